"""`python -m benchmarks.server`: live tables with two socket players each who make legal moves, here and on
boardgame.io.

Measured: moves per second, and the time from a move to everybody's view of it. Every move of Crenel is committed to the
disk before anybody sees it; boardgame.io keeps its matches in memory. Its game is as large as ours and has hardly any
rules. `server ms/move`, `database ms/move`: processor time of all servers, and of PostgreSQL; `load busy`: how busy the
process was that plays the players. At live tables, half of the sockets look on. Needs node and npm, and PostgreSQL's
server; boardgame.io is installed into a temporary folder.
"""

import argparse
import dataclasses
import json
import resource
import statistics
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table

from benchmarks.server.servers import FILE, PEERS, ROOT, SERVERS, Running, install_peer

GOAL = 100.0  # milliseconds, p95, live tables


@dataclasses.dataclass(frozen=True)
class Load:
    """What players do at how many tables."""

    name: str
    tables: int
    sockets: int  # at each table; all but two look on
    seconds: float
    pause: float  # seconds a person thinks on average; 0: every table moves as fast as the server lets it


def play(running: Running, load: Load) -> dict[str, Any]:
    told = json.dumps({**dataclasses.asdict(running), **dataclasses.asdict(load)})
    command = [sys.executable, "-m", "benchmarks.server.load", told]
    done = subprocess.run(command, cwd=ROOT, check=True, stdout=subprocess.PIPE, text=True)
    result: dict[str, Any] = json.loads(done.stdout)
    return result


def measure(kind: str, folder: Path, load: Load) -> dict[str, Any]:
    with SERVERS[kind](folder) as running:
        return play(running, load)


def median(results: list[dict[str, Any]]) -> dict[str, Any]:
    return {name: statistics.median(result[name] for result in results) for name in results[0]}


def compared(results: dict[tuple[str, str], list[dict[str, Any]]], name: str, one: str, other: str, figure: str) -> str:
    """Return how a figure of one server compares to that of another, round by round."""
    pairs = zip(results[one, name], results[other, name])
    ratios = sorted(first[figure] / second[figure] for first, second in pairs)
    spread = f"{ratios[0]:.2f} to {ratios[-1]:.2f} in {len(ratios)} rounds"
    return f"{name}: {figure} of {one} is {statistics.median(ratios):.2f} x that of {other} ({spread})"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=3, help="the servers take turns; the median counts")
    parser.add_argument("--seconds", type=float, default=8.0)
    parser.add_argument("--fast", type=int, default=100, help="tables that move as fast as they can; 0: none")
    parser.add_argument("--live", type=int, default=1000, help="tables of people who think; 0: none")
    parser.add_argument("--sockets", type=int, default=4, help="at each live table")
    parser.add_argument("--pause", type=float, default=2.0, help="seconds a person thinks on average")
    parser.add_argument("--only", nargs="*", default=list(SERVERS), help=f"of {', '.join(SERVERS)}")
    wanted = parser.parse_args()
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    kinds = [kind for kind in SERVERS if kind in wanted.only]
    fast = Load(f"{wanted.fast}, as fast as possible", wanted.fast, 2, wanted.seconds, 0.0)
    named = f"{wanted.live} with {wanted.sockets} sockets, a move every {wanted.pause:g} s"
    live = Load(named, wanted.live, wanted.sockets, wanted.seconds, wanted.pause)
    loads = [load for load in (fast, live) if load.tables]
    results: dict[tuple[str, str], list[dict[str, Any]]] = {}
    with tempfile.TemporaryDirectory() as temporary:
        folder = Path(temporary)
        if PEERS in kinds:
            install_peer(folder)
        for _ in range(wanted.rounds):
            for load in loads:
                for kind in kinds:
                    results.setdefault((kind, load.name), []).append(measure(kind, folder, load))
    show(kinds, loads, results)


def show(kinds: list[str], loads: list[Load], results: dict[tuple[str, str], list[dict[str, Any]]]) -> None:
    heads = ("moves/s", "p50 ms", "p95 ms", "p99 ms", "worst ms", "server ms/move", "database ms/move", "load busy")
    console = Console(width=160)
    for load in loads:
        rows = Table("server", *heads, title=load.name)
        for kind in kinds:
            result = median(results[kind, load.name])
            times = [f"{result[each]:.1f}" for each in ("rate", "p50", "p95", "p99", "max")]
            costs = [f"{result[each]:.2f}" if each in result else "" for each in ("server", "database")]
            rows.add_row(kind, *times, *costs, f"{result['busy']:.0%}")
        console.print(rows)
        for kind in kinds:
            if FILE in kinds and kind != FILE:
                console.print(compared(results, load.name, FILE, kind, "rate"))
                console.print(compared(results, load.name, kind, FILE, "server"))
        if load.pause and FILE in kinds:
            p95 = median(results[FILE, load.name])["p95"]
            console.print(f"{load.name}: p95 of {FILE} is {p95:.1f} ms, goal below {GOAL:g} ms")


if __name__ == "__main__":
    main()
