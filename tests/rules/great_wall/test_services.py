"""Tea house, builders, logistics, embassy, academy, barracks. Spanish rulebook pages 12-14, Polish pages 8 and 9."""

import pytest

from crenel.games.great_wall.board import SIDES
from crenel.games.great_wall.cards import HOUSE_DECK
from tests.great_wall_table import Wall, wounded

rule = pytest.mark.rule


# ---------------------------------------------------------------- tea house


@rule("great_wall.tea-house")
def test_the_tea_stack_of_the_example() -> None:
    """Yellow, red, blue: red goes above yellow, then blue goes above yellow."""
    yellow, red, blue = 0, 1, 2
    wall = Wall(tea=[yellow, red, blue]).clan(red, at={"tea-house": 1}).clan(blue, at={"tea-house": 1}).activate()
    wall.play("use")
    assert wall.now["tea"] == [red, yellow, blue]
    wall.play("use")
    assert wall.now["tea"] == [red, blue, yellow]
    assert wall.at(red) == {}


@rule("great_wall.tea-house")
def test_who_is_on_top_already_gains_nothing() -> None:
    wall = Wall().clan(0, at={"tea-house": 2}).clan(1, at={"tea-house": 1}).activate(2)
    assert (wall.actor, wall.options) == (1, ["use", "skip"])
    wall.play("use")
    assert (wall.now["tea"], wall.at(0)) == ([1, 0, 2], {})


@rule("great_wall.tea-house")
def test_all_slots_alone_lead_to_the_top() -> None:
    slots = int(SIDES[4].slots[5])
    wall = Wall(4).clan(3, at={"tea-house": slots}).activate().play("use")
    assert wall.now["tea"] == [3, 0, 1, 2]
    few = Wall(4).clan(3, at={"tea-house": slots - 1}).steps({"step": "advanced_activation", "seat": 0})
    few.play("activate tea-house", "use")
    assert few.now["tea"] == [0, 1, 3, 2]


# ---------------------------------------------------------------- builders


@rule("great_wall.walls.warehouse")
def test_a_wall_paid_with_3_stone_of_the_warehouse_and_2_of_ones_own() -> None:
    """The Polish book's example: 5 honor all the same."""
    wall = Wall().clan(0, at={"builders": 1}, stock={"wood": 1, "gold": 2}).table(warehouse={"stone": 3}).activate()
    wall.play("wall left")
    assert wall.now["warehouse"] == {}
    assert wall.options == ["pay 2 gold", "pay 1 wood 1 gold"]
    wall.play("pay 1 wood 1 gold")
    assert (wall.honor(0, "walls"), wall.now["sections"]["left"]["wall"]) == (5, 1)
    assert wall.stock(0) == {"wood": 0, "stone": 0, "gold": 1, "chi": 0}


@rule("great_wall.walls.cost")
@pytest.mark.parametrize(("level", "cost"), [(0, 5), (1, 10), (2, 15)])
def test_levels_cost_and_bring_5_10_and_15(level: int, cost: int) -> None:
    short = (
        Wall().clan(0, at={"builders": 1}, stock={"wood": cost - 1, "chi": 20}).section("left", wall=level).activate()
    )
    assert "wall left" not in (short.options if not short.rests else [])
    if not short.rests:
        refusal = short.refusal("wall left")
        assert (refusal.reason, refusal.rule, refusal.short) == (
            "wall-short",
            "great_wall.walls.cost",
            {"resources": 1},
        )
    wall = (
        Wall()
        .clan(0, at={"builders": 1}, stock={"wood": cost})
        .section("left", wall=level)
        .activate()
        .play("wall left")
    )
    assert (wall.honor(0, "walls"), wall.now["sections"]["left"]["wall"], wall.stock(0)["wood"]) == (cost, level + 1, 0)


@rule("great_wall.walls.cost")
def test_the_third_level_is_the_last() -> None:
    wall = Wall().clan(0, at={"builders": 1}, stock={"wood": 30}).section("left", wall=3).activate()
    assert wall.refusal("wall left").reason == "wall-finished"


