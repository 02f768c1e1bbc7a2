"""How good a state is for a seat: the question that each game answers for the bots that look ahead."""

from typing import ClassVar

from mypy_extensions import mypyc_attr

from crenel.kernel.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Evaluation:
    """The answer for a game that nobody has taught the bots: points, compared with the best of the others."""

    played_out: ClassVar[int] = 4  # actions whose turn is played to its end; more cost time and hardly win games

    def value(self, state: State, seat: int) -> float:
        """How good the state is for the seat, in points."""
        scores = state.all_scores()
        mine = scores.pop(seat)
        return float(mine - max(scores, default=0))

    def settled(self, state: State, seat: int) -> bool:
        """Whether nothing of the seat's is half done, so that the value can be trusted."""
        return True

    def shortlist(self, state: State, seat: int, actions: list[int]) -> list[int]:
        """The actions worth trying, at least one. What it looks at must be known to the seat."""
        return actions
