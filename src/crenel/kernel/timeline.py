"""Undo history of one game. Undo is free back to the last new information (a roll, a draw, a secret shown), and only
takes back one's own decisions.
"""

from crenel.kernel.errors import CrenelError
from crenel.kernel.state import NO_ACTION, State


class Moment:
    """A decision that can still be taken back, and the state before it."""

    def __init__(self, seat: int, text: str, before: State, events: int) -> None:
        self.seat = seat
        self.text = text
        self.before = before
        self.events = events


class Timeline:
    """Apply decisions to a state and remember them for undo."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.moments: list[Moment] = []  # since the last barrier, oldest first

    def apply(self, action: int, seat: int | None = None) -> None:
        """Apply an action as `State.apply` does, and remember the state before."""
        state = self.state
        before = state.clone()
        events = len(state.events)
        who = int(state.asked) if seat is None else seat
        state.apply(action, who)
        if state.barrier != before.barrier:
            self.moments = []
        elif not before.for_show:  # undo passes over what was no decision
            self.moments.append(Moment(who, before.text(action, who), before, events))

    def undoable(self, seat: int) -> list[Moment]:
        """Return the decisions this seat may take back now, newest first."""
        if self._sealed(seat):
            return [moment for moment in self.moments if moment.seat == seat][-1:]
        own: list[Moment] = []
        for moment in reversed(self.moments):
            if moment.seat != seat:
                break
            own.append(moment)
        return own

    def undo(self, seat: int, count: int = 1) -> None:
        """Take back the newest `count` decisions of a seat; CrenelError if that reaches past a barrier or another's
        decision.
        """
        own = self.undoable(seat)
        if not 1 <= count <= len(own):
            raise CrenelError("nothing-to-undo" if not own else "undo-too-far", count=count, possible=len(own))
        if self._sealed(seat):
            self._unseal(seat, own[0])
            return
        moment = own[count - 1]
        log = self.state.events[: moment.events]
        self.state = moment.before
        self.state.recording = True
        self.state.events = log
        self.moments = self.moments[: self.moments.index(moment)]

    def _sealed(self, seat: int) -> bool:
        """Say whether the seat has answered a secret question that others still have to answer."""
        return bool(self.state.secret) and self.state.secret[seat] != NO_ACTION

    def _unseal(self, seat: int, moment: Moment) -> None:
        """Take back a secret answer; those of the others stay."""
        place = self.moments.index(moment)
        for later in self.moments[place + 1 :]:
            later.before.retract(seat)
        self.moments.remove(moment)
        self.state.retract(seat)


def rewound(state: State, count: int) -> State:
    """Return the same game after its first `count` decisions."""
    moves = state.moves()
    if not 0 <= count <= len(moves):
        raise CrenelError("no-such-moment", count=count, moves=len(moves))
    again = state.game.start(state)
    for seat, action in moves[:count]:
        again.decide(seat, action)
    return again
