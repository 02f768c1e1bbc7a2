"""`python -m benchmarks`: Crenel, interpreted and compiled, beside its peers, in one table from one run on one core.

The engines take turns in several short rounds and the median of the rounds counts, so that a noisy machine treats all
alike.
"""

import argparse
import json
import os
import platform
import statistics
import subprocess
import sys
from pathlib import Path
from typing import IO, cast

from rich import box
from rich.console import Console
from rich.table import Table

ROOT = Path(__file__).resolve().parent.parent
COMPILED = ROOT / "build" / "compiled"
PEER = "catan4"

# engine, task, how the table calls it, seats, state that is copied and whose actions are listed
ROWS = [
    ("interpreted", "burgundy2", "Burgundy", 2, "burgundy"),
    ("interpreted", "burgundy4", "Burgundy", 4, ""),
    ("interpreted", "wall3", "Great Wall", 3, ""),
    ("interpreted", "wall4", "Great Wall", 4, "wall"),
    ("interpreted", "together4", "Great Wall, co-op", 4, ""),
    ("interpreted", "wall5", "Great Wall", 5, ""),
    ("interpreted", "everything5", "Great Wall, everything", 5, ""),
    ("interpreted", "everything-together5", "Great Wall, everything, co-op", 5, ""),
    ("compiled", "burgundy2", "Burgundy", 2, "burgundy"),
    ("compiled", "burgundy4", "Burgundy", 4, ""),
    ("compiled", "wall3", "Great Wall", 3, ""),
    ("compiled", "wall4", "Great Wall", 4, "wall"),
    ("compiled", "together4", "Great Wall, co-op", 4, ""),
    ("compiled", "wall5", "Great Wall", 5, ""),
    ("compiled", "everything5", "Great Wall, everything", 5, ""),
    ("compiled", "everything-together5", "Great Wall, everything, co-op", 5, ""),
    ("compiled", "inside-burgundy2", "Burgundy, in the engine", 2, ""),
    ("compiled", "inside-wall4", "Great Wall, in the engine", 4, ""),
    ("compiled", "rollouts", "Burgundy, rounds by priority", 2, ""),
    ("compiled", "many-burgundy2", "Burgundy, many at once", 2, ""),
    ("compiled", "many-wall4", "Great Wall, many at once", 4, ""),
    ("compiled", "greedy-burgundy2", "Burgundy, greedy", 2, ""),
    ("compiled", "greedy-wall4", "Great Wall, greedy", 4, ""),
    ("catanatron", PEER, "Catan", 4, "catan"),
    ("openspiel", "backgammon", "backgammon", 2, "backgammon"),
    ("openspiel", "hearts", "hearts", 4, "hearts"),
]
NAMES = {
    "interpreted": "Crenel",
    "compiled": "Crenel compiled",
    "catanatron": "catanatron",
    "openspiel": "OpenSpiel",
}


LEGEND = """\
decisions  choices between at least two legal actions
actions    all that were executed, those that were the only legal one included
In the engine: whole games by `State.playouts`. By priority: what is left of a round and the next one, each as a game.
Many at once: `crenel.envs.Batch`, 256 games, from numbers of actions to masks and vectors; the choosing is not counted.
Greedy: games of greedy bots. A world: `determinize` for the seat to move.
×          as a multiple of catanatron's in the same round
Seconds are seconds of the processor. catanatron does not count its choices, nor Crenel the actions it takes by itself:
their shares are measured in games before the clock starts."""


