"""The trade routes."""

from collections import Counter
from typing import Any

import pytest

import crenel
from tests.table import Table

rule = pytest.mark.rule
ROUTES: list[dict[str, Any]] = crenel.game("burgundy").catalogue()["routes"]  # type: ignore[assignment]


def on_route(tiles: list[int], laid: list[str], **parts: Any) -> Table:
    """Seat 0 with these route tiles (by number) and goods on them; depots with something to take."""
    others = [tile for tile in range(1, 13) if tile not in tiles]
    mine = tiles + others[: 5 - len(tiles)]
    rest = [tile for tile in others if tile not in mine]
    table = Table(trade_routes=True).module(
        "trade_routes", routes=[{"tiles": mine, "laid": laid}, {"tiles": rest[:5], "laid": []}]
    )
    sold = dict(Counter([*laid, *parts.pop("also_sold", [])]))
    table.duchy(0, sold=sold, **parts)
    return table.depot(1, "bank", "ship").depot(2, "monastery3", "castle")


def laid(table: Table) -> list[str]:
    goods: list[str] = table.now["modules"]["trade_routes"]["routes"][0]["laid"]
    return goods


@rule("burgundy.routes.pieces")
def test_twelve_tiles_every_colour_six_times_every_bonus_four_times() -> None:
    spaces = [space for row in ROUTES for space in row["spaces"]]
    assert len(ROUTES) == 12
    assert set(Counter(space["good"] for space in spaces).values()) == {6}
    assert set(Counter(space["bonus"] for space in spaces).values()) == {4}
    assert len({space["bonus"] for space in spaces}) == 9


@rule("burgundy.routes.deal")
@pytest.mark.parametrize(("seats", "each"), [(2, 5), (3, 4), (4, 3)])
def test_tiles_by_player_count(seats: int, each: int) -> None:
    state = crenel.game("burgundy").new(seats, 5, {"trade_routes": True})
    rows = state.dump()["modules"]["trade_routes"]["routes"]  # type: ignore[index]
    assert [len(row["tiles"]) for row in rows] == [each] * seats
    dealt = [tile for row in rows for tile in row["tiles"]]
    assert len(set(dealt)) == len(dealt)
    players: list[dict[str, Any]] = state.observe(0)["players"]  # type: ignore[assignment]
    assert [len(player["route"]) for player in players] == [3 * each] * seats


@rule("burgundy.routes.lay", "burgundy.ruling.29")
def test_sold_goods_are_laid_one_by_one_from_the_left() -> None:
    """Tile 1: purple, red, turquoise. Two turquoise goods match neither of the first two spaces."""
    table = on_route([1], [], goods={"turquoise": 2}, dice=(1, 2)).play("sell turquoise with 1")
    assert laid(table) == ["turquoise", "turquoise"]
    assert "route_bonus" not in table.names()
    assert (table.points("sales"), table.silver()) == (4, 1)


@rule("burgundy.routes.bonus")
@pytest.mark.parametrize(
    ("tile", "before", "good", "number", "option"),
    [
        (1, [], "purple", 2, "take bank 1"),
        (1, ["red"], "red", 4, "take castle 2"),
        (2, [], "turquoise", 1, "take ship 1"),
        (4, [], "pink", 3, "place ship d5"),
        (11, [], "brown", 5, "sell red"),
        (7, [], "brown", 5, "workers"),
    ],
)
def test_a_matching_colour_pays_at_once(tile: int, before: list[str], good: str, number: int, option: str) -> None:
    """Building, church, market, place, sell, action: each asks like its building or a castle."""
    table = on_route([tile], before, goods={good: 1, **({"red": 1} if good != "red" else {})}, keys=["ship"])
    table.duchy(0, dice=(number, number)).play(f"sell {good} with {number}")
    assert table.now["stack"][-1]["step"] != "turn"
    assert option in table.options


@rule("burgundy.routes.bonus")
@pytest.mark.parametrize(
    ("tile", "before", "good", "number", "gain"),
    [
        (6, [], "red", 4, (4, 1, 0)),
        (9, [], "turquoise", 1, (0, 3, 0)),
        (10, [], "orange", 6, (0, 1, 4)),
    ],
)
def test_workers_silver_and_points(
    tile: int, before: list[str], good: str, number: int, gain: tuple[int, int, int]
) -> None:
    table = on_route([tile], before, goods={good: 1}, dice=(number, number)).play(f"sell {good} with {number}")
    assert (table.workers(), table.silver(), table.points("routes")) == gain
    assert table.event("route_bonus").get("points", 0) == table.points("routes")
    assert table.points("watchtowers") == 0


@rule("burgundy.routes.lay", "burgundy.routes.bonus")
def test_the_bonus_comes_before_the_next_good_is_laid() -> None:
    """Tile 11 pays a sale for the first brown good: what that sells is laid, and pays, before the second brown one."""
    table = on_route([11], [], goods={"brown": 2, "purple": 1}, dice=(5, 5)).play("sell brown with 5")
    assert laid(table) == ["brown"]
    table.play("sell purple")
    assert (laid(table), table.options) == (["brown", "purple"], ["take monastery3 2", "take castle 2", "skip"])
    table.play("skip")
    assert laid(table) == ["brown", "purple", "brown"]


@rule("burgundy.routes.full", "burgundy.ruling.29")
def test_a_full_route_leaves_the_rest_on_the_usual_pile() -> None:
    """One space is left for two goods; all of them count as sold."""
    full = ["turquoise"] * 3 + ["orange"] * 5 + ["pink"] * 4 + ["brown"] * 2
    table = on_route([1, 2, 3, 4, 5], full, goods={"red": 2}, dice=(4, 4)).play("sell red with 4")
    assert laid(table) == [*full, "red"]
    assert table.seat(0)["sold"]["red"] == 2


@rule("burgundy.routes.sold", "burgundy.monastery.15", "burgundy.monastery.25", "burgundy.ruling.29")
def test_goods_on_the_route_count_for_15_and_25() -> None:
    table = Table(trade_routes=True, phase="E", round=5, to_play=[0])
    rows = table.data["modules"]["trade_routes"]["routes"]
    rows[0]["laid"] = ["red", "red", "pink"]
    table.duchy(0, tiles={"c4": "monastery15", "b4": "monastery25"}, sold={"red": 2, "pink": 1, "brown": 1})
    table.duchy(0, used=[True, False]).play("workers with 1", "end")
    assert table.points("monasteries") == 2 * 3 + 4


@rule("burgundy.routes.sold")
def test_a_route_with_goods_that_were_never_sold_is_no_position() -> None:
    table = on_route([1], ["red"])
    table.duchy(0, sold={})
    with pytest.raises(crenel.BadState, match="routes"):
        _ = table.state
