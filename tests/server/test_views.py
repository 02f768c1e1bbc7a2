"""What goes on the wire is what `observe` says, seat by seat."""

import json
import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from crenel.server.entries import Acted, TableSeat, Undone
from crenel.server.registry import new_table_log
from crenel.server.table_log import TableLog
from crenel.server.views import ViewBatch
from crenel.server.wire import write

TABLES = [
    ("burgundy", 2, {}),
    ("burgundy", 3, {"castle": "secret"}),  # each sees a choice of their own among what is open
    ("burgundy", 4, {"team": True, "shields": True, "trade_routes": True}),
    ("great_wall", 3, {}),
]


def once(pairs: list[tuple[str, object]]) -> dict[str, object]:
    """An object whose names stand there once."""
    assert len(dict(pairs)) == len(pairs)
    return dict(pairs)


def read(text: bytes) -> object:
    return json.loads(text, object_pairs_hook=once)


def looks_right(log: TableLog) -> None:
    seats: list[int | None] = [None, *range(len(log.seating.seats))]
    batch = ViewBatch(log, log.summary(), [], [], seats)
    for seat in seats:
        assert read(write(batch.view(seat))) == json.loads(write(log.state().observe(seat)))


@pytest.mark.parametrize(("game", "seats", "options"), TABLES)
@given(seed=st.integers(0, 10**6), length=st.integers(0, 40))
def test_everybody_gets_their_own_view(
    game: str, seats: int, options: dict[str, object], seed: int, length: int
) -> None:
    people = [TableSeat("human", str(number), "") for number in range(seats)]
    log = new_table_log(game, options, people, "0", "", False)
    chance = random.Random(seed)
    looks_right(log)
    for at in range(length):
        state = log.state()
        seat = chance.choice(state.actors)
        if log.undoable(seat) and chance.random() < 0.2:  # what was kept must not outlive what it showed
            log.apply_entry(Undone(at=at, seat=seat, count=1))
        else:
            log.apply_entry(Acted(at=at, seat=seat, move=state.text(chance.choice(state.actions(seat)), seat)))
        looks_right(log)


@pytest.mark.parametrize("seed", range(3))
def test_what_is_kept_of_a_view_is_right_to_the_end(seed: int) -> None:
    people = [TableSeat("human", str(number), "") for number in range(2)]
    log = new_table_log("burgundy", {}, people, "0", "", False)
    chance = random.Random(seed)
    while not log.over:
        state = log.state()
        seat = chance.choice(state.actors)
        log.apply_entry(Acted(at=0, seat=seat, move=state.text(chance.choice(state.actions(seat)), seat)))
        looks_right(log)


def test_a_table_that_has_not_begun_shows_nothing() -> None:
    log = new_table_log("burgundy", {}, [TableSeat("human", "a", ""), TableSeat("open", invite="x")], "a", "", False)
    assert ViewBatch(log, log.summary(), [], [], [0]).view(0) is None
