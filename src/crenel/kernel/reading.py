"""Checks for dumps that people may have edited. Each refuses with the place in the dump."""

from collections.abc import Sequence

from crenel.kernel.errors import BadState
from crenel.kernel.state import NO_ACTION, State, Together


def whole(value: object, where: str, least: int = 0, most: int = 10**6) -> int:
    """Return a whole number between two others; BadState if it is none."""
    if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
        raise BadState("state-number", where=where, value=str(value), least=least, most=most)
    return value


def one_of(value: object, names: Sequence[str], where: str) -> int:
    """Return the place of a name in a list; BadState if it is not there."""
    if value not in names:
        raise BadState("state-unknown", where=where, value=str(value), allowed=", ".join(names))
    return names.index(str(value))


def load_secret(state: State, rows: Sequence[str | None]) -> None:
    """Load the answers to a Together that is still open, by their notation; None where none is in."""
    if not rows:
        return
    step = state.stack[-1] if state.stack else None
    if not isinstance(step, Together) or len(rows) != state.seats:
        raise BadState("state-secret", where="secret")
    state.secret = [NO_ACTION] * int(state.seats)
    for seat, text in enumerate(rows):
        if text is None:
            continue
        fitting = [action for action in step.options_of(state, seat) if state.text(action, seat) == text]
        if not fitting:
            raise BadState("state-secret", where=f"secret[{seat}]")
        state.secret[seat] = fitting[0]
