"""What the servers of a house share beside the store: limits, presence, the work of bots. Never the truth."""

from importlib.util import find_spec
from urllib.parse import urlsplit

from crenel.kernel.errors import CrenelError
from crenel.server.shared.alone import Alone
from crenel.server.shared.port import Shared

KINDS = ("redis", "rediss", "unix")


def open_shared(url: str, waiting: int) -> Shared:
    """Return what servers share by way of the Redis at a URL, or what a server has that is alone where there is none.
    So many tasks of bots may wait."""
    if not url:
        return Alone()
    check_url(url)
    # Late: most servers need no Redis, and its library need not be there.
    from crenel.server.shared.together import Together  # noqa: PLC0415

    return Together(url, waiting)


def check_url(url: str) -> None:
    """Refuse a URL that names no Redis, and one that no library can reach; CrenelError."""
    try:
        parts = urlsplit(url)
        fits = parts.scheme in KINDS and (parts.port is None or parts.port > 0)
    except ValueError:
        fits = False
    if not fits:
        raise CrenelError("bad-redis", redis=hidden(url))
    if find_spec("redis") is None:
        raise CrenelError("redis-missing", redis=hidden(url))


def hidden(url: str) -> str:
    """Return a URL without its password."""
    before, at, after = url.rpartition("@")
    return f"{before.partition('://')[0]}://…@{after}" if at else url


__all__ = ["Shared", "check_url", "hidden", "open_shared"]
