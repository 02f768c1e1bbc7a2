"""The special soldiers: how each of them strikes, and what it leaves."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from crenel.games.great_wall.cards import GRID, LINE
from crenel.games.great_wall.horde import FREE, WOUND, Horde
from crenel.games.great_wall.modules.black_powder.pieces import (
    BOMBER,
    CROSSBOWMAN,
    EACH,
    FLAMETHROWER,
    MONK,
    SNAKE,
    SNAKES,
    SPECIAL_COST,
    SPECIALS,
    TANK,
)
from crenel.games.great_wall.soldiers import ONE, Shape, Soldier

if TYPE_CHECKING:
    from crenel.games.great_wall.state import GreatWall

RIGHT: Final = 0
LEFT: Final = 1


class Monk(Soldier):
    """Covers a spot of any horde of the section."""

    def __init__(self) -> None:
        super().__init__(SPECIALS[MONK], EACH, SPECIAL_COST[MONK], ONE)


class Bomber(Soldier):
    """Shoots from the wall, and may drop onto the horde at the wall then."""

    def __init__(self) -> None:
        super().__init__(SPECIALS[BOMBER], EACH, SPECIAL_COST[BOMBER], ONE, shoots=True)
        self.stands = True


class Flamethrower(Soldier):
    """Stands on the horde at the wall; what is next to it burns too."""

    def __init__(self) -> None:
        super().__init__(SPECIALS[FLAMETHROWER], EACH, SPECIAL_COST[FLAMETHROWER], ONE, first_row=True)

    def strike(self, state: "GreatWall", clan: i64, section: i64, horde: Horde, way: i64, spot: i64) -> list[i64]:
        horde.place(self.number, clan, [spot])
        for other in next_to(spot):
            if horde.free(other):
                horde.cover[other] = WOUND
        return [spot]


def next_to(spot: i64) -> list[i64]:
    """The spots beside, above and below one."""
    found: list[i64] = [spot + LINE if spot < LINE else spot - LINE]
    if spot % LINE > 0:
        found.append(spot - 1)
    if spot % LINE < LINE - 1:
        found.append(spot + 1)
    return found


class Crossbowman(Soldier):
    """Shoots from the wall, and leaves snake tokens as long as there are any."""

    def __init__(self) -> None:
        super().__init__(SPECIALS[CROSSBOWMAN], EACH, SPECIAL_COST[CROSSBOWMAN], ONE, shoots=True)

    def strike(self, state: "GreatWall", clan: i64, section: i64, horde: Horde, way: i64, spot: i64) -> list[i64]:
        if snakes_left(state) > 0:
            horde.place(snake_kind(state), clan, [spot])
        else:
            horde.cover[spot] = WOUND
        return []


def snake_kind(state: "GreatWall") -> i64:
    """The number of the snake tokens among the pieces on hordes."""
    return state.layout.kinds + state.layout.tokens.index(SNAKE)


def snakes_left(state: "GreatWall") -> i64:
    """Snake tokens that are not on hordes."""
    kind = snake_kind(state)
    left: i64 = SNAKES
    for section in state.layout.sections:
        for horde in state.hordes[section]:
            for spot in range(GRID):
                if horde.kind(spot) == kind:
                    left -= 1
    return left


class Block(Shape):
    """Two by two spots, of which some may be missing. A block is told by the first spot that it covers, and whether it
    goes on to the right or to the left of it; where both ways cover the same, to the right.
    """

    def __init__(self) -> None:
        super().__init__(["right", "left"], [[block_of(spot, way) for spot in range(GRID)] for way in (RIGHT, LEFT)])

    def fits(self, horde: Horde, way: i64, first: i64) -> bool:
        spots = self.existing(horde, way, first)
        if not spots or spots[0] != first:
            return False
        for spot in spots:
            if horde.cover[spot] not in (FREE, WOUND):
                return False
        return way == RIGHT or self.existing(horde, RIGHT, first) != spots

    def existing(self, horde: Horde, way: i64, first: i64) -> list[i64]:
        """The spots of a block that a card has."""
        return [spot for spot in self.spots[way][first] if horde.card.exists[spot]]


def block_of(first: i64, way: i64) -> list[i64]:
    """All spots of the block with this one's column and the next, or the one before; nothing outside the grid."""
    column = first % LINE - (1 if way == LEFT else 0)
    if not 0 <= column < LINE - 1:
        return []
    return [column, column + 1, column + LINE, column + 1 + LINE]


BLOCK: Final = Block()


class Tank(Soldier):
    """Covers a block of the horde at the wall, wounds and all, and takes what the free spots give."""

    def __init__(self) -> None:
        super().__init__(SPECIALS[TANK], EACH, SPECIAL_COST[TANK], BLOCK, first_row=True)

    def covered(self, horde: Horde, way: i64, spot: i64) -> list[i64]:
        return BLOCK.existing(horde, way, spot)

    def way_on(self, horde: Horde, first: i64) -> i64:
        return RIGHT if BLOCK.existing(horde, RIGHT, first) == horde.spots_of(first) else LEFT

    def strike(self, state: "GreatWall", clan: i64, section: i64, horde: Horde, way: i64, spot: i64) -> list[i64]:
        spots = self.covered(horde, way, spot)
        fresh = [each for each in spots if horde.free(each)]
        horde.place(self.number, clan, spots)
        return fresh


def special_soldiers() -> list[Soldier]:
    """One of each kind, in the order of their rows."""
    return [Monk(), Bomber(), Flamethrower(), Crossbowman(), Tank()]
