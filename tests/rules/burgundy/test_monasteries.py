"""The monasteries 1-26: rulebook pages 9-11. Each lies on c4 beside the first castle unless a test says otherwise."""

import pytest

from tests.table import Table, covered

rule = pytest.mark.rule

EDU = {"c3": "bank", "c5": "bank", "c6": "watchtower", "e4": "bank", "e5": "watchtower", "e3": "mine", "e2": "bank"}
VICENTE = {"red": 4, "purple": 3, "pink": 3, "orange": 1}


def living(number: int, tiles: dict[str, str] | None = None, **parts: object) -> Table:
    """A turn with that monastery in the duchy."""
    return Table().duchy(0, tiles={"c4": f"monastery{number}", **(tiles or {})}, **parts)


def last_points(*numbers: int, tiles: dict[str, str] | None = None, **parts: object) -> int:
    """What monasteries bring at the end of the game."""
    hexes = dict(zip(["c4", "b4"], (f"monastery{number}" for number in numbers), strict=False))
    table = Table(phase="E", round=5, to_play=[0]).duchy(
        0, tiles={**hexes, **(tiles or {})}, used=(True, True), **parts
    )
    table.play("end")
    assert table.actor is None
    return table.points("monasteries")


@rule("burgundy.monastery.1")
def test_1_buildings_may_repeat() -> None:
    around = {"d5": "ship", "c5": "bank"}
    without = Table().duchy(0, tiles=around, keys=["bank"], dice=(3, 3))
    assert without.refusal("place bank c6 with 3").rule == "burgundy.building.once"
    table = living(1, around, keys=["bank"], dice=(3, 3)).play("place bank c6 with 3")
    assert table.silver() == 2


@rule("burgundy.monastery.2")
def test_2_workers_from_mines() -> None:
    table = Table(round=5, to_play=[0]).duchy(
        0, tiles={"c4": "monastery2", "e3": "mine", "f2": "mine"}, used=(True, True)
    )
    table.duchy(1, tiles={"e3": "mine"}).play("end")
    assert (table.silver(0), table.workers(0)) == (2, 2)
    assert (table.silver(1), table.workers(1)) == (1, 0)


@rule("burgundy.monastery.2", "burgundy.end.workers")
def test_2_also_pays_after_phase_e() -> None:
    table = Table(phase="E", round=5, to_play=[0]).duchy(
        0, tiles={"c4": "monastery2", "e3": "mine", "f2": "mine"}, used=(True, True)
    )
    table.play("end")
    assert table.points("workers") == 1


@rule("burgundy.monastery.3")
def test_3_two_silver_for_a_sale() -> None:
    assert living(3, goods={"turquoise": 2}).play("sell turquoise with 1").silver() == 2


@rule("burgundy.monastery.3", "burgundy.monastery.4", "burgundy.building.warehouse")
def test_3_and_4_also_with_a_warehouse() -> None:
    table = living(3, {"b4": "monastery4"}, keys=["warehouse"], dice=(3, 1), goods={"red": 2})
    table.play("place warehouse e4 with 3", "sell red")
    assert (table.silver(), table.workers()) == (2, 1)


@rule("burgundy.monastery.4")
def test_4_a_worker_for_a_sale() -> None:
    table = living(4, goods={"turquoise": 3}).play("sell turquoise with 1")
    assert (table.silver(), table.workers()) == (1, 1)


# ---------------------------------------------------------------- 5


@rule("burgundy.monastery.5", "burgundy.ruling.2")
@pytest.mark.parametrize(
    ("depot", "beside"), [(1, [2, 6]), (2, [1, 3]), (3, [2, 4]), (4, [3, 5]), (5, [4, 6]), (6, [1, 5])]
)
def test_5_the_depots_are_a_ring(depot: int, beside: list[int]) -> None:
    table = living(5, keys=["ship"], dice=(5, 1))
    for number in range(1, 7):
        table.depot(number, goods={"red": 1})
    table.play("place ship d5 with 5", f"ship {depot}")
    assert table.options == [f"also {number}" for number in beside] + ["skip"]
    table.play(f"also {beside[1]}")
    assert table.goods() == {"red": 2}
    assert table.crates(depot) == table.crates(beside[1]) == {}
    assert table.crates(beside[0]) == {"red": 1}


