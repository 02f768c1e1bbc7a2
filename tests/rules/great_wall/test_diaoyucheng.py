"""The Siege of Diaoyucheng. Booklet of the further games, page 6; the official answers to questions 30, 31, 34, 39."""

from typing import Any, cast

import pytest

import crenel
from crenel.games.great_wall.modules.diaoyucheng.part import MOST
from tests.great_wall_sieges import Fortress
from tests.great_wall_table import GREAT_WALL, SIDES

rule = pytest.mark.rule
OPTIONS: dict[str, object] = {"scenario": "diaoyucheng", "coop": True}
LAST = len(SIDES[3].hordes)


# ---------------------------------------------------------------- set-up


@rule("great_wall.diaoyucheng.setup", "great_wall.diaoyucheng.together")
@pytest.mark.parametrize(("seats", "defence", "siege"), [(2, 11, 0), (3, 8, 2), (4, 8, 3), (5, 6, 4)])
def test_the_fortress_at_the_start(seats: int, defence: int, siege: int) -> None:
    state = GREAT_WALL.new(seats, 1, OPTIONS)
    table: Any = state.dump()
    assert table["fortress"]["defence"] == defence <= MOST == 15
    assert table["fortress"]["siege"] == siege
    assert table["shame"]["pool"] == 10 * seats - siege
    assert sum(table["fortress"]["archers"]) == 0
    assert table["coop"]["requests"] == []
    assert cast(Any, state.observe(0))["fortress"]["spots"] == 3


@pytest.mark.parametrize(("seats", "rules", "defence", "siege"), [(2, 3, 12, 0), (2, 4, 11, 0), (5, 4, 6, 5)])
def test_older_rules_had_other_fortresses(seats: int, rules: int, defence: int, siege: int) -> None:
    fortress = cast(Any, GREAT_WALL.new(seats, 1, OPTIONS, rules).dump())["fortress"]
    assert (fortress["defence"], fortress["siege"]) == (defence, siege)


@rule("great_wall.diaoyucheng.together")
def test_winter_has_no_requests_but_events() -> None:
    plan = GREAT_WALL.new(3, 1, OPTIONS).layout.winter  # type: ignore[attr-defined]
    names = [phase.name for phase in plan.phases if type(phase).__name__ != "Phase"]
    assert "requests" not in names
    assert "request_shame" not in names
    order = ["fortress", "firing", "defeats", "assault", "barricades", "night", "end", "event"]
    assert [name for name in names if name in order] == order


# ---------------------------------------------------------------- archers


def recruiting(**parts: Any) -> Fortress:
    wall = Fortress(**parts).clan(0, stock={"wood": 4})
    return wall.steps({"step": "deploy", "seat": 0, "ready": [0, 2, 0]}, {"step": "batch_over", "seat": 0})


@rule("great_wall.diaoyucheng.garrison")
def test_recruited_archers_go_to_the_fortress_for_a_wood_each() -> None:
    wall = recruiting()
    wall.away[0, "archer"] = 2
    wall.play("garrison barracks", "garrison barracks")
    assert wall.fortress["archers"] == [2, 0, 0]
    assert wall.stock(0)["wood"] == 2
    assert not wall.events("struck")


@rule("great_wall.diaoyucheng.garrison")
def test_only_onto_an_empty_spot_and_for_own_wood() -> None:
    full = recruiting(archers=[0, 2, 1]).table(warehouse={"wood": 5})
    full.away[0, "archer"] = 2
    assert not full.starting("garrison")
    assert full.refusal("garrison barracks").reason == "fortress-full"
    poor = recruiting().table(warehouse={"wood": 5}).clan(0, stock={"stone": 3})
    poor.away[0, "archer"] = 2
    assert poor.refusal("garrison barracks").reason == "resources-short"
    spearmen = Fortress().clan(0, stock={"wood": 4}).steps({"step": "deploy", "seat": 0, "ready": [1, 0, 0]})
    spearmen.away[0, "spearman"] = 1
    assert not spearmen.starting("garrison")


