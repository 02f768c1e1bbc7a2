"""Environments for learning: actions and observations of fixed size, and the interfaces of three libraries.

    table = crenel.envs.Table("burgundy", seats=2)
    state = table.new(seed=7)
    table.observe(state, seat=0)    # numbers, as many as table.size
    table.mask(state, seat=0)       # a byte for each of table.actions

`crenel.envs.aec` and `crenel.envs.parallel` are for PettingZoo, `crenel.envs.solo` for Gymnasium (extra `envs`),
`crenel.envs.openspiel` for OpenSpiel (extra `openspiel`). `Batch` plays many games at once.
"""

from crenel.envs.batch import Batch
from crenel.envs.table import Field, Table

__all__ = ["Batch", "Field", "Table"]
