"""Internal listener: takes what other servers of the house pass on, and nothing from anybody else."""

import asyncio
import contextlib
import socket
from collections.abc import Iterator
from dataclasses import replace
from secrets import compare_digest

import uvicorn
from starlette.datastructures import Headers
from starlette.types import ASGIApp, Receive, Scope, Send

from crenel.kernel.errors import CrenelError
from crenel.server.addresses import FORWARDED
from crenel.server.channel import uvicorn_config
from crenel.server.requests import HEADER, REQUEST
from crenel.server.settings import Settings

SECRET, CLIENT, SCHEME, PROXIED = "x-crenel-house", "x-crenel-client", "x-crenel-scheme", "x-crenel-proxied"
SERVER = "x-crenel-server"
OWN_HEADERS = (SECRET, CLIENT, SCHEME, PROXIED, SERVER, HEADER)
PASSED_ON = "crenel.passed_on"  # in the scope of a request: id of the server that passed it on
POLICY_VIOLATION = 1008  # close code


class Inside:
    """ASGI application for the other servers. What they pass on is handled as if its client had come here."""

    def __init__(self, app: ASGIApp, secret: str) -> None:
        self.app = app
        self.secret = secret.encode()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        headers = Headers(scope=scope)
        if not compare_digest(headers.get(SECRET, "").encode(), self.secret):
            await _refuse(scope, send)
            return
        own = [name.encode() for name in OWN_HEADERS]
        inside = {
            **scope,
            "client": (headers.get(CLIENT, ""), 0),
            "scheme": headers.get(SCHEME, scope["scheme"]),
            "headers": [(name, value) for name, value in scope["headers"] if name not in own],
            FORWARDED: PROXIED in headers,
            PASSED_ON: headers.get(SERVER) or "?",
            REQUEST: headers.get(HEADER),
        }
        await self.app(inside, receive, send)


async def _refuse(scope: Scope, send: Send) -> None:
    if scope["type"] == "websocket":
        await send({"type": "websocket.close", "code": POLICY_VIOLATION})
        return
    await send({"type": "http.response.start", "status": 403, "headers": [(b"content-length", b"0")]})
    await send({"type": "http.response.body", "body": b""})


class InternalServer(uvicorn.Server):
    """Second server of a process, which leaves signals to the first."""

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        yield


class InternalListener:
    """Listener of a server for the others. It listens from the start, so that whoever is early waits in line."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        host, port = host_and_port(settings.internal_bind or settings.internal_address)
        try:
            family = socket.AF_INET6 if ":" in host else socket.AF_INET
            self.socket = socket.create_server((host, port), family=family)
        except OSError as error:
            raise CrenelError("bad-address", host=host, port=str(port), detail=error.strerror or str(error)) from error
        told = host_and_port(settings.internal_address)
        self.host, self.port = told[0], told[1] or self.socket.getsockname()[1]
        self.server: InternalServer | None = None
        self.serving: asyncio.Task[None] | None = None

    @property
    def address(self) -> str:
        """Where the other servers find it."""
        return f"{self.host}:{self.port}"

    def serve(self, app: ASGIApp, secret: str) -> None:
        # All clients come from a few addresses here, and were counted where they came from.
        settings = replace(self.settings, connections_per_address=0, proxies=())
        config = uvicorn_config(Inside(app, secret), settings, log_level="warning", lifespan="off")
        self.server = InternalServer(config)
        self.serving = asyncio.create_task(self.server.serve([self.socket]))

    async def stop(self) -> None:
        if self.server is not None and self.serving is not None:
            self.server.should_exit = True
            await asyncio.wait({self.serving})
        self.socket.close()


def host_and_port(address: str) -> tuple[str, int]:
    """Read `host:port`; CrenelError if it is none. Port 0: a free one."""
    host, colon, port = address.rpartition(":")
    if not colon or not port.isdecimal() or int(port) > 65535:
        raise CrenelError("bad-internal-address", address=address)
    return host.strip("[]"), int(port)
