"""`python -m benchmarks.server.crowds storm|onlookers|memory`: what many sockets at once cost a server.

storm: the server is killed with all sockets connected and started again; all come back at once, as soon as they can.
onlookers: how long pings of one table take while very many look on at another, at which people play.
memory: bytes of a table in memory and of a socket that only says that it is there.
"""

import argparse
import asyncio
import os
import random
import signal
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import cast

import uvloop
from rich.console import Console
from rich.table import Table as Grid

import crenel
from benchmarks.server.load import processor_seconds
from benchmarks.server.players import CrenelTables, gather_some
from benchmarks.server.servers import ROOMY, ROOT, serve_command, server
from benchmarks.server.soak import memory_of

# A text frame whose mask is zero: the server takes it, and nothing has to be computed.
PING = b"\x81\x8c\0\0\0\0" + b'{"t":"ping"}'
PING_EVERY = 2.5  # seconds, as pages do
PATIENCE = 120.0


class Visitor(asyncio.Protocol):
    """Socket at a table that takes what comes and says now and then that it is there. It reads nothing but whether its
    first state has come, so thousands cost little beside the server."""

    def __init__(self, host: str, port: int, table: str, cookie: str = "") -> None:
        self.host = host
        self.port = port
        session = f"Cookie: {cookie}\r\n" if cookie else ""
        self.hello = (
            f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: {host}:{port}\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
            f"{session}\r\n"
        ).encode()
        self.transport: asyncio.WriteTransport | None = None
        self.start = b""
        self.seen = asyncio.Event()
        self.gone = asyncio.Event()
        self.tries = 0
        self.timer: asyncio.TimerHandle | None = None

    async def come(self) -> float:
        """Connect, again and again if need be, and return when the first state was there."""
        loop = asyncio.get_running_loop()
        while True:
            self.start, self.seen, self.gone = b"", asyncio.Event(), asyncio.Event()
            self.tries += 1
            with suppress(OSError, TimeoutError):
                async with asyncio.timeout(PATIENCE):
                    await loop.create_connection(lambda: self, self.host, self.port)
                    here, away = asyncio.create_task(self.seen.wait()), asyncio.create_task(self.gone.wait())
                    await asyncio.wait({here, away}, return_when=asyncio.FIRST_COMPLETED)
                    here.cancel()
                    away.cancel()
                if self.seen.is_set():
                    return time.perf_counter()
            await asyncio.sleep(random.uniform(0.05, 0.5))

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.WriteTransport, transport)  # uvloop's is one that does not say so
        self.transport.write(self.hello)
        self.timer = asyncio.get_running_loop().call_later(random.uniform(0.5, 1.0) * PING_EVERY, self.ping)

    def data_received(self, data: bytes) -> None:
        if not self.seen.is_set():
            self.start += data
            if b'"t":"state"' in self.start:
                self.start = b""
                self.seen.set()

    def connection_lost(self, error: Exception | None) -> None:
        self.gone.set()
        if self.timer is not None:
            self.timer.cancel()

    def ping(self) -> None:
        if self.transport is not None and not self.transport.is_closing():
            self.transport.write(PING)
            self.timer = asyncio.get_running_loop().call_later(PING_EVERY, self.ping)

    def leave(self) -> None:
        if self.transport is not None:
            self.transport.close()


def address_of(url: str) -> tuple[str, int]:
    host, port = url.removeprefix("http://").split(":")
    return host, int(port)


