"""Two players with the Reed clan. Spanish rulebook page 15, Polish page 12."""

from typing import Any

import pytest

from tests.great_wall_table import GREAT_WALL, Wall, wounded

rule = pytest.mark.rule
REED = 2


def two(**parts: Any) -> Wall:
    return Wall(2, **parts)


@rule("great_wall.two.setup")
def test_the_reed_clan_has_three_clerks_on_the_board_and_is_last_in_tea() -> None:
    state = GREAT_WALL.new(2, 9)
    for seat in (0, 1):
        state.apply(state.actions(seat)[0], seat)
    table: Any = state.dump()
    assert table["clans"][REED]["kind"] == "reed"
    assert table["clans"][REED]["clerks"] == {
        "pool": 0,
        "reserve": 0,
        "at": {"lumber-mill": 1, "quarry": 1, "gold-mine": 1},
    }
    assert table["clans"][REED]["soldiers"]["pool"] == {"spearman": 10}
    assert table["tea"][-1] == REED
    assert len(state.scores()) == 2


@rule("great_wall.two.card", "great_wall.ruling.14")
@pytest.mark.parametrize(("tea", "slot"), [([0, 1, 2], 1), ([2, 0, 1], 0), ([0, 2, 1], 0)])
def test_the_reed_card_takes_the_first_free_space_when_its_turn_in_tea_comes(tea: list[int], slot: int) -> None:
    wall = two(tea=tea)
    wall.data["stack"][-1] = {"step": "fall", "seat": -1}
    wall.play("0: command despotism", "1: command despotism")
    while wall.asked == "place_card":
        wall.play("slot 3" if "slot 3" in wall.options else wall.options[0])
    assert wall.now["track"].index(REED) == slot


@rule("great_wall.two.overlord", "great_wall.ruling.10")
@pytest.mark.parametrize(("rules", "moves"), [(2, []), (1, [(1, REED)])])
def test_the_active_player_is_the_overlord_and_the_tea_leader_in_the_reed_turn(
    rules: int, moves: list[tuple[int, int]]
) -> None:
    """In the first version the Reed card had a box of its own, which made the tea leader too strong."""
    wall = two(tea=[0, 1, REED]).turn(None, "economy", None)
    wall.data["stack"][-1]["slot"] = 0
    wall.play("done", "done")
    assert (wall.actor, wall.now["stack"][-1]["clan"]) == (1, REED), "player 1 moves the Reed clerks in his turn"
    reed = two(tea=[1, 0, REED], rules=rules).turn(None, None, "reed")
    reed.data["stack"][-1]["slot"] = 1
    order = []
    while reed.asked == "move_clerks":
        order.append((reed.actor, reed.now["stack"][-1]["clan"]))
        reed.play("done")
    assert order == [(1, 1), (0, 0), *moves]


@rule("great_wall.two.clerks")
def test_never_two_reed_clerks_at_one_place() -> None:
    step = {"step": "move_clerks", "seat": 0, "clan": REED, "left": 2, "different": True, "moved": 0, "avoid": []}
    wall = two().steps(step)
    goals = {text.split()[-1] for text in wall.starting("clerk")}
    assert goals == {"temple", "barracks", "tea-house", "builders", "logistics", "embassy", "academy"}
    wall.play("clerk quarry > temple")
    assert wall.at(REED) == {"lumber-mill": 1, "gold-mine": 1, "temple": 1}


@rule("great_wall.two.stays")
def test_reed_clerks_stay_where_a_place_activates() -> None:
    wall = two().clan(0, at={"quarry": 3}).activate().play("skip")
    assert (wall.at(0), wall.at(REED)) == ({}, {"lumber-mill": 1, "quarry": 1, "gold-mine": 1})


@rule("great_wall.two.special")
@pytest.mark.parametrize("place", ["builders", "logistics", "embassy", "academy"])
def test_a_special_place_with_a_reed_clerk_alone_does_not_activate(place: str) -> None:
    reed = {place: 1, "quarry": 1, "temple": 1}
    assert two().clan(REED, at=reed).activate().rests
    alone = two().clan(REED, at=reed).steps({"step": "advanced_activation", "seat": 0})
    assert f"activate {place}" not in alone.options
    assert "activate quarry" in alone.options


@rule("great_wall.ruling.13", "great_wall.shame.alone")
def test_a_reed_clerk_prevents_the_shame_of_being_alone() -> None:
    wall = two().clan(0, at={"quarry": 3}).activate()
    assert wall.asked == "donate"
    assert wall.shames(0) == 0


@rule("great_wall.two.production")
@pytest.mark.parametrize(("place", "resource"), [("lumber-mill", "wood"), ("quarry", "stone"), ("gold-mine", "gold")])
def test_what_the_reed_clan_gathers_goes_to_the_warehouse(place: str, resource: str) -> None:
    wall = two().clan(0, at={place: 3}).activate()
    assert wall.now["warehouse"] == {resource: 1}
    assert wall.honor(REED) == 0
    assert wall.seat(REED)["stock"] == {}


