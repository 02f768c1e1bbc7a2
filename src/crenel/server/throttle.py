"""Rate limits, counted by `shared.Counts`."""

from collections.abc import Mapping

from limits import RateLimitItem, parse

from crenel.server.errors import HttpRefusal
from crenel.server.shared.port import Counts


class Throttle:
    """Rate limiter for the rates of `Settings.limits`, with fixed windows. Actions without a rate are free."""

    def __init__(self, rates: Mapping[str, str], counts: Counts) -> None:
        self.rates: dict[str, RateLimitItem] = {name: parse(rate) for name, rate in rates.items()}
        self.counts = counts

    async def check(self, what: str, *who: str) -> None:
        """Refuse if the next action of one of `who` would exceed the rate, without counting it."""
        rate = self.rates.get(what)
        if rate is not None:
            self._refuse(what, await self.counts.check(names(what, who), rate.amount, rate.get_expiry()))

    async def count(self, what: str, *who: str) -> None:
        """Count an action for each of `who`; refused if one of them exceeds the rate."""
        rate = self.rates.get(what)
        if rate is not None:
            self._refuse(what, await self.counts.count(names(what, who), rate.amount, rate.get_expiry()))

    def _refuse(self, what: str, wait: float) -> None:
        if wait > 0:
            raise HttpRefusal("too-often", 429, what=what, seconds=int(wait) + 1)

    def frames(self) -> tuple[int, int]:
        """Return the number of messages a connection may send, and the seconds of that window."""
        rate = self.rates.get("frame")
        return (rate.amount, rate.get_expiry()) if rate else (1_000_000, 1)


def names(what: str, who: tuple[str, ...]) -> list[str]:
    """Return what is counted; nobody in particular is not."""
    return [f"{what}:{each}" for each in who if each]
