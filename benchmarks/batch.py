"""Many games at once: decisions per second of `crenel.envs.Batch` on one core, with masks and vectors, chosen at
random; and actions, those included that the engine takes by itself. The choosing is not counted.

PYTHONPATH=build/compiled python -m benchmarks.batch
"""

import argparse
import gc
import random
from functools import partial

from benchmarks.play_crenel import about, executed, many, stepped
from benchmarks.worker import measure

TABLES = [("burgundy", 2), ("burgundy", 4), ("great_wall", 2), ("great_wall", 4)]


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure the stepper of many games.")
    parser.add_argument("--games", type=int, default=256)
    parser.add_argument("--seconds", type=float, default=5.0)
    args = parser.parse_args()
    print(f"{about()} engine, {args.games} games at once")
    for game, seats in TABLES:
        task = partial(many, stepped(game, seats, args.games), random.Random(1), executed(game, seats, {}))
        gc.collect()
        gc.freeze()
        gc.set_threshold(50_000, 20, 20)
        found = measure(task, args.seconds)
        print(f"{game} {seats}: {found['decisions']:,.0f} decisions/s, {found['actions']:,.0f} actions/s", flush=True)


if __name__ == "__main__":
    main()
