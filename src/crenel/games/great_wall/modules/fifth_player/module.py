"""The fifth player: a number of seats, with its side of the board and its cards."""

from collections.abc import Mapping
from typing import Any, ClassVar, Final

from crenel.games.great_wall.board import Board, Side, read
from crenel.games.great_wall.changes import NEWEST
from crenel.games.great_wall.module import Module, Row

SEATS: Final = 5
DATA: Final = "modules.fifth_player"
FILES: Final[list[str]] = ["generals.toml", "advisors.toml", "tactics.toml"]


def read_all(rules: int) -> dict[str, list[Row]]:
    """All its cards by kind, as a version of the rules has them."""
    found: dict[str, list[Row]] = {}
    for file in FILES:
        found.update(read(file, DATA, rules))
    return found


class FifthPlayer(Module):
    name: ClassVar[str] = "fifth_player"
    more_seats: ClassVar[tuple[int, ...]] = (SEATS,)
    rows: ClassVar[dict[str, list[Row]]] = read_all(NEWEST)
    rules: ClassVar[list[dict[str, Any]]] = read("rules.toml", DATA)["rules"]

    @classmethod
    def in_play(cls, seats: int, options: Mapping[str, object]) -> bool:
        return seats == SEATS

    @classmethod
    def side(cls, seats: int, board: Board) -> Side | None:
        row = read("board.toml", DATA, board.rules)["players"][str(SEATS)]
        return board.side(row) if seats == SEATS else None

    @classmethod
    def rows_under(cls, rules: int) -> dict[str, list[Row]]:
        return read_all(rules)

    @classmethod
    def catalogue(cls) -> dict[str, object]:
        named = {"general": "generals", "advisor": "advisors", "tactic": "tactics"}
        return {place: {str(row["name"]): dict(row) for row in cls.rows[kind]} for kind, place in named.items()}
