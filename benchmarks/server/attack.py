"""`python -m benchmarks.server.attack`: what people at one table notice while others do their worst elsewhere.

Each attack runs against a fresh server of its own; the figure is how long pings of a quiet table take meanwhile, and
whether somebody new gets in. `--source FOLDER` measures the sources of another checkout.
"""

import argparse
import asyncio
import os
import resource
import statistics
import tempfile
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path

import httpx
import uvloop
from rich.console import Console
from rich.table import Table as Grid
from websockets.asyncio.client import ClientConnection, connect

from benchmarks.server.servers import ours

PATIENCE = 20.0
LONG_KEY = "a." * 7990 + "a = 1"
Attack = Callable[["Stage"], Awaitable[None]]


class Stage:
    """A server, somebody at a quiet table, and whoever attacks."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.host, port = url.removeprefix("http://").split(":")
        self.port = int(port)
        self.lines: list[tuple[asyncio.StreamReader, asyncio.StreamWriter]] = []  # kept open until all is measured
        self.attacker = httpx.AsyncClient(base_url=url, timeout=PATIENCE)

    async def guest(self, client: httpx.AsyncClient) -> None:
        (await client.post("/api/guest", json={"name": "Ada"})).raise_for_status()

    async def open(self, client: httpx.AsyncClient, *seats: dict[str, str]) -> str:
        answer = await client.post("/api/tables", json={"game": "burgundy", "seats": list(seats)})
        return str(answer.json()["id"])

    def sit(self, table: str) -> connect:
        address = f"ws://{self.host}:{self.port}/api/tables/{table}/socket"
        return connect(address, compression=None, max_size=None, ping_interval=None, open_timeout=PATIENCE)

    async def ping(self, socket: ClientConnection) -> float:
        start = time.perf_counter()
        await socket.send('{"t":"ping"}')
        while b'"pong"' not in await socket.recv(decode=False):
            pass
        return time.perf_counter() - start


async def nothing(stage: Stage) -> None:
    await asyncio.sleep(3)


async def files(stage: Stage) -> None:
    """Ten files with a key of 8,000 parts."""
    await asyncio.gather(
        *(
            stage.attacker.post("/api/games/great_wall/options/cards", json={"text": LONG_KEY, "name": "x"})
            for _ in range(10)
        )
    )


async def half_open(stage: Stage) -> None:
    """More requests than the server may open files, none of which ends."""
    for _ in range(1200):
        with suppress(OSError, TimeoutError):
            reader, writer = await asyncio.wait_for(asyncio.open_connection(stage.host, stage.port), 1.0)
            writer.write(b"GET /api/games HTTP/1.1\r\nHost: a\r\n")
            stage.lines.append((reader, writer))
    await asyncio.sleep(3)


async def onlookers(stage: Stage) -> None:
    """800 onlookers who come to one table."""
    table = await stage.open(stage.attacker, {"kind": "me"}, {"kind": "me"})
    sockets: list[ClientConnection] = []
    readers: list[asyncio.Task[None]] = []
    for _ in range(800):
        socket = await stage.sit(table)
        sockets.append(socket)
        readers.append(asyncio.create_task(read_on(socket)))
    await asyncio.sleep(1)
    for reader in readers:
        reader.cancel()


async def read_on(socket: ClientConnection) -> None:
    async for _ in socket:
        pass


ATTACKS: dict[str, Attack] = {
    "nothing": nothing,
    "ten files with a key of 8,000 parts": files,
    "1,200 half-open requests": half_open,
    "800 onlookers at one table": onlookers,
}


async def measure(url: str, attack: Attack) -> tuple[list[float], bool]:
    stage = Stage(url)
    async with httpx.AsyncClient(base_url=url, timeout=PATIENCE) as quiet:
        await stage.guest(quiet)
        await stage.guest(stage.attacker)
        refused = await stage.attacker.post("/api/games/great_wall/options/cards", json={"text": "", "name": "x"})
        assert refused.status_code in (200, 422)  # a worker may have started with it
        table = await stage.open(quiet, {"kind": "me"}, {"kind": "me"})
        async with stage.sit(table) as socket:
            running = asyncio.ensure_future(attack(stage))
            times = []
            while not running.done():
                times.append(await stage.ping(socket))
                await asyncio.sleep(0.02)
            await running
            return times, await gets_in(stage)


async def gets_in(stage: Stage) -> bool:
    try:
        async with httpx.AsyncClient(base_url=stage.url, timeout=3.0) as new:
            await stage.guest(new)
            return True
    except httpx.HTTPError:
        return False


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--source", default="", help="folder with the sources to measure, instead of these")
    parser.add_argument("--files", type=int, default=1024, help="limit on open files of the server")
    wanted = parser.parse_args()
    os.environ |= {"CRENEL_ONLOOKERS": "1000", "CRENEL_SOCKETS_PER_ADDRESS": "2000"}
    os.environ |= {"CRENEL_CONNECTIONS_PER_ADDRESS": "0", "CRENEL_CONNECTIONS": str(wanted.files - 100)}
    if wanted.source:
        os.environ["PYTHONPATH"] = wanted.source
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    rows = Grid("attack", "pings", "median ms", "p95 ms", "worst ms", "somebody new gets in")
    for name, attack in ATTACKS.items():
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted.files, most))
        with tempfile.TemporaryDirectory() as folder, ours(Path(folder)) as (url, _):
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
            times, entered = uvloop.run(measure(url, attack))
        ordered = sorted(1000 * each for each in times)
        p95 = ordered[min(len(ordered) - 1, len(ordered) * 95 // 100)]
        shown = [f"{statistics.median(ordered):.1f}", f"{p95:.1f}", f"{ordered[-1]:.1f}"]
        rows.add_row(name, str(len(times)), *shown, "yes" if entered else "no")
    Console().print(rows)


if __name__ == "__main__":
    main()
