"""Lumber mill, quarry, gold mine, temple: everybody gathers, then may upgrade an overseer, then may donate."""

from mypy_extensions import i64

from crenel.games.great_wall.board import BUILDING_RESOURCES, CHI, DONATION_HONOR, RESOURCE_NAMES
from crenel.games.great_wall.clan import FROM_DONATIONS
from crenel.games.great_wall.confirm import push_confirm
from crenel.games.great_wall.layout import Service
from crenel.games.great_wall.moves import DONATE, SKIP, first_of, move, verb_of
from crenel.games.great_wall.overseers import UpgradeOverseer, overseer_yield
from crenel.games.great_wall.screens import Screened
from crenel.games.great_wall.state import GreatWall
from crenel.games.great_wall.triggers import trigger
from crenel.games.great_wall.vocabulary import DONATED
from crenel.kernel.state import BIT, State, Step


class Production(Service):
    """Each step is done by everybody before the next."""

    def activate(self, state: GreatWall, place: i64, present: list[i64]) -> None:
        if place != CHI:
            for clan in reversed(present):
                if state.clans[clan].rules.person:
                    state.push(Donate(clan, place))
        for clan in reversed(present):
            if state.clans[clan].rules.person:
                state.push(UpgradeOverseer(clan, place, 0))
        for clan in reversed(present):
            state.push(Gather(clan, place))

    def brings(self, state: GreatWall, clan: i64, place: i64, clerks: i64) -> i64:
        """So many resources."""
        return clerks + overseer_yield(state, clan, place)


class Gather(Step):
    """A clan gains what the place gives: a player one resource for each clerk, and what the overseer brings."""

    __slots__ = ("place",)

    def __init__(self, seat: i64, place: i64) -> None:
        super().__init__(seat)
        self.place: i64 = place

    def resolve(self, state: State, action: int) -> None:
        assert isinstance(state, GreatWall)
        state.clans[self.seat].rules.gather(state, self.seat, self.place)


class Donate(Screened):
    """One of what was gathered goes to the warehouse, for honor."""

    __slots__ = ("place",)

    def __init__(self, seat: i64, place: i64) -> None:
        super().__init__(seat)
        self.place: i64 = place

    def options(self, state: State) -> list[int] | None:
        assert isinstance(state, GreatWall)
        if state.clans[self.seat].stock[self.place] == 0:
            return [SKIP] if self.conceals(state) else []
        return [move(DONATE, self.place, 0, 0), SKIP]

    def resolve(self, state: State, action: int) -> None:
        assert isinstance(state, GreatWall)
        if verb_of(action) == SKIP:
            return
        for module in state.modules:
            module.donated_at(state, self.seat, self.place)
        push_confirm(state, self.seat)
        donate(state, self.seat, self.place)


def donate(state: GreatWall, seat: i64, resource: i64) -> None:
    """One of a resource goes to the warehouse, for honor."""
    state.clans[seat].stock[resource] -= 1
    state.warehouse[resource] += 1
    if state.recording:
        state.emit("donated", seat, {"resource": RESOURCE_NAMES[resource]})
    state.award(seat, FROM_DONATIONS, DONATION_HONOR)
    trigger(state, seat, DONATED, BIT[resource])


class Donations(Screened):
    """A card lets a player donate up to so many, of any kinds that build."""

    __slots__ = ("left",)

    def __init__(self, seat: i64, left: i64) -> None:
        super().__init__(seat)
        self.left: i64 = left

    def options(self, state: State) -> list[int] | None:
        assert isinstance(state, GreatWall)
        found: list[int] = []
        for resource in range(BUILDING_RESOURCES):
            if self.left and state.clans[self.seat].stock[resource]:
                found.append(move(DONATE, resource, 0, 0))
        if found or (self.left and self.conceals(state)):
            found.append(SKIP)
        return found

    def resolve(self, state: State, action: int) -> None:
        assert isinstance(state, GreatWall)
        if verb_of(action) != SKIP:
            state.push(Donations(self.seat, self.left - 1))
            donate(state, self.seat, first_of(action))
