"""The cards of the Ancient Chronicles: every row, and what it does. The official answers, pages 6 and 7."""

from typing import Any

import pytest

import crenel
from crenel.games.great_wall.modules.chronicles.module import Chronicles
from tests.great_wall_cards import SUPPORT, Run, check, factor, stage, well_formed_and_told
from tests.great_wall_table import ADVISORS, GREAT_WALL, Wall, deadly, wounded

rule = pytest.mark.rule
SCENARIO = {"scenario": "emperors_visit"}
KINDS = {"artifact": 10, "tactic": 8, "general": 4, "advisor": 10}
ROWS = [(kind, row) for kind in KINDS for row in Chronicles.rows[kind]]


def rows(kind: str) -> list[Any]:
    return [pytest.param(row, id=str(row["name"])) for row in Chronicles.rows[kind] if "when" in row]


@rule("great_wall.chronicles.decks")
def test_there_are_as_many_cards_as_in_the_box() -> None:
    assert {kind: len(found) for kind, found in Chronicles.rows.items()} == KINDS
    apart, scenario = (GREAT_WALL.layout(3, GREAT_WALL.new(3, 1, options).options).deck for options in ({}, SCENARIO))
    assert len(scenario.tactics) - len(apart.tactics) == KINDS["tactic"]
    assert len(scenario.generals) - len(apart.generals) == KINDS["general"]
    assert len(scenario.advisors) - len(apart.advisors) == KINDS["advisor"]
    assert len(scenario.artifacts) == KINDS["artifact"] + 5


@rule("great_wall.chronicles.cards")
@pytest.mark.parametrize(("kind", "row"), ROWS, ids=[str(row["name"]) for _, row in ROWS])
def test_every_card_is_well_formed_and_told_in_three_languages(kind: str, row: dict[str, Any]) -> None:
    well_formed_and_told(kind, row)


# ---------------------------------------------------------------- artifacts


@rule("great_wall.chronicles.artifacts")
@pytest.mark.parametrize("row", rows("artifact"))
def test_an_artifact_acts_all_game(row: dict[str, Any]) -> None:
    with_card, without = Run(stage(row, SCENARIO, [row["name"]])), Run(stage(row, SCENARIO))
    for op in row["do"]:
        check(op, factor(row, "artifact"), with_card, without)
    assert with_card.count("card_used") > without.count("card_used")


@rule("great_wall.chronicles.everyone")
def test_an_artifact_works_for_every_player_and_no_automa() -> None:
    wall = Wall(2, **SCENARIO).table(artifacts=["abacus-of-heaven"])
    for seat in (0, 1):
        wall.clan(seat, stock={"wood": 1}).steps({"step": "donate", "seat": seat, "place": "lumber-mill"})
    wall.play("donate wood", "donate wood")
    assert [wall.stock(seat)["chi"] for seat in (0, 1)] == [1, 1]
    layout = GREAT_WALL.layout(2, dict(wall.state.options))
    (standing,) = layout.standing
    assert standing.active(wall.state, 1) != 0  # type: ignore[arg-type]
    assert standing.active(wall.state, 2) == 0, "the Reed clan"  # type: ignore[arg-type]


@rule("great_wall.chronicles.artifacts")
def test_artifacts_of_the_base_game_still_only_score() -> None:
    wall = Wall(3, **SCENARIO).table(artifacts=["stone-bells", "bamboo-strips", "servant-statue"]).clan(0, clerks=7)
    wall.data["stack"] = [{"step": "final_scoring", "seat": -1}]
    assert wall.state.over
    assert wall.honor(0, "artifacts") == 14
    view: Any = wall.state.observe(None)
    assert [each["now"][0] for each in view["artifacts"]] == [14, 0, 0]


# ---------------------------------------------------------------- advisors and tactics


