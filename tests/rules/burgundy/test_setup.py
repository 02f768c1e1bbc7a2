"""Pieces and set-up: rulebook pages 1-3, 11 and 16."""

from collections import Counter

import pytest

import crenel
from crenel.games.burgundy.board import BOARDS, Board, boards_of
from crenel.games.burgundy.tiles import BASE_TILES, GOOD_NAMES, KIND_LETTERS, TILE_ROWS
from tests.table import BURGUNDY, Table, city_sizes

rule = pytest.mark.rule

NUMBERS = [
    [6, 5, 4, 3],
    [2, 1, 6, 5, 4],
    [5, 4, 3, 1, 2, 3],
    [6, 1, 2, 6, 5, 4, 1],
    [2, 5, 4, 3, 1, 2],
    [6, 1, 2, 5, 6],
    [3, 4, 1, 3],
]
# Areas by kind, as counted on the printed boards.
AREAS = {
    "1": {"C": [1, 3], "M": [3], "K": [3, 3], "S": [3, 3], "P": [1, 5], "B": [1, 3, 3, 5]},
    "2": {"C": [1, 1, 1, 1], "M": [1, 1, 1], "K": [1, 2, 3], "S": [2, 2, 2], "P": [2, 4], "B": [2, 2, 3, 5]},
    "3": {"C": [1, 1, 1, 1], "M": [1, 2], "K": [6], "S": [1, 2, 3], "P": [2, 4], "B": [1, 1, 5, 5]},
    "4": {"C": [1, 1, 1, 1], "M": [1, 2], "K": [3, 3], "S": [1, 1, 4], "P": [3, 3], "B": [2, 5, 5]},
    "5": {"C": [1, 1, 1, 1], "M": [1, 2], "K": [1, 2, 3], "S": [1, 2, 3], "P": [3, 3], "B": [1, 2, 3, 3, 3]},
    "6": {"C": [1, 1, 1, 1], "M": [1, 1, 1], "K": [3, 3], "S": [6], "P": [2, 4], "B": [2, 4, 6]},
    "7": {"C": [2, 2], "M": [1, 1, 1], "K": [2, 2, 2], "S": [2, 2, 2], "P": [3, 3], "B": [2, 3, 7]},
    "8": {"C": [1, 1, 1, 1], "M": [1, 2], "K": [2, 4], "S": [1, 1, 1, 1, 1, 1], "P": [6], "B": [2, 2, 2, 2, 2, 2]},
    "9": {"C": [1, 1, 1, 1], "M": [1, 2], "K": [1, 1, 1, 3], "S": [2, 4], "P": [2, 4], "B": [6, 6]},
    "10": {"C": [1, 1, 1, 1], "M": [1, 2], "K": [2, 2, 2], "S": [2, 2, 2], "P": [2, 4], "B": [2, 2, 8]},
}
DEPOTS = {
    2: ["BS", "CK", "BP", "BS", "KM", "BP"],
    3: ["BKS", "BCK", "BPS", "BPS", "BKM", "BCP"],
    4: ["BKPS", "BBCK", "BKPS", "BMPS", "BBKM", "BCPS"],
}


def areas(board: Board) -> dict[str, list[int]]:
    found: dict[str, list[int]] = {letter: [] for letter in KIND_LETTERS}
    for cells in board.area_cells:
        found[KIND_LETTERS[board.kind[cells[0]]]].append(len(cells))
    return {letter: sorted(sizes) for letter, sizes in found.items()}


# ---------------------------------------------------------------- pieces


@rule("burgundy.pieces.tiles")
@pytest.mark.parametrize(
    ("kind", "coloured", "black"),
    [
        ("building", 40, 16),
        ("pasture", 20, 8),
        ("monastery", 20, 6),
        ("castle", 14, 2),
        ("mine", 10, 2),
        ("ship", 20, 6),
    ],
)
def test_tiles_of_each_colour(kind: str, coloured: int, black: int) -> None:
    rows = [row for row in TILE_ROWS[:BASE_TILES] if row["kind"] == kind]
    assert sum(row["coloured"] for row in rows) == coloured
    assert sum(row["black"] for row in rows) == black


