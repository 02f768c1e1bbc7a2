"""Base class of all bots, and the random bot."""

import random
from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from crenel.kernel.state import State

PATIENCE: Final = 4.0  # seconds that people wait for a decision of a bot
HINT_PATIENCE: Final = 2.0  # and for a hint


class Weighed:
    """What a bot found an action worth, in its own points, and how often it looked."""

    __slots__ = ("action", "value", "visits")

    def __init__(self, action: int, value: float, visits: int) -> None:
        self.action: int = action
        self.value: float = value
        self.visits: int = visits


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """A player. Subclass it, give it a `name` and a `choose`, and hand the class to `crenel.arena.simulate`:

        class Hasty(Bot):
            name = "hasty"

            def choose(self, state, seat):
                return state.actions(seat)[0]

        arena.simulate("burgundy", seats=2, bots=[Hasty, "greedy"], games=10)

    A bot is made with a seed; `self.random` comes from it, so a game with bots is reproducible. A bot that looks ahead
    does so on `state.determinize(seat, self.random)`, a state in which everything the seat cannot know is drawn anew.
    """

    name: ClassVar[str] = ""

    def __init__(self, seed: int | str) -> None:
        self.random = random.Random(f"{self.name}:{seed}")
        self.seconds: float = 0.0  # where people wait: after so long it answers with what it has found; 0 is never
        # A choice adds what it found its actions worth; of two entries for an action the later one counts. None: nobody
        # asks.
        self.weighed: list[Weighed] | None = None

    def choose(self, state: State, seat: int) -> int:
        """Return one of `state.actions(seat)`. Leave the state as it is: work on copies."""
        raise NotImplementedError


class RandomBot(Bot):
    """Chooses any legal action, each as likely as the others."""

    name = "random"

    def choose(self, state: State, seat: int) -> int:
        return self.random.choice(state.actions(seat))
