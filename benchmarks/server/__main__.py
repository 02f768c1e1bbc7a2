"""`python -m benchmarks.server`: live tables with two socket players each who make legal moves, here and on
boardgame.io.

Measured: moves per second, and the time from a move to everybody's view of it. Every move of Crenel is committed to the
disk before anybody sees it; boardgame.io keeps its matches in memory. Its game is as large as ours and has hardly any
rules. `server ms/move`: processor time of the server; `load busy`: how busy the process was that plays the players.
Needs node and npm; boardgame.io is installed into a temporary folder.
"""

import argparse
import json
import os
import shutil
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table

import crenel

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent.parent
PEER = "boardgame.io@0.50.2"
GOAL = 150.0  # milliseconds, p95, 500 tables
SERVE = """
import argparse, sys
from crenel.cli import serve
parser = argparse.ArgumentParser()
serve.add_arguments(parser)
sys.exit(serve.run(parser.parse_args(), "en"))
"""


@contextmanager
def server(command: list[str], folder: Path, **settings: str) -> Iterator[tuple[str, int]]:
    """A server process: its address and its number."""
    process = subprocess.Popen(
        command,
        cwd=folder,
        env={**os.environ, **settings},
        stdout=subprocess.PIPE,
        text=True,
        stderr=subprocess.DEVNULL,
    )
    try:
        assert process.stdout is not None
        for line in process.stdout:
            if " at " in line:
                where = line.split(" at ")[1].split()[0]
                yield where if "://" in where else f"http://localhost:{where}", process.pid
                return
        raise SystemExit(f"{command[0]} did not start")
    finally:
        process.terminate()
        process.wait(20)


@contextmanager
def ours(folder: Path) -> Iterator[tuple[str, int]]:
    with server(serve_command(folder), ROOT, CRENEL_LIMITS="off") as started:
        yield started


def serve_command(folder: Path, port: int = 0) -> list[str]:
    store = f"sqlite:///{folder / 'crenel.db'}"
    return [sys.executable, "-c", SERVE, "--port", str(port), "--store", store]


@contextmanager
def peer(folder: Path) -> Iterator[tuple[str, int]]:
    view = folder / "view.json"
    view.write_text(json.dumps(crenel.game("burgundy").new(2, seed=1).observe(0)))
    shutil.copy(HERE / "peer.js", folder / "peer.js")
    with server(["node", "peer.js", str(view)], folder, NODE_ENV="production") as started:
        yield started


def install_peer(folder: Path) -> None:
    (folder / "package.json").write_text('{"private": true}')
    subprocess.run(
        ["npm", "install", "--no-audit", "--no-fund", "--loglevel=error", PEER],
        cwd=folder,
        check=True,
        stdout=subprocess.DEVNULL,
    )


def load(kind: str, url: str, tables: int, seconds: float, pause: float, pid: int) -> dict[str, Any]:
    words = [kind, url, str(tables), str(seconds), str(pause), str(pid)]
    command = [sys.executable, "-m", "benchmarks.server.load", *words]
    done = subprocess.run(command, cwd=ROOT, check=True, stdout=subprocess.PIPE, text=True)
    result: dict[str, Any] = json.loads(done.stdout)
    return result


def measure(kind: str, folder: Path, tables: int, seconds: float, pause: float) -> dict[str, Any]:
    with SERVERS[kind](folder) as (url, pid):
        return load(kind, url, tables, seconds, pause, pid)


def median(results: list[dict[str, Any]]) -> dict[str, Any]:
    return {name: statistics.median(result[name] for result in results) for name in results[0]}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=3, help="the servers take turns; the median counts")
    parser.add_argument("--seconds", type=float, default=8.0)
    parser.add_argument("--fast", type=int, default=100, help="tables that move as fast as they can")
    parser.add_argument("--live", type=int, default=500, help="tables of people who think")
    parser.add_argument("--pause", type=float, default=2.0, help="seconds a person thinks on average")
    parser.add_argument("--alone", action="store_true", help="without boardgame.io")
    wanted = parser.parse_args()
    kinds = ["crenel"] if wanted.alone else list(SERVERS)
    names = [f"{wanted.fast}, as fast as possible", f"{wanted.live}, a move every {wanted.pause:g} s"]
    loads = dict(zip(names, [(wanted.fast, 0.0), (wanted.live, wanted.pause)]))
    results: dict[tuple[str, str], list[dict[str, Any]]] = {}
    with tempfile.TemporaryDirectory() as temporary:
        folder = Path(temporary)
        if not wanted.alone:
            install_peer(folder)
        for _ in range(wanted.rounds):
            for name, (tables, pause) in loads.items():
                for kind in kinds:
                    found = measure(kind, folder, tables, wanted.seconds, pause)
                    results.setdefault((kind, name), []).append(found)
    rows = Table("server", "tables", "moves/s", "p50 ms", "p95 ms", "p99 ms", "worst ms", "server ms/move", "load busy")
    for (kind, name), found_all in sorted(results.items(), key=lambda row: row[0][1]):
        result = median(found_all)
        shown = [f"{result[each]:.1f}" for each in ("rate", "p50", "p95", "p99", "max")]
        rows.add_row(kind, name, *shown, f"{result['cost']:.2f}", f"{result['busy']:.0%}")
    console = Console()
    console.print(rows)
    for name in loads if not wanted.alone else ():
        ratios = sorted(ours["rate"] / peers["rate"] for ours, peers in zip(*(results[kind, name] for kind in SERVERS)))
        spread = f"{ratios[0]:.2f} to {ratios[-1]:.2f} in {len(ratios)} rounds"
        console.print(f"{name}: {statistics.median(ratios):.2f} x the moves/s of boardgame.io ({spread})")
    live = median(results["crenel", names[1]])["p95"]
    console.print(f"{wanted.live} live tables: p95 {live:.1f} ms, goal below {GOAL:g} ms")
    if live >= GOAL:
        raise SystemExit(1)


SERVERS = {"crenel": ours, "boardgame.io": peer}

if __name__ == "__main__":
    main()