@rule("great_wall.ruling.29")
def test_the_builder_chooses_what_leaves_the_warehouse_but_must_use_it() -> None:
    wall = (
        Wall()
        .clan(0, at={"builders": 1}, stock={"wood": 9})
        .table(warehouse={"wood": 1, "stone": 2, "gold": 1})
        .activate()
    )
    wall.play("barricade left")
    assert wall.options == ["stock 1 stone 1 gold", "stock 2 stone", "stock 1 wood 1 gold", "stock 1 wood 1 stone"]
    wall.play("stock 2 stone")
    assert (wall.now["warehouse"], wall.stock(0)["wood"]) == ({"wood": 1, "gold": 1}, 9)


@rule("great_wall.barricades")
def test_a_barricade_costs_2_of_any_mix_and_brings_2_honor() -> None:
    wall = Wall().clan(0, at={"builders": 1}, stock={"wood": 1, "gold": 1, "chi": 5}).activate().play("barricade left")
    assert (wall.honor(0, "barricades"), wall.now["sections"]["left"]["barricades"]) == (2, 1)
    assert wall.stock(0) == {"wood": 0, "stone": 0, "gold": 0, "chi": 5}


@rule("great_wall.barricades")
def test_three_barricades_in_a_section_at_most() -> None:
    wall = Wall().clan(0, at={"builders": 1}, stock={"wood": 4}).section("left", barricades=3).activate()
    assert wall.starting("barricade") == ["barricade middle", "barricade right"]


@rule("great_wall.builders")
def test_each_builder_builds_something_anywhere_even_twice_the_same() -> None:
    wall = Wall().clan(0, at={"builders": 3}, stock={"wood": 17}).activate()
    wall.play("barricade left", "wall left", "wall left")
    assert wall.rests
    assert wall.now["sections"]["left"] == {"wall": 2, "barricades": 1, "hordes": []}
    assert wall.honor(0) == 17


@rule("great_wall.walls.archers")
def test_archers_move_up_onto_the_new_wall() -> None:
    wall = Wall().clan(0, at={"builders": 1}, stock={"wood": 5}).clan(1, firing={"left": 1})
    wall.section("left", "raiders-left").activate().play("wall left")
    assert wall.firing(1, "left") == 1
    assert not wall.events("struck")


# ---------------------------------------------------------------- logistics


@rule("great_wall.logistics")
def test_the_march_of_the_example() -> None:
    """From left to right: the archer on the wall goes to the wall or the rest zone, those who rest only rest."""
    rest = {"left": {"archer": 1, "spearman": 1}}
    wall = Wall().clan(0, at={"logistics": 1}, rest=rest, firing={"left": 1}).section("left", "raiders-left", wall=1)
    wall.section("right", "raiders-right", wall=1).activate()
    wall.play("march left > right")
    assert wall.options == ["done", "carry spearman", "carry archer", "carry archer wall", "carry archer down"]
    wall.play("carry archer wall", "carry archer", "carry spearman")
    assert wall.rests
    assert (wall.firing(0, "right"), wall.soldiers(0, "rest", "right")) == (1, {"archer": 1, "spearman": 1})
    assert not wall.events("struck"), "this is no attack"


@rule("great_wall.logistics")
def test_nobody_marches_from_a_rest_zone_to_the_wall_or_to_a_full_one() -> None:
    wall = Wall().clan(0, at={"logistics": 1}, firing={"left": 1}).clan(1, firing={"right": 2})
    wall.section("left", wall=1).section("right", wall=1).activate().play("march left > right")
    assert wall.options == ["done", "carry archer down"]
    wall.play("carry archer down")
    assert wall.soldiers(0, "rest", "right") == {"archer": 1}


@rule("great_wall.logistics")
def test_each_clerk_marches_once_and_soldiers_may_march_again() -> None:
    wall = Wall().clan(0, at={"logistics": 2}, rest={"left": {"horseman": 2}}).activate()
    wall.play("march left > middle", "carry horseman", "done", "march middle > right", "carry horseman")
    assert wall.rests
    assert wall.soldiers(0, "rest") == {"left": {"horseman": 1}, "right": {"horseman": 1}}


# ---------------------------------------------------------------- embassy


