"""When the garbage collector may look at everything. A full collection with hundreds of live tables stops the event
loop for longer than anybody should wait, and almost everything here is freed without it."""

import asyncio
import gc
from collections.abc import Callable

YOUNG = 50_000  # new objects before the youngest are looked at
MIDDLE = 20
NEVER = 1_000_000
PAUSE = 60.0
AT_LEAST = 3600.0


def configure_gc() -> None:
    """What is loaded stays and is not looked at again; old objects are collected by `tidy` alone."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG, MIDDLE, NEVER)


async def collect_when_idle(quiet: Callable[[], bool]) -> None:
    """A full collection when nobody is there, and once an hour if somebody always is."""
    clock = asyncio.get_running_loop().time
    last = clock()
    while True:
        await asyncio.sleep(PAUSE)
        if quiet() or clock() - last > AT_LEAST:
            gc.collect()
            last = clock()