@rule("burgundy.monastery.5", "burgundy.ruling.2", "burgundy.ship.store")
def test_5_three_colours_over_the_whole_haul() -> None:
    """Two spaces free, three new colours on two depots together: two are picked, from both depots at once."""
    table = living(5, keys=["ship"], dice=(5, 1), goods={"red": 1})
    table.depot(6, goods={"pink": 1, "brown": 1, "red": 1}).depot(1, goods={"orange": 1, "pink": 2})
    table.play("place ship d5 with 5", "ship 6", "also 1")
    assert table.options == ["load pink", "load brown", "load orange"]
    table.play("load orange", "load pink")
    assert table.goods() == {"red": 2, "orange": 1, "pink": 3}
    assert (table.crates(6), table.crates(1)) == ({"brown": 1}, {})


@rule("burgundy.monastery.5")
def test_5_the_neighbour_may_be_left() -> None:
    table = living(5, keys=["ship"], dice=(5, 1)).depot(2, goods={"red": 1}).depot(3, goods={"pink": 1})
    table.play("place ship d5 with 5", "ship 2", "skip")
    assert (table.goods(), table.crates(3)) == ({"red": 1}, {"pink": 1})


@rule("burgundy.monastery.5")
def test_5_only_neighbours_with_goods_are_asked_for() -> None:
    table = living(5, keys=["ship"], dice=(5, 1)).depot(2, goods={"red": 1}).play("place ship d5 with 5", "ship 2")
    assert table.goods() == {"red": 1}
    assert table.now["bridge"][1] == [0]


# ---------------------------------------------------------------- 6


@rule("burgundy.monastery.6", "burgundy.ruling.3")
def test_6_any_mix_pays_and_any_depot_sells() -> None:
    table = living(6, workers=2, silver=2).depot(1, "ship").depot("black", "bank")
    assert table.starting("buy") == [
        "buy bank black",
        "buy bank black for 1 worker",
        "buy bank black for 2 workers",
        "buy ship 1",
        "buy ship 1 for 1 worker",
        "buy ship 1 for 2 workers",
    ]


@rule("burgundy.monastery.6", "burgundy.ruling.3")
@pytest.mark.parametrize(
    ("workers", "silver", "texts"),
    [
        (0, 2, ["buy bank black"]),
        (1, 1, ["buy bank black for 1 worker"]),
        (2, 0, ["buy bank black for 2 workers"]),
        (1, 0, []),
        (0, 1, []),
    ],
)
def test_6_two_in_all(workers: int, silver: int, texts: list[str]) -> None:
    table = living(6, workers=workers, silver=silver).depot("black", "bank")
    assert table.starting("buy") == texts
    for text in texts:
        table.play(text)
        assert (table.workers(), table.silver(), table.keys()) == (0, 0, ["bank"])


@rule("burgundy.monastery.6", "burgundy.ruling.3")
def test_6_is_the_one_purchase_of_the_turn() -> None:
    table = living(6, workers=4, silver=4).depot(1, "ship").depot("black", "bank").play("buy ship 1 for 2 workers")
    assert table.starting("buy") == []
    assert table.refusal("buy bank black").reason == "bought-already"


@rule("burgundy.monastery.6")
def test_6_what_is_short() -> None:
    table = living(6, workers=1, silver=0).depot("black", "bank")
    assert table.refusal("buy bank black for 2 workers").short == {"workers": 1}
    assert table.refusal("buy bank black for 1 worker").short == {"silver": 1}


# ---------------------------------------------------------------- 7


@rule("burgundy.monastery.7", "burgundy.ruling.16")
@pytest.mark.parametrize(("tile", "points"), [("sheep3", 9), ("pig2", 3)])
def test_7_edu_s_sheep_and_pigs(tile: str, points: int) -> None:
    """The rulebook's example (page 10): beside 4 sheep, 3 sheep score (3+1)+(4+1), 2 pigs 2+1."""
    table = living(7, {"c3": "bank", "c2": "sheep4"}, keys=[tile], dice=(1, 1)).play(f"place {tile} b2 with 1")
    assert table.points("livestock") == points


# ---------------------------------------------------------------- 8-12: steps of the die


@rule("burgundy.monastery.8", "burgundy.ruling.4")
def test_8_carla_turns_a_3_into_a_6() -> None:
    """The rulebook's example (page 10): two workers instead of three."""
    assert Table().duchy(0, dice=(3, 3), workers=3).depot(6, "bank").cost("take bank 6 with 3") == 3
    table = living(8, dice=(3, 3), workers=3).depot(6, "bank").play("take bank 6 with 3")
    assert table.workers() == 1


@rule("burgundy.monastery.8", "burgundy.ruling.4")
@pytest.mark.parametrize(("number", "workers"), [(1, 0), (2, 1), (3, 1), (4, 2), (5, 1), (6, 1)])
def test_8_half_the_distance_rounded_up(number: int, workers: int) -> None:
    good = ["turquoise", "purple", "pink", "red", "brown", "orange"][number - 1]
    table = living(8, dice=(1, 1), workers=2, goods={good: 1})
    assert table.cost(f"sell {good} with 1") == workers