@rule("great_wall.embassy.advisor")
def test_the_third_advisor_costs_3_gold() -> None:
    """The rulebook's example, for somebody with two."""
    row = ["herald", "jinshi", "warden", "smuggler"]
    for gold in (2, 3):
        wall = Wall().clan(0, at={"embassy": 1}, stock={"gold": gold}, active=["abbot"], support=["envoy"])
        wall.table(row=row).activate()
        assert bool(wall.starting("advisor")) == (gold == 3)
    wall.play("advisor jinshi support")
    assert (wall.seat(0)["support"], wall.stock(0)["gold"]) == (["jinshi", "envoy"], 0)
    assert wall.now["row"][:3] == ["herald", "warden", "smuggler"]
    assert len(wall.now["row"]) == 4


@rule("great_wall.embassy.advisor")
def test_an_advisor_becomes_active_or_supports_and_the_row_is_refilled_before_the_next() -> None:
    wall = (
        Wall()
        .clan(0, at={"embassy": 2}, stock={"gold": 3})
        .table(row=["herald", "jinshi", "warden", "smuggler"])
        .activate()
    )
    assert len(wall.starting("advisor")) == 8
    wall.play("advisor warden active")
    newcomer = wall.now["row"][3]
    wall.play(f"advisor {newcomer} active")
    assert sorted(wall.seat(0)["active"]) == sorted(["warden", newcomer])
    assert wall.stock(0)["gold"] == 0


@rule("great_wall.embassy.advisor")
def test_an_advisor_that_is_not_there_or_not_paid_for() -> None:
    wall = Wall().clan(0, at={"embassy": 1}, stock={"gold": 2}, active=["abbot"], support=["envoy"])
    wall.table(row=["herald", "jinshi", "warden", "smuggler"]).activate()
    assert wall.refusal("advisor abbot active").reason == "not-in-row"
    short = wall.refusal("advisor herald active")
    assert (short.reason, short.rule, short.short) == ("resources-short", "great_wall.embassy.advisor", {"gold": 1})


@rule("great_wall.embassy.clerk")
def test_a_clerk_costs_2_gold_until_all_eight_are_hired() -> None:
    wall = Wall().clan(0, at={"embassy": 2}, stock={"gold": 9}, clerks=7).activate()
    wall.play("hire clerk")
    assert (wall.clerks(0)["reserve"], wall.stock(0)["gold"]) == (0, 7)
    assert wall.rests
    assert wall.clerks(0)["pool"] == 8


@rule("great_wall.embassy.advisor")
def test_a_spent_advisor_deck_is_made_of_the_discarded_ones() -> None:
    names = [card.name for card in HOUSE_DECK.advisors]
    wall = Wall().clan(0, at={"embassy": 1}, stock={"gold": 40}, support=names[:38]).table(row=names[38:42])
    wall.decks(advisors_discarded=names[42:]).activate()
    wall.play(f"advisor {names[40]} support")
    assert wall.now["row"][3] in names[42:]


# ---------------------------------------------------------------- academy and barracks


@rule("great_wall.academy")
def test_a_tactic_for_each_clerk() -> None:
    wall = Wall().clan(0, at={"academy": 3}).activate()
    assert len(wall.seat(0)["tactics"]) == 3


@rule("great_wall.academy", "great_wall.tactics.limit")
def test_more_than_five_tactics_are_discarded_at_once() -> None:
    hand = [card.name for card in HOUSE_DECK.tactics][:4]
    wall = Wall().clan(0, at={"academy": 3}, tactics=hand).activate()
    assert len(wall.starting("discard")) == 7
    wall.play(f"discard {hand[0]}")
    wall.play(wall.options[-1])
    assert len(wall.seat(0)["tactics"]) == 5
    assert len(wall.now["decks"]["tactics_discarded"]) == 2


@rule("great_wall.academy")
def test_a_spent_tactic_deck_is_made_of_the_discarded_ones() -> None:
    names = [card.name for card in HOUSE_DECK.tactics]
    wall = Wall().clan(0, at={"academy": 2}).decks(tactics_discarded=names[:19]).activate()
    assert len(wall.seat(0)["tactics"]) == 2
    assert names[19] in wall.seat(0)["tactics"]
    assert len(wall.now["decks"]["tactics"]) == 18


COSTS = {"spearman": {"stone": 2, "wood": 1}, "archer": {"chi": 2, "wood": 1}, "horseman": {"gold": 3, "wood": 1}}


