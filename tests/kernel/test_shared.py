"""Open decisions that several seats share: the first answer counts for all, and is its giver's."""

import json
import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

import crenel
from crenel.kernel.record import replay_record
from crenel.kernel.timeline import Timeline, rewound
from tests.kernel.caravan import CARAVAN, FIRST_CARD, FIRST_SEAT, PEACE, REST, WAR, Caravan
from tests.promises import (
    Chooser,
    adds_up,
    clones,
    determinizes,
    hands_out_copies,
    lists_actions,
    reads_back,
    refused,
    undoes,
    walk,
)


def new(seats: int = 3, seed: int | str = 1, **options: object) -> Caravan:
    state = CARAVAN.new(seats, seed, options)
    assert isinstance(state, Caravan)
    return state


def in_any_order(seats: int = 3, **options: object) -> Caravan:
    """A game in which all may act, in the order they like."""
    state = new(seats, **options)
    state.apply(PEACE, 0)
    assert state.actors == tuple(range(seats))
    return state


def test_all_who_share_it_may_answer_and_the_actor_is_the_first() -> None:
    state = new()
    assert (state.actor, state.actors, state.shared) == (0, (0, 1, 2), True)
    assert [state.actions(seat) for seat in (None, 0, 1, 2)] == [[PEACE, WAR]] * 4


def test_the_first_answer_decides_for_all() -> None:
    state = new()
    state.apply(PEACE, 2)
    assert state.purse == 0
    assert state.events[-1] == {"event": "peace", "seat": 2}
    assert state.moves() == [(2, PEACE)]


def test_play_answers_for_the_actor() -> None:
    state = new()
    state.play(PEACE)
    assert state.moves() == [(0, PEACE)]


def test_the_decider_is_known_to_the_rules() -> None:
    """Who starts the war loses the points."""
    state = new()
    state.apply(WAR, 1)
    assert [points < 0 for points in state.points] == [False, True, False]


def test_each_may_have_answers_of_their_own() -> None:
    state = in_any_order()
    for seat in range(3):
        assert state.actions(seat) == [REST, *(FIRST_CARD + card for card in state.hands[seat])]
    foreign = FIRST_CARD + state.hands[0][0]
    refused(lambda: state.apply(foreign, 1))
    state.apply(FIRST_CARD + state.hands[1][0], 1)
    assert (state.actor, state.actors, state.shared) == (1, (1,), False), "who played a card awards it, alone"
    state.apply(FIRST_SEAT, 1)
    assert (state.actors, state.shared) == ((0, 2), True)
    refused(lambda: state.apply(REST, 1))


def test_whoever_is_not_among_them_is_refused() -> None:
    state = in_any_order()
    state.apply(REST, 0)
    with pytest.raises(crenel.IllegalAction) as refusal:
        state.apply(REST, 0)
    assert (refusal.value.reason, refusal.value.details) == ("not-your-turn", {"seat": 0, "actor": 1})


def test_one_answer_that_is_the_same_for_all_is_taken() -> None:
    """Without a coin it is war; told as the first seat's, asked of nobody."""
    state = new(purse=0)
    assert [line["event"] for line in state.events] == ["forced", "war", "battle"]
    assert state.events[0] == {"event": "forced", "seat": 0, "action": "war"}
    assert state.moves() == []


def test_one_answer_each_is_still_a_decision() -> None:
    """Who comes first matters; the last one left, with one answer, is not asked."""
    state = in_any_order()
    state.hands = [[], [], []]
    state.settle()
    assert [state.actions(seat) for seat in range(3)] == [[REST]] * 3
    state.apply(REST, 2)
    state.apply(REST, 0)
    assert next(line["seat"] for line in state.events if line["event"] == "forced") == 1
    assert state.stage == 2


def test_confirmation_asks_the_last_one_too() -> None:
    state = in_any_order(confirm=True)
    state.hands = [[], [], []]
    state.settle()
    state.apply(REST, 2)
    state.apply(REST, 0)
    assert (state.actors, state.actions()) == ((1,), [REST])


