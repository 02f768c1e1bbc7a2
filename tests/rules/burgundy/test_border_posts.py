"""Border posts: boards 11a-11f, connections of two and of three posts."""

import pytest

import crenel
from crenel.games.burgundy.board import BOARDS, boards_of
from crenel.games.burgundy.modules.border_posts.module import POSTS
from tests.table import BURGUNDY, Table

rule = pytest.mark.rule

# Board 11a from the castle on a1: the north-west post is beside b1 and c1, the north-east one beside b5 and c6, the
# south one beside g2 and g3.
ROW_B = {"b1": "monastery16", "b2": "monastery17", "b3": "monastery18", "b4": "monastery19"}
DOWN = {"c2": "sheep2", "d2": "ship", "e2": "ship", "f2": "ship"}


def border(seats: int = 2, **parts: object) -> Table:
    return Table(seats, board="11a", border_posts=True, **parts)


def fresh(seats: int, seed: int = 1, **options: object) -> crenel.State:
    return BURGUNDY.new(seats, seed, {"border_posts": True, **options})


@rule("burgundy.border.boards")
def test_each_prince_has_a_different_board_of_the_six() -> None:
    seen: set[str] = set()
    for seed in range(30):
        names = [row["board"] for row in fresh(4, seed).dump()["duchies"]]
        assert len(set(names)) == 4
        seen.update(names)
    assert seen == {"11a", "11b", "11c", "11d", "11e", "11f"}


@rule("burgundy.border.boards")
def test_boards_can_be_chosen_but_no_others() -> None:
    assert [row["board"] for row in fresh(2, boards=["11c", "11f"]).dump()["duchies"]] == ["11c", "11f"]
    for options in ({"boards": "3"}, {"boards": ["11a", "2"]}):
        with pytest.raises(crenel.BadSetup) as refused:
            fresh(2, **options)
        assert refused.value.key == "board-family"
    with pytest.raises(crenel.BadSetup):
        BURGUNDY.new(2, 1, {"boards": "11a"})


@rule("burgundy.border.boards")
@pytest.mark.parametrize("name", boards_of("border"))
def test_boards_have_the_usual_hexes_and_numbers(name: str) -> None:
    board, first = BOARDS[name], BOARDS["1"]
    assert [len(spots) for spots in board.spots] == [4, 3, 6, 6, 6, 12]
    assert board.number == first.number
    assert board.start < 0
    assert all(cell in board.cells for cells in POSTS.values() for cell in cells)


@rule("burgundy.border.castle")
def test_the_first_castle_is_chosen() -> None:
    state = fresh(2, boards="11a")
    assert [state.text(action) for action in state.actions()] == ["castle a1", "castle a4", "castle f1", "castle f5"]


@rule("burgundy.border.pair")
@pytest.mark.parametrize(("phase", "points"), [("A", 10), ("B", 8), ("C", 6), ("D", 4), ("E", 2)])
def test_two_posts_joined_pay_the_phase(phase: str, points: int) -> None:
    table = border(phase=phase).duchy(0, tiles=ROW_B, keys=["monastery20"], dice=(4, 1))
    table.play("place monastery20 b5 with 4")
    assert table.points("borders") == points
    assert table.event("posts_joined") == {
        "event": "posts_joined", "seat": 0, "count": 2, "points": points, "extra": 0,
    }  # fmt: skip


@rule("burgundy.border.pair")
def test_one_post_alone_pays_nothing() -> None:
    table = border().duchy(0, keys=["monastery16"], dice=(2, 1)).play("place monastery16 b1 with 2")
    assert table.points("borders") == 0


@rule("burgundy.border.pair")
def test_a_pair_pays_once() -> None:
    """c6 touches the same post as b5."""
    table = (
        border()
        .duchy(0, tiles={**ROW_B, "b5": "monastery20"}, keys=["cow2"], dice=(3, 1))
        .module("border_posts", joined=[2, 0])
        .play("place cow2 c6 with 3")
    )
    assert table.points("borders") == 0


