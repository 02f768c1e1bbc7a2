"""Inns: one more each phase beside the black depot, for any kind of hex."""

from collections.abc import Mapping
from typing import Any, Final

from mypy_extensions import i64

from crenel.games.burgundy.central import PHASES, SIDES_BESIDE, Side
from crenel.games.burgundy.module import Module, Part
from crenel.games.burgundy.state import Burgundy
from crenel.games.burgundy.tiles import EMPTY, add_tiles, read
from crenel.kernel.errors import BadState, Refusal
from crenel.kernel.reading import whole

TILES: Final[list[int]] = add_tiles(read("modules/inns/tiles.toml"))
INN: Final[int] = TILES[0]


class InnPile(Part):
    """Pile of inns beside the black depot; the top one lies on a space of the central board."""

    __slots__ = ("count",)

    def __init__(self) -> None:
        self.count: i64 = 0

    def clone(self) -> Part:
        copy = InnPile()
        copy.count = self.count
        return copy

    def dump(self, state: Burgundy) -> dict[str, object]:
        return {"pile": int(self.count)}


class Inns(Module):
    def __init__(self) -> None:
        super().__init__("inns")
        self.decisions = read("modules/inns/lengths.toml")["decisions"]
        self.rules = read("modules/inns/rules.toml")["rules"]

    def tiles(self) -> list[int]:
        return TILES

    def side(self, side: Side) -> Side:
        """Add a space beside the black depot."""
        return SIDES_BESIDE[side.players]

    def phase_started(self, state: Burgundy) -> None:
        self.pile(state).count += 1
        state.put_tile(inn_space(state), INN)

    def tile_removed(self, state: Burgundy, space: i64) -> None:
        """Uncover the next inn."""
        if space == inn_space(state):
            pile = self.pile(state)
            pile.count -= 1
            if pile.count:
                state.put_tile(space, INN)

    def may_place_wild(self, state: Burgundy, seat: i64, tile: i64, cell: i64) -> bool:
        """Allow one inn in an area."""
        duchy = state.duchies[seat]
        return tile != INN or not duchy.holds(duchy.board.area[cell], INN)

    def area_size(self, state: Burgundy, seat: i64, area: i64, size: i64) -> i64:
        return size + 1 if state.duchies[seat].holds(area, INN) else size

    def why_not(self, state: Burgundy, words: str, seat: int) -> Refusal | None:
        parts = words.split()
        if parts[:2] != ["place", "inn"] or INN not in state.stored(seat):
            return None
        duchy = state.duchies[seat]
        cell = duchy.board.cell_named(parts[2]) if len(parts) > 2 else -1
        if cell >= 0 and duchy.tiles[cell] == EMPTY and not self.may_place_wild(state, seat, INN, cell):
            return Refusal("inn-doubled", "burgundy.inns.once", None, {"cell": parts[2]})
        return None

    # ------------------------------------------------------------ dumps and views

    def pile(self, state: Burgundy) -> InnPile:
        part = state.part(self.name)
        assert isinstance(part, InnPile)
        return part

    def new_part(self, state: Burgundy) -> Part:
        return InnPile()

    def load_part(self, state: Burgundy, data: Mapping[str, Any], where: str) -> Part:
        pile = InnPile()
        pile.count = whole(data["pile"], f"{where}.pile", 0, int(state.phase) + 1)
        if (state.market[inn_space(state)] == INN) != (pile.count > 0):
            raise BadState("state-inns", where=where)
        return pile

    def count_printed(self, state: Burgundy, counts: list[int]) -> None:
        counts[INN] += PHASES

    def count_kept(self, state: Burgundy, counts: list[int]) -> None:
        """Count those under the top one, and those still to come."""
        counts[INN] += max(0, int(self.pile(state).count) - 1) + PHASES - 1 - int(state.phase)

    def observe(self, state: Burgundy, view: dict[str, object]) -> None:
        view["inns"] = int(self.pile(state).count)


def inn_space(state: Burgundy) -> i64:
    return state.side.filled