def share(ordered: list[float], part: int) -> float:
    return ordered[min(len(ordered) - 1, len(ordered) * part // 100)]


async def fill(url: str, tables: int, visitors: int) -> tuple[list[str], list[Visitor]]:
    """Open tables at which two people sit, and return visitors who have not come yet: both people, then strangers."""
    people = CrenelTables([url])
    await people.start()
    games = crenel.games()
    opened = await gather_some(tables, lambda number: people.create(games[number % len(games)]), 4)
    cookies = [*people.cookies(), *[""] * visitors][:visitors]
    return opened, [Visitor(*address_of(url), table, cookie) for table in opened for cookie in cookies]


# ------------------------------------------------------------ everybody comes back


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as found:
        port: int = found.getsockname()[1]
        return port


async def storm(folder: Path, tables: int, sockets: int) -> Grid:
    command = serve_command(folder, free_port())
    with server(command, ROOT, **ROOMY) as (url, pid):
        _, visitors = await fill(url, tables, sockets // tables)
        await gather_some(len(visitors), lambda number: visitors[number].come(), 50)
        os.kill(pid, signal.SIGKILL)
        await asyncio.gather(*(each.gone.wait() for each in visitors))
    for each in visitors:
        each.tries = 0
    coming = [asyncio.create_task(each.come()) for each in visitors]
    with ExitStack() as again:
        start, used = time.perf_counter(), time.process_time()
        _, pid = await asyncio.to_thread(again.enter_context, server(command, ROOT, **ROOMY))
        ready = time.perf_counter()
        times = sorted([at - ready for at in await asyncio.gather(*coming)])
        busy = processor_seconds(pid), time.process_time() - used
        for each in visitors:
            each.leave()
    rows = Grid("tables", "sockets", "restart s", "half s", "95 % s", "all s", "tries", "server s", "load s")
    seconds = (ready - start, share(times, 50), share(times, 95), times[-1])
    counts = str(tables), str(len(visitors))
    tries = str(sum(each.tries for each in visitors))
    rows.add_row(*counts, *(f"{each:.1f}" for each in seconds), tries, *(f"{each:.1f}" for each in busy))
    return rows


# ------------------------------------------------------------ a crowd


async def look_on(url: str, table: str, count: int) -> None:
    """Be the crowd, in a process of its own: say when all have come, and stay until told to go."""
    visitors = [Visitor(*address_of(url), table) for _ in range(count)]
    await gather_some(count, lambda number: visitors[number].come(), 50)
    print("here", flush=True)
    await asyncio.to_thread(sys.stdin.readline)
    for each in visitors:
        each.leave()


async def onlookers(folder: Path, count: int, seconds: float) -> Grid:
    with server(serve_command(folder), ROOT, **ROOMY) as (url, _):
        people = CrenelTables([url])
        await people.start()
        table = await people.create()
        watched, quiet = await people.sit(table, 1), await people.open(2)
        pings: dict[str, list[float]] = {}

        async def measure(name: str, until: asyncio.Future[object] | asyncio.Task[object]) -> None:
            found = pings.setdefault(name, [])
            line = quiet.sockets[0]
            while not until.done():
                start = time.perf_counter()
                await line.send('{"t":"ping"}')
                while b'"pong"' not in await line.recv(decode=False):
                    pass
                found.append(1000 * (time.perf_counter() - start))
                await asyncio.sleep(0.02)

        async def play() -> None:
            end = time.perf_counter() + seconds
            while time.perf_counter() < end and await watched.move():
                await asyncio.sleep(0.5)

        await measure("nobody looks on, people play there", asyncio.create_task(play()))
        words = [sys.executable, "-m", "benchmarks.server.crowds", "crowd", "--url", url, "--table", table]
        crowd = subprocess.Popen(
            [*words, "--sockets", str(count)], cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )
        assert crowd.stdout is not None
        reading = asyncio.create_task(asyncio.to_thread(crowd.stdout.readline))
        await measure(f"{count} come", reading)
        await measure(f"{count} look on, nobody plays", asyncio.create_task(asyncio.sleep(seconds)))
        await measure(f"{count} look on, people play there", asyncio.create_task(play()))
        crowd.communicate("\n", PATIENCE)
        await watched.close()
        await quiet.close()
    rows = Grid("at the other table", "pings", "median ms", "p95 ms", "worst ms")
    for name, times in pings.items():
        ordered = sorted(times)
        shown = (statistics.median(ordered), share(ordered, 95), ordered[-1])
        rows.add_row(name, str(len(ordered)), *(f"{each:.1f}" for each in shown))
    return rows


# ------------------------------------------------------------ memory


async def memory(folder: Path, tables: int, sockets: int) -> Grid:
    rows = Grid("", "count", "MB before", "MB after", "kB each")
    with server(serve_command(folder), ROOT, **ROOMY) as (url, pid):
        _, first = await fill(url, 2, 4)  # what is loaded once
        await gather_some(len(first), lambda number: first[number].come())
        await asyncio.sleep(2)
        before = memory_of(pid)[0]
        opened, visitors = await fill(url, tables, sockets // tables)
        await asyncio.sleep(2)
        after = memory_of(pid)[0]
        rows.add_row("live tables", str(len(opened)), *sizes(before, after, len(opened)))
        await gather_some(len(visitors), lambda number: visitors[number].come())
        await asyncio.sleep(2 * PING_EVERY)
        before, after = after, memory_of(pid)[0]
        rows.add_row("idle sockets", str(len(visitors)), *sizes(before, after, len(visitors)))
        for each in (*first, *visitors):
            each.leave()
    return rows


def sizes(before: int, after: int, count: int) -> tuple[str, str, str]:
    return f"{before / 2**20:.1f}", f"{after / 2**20:.1f}", f"{(after - before) / 1024 / count:.1f}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("what", choices=["storm", "onlookers", "memory", "crowd"])
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--sockets", type=int, default=0, help="default: 4 for each table; 2000 onlookers")
    parser.add_argument("--seconds", type=float, default=10.0, help="of each part of `onlookers`")
    parser.add_argument("--url", default="", help="of the server that `crowd` goes to, with --table")
    parser.add_argument("--table", default="")
    wanted = parser.parse_args()
    if wanted.what == "crowd":
        uvloop.run(look_on(wanted.url, wanted.table, wanted.sockets))
        return
    sockets = wanted.sockets or 4 * wanted.tables
    with tempfile.TemporaryDirectory() as temporary:
        folder = Path(temporary)
        if wanted.what == "storm":
            rows = uvloop.run(storm(folder, wanted.tables, sockets))
        elif wanted.what == "onlookers":
            rows = uvloop.run(onlookers(folder, wanted.sockets or 2000, wanted.seconds))
        else:
            rows = uvloop.run(memory(folder, wanted.tables, sockets))
    Console(width=120).print(rows)


if __name__ == "__main__":
    main()
