"""The Reed clan: three clerks that never leave the board, and spearmen. Its overlord decides; it keeps nothing."""

from typing import Final

from mypy_extensions import i64

from crenel.games.great_wall.battle import BatchOver, Strike, can_strike
from crenel.games.great_wall.board import BARRACKS, BARRICADES, BUILDERS, EMBASSY, SECTION_NAMES, SPEARMAN
from crenel.games.great_wall.moves import ATTACK, BARRICADE, DISMISS, first_of, move, second_of
from crenel.games.great_wall.places.embassy import RefillRow
from crenel.games.great_wall.state import GreatWall
from crenel.kernel.state import BIT, State, Step

REED_CLERKS: Final = 3


def push_reed(state: GreatWall, clan: i64, place: i64) -> None:
    """What a Reed clerk does where a place activates: nothing at the academy and the logistics center."""
    lord = state.decider(clan)
    if place == BARRACKS:
        state.push(BatchOver(-1))
        state.push(ReedAttack(lord, clan))
    elif place == BUILDERS:
        state.push(ReedBarricade(lord))
    elif place == EMBASSY and state.row:
        state.push(RefillRow(-1))
        state.push(ReedDismiss(lord))


def indicated_first(state: GreatWall) -> list[i64]:
    """The sections as Qin Jiushao tries them: first where the invasion points."""
    indicated = state.invasion_section()
    return [indicated] + [section for section in state.side.sections if section != indicated]


class ReedAttack(Step):
    """A free spearman attacks where the overlord says; if he cannot, he goes back."""

    __slots__ = ("clan",)

    def __init__(self, seat: i64, clan: i64) -> None:
        super().__init__(seat)
        self.clan: i64 = clan

    def sections(self, state: GreatWall) -> list[int]:
        if state.clans[self.clan].pool[SPEARMAN] == 0:
            return []
        order = state.side.sections if self.seat >= 0 else indicated_first(state)
        return [move(ATTACK, SPEARMAN, section, 0) for section in order if can_strike(state, section, SPEARMAN, False)]

    def options(self, state: State) -> list[int] | None:
        assert isinstance(state, GreatWall)
        found = self.sections(state)
        return found if self.seat >= 0 else found[:1]

    def resolve(self, state: State, action: int) -> None:
        assert isinstance(state, GreatWall)
        state.clans[self.clan].pool[SPEARMAN] -= 1
        state.push(Strike(self.seat, self.clan, second_of(action), SPEARMAN))

    def details(self) -> dict[str, object]:
        return {"clan": int(self.clan)}


class ReedBarricade(Step):
    """A free barricade where the overlord says."""

    def options(self, state: State) -> list[int] | None:
        assert isinstance(state, GreatWall)
        order = state.side.sections if self.seat >= 0 else indicated_first(state)
        found = [move(BARRICADE, section, 0, 0) for section in order if state.barricades[section] < BARRICADES]
        return found if self.seat >= 0 else found[:1]

    def resolve(self, state: State, action: int) -> None:
        assert isinstance(state, GreatWall)
        state.barricades[first_of(action)] += 1
        if state.recording:
            state.emit("barricade_built", -1, {"section": SECTION_NAMES[first_of(action)]})


class ReedDismiss(Step):
    """The overlord discards an advisor of the row."""

    def options(self, state: State) -> list[int] | None:
        assert isinstance(state, GreatWall)
        places = len(state.row) if self.seat >= 0 else 1
        return [move(DISMISS, place, 0, 0) for place in range(places)]

    def resolve(self, state: State, action: int) -> None:
        assert isinstance(state, GreatWall)
        card = state.row[first_of(action)]
        del state.row[first_of(action)]
        state.advisor_discard |= BIT[card]
        if state.recording:
            state.emit("advisor_dismissed", -1, {"card": state.deck.advisors[card].name})
