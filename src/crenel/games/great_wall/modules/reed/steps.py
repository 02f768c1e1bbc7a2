"""What the Reed clan does where its clerks are: its overlord decides, or rules where the overlord is an automa."""

from typing import Final

from mypy_extensions import i64

from crenel.games.great_wall.battle import Strike
from crenel.games.great_wall.board import BARRICADES, SECTION_NAMES, SPEARMAN
from crenel.games.great_wall.moves import ATTACK, BARRICADE, first_of, move, second_of
from crenel.games.great_wall.sets import CARD
from crenel.games.great_wall.state import GreatWall
from crenel.kernel.state import State, Step

DISMISS: Final = 64  # place in the row


def indicated_first(state: GreatWall) -> list[i64]:
    """The sections as an automa tries them: first where the invasion points."""
    indicated = state.invasion_section()
    return [indicated] + [section for section in state.layout.sections if section != indicated]


class ReedAttack(Step):
    """A free spearman attacks where the overlord says; if he cannot, he goes back."""

    __slots__ = ("clan",)

    def __init__(self, seat: i64, clan: i64) -> None:
        super().__init__(seat)
        self.clan: i64 = clan

    def options(self, state: State) -> list[int] | None:
        assert isinstance(state, GreatWall)
        if state.clans[self.clan].pool[SPEARMAN] == 0:
            return []
        order = state.layout.sections if self.seat >= 0 else indicated_first(state)
        spearman = state.layout.soldiers[SPEARMAN]
        found = [move(ATTACK, SPEARMAN, section, 0) for section in order if spearman.can_attack(state, section)]
        return found if self.seat >= 0 else found[:1]

    def resolve(self, state: State, action: int) -> None:
        assert isinstance(state, GreatWall)
        state.clans[self.clan].pool[SPEARMAN] -= 1
        state.push(Strike(self.seat, self.clan, second_of(action), SPEARMAN))


class ReedBarricade(Step):
    """A free barricade where the overlord says."""

    def options(self, state: State) -> list[int] | None:
        assert isinstance(state, GreatWall)
        order = state.layout.sections if self.seat >= 0 else indicated_first(state)
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
        state.advisor_discard |= CARD[card]
        if state.recording:
            state.emit("advisor_dismissed", -1, {"card": state.deck.advisors[card].name})
