"""A horde before the wall: its card, its row, and what covers its vital spots.

A spot is free, wounded, or covered by a piece. All spots of a piece bear the same code: its kind, its clan, and the
first spot it stands on, so that pieces of any size fit.
"""

from typing import Final

from mypy_extensions import i64

from crenel.games.great_wall.cards import GRID, LINE, HordeCard

FREE: Final = 0
WOUND: Final = 1
FIRST_PIECE: Final = 2  # and (kind * CLANS_AT_MOST + clan) * GRID + first spot
CLANS_AT_MOST: Final = 8
NOBODY: Final = -1

SPOT_NAMES: Final[list[str]] = [f"{line}{place}" for line in "ab" for place in range(1, LINE + 1)]


def clan_of(code: i64) -> i64:
    """The clan of the piece that has this code."""
    return NOBODY if code < FIRST_PIECE else (code - FIRST_PIECE) // GRID % CLANS_AT_MOST


class Horde:
    """One card on the board. Its number tells its kind and the section on its back."""

    __slots__ = ("card", "cover", "number", "row")

    def __init__(self, card: HordeCard, number: i64, row: i64, cover: list[i64] | None = None) -> None:
        self.card: HordeCard = card
        self.number: i64 = number  # kind * 3 + section on the back
        self.row: i64 = row  # 0 at the wall
        self.cover: list[i64] = [FREE] * GRID if cover is None else cover

    def clone(self) -> "Horde":
        return Horde(self.card, self.number, self.row, self.cover[:])

    # ------------------------------------------------------------ spots

    def free(self, spot: i64) -> bool:
        return self.card.exists[spot] and self.cover[spot] == FREE

    def open_spots(self) -> i64:
        left = self.card.size
        for code in self.cover:
            if code != FREE:
                left -= 1
        return left

    def fallen(self) -> bool:
        """Whether all spots are covered: it will be defeated at the next check."""
        return self.open_spots() == 0

    # ------------------------------------------------------------ pieces

    def place(self, kind: i64, clan: i64, spots: list[i64]) -> None:
        """Lay a piece on its spots."""
        code = FIRST_PIECE + (kind * CLANS_AT_MOST + clan) * GRID + spots[0]
        for spot in spots:
            self.cover[spot] = code

    def owner(self, spot: i64) -> i64:
        """The clan whose piece covers a spot."""
        return clan_of(self.cover[spot])

    def kind(self, spot: i64) -> i64:
        """The kind of the piece that covers a spot; NOBODY if none does."""
        code = self.cover[spot]
        return NOBODY if code < FIRST_PIECE else (code - FIRST_PIECE) // (GRID * CLANS_AT_MOST)

    def starts(self, spot: i64) -> bool:
        """Whether a piece's first spot is this one."""
        code = self.cover[spot]
        return code >= FIRST_PIECE and (code - FIRST_PIECE) % GRID == spot

    def spots_of(self, first: i64) -> list[i64]:
        """All spots of the piece on a spot."""
        code = self.cover[first]
        return [spot for spot in range(GRID) if self.cover[spot] == code]

    def covers(self, clan: i64) -> i64:
        """How many spots a clan's pieces cover."""
        count: i64 = 0
        for code in self.cover:
            if clan_of(code) == clan:
                count += 1
        return count

    def pieces(self, clan: i64, kind: i64) -> i64:
        """How many pieces of a kind a clan has on this card."""
        at_spot: i64 = FIRST_PIECE + (kind * CLANS_AT_MOST + clan) * GRID
        count: i64 = 0
        for code in self.cover:
            if code == at_spot:
                count += 1
            at_spot += 1
        return count

    def present(self, clan: i64) -> bool:
        return any(clan_of(code) == clan for code in self.cover)

    def remove(self, clan: i64, kind: i64) -> None:
        """Take one piece of a kind off the card; wounds stay where it stood."""
        first = FIRST_PIECE + (kind * CLANS_AT_MOST + clan) * GRID
        for spot in range(GRID):
            if self.cover[spot] == first + spot:
                for each in self.spots_of(spot):
                    self.cover[each] = WOUND
                return
