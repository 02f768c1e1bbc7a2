"""Rulings that no other file shows: docs/great-wall-rulings.md lists all of them."""

import pytest

from tests.great_wall_cards import QUIET
from tests.great_wall_table import ADVISORS, COMMANDS, Wall, wounded

rule = pytest.mark.rule


@rule("great_wall.ruling.32")
def test_resources_never_run_out() -> None:
    """More than the fifty tokens of the box."""
    wall = Wall().clan(0, stock={"wood": 60}, at={"lumber-mill": 2}).clan(1, stock={"wood": 70}, at={"lumber-mill": 2})
    wall.activate(2)
    assert (wall.stock(0)["wood"], wall.stock(1)["wood"]) == (62, 72)


@rule("great_wall.own.2")
def test_recruiting_attacking_and_a_last_wound_are_three_events() -> None:
    rows = [
        {**QUIET, "name": name, "when": when, "do": [{"honor": 1}]}
        for name, when in (("conscription", "recruit"), ("spear-wall", "attack"), ("killing-blow", "last_wound"))
    ]
    wall = Wall(cards={"tactic": rows}).clan(0, tactics=[str(row["name"]) for row in rows], at={"barracks": 1})
    wall.clan(0, stock={"wood": 1, "stone": 2}).clan(1, at={"barracks": 2})
    wall.section("left", wounded("raiders-left", leave=["a1"])).activate(2)
    wall.play("recruit spearman", "attack spearman left")
    wall.play("tactic conscription", "tactic spear-wall", "tactic killing-blow")
    assert wall.honor(0, "cards") == 3


@rule("great_wall.own.3")
def test_what_can_only_help_is_not_asked() -> None:
    """Gathering and drawing tactics are not; rising in the tea order is."""
    wall = Wall().clan(0, at={"temple": 2, "academy": 1}).clan(1, at={"temple": 2}).activate()
    wall.play("activate academy")
    assert wall.rests
    assert (wall.stock(0)["chi"], len(wall.seat(0)["tactics"])) == (2, 1)


@rule("great_wall.own.4")
def test_without_a_card_in_hand_one_must_reclaim() -> None:
    wall = Wall(season="summer").clan(0, discarded=COMMANDS)
    wall.data["stack"] = [{"step": "choose_commands", "seat": -1}, {"step": "reclaim", "seat": 0}]
    assert wall.rests
    assert (len(wall.seat(0)["commands"]), wall.honor(0)) == (5, 0)


@rule("great_wall.own.5", "great_wall.defeat.order")
@pytest.mark.parametrize(
    ("rules", "order"),
    [
        (2, [("raiders", "left"), ("raiders", "right"), ("spies", "left"), ("brutes", "right"), ("infantry", "left")]),
        (1, [("raiders", "left"), ("spies", "left"), ("infantry", "left"), ("raiders", "right"), ("brutes", "right")]),
    ],
)
def test_hordes_are_met_in_the_rows_where_they_stood(rules: int, order: list[tuple[str, str]]) -> None:
    """Row by row from the wall, each from the left (page 9). In the first version the search began again after each
    defeat, so a covered horde that had moved up came before those of later sections.
    """
    wall = (
        Wall(rules=rules)
        .section("left", wounded("raiders-left"), wounded("spies-left"), wounded("infantry-left"))
        .section("right", wounded("raiders-right"), wounded("brutes-right"))
    )
    wall.steps({"step": "defeat_check"})
    assert [(line["horde"], line["section"]) for line in wall.events("horde_defeated")] == order


@rule("great_wall.own.5")
def test_a_horde_that_falls_while_others_are_defeated_is_found() -> None:
    """A tactic wounds a horde that was looked at before, for the last time."""
    blow = {"name": "spoils", "when": "horde_defeated", "do": [{"wound": 1}], "cost": 2, "boosted": [{"wound": 2}]}
    wall = (
        Wall(cards={"tactic": [blow]})
        .clan(0, tactics=["spoils"])
        .section("left", wounded("raiders-left", leave=["a1"]))
        .section("right", wounded("raiders-right"))
    )
    wall.steps({"step": "defeat_check"}).play("tactic spoils")
    assert [line["section"] for line in wall.events("horde_defeated")] == ["right", "left"]
    assert wall.rests


