"""Recruiting soldiers, and attacking with those who stand ready."""

from typing import Final

from mypy_extensions import i64

from crenel.games.great_wall.battle import BatchOver, Strike, note_attack
from crenel.games.great_wall.board import (
    RESOURCES,
    SECTION_NAMES,
    SECTIONS,
)
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
from crenel.games.great_wall.screens import Screened
from crenel.games.great_wall.sets import bits
from crenel.games.great_wall.state import GreatWall
from crenel.games.great_wall.vocabulary import ANYTHING
from crenel.kernel.state import BIT, State, Step


def soldier_price(state: GreatWall, seat: i64, soldier: i64) -> list[i64]:
    """What a soldier costs, less what the advisors spare."""
    price = state.layout.soldiers[soldier].cost[:]
    for index in bits(state.clans[seat].active & state.deck.discounting):
        discount = state.deck.advisors[index].discount[soldier]
        for resource in range(RESOURCES):
            price[resource] = max(0, price[resource] - discount[resource])
    for module in state.modules:
        module.soldier_price(state, seat, soldier, price)
    return price


class Recruit(Screened):
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
        waiting = False  # a soldier in the pool
        if self.left:
            for soldier in range(state.layout.kinds):
                if self.soldier in (ANYTHING, soldier) and state.clans[self.seat].pool[soldier]:
                    waiting = True
                    if self.affordable(state, soldier):
                        found.append(move(RECRUIT, soldier, 0, 0))
        return found if len(found) > 1 or (waiting and self.conceals(state)) else None

    def affordable(self, state: GreatWall, soldier: i64) -> bool:
        if self.price:
            total: i64 = 0
            for count in state.clans[self.seat].stock:
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
            state.emit("recruited", self.seat, {"soldier": state.layout.soldiers[soldier].name})
        if self.price:
            state.push(PayAny(self.seat, self.price))
        else:
            state.pay(self.seat, soldier_price(state, self.seat, soldier))


class Deploy(Step):
    """Each recruited soldier attacks at once, in any section, or goes to a rest zone."""

    __slots__ = ("ready",)

    def __init__(self, seat: i64, ready: list[i64]) -> None:
        super().__init__(seat)
        self.ready: list[i64] = ready  # by kind; never changed

    def options(self, state: State) -> list[int] | None:
        assert isinstance(state, GreatWall)
        found: list[int] = []
        for soldier in range(len(self.ready)):
            if self.ready[soldier] == 0:
                continue
            for section in state.layout.sections:
                if state.layout.soldiers[soldier].can_attack(state, section):
                    found.append(move(ATTACK, soldier, section, 0))
                found.append(move(REST, soldier, section, 0))
            for module in state.modules:
                module.deploy_actions(state, self.seat, soldier, found)
        return found

    def resolve(self, state: State, action: int) -> None:
        assert isinstance(state, GreatWall)
        soldier = first_of(action)
        section = second_of(action)
        ready = self.ready[:]
        ready[soldier] -= 1
        state.push(Deploy(self.seat, ready))
        for module in state.modules:
            if module.deploy(state, self.seat, action):
                return
        state.drafted |= BIT[section]
        if verb_of(action) == REST:
            state.clans[self.seat].station(section, soldier, 1)
            if state.recording:
                where: dict[str, object] = {"section": SECTION_NAMES[section]}
                state.emit("stationed", self.seat, {"soldier": state.layout.soldiers[soldier].name, **where})
        else:
            if state.layout.soldiers[soldier].shoots:
                state.new_archers += state.layout.soldiers[soldier].one_shot(section)
            send_to_attack(state, self.seat, self.seat, soldier, section)


def push_recruiting(state: GreatWall, seat: i64, count: i64, soldier: i64, price: i64) -> None:
    state.push(Recruit(seat, count, soldier, price, state.layout.nobody))


def send_to_attack(state: GreatWall, seat: i64, clan: i64, soldier: i64, section: i64) -> None:
    """A soldier who is on nothing yet attacks in a section; one who shoots takes a firing spot first."""
    kind = state.layout.soldiers[soldier]
    if kind.shoots:
        state.clans[clan].post(section, soldier, 1)
        note_attack(state, section, soldier)
        if state.recording:
            state.emit("posted", clan, {"soldier": kind.name, "section": SECTION_NAMES[section]})
    state.push(Strike(seat, clan, section, soldier))


