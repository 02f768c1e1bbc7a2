"""Activating places: which, in what order, and who resolves them."""

from mypy_extensions import i64

from crenel.games.great_wall.automa.qin import push_qin, raise_token
from crenel.games.great_wall.automa.reed import push_reed
from crenel.games.great_wall.battle import BatchOver
from crenel.games.great_wall.board import (
    ACADEMY,
    BARRACKS,
    BUILDERS,
    EMBASSY,
    LOGISTICS,
    PLACE_NAMES,
    PLACES,
    PRODUCTION,
    SHAMEFUL,
    TEA_HOUSE,
)
from crenel.games.great_wall.clan import QIN, REED
from crenel.games.great_wall.clerks import call_back, clerks_counting
from crenel.games.great_wall.moves import ACTIVATE, SKIP, first_of, move, verb_of
from crenel.games.great_wall.places.builders import Build
from crenel.games.great_wall.places.embassy import Hire
from crenel.games.great_wall.places.logistics import Logistics
from crenel.games.great_wall.places.production import push_production
from crenel.games.great_wall.places.tea import TeaHouse
from crenel.games.great_wall.recruits import push_recruiting
from crenel.games.great_wall.shame import push_shame
from crenel.games.great_wall.state import GreatWall
from crenel.games.great_wall.triggers import DrawTactics, trigger
from crenel.games.great_wall.vocabulary import ANYTHING, CROWDED
from crenel.kernel.state import BIT, State, Step


class Activations(Step):
    """All places that are ready activate, in the order that the active player likes. In Qin Jiushao's turn, and in the
    Reed clan's while he is its overlord, his own come first.
    """

    __slots__ = ("done",)

    def __init__(self, seat: i64, done: i64) -> None:
        super().__init__(seat)
        self.done: i64 = done  # a bit for each place that has activated in this step

    def options(self, state: State) -> list[int] | None:
        assert isinstance(state, GreatWall)
        found: list[int] = []
        for place in state.ready_places():
            if not self.done & BIT[place]:
                found.append(move(ACTIVATE, place, 0, 0))
        lord = state.clans[state.overlord()]
        if len(found) > 1 and lord.kind == QIN:
            for place in state.qin_track:
                if lord.at[place] and move(ACTIVATE, place, 0, 0) in found:
                    return [move(ACTIVATE, place, 0, 0)]
        return found

    def resolve(self, state: State, action: int) -> None:
        assert isinstance(state, GreatWall)
        place = first_of(action)
        state.push(Activations(self.seat, self.done | BIT[place]))
        activate(state, place, False)

    def details(self) -> dict[str, object]:
        return {"done": int(self.done)}


class AdvancedActivation(Step):
    """One place of the player's choice activates, full or not, and nobody is shamed for being alone."""

    def options(self, state: State) -> list[int] | None:
        assert isinstance(state, GreatWall)
        found: list[int] = []
        for place in range(PLACES):
            special = state.side.slots[place] == 0
            if state.clerks_at(place) and not (special and not state.activates(place)):
                found.append(move(ACTIVATE, place, 0, 0))
        if found:
            found.append(SKIP)
        return found

    def resolve(self, state: State, action: int) -> None:
        assert isinstance(state, GreatWall)
        if verb_of(action) != SKIP:
            activate(state, first_of(action), True)


def activate(state: GreatWall, place: i64, advanced: bool) -> None:
    """Push what a place does for everybody there, in the order of tea; then the clerks go home."""
    if state.recording:
        state.emit("activated", -1, {"place": PLACE_NAMES[place], "advanced": advanced})
    present = [clan for clan in state.tea if state.clans[clan].at[place]]
    state.push(SendHome(-1, place))
    if place < PRODUCTION:
        push_production(state, place, present)
    elif place == TEA_HOUSE:
        for clan in reversed(present):
            state.push(TeaHouse(state.decider(clan), clan))
    else:
        for clan in reversed(present):
            push_service(state, clan, place)
    if state.side.slots[place] == 0:
        for clan in reversed(present):
            if state.clans[clan].at[place] >= 2:
                trigger(state, clan, CROWDED, BIT[place])
    if SHAMEFUL[place] and not advanced and len(present) == 1:
        push_shame(state, present[0], 1)


def push_service(state: GreatWall, clan: i64, place: i64) -> None:
    """What one clan's clerks do at a place that is neither production nor tea house."""
    kind = state.clans[clan].kind
    if kind == REED:
        push_reed(state, clan, place)
        return
    if kind == QIN:
        push_qin(state, clan, place)
        return
    count = clerks_counting(state, clan, place)
    if place == BARRACKS:
        state.push(BatchOver(clan))
        push_recruiting(state, clan, count, ANYTHING, 0)
    elif place == BUILDERS:
        state.push(Build(clan, count))
    elif place == LOGISTICS:
        state.push(Logistics(clan, count))
    elif place == EMBASSY:
        state.push(Hire(clan, count))
    else:
        assert place == ACADEMY
        state.push(DrawTactics(clan, count))


class SendHome(Step):
    """The clerks of an activated place go back to their pools."""

    __slots__ = ("place",)

    def __init__(self, seat: i64, place: i64) -> None:
        super().__init__(seat)
        self.place: i64 = place

    def resolve(self, state: State, action: int) -> None:
        assert isinstance(state, GreatWall)
        for clan in range(len(state.clans)):
            if state.clans[clan].kind == QIN and state.clans[clan].at[self.place]:
                raise_token(state, self.place)
        call_back(state, self.place)

    def details(self) -> dict[str, object]:
        return {"place": int(self.place)}
