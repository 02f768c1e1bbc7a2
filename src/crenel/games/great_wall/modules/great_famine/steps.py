"""Food is bought at the Market and eaten in Winter; breaches and raids burn the stores."""

from typing import Final

from mypy_extensions import i64

from crenel.games.great_wall.board import GOLD, PRODUCTION, RESOURCES
from crenel.games.great_wall.layout import Service
from crenel.games.great_wall.modules.great_famine.part import MEAL, famine_of, lower_capacity, mouths
from crenel.games.great_wall.moves import DONE, first_of, move, second_of, third_of, verb_of
from crenel.games.great_wall.plans import Phase
from crenel.games.great_wall.screens import Screened
from crenel.games.great_wall.stands import list_soldiers, take_soldier
from crenel.games.great_wall.state import GreatWall
from crenel.kernel.state import State, Step

BUY: Final = 128
STARVE: Final = 129  # what (a soldier, CLERK or OVERSEER), where it is, row of a horde
CLERK: Final = 200
OVERSEER: Final = 201


# ---------------------------------------------------------------- set-up


class TakeMarkers(Phase):
    """One clerk of each player marks the food and never comes back."""

    def push(self, state: GreatWall, clan: i64, section: i64, row: i64) -> None:
        for pieces in state.clans:
            if pieces.rules.person:
                pieces.free_clerks -= 1


# ---------------------------------------------------------------- the Market


class Market(Service):
    def serve(self, state: GreatWall, clan: i64, clerks: i64) -> None:
        state.push(BuyFood(clan, clerks))


def food_price(state: GreatWall) -> list[i64]:
    """As much gold as each horde kills soldiers this year."""
    price: list[i64] = [0] * RESOURCES
    price[GOLD] = state.lethality()
    return price


class BuyFood(Screened):
    """For each clerk a meal, if it is paid and can be stored."""

    __slots__ = ("left",)

    def __init__(self, seat: i64, left: i64) -> None:
        super().__init__(seat)
        self.left: i64 = left

    def options(self, state: State) -> list[int] | None:
        assert isinstance(state, GreatWall)
        part = famine_of(state)
        if self.left == 0 or part.food[self.seat] >= part.capacity:
            return []
        if state.can_pay(self.seat, food_price(state)):
            return [move(BUY, 0, 0, 0), DONE]
        return [DONE] if self.conceals(state) else []

    def resolve(self, state: State, action: int) -> None:
        assert isinstance(state, GreatWall)
        if verb_of(action) == DONE:
            return
        part = famine_of(state)
        state.pay(self.seat, food_price(state))
        bought: i64 = min(MEAL, part.capacity - part.food[self.seat])
        part.food[self.seat] += bought
        if state.recording:
            facts: dict[str, object] = {"count": int(bought), "food": int(part.food[self.seat])}
            state.emit("food_bought", self.seat, facts)
        state.push(BuyFood(self.seat, self.left - 1))


# ---------------------------------------------------------------- Winter


class WinterFeeding(Phase):
    """Everybody on the board eats, player by player."""

    def push(self, state: GreatWall, clan: i64, section: i64, row: i64) -> None:
        for seat in reversed(state.clan_order(state.tea)):
            if state.clans[seat].rules.person:
                state.push(Feed(seat))


class Feed(Step):
    """A player says what starves, piece by piece, and feeds the rest."""

    def options(self, state: State) -> list[int] | None:
        assert isinstance(state, GreatWall)
        hungry = mouths(state, self.seat)
        if hungry == 0:
            return []
        found: list[int] = [DONE] if hungry <= famine_of(state).food[self.seat] else []
        clan = state.clans[self.seat]
        for place in range(len(clan.at)):
            if clan.at[place]:
                found.append(move(STARVE, CLERK, place, 0))
        for soldier in range(clan.kinds):
            list_soldiers(state, self.seat, STARVE, soldier, found)
        for place in range(PRODUCTION):
            if clan.levels[place]:
                found.append(move(STARVE, OVERSEER, place, 0))
        return found

    def resolve(self, state: State, action: int) -> None:
        assert isinstance(state, GreatWall)
        if verb_of(action) == STARVE:
            state.push(self)
            starve(state, self.seat, action)
            return
        part = famine_of(state)
        eaten = mouths(state, self.seat)
        part.food[self.seat] -= eaten
        if state.recording:
            state.emit("fed", self.seat, {"count": int(eaten), "food": int(part.food[self.seat])})


def starve(state: GreatWall, seat: i64, action: i64) -> None:
    """A piece goes back to the pool: it is not killed, and nothing saves it. An overseer loses his level."""
    clan = state.clans[seat]
    what, place = first_of(action), second_of(action)
    facts: dict[str, object] = {}
    if what == CLERK:
        clan.at[place] -= 1
        clan.free_clerks += 1
        facts = {"place": state.layout.places[place].name}
    elif what == OVERSEER:
        facts = {"place": state.layout.places[place].name, "level": int(clan.levels[place])}
        clan.pool[clan.overseers[place]] += 1
        clan.levels[place] = 0
    else:
        take_soldier(state, seat, what, place, third_of(action))
        clan.pool[what] += 1
        facts = {"soldier": state.layout.soldiers[what].name}
    if state.recording:
        name = "clerk_starved" if what == CLERK else "overseer_starved" if what == OVERSEER else "soldier_starved"
        state.emit(name, seat, facts)


# ---------------------------------------------------------------- the stores


class BurnStores(Step):
    """The stores lose room."""

    __slots__ = ("count",)

    def __init__(self, seat: i64, count: i64) -> None:
        super().__init__(seat)
        self.count: i64 = count

    def resolve(self, state: State, action: int) -> None:
        assert isinstance(state, GreatWall)
        lower_capacity(state, self.count)


class BreachStores(Phase):
    """Each horde of a breached section burns some of the stores, instead of shame for those who were absent."""

    def push(self, state: GreatWall, clan: i64, section: i64, row: i64) -> None:
        state.push(BurnStores(-1, len(state.hordes[section])))
