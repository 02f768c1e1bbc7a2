"""What goes on the wire is what `observe` says, seat by seat."""

import json
import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from crenel.server.course import Course
from crenel.server.entries import Acted, SeatPlan, TookBack
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
        if course.undoable(seat) and chance.random() < 0.2:  # what was kept must not outlive what it showed
            course.take(TookBack(at=at, seat=seat, count=1))
        else:
            course.take(Acted(at=at, seat=seat, move=state.text(chance.choice(state.actions(seat)), seat)))
        looks_right(course)


@pytest.mark.parametrize("seed", range(3))
def test_what_is_kept_of_a_view_is_right_to_the_end(seed: int) -> None:
    people = [SeatPlan("human", str(number), "") for number in range(2)]
    course = plan("burgundy", {}, people, "0", "", False)
    chance = random.Random(seed)
    while not course.over:
        state = course.state()
        seat = chance.choice(state.actors)
        course.take(Acted(at=0, seat=seat, move=state.text(chance.choice(state.actions(seat)), seat)))
        looks_right(course)


def test_a_table_that_has_not_begun_shows_nothing() -> None:
    course = plan("burgundy", {}, [SeatPlan("human", "a", ""), SeatPlan("open", invite="x")], "a", "", False)
    assert Picture(course, course.face(), [], [], [0]).view(0) is None
