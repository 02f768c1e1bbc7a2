"""PettingZoo environment in which all seats act at once: `crenel.envs.parallel.env("great_wall", seats=4)`.

Needs the extra `envs`. All who answer a secret question (the command cards of The Great Wall, first castles) answer in
the same step. At all other times one seat decides, and the others can only wait: the last action of the space.
"""

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete
from pettingzoo import ParallelEnv

from crenel.envs.arrays import Seeds, observation
from crenel.envs.table import LEAST, MOST, Table


def env(game: str, seats: int = 2, options: Mapping[str, object] | None = None) -> "AtOnceEnv":
    return AtOnceEnv(Table(game, seats, options))


class AtOnceEnv(ParallelEnv):  # type: ignore[misc]
    """A table of Crenel. Agents are `seat_0` and so on; rewards come at the end (`Table.returns`)."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.metadata = {"name": f"crenel_{table.game.name}_parallel_v0", "render_modes": ["ansi"]}
        self.render_mode = "ansi"
        self.wait = table.actions
        self.possible_agents = [f"seat_{seat}" for seat in range(table.seats)]
        self.agents: list[str] = []
        spaces = {
            "observation": Box(LEAST, MOST, (table.size,), np.int16),
            "action_mask": Box(0, 1, (table.actions + 1,), np.int8),
        }
        self.observation_spaces = {agent: Dict(spaces) for agent in self.possible_agents}
        self.action_spaces = {agent: Discrete(table.actions + 1) for agent in self.possible_agents}
        self.seeds = Seeds()

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        self.state = self.table.new(self.seeds.next(seed))
        self.agents = self.possible_agents[:]
        return self._seen(), self._infos()

    def deciding(self) -> list[int]:
        """Return the seats whose actions count in this step: all who answer in secret, else the one that is asked."""
        if self.state.over:
            return []
        return self.table.deciding(self.state) if self.state.secret else [int(self.state.asked)]

    def step(self, actions: Mapping[str, int]) -> tuple[dict[str, Any], ...]:
        """Take an action of each agent, by its number. Those of agents that have to wait do not matter."""
        chosen = [
            (seat, self.table.action(self.state, seat, int(actions[self.possible_agents[seat]])))
            for seat in self.deciding()
        ]
        for seat, action in chosen:
            self.state.decide(seat, action)
        over = bool(self.state.over)
        gained = self.table.returns(self.state) if over else [0.0] * self.table.seats
        agents = self.agents
        seen, infos = self._seen(), self._infos()
        if over:
            self.agents = []
        return (
            seen,
            dict(zip(agents, gained, strict=True)),
            dict.fromkeys(agents, over),
            dict.fromkeys(agents, False),
            infos,
        )

    def _seen(self) -> dict[str, Any]:
        found: dict[str, Any] = {}
        deciding = self.deciding()
        for seat, agent in enumerate(self.possible_agents):
            seen = observation(self.table, self.state, seat)
            mask: Any = np.zeros(self.table.actions + 1, np.int8)
            if seat in deciding:
                mask[:-1] = seen["action_mask"]
            else:
                mask[self.wait] = 1
            found[agent] = {"observation": seen["observation"], "action_mask": mask}
        return found

    def _infos(self) -> dict[str, Any]:
        return {agent: {} for agent in self.possible_agents}

    def render(self) -> str:
        return repr(self.state)

    def close(self) -> None:
        pass