@rule("great_wall.diaoyucheng.recruits")
def test_recruits_of_a_card_are_deployed_alike() -> None:
    wall = Fortress().clan(0, stock={"wood": 4})
    wall.steps({"step": "recruit", "seat": 0, "left": 1, "soldier": "archer", "price": 1, "ready": [0, 0, 0]})
    wall.play("recruit archer")
    assert "garrison barracks" in wall.options


@rule("great_wall.diaoyucheng.march")
def test_logistics_sends_an_archer_of_a_wall_or_a_rest_zone() -> None:
    wall = Fortress().clan(0, stock={"wood": 2}, rest={"left": {"archer": 1}}, firing={"right": 1})
    wall.section("right", wall=1).steps({"step": "logistics", "seat": 0, "left": 2})
    assert wall.starting("garrison") == ["garrison rest left", "garrison wall right"]
    assert wall.refusal("garrison wall left").reason == "no-archer-there"
    wall.play("garrison wall right", "garrison rest left")
    assert wall.fortress["archers"] == [2, 0, 0]
    assert (wall.firing(0, "right"), wall.soldiers(0, "rest", "left").get("archer", 0)) == (0, 0)
    assert wall.stock(0)["wood"] == 0


@rule("great_wall.diaoyucheng.apart")
def test_archers_of_the_fortress_are_in_no_section() -> None:
    """No march takes them away, no attack order uses them, no horde brings them honor."""
    wall = Fortress(archers=[1]).section("left", ("vanguard-left", {"a1": "wound", "a2": "wound"}))
    wall.steps({"step": "defeat_check"})
    assert wall.honor(0) == 0
    idle = Fortress(archers=[1]).steps({"step": "logistics", "seat": 0, "left": 1})
    assert idle.rests
    order = Fortress(archers=[1]).section("left", "vanguard-left").steps({"step": "attack_order", "seat": 0})
    assert order.rests


@rule("great_wall.diaoyucheng.firing", "great_wall.diaoyucheng.attack")
def test_each_archer_of_the_fortress_may_wound_the_first_row_of_any_section() -> None:
    wall = Fortress(archers=[1, 1], season="winter").section("left", "vanguard-left", "keshig-left")
    wall.section("right", "vanguard-right")
    wall.steps({"step": "fortress_volley", "clan": 0}, {"step": "fortress_volley", "clan": 1}, {"step": "defeat_check"})
    assert wall.options == [f"wound {place} 1 {spot}" for place in ("left", "right") for spot in ("a1", "a2")] + [
        "skip"
    ]
    assert wall.refusal("wound middle 1 a1").reason == "no-first-horde"
    assert wall.refusal("wound left 1 b6").reason == "spot-not-open"
    wall.play("wound left 1 a1")
    assert (wall.events("struck")[0]["soldier"], wall.actor) == ("archer", 1)
    wall.play("skip")
    assert wall.cover("left") == {"a1": "wound"}
    assert wall.hordes("left") == ["vanguard-left", "keshig-left"]


@rule("great_wall.diaoyucheng.firing")
def test_a_first_row_without_open_spots_is_no_target_and_the_horde_falls_after_all_shooting() -> None:
    covered = ("vanguard-left", {"a1": "wound", "a2": "wound"})
    idle = Fortress(archers=[1], season="winter").section("left", covered, "keshig-left")
    idle.steps({"step": "fortress_volley", "clan": 0})
    assert idle.rests
    wall = Fortress(archers=[1, 1], season="winter").section("left", ("vanguard-left", {"a1": "wound"}))
    wall.steps({"step": "fortress_volley", "clan": 0}, {"step": "fortress_volley", "clan": 1}, {"step": "defeat_check"})
    wall.play("wound left 1 a2")
    assert wall.hordes("left") == []  # nobody else has a target, so the check has come


# ---------------------------------------------------------------- night


