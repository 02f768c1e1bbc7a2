"""Lasting effects of a duchy's monasteries, and of what modules lend it: rows of data, added up into one object that
the rules ask.
"""

from typing import Any, Final

from mypy_extensions import i64

from crenel.games.burgundy.tiles import END_MONASTERIES, KIND_NAMES, KINDS, MONASTERIES
from crenel.kernel.constants import BIT

# Workers needed to turn a die into a number, at index die * 8 + number; die 0 is a die of any number and costs nothing.
NUMBERS: Final = 8


def _distance(die: int, number: int) -> int:
    gap = (number - die) % 6
    return min(gap, 6 - gap)


def _price(free: int, reach: int) -> list[i64]:
    """Return workers by die and number, with so many free steps and so many steps a worker."""
    table: list[i64] = [0] * 64
    for die in range(1, 7):
        for number in range(1, 7):
            steps = max(0, _distance(die, number) - free)
            table[die * NUMBERS + number] = -(-steps // reach)
    return table


PRICES: Final[list[list[list[i64]]]] = [[[], _price(free, 1), _price(free, 2)] for free in range(2)]

HANDS: Final = 4  # no die is further than three workers from a number: more help no more


def _reach(price: list[i64]) -> list[i64]:
    """Return the numbers (a bit each) that a die reaches with so many workers, at index die * HANDS + workers."""
    return [
        sum(2**number for number in range(1, 7) if price[die * NUMBERS + number] <= workers)
        for die in range(7)
        for workers in range(HANDS)
    ]


REACHES: Final[list[list[list[i64]]]] = [[_reach(price) if price else [] for price in row] for row in PRICES]


class Powers:
    """Lasting effects of a set of monasteries."""

    def __init__(self) -> None:
        self.any_building: bool = False
        self.ship_neighbour: bool = False
        self.buy_anywhere: bool = False
        self.mine_workers: i64 = 0
        self.sale_silver: i64 = 1
        self.sale_workers: i64 = 0
        self.livestock_points: i64 = 0
        self.workers_silver: i64 = 0
        self.workers_taken: i64 = 2
        self.reach: i64 = 1
        # Usual values that modules may raise.
        self.one_pasture: bool = False
        self.mine_silver: i64 = 1
        self.good_silver: i64 = 0  # silver for each goods tile instead of each sale
        self.sale_factor: i64 = 1
        self.bonus_factor: i64 = 1
        self.monastery_factor: i64 = 1
        self.numbers: dict[str, int] = {}  # the highest of each word of an effect, for words that only a module reads
        self.free_take: i64 = 0
        self.free_place: list[i64] = [0] * (KINDS + 1)  # by kind of tile; none helps a wild one
        self.sell_price: list[i64] = PRICES[0][1]
        self.take_price: list[i64] = PRICES[0][1]
        self.place_price: list[list[i64]] = [PRICES[0][1]] * (KINDS + 1)
        self.sell_reach: list[i64] = REACHES[0][1]
        self.take_reach: list[i64] = REACHES[0][1]
        self.place_reach: list[list[i64]] = [REACHES[0][1]] * (KINDS + 1)

    def add(self, effect: dict[str, Any]) -> None:
        """Add the effect of one more monastery."""
        self.any_building = self.any_building or "any_building" in effect
        self.ship_neighbour = self.ship_neighbour or "ship_neighbour" in effect
        self.buy_anywhere = self.buy_anywhere or "buy_anywhere" in effect
        self.mine_workers += effect.get("mine_workers", 0)
        self.sale_silver = max(self.sale_silver, effect.get("sale_silver", 0))
        self.sale_workers += effect.get("sale_workers", 0)
        self.livestock_points += effect.get("livestock_points", 0)
        self.workers_silver += effect.get("workers_silver", 0)
        self.workers_taken = max(self.workers_taken, effect.get("workers_taken", 0))
        self.reach = max(self.reach, effect.get("worker_reach", 0))
        self.one_pasture = self.one_pasture or "one_pasture" in effect
        self.mine_silver = max(self.mine_silver, effect.get("mine_silver", 0))
        self.good_silver = max(self.good_silver, effect.get("good_silver", 0))
        self.sale_factor = max(self.sale_factor, effect.get("sale_factor", 0))
        self.bonus_factor = max(self.bonus_factor, effect.get("bonus_factor", 0))
        self.monastery_factor = max(self.monastery_factor, effect.get("monastery_factor", 0))
        if "take" in effect:
            self.free_take = effect["free_step"]
        for kind in effect.get("place", ()):
            self.free_place[KIND_NAMES.index(kind)] = effect["free_step"]
        for word, number in effect.items():
            if isinstance(number, int):
                self.numbers[word] = max(self.numbers.get(word, 0), number)

    def close(self) -> None:
        """Look up the prices that follow."""
        self.sell_price = PRICES[0][self.reach]
        self.take_price = PRICES[self.free_take][self.reach]
        self.place_price = [PRICES[free][self.reach] for free in self.free_place]
        self.sell_reach = REACHES[0][self.reach]
        self.take_reach = REACHES[self.free_take][self.reach]
        self.place_reach = [REACHES[free][self.reach] for free in self.free_place]


FIRST_LENT: Final = 32  # bits from here on are effects that modules lend
_LENT: Final[dict[int, dict[str, Any]]] = {}
_KNOWN: Final[dict[int, Powers]] = {}


def lend(number: int, effect: dict[str, Any]) -> None:
    """Register an effect of a module that works like a monastery's, under the bit FIRST_LENT + number."""
    if FIRST_LENT + number in _LENT:
        raise ValueError(f"effect {number} is lent already")
    _LENT[FIRST_LENT + number] = effect


def powers_of(held: i64) -> Powers:
    """Return the powers of a set of monasteries and lent effects (a bit each), cached: sets come back often."""
    lasting = held & ~END_MONASTERIES[0]
    powers = _KNOWN.get(lasting)
    if powers is None:
        powers = Powers()
        for row in MONASTERIES:
            number: i64 = row["number"]
            if lasting & BIT[number]:
                powers.add(row["effect"])
        for bit, effect in _LENT.items():
            if lasting & BIT[bit]:
                powers.add(effect)
        powers.close()
        _KNOWN[lasting] = powers
    return powers
