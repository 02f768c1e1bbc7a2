"""The eight buildings: rulebook pages 6 and 7."""

from collections.abc import Sequence

import pytest

from tests.table import Table

rule = pytest.mark.rule


def placed(building: str, *, keys: Sequence[str] = (), **parts: object) -> Table:
    """A duchy about to place a building on e4, with tiles of every kind about."""
    table = Table().duchy(0, keys=[building, *keys], dice=(3, 1), **parts)
    table.depot(1, "bank", "ship").depot(2, "monastery3", "castle").depot(3, "sheep2", "church").depot(
        5, "mine", "monastery9"
    )
    return table.depot("black", "ship", "cow4", "castle", "watchtower")


@rule("burgundy.building.market")
def test_market() -> None:
    """A ship or livestock of the numbered depots, never of the black one."""
    table = placed("market").play("place market e4 with 3")
    assert table.options == ["take ship 1", "take sheep2 3", "skip"]
    table.play("take sheep2 3")
    assert (table.keys(), table.lying(3)) == (["sheep2"], ["church"])


@rule("burgundy.building.carpenter")
def test_carpenter() -> None:
    table = placed("carpenter").play("place carpenter e4 with 3")
    assert table.options == ["take bank 1", "take church 3", "skip"]
    table.play("take church 3")
    assert table.keys() == ["church"]


@rule("burgundy.building.church")
def test_church() -> None:
    table = placed("church").play("place church e4 with 3")
    assert table.options == ["take monastery3 2", "take castle 2", "take mine 5", "take monastery9 5", "skip"]
    table.play("take monastery9 5")
    assert table.keys() == ["monastery9"]


@rule("burgundy.building.warehouse")
def test_warehouse() -> None:
    """Any stored colour, sold as with a die."""
    table = placed("warehouse", goods={"red": 2, "orange": 1}).play("place warehouse e4 with 3")
    assert table.options == ["sell red", "sell orange", "skip"]
    table.play("sell red")
    assert (table.points("sales"), table.silver(), table.goods()) == (4, 1, {"orange": 1})
    assert table.seat(0)["used"] == [True, False]


@rule("burgundy.building.boarding-house")
def test_boarding_house() -> None:
    assert placed("boarding-house").play("place boarding-house e4 with 3").workers() == 4


@rule("burgundy.building.bank")
def test_bank() -> None:
    assert placed("bank").play("place bank e4 with 3").silver() == 2


@rule("burgundy.building.watchtower")
def test_watchtower() -> None:
    table = placed("watchtower").play("place watchtower e4 with 3")
    assert (table.points("watchtowers"), table.score()) == (4, 4)


@rule("burgundy.building.town-hall", "burgundy.ruling.8")
def test_town_hall() -> None:
    """Another stored tile on any number, and that tile takes effect."""
    table = placed("town-hall", keys=["bank", "ship"]).play("place town-hall e4 with 3")
    assert table.options == [
        "place bank c3",
        "place bank e5",
        "place bank f4",
        "place ship d3",
        "place ship d5",
        "skip",
    ]
    table.play("place bank f4")
    assert (table.tiles()["f4"], table.silver(), table.seat(0)["used"]) == ("bank", 2, [True, False])


@rule("burgundy.ruling.8", "burgundy.building.once")
def test_a_town_hall_keeps_the_other_rules() -> None:
    """Colour, neighbour and one of a type in a city: a second town hall goes to another city only, and works there."""
    table = placed("town-hall", keys=["town-hall", "ship"]).play("place town-hall e4 with 3")
    assert table.starting("place") == ["place town-hall c3", "place ship d3", "place ship d5"]
    assert table.refusal("place ship d6").rule == "burgundy.place.adjacent"
    assert table.refusal("place ship e5").rule == "burgundy.place.kind"
    table.play("place town-hall c3", "place ship d3")
    assert sorted(table.tiles()) == ["c3", "d3", "d4", "e4"]


@rule("burgundy.building.unused")
@pytest.mark.parametrize("building", ["market", "carpenter", "church", "warehouse", "town-hall"])
def test_an_effect_that_cannot_be_used_is_lost(building: str) -> None:
    """The rulebook's example (page 7) is a market while no depot holds a ship or livestock."""
    table = Table().duchy(0, keys=[building], dice=(3, 1)).depot("black", "ship", "bank", "castle", "sheep3")
    table.play(f"place {building} e4 with 3")
    assert table.tiles()["e4"] == building
    assert "skip" not in table.options
    assert table.starting("workers") == ["workers with 1"]


@rule("burgundy.building.unused")
def test_a_market_waits_for_no_later_tile() -> None:
    table = Table().duchy(0, keys=["market"], dice=(3, 1)).depot(1, "bank").play("place market e4 with 3")
    assert table.starting("take") == ["take bank 1 with 1"]


@rule("burgundy.building.unused")
@pytest.mark.parametrize("building", ["market", "carpenter", "church", "warehouse", "town-hall"])
def test_an_effect_may_be_left(building: str) -> None:
    table = placed(building, keys=["ship"], goods={"red": 1}).play(f"place {building} e4 with 3", "skip")
    assert (table.keys(), table.goods()) == (["ship"], {"red": 1})
    assert "workers with 1" in table.options


@rule("burgundy.building.once", "burgundy.ruling.17")
def test_one_of_a_type_in_a_city() -> None:
    """c5, c6 and b5 are one city; c3 is another."""
    table = Table().duchy(0, tiles={"d5": "ship", "c5": "bank"}, keys=["bank", "church"], dice=(3, 3))
    refusal = table.refusal("place bank c6 with 3")
    assert (refusal.reason, refusal.rule) == ("building-doubled", "burgundy.building.once")
    assert "place church c6 with 3" in table.options
    assert "place bank c3 with 3" in table.options


@rule("burgundy.ruling.17")
def test_a_type_is_a_type_whatever_its_back() -> None:
    """A bank bought from the black depot is a bank."""
    table = Table().duchy(0, tiles={"d5": "ship", "c5": "bank"}, dice=(3, 3), silver=2).depot("black", "bank")
    table.play("buy bank black")
    assert table.refusal("place bank c6 with 3").reason == "building-doubled"
