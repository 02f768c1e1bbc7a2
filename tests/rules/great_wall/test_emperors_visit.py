"""Emperor's Visit. Booklet of the further games, page 5; the official answers to questions, page 5."""

from typing import Any

import pytest

import crenel
from crenel.games.great_wall.modules.emperors_visit.part import AMOUNTS, THINGS
from tests.great_wall_table import GREAT_WALL, Wall

rule = pytest.mark.rule
TACTICS = ["war-cry", "spoils", "vigil", "triumph", "trophy"]


def visited(space: str = "wood", seats: int = 3, **parts: Any) -> Wall:
    wall = Wall(seats, scenario="emperors_visit", **parts)
    return wall.table(emperor={"space": space})


def asked(wall: Wall) -> Wall:
    """The claim and the marker of a winter."""
    return wall.steps({"step": "emperors_claim"}, {"step": "marker_moves"})


def amount(thing: str) -> int:
    return int(AMOUNTS[THINGS.index(thing)])


def shame_all(wall: Wall) -> Wall:
    """Whoever gets shame puts it under a spearman."""
    while wall.asked == "get_shame":
        wall.play("shame spearman")
    return wall


# ---------------------------------------------------------------- set-up


@rule("great_wall.emperors_visit.start")
def test_the_marker_begins_anywhere() -> None:
    tables: list[Any] = [GREAT_WALL.new(3, seed, {"scenario": "emperors_visit"}).dump() for seed in range(40)]
    assert {table["emperor"]["space"] for table in tables} == set(THINGS)


# ---------------------------------------------------------------- the warehouse


@rule("great_wall.emperors_visit.warehouse")
def test_clerks_go_to_the_warehouse_and_out_again_without_limit() -> None:
    wall = visited().clan(0, at={"warehouse": 3}).clan(1, at={"warehouse": 4})
    wall.steps({"step": "move_clerks", "seat": 0, "clan": 0, "left": 2, "different": False, "moved": 0, "avoid": []})
    wall.play("clerk > warehouse", "clerk warehouse > quarry")
    assert wall.at(0) == {"warehouse": 3, "quarry": 1}


@rule("great_wall.emperors_visit.warehouse")
def test_it_is_a_location_of_its_own_where_they_must_differ() -> None:
    wall = visited()
    wall.steps({"step": "move_clerks", "seat": 0, "clan": 0, "left": 2, "different": True, "moved": 0, "avoid": []})
    wall.play("clerk > warehouse")
    assert "clerk > warehouse" not in wall.options
    assert "clerk > quarry" in wall.options


@rule("great_wall.emperors_visit.still")
def test_it_never_activates_and_shames_nobody() -> None:
    wall = visited().clan(0, at={"warehouse": 5}).activate()
    assert wall.rests
    assert wall.at(0) == {"warehouse": 5}
    assert wall.shames(0) == 0
    view: Any = wall.state.observe(None)
    place = next(place for place in view["places"] if place["place"] == "warehouse")
    assert (place["activates"], place["shame"], place["slots"]) == (False, False, None)


@rule("great_wall.emperors_visit.still")
def test_not_even_by_advanced_activation() -> None:
    wall = visited().clan(0, at={"warehouse": 2, "quarry": 1}).steps({"step": "advanced_activation", "seat": 0})
    assert wall.options == ["activate quarry", "skip"]
    refusal = wall.refusal("activate warehouse")
    assert (refusal.reason, refusal.rule) == ("warehouse-still", "great_wall.emperors_visit.still")
    assert visited().clan(0, at={"warehouse": 2}).steps({"step": "advanced_activation", "seat": 0}).rests


@rule("great_wall.emperors_visit.automas")
def test_the_reed_clan_stays_out_and_is_asked_for_nothing() -> None:
    wall = visited(seats=2).steps(
        {"step": "move_clerks", "seat": 0, "clan": 2, "left": 1, "different": False, "moved": 0, "avoid": []}
    )
    assert wall.starting("clerk")
    assert not [text for text in wall.options if text.endswith("warehouse")]
    claim = shame_all(asked(visited(seats=2)))
    assert {line["seat"] for line in claim.events("claim_missed")} == {0, 1}


# ---------------------------------------------------------------- the claim


@rule("great_wall.emperors_visit.claim")
@pytest.mark.parametrize("thing", [thing for thing in THINGS if thing != "tactics"])
def test_who_has_enough_gains_honor_and_pays_nothing(thing: str) -> None:
    wall = asked(visited(thing).clan(0, stock={thing: amount(thing)}).clan(1, stock={thing: amount(thing) - 1}))
    shame_all(wall)
    assert [wall.honor(clan, "emperor") for clan in range(3)] == [10, 0, 0]
    assert [wall.shames(clan) for clan in range(3)] == [0, 1, 1]
    assert [wall.stock(clan)[thing] for clan in range(2)] == [amount(thing), amount(thing) - 1]


