"""Many games: the same on any number of processes, and they add up."""

import math
from collections import Counter
from typing import Any, cast

import pytest

from crenel import BadSetup, arena
from crenel.arena.simulate import Match
from crenel.arena.tally import Entry, Tally


def plain(**changes: Any) -> dict[str, Any]:
    """A small run between random bots, without its speed."""
    wanted: dict[str, Any] = {"game": "burgundy", "seats": 2, "bots": ["random", "random"], "games": 10, "seed": 4}
    found = cast(dict[str, Any], arena.simulate(**{**wanted, **changes}).plain())
    del found["speed"]
    return found


def test_the_number_of_processes_changes_nothing() -> None:
    assert plain(workers=2) == plain(workers=1)


def test_the_seed_decides() -> None:
    assert plain() == plain()
    assert plain(seed=5)["bots"] != plain()["bots"]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_results_add_up(seats: int) -> None:
    found = plain(seats=seats, games=12, options={"boards": "random"})
    assert found["games"] == 12
    assert sum(bot["wins"] for bot in found["bots"]) == 12
    assert sum(bot["scores"] for bot in found["bots"]) == 12 * seats
    for bot in found["bots"]:
        assert math.isclose(sum(bot["points"].values()), bot["mean"])
        assert bot["least"] <= bot["mean"] <= bot["most"]
        low, high = bot["interval"]
        assert low <= bot["win_share"] <= high
    assert 0 <= found["start_player"]["wins"] <= 12
    assert found["decisions_per_game"] > 100


def test_progress_is_told_up_to_the_last_game() -> None:
    heard: list[int] = []
    arena.simulate("burgundy", 2, ["random"], 7, 1, None, 1, heard.append)
    assert heard == sorted(heard)
    assert heard[-1] == 7


def test_every_bot_sits_everywhere_with_the_same_dice() -> None:
    match = Match("burgundy", 4, ["greedy", "random", "random"], 1, {})
    assert match.rotations == 3
    places = Counter((entry, seat) for shift in range(3) for seat, entry in enumerate(match.seated(shift)))
    assert all(places[entry, seat] == 1 for entry in range(3) for seat in range(4))


def test_equal_bots_need_no_rotation() -> None:
    """Their rotated games would be the same games again."""
    assert Match("burgundy", 2, ["greedy", "greedy"], 1, {}).rotations == 1
    assert Match("burgundy", 4, ["greedy", "random", "greedy", "random"], 1, {}).rotations == 2


def test_an_entry_knows_mean_and_spread() -> None:
    entry, other = Entry("random"), Entry("random")
    for score in (10, 20):
        entry.add(score, {"areas": score - 1, "silver": 1})
    entry.wins, other.wins = 1, 1
    other.add(60, {"areas": 60})
    entry.merge(other)
    assert (entry.scores, entry.mean, entry.least, entry.most, entry.wins) == (3, 30, 10, 60, 2)
    assert math.isclose(entry.deviation, math.sqrt(700))
    assert entry.points() == {"areas": 88 / 3, "silver": 2 / 3}


@pytest.mark.parametrize(("bots", "workers"), [(["random"], 1), (["random", "greedy"], 2)])
def test_games_that_all_win_or_lose_together(bots: list[str], workers: int) -> None:
    """A win counts once for a bot, however many seats it fills; how games end is counted by word."""
    result = arena.simulate("great_wall", 2, bots, 4, "together", {"coop": True}, workers)
    won = sum(ending.games for ending in result.endings.values() if ending.won)
    assert sum(ending.games for ending in result.endings.values()) == 4
    assert set(result.endings) <= {"requests", "late", "disgrace"}
    assert [entry.wins for entry in result.entries] == [won] * len(bots)
    told = result.plain()["endings"]
    assert isinstance(told, dict)
    assert sum(each["share"] for each in told.values()) == 1


def test_a_team_of_one_bot_wins_a_game_once() -> None:
    match = Match("burgundy", 4, ["random"], "team", {"team": True})
    tally = Tally(match.names)
    match.play(0, tally)
    assert (tally.entries[0].wins, tally.entries[0].scores) == (1, 4)
    assert tally.endings == {}


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [(0, 10, 0.0, 0.2775), (8, 10, 0.4902, 0.9433), (50, 100, 0.4038, 0.5962), (0, 0, 0.0, 1.0)],
)
def test_wilson_interval(wins: int, games: int, low: float, high: float) -> None:
    assert arena.wilson(wins, games) == pytest.approx((low, high), abs=1e-4)


@pytest.mark.parametrize(
    ("changes", "key"),
    [
        ({"game": "chess"}, "unknown-game"),
        ({"seats": 7}, "bad-seats"),
        ({"bots": ["napoleon"]}, "unknown-bot"),
        ({"bots": []}, "simulate-bots"),
        ({"bots": ["random"] * 3}, "simulate-bots"),
        ({"games": 0}, "simulate-games"),
        ({"workers": 0}, "simulate-workers"),
        ({"options": {"weather": "bad"}}, "unknown-option"),
        ({"options": {"castle": "sand"}}, "bad-option"),
    ],
)
def test_what_cannot_be_played_is_refused(changes: dict[str, Any], key: str) -> None:
    with pytest.raises(BadSetup) as error:
        plain(**changes)
    assert error.value.key == key
    assert key not in str(error.value), "there is a sentence for it"
