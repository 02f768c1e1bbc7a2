"""Bots with other settings than those of the catalogue, to find out what a setting is worth: `hard:looks=100`.

Only the arena and benchmarks know them. At a table bots play as they are.
"""

from collections.abc import Callable
from typing import Final

from crenel.bots import catalogue
from crenel.bots.bot import Bot
from crenel.bots.search import SearchBot
from crenel.kernel.errors import BadSetup

Knob = Callable[[SearchBot, float], None]


def _looks(bot: SearchBot, value: float) -> None:
    bot.simulations = int(value)


def _horizon(bot: SearchBot, value: float) -> None:
    bot.mind.horizon = int(value)


def _most(bot: SearchBot, value: float) -> None:
    bot.mind.most = int(value)


def _spread(bot: SearchBot, value: float) -> None:
    bot.mind.spread = value


def _warmth(bot: SearchBot, value: float) -> None:
    bot.mind.warmth = value


def _careful(bot: SearchBot, value: float) -> None:
    bot.mind.careful = value > 0


def _peeks(bot: SearchBot, value: float) -> None:
    bot.peeks = value > 0


KNOBS: Final[dict[str, Knob]] = {
    "looks": _looks,  # of a decision
    "horizon": _horizon,  # rounds after this one that are played before a leaf is judged
    "most": _most,  # decisions of a playout
    "spread": _spread,  # how far it explores, in points
    "warmth": _warmth,  # points less that make an action e times less likely at first sight
    "careful": _careful,  # 1: playouts at The Great Wall by one look at each action instead of by the learned table
    "peeks": _peeks,  # 1: it sees all that is hidden, and only chance to come is new
}


def tuned(name: str, game: str, seed: int | str) -> Bot:
    """Make a bot by its name and settings: NAME, or NAME:KNOB=VALUE:KNOB=VALUE of one that searches. Raise BadSetup if
    there is none.
    """
    plain, *settings = name.split(":")
    bot = catalogue.make(plain, game, seed)
    for setting in settings:
        knob, _, value = setting.partition("=")
        if knob not in KNOBS or not isinstance(bot, SearchBot):
            raise BadSetup("unknown-bot", bot=name, known=", ".join(catalogue.names(game)))
        try:
            KNOBS[knob](bot, float(value))
        except ValueError as error:
            raise BadSetup("unknown-bot", bot=name, known=", ".join(catalogue.names(game))) from error
    return bot
