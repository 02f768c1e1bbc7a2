"""Clerks, which places activate, and production. Spanish rulebook pages 7-9 and 11, Polish pages 7 and 8."""

from typing import Any

import pytest

from crenel.games.great_wall.board import BARRACKS, PLACE_NAMES, PRODUCTION, SIDES
from tests.great_wall_table import Wall

rule = pytest.mark.rule
PRODUCING = {"lumber-mill": "wood", "quarry": "stone", "gold-mine": "gold", "temple": "chi"}


def moving(count: int = 2, *, different: bool = False, seats: int = 3, **clan: Any) -> Wall:
    step = {"step": "move_clerks", "seat": 0, "clan": 0, "left": count, "different": different, "moved": 0, "avoid": []}
    return Wall(seats).clan(0, **clan).steps(step)


# ---------------------------------------------------------------- clerks


@rule("great_wall.clerks.move")
def test_a_clerk_comes_from_the_pool_or_from_another_place() -> None:
    wall = moving(at={"temple": 1})
    assert "clerk > quarry" in wall.options
    assert "clerk temple > quarry" in wall.options
    assert "clerk temple > temple" not in wall.options
    wall.play("clerk > quarry", "clerk temple > academy")
    assert (wall.at(0), wall.clerks(0)["pool"]) == ({"quarry": 1, "academy": 1}, 3)


@rule("great_wall.clerks.move")
def test_moving_is_optional_and_each_clerk_moves_once() -> None:
    wall = moving(5, clerks=1)
    assert "done" in wall.options
    wall.play("clerk > quarry")
    assert wall.rests
    moving(5).play("done")


@rule("great_wall.clerks.full")
def test_a_full_regular_place_lets_nobody_in_or_out() -> None:
    """Whoever's clerks they are; a special place is never full."""
    wall = moving(4, at={"lumber-mill": 1, "academy": 3}).clan(1, at={"lumber-mill": 3, "academy": 5 - 3})
    assert not [text for text in wall.options if "lumber-mill" in text]
    assert "clerk academy > temple" in wall.options
    assert "clerk > academy" in wall.options
    full = wall.refusal("clerk > lumber-mill")
    assert (full.reason, full.rule) == ("place-full", "great_wall.clerks.full")
    locked = wall.refusal("clerk lumber-mill > temple")
    assert (locked.reason, locked.rule) == ("place-locked", "great_wall.clerks.full")
    assert wall.refusal("clerk quarry > temple").reason == "no-clerk-there"


@rule("great_wall.clerks.full")
def test_a_place_fills_while_clerks_move() -> None:
    wall = moving(5, at={}).clan(1, at={"barracks": 2})
    wall.play("clerk > barracks")
    assert not [text for text in wall.options if "barracks" in text]


@rule("great_wall.clerks.different")
def test_two_clerks_to_two_different_places() -> None:
    """They may come from one place, and go where there are clerks already."""
    wall = moving(different=True, at={"temple": 2, "quarry": 1})
    wall.play("clerk temple > quarry")
    refusal = wall.refusal("clerk > quarry")
    assert (refusal.reason, refusal.rule) == ("place-used", "great_wall.clerks.different")
    wall.play("clerk temple > academy")
    assert wall.at(0) == {"quarry": 2, "academy": 1}


@rule("great_wall.clerks.move")
def test_without_clerks_there_is_nobody_to_send() -> None:
    wall = moving(at={"temple": 3, "quarry": 2})
    assert wall.refusal("clerk > academy").reason == "no-clerk-left"
    assert wall.refusal("clerk > moon").reason == "no-such-place"


# ---------------------------------------------------------------- which places activate


@rule("great_wall.places.kinds")
def test_six_places_are_regular_and_four_special() -> None:
    for seats in (3, 4):
        regular = [name for name, slots in zip(PLACE_NAMES, SIDES[seats].slots, strict=True) if slots]
        assert regular == ["lumber-mill", "quarry", "gold-mine", "temple", "barracks", "tea-house"]


