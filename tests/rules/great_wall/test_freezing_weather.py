"""Freezing Weather. Booklet of the further games, page 4; the official answers to questions, page 5."""

import random
from typing import Any

import pytest

import crenel
from crenel.games.great_wall.board import RESOURCE_NAMES
from crenel.games.great_wall.modules.freezing_weather.part import production_track, supply_of
from crenel.games.great_wall.state import GreatWall
from tests.great_wall_supply import FreezingWall, crowded
from tests.great_wall_table import GREAT_WALL, wounded

rule = pytest.mark.rule
ALL_KINDS = ["wood", "stone", "gold", "chi"]


def supply(wall: FreezingWall) -> dict[str, int]:
    state = wall.state
    assert isinstance(state, GreatWall)
    return {name: int(supply_of(state, resource)) for resource, name in enumerate(RESOURCE_NAMES)}


def year_of(value: int, seats: int = 3) -> int:
    """The first year with a value of the production track."""
    track = production_track(GREAT_WALL.layout(seats, dict(GREAT_WALL.new(seats, 1).options)))
    return [int(each) for each in track].index(value) + 1


# ---------------------------------------------------------------- production


@rule("great_wall.freezing_weather.production")
def test_each_overseer_brings_less_in_summer() -> None:
    wall = FreezingWall(year=year_of(-1), season="summer").clan(0, overseers={"lumber-mill": 3, "quarry": 2})
    wall.steps({"step": "income", "seat": 0})
    assert wall.stock(0) == {"wood": 2, "stone": 1, "gold": 0, "chi": 0}


@rule("great_wall.freezing_weather.production")
def test_each_overseer_brings_less_where_clerks_gather() -> None:
    wall = FreezingWall(year=year_of(-1)).clan(0, at={"quarry": 2}, overseers={"quarry": 3})
    wall.steps({"step": "gather", "seat": 0, "place": "quarry"})
    assert wall.stock(0)["stone"] == 2 + 2


@rule("great_wall.freezing_weather.floor")
def test_never_less_than_nothing_and_clerks_gather_as_usual() -> None:
    wall = FreezingWall(year=year_of(-2)).clan(0, at={"quarry": 2}, overseers={"quarry": 1})
    wall.clan(1, at={"quarry": 1})
    wall.steps(*({"step": "gather", "seat": seat, "place": "quarry"} for seat in (0, 1)))
    assert [wall.stock(seat)["stone"] for seat in (0, 1)] == [2, 1]


@rule("great_wall.freezing_weather.track")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_track_has_a_value_for_each_year(seats: int) -> None:
    view: Any = GREAT_WALL.new(seats, 1, {"scenario": "freezing_weather"}).observe(0)
    track = view["freezing_weather"]["track"]
    assert len(track) == len(view["years"])
    assert view["freezing_weather"]["now"] == track[0]
    assert (track[0] == 0) == (seats < 5), "five begin on the second space"
    assert all(value <= 0 for value in track)


# ---------------------------------------------------------------- helping the Emperor


@rule("great_wall.freezing_weather.help")
def test_exactly_four_of_a_kind_leave_the_game_with_a_clerk_of_the_pool() -> None:
    wall = FreezingWall().clan(0, stock={"wood": 6, "stone": 3, "chi": 4}).help()
    assert wall.options == ["send wood", "send chi", "skip"]
    wall.play("send wood")
    assert wall.stock(0)["wood"] == 2
    assert wall.clerks(0)["pool"] == 4
    assert wall.freezing == {"sent": [["wood"], [], []], "removed": {"wood": 4}}
    assert wall.told[0]["event"] == "set_sent"
    assert wall.rests, "one set a turn"


@rule("great_wall.freezing_weather.help")
def test_it_comes_last_in_a_turn_after_the_defeat_check() -> None:
    """The gold on the horde's last spot can be part of the set."""
    wall = FreezingWall().clan(0, stock={"gold": 4}, at={"academy": 1}).clan(1, stock={"gold": 4})
    wall.section("left", wounded("spies-left", a1="spearman 0"))
    wall.turn("economy")
    while wall.asked != "help_emperor":
        leave = [text for text in ("done", "skip") if text in wall.options]
        wall.play((leave or wall.options)[0])
    assert wall.events("horde_defeated")
    assert wall.actor == 0, "only the active player"


