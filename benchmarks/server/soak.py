"""`python -m benchmarks.server.soak --minutes 60`: people play for long; prints the memory of the server every minute.

Two people with sockets sit at every table, at every other one of another game. They think, move, take back, chat, ask,
lose their connection, finish their games and open new tables. The last line says how much memory a move has cost since
the first third, when all that is loaded once is loaded, with the 95 % interval of that slope; with `--goal` the run
fails if even the lower end of the interval lies above so many bytes a move.
"""

import argparse
import asyncio
import gc
import random
import statistics
import sys
import tempfile
import time
from contextlib import suppress
from pathlib import Path

import uvloop
from websockets.exceptions import ConnectionClosed

import crenel
from benchmarks.server.players import CrenelTable, CrenelTables, gather_some
from benchmarks.server.servers import ours

TELLS, ASKS, UNDOES, LEAVES = 0.03, 0.05, 0.05, 0.004  # chances at each move
WARM = 3  # the first third of the run is not counted
BLOCK = 5  # minutes that are drawn together for the interval: memory of neighbouring minutes is alike
DRAWS = 2000


def memory_of(pid: int) -> tuple[int, float]:
    """Return the bytes that a process holds in memory, and the seconds of processor time it has used."""
    values = dict(line.split(":", 1) for line in Path(f"/proc/{pid}/status").read_text().splitlines())
    fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    return int(values["VmRSS"].split()[0]) * 1024, (int(fields[11]) + int(fields[12])) / 100


def slope(rows: list[tuple[int, int]]) -> float:
    """Return bytes per move, by least squares."""
    moves, memory = zip(*rows)
    if len(set(moves)) < 2:
        return 0.0
    return statistics.linear_regression(moves, memory).slope


def interval(rows: list[tuple[int, int]]) -> tuple[float, float]:
    """Return the 95 % interval of the slope: what is left of memory beside the line is drawn anew in blocks."""
    moves, memory = zip(*rows)
    line = statistics.linear_regression(moves, memory)
    fitted = [line.slope * each + line.intercept for each in moves]
    rest = [seen - expected for seen, expected in zip(memory, fitted)]
    chance = random.Random(1)
    found = []
    for _ in range(DRAWS):
        drawn: list[float] = []
        while len(drawn) < len(rest):
            start = chance.randrange(max(1, len(rest) - BLOCK + 1))
            drawn += rest[start : start + BLOCK]
        found.append(slope([(each, round(at + off)) for each, at, off in zip(moves, fitted, drawn)]))
    found.sort()
    return found[DRAWS // 40], found[-DRAWS // 40]


class Soak:
    """Tables of people, and what they have done so far."""

    def __init__(self, url: str, pid: int, tables: int, pause: float, minutes: float) -> None:
        self.tables = CrenelTables([url])
        self.pid = pid
        self.count = tables
        self.pause = pause
        self.seconds = minutes * 60
        self.moves = 0
        self.games = 0
        self.rows: list[tuple[int, int]] = []  # moves and bytes at each minute

    async def run(self) -> None:
        await self.tables.start()
        opened = await gather_some(self.count, self._open, 4)
        end = time.monotonic() + self.seconds
        playing = [asyncio.create_task(self._play(table, end)) for table in opened]
        await self._report(end)
        await asyncio.gather(*playing)

    async def _open(self, number: int) -> CrenelTable:
        games = crenel.games()
        return await self.tables.open(number, games[number % len(games)])

    async def _report(self, end: float) -> None:
        minute = 0
        while (left := end - time.monotonic()) > 0:
            self._print(minute)
            minute += 1
            await asyncio.sleep(min(60.0, left))
        self._print(minute)

    def _print(self, minute: int) -> None:
        memory, processor = memory_of(self.pid)
        self.rows.append((self.moves, memory))
        counts = f"{minute:4} min {self.moves:9} moves {self.games:6} games"
        print(f"{counts} {memory / 2**20:8.1f} MB {processor:8.1f} s of processor time", flush=True)

    async def _play(self, table: CrenelTable, end: float) -> None:
        chance = random.Random(id(table))
        await asyncio.sleep(chance.uniform(0, self.pause))
        while time.monotonic() < end:
            try:
                moved = await table.move()
            except RuntimeError:  # refused: the table went on by itself meanwhile. Its people go, as if it were over
                moved = False
            if not moved or chance.random() < LEAVES:
                self.games += 1
                await table.close()
                table = await self._open(self.count + self.games)
                continue
            self.moves += 1
            await self._talk(table, chance)
            await asyncio.sleep(chance.uniform(0.5, 1.5) * self.pause)
        await table.close()

    async def _talk(self, table: CrenelTable, chance: random.Random) -> None:
        if self.moves % 8 == 0:
            await table.ping()
        if chance.random() < UNDOES:
            await table.undo()
        if chance.random() < TELLS:
            await table.say(f"a line of chat, {self.moves}")
        if chance.random() < ASKS:
            await table.ask_score()

    @property
    def counted(self) -> list[tuple[int, int]]:
        """The rows after the first third."""
        return self.rows[len(self.rows) // WARM :]


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
    low, high = interval(soak.counted)
    print(f"{slope(soak.counted):.0f} bytes a move since the first third, 95 % interval {low:.0f} to {high:.0f}")
    if wanted.goal and low > wanted.goal:
        sys.exit(1)


if __name__ == "__main__":
    main()
