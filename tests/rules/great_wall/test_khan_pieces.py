"""Genghis Khan's skills, the Emperor's award, and bannermen. Booklet of the further games, page 3."""

from typing import Any

import pytest

from tests.great_wall_khan import KhanWall
from tests.great_wall_table import wounded

rule = pytest.mark.rule


# ---------------------------------------------------------------- skills


@rule("great_wall.khan.skills")
@pytest.mark.parametrize(
    ("section", "cover", "power"), [("left", {}, 8), ("right", {}, 6), ("left", {"1": "horseman 1 right"}, 6)]
)
def test_a_skill_works_where_he_stands_until_it_is_covered(section: str, cover: dict[str, str], power: int) -> None:
    """Crush Them! adds 2 power to the infantry."""
    wall = KhanWall(section=section, cover=[{}, cover, {}]).section("left", "infantry-left")
    assert wall.state.observe(0)["sections"][0]["power"] == power  # type: ignore[index]


@rule("great_wall.khan.weaklings")
@pytest.mark.parametrize(("section", "shames"), [("left", [1, 1, 1]), ("right", [0, 1, 1])])
def test_soldiers_on_a_breaching_horde_save_nobody_from_shame(section: str, shames: list[int]) -> None:
    wall = KhanWall(section=section, skills=("our-enemies-are-weaklings", "no-mercy"))
    wall.section("left", ("brutes-left", {"a1": "spearman 0"})).assault("left")
    while wall.asked in ("get_shame", "perish"):
        wall.play(wall.options[0])
    assert [wall.shames(clan) for clan in range(3)] == shames


@rule("great_wall.khan.no-retreat")
@pytest.mark.parametrize("section", ["left", "right"])
def test_all_on_hordes_die_also_where_the_wall_holds(section: str) -> None:
    """Wounds stay where they stood."""
    wall = KhanWall(section=section, skills=("no-retreat", "no-mercy")).section(
        "left", ("infantry-left", {"a1": "spearman 0"}), ("spies-left", {"a1": "horseman 1 right"}), wall=3
    )
    wall.clan(0, firing={"left": 1}).assault("left")
    here = section == "left"
    assert wall.rests
    assert wall.cover("left", 1) == {"a1": "wound" if here else "spearman 0"}
    assert wall.cover("left", 2) == ({"a1": "wound", "a2": "wound"} if here else {"a1": "horseman 1 right"})
    assert wall.soldiers(0, "pool")["spearman"] == (10 if here else 9)
    assert wall.firing(0, "left") == 1


@rule("great_wall.khan.no-retreat")
def test_a_breach_and_its_deaths_are_one_event_after_the_shame() -> None:
    """They counted as present, and may be saved."""
    wall = KhanWall(section="left", skills=("no-retreat", "crush-them")).clan(0, firing={"left": 1}, stock={"chi": 4})
    wall.section("left", ("brutes-left", {"a1": "spearman 0", "a2": "spearman 0"})).assault("left")
    assert wall.cover("left") == {"a1": "spearman 0", "a2": "spearman 0"}  # while shame is dealt to the others
    while wall.asked == "get_shame":
        assert wall.actor != 0
        wall.play(wall.options[0])
    assert wall.now["stack"][-1]["fallen"] == [2, 1, 0, 0]
    wall.play("save archer", "save spearman")
    assert wall.rests
    assert wall.soldiers(0, "rest", "left") == {"spearman": 1, "archer": 1}
    assert len(wall.events("killed")) == 1


@rule("great_wall.khan.house-skills")
def test_saving_is_dearer_where_he_stands() -> None:
    for section, left in (("left", 0), ("right", 1)):
        wall = KhanWall(section=section).clan(0, stock={"chi": 3})
        wall.section("left", wounded("leader-left", a1="spearman 0")).check().play("save spearman")
        assert wall.stock(0)["chi"] == left


@rule("great_wall.khan.house-skills")
@pytest.mark.parametrize("section", ["left", "middle"])
def test_nobody_shoots_in_winter_where_he_darkens_the_sky(section: str) -> None:
    wall = KhanWall(section=section, skills=("darken-the-sky", "no-mercy")).clan(0, firing={"left": 1})
    wall.section("left", ("spies-left", {"a1": "wound"}), wall=1).steps({"step": "winter"})
    shoots = section != "left"
    assert (wall.asked == "strike") == shoots
    assert len(wall.events("fire_held")) == (0 if shoots else 1)


# ---------------------------------------------------------------- the Emperor's award


@rule("great_wall.khan.award")
def test_whoever_builds_a_level_takes_the_figure() -> None:
    wall = KhanWall(holder=1).clan(0, at={"builders": 2}, stock={"wood": 7}).activate()
    wall.play("activate builders") if "activate builders" in wall.options else None
    wall.play("barricade left")
    assert wall.khan["holder"] == 1
    wall.play("wall left")
    assert wall.khan["holder"] == 0
    assert wall.events("award_taken")[0]["card"] == "dragon-robe"


@rule("great_wall.khan.award", "great_wall.khan.cards")
@pytest.mark.parametrize("holder", [None, 1])
def test_it_works_for_its_holder_alone(holder: int | None) -> None:
    award = {"award": [{"name": "dragon-robe", "when": "winter", "do": [{"honor": 4}]}]}
    wall = KhanWall(holder=holder, cards=award).steps({"step": "winter"})
    while not wall.events("year_started"):
        wall.play(wall.options[0])
    assert [wall.honor(clan, "cards") for clan in range(3)] == [0, 4 if holder == 1 else 0, 0]


