"""One engine in a process of its own. It measures when it is told to and sleeps in between, so that engines take turns.

python -m benchmarks.worker crenel        a line in: `playouts2 1.0` (what, for how many seconds); a line of JSON out
"""

import gc
import importlib
import json
import sys
import time
from collections.abc import Callable

Counts = dict[str, float]
# Plays one game, or does something many times; says what it counted. Of a game: `games` (1), `decisions` (with at least
# two legal actions), `actions` (all that were executed, with those that were the only one), `chance`. `outside`:
# seconds that do not count, in which a task prepared what it measures.
Task = Callable[[], Counts]

ENGINES = ("crenel", "catanatron", "openspiel")


def measure(task: Task, seconds: float) -> dict[str, float]:
    """Repeat the task for so long; everything it counts, per second."""
    counted: Counts = {}
    start = time.process_time()  # not the clock: others may be busy on this machine
    while True:
        for name, count in task().items():
            counted[name] = counted.get(name, 0.0) + count
        took = time.process_time() - start - counted.get("outside", 0.0)
        if took >= seconds:
            return {name: count / took for name, count in counted.items() if name != "outside"}


def main() -> None:
    engine = importlib.import_module(f"benchmarks.play_{sys.argv[1]}")
    tasks: dict[str, Task] = engine.tasks()
    for task in tasks.values():
        task()
    # What is loaded by now stays, and games leave no cycles: the collector need not look often, nor at all of it.
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 20)
    print(json.dumps({"about": engine.about(), "tasks": list(tasks)}), flush=True)
    for line in sys.stdin:
        name, seconds = line.split()
        print(json.dumps(measure(tasks[name], float(seconds))), flush=True)


if __name__ == "__main__":
    main()
