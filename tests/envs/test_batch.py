"""Many games at once: in every mode they are the games that would be played alone, and what is written of them, only
where it has changed, is what `Table.mask` and `Table.observe` work out anew.
"""

import gc
import random
import sys
from array import array

import pytest

import crenel
from crenel.envs import Batch, Table
from tests.promises import MODES, Mode

GAMES = 3


class Arrays:
    """A batch with arrays that it writes into."""

    def __init__(self, table: Table, games: int, seed: str) -> None:
        self.table = table
        self.games = games
        self.batch = Batch(table, games, seed)
        self.masks = bytearray(b"\7" * (games * table.actions))
        self.vectors = array("h", [7]) * (games * table.size)
        self.rewards = array("f", [7]) * (games * table.seats)
        self.seats, self.ended = bytearray(games), bytearray(b"\7" * games)
        self.batch.bind(self.masks, self.vectors, self.rewards, self.seats, self.ended)

    def mask(self, place: int) -> bytearray:
        return self.masks[place * self.table.actions : (place + 1) * self.table.actions]

    def vector(self, place: int) -> list[int]:
        return list(self.vectors[place * self.table.size : (place + 1) * self.table.size])

    def told(self, place: int) -> list[float]:
        return list(self.rewards[place * self.table.seats : (place + 1) * self.table.seats])

    def drawn(self, rng: random.Random) -> "array[int]":
        """Return a legal number for each game."""
        return array("i", [rng.choice([n for n, flag in enumerate(self.mask(p)) if flag]) for p in range(self.games)])

    def all(self) -> tuple[bytes, ...]:
        """Return everything that is written."""
        return tuple(bytes(each) for each in (self.masks, self.vectors, self.rewards, self.seats, self.ended))


@pytest.mark.parametrize("mode", MODES, ids=str)
def test_what_is_written_is_what_is_worked_out_anew(mode: Mode) -> None:
    """Over a game, until it has ended and some of the next one is played."""
    table, rng = Table(mode.game, mode.seats, mode.options), random.Random(f"batch {mode}")
    arrays = Arrays(table, 1, "many")
    alone = crenel.game(mode.game).new(mode.seats, "many/0/0", mode.options)
    after = 0  # decisions of the next game
    while after < 20:
        seat = int(alone.asked)
        assert arrays.seats[0] == seat
        assert arrays.mask(0) == table.mask(alone, seat)
        if after or rng.random() < 0.3:
            assert arrays.vector(0) == table.observe(alone, seat)
        chosen = arrays.drawn(rng)
        alone.play(table.action(alone, seat, chosen[0]))
        arrays.batch.step(chosen)
        assert bool(arrays.ended[0]) == alone.over
        assert arrays.told(0) == pytest.approx(table.returns(alone) if alone.over else [0.0] * mode.seats, abs=1e-5)
        if alone.over:
            alone = crenel.game(mode.game).new(mode.seats, f"many/0/{arrays.batch.played[0]}", mode.options)
        after += arrays.batch.played[0] > 0
        if rng.random() < 0.02:
            assert arrays.batch.states[0].digest() == alone.digest()
    assert arrays.batch.states[0].digest() == alone.digest()


@pytest.mark.parametrize(("game", "seats"), [("burgundy", 2), ("great_wall", 3)])
def test_games_beside_one_another_do_not_mix(game: str, seats: int) -> None:
    """With more games than are handed over together, so that the last ones are fewer."""
    table, rng = Table(game, seats), random.Random(5)
    arrays = Arrays(table, 19, "beside")
    alone = [table.new(f"beside/{place}/0") for place in range(arrays.games)]
    for _ in range(60):
        chosen = arrays.drawn(rng)
        for place, state in enumerate(alone):
            seat = int(state.asked)
            assert arrays.mask(place) == table.mask(state, seat)
            assert arrays.vector(place) == table.observe(state, seat)
            state.play(table.action(state, seat, chosen[place]))
        arrays.batch.step(chosen)


@pytest.mark.parametrize(("game", "seats"), [("burgundy", 2), ("great_wall", 2)])
def test_it_comes_back_to_where_it_was_saved(game: str, seats: int) -> None:
    table = Table(game, seats)
    arrays, rng = Arrays(table, GAMES, "saved"), random.Random(3)
    for _ in range(40):
        arrays.batch.step(arrays.drawn(rng))
    saved, there = arrays.batch.save(), arrays.all()
    steps = [arrays.drawn(rng)]
    ends = []
    while sum(ends) < 2:
        arrays.batch.step(steps[-1])
        ends.append(sum(arrays.ended))
        steps.append(arrays.drawn(rng))
    end = arrays.all()
    for _ in range(2):
        arrays.batch.restore(saved)
        assert arrays.all()[:2] == there[:2]
        for chosen in steps[:-1]:
            arrays.batch.step(chosen)
        assert arrays.all() == end
    assert arrays.batch.played != saved.played


def test_steps_leave_nothing_behind() -> None:
    """No memory grows with the moves: the same steps once more need no more of it."""
    arrays, rng = Arrays(Table("burgundy", 2), GAMES, "memory"), random.Random(2)
    saved = arrays.batch.save()
    steps = []
    for _ in range(200):
        steps.append(arrays.drawn(rng))
        arrays.batch.step(steps[-1])

    def blocks() -> int:
        arrays.batch.restore(saved)
        for chosen in steps:
            arrays.batch.step(chosen)
        gc.collect()
        return sys.getallocatedblocks()

    blocks()
    assert abs(blocks() - blocks()) < len(steps)
    assert all(len(state.moves()) == 1 for state in arrays.batch.states)


def test_an_action_that_is_not_legal_is_refused_before_any_is_taken() -> None:
    arrays, rng = Arrays(Table("burgundy", 2), GAMES, "refused"), random.Random(1)
    before = arrays.all()
    for wrong in (-1, arrays.mask(2).index(0), arrays.table.actions):
        chosen = arrays.drawn(rng)
        chosen[2] = wrong
        with pytest.raises(ValueError, match="no legal action of game 2"):
            arrays.batch.step(chosen)
    with pytest.raises(ValueError, match="3 numbers"):
        arrays.batch.step(arrays.drawn(rng)[:2])
    assert arrays.all() == before
    assert arrays.batch.states[0].digest() == arrays.table.new("refused/0/0").digest()


def test_arrays_of_another_size_are_refused() -> None:
    batch = Batch(Table("burgundy"), 2)
    with pytest.raises(ValueError, match="bytes to write into"):
        batch.bind(bytearray(1), bytearray(1), bytearray(1), bytearray(1), bytearray(1))