@rule("great_wall.two.temple")
def test_a_reed_clerk_in_the_temple_rids_the_active_player_of_a_shame() -> None:
    reed = {"temple": 1, "quarry": 1, "gold-mine": 1}
    wall = (
        two()
        .clan(REED, at=reed)
        .clan(0, at={"temple": 3}, shamed={"archer": 1})
        .clan(1, shamed={"spearman": 2})
        .activate(1)
    )
    assert (wall.shames(1), wall.shames(0)) == (1, 1)
    none = two().clan(REED, at=reed).clan(0, at={"temple": 3}, shamed={"archer": 1}).activate(REED)
    assert none.shames(0) == 1, "nothing in the Reed clan's own turn"


@rule("great_wall.two.embassy")
def test_a_reed_clerk_in_the_embassy_makes_the_overlord_discard_an_advisor() -> None:
    wall = two().clan(REED, at={"embassy": 1, "quarry": 1, "temple": 1}).clan(1, at={"embassy": 1})
    wall.table(row=["herald", "jinshi", "warden", "smuggler"]).activate(0)
    assert (wall.actor, wall.options) == (0, ["dismiss herald", "dismiss jinshi", "dismiss warden", "dismiss smuggler"])
    wall.play("dismiss jinshi")
    assert wall.now["row"][:3] == ["herald", "warden", "smuggler"]
    assert (len(wall.now["row"]), wall.now["decks"]["advisors_discarded"]) == (4, ["jinshi"])


@rule("great_wall.two.builders")
def test_a_reed_builder_raises_a_free_barricade_where_the_overlord_says() -> None:
    wall = two().clan(REED, at={"builders": 1, "quarry": 1, "temple": 1}).clan(1, at={"builders": 1})
    wall.section("middle", barricades=1).activate(0)
    assert (wall.actor, wall.options) == (0, ["barricade middle", "barricade right"])
    wall.play("barricade middle")
    assert wall.now["sections"]["middle"]["barricades"] == 2
    assert (wall.honor(REED), wall.now["warehouse"]) == (0, {})


def barracks(**clan: Any) -> Wall:
    return two().clan(REED, at={"barracks": 1, "quarry": 1, "temple": 1}).clan(1, at={"barracks": 2}, **clan)


@rule("great_wall.two.barracks", "great_wall.ruling.15")
def test_a_reed_spearman_attacks_where_the_overlord_says_without_reward() -> None:
    wall = barracks().section("middle", "raiders-middle").section("right", "infantry-right").activate(0)
    assert (wall.actor, wall.options) == (0, ["attack spearman middle", "attack spearman right"])
    wall.play("attack spearman right", "spot 1 a1")
    assert wall.cover("right") == {"a1": f"spearman {REED}"}
    assert wall.seat(REED)["stock"] == {}
    assert sum(wall.stock(0).values()) == 0


@rule("great_wall.two.barracks")
def test_a_reed_spearman_without_a_target_stays_home() -> None:
    wall = barracks().activate(0)
    assert wall.soldiers(REED, "pool") == {"spearman": 10}


@rule("great_wall.ruling.11")
def test_the_reed_clan_rises_in_the_tea_house_like_others() -> None:
    wall = two().clan(REED, at={"tea-house": 1, "quarry": 1, "temple": 1}).clan(0, at={"tea-house": 2}).activate(0)
    assert (wall.actor, wall.asked) == (0, "tea_house")
    wall.play("use")
    assert wall.now["tea"] == [0, REED, 1]


@rule("great_wall.two.never", "great_wall.ruling.16")
def test_a_horde_won_by_the_reed_clan_is_claimed_by_nobody() -> None:
    cover = {"a1": f"spearman {REED}", "a2": f"spearman {REED}", "a5": "spearman 0"}
    wall = two(year=1).section("middle", wounded("raiders-middle", **cover)).steps({"step": "defeat_check"})
    assert wall.now["decks"]["hordes_discarded"] == ["raiders-middle"]
    assert [wall.seat(clan)["claimed"] for clan in range(3)] == [[], [], []]
    assert (wall.honor(0), wall.honor(REED)) == (2, 0)
    assert wall.soldiers(REED, "pool") == {"spearman": 10}, "survivors do not rest"
    assert wall.soldiers(REED, "rest") == {}


@rule("great_wall.two.never")
def test_the_reed_clan_gets_no_shame_and_saves_nobody() -> None:
    wall = two().section("middle", ("brutes-middle", {"a1": f"spearman {REED}"}), "spies-middle")
    wall.steps({"step": "assault", "section": "middle"})
    while wall.asked == "get_shame":
        assert wall.actor != REED
        wall.play(wall.options[0])
    assert wall.rests
    assert wall.cover("middle") == {"a1": "wound"}
    assert (wall.shames(0), wall.shames(1), wall.shames(REED)) == (2, 2, 0)


@rule("great_wall.two.card")
def test_the_reed_card_cannot_be_copied() -> None:
    wall = two().turn("betrayal", "economy", "reed")
    assert wall.options == ["done", "copy economy of 1"]


@rule("great_wall.two.academy")
@pytest.mark.parametrize("place", ["academy", "logistics"])
def test_reed_clerks_do_nothing_in_academy_and_logistics(place: str) -> None:
    wall = two().clan(REED, at={place: 1, "quarry": 1, "temple": 1}).clan(0, at={place: 1}).activate(1)
    assert wall.rests
    assert wall.seat(REED)["tactics"] == []
