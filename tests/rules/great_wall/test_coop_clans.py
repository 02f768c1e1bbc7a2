"""Shame, command cards, hordes and order in the co-op mode. Spanish rulebook pages 18 and 19, Polish page 14."""

from typing import Any, cast

import pytest

from tests.great_wall_coop import CoopWall, fallen, layout_of
from tests.great_wall_table import GREAT_WALL

rule = pytest.mark.rule


# ---------------------------------------------------------------- shame


def shamed(**clan: Any) -> CoopWall:
    wall = CoopWall(3)
    wall.clan(0, **clan).steps({"step": "take_shame", "seat": 0})
    return wall


@rule("great_wall.coop.shame")
def test_shame_lies_only_under_soldiers_of_the_pool() -> None:
    wall = shamed(claimed=["vanguard-left"], honor={"walls": 9})
    assert wall.options == ["shame spearman", "shame archer", "shame horseman"]


@rule("great_wall.coop.shame")
@pytest.mark.parametrize("honor", [0, 10])
def test_a_token_without_a_soldier_to_lie_under_is_told_too(honor: int) -> None:
    """It is gone from the pool of the team, and whoever counts shame counts it."""
    wall = shamed(rest={"left": {"spearman": 10, "archer": 4, "horseman": 2}}, honor={"walls": honor})
    if honor:
        wall.play("skip")
    told = [event for event in wall.state.events if event["event"] == "shamed"]
    assert [(event["seat"], event["left"]) for event in told] == [(0, 29)]
    assert (wall.shames(0), wall.tokens()) == (0, (29, 1))


@rule("great_wall.coop.redeem")
def test_ten_honor_return_a_token_when_one_gets_it() -> None:
    wall = shamed(honor={"walls": 10})
    assert wall.options[-1] == "redeem"
    assert wall.state.described(0)[-1] == {"move": "redeem", "verb": "redeem", "price": {"honor": 10}}
    wall.play("redeem")
    assert (wall.honor(0), wall.tokens(), wall.shames(0)) == (0, (30, 0), 0)


@rule("great_wall.coop.redeem")
def test_in_summer_honor_buys_off_any_number_and_chi_none() -> None:
    wall = CoopWall(3).clan(0, honor={"walls": 25}, shamed={"spearman": 3})
    wall.clan(1, stock={"chi": 9}, shamed={"spearman": 1}, honor={"walls": 9})
    wall.steps({"step": "redeem", "seat": 0}, {"step": "redeem", "seat": 1})
    assert wall.options == ["done", "clear spearman"]
    assert wall.state.described(0)[-1]["price"] == {"honor": 10}
    wall.play("clear spearman", "clear spearman")
    assert (wall.honor(0), wall.shames(0), wall.shames(1)) == (5, 1, 1)
    assert wall.rests
    layout = layout_of(3)
    assert [type(phase).__name__ for phase in layout.summer.phases] == [
        "SummerIncome", "SummerRedeeming", "SummerTrack", "Phase",
    ]  # fmt: skip


@rule("great_wall.coop.disgrace")
@pytest.mark.parametrize("honor", [0, 30])
def test_a_token_that_is_due_from_an_empty_pool_loses_at_once(honor: int) -> None:
    """Also for somebody who could buy it off, and in any season; what was to come does not."""
    wall = shamed(honor={"walls": honor}).lose_shame(0)
    assert wall.state.over
    assert (wall.reason, wall.state.winners()) == ("disgrace", [])
    places = cast(list[dict[str, Any]], GREAT_WALL.catalogue()["places"])
    shameful = next(place["name"] for place in places if place["shame"])
    slots = next(place["slots"] for place in cast(Any, CoopWall(3).state.observe(0))["places"] if place["shame"])
    alone = CoopWall(3, season="fall").clan(0, at={shameful: slots or 1}).lose_shame(0).activate()
    assert (alone.state.over, alone.reason) == (True, "disgrace")


@rule("great_wall.coop.tokens", "great_wall.coop.redeem")
def test_the_pool_can_recover_between_two_tokens() -> None:
    wall = CoopWall(3).clan(0, honor={"walls": 20}).lose_shame(1)
    wall.steps({"step": "take_shame", "seat": 0}, {"step": "take_shame", "seat": 0})
    wall.play("redeem", "redeem")
    assert wall.rests


@rule("great_wall.coop.no-soldier")
def test_a_token_without_a_soldier_to_lie_under_costs_honor_and_leaves_the_game() -> None:
    gone = {"spearman": 10, "archer": 4, "horseman": 2}
    wall = CoopWall(3).clan(0, honor={"walls": 9}, shamed=gone).steps({"step": "take_shame", "seat": 0})
    assert (wall.honor(0), wall.tokens()) == (4, (13, 1))
    wall = CoopWall(3).clan(0, honor={"walls": 12}, shamed=gone)
    wall.steps({"step": "take_shame", "seat": 0})
    assert wall.options == ["redeem", "skip"]
    wall.play("skip")
    assert (wall.honor(0), wall.tokens()) == (7, (13, 1))


@rule("great_wall.coop.shame")
def test_a_breach_shames_by_the_rules_of_the_team() -> None:
    wall = CoopWall(3).section("left", "vanguard-left").clan(0, honor={"walls": 10})
    wall.steps({"step": "assault", "section": "left"})
    assert wall.asked == "take_shame"
    wall.play("redeem", "shame spearman", "shame spearman")
    assert [wall.shames(seat) for seat in range(3)] == [0, 1, 1]


