"""Tactics: seven triggers, one card for each player and event, boosted or not. Spanish page 14, Polish page 9."""

from typing import Any

import pytest

from crenel.games.great_wall.cards import HOUSE_DECK
from crenel.games.great_wall.vocabulary import LAST_TACTIC_WHEN, WHENS
from tests.great_wall_table import Wall, deadly, wounded

rule = pytest.mark.rule


def tactic(name: str, when: str, **row: Any) -> dict[str, Any]:
    plain = {"do": [{"honor": 1}], "cost": 2, "boosted": [{"honor": 5}]}
    return {"name": name, "source": "house", "when": when, **plain, **row}


def tactics(*rows: dict[str, Any]) -> dict[str, Any]:
    return {"cards": {"tactic": list(rows)}}


def defeated(wall: Wall, **cover: str) -> Wall:
    return wall.section("left", wounded("raiders-left", **cover), wall=2).steps({"step": "defeat_check"})


@rule("great_wall.tactics.triggers")
def test_every_tactic_waits_for_one_of_the_seven_triggers() -> None:
    seven = WHENS[1 : LAST_TACTIC_WHEN + 1]
    assert seven == ["horde_defeated", "you_defeat", "attack", "last_wound", "killed", "command_over", "recruit"]
    used = {WHENS[card.when] for card in HOUSE_DECK.tactics}
    assert used == set(seven)
    for card in HOUSE_DECK.tactics:
        assert card.ops
        assert card.boosted
        assert card.cost > 0


# ---------------------------------------------------------------- the seven triggers


@rule("great_wall.tactics.trigger.1")
def test_any_player_may_answer_a_defeated_horde_in_tea_order_before_it_is_resolved() -> None:
    wall = Wall(
        tea=[2, 0, 1],
        **tactics(
            tactic("war-cry", "horde_defeated"), tactic("vigil", "horde_defeated"), tactic("spoils", "horde_defeated")
        ),
    )
    wall.clan(0, tactics=["war-cry"]).clan(1, tactics=["vigil"]).clan(2, tactics=["spoils"])
    defeated(wall, a1="spearman 0")
    asked = []
    while wall.asked == "react":
        asked.append(wall.actor)
        assert wall.honor(0, "battle") == 0
        wall.play(wall.starting("tactic")[0])
    assert asked == [2, 0, 1]
    assert [wall.honor(clan, "cards") for clan in range(3)] == [1, 1, 1]


@rule("great_wall.tactics.trigger.2")
def test_only_who_defeats_a_horde_answers_that() -> None:
    wall = Wall(**tactics(tactic("triumph", "you_defeat"), tactic("trophy", "you_defeat")))
    wall.clan(0, tactics=["triumph"]).clan(1, tactics=["trophy"])
    defeated(wall, a1="spearman 1", a2="spearman 1", a5="spearman 0")
    assert (wall.actor, wall.options) == (1, ["tactic trophy", "skip"])
    wall.play("tactic trophy")
    assert (wall.honor(0, "cards"), wall.honor(1, "cards")) == (0, 1)


@rule("great_wall.tactics.one", "great_wall.ruling.27")
def test_one_tactic_for_a_defeated_horde_even_for_who_defeats_it() -> None:
    wall = Wall(**tactics(tactic("triumph", "you_defeat"), tactic("war-cry", "horde_defeated")))
    defeated(wall.clan(0, tactics=["triumph", "war-cry"]), a1="spearman 0")
    assert wall.options == ["tactic war-cry", "tactic triumph", "skip"]
    wall.play("tactic war-cry")
    assert wall.rests
    assert wall.seat(0)["tactics"] == ["triumph"]


@rule("great_wall.tactics.one", "great_wall.ruling.27")
def test_each_defeated_horde_is_its_own_event() -> None:
    wall = Wall(**tactics(tactic("triumph", "you_defeat"), tactic("war-cry", "horde_defeated"))).clan(
        0, tactics=["triumph", "war-cry"]
    )
    wall.section("left", wounded("raiders-left", a1="spearman 0")).section(
        "right", wounded("spies-right", a1="spearman 0")
    )
    wall.steps({"step": "defeat_check"}).play("tactic war-cry", "tactic triumph")
    assert wall.honor(0, "cards") == 2


