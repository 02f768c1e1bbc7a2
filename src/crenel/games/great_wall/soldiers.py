"""Kinds of soldiers: what they cost, where they strike, and what they cover there."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from crenel.games.great_wall.board import SECTIONS
from crenel.games.great_wall.cards import GRID, LINE
from crenel.games.great_wall.horde import WOUND, Horde
from crenel.games.great_wall.moves import SPOT, move
from crenel.kernel.state import BIT

if TYPE_CHECKING:
    from crenel.games.great_wall.state import GreatWall


class Shape:
    """The spots that a soldier covers, by the way he stands and the first of them."""

    def __init__(self, ways: list[str], spots: list[list[list[i64]]]) -> None:
        self.ways: list[str] = ways  # words of the notation; one empty word where there is only one way
        self.spots: list[list[list[i64]]] = spots  # no spots where he would not be inside the grid

    def fits(self, horde: Horde, way: i64, first: i64) -> bool:
        spots = self.spots[way][first]
        for spot in spots:
            if not horde.free(spot):
                return False
        return len(spots) > 0

    def way_of(self, spots: list[i64]) -> i64:
        """In which way a piece on these spots stands."""
        for way in range(len(self.ways)):
            if self.spots[way][spots[0]] == spots:
                return way
        return 0


def _beside(first: i64, other: i64, line: bool) -> list[i64]:
    """Two spots, if the second is in the grid; `line`: in the line of the first."""
    inside = other < GRID and (not line or first // LINE == other // LINE)
    return [first, other] if inside else []


ONE: Final = Shape([""], [[[spot] for spot in range(GRID)]])
RIGHT: Final[list[list[i64]]] = [_beside(spot, spot + 1, True) for spot in range(GRID)]
DOWN: Final[list[list[i64]]] = [_beside(spot, spot + LINE, False) for spot in range(GRID)]
PAIR: Final = Shape(["right", "down"], [RIGHT, DOWN])
SHAPES: Final[dict[int, Shape]] = {1: ONE, 2: PAIR}


class Soldier:
    """A kind of soldier. A module's kinds may strike in ways of their own."""

    def __init__(
        self, name: str, pool: i64, cost: list[i64], shape: Shape, first_row: bool = False, shoots: bool = False
    ) -> None:
        self.number: i64 = -1  # its place among the kinds of a table
        self.name: str = name
        self.pool: i64 = pool  # how many each player has
        self.cost: list[i64] = cost  # by resource
        self.shape: Shape = shape
        self.first_row: bool = first_row  # strikes only the horde at the wall
        self.shoots: bool = shoots  # takes a firing spot and leaves wounds
        self.stands: bool = not shoots  # may stand on a horde
        self.shooter: i64 = -1  # its place among the kinds that shoot

    def shots(self, packed: i64, section: i64) -> i64:
        """How many of this kind a packed count has in a section: four bits for each kind that shoots and section."""
        return (packed >> (4 * (self.shooter * SECTIONS + section))) & 15 if self.shoots else 0

    def one_shot(self, section: i64) -> i64:
        """One of this kind in such a count."""
        return BIT[4 * (self.shooter * SECTIONS + section)]

    def reaches(self, horde: Horde) -> bool:
        return horde.row == 0 or not self.first_row

    def fits(self, horde: Horde, way: i64, spot: i64) -> bool:
        return self.shape.fits(horde, way, spot)

    def covered(self, horde: Horde, way: i64, spot: i64) -> list[i64]:
        """The spots that one who fits there covers."""
        return self.shape.spots[way][spot]

    def way_on(self, horde: Horde, first: i64) -> i64:
        """Return how a soldier lies on a horde, by the first of the spots that it covers."""
        return self.shape.way_of(horde.spots_of(first))

    def has_target(self, state: "GreatWall", section: i64) -> bool:
        """Whether there is a spot in a section that this kind may strike."""
        for horde in state.hordes[section]:
            if self.reaches(horde):
                for spot in range(GRID):
                    for way in range(len(self.shape.ways)):
                        if self.fits(horde, way, spot):
                            return True
        return False

    def can_attack(self, state: "GreatWall", section: i64) -> bool:
        """Whether one who stands nowhere yet may attack in a section: who shoots needs only a firing spot."""
        return state.free_firing_spots(section) > 0 if self.shoots else self.has_target(state, section)

    def list_targets(self, state: "GreatWall", section: i64, found: list[int]) -> None:
        """List the spots this kind may strike in a section: from the wall on, from the top and the left."""
        for horde in state.hordes[section]:
            if self.reaches(horde):
                for spot in range(GRID):
                    for way in range(len(self.shape.ways)):
                        if self.fits(horde, way, spot):
                            found.append(move(SPOT, horde.row, spot, way))

    def strike(self, state: "GreatWall", clan: i64, section: i64, horde: Horde, way: i64, spot: i64) -> list[i64]:
        """Cover what is struck. Return the spots whose rewards are due."""
        if self.shoots:
            horde.cover[spot] = WOUND
            return []
        spots = self.covered(horde, way, spot)
        horde.place(self.number, clan, spots)
        return spots