class PayAny(Screened):
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


# ---------------------------------------------------------------- attacking with soldiers already recruited


def list_resting(state: GreatWall, seat: i64, soldier: i64, sections: i64, forced: bool, found: list[int]) -> None:
    """Soldiers of rest zones who can attack, in a set of sections. Nobody is forced to who has nothing to strike at."""
    clan = state.clans[seat]
    for section in state.layout.sections:
        if not sections & BIT[section]:
            continue
        for kind in state.layout.soldiers:
            if soldier not in (ANYTHING, kind.number) or clan.resting(section, kind.number) == 0:
                continue
            if kind.can_attack(state, section) and (not forced or kind.has_target(state, section)):
                found.append(move(ATTACK, kind.number, section, 0))


def list_shooting(state: GreatWall, seat: i64, soldier: i64, shot: i64, sections: i64, found: list[int]) -> None:
    """List soldiers on firing spots who have not shot yet and can, in a set of sections."""
    clan = state.clans[seat]
    for section in state.layout.sections:
        if not sections & BIT[section]:
            continue
        for kind in state.layout.soldiers:
            ready = clan.on_wall(section, kind.number) - kind.shots(shot, section)
            if soldier in (ANYTHING, kind.number) and ready > 0 and kind.has_target(state, section):
                found.append(move(ATTACK, kind.number, section, 1))


class AttackWith(Step):
    """Attack with up to so many soldiers. Those on firing spots shoot at most once each: `shot` counts them."""

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
        self.shot: i64 = shot  # soldiers on firing spots that have shot, see Soldier.shots

    def options(self, state: State) -> list[int] | None:
        assert isinstance(state, GreatWall)
        found: list[int] = []
        if self.left:
            if self.rest:
                list_resting(state, self.seat, self.soldier, self.sections, self.forced, found)
            if self.firing:
                list_shooting(state, self.seat, self.soldier, self.shot, self.sections, found)
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
        if from_wall or state.layout.soldiers[soldier].shoots:
            shot += state.layout.soldiers[soldier].one_shot(section)
        state.push(
            AttackWith(
                self.seat, self.left - 1, self.soldier, self.rest, self.firing, self.each, self.forced, sections, shot
            )
        )
        if from_wall:
            state.push(Strike(self.seat, self.seat, section, soldier))
        else:
            state.clans[self.seat].station(section, soldier, -1)
            send_to_attack(state, self.seat, self.seat, soldier, section)


EVERYWHERE: Final = 7  # all three sections
MANY: Final = 40  # more soldiers than anybody has


def attacked_in(state: GreatWall, about: i64, section: i64) -> bool:
    """Return whether soldiers of a kind, or any, have just attacked in a section."""
    for soldier in range(state.layout.kinds):
        if about in (ANYTHING, soldier) and state.charges & BIT[soldier * SECTIONS + section]:
            return True
    return False


def push_following(state: GreatWall, seat: i64, count: i64, about: i64) -> None:
    """A card lets a clan attack with so many more soldiers for each section where soldiers of a kind, or any, have just
    attacked.
    """
    sections: i64 = 0
    number: i64 = 0
    for section in state.layout.sections:
        if attacked_in(state, about, section):
            sections |= BIT[section]
            number += 1
    state.push(BatchOver(seat))
    state.push(AttackWith(seat, count * number, ANYTHING, True, True, False, False, sections, 0))


def push_attack(state: GreatWall, seat: i64, count: i64, soldier: i64, each: bool, standing: bool) -> None:
    """A card lets a clan attack with some soldiers; `each`: with one in each section; `standing`: only with archers on
    walls who were not just recruited.
    """
    shot = state.new_archers if standing else 0
    state.push(BatchOver(seat))
    state.push(AttackWith(seat, MANY if each else count, soldier, not standing, True, each, False, EVERYWHERE, shot))