# ---------------------------------------------------------------- cards, hordes, order


@rule("great_wall.coop.reclaim")
def test_command_cards_do_not_come_back_in_summer() -> None:
    wall = CoopWall(3).clan(0, discarded=["economy"]).steps({"step": "summer"})
    assert wall.asked == "choose_commands"
    assert wall.seat(0)["discarded"] == ["economy"]
    assert wall.honor(0) == 0


@rule("great_wall.coop.recall")
def test_a_wall_level_brings_back_one_card_but_betrayal() -> None:
    wall = CoopWall(3).clan(0, discarded=["economy", "despotism", "betrayal"])
    wall.steps({"step": "raise_wall", "seat": 0, "section": "left", "clan": 0})
    assert wall.options == ["recall despotism", "recall economy", "skip"]
    wall.play("recall economy")
    assert wall.seat(0)["discarded"] == ["despotism", "betrayal"]
    assert "economy" in wall.seat(0)["commands"]
    assert wall.rests
    barricade = CoopWall(3).clan(0, discarded=["economy"])
    assert barricade.steps({"step": "raise_barricade", "seat": 0, "section": "left"}).rests


@rule("great_wall.coop.honor")
def test_honor_comes_as_in_the_base_game_besides_claims() -> None:
    """Presence and archers when a horde falls, a donation, a wall level."""
    wall = CoopWall(3).section("left", fallen(a1="spearman 1"), wall=1).clan(0, firing={"left": 1})
    wall.steps({"step": "defeat_check"})
    assert [wall.honor(seat, "battle") for seat in range(3)] == [2, 2, 0]
    level = CoopWall(3).steps({"step": "raise_wall", "seat": 0, "section": "left", "clan": 0})
    assert level.honor(0, "walls") == 5
    giving = CoopWall(3).clan(0, stock={"wood": 1})
    giving.steps({"step": "donate", "seat": 0, "place": "lumber-mill"}).play("donate wood")
    assert giving.honor(0, "donations") == 2


@rule("great_wall.coop.reclaimed")
def test_cards_that_listen_to_reclaiming_hear_a_wall_level() -> None:
    row = {"name": "herald", "when": "reclaimed", "do": [{"gold": 1}]}
    wall = CoopWall(3, cards={"advisor": [row]}).clan(0, active=["herald"], discarded=["economy"])
    wall.steps({"step": "raise_wall", "seat": 0, "section": "left", "clan": 0}).play("recall economy")
    assert wall.stock(0)["gold"] == 1


@rule("great_wall.coop.claim")
def test_a_claimed_horde_pays_at_once() -> None:
    wall = CoopWall(3).section("left", fallen(a1="spearman 0", a2="spearman 1")).steps({"step": "defeat_check"})
    assert wall.honor(0, "hordes") == 7
    assert wall.honor(1, "hordes") == 0
    assert wall.honor(0, "battle") == 2
    nobody = CoopWall(2).section("right", fallen("right", a1="spearman 2")).steps({"step": "defeat_check"})
    assert [nobody.honor(seat) for seat in range(2)] == [0, 0]


@rule("great_wall.coop.order")
def test_tea_still_breaks_ties_for_a_horde() -> None:
    wall = CoopWall(3, tea=[1, 0, 2]).section("left", fallen(a1="spearman 0", a2="spearman 1"))
    wall.steps({"step": "defeat_check"})
    assert len(wall.seat(1)["claimed"]) == 1


@rule("great_wall.coop.order", "great_wall.coop.name-order")
def test_the_active_player_names_who_moves_clerks_next() -> None:
    wall = CoopWall(4).turn("economy", None, None, None)
    while wall.asked == "move_clerks":
        wall.play("done")
    assert (wall.asked, wall.actor) == ("name_order", 0)
    assert wall.options == ["choose 1", "choose 2", "choose 3", "done"]
    wall.play("choose 3")
    assert wall.options == ["choose 1", "choose 2", "done"]
    wall.play("choose 2")
    asked = []
    while wall.asked == "move_clerks":
        asked.append(wall.actor)
        wall.play("done")
    assert asked == [3, 2, 1]


@rule("great_wall.coop.name-order")
def test_tea_rules_where_no_order_is_named_and_nobody_is_asked_where_it_cannot_matter() -> None:
    wall = CoopWall(3, tea=[2, 1, 0]).turn("economy", None, None)
    while wall.asked == "move_clerks":
        wall.play("done")
    wall.play("done")
    assert wall.actor == 2
    wall = CoopWall(3).clan(0, at={"embassy": 1}).clan(1, at={"embassy": 1}).activate(1)
    assert (wall.asked, wall.actor) == ("name_order", 1)
    wall.play("choose 1")
    assert wall.rests  # nobody could pay
    alone = CoopWall(3).clan(0, at={"embassy": 1}).activate()
    assert alone.asked != "name_order"
    full = CoopWall(3).clan(0, at={"academy": 1}).clan(1, at={"academy": 1}).activate()
    assert full.asked != "name_order"


@rule("great_wall.coop.commands")
def test_command_cards_are_chosen_in_secret() -> None:
    wall = CoopWall(3).play("0: command economy")
    assert wall.asked == "choose_commands"
    assert cast(Any, wall.state.observe(1))["clans"][0]["command"] is None
    assert "economy" not in str(cast(Any, wall.state.observe(1))["clans"][0])