@rule("burgundy.border.third", "burgundy.ruling.28")
@pytest.mark.parametrize(("seats", "large", "small"), [(2, 5, 2), (3, 6, 3), (4, 7, 4)])
def test_the_third_post_pays_the_phase_again_and_a_bonus(seats: int, large: int, small: int) -> None:
    """The large bonus for the first."""
    whole = {**ROW_B, "b5": "monastery20", **DOWN}
    table = border(seats, phase="C").duchy(0, tiles=whole, keys=["ship"], dice=(4, 1))
    table.module("border_posts", joined=[2] + [0] * (seats - 1)).play("place ship g2 with 4")
    assert table.points("borders") == 6 + large
    assert int(table.side.small) == small
    assert table.state.observe(0)["posts"]["bonuses"] == ["small"]
    shown = table.state.observe(0)["players"][0]["posts"]
    assert (shown["joined"], shown["bonus"]) == (3, "large")
    assert shown["reached"] == shown["linked"] == ["northwest", "northeast", "south"]


@rule("burgundy.border.pair")
def test_the_view_shows_which_posts_are_reached_and_the_shortest_roads_between_those_joined() -> None:
    """Row b joins the two posts of the north."""
    table = border(phase="C").duchy(0, tiles=ROW_B, keys=["monastery20"], dice=(4, 1))
    before = table.state.observe(0)
    assert before["posts"]["pays"] == {"two": 6, "three": 6 + int(table.side.large)}
    assert before["players"][0]["posts"]["reached"] == ["northwest"]
    assert before["players"][0]["posts"]["linked"] == before["players"][0]["posts"]["roads"] == []
    table.play("place monastery20 b5 with 4")
    shown = table.state.observe(0)["players"][0]["posts"]
    assert shown["linked"] == shown["reached"] == ["northwest", "northeast"]
    assert shown["roads"] == [["b1", "b2", "b3", "b4", "b5"]]


@rule("burgundy.border.third", "burgundy.ruling.28")
def test_the_second_to_join_all_has_the_small_bonus() -> None:
    """Castles on f1 and a1; both duchies reach all posts, one of them already."""
    first = {**ROW_B, "b5": "monastery20", **DOWN, "g2": "ship"}
    second = {
        "b1": "monastery21", "b2": "monastery22", "b3": "monastery23", "b4": "monastery8", "b5": "monastery9",
        "c2": "cow2", "d2": "ship", "e2": "ship", "f2": "ship",
    }  # fmt: skip
    table = (
        border(2, phase="E", to_play=[1])
        .duchy(0, tiles=first)
        .duchy(1, tiles=second, keys=["ship"], dice=(4, 1))
        .module("border_posts", joined=[3, 2], bonus=["large", None])
        .play("place ship g2 with 4")
    )
    assert table.points("borders", 1) == 2 + 2
    assert table.state.observe(0)["posts"]["bonuses"] == []


@rule("burgundy.border.third")
def test_all_posts_at_once() -> None:
    """Shield 18 lets tiles lie anywhere: one placement may join all three posts."""
    north = {"a4": "castle", "a3": "bank", "a2": "watchtower", "b5": "monastery20"}
    south = {"c3": "market", "d3": "church", "e3": "carpenter", "f2": "ship", "g2": "ship"}
    table = (
        Table(2, board="11a", border_posts=True, shields=True, phase="B")
        .duchy(0, tiles={**north, "b1": "monastery16", **south}, alone=True, keys=["monastery17"], dice=(1, 1))
        .shields({}, a4=18)
    )
    table.play("place monastery17 b2 with 1")
    assert table.points("borders") == 8 + 8 + 5


@rule("burgundy.border.monastery26", "burgundy.ruling.28")
def test_the_bonus_does_not_count_for_26() -> None:
    whole = {**ROW_B, "b5": "monastery26", **DOWN, "g2": "ship"}
    table = (
        border(phase="E", round=5, to_play=[0])
        .duchy(0, tiles=whole, used=(True, False))
        .module("border_posts", joined=[3, 0], bonus=["large", None])
        .play("workers with 1", "end")
    )
    assert table.actor is None
    assert all(line["tile"] != "monastery26" or line["points"] == 0 for line in scored(table))


def scored(table: Table) -> list[dict[str, object]]:
    return [line for line in table.told if line["event"] == "monastery_scored"]


@rule("burgundy.border.boards")
@pytest.mark.parametrize(
    ("part", "value"), [("joined", [2, 0]), ("bonus", ["large", None]), ("bonus", ["small", "small"])]
)
def test_posts_that_do_not_fit_the_tiles_are_refused(part: str, value: list[object]) -> None:
    table = border()
    table.data["modules"]["border_posts"][part] = value
    with pytest.raises(crenel.BadState):
        _ = table.state
