"""Playouts: games played on by a policy, wholly inside the engine."""

import pytest

import crenel
from crenel.kernel.playouts import Policy, RandomPolicy


def test_a_playout_goes_to_the_end() -> None:
    for game in crenel.games():
        state = crenel.game(game).new(3, 1).clone()
        assert state.playout() > 50
        assert state.over
        assert not state.halted


def test_a_playout_is_what_its_generator_makes_of_it() -> None:
    state = crenel.game("burgundy").new(2, 1)
    first, second = state.clone(), state.clone()
    assert first.playout() == second.playout()
    assert first.digest() == second.digest()
    third = state.clone()
    third.rng.below(6)
    third.playout()
    assert third.digest() != first.digest()


@pytest.mark.parametrize("horizon", [0, 1, 3])
def test_a_horizon_counts_rounds(horizon: int) -> None:
    state = crenel.game("burgundy").new(2, 1).clone()
    begun = state.rounds_begun()
    state.playout(RandomPolicy(3), horizon)
    assert state.rounds_begun() == begun + horizon + 1
    assert not state.over


def test_a_batch_leaves_the_state_as_it_was_and_its_games_differ() -> None:
    for game in crenel.games():
        state = crenel.game(game).new(2, 1).clone()
        before = state.digest()
        ends = state.playouts(4, seed="batch")
        assert state.digest() == before
        assert all(end.over for end in ends)
        assert len({end.digest() for end in ends}) == 4
        assert [end.digest() for end in state.playouts(4, seed="batch")] == [end.digest() for end in ends]


def test_a_policy_is_asked_for_every_decision() -> None:
    """Every decision is the policy's: the first action each time is the game that is played by hand."""

    class First(Policy):
        def choose(self, state: crenel.State) -> int:
            return state.legal[0]

    state = crenel.game("burgundy").new(2, 1).clone()
    by_hand = state.clone()
    taken = 0
    while not by_hand.over:
        by_hand.play(by_hand.legal[0])
        taken += 1
    assert state.playout(First()) == taken
    assert state.digest() == by_hand.digest()