def strikes(kind: str, wall: Wall, **how: Any) -> Wall:
    step = {"step": "attack_with", "seat": 0, "left": 9, "soldier": "any", "rest": True, "firing": True, "each": False,
            "forced": False, "sections": ["left", "middle", "right"], "shot": 0}  # fmt: skip
    wall.steps({**step, **how}, {"step": "batch_over", "seat": 0})
    wall.play(f"attack {kind} left")
    if wall.asked == "strike":
        wall.play(wall.options[0])
    return wall


@rule("great_wall.tactics.trigger.3")
@pytest.mark.parametrize("kind", ["spearman", "archer", "horseman"])
def test_an_attack_with_the_printed_kind(kind: str) -> None:
    for printed in ("spearman", "archer", "horseman"):
        wall = Wall(**tactics(tactic("charge", "attack", of=printed))).clan(
            0, tactics=["charge"], rest={"left": {kind: 1}}
        )
        strikes(kind, wall.section("left", "brutes-left", wall=1))
        assert (wall.asked == "react") == (kind == printed)


@rule("great_wall.tactics.one")
def test_an_attack_with_several_kinds_is_one_event() -> None:
    rows = tactics(tactic("charge", "attack", of="horseman"), tactic("spear-wall", "attack", of="spearman"))
    wall = Wall(**rows).clan(0, tactics=["charge", "spear-wall"], rest={"left": {"spearman": 1, "horseman": 1}})
    strikes("spearman", wall.section("left", "brutes-left"))
    wall.play("attack horseman left")
    wall.play(wall.options[0])
    assert wall.options == ["tactic spear-wall", "tactic charge", "skip"]
    wall.play("tactic charge")
    assert wall.rests


@rule("great_wall.tactics.trigger.4")
def test_the_last_wound_of_a_horde_by_whoever_deals_it() -> None:
    for leave, last in ((["a1"], True), (["a1", "a2"], False)):
        wall = Wall(**tactics(tactic("killing-blow", "last_wound"))).clan(
            0, tactics=["killing-blow"], rest={"left": {"spearman": 1}}
        )
        wall.clan(1, tactics=[])
        strikes("spearman", wall.section("left", wounded("raiders-left", leave=leave)))
        assert (wall.asked == "react") == last


@rule("great_wall.tactics.trigger.4")
def test_recruiting_attacking_and_the_last_wound_come_in_that_order_before_the_defeat() -> None:
    rows = tactics(
        tactic("killing-blow", "last_wound"),
        tactic("spear-wall", "attack"),
        tactic("conscription", "recruit"),
        tactic("war-cry", "horde_defeated"),
    )
    wall = Wall(**rows).clan(
        0,
        tactics=["killing-blow", "spear-wall", "conscription", "war-cry"],
        at={"barracks": 1},
        stock={"stone": 2, "wood": 1},
    )
    wall.clan(1, at={"barracks": 2}).section("left", wounded("raiders-left", leave=["a1"]))
    wall.data["active"] = 2
    wall.steps({"step": "activations", "seat": 2, "done": []}, {"step": "defeat_check"})
    wall.play("recruit spearman", "attack spearman left")
    answered = []
    while wall.asked == "react":
        answered.append(wall.starting("tactic")[0])
        wall.play(wall.starting("tactic")[0])
    assert answered == ["tactic conscription", "tactic spear-wall", "tactic killing-blow", "tactic war-cry"]


@rule("great_wall.tactics.trigger.5")
def test_a_killed_soldier_of_ones_own() -> None:
    wall = Wall(year=deadly(1), **tactics(tactic("martyrs", "killed"), tactic("blood-oath", "killed")))
    wall.clan(0, tactics=["martyrs"]).clan(1, tactics=["blood-oath"])
    defeated(wall, a1="spearman 0")
    assert (wall.actor, wall.options) == (0, ["tactic martyrs", "skip"])
    wall.play("tactic martyrs")
    assert wall.rests


