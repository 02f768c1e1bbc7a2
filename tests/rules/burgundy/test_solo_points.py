"""The solo game: points that move the goal, completed colours, and the end."""

import pytest

import crenel
from crenel.games.burgundy.board import BOARDS
from crenel.games.burgundy.tiles import CASTLE
from tests.rules.burgundy.solo import alone, pawns
from tests.table import BURGUNDY, Table

rule = pytest.mark.rule

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


# ---------------------------------------------------------------- the crane


def with_crane(*keys: str, rules: int | None = None) -> Table:
    """The crane lies on a2; monasteries can go to b2 and e3."""
    tiles = {"a1": "sheep2", "a2": "crane", "c1": "mine", "c2": "ship", "e2": "ship", "f3": "ship"}
    table = alone(phase="E", extra_tiles=True).duchy(0, tiles=tiles, keys=list(keys), dice=(3, 3), workers=9)
    if rules is not None:
        table.data["rules"] = rules
    return table


@rule("burgundy.ruling.24", "burgundy.solo.monasteries")
@pytest.mark.parametrize(("first", "second"), [(16, 17), (17, 16)])
def test_the_crane_counts_for_one_monastery_in_all(first: int, second: int) -> None:
    """No warehouse, no watchtower: the crane is one of them for the monastery placed first, and none for the other."""
    table = with_crane(f"monastery{first}", f"monastery{second}")
    table.play(f"place monastery{first} b2 with 3")
    assert table.event("monastery_scored")["points"] == 4
    assert BURGUNDY.load(table.state.dump()).digest() == table.state.digest()
    table.play(f"place monastery{second} e3 with 3")
    assert table.event("monastery_scored")["points"] == 0


@rule("burgundy.ruling.24")
def test_under_the_first_rules_it_counted_for_each_lower_number() -> None:
    table = with_crane("monastery17", "monastery16", rules=1).play("place monastery17 b2 with 3")
    assert table.play("place monastery16 e3 with 3").event("monastery_scored")["points"] == 4


@rule("burgundy.ruling.24")
def test_a_crane_that_lies_nowhere_has_counted_for_nothing() -> None:
    table = alone(extra_tiles=True).module("extra_tiles", crane_counted=True)
    with pytest.raises(crenel.BadState) as refused:
        _ = table.state
    assert refused.value.key == "state-crane"
