"""The solo game: an island duchy to cover within 25 rounds."""

import pytest

import crenel
from crenel.games.burgundy.board import BOARDS
from crenel.games.burgundy.tiles import CASTLE, SHIP
from tests.table import BURGUNDY, Table

rule = pytest.mark.rule

# Board 13a. The castle of a Table stands on b1, beside a1 (P6), b2 (K3) and c1 (M5).


def fresh(seed: int = 1, **options: object) -> crenel.State:
    return BURGUNDY.new(1, seed, options)


def alone(**parts: object) -> Table:
    return Table(1, board="13a", **parts)


def pawns(table: Table) -> tuple[int, int]:
    """Counter and goal."""
    part = table.now["modules"]["solo"]
    return part["counter"], part["goal"]


# ---------------------------------------------------------------- set-up and boards


@rule("burgundy.solo.boards")
@pytest.mark.parametrize("name", ["13a", "13b"])
def test_the_boards_are_islands_of_37_hexes(name: str) -> None:
    """All joined by rivers, which join no areas."""
    board = BOARDS[name]
    assert [len(spots) for spots in board.spots] == [4, 3, 6, 6, 6, 12]
    assert all(board.area_size[board.area[cell]] == 1 for cell in board.spots[SHIP])
    for hexes, whole in ((board.land, False), (board.near, True)):
        reached = [0]
        for cell in reached:
            reached += [other for other in hexes[cell] if other not in reached]
        assert (len(reached) == board.size) == whole


@rule("burgundy.solo.boards")
@pytest.mark.parametrize(("name", "count"), [("13a", 5), ("13b", 18)])
def test_each_river_joins_two_islands_and_begins_at_a_ship_hex(name: str, count: int) -> None:
    board = BOARDS[name]
    ends = [(one, other) for one, across in enumerate(board.rivers) for other in across if one < other]
    assert len(ends) == count
    assert all(SHIP in (board.kind[one], board.kind[other]) for one, other in ends)
    assert all(other not in board.land[one] for one, other in ends)


@rule("burgundy.solo.setup")
def test_what_one_begins_with() -> None:
    """One silver, two workers, three goods, the side for two, and a castle on any castle hex."""
    state = fresh()
    assert [state.text(action) for action in state.actions()] == [
        f"castle {BOARDS['13a'].cells[cell]}" for cell in BOARDS["13a"].spots[CASTLE]
    ]
    mine = state.observe(0)["players"][0]
    assert (mine["silver"], mine["workers"], sum(mine["goods"].values())) == (1, 2, 3)
    assert [len(depot["spaces"]) for depot in state.observe(0)["depots"]] == [2] * 6
    assert len(state.observe(0)["black"]["spaces"]) == 4


@rule("burgundy.solo.setup")
@pytest.mark.parametrize("goal", [45, 50, 55])
def test_the_goal_is_an_option(goal: int) -> None:
    assert fresh(goal=goal).observe(0)["solo"]["goal"] == goal
    for wrong in (44, 56):
        with pytest.raises(crenel.BadSetup):
            fresh(goal=wrong)


@rule("burgundy.solo.boards")
@pytest.mark.parametrize(
    ("options", "key"),
    [
        ({"boards": "1", "border_posts": True}, "not-alone"),
        ({"boards": "3"}, "board-family"),
        ({"boards": "12a"}, "board-family"),
        ({"team": True}, "not-alone"),
    ],
)
def test_what_does_not_go_with_playing_alone(options: dict[str, object], key: str) -> None:
    with pytest.raises(crenel.BadSetup) as refused:
        fresh(**options)
    assert refused.value.key == key


# ---------------------------------------------------------------- rounds


def next_round(white: int, **depots: list[str]) -> Table:
    """The round after, whose white die has been looked up: seeds are tried until it shows that number."""
    for seed in range(200):
        table = alone().duchy(0, used=(True, False))
        table.data["rng"] = fresh(seed).dump()["rng"]
        for name, tiles in depots.items():
            table.depot(name[1], *tiles)
        table.play("workers with 1", "end")
        if table.now["white"] == white:
            return table
    raise AssertionError(white)


