"""Registry of bots by name, and of evaluations by game."""

from collections.abc import Callable

from crenel.bots.bot import Bot, RandomBot
from crenel.bots.burgundy.evaluation import BurgundyEvaluation
from crenel.bots.evaluation import Evaluation
from crenel.bots.great_wall.evaluation import GreatWallEvaluation
from crenel.bots.greedy import EasyBot, GreedyBot
from crenel.kernel.errors import BadSetup

EVALUATIONS: dict[str, Callable[[], Evaluation]] = {
    "burgundy": BurgundyEvaluation,
    "great_wall": GreatWallEvaluation,
}

BOTS: dict[str, Callable[[str, int | str], Bot]] = {
    RandomBot.name: lambda game_name, seed: RandomBot(seed),
    GreedyBot.name: lambda game_name, seed: GreedyBot(seed, EVALUATIONS.get(game_name, Evaluation)()),
    EasyBot.name: lambda game_name, seed: EasyBot(seed, EVALUATIONS.get(game_name, Evaluation)()),
}


def names(game_name: str) -> tuple[str, ...]:
    """The bots that can play a game."""
    return tuple(BOTS)


def adviser(game_name: str) -> str:
    """The bot that gives hints: the strongest one that answers at once."""
    return GreedyBot.name


def make(name: str, game_name: str, seed: int | str) -> Bot:
    """Make a bot by its name; BadSetup if there is none."""
    if name not in names(game_name):
        raise BadSetup("unknown-bot", bot=name, known=", ".join(names(game_name)))
    return BOTS[name](game_name, seed)
