"""Bots: players that see only what a seat may see. `Bot` is the base class for your own.

bot = crenel.bots.make("greedy", "burgundy", seed=7)
state.play(bot.choose(state, state.actor))
"""

from crenel.bots.analysis import Analysis, analyse
from crenel.bots.bot import Bot
from crenel.bots.catalogue import Advice, advise, adviser, make, names

__all__ = ["Advice", "Analysis", "Bot", "advise", "adviser", "analyse", "make", "names"]