@rule("burgundy.solo.removal")
@pytest.mark.parametrize(
    ("depot", "tiles", "left"),
    [
        (1, ["bank", "ship"], ["ship"]),
        (2, ["monastery16", "castle"], ["castle"]),
        (3, ["sheep2", "bank"], ["bank"]),
        (4, ["ship", "bank"], ["bank"]),
        (5, ["mine", "monastery16"], ["monastery16"]),
        (6, ["bank", "sheep2"], ["sheep2"]),
    ],
)
def test_each_round_the_first_tile_of_the_white_depot_goes(depot: int, tiles: list[str], left: list[str]) -> None:
    table = next_round(depot, **{f"d{depot}": tiles})
    assert table.lying(depot) == left
    assert table.event("tile_removed")["tile"] == tiles[0]


@rule("burgundy.solo.removal")
def test_from_an_empty_depot_it_goes_on_clockwise() -> None:
    table = next_round(5, d2=["castle"], d4=["ship"])
    assert table.lying(2) == []
    assert table.lying(4) == ["ship"]


@rule("burgundy.solo.removal")
def test_with_all_depots_empty_nothing_goes() -> None:
    assert "tile_removed" not in next_round(3).names()


@rule("burgundy.solo.rivers", "burgundy.ruling.36")
def test_other_islands_are_reached_along_rivers_only() -> None:
    """c2 has rivers to a3 and e2; nothing else of other islands opens."""
    table = alone().duchy(0, tiles={"c1": "mine", "c2": "ship"}, keys=["ship", "bank"], dice=(6, 2), workers=9)
    cells = {text.split()[2] for text in table.starting("place")}
    assert cells == {"a3", "e2"}
    why = table.refusal("place bank f2 with 2")
    assert why.reason == "not-adjacent"


@rule("burgundy.solo.rivers", "burgundy.ruling.36")
def test_rivers_join_no_areas() -> None:
    """A ship hex is an area of one, whatever lies at the other end."""
    table = alone().duchy(0, tiles={"c1": "mine"}, keys=["ship"], dice=(1, 1)).play("place ship c2 with 1")
    assert table.event("area_completed")["points"] == 1


# ---------------------------------------------------------------- ships and wild tiles


@rule("burgundy.solo.ship")
def test_a_ship_takes_a_depot_and_the_others_lose_their_goods() -> None:
    table = (
        alone()
        .duchy(0, tiles={"c1": "mine"}, keys=["ship"], dice=(1, 1))
        .depot(2, goods={"red": 1, "pink": 1})
        .depot(5, goods={"brown": 2})
        .play("place ship c2 with 1", "ship 2")
    )
    assert table.goods() == {"red": 1, "pink": 1}
    assert [table.crates(depot) for depot in range(1, 7)] == [{}] * 6
    assert table.now["modules"]["solo"]["goods"] == {"brown": 2}


@rule("burgundy.solo.ship")
def test_goods_of_all_colours_can_be_stored() -> None:
    store = {"turquoise": 1, "purple": 1, "pink": 1}
    table = (
        alone()
        .duchy(0, tiles={"c1": "mine"}, keys=["ship"], goods=store, dice=(1, 1))
        .depot(2, goods={"red": 1})
        .play("place ship c2 with 1", "ship 2")
    )
    assert table.goods() == {**store, "red": 1}


def with_goods(*black: str, **parts: object) -> Table:
    return (
        alone()
        .duchy(0, tiles={"c1": "mine"}, dice=(1, 1), **{"keys": ["ship"], "goods": {"red": 3, "brown": 3}, **parts})
        .depot("black", *black)
        .play("place ship c2 with 1")
    )


@rule("burgundy.solo.wild")
def test_after_a_ship_five_goods_buy_a_black_wild_tile() -> None:
    table = with_goods("mine", "bank")
    assert table.options == ["swap mine black", "swap bank black", "skip"]
    table.play("swap mine black")
    assert table.options == ["spend red", "spend brown"]  # two red ones have to go anyway
    table.play("spend brown")
    assert table.goods() == {"red": 1}
    assert table.keys() == ["black"]
    assert table.lying("black") == ["bank"]
    part = table.now["modules"]["solo"]
    assert (part["under"], part["goods"]) == ({"mine": 1}, {"red": 2, "brown": 3})


@rule("burgundy.solo.wild")
def test_only_after_a_ship_and_only_with_five_goods() -> None:
    assert with_goods("mine", goods={"red": 3, "brown": 1}).starting("swap") == []
    assert alone().duchy(0, goods={"red": 7}).depot("black", "mine").starting("swap") == []


