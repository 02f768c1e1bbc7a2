"""Clock of the server: the system's time when it started, and from then on what the steady clock says. Setting the
system's clock moves nothing here, neither on nor back."""

import time
from collections.abc import Callable

MILLISECOND = 1_000_000  # nanoseconds
# The steady clock that also counts while the machine sleeps, where there is one.
STEADY = getattr(time, "CLOCK_BOOTTIME", time.CLOCK_MONOTONIC) if hasattr(time, "clock_gettime_ns") else None


def steady_ns() -> int:
    return time.monotonic_ns() if STEADY is None else time.clock_gettime_ns(STEADY)


class Clock:
    """Time in milliseconds since 1970. It never jumps, and never goes back."""

    def __init__(self, wall: Callable[[], int] = time.time_ns, steady: Callable[[], int] = steady_ns) -> None:
        self.steady = steady
        self.offset = wall() - steady()

    def now(self) -> int:
        return (self.steady() + self.offset) // MILLISECOND

    def not_before(self, at: int) -> int:
        """Go on from a moment if this clock is behind it. Return by how much it was."""
        behind = max(0, at - self.now())
        self.offset += behind * MILLISECOND
        return behind


CLOCK = Clock()


def now() -> int:
    """Return the Unix time in milliseconds, as far as the steady clock vouches for it."""
    return CLOCK.now()