class Engine:
    """A worker process."""

    def __init__(self, module: str, path: str) -> None:
        environment = {**os.environ, "PYTHONPATH": path, "PYTHONHASHSEED": "0"}
        self.process = subprocess.Popen(
            [sys.executable, "-m", "benchmarks.worker", module],
            cwd=ROOT,
            env=environment,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        self.about = str(self._answer()["about"])
        self.found: dict[str, list[dict[str, float]]] = {}

    def _answer(self) -> dict[str, object]:
        line = cast(IO[str], self.process.stdout).readline()
        if not line:
            lines = cast(IO[str], self.process.stderr).read().strip().splitlines() or ["?"]
            raise LookupError(lines[-1])
        return cast(dict[str, object], json.loads(line))

    def measure(self, task: str, seconds: float) -> None:
        """One round of a task."""
        stdin = cast(IO[str], self.process.stdin)
        stdin.write(f"{task} {seconds}\n")
        stdin.flush()
        self.found.setdefault(task, []).append(cast(dict[str, float], self._answer()))

    def rates(self, task: str, what: str) -> list[float]:
        """By round: so many a second."""
        return [found.get(what, 0.0) for found in self.found.get(task, [])]

    def median(self, task: str, what: str) -> float:
        return statistics.median(self.rates(task, what) or [0.0])

    def close(self) -> None:
        cast(IO[str], self.process.stdin).close()
        self.process.wait()


def compiled_path() -> str | None:
    """What to put on the path for the compiled engine: nothing, if it is the one installed. None if there is none."""
    look = "import crenel.kernel.state as s; print(s.__file__)"
    environment = {**os.environ, "PYTHONPATH": ""}
    run = subprocess.run(
        [sys.executable, "-c", look], cwd=ROOT, env=environment, capture_output=True, text=True, check=False
    )
    if run.returncode == 0 and not run.stdout.strip().endswith(".py"):
        return ""
    build = [sys.executable, "compile_engine.py", "--into", str(COMPILED)]
    return str(COMPILED) if subprocess.run(build, cwd=ROOT, check=False).returncode == 0 else None


def start(console: Console) -> dict[str, Engine]:
    """Every engine that can be had here."""
    wanted = {
        "interpreted": ("crenel", str(ROOT / "src")),
        "compiled": ("crenel", compiled_path()),
        "catanatron": ("catanatron", ""),
        "openspiel": ("openspiel", ""),
    }
    engines: dict[str, Engine] = {}
    for name, (module, path) in wanted.items():
        try:
            if path is None:
                raise LookupError("it could not be compiled")
            engine = Engine(module, path)
        except LookupError as error:
            console.print(f"{NAMES[name]} is left out: {error}", markup=False)
            continue
        if name in ("interpreted", "compiled") and engine.about != name:
            console.print(f"{NAMES[name]} is left out: the engine found is {engine.about}", markup=False)
            engine.close()
            continue
        engines[name] = engine
    return engines


def run(engines: dict[str, Engine], rounds: int, seconds: float) -> None:
    """All tasks of all engines, round by round."""
    for _ in range(rounds):
        for name, task, _, _, copying in ROWS:
            if name in engines:
                engines[name].measure(task, seconds)
                if copying:
                    engines[name].measure(f"clone-{copying}", seconds / 5)
                if copying and NAMES[name].startswith("Crenel"):
                    engines[name].measure(f"actions-{copying}", seconds / 5)
                    engines[name].measure(f"worlds-{copying}", seconds / 5)


def ratio(engines: dict[str, Engine], name: str, task: str, what: str) -> str:
    """As a multiple of what the peer did in the same round."""
    if "catanatron" not in engines:
        return ""
    rounds = zip(engines[name].rates(task, what), engines["catanatron"].rates(PEER, what), strict=True)
    return f"{statistics.median([ours / peer for ours, peer in rounds]):.1f}"


def micros(rate: float) -> str:
    return f"{1e6 / rate:.2f}" if rate else ""


def table(engines: dict[str, Engine]) -> Table:
    found = Table(box=box.SIMPLE_HEAD, padding=(0, 1, 0, 0))
    for number, title in enumerate(
        (
            "engine",
            "game",
            "seats",
            "games/s",
            "decisions/s",
            "actions/s",
            "chance/s",
            "copy µs",
            "actions() µs",
            "world µs",
            "× decisions",
            "× actions",
        )
    ):
        found.add_column(title, justify="right" if number > 1 else "left")
    for name, task, game, seats, copying in ROWS:
        if name in engines:
            engine = engines[name]
            found.add_row(
                NAMES[name],
                game,
                str(seats),
                f"{engine.median(task, 'games'):,.1f}",
                f"{engine.median(task, 'decisions'):,.0f}",
                f"{engine.median(task, 'actions'):,.0f}",
                f"{engine.median(task, 'chance'):,.0f}" if engine.median(task, "chance") else "",
                micros(engine.median(f"clone-{copying}", "clones")),
                micros(engine.median(f"actions-{copying}", "listings")),
                micros(engine.median(f"worlds-{copying}", "worlds")),
                ratio(engines, name, task, "decisions"),
                ratio(engines, name, task, "actions"),
            )
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--seconds", type=float, default=1.0, help="for each playout task in each round")
    args = parser.parse_args()
    console = Console(width=None if sys.stdout.isatty() else 130)
    engines = start(console)
    try:
        run(engines, args.rounds, args.seconds)
        python = f"{platform.python_implementation()} {platform.python_version()}"
        console.print(f"{python}, {platform.machine()}, medians of {args.rounds} rounds")
        console.print(table(engines))
        console.print(LEGEND)
    finally:
        for engine in engines.values():
            engine.close()


if __name__ == "__main__":
    main()
