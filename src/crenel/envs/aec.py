"""PettingZoo environment in which the seats decide one after the other: `crenel.envs.aec.env("burgundy", seats=2)`.

Needs the extra `envs`. Where several may decide, the first of them is asked; secret answers stay secret, because no
observation holds them.
"""

from collections.abc import Mapping
from typing import Any

from pettingzoo import AECEnv

from crenel.envs.arrays import Seeds, action_space, observation, observation_space
from crenel.envs.table import Table


def env(game: str, seats: int = 2, options: Mapping[str, object] | None = None) -> "TurnsEnv":
    return TurnsEnv(Table(game, seats, options))


class TurnsEnv(AECEnv):  # type: ignore[misc]
    """A table of Crenel. Agents are `seat_0` and so on; rewards come at the end (`Table.returns`)."""

    def __init__(self, table: Table) -> None:
        super().__init__()
        self.table = table
        self.metadata = {"name": f"crenel_{table.game.name}_v0", "render_modes": ["ansi"], "is_parallelizable": False}
        self.render_mode = "ansi"
        self.possible_agents = [f"seat_{seat}" for seat in range(table.seats)]
        self.seat = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces = {agent: observation_space(table) for agent in self.possible_agents}
        self.action_spaces = {agent: action_space(table) for agent in self.possible_agents}
        self.seeds = Seeds()

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.state = self.table.new(self.seeds.next(seed))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.state.asked]

    def observe(self, agent: str) -> dict[str, Any]:
        return observation(self.table, self.state, self.seat[agent])

    def step(self, action: int | None) -> None:
        """Take an action for the agent that is asked, by its number."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        seat = self.seat[agent]
        assert action is not None
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self.state.decide(seat, self.table.action(self.state, seat, int(action)))
        if self.state.over:
            gained = self.table.returns(self.state)
            for other in self.agents:
                self.rewards[other] = gained[self.seat[other]]
                self.terminations[other] = True
        else:
            self.agent_selection = self.possible_agents[self.state.asked]
        self._accumulate_rewards()

    def render(self) -> str:
        return repr(self.state)

    def close(self) -> None:
        pass
