"""Base class of evaluations: how good a state is for a seat. Each game has its own subclass."""

from typing import ClassVar

from mypy_extensions import mypyc_attr

from crenel.kernel.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Evaluation:
    """Evaluation of a game that has none of its own: points, compared with the best of the others."""

    finalists: ClassVar[int] = 4  # actions whose turn is played to its end; more cost time and hardly win games
    haste: ClassVar[float] = 1.6  # points by which the easy bot misjudges what it sees, so that learners beat it

    def value(self, state: State, seat: int) -> float:
        """How good the state is for the seat, in points."""
        scores = state.all_scores()
        mine = scores.pop(seat)
        return float(mine - max(scores, default=0))

    def terms(self, state: State, seat: int) -> dict[str, float]:
        """What the value adds up, by the key of its words. Slower than `value`: only for reasons."""
        return {"reason-lead": self.value(state, seat)}

    def phrase(self, term: str, state: State, other: State, seat: int) -> str:
        """The key of the words for a term that is larger in one state than in another."""
        return term

    def settled(self, state: State, seat: int) -> bool:
        """Whether the state can be judged as it is: nothing of the seat is half done."""
        return True

    def shortlist(self, state: State, seat: int, actions: list[int]) -> list[int]:
        """The actions worth trying, at least one. What it looks at must be known to the seat."""
        return actions

    def lots(self, state: State, seat: int, actions: list[int]) -> list[float]:
        """Return how often to take each of these actions, where rivals choose at the same time and should not foresee
        it. Empty where the best is taken.
        """
        return []
