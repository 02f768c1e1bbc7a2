"""The cards of Genghis Khan: every row, what skills, awards and advisors say and do, and those that a table brings."""

from typing import Any

import pytest

from crenel.games.great_wall.cardrows import Fault, check_row, row_kinds
from crenel.games.great_wall.modules import MODULES
from crenel.games.great_wall.modules.khan.cards import SKILL_LINES
from crenel.games.great_wall.modules.khan.module import Khan
from crenel.games.great_wall.texts import card_texts
from crenel.locales import LANGUAGES, say
from tests.great_wall_cards import well_formed_and_told
from tests.great_wall_khan import KhanWall
from tests.great_wall_table import GREAT_WALL, wounded

rule = pytest.mark.rule
KINDS = {"khan": 1, "skill": 6, "award": 6, "horde": 3, "advisor": 6}
ROWS = [(kind, row) for kind in KINDS for row in Khan.rows[kind]]


@rule("great_wall.khan.cards")
def test_there_are_as_many_cards_as_in_the_box() -> None:
    assert {kind: len(rows) for kind, rows in Khan.rows.items()} == KINDS


@rule("great_wall.khan.cards")
@pytest.mark.parametrize(("kind", "row"), ROWS, ids=[str(row["name"]) for _, row in ROWS])
def test_every_card_is_well_formed_and_told_in_three_languages(kind: str, row: dict[str, Any]) -> None:
    well_formed_and_told(kind, row)


@rule("great_wall.khan.house-skills")
def test_whatever_a_skill_can_say_makes_whole_sentences() -> None:
    for line in SKILL_LINES:
        for language in LANGUAGES:
            for count in (1, 2, 5):
                (text,) = card_texts("skill", {"do": [{line: count}]})
                assert say(*text, language).endswith(".")
                assert text[0] not in say(*text, language)


@rule("great_wall.khan.active")
def test_each_skill_has_a_spot_for_any_number_of_players_and_a_pair_is_somewhere() -> None:
    cards = [*Khan.rows["khan"], *Khan.rows["skill"]]
    assert all(0 in row["spots"] for row in cards)
    assert any(row["spots"][:2] == [0, 0] for row in cards)
    assert any(5 in row["spots"] for row in cards), "five players have a spot more"


@pytest.mark.parametrize(
    ("kind", "row"),
    [
        ("khan", {"name": "genghis-khan", "spots": []}),
        ("khan", {"name": "genghis-khan", "spots": [3]}),
        ("khan", {"name": "genghis-khan", "spots": [0, 6]}),
        ("khan", {"name": "ogedei", "spots": [0]}),
        ("skill", {"name": "no-mercy", "spots": [0], "do": [{"mercy": 1}]}),
        ("skill", {"name": "no-mercy", "spots": [0], "do": [{"ransom": 0}]}),
        ("award", {"name": "dragon-robe", "when": "tuesday", "do": [{"honor": 1}]}),
        ("award", {"name": "dragon-robe", "when": "winter", "do": [{"fly": 1}]}),
    ],
)
def test_a_row_that_cannot_be_is_refused(kind: str, row: dict[str, Any]) -> None:
    with pytest.raises(Fault):
        check_row(kind, row, row_kinds(MODULES)[kind])


def test_a_table_may_bring_its_own() -> None:
    own = {
        "khan": [{"name": "genghis-khan", "spots": [0]}],
        "skill": [{"name": "no-mercy", "spots": [0], "do": [{"ransom": 3}, {"power": 1}]}],
        "award": [{"name": "dragon-robe", "when": "income", "do": [{"wood": 2}]}],
    }
    state = GREAT_WALL.new(3, 1, {"khan": True, "cards": own})
    view: Any = state.observe(0)
    assert view["khan"]["cards"][0]["spots"] == [0]
    assert view["cards"]["award"] == own["award"]
    while state.actor is not None:
        state.apply(state.actions(state.actors[0])[0], state.actors[0])


# ---------------------------------------------------------------- advisors


@rule("great_wall.khan.captain-of-lancer-regiment")
def test_the_captain_attacks_once_more_where_horsemen_attacked() -> None:
    """One section: one more soldier, there. A spearman rests elsewhere too."""
    wall = KhanWall().clan(
        0,
        active=["captain-of-lancer-regiment"],
        rest={"left": {"horseman": 1, "spearman": 2}, "middle": {"spearman": 1}},
    )
    wall.section("left", "brutes-left").section("middle", "spies-middle")
    wall.steps(attack_with(1), {"step": "batch_over", "seat": 0})
    wall.play("attack horseman left", "spot 1 a1 right")
    assert wall.options == ["attack spearman left", "done"]
    wall.play("attack spearman left", "spot 1 a3")
    assert wall.rests


@rule("great_wall.khan.captain-of-lancer-regiment")
def test_two_sections_give_one_each_or_two_in_one() -> None:
    wall = KhanWall().clan(
        0,
        active=["captain-of-lancer-regiment"],
        rest={"left": {"horseman": 1, "spearman": 2}, "middle": {"horseman": 1, "spearman": 1}},
    )
    wall.section("left", "brutes-left").section("middle", "spies-middle")
    wall.steps(attack_with(2), {"step": "batch_over", "seat": 0})
    wall.play("attack horseman left", "spot 1 a1 right", "attack horseman middle", "spot 1 a1 right")
    assert wall.starting("attack") == ["attack spearman left", "attack spearman middle"]
    assert wall.state.game.load(wall.state.dump()) == wall.state  # where they attacked is kept
    wall.play("attack spearman left", "spot 1 a3", "attack spearman left", "spot 1 a4")
    assert wall.rests