# ---------------------------------------------------------------- bannermen


@rule("great_wall.khan.bannerman-cost")
def test_a_bannerman_costs_two_gold_and_a_wood_and_strikes_the_first_row() -> None:
    wall = KhanWall().clan(0, at={"barracks": 3}, stock={"gold": 2, "wood": 1})
    wall.section("left", "spies-left", "infantry-left").activate()
    if "activate barracks" in wall.options:
        wall.play("activate barracks")
    while wall.asked == "get_shame":
        wall.play(wall.options[0])
    wall.play("recruit bannerman")
    assert wall.stock(0) == {"wood": 0, "stone": 0, "gold": 0, "chi": 0}
    if wall.asked == "recruit":
        wall.play("done")
    wall.play("attack bannerman left")
    assert {text.split()[1] for text in wall.starting("spot")} == {"1"}
    assert not any("right" in text for text in wall.starting("spot"))
    wall.play("spot 1 a1")
    assert wall.cover("left") == {"a1": "bannerman 0"}


@rule("great_wall.khan.bannerman-kind")
def test_no_spearman_but_a_soldier() -> None:
    """The herald makes spearmen cheaper; a bannerman may carry shame and oversee."""
    wall = KhanWall().clan(0, active=["herald"], stock={"wood": 9, "stone": 9, "gold": 9})
    prices: Any = wall.state.observe(0)["clans"][0]["prices"]  # type: ignore[index]
    assert prices["bannerman"] == {"wood": 1, "gold": 2}
    assert prices["spearman"]["stone"] == 1
    shamed = KhanWall().steps({"step": "get_shame", "seat": 0}).play("shame bannerman")
    assert shamed.soldiers(0, "shamed") == {"bannerman": 1}
    works = (
        KhanWall()
        .clan(0, stock={"wood": 2})
        .steps({"step": "upgrade_overseer", "seat": 0, "place": "quarry", "less": 0, "left": 1, "avoid": []})
    )
    works.play("upgrade quarry with bannerman")
    assert works.seat(0)["soldiers"]["overseers"]["quarry"]["soldier"] == "bannerman"


@rule("great_wall.khan.bannerman-kind")
def test_he_can_be_saved_and_march() -> None:
    wall = KhanWall(section="middle").clan(0, stock={"chi": 2})
    wall.section("left", wounded("leader-left", a1="bannerman 0")).check().play("save bannerman")
    assert wall.rests
    assert wall.soldiers(0, "rest", "left") == {"bannerman": 1}
    march = KhanWall().clan(0, rest={"left": {"bannerman": 1}})
    march.steps({"step": "logistics", "seat": 0, "left": 1}).play("march left > right", "carry bannerman")
    assert march.soldiers(0, "rest", "right") == {"bannerman": 1}


@rule("great_wall.khan.bannerman-winter")
@pytest.mark.parametrize("on_horde", [False, True])
def test_at_the_start_of_winter_two_attack_where_he_is(on_horde: bool) -> None:
    """Before the shooting; an archer whom he calls shoots again after it."""
    wall = KhanWall().clan(0, firing={"left": 1}, rest={"left": {"spearman": 2}, "middle": {"spearman": 1}})
    if on_horde:
        wall.section("left", ("brutes-left", {"a6": "bannerman 0"}), wall=2)
    else:
        wall.clan(0, rest={"left": {"spearman": 2, "bannerman": 1}, "middle": {"spearman": 1}})
        wall.section("left", "brutes-left", wall=2)
    wall.section("middle", "spies-middle", wall=3).steps({"step": "winter"})
    assert wall.asked == "attack_with"
    called = [
        "attack spearman left",
        *([] if on_horde else ["attack bannerman left"]),
        "attack archer left wall",
        "done",
    ]
    assert wall.options == called
    wall.play("attack archer left wall", "spot 1 a1")
    assert "attack archer left wall" not in wall.options
    wall.play("attack spearman left", "spot 1 a2")
    assert wall.asked == "strike"  # the archer's duty
    wall.play("spot 1 a3")
    assert wall.cover("left")["a3"] == "wound"


@rule("great_wall.khan.bannerman-winter")
def test_nobody_calls_where_no_bannerman_is() -> None:
    wall = KhanWall().clan(0, rest={"left": {"spearman": 2}}).section("left", "brutes-left", wall=3)
    wall.steps({"step": "winter"})
    assert not any(text.startswith("attack") for text in wall.options)


@rule("great_wall.khan.bannerman-winter")
def test_in_the_order_of_tea_after_cards_that_wait_for_winter() -> None:
    award = {"award": [{"name": "dragon-robe", "when": "winter", "do": [{"honor": 4}]}]}
    wall = KhanWall(tea=[2, 0, 1], holder=0, cards=award)
    for clan in (0, 2):
        wall.clan(clan, rest={"left": {"bannerman": 1}})
    wall.section("left", "brutes-left", wall=3).steps({"step": "winter"})
    assert (wall.actor, wall.honor(0, "cards")) == (2, 4)
    wall.play("done")
    assert (wall.actor, wall.asked) == (0, "attack_with")
