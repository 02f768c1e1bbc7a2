"""Overseers: soldiers of the pool who stay for good at a production place, in three levels."""

from mypy_extensions import i64

from crenel.games.great_wall.board import (
    OVERSEER_COST,
    OVERSEER_RESOURCE,
    PRODUCTION,
    RESOURCES,
    TOP_OVERSEER,
)
from crenel.games.great_wall.clan import NO_CARD, Clan
from crenel.games.great_wall.moves import DONE, GAIN, SKIP, UPGRADE, first_of, move, second_of, verb_of
from crenel.games.great_wall.screens import Screened
from crenel.games.great_wall.sets import bits
from crenel.games.great_wall.state import GreatWall
from crenel.games.great_wall.triggers import trigger
from crenel.games.great_wall.vocabulary import ANYTHING
from crenel.games.great_wall.vocabulary import UPGRADE as UPGRADED
from crenel.kernel.state import BIT, State, Step


def upgrade_price(state: GreatWall, seat: i64, place: i64, less: i64) -> list[i64]:
    """What the next level at a place costs."""
    price: list[i64] = [0] * RESOURCES
    cost = OVERSEER_COST[place][state.clans[seat].levels[place]] - less
    price[OVERSEER_RESOURCE[place]] = max(0, cost)
    return price


def may_upgrade(state: GreatWall, seat: i64, place: i64) -> bool:
    for module in state.modules:
        if not module.may_upgrade(state, seat, place):
            return False
    return state.clans[seat].levels[place] < TOP_OVERSEER and not without_overseers(state, seat)


def without_overseers(state: GreatWall, seat: i64) -> bool:
    """Whether a clan's general has no overseers."""
    general = state.clans[seat].general
    return general != NO_CARD and state.deck.generals[general].no_overseers


def has_overseer(clan: Clan, place: i64) -> bool:
    """Whether an overseer works at a place, or a soldier of the pool could become one."""
    return clan.levels[place] > 0 or any(clan.pool)


def list_upgrades(state: GreatWall, seat: i64, place: i64, less: i64, found: list[int]) -> None:
    """A first overseer, taken from any kind of soldier in the pool, or the next level of the one there."""
    clan = state.clans[seat]
    if not state.can_pay(seat, upgrade_price(state, seat, place, less)):
        return
    if clan.levels[place]:
        found.append(move(UPGRADE, place, 0, 0))
        return
    for soldier in range(clan.kinds):
        if clan.pool[soldier]:
            found.append(move(UPGRADE, place, soldier + 1, 0))


def upgrade(state: GreatWall, seat: i64, action: i64, less: i64, by_advisor: bool) -> None:
    """Pay and move up; cards hear of it with the new level, but advisors not of what one of them brought."""
    place = first_of(action)
    clan = state.clans[seat]
    state.pay(seat, upgrade_price(state, seat, place, less))
    if clan.levels[place] == 0:
        soldier = second_of(action) - 1
        clan.pool[soldier] -= 1
        clan.overseers[place] = soldier
    clan.levels[place] += 1
    if state.recording:
        state.emit("overseer", seat, {"place": state.layout.places[place].name, "level": int(clan.levels[place])})
    trigger(state, seat, UPGRADED, BIT[place], clan.levels[place], by_advisor=by_advisor)


class UpgradeOverseer(Screened):
    """One upgrade, if one likes, at one place or at any; and if there are more, each of another overseer."""

    __slots__ = ("avoid", "left", "less", "place")

    def __init__(self, seat: i64, place: i64, less: i64, left: i64 = 1, avoid: i64 = 0) -> None:
        super().__init__(seat)
        self.place: i64 = place  # ANYTHING for any place
        self.less: i64 = less
        self.left: i64 = left
        self.avoid: i64 = avoid  # places where one was upgraded already

    def options(self, state: State) -> list[int] | None:
        assert isinstance(state, GreatWall)
        found: list[int] = []
        possible = False
        for place in range(PRODUCTION):
            if self.place in (ANYTHING, place) and not self.avoid & BIT[place] and may_upgrade(state, self.seat, place):
                possible = possible or has_overseer(state.clans[self.seat], place)
                list_upgrades(state, self.seat, place, self.less, found)
        if found or (possible and self.conceals(state)):
            found.append(SKIP)
        return found

    def resolve(self, state: State, action: int) -> None:
        assert isinstance(state, GreatWall)
        if verb_of(action) == SKIP:
            return
        if self.left > 1:
            avoid = self.avoid | BIT[first_of(action)]
            state.push(self.next_one(avoid))
        upgrade(state, self.seat, action, self.less, self.by_advisor())

    def next_one(self, avoid: i64) -> "UpgradeOverseer":
        return UpgradeOverseer(self.seat, self.place, self.less, self.left - 1, avoid)

    def by_advisor(self) -> bool:
        return False


class UpgradeByAdvisor(UpgradeOverseer):
    """An upgrade that an advisor brings: it calls no advisor."""

    def next_one(self, avoid: i64) -> UpgradeOverseer:
        return UpgradeByAdvisor(self.seat, self.place, self.less, self.left - 1, avoid)

    def by_advisor(self) -> bool:
        return True


def overseer_yield(state: GreatWall, clan: i64, place: i64) -> i64:
    """What an overseer brings where he works."""
    amount = state.clans[clan].levels[place]
    for module in state.modules:
        amount = module.overseer_yield(state, clan, place, amount)
    return amount


def income(state: GreatWall, seat: i64, place: i64) -> None:
    """Gain what an overseer brings by himself."""
    bring(state, seat, place, state.clans[seat].levels[place], 0)


def bring(state: GreatWall, seat: i64, place: i64, brought: i64, gathered: i64) -> None:
    """A clan gains what its overseer brings, of his kind or mixed, beside what clerks have gathered."""
    if brought > 0 and state.clans[seat].active & state.deck.mixing:
        state.gain(seat, place, gathered)
        state.push(Mix(seat, place, brought))
    else:
        state.gain(seat, place, gathered + brought)


class Mix(Step):
    """What an overseer brings, piece by piece: as other resources, or the rest as it is."""

    __slots__ = ("left", "place")

    def __init__(self, seat: i64, place: i64, left: i64) -> None:
        super().__init__(seat)
        self.place: i64 = place
        self.left: i64 = left

    def options(self, state: State) -> list[int] | None:
        assert isinstance(state, GreatWall)
        allowed: i64 = 0
        for card in bits(state.clans[self.seat].active & state.deck.mixing):
            for resource in range(RESOURCES):
                if resource not in (self.place, state.deck.advisors[card].mix_not):
                    allowed |= BIT[resource]
        return [DONE] + [move(GAIN, resource, 0, 0) for resource in range(RESOURCES) if allowed & BIT[resource]]

    def resolve(self, state: State, action: int) -> None:
        assert isinstance(state, GreatWall)
        if verb_of(action) == DONE:
            state.gain(self.seat, self.place, self.left)
            return
        state.gain(self.seat, first_of(action), 1)
        if self.left > 1:
            state.push(Mix(self.seat, self.place, self.left - 1))
