"""Areas, colours, the end and ties: rulebook pages 8 and 9."""

import pytest

from crenel.games.burgundy.board import BOARDS, boards_of
from crenel.games.burgundy.tiles import KIND_NAMES
from tests.table import Table, covered

rule = pytest.mark.rule

AREA_POINTS = {1: 1, 2: 3, 3: 6, 4: 10, 5: 15, 6: 21, 7: 28, 8: 36}
MINES = {"e3": "mine", "f2": "mine"}  # the third mine of board 1 goes to g1
MONASTERIES = {
    "c4": "monastery16",
    "b4": "monastery17",
    "a4": "monastery18",
    "e3": "mine",
    "f3": "monastery19",
    "g3": "monastery20",
}


def areas_of(size: int) -> list[tuple[str, int]]:
    return [
        (name, area)
        for name in boards_of("base")
        for area in range(len(BOARDS[name].area_size))
        if BOARDS[name].area_size[area] == size
    ]


@rule("burgundy.area.size")
@pytest.mark.parametrize("size", range(1, 9))
def test_points_by_size(size: int) -> None:
    """Every area of that size on every board, each closed with its last hex."""
    assert areas_of(size)
    for name, area in areas_of(size):
        board = BOARDS[name]
        cell = board.cells[board.area_cells[area][-1]]
        tile = covered(name)[cell]
        table = Table(board=name, phase="C").duchy(
            0, alone=True, tiles=covered(name, leave=[cell]), keys=[tile], workers=3
        )
        table.play(f"place {tile} {cell} with 1")
        assert table.points("areas") == AREA_POINTS[size], (name, cell)
        done = table.event("area_completed")
        assert done["kind"] == KIND_NAMES[board.kind[board.area_cells[area][0]]]
        assert len(done["cells"]) == size


@rule("burgundy.area.size")
def test_an_unfinished_area_scores_nothing() -> None:
    table = Table().duchy(0, tiles={"e3": "mine"}, keys=["mine"]).play("place mine f2 with 1")
    assert table.score() == 0


@rule("burgundy.area.phase")
@pytest.mark.parametrize(("phase", "points"), [("A", 10), ("B", 8), ("C", 6), ("D", 4), ("E", 2)])
def test_points_by_phase(phase: str, points: int) -> None:
    """Whatever the size: a city of 1 and the mines of 3."""
    table = Table(phase=phase).duchy(0, tiles=MINES, keys=["market", "mine"], dice=(3, 3))
    table.play("place market c3 with 3")
    assert (table.points("areas"), table.points("phases")) == (1, points)
    table.play("place mine g1 with 3")
    assert (table.points("areas"), table.points("phases")) == (7, 2 * points)


@rule("burgundy.colour-bonus")
@pytest.mark.parametrize(("seats", "large", "small"), [(2, 5, 2), (3, 6, 3), (4, 7, 4)])
def test_colour_bonuses(seats: int, large: int, small: int) -> None:
    """The large tile first, the small one second, then none. The rulebook's example (page 8) is the third mine."""
    table = Table(seats)
    for seat in range(seats):
        table.duchy(seat, tiles=MINES, keys=["mine"], dice=(3, 3))
    for seat in range(seats):
        assert table.actor == seat
        table.play("place mine g1 with 3", "workers with 3", "end")
    assert [table.points("colours", seat) for seat in range(seats)] == [large, small, 0, 0][:seats]
    held = [table.seat(seat)["bonuses"] for seat in range(seats)]
    assert held == [{"mine": "large"}, {"mine": "small"}, {}, {}][:seats]
    assert table.now["bonuses"]["mine"] == []


@rule("burgundy.colour-bonus")
def test_the_sixth_monastery() -> None:
    """The rulebook's other example (page 8)."""
    table = Table().duchy(0, tiles=MONASTERIES, keys=["monastery21"], dice=(4, 4)).play("place monastery21 g2 with 4")
    assert table.event("colour_completed")["kind"] == "monastery"


