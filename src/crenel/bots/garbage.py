"""Garbage collection in processes that think. A search makes copies by the thousand that reference counting frees, and
the collector, which finds nothing among them, would take a fifth of the time.
"""

import contextlib
import gc
from collections.abc import Iterator
from typing import Final

SELDOM: Final = (50_000, 20, 20)  # thresholds of the collector's three generations


def configure_gc() -> None:
    """Exclude what is loaded now from collection, and collect seldom: for a process that only thinks."""
    gc.freeze()
    gc.set_threshold(*SELDOM)


@contextlib.contextmanager
def collecting_seldom() -> Iterator[None]:
    """Collect seldom for a while: for thinking in a process of somebody else."""
    before = gc.get_threshold()
    gc.set_threshold(*SELDOM)
    try:
        yield
    finally:
        gc.set_threshold(*before)