@rule("great_wall.freezing_weather.once")
def test_each_kind_once() -> None:
    wall = FreezingWall(sent=[["wood"], [], []], removed={"wood": 4}).clan(0, stock=dict.fromkeys(ALL_KINDS, 5)).help()
    assert wall.starting("send") == ["send stone", "send gold", "send chi"]
    assert wall.refusal("send wood").reason == "set-sent-already"


@rule("great_wall.freezing_weather.once")
def test_nobody_is_asked_who_has_sent_all_four() -> None:
    wall = FreezingWall(sent=[ALL_KINDS, [], []], removed=dict.fromkeys(ALL_KINDS, 4), ask_all=True)
    assert wall.clan(0, stock=dict.fromkeys(ALL_KINDS, 5)).help().rests


@rule("great_wall.freezing_weather.clerk")
def test_without_a_clerk_in_the_pool_no_set() -> None:
    wall = FreezingWall(ask_all=True).clan(0, stock={"wood": 4}, at={"quarry": 3, "temple": 2}).help()
    assert wall.rests


@rule("great_wall.freezing_weather.clerk")
def test_a_sent_clerk_is_none_of_the_clerks_one_has() -> None:
    cards = {"artifact": [{"name": "own-ledger", "source": "own", "per": "clerk", "honor": 2}]}
    wall = FreezingWall(sent=[["wood"], [], []], removed={"wood": 4}, cards=cards).table(artifacts=["own-ledger"])
    view: Any = wall.state.observe(0)
    assert view["artifacts"][0]["now"][:2] == [2 * 4, 2 * 5]


def test_whoever_has_no_set_is_asked_too() -> None:
    """Otherwise the others would learn what he holds."""
    wall = FreezingWall(ask_all=True).clan(0, stock={"wood": 3}).help()
    assert wall.options == ["skip"]
    assert wall.state.concealed
    assert wall.refusal("send wood").short == {"wood": 1}


@rule("great_wall.freezing_weather.honor")
def test_twelve_honor_for_each_set_before_shame_is_counted() -> None:
    wall = FreezingWall(sent=[["wood", "chi"], [], []], removed={"wood": 4, "chi": 4}, year=6, season="winter")
    wall.clan(0, shamed={"spearman": 1}).steps({"step": "end_check"})
    assert wall.state.over
    assert wall.honor(0, "sets") == 24
    assert wall.honor(0) == 24 - 5


# ---------------------------------------------------------------- breaches and raids


@rule("great_wall.freezing_weather.breach")
def test_a_resource_instead_of_shame_for_a_breach() -> None:
    wall = FreezingWall(season="winter").clan(0, stock={"gold": 1}).section("left", "brutes-left")
    wall.steps({"step": "assault", "section": "left"})
    assert wall.actor == 0
    assert wall.options == ["shame spearman", "shame archer", "shame horseman", "forfeit gold"]
    assert wall.refusal("forfeit wood").short == {"wood": 1}
    wall.play("forfeit gold")
    assert (wall.shames(0), wall.stock(0)["gold"]) == (0, 0)
    assert wall.freezing["removed"] == {"gold": 1}


@rule("great_wall.freezing_weather.breach")
def test_one_token_at_a_time_and_also_where_no_token_is_left() -> None:
    wall = FreezingWall(season="winter", ask_all=True).lose_shame(0)
    wall.clan(0, stock={"chi": 1}, honor={"walls": 9}).section("left", "brutes-left", "raiders-left")
    wall.steps({"step": "assault", "section": "left"})
    assert wall.options == ["skip", "forfeit chi"]
    wall.play("forfeit chi")
    assert wall.options == ["skip"]
    wall.play("skip")
    assert wall.honor(0) == 4


@rule("great_wall.freezing_weather.breach")
def test_other_shame_comes_as_usual() -> None:
    wall = FreezingWall().clan(0, at={"lumber-mill": 4}, stock={"chi": 3}).activate()
    assert wall.asked == "get_shame"
    assert wall.starting("forfeit") == []


