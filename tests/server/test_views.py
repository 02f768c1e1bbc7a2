"""What goes on the wire is what `observe` says, seat by seat."""

import json
import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from crenel.server.course import Course
from crenel.server.entries import Acted, SeatPlan
from crenel.server.hall import plan
from crenel.server.views import Picture
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


def looks_right(course: Course) -> None:
    seats: list[int | None] = [None, *range(len(course.seats))]
    picture = Picture(course, course.face(), [], [], seats)
    for seat in seats:
        assert read(write(picture.view(seat))) == json.loads(write(course.state().observe(seat)))


@pytest.mark.parametrize(("game", "seats", "options"), TABLES)
@given(seed=st.integers(0, 10**6), length=st.integers(0, 40))
def test_everybody_gets_their_own_view(
    game: str, seats: int, options: dict[str, object], seed: int, length: int
) -> None:
    people = [SeatPlan("human", str(number), "") for number in range(seats)]
    course = plan(game, options, people, "0", "", False)
    chance = random.Random(seed)
    looks_right(course)
    for at in range(length):
        state = course.state()
        seat = chance.choice(state.actors)
        course.take(Acted(at=at, seat=seat, move=state.text(chance.choice(state.actions(seat)), seat)))
    looks_right(course)


def test_a_table_that_has_not_begun_shows_nothing() -> None:
    course = plan("burgundy", {}, [SeatPlan("human", "a", ""), SeatPlan("open", invite="x")], "a", "", False)
    assert Picture(course, course.face(), [], [], [0]).view(0) is None
