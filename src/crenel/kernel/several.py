"""Decisions of several seats: who has to answer a `Together` or may answer a `Shared`, and what comes of it."""

from typing import TYPE_CHECKING

from crenel.kernel.constants import BIT, NO_ACTION, NOBODY
from crenel.kernel.step import Shared, Step, Together

if TYPE_CHECKING:
    from crenel.kernel.state import State


def ask_several(state: "State", step: Step) -> bool:
    """Ask all who may answer. Return False if nobody has to any more, and the step is done."""
    if isinstance(step, Together):
        return gather(state, step)
    assert isinstance(step, Shared)
    return offer(state, step)


def gather(state: "State", step: Together) -> bool:
    """Look who still has to answer in secret. If nobody has, reveal the answers and return False."""
    state.asked = NOBODY
    state.deciding = 0
    if not state.secret:
        state.secret = [NO_ACTION for _ in range(state.seats)]
    for seat in range(state.seats):
        if state.secret[seat] != NO_ACTION or not step.asks(state, seat):
            continue
        options = step.options_of(state, seat)
        if len(options) == 1:
            state.secret[seat] = options[0]
        elif len(options) > 1:
            state.deciding |= BIT[seat]
            if state.asked == NOBODY:
                state.asked = seat
                state.legal = options
    if state.deciding:
        return True
    if state.previewing:
        state.legal = []
        return True
    state.pop()
    answers = state.secret
    state.secret = []
    state.barrier += 1
    step.reveal(state, answers)
    return False


def offer(state: "State", step: Shared) -> bool:
    """Ask those who share a decision. A single answer is taken for the first of them."""
    count = look_who_shares(state, step)
    if count > 1 or (state.confirm and count == 1 and step.confirms()):
        return True
    state.pop()
    if count == 1:
        if state.recording:
            forced = state.game.text(state, state.legal[0], int(state.asked))
            state.emit("forced", state.asked, {"action": forced})
        step.decided(state, state.asked, state.legal[0])
    return False


def look_who_shares(state: "State", step: Shared) -> int:
    """Note who may answer a shared decision, and return the number of different answers to it."""
    state.asked = NOBODY
    state.deciding = 0
    state.legal = []
    own = 0
    common = step.options(state)
    for seat in range(state.seats):
        if not step.asks(state, seat):
            continue
        options = step.options_of(state, seat) if common is None else common
        if not options:
            continue
        own += len(options)
        state.deciding |= BIT[seat]
        if state.asked == NOBODY:
            state.asked = seat
            state.legal = options
    return own if common is None or not state.deciding else len(common)