@rule("great_wall.diaoyucheng.night")
@pytest.mark.parametrize(("siege", "archers", "left"), [(3, 1, 8), (1, 2, 10), (2, 0, 8), (0, 0, 10)])
def test_each_token_takes_a_point_but_for_those_held_off(siege: int, archers: int, left: int) -> None:
    wall = Fortress(siege=siege, archers=[archers]).night()
    for _ in range(archers):
        assert wall.options == ["retire left", "retire middle", "retire right"]
        wall.play("retire middle")
    assert wall.fortress == {"defence": left, "siege": siege, "archers": [0, 0, 0]}
    assert wall.soldiers(0, "rest", "middle").get("archer", 0) == archers
    assert wall.rests


@rule("great_wall.diaoyucheng.lost")
def test_without_defence_all_lose_at_once() -> None:
    wall = Fortress(defence=2, siege=3).night()
    assert wall.state.over
    assert (wall.reason, wall.state.winners()) == ("fortress", [])
    assert wall.fortress["defence"] == 0


@rule("great_wall.diaoyucheng.lost")
def test_a_shame_that_is_due_with_an_empty_pool_loses_too() -> None:
    wall = Fortress().lose_shame(0).steps({"step": "take_shame", "seat": 0})
    assert wall.state.over
    assert wall.reason == "disgrace"


# ---------------------------------------------------------------- repairs and raids


@rule("great_wall.diaoyucheng.repair")
def test_builders_repair_the_fortress_from_their_own_stock() -> None:
    wall = Fortress(defence=4).clan(0, stock={"wood": 2, "stone": 1, "chi": 5}).table(warehouse={"gold": 2})
    wall.steps({"step": "build", "seat": 0, "left": 2})
    wall.play("fortify")
    assert wall.fortress["defence"] == 5
    assert wall.stock(0) == {"wood": 0, "stone": 0, "gold": 0, "chi": 5}
    assert wall.now["warehouse"] == {"gold": 2}
    assert wall.honor(0) == 0
    assert "recall" not in wall.asked
    assert wall.refusal("fortify").reason == "own-stock-short"


@rule("great_wall.diaoyucheng.repair")
def test_not_beyond_its_most() -> None:
    wall = Fortress(defence=MOST).clan(0, stock={"wood": 9}).steps({"step": "build", "seat": 0, "left": 1})
    assert not wall.starting("fortify")
    assert wall.refusal("fortify").reason == "fortress-whole"


@rule("great_wall.diaoyucheng.raid", "great_wall.diaoyucheng.token")
@pytest.mark.parametrize(("pool", "left", "out"), [(9, 5, 24), (2, 0, 29), (0, 0, 29)])
def test_a_raid_puts_a_token_beside_the_fortress(pool: int, left: int, out: int) -> None:
    """Three tokens leave the pool for good, and one joins the siege; if none is left, of those out of the game."""
    rows = ("vanguard-left", "keshig-left", "sappers-left")
    wall = Fortress(season="spring").decks(horde_on_top="vanguard-middle").lose_shame(pool)
    wall.section("left", *rows).section("middle", "keshig-middle", "sappers-middle", "night-riders-middle")
    wall.section("right", "keshig-right").steps({"step": "invade", "count": 1})
    assert wall.fortress["siege"] == 1
    assert wall.tokens() == (left, out)
    assert not wall.state.over


# ---------------------------------------------------------------- the end


@rule("great_wall.diaoyucheng.won")
def test_all_win_when_the_last_year_is_over() -> None:
    wall = Fortress(defence=1, year=LAST, season="winter").steps({"step": "night"}, {"step": "lasted"})
    assert wall.state.over
    assert (wall.reason, wall.state.winners()) == ("held", [0, 1, 2])
    early = Fortress(year=LAST - 1, season="winter").lose_shame(0)
    for section in ("left", "middle", "right"):
        early.section(section, wall=3)
    early.steps({"step": "lasted"})
    assert early.rests


@pytest.mark.parametrize(
    ("part", "value"),
    [("defence", MOST + 1), ("siege", -1), ("archers", [4, 0, 0]), ("archers", [2, 2, 0]), ("archers", 1)],
)
def test_a_dump_that_cannot_be_is_refused(part: str, value: Any) -> None:
    wall = Fortress()
    wall.data["fortress"][part] = value
    with pytest.raises(crenel.BadState):
        assert wall.state