@rule("great_wall.khan.captain-of-lancer-regiment")
def test_other_soldiers_call_nobody() -> None:
    wall = KhanWall().clan(0, active=["captain-of-lancer-regiment"], rest={"left": {"spearman": 2}})
    wall.section("left", "brutes-left").steps(attack_with(1), {"step": "batch_over", "seat": 0})
    assert wall.play("attack spearman left", "spot 1 a1").rests


def attack_with(count: int) -> dict[str, Any]:
    return {
        "step": "attack_with", "seat": 0, "left": count, "soldier": "any", "rest": True, "firing": False,
        "each": False, "forced": False, "sections": ["left", "middle", "right"], "shot": 0,
    }  # fmt: skip


@rule("great_wall.khan.woodcarver")
def test_the_woodcarver_donates_up_to_the_new_level() -> None:
    """Two at level 2, of any kinds, two honor each."""
    wall = KhanWall().clan(
        0, active=["woodcarver"], overseers={"quarry": 1}, stock={"wood": 4, "stone": 1, "gold": 1, "chi": 3}
    )
    wall.steps({"step": "upgrade_overseer", "seat": 0, "place": "quarry", "less": 0, "left": 1, "avoid": []})
    wall.play("upgrade quarry")
    assert wall.options == ["donate wood", "donate stone", "donate gold", "skip"]
    wall.play("donate stone")
    assert wall.refusal("donate stone").short == {"stone": 1}
    wall.play("donate gold")
    assert wall.rests
    assert wall.honor(0, "donations") == 4
    assert wall.now["warehouse"] == {"stone": 1, "gold": 1}


@rule("great_wall.khan.woodcarver")
def test_less_may_be_donated_and_who_has_nothing_is_asked_too() -> None:
    """The others do not learn what lies behind the screen."""
    wall = KhanWall(ask_all=True).clan(0, active=["woodcarver"], stock={"wood": 2})
    wall.steps({"step": "upgrade_overseer", "seat": 0, "place": "quarry", "less": 0, "left": 1, "avoid": []})
    wall.play("upgrade quarry with spearman")
    assert wall.options == ["skip"]
    wall.play("skip")
    assert wall.now["warehouse"] == {}


@rule("great_wall.khan.cards")
@pytest.mark.parametrize(
    ("advisor", "steps", "gains"),
    [
        ("siege-captain", {"step": "winter", "seat": -1}, "barricade left"),
        ("border-magistrate", {"step": "get_shame", "seat": 0}, "gain wood"),
        ("tribute-bearer", {"step": "donate", "seat": 0, "place": "quarry"}, None),
        ("gatekeeper", {"step": "raise_barricade", "seat": 0, "section": "left"}, "gain wood"),
    ],
)
def test_each_advisor_of_ours_takes_effect(advisor: str, steps: dict[str, Any], gains: str | None) -> None:
    wall = KhanWall().clan(0, active=[advisor], stock={"stone": 1}).steps(steps)
    if wall.asked in ("get_shame", "donate"):
        wall.play(wall.options[0])
    assert [line["card"] for line in wall.events("card_used")] == [advisor]
    if gains is not None:
        assert gains in wall.options


# ---------------------------------------------------------------- awards


@rule("great_wall.khan.cards")
@pytest.mark.parametrize(
    ("award", "steps"),
    [
        ("imperial-stipend", {"step": "income", "seat": 0}),
        ("vermilion-edict", {"step": "step_over", "seat": -1, "clan": 0, "when": "command_over"}),
        ("golden-saddle", {"step": "step_over", "seat": -1, "clan": 0, "when": "activation_over"}),
        ("dragon-robe", {"step": "winter", "seat": -1}),
        ("imperial-pardon", {"step": "winter", "seat": -1}),
    ],
)
def test_each_award_takes_effect_for_its_holder(award: str, steps: dict[str, Any]) -> None:
    wall = KhanWall(award=award, holder=0).clan(0, shamed={"archer": 1}, at={"temple": 1}).steps(steps)
    assert wall.state
    used = [line for line in wall.events("card_used") if line["card"] == award]
    assert [line["seat"] for line in used] == [0]
    other = KhanWall(award=award, holder=1).clan(0, shamed={"archer": 1}, at={"temple": 1}).steps(steps)
    assert other.state
    assert [line["seat"] for line in other.events("card_used")] in ([], [1])


@rule("great_wall.khan.cards")
def test_the_scroll_of_merit_counts_hordes_where_its_holder_has_soldiers() -> None:
    for section, used in (("left", 1), ("right", 0)):
        wall = KhanWall(award="scroll-of-merit", holder=1).clan(1, rest={section: {"spearman": 1}})
        wall.section("left", wounded("leader-left")).check()
        assert wall.state
        assert len(wall.events("card_used")) == used
