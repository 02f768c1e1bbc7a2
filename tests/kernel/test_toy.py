"""The kernel alone, with a toy game: steps, secret decisions made at once, barriers, forced answers, records."""

import random

import pytest

import crenel
from crenel.kernel.record import replay_record
from crenel.kernel.state import NOBODY, State, Step
from crenel.kernel.timeline import Timeline, rewound
from tests.kernel.toy import TOY, Bids, Toy
from tests.promises import Chooser, adds_up, clones, determinizes, lists_actions, loads, undoes, walk

LAST, MORE = 0, 1  # answers to Errands


def new(seats: int = 3, seed: int = 1, **options: object) -> Toy:
    state = TOY.new(seats, seed, options)
    assert isinstance(state, Toy)
    return state


def bid(state: crenel.State, **bids: int) -> None:
    for name, number in bids.items():
        seat = int(name[-1])
        state.apply(state.parse(f"bid {number}", seat), seat)


def test_all_are_asked_at_once_and_answer_in_any_order() -> None:
    state = new()
    assert (state.actor, state.actors) == (0, (0, 1, 2))
    bid(state, seat2=2)
    assert (state.actor, state.actors) == (0, (0, 1))
    assert state.actions(2) == []
    bid(state, seat0=0)
    assert (state.actor, state.actors) == (1, (1,))
    assert state.events == []
    bid(state, seat1=0)
    assert state.events[0] == {"event": "bids", "bids": [0, 0, 2]}
    assert state.actor == 2  # alone with the most: rolled, and may double


class Errands(Step):
    """As many errands as its seat likes. It lies on the stack while it resolves, but for the last time."""

    def options(self, state: State) -> list[int]:
        return [LAST, MORE]

    def stays(self, action: int) -> bool:
        return action == MORE

    def resolve(self, state: State, action: int) -> None:
        assert (self in state.stack) == (action == MORE)
        if action == MORE:
            state.push(Bids(NOBODY))


def test_a_step_that_stays_is_asked_again_after_what_it_pushed() -> None:
    state = new(seats=2)
    errands = Errands(1)
    state.stack = [errands]
    state.halt()
    state.settle()
    for _ in range(2):
        assert (state.actor, state.actions()) == (1, [LAST, MORE])
        state.play(MORE)
        assert state.actors == (0, 1)
        bid(state, seat0=0, seat1=0)
        assert state.stack == [errands]
    state.play(LAST)
    assert state.over
    assert state.stack == []


def test_nobody_answers_twice() -> None:
    state = new()
    bid(state, seat2=2)
    with pytest.raises(crenel.IllegalAction) as refused:
        state.apply(10, 2)
    assert refused.value.rule == "kernel.turn"


def test_a_secret_stays_one_until_the_last_answer() -> None:
    state = new()
    bid(state, seat1=1)
    assert state.observe(1)["mine"] == "bid 1"
    assert state.observe(0)["mine"] is None
    assert state.observe(0)["ready"] == [False, True, False]
    other = new()
    bid(other, seat1=2)
    assert state.observe(0) == other.observe(0)
    assert state.observe(None) == other.observe(None)


def test_a_guess_draws_others_secrets_anew() -> None:
    state = new()
    bid(state, seat1=1, seat2=2)
    rng = random.Random(3)
    guesses = [state.determinize(1, rng).secret for _ in range(30)]
    assert all(guess[0] == -1 and guess[1] == 11 for guess in guesses)
    assert {guess[2] for guess in guesses} == {10, 11, 12}


def test_not_asked_and_only_one_answer() -> None:
    """In the second round seat 2 is not asked and seat 0 can only bid 0: seat 1 alone decides."""
    state = new()
    bid(state, seat0=1, seat1=1, seat2=1)
    assert state.actors == (1,)
    bid(state, seat1=0)
    assert state.events[-1] == {"event": "bids", "bids": [0, 0, None]}
    assert state.actor is None


def test_a_single_answer_is_taken_and_told() -> None:
    state = new(chances=0)
    bid(state, seat0=2, seat1=0, seat2=0)
    assert [line["event"] for line in state.events] == ["bids", "rolled", "forced"]
    assert state.events[-1]["action"] == "leave"
    assert state.points[0] == state.events[1]["die"]


