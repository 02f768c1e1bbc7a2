"""Registry of bots by name, and of evaluations by game."""

from collections.abc import Callable

from crenel.bots.bot import Bot, RandomBot
from crenel.bots.burgundy.evaluation import BurgundyEvaluation
from crenel.bots.burgundy.mind import BurgundyMind
from crenel.bots.evaluation import Evaluation
from crenel.bots.great_wall.evaluation import GreatWallEvaluation
from crenel.bots.great_wall.mind import GreatWallMind
from crenel.bots.greedy import GreedyBot
from crenel.bots.levels import EasyBot, ExpertBot, HardBot
from crenel.bots.mind import Mind
from crenel.bots.reasons import Reason, reasons_for
from crenel.bots.search import SearchBot
from crenel.kernel.errors import BadSetup
from crenel.kernel.state import State

EVALUATIONS: dict[str, Callable[[], Evaluation]] = {
    "burgundy": BurgundyEvaluation,
    "great_wall": GreatWallEvaluation,
}

MINDS: dict[str, Callable[[], Mind]] = {
    "burgundy": BurgundyMind,
    "great_wall": GreatWallMind,
}

BOTS: dict[str, Callable[[str, int | str], Bot]] = {
    RandomBot.name: lambda game_name, seed: RandomBot(seed),
    EasyBot.name: lambda game_name, seed: EasyBot(seed, evaluation(game_name)),
    GreedyBot.name: lambda game_name, seed: GreedyBot(seed, evaluation(game_name)),
    HardBot.name: lambda game_name, seed: HardBot(seed, mind(game_name)),
    ExpertBot.name: lambda game_name, seed: ExpertBot(seed, mind(game_name)),
}


def evaluation(game_name: str) -> Evaluation:
    """A fresh evaluation of a game."""
    return EVALUATIONS.get(game_name, Evaluation)()


def mind(game_name: str) -> Mind:
    """A fresh mind for a search in a game."""
    made = MINDS.get(game_name)
    return Mind(evaluation(game_name)) if made is None else made()


def names(game_name: str) -> tuple[str, ...]:
    """The bots that can play a game."""
    return tuple(BOTS)


def adviser(game_name: str) -> str:
    """The bot that gives hints: the strongest one that answers while a person waits (`bot.HINT_PATIENCE`)."""
    return HardBot.name


def make(name: str, game_name: str, seed: int | str) -> Bot:
    """Make a bot by its name; BadSetup if there is none."""
    if name not in names(game_name):
        raise BadSetup("unknown-bot", bot=name, known=", ".join(names(game_name)))
    return BOTS[name](game_name, seed)


class Advice:
    """A move that an adviser would make, and what speaks for it."""

    def __init__(self, bot: str, action: int, reasons: list[Reason]) -> None:
        self.bot = bot
        self.action = action
        self.reasons = reasons


def advise(state: State, seat: int, seed: int | str, bot: str = "", seconds: float = 0.0) -> Advice:
    """What the game's adviser, or another bot, would do in a seat, which knows no more than the seat. It may take so
    many seconds; 0 is as long as it needs.
    """
    name = bot or adviser(state.game.name)
    chooser = make(name, state.game.name, seed)
    chooser.seconds = seconds
    action = chooser.choose(state, seat)
    judge = GreedyBot(seed, evaluation(state.game.name))
    reasons = reasons_for(judge, state, seat, action)
    if isinstance(chooser, SearchBot) and [each.term for each in reasons] == ["reason-plan"]:
        reasons = [Reason("reason-ahead")]
    return Advice(name, action, reasons)
