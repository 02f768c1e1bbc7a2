"""The solo game: an island duchy to cover within 25 rounds. Its boards, its rounds, its ships."""

import pytest

import crenel
from crenel.games.burgundy.board import BOARDS
from crenel.games.burgundy.tiles import CASTLE, SHIP
from tests.rules.burgundy.solo import alone, fresh
from tests.table import Table

rule = pytest.mark.rule

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
