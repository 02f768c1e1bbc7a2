"""Soldiers set aside (Wen Tianxiang). The official answers to questions, page 7."""

from typing import Any

import pytest

import crenel
from tests.great_wall_coop import CoopWall
from tests.great_wall_table import GREAT_WALL, Wall

rule = pytest.mark.rule
OWN: dict[str, Any] = {"name": "own-lender", "setup": {"tea": 1}, "aside": 2}


def wen(**parts: Any) -> Wall:
    """Clan 0 follows him with one supporting advisor."""
    parts.setdefault("support", ["herald"])
    return Wall(5).clan(0, general="wen-tianxiang", **parts)


def aside(wall: Wall) -> list[dict[str, int]]:
    found: Any = wall.state.dump()["aside"]
    return list(found)


def with_aside(wall: Wall, **soldiers: int) -> Wall:
    """Soldiers of clan 0 are set aside."""
    pool = Wall._pool

    def less(self: Wall, number: int, overseers: dict[str, dict[str, Any]]) -> dict[str, int]:
        found = pool(self, number, overseers)
        return {name: count - (soldiers.get(name, 0) if number == 0 else 0) for name, count in found.items()}

    wall._pool = less.__get__(wall)  # type: ignore[method-assign]
    return wall.table(aside=[soldiers, *[{} for _ in range(wall.seats - 1)]])


@rule("great_wall.general.wen-tianxiang")
def test_soldiers_are_set_aside_after_each_reclaim_step() -> None:
    wall = wen(support=["herald", "jinshi"], discarded=["economy"]).steps(
        {"step": "reclaim", "seat": 0}, {"step": "muster"}
    )
    wall.play("honor")
    assert (wall.actor, wall.asked) == (0, "set_aside")
    assert wall.options == ["aside spearman", "aside archer", "aside horseman", "skip"]
    wall.play("aside spearman", "aside archer")
    assert aside(wall)[0] == {"spearman": 1, "archer": 1}
    assert wall.soldiers(0, "pool") == {"spearman": 9, "archer": 3, "horseman": 2}
    assert wall.rests


@rule("great_wall.general.wen-tianxiang")
def test_soldiers_are_set_aside_after_set_up() -> None:
    asked = 0
    for seed in range(30):
        state = GREAT_WALL.new(5, seed)
        for seat in range(5):
            leads = [action for action in state.actions(seat) if "wen-tianxiang" in state.text(action, seat)]
            state.apply(leads[0] if leads else state.actions(seat)[0], seat)
        while step(state) != "choose_commands":
            asked += step(state) == "set_aside"
            state.apply(state.actions(state.actors[0])[0], state.actors[0])
    assert asked > 3


def step(state: crenel.State) -> str:
    asking: Any = state.observe(None)["asking"]
    return str(asking["step"])


@rule("great_wall.loans.more")
def test_those_set_aside_before_stay_there() -> None:
    wall = with_aside(wen(), spearman=1).steps({"step": "muster"}).play("aside spearman")
    assert aside(wall)[0] == {"spearman": 2}


@rule("great_wall.general.wen-tianxiang")
def test_a_soldier_taken_back_uses_an_ability_once() -> None:
    cards = {"general": [{"name": "song-ci", "setup": {"tea": 1}, "when": "upgrade", "do": [{"honor": 2}]}]}
    wall = Wall(5, cards=cards).clan(0, general="wen-tianxiang", support=["herald", "jinshi"], stock={"chi": 2})
    wall = with_aside(wall, spearman=2)
    wall.steps({"step": "upgrade_overseer", "seat": 0, "avoid": [], "left": 1, "less": 0, "place": "lumber-mill"})
    wall.play("upgrade lumber-mill with archer")
    assert (wall.asked, wall.options) == ("borrow", ["borrow spearman", "skip"])
    wall.play("borrow spearman")
    assert wall.honor(0) == 2
    assert aside(wall)[0] == {"spearman": 1}
    assert wall.soldiers(0, "pool")["spearman"] == 9


@rule("great_wall.loans.generals")
def test_abilities_of_generals_whom_others_lead_are_not_lent() -> None:
    wall = with_aside(wen(stock={"chi": 2}), spearman=1).clan(1, general="song-ci")
    wall.steps({"step": "upgrade_overseer", "seat": 0, "avoid": [], "left": 1, "less": 0, "place": "lumber-mill"})
    wall.play("upgrade lumber-mill with archer")
    assert wall.rests


@rule("great_wall.loans.generals")
def test_an_ability_counts_as_with_one_advisor_and_one_event() -> None:
    wall = with_aside(wen(firing={"left": 1, "middle": 1}), spearman=3).steps({"step": "income", "seat": 0})
    seen = []
    while wall.asked == "borrow":
        seen.append(wall.now["stack"][-1]["card"])
        wall.play("borrow spearman")
        while wall.asked in ("effect", "again"):
            wall.play("gain stone")
    assert sorted(seen) == ["keng-hsien-seng", "wan-yi", "zhou-tong"]
    assert wall.stock(0) == {"wood": 0, "stone": 2, "gold": 2, "chi": 4}


@rule("great_wall.general.wen-tianxiang")
def test_without_soldiers_aside_nobody_is_asked() -> None:
    assert wen().steps({"step": "income", "seat": 0}).rests


@rule("great_wall.loans.coop")
def test_in_a_co_op_game_they_are_set_aside_at_the_end_of_summer() -> None:
    wall = CoopWall(5, season="spring").clan(0, general="wen-tianxiang", support=["herald"]).steps({"step": "summer"})
    assert wall.asked == "set_aside"


def test_all_see_who_is_set_aside() -> None:
    wall = with_aside(wen(), horseman=1)
    for seat in (None, 0, 3):
        clans: Any = wall.state.observe(seat)["clans"]
        assert clans[0]["aside"] == {"horseman": 1}
        assert "aside" not in clans[1]


def test_own_generals_set_soldiers_aside_at_any_table() -> None:
    wall = Wall(3, cards={"general": [OWN]}).clan(1, general="own-lender", support=["herald"])
    wall.steps({"step": "muster"}).play("aside archer", "aside archer")
    assert aside(wall) == [{}, {"archer": 2}, {}]
    assert wall.rests


@pytest.mark.parametrize("broken", [[], [{}] * 4, [{"monk": 1}, {}, {}, {}, {}], [{"archer": 9}, {}, {}, {}, {}]])
def test_a_dump_with_soldiers_that_cannot_be_is_refused(broken: list[dict[str, int]]) -> None:
    data = {**wen().state.dump(), "aside": broken}
    with pytest.raises(crenel.CrenelError):
        GREAT_WALL.load(data)