@rule("great_wall.emperors_visit.claim")
def test_tactics_are_counted_and_kept() -> None:
    wall = asked(visited("tactics").clan(0, tactics=TACTICS[:3]).clan(1, tactics=TACTICS[3:]))
    shame_all(wall)
    assert [wall.honor(clan, "emperor") for clan in range(3)] == [10, 0, 0]
    assert wall.seat(0)["tactics"] == TACTICS[:3]


@rule("great_wall.emperors_visit.own-stock")
def test_neither_the_warehouse_nor_gold_instead_counts() -> None:
    wall = (
        visited("wood").clan(0, general="keng-hsien-seng", stock={"gold": 20, "wood": 5}).table(warehouse={"wood": 9})
    )
    shame_all(asked(wall))
    assert wall.honor(0, "emperor") == 0
    assert wall.shames(0) == 1


@rule("great_wall.emperors_visit.told")
def test_only_who_met_it_is_told() -> None:
    wall = asked(visited("chi").clan(0, stock={"chi": 9}))
    told = [line for line in wall.state.events_for(2) if line["event"] in ("claim_met", "claim_missed")]
    assert {(line["event"], line["seat"]) for line in told} == {
        ("claim_met", 0),
        ("claim_missed", 1),
        ("claim_missed", 2),
    }
    assert all(set(line) <= {"event", "seat", "thing", "amount", "n", "move"} for line in told)
    assert all((line["thing"], line["amount"]) == ("chi", amount("chi")) for line in told)


# ---------------------------------------------------------------- the marker


@rule("great_wall.emperors_visit.marker")
@pytest.mark.parametrize(("tea", "mover"), [([0, 1, 2], 1), ([2, 1, 0], 2)])
def test_most_clerks_move_the_marker_and_tea_breaks_ties(tea: list[int], mover: int) -> None:
    wall = visited("wood", tea=tea).clan(0, at={"warehouse": 1}).clan(1, at={"warehouse": 2, "quarry": 1})
    wall.clan(2, at={"warehouse": 2}).steps({"step": "marker_moves"})
    assert wall.actor == mover
    assert wall.options == [f"emperor {thing}" for thing in THINGS if thing != "wood"]
    wall.play("emperor chi")
    assert wall.now["emperor"] == {"space": "chi"}
    assert [wall.at(clan).get("warehouse", 0) for clan in range(3)] == [0, 0, 0]
    assert wall.at(1) == {"quarry": 1}
    assert wall.clerks(1)["pool"] == 4


@rule("great_wall.emperors_visit.marker")
def test_it_must_move_to_another_space() -> None:
    wall = visited("gold").clan(0, at={"warehouse": 1}).steps({"step": "marker_moves"})
    assert wall.refusal("emperor gold").reason == "marker-must-move"
    assert wall.refusal("emperor silk").reason == "no-such-space"


@rule("great_wall.emperors_visit.nobody")
def test_with_nobody_there_it_stays() -> None:
    wall = visited("stone").steps({"step": "marker_moves"})
    assert wall.rests
    assert wall.now["emperor"] == {"space": "stone"}
    assert wall.events("marker_stayed")


@rule("great_wall.emperors_visit.order")
def test_the_claim_comes_first() -> None:
    """What the marker shows before it moves is what counts."""
    wall = visited("wood").clan(0, at={"warehouse": 1}, stock={"wood": 6}).steps({"step": "winter"})
    shame_all(wall)
    assert wall.asked == "move_marker"
    wall.play("emperor gold")
    assert wall.honor(0, "emperor") == 10
    names = [line["event"] for line in wall.state.events]
    assert names.index("emperor_came") < names.index("claim_met") < names.index("visit_moved")


@rule("great_wall.emperors_visit.every-winter")
@pytest.mark.parametrize("year", [1, 6])
def test_it_happens_every_winter_also_in_the_last_year(year: int) -> None:
    wall = visited("wood", year=year).clan(0, stock={"wood": 6}).steps({"step": "winter"})
    shame_all(wall)
    assert wall.honor(0, "emperor") == 10
    assert wall.state.over == (year == 6)
    assert (wall.shames(1), wall.shames(2)) == (1, 1)


# ---------------------------------------------------------------- views and dumps


def test_everyone_sees_the_card_and_each_what_they_could_show() -> None:
    wall = visited("wood").clan(0, stock={"chi": 9}, at={"warehouse": 1})
    view: Any = wall.state.observe(0)
    assert view["emperor"]["space"] == "wood"
    assert view["emperor"]["first"] == 0
    assert [space["thing"] for space in view["emperor"]["spaces"]] == THINGS
    assert view["clans"][0]["shows"] == ["chi"]
    assert "shows" not in view["clans"][1]


@pytest.mark.parametrize("space", ["silk", None, 3])
def test_a_marker_elsewhere_is_refused(space: object) -> None:
    with pytest.raises(crenel.BadState):
        assert visited().table(emperor={"space": space}).state


def test_whoever_moves_the_marker_must_lead() -> None:
    with pytest.raises(crenel.BadState):
        assert visited().clan(1, at={"warehouse": 1}).steps({"step": "move_marker", "seat": 0}).state
