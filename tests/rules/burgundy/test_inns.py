"""The inns."""

from typing import Any

import pytest

import crenel
from crenel.games.burgundy.board import BOARDS
from tests.table import Table, covered

rule = pytest.mark.rule


def inns(**options: Any) -> Table:
    return Table(inns=True, **options)


def pile(state: crenel.State) -> tuple[int, str | None]:
    table: dict[str, Any] = state.dump()
    return table["modules"]["inns"]["pile"], table["depots"]["black"]["tiles"][-1]


@rule("burgundy.inns.beside", "burgundy.ruling.27")
def test_one_more_inn_each_phase_and_none_is_removed() -> None:
    state = crenel.game("burgundy").new(2, 3, {"inns": True})
    piles = [pile(state)]
    while state.actor is not None:
        workers = [action for action in state.actions() if state.text(action).startswith(("workers", "end", "skip"))]
        phase = state.dump()["phase"]
        state.apply(workers[0])
        if state.dump()["phase"] != phase:
            piles.append(pile(state))
    assert piles == [(count, "inn") for count in (1, 2, 3, 4, 5)]


@rule("burgundy.inns.buy", "burgundy.ruling.27")
def test_an_inn_is_the_one_purchase_of_the_turn() -> None:
    table = inns().inns(1).duchy(0, silver=4).depot("black", "ship")
    table.play("buy inn black")
    assert (table.silver(), table.keys(), pile(table.state)) == (2, ["inn"], (0, None))
    assert table.refusal("buy ship black").reason == "bought-already"


@rule("burgundy.inns.stack")
def test_under_an_inn_lies_the_next() -> None:
    table = inns(phase="C").inns(3).duchy(0, silver=2).play("buy inn black")
    assert pile(table.state) == (2, "inn")


@rule("burgundy.inns.buy", "burgundy.ruling.3")
def test_6_pays_for_an_inn_with_workers() -> None:
    table = inns().inns(1).duchy(0, tiles={"c4": "monastery6"}, workers=2, silver=1)
    assert [text for text in table.options if "inn" in text] == [
        "buy inn black for 1 worker",
        "buy inn black for 2 workers",
    ]


@rule("burgundy.inns.buy", "burgundy.take.full-keys")
def test_full_key_spaces_make_room_for_an_inn() -> None:
    table = inns().inns(1).duchy(0, silver=2, keys=["ship", "mine", "castle"])
    table.play("buy inn black", "discard mine")
    assert table.keys() == ["ship", "castle", "inn"]


@rule("burgundy.inns.any-hex", "burgundy.ruling.27")
def test_an_inn_goes_to_any_kind_of_hex() -> None:
    """By the usual rules: a free hex, the die's number, beside a tile."""
    table = inns().duchy(0, keys=["inn"], dice=(3, 4), tiles={"e4": "bank"})
    assert table.starting("place") == ["place inn c3 with 3", "place inn e3 with 4"]
    assert table.refusal("place inn b5 with 4").reason == "not-adjacent"
    table.play("place inn e3 with 4")
    assert table.tiles()["e3"] == "inn"


@rule("burgundy.inns.any-hex")
def test_no_free_step_helps_an_inn() -> None:
    """9-11 are for tiles of certain colours, and an inn has none."""
    table = inns().duchy(0, keys=["inn"], dice=(2, 2), tiles={"c4": "monastery9"})
    assert "place inn c3 with 2" not in table.options
    assert table.refusal("place inn c3 with 2").reason == "workers-short"


@rule("burgundy.inns.once", "burgundy.ruling.27")
def test_one_inn_in_an_area() -> None:
    table = inns(phase="B").duchy(0, keys=["inn"], dice=(3, 1), tiles={"e4": "inn"})
    assert table.refusal("place inn e5 with 1").reason == "inn-doubled"
    assert "place inn c3 with 3" in table.options


@rule("burgundy.inns.size", "burgundy.ruling.27")
def test_an_area_of_four_counts_as_five() -> None:
    """Board 1: the castles a2 a3 b3, with an inn 10 instead of 6."""
    tiles = covered(leave=["b3"])
    tiles["a2"] = "inn"
    table = inns().duchy(0, tiles=tiles, alone=True, keys=["castle"], dice=(6, 1))
    area = BOARDS["1"].area[BOARDS["1"].cell_named("b3")]
    assert table.state.observe(0)["players"][0]["area_points"][area] == 10  # for whoever looks before it is complete
    table.play("place castle b3 with 6")
    assert table.event("area_completed")["points"] == 10


@rule("burgundy.inns.size")
def test_an_inn_that_completes_an_area() -> None:
    table = inns().duchy(0, keys=["inn"], dice=(3, 1)).play("place inn c3 with 3")
    assert (table.event("area_completed")["points"], table.points("phases")) == (3, 10)


@rule("burgundy.inns.size")
def test_eight_is_the_most() -> None:
    """Board 10 has a city of eight."""
    tiles = covered("10", leave=["d4"])
    tiles["d1"] = "inn"
    table = inns(board="10").duchy(0, tiles=tiles, alone=True, keys=["market"], dice=(6, 1))
    table.play("place market d4 with 6")
    assert table.event("area_completed")["points"] == 36


@rule("burgundy.inns.any-hex")
def test_an_inn_does_nothing_else() -> None:
    """On a ship's hex no goods come and no marker moves; on a mine's hex no silver."""
    table = inns(round=5, to_play=[0]).duchy(0, keys=["inn"], dice=(4, 1)).depot(2, goods={"red": 1})
    table.play("place inn e3 with 4", "workers with 1", "end")
    assert (table.silver(), table.goods(), table.now["bridge"][0]) == (0, {}, [1, 0])


@rule("burgundy.inns.beside")
def test_a_pile_without_its_inn_is_no_position() -> None:
    table = inns().module("inns", pile=1)
    with pytest.raises(crenel.BadState, match="inns"):
        _ = table.state