@rule("burgundy.pieces.tiles")
def test_the_164_tiles() -> None:
    counts = {row["name"]: (row["coloured"], row["black"]) for row in TILE_ROWS[:BASE_TILES]}
    assert sum(map(sum, counts.values())) == 164
    buildings = ["market", "carpenter", "church", "warehouse", "boarding-house", "bank", "town-hall", "watchtower"]
    assert [counts[name] for name in buildings] == [(5, 2)] * 8
    for animal in ("sheep", "cow", "pig", "goat"):
        assert [counts[f"{animal}{heads}"] for heads in (2, 3, 4)] == [(2, 0), (2, 1), (1, 1)]
    black = [number for number in range(1, 27) if counts[f"monastery{number}"] == (0, 1)]
    assert black == [7, 12, 14, 15, 24, 25]
    assert all(sum(counts[f"monastery{number}"]) == 1 for number in range(1, 27))


@rule("burgundy.pieces.goods")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_42_goods(seats: int) -> None:
    """Seven of each colour, all of them somewhere; the colours go by the numbers of the die."""
    assert GOOD_NAMES == ["turquoise", "purple", "pink", "red", "brown", "orange"]
    table = BURGUNDY.new(seats, 3).dump()
    found = Counter(table["coming"]) + Counter(table["bags"]["goods"])
    for row in [*table["depots"].values(), *table["duchies"]]:
        found += Counter(row["goods"])
    assert found == dict.fromkeys(GOOD_NAMES, 7)


@rule("burgundy.pieces.boards")
@pytest.mark.parametrize("name", [str(number) for number in range(1, 11)])
def test_board(name: str) -> None:
    board = BOARDS[name]
    assert board.size == 37
    rows = ["abcdefg".index(cell[0]) for cell in board.cells]
    assert [[board.number[cell] for cell in range(37) if rows[cell] == row] for row in range(7)] == NUMBERS
    counts = Counter(KIND_LETTERS[kind] for kind in board.kind)
    assert counts == {"C": 4, "M": 3, "K": 6, "S": 6, "P": 6, "B": 12}
    assert areas(board) == AREAS[name]


@rule("burgundy.pieces.boards")
def test_hexes_have_the_neighbours_of_a_hexagon() -> None:
    board = BOARDS["1"]
    near = {cell: {board.cells[other] for other in board.near[place]} for place, cell in enumerate(board.cells)}
    assert near["d4"] == {"d3", "d5", "c3", "c4", "e3", "e4"}
    assert near["a1"] == {"a2", "b1", "b2"}
    assert near["d7"] == {"d6", "c6", "e6"}
    assert all(cell in near[other] for cell, others in near.items() for other in others)
    assert Counter(map(len, near.values())) == {3: 6, 4: 12, 6: 19}


@rule("burgundy.building.once", "burgundy.pieces.boards")
def test_board_1_has_four_cities() -> None:
    """The rulebook's example (page 6): one city of 1 hex, one of 5 and two of 3."""
    assert city_sizes(BOARDS["1"]) == [1, 3, 3, 5]


@rule("burgundy.pieces.unlimited", "burgundy.ruling.22")
def test_workers_and_silver_never_run_out() -> None:
    """The box has 26 workers and 24 silver; nobody is stopped by that."""
    table = Table().duchy(0, workers=40, silver=30, goods={"turquoise": 1}, dice=(1, 1)).duchy(1, workers=40, silver=30)
    table.play("workers with 1", "sell turquoise with 1")
    assert (table.workers(0), table.silver(0)) == (42, 31)


# ---------------------------------------------------------------- set-up


def fresh(seats: int, seed: int = 1, **options: object) -> crenel.State:
    return BURGUNDY.new(seats, seed, options)


@rule("burgundy.setup.board")
@pytest.mark.parametrize("name", ["1", "2", "7"])
def test_one_board_for_all(name: str) -> None:
    assert [row["board"] for row in fresh(3, boards=name).dump()["duchies"]] == [name] * 3


