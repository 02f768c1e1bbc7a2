"""Rate limits, counted in memory: a restart resets them."""

from collections.abc import Mapping

from limits import RateLimitItem, parse
from limits.storage import MemoryStorage
from limits.strategies import FixedWindowRateLimiter

from crenel.server.errors import HttpRefusal


class Throttle:
    """Rate limiter for the rates of `Settings.limits`. Actions without a rate are free."""

    def __init__(self, rates: Mapping[str, str]) -> None:
        self.rates: dict[str, RateLimitItem] = {name: parse(rate) for name, rate in rates.items()}
        self.window = FixedWindowRateLimiter(MemoryStorage())

    def count(self, what: str, *who: str) -> None:
        """Count an action for each of `who`; refused if one of them exceeds the rate."""
        rate = self.rates.get(what)
        for each in who if rate else ():
            assert rate is not None
            if each and not self.window.hit(rate, what, each):
                raise HttpRefusal("too-often", 429, what=what, seconds=rate.get_expiry())

    def frames(self) -> tuple[int, int]:
        """Return the number of messages a connection may send, and the seconds of that window."""
        rate = self.rates.get("frame")
        return (rate.amount, rate.get_expiry()) if rate else (1_000_000, 1)
