"""Levels of the bots: what was measured of them, and settings to try."""

from typing import Any

import pytest

import crenel
from benchmarks.levels import elo, levels_of
from crenel import bots
from crenel.bots.knobs import tuned
from crenel.bots.measured import ANCHOR, measured, measured_of
from crenel.bots.search import SearchBot
from crenel.kernel.errors import BadSetup


@pytest.mark.parametrize("game", crenel.games())
def test_what_was_measured_belongs_to_bots_of_the_catalogue(game: str) -> None:
    for each in measured(game):
        assert each.bot in bots.names(game)
        assert each.seats in crenel.game(game).seats
        assert each.games > 0
        assert each.seconds > 0
        assert (each.rating is None) != (each.won is None)
        assert each.low <= (each.won if each.rating is None else each.rating) <= each.high


@pytest.mark.parametrize("game", crenel.games())
def test_a_stronger_level_has_a_higher_rating(game: str) -> None:
    def rating(bot: str) -> int:
        """At two seats, or the fewest measured."""
        found = [(each.seats, each.rating) for each in measured_of(bot, game) if not each.mode and each.rating]
        return ANCHOR if bot == "greedy" else min(found)[1]

    assert rating("easy") < rating("greedy") < rating("hard")


def test_a_knob_sets_what_it_says() -> None:
    bot = tuned("hard:looks=7:spread=3.5:peeks=1", "great_wall", 1)
    assert isinstance(bot, SearchBot)
    assert bot.simulations == 7
    assert bot.mind.spread == 3.5
    assert bot.peeks
    assert not bot.mind.careful


@pytest.mark.parametrize("name", ["hard:looks", "hard:looks=many", "hard:colour=1", "greedy:looks=5", "nobody"])
def test_a_knob_that_is_not_there_is_refused(name: str) -> None:
    with pytest.raises(BadSetup):
        tuned(name, "burgundy", 1)


def test_knobs_are_not_for_tables() -> None:
    with pytest.raises(BadSetup):
        bots.make("hard:looks=100000", "burgundy", 1)


def result(seed: str, wins: int, games: int, score: float, chance: float = 0.5) -> dict[str, Any]:
    """What `crenel arena --json` says of the hard bot against greedy, the part that levels are made from."""
    alone = {"wins": wins, "games": games}
    pairs = [{"bots": ["hard", "greedy"], "score": score, "alone": alone}]
    return {"game": "burgundy", "seats": 2, "options": {}, "seed": seed, "chance": chance, "pairs": pairs}


def test_games_of_several_seeds_are_added_up() -> None:
    (level,) = levels_of([result("a", 80, 100, 0.8), result("b", 210, 300, 0.7)])
    row = level.row()
    assert (level.games, level.wins) == (400, 290)
    assert row["rating"] == elo(0.725)
    assert row["low"] < row["rating"] < row["high"]


def test_the_same_games_are_not_counted_twice() -> None:
    with pytest.raises(ValueError, match="seed a"):
        levels_of([result("a", 80, 100, 0.8), result("a", 80, 100, 0.8)])


def test_where_all_win_or_lose_together_a_level_is_the_share_of_games_won() -> None:
    (level,) = levels_of([result("a", 15, 60, 0.5, chance=1)])
    assert level.row()["won"] == 25
    assert "rating" not in level.row()
