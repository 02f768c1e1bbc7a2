"""Printed side of the central board for a player count: depots, their spaces, and the numbers that go with it."""

from typing import Final

from mypy_extensions import i64

from crenel.games.burgundy.bags import BLACK_BAG
from crenel.games.burgundy.moves import BUY, DICE, TAKE, menu, move
from crenel.games.burgundy.tiles import CENTRAL, KIND_LETTERS
from crenel.kernel.state import BIT

DEPOTS: Final = 6
BLACK_DEPOT: Final = 0  # depots 1-6 are numbered; 0 is the black one
BLACK_SPACE: Final = -1  # kind of a space for tiles with a black back
BESIDE: Final = -2  # kind of a space beside the black depot that is neither cleared nor filled with the others

PHASE_NAMES: Final[list[str]] = CENTRAL["phases"]
PHASES: Final = len(PHASE_NAMES)
ROUNDS: Final[int] = CENTRAL["rounds"]
PHASE_POINTS: Final[list[i64]] = CENTRAL["phase_points"]
AREA_POINTS: Final[list[i64]] = CENTRAL["area_points"]
LARGEST_AREA: Final = len(AREA_POINTS) - 1
BRIDGE: Final[int] = CENTRAL["bridge"]
KEY_SPACES: Final[int] = CENTRAL["storage"]["keys"]
GOOD_SPACES: Final[int] = CENTRAL["storage"]["goods"]
BLACK_PRICE: Final[i64] = CENTRAL["price"]["black"]
START_SILVER: Final[int] = CENTRAL["start"]["silver"]
START_WORKERS: Final[list[int]] = CENTRAL["start"]["workers"]
START_GOODS: Final[int] = CENTRAL["start"]["goods"]
WORKERS_PER_POINT: Final[i64] = CENTRAL["final"]["workers_per_point"]
POINTS_PER_GOOD: Final[i64] = CENTRAL["final"]["good"]
POINTS_PER_SILVER: Final[i64] = CENTRAL["final"]["silver"]

_TAKES: Final[list[list[list[list[int]]]]] = [
    [menu([move(TAKE, die, space, 0) for space in range(first, first + 8)]) for first in (0, 8, 16)]
    for die in range(DICE)
]


class Side:
    """Side of the central board. Its spaces are numbered through: the depots in order, then the black depot, and for
    modules that need it one space more beside that.
    """

    def __init__(self, players: int, beside: bool = False) -> None:
        row = CENTRAL["side"][str(players)]
        self.players: int = players
        self.sale: i64 = row["sale"]
        self.large: i64 = row["bonus"]["large"]
        self.small: i64 = row["bonus"]["small"]
        self.kinds: list[list[i64]] = []  # by space: the kind it takes in phases A, C, E and in B, D
        self.depot: list[i64] = []  # by space: the depot it belongs to
        self.first: list[i64] = [0] * (DEPOTS + 1)  # by depot: its first space
        self.after: list[i64] = [0] * (DEPOTS + 1)  # by depot: the space after its last
        for number, spaces in enumerate(row["depots"], 1):
            self.first[number] = len(self.depot)
            for space in spaces.split():
                self._add(
                    number, [KIND_LETTERS.index(letter) for letter in (space * 2 if len(space) == 1 else space[::2])]
                )
            self.after[number] = len(self.depot)
        self.first[BLACK_DEPOT] = len(self.depot)
        for _ in range(row["black"]):
            self._add(BLACK_DEPOT, [BLACK_SPACE, BLACK_SPACE])
        self.filled: i64 = len(self.depot)  # how many of the spaces are cleared and filled for each phase
        if beside:
            self._add(BLACK_DEPOT, [BESIDE, BESIDE])
        self.after[BLACK_DEPOT] = len(self.depot)
        self.spaces: i64 = len(self.depot)
        # By depot: its spaces (a bit each).
        self.inside: list[i64] = [BIT[after] - BIT[first] for first, after in zip(self.first, self.after, strict=True)]
        # By set of numbers (a bit each): the spaces of the depots with such a number.
        self.numbered: list[i64] = [
            sum(self.inside[depot] for depot in range(1, DEPOTS + 1) if numbers & 2**depot) for numbers in range(128)
        ]
        # For phases A, C, E and for B, D: the bag that fills each space.
        self.bags: list[list[i64]] = [
            [BLACK_BAG if kinds[half] == BLACK_SPACE else kinds[half] for kinds in self.kinds[: self.filled]]
            for half in range(2)
        ]
        # By space: the later ones of its depot on which an equal tile can lie.
        self.alike: list[list[i64]] = [
            [other for other in range(space + 1, self.after[depot]) if self._alike(space, other)]
            for space, depot in enumerate(self.depot)
        ]
        # By die: for each eight spaces of the numbered depots, the actions that take from a set of them.
        self.takes: list[list[list[list[int]]]] = [eights[: (self.first[BLACK_DEPOT] + 7) // 8] for eights in _TAKES]
        # By workers paid and depot: the purchases from a set of its spaces.
        self.buys: list[list[list[list[int]]]] = [
            [menu(self._purchases(depot, workers)) for depot in range(DEPOTS + 1)] for workers in range(BLACK_PRICE + 1)
        ]

    def _purchases(self, depot: i64, workers: i64) -> list[int]:
        return [move(BUY, 0, space, workers) for space in range(self.first[depot], self.after[depot])]

    def _alike(self, space: i64, other: i64) -> bool:
        """Return whether two spaces of a depot can hold equal tiles."""
        kinds = zip(self.kinds[space], self.kinds[other], strict=True)
        return self.depot[space] == BLACK_DEPOT or any(one == another for one, another in kinds)

    def _add(self, depot: i64, kinds: list[i64]) -> None:
        self.depot.append(depot)
        self.kinds.append(kinds)


SIDES: Final[dict[int, Side]] = {players: Side(players) for players in (2, 3, 4)}
SIDES_BESIDE: Final[dict[int, Side]] = {players: Side(players, beside=True) for players in (2, 3, 4)}
