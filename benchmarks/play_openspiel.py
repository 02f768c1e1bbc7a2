"""OpenSpiel: games in C++, played through its Python API."""

import random
from functools import partial

import pyspiel

from benchmarks.worker import Counts, Task

GAMES = {"backgammon": 40, "hearts": 60}  # moves, chance included, to about the middle of a game
REPEATS = 500


def about() -> str:
    return "C++"


def tasks() -> dict[str, Task]:
    lots = random.Random(1)
    found: dict[str, Task] = {}
    for name, middle in GAMES.items():
        game = pyspiel.load_game(name)
        state = game.new_initial_state()
        for _ in range(middle):
            _move(state, lots)
        found[name] = partial(playout, game, lots)
        found[f"clone-{name}"] = partial(clones, state)
    return found


def _outcome(outcomes: list[tuple[int, float]], lot: float) -> int:
    """The outcome of chance that a lot between 0 and 1 falls on."""
    for action, probability in outcomes:
        lot -= probability
        if lot < 0:
            return action
    return outcomes[-1][0]


def _move(state: pyspiel.State, lots: random.Random) -> int:
    """One move at random; how many were legal, 0 for chance."""
    if state.is_chance_node():
        state.apply_action(_outcome(state.chance_outcomes(), lots.random()))
        return 0
    actions = state.legal_actions()
    state.apply_action(actions[int(lots.random() * len(actions))])
    return len(actions)


def playout(game: pyspiel.Game, lots: random.Random) -> Counts:
    """A whole game; decisions and chance counted apart."""
    state = game.new_initial_state()
    decisions = actions = chance = 0
    while not state.is_terminal():
        legal = _move(state, lots)
        if legal > 1:
            decisions += 1
        if legal:
            actions += 1
        else:
            chance += 1
    return {"games": 1, "decisions": decisions, "actions": actions, "chance": chance}


def clones(state: pyspiel.State) -> Counts:
    for _ in range(REPEATS):
        state.clone()
    return {"clones": REPEATS}
