"""Which weights of a game's evaluation matter, and which way to move them.

Each game shakes all weights at once: one camp plays with every weight a step up or down at random, the other with the
opposite steps. The mean of the score difference times the direction is then the gain of moving that weight, so a single
run of games measures every weight. What is further from zero than chance explains is moved.

    PYTHONPATH=build/compiled:. python -m benchmarks.tune burgundy --games 600 --seed 1
"""

import argparse
import multiprocessing
import os
import random
from collections.abc import Callable
from typing import Any

import crenel
from crenel.bots.burgundy.evaluation import BurgundyEvaluation
from crenel.bots.burgundy.weights import Weights as BurgundyWeights
from crenel.bots.evaluation import Evaluation
from crenel.bots.great_wall.evaluation import GreatWallEvaluation
from crenel.bots.great_wall.weights import Weights as GreatWallWeights
from crenel.bots.greedy import GreedyBot

Table = tuple[int, dict[str, object]]
# By game: its weights, its evaluation, and the tables that take turns.
GAMES: dict[str, tuple[Callable[[], Any], Callable[[Any], Evaluation], list[Table]]] = {
    "burgundy": (
        BurgundyWeights,
        BurgundyEvaluation,
        [
            (2, {"boards": "1"}),
            (2, {"boards": "random", "castle": "open"}),
            (4, {"boards": "random", "castle": "open"}),
        ],
    ),
    "great_wall": (GreatWallWeights, GreatWallEvaluation, [(4, {}), (2, {})]),
}


def shaken(game: str, signs: dict[str, int], step: float, turn: int) -> Any:
    """The weights, each a step up or down."""
    weights = GAMES[game][0]()
    for name, sign in signs.items():
        setattr(weights, name, getattr(weights, name) * step ** (sign * turn))
    return weights


def difference(game: str, number: int, seed: int, signs: dict[str, int], step: float) -> float:
    """The mean score of those with the shaken weights less that of those with the opposite ones."""
    _, judge, tables = GAMES[game]
    seats, options = tables[number % len(tables)]
    state = crenel.game(game).new(seats, f"tune {seed} {number}", options).clone()
    camps = [judge(shaken(game, signs, step, turn)) for turn in (1, -1)]
    bots = [GreedyBot(f"{number} {seat}", camps[(seat + number) % 2]) for seat in range(seats)]
    while state.actor is not None:
        state.play(bots[state.actor].choose(state, state.actor))
    total = sum(score if (seat + number) % 2 == 0 else -score for seat, score in enumerate(state.scores()[:seats]))
    return 2 * total / seats


def measure(game: str, games: int, seed: int, step: float, jobs: int) -> dict[str, tuple[float, float]]:
    """By weight: the gain of a step up over a step down, and its standard error."""
    names = list(vars_of(GAMES[game][0]()))
    lots = random.Random(seed)
    signs = [{name: lots.choice((-1, 1)) for name in names} for _ in range(games)]
    tasks = [(game, number, seed, signs[number], step) for number in range(games)]
    with multiprocessing.get_context("spawn").Pool(jobs) as pool:
        results = pool.starmap(difference, tasks, chunksize=4)
    error = (sum(result * result for result in results) / games / games) ** 0.5
    return {
        name: (sum(result * sign[name] for result, sign in zip(results, signs, strict=True)) / games, error)
        for name in names
    }


def vars_of(weights: object) -> dict[str, float]:
    """All weights by name. `vars` does not see the attributes of a compiled class."""
    found = {name: getattr(weights, name) for name in dir(weights) if not name.startswith("_")}
    return {name: value for name, value in found.items() if isinstance(value, float)}


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure what moving each weight would gain.")
    parser.add_argument("game", choices=list(GAMES))
    parser.add_argument("--games", type=int, default=300)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--step", type=float, default=1.25, help="factor of a step")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    args = parser.parse_args()
    before = vars_of(GAMES[args.game][0]())
    found = measure(args.game, args.games, args.seed, args.step, args.jobs)
    for name, (gain, error) in sorted(found.items(), key=lambda item: -abs(item[1][0])):
        sure = gain / error
        moved = before[name] * args.step ** max(-1.0, min(1.0, sure / 3)) if abs(sure) > 1 else before[name]
        print(f"{name:18} {before[name]:8.3f} -> {moved:8.3f}   gain {gain:+6.2f} ± {error:.2f}", flush=True)


if __name__ == "__main__":
    main()
