"""The load, in a process of its own: `python -m benchmarks.server.load KIND URL TABLES SECONDS PAUSE PID` prints JSON.

PAUSE is how long a person thinks on average; 0: every table moves as fast as the server lets it. PID: the server's.
"""

import asyncio
import gc
import json
import os
import random
import sys
import time
from pathlib import Path
from typing import Any

import uvloop

from benchmarks.server.players import TABLES, gather_some

PING_EVERY = 2.5


def processor_seconds(pid: int) -> float:
    """What a process has used so far."""
    parts = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(parts[11]) + int(parts[12])) / os.sysconf("SC_CLK_TCK")


class Load:
    def __init__(self, kind: str, url: str, count: int, seconds: float, pause: float, pid: int) -> None:
        self.tables = TABLES[kind](url)
        self.count = count
        self.seconds = seconds
        self.pause = pause
        self.times: list[float] = []
        self.pid = pid
        self.done = 0
        self.over = 0

    async def run(self) -> dict[str, Any]:
        await self.tables.start()
        opened = await gather_some(self.count, self.tables.open)
        gc.collect()
        gc.freeze()
        gc.disable()  # the measure must not stumble over itself
        start, used, served = time.perf_counter(), time.process_time(), processor_seconds(self.pid)
        warm = start + min(2.0, self.seconds / 4)
        await asyncio.gather(*(self._play(table, start + self.seconds, warm) for table in opened))
        took = self.seconds - (warm - start)
        busy = (time.process_time() - used) / self.seconds
        cost = (processor_seconds(self.pid) - served) / max(1, self.done) * 1000
        await asyncio.gather(*(table.close() for table in opened), return_exceptions=True)
        times = sorted(self.times)
        quantiles = {f"p{q}": times[min(len(times) - 1, len(times) * q // 100)] * 1000 for q in (50, 95, 99)}
        rate = len(times) / took
        return {"rate": rate, "max": times[-1] * 1000, "busy": busy, "cost": cost, **quantiles}

    async def _play(self, table: Any, end: float, warm: float) -> None:
        chance = random.Random(id(table))
        pinged = time.perf_counter() + chance.uniform(0, PING_EVERY)
        if self.pause:
            await asyncio.sleep(chance.uniform(0, self.pause))
        while time.perf_counter() < end:
            started = time.perf_counter()
            if not await table.move():
                self.over += 1
                await table.close()
                table = await self.tables.open(self.count + self.over)
                continue
            done = time.perf_counter()
            self.done += 1
            if started >= warm:
                self.times.append(done - started)
            if self.pause:
                if done - pinged > PING_EVERY:
                    await table.ping()
                    pinged = done
                await asyncio.sleep(chance.uniform(0.5, 1.5) * self.pause)


def main() -> None:
    kind, url, count, seconds, pause, pid = sys.argv[1:]
    load = Load(kind, url, int(count), float(seconds), float(pause), int(pid))
    print(json.dumps(uvloop.run(load.run())))


if __name__ == "__main__":
    main()
