"""What is drawn of Burgundy: everything that lies on the table, in any width, with and without colour."""

import io
import random
from typing import Any

import pytest
from rich.console import Console

import crenel
from crenel.cli.drawings import DRAWINGS
from crenel.cli.moves import draw_moves, list_moves
from crenel.cli.players import Players
from crenel.locales import LANGUAGES, word

KINDS = "CMKSPB"


def some_position(seats: int, seed: int, decisions: int, **options: object) -> crenel.State:
    state = crenel.game("burgundy").new(seats, seed, options)
    rng = random.Random(seed)
    for _ in range(decisions):
        state.play(rng.choice(state.actions()))
    return state


def drawn(what: Any, width: int) -> str:
    out = io.StringIO()
    Console(file=out, width=width).print(what)
    return out.getvalue()


def table_text(state: crenel.State, seat: int, width: int, language: str = "en") -> str:
    players = Players([None, *["random"] * (int(state.seats) - 1)], language)
    fields = [move.fields for move in list_moves(state, seat, language)] if seat in state.actors else []
    view = state.observe(seat)
    return drawn(DRAWINGS["burgundy"].table(view, seat, players, fields, width), width)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("decisions", [0, 60, 100])
def test_each_tile_on_the_table_appears(seats: int, decisions: int, language: str) -> None:
    state = some_position(seats, 11, decisions, boards="random")
    view: dict[str, Any] = state.observe(0)
    text = table_text(state, 0, 80, language)
    market = [space["tile"] for depot in (*view["depots"], view["black"]) for space in depot["spaces"]]
    stored = [tile for player in view["players"] for tile in player["keys"]]
    for tile in [*market, *stored, *view["players"][0]["tiles"].values()]:
        if tile is not None:
            assert word("tile", tile, language, "short") in text, tile


@pytest.mark.parametrize(
    "board", list(crenel.game("burgundy").options["properties"]["boards"]["anyOf"][0]["enum"][:-1])
)  # type: ignore[index]
def test_each_hex_shows_its_name_kind_and_number(board: str) -> None:
    """Those of all modes, each played as it should be."""
    modes: dict[str, tuple[int, dict[str, object]]] = {
        "base": (2, {}),
        "border": (2, {"border_posts": True}),
        "team": (4, {"team": True}),
        "solo": (1, {}),
    }
    catalogue: dict[str, Any] = crenel.game("burgundy").catalogue()
    seats, options = modes[catalogue["boards"][board]["family"]]
    state = some_position(seats, 1, 0, boards=board, **options)
    text = drawn(DRAWINGS["burgundy"].board(state.observe(0), 0, Players([None] * seats, "en")), 90)
    view: dict[str, Any] = state.observe(0)
    for cell in catalogue["boards"][board]["cells"]:
        assert f"{cell['cell']} " in text
        if cell["cell"] not in view["players"][0]["tiles"]:
            assert f"{catalogue['kinds'][cell['kind']]}{cell['number']}" in text


def test_neighbouring_rows_are_shifted_by_half_a_hex() -> None:
    lines = table_text(some_position(2, 1, 0), 0, 80).splitlines()
    column = {name: line.index(f"{name} ") for line in lines for name in ("a1", "b1", "d1", "g4") if f"{name} " in line}
    assert column == {"a1": 9, "b1": 6, "d1": 0, "g4": 27}


def test_hexes_where_a_move_leads_are_marked() -> None:
    state = some_position(2, 3, 0, boards="3")
    assert state.actor is not None
    text = table_text(state, state.actor, 80)
    for action in state.actions():
        assert f"{state.fields(action)['cell']} •" in text
    assert text.count("•") == len(state.actions())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("width", [80, 120])
def test_nothing_is_wider_than_the_terminal_or_cut_off(seats: int, width: int, language: str) -> None:
    for seed in range(4):
        state = some_position(seats, seed, 120, boards="random")
        assert state.actor is not None
        moves = draw_moves(list_moves(state, state.actor, language), language, width)
        text = table_text(state, state.actor, width, language) + drawn(moves, width)
        assert max(len(line.rstrip()) for line in text.splitlines()) <= width
        assert "…" not in text


def test_dice_workers_silver_goods_and_points_of_all_players_are_shown() -> None:
    state = some_position(3, 4, 90)
    view: dict[str, Any] = state.observe(0)
    text = table_text(state, 0, 120)
    for player in view["players"]:
        dice = "".join(f"({die['value']})" if die["used"] else f"[{die['value']}]" for die in player["dice"])
        assert dice in text
        assert f"{player['score']} point" in text
    for player in view["players"][1:]:
        assert f"{player['workers']}w {player['silver']}s" in text
    assert f"{view['players'][0]['silver']} silver" in text


@pytest.mark.parametrize("compact", [False, True])
def test_the_list_has_every_legal_move_with_its_number_and_cost(compact: bool) -> None:
    state = some_position(4, 9, 40)
    assert state.actor is not None
    moves = list_moves(state, state.actor, "en")
    text = drawn(draw_moves(moves, "en", 80, compact), 80)
    assert [move.number for move in moves] == list(range(1, len(state.actions()) + 1))
    for move in moves:
        cost = f" ({move.fields['workers']}w)" if move.fields.get("workers") and "die" in move.fields else ""
        assert f"{move.number} {move.rest()}".rstrip() + cost in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_tile_is_described_by_notation_by_name_and_by_key_space(language: str) -> None:
    state = some_position(2, 7, 0)
    state.play(state.parse("take mine 5 with 5"))
    drawing = DRAWINGS["burgundy"]
    by_name = drawing.describe(state, 0, word("tile", "mine", language), language)
    assert by_name == drawing.describe(state, 0, "mine", language)
    assert by_name == drawing.describe(state, 0, "k1", language)
    assert len(by_name) == 2
    assert drawing.describe(state, 0, "k2", language) == []


def test_every_game_has_a_drawing() -> None:
    assert set(DRAWINGS) >= set(crenel.games())
