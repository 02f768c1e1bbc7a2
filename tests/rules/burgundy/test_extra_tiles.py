"""The four extra tiles: bridge, workers, crane, geese."""

from typing import Any

import pytest

import crenel
from tests.table import Table

rule = pytest.mark.rule


def table_with(**options: Any) -> Table:
    return Table(extra_tiles=True, **options)


@rule("burgundy.extra-tiles.bags")
def test_the_four_tiles_are_in_the_bags() -> None:
    bags = crenel.game("burgundy").new(2, 1, {"extra_tiles": True}).dump()
    everywhere = str(bags)
    assert [everywhere.count(f"'{name}'") for name in ("monastery27", "monastery28", "crane", "geese")] == [1, 1, 1, 1]
    base = str(crenel.game("burgundy").new(2, 1).dump())
    assert not any(name in base for name in ("monastery27", "monastery28", "crane", "geese"))


# ---------------------------------------------------------------- 27, the bridge


@rule("burgundy.extra-tiles.bridge", "burgundy.ruling.26")
def test_27_goes_on_top_at_once() -> None:
    table = table_with().duchy(0, keys=["monastery27"], dice=(1, 1)).bridge([0, 1])
    assert table.now["bridge"][0] == [0, 1]
    table.play("place monastery27 c4 with 1")
    assert table.now["bridge"][0] == [1, 0]
    assert table.event("marker_raised")["seat"] == 0


@rule("burgundy.extra-tiles.bridge")
def test_27_stays_on_top_when_another_comes() -> None:
    """The other marker arrives in the stack and slides under it."""
    table = table_with(order=[1, 0]).duchy(0, tiles={"c4": "monastery27"})
    table.bridge([1], [0]).duchy(1, keys=["ship"], dice=(5, 1))
    table.play("place ship d5 with 5")
    assert table.now["bridge"][:2] == [[], [1, 0]]


@rule("burgundy.extra-tiles.bridge")
def test_without_27_the_newcomer_is_on_top() -> None:
    table = table_with(order=[1, 0]).bridge([1], [0]).duchy(1, keys=["ship"], dice=(5, 1))
    table.play("place ship d5 with 5")
    assert table.now["bridge"][:2] == [[], [0, 1]]


@rule("burgundy.extra-tiles.bridge", "burgundy.ruling.12")
def test_27_changes_the_order_of_the_next_round_only() -> None:
    table = table_with(order=[1, 0], to_play=[0]).bridge([0, 1]).duchy(0, keys=["monastery27"], dice=(1, 1))
    table.play("place monastery27 c4 with 1")
    assert table.now["order"] == [1, 0]
    table.play("workers with 1", "end")
    assert table.now["order"] == [0, 1]


# ---------------------------------------------------------------- 28, the workers


@rule("burgundy.extra-tiles.workers", "burgundy.ruling.26")
def test_28_two_workers_for_a_silver_as_often_as_wanted() -> None:
    table = table_with().duchy(0, tiles={"c4": "monastery28"}, silver=3, dice=(1, 2))
    table.play("hire", "hire")
    assert (table.silver(), table.workers()) == (1, 4)
    table.play("workers with 1", "hire")
    assert (table.silver(), table.workers()) == (0, 8)
    assert table.refusal("hire").reason == "hire-without-silver"


@rule("burgundy.extra-tiles.workers")
def test_28_also_inside_an_effect() -> None:
    """At any moment of the own turn, like the purchase."""
    table = table_with().duchy(0, tiles={"c4": "monastery28", "b4": "monastery16"}, keys=["castle"], silver=1)
    table.duchy(0, dice=(6, 1)).depot(1, "bank")
    table.play("place castle b3 with 6")
    assert "hire" in table.options
    table.play("hire")
    assert (table.workers(), table.now["stack"][-1]["step"]) == (2, "extra_action")


@rule("burgundy.extra-tiles.workers")
def test_28_has_to_lie_in_the_duchy() -> None:
    table = table_with().duchy(0, keys=["monastery28"], silver=2)
    assert table.refusal("hire").reason == "hire-without-tile"


@rule("burgundy.extra-tiles.workers")
def test_28_is_not_the_action_that_13_and_14_improve() -> None:
    table = table_with().duchy(
        0, tiles={"c4": "monastery28", "b4": "monastery13", "a4": "monastery14"}, silver=1, dice=(1, 2)
    )
    table.play("hire")
    assert (table.workers(), table.silver()) == (2, 0)


# ---------------------------------------------------------------- the crane


def crane(**parts: Any) -> Table:
    table = table_with().duchy(0, keys=["crane", *parts.pop("keys", [])], dice=(3, 1), **parts)
    return table.depot(1, "bank", "ship").depot(2, "monastery3", "castle")


BUILDINGS = ["market", "carpenter", "church", "warehouse", "boarding-house", "bank", "town-hall", "watchtower"]


