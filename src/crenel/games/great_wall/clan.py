"""One clan: what stands behind its screen and in front of it. Players and automas are clans of different kinds."""

from typing import Final

from mypy_extensions import i64

from crenel.games.great_wall.board import (
    CLERKS,
    PLACES,
    POOL,
    PRODUCTION,
    RESOURCES,
    SECTIONS,
    SOLDIERS,
    START_CLERKS,
)

PLAYER: Final = 0
REED: Final = 1
QIN: Final = 2
KIND_NAMES: Final[list[str]] = ["player", "reed", "qin-jiushao"]

# Where honor comes from, in the order of the final sheet.
SOURCES: Final[list[str]] = [
    "production",
    "donations",
    "walls",
    "barricades",
    "battle",
    "spots",
    "commands",
    "cards",
    "shame",
    "hordes",
    "artifacts",
]
FROM_PRODUCTION: Final = 0
FROM_DONATIONS: Final = 1
FROM_WALLS: Final = 2
FROM_BARRICADES: Final = 3
FROM_BATTLE: Final = 4
FROM_SPOTS: Final = 5
FROM_COMMANDS: Final = 6
FROM_CARDS: Final = 7
FROM_SHAME: Final = 8
FROM_HORDES: Final = 9
FROM_ARTIFACTS: Final = 10

NO_CARD: Final = -1


class Clan:
    """Pieces are counted by kind; sets of cards are bit masks."""

    __slots__ = (
        "active",
        "at",
        "claimed",
        "command",
        "commands",
        "dealt_advisors",
        "dealt_generals",
        "discarded",
        "firing",
        "general",
        "honor",
        "kind",
        "levels",
        "overseers",
        "pool",
        "reserve",
        "rest",
        "shamed",
        "shame_on_hordes",
        "stock",
        "support",
        "tactics",
        "free_clerks",
    )

    def __init__(self, kind: i64) -> None:
        self.kind: i64 = kind
        self.general: i64 = NO_CARD
        self.dealt_generals: tuple[int, ...] = ()
        self.dealt_advisors: tuple[int, ...] = ()
        self.active: i64 = 0  # advisors face up
        self.support: i64 = 0  # advisors face down under the general
        self.stock: list[i64] = []  # resources behind the screen
        self.free_clerks: i64 = 0  # clerks in the pool
        self.reserve: i64 = 0  # clerks still to be hired
        self.at: list[i64] = []  # clerks by place
        self.pool: list[i64] = []  # soldiers in the pool, by kind
        self.shamed: list[i64] = []  # soldiers in the pool under a shame, by kind
        self.rest: list[i64] = []  # soldiers in rest zones: section * SOLDIERS + kind
        self.firing: list[i64] = []  # archers on firing spots, by section
        self.levels: list[i64] = []  # overseers' levels by production place, 0 for none
        self.overseers: list[i64] = []  # the soldiers that they are
        self.commands: i64 = 0  # command cards in hand
        self.discarded: i64 = 0  # command cards in the discard pile
        self.command: i64 = NO_CARD  # command card on the track
        self.tactics: i64 = 0  # tactics in hand
        self.claimed: list[i64] = []  # hordes
        self.shame_on_hordes: list[i64] = []  # shame on each of them
        self.honor: list[i64] = []  # by source

    def clear(self) -> None:
        """Everything in the box, ready to play."""
        self.stock = [0] * RESOURCES
        self.free_clerks = START_CLERKS
        self.reserve = CLERKS - START_CLERKS
        self.at = [0] * PLACES
        self.pool = POOL[:]
        self.shamed = [0] * SOLDIERS
        self.rest = [0] * (SECTIONS * SOLDIERS)
        self.firing = [0] * SECTIONS
        self.levels = [0] * PRODUCTION
        self.overseers = [0] * PRODUCTION
        self.honor = [0] * len(SOURCES)

    def clone(self) -> "Clan":
        copy = Clan(self.kind)
        copy.general = self.general
        copy.dealt_generals = self.dealt_generals
        copy.dealt_advisors = self.dealt_advisors
        copy.active = self.active
        copy.support = self.support
        copy.stock = self.stock[:]
        copy.free_clerks = self.free_clerks
        copy.reserve = self.reserve
        copy.at = self.at[:]
        copy.pool = self.pool[:]
        copy.shamed = self.shamed[:]
        copy.rest = self.rest[:]
        copy.firing = self.firing[:]
        copy.levels = self.levels[:]
        copy.overseers = self.overseers[:]
        copy.commands = self.commands
        copy.discarded = self.discarded
        copy.command = self.command
        copy.tactics = self.tactics
        copy.claimed = self.claimed[:]
        copy.shame_on_hordes = self.shame_on_hordes[:]
        copy.honor = self.honor[:]
        return copy

    # ------------------------------------------------------------ questions

    def score(self) -> i64:
        total: i64 = 0
        for honor in self.honor:
            total += honor
        return total

    def supporters(self) -> i64:
        """Strength of the general."""
        return count_bits(self.support)

    def advisors(self) -> i64:
        return count_bits(self.active) + count_bits(self.support)

    def clerks(self) -> i64:
        """Clerks hired so far, wherever they are."""
        return CLERKS - self.reserve

    def shames(self) -> i64:
        """Shame tokens one has, under soldiers and on hordes."""
        total: i64 = 0
        for count in self.shamed:
            total += count
        for count in self.shame_on_hordes:
            total += count
        return total


def count_bits(mask: i64) -> i64:
    count: i64 = 0
    while mask:
        mask &= mask - 1
        count += 1
    return count


def bits(mask: i64) -> list[i64]:
    """The members of a set."""
    found: list[i64] = []
    place: i64 = 0
    while mask:
        if mask & 1:
            found.append(place)
        mask >>= 1
        place += 1
    return found