@rule("great_wall.places.regular")
@pytest.mark.parametrize("place", range(6))
def test_a_regular_place_activates_when_full(place: int) -> None:
    slots = int(SIDES[3].slots[place])
    name = PLACE_NAMES[place]
    assert Wall().clan(0, at={name: slots - 1}).activate().rests
    wall = Wall().clan(0, at={name: 1}).clan(1, at={name: slots - 1}).activate()
    assert wall.events("activated")[0]["place"] == name


@rule("great_wall.places.special")
@pytest.mark.parametrize("name", ["builders", "logistics", "embassy", "academy"])
def test_a_special_place_activates_with_one_clerk_and_takes_any_number(name: str) -> None:
    for count in (1, 5):
        wall = Wall().clan(0, at={name: count}).activate()
        assert [line["place"] for line in wall.events("activated")] == [name]
        assert wall.at(0) == {}


@rule("great_wall.places.return")
def test_all_clerks_of_an_activated_place_go_home_used_or_not() -> None:
    wall = Wall().clan(0, at={"embassy": 3}, stock={"gold": 2}).clan(1, at={"embassy": 2}).activate()
    wall.play("hire clerk")
    assert wall.rests, "nobody can pay more"
    assert (wall.at(0), wall.at(1)) == ({}, {})
    assert (wall.clerks(0)["pool"], wall.clerks(1)["pool"]) == (6, 5)


@rule("great_wall.places.order")
def test_clans_resolve_a_place_in_tea_order_each_with_all_clerks() -> None:
    wall = Wall(tea=[2, 0, 1], top="raiders-left")
    for clan in range(3):
        wall.clan(clan, at={"builders": 2}, stock={"wood": 9})
    wall.activate(1)
    actors = []
    while not wall.rests:
        actors.append(wall.actor)
        wall.play("done")
    assert actors == [2, 0, 1]


@rule("great_wall.places.optional")
@pytest.mark.parametrize("name", ["builders", "embassy", "logistics", "barracks", "tea-house"])
def test_effects_are_optional(name: str) -> None:
    """Whatever could be unwelcome can be left; the clerks go home all the same."""
    stock = {"wood": 9, "stone": 9, "gold": 9, "chi": 9}
    wall = Wall(tea=[1, 0, 2]).clan(0, at={name: 2}, stock=stock, rest={"left": {"spearman": 1}}).clan(1, at={name: 1})
    wall.table(row=["herald", "jinshi", "warden", "smuggler"]).activate()
    while not wall.rests:
        wall.play("done" if "done" in wall.options else "skip")
    assert wall.stock(0) == stock
    assert (wall.now["tea"], wall.honor(0), wall.at(0)) == ([1, 0, 2], 0, {})


# ---------------------------------------------------------------- advanced activation, and being alone


def advanced(wall: Wall, seat: int = 0) -> Wall:
    wall.data["active"] = seat
    return wall.steps({"step": "advanced_activation", "seat": seat})


@rule("great_wall.places.advanced")
def test_an_advanced_activation_needs_no_full_place_and_brings_no_shame() -> None:
    wall = advanced(Wall().clan(0, at={"quarry": 1, "academy": 1}).clan(1, at={"temple": 1}))
    assert wall.options == ["activate quarry", "activate temple", "activate academy", "skip"]
    wall.play("activate quarry")
    if wall.options[0] == "donate stone":
        wall.play("skip")
    assert (wall.stock(0)["stone"], wall.shames(0), wall.at(0)) == (1, 0, {"academy": 1})


@rule("great_wall.places.advanced")
def test_an_advanced_activation_is_optional() -> None:
    wall = advanced(Wall().clan(0, at={"quarry": 1})).play("skip")
    assert wall.at(0) == {"quarry": 1}
    assert advanced(Wall()).rests


