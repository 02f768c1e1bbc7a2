"""Steps: what is still to be resolved in a game, as small immutable values that all copies of a state share.

A `Step` resolves itself or asks one seat. A `Together` asks several seats at once and in secret: all of them answer. A
`Shared` asks several seats openly: the first answer counts for all of them.
"""

from typing import TYPE_CHECKING

from mypy_extensions import i64

if TYPE_CHECKING:
    from crenel.kernel.state import State


class Step:
    """One thing still to be resolved, which asks at most one seat."""

    __slots__ = ("seat",)

    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat

    def options(self, state: "State") -> list[int] | None:
        """Return the legal answers of `seat`; None if this step asks nothing."""
        return None

    def resolve(self, state: "State", action: int) -> None:
        """Change the state and push what follows, last thing first."""
        raise NotImplementedError

    def stays(self, action: int) -> bool:
        """Say whether this step still lies on the stack when it resolves with that answer, and is asked again later."""
        return False

    def several(self) -> bool:
        """Say whether several seats may answer: whether this is a `Several`. It is asked at every step, and a method
        is quicker than isinstance.
        """
        return False

    def reveals(self) -> bool:
        """Say whether resolving brings out new information (a roll, a draw, a secret): no undo past that."""
        return False

    def confirms(self) -> bool:
        """Say whether people want to be asked even when there is only one answer, as at the end of a turn."""
        return False

    def conceals(self, state: "State") -> bool:
        """Say whether the answers of `seat` depend on what only it may know. It is asked then even if one answer is
        left, so that nobody learns whether it had a choice. Whether it is asked depends only on what everybody knows.
        """
        return False

    def details(self) -> dict[str, object]:
        """Return what the game needs, besides the seat, to make this step again from a dump."""
        return {}


class Several(Step):
    """A decision that several seats may answer. Its own `seat` is NOBODY."""

    def several(self) -> bool:
        return True

    def asks(self, state: "State", seat: i64) -> bool:
        """Say whether a seat may answer. It depends only on what everybody knows."""
        return True

    def options_of(self, state: "State", seat: i64) -> list[int]:
        """Return the legal answers of a seat that may answer."""
        raise NotImplementedError


class Together(Several):
    """Several seats decide at once and in secret. Their answers wait in `State.secret` until the last one is in."""

    def reveal(self, state: "State", answers: list[int]) -> None:
        """Change the state and push what follows, once all have answered. NO_ACTION stands for a seat that was not
        asked.
        """
        raise NotImplementedError


class Shared(Several):
    """Several seats share one open decision: whoever answers first decides it, and is recorded as the decider."""

    def options(self, state: "State") -> list[int] | None:
        """Return the legal answers if they are the same whoever gives them; None if each seat has its own
        (`options_of`), so that it matters who answers.
        """
        return None

    def options_of(self, state: "State", seat: i64) -> list[int]:
        common = self.options(state)
        return [] if common is None else common

    def decided(self, state: "State", seat: i64, action: int) -> None:
        """Change the state and push what follows. `seat` is the one that answered; of a single answer that nobody had
        to give, the first that might have.
        """
        raise NotImplementedError