@rule("burgundy.setup.board")
def test_a_board_for_each() -> None:
    assert [row["board"] for row in fresh(3, boards=["4", "1", "10"]).dump()["duchies"]] == ["4", "1", "10"]
    with pytest.raises(crenel.BadSetup):
        fresh(3, boards=["4", "1"])


@rule("burgundy.setup.castle")
@pytest.mark.parametrize("name", ["1", "2"])
def test_printed_castle(name: str) -> None:
    """The central hex, dark green with a 6."""
    for row in fresh(2, boards=name).dump()["duchies"]:
        assert row["tiles"] == {"d4": "castle"}
    place = BOARDS[name].cell_named("d4")
    assert (BOARDS[name].kind[place], BOARDS[name].number[place]) == (KIND_LETTERS.index("C"), 6)


@rule("burgundy.setup.castle", "burgundy.ruling.14")
@pytest.mark.parametrize("how", ["printed", "open"])
def test_first_castle_gives_no_action_and_no_points(how: str) -> None:
    """On board 1 the central castle hex is an area of its own; on board 3 each castle hex is."""
    for board in ("1", "3"):
        state = fresh(2, boards=board, castle=how)
        while state.observe(None)["asking"]["step"] == "settle":
            state.play(state.actions()[0])
        assert state.observe(None)["asking"]["step"] == "turn"
        assert state.scores() == [0, 0]
        assert not [line for line in state.events if line["event"] == "area_completed"]


@rule("burgundy.ruling.14", "burgundy.colour-bonus")
def test_first_castle_counts_for_its_colour() -> None:
    table = Table().duchy(0, tiles={"c4": "monastery16", "b3": "castle", "a2": "castle"}, keys=["castle"], dice=(4, 1))
    table.play("place castle a3 with 4")
    assert table.event("colour_completed")["bonus"] == "large"


@rule("burgundy.setup.goods", "burgundy.setup.silver", "burgundy.setup.workers", "burgundy.setup.order")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_each_prince_receives(seats: int) -> None:
    starters = set()
    for seed in range(30):
        state = fresh(seats, seed)
        table = state.dump()
        order = table["order"]
        starters.add(order[0])
        assert order == [(order[0] + place) % seats for place in range(seats)]
        assert [table["duchies"][seat]["workers"] for seat in order] == [1, 2, 3, 4][:seats]
        assert [row["silver"] for row in table["duchies"]] == [1] * seats
        assert [sum(row["goods"].values()) for row in table["duchies"]] == [3] * seats
        assert table["bridge"] == [order[::-1], [], [], [], [], [], []]
        assert state.actor == order[0]
        assert [row["keys"] for row in table["duchies"]] == [[]] * seats
    assert starters == set(range(seats))


@rule("burgundy.setup.bonuses")
def test_bonus_tiles_lie_ready() -> None:
    kinds = ["castle", "mine", "monastery", "ship", "pasture", "building"]
    assert fresh(4).dump()["bonuses"] == {kind: ["small", "large"] for kind in kinds}


@rule("burgundy.setup.depots")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_spaces_by_player_count(seats: int) -> None:
    state = fresh(seats)
    view = state.observe(None)
    letters = dict(zip(["castle", "mine", "monastery", "ship", "pasture", "building"], KIND_LETTERS, strict=True))
    shown = ["".join(sorted(letters[space["kind"]] for space in depot["spaces"])) for depot in view["depots"]]
    assert shown == DEPOTS[seats]
    assert len(view["black"]["spaces"]) == {2: 4, 3: 6, 4: 8}[seats]
    kinds = {row["name"]: row["kind"] for row in TILE_ROWS}
    for depot in view["depots"]:
        assert all(kinds[space["tile"]] == space["kind"] for space in depot["spaces"])
    assert all(space["tile"] for space in view["black"]["spaces"])


def dark_green_of_depot_6(seats: int) -> list[str]:
    """What lies on the first dark green space of depot 6, phase by phase."""
    found = []
    for phase in "ABCD":
        table = (
            Table(seats, phase=phase, round=5, to_play=[0])
            .duchy(0, used=(True, False))
            .bag()
            .play("workers with 1", "end")
        )
        tiles = [tile for tile in table.lying(6) if tile in ("castle", "mine")]
        found += tiles
    return found


