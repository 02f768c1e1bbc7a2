"""Requests to addresses that strangers name: webhooks and push services. They reach only public addresses, over TLS.
The name is resolved once, all its addresses are checked, and the connection goes to one that was checked; nobody is
followed elsewhere, and little is read."""

import asyncio
import ipaddress
import socket
import ssl
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from typing import Final
from urllib.parse import urlsplit

from crenel.server.errors import HttpRefusal

PATIENCE: Final = 10.0  # seconds for a request, from the name to the answer
HEAD: Final = 16_384  # bytes of an answer that are read at most
LONGEST: Final = 1000  # characters of an address
PORTS: Final = (443, 8443)
NAT64: Final = ipaddress.IPv6Network("64:ff9b::/96")
# Not of the open internet, whatever the Python that runs says of them.
CLOSED: Final = [
    ipaddress.ip_network(each)
    for each in ("100.64.0.0/10", "192.0.0.0/24", "192.88.99.0/24", "198.18.0.0/15", "64:ff9b:1::/48", "fec0::/10")
]

Resolve = Callable[[str, int], Awaitable[list[str]]]  # the IP addresses of a host


class Unreachable(Exception):
    """A request that got no answer."""


@dataclass(frozen=True)
class Target:
    """Place that an address names."""

    host: str
    port: int
    path: str
    tls: bool

    @property
    def authority(self) -> str:
        host = f"[{self.host}]" if ":" in self.host else self.host
        return host if self.port == 443 and self.tls else f"{host}:{self.port}"


def is_public(address: str) -> bool:
    """Whether an IP address is one of the open internet. What wraps an IPv4 address is as public as that."""
    try:
        found = ipaddress.ip_address(address)
    except ValueError:  # also those with a zone, which are of a link
        return False
    if isinstance(found, ipaddress.IPv6Address):
        inner = found.ipv4_mapped or found.sixtofour
        if found.teredo is not None:
            return False
        if found in NAT64:
            inner = ipaddress.IPv4Address(int(found) & 0xFFFFFFFF)
        if inner is not None:
            return is_public(str(inner))
    closed = found.is_multicast or found.is_reserved or any(found in network for network in CLOSED)
    return found.is_global and not closed


async def resolve(host: str, port: int) -> list[str]:
    """Return the addresses of a host, as the system knows them."""
    found = await asyncio.get_running_loop().getaddrinfo(host, port, type=socket.SOCK_STREAM)
    return [str(each[4][0]) for each in found]


class Outbound:
    """Sends requests. `private` names hosts as `host:port` that are reached although they are not public, also without
    TLS: an operator's own receivers, and those of tests."""

    def __init__(
        self, private: tuple[str, ...] = (), resolver: Resolve = resolve, trust: ssl.SSLContext | None = None
    ) -> None:
        self.private = private
        self.resolver = resolver
        self.trust = trust

    def target(self, url: str) -> Target:
        """Return what an address names; refused if it is nothing that may be reached."""
        if len(url) > LONGEST or not url.isascii() or not url.isprintable() or " " in url or "\\" in url:
            raise HttpRefusal("bad-target", 422)
        try:
            parts = urlsplit(url)
            port = (443 if parts.scheme == "https" else 80) if parts.port is None else parts.port
        except ValueError:
            raise HttpRefusal("bad-target", 422) from None
        host = parts.hostname or ""
        tls = parts.scheme == "https"
        path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
        target = Target(host, port, path, tls)
        if parts.scheme in ("http", "https") and f"{host}:{port}" in self.private:
            return target
        if not host or not tls or port not in PORTS or parts.username is not None or parts.fragment or "%" in host:
            raise HttpRefusal("bad-target", 422)
        return target

    async def check(self, url: str) -> None:
        """Refuse an address that cannot be reached, or must not be."""
        try:
            async with asyncio.timeout(PATIENCE):
                await self._address(self.target(url))
        except (Unreachable, OSError, UnicodeError) as error:
            raise HttpRefusal("bad-target", 422) from error

    async def post(self, url: str, headers: Mapping[str, str], body: bytes) -> int:
        """Send a request and return the status of the answer; Unreachable if there is none, and if the address must not
        be reached. The answer itself is not read: nobody gets to see it."""
        try:
            async with asyncio.timeout(PATIENCE):
                return await self._post(self.target(url), headers, body)
        except (OSError, HttpRefusal, UnicodeError, EOFError, ValueError, asyncio.LimitOverrunError) as error:
            raise Unreachable(type(error).__name__) from error

    async def _post(self, target: Target, headers: Mapping[str, str], body: bytes) -> int:
        address = await self._address(target)
        context = (self.trust or ssl.create_default_context()) if target.tls else None
        name = target.host if target.tls else None
        reader, writer = await asyncio.open_connection(
            address, target.port, ssl=context, server_hostname=name, limit=HEAD
        )
        try:
            head = {"host": target.authority, "connection": "close", "content-length": str(len(body)), **headers}
            lines = [f"POST {target.path} HTTP/1.1", *(f"{key}: {value}" for key, value in head.items()), "", ""]
            writer.write("\r\n".join(lines).encode("ascii") + body)
            await writer.drain()
            answer = await reader.readuntil(b"\r\n")
        finally:
            writer.transport.abort()  # no farewell: who sends on and on is not listened to
        protocol, status, *_ = answer.split(b" ")
        if not protocol.startswith(b"HTTP/1."):
            raise ValueError("no HTTP")
        return int(status)

    async def _address(self, target: Target) -> str:
        """Return the address to connect to. All that the name has must be public: the next answer may be another."""
        if f"{target.host}:{target.port}" in self.private:
            return target.host
        found = await self.resolver(target.host, target.port)
        if not found or not all(is_public(each) for each in found):
            raise Unreachable("not public")
        return found[0]
