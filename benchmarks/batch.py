"""Many games at once: actions per second of `crenel.envs.Batch` on one core, with masks and vectors, chosen at random.

PYTHONPATH=build/compiled python -m benchmarks.batch
"""

import argparse
import random
import time
from array import array

from benchmarks.play_crenel import about
from crenel.envs import Batch, Table

TABLES = [("burgundy", 2), ("burgundy", 4), ("great_wall", 2), ("great_wall", 4)]


def measure(game: str, seats: int, games: int, seconds: float) -> float:
    """Actions per second of the stepper alone: the choosing is not counted."""
    table, lots = Table(game, seats), random.Random(1)
    batch = Batch(table, games, "bench")
    masks, vectors = bytearray(games * table.actions), bytearray(2 * games * table.size)
    batch.bind(masks, vectors, bytearray(4 * games * seats), bytearray(games), bytearray(games))
    taken, spent = 0, 0.0
    while spent < seconds:
        chosen = array("i", [lots.choice(numbers) for numbers in batch.numbers])
        start = time.process_time()
        batch.step(chosen)
        spent += time.process_time() - start
        taken += games
    return taken / spent


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure the stepper of many games.")
    parser.add_argument("--games", type=int, default=1024)
    parser.add_argument("--seconds", type=float, default=5.0)
    args = parser.parse_args()
    print(f"{about()} engine, {args.games} games at once")
    for game, seats in TABLES:
        print(f"{game} {seats} seats: {measure(game, seats, args.games, args.seconds):,.0f} actions/s", flush=True)


if __name__ == "__main__":
    main()
