"""Great Famine. Booklet of the further games, pages 4 and 5."""

from typing import Any

import pytest

import crenel
from crenel.games.great_wall.modules.great_famine.part import CAPACITY, FOOD, MOST
from tests.great_wall_supply import FamineWall, crowded
from tests.great_wall_table import GREAT_WALL, deadly, wounded

rule = pytest.mark.rule


# ---------------------------------------------------------------- the Market


@rule("great_wall.great_famine.market")
@pytest.mark.parametrize("kills", [1, 2])
def test_a_clerk_buys_two_food_for_as_much_gold_as_hordes_kill(kills: int) -> None:
    wall = FamineWall(year=deadly(kills), food=[4, 8, 8]).clan(0, at={"market": 2}, stock={"gold": 9}).activate()
    assert wall.options == ["buy", "done"]
    assert wall.state.described(0)[0]["price"] == {"gold": kills}
    wall.play("buy")
    assert (wall.food[0], wall.stock(0)["gold"]) == (6, 9 - kills)
    wall.play("buy")
    assert wall.food[0] == 8
    assert wall.rests, "one meal for each clerk"
    assert wall.clerks(0)["pool"] == 4, "they go home"


@rule("great_wall.great_famine.market")
def test_each_clerk_pays_or_not_and_nobody_is_shamed() -> None:
    wall = FamineWall(food=[4, 8, 8]).clan(0, at={"market": 2}, stock={"gold": 9}).activate().play("buy", "done")
    assert wall.food[0] == 6
    assert wall.shames(0) == 0


@rule("great_wall.great_famine.market")
def test_who_cannot_pay_is_asked_too() -> None:
    wall = FamineWall(food=[4, 8, 8], ask_all=True).clan(0, at={"market": 1}).activate()
    assert wall.options == ["done"]
    assert wall.refusal("buy").short == {"gold": 1}


@rule("great_wall.great_famine.market", "great_wall.great_famine.track")
def test_food_must_rise_and_stops_at_the_capacity() -> None:
    wall = FamineWall(food=[11, 12, 8], capacity=12)
    wall.clan(0, at={"market": 2}, stock={"gold": 9}).clan(1, at={"market": 1}, stock={"gold": 9}).activate()
    wall.play("buy")
    assert wall.food == [12, 12, 8]
    assert wall.rests


@rule("great_wall.great_famine.reed")
def test_the_reed_clan_alone_does_not_activate_it_and_buys_nothing() -> None:
    alone = FamineWall(2).clan(2, at={"market": 1, "quarry": 1, "temple": 1}).activate()
    assert alone.rests
    wall = FamineWall(2, food=[4, 8]).clan(2, at={"market": 1, "quarry": 1, "temple": 1})
    wall.clan(0, at={"market": 1}, stock={"gold": 1}).activate().play("buy")
    assert wall.food == [6, 8]
    assert wall.at(2)["market"] == 1


def test_anybody_may_go_to_the_market() -> None:
    wall = FamineWall().turn("despotism")
    assert "clerk > market" in wall.options
    view: Any = wall.state.observe(0)
    assert view["places"][10]["place"] == "market"
    assert view["places"][10]["slots"] is None
    assert not view["places"][10]["shame"]


# ---------------------------------------------------------------- the food track


@rule("great_wall.great_famine.track", "great_wall.great_famine.breach")
def test_a_breach_burns_room_for_each_horde_and_food_falls_with_it() -> None:
    wall = FamineWall(food=[15, 8, 14], capacity=15).section("left", "brutes-left", "spies-left").assault("left")
    assert wall.capacity == 13
    assert wall.food == [13, 8, 13]
    assert [wall.shames(seat) for seat in range(3)] == [0, 0, 0]


@rule("great_wall.great_famine.breach")
def test_deaths_of_a_breach_happen_as_usual() -> None:
    wall = FamineWall().clan(0, firing={"left": 1}).section("left", "brutes-left").assault("left")
    assert wall.capacity == 14
    assert wall.firing(0, "left") == 0
    assert wall.soldiers(0, "pool")["archer"] == 4


@rule("great_wall.great_famine.raid")
def test_a_raid_burns_room_and_takes_no_shame() -> None:
    wall = FamineWall(top="infantry-left")
    crowded(wall).steps({"step": "invade", "count": 1})
    assert wall.capacity == 14
    assert wall.tokens() == (30, 0)


@rule("great_wall.great_famine.lost")
def test_all_lose_at_once_and_later_sections_are_not_stormed() -> None:
    wall = FamineWall(capacity=7).clan(1, honor={"walls": 30})
    wall.section("left", "brutes-left", "spies-left").section("middle", "brutes-middle").assault("left", "middle")
    state = wall.state
    assert state.over
    assert state.winners() == []
    assert state.game.ending(state) == "famine"
    assert [line["section"] for line in wall.events("assault")] == ["left"]
    assert wall.events("game_ended")[0]["reason"] == "famine"
    assert wall.honor(1) == 30, "nothing is scored"


@rule("great_wall.great_famine.lost")
def test_six_is_enough() -> None:
    assert not FamineWall(capacity=7).section("left", "brutes-left").assault("left").state.over


# ---------------------------------------------------------------- feeding


@rule("great_wall.great_famine.feeding", "great_wall.great_famine.embassy")
def test_everybody_on_the_board_eats() -> None:
    """Three clerks are still to be hired, one is in the pool, one marks the food."""
    wall = FamineWall(food=[9, 8, 8]).section("left", ("brutes-left", {"a1": "spearman 0"}))
    wall.clan(0, at={"embassy": 1, "quarry": 2}, overseers={"temple": 2}, rest={"left": {"spearman": 1}})
    wall.clan(0, firing={"middle": 1}).feed()
    view: Any = wall.state.observe(0)
    assert view["great_famine"]["mouths"] == [7, 0, 0]
    wall.play("done")
    assert wall.food[0] == 2
    assert wall.events("fed")[0]["count"] == 7
    assert wall.at(0) == {"embassy": 1, "quarry": 2}


