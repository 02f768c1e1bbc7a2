"""The quick policy of The Great Wall: its table, and how far it decides as the greedy bot does."""

from importlib.resources import files
from typing import cast

import crenel
from crenel import bots
from crenel.bots.great_wall import quick
from crenel.bots.great_wall.evaluation import GreatWallEvaluation
from crenel.bots.great_wall.mind import GreatWallMind
from crenel.bots.great_wall.priority import PriorityPolicy
from crenel.bots.great_wall.quick import Features, QuickPolicy, read_table
from crenel.games.great_wall.state import GreatWall

TABLE = read_table()


def policy() -> QuickPolicy:
    return QuickPolicy(TABLE, PriorityPolicy(GreatWallEvaluation()), 1)


def new(seats: int, seed: int | str, **options: object) -> GreatWall:
    return cast(GreatWall, crenel.game("great_wall").new(seats, seed, options).clone())


def test_the_table_has_a_weight_for_each_place() -> None:
    assert len(files("crenel.bots.great_wall").joinpath(quick.TABLE).read_bytes()) == quick.SIZE
    assert len(TABLE) == quick.SIZE
    assert min(TABLE) < -1 < 1 < max(TABLE)


def test_features_are_places_in_the_table_and_the_same_for_a_copy() -> None:
    state = new(3, 5)
    features, again = Features(), Features()
    for _ in range(60):
        copy = state.clone()
        assert isinstance(copy, GreatWall)
        features.look(state)
        again.look(copy)
        for action in state.legal:
            row = features.of(state, action)
            assert row == again.of(copy, action)
            assert all(0 <= place < quick.SIZE for place in row)
        state.play(state.legal[0])


def test_it_learned_what_the_greedy_bot_does() -> None:
    """Of three and more actions it takes the greedy bot's far oftener than by chance."""
    state = new(2, "learned")
    quickly = policy()
    players = [bots.make("greedy", "great_wall", seat) for seat in range(2)]
    asked = same = 0
    by_chance = 0.0
    while state.actor is not None:
        action = players[state.actor].choose(state, state.actor)
        if len(state.legal) > 2 and not state.secret:
            asked += 1
            same += quickly.choose(state) == action
            by_chance += 1 / len(state.legal)
        state.play(action)
    assert asked > 80
    assert same > 2 * by_chance


def test_it_plays_far_better_than_random() -> None:
    mine = theirs = 0
    for seed in range(3):
        state = new(2, seed)
        quickly = policy()
        other = bots.make("random", "great_wall", seed)
        while state.actor is not None:
            state.play(quickly.choose(state) if state.actor == 0 else other.choose(state, state.actor))
        mine += state.scores()[0]
        theirs += state.scores()[1]
    assert mine > 2 * theirs


def test_a_search_can_take_the_careful_policy_instead() -> None:
    mind = GreatWallMind()
    assert isinstance(mind.policy, QuickPolicy)
    mind.careful = True
    mind.reseed(2)
    assert isinstance(mind.policy, PriorityPolicy)
