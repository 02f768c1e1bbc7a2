"""Gymnasium environment for one agent: alone at the table, or against bots: `crenel.envs.solo.env("burgundy")`.

Needs the extra `envs`. An action that is not legal changes nothing and costs a little, as the library expects that any
action of the space can be taken; learn with the mask (`action_mask` in each observation) and it never happens.
"""

from collections.abc import Mapping
from typing import Any, Final

import gymnasium

from crenel import bots
from crenel.envs.arrays import Seeds, action_space, observation, observation_space
from crenel.envs.table import Table
from crenel.kernel.state import BIT

REFUSED: Final = -0.01  # reward of an action that is not legal


def env(game: str, seats: int = 1, options: Mapping[str, object] | None = None, rivals: str = "random") -> "AloneEnv":
    return AloneEnv(Table(game, seats, options), rivals)


class AloneEnv(gymnasium.Env):  # type: ignore[misc]
    """A table of Crenel at which the agent has seat 0, and bots the others. The reward comes at the end."""

    metadata = {"render_modes": ["ansi"]}  # noqa: RUF012  # so the library names it

    def __init__(self, table: Table, rivals: str = "random") -> None:
        self.table = table
        self.rivals = rivals
        self.render_mode = "ansi"
        self.observation_space = observation_space(table)
        self.action_space = action_space(table)
        self.seeds = Seeds()

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        super().reset(seed=seed)
        drawn = self.seeds.next(seed)
        self.state = self.table.new(drawn)
        name = self.table.game.name
        self.bots = [bots.make(self.rivals, name, f"{drawn}/{seat}") for seat in range(self.table.seats)]
        self._others()
        return observation(self.table, self.state, 0), {}

    def _others(self) -> None:
        """Let the bots play until the agent is asked."""
        state = self.state
        while not state.over and not state.deciding & BIT[0]:
            seat = int(state.asked)
            state.decide(seat, self.bots[seat].choose(state, seat))

    def step(self, action: int) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        legal = self.table.legal(self.state, 0)
        if int(action) not in legal:
            return observation(self.table, self.state, 0), REFUSED, bool(self.state.over), False, {"refused": True}
        self.state.decide(0, legal[int(action)])
        self._others()
        over = bool(self.state.over)
        reward = self.table.returns(self.state)[0] if over else 0.0
        return observation(self.table, self.state, 0), reward, over, False, {}

    def render(self) -> str:
        return repr(self.state)