FREE_STEPS = [
    (9, "bank", "e4", True),
    (9, "ship", "d3", False),
    (9, "mine", "e3", False),
    (10, "ship", "d3", True),
    (10, "sheep2", "c2", True),
    (10, "bank", "e4", False),
    (11, "castle", "b3", True),
    (11, "mine", "e3", True),
    (11, "monastery9", "b4", True),
    (11, "ship", "d3", False),
    (12, "bank", "e4", False),
]


@rule("burgundy.ruling.5")
@pytest.mark.parametrize(
    ("number", "tile", "cell", "helps"),
    [pytest.param(*row, marks=rule(f"burgundy.monastery.{row[0]}")) for row in FREE_STEPS],
)
def test_9_to_12_a_free_step_to_place(number: int, tile: str, cell: str, helps: bool) -> None:
    """Each monastery helps its own kinds of tile, one step either way, around the corner, and adds to workers paid."""
    keys = [tile if tile != f"monastery{number}" else "monastery16"]
    for die in range(1, 7):
        table = living(number, {"c3": "bank"}, keys=keys, dice=(die, die), workers=3)
        printed = table.state.game.catalogue()["boards"]["1"]["cells"]
        face = next(row["number"] for row in printed if row["cell"] == cell)
        distance = min((die - face) % 6, (face - die) % 6)
        expected = max(0, distance - 1) if helps else distance
        assert table.cost(f"place {keys[0]} {cell} with {die}") == expected


@rule("burgundy.monastery.12", "burgundy.ruling.5")
@pytest.mark.parametrize(("depot", "workers"), [(1, 0), (2, 0), (3, 1), (4, 2), (5, 1), (6, 0)])
def test_12_a_free_step_to_take(depot: int, workers: int) -> None:
    table = living(12, dice=(1, 1), workers=2)
    tile = {1: "ship", 2: "castle", 3: "church", 4: "ship", 5: "mine", 6: "bank"}[depot]
    table.depot(depot, tile)
    assert table.cost(f"take {tile} {depot} with 1") == workers
    table.play(f"take {tile} {depot} with 1")
    assert table.workers() == 2 - workers


@rule("burgundy.monastery.12")
def test_12_helps_no_sale() -> None:
    assert living(12, workers=3, goods={"purple": 1}).cost("sell purple with 1") == 1


@rule("burgundy.ruling.5", "burgundy.ruling.4", "burgundy.monastery.8", "burgundy.monastery.12")
@pytest.mark.parametrize(("depot", "workers"), [(1, 0), (2, 0), (3, 1), (4, 1), (5, 1), (6, 0)])
def test_8_with_12(depot: int, workers: int) -> None:
    """The free step first, then half of the rest."""
    table = living(8, {"b4": "monastery12"}, dice=(1, 1), workers=2)
    tile = {1: "ship", 2: "castle", 3: "church", 4: "ship", 5: "mine", 6: "bank"}[depot]
    assert table.depot(depot, tile).cost(f"take {tile} {depot} with 1") == workers


@rule("burgundy.ruling.5")
@pytest.mark.parametrize(
    ("number", "tile", "cell"),
    [
        pytest.param(9, "market", "e4", marks=rule("burgundy.monastery.9")),
        pytest.param(10, "ship", "d5", marks=rule("burgundy.monastery.10")),
        pytest.param(11, "mine", "e3", marks=rule("burgundy.monastery.11")),
    ],
)
def test_8_with_9_10_11(number: int, tile: str, cell: str) -> None:
    face = {"e4": 3, "d5": 5, "e3": 4}[cell]
    far = (face + 2) % 6 + 1  # the opposite face, three steps away
    table = living(8, {"b4": f"monastery{number}"}, keys=[tile], dice=(far, far), workers=1)
    assert table.cost(f"place {tile} {cell} with {far}") == 1
    assert Table().duchy(0, keys=[tile], dice=(far, far), workers=3).cost(f"place {tile} {cell} with {far}") == 3


# ---------------------------------------------------------------- 13, 14


@rule("burgundy.monastery.13")
def test_13_silver_with_workers() -> None:
    table = living(13).play("workers with 1")
    assert (table.workers(), table.silver()) == (2, 1)


@rule("burgundy.monastery.14")
def test_14_four_workers() -> None:
    assert living(14).play("workers with 1").workers() == 4


@rule("burgundy.monastery.13", "burgundy.monastery.14", "burgundy.ruling.6")
def test_13_and_14_with_a_castle_s_action() -> None:
    table = living(13, {"b4": "monastery14"}, keys=["castle"], dice=(6, 1)).depot(1, "ship")
    table.play("place castle b3 with 6", "workers")
    assert (table.workers(), table.silver()) == (4, 1)


