"""`python -m benchmarks.server.soak --minutes 60`: people play for long; prints the memory of the server every minute.

Two people with sockets sit at every table. They think, move, take back, chat, ask, lose their connection, finish their
games and open new tables. The last line says how much memory a move has cost since the first third, when all that is
loaded once is loaded; with `--goal` the run fails above so many bytes a move.
"""

import argparse
import asyncio
import gc
import random
import sys
import tempfile
import time
from contextlib import suppress
from pathlib import Path

import uvloop
from websockets.exceptions import ConnectionClosed

from benchmarks.server.__main__ import ours
from benchmarks.server.players import CrenelTable, CrenelTables, gather_some

TELLS, ASKS, LEAVES = 0.03, 0.05, 0.01  # chances of a chat line, of a question, of a lost connection, at each move
WARM = 3  # the first third of the run is not counted


def memory_of(pid: int) -> int:
    """Return the bytes that a process holds in memory."""
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmRSS"):
            return int(line.split()[1]) * 1024
    raise ProcessLookupError(pid)


class Soak:
    """Tables of people, and what they have done so far."""

    def __init__(self, url: str, pid: int, tables: int, pause: float, minutes: float) -> None:
        self.tables = CrenelTables(url)
        self.pid = pid
        self.count = tables
        self.pause = pause
        self.seconds = minutes * 60
        self.moves = 0
        self.games = 0
        self.rows: list[tuple[int, int]] = []  # moves and bytes at each minute

    async def run(self) -> None:
        await self.tables.start()
        opened = await gather_some(self.count, self.tables.open, 4)
        end = time.monotonic() + self.seconds
        playing = [asyncio.create_task(self._play(table, end)) for table in opened]
        await self._report(end)
        await asyncio.gather(*playing)

    async def _report(self, end: float) -> None:
        minute = 0
        while (left := end - time.monotonic()) > 0:
            self._print(minute)
            minute += 1
            await asyncio.sleep(min(60.0, left))
        self._print(minute)

    def _print(self, minute: int) -> None:
        self.rows.append((self.moves, memory_of(self.pid)))
        print(
            f"{minute:4} min {self.moves:9} moves {self.games:6} games {self.rows[-1][1] / 2**20:8.1f} MB", flush=True
        )

    async def _play(self, table: CrenelTable, end: float) -> None:
        chance = random.Random(id(table))
        await asyncio.sleep(chance.uniform(0, self.pause))
        while time.monotonic() < end:
            if not await table.move() or chance.random() < LEAVES:
                self.games += 1
                await table.close()
                table = await self.tables.open(self.count + self.games)
                continue
            self.moves += 1
            await self._talk(table, chance)
            await asyncio.sleep(chance.uniform(0.5, 1.5) * self.pause)
        await table.close()

    async def _talk(self, table: CrenelTable, chance: random.Random) -> None:
        if self.moves % 8 == 0:
            await table.ping()
        if chance.random() < TELLS:
            await table.say(f"a line of chat, {self.moves}")
        if chance.random() < ASKS:
            await table.ask_score()

    def growth(self) -> float:
        """Return the bytes that a move has cost since the first third."""
        (moves, memory), (last_moves, last) = self.rows[len(self.rows) // WARM], self.rows[-1]
        return (last - memory) / max(1, last_moves - moves)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=60.0)
    parser.add_argument("--tables", type=int, default=40)
    parser.add_argument("--pause", type=float, default=1.0, help="seconds a person thinks on average")
    parser.add_argument("--goal", type=float, default=0.0, help="bytes a move may cost; 0: print only")
    wanted = parser.parse_args()
    gc.freeze()
    with tempfile.TemporaryDirectory() as folder, ours(Path(folder)) as (url, pid):
        soak = Soak(url, pid, wanted.tables, wanted.pause, wanted.minutes)
        with suppress(ConnectionClosed):
            uvloop.run(soak.run())
    print(f"{soak.growth():.0f} bytes a move since the first third")
    if wanted.goal and soak.growth() > wanted.goal:
        sys.exit(1)


if __name__ == "__main__":
    main()
