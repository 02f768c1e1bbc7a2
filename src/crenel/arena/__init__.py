"""Arena: many games between bots, with the same result on any number of processes.

result = crenel.arena.simulate("burgundy", seats=2, bots=["greedy", "random"], games=100, seed=7)
result.entries[0].wins

found = crenel.arena.tournament("burgundy", seats=2, bots=["greedy", "random"], deals=50, seed=7)
found.pairs[0].score
"""

from crenel.arena.simulate import simulate
from crenel.arena.tally import Entry, Result
from crenel.arena.tournament import Tournament, tournament
from crenel.bots.intervals import wilson

__all__ = ["Entry", "Result", "Tournament", "simulate", "tournament", "wilson"]
