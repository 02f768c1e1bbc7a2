"""Recruiting soldiers, and attacking with those who stand ready."""

from typing import Final

from mypy_extensions import i64

from crenel.games.great_wall.battle import BatchOver, Strike, can_strike
from crenel.games.great_wall.board import (
    ARCHER,
    RESOURCES,
    SECTION_NAMES,
    SOLDIER_COST,
    SOLDIER_NAMES,
    SOLDIERS,
)
from crenel.games.great_wall.clan import bits
from crenel.games.great_wall.moves import (
    ATTACK,
    DONE,
    RECRUIT,
    REST,
    SPEND,
    first_of,
    move,
    second_of,
    third_of,
    verb_of,
)
from crenel.games.great_wall.state import GreatWall
from crenel.games.great_wall.vocabulary import ANYTHING
from crenel.kernel.state import BIT, State, Step


def soldier_price(state: GreatWall, seat: i64, soldier: i64) -> list[i64]:
    """What a soldier costs, less what the advisors spare."""
    price = SOLDIER_COST[soldier][:]
    for index in bits(state.clans[seat].active & state.deck.discounting):
        discount = state.deck.advisors[index].discount[soldier]
        for resource in range(RESOURCES):
            price[resource] = max(0, price[resource] - discount[resource])
    return price


class Recruit(Step):
    """Up to so many soldiers of the pool, as one batch: all are chosen and paid before the first of them attacks."""

    __slots__ = ("left", "price", "ready", "soldier")

    def __init__(self, seat: i64, left: i64, soldier: i64, price: i64, ready: list[i64]) -> None:
        super().__init__(seat)
        self.left: i64 = left
        self.soldier: i64 = soldier  # ANYTHING for any kind
        self.price: i64 = price  # so many resources of any kind instead of the printed price; 0 for the printed one
        self.ready: list[i64] = ready  # recruited so far, by kind; never changed

    def options(self, state: State) -> list[int] | None:
        assert isinstance(state, GreatWall)
        found: list[int] = [DONE]
        if self.left:
            for soldier in range(SOLDIERS):
                if self.soldier in (ANYTHING, soldier) and self.affordable(state, soldier):
                    found.append(move(RECRUIT, soldier, 0, 0))
        return found if len(found) > 1 else None

    def affordable(self, state: GreatWall, soldier: i64) -> bool:
        clan = state.clans[self.seat]
        if clan.pool[soldier] == 0:
            return False
        if self.price:
            total: i64 = 0
            for count in clan.stock:
                total += count
            return total >= self.price
        return state.can_pay(self.seat, soldier_price(state, self.seat, soldier))

    def resolve(self, state: State, action: int) -> None:
        assert isinstance(state, GreatWall)
        if action < 0 or verb_of(action) == DONE:
            if not self.price:  # cards that recruit come after the barracks, and their recruits are as fresh
                state.new_archers = 0
            state.push(Deploy(self.seat, self.ready))
            return
        soldier = first_of(action)
        ready = self.ready[:]
        ready[soldier] += 1
        state.push(Recruit(self.seat, self.left - 1, self.soldier, self.price, ready))
        state.clans[self.seat].pool[soldier] -= 1
        if state.recording:
            state.emit("recruited", self.seat, {"soldier": SOLDIER_NAMES[soldier]})
        if self.price:
            state.push(PayAny(self.seat, self.price))
        else:
            state.pay(self.seat, soldier_price(state, self.seat, soldier))

    def details(self) -> dict[str, object]:
        return {
            "left": int(self.left),
            "soldier": int(self.soldier),
            "price": int(self.price),
            "ready": [int(count) for count in self.ready],
        }


NOBODY_READY: Final[list[i64]] = [0, 0, 0]


class Deploy(Step):
    """Each recruited soldier attacks at once, in any section, or goes to a rest zone."""

    __slots__ = ("ready",)

    def __init__(self, seat: i64, ready: list[i64]) -> None:
        super().__init__(seat)
        self.ready: list[i64] = ready  # by kind; never changed

    def options(self, state: State) -> list[int] | None:
        assert isinstance(state, GreatWall)
        found: list[int] = []
        for soldier in range(SOLDIERS):
            if self.ready[soldier] == 0:
                continue
            for section in state.side.sections:
                if can_strike(state, section, soldier, False):
                    found.append(move(ATTACK, soldier, section, 0))
                found.append(move(REST, soldier, section, 0))
        return found

    def resolve(self, state: State, action: int) -> None:
        assert isinstance(state, GreatWall)
        soldier = first_of(action)
        section = second_of(action)
        ready = self.ready[:]
        ready[soldier] -= 1
        state.push(Deploy(self.seat, ready))
        state.drafted |= BIT[section]
        if verb_of(action) == REST:
            state.clans[self.seat].rest[section * SOLDIERS + soldier] += 1
            if state.recording:
                where = SECTION_NAMES[section]
                state.emit("stationed", self.seat, {"soldier": SOLDIER_NAMES[soldier], "section": where})
        else:
            if soldier == ARCHER:
                state.new_archers += BIT[4 * section]
            send_to_attack(state, self.seat, self.seat, soldier, section)

    def details(self) -> dict[str, object]:
        return {"ready": [int(count) for count in self.ready]}


def push_recruiting(state: GreatWall, seat: i64, count: i64, soldier: i64, price: i64) -> None:
    state.push(Recruit(seat, count, soldier, price, NOBODY_READY))


