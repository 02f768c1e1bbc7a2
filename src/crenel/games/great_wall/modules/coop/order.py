"""Free order: where clans act one after the other and it can matter, the active player says who is next."""

from mypy_extensions import i64

from crenel.games.great_wall.board import ACADEMY, BARRACKS
from crenel.games.great_wall.modules.coop.part import coop_of
from crenel.games.great_wall.moves import CHOOSE, DONE, first_of, move, verb_of
from crenel.games.great_wall.places.activation import activate
from crenel.games.great_wall.seasons.turn import ResolveBox
from crenel.games.great_wall.state import GreatWall
from crenel.kernel.state import State, Step


def ask(state: GreatWall, again: Step, clans: list[i64]) -> bool:
    """Ask the active player for the order of these clans, and then take a step again. False if there is nothing to
    ask, or the order is named.
    """
    part = coop_of(state)
    if state.active < 0 or part.ordered or len(clans) < 2:
        return False
    part.unnamed = clans
    part.order = []
    state.push(again)
    state.push(NameOrder(state.active if state.clans[state.active].rules.person else state.top_player()))
    return True


def acting(state: GreatWall, step: ResolveBox) -> list[i64]:
    """The clans for which a box may do something, by tea."""
    box = state.deck.commands[step.card].boxes[step.number]
    found: list[i64] = []
    for clan in state.tea:
        pieces = state.clans[clan]
        if clan == step.clan or not (box.move or pieces.rules.person):
            continue
        if not box.move or pieces.free_clerks or any(pieces.at):
            found.append(clan)
    return found


def order_matters(place: i64) -> bool:
    """Whether what one clan does at a place can change what another one can: all gather and draw alike."""
    return place >= BARRACKS and place != ACADEMY


def named_order(state: GreatWall, clans: list[i64]) -> list[i64]:
    """The order that was named, those without a name last; the next time it is asked anew."""
    part = coop_of(state)
    if not part.ordered:
        return clans
    order = [clan for clan in part.order if clan in clans]
    order += [clan for clan in clans if clan not in order]
    part.ordered = False
    part.order = []
    return order


class NameOrder(Step):
    """Who is next? Or leave the rest to the order of tea."""

    def options(self, state: State) -> list[int] | None:
        assert isinstance(state, GreatWall)
        part = coop_of(state)
        found: list[int] = [move(CHOOSE, clan, 0, 0) for clan in part.unnamed]
        found.append(DONE)
        return found

    def resolve(self, state: State, action: int) -> None:
        assert isinstance(state, GreatWall)
        part = coop_of(state)
        if verb_of(action) == CHOOSE:
            part.order.append(first_of(action))
            part.unnamed = [clan for clan in part.unnamed if clan != first_of(action)]
            if len(part.unnamed) > 1:
                state.push(self)
                return
        part.unnamed = []
        part.ordered = True


class Reactivate(Step):
    """The order is named: the place activates."""

    __slots__ = ("advanced", "place")

    def __init__(self, seat: i64, place: i64, advanced: bool) -> None:
        super().__init__(seat)
        self.place: i64 = place
        self.advanced: bool = advanced

    def resolve(self, state: State, action: int) -> None:
        assert isinstance(state, GreatWall)
        activate(state, self.place, self.advanced)
