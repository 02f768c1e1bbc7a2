"""Ships, castles, mines and livestock: rulebook pages 5 and 6."""

import pytest

import crenel
from crenel.games.burgundy.legal import STORED, list_places
from crenel.games.burgundy.moves import ANY, PLACE, die_of, extra_of, verb_of, what_of
from crenel.games.burgundy.state import Burgundy
from crenel.games.burgundy.tiles import PASTURE, SHIP, TILES_OF_KIND
from tests.table import Table

rule = pytest.mark.rule

NEAR_PASTURE = {"c3": "bank", "c2": "cow3"}  # the large pasture of board 1 is a1 b1 b2 c1 c2


# ---------------------------------------------------------------- ships


def carla() -> Table:
    """Turquoise and one other colour stored, one space free; a depot with turquoise, pink and brown."""
    table = Table().duchy(0, keys=["ship"], dice=(5, 1), goods={"turquoise": 1, "red": 1})
    return table.depot(3, goods={"turquoise": 1, "pink": 1, "brown": 1}).play("place ship d5 with 5", "ship 3")


@rule("burgundy.ship.goods", "burgundy.ship.store", "burgundy.ruling.10")
@pytest.mark.parametrize(("kept", "left"), [("pink", "brown"), ("brown", "pink")])
def test_carla_s_ship(kept: str, left: str) -> None:
    """The rulebook's example (page 5): turquoise stacks, and pink or brown takes the one free space."""
    table = carla()
    assert table.options == ["load pink", "load brown"]
    table.play(f"load {kept}")
    assert table.goods() == {"turquoise": 2, "red": 1, kept: 1}
    assert table.crates(3) == {left: 1}


@rule("burgundy.ship.goods")
def test_any_depot_whatever_the_die() -> None:
    table = Table().duchy(0, keys=["ship"], dice=(5, 1)).depot(2, goods={"red": 2}).play("place ship d5 with 5")
    assert table.starting("ship") == [f"ship {depot}" for depot in range(1, 7)]
    refusal = table.refusal("ship 7")
    assert (refusal.reason, refusal.rule) == ("no-such-depot", "burgundy.ship.goods")
    table.play("ship 2")
    assert (table.goods(), table.crates(2)) == ({"red": 2}, {})


@rule("burgundy.ship.store", "burgundy.ruling.10")
def test_three_colours_at_most() -> None:
    table = Table().duchy(0, keys=["ship"], dice=(5, 1), goods={"red": 1, "pink": 1, "brown": 1})
    table.depot(2, goods={"orange": 2, "pink": 1}).play("place ship d5 with 5", "ship 2")
    assert table.goods() == {"red": 1, "pink": 2, "brown": 1}
    assert table.crates(2) == {"orange": 2}


@rule("burgundy.ruling.10", "burgundy.ship.store")
def test_two_spaces_for_three_new_colours() -> None:
    """Picked one by one; a colour is taken whole; what fits is taken without asking."""
    table = Table().duchy(0, keys=["ship"], dice=(5, 1), goods={"red": 1})
    table.depot(2, goods={"orange": 2, "pink": 1, "brown": 1}).play("place ship d5 with 5", "ship 2")
    assert table.options == ["load pink", "load brown", "load orange"]
    table.play("load orange")
    assert table.options == ["load pink", "load brown"]
    table.play("load brown")
    assert table.goods() == {"red": 1, "orange": 2, "brown": 1}
    assert table.crates(2) == {"pink": 1}


@rule("burgundy.ruling.10", "burgundy.ship.goods")
def test_what_fits_must_be_taken() -> None:
    table = Table().duchy(0, keys=["ship"], dice=(5, 1)).depot(2, goods={"orange": 1, "pink": 1, "brown": 1})
    table.play("place ship d5 with 5")
    assert "skip" not in table.options
    table.play("ship 2")
    assert table.goods() == {"orange": 1, "pink": 1, "brown": 1}


@rule("burgundy.ship.goods")
def test_a_colour_that_is_not_on_offer_cannot_be_loaded() -> None:
    refusal = carla().refusal("load orange")
    assert (refusal.reason, refusal.rule) == ("not-loadable", "burgundy.ship.goods")


@rule("burgundy.ruling.11", "burgundy.ship.marker")
def test_a_ship_may_choose_an_empty_depot() -> None:
    table = (
        Table().duchy(0, keys=["ship"], dice=(5, 1)).depot(2, goods={"red": 1}).play("place ship d5 with 5", "ship 4")
    )
    assert (table.goods(), table.crates(2)) == ({}, {"red": 1})
    assert table.now["bridge"][1] == [0]


@rule("burgundy.ruling.11")
def test_without_any_goods_there_is_nothing_to_choose() -> None:
    table = Table().duchy(0, keys=["ship"], dice=(5, 1)).play("place ship d5 with 5")
    assert table.names() == ["die_used", "tile_placed", "forced", "marker_moved"]


@rule("burgundy.ship.marker")
def test_goods_first_then_the_marker() -> None:
    table = Table().duchy(0, keys=["ship"], dice=(5, 1)).depot(2, goods={"red": 1}).play("place ship d5 with 5")
    assert table.now["bridge"][1] == []
    table.play("ship 2")
    assert table.names() == ["goods_loaded", "marker_moved"]


# ---------------------------------------------------------------- castles


def with_castle(**parts: object) -> Table:
    table = Table().duchy(0, tiles={"c4": "monastery16"}, dice=(6, 1), **parts)
    return table.depot(3, "sheep2").depot(5, "mine")


