"""Many games: bots against bots, on one process or several, with the same result on any number of them.

result = crenel.arena.simulate("burgundy", seats=2, bots=["greedy", "random"], games=100, seed=7)
result.entries[0].wins
"""

from crenel.arena.simulate import simulate
from crenel.arena.tally import Entry, Result
from crenel.bots.shares import wilson

__all__ = ["Entry", "Result", "simulate", "wilson"]
