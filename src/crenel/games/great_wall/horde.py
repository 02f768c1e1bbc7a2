"""A horde before the wall: its card, and what covers its vital spots.

A spot holds FREE, WOUND, a spearman, or half a horseman, who covers two neighbouring spots and knows in which direction
his other half lies.
"""

from typing import Final

from mypy_extensions import i64

from crenel.games.great_wall.board import HORSEMAN, SPEARMAN
from crenel.games.great_wall.cards import GRID, LINE, HordeCard

FREE: Final = 0
WOUND: Final = 1
FIRST_SPEARMAN: Final = 2  # and the clan
FIRST_HORSEMAN: Final = 8  # and the clan times four, and the direction of the other half
NOBODY: Final = -1

RIGHT: Final = 0
DOWN: Final = 1
LEFT: Final = 2
UP: Final = 3
STEP: Final[list[i64]] = [1, LINE, -1, -LINE]  # from one half to the other
SPOT_NAMES: Final[list[str]] = [f"{line}{place}" for line in "ab" for place in range(1, LINE + 1)]


class Horde:
    """One card on the board. `section` is printed on its back, and only tells where the next horde comes."""

    __slots__ = ("card", "cover", "number")

    def __init__(self, card: HordeCard, number: i64) -> None:
        self.card: HordeCard = card
        self.number: i64 = number  # of 24: kind * 3 + section on the back
        self.cover: list[i64] = [FREE] * GRID

    def clone(self) -> "Horde":
        copy = Horde(self.card, self.number)
        copy.cover = self.cover[:]
        return copy

    def free(self, spot: i64) -> bool:
        return self.card.exists[spot] and self.cover[spot] == FREE

    def open_spots(self) -> i64:
        count: i64 = 0
        for spot in range(GRID):
            if self.card.exists[spot] and self.cover[spot] == FREE:
                count += 1
        return count

    def fallen(self) -> bool:
        """All spots are covered: it will be defeated at the next check."""
        return self.open_spots() == 0

    def room_for_horseman(self, spot: i64, way: i64) -> bool:
        """Two free spots side by side, from this one to the right or down."""
        if way == RIGHT:
            return spot % LINE < LINE - 1 and self.free(spot) and self.free(spot + 1)
        return spot < LINE and self.free(spot) and self.free(spot + LINE)

    def owner(self, spot: i64) -> i64:
        code = self.cover[spot]
        if code < FIRST_SPEARMAN:
            return NOBODY
        return code - FIRST_SPEARMAN if code < FIRST_HORSEMAN else (code - FIRST_HORSEMAN) // 4

    def place_spearman(self, clan: i64, spot: i64) -> None:
        self.cover[spot] = FIRST_SPEARMAN + clan

    def place_horseman(self, clan: i64, spot: i64, way: i64) -> None:
        self.cover[spot] = FIRST_HORSEMAN + clan * 4 + way
        self.cover[spot + STEP[way]] = FIRST_HORSEMAN + clan * 4 + way + 2

    def covers(self, clan: i64) -> i64:
        """Spots that a clan's soldiers cover."""
        count: i64 = 0
        for spot in range(GRID):
            if self.owner(spot) == clan:
                count += 1
        return count

    def soldiers(self, clan: i64, kind: i64) -> i64:
        """A clan's spearmen or horsemen on this card."""
        count: i64 = 0
        for spot in range(GRID):
            code = self.cover[spot]
            if kind == SPEARMAN and code == FIRST_SPEARMAN + clan:
                count += 1
            elif kind == HORSEMAN and code >= FIRST_HORSEMAN and (code - FIRST_HORSEMAN) // 4 == clan:
                # Each horseman is counted at the half that points on.
                count += 1 if (code - FIRST_HORSEMAN) % 4 < LEFT else 0
        return count

    def present(self, clan: i64) -> bool:
        return any(self.owner(spot) == clan for spot in range(GRID))

    def remove(self, clan: i64, kind: i64) -> None:
        """Take one soldier of a kind off the card; wounds stay where he stood."""
        for spot in range(GRID):
            code = self.cover[spot]
            if kind == SPEARMAN and code == FIRST_SPEARMAN + clan:
                self.cover[spot] = WOUND
                return
            if kind == HORSEMAN and code >= FIRST_HORSEMAN and (code - FIRST_HORSEMAN) // 4 == clan:
                way = (code - FIRST_HORSEMAN) % 4
                self.cover[spot + STEP[way]] = WOUND
                self.cover[spot] = WOUND
                return