@rule("great_wall.shame.alone", "great_wall.ruling.22")
@pytest.mark.parametrize("place", range(6))
def test_alone_in_a_place_with_the_icon_brings_a_shame(place: int) -> None:
    """Production and barracks have the icon, the tea house has not."""
    name, slots = PLACE_NAMES[place], int(SIDES[3].slots[place])
    alone = Wall().clan(0, at={name: slots}, clerks=slots).activate()
    if place <= BARRACKS:
        assert alone.asked == "get_shame"
        alone.play("shame archer")
        assert alone.soldiers(0, "shamed") == {"archer": 1}
    else:
        assert alone.rests
    together = Wall().clan(0, at={name: 1}).clan(1, at={name: slots - 1}).activate()
    assert together.asked != "get_shame"


@rule("great_wall.ruling.22")
def test_the_shame_comes_before_the_activation() -> None:
    """The last horseman is shamed, so the barracks cannot send him."""
    stock = {"wood": 1, "gold": 3}
    at = {"barracks": int(SIDES[3].slots[BARRACKS])}
    wall = Wall().clan(0, at=at, stock=stock, rest={"left": {"horseman": 1}}).activate()
    wall.play("shame horseman")
    assert wall.rests
    other = Wall().clan(0, at=at, stock=stock, rest={"left": {"horseman": 1}}).activate().play("shame archer")
    assert other.options == ["done", "recruit horseman"]


# ---------------------------------------------------------------- production


def lumber_mill() -> Wall:
    """The rulebook's example: green, blue and red in the five slots of the lumber mill."""
    wall = Wall(4, tea=[0, 1, 2, 3])
    wall.clan(0, at={"lumber-mill": 2}, overseers={"lumber-mill": 2}, stock={"chi": 4})
    wall.clan(1, at={"lumber-mill": 2}, overseers={"lumber-mill": 3}, stock={"chi": 9})
    wall.clan(2, at={"lumber-mill": 1}, stock={"chi": 2})
    return wall.activate(3)


@rule("great_wall.production.gather")
def test_green_blue_and_red_gather_4_5_and_1_wood() -> None:
    wall = lumber_mill()
    assert [wall.stock(clan)["wood"] for clan in range(3)] == [4, 5, 1]


@rule("great_wall.production.upgrade", "great_wall.production.donate", "great_wall.production.steps")
def test_green_upgrades_for_4_chi_red_buys_an_overseer_for_2_and_green_donates() -> None:
    wall = lumber_mill()
    assert (wall.actor, wall.options) == (0, ["upgrade lumber-mill", "skip"])
    wall.play("upgrade lumber-mill")
    assert wall.actor == 2, "blue's overseer is at the top already"
    assert wall.options == [f"upgrade lumber-mill with {kind}" for kind in ("spearman", "archer", "horseman")] + [
        "skip"
    ]
    wall.play("upgrade lumber-mill with archer")
    assert (wall.actor, wall.options) == (0, ["donate wood", "skip"])
    wall.play("donate wood", "skip", "skip")
    assert wall.rests
    assert [wall.stock(clan)["wood"] for clan in range(3)] == [3, 5, 1]
    assert [wall.stock(clan)["chi"] for clan in range(3)] == [0, 9, 0]
    assert [wall.level(clan, "lumber-mill") for clan in range(3)] == [3, 3, 1]
    assert [wall.honor(clan) for clan in range(3)] == [2, 0, 0]
    assert wall.now["warehouse"] == {"wood": 1}
    assert wall.soldiers(2, "pool") == {"spearman": 10, "archer": 3, "horseman": 2}
    assert [wall.clerks(clan)["pool"] for clan in range(3)] == [5, 5, 5]


