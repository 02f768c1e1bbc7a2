"""OpenSpiel games `crenel_burgundy` and `crenel_great_wall`. Importing this module registers them (extra `openspiel`).

    import pyspiel
    import crenel.envs.openspiel
    game = pyspiel.load_game("crenel_burgundy", {"players": 2, "options": '{"boards": "random"}'})

Before each roll or draw there is a chance node with 256 equally likely outcomes. Each gives the state a new key for all
that is rolled and drawn up to the next decision, made from the key before and the outcome. A search that opens the node
sees what could be rolled, and cannot see what will be. A game begins with two such nodes. Games are written down as
their actions, outcomes of chance among them, so OpenSpiel's own serialisation works.
"""

import hashlib
import json
from collections.abc import Mapping
from typing import Any, Final

import numpy as np
import pyspiel

import crenel
from crenel.envs.table import Table
from crenel.kernel.rng import Rng
from crenel.kernel.state import State

OUTCOMES: Final = 256
FIRST_CHANCES: Final = 2  # before the game is set up
LONGEST: Final = 20_000  # actions and outcomes of chance; no game comes near
LARGEST: Final = 20.0  # returns lie between this and its negative
CHANCE: Final = [(outcome, 1.0 / OUTCOMES) for outcome in range(OUTCOMES)]


def game_type(name: str) -> Any:
    seats = crenel.game(name).seats
    return pyspiel.GameType(
        short_name=f"crenel_{name}",
        long_name=f"Crenel: {name}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(seats),
        min_num_players=min(seats),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": 2, "options": "{}"},
    )


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A table of Crenel as a game of OpenSpiel."""

    def __init__(self, name: str, params: Mapping[str, Any] | None = None) -> None:
        given = {"players": 2, "options": "{}", **(params or {})}
        self.table = Table(name, int(given["players"]), json.loads(given["options"]))
        info = pyspiel.GameInfo(
            num_distinct_actions=self.table.actions,
            max_chance_outcomes=OUTCOMES,
            num_players=self.table.seats,
            min_utility=-LARGEST,
            max_utility=LARGEST,
            max_game_length=LONGEST,
        )
        super().__init__(TYPES[name], info, given)

    def new_initial_state(self) -> "SpielState":
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "Observer":
        return Observer(self.table)


class EngineState:
    """The state and its key. OpenSpiel copies a state by `deepcopy`; the engine's own copy is much faster."""

    def __init__(self, state: State | None, key: bytes, chances: int) -> None:
        self.state = state  # None until all is set up
        self.key = key
        self.chances = chances  # nodes to come before that

    def __deepcopy__(self, memo: dict[int, object]) -> "EngineState":
        copy = None
        if self.state is not None:
            copy = self.state.clone()
            copy.previewing = self.state.previewing
        return EngineState(copy, self.key, self.chances)


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A state of Crenel that stops before each roll and draw."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.table = Shared(game.table)
        self.engine = EngineState(None, b"crenel", FIRST_CHANCES)

    def current_player(self) -> int:
        state = self.engine.state
        if state is None:
            return int(pyspiel.PlayerId.CHANCE)
        if state.over:
            return int(pyspiel.PlayerId.CHANCE if state.halted else pyspiel.PlayerId.TERMINAL)
        return int(state.asked)

    def _legal_actions(self, player: int) -> list[int]:
        assert self.engine.state is not None
        return sorted(self.table.table.legal(self.engine.state, player))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return CHANCE

    def _apply_action(self, action: int) -> None:
        engine, table = self.engine, self.table.table
        if self.is_chance_node():
            engine.key = hashlib.sha256(engine.key + bytes([action])).digest()
            self._draw()
            return
        state = engine.state
        assert state is not None
        seat = int(state.asked)
        chosen = table.action(state, seat, action)
        state.previewing = True  # a preview stops before the next roll or draw
        state.decide(seat, chosen)

    def _draw(self) -> None:
        """Go on to the next decision with a new key."""
        engine, table = self.engine, self.table.table
        if engine.state is None:
            engine.chances -= 1
            if engine.chances == 0:
                engine.state = table.new(engine.key.hex())
            return
        engine.state.rng = Rng(engine.key)
        engine.state.previewing = False
        engine.state.settle()

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE or self.engine.state is None:
            return f"chance {action}"
        state = self.engine.state
        legal = self.table.table.legal(state, player)
        return str(state.text(legal[action], player)) if action in legal else self.table.table.names[action]

    def is_terminal(self) -> bool:
        state = self.engine.state
        return state is not None and bool(state.over) and not state.halted

    def returns(self) -> list[float]:
        table = self.table.table
        if not self.is_terminal():
            return [0.0] * table.seats
        assert self.engine.state is not None
        return table.returns(self.engine.state)

    def information_state_string(self, player: int | None = None) -> str:
        """Return what a seat sees, and all that it has decided so far."""
        seat = self.current_player() if player is None else player
        state = self.engine.state
        if state is None:
            return ""
        own = [action for who, action in state.moves() if who == seat]
        return json.dumps({**seen(state, seat), "decided": own}, sort_keys=True)

    def observation_string(self, player: int | None = None) -> str:
        seat = self.current_player() if player is None else player
        return "" if self.engine.state is None else json.dumps(seen(self.engine.state, seat), sort_keys=True)

    def observation_tensor(self, player: int | None = None) -> list[float]:
        seat = self.current_player() if player is None else player
        table = self.table.table
        if self.engine.state is None:
            return [0.0] * table.size
        return [float(number) for number in table.observe(self.engine.state, seat)]

    def __str__(self) -> str:
        return "" if self.engine.state is None else f"{self.engine.state!r} {self.engine.state.digest()}"


class Shared:
    """The table, which copies of a state share."""

    def __init__(self, table: Table) -> None:
        self.table = table

    def __deepcopy__(self, memo: dict[int, object]) -> "Shared":
        return self


def seen(state: State, seat: int) -> dict[str, object]:
    """Return what a seat sees, and what it may do."""
    return {"view": state.observe(seat), "actions": state.actions(seat)}


class Observer:
    """What a seat sees, as OpenSpiel asks for it."""

    def __init__(self, table: Table) -> None:
        self.tensor: Any = np.zeros(table.size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        self.tensor[:] = state.observation_tensor(player)

    def string_from(self, state: SpielState, player: int) -> str:
        return state.observation_string(player)


class SpielBurgundy(SpielGame):
    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        super().__init__("burgundy", params)


class SpielGreatWall(SpielGame):
    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        super().__init__("great_wall", params)


TYPES: Final = {name: game_type(name) for name in ("burgundy", "great_wall")}
for _name, _game in (("burgundy", SpielBurgundy), ("great_wall", SpielGreatWall)):
    if TYPES[_name].short_name not in pyspiel.registered_names():
        pyspiel.register_game(TYPES[_name], _game)
