"""Copies of a state for looking ahead. They hold only what a seat may know: what it cannot know is drawn anew."""

import random
from typing import TYPE_CHECKING

from crenel.kernel.constants import BIT, NO_ACTION, NOBODY
from crenel.kernel.rng import Rng
from crenel.kernel.several import look_who_shares
from crenel.kernel.step import Shared, Together

if TYPE_CHECKING:
    from crenel.kernel.state import State


def determinize(state: "State", seat: int, rng: random.Random) -> "State":
    """Return a state that a seat could not tell from the true one."""
    copy = state.clone()
    copy.rng = Rng(rng.getrandbits(256).to_bytes(32, "big"))
    copy.origin = {}
    copy.past = None
    state.game.forget(copy, seat, rng)
    step = copy.stack[len(copy.stack) - 1] if copy.stack else None
    if isinstance(step, Together) and copy.secret:
        copy.secret = copy.secret[:]
        for other in range(copy.seats):
            if other != seat and copy.secret[other] != NO_ACTION:
                copy.secret[other] = rng.choice(step.options_of(copy, other))
    elif isinstance(step, Shared) and copy.asked != NOBODY:
        look_who_shares(copy, step)  # what others can answer may depend on what was drawn anew
    elif step is not None and copy.asked not in (NOBODY, seat):
        # Likewise here. Where none is left, as may be under rules that ask only those with a choice, they stay.
        copy.legal = step.options(copy) or copy.legal
    return copy


def foresee(state: "State", action: int, seat: int) -> "State":
    """Return the state after an action of a seat, up to the next chance or secret."""
    copy = state.known_to(seat)
    copy.recording = True
    copy.previewing = True
    copy.apply(action, seat)
    return copy


def plannable(state: "State", seat: int) -> bool:
    """Say whether a seat waits for a turn that it can plan."""
    waits = 0 <= seat < state.seats and state.asked != NOBODY and not state.deciding & BIT[seat]
    return waits and not state.secret and state.game.awaits_turn(state, seat)


def plan_state(state: "State", seat: int) -> "State | None":
    """Return the state in which the turn that a seat waits for has come now; None where there is nothing to plan."""
    if not plannable(state, seat):
        return None
    copy = state.clone()
    copy.halt()
    state.game.skip_to_turn(copy, seat)
    sketch = copy.known_to(seat)
    sketch.recording = True
    sketch.previewing = True
    sketch.settle()
    return sketch if sketch.deciding & BIT[seat] else None


def scored_now(state: "State") -> "State":
    """Return the state in which only the final scoring has happened."""
    copy = state.clone()
    last = state.game.last_step()
    if last is not None and not state.over:
        copy.stack = [last]
        copy.secret = []
        copy.settle()
    return copy