@rule("great_wall.own.17")
def test_clerks_of_a_place_that_activates_are_bound_to_it() -> None:
    """The court clerk moves two clerks after each hiring: those in the embassy have worked, and go nowhere but home."""

    def embassy(rules: int) -> Wall:
        wall = Wall(rules=rules).clan(
            0, active=["court-clerk"], at={"embassy": 2, "temple": 1}, stock={"gold": 9}, clerks=5
        )
        return wall.activate().play("hire clerk")

    wall = embassy(2)
    assert wall.asked == "move_clerks"
    assert not [text for text in wall.starting("clerk") if text.startswith("clerk embassy")]
    assert "clerk temple > quarry" in wall.options, "other places are free to be left"
    refused = wall.refusal("clerk embassy > builders")
    assert (refused.reason, refused.rule) == ("place-resolving", "great_wall.own.17")
    wall.play("done", "hire clerk", "done")
    assert (wall.at(0), wall.clerks(0)["pool"]) == ({"temple": 1}, 6)
    assert "clerk embassy > builders" in embassy(1).options


@rule("great_wall.breach.order")
def test_archers_fall_after_shame_is_placed() -> None:
    """While shame is placed they still stand on the wall."""

    def archers(rules: int) -> tuple[str, int]:
        wall = Wall(rules=rules, season="winter").clan(0, firing={"left": 1}).section("left", "brutes-left")
        wall.steps({"step": "assault", "section": "left"})
        return wall.asked, wall.firing(0, "left")

    assert archers(2) == ("get_shame", 1)
    assert archers(1) == ("get_shame", 0)


@rule("great_wall.own.16")
def test_an_upgrade_that_an_advisor_brought_calls_no_advisor() -> None:
    """Two that would call each other without end: one upgrade leads to one of each, and the general hears of all."""
    stock = {"wood": 9, "gold": 9, "stone": 9, "chi": 9}
    upgrade = {"step": "upgrade_overseer", "seat": 0, "place": "quarry", "less": 0, "left": 1, "avoid": []}

    def upgrades(rules: int) -> tuple[int, int]:
        wall = Wall(rules=rules).clan(
            0, general="song-ci", support=["herald"], active=["alchemist", "stone-mason"], stock=stock
        )
        wall.steps(upgrade)
        while not wall.rests:
            wall.play(wall.options[0])
        return len(wall.events("overseer")), wall.honor(0, "cards")

    assert upgrades(2) == (3, 6)
    assert upgrades(1) == (6, 12), "until both overseers were at their highest"


@rule("great_wall.own.6")
def test_an_archer_may_take_a_firing_spot_without_a_target() -> None:
    wall = Wall().clan(0, at={"barracks": 1}, stock={"wood": 1, "chi": 2}).clan(1, at={"barracks": 2}).activate(2)
    wall.play("recruit archer", "attack archer left")
    assert (wall.rests, wall.firing(0, "left"), wall.events("struck")) == (True, 1, [])


@rule("great_wall.own.7")
def test_gold_that_stands_in_pays_only_what_is_short() -> None:
    wall = Wall(season="summer").clan(0, general="keng-hsien-seng", stock={"chi": 1, "gold": 3}, shamed={"archer": 1})
    wall.steps({"step": "buy_off_shame", "seat": 0}).play("clear archer")
    assert wall.stock(0) == {"wood": 0, "stone": 0, "gold": 2, "chi": 0}


@rule("great_wall.own.8")
def test_qin_jiushao_covers_the_upper_line_before_the_lower() -> None:
    cover = {"a1": "wound", "a2": "wound"}
    wall = Wall(1, top="infantry-right").clan(1, at={"barracks": 2}).clan(0, at={"barracks": 1})
    wall.section("right", ("raiders-right", cover)).activate()
    assert wall.cover("right") == {**cover, "a5": "spearman 1", "b1": "spearman 1"}