@rule("great_wall.barracks.cost")
@pytest.mark.parametrize("soldier", COSTS)
def test_each_kind_has_its_price(soldier: str) -> None:
    wall = Wall().clan(0, at={"barracks": 1}, stock=COSTS[soldier]).clan(1, at={"barracks": 2}).activate(2)
    assert wall.options == ["done", f"recruit {soldier}"]
    wall.play(f"recruit {soldier}", f"rest {soldier} > right")
    assert wall.stock(0) == {"wood": 0, "stone": 0, "gold": 0, "chi": 0}
    assert wall.soldiers(0, "rest", "right") == {soldier: 1}
    for resource in COSTS[soldier]:
        short = {**COSTS[soldier], resource: COSTS[soldier][resource] - 1}
        assert Wall().clan(0, at={"barracks": 1}, stock=short).clan(1, at={"barracks": 2}).activate(2).rests


@rule("great_wall.barracks.cost")
def test_recruiting_what_one_cannot_is_refused() -> None:
    wall = Wall().clan(0, at={"barracks": 1}, stock={"stone": 2, "wood": 1, "gold": 1}).clan(1, at={"barracks": 2})
    wall.clan(0, firing={"left": 2, "right": 2}).section("left", wall=1).section("right", wall=1).activate(2)
    short = wall.refusal("recruit horseman")
    assert (short.reason, short.rule, short.short) == ("resources-short", "great_wall.barracks.cost", {"gold": 2})
    assert wall.refusal("recruit archer").reason == "no-soldier-left"


@rule("great_wall.barracks.batch")
def test_all_are_paid_before_the_first_attacks() -> None:
    """The reward of the first spearman's spot cannot pay for the second."""
    wall = Wall().clan(0, at={"barracks": 2}, stock={"stone": 4, "wood": 1}).clan(1, at={"barracks": 1})
    wall.section("left", "infantry-left").activate(2)
    wall.play("recruit spearman")
    assert wall.asked == "deploy", "no wood is left for another"
    wall.play("attack spearman left", "spot 1 a1")
    assert wall.rests
    assert wall.stock(0) == {"wood": 1, "stone": 2, "gold": 0, "chi": 0}


@rule("great_wall.barracks.batch")
def test_recruits_of_any_kind_attack_or_rest_where_they_like() -> None:
    stock = {"wood": 3, "stone": 2, "chi": 2, "gold": 3}
    wall = (
        Wall()
        .clan(0, at={"barracks": 3}, clerks=5, stock=stock)
        .section("left", "brutes-left")
        .section("right", "spies-right")
    )
    wall.activate().play("shame spearman")
    wall.play("recruit spearman", "recruit archer", "recruit horseman")
    assert [text for text in wall.options if text.startswith("attack")] == [
        "attack spearman left", "attack spearman right",
        "attack archer left", "attack archer middle", "attack archer right",
        "attack horseman left", "attack horseman right",
    ]  # fmt: skip
    wall.play("attack horseman right", "spot 1 b2 right", "rest archer > middle", "attack spearman left", "spot 1 a1")
    assert wall.rests
    assert wall.cover("right") == {"b2": "horseman 0 right"}
    assert wall.soldiers(0, "rest") == {"middle": {"archer": 1}}
    assert wall.cover("left") == {"a1": "spearman 0"}


@rule("great_wall.barracks.batch")
def test_a_recruit_bonus_counts_once_for_all_recruits() -> None:
    stock = {"wood": 2, "stone": 4}
    wall = (
        Wall()
        .clan(0, at={"barracks": 2}, stock=stock, active=["quartermaster"])
        .clan(1, at={"barracks": 1})
        .activate(2)
    )
    wall.play("recruit spearman", "recruit spearman", "rest spearman > left", "rest spearman > left")
    assert len(wall.events("card_used")) == 1


@rule("great_wall.attack.recruit")
def test_a_recruit_without_a_target_can_only_rest() -> None:
    wall = Wall().clan(0, at={"barracks": 1}, stock={"wood": 1, "stone": 2}).clan(1, at={"barracks": 2})
    wall.section("left", wounded("raiders-left")).activate(2)
    wall.play("recruit spearman")
    assert not wall.starting("attack")
    refusal = wall.refusal("attack spearman left")
    assert (refusal.reason, refusal.rule) == ("no-target", "great_wall.attack")
