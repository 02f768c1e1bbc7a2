"""The player's word. At a table that confirms, a player's last clerk, donation or decision of a turn waits for it
before others go on, and can be undone until then. Previews, plans and searches look past it.
"""

from mypy_extensions import i64

from crenel.games.great_wall.changes import CONFIRMS
from crenel.games.great_wall.moves import DONE, verb_of
from crenel.games.great_wall.plans import Phase
from crenel.games.great_wall.state import GreatWall
from crenel.kernel.history import SEATS_AT_MOST, last_move
from crenel.kernel.state import State, Step


class Confirm(Step):
    """A player says that a part of the game is over for them, or their turn."""

    __slots__ = ("ends",)

    def __init__(self, seat: i64, ends: bool) -> None:
        super().__init__(seat)
        self.ends: bool = ends  # their turn

    def options(self, state: State) -> list[int] | None:
        assert isinstance(state, GreatWall)
        if state.previewing or (not self.ends and self.goes_on(state)):
            return []
        return [DONE]

    def goes_on(self, state: GreatWall) -> bool:
        """Whether the next question is the player's as well, so that they can still undo there. A concealed one may be
        answered for them. Who is asked, and what, lies open: so does this.
        """
        copy = state.clone()
        copy.stack.pop()
        copy.previewing = True
        copy.settle()
        return copy.asked == self.seat and not copy.concealed

    def resolve(self, state: State, action: int) -> None:
        """Let the game go on."""

    def confirms(self) -> bool:
        return True


def push_confirm(state: GreatWall, seat: i64) -> None:
    """Ask a player for their word, at a table that confirms."""
    if seat >= 0 and asks_for_words(state):
        state.push(Confirm(seat, False))


def asks_for_words(state: GreatWall) -> bool:
    return state.confirm and state.rules >= CONFIRMS


class TurnConfirm(Phase):
    """The active player ends the turn."""

    def push(self, state: GreatWall, clan: i64, section: i64, row: i64) -> None:
        if asks_for_words(state) and state.seat_of(clan) >= 0:
            state.push(TurnOver(-1, clan))


class TurnOver(Step):
    """The turn of a clan is over, once its player says so. Nobody is asked who has just said so, or who decided
    nothing since others did: there is nothing to undo.
    """

    __slots__ = ("clan",)

    def __init__(self, seat: i64, clan: i64) -> None:
        super().__init__(seat)
        self.clan: i64 = clan

    def resolve(self, state: State, action: int) -> None:
        assert isinstance(state, GreatWall)
        seat = state.seat_of(self.clan)
        last = last_move(state.past, state.recent)
        if last >= 0 and last % SEATS_AT_MOST == seat and verb_of(last // SEATS_AT_MOST) != DONE:
            state.push(Confirm(seat, True))
