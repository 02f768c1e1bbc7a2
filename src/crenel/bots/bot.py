"""What a bot is, and the simplest one."""

import random
from typing import ClassVar

from mypy_extensions import mypyc_attr

from crenel.kernel.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """A player. Its own generator comes from its seed, so a game with bots is as reproducible as its dice.

    A bot that looks ahead does so on `state.determinize(seat, self.random)`: what the seat cannot know, the bot does
    not know either.
    """

    name: ClassVar[str] = ""

    def __init__(self, seed: int | str) -> None:
        self.random = random.Random(f"{self.name}:{seed}")

    def choose(self, state: State, seat: int) -> int:
        """One of `state.actions(seat)`."""
        raise NotImplementedError


class RandomBot(Bot):
    """Any legal action, each as likely as the others."""

    name = "random"

    def choose(self, state: State, seat: int) -> int:
        return self.random.choice(state.actions(seat))