@rule("great_wall.chronicles.cards")
@pytest.mark.parametrize("row", rows("advisor"))
def test_an_advisor_does_what_its_row_says(row: dict[str, Any]) -> None:
    with_card, without = Run(stage(row, SCENARIO, active=[row["name"]])), Run(stage(row, SCENARIO))
    for op in row["do"]:
        check(op, factor(row, "advisor"), with_card, without)
    assert with_card.count("card_used") > without.count("card_used")


@rule("great_wall.chronicles.cards")
@pytest.mark.parametrize("boosted", [False, True], ids=["plain", "boosted"])
@pytest.mark.parametrize("row", rows("tactic"))
def test_a_tactic_does_what_its_row_says(row: dict[str, Any], boosted: bool) -> None:
    with_card = Run(stage(row, SCENARIO, tactics=[row["name"]]), row["name"], boosted)
    without = Run(stage(row, SCENARIO))
    assert [line["card"] for line in with_card.wall.events("tactic_played")] == [row["name"]]
    for op in row["boosted" if boosted else "do"]:
        if next(iter(op)) not in ("chi", "tea"):
            check(op, 1, with_card, without)


@rule("great_wall.chronicles.gather")
@pytest.mark.parametrize(("advisor", "place"), [("miner", "quarry"), ("tao-follower", "temple")])
def test_only_gathering_counts_not_overseers(advisor: str, place: str) -> None:
    wall = Wall(3, **SCENARIO).clan(0, active=[advisor], overseers={place: 2}).steps({"step": "income", "seat": 0})
    assert wall.rests
    assert not wall.events("card_used")


@rule("great_wall.chronicles.mongolian-traitor")
@pytest.mark.parametrize("saved", [False, True])
def test_the_traitor_attacks_again_after_the_hordes_moved_up(saved: bool) -> None:
    """With nobody who lived through it there is no attack."""
    wall = Wall(3, year=deadly(1), **SCENARIO).clan(0, active=["mongolian-traitor"], stock={"chi": 4})
    wall.section("left", wounded("leader-left", a1="spearman 0"), "infantry-left")
    wall.steps({"step": "defeat_check"})
    wall.play("save spearman" if saved else "done")
    if not saved:
        assert wall.rests
        return
    assert (wall.actor, wall.asked) == (0, "attack_with")
    assert wall.hordes("left") == ["infantry-left"]
    assert wall.options == ["attack spearman left", "done"]
    wall.play("attack spearman left", "spot 1 a1")
    assert wall.cover("left")["a1"] == "spearman 0"


@rule("great_wall.chronicles.mongolian-traitor")
def test_the_traitor_calls_survivors_only_in_their_section() -> None:
    wall = Wall(3, year=deadly(1), **SCENARIO).clan(0, active=["mongolian-traitor"], rest={"middle": {"spearman": 1}})
    wall.section("left", wounded("leader-left", a1="spearman 0", a2="spearman 0"), "infantry-left")
    wall.section("middle", "brutes-middle").steps({"step": "defeat_check"})
    assert wall.options == ["attack spearman left", "done"]


# ---------------------------------------------------------------- generals


def led(general: str, **clan: Any) -> Wall:
    """A clan with that general and two supporting advisors."""
    return Wall(3, **SCENARIO).clan(0, general=general, support=ADVISORS[:SUPPORT], **clan)


@rule("great_wall.chronicles.che-kung")
@pytest.mark.parametrize(("soldier", "gain"), [("spearman", "chi"), ("horseman", "gold")])
def test_che_kung_gains_from_every_attacking_soldier(soldier: str, gain: str) -> None:
    wall = led("che-kung", rest={"left": {soldier: 2}}).section("left", "infantry-left")
    attack = {"step": "attack_with", "seat": 0, "left": 2, "soldier": soldier, "rest": True, "firing": True}
    wall.steps(
        {**attack, "each": False, "forced": True, "sections": ["left"], "shot": 0}, {"step": "batch_over", "seat": 0}
    )
    while not wall.rests:
        wall.play(wall.options[0])
    bonus = [line for line in wall.events("gained") if (line["resource"], line["count"]) == (gain, SUPPORT)]
    assert len(bonus) == 2, "what the spots give comes one by one"