@rule("burgundy.solo.wild")
def test_a_black_tile_lies_on_any_colour_and_does_nothing() -> None:
    """On a castle hex: no action; on a mine hex: no silver; on a ship hex: no goods. It completes areas."""
    table = (
        alone()
        .duchy(0, keys=["black", "black"], dice=(5, 3), silver=0, goods={"red": 5})
        .module("solo", under={"mine": 2})
    )
    assert {text.split()[2] for text in table.starting("place")} == {"c1", "b2"}
    table.play("place black c1 with 5")
    assert table.event("area_completed")["points"] == 1
    assert table.starting("swap") == []
    table.play("place black b2 with 3", "end")
    assert table.silver() == 0


@rule("burgundy.solo.wild")
def test_a_black_mine_pays_nothing() -> None:
    table = (
        alone(round=5)
        .duchy(0, tiles={"c1": "black"}, used=(True, False))
        .module("solo", under={"mine": 1})
        .play("workers with 1", "end")
    )
    assert table.silver() == 0


@rule("burgundy.solo.wild")
def test_no_monastery_helps_a_black_tile() -> None:
    """9 gives a free step to buildings, not to a black tile on a building hex."""
    table = (
        alone()
        .duchy(0, tiles={"b2": "monastery9"}, keys=["black", "bank"], dice=(5, 5), workers=1)
        .module("solo", under={"mine": 1})
    )
    assert table.cost("place bank a2 with 5") == 0
    assert table.cost("place black a2 with 5") == 1


@rule("burgundy.solo.wild")
def test_full_key_spaces_make_room_for_it() -> None:
    table = with_goods("mine", "bank", keys=["ship", "castle", "castle"], silver=2)
    table.play("skip", "buy bank black", "swap mine black", "spend brown")
    assert table.options == ["discard castle", "discard bank"]
    table.play("discard bank")
    assert table.keys() == ["castle", "castle", "black"]
    assert table.lying("black") == []


# ---------------------------------------------------------------- points


@rule("burgundy.solo.counter")
def test_points_move_the_counter_at_once() -> None:
    """An area of one in phase A: 1 and 10."""
    table = alone().duchy(0, keys=["mine"], dice=(5, 1)).play("place mine c1 with 5")
    assert pawns(table) == (11, 50)
    assert table.event("points_counted") == {
        "event": "points_counted", "seat": 0, "points": 11, "bought": 0, "counter": 11, "aim": 50,
    }  # fmt: skip


@rule("burgundy.solo.counter")
def test_silver_buys_points_when_points_are_scored() -> None:
    table = alone().duchy(0, keys=["mine"], dice=(5, 1), silver=3).play("place mine c1 with 5")
    assert table.options == ["skip", "points 1", "points 2", "points 3"]
    table.play("points 2")
    assert (pawns(table), table.silver()) == ((13, 50), 1)
    assert table.starting("points") == []


@rule("burgundy.solo.counter")
def test_no_more_points_are_bought_than_the_goal_needs() -> None:
    table = alone().duchy(0, keys=["mine"], dice=(5, 1), silver=5).module("solo", counter=37)
    table.play("place mine c1 with 5")
    assert table.options == ["skip", "points 1", "points 2"]


@rule("burgundy.solo.goal")
def test_at_the_goal_the_counter_begins_anew_and_there_is_an_action() -> None:
    """Points beyond the goal are lost."""
    table = alone().duchy(0, keys=["mine", "sheep2"], dice=(5, 1)).module("solo", counter=45)
    table.play("place mine c1 with 5")
    assert pawns(table) == (0, 45)
    assert table.now["stack"][-1]["step"] == "extra_action"
    assert "place sheep2 a1" in table.options


@rule("burgundy.solo.goal")
def test_the_goal_can_be_bought() -> None:
    table = alone().duchy(0, keys=["mine"], dice=(5, 1), silver=5).module("solo", counter=37)
    table.play("place mine c1 with 5", "points 2")
    assert pawns(table) == (0, 45)
    assert table.silver() == 3


@rule("burgundy.solo.goal", "burgundy.ruling.36")
def test_the_goal_stops_at_five() -> None:
    for goal, after in ((10, 5), (7, 5), (5, 5)):
        table = alone().duchy(0, keys=["mine", "sheep2"], dice=(5, 1)).module("solo", goal=goal)
        table.play("place mine c1 with 5")
        assert pawns(table) == (0, after)
        assert table.now["stack"][-1]["step"] == "extra_action"


