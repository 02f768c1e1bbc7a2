"""`python -m benchmarks.server.rolling`: how long anybody waits while all servers are replaced, one after the other.

Two people play at each of many tables, on several servers with one PostgreSQL (a throw-away one, unless --store names
one). Half-way the servers are replaced (SIGHUP), or with --kill one of them is killed instead. A page that is sent away
connects again within 0.2 s and says what has no answer once more, under the same id, as ours does. Measured: the time
from a move to everybody's view of it, before and meanwhile; and whether a move was lost or made twice.
"""

import argparse
import asyncio
import itertools
import json
import os
import random
import re
import signal
import statistics
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Any

import uvloop
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from benchmarks.server.__main__ import ROOT, SERVE
from benchmarks.server.players import CrenelTables, Heard, gather_some, read
from tests.server.cluster import Cluster, programs

MOVE_ON = 0.2  # seconds within which a page connects again
PATIENCE = 60.0


class Servers:
    """`crenel serve --processes`, and what it logs."""

    def __init__(self, store: str, count: int) -> None:
        words = ["--port", "0", "--store", store, "--processes", str(count)]
        self.process = subprocess.Popen(
            [sys.executable, "-c", SERVE, *words],
            cwd=ROOT,
            env={**os.environ, "CRENEL_LIMITS": "off", "CRENEL_THINKERS": "1"},
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        assert self.process.stdout is not None
        self.url = self.process.stdout.readline().split(" at ")[1].split()[0]
        self.process.stdout.readline()
        self.logged: list[str] = []
        threading.Thread(target=self._read, daemon=True).start()

    def _read(self) -> None:
        assert self.process.stderr is not None
        for line in self.process.stderr:
            self.logged.append(re.sub(r"\x1b\[[0-9;]*m", "", line))

    def said(self, event: str) -> list[str]:
        return [line for line in list(self.logged) if event in line]

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait(PATIENCE)


@contextmanager
def database(given: str) -> Iterator[str]:
    """Yield the URL of the store that was given, or of a throw-away one."""
    if given:
        yield given
        return
    found = programs()
    if found is None:
        raise SystemExit("no PostgreSQL on this machine: name one with --store")
    cluster = Cluster(found)
    try:
        yield cluster.database()
    finally:
        cluster.remove()


class Page:
    """One person at a table. Connects again whenever it has to."""

    def __init__(self, url: str, table: str, cookie: str) -> None:
        self.address = f"{url.replace('http', 'ws')}/api/tables/{table}/socket"
        self.cookie = cookie
        self.socket: ClientConnection | None = None
        self.latest = Heard("")
        self.open: dict[str, object] | None = None  # what has no answer yet
        self.moved = 0  # times that it had to connect again

    async def hear(self) -> None:
        """Take in the next message, on a new connection if the old one has ended."""
        try:
            if self.socket is None:
                self.socket = await connect(
                    self.address, additional_headers={"Cookie": self.cookie}, compression=None, ping_interval=None
                )
                if self.open is not None:
                    await self.socket.send(json.dumps(self.open))
            heard = read(await self.socket.recv(decode=False))
        except (ConnectionClosed, InvalidHandshake, OSError, EOFError):
            self.socket = None
            self.moved += 1
            await asyncio.sleep(random.random() * MOVE_ON)
            return
        if heard.t == "refused":
            raise RuntimeError("a legal move was refused")
        if heard.t == "ack":
            self.open = None
        if heard.t == "state":
            self.latest = heard

    async def say(self, wish: dict[str, object]) -> None:
        self.open = wish
        with suppress(ConnectionClosed):
            if self.socket is not None:
                await self.socket.send(json.dumps(wish))

    async def see(self, version: int) -> None:
        while self.latest.v < version or self.open is not None:
            await self.hear()

    async def close(self) -> None:
        if self.socket is not None:
            await self.socket.close()


class Players:
    """Two people at one table. `waits` are the seconds of each move, by when it began."""

    def __init__(self, pages: list[Page], seed: int) -> None:
        self.pages = pages
        self.chance = random.Random(seed)
        self.waits: list[tuple[float, float]] = []
        self.ids = itertools.count()

    async def play(self, end: float, pause: float) -> None:
        while time.perf_counter() < end:
            await asyncio.sleep(self.chance.uniform(0.5, 1.5) * pause)
            seat = next((seat for seat, page in enumerate(self.pages) if page.latest.moves.get(str(seat))), None)
            if seat is None:
                return
            page, began = self.pages[seat], time.perf_counter()
            version = page.latest.v
            move = self.chance.choice(page.latest.moves[str(seat)])["move"]
            await page.say({"t": "act", "id": f"{next(self.ids)}", "v": version, "seat": seat, "move": move})
            await asyncio.gather(*(each.see(version + 1) for each in self.pages))
            self.waits.append((began, time.perf_counter() - began))
            if page.latest.v != version + 1:
                raise RuntimeError("a move was made twice")


async def run(servers: Servers, wanted: argparse.Namespace) -> dict[str, Any]:
    tables = CrenelTables(servers.url)
    await tables.start()
    cookies = tables.cookies()

    async def sit(number: int) -> Players:
        table = await tables.create()
        players = Players([Page(servers.url, table, cookie) for cookie in cookies], number)
        await asyncio.gather(*(page.see(0) for page in players.pages))
        return players

    opened = await gather_some(wanted.tables, sit)
    start = time.perf_counter()
    end = start + wanted.seconds
    playing = asyncio.gather(*(players.play(end, wanted.pause) for players in opened))
    await asyncio.sleep(wanted.seconds / 3)
    disturbed = time.perf_counter()
    if wanted.kill:
        process = re.search(r"process=(\d+)", servers.said("process_ready")[-1])
        assert process is not None
        os.kill(int(process[1]), signal.SIGKILL)
    else:
        servers.process.send_signal(signal.SIGHUP)
    await playing
    took = time.perf_counter() - disturbed
    done = servers.said("process_ready")[wanted.processes :] if wanted.kill else servers.said("processes_replaced")
    if not done:
        raise SystemExit(f"the servers were not replaced within {took:.0f} s: give it more --seconds")
    moved = [page.moved for players in opened for page in players.pages]
    await asyncio.gather(*(page.close() for players in opened for page in players.pages), return_exceptions=True)
    waits = [wait for players in opened for wait in players.waits]
    before = sorted(wait for began, wait in waits if began + wait < disturbed)
    since = sorted(wait for began, wait in waits if began + wait >= disturbed)
    return {
        "moves": len(waits),
        "before": {"median": statistics.median(before), "longest": before[-1]},
        "meanwhile": {"median": statistics.median(since), "p99": since[len(since) * 99 // 100], "longest": since[-1]},
        "over a second": sum(wait > 1 for wait in since),
        "connected again": {"pages": sum(count > 0 for count in moved), "most times": max(moved)},
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--store", default="", help="a PostgreSQL database of its own for this (default: a throw-away)")
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--tables", type=int, default=40)
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--pause", type=float, default=0.5, help="seconds a person thinks on average")
    parser.add_argument("--kill", action="store_true", help="kill one server instead of replacing all")
    wanted = parser.parse_args()
    with database(wanted.store) as store:
        servers = Servers(store, wanted.processes)
        try:
            print(json.dumps(uvloop.run(run(servers, wanted)), indent=2))
        finally:
            servers.stop()


if __name__ == "__main__":
    main()
