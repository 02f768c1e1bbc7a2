"""Servers to be measured, in processes of their own: ours on either store, alone or two of them, and boardgame.io."""

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path

import crenel
from tests.server.cluster import Cluster, programs

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent.parent
PEER = "boardgame.io@0.50.2"
SERVE = """
import argparse, sys
from crenel.cli import serve
parser = argparse.ArgumentParser()
serve.add_arguments(parser)
sys.exit(serve.run(parser.parse_args(), "en"))
"""
# Thousands of sockets come from one address.
ROOMY = {
    "CRENEL_LIMITS": "off",
    "CRENEL_IDLE": "36000",
    "CRENEL_ONLOOKERS": "100000",
    "CRENEL_SOCKETS_PER_ADDRESS": "100000",
    "CRENEL_CONNECTIONS_PER_ADDRESS": "0",
}
# A database that people trust: a commit is on the disk when it returns.
DURABLE = {"fsync": "on", "full_page_writes": "on", "wal_level": "replica", "shared_buffers": "128MB"}


@dataclass
class Running:
    """Servers that run, and the processes of each part."""

    kind: str  # whose protocol players speak
    urls: list[str]
    parts: dict[str, list[int]]
    apart: bool = False  # whether players connect to any server, not to the one at which their table was opened


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
        process.wait(60)


def serve_command(folder: Path, port: int = 0, store: str = "") -> list[str]:
    store = store or f"sqlite:///{folder / 'crenel.db'}"
    return [sys.executable, "-c", SERVE, "--port", str(port), "--store", store]


@contextmanager
def ours(folder: Path) -> Iterator[tuple[str, int]]:
    """One server on a file, as it comes but for the limits."""
    with server(serve_command(folder), ROOT, CRENEL_LIMITS="off") as started:
        yield started


def install_peer(folder: Path) -> None:
    (folder / "package.json").write_text('{"private": true}')
    subprocess.run(
        ["npm", "install", "--no-audit", "--no-fund", "--loglevel=error", PEER],
        cwd=folder,
        check=True,
        stdout=subprocess.DEVNULL,
    )


# ------------------------------------------------------------ what is compared


@contextmanager
def on_file(folder: Path) -> Iterator[Running]:
    with server(serve_command(folder), ROOT, **ROOMY) as (url, pid):
        yield Running("crenel", [url], {"server": [pid]})


@contextmanager
def on_postgres(count: int, apart: bool) -> Iterator[Running]:
    """Servers on one database."""
    found = programs()
    if found is None:
        raise SystemExit("there is no PostgreSQL server on this machine")
    cluster = Cluster(found, settings=DURABLE)
    try:
        assert cluster.process is not None
        command = serve_command(Path(), store=cluster.database())
        with ExitStack() as stack:
            started = [stack.enter_context(server(command, ROOT, **ROOMY)) for _ in range(count)]
            parts = {"server": [pid for _, pid in started], "database": [cluster.process.pid]}
            yield Running("crenel", [url for url, _ in started], parts, apart)
    finally:
        cluster.remove()


@contextmanager
def peer(folder: Path) -> Iterator[Running]:
    view = folder / "view.json"
    view.write_text(json.dumps(crenel.game("burgundy").new(2, seed=1).observe(0)))
    shutil.copy(HERE / "peer.js", folder / "peer.js")
    with server(["node", "peer.js", str(view)], folder, NODE_ENV="production") as (url, pid):
        yield Running("boardgame.io", [url], {"server": [pid]})


FILE, PEERS = "crenel, SQLite", "boardgame.io"
SERVERS: dict[str, Callable[[Path], AbstractContextManager[Running]]] = {
    FILE: on_file,
    "crenel, PostgreSQL": lambda folder: on_postgres(1, apart=False),
    "crenel, PostgreSQL, 2 servers": lambda folder: on_postgres(2, apart=False),
    "crenel, PostgreSQL, 2 servers, half passed on": lambda folder: on_postgres(2, apart=True),
    PEERS: peer,
}
