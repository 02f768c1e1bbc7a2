"""Arena: many games between bots, with the same result on any number of processes.

result = crenel.arena.simulate("burgundy", seats=2, bots=["greedy", "random"], games=100, seed=7)
result.entries[0].wins
"""

from crenel.arena.simulate import simulate
from crenel.arena.tally import Entry, Result
from crenel.bots.intervals import wilson

__all__ = ["Entry", "Result", "simulate", "wilson"]