@rule("burgundy.extra-tiles.crane")
def test_the_crane_may_be_any_of_the_eight() -> None:
    table = crane().play("place crane e4 with 3")
    assert table.options == [*(f"copy {building}" for building in BUILDINGS), "skip"]
    assert table.refusal("copy ship").reason == "no-building-to-copy"
    table.play("skip")
    assert (table.workers(), table.silver(), table.score()) == (0, 0, 0)


@rule("burgundy.extra-tiles.crane")
@pytest.mark.parametrize(
    ("building", "then"),
    [
        ("market", "take ship 1"),
        ("carpenter", "take bank 1"),
        ("church", "take castle 2"),
        ("warehouse", "sell red"),
        ("town-hall", "place ship d5"),
    ],
)
def test_the_crane_asks_like_the_building(building: str, then: str) -> None:
    table = crane(keys=["ship"], goods={"red": 2}).play("place crane e4 with 3", f"copy {building}")
    assert then in table.options


@rule("burgundy.extra-tiles.crane")
def test_the_crane_gives_like_the_building() -> None:
    assert crane().play("place crane e4 with 3", "copy boarding-house").workers() == 4
    assert crane().play("place crane e4 with 3", "copy bank").silver() == 2
    assert crane().play("place crane e4 with 3", "copy watchtower").points("watchtowers") == 4


def last_turn(**parts: Any) -> Table:
    table = table_with(phase="E", round=5, to_play=[0])
    return table.duchy(0, dice=(1, 1), used=[True, False], **parts)


@rule("burgundy.extra-tiles.crane-end", "burgundy.ruling.24")
def test_at_the_end_the_crane_is_one_building_of_the_best_type() -> None:
    """One type in all: with two of the monasteries it still counts once."""
    tiles = {"e4": "crane", "c4": "monastery16", "b4": "monastery17"}
    assert last_turn(tiles=tiles).play("workers with 1", "end").points("monasteries") == 4
    tiles = {"e4": "crane", "e5": "bank", "c4": "monastery22"}
    assert last_turn(tiles=tiles).play("workers with 1", "end").points("monasteries") == 8
    tiles = {"e4": "crane", "c4": "monastery24"}
    assert last_turn(tiles=tiles).play("workers with 1", "end").points("monasteries") == 0


@rule("burgundy.ruling.24", "burgundy.building.once")
def test_the_crane_is_a_type_of_its_own_in_its_city() -> None:
    """It keeps no other building out of its city."""
    table = table_with().duchy(0, tiles={"e4": "crane"}, keys=["bank"], dice=(1, 1))
    assert "place bank e5 with 1" in table.options


# ---------------------------------------------------------------- the geese


def pasture(**parts: Any) -> Table:
    """Board 1: a big pasture a1 b1 b2 c1 c2, reached from ships on d1-d3."""
    base = {"d3": "ship", "d2": "ship", "c2": "cow2", "c1": "cow3"}
    tiles = {**base, **parts.pop("tiles", {})}
    return table_with().duchy(0, tiles=tiles, dice=(2, 1), **parts)


@rule("burgundy.extra-tiles.geese", "burgundy.ruling.25")
def test_lidia_s_geese() -> None:
    """2 and the cows 2 + 3; later 4 pigs and the geese again."""
    table = pasture(keys=["geese", "pig4"]).play("place geese b1 with 2")
    assert table.points("livestock") == 7
    table.play("place pig4 b2 with 1")
    assert table.points("livestock") == 13


@rule("burgundy.extra-tiles.geese")
def test_of_several_kinds_the_prince_chooses_one() -> None:
    table = pasture(keys=["geese"], tiles={"b2": "pig4"}).play("place geese b1 with 2")
    assert table.options == ["count cow", "count pig"]
    table.play("count pig")
    assert table.points("livestock") == 6


@rule("burgundy.extra-tiles.geese")
def test_geese_alone() -> None:
    table = table_with().duchy(0, tiles={"d5": "ship", "d6": "ship"}, keys=["geese"], dice=(2, 1))
    table.play("place geese e6 with 2")
    assert (table.points("livestock"), table.points("areas")) == (2, 1)


@rule("burgundy.ruling.25", "burgundy.monastery.7")
def test_geese_count_as_a_tile_for_7() -> None:
    table = pasture(keys=["geese", "pig4"], tiles={"c4": "monastery7"}).play("place geese b1 with 2")
    assert table.points("livestock") == 2 + 2 + 3 + 3
    table.play("place pig4 b2 with 1")
    assert table.points("livestock") == 10 + 4 + 2 + 2


@rule("burgundy.extra-tiles.geese-kind", "burgundy.monastery.24")
def test_geese_are_a_kind_of_their_own_for_24() -> None:
    tiles = {"d3": "ship", "d2": "ship", "c2": "cow2", "c1": "geese", "c4": "monastery24"}
    assert last_turn(tiles=tiles).play("workers with 1", "end").points("monasteries") == 8