def test_confirmation_asks_even_then() -> None:
    state = new(chances=0, confirm=True)
    bid(state, seat0=2, seat1=0, seat2=0)
    assert [state.text(action) for action in state.actions()] == ["leave"]


def test_barriers() -> None:
    """The reveal is one, the roll another; a bid that others still wait for is none."""
    state = new()
    start = state.barrier
    bid(state, seat0=2, seat1=0)
    assert state.barrier == start
    bid(state, seat2=0)
    assert state.barrier == start + 2


def test_a_preview_stops_before_the_reveal() -> None:
    state = new()
    assert state.preview(12, 0) == []
    assert not state.foresee(12, 0).halted
    bid(state, seat0=2, seat1=0)
    assert state.preview(10, 2) == []
    assert state.foresee(10, 2).halted
    assert not state.halted
    assert state.secret == [12, 10, -1]


def test_undo_takes_back_an_own_answer_only() -> None:
    timeline = Timeline(new())
    for seat, number in ((2, 2), (0, 1)):
        timeline.apply(timeline.state.parse(f"bid {number}", seat), seat)
    assert [moment.text for moment in timeline.undoable(2)] == ["bid 2"]
    assert timeline.undoable(1) == []
    timeline.undo(2)
    assert timeline.state.secret == [11, -1, -1]
    assert timeline.state.actors == (1, 2)
    timeline.undo(0)
    assert timeline.state == new()
    assert timeline.state.moves() == []


def test_an_answer_given_anew_is_the_one_that_counts() -> None:
    timeline = Timeline(new())
    for seat, number in ((2, 2), (0, 1)):
        timeline.apply(timeline.state.parse(f"bid {number}", seat), seat)
    timeline.undo(2)
    for seat, number in ((2, 0), (1, 0)):
        timeline.apply(timeline.state.parse(f"bid {number}", seat), seat)
    state = timeline.state
    assert state.events[0]["bids"] == [1, 0, 0]
    assert replay_record(state.record(), lambda _: TOY) == state
    assert all(timeline.undoable(seat) == [] for seat in range(3))


def test_undo_restores_others_answers_before_and_after() -> None:
    """Seat 1 takes back an answer that came before seat 0's; that one stays, and can still be taken back."""
    timeline = Timeline(new())
    for seat in (1, 0):
        timeline.apply(12, seat)
    timeline.undo(1)
    timeline.undo(0)
    assert timeline.state == new()
    with pytest.raises(crenel.CrenelError):
        timeline.undo(0)


def test_undo_says_how_far_it_can_go() -> None:
    timeline = Timeline(new())
    with pytest.raises(crenel.CrenelError) as refused:
        timeline.undo(0)
    assert refused.value.key == "nothing-to-undo"
    timeline.apply(12, 0)
    with pytest.raises(crenel.CrenelError) as refused:
        timeline.undo(0, 2)
    assert (refused.value.key, refused.value.details["possible"]) == ("undo-too-far", 1)


def test_rewound() -> None:
    state = new()
    bid(state, seat2=2, seat0=0)
    before = state.clone()
    bid(state, seat1=0)
    assert rewound(state, 2) == before
    assert rewound(state, 0) == new()
    with pytest.raises(crenel.CrenelError):
        rewound(state, 9)


@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize("confirm", [False, True])
def test_the_toy_keeps_the_promises(seats: int, confirm: bool) -> None:
    for seed in range(25):
        choices = bytes([seed])
        for state in walk(new(seats, seed, confirm=confirm), Chooser(choices)):
            lists_actions(state)
            adds_up(state)
            assert replay_record(state.record(), lambda _: TOY) == state
            again = TOY.load(state.dump())
            assert again == state
            if state.actor is not None:
                determinizes(state, random.Random(seed))
            clones(state.clone())
        undoes(new(seats, seed, confirm=confirm), Chooser(choices))


def test_states_are_not_hashed() -> None:
    with pytest.raises(TypeError):
        hash(new())


def test_loads_is_for_known_games_only() -> None:
    """`loads` replays through the public API, which does not know the toy."""
    with pytest.raises(crenel.BadRecord):
        loads(new())