def test_a_decision_that_nobody_can_answer_is_left_out() -> None:
    state = in_any_order()
    state.done = [True, True, True]
    state.settle()
    assert state.stage == 2


def test_the_record_names_the_decider() -> None:
    state = new()
    for seat, action in ((2, PEACE), (1, REST)):
        state.apply(action, seat)
    assert state.record().splitlines()[-3:-1] == ["2 peace", "1 rest"]
    assert replay_record(state.record(), lambda _: CARAVAN) == state


def test_it_is_no_barrier_and_previews_run_up_to_it() -> None:
    state = new()
    barrier = state.barrier
    assert [line["event"] for line in state.preview(PEACE, 2)] == ["peace"]
    assert state.foresee(PEACE, 1).actors == (0, 1, 2)
    assert [line["event"] for line in state.preview(WAR, 1)] == ["war"]
    assert state.foresee(WAR, 1).halted, "a die is to be rolled"
    state.apply(PEACE, 1)
    assert state.barrier == barrier


def test_only_the_decider_takes_it_back() -> None:
    timeline = Timeline(new())
    timeline.apply(PEACE, 1)
    assert [[moment.text for moment in timeline.undoable(seat)] for seat in range(3)] == [[], ["peace"], []]
    timeline.apply(REST, 2)
    with pytest.raises(crenel.CrenelError):
        timeline.undo(1)
    timeline.undo(2)
    timeline.undo(1)
    assert timeline.state == new()
    assert timeline.state.actors == (0, 1, 2)


def test_whoever_waits_for_a_shared_decision_can_plan() -> None:
    state = in_any_order()
    state.apply(FIRST_CARD + state.hands[1][0], 1)
    assert [state.plannable(seat) for seat in range(3)] == [True, False, True]
    sketch = state.plan_state(2)
    assert sketch is not None
    assert sketch.actions(2) == [REST, *(FIRST_CARD + card for card in state.hands[2])]
    assert state.observe(2)["mine"] == sketch.observe(2)["mine"]


def test_a_guess_asks_the_same_seats_for_what_they_might_hold() -> None:
    state = in_any_order()
    rng = random.Random(5)
    held = set()
    for _ in range(30):
        guess = state.determinize(2, rng)
        assert guess.actors == (0, 1, 2)
        assert guess.actions(2) == state.actions(2)
        assert guess.actions() == [REST, *(FIRST_CARD + card for card in table_hand(guess))]
        held.add(tuple(guess.actions()))
    assert len(held) > 5


def table_hand(state: crenel.State) -> list[int]:
    assert isinstance(state, Caravan)
    return state.hands[0]


def test_onlookers_see_who_may_answer() -> None:
    view = in_any_order().observe(None)
    assert (view["actors"], view["shared"], view["mine"]) == ([0, 1, 2], True, None)


@given(
    seats=st.sampled_from([1, 2, 3]),
    seed=st.integers(0, 2**32),
    purse=st.integers(0, 2),
    confirm=st.booleans(),
    choices=st.binary(max_size=12),
)
def test_it_keeps_the_promises(seats: int, seed: int, purse: int, confirm: bool, choices: bytes) -> None:
    for state in walk(new(seats, seed, purse=purse, confirm=confirm), Chooser(choices)):
        lists_actions(state)
        reads_back(state)
        adds_up(state)
        assert replay_record(state.record(), lambda _: CARAVAN) == state
        again = CARAVAN.load(json.loads(json.dumps(state.dump())))
        assert (again, again.actors, again.legal) == (state, state.actors, state.legal)
        assert rewound(state, len(state.moves())) == state
        hands_out_copies(state.clone())
        clones(state.clone())
        if not state.over:
            determinizes(state, random.Random(seed))
        for seat in range(seats):
            sketch = state.plan_state(seat)
            assert sketch is None or seat in sketch.actors
    assert state.over
    undoes(new(seats, seed, purse=purse, confirm=confirm), Chooser(choices))
