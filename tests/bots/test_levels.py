"""Levels of the bots: what was measured of them, and settings to try."""

import json
import tomllib
from pathlib import Path
from typing import Any

import pytest

import crenel
from benchmarks.levels import elo, levels_of
from crenel import bots
from crenel.bots.knobs import tuned
from crenel.bots.measured import ANCHOR, measured, measured_of
from crenel.bots.search import SearchBot
from crenel.kernel.errors import BadSetup

ROOT = Path(__file__).parents[2]


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


def result(seed: str, wins: int, games: int, score: float, chance: float = 0.5, rules: int = 2) -> dict[str, Any]:
    """What `crenel arena --json` says of the hard bot against greedy, the part that levels are made from."""
    alone = {"wins": wins, "games": games}
    pairs = [{"bots": ["hard", "greedy"], "score": score, "alone": alone}]
    table = {"game": "burgundy", "seats": 2, "options": {}, "version": f"0.2.0 rules {rules}"}
    return {**table, "seed": seed, "chance": chance, "pairs": pairs}


def test_the_levels_are_those_of_the_results() -> None:
    """When this fails: `python -m benchmarks.levels benchmarks/results`."""
    texts = [path.read_text(encoding="utf-8") for path in sorted((ROOT / "benchmarks/results").glob("*.json"))]
    rows = {(level.game, json.dumps(level.row())) for level in levels_of(map(json.loads, texts))}
    file = tomllib.loads((ROOT / "src/crenel/bots/levels.toml").read_text(encoding="utf-8"))
    told = {
        (game, json.dumps({name: value for name, value in row.items() if name != "seconds"}))
        for game, found in file.items()
        for row in found
    }
    assert told == rows


def test_games_of_several_seeds_are_added_up() -> None:
    (level,) = levels_of([result("a", 80, 100, 0.8), result("b", 210, 300, 0.7)])
    row = level.row()
    assert (level.games, level.wins) == (400, 290)
    assert row["rating"] == elo(0.725)
    assert row["low"] < row["rating"] < row["high"]


def test_the_same_games_are_not_counted_twice() -> None:
    with pytest.raises(ValueError, match="seed a"):
        levels_of([result("a", 80, 100, 0.8), result("a", 80, 100, 0.8)])


def test_games_under_older_rules_count_only_where_there_are_no_others() -> None:
    older, newer = result("a", 80, 100, 0.8, rules=9), result("b", 6, 10, 0.6, rules=10)
    for results in ([older, newer], [newer, older]):
        (level,) = levels_of(results)
        assert (level.games, level.seeds) == (10, {"b"})
    (level,) = levels_of([older])
    assert level.games == 100


def test_where_all_win_or_lose_together_a_level_is_the_share_of_games_won() -> None:
    (level,) = levels_of([result("a", 15, 60, 0.5, chance=1)])
    assert level.row()["won"] == 25
    assert "rating" not in level.row()
