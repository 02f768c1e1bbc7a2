"""Boards that people make, and random fair ones."""

import copy
from typing import Any

import pytest

import crenel
from crenel.games.burgundy.board import BOARDS, boards_of
from crenel.games.burgundy.central import AREA_POINTS
from crenel.games.burgundy.design import random_board, sizes_of
from crenel.games.burgundy.own import own_board
from crenel.games.burgundy.tiles import KINDS
from tests.table import BURGUNDY

rule = pytest.mark.rule

STARTER: dict[str, Any] = {
    "name": "mine",
    "start": "d4",
    "rows": [
        "P6 C5 C4 K3",
        "P2 P1 C6 K5 B4",
        "P5 P4 B3 K1 B2 B3",
        "S6 S1 S2 C6 S5 S4 S1",
        "B2 B5 M4 B3 B1 P2",
        "B6 M1 K2 B5 B6",
        "M3 K4 K1 B3",
    ],
}


def changed(row: int, text: str) -> dict[str, Any]:
    board = copy.deepcopy(STARTER)
    board["rows"][row] = text
    return board


@rule("burgundy.boards.own")
def test_a_table_plays_on_a_board_of_its_own() -> None:
    """The record carries it, and views show it."""
    state = BURGUNDY.new(2, 1, {"duchies": [STARTER]})
    assert [player["tiles"] for player in state.observe(0)["players"]] == [{"d4": "castle"}] * 2
    name = state.observe(0)["players"][0]["board"]
    assert state.observe(0)["boards"][name]["title"] == "mine"
    for _ in range(20):
        state.apply(state.actions()[0])
    assert crenel.replay(state.record()) == state
    assert BURGUNDY.load(state.dump()) == state


@rule("burgundy.boards.own")
def test_each_seat_may_have_another() -> None:
    boards = [random_board(1), random_board(2), STARTER]
    state = BURGUNDY.new(3, 1, {"duchies": boards})
    found = [player["board"] for player in state.observe(0)["players"]]
    assert found == [own_board(board).name for board in boards]
    with pytest.raises(crenel.BadSetup) as refused:
        BURGUNDY.new(4, 1, {"duchies": boards})
    assert refused.value.key == "boards-per-seat"


@rule("burgundy.boards.own")
def test_border_posts_stand_around_them_too() -> None:
    state = BURGUNDY.new(2, 1, {"duchies": [STARTER], "border_posts": True})
    assert state.observe(0)["posts"]["hexes"]["south"] == ["g2", "g3"]
    assert BURGUNDY.load(state.dump()) == state


@rule("burgundy.boards.own")
@pytest.mark.parametrize("options", [{"team": True}, {}])
def test_teams_and_single_players_have_their_own_boards(options: dict[str, object]) -> None:
    with pytest.raises(crenel.BadSetup) as refused:
        BURGUNDY.new(4 if options else 1, 1, {"duchies": [STARTER], **options})
    assert refused.value.key == "own-boards"


@rule("burgundy.boards.fair")
@pytest.mark.parametrize(
    ("board", "key"),
    [
        (changed(0, "P6 C5 C4"), "board-row"),
        (changed(0, "P6 C5 C4 K3 K3"), "board-row"),
        (changed(0, "P6 C5 C4 X3"), "board-code"),
        (changed(0, "P6 C5 C4 K7"), "board-code"),
        (changed(0, "P6 C5 C4 .."), "board-code"),
        (changed(0, "P6 C5 C4 C3"), "board-count"),
        ({**STARTER, "start": "d5"}, "board-start"),
        ({**STARTER, "start": "z9"}, "board-start"),
    ],
)
def test_what_a_board_must_keep_to(board: dict[str, Any], key: str) -> None:
    with pytest.raises(crenel.BadSetup) as refused:
        BURGUNDY.new(2, 1, {"duchies": [board]})
    assert refused.value.key == key
    assert "\n" not in str(refused.value)


@rule("burgundy.boards.fair")
def test_no_area_is_larger_than_eight() -> None:
    board = copy.deepcopy(STARTER)
    board["rows"] = [
        "B6 B5 B4 B3",
        "B2 B1 B6 B5 B4",
        "P5 P4 P3 P1 P2 P3",
        "C6 C1 C2 C6 S5 S4 S1",
        "S2 S5 S4 B3 B1 B2",
        "K6 K1 K2 K5 K6",
        "K3 M4 M1 M3",
    ]
    with pytest.raises(crenel.BadSetup) as refused:
        BURGUNDY.new(2, 1, {"duchies": [{"name": "long", "rows": board["rows"]}]})
    assert refused.value.key == "board-area"


@rule("burgundy.boards.random")
@pytest.mark.parametrize("seed", range(12))
def test_random_boards_are_like_the_printed_ones(seed: int) -> None:
    """The same numbers and hexes of each kind, areas of sizes that a printed board has, worth as much as theirs; each
    seed gives the same board again.
    """
    row = random_board(seed)
    assert random_board(seed) == row
    board = own_board(row)
    printed = [BOARDS[name] for name in boards_of("base")]
    assert board.number == printed[0].number
    for kind in range(KINDS):
        assert sizes_of(board, kind) in [sizes_of(other, kind) for other in printed]
    worth = [sum(AREA_POINTS[size] for size in other.area_size) for other in printed]
    assert min(worth) <= sum(AREA_POINTS[size] for size in board.area_size) <= max(worth)


@rule("burgundy.boards.random")
def test_random_boards_differ() -> None:
    assert len({own_board(random_board(seed)).name for seed in range(6)}) == 6
