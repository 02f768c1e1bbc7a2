"""The priority policy of Burgundy: each verb scored by what it gains, those of modules too."""

import random
from typing import cast

import pytest

import crenel
from crenel import bots
from crenel.bots.burgundy.evaluation import BurgundyEvaluation, actions_left
from crenel.bots.burgundy.priority import PriorityPolicy
from crenel.games.burgundy.modules.extra_tiles.module import HIRE
from crenel.games.burgundy.modules.shields.verbs import TURN
from crenel.games.burgundy.modules.team.module import KEEP
from crenel.games.burgundy.moves import WORKERS, verb_of
from crenel.games.burgundy.state import Burgundy
from tests.promises import MODES, Mode

JUDGE = BurgundyEvaluation()
POLICY = PriorityPolicy(JUDGE, 0.0)


def score(state: Burgundy, action: int, policy: PriorityPolicy | None = None) -> float:
    """What a policy, by default one that knows nothing yet, says of an action, its table's modules asked."""
    policy = policy or PriorityPolicy(JUDGE, 0.0)
    seat = int(state.asked)
    left = actions_left(state, state.players[seat])
    coverage = JUDGE.coverage(state.duchies[seat], left, int(state.phase))
    found = policy.score(state, seat, action, coverage, left)
    for module in JUDGE.worths_at(state):
        found = module.priority(policy, state, seat, action, found, coverage, left)
    return found


def asking(verb: int, seats: int, **options: object) -> Burgundy:
    """A position of random games in which an action of that verb is possible."""
    for seed in range(20):
        state = cast(Burgundy, crenel.game("burgundy").new(seats, seed, options).clone())
        bot = bots.make("random", "burgundy", seed)
        while state.actor is not None:
            if any(verb_of(action) == verb for action in state.legal):
                return state
            state.play(bot.choose(state, state.actor))
    raise AssertionError(verb)


def scores(state: Burgundy, verb: int) -> list[float]:
    return [score(state, action) for action in state.legal if verb_of(action) == verb]


@pytest.mark.parametrize("mode", [mode for mode in MODES if mode.game == "burgundy"], ids=str)
def test_what_is_worked_out_once_a_decision_is_what_it_would_be_anew(mode: Mode) -> None:
    state = cast(Burgundy, mode.new("once").clone())
    lots = random.Random(3)
    compared = 0
    while state.actor is not None and compared < 600:
        if len(state.legal) > 1 and not state.secret and state.phase >= 0:
            POLICY.forget()
            compared += len(state.legal)
            assert [score(state, action, POLICY) for action in state.legal] == [
                score(state, action) for action in state.legal
            ]
        state.play(lots.choice(state.legal))
    assert compared > 100


def test_a_die_is_not_turned_where_workers_can_be_taken() -> None:
    state = asking(TURN, 4, shields=True)
    assert max(scores(state, TURN)) < max(scores(state, WORKERS))


@pytest.mark.parametrize(("workers", "hires"), [(0, True), (5, False)])
def test_workers_are_hired_for_silver_only_where_there_are_few(workers: int, hires: bool) -> None:
    state = asking(HIRE, 2, extra_tiles=True)
    duchy = state.duchies[state.asked]
    duchy.workers, duchy.silver = workers, 5
    assert (scores(state, HIRE)[0] > 0) == hires


def test_a_tile_goes_to_ones_own_space_first() -> None:
    own, shared = scores(asking(KEEP, 4, team=True), KEEP)
    assert own > shared


def test_the_policy_plays_far_better_than_random() -> None:
    mine = other = 0
    for seed in range(6):
        state = crenel.game("burgundy").new(2, seed, {"boards": "random"}).clone()
        bot = bots.make("random", "burgundy", seed)
        while state.actor is not None:
            action = POLICY.choose(state) if state.actor == seed % 2 else bot.choose(state, state.actor)
            state.play(action)
        points = state.scores()
        mine += points[seed % 2]
        other += points[1 - seed % 2]
    assert mine > other + 6 * 50
