"""State of the solo game: the counter and goal pawns, and what has left the game."""

from typing import Any, Final

from mypy_extensions import i64

from crenel.games.burgundy.central import PHASES, ROUNDS
from crenel.games.burgundy.dump import counts_dict, goods_dict
from crenel.games.burgundy.module import Part
from crenel.games.burgundy.state import Burgundy
from crenel.games.burgundy.tiles import TILE_NAMES, add_tiles, read

SOLO: Final[dict[str, Any]] = read("modules/solo/solo.toml")
GOAL: Final[dict[str, int]] = SOLO["goal"]
WILD_PRICE: Final[int] = SOLO["wild_price"]  # goods for a black wild tile
TILES: Final[list[int]] = add_tiles(read("modules/solo/tiles.toml"))
BLACK_TILE: Final[int] = TILES[0]
NAME: Final = "solo"


class Pawns(Part):
    __slots__ = ("counter", "goal", "goods", "under", "won")

    def __init__(self) -> None:
        self.counter: i64 = 0
        self.goal: i64 = 0
        self.won: bool = False
        self.under: tuple[int, ...] = (0,) * len(TILE_NAMES)  # tiles that lie face down as black wild ones
        self.goods: i64 = 0  # goods out of the game, packed

    def clone(self) -> Part:
        copy = Pawns()
        copy.counter = self.counter
        copy.goal = self.goal
        copy.won = self.won
        copy.under = self.under
        copy.goods = self.goods
        return copy

    def dump(self, state: Burgundy) -> dict[str, object]:
        return {
            "counter": int(self.counter),
            "goal": int(self.goal),
            "won": self.won,
            "under": counts_dict(self.under),
            "goods": goods_dict(self.goods),
        }


def pawns(state: Burgundy) -> Pawns:
    part = state.part(NAME)
    assert isinstance(part, Pawns)
    return part


def rounds_left(state: Burgundy) -> int:
    """Count the rounds that have not begun yet."""
    return (PHASES - int(state.phase)) * ROUNDS - int(state.round)