def send_to_attack(state: GreatWall, seat: i64, clan: i64, soldier: i64, section: i64) -> None:
    """A soldier who is on nothing yet attacks in a section; an archer takes a firing spot first."""
    if soldier == ARCHER:
        state.clans[clan].firing[section] += 1
        state.attacked_kinds |= BIT[ARCHER]
        if state.recording:
            state.emit("posted", clan, {"soldier": SOLDIER_NAMES[soldier], "section": SECTION_NAMES[section]})
    state.push(Strike(seat, clan, section, soldier))


class PayAny(Step):
    """Pay so many resources of any kind, one at a time."""

    __slots__ = ("count",)

    def __init__(self, seat: i64, count: i64) -> None:
        super().__init__(seat)
        self.count: i64 = count

    def options(self, state: State) -> list[int] | None:
        assert isinstance(state, GreatWall)
        stock = state.clans[self.seat].stock
        from_each: list[int] = []
        for resource in range(RESOURCES):
            if stock[resource]:
                from_each.append(move(SPEND, resource, 0, 0))
        return from_each

    def resolve(self, state: State, action: int) -> None:
        assert isinstance(state, GreatWall)
        price: list[i64] = [0] * RESOURCES
        price[first_of(action)] = 1
        state.pay(self.seat, price)
        if self.count > 1:
            state.push(PayAny(self.seat, self.count - 1))

    def details(self) -> dict[str, object]:
        return {"count": int(self.count)}


# ---------------------------------------------------------------- attacking with soldiers already recruited


def list_resting(state: GreatWall, seat: i64, soldier: i64, sections: i64, forced: bool, found: list[int]) -> None:
    """Soldiers of rest zones who can attack, in a set of sections. Nobody is forced to who has nothing to strike at."""
    clan = state.clans[seat]
    for section in state.side.sections:
        if not sections & BIT[section]:
            continue
        for kind in range(SOLDIERS):
            if soldier not in (ANYTHING, kind) or clan.rest[section * SOLDIERS + kind] == 0:
                continue
            if can_strike(state, section, kind, False) and (not forced or can_strike(state, section, kind, True)):
                found.append(move(ATTACK, kind, section, 0))


def list_shooting(state: GreatWall, seat: i64, shot: i64, sections: i64, found: list[int]) -> None:
    """Archers on firing spots who have not shot yet and can, in a set of sections."""
    clan = state.clans[seat]
    for section in state.side.sections:
        ready = clan.firing[section] - ((shot >> (4 * section)) & 15)
        if sections & BIT[section] and ready > 0 and can_strike(state, section, ARCHER, True):
            found.append(move(ATTACK, ARCHER, section, 1))


class AttackWith(Step):
    """Attack with up to so many soldiers. Archers on firing spots shoot at most once each: `shot` counts them."""

    __slots__ = ("each", "firing", "forced", "left", "rest", "sections", "shot", "soldier")

    def __init__(
        self,
        seat: i64,
        left: i64,
        soldier: i64,
        rest: bool,
        firing: bool,
        each: bool,
        forced: bool,
        sections: i64,
        shot: i64,
    ) -> None:
        super().__init__(seat)
        self.left: i64 = left
        self.soldier: i64 = soldier
        self.rest: bool = rest  # from rest zones
        self.firing: bool = firing  # from firing spots
        self.each: bool = each  # at most once in each section
        self.forced: bool = forced  # once begun, all that can must attack
        self.sections: i64 = sections  # a bit for each section that is still open
        self.shot: i64 = shot  # archers that have shot, four bits a section

    def options(self, state: State) -> list[int] | None:
        assert isinstance(state, GreatWall)
        found: list[int] = []
        if self.left:
            if self.rest:
                list_resting(state, self.seat, self.soldier, self.sections, self.forced, found)
            if self.firing and self.soldier in (ANYTHING, ARCHER):
                list_shooting(state, self.seat, self.shot, self.sections, found)
        if not self.forced and found:
            found.append(DONE)
        return found

    def resolve(self, state: State, action: int) -> None:
        assert isinstance(state, GreatWall)
        if verb_of(action) == DONE:
            return
        soldier = first_of(action)
        section = second_of(action)
        sections = self.sections & ~BIT[section] if self.each else self.sections
        shot = self.shot
        from_wall = third_of(action) == 1
        if from_wall or soldier == ARCHER:
            shot += BIT[4 * section]
        state.push(
            AttackWith(
                self.seat, self.left - 1, self.soldier, self.rest, self.firing, self.each, self.forced, sections, shot
            )
        )
        if from_wall:
            state.push(Strike(self.seat, self.seat, section, ARCHER))
        else:
            state.clans[self.seat].rest[section * SOLDIERS + soldier] -= 1
            send_to_attack(state, self.seat, self.seat, soldier, section)

    def details(self) -> dict[str, object]:
        return {
            "left": int(self.left),
            "soldier": int(self.soldier),
            "rest": self.rest,
            "firing": self.firing,
            "each": self.each,
            "forced": self.forced,
            "sections": int(self.sections),
            "shot": int(self.shot),
        }


EVERYWHERE: Final = 7  # all three sections
MANY: Final = 40  # more soldiers than anybody has


def push_attack(state: GreatWall, seat: i64, count: i64, soldier: i64, each: bool, standing: bool) -> None:
    """A card lets a clan attack with some soldiers; `each`: with one in each section; `standing`: only with archers on
    walls who were not just recruited.
    """
    shot = state.new_archers if standing else 0
    state.push(BatchOver(seat))
    state.push(AttackWith(seat, MANY if each else count, soldier, not standing, True, each, False, EVERYWHERE, shot))