@rule("great_wall.tactics.one")
def test_who_has_saved_with_a_tactic_plays_no_other_on_those_deaths() -> None:
    wall = Wall(year=deadly(2), **tactics(tactic("martyrs", "killed"))).clan(0, tactics=["martyrs", "withdrawal"])
    defeated(wall, a1="spearman 0", a2="spearman 0", a5="spearman 0")
    wall.play("tactic withdrawal")
    wall.play("save spearman")
    assert wall.rests
    assert (wall.seat(0)["tactics"], wall.soldiers(0, "rest", "left")) == (["martyrs"], {"spearman": 2})


@rule("great_wall.tactics.trigger.6")
def test_after_ones_own_command_step_before_the_activations() -> None:
    wall = Wall(**tactics(tactic("requisition", "command_over"), tactic("forced-march", "command_over")))
    wall.clan(0, tactics=["requisition"], at={"academy": 1}).clan(1, tactics=["forced-march"])
    wall.turn("betrayal", None, None).play("done")
    assert (wall.actor, wall.options, wall.events("activated")) == (0, ["tactic requisition", "skip"], [])
    wall.play("skip")
    assert wall.rests


@rule("great_wall.tactics.trigger.7")
def test_recruiting_in_a_section_with_what_the_card_needs() -> None:
    """Any of the sections of the recruits will do."""
    for first, second, fits in (("left", "right", True), ("right", "left", True), ("middle", "right", False)):
        wall = Wall(**tactics(tactic("drums-of-war", "recruit", needs={"in_section": "archer"}))).section(
            "left", wall=1
        )
        wall.clan(0, tactics=["drums-of-war"], firing={"left": 1}, at={"barracks": 2}, stock={"wood": 2, "stone": 4})
        wall.clan(1, at={"barracks": 1}).activate(2)
        wall.play("recruit spearman", "recruit spearman", f"rest spearman > {first}", f"rest spearman > {second}")
        assert (wall.asked == "react") == fits


# ---------------------------------------------------------------- playing and boosting


@rule("great_wall.tactics.play")
def test_a_played_tactic_is_discarded_and_only_one_of_its_effects_counts() -> None:
    wall = Wall(**tactics(tactic("requisition", "command_over"))).clan(0, tactics=["requisition"], stock={"chi": 3})
    wall.happens(0, "command_over")
    assert wall.options == ["tactic requisition", "tactic requisition boosted", "skip"]
    wall.play("tactic requisition boosted")
    assert (wall.honor(0), wall.stock(0)["chi"]) == (5, 1)
    assert (wall.seat(0)["tactics"], wall.now["decks"]["tactics_discarded"]) == ([], ["requisition"])


@rule("great_wall.tactics.boost")
def test_a_boost_must_be_paid() -> None:
    wall = Wall(**tactics(tactic("requisition", "command_over"))).clan(0, tactics=["requisition"], stock={"chi": 1})
    wall.happens(0, "command_over")
    refusal = wall.refusal("tactic requisition boosted")
    assert (refusal.reason, refusal.rule, refusal.short) == ("resources-short", "great_wall.tactics.play", {"chi": 1})
    assert wall.refusal("tactic triumph").reason == "no-such-tactic"
    assert wall.play("tactic requisition").honor(0) == 1


@rule("great_wall.ruling.28", "great_wall.tactics.boost")
def test_chi_gained_by_the_same_event_cannot_pay() -> None:
    """The Polish book's example: a general who brings chi when a tactic is played; and an advisor who brings it when
    soldiers die.
    """
    wall = Wall(**tactics(tactic("requisition", "command_over"))).clan(
        0, tactics=["requisition"], stock={"chi": 1}, general="li-qingzhao", support=["herald"]
    )
    assert wall.happens(0, "command_over").options == ["tactic requisition", "skip"]
    died = Wall(year=deadly(1), **tactics(tactic("martyrs", "killed"))).clan(
        0, tactics=["martyrs"], stock={"chi": 1}, active=["field-surgeon"]
    )
    defeated(died, a1="spearman 0")
    assert died.options == ["tactic martyrs", "skip"]
    died.play("tactic martyrs")
    assert died.stock(0)["chi"] > 1