@rule("burgundy.colour-bonus")
def test_an_area_is_not_the_colour() -> None:
    table = Table().duchy(0, tiles={"c4": "monastery16", "b4": "monastery17"}, keys=["monastery18"], dice=(3, 3))
    table.play("place monastery18 a4 with 3")
    assert table.names() == ["die_used", "tile_placed", "area_completed"]


@rule("burgundy.ruling.18", "burgundy.colour-bonus", "burgundy.area.size", "burgundy.area.phase")
def test_area_phase_and_colour_add_up() -> None:
    table = Table(phase="B").duchy(0, tiles=MINES, keys=["mine"], dice=(3, 3)).play("place mine g1 with 3")
    assert table.state.breakdown(0)["areas"] == 6
    assert table.state.breakdown(0)["phases"] == 8
    assert table.state.breakdown(0)["colours"] == 5
    assert table.score() == 19


@rule("burgundy.ruling.15")
def test_points_before_effects() -> None:
    """The area's points are told and counted before a ship asks for its depot."""
    tiles = {"d5": "ship", "d6": "ship"}
    table = (
        Table()
        .duchy(0, tiles=tiles, keys=["ship"], dice=(1, 1))
        .depot(2, goods={"red": 1})
        .play("place ship d7 with 1")
    )
    assert table.names() == ["die_used", "tile_placed", "area_completed"]
    assert table.score() == 16
    table.play("ship 2")
    assert table.names() == ["goods_loaded", "marker_moved"]


@rule("burgundy.ruling.15", "burgundy.livestock")
def test_area_before_livestock() -> None:
    tiles = {"e4": "market", "e5": "church"}
    table = Table().duchy(0, tiles=tiles, keys=["cow4"], dice=(2, 1)).play("place cow4 e6 with 2")
    assert table.names() == ["die_used", "tile_placed", "area_completed", "livestock_scored"]
    assert (table.points("areas"), table.points("phases"), table.points("livestock")) == (1, 10, 4)


# ---------------------------------------------------------------- the end


def ended(**parts: object) -> Table:
    table = Table(phase="E", round=5, to_play=[0]).duchy(0, used=(True, True), **parts).play("end")
    assert table.actor is None
    return table


@rule("burgundy.end.game", "kernel.turn")
def test_the_game_is_over() -> None:
    table = ended()
    assert table.state.actions() == []
    assert table.state.observe(0)["over"]
    assert table.refusal("workers with 1").rule == "kernel.turn"
    assert table.event("game_over")["scores"] == [0, 0]


@rule("burgundy.end.goods", "burgundy.end.silver", "burgundy.end.workers")
def test_what_is_left_is_told_when_it_scores() -> None:
    told = ended(goods={"red": 3}, silver=2, workers=5).event("leftovers_scored")
    assert told == {"event": "leftovers_scored", "seat": 0, "goods": 3, "silver": 2, "workers": 2, "points": 7}
    assert "leftovers_scored" not in ended(workers=1).names()


@rule("burgundy.end.goods")
def test_unsold_goods() -> None:
    assert ended(goods={"red": 3, "pink": 2}).points("goods") == 5


@rule("burgundy.end.silver")
def test_silver_left() -> None:
    assert ended(silver=7).points("silver") == 7


@rule("burgundy.end.workers")
@pytest.mark.parametrize(("workers", "points"), [(0, 0), (1, 0), (2, 1), (3, 1), (9, 4)])
def test_every_two_workers(workers: int, points: int) -> None:
    assert ended(workers=workers).points("workers") == points


@rule("burgundy.end.goods", "burgundy.end.silver", "burgundy.end.workers")
def test_what_is_left_adds_to_the_score() -> None:
    table = ended(goods={"red": 3}, silver=2, workers=5, points={"livestock": 40, "areas": 100, "sales": 80})
    assert table.score() == 3 + 2 + 2 + 220


