"""Gate: how many connections there may be, in all and from one address, and how long a request may take to arrive.
Without it a thousand connections that never finish their request would shut everybody out."""

import asyncio
import ipaddress
from collections import Counter
from collections.abc import Collection

from crenel.server.settings import Settings

try:
    import resource
except ImportError:  # Windows
    resource = None  # type: ignore[assignment]

FILES_KEPT = 200  # files that connections leave to the store, the workers and the page
FILES_WANTED = 65536
UNKNOWN = 4096  # connections where the system does not tell


def raise_file_limit() -> None:
    """Let this process open as many files as the system allows: a connection is one."""
    if resource is not None:
        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        wanted = FILES_WANTED if hard == resource.RLIM_INFINITY else min(FILES_WANTED, hard)
        if soft != resource.RLIM_INFINITY and soft < wanted:
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


def most_connections() -> int:
    """Return how many connections the limit on open files leaves room for."""
    if resource is None:
        return UNKNOWN
    soft = resource.getrlimit(resource.RLIMIT_NOFILE)[0]
    return FILES_WANTED if soft == resource.RLIM_INFINITY else max(soft // 2, soft - FILES_KEPT)


def is_named(address: str, proxies: Collection[str]) -> bool:
    """Whether an address is that of a proxy in the settings, which may name networks too."""
    return address in proxies or any(_is_in(address, each) for each in proxies if "/" in each)


def _is_in(address: str, network: str) -> bool:
    try:
        return ipaddress.ip_address(address) in ipaddress.ip_network(network, strict=False)
    except ValueError:
        return False


class Gate:
    """All connections, by address. A proxy that the settings name may have any number."""

    def __init__(self, settings: Settings) -> None:
        self.most = settings.connections or most_connections()
        self.most_of_address = settings.connections_per_address
        self.header_time = settings.header_time
        self.proxies = settings.proxies
        self.open: dict[asyncio.Transport, str] = {}
        self.by_address: Counter[str] = Counter()
        self.waiting: dict[asyncio.Transport, None] = {}  # those whose request has not arrived, oldest first

    def enter(self, transport: asyncio.Transport, address: str) -> bool:
        """Let a connection in, or refuse it. If all places are taken, it gets that of the one that waits longest."""
        full = self.most_of_address and self.by_address[address] >= self.most_of_address
        if full and not is_named(address, self.proxies):
            return False
        if len(self.open) >= self.most and not self._give_up_oldest():
            return False
        self.open[transport] = address
        self.by_address[address] += 1
        self.waiting[transport] = None
        return True

    def _give_up_oldest(self) -> bool:
        oldest = next(iter(self.waiting), None)
        if oldest is None:
            return False
        oldest.abort()
        self.leave(oldest)
        return True

    def wait(self, transport: asyncio.Transport) -> None:
        """Note that the next request of a connection has begun to arrive."""
        if transport in self.open:
            self.waiting[transport] = None

    def arrived(self, transport: asyncio.Transport) -> None:
        self.waiting.pop(transport, None)

    def leave(self, transport: asyncio.Transport) -> None:
        """Forget a connection that has ended. Any call but the first does nothing."""
        self.waiting.pop(transport, None)
        address = self.open.pop(transport, None)
        if address is not None:
            self.by_address[address] -= 1
            if not self.by_address[address]:
                del self.by_address[address]