@rule("great_wall.tactics.play")
def test_a_tactic_of_another_trigger_cannot_be_played() -> None:
    wall = Wall(**tactics(tactic("requisition", "command_over"))).clan(0, tactics=["requisition", "triumph"])
    refusal = wall.happens(0, "command_over").refusal("tactic triumph")
    assert (refusal.reason, refusal.rule) == ("tactic-not-now", "great_wall.tactics.play")


@rule("great_wall.tactics.play", "great_wall.hidden")
def test_who_can_play_nothing_is_not_asked_and_nothing_tells_what_he_holds() -> None:
    wall = Wall().clan(0, tactics=["heroic-fight"])
    defeated(wall, a1="spearman 1")
    assert wall.rests
    assert not [line for line in wall.state.events if line["event"] == "forced" and line.get("seat") == 0]


# ---------------------------------------------------------------- known cards


@rule("great_wall.tactic.heroic-fight")
@pytest.mark.parametrize(
    ("mine", "archer", "plays"), [("spearman 0", 1, True), ("spearman 0", 0, False), ("horseman 0 right", 1, False)]
)
def test_heroic_fight_needs_a_spearman_on_the_horde_and_an_archer_in_its_section(
    mine: str, archer: int, plays: bool
) -> None:
    wall = Wall().clan(0, tactics=["heroic-fight"], firing={"left": archer, "right": 1}, stock={"chi": 2})
    defeated(wall.section("right", wall=1), a1=mine)
    assert (wall.asked == "react") == plays
    if plays:
        assert wall.play("tactic heroic-fight").honor(0, "cards") == 4
        again = Wall().clan(0, tactics=["heroic-fight"], firing={"left": archer}, stock={"chi": 2})
        assert defeated(again, a1=mine).play("tactic heroic-fight boosted").honor(0, "cards") == 8


@rule("great_wall.tactic.rob-the-dead")
@pytest.mark.parametrize(("boost", "gold", "chi"), [("", 2, 2), (" boosted", 5, 0)])
def test_rob_the_dead(boost: str, gold: int, chi: int) -> None:
    wall = Wall().clan(0, tactics=["rob-the-dead"], rest={"left": {"spearman": 1}}, stock={"chi": 2})
    strikes("spearman", wall.section("left", wounded("brutes-left", leave=["a1"])))
    wall.play(f"tactic rob-the-dead{boost}")
    assert (wall.stock(0)["gold"], wall.stock(0)["chi"]) == (gold, chi)


@rule("great_wall.tactic.withdrawal")
def test_withdrawal_saves_one_or_all() -> None:
    cover = {"a1": "spearman 0", "a2": "spearman 0", "a5": "spearman 0"}
    wall = defeated(Wall(year=deadly(3)).clan(0, tactics=["withdrawal"]), **cover).play("tactic withdrawal")
    wall.play("save spearman")
    assert (wall.soldiers(0, "rest", "left"), wall.soldiers(0, "pool")["spearman"]) == ({"spearman": 1}, 9)
    boosted = defeated(Wall(year=deadly(3)).clan(0, tactics=["withdrawal"], stock={"chi": 2}), **cover)
    boosted.play("tactic withdrawal boosted")
    assert boosted.soldiers(0, "rest", "left") == {"spearman": 3}


@rule("great_wall.tactic.restless")
def test_restless_boosted_upgrades_two_different_overseers() -> None:
    stock = {"chi": 9, "wood": 9, "stone": 9, "gold": 9}
    wall = Wall().clan(0, tactics=["restless"], stock=stock).happens(0, "command_over").play("tactic restless boosted")
    wall.play("upgrade quarry with spearman")
    assert not [text for text in wall.options if "quarry" in text]
    wall.play("upgrade temple with spearman")
    assert wall.rests
    single = Wall().clan(0, tactics=["restless"], stock=stock).happens(0, "command_over").play("tactic restless")
    assert single.play("upgrade quarry with spearman").rests
