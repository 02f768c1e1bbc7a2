"""One clan: what stands behind its screen and in front of it. Its rules say how it plays (clan_rules.py)."""

from typing import Final

from mypy_extensions import i64

from crenel.games.great_wall.board import ARCHER, CLERKS, PRODUCTION, RESOURCES, SECTIONS
from crenel.games.great_wall.clan_rules import ClanRules
from crenel.games.great_wall.sets import count_bits
from crenel.kernel.constants import NO_NUMBERS

# Where honor comes from, in the order of the final sheet; modules add theirs behind.
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
        "free_clerks",
        "general",
        "honor",
        "kinds",
        "levels",
        "overseers",
        "pool",
        "reserve",
        "rest",
        "rules",
        "shame_on_hordes",
        "shamed",
        "stock",
        "support",
        "tactics",
        "total",
    )

    def __init__(self, rules: ClanRules) -> None:
        self.rules: ClanRules = rules
        self.kinds: i64 = 0  # of soldiers at this table
        self.general: i64 = NO_CARD
        self.dealt_generals: tuple[int, ...] = ()
        self.dealt_advisors: tuple[int, ...] = ()
        self.active: int = 0  # advisors face up
        self.support: int = 0  # advisors face down under the general
        self.stock: list[i64] = NO_NUMBERS  # resources behind the screen
        self.free_clerks: i64 = 0  # clerks in the pool
        self.reserve: i64 = 0  # clerks still to be hired
        self.at: list[i64] = NO_NUMBERS  # clerks by place
        self.pool: list[i64] = NO_NUMBERS  # soldiers in the pool, by kind
        self.shamed: list[i64] = NO_NUMBERS  # soldiers in the pool under a shame, by kind
        self.rest: list[i64] = NO_NUMBERS  # soldiers in rest zones: section * kinds + kind
        self.firing: list[i64] = NO_NUMBERS  # soldiers on firing spots, likewise
        self.levels: list[i64] = NO_NUMBERS  # overseers' levels by production place, 0 for none
        self.overseers: list[i64] = NO_NUMBERS  # the soldiers that they are
        self.commands: int = 0  # command cards in hand
        self.discarded: int = 0  # command cards in the discard pile
        self.command: i64 = NO_CARD  # command card on the track
        self.tactics: int = 0  # tactics in hand
        self.claimed: list[i64] = NO_NUMBERS  # hordes
        self.shame_on_hordes: list[i64] = NO_NUMBERS  # for each of them
        self.honor: list[i64] = NO_NUMBERS  # by source
        self.total: i64 = 0  # of that

    def clear(self, pool: list[i64], places: i64, sources: i64, start_clerks: i64) -> None:
        """Put everything into the box, ready to play."""
        self.kinds = len(pool)
        self.stock = [0] * RESOURCES
        self.free_clerks = start_clerks
        self.reserve = CLERKS - start_clerks
        self.at = [0] * places
        self.pool = pool[:]
        self.shamed = [0] * self.kinds
        self.rest = [0] * (SECTIONS * self.kinds)
        self.firing = [0] * (SECTIONS * self.kinds)
        self.levels = [0] * PRODUCTION
        self.overseers = [0] * PRODUCTION
        self.honor = [0] * sources
        self.total = 0
        self.claimed = []
        self.shame_on_hordes = []

    def clone(self) -> "Clan":
        copy = Clan(self.rules)
        copy.kinds = self.kinds
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
        copy.total = self.total
        return copy

    # ------------------------------------------------------------ soldiers

    def resting(self, section: i64, soldier: i64) -> i64:
        return self.rest[section * self.kinds + soldier]

    def station(self, section: i64, soldier: i64, count: i64) -> None:
        """Soldiers come to a rest zone; with a negative count they leave it."""
        self.rest[section * self.kinds + soldier] += count

    def on_wall(self, section: i64, soldier: i64) -> i64:
        """Soldiers of a kind on the firing spots of a section."""
        return self.firing[section * self.kinds + soldier]

    def post(self, section: i64, soldier: i64, count: i64) -> None:
        """Soldiers come to firing spots; with a negative count they leave them."""
        self.firing[section * self.kinds + soldier] += count

    def archers(self, section: i64) -> i64:
        """Archers on the firing spots of a section."""
        return self.firing[section * self.kinds + ARCHER]

    def shooters(self, section: i64) -> i64:
        """All soldiers on the firing spots of a section."""
        total: i64 = 0
        for soldier in range(self.kinds):
            total += self.firing[section * self.kinds + soldier]
        return total

    # ------------------------------------------------------------ counts

    def score(self) -> i64:
        return self.total

    def credit(self, source: i64, honor: i64) -> None:
        """Add honor from a source, or take it where it is negative."""
        self.honor[source] += honor
        self.total += honor

    def supporters(self) -> i64:
        """Count the advisors under the general: his strength."""
        return count_bits(self.support)

    def advisors(self) -> i64:
        return count_bits(self.active) + count_bits(self.support)

    def clerks(self) -> i64:
        """Count the clerks hired so far, wherever they are."""
        return CLERKS - self.reserve

    def shames(self) -> i64:
        """Count the shame tokens under soldiers and on hordes."""
        total: i64 = 0
        for count in self.shamed:
            total += count
        for count in self.shame_on_hordes:
            total += count
        return total
