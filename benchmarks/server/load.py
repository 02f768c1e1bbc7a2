"""The load, in a process of its own: `python -m benchmarks.server.load JSON` prints JSON. It is given the fields of
`Running` and `Load`.
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
    """What a process has used so far, with those that it started."""
    parts = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    own = sum(int(each) for each in parts[11:15]) / os.sysconf("SC_CLK_TCK")
    children = " ".join(each.read_text() for each in Path(f"/proc/{pid}/task").glob("*/children")).split()
    return own + sum(processor_seconds(int(each)) for each in children)


class Load:
    def __init__(
        self,
        kind: str,
        urls: list[str],
        parts: dict[str, list[int]],
        apart: bool,
        tables: int,
        sockets: int,
        seconds: float,
        pause: float,
        **_: object,
    ) -> None:
        self.tables = TABLES[kind](urls, sockets, apart)
        self.count = tables
        self.seconds = seconds
        self.pause = pause
        self.times: list[float] = []
        self.parts = parts
        self.done = 0
        self.over = 0

    def _used(self) -> dict[str, float]:
        return {part: sum(processor_seconds(pid) for pid in pids) for part, pids in self.parts.items()}

    async def run(self) -> dict[str, Any]:
        await self.tables.start()
        opened = await gather_some(self.count, self.tables.open)
        gc.collect()
        gc.freeze()
        gc.disable()  # the measure must not stumble over itself
        start, used, served = time.perf_counter(), time.process_time(), self._used()
        warm = start + min(2.0, self.seconds / 4)
        await asyncio.gather(*(self._play(table, start + self.seconds, warm) for table in opened))
        took = self.seconds - (warm - start)
        busy = (time.process_time() - used) / self.seconds
        costs = {part: (now - served[part]) / max(1, self.done) * 1000 for part, now in self._used().items()}
        await asyncio.gather(*(table.close() for table in opened), return_exceptions=True)
        times = sorted(self.times)
        quantiles = {f"p{q}": times[min(len(times) - 1, len(times) * q // 100)] * 1000 for q in (50, 95, 99)}
        rate = len(times) / took
        return {"rate": rate, "max": times[-1] * 1000, "busy": busy, **costs, **quantiles}

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
    print(json.dumps(uvloop.run(Load(**json.loads(sys.argv[1])).run())))


if __name__ == "__main__":
    main()