@rule("burgundy.solo.counter")
def test_sales_and_watchtowers_and_livestock_count_too() -> None:
    table = alone().duchy(0, goods={"red": 3}, dice=(4, 1)).play("sell red with 4", "skip")
    assert pawns(table) == (6, 50)
    table = alone().duchy(0, tiles={"b2": "monastery16"}, keys=["watchtower"], dice=(4, 1))
    table.play("place watchtower a2 with 4")
    assert pawns(table) == (11 + 4, 50)


@rule("burgundy.solo.order")
def test_the_order_of_what_follows_is_chosen() -> None:
    """Livestock first reaches the goal exactly; then the area counts from the start."""
    table = alone().duchy(0, keys=["sheep4", "mine"], dice=(6, 1)).module("solo", counter=46)
    table.play("place sheep4 a1 with 6")
    assert table.options == ["first points 11", "first points 4"]
    table.play("first points 4")
    assert table.options == ["first points 11", "first action"]
    table.play("first points 11")
    assert pawns(table) == (11, 45)
    assert table.now["stack"][-1]["step"] == "extra_action"


@rule("burgundy.solo.order")
def test_an_effect_may_come_before_or_after_the_points() -> None:
    table = (
        alone()
        .duchy(0, tiles={"b2": "monastery16"}, keys=["warehouse"], goods={"red": 2}, dice=(4, 1))
        .module("solo", counter=40)
        .play("place warehouse a2 with 4")
    )
    assert table.options == ["first points 11", "first effect"]
    table.play("first effect", "sell red", "skip")
    assert pawns(table) == (0, 45)


@rule("burgundy.solo.order")
def test_where_no_goal_is_near_nothing_is_asked() -> None:
    table = alone().duchy(0, keys=["sheep4"], dice=(6, 1)).play("place sheep4 a1 with 6")
    assert pawns(table) == (15, 50)
    assert isinstance(table.actor, int)
    assert table.now["stack"][-1]["step"] == "turn"


@rule("burgundy.solo.monasteries")
@pytest.mark.parametrize(
    ("number", "points"),
    [(15, 2 * 2), (16, 4), (24, 4), (25, 3)],
)
def test_monasteries_pay_when_they_are_placed(number: int, points: int) -> None:
    tiles = {"a1": "sheep2", "a2": "warehouse", "c1": "mine", "c2": "ship"}
    table = alone(phase="E").duchy(0, tiles=tiles, keys=[f"monastery{number}"], sold={"red": 2, "pink": 1}, dice=(3, 1))
    table.play(f"place monastery{number} b2 with 3")
    assert table.event("monastery_scored")["points"] == points
    assert pawns(table) == (points + 3, 50)


@rule("burgundy.solo.monasteries", "burgundy.ruling.36")
def test_26_counts_completed_colours() -> None:
    board = BOARDS["13a"]
    mines = {board.cells[cell]: "mine" for cell in board.spots[1]}
    table = alone(phase="E").duchy(0, tiles={**bridge_to(mines), **mines}, keys=["monastery26"], dice=(3, 1))
    table.play("place monastery26 b2 with 3")
    assert table.event("monastery_scored")["points"] == 3


def bridge_to(cells: dict[str, str]) -> dict[str, str]:
    """Tiles that join c1, a4 and g5 to the castle on b1 along rivers: c2, a3; c2, e2, f3, f4."""
    assert set(cells) == {"c1", "a4", "g4"}
    return {"c2": "ship", "a3": "ship", "e2": "ship", "f3": "ship", "g3": "bank"}


@rule("burgundy.solo.end")
def test_nothing_is_scored_at_the_end() -> None:
    table = alone(phase="E", round=5).duchy(0, used=(True, False), silver=5, goods={"red": 4}, workers=8)
    table.play("workers with 1", "end")
    assert table.actor is None
    assert table.state.scores() == [1]


# ---------------------------------------------------------------- completed colours


@rule("burgundy.solo.colour")
def test_a_completed_colour_brings_a_free_tile_of_the_black_depot() -> None:
    """All mines are covered: no bonus, but a tile straight into the duchy, with its effect."""
    tiles = {"c1": "mine", "a4": "mine", "c2": "ship", "a3": "ship", "e2": "ship", "f3": "ship", "g3": "bank"}
    table = (
        alone(phase="E")
        .duchy(0, tiles=tiles, keys=["mine"], dice=(5, 1))
        .depot("black", "boarding-house", "castle")
        .play("place mine g4 with 5")
    )
    builds = table.starting("build")
    assert "build boarding-house f4 black" in builds
    assert all(text.split()[1] in ("boarding-house", "castle") for text in builds)
    table.play("build boarding-house f4 black")
    assert table.workers() == 4
    assert table.tiles()["f4"] == "boarding-house"
    assert table.keys() == []
    assert table.now["bonuses"]["mine"] == ["small", "large"]


