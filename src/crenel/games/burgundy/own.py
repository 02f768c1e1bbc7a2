"""Boards that people make: how they are written, what they must keep to, and how a table finds them.

A board file has the form of data/boards.toml. A table gets its boards as data (option `duchies`), so that a record
carries them.
"""

import hashlib
import json
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final, cast

from jsonschema import Draft202012Validator

from crenel.games.burgundy.board import BASE_FAMILY, BOARDS, ROW_START, USUAL_BOARD, Board, make_board
from crenel.games.burgundy.central import LARGEST_AREA
from crenel.games.burgundy.tiles import KIND_LETTERS, KIND_NAMES
from crenel.kernel.errors import BadSetup
from crenel.kernel.toml import read_toml

ROW_LENGTHS: Final = [4, 5, 6, 7, 6, 5, 4]
PATTERN: Final = BOARDS[USUAL_BOARD]  # every board has as many hexes of each kind as this one, and the same numbers
COUNTS: Final[list[int]] = [len(spots) for spots in PATTERN.spots]
NUMBERS: Final[list[int]] = [int(number) for number in PATTERN.number]
CODES: Final = [f"{letter}{number}" for letter in KIND_LETTERS for number in range(1, 7)]

# How a board is given to a table.
SCHEMA: Final[dict[str, object]] = {
    "type": "object",
    "additionalProperties": False,
    "required": ["name", "rows"],
    "properties": {
        "name": {"type": "string", "minLength": 1, "maxLength": 40},
        "rows": {"type": "array", "items": {"type": "string", "maxLength": 40}, "minItems": 7, "maxItems": 7},
        "start": {"type": "string", "maxLength": 3},
    },
}

_MADE: Final[dict[str, Board]] = {}
KEPT: Final = 200  # boards kept made; anybody may bring new ones to a server


def own_name(row: Mapping[str, Any]) -> str:
    """Return the name of an own board in dumps: equal boards have equal names."""
    told = json.dumps([row["name"], row["rows"], row.get("start", "")])
    return f"own-{hashlib.sha256(told.encode()).hexdigest()[:8]}"


def own_board(row: Mapping[str, Any]) -> Board:
    """Return the board that these rows describe; raise BadSetup with the reason if nobody can play on it."""
    name = own_name(row)
    if name not in _MADE:
        board = _made(name, row)
        if len(_MADE) >= KEPT:
            _MADE.clear()
        _MADE[name] = board
    return _MADE[name]


def _made(name: str, row: Mapping[str, Any]) -> Board:
    title = str(row["name"])
    for line, (text, length) in enumerate(zip(row["rows"], ROW_LENGTHS, strict=True), 1):
        codes = text.split()
        if len(codes) != length:
            raise BadSetup("board-row", board=title, row=line, found=len(codes), length=length)
        for code in codes:
            if code not in CODES:
                raise BadSetup("board-code", board=title, row=line, code=code)
    board = make_board(name, {**row, "source": "own"}, ROW_START, BASE_FAMILY)
    for kind, wanted in enumerate(COUNTS):
        if len(board.spots[kind]) != wanted:
            kinds = {"kind": KIND_NAMES[kind], "found": len(board.spots[kind]), "wanted": wanted}
            raise BadSetup("board-count", board=title, **kinds)
    if max(board.area_size) > LARGEST_AREA:
        raise BadSetup("board-area", board=title, found=int(max(board.area_size)), most=LARGEST_AREA)
    if row.get("start") and (board.start < 0 or board.start not in board.starts):
        raise BadSetup("board-start", board=title, cell=str(row["start"]))
    return board


def own_boards(options: Mapping[str, object]) -> list[Board]:
    """Return the boards that a table brought along."""
    return [own_board(row) for row in cast(list[Mapping[str, Any]], options["duchies"])]


def board_named(options: Mapping[str, object], name: str) -> Board:
    """Return a printed board, or one of the table's own."""
    for board in own_boards(options):
        if board.name == name:
            return board
    return BOARDS[name]


# ---------------------------------------------------------------- files


def read_boards(file: str) -> list[dict[str, object]]:
    """Read the boards of a file; raise BadSetup if it cannot be read or is no board file."""
    try:
        text = Path(file).read_text(encoding="utf-8")
    except (OSError, UnicodeError) as error:
        raise BadSetup("board-unreadable", file=file, detail=str(error)) from error
    return boards_in(text, file)


def boards_in(text: str, file: str) -> list[dict[str, object]]:
    """Read and check the boards of a text; raise BadSetup with the place and the reason if it is no board file."""
    try:
        data = read_toml(text)
    except tomllib.TOMLDecodeError as error:
        raise BadSetup("board-not-toml", file=file, detail=str(error)) from error
    rows = data.get("board")
    if not isinstance(rows, dict) or not rows:
        raise BadSetup("board-none", file=file)
    boards: list[dict[str, object]] = []
    for name, row in rows.items():
        kept = {key: row[key] for key in ("name", "rows", "start") if isinstance(row, dict) and key in row}
        board = {"name": name, **kept}
        if not Draft202012Validator(SCHEMA).is_valid(board):
            raise BadSetup("board-shape", file=file, board=name)
        own_board(board)
        boards.append(board)
    return boards


def board_file(boards: list[dict[str, object]]) -> str:
    """Write boards as a file that `read_boards` takes back."""
    lines: list[str] = []
    for number, row in enumerate(boards, 1):
        lines += [f"[board.{number}]", f"name = {json.dumps(row['name'])}", "rows = ["]
        lines += [f'    "{text}",' for text in cast(list[str], row["rows"])]
        lines += ["]", ""]
    return "\n".join(lines)


def odd_numbers(board: Board) -> list[str]:
    """Return hexes whose number is not that of the printed boards."""
    return [board.cells[cell] for cell in range(board.size) if int(board.number[cell]) != NUMBERS[cell]]
