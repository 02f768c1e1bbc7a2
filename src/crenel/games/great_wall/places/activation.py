"""Activating places: which, in what order, and who resolves them."""

from mypy_extensions import i64

from crenel.games.great_wall.battle import BatchOver
from crenel.games.great_wall.clerks import SendHome
from crenel.games.great_wall.layout import Service
from crenel.games.great_wall.moves import ACTIVATE, SKIP, first_of, move, verb_of
from crenel.games.great_wall.recruits import push_recruiting
from crenel.games.great_wall.shame import FOR_ACTIVATING_ALONE, push_shame
from crenel.games.great_wall.state import GreatWall
from crenel.games.great_wall.triggers import DrawTactics, trigger
from crenel.games.great_wall.vocabulary import ANYTHING, CROWDED
from crenel.kernel.state import BIT, State, Step


class Activations(Step):
    """All places that are ready activate, in the order that the active player likes."""

    __slots__ = ("done",)

    def __init__(self, seat: i64, done: i64) -> None:
        super().__init__(seat)
        self.done: i64 = done  # a bit for each place that has activated in this step

    def options(self, state: State) -> list[int] | None:
        assert isinstance(state, GreatWall)
        found: list[int] = []
        ready = state.ready_places() & ~self.done
        for place in range(len(state.layout.places)):
            if ready & BIT[place]:
                found.append(move(ACTIVATE, place, 0, 0))
        if len(found) > 1:
            for module in state.modules:
                found = module.activation_order(state, found)
        return found

    def resolve(self, state: State, action: int) -> None:
        assert isinstance(state, GreatWall)
        place = first_of(action)
        state.push(Activations(self.seat, self.done | BIT[place]))
        activate(state, place, False)


class AdvancedActivation(Step):
    """One place of the player's choice activates, full or not, and nobody is shamed for being alone."""

    def options(self, state: State) -> list[int] | None:
        assert isinstance(state, GreatWall)
        found: list[int] = []
        for place in range(len(state.layout.places)):
            if self.can_activate(state, place):
                found.append(move(ACTIVATE, place, 0, 0))
        if found:
            found.append(SKIP)
        return found

    def can_activate(self, state: GreatWall, place: i64) -> bool:
        if state.clerks_at(place) == 0:
            return False
        if state.layout.slots[place] == 0:
            return state.activates(place)
        return all(module.may_activate(state, place) for module in state.modules)

    def resolve(self, state: State, action: int) -> None:
        assert isinstance(state, GreatWall)
        if verb_of(action) != SKIP:
            activate(state, first_of(action), True)


def activate(state: GreatWall, place: i64, advanced: bool) -> None:
    """Push what a place does for everybody there, in the order of tea; then the clerks go home."""
    here = state.layout.places[place]
    there = [clan for clan in state.tea if state.clans[clan].at[place]]
    for module in state.modules:
        if module.asks_who_begins(state, place, advanced, there):
            return
    if state.recording:
        state.emit("activated", -1, {"place": here.name, "advanced": advanced})
    present = state.clan_order(there)
    state.push(SendHome(-1, place))
    here.service.activate(state, place, present)
    for module in state.modules:
        module.place_activated(state, place, present)
    if here.slots == 0:
        for clan in reversed(present):
            if state.clans[clan].at[place] >= 2:
                trigger(state, clan, CROWDED, BIT[place])
    if here.shameful and not advanced and len(present) == 1:
        push_shame(state, present[0], 1, FOR_ACTIVATING_ALONE)


class Barracks(Service):
    def serve(self, state: GreatWall, clan: i64, clerks: i64) -> None:
        state.push(BatchOver(clan))
        push_recruiting(state, clan, clerks, ANYTHING, 0)


class Academy(Service):
    def serve(self, state: GreatWall, clan: i64, clerks: i64) -> None:
        state.push(DrawTactics(clan, clerks))