@rule("burgundy.solo.colour")
def test_a_free_tile_may_complete_another_colour() -> None:
    """The last mine, then from the black depot the last castle: again a free tile."""
    board = BOARDS["13a"]
    castles = [board.cells[cell] for cell in board.spots[CASTLE]]
    assert castles == ["b1", "b3", "b6", "f5"]
    tiles = {
        "b1": "castle", "b3": "castle", "f5": "castle", "c1": "mine", "a4": "mine", "c2": "ship", "a3": "ship",
        "e2": "ship", "f3": "ship", "g3": "bank", "f4": "market", "b5": "sheep2",
    }  # fmt: skip
    table = (
        alone(phase="E")
        .duchy(0, tiles=tiles, alone=True, keys=["mine"], dice=(5, 1))
        .depot("black", "castle", "church")
        .play("place mine g4 with 5", "build castle b6 black")
    )
    assert [line["kind"] for line in table.state.events if line["event"] == "colour_covered"] == ["mine", "castle"]
    names = table.options
    assert "first tile" in names
    assert "first action" in names
    table.play("first tile")
    assert table.starting("build")


@rule("burgundy.solo.colour")
def test_a_free_tile_may_be_left() -> None:
    tiles = {"c1": "mine", "a4": "mine", "c2": "ship", "a3": "ship", "e2": "ship", "f3": "ship", "g3": "bank"}
    table = alone(phase="E").duchy(0, tiles=tiles, keys=["mine"], dice=(5, 1)).depot("black", "castle", "market")
    table.play("place mine g4 with 5", "skip")
    assert sorted(table.lying("black")) == ["castle", "market"]


# ---------------------------------------------------------------- the end


def nearly(leave: str) -> dict[str, str]:
    """Every hex but one covered with black tiles, the castle on b1."""
    board = BOARDS["13a"]
    return {cell: "castle" if cell == "b1" else "black" for cell in board.cells if cell != leave}


@rule("burgundy.solo.win")
@pytest.mark.parametrize(("phase", "round", "left"), [("A", 1, 24), ("C", 2, 13), ("E", 5, 0)])
def test_covering_all_hexes_wins_at_once(phase: str, round: int, left: int) -> None:
    """The score is the 37 hexes and the rounds that were not needed."""
    table = (
        alone(phase=phase, round=round)
        .duchy(0, tiles=nearly("c1"), keys=["mine"], dice=(5, 1))
        .module("solo", under=UNDER)
        .play("place mine c1 with 5")
    )
    assert table.actor is None
    assert table.state.scores() == [37 + left]
    assert table.state.breakdown(0) == {"covered": 37, "rounds": left}
    assert table.state.observe(0)["solo"]["won"]
    assert table.names()[-2:] == ["duchy_covered", "game_over"]


# 35 tiles that lie face down.
UNDER = dict.fromkeys(("market", "carpenter", "church", "warehouse", "bank", "town-hall", "watchtower", "mine"), 2)
UNDER |= {"boarding-house": 2, "castle": 2, "ship": 6, "sheep3": 1, "sheep4": 1, "cow3": 1, "cow4": 1, "pig3": 1}
UNDER |= {"pig4": 1, "goat3": 1, "goat4": 1, "monastery7": 1}


@rule("burgundy.solo.win")
def test_after_25_rounds_it_is_lost() -> None:
    table = alone(phase="E", round=5).duchy(0, tiles={"c1": "mine"}, used=(True, False)).play("workers with 1", "end")
    assert table.actor is None
    assert not table.state.observe(0)["solo"]["won"]
    assert table.state.scores() == [2]
    assert table.state.ranking() == [0]


@rule("burgundy.solo.win")
@pytest.mark.parametrize(("part", "value"), [("won", True), ("counter", 50), ("goal", 4), ("goods", {"red": 8})])
def test_pawns_that_cannot_be_are_refused(part: str, value: object) -> None:
    table = alone()
    table.data["modules"]["solo"][part] = value
    with pytest.raises(crenel.BadState):
        _ = table.state
