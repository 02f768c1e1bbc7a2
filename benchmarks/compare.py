"""Two builds of the engine side by side: instructions a game and decisions per second, in the same games.

    python benchmarks/compare.py OLD/build/compiled build/compiled --rules 1

Both play games of the same seeds at random, by the places of actions in the list, so they must end alike; the results
are compared. Callgrind (valgrind) counts instructions: twice, with few games and with more, and what the first ones and
the start of Python took is taken off. Seconds are the processor's; the builds take turns, and medians count.
"""

import argparse
import gc
import hashlib
import os
import random
import re
import shutil
import statistics
import subprocess
import sys
import time

TABLES = [("burgundy", 2), ("burgundy", 4), ("great_wall", 3), ("great_wall", 4)]
FIRST_GAMES = 5  # not counted


def play(game: str, seats: int, rules: int, games: int) -> str:
    """Play games of the seeds from 0 on; decisions, how the games ended as a digest, and seconds."""
    import crenel  # noqa: PLC0415  # the build that PYTHONPATH names

    rows = crenel.game(game)
    if rules and hasattr(rows, "under"):  # a build from before there were versions has only the first
        rows = rows.under(rules)
    ends = hashlib.sha256()
    decisions = 0
    start = 0.0
    for seed in range(-1, games):
        if seed == 0:  # all is loaded
            gc.collect()
            gc.freeze()
            gc.set_threshold(50_000, 20, 20)
            start = time.process_time()
        state = rows.new(seats, seed).clone()
        lots = random.Random(seed).random
        while state.actor is not None:
            actions = state.actions()
            state.play(actions[int(lots() * len(actions))])
            decisions += seed >= 0
        ends.update(repr(state.scores()).encode())
    return f"{decisions} {ends.hexdigest()[:12]} {time.process_time() - start}"


def run(build: str, task: list[str], counting: bool = False) -> tuple[list[str], int]:
    """Run `play` in a process of its own; what it says, and the instructions if they are counted."""
    command = [sys.executable, __file__, "--play", *task]
    if counting:
        command = ["valgrind", "--tool=callgrind", f"--callgrind-out-file={os.devnull}", *command]
    environment = {**os.environ, "PYTHONPATH": build, "PYTHONHASHSEED": "0"}
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    counted = re.search(r"Collected : (\d+)", done.stderr)
    return done.stdout.split(), int(counted.group(1)) if counted else 0


def instructions(build: str, table: list[str], games: int) -> float:
    """Count the instructions of a game."""
    _, few = run(build, [*table, str(FIRST_GAMES)], counting=True)
    _, more = run(build, [*table, str(FIRST_GAMES + games)], counting=True)
    return (more - few) / games


def compare(builds: list[str], table: list[str], counted: int, games: int, rounds: int) -> None:
    """Print what two builds need for the same games."""
    speeds: list[list[float]] = [[], []]
    ends: set[str] = set()
    for _ in range(rounds):
        for build, found in zip(builds, speeds, strict=True):
            (decisions, end, seconds), _ = run(build, [*table, str(games)])
            found.append(int(decisions) / float(seconds))
            ends.add(f"{decisions} {end}")
    old, new = [statistics.median(found) for found in speeds]
    ratio = statistics.median([new / old for old, new in zip(*speeds, strict=True)])
    alike = "" if len(ends) == 1 else "  (other games!)"
    print(*table, f"decisions/s {old:,.0f} {new:,.0f} × {ratio:.3f}{alike}", flush=True)
    if counted and shutil.which("valgrind"):
        before, after = [instructions(build, table, counted) for build in builds]
        print(*table, f"instructions a game {before:,.0f} {after:,.0f} × {after / before:.3f}", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description="Compare two builds of the engine.")
    parser.add_argument("builds", nargs="*", help="folders that hold the package: the old one and the new one")
    parser.add_argument("--rules", type=int, default=0, help="version of the rules; 0: the newest of each build")
    parser.add_argument("--counted", type=int, default=20, help="games whose instructions are counted; 0: none")
    parser.add_argument("--games", type=int, default=500, help="games of each round")
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--play", nargs=4, metavar=("GAME", "SEATS", "RULES", "GAMES"), help=argparse.SUPPRESS)
    chosen = parser.parse_args()
    if chosen.play:
        game, seats, rules, games = chosen.play
        print(play(game, int(seats), int(rules), int(games)))
        return
    if len(chosen.builds) != 2:
        parser.error("which two builds?")
    for game, seats in TABLES:
        table = [game, str(seats), str(chosen.rules)]
        compare(chosen.builds, table, chosen.counted, chosen.games, chosen.rounds)


if __name__ == "__main__":
    main()
