"""The tea house: clans rise in the tea order."""

from mypy_extensions import i64

from crenel.games.great_wall.board import TEA_HOUSE
from crenel.games.great_wall.layout import Service
from crenel.games.great_wall.moves import SKIP, USE, verb_of
from crenel.games.great_wall.state import GreatWall
from crenel.games.great_wall.triggers import trigger
from crenel.games.great_wall.vocabulary import TEA_RAISED
from crenel.kernel.state import State, Step


class Tea(Service):
    """Everybody there may rise, automas too."""

    def activate(self, state: GreatWall, place: i64, present: list[i64]) -> None:
        for clan in reversed(present):
            state.push(TeaHouse(state.decider(clan), clan))

    def brings(self, state: GreatWall, clan: i64, place: i64, clerks: i64) -> i64:
        """So many places up."""
        higher: i64 = state.tea.index(clan)
        return higher if holds_all(state, clan) else min(1, higher)


class TeaHouse(Step):
    """A clan there may move up one place, to the top if it holds all slots alone. Clans come in the order they had
    before the activation.
    """

    __slots__ = ("clan",)

    def __init__(self, seat: i64, clan: i64) -> None:
        super().__init__(seat)
        self.clan: i64 = clan

    def options(self, state: State) -> list[int] | None:
        assert isinstance(state, GreatWall)
        if self.seat < 0:
            return None
        return [USE, SKIP] if state.tea[0] != self.clan else []

    def resolve(self, state: State, action: int) -> None:
        assert isinstance(state, GreatWall)
        if action >= 0 and verb_of(action) == SKIP:
            return
        if rise(state, self.clan, len(state.tea) if holds_all(state, self.clan) else 1):
            trigger(state, self.clan, TEA_RAISED)


def holds_all(state: GreatWall, clan: i64) -> bool:
    """Whether a clan holds all slots of the tea house."""
    return state.clans[clan].at[TEA_HOUSE] >= state.layout.slots[TEA_HOUSE]


def rise(state: GreatWall, clan: i64, places: i64) -> bool:
    """Move up in the tea order; False if there was nowhere to go."""
    place = state.tea.index(clan)
    goal = max(0, place - int(places))
    if goal == place:
        return False
    del state.tea[place]
    state.tea.insert(goal, clan)
    if state.recording:
        state.emit("tea", clan, {"order": [int(each) for each in state.tea]})
    return True
