"""Bots that search: they see what their seat sees, answer the same for a seed, and take what is plainly best."""

import random

import pytest

import crenel
from crenel import bots
from crenel.bots import catalogue
from crenel.bots.search import Node, SearchBot
from tests.promises import MODES, Chooser, Mode, walk

FEW = 6  # simulations
LONGEST = 2000  # decisions of a game
MOMENTS = 2  # of each mode


def made(name: str, game: str, seed: object) -> bots.Bot:
    """A bot by name; those that search are in haste."""
    bot = bots.make(name, game, str(seed))
    if isinstance(bot, SearchBot):
        bot.simulations = FEW
    return bot


def moments(mode: Mode) -> list[tuple[crenel.State, int]]:
    """Positions in which somebody has a choice, with the seat that has it, from anywhere in a random game."""
    rng = random.Random(str(mode))
    found: list[tuple[crenel.State, int]] = []
    for state in walk(mode.new("search"), Chooser(b"search")):
        if state.over or len(found) == MOMENTS:
            break
        seat = rng.choice(state.actors)
        if len(state.actions(seat)) > 1 and rng.random() < 0.06:
            found.append((state.clone(), seat))
    return found


@pytest.mark.parametrize("mode", MODES, ids=str)
def test_a_choice_is_the_same_in_all_worlds_that_a_seat_cannot_tell_apart(mode: Mode) -> None:
    for state, seat in moments(mode):
        other = state.determinize(seat, random.Random(5))
        for name in bots.names(mode.game):
            chosen = made(name, mode.game, 1).choose(state, seat)
            assert chosen in state.actions(seat)
            assert made(name, mode.game, 1).choose(other, seat) == chosen, name


@pytest.mark.parametrize("mode", MODES, ids=str)
def test_a_priority_policy_plays_every_mode(mode: Mode) -> None:
    """It answers whatever is asked, by whichever module, to the end, and leaves the position as it was."""
    policy = catalogue.mind(mode.game).policy
    state = mode.new("policy").clone()
    for _ in range(40):
        if state.over:
            break
        before = state.digest()
        action = policy.choose(state)
        assert action in state.legal
        assert state.digest() == before
        state.play(action)
    assert state.playout(policy) < LONGEST
    assert state.over


@pytest.mark.parametrize("game", crenel.games())
def test_the_same_seed_searches_the_same_tree(game: str) -> None:
    state = crenel.game(game).new(3, 4).clone()
    rng = random.Random(1)
    for _ in range(40):
        state.play(rng.choice(state.legal))

    def visits(seed: int) -> list[tuple[int, int, float]]:
        root = SearchBot(seed, catalogue.mind(game), 20).search(state, int(state.asked))
        return [(kid.action, kid.visits, kid.total) for kid in root.kids]

    assert visits(1) == visits(1)
    assert visits(1) != visits(2)


@pytest.mark.parametrize("game", crenel.games())
def test_a_search_that_stops_early_chooses_as_a_whole_one(game: str) -> None:
    state = crenel.game(game).new(2, 9).clone()
    rng = random.Random(2)
    stopped = 0
    for number in range(60):
        seat = int(state.asked)
        if number % 6 == 5 and len(state.legal) > 1 and not state.secret:
            whole = SearchBot(number, catalogue.mind(game), 24).search(state, seat)
            quick = SearchBot(number, catalogue.mind(game), 24).search(state, seat, whole=False)
            assert most_visited(quick) == most_visited(whole)
            stopped += quick.visits < whole.visits
        state.play(rng.choice(state.legal))
    assert stopped > 0


def most_visited(root: Node) -> int:
    """The action looked at most often; of equals the one with the higher mean."""
    return max(root.kids, key=lambda kid: (kid.visits, kid.mean() if kid.visits else 0.0)).action


@pytest.mark.parametrize("seed", [3, 8, 11])
def test_with_the_last_decision_of_the_game_it_takes_the_most_points(seed: int) -> None:
    state = crenel.game("burgundy").new(2, seed).clone()
    bot = bots.make("random", "burgundy", 1)
    last = state
    while state.actor is not None:
        last = state.clone()
        state.play(bot.choose(state, state.actor))
    seat = int(last.asked)
    points: dict[int, int] = {}
    for action in last.actions(seat):
        copy = last.clone()
        copy.play(action)
        assert copy.over
        points[action] = copy.scores()[seat]
    assert min(points.values()) < max(points.values())
    chosen = SearchBot(1, catalogue.mind("burgundy"), 40).choose(last, seat)
    assert points[chosen] == max(points.values())


def test_levels_are_listed_from_easy_to_expert() -> None:
    for game in crenel.games():
        names = bots.names(game)
        assert [name for name in names if name != "random"] == ["easy", "greedy", "hard", "expert"]


def test_the_expert_looks_further_than_the_hard_one() -> None:
    for game in crenel.games():
        hard, expert = (bots.make(name, game, 1) for name in ("hard", "expert"))
        assert isinstance(hard, SearchBot)
        assert isinstance(expert, SearchBot)
        assert expert.simulations > hard.simulations
