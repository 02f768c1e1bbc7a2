"""The worth of clerks: what they bring at each place, and where to send them."""

import math
from typing import Final

from mypy_extensions import i64

from crenel.bots.great_wall.valuation import Valuation
from crenel.games.great_wall.board import (
    ACADEMY,
    ARCHER,
    BARRACKS,
    BARRICADE_COST,
    BARRICADE_DEFENCE,
    BARRICADE_HONOR,
    BARRICADES,
    BUILDERS,
    BUILDING_RESOURCES,
    CHI,
    CLERK_GOLD,
    DONATION_HONOR,
    EMBASSY,
    GOLD,
    HAND_LIMIT,
    LOGISTICS,
    PRODUCTION,
    STONE,
    TEA_HOUSE,
    TOP_WALL,
    WALL_COST,
    WOOD,
)
from crenel.games.great_wall.clan import NO_CARD
from crenel.games.great_wall.clerks import clerks_counting
from crenel.games.great_wall.overseers import may_upgrade, upgrade_price
from crenel.games.great_wall.recruits import soldier_price
from crenel.games.great_wall.sets import count_bits
from crenel.games.great_wall.state import GreatWall
from crenel.games.great_wall.vocabulary import (
    ATTACK,
    BARRICADE_BUILT,
    CROWDED,
    DONATED,
    HIRED,
    MARCHED,
    RECRUIT,
    TEA_RAISED,
    UPGRADE,
    WALL_BUILT,
)

CROWD: Final = 0.85  # each soldier of a batch finds a little less than the one before him


