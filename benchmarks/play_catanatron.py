"""Catanatron from PyPI: Catan with its own four random players and its own game loop."""

import random
from functools import partial

from catanatron import Color, Game, Player, RandomPlayer

from benchmarks.worker import Counts, Task

MIDDLE = 400  # actions into a game: the middle
REPEATS = 100
SAMPLE = 10  # games to see how often there is more than one legal action


def about() -> str:
    return "PyPI"


def tasks() -> dict[str, Task]:
    seeds = random.Random(1)
    middle = _new(7)
    while len(middle.state.actions) < MIDDLE and middle.winning_color() is None:
        middle.play_tick()
    return {"catan4": partial(playout, seeds, choices()), "clone-catan": partial(clones, middle)}


def _new(seed: int) -> Game:
    return Game([RandomPlayer(colour) for colour in Color], seed=seed)


def choices() -> float:
    """The part of all actions for which there was a choice."""
    found = [0, 0]

    def decide(player: Player, game: Game, actions: list[object]) -> object:
        found[len(actions) > 1] += 1
        return player.decide(game, actions)

    for seed in range(SAMPLE):
        _new(seed + 1).play(decide_fn=decide)
    return found[1] / sum(found)


def playout(seeds: random.Random, part: float) -> Counts:
    """A whole game; for that part of its actions there was a choice."""
    game = _new(seeds.getrandbits(30) + 1)
    game.play()
    actions = len(game.state.actions)
    return {"games": 1, "decisions": actions * part, "actions": actions}


def clones(game: Game) -> Counts:
    for _ in range(REPEATS):
        game.copy()
    return {"clones": REPEATS}
