"""Garbage collection at idle moments. A full collection with hundreds of live tables would block the event loop, and
reference counting frees almost everything without it."""

import asyncio
import gc
from collections.abc import Callable

YOUNG = 20_000  # thresholds of the collector's three generations
MIDDLE = 10
NEVER = 1_000_000
PAUSE = 60.0  # seconds between two looks whether the server is idle
AT_LEAST = 3600.0  # seconds after which a collection runs on a busy server too


def configure_gc() -> None:
    """Exclude what is loaded now from collection, and leave old objects to `collect_when_idle`."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG, MIDDLE, NEVER)


async def collect_when_idle(idle: Callable[[], bool]) -> None:
    """Run a full collection whenever the server is idle, and once an hour if it never is."""
    clock = asyncio.get_running_loop().time
    last = clock()
    while True:
        await asyncio.sleep(PAUSE)
        if idle() or clock() - last > AT_LEAST:
            gc.collect()
            last = clock()