@rule("burgundy.setup.three-players", "burgundy.ruling.19")
def test_depot_6_with_three_players() -> None:
    """Phase A is read off a new game, B to E off the phase before."""
    first = [space["tile"] for space in fresh(3).observe(None)["depots"][5]["spaces"]]
    assert "castle" in first
    assert "mine" not in first
    assert dark_green_of_depot_6(3) == ["mine", "castle", "mine", "castle"]


@rule("burgundy.ruling.19")
def test_depot_6_with_two_or_four_players() -> None:
    assert dark_green_of_depot_6(4) == ["castle"] * 4
    assert dark_green_of_depot_6(2) == []


# ---------------------------------------------------------------- experts


@rule("burgundy.setup.experts")
def test_random_boards_are_all_different() -> None:
    seen = set()
    for seed in range(60):
        names = [row["board"] for row in fresh(4, seed, boards="random").dump()["duchies"]]
        assert len(set(names)) == 4
        seen.update(names)
    assert seen == set(boards_of("base"))


@rule("burgundy.setup.experts")
def test_castles_chosen_openly_in_turn_order() -> None:
    state = fresh(3, 5, boards="3", castle="open")
    order = state.dump()["order"]
    for seat in order:
        assert state.actors == (seat,)
        assert [state.text(action) for action in state.actions()] == [
            "castle b3",
            "castle d4",
            "castle f1",
            "castle f5",
        ]
        state.apply(state.parse("castle f1"))
        assert state.observe(None)["players"][seat]["tiles"] == {"f1": "castle"}
    assert state.dump()["phase"] == "A"


@rule("burgundy.setup.experts")
def test_boards_without_a_printed_place_ask() -> None:
    state = fresh(2, boards=["1", "9"])
    assert state.actors == (1,)
    assert state.observe(None)["players"][0]["tiles"] == {"d4": "castle"}


@rule("burgundy.setup.experts")
def test_castles_chosen_in_secret_at_once() -> None:
    state = fresh(3, 5, boards="1", castle="secret")
    assert state.actors == (0, 1, 2)
    state.apply(state.parse("castle a2", 2), 2)
    assert state.actors == (0, 1)
    assert state.observe(2)["players"][2]["secret"] == "castle a2"
    for other in (0, 1, None):
        hidden = state.observe(other)["players"][2]
        assert hidden["ready"]
        assert hidden["tiles"] == {}
        assert "secret" not in hidden
    state.apply(state.parse("castle d4", 0), 0)
    assert all(row["tiles"] == {} for row in state.dump()["duchies"])
    state.apply(state.parse("castle b3", 1), 1)
    assert [row["tiles"] for row in state.dump()["duchies"]] == [{"d4": "castle"}, {"b3": "castle"}, {"a2": "castle"}]


@rule("burgundy.setup.experts")
def test_the_first_castle_stands_on_a_castle_hex() -> None:
    state = fresh(2, boards="3", castle="open")
    refusal = state.why_not("castle a1")
    assert refusal is not None
    assert (refusal.reason, refusal.rule) == ("castle-hex-only", "burgundy.setup.experts")
    assert refusal.details["cell"] == "a1"


@rule("burgundy.setup.experts")
def test_on_random_boards_everybody_chooses_the_first_castle() -> None:
    """In turn order, or in secret, on board 1 too. Under the first rules the castle went where board 1 prints it."""
    seed = next(seed for seed in range(99) if fresh(2, seed, boards="random").dump()["duchies"][0]["board"] == "1")
    state = fresh(2, seed, boards="random")
    for seat in (0, 1):
        assert state.actor == seat
        board = BOARDS[state.dump()["duchies"][seat]["board"]]
        assert [state.text(action) for action in state.actions()] == [
            f"castle {board.cells[cell]}" for cell in board.starts
        ]
        state.apply(state.actions()[-1])
    assert state.dump()["phase"] == "A"
    assert fresh(2, seed, boards="random", castle="secret").actors == (0, 1)
    assert BURGUNDY.new(2, seed, {"boards": "random"}, rules=1).actors == (1,)