@rule("burgundy.end.goods", "burgundy.end.silver", "burgundy.end.workers")
def test_the_same_in_the_middle_of_the_game_if_it_ended_now() -> None:
    """Monastery 18 pays for the carpenter, the mine does not pay: that comes before the end."""
    tiles = {"d4": "castle", "c4": "monastery18", "c3": "carpenter", "e3": "mine"}
    table = Table(phase="B").duchy(0, tiles=tiles, goods={"red": 3}, silver=2, workers=5, points={"areas": 10})
    ended = table.state.scored_now().breakdown(0)
    expected = {"areas": 10, "goods": 3, "silver": 2, "workers": 2, "monasteries": 4}
    assert {source: points for source, points in ended.items() if points} == expected
    assert (table.state.over, table.score()) == (False, 10)


# ---------------------------------------------------------------- ties


def tied(**first: object) -> Table:
    """Two players with 50 points each; the first one has more in some way."""
    points = {"livestock": 50}
    table = Table(phase="E", round=5, to_play=[0]).duchy(0, points=points, used=(True, True), **first)
    return table.duchy(1, points=points)


@rule("burgundy.tie.hexes")
def test_more_points_win_whatever_else() -> None:
    table = tied(tiles={"e3": "mine"}, silver=1).bridge([1], [0]).play("end")
    assert table.state.ranking() == [0, 1]


@rule("burgundy.tie.hexes", "burgundy.ruling.1")
def test_fewer_covered_hexes_win_a_tie() -> None:
    """Player 0 has one hex more; being further back does not help him."""
    table = tied(tiles={"d5": "ship"}).bridge([0], [1]).play("end")
    assert table.state.scores() == [50, 50]
    assert table.state.ranking() == [1, 0]


@rule("burgundy.tie.bridge", "burgundy.ruling.1")
def test_then_the_marker_further_back() -> None:
    table = tied().bridge([1], [0]).play("end")
    assert table.state.ranking() == [1, 0]


@rule("burgundy.tie.bridge", "burgundy.ruling.1")
@pytest.mark.parametrize(("stack", "ranking"), [([0, 1], [0, 1]), ([1, 0], [1, 0])])
def test_in_a_stack_the_lower_marker(stack: list[int], ranking: list[int]) -> None:
    table = tied().bridge(stack).play("end")
    assert table.state.ranking() == ranking


@rule("burgundy.tie.hexes", "burgundy.tie.bridge")
def test_a_ranking_of_four() -> None:
    """Points, then hexes, then the bridge, then the stack."""
    table = Table(4, phase="E", round=5, to_play=[0]).bridge([2, 3], [0], [1])
    for seat, points in enumerate([50, 60, 50, 50]):
        table.duchy(seat, points={"sales": points})
    table.duchy(0, used=(True, True)).duchy(3, tiles={"d5": "ship"}).play("end")
    assert table.state.ranking() == [1, 2, 0, 3]


# ---------------------------------------------------------------- what a view tells beforehand


def test_the_view_says_what_tiles_are_worth_now() -> None:
    """With monastery 7, two cows beside three in a pasture: 2 + 3, and one more for each tile. A monastery that pays at
    the end by what stands there now; a bank can be worth anything.
    """
    tiles = {"d3": "ship", "d2": "ship", "c2": "cow3", "c4": "monastery7", "e4": "warehouse"}
    table = Table().duchy(0, tiles=tiles, keys=["cow2", "monastery16", "watchtower"]).depot(1, "bank")
    view = table.state.observe(0)
    assert {tile: view["worth"].get(tile) for tile in ("cow2", "monastery16", "watchtower", "bank")} == {
        "cow2": 5 + 2, "monastery16": 4, "watchtower": 4, "bank": None,
    }  # fmt: skip
    assert "worth" not in table.state.observe(None)
    assert view["players"][0]["sale"] == view["sale"] == 2