@rule("great_wall.production.steps")
def test_each_step_is_done_by_all_before_the_next() -> None:
    wall = lumber_mill().play("upgrade lumber-mill", "skip")
    asked = []
    while not wall.rests:
        asked.append(wall.actor)
        wall.play("donate wood")
    assert asked == [0, 1, 2]
    gathered = [line for line in wall.state.events if line["event"] in ("gained", "overseer", "donated")]
    assert [line["event"] for line in gathered] == ["gained"] * 3 + ["overseer"] + ["donated"] * 3


@rule("great_wall.production.gather")
@pytest.mark.parametrize("place", PRODUCING)
def test_each_place_gives_its_own_resource(place: str) -> None:
    wall = Wall().clan(0, at={place: 1}).clan(1, at={place: 3}).activate(2)
    assert wall.stock(0)[PRODUCING[place]] == 1
    assert wall.stock(1)[PRODUCING[place]] == 3


@rule("great_wall.production.gather")
def test_an_overseer_without_a_clerk_gathers_nothing() -> None:
    wall = Wall().clan(0, overseers={"quarry": 3}).clan(1, at={"quarry": 4}, clerks=5).clan(2, at={}).activate(2)
    assert wall.stock(0) == {"wood": 0, "stone": 0, "gold": 0, "chi": 0}


@rule("great_wall.production.donate")
def test_chi_is_not_donated() -> None:
    wall = Wall().clan(0, at={"temple": 2}).clan(1, at={"temple": 2}).activate()
    assert wall.rests
    assert (wall.stock(0)["chi"], wall.now["warehouse"]) == (2, {})


@rule("great_wall.overseers.cost")
def test_the_first_overseer_costs_2_then_3_then_4() -> None:
    """2 and 3 chi at the lumber mill are the examples of the Spanish book, 2 and 4 of the Polish one."""
    for level, cost in ((0, 2), (1, 3), (2, 4)):
        for chi in (cost - 1, cost):
            overseers = {"lumber-mill": level} if level else {}
            wall = Wall().clan(0, at={"lumber-mill": 2}, stock={"chi": chi}, overseers=overseers)
            wall.clan(1, at={"lumber-mill": 2}).activate()
            assert bool(wall.starting("upgrade")) == (chi == cost)
    assert wall.play("upgrade lumber-mill").stock(0)["chi"] == 0


@rule("great_wall.overseers.cost", "great_wall.ruling.23")
@pytest.mark.parametrize("place", range(PRODUCTION))
def test_one_upgrade_of_one_level_where_something_was_gathered(place: int) -> None:
    name = PLACE_NAMES[place]
    rich = {"wood": 9, "stone": 9, "gold": 9, "chi": 9}
    wall = Wall().clan(0, at={name: 2}, stock=rich).clan(1, at={name: 2}).clan(2, stock=rich).activate(2)
    assert (wall.actor, {text.split()[1] for text in wall.starting("upgrade")}) == (0, {name})
    wall.play(f"upgrade {name} with horseman")
    assert not wall.starting("upgrade")
    assert wall.level(0, name) == 1


@rule("great_wall.overseers.limits")
def test_an_overseer_stays_for_good_and_spaces_are_shared() -> None:
    wall = (
        Wall()
        .clan(0, at={"quarry": 2}, stock={"wood": 2})
        .clan(1, at={"quarry": 2}, overseers={"quarry": 1})
        .activate()
    )
    wall.play("upgrade quarry with spearman", "skip", "skip")
    assert (wall.level(0, "quarry"), wall.level(1, "quarry")) == (1, 1)
    assert wall.soldiers(0, "pool")["spearman"] == 9
    top = Wall().clan(0, overseers={"quarry": 3}, stock={"wood": 9, "chi": 1, "gold": 2})
    top.steps({"step": "upgrade_overseer", "seat": 0, "place": "any", "less": 0, "left": 1, "avoid": []})
    short = top.refusal("upgrade lumber-mill with archer")
    assert (short.reason, short.rule, short.short) == ("resources-short", "great_wall.overseers.cost", {"chi": 1})
    assert top.refusal("upgrade quarry").reason == "overseer-top"