@rule("burgundy.castle")
def test_a_castle_s_action_has_any_number() -> None:
    """Without workers: any depot, any hex, any colour of goods, or workers. No die is used."""
    table = with_castle(keys=["castle", "ship"], goods={"red": 1, "orange": 1}).play("place castle b3 with 6")
    assert table.options == [
        "take sheep2 3",
        "take mine 5",
        "place ship d3",
        "place ship d5",
        "sell red",
        "sell orange",
        "workers",
    ]
    assert table.seat(0)["used"] == [True, False]


@rule("burgundy.castle", "burgundy.ruling.7")
@pytest.mark.parametrize(
    ("action", "change"),
    [
        ("take mine 5", lambda table: table.keys() == ["ship", "mine"]),
        ("place ship d5", lambda table: table.tiles()["d5"] == "ship"),
        ("sell red", lambda table: table.silver() == 1 and table.points("sales") == 2),
        ("workers", lambda table: table.workers() == 2),
    ],
)
def test_the_four_actions_of_a_castle(action: str, change: object) -> None:
    """The rulebook's examples (page 5) are placing a tile and taking two workers."""
    table = with_castle(keys=["castle", "ship"], goods={"red": 1}).play("place castle b3 with 6", action)
    assert callable(change)
    assert change(table)
    assert table.seat(0)["used"] == [True, False]
    assert "workers with 1" in table.options


@rule("burgundy.castle")
def test_a_castle_for_a_castle() -> None:
    table = with_castle(keys=["castle", "castle", "ship"]).play(
        "place castle b3 with 6", "place castle a2", "place ship d5"
    )
    assert table.tiles() == {"d4": "castle", "c4": "monastery16", "b3": "castle", "a2": "castle", "d5": "ship"}


@rule("burgundy.castle")
def test_a_castle_s_action_names_no_die() -> None:
    table = with_castle(keys=["castle"]).play("place castle b3 with 6")
    refusal = table.refusal("take mine 5 with 1")
    assert refusal.reason == "no-die-needed"
    assert "“with 1”" in str(refusal)
    assert table.refusal("end").rule == "kernel.action"


# ---------------------------------------------------------------- mines


@rule("burgundy.mine")
def test_a_mine_does_nothing_at_once() -> None:
    table = Table().duchy(0, keys=["mine"], dice=(4, 1)).play("place mine e3 with 4")
    assert table.names() == ["die_used", "tile_placed"]
    assert (table.silver(), table.score()) == (0, 0)


# ---------------------------------------------------------------- livestock


@rule("burgundy.livestock")
def test_edu_s_cows() -> None:
    """The rulebook's example (page 6): 4 cows beside 3 score 7; 4 more score 4+4+3 = 11."""
    table = Table().duchy(0, tiles=NEAR_PASTURE, keys=["cow4", "cow4"], dice=(1, 2)).play("place cow4 b2 with 1")
    assert table.event("livestock_scored")["points"] == 7
    table.play("place cow4 b1 with 2")
    assert table.event("livestock_scored")["points"] == 11
    assert table.points("livestock") == 18


@rule("burgundy.livestock")
def test_edu_s_sheep() -> None:
    """The same example: 2 sheep in a pasture that already has 3 score 5, the cows there nothing."""
    tiles = {**NEAR_PASTURE, "c1": "sheep3"}
    table = Table().duchy(0, tiles=tiles, keys=["sheep2"], dice=(1, 1)).play("place sheep2 b2 with 1")
    assert table.points("livestock") == 5


@rule("burgundy.livestock", "burgundy.ruling.16")
def test_tiles_of_a_pasture_need_not_touch() -> None:
    """c2 and a1 lie in the same pasture and are no neighbours."""
    tiles = {**NEAR_PASTURE, "b2": "pig2"}
    table = Table().duchy(0, tiles=tiles, keys=["cow2"], dice=(6, 1)).play("place cow2 a1 with 6")
    assert table.points("livestock") == 5


@rule("burgundy.livestock", "burgundy.ruling.16")
def test_another_pasture_scores_nothing() -> None:
    """The single pasture e6 is apart from the large one."""
    tiles = {**NEAR_PASTURE, "e4": "market", "e5": "church"}
    table = Table().duchy(0, tiles=tiles, keys=["cow4"], dice=(2, 1)).play("place cow4 e6 with 2")
    assert table.points("livestock") == 4


@rule("burgundy.livestock")
@pytest.mark.parametrize("heads", [2, 3, 4])
def test_a_first_tile_scores_its_animals(heads: int) -> None:
    table = (
        Table().duchy(0, tiles={"c3": "bank"}, keys=[f"goat{heads}"], dice=(4, 1)).play(f"place goat{heads} c2 with 4")
    )
    assert table.points("livestock") == heads


def test_a_tile_far_back_in_the_storage_can_be_placed() -> None:
    """With modules that allow any number of stored tiles: behind those whose placements are made in advance."""
    state = crenel.game("burgundy").new(2, 1).clone()
    assert isinstance(state, Burgundy)
    ship, pasture = TILES_OF_KIND[SHIP][0], TILES_OF_KIND[PASTURE][0]
    state.players[0].keys = [ship] * (STORED + 2) + [pasture]
    state.duchies[0].open_hexes(everywhere=True)
    found: list[int] = []
    list_places(state, 0, ANY, ANY, found)
    hexes = {key: [what_of(action) for action in found if extra_of(action) == key] for key in range(STORED + 3)}
    spots = state.duchies[0].board.spots
    assert {key: cells for key, cells in hexes.items() if cells} == {0: spots[SHIP], STORED + 2: spots[PASTURE]}
    assert {verb_of(action) for action in found} == {PLACE}
    assert {die_of(action) for action in found} == {ANY}
