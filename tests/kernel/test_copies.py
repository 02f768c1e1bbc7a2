"""`copy`, `deepcopy` and `pickle` of a state, and what states and games say of themselves."""

import copy
import json
import pickle
import random
from collections.abc import Callable

import pytest

import crenel
from crenel.kernel.timeline import rewound
from tests.promises import MODES, Chooser, Mode, played, walk


def pickled(state: crenel.State) -> crenel.State:
    again = pickle.loads(pickle.dumps(state))
    assert isinstance(again, crenel.State)
    return again


ways = pytest.mark.parametrize("way", [copy.copy, copy.deepcopy, pickled])
Way = Callable[[crenel.State], crenel.State]


@ways
@pytest.mark.parametrize("mode", MODES, ids=str)
def test_a_copy_is_the_same_game(mode: Mode, way: Way) -> None:
    for length in (0, 3, 60):
        state = played(mode, 4, b"copies", length)
        again = way(state)
        assert type(again) is type(state)
        assert again == state
        assert again.events == state.events
        assert again.moves() == state.moves()
        assert again.record() == state.record()
        assert (again.actors, again.actions()) == (state.actors, state.actions())
        assert (again.confirm, again.recording, again.rules) == (state.confirm, state.recording, state.rules)
        assert rewound(again, 0) == rewound(state, 0)


@ways
def test_a_copy_goes_on_alone(way: Way) -> None:
    state = played(Mode("great_wall", 2), 4, b"copies", 60)
    before, told = state.dump(), state.events[:]
    again, twin = way(state), way(state)
    for here in (again, twin):
        for _ in walk(here, Chooser(b"on"), 30):
            pass
    assert again == twin
    assert again.events == twin.events
    assert again.events[: len(told)] == told
    assert len(again.events) > len(told)
    assert (state.dump(), state.events) == (before, told)


@pytest.mark.parametrize("way", [copy.deepcopy, pickled])
def test_a_deep_copy_has_its_own_events(way: Way) -> None:
    state = played(Mode("burgundy", 2), 4, b"copies", 20)
    told = json.dumps(state.events)
    for line in way(state).events:
        line.clear()
    assert json.dumps(state.events) == told


@ways
def test_a_preview_still_stops_where_it_stopped(way: Way) -> None:
    for mode in (Mode("burgundy", 2), Mode("great_wall", 2)):
        for state in walk(mode.new(7), Chooser(b"preview"), 80):
            for action in state.actions()[:1]:
                shown = state.foresee(action)
                again = way(shown)
                assert (again.halted, again.actors, again.events) == (shown.halted, shown.actors, shown.events)
                assert again == shown


@ways
def test_a_guess_is_copied_without_a_record(way: Way) -> None:
    guess = played(Mode("great_wall", 3), 4, b"copies", 50).determinize(1, random.Random(2))
    again = way(guess)
    assert again == guess
    assert again.moves() == []
    with pytest.raises(crenel.BadRecord):
        again.record()


@pytest.mark.parametrize("name", crenel.games())
def test_a_game_can_be_pickled(name: str) -> None:
    game = crenel.game(name)
    again = pickle.loads(pickle.dumps(game))
    assert (type(again), again.name, again.rules, again.options) == (type(game), name, game.rules, game.options)
    assert again.new(2, 3) == game.new(2, 3)


def test_what_a_state_says_of_itself() -> None:
    state = crenel.game("burgundy").new(2, 1)
    assert repr(state) == f"<burgundy: 2 seats, phase A, round 1, {state.actor} to decide, 0 moves>"
    state = crenel.game("great_wall").new(3, 1)
    assert repr(state) == "<great_wall: 3 seats, year 1, season fall, 0/1/2 to decide, 0 moves>"
    for _ in walk(state, Chooser(b"end")):
        pass
    assert repr(state).endswith(f", over, {len(state.moves())} moves>")


def test_what_a_preview_says_of_itself() -> None:
    shown = (
        here.foresee(action)
        for here in walk(crenel.game("burgundy").new(2, 1), Chooser(b"preview"), 60)
        for action in here.actions()
    )
    assert "waits for new information" in repr(next(state for state in shown if state.halted))


def test_what_a_game_says_of_itself() -> None:
    assert repr(crenel.game("burgundy")) == "<BurgundyGame burgundy: 1, 2, 3, 4 seats, rules 2>"
