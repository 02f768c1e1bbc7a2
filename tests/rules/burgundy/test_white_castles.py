"""The white castles."""

from typing import Any

import pytest

import crenel
from tests.table import Table

rule = pytest.mark.rule


def white(number: int, **parts: Any) -> Table:
    """A duchy that is about to place a white castle on e4, with a white die that shows the number."""
    keys = ["white-castle", *parts.pop("keys", [])]
    table = Table(white_castles=True, white=number).duchy(0, keys=keys, dice=(3, 1), **parts)
    return table.depot(1, "bank", "ship").depot(2, "monastery3", "castle").depot(5, "mine")


@rule("burgundy.white-castles.pieces")
def test_nine_tiles_with_their_backs() -> None:
    table: dict[str, Any] = crenel.game("burgundy").new(2, 1, {"white_castles": True}).dump()
    assert str(table).count("'monastery29'") == 1
    counts = {back: table["bags"][back].get("white-castle", 0) for back in ("coloured", "black")}
    for name, row in table["depots"].items():
        counts["black" if name == "black" else "coloured"] += row["tiles"].count("white-castle")
    assert counts == {"coloured": 6, "black": 2}


@rule("burgundy.white-castles.action", "burgundy.ruling.23")
def test_an_action_with_the_number_of_the_white_die() -> None:
    table = white(2).play("place white-castle e4 with 3")
    assert table.options == ["take monastery3 2 with 2", "take castle 2 with 2", "workers with 2"]
    table.play("take castle 2 with 2")
    assert table.keys() == ["castle"]
    assert (table.now["white"], table.seat(0)["used"]) == (2, [True, False])


@rule("burgundy.white-castles.action")
def test_any_of_the_four_actions() -> None:
    table = white(5, keys=["ship"], goods={"brown": 1}).play("place white-castle e4 with 3")
    assert table.options == ["take mine 5 with 5", "place ship d5 with 5", "sell brown with 5", "workers with 5"]
    assert table.play("sell brown with 5").points("sales") == 2


@rule("burgundy.white-castles.workers", "burgundy.ruling.23")
def test_workers_change_the_number_but_not_the_die() -> None:
    table = white(2, workers=1).play("place white-castle e4 with 3")
    assert table.cost("take bank 1 with 2") == 1
    table.play("take bank 1 with 2")
    assert (table.workers(), table.now["white"]) == (0, 2)
    assert table.event("white_die_used")["workers"] == 1


@rule("burgundy.white-castles.workers")
def test_a_number_out_of_reach() -> None:
    table = white(2).play("place white-castle e4 with 3")
    refusal = table.refusal("take bank 1 with 2")
    assert (refusal.reason, refusal.short) == ("workers-short", {"workers": 1})


@rule("burgundy.ruling.23", "burgundy.monastery.12", "burgundy.monastery.8")
def test_free_steps_and_the_reach_of_8_apply() -> None:
    table = white(2, tiles={"c4": "monastery12"}).play("place white-castle e4 with 3")
    assert table.cost("take bank 1 with 2") == 0
    table = white(1, tiles={"c4": "monastery8"}, workers=1).play("place white-castle e4 with 3")
    assert table.cost("take monastery3 2 with 1") == 1
    assert table.cost("take mine 5 with 1") == 1


@rule("burgundy.white-castles.city", "burgundy.ruling.17")
def test_one_white_castle_in_a_city() -> None:
    table = Table(white_castles=True).duchy(0, tiles={"e4": "white-castle"}, keys=["white-castle"], dice=(1, 1))
    assert table.refusal("place white-castle e5 with 1").reason == "building-doubled"
    table = Table(white_castles=True).duchy(
        0, tiles={"e4": "white-castle", "c4": "monastery1"}, keys=["white-castle"], dice=(1, 1)
    )
    assert "place white-castle e5 with 1" in table.options


@rule("burgundy.white-castles.action", "burgundy.building.carpenter")
def test_it_is_a_building() -> None:
    """A carpenter takes it, 9 helps to place it."""
    table = Table(white_castles=True).duchy(0, keys=["carpenter"], dice=(3, 1)).depot(1, "white-castle")
    assert "take white-castle 1" in table.play("place carpenter e4 with 3").options
    table = Table(white_castles=True).duchy(0, tiles={"c4": "monastery9"}, keys=["white-castle"], dice=(2, 2))
    assert table.cost("place white-castle e4 with 2") == 0


@rule("burgundy.white-castles.monastery29")
def test_29_pays_four_for_each() -> None:
    table = Table(white_castles=True, phase="E", round=5, to_play=[0])
    tiles = {"c4": "monastery29", "e4": "white-castle", "c3": "white-castle", "e5": "bank"}
    table.duchy(0, tiles=tiles, used=[True, False]).play("workers with 1", "end")
    assert table.points("monasteries") == 8


@rule("burgundy.ruling.21")
def test_a_purchase_before_the_action() -> None:
    table = white(5, silver=2).depot("black", "ship").play("place white-castle e4 with 3", "buy ship black")
    assert "place ship d5 with 5" in table.options