@rule("great_wall.freezing_weather.raid")
def test_a_raid_takes_two_of_each_kind_and_no_shame() -> None:
    wall = FreezingWall(top="infantry-left", removed={"wood": 3})
    raided(wall)
    assert wall.freezing["removed"] == {"wood": 5, "stone": 2, "gold": 2, "chi": 2}
    assert wall.tokens() == (30, 0)
    assert wall.events("supply_raided")[0]["shame"] == 0


@rule("great_wall.freezing_weather.raid")
def test_a_token_leaves_the_pool_for_each_that_is_not_there() -> None:
    wall = FreezingWall(top="infantry-left", removed={"wood": 49, "stone": 50})
    raided(wall)
    assert wall.freezing["removed"] == {"wood": 50, "stone": 50, "gold": 2, "chi": 2}
    assert wall.tokens() == (27, 3)


def raided(wall: FreezingWall) -> None:
    """A horde finds no room."""
    crowded(wall).steps({"step": "invade", "count": 1})
    assert wall.rests


# ---------------------------------------------------------------- the supply


@rule("great_wall.freezing_weather.supply")
def test_fifty_of_each_wherever_they_are() -> None:
    wall = FreezingWall(removed={"wood": 4}).clan(0, stock={"wood": 3, "chi": 2}).clan(1, stock={"wood": 5})
    wall.table(warehouse={"wood": 6})
    assert supply(wall) == {"wood": 32, "stone": 50, "gold": 50, "chi": 48}


@rule("great_wall.freezing_weather.supply")
def test_gains_stop_in_tea_order_when_it_is_empty() -> None:
    wall = FreezingWall(removed={"stone": 47}, tea=[1, 0, 2])
    wall.clan(0, at={"quarry": 2}).clan(1, at={"quarry": 2}).activate()
    assert [wall.stock(seat)["stone"] for seat in (0, 1)] == [1, 2]


@rule("great_wall.freezing_weather.supply")
def test_what_is_spent_returns_to_it() -> None:
    wall = FreezingWall(removed={"gold": 46}).clan(0, at={"embassy": 1}, stock={"gold": 4}).activate()
    assert supply(wall)["gold"] == 0
    wall.play("hire clerk")
    assert supply(wall)["gold"] == 2


@rule("great_wall.freezing_weather.supply")
@pytest.mark.parametrize(("left", "laid"), [(1, 1), (0, 0)])
def test_a_gift_of_the_reed_clan_comes_from_the_supply(left: int, laid: int) -> None:
    wall = FreezingWall(2, removed={"wood": 50 - left})
    wall.steps({"step": "gather", "seat": 2, "place": "lumber-mill"})
    assert wall.now["warehouse"].get("wood", 0) == laid


@rule("great_wall.freezing_weather.supply")
def test_more_than_there_are_is_refused() -> None:
    wall = FreezingWall(removed={"wood": 45}).clan(0, stock={"wood": 6})
    with pytest.raises(crenel.BadState):
        assert wall.state


@rule("great_wall.freezing_weather.count")
def test_the_supply_is_counted_only_where_it_is_short() -> None:
    wall = FreezingWall(removed={"wood": 40, "stone": 30}).clan(1, stock={"wood": 3, "stone": 12})
    view: Any = wall.state.observe(0)
    assert view["freezing_weather"]["supply"] == {"wood": 7, "stone": None, "gold": None, "chi": None}


@rule("great_wall.freezing_weather.count")
def test_copies_keep_what_the_others_have_together() -> None:
    """The supply of a copy is that of the true table; who holds what is drawn."""
    wall = FreezingWall(4).clan(1, stock={"wood": 5}).clan(2, stock={"chi": 3, "gold": 2}).clan(3, stock={"stone": 4})
    before, seen = supply(wall), set()
    for seed in range(12):
        copy = wall.state.determinize(0, random.Random(seed))
        assert isinstance(copy, GreatWall)
        stocks = [tuple(int(count) for count in clan.stock) for clan in copy.clans]
        assert [sum(stock) for stock in stocks] == [0, 5, 5, 4]
        assert {name: int(supply_of(copy, at)) for at, name in enumerate(RESOURCE_NAMES)} == before
        seen.add(stocks[1])
    assert len(seen) > 3