class PlaceValuation:
    """By place: what a number of clerks there would bring if it activated now."""

    def __init__(self, valuation: Valuation) -> None:
        self.p: Valuation = valuation
        self.state: GreatWall = valuation.state
        self.known: dict[int, list[float]] = {}  # by place and number of clerks
        self.each: i64 = 0  # by how much each clerk counts for more, but at one place
        self.each_not: i64 = -1
        if valuation.clan.general != NO_CARD:
            general = valuation.state.deck.generals[valuation.clan.general]
            self.each = general.counts_each * min(valuation.clan.supporters(), general.most)
            self.each_not = general.counts_not

    def use(self, place: i64, clerks: i64) -> float:
        """What a number of clerks brings at a place."""
        if self.each and place >= PRODUCTION and place != self.each_not:
            clerks *= 1 + self.each
        found = self.known.get(int(place))
        if found is None or len(found) <= clerks:
            found = self._with_deeds(place, self._uses(place, max(int(clerks), 3)))
            self.known[int(place)] = found
        return found[clerks]

    def _with_deeds(self, place: i64, found: list[float]) -> list[float]:
        """Return what clerks bring, with what modules let them do there: the best deeds first."""
        more: list[float] = []
        for module in self.p.worths:
            more += module.deeds(self, place)
        if not more:
            return found
        gains = sorted([found[clerks] - found[clerks - 1] for clerks in range(1, len(found))] + more, reverse=True)
        best = [0.0]
        for gain in gains[: len(found) - 1]:
            best.append(best[-1] + gain)
        return best

    def _uses(self, place: i64, most: int) -> list[float]:
        if place < PRODUCTION:
            return [0.0] + [self._production(place, clerks) for clerks in range(1, most + 1)]
        if place == BARRACKS:
            return self._barracks(most)
        if place == TEA_HOUSE:
            return [0.0] + [self._tea(clerks) for clerks in range(1, most + 1)]
        if place == BUILDERS:
            return self._builders(most)
        if place == EMBASSY:
            return self._embassy(most)
        if place == ACADEMY:
            return self._academy(most)
        if place == LOGISTICS:
            return self._logistics(most)
        for module in self.p.worths:
            found = module.place(self, place, most)
            if found is not None:
                return found
        return [0.0] * (most + 1)

    def _production(self, place: i64, clerks: i64) -> float:
        p = self.p
        clan = p.clan
        here = clan.at[place]
        clan.at[place] = clerks
        counting = clerks_counting(self.state, p.seat, place)
        clan.at[place] = here
        found = p.gain(place, counting + clan.levels[place])
        if place != CHI:
            found += max(0.0, float(DONATION_HONOR) + p.echo[DONATED] - p.rates[place])
        return found + self.upgrade(place, 0)

    def upgrade(self, place: i64, less: i64) -> float:
        """What another level of the overseer there would bring, if it can be paid."""
        p = self.p
        if not may_upgrade(self.state, p.seat, place):
            return 0.0
        price = upgrade_price(self.state, p.seat, place, less)
        if not self.state.can_pay(p.seat, price):
            return 0.0
        return max(0.0, p.level(place) + p.echo[UPGRADE] - p.price(price))

    def _barracks(self, most: int) -> list[float]:
        """Recruit the best soldiers first, as long as they are affordable and bring more than they cost."""
        p = self.p
        clan = p.clan
        stock = clan.stock[:]
        pool = clan.pool[:]
        worth = [p.best_strike(soldier) for soldier in range(clan.kinds)]
        prices = [soldier_price(self.state, p.seat, soldier) for soldier in range(clan.kinds)]
        found = [0.0]
        for number in range(most):
            best = 0.0
            who = -1
            for soldier in range(clan.kinds):
                if pool[soldier] and all(have >= need for have, need in zip(stock, prices[soldier], strict=True)):
                    gain = worth[soldier] - p.price(prices[soldier])
                    if number == 0:
                        gain += p.echo[RECRUIT] + 0.7 * p.echo[ATTACK]
                    if gain > best:
                        best, who = gain, soldier
            found.append(found[-1] + best)
            if who >= 0:
                pool[who] -= 1
                worth[who] *= CROWD if who != ARCHER else 0.7
                for resource, need in enumerate(prices[who]):
                    stock[resource] -= need
        return found

    def _tea(self, clerks: i64) -> float:
        p = self.p
        place = self.state.tea.index(p.seat)
        rises = place if clerks >= self.state.layout.slots[TEA_HOUSE] else min(1, place)
        return float(rises) * p.w.tea * p.turns + (p.echo[TEA_RAISED] if place else 0.0)

    def _builders(self, most: int) -> list[float]:
        """Build the best things first, paid from the warehouse and from the player's own stock."""
        p = self.p
        stores = sum(int(count) for count in self.state.warehouse)
        own = sum(int(p.clan.stock[resource]) for resource in range(BUILDING_RESOURCES))
        rate = (p.gain(WOOD, 1) + p.gain(STONE, 1) + p.gain(GOLD, 1)) / 3
        options: list[tuple[float, int, int]] = []  # honor and safety, cost, section
        for section in self.state.layout.sections:
            level = self.state.wall[section]
            if level < TOP_WALL:
                cost = WALL_COST[level]
                rise = self.state.layout.wall_defence[level + 1] - self.state.layout.wall_defence[level]
                gain = float(cost) + p.echo[WALL_BUILT] + self.safety(section, rise)
                gain += p.shelter(level + 1) - p.shelter(level) + p.race(section) - p.race(-1)
                for module in p.worths:
                    gain += module.raised(p, section)
                options.append((gain, int(cost), int(section)))
            for built in range(self.state.barricades[section], BARRICADES):
                gain = float(BARRICADE_HONOR) + p.echo[BARRICADE_BUILT] + self.safety(section, BARRICADE_DEFENCE)
                options.append((gain, int(BARRICADE_COST), -1 - built))
        for module in p.worths:
            for gain, price in module.builds(p):
                options.append((gain, price, -1 - len(options)))
        found = [0.0]
        for _ in range(most):
            best = 0.0
            chosen: tuple[float, int, int] | None = None
            for option in options:
                gain, cost, _section = option
                net = gain - rate * float(max(0, cost - stores))
                if cost <= stores + own and net > best:
                    best, chosen = net, option
            found.append(found[-1] + best)
            if chosen is not None:
                options.remove(chosen)
                taken = min(stores, chosen[1])
                stores -= taken
                own -= chosen[1] - taken
        return found

    def safety(self, section: i64, defence: i64) -> float:
        """What more defence saves: shame and archers."""
        p = self.p
        hordes = self.state.hordes[section]
        if not hordes:
            return 0.0
        risk = p.breach(section)
        margin = float(defence)
        if any(horde.card.halves for horde in hordes):
            margin /= 2
        if risk < 0.05:
            return 0.0
        # The odds fall by a factor for each point of defence.
        odds = risk / (1 - risk) if risk < 1 else 1e9
        factor = math.exp(-margin / (p.w.fear + p.w.calm * p.soon))
        safer = odds * factor / (1 + odds * factor)
        absent = sum(1 for horde in hordes if not horde.present(p.seat))
        lost = absent * p.shame + p.posted() * float(p.clan.archers(section)) + p.ruin
        return (risk - safer) * lost

    def _embassy(self, most: int) -> list[float]:
        p = self.p
        gold = int(p.clan.stock[GOLD])
        reserve = int(p.clan.reserve)
        advisors = int(p.clan.advisors())
        row = sorted((self.advisor(card) for card in self.state.row), reverse=True)
        found = [0.0]
        for _ in range(most):
            by_clerk = self.clerk() - p.rates[GOLD] * float(CLERK_GOLD) if reserve and gold >= CLERK_GOLD else 0.0
            by_advisor = 0.0
            if row and gold > advisors:
                by_advisor = row[0] + self.hired() - p.rates[GOLD] * float(advisors + 1)
            if by_clerk >= by_advisor and by_clerk > 0:
                gold -= int(CLERK_GOLD)
                reserve -= 1
            elif by_advisor > 0:
                gold -= advisors + 1
                advisors += 1
                del row[0]
            found.append(found[-1] + max(0.0, by_clerk, by_advisor))
        return found

    def clerk(self) -> float:
        """The worth of one more clerk."""
        return self.p.w.clerk * self.p.turns + self.p.artifact("clerk") + self.p.echo[HIRED]

    def hired(self) -> float:
        """The worth of one more advisor of any name."""
        return self.p.artifact("advisor") + self.p.echo[HIRED]

    def advisor(self, card: i64) -> float:
        """The worth of an advisor, active or supporting, whichever is better."""
        p = self.p
        years = p.turns / len(self.state.track)
        general = p.cards.generals[p.clan.general] if p.clan.general >= 0 else 0.0
        return max(p.cards.advisors[card], general) * years

    def _academy(self, most: int) -> list[float]:
        p = self.p
        room = HAND_LIMIT - int(count_bits(p.clan.tactics))
        return [p.cards.draw * p.fade * (min(count, room) + 0.3 * max(0, count - room)) for count in range(most + 1)]

    def _logistics(self, most: int) -> list[float]:
        """The best marches, one for each clerk, and what a march calls."""
        p = self.p
        marches: list[float] = []
        stationed = False
        for origin in self.state.layout.sections:
            archers = int(p.clan.archers(origin))
            resting = [int(p.clan.resting(origin, soldier)) for soldier in range(p.clan.kinds)]
            if archers == 0 and sum(resting) == 0:
                continue
            stationed = True
            best = 0.0
            for goal in self.state.layout.sections:
                if goal != origin:
                    best = max(best, self._march(origin, goal, resting, archers))
            marches.append(best)
        if not stationed:
            return [0.0] * (most + 1)
        marches.sort(reverse=True)
        found = [0.0]
        for number in range(most):
            found.append(found[-1] + p.echo[MARCHED] + (marches[number] if number < len(marches) else 0.0))
        return found

    def _march(self, origin: i64, goal: i64, resting: list[int], archers: int) -> float:
        """What one's soldiers gain by going from one section to another: room to attack, arrows, safety."""
        p = self.p
        total = 0.0
        for soldier in range(len(resting)):
            if resting[soldier]:
                each = max(0.0, p.stationed(goal, soldier) - p.stationed(origin, soldier))
                for number in range(resting[soldier]):
                    total += each * CROWD**number
        moved = min(archers, int(self.state.free_firing_spots(goal)))
        if moved > 0:
            here = p.on_wall(origin) * (1.0 - p.breach(origin) if self.state.hordes[origin] else 1.0)
            there = p.on_wall(goal) * (1.0 - p.breach(goal) if self.state.hordes[goal] else 1.0)
            total += float(moved) * max(0.0, there - here)
        return total

    # ------------------------------------------------------------ clerks on the board

    def hope(self, place: i64, free: i64) -> float:
        """The chance that a place with that many free slots activates."""
        if free <= 0:
            return 1.0
        p = self.p
        return math.pow(p.w.waiting, float(free)) * p.turns / (p.turns + p.w.patience * float(free) * 2)

    def worth(self, place: i64, clerks: i64, more: i64) -> float:
        """The worth of the player's clerks at a place, `more` of them not placed yet."""
        if clerks == 0:
            return 0.0
        slots = self.state.layout.slots[place]
        if slots == 0:
            return self.use(place, clerks) + (self.p.echo[CROWDED] if clerks >= 2 else 0.0)
        free = slots - self.state.clerks_at(place) - more
        found = self.hope(place, free) * self.use(place, clerks)
        if free <= 0 and self.state.layout.places[place].shameful and clerks >= slots:
            found -= self.p.shame
        return found

    def placed(self) -> float:
        """All clerks on the board, except those whose place is being resolved."""
        total = 0.0
        for place in range(len(self.p.clan.at)):
            if self.p.clan.at[place] and not (self.p.busy >> place) & 1:
                total += self.worth(place, self.p.clan.at[place], 0)
        return total

    def plan(self, count: int, different: bool, avoid: i64) -> tuple[float, list[int]]:
        """The best way to send that many clerks from the pool: its gain, and the clerks by place."""
        avoid |= ~self.state.open_places(self.p.seat, 0)
        best: list[tuple[float, list[int]]] = [(0.0, [])]
        for _ in range(count):
            best.append((-1e9, []))
        for place in range(len(self.p.clan.at)):
            gains = self._gains(place, count, different, avoid)
            fresh = [(value, [*sent, 0]) for value, sent in best]
            for sent in range(1, len(gains)):
                for used in range(count - sent + 1):
                    value = best[used][0] + gains[sent]
                    if value > fresh[used + sent][0] and best[used][0] > -1e8:
                        fresh[used + sent] = (value, [*best[used][1], sent])
            best = fresh
        return max(best, key=lambda option: option[0])

    def _gains(self, place: i64, count: int, different: bool, avoid: i64) -> list[float]:
        """The gain of 0, 1, 2, ... more clerks at a place."""
        slots = self.state.layout.slots[place]
        free = int(slots - self.state.clerks_at(place)) if slots else count
        most = min(count, free, 1 if different else count)
        if (avoid >> place) & 1 or most <= 0:
            return [0.0]
        here = self.p.clan.at[place]
        now = self.worth(place, here, 0)
        return [self.worth(place, here + more, more) - now for more in range(most + 1)]