@rule("great_wall.chronicles.yang-paifeng")
def test_yang_paifeng_wounds_a_horde_that_spearmen_attacked() -> None:
    wall = led("yang-paifeng", rest={"left": {"spearman": 1}}).section("left", "infantry-left", "brutes-left")
    wall.section("middle", "brutes-middle")
    attack = {"step": "attack_with", "seat": 0, "left": 1, "soldier": "spearman", "rest": True, "firing": True}
    wall.steps(
        {**attack, "each": False, "forced": True, "sections": ["left"], "shot": 0}, {"step": "batch_over", "seat": 0}
    )
    wall.play("spot 1 a2")
    for _ in range(SUPPORT):
        assert {tuple(text.split()[:3]) for text in wall.options} == {("wound", "left", "1")}
        wall.play(wall.options[0])
    assert wall.rests
    assert list(wall.cover("left").values()).count("wound") == SUPPORT


@rule("great_wall.chronicles.zhang-jun")
def test_zhang_jun_gains_honor_whenever_he_pays_gold() -> None:
    wall = led("zhang-jun", stock={"gold": 9}).steps({"step": "hire", "seat": 0, "left": 2})
    wall.play("hire clerk")
    assert wall.honor(0, "cards") == SUPPORT
    wall.play("hire clerk")
    assert wall.honor(0, "cards") == 2 * SUPPORT


@rule("great_wall.chronicles.zhang-jun")
def test_gold_of_the_warehouse_is_not_his() -> None:
    wall = (
        led("zhang-jun", stock={"wood": 4}).table(warehouse={"gold": 2}).steps({"step": "build", "seat": 0, "left": 1})
    )
    wall.play("barricade left")
    while not wall.rests:
        wall.play(wall.options[0])
    assert wall.now["warehouse"].get("gold", 0) == 0
    assert wall.honor(0, "cards") == 0


@rule("great_wall.chronicles.cards")
def test_li_gang_gains_honor_from_gathering() -> None:
    row = next(row for row in Chronicles.rows["general"] if row["name"] == "li-gang")
    wall = led("li-gang", at={"quarry": 1}).steps({"step": "gather", "seat": 0, "place": "quarry"})
    assert wall.rests
    assert wall.honor(0, "cards") == SUPPORT * row["do"][0]["honor"]


# ---------------------------------------------------------------- cards of a table's own


def test_words_of_the_chronicles_are_refused_without_them() -> None:
    own: dict[str, dict[str, list[dict[str, Any]]]] = {
        "artifact": {"artifact": [{"name": "war-drum", "when": "income", "do": [{"wood": 1}]}]},
        "advisor": {"advisor": [{"name": "herald", "again": 1}]},
        "general": {"general": [{"name": "yang-ye", "setup": {"wood": 1, "tea": 3}, "spent": 1}]},
    }
    for cards in own.values():
        with pytest.raises(crenel.BadSetup) as refused:
            GREAT_WALL.new(3, 1, {"cards": cards})
        assert refused.value.key == "bad-cards"
        GREAT_WALL.new(3, 1, {"cards": cards, **SCENARIO})


@pytest.mark.parametrize(
    "row",
    [
        {"name": "war-drum", "when": "income", "do": [{"wood": 1}], "honor": 3},
        {"name": "war-drum", "when": "tuesday", "do": [{"wood": 1}]},
        {"name": "war-drum", "per": "horde", "honor": 3, "do": [{"wood": 1}]},
        {"name": "war-drum", "honor": 3},
    ],
)
def test_an_artifact_scores_or_acts(row: dict[str, Any]) -> None:
    with pytest.raises(crenel.BadSetup):
        GREAT_WALL.new(3, 1, {"cards": {"artifact": [row]}, **SCENARIO})
