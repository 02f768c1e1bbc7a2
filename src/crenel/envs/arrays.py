"""Spaces and arrays that the libraries share. Needs NumPy and Gymnasium (extra `envs`)."""

from typing import Any

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete

from crenel.envs.table import LEAST, MOST, Table
from crenel.kernel.state import State


def observation_space(table: Table) -> Any:
    """Return the space of what a seat sees, and of the mask of its legal actions."""
    return Dict(
        {
            "observation": Box(LEAST, MOST, (table.size,), np.int16),
            "action_mask": Box(0, 1, (table.actions,), np.int8),
        }
    )


def action_space(table: Table) -> Any:
    return Discrete(table.actions)


def observation(table: Table, state: State, seat: int) -> dict[str, Any]:
    return {
        "observation": np.array(table.observe(state, seat), np.int16),
        "action_mask": np.frombuffer(table.mask(state, seat), np.int8).copy(),
    }


class Seeds:
    """Seeds of games: the same ones after the same seed."""

    def __init__(self) -> None:
        self.drawn = np.random.default_rng()

    def next(self, seed: int | None) -> str:
        """Return the seed of the next game; a number begins a new series."""
        if seed is not None:
            self.drawn = np.random.default_rng(seed)
        return f"env {self.drawn.integers(2**62)}"
