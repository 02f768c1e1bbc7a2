"""Actions and vectors of fixed size: both ways and without collisions, and nothing in them that a seat cannot know."""

import random
import re
from pathlib import Path
from typing import Any

import pytest

import crenel
from crenel.envs import Table
from crenel.envs.codes import NO_INDEX
from crenel.envs.table import ACTIONS, LEAST, MOST
from crenel.games.burgundy.modules import MODULES as BURGUNDY
from crenel.games.burgundy.moves import PLACE, move
from crenel.games.burgundy.notation import VERBS as BURGUNDY_VERBS
from crenel.games.great_wall.modules import MODULES as GREAT_WALL
from crenel.games.great_wall.moves import VERBS as GREAT_WALL_VERBS
from tests.promises import MODES, Mode

DOCS = Path(__file__).parent.parent.parent / "docs" / "envs.md"


def table_of(mode: Mode) -> Table:
    return Table(mode.game, mode.seats, mode.options)


@pytest.mark.parametrize("mode", MODES, ids=str)
def test_actions_have_numbers_of_their_own_and_vectors_tell_no_secret(mode: Mode) -> None:
    """Over a random game: every legal action has a number and a number leads back to it; the vector of a seat is the
    same in another world that the seat cannot tell from this one.
    """
    table, rng = table_of(mode), random.Random(f"envs {mode}")
    state = table.new("envs")
    vectors: set[tuple[int, ...]] = set()
    while state.actor is not None:
        for seat in state.actors:
            legal = state.actions(seat)
            numbers = table.code.indices(legal)
            assert NO_INDEX not in numbers
            assert len(set(numbers)) == len(legal)
            assert max(numbers) < table.actions
            drawn = rng.choice(numbers)
            assert table.action(state, seat, drawn) == legal[numbers.index(drawn)]
            assert table.names[drawn].split()[0] == state.fields(legal[numbers.index(drawn)], seat)["verb"]
            if rng.random() < 0.05:
                assert sorted(numbers) == [number for number, flag in enumerate(table.mask(state, seat)) if flag]
        if rng.random() < 0.05:
            seat = rng.randrange(mode.seats)
            vector = table.observe(state, seat)
            assert len(vector) == table.size
            assert LEAST <= min(vector) <= max(vector) <= MOST
            world = state.determinize(seat, rng)
            assert table.observe(world, seat) == vector
            if seat in state.actors:
                assert table.mask(world, seat) == table.mask(state, seat)
            vectors.add(tuple(vector))
        seat = rng.choice(state.actors)
        state.decide(seat, rng.choice(state.actions(seat)))
    assert len(vectors) > 1
    assert len(table.returns(state)) == mode.seats


@pytest.mark.parametrize("options", [{"coop": True}, {"scenario": "great_famine"}], ids=["coop", "famine"])
def test_those_who_lose_together_all_get_the_same(options: dict[str, object]) -> None:
    """In the co-op mode, and where the rules end a game for all, whatever honor they have."""
    table = Table("great_wall", 3, options)
    state = table.new(0)
    state.playout()
    assert state.winners() == []
    assert max(state.scores()) > 0
    assert table.returns(state) == [-1.0] * 3


@pytest.mark.parametrize("game", crenel.games())
def test_names_and_sizes_are_the_same_for_every_seed(game: str) -> None:
    table = Table(game, 2)
    assert len(set(table.names)) == len(table.names) == table.actions
    assert [field.start for field in table.fields[1:]] == [field.start + field.size for field in table.fields[:-1]]
    for seed in range(3):
        assert len(table.observe(table.new(seed), 1)) == table.size
    assert Table(game, 2).names == table.names


@pytest.mark.parametrize(
    ("game", "verbs", "modules"), [("burgundy", BURGUNDY_VERBS, BURGUNDY), ("great_wall", GREAT_WALL_VERBS, GREAT_WALL)]
)
def test_every_verb_has_a_row_and_every_row_a_verb(game: str, verbs: Any, modules: Any) -> None:
    words = set(verbs.values() if isinstance(verbs, dict) else verbs)
    for module in modules:
        words |= set((module.verbs() if callable(module.verbs) else module.verbs).values())
    assert words == set(ACTIONS[game])


def test_many_stored_tiles_have_numbers() -> None:
    """With shield 4 a player may store any number: a random game reached 13."""
    thirteenth = move(PLACE, 6, 19, 12)
    assert Table("burgundy", 2, {"shields": True}).code.indices([thirteenth]) != [NO_INDEX]
    assert Table("burgundy", 2).code.indices([thirteenth]) == [NO_INDEX]
    assert Table("burgundy", 4, {"team": True}).sizes["keys"] == 6


def test_a_number_that_is_not_legal_is_refused() -> None:
    table = Table("burgundy")
    state = table.new(1)
    with pytest.raises(ValueError, match="no legal action"):
        table.action(state, state.asked, next(iter(set(range(table.actions)) - set(table.legal(state, state.asked)))))


def test_seats_see_themselves_first() -> None:
    table = Table("burgundy", 3)
    state = table.new(1)
    rng = random.Random(1)
    while state.actor is not None:
        state.play(rng.choice(state.actions()))
    scores = [field for field in table.fields if field.name.endswith(".score")]
    for seat in range(3):
        vector = table.observe(state, seat)
        assert [vector[field.start] for field in scores] == [state.scores()[(seat + place) % 3] for place in range(3)]


@pytest.mark.parametrize("game", crenel.games())
def test_the_document_explains_each_field(game: str) -> None:
    explained = set(re.findall(r"^\| `([\w. ,`]+)` \|", DOCS.read_text(encoding="utf-8"), re.MULTILINE))
    names = {re.sub(r"^\d+", "N", field.name) for field in Table(game, 2).fields}
    assert names <= {name for row in explained for name in re.split(r"`, `", row)}
