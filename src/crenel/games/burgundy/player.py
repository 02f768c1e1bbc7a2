"""Player: dice, key spaces, marker and points of one seat. All else belongs to the duchy."""

from typing import Final

from mypy_extensions import i64

from crenel.kernel.constants import NO_NUMBERS

# Where points come from, in the order of the final sheet; those of modules are last.
SOURCES: Final[list[str]] = [
    "areas",
    "phases",
    "colours",
    "livestock",
    "watchtowers",
    "sales",
    "monasteries",
    "goods",
    "silver",
    "workers",
]
AREAS: Final = 0
PHASES: Final = 1
COLOURS: Final = 2
LIVESTOCK: Final = 3
WATCHTOWERS: Final = 4
SALES: Final = 5
MONASTERY_POINTS: Final = 6
GOODS_LEFT: Final = 7
SILVER_LEFT: Final = 8
WORKERS_LEFT: Final = 9
BASE_SOURCES: Final = 10


def add_source(number: int, name: str) -> None:
    """Name a source of points that a module brings."""
    SOURCES.extend("" for _ in range(len(SOURCES), number + 1))
    if SOURCES[number] not in ("", name):
        raise ValueError(f"source {number} is {SOURCES[number]}, not {name}")
    SOURCES[number] = name


class Player:
    """Player at one seat."""

    __slots__ = ("bought", "bridge", "die1", "die2", "height", "keys", "points", "total", "used")

    def __init__(self) -> None:
        self.keys: list[i64] = NO_NUMBERS  # stored tiles, oldest first
        self.die1: i64 = 0  # as rolled; 0 before the first roll
        self.die2: i64 = 0
        self.used: i64 = 3  # bit 0: first die used, bit 1: second
        self.bought: bool = False  # the one purchase of this turn is made
        self.bridge: i64 = 0  # space on the bridge
        self.height: i64 = 0  # markers below mine on that space
        self.points: list[i64] = NO_NUMBERS  # by source
        self.total: i64 = 0  # of them

    def clear(self) -> None:
        """Remove all tiles and points."""
        self.keys = []
        self.points = [0] * len(SOURCES)
        self.total = 0

    def clone(self) -> "Player":
        copy = Player()
        copy.keys = self.keys[:]
        copy.die1 = self.die1
        copy.die2 = self.die2
        copy.used = self.used
        copy.bought = self.bought
        copy.bridge = self.bridge
        copy.height = self.height
        copy.points = self.points[:]
        copy.total = self.total
        return copy

    def gain(self, source: i64, points: i64) -> None:
        """Score points from one of SOURCES."""
        self.points[source] += points
        self.total += points

    def first_die(self) -> i64:
        """Return the first die if it can still be used, else 0."""
        return 0 if self.used & 1 else self.die1

    def second_die(self) -> i64:
        return 0 if self.used & 2 else self.die2

    def use_die(self, die: i64) -> None:
        """Mark a die of that value as used."""
        self.used |= 1 if self.die1 == die and not self.used & 1 else 2

    def drop_key(self, index: i64) -> i64:
        """Take a stored tile from its key space; the later ones move up."""
        tile = self.keys[index]
        del self.keys[index]
        return tile
