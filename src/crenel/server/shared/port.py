"""What the servers of a house share beside the store, as the rest of the server sees it. Nothing here is the truth:
whatever is lost is counted, told or thought anew."""

from collections.abc import Callable, Mapping, Sequence
from typing import Protocol

import msgspec


class Gone(Exception):
    """Nobody else does it now: no other server or worker can be reached."""


class Counts(Protocol):
    """Actions in fixed windows of time, by names such as `chat:ada`. Each answers with the seconds to wait, or 0."""

    async def check(self, names: Sequence[str], most: int, seconds: float) -> float:
        """Return how long to wait if one of the names has been counted `most` times in its window."""
        ...

    async def count(self, names: Sequence[str], most: int, seconds: float) -> float:
        """Check likewise, and if there is nothing to wait for count an action for each of the names."""
        ...


class Presence(Protocol):
    """Which seats have their people at the table."""

    async def tell(self, here: Mapping[str, Sequence[int]]) -> None:
        """Say who is at the tables of this server; a table that is not named has nobody."""
        ...

    async def seats(self, tables: Sequence[str]) -> dict[str, list[int]]:
        """Return who is at these tables, wherever they are in memory; a table where nobody is known is left out."""
        ...


class Owner(msgspec.Struct):
    """Who has asked for a bot's time, and how much people wait for it."""

    address: str
    person: str
    urgency: Callable[[], int]  # asked again and again: people come and go


class Work(Protocol):
    """Workers elsewhere that think for bots."""

    async def ask(self, kind: str, task: object, owner: Owner, seconds: float) -> bytes:
        """Return the result of a task, as JSON. A worker may spend so many seconds on it.

        Gone if nobody elsewhere does it; HttpRefusal if too much waits already."""
        ...

    def waits(self, task: object) -> bool:
        """Whether no worker has begun with a task."""
        ...


class Shared(Protocol):
    """All of it."""

    @property
    def counts(self) -> Counts: ...

    @property
    def presence(self) -> Presence: ...

    @property
    def work(self) -> Work: ...

    async def start(self) -> None: ...

    async def stop(self) -> None: ...

    def degraded(self) -> dict[str, str]:
        """Return what does not work at present and has a substitute: names, and what is wrong."""
        ...
