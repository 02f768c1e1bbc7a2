"""Bots by how strong they are: `easy`, then the greedy bot itself, `hard` and `expert`."""

from typing import Final

from crenel.bots.evaluation import Evaluation
from crenel.bots.greedy import GreedyBot
from crenel.bots.mind import Mind
from crenel.bots.search import SearchBot

DEEPER: Final = 5  # times as many looks of the expert


class EasyBot(GreedyBot):
    """The greedy bot in haste: it misjudges what things are worth, and so errs the more the closer choices are."""

    name = "easy"

    def __init__(self, seed: int | str, evaluation: Evaluation) -> None:
        super().__init__(seed, evaluation)
        self.temperature = evaluation.haste


class HardBot(SearchBot):
    name = "hard"

    def __init__(self, seed: int | str, mind: Mind) -> None:
        super().__init__(seed, mind, mind.simulations)


class ExpertBot(SearchBot):
    name = "expert"

    def __init__(self, seed: int | str, mind: Mind) -> None:
        super().__init__(seed, mind, DEEPER * mind.simulations)
