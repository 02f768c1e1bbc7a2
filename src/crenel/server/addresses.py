"""Addresses under which others reach the server: those of this machine's networks, or the public one of a proxy."""

import contextlib
import ipaddress
import socket

from fastapi import Request
from starlette.types import ASGIApp, Receive, Scope, Send

from crenel.server.gate import is_named
from crenel.server.settings import Settings
from crenel.server.shapes import AddressesShape

ALL = ("0.0.0.0", "::")
FORWARDED = "crenel.forwarded"  # in the scope of a request: whether a proxy of the settings passed it on


def web_address(host: str, port: int) -> str:
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def reachable(host: str) -> list[str]:
    """Return the addresses under which a server is reached that listens on one: of all of them, this machine's own and
    those of its networks.
    """
    if host not in ALL:
        return [host]
    found = ["127.0.0.1"]
    with contextlib.suppress(OSError):
        found += [str(entry[4][0]) for entry in socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET)]
    with contextlib.suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as route:
        route.connect(("192.0.2.1", 9))  # sends nothing: it only asks which address the way out has
        found.append(str(route.getsockname()[0]))
    return list(dict.fromkeys(each for each in found if not each.startswith("0.")))


def network_addresses(host: str, port: int) -> tuple[str, ...]:
    """Return the web addresses that reach this machine from others; none where it listens only to itself."""
    return tuple(web_address(each, port) for each in reachable(host) if not is_own(each))


def is_own(address: str) -> bool:
    """Whether an address means the machine itself."""
    with contextlib.suppress(ValueError):
        return ipaddress.ip_address(address).is_loopback
    return address == "localhost"


def is_near(address: str) -> bool:
    """Whether an address lies in one of this machine's networks, as far as the address itself tells."""
    with contextlib.suppress(ValueError):
        return ipaddress.ip_address(address).is_private
    return False


class NoteProxy:
    """Middleware that notes whether a proxy of the settings passed a request on, before its word on the client is
    taken.
    """

    def __init__(self, app: ASGIApp, proxies: tuple[str, ...]) -> None:
        self.app = app
        self.proxies = proxies

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        client = scope.get("client")
        scope[FORWARDED] = client is not None and is_named(client[0], self.proxies)
        await self.app(scope, receive, send)


def addresses_for(request: Request, settings: Settings) -> AddressesShape:
    """Return where others reach the server, for whoever asks. The addresses of a home are told only inside it."""
    if request.scope.get(FORWARDED):
        return {"reach": "public", "addresses": [f"{request.url.scheme}://{request.headers.get('host', '')}"]}
    if not settings.addresses:
        return {"reach": "machine", "addresses": []}
    near = request.client is not None and is_near(request.client.host)
    return {"reach": "network", "addresses": list(settings.addresses) if near else []}