@rule("great_wall.great_famine.hungry")
def test_those_who_lack_food_go_home() -> None:
    wall = FamineWall(food=[1, 8, 8]).section("left", ("brutes-left", {"a1": "spearman 0"}))
    wall.clan(0, at={"quarry": 1}, overseers={"temple": 2}, rest={"left": {"horseman": 1}}, firing={"middle": 1}).feed()
    assert wall.options == [
        "starve clerk quarry",
        "starve spearman left horde 1",
        "starve archer middle wall",
        "starve horseman left rest",
        "starve overseer temple",
    ]
    assert wall.refusal("done").short == {"food": 4}
    wall.play(
        "starve spearman left horde 1", "starve overseer temple", "starve clerk quarry", "starve archer middle wall"
    )
    assert wall.options == ["done", "starve horseman left rest"]
    wall.play("done")
    assert wall.cover("left") == {"a1": "wound"}
    assert wall.level(0, "temple") == 0
    assert wall.clerks(0)["pool"] == 4
    assert wall.soldiers(0, "pool") == {"spearman": 10, "archer": 4, "horseman": 1}
    assert wall.food[0] == 0
    assert not wall.events("killed")


@rule("great_wall.great_famine.hungry")
def test_a_piece_may_starve_by_choice_and_a_full_place_is_full_no_more() -> None:
    wall = FamineWall(food=[8, 8, 8]).clan(0, at={"lumber-mill": 2}).clan(1, at={"lumber-mill": 2}).feed()
    assert wall.state.observe(0)["places"][0]["activates"]  # type: ignore[index, call-overload]
    wall.play("starve clerk lumber-mill", "done")
    assert wall.food[0] == 7
    assert not wall.state.observe(0)["places"][0]["activates"]  # type: ignore[index, call-overload]


@rule("great_wall.great_famine.order")
def test_players_feed_in_tea_order_after_the_barricades_are_gone() -> None:
    wall = FamineWall(season="fall", tea=[2, 0, 1], year=2).clan(0, at={"quarry": 1}).clan(2, at={"temple": 1})
    wall.section("left", barricades=1).steps({"step": "winter"})
    assert (wall.asked, wall.actor) == ("feed", 2)
    assert wall.now["sections"]["left"]["barricades"] == 0
    wall.play("done")
    assert (wall.asked, wall.actor) == ("feed", 0)


@rule("great_wall.great_famine.order")
def test_they_feed_in_the_last_year_too() -> None:
    wall = FamineWall(season="fall", year=6).clan(0, at={"quarry": 1}).steps({"step": "winter"})
    assert wall.asked == "feed"
    wall.play("done")
    assert wall.state.over
    assert wall.food[0] == 7


@rule("great_wall.great_famine.reed")
def test_the_reed_clan_does_not_eat() -> None:
    wall = FamineWall(2, season="fall").steps({"step": "winter"})
    assert not wall.events("fed")


# ---------------------------------------------------------------- set-up and the end


@rule("great_wall.great_famine.marker")
@pytest.mark.parametrize(("seats", "pool"), [(2, 4), (3, 4), (4, 4), (5, 3)])
def test_one_clerk_of_each_player_marks_the_food(seats: int, pool: int) -> None:
    table: Any = GREAT_WALL.new(seats, 3, {"scenario": "great_famine"}).dump()
    for clan in table["clans"][:seats]:
        assert clan["clerks"]["pool"] == pool
        assert clan["clerks"]["pool"] + clan["clerks"]["reserve"] == 7
    assert table["great_famine"] == {"food": [int(FOOD)] * seats, "capacity": int(CAPACITY[seats])}


@rule("great_wall.great_famine.marker")
def test_the_marker_is_none_of_the_clerks_one_has() -> None:
    cards = {"artifact": [{"name": "own-ledger", "source": "own", "per": "clerk", "honor": 2}]}
    wall = FamineWall(cards=cards).table(artifacts=["own-ledger"])
    view: Any = wall.state.observe(0)
    assert view["artifacts"][0]["now"] == [8, 8, 8]


@rule("great_wall.great_famine.shame")
def test_shame_for_being_alone_comes_as_usual() -> None:
    wall = FamineWall().clan(0, at={"lumber-mill": 4}).activate()
    assert wall.asked == "get_shame"


@rule("great_wall.great_famine.shame")
def test_most_honor_wins_at_the_usual_end() -> None:
    wall = FamineWall(season="winter", year=6).clan(1, honor={"walls": 9}).steps({"step": "end_check"})
    assert wall.state.winners() == [1]
    assert wall.state.game.ending(wall.state) == ""


@pytest.mark.parametrize("part", [{"food": [8, 8]}, {"food": [8, 8, 16]}, {"capacity": 5}, {"capacity": int(MOST) + 1}])
def test_a_track_that_cannot_be_is_refused(part: dict[str, Any]) -> None:
    wall = FamineWall()
    wall.data["great_famine"].update(part)
    with pytest.raises(crenel.BadState):
        assert wall.state


def test_a_defeat_needs_nobody_to_be_hungry() -> None:
    """A horde that fell before Winter feeds nobody and costs nothing."""
    wall = FamineWall().section("left", wounded("brutes-left", a1="spearman 0")).steps({"step": "defeat_check"})
    assert wall.capacity == 15