@rule("burgundy.monastery.13", "burgundy.monastery.14", "burgundy.ruling.6", "burgundy.building.boarding-house")
def test_13_and_14_not_with_a_boarding_house() -> None:
    table = living(13, {"b4": "monastery14"}, keys=["boarding-house"], dice=(3, 1)).play(
        "place boarding-house e4 with 3"
    )
    assert (table.workers(), table.silver()) == (4, 0)


# ---------------------------------------------------------------- at the end


@rule("burgundy.monastery.15")
def test_15_vicente_s_four_colours() -> None:
    """The rulebook's example (page 10): 4 red, 3 purple, 3 pink and 1 orange sold are four colours, 8 points.

    Unsold goods do not count.
    """
    assert last_points(15, sold=VICENTE, goods={"brown": 2}) == 8


@rule("burgundy.monastery.25")
def test_25_vicente_s_eleven_goods() -> None:
    """The rulebook's example (page 11): 11 points for the same sales."""
    assert last_points(25, sold=VICENTE, goods={"brown": 2}) == 11


@rule("burgundy.monastery.15", "burgundy.monastery.25")
def test_15_and_25_together() -> None:
    assert last_points(15, 25, sold=VICENTE) == 19


@rule("burgundy.monastery.17", "burgundy.monastery.22")
def test_17_and_22_edu_s_towers_and_banks() -> None:
    """The rulebook's example (page 10): 2 watchtowers and 4 banks are 2×4 + 4×4 = 24 points."""
    assert last_points(17, 22, tiles=EDU) == 24


BUILDINGS = {
    16: "warehouse",
    17: "watchtower",
    18: "carpenter",
    19: "church",
    20: "market",
    21: "boarding-house",
    22: "bank",
    23: "town-hall",
}


@pytest.mark.parametrize(
    "number", [pytest.param(number, marks=rule(f"burgundy.monastery.{number}")) for number in BUILDINGS]
)
def test_16_to_23_four_points_a_building(number: int) -> None:
    """Two buildings of the type, and one of every other, which count nothing."""
    mine = BUILDINGS[number]
    others = [name for name in BUILDINGS.values() if name != mine]
    tiles = {"c3": mine, "e4": mine, **dict(zip(["e5", "f4", "f5", "g4"], others, strict=False))}
    tiles |= {"e3": "mine", **dict(zip(["e2", "e1", "f1"], others[4:], strict=False))}
    assert last_points(number, tiles=tiles) == 8
    assert last_points(number, tiles={"c3": others[0]}) == 0


@rule("burgundy.monastery.24")
def test_24_andrea_s_three_animals() -> None:
    """The rulebook's example (page 11): sheep, cow and pig are 3×4 = 12 points.

    Its tiles with 1 cow and 1 pig do not exist: tiles show 2 to 4 animals.
    """
    pasture = {"c3": "bank", "c2": "sheep3", "c1": "cow2", "b2": "pig2"}
    assert last_points(24, tiles=pasture) == 12
    assert last_points(24, tiles={**pasture, "b1": "pig3"}) == 12
    assert last_points(24, tiles={**pasture, "b1": "goat3"}) == 16


@rule("burgundy.monastery.26")
def test_26_three_points_a_bonus_tile() -> None:
    """Large or small."""
    mines = {"e3": "mine", "f2": "mine", "g1": "mine"}
    ships = {"d1": "ship", "d2": "ship", "d3": "ship", "d5": "ship", "d6": "ship", "d7": "ship"}
    table = Table(phase="E", round=5, to_play=[0])
    table.duchy(
        0, tiles={"c4": "monastery26", **mines, **ships}, bonuses={"mine": "large", "ship": "small"}, used=(True, True)
    )
    table.duchy(1, tiles=ships, bonuses={"ship": "large"}).play("end")
    assert table.points("monasteries") == 6


@rule("burgundy.end.monasteries")
def test_stored_monasteries_score_nothing() -> None:
    table = (
        Table(phase="E", round=5, to_play=[0])
        .duchy(0, keys=["monastery25"], sold=VICENTE, used=(True, True))
        .play("end")
    )
    assert table.points("monasteries") == 0


@rule("burgundy.end.monasteries")
def test_monasteries_score_only_at_the_end() -> None:
    table = (
        Table()
        .duchy(0, tiles=covered(leave=["c4"]), keys=["monastery22"], dice=(1, 1))
        .play("place monastery22 c4 with 1")
    )
    assert table.points("monasteries") == 0