@rule("great_wall.own.9")
def test_with_qin_jiushao_as_overlord_his_places_come_first_in_the_reed_turn() -> None:
    at = {"gold-mine": 3, "temple": 4}
    wall = Wall(1, tea=[1, 0, 2]).clan(1, at=at).clan(0, at={"academy": 1}).activate(2)
    assert [line["place"] for line in wall.events("activated")] == ["gold-mine", "temple", "academy"]
    dismissed = Wall(1, tea=[1, 0, 2]).clan(2, at={"embassy": 1, "quarry": 1, "temple": 1}).clan(0, at={"embassy": 1})
    dismissed.table(row=ADVISORS[:4]).activate(2)
    assert dismissed.now["decks"]["advisors_discarded"] == ADVISORS[:1], "the one on the left"


@rule("great_wall.own.10")
def test_chi_of_a_spot_was_gained_before_the_attack_is_answered() -> None:
    tactic = {**QUIET, "name": "charge", "when": "attack", "cost": 1}
    wall = Wall(cards={"tactic": [tactic]}).clan(0, tactics=["charge"], rest={"left": {"spearman": 1}})
    step = {"step": "attack_with", "seat": 0, "left": 1, "soldier": "any", "rest": True, "firing": False, "each": False,
            "forced": True, "sections": ["left"], "shot": 0}  # fmt: skip
    wall.section("left", "raiders-left").steps(step, {"step": "batch_over", "seat": 0}).play("spot 1 b1")
    assert wall.options == ["tactic charge", "tactic charge boosted", "skip"]


@rule("great_wall.own.11")
def test_a_place_that_becomes_ready_during_the_activations_activates_too_but_none_twice() -> None:
    cards = {"advisor": [{"name": "herald", "when": "hired", "do": [{"clerks": 2}]}]}
    wall = Wall(cards=cards).clan(0, at={"embassy": 1}, stock={"gold": 2}, active=["herald"]).activate()
    wall.play("hire clerk", "clerk > academy", "clerk > embassy")
    assert [line["place"] for line in wall.events("activated")] == ["embassy", "academy"]
    assert wall.rests


@rule("great_wall.own.12")
@pytest.mark.parametrize(
    "where", [{"rest": {"left": {"archer": 1}}}, {"firing": {"left": 1}}, {"firing": {"right": 1}}]
)
def test_soldiers_in_a_section_are_those_who_rest_there_too(where: dict[str, object]) -> None:
    wall = Wall().clan(0, tactics=["heroic-fight"], **where).section("right", wall=1)
    wall.section("left", wounded("raiders-left", a1="spearman 0"), wall=1).steps({"step": "defeat_check"})
    assert (wall.asked == "react") == ("right" not in str(where))


@rule("great_wall.own.13")
def test_without_a_horde_card_the_invasion_points_to_the_first_section() -> None:
    wall = Wall(1).clan(1, at={"barracks": 2}).clan(0, at={"barracks": 1}).decks(horde_on_top=None)
    wall.section("middle", "brutes-middle").section("right", "spies-right").activate()
    assert wall.cover("middle") == {"a1": "spearman 1", "a2": "spearman 1"}


@rule("great_wall.own.14")
def test_a_wound_dealt_by_a_card_can_be_the_last() -> None:
    cards = {"advisor": [{"name": "herald", "when": "last_wound", "do": [{"honor": 4}]}]}
    tactic = {**QUIET, "do": [{"wound": 2}]}
    wall = Wall(cards={**cards, "tactic": [tactic]}).clan(0, active=["herald"], tactics=["requisition"])
    wall.section("left", wounded("raiders-left", leave=["a1"])).happens(0, "command_over").play("tactic requisition")
    assert wall.honor(0, "cards") == 4, "and the second wound, for which there is no spot, is lost"


@rule("great_wall.own.15")
def test_qin_jiushao_spends_wood_then_stone_then_gold_of_the_warehouse() -> None:
    card = {"name": "economy", "do": [{"wall": 1}]}
    wall = (
        Wall(1, cards={"solo": [card]}).table(warehouse={"wood": 2, "stone": 2, "gold": 2}).laid(None, "economy", None)
    )
    wall.steps({"step": "next_card", "slot": 0})
    assert wall.now["warehouse"] == {"gold": 1}
