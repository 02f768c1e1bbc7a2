"""Rate limits, counted in memory: a restart resets them. Windows are counted by a steady clock, so setting the system's
clock neither opens nor prolongs them."""

import time
from collections.abc import Callable, Mapping

from limits import RateLimitItem, parse

from crenel.server.errors import HttpRefusal

FORGET = 10_000  # counts after which those of past windows are dropped


class Throttle:
    """Rate limiter for the rates of `Settings.limits`, with fixed windows. Actions without a rate are free."""

    def __init__(self, rates: Mapping[str, str], clock: Callable[[], float] = time.monotonic) -> None:
        self.rates: dict[str, RateLimitItem] = {name: parse(rate) for name, rate in rates.items()}
        self.clock = clock
        self.counts: dict[
            tuple[str, str], tuple[float, int]
        ] = {}  # end of the window and actions in it, by what and who

    def check(self, what: str, *who: str) -> None:
        """Refuse if the next action of one of `who` would exceed the rate, without counting it."""
        rate = self.rates.get(what)
        for each in who if rate else ():
            assert rate is not None
            end, count = self.counts.get((what, each), (0.0, 0))
            left = end - self.clock()
            if each and left > 0 and count >= rate.amount:
                raise HttpRefusal("too-often", 429, what=what, seconds=int(left) + 1)

    def count(self, what: str, *who: str) -> None:
        """Count an action for each of `who`; refused if one of them exceeds the rate."""
        self.check(what, *who)
        rate = self.rates.get(what)
        if rate is None:
            return
        if len(self.counts) > FORGET:
            self._forget()
        for each in who:
            end, count = self.counts.get((what, each), (0.0, 0))
            if end <= self.clock():
                end, count = self.clock() + rate.get_expiry(), 0
            self.counts[what, each] = end, count + 1

    def _forget(self) -> None:
        at = self.clock()
        self.counts = {key: (end, count) for key, (end, count) in self.counts.items() if end > at}

    def frames(self) -> tuple[int, int]:
        """Return the number of messages a connection may send, and the seconds of that window."""
        rate = self.rates.get("frame")
        return (rate.amount, rate.get_expiry()) if rate else (1_000_000, 1)
