"""Channels: how a connection sends and receives the messages of its WebSocket."""

import asyncio
from collections import deque
from collections.abc import Callable
from functools import partial
from typing import Any, Protocol

import structlog
import uvicorn
from starlette.websockets import WebSocket, WebSocketDisconnect
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from crenel.server.addresses import NoteProxy
from crenel.server.gate import Gate
from crenel.server.settings import LARGEST_MESSAGE, Settings

logger = structlog.get_logger()
EXTENSION = "crenel"  # key in the ASGI scope under which a server offers a channel of its own


class Channel(Protocol):
    def listen(self, on_message: Callable[[bytes], None] | None) -> None:
        """Pass received messages to `on_message` where possible; the others still come through ASGI. None lets go of
        the listener: what it holds is freed at once, and not by the next full garbage collection."""

    async def readable(self) -> None:
        """Wait while reading is paused."""

    def pause_reading(self) -> None: ...

    def resume_reading(self) -> None: ...

    def push(self, message: bytes) -> None:
        """Send a text message without waiting; nothing happens if the client is gone."""

    def push_with_next(self, message: bytes) -> None:
        """Send a text message in one packet with the next one, or at the next `flush`."""

    def flush(self) -> None: ...

    async def drain(self) -> None:
        """Wait until everything has been passed to the server, so that the socket may be closed."""

    @property
    def unsent(self) -> int:
        """Number of bytes that the client has not taken yet."""

    def abort(self) -> None:
        """Drop the connection, with all that waits for the client."""


class AsgiChannel:
    """Channel for any ASGI server: a queue and a task that sends, because ASGI awaits each message."""

    def __init__(self, socket: WebSocket) -> None:
        self.socket = socket
        self.queue: deque[bytes] = deque()
        self.unsent = 0
        self.sender: asyncio.Task[None] | None = None
        self.reading = asyncio.Event()
        self.reading.set()

    def listen(self, on_message: Callable[[bytes], None] | None) -> None:
        """Do nothing: all messages come through ASGI."""

    async def readable(self) -> None:
        await self.reading.wait()

    def pause_reading(self) -> None:
        self.reading.clear()

    def resume_reading(self) -> None:
        self.reading.set()

    def push(self, message: bytes) -> None:
        self.queue.append(message)
        self.unsent += len(message)
        if self.sender is None or self.sender.done():
            self.sender = asyncio.create_task(self._send())

    def push_with_next(self, message: bytes) -> None:
        self.push(message)

    def flush(self) -> None:
        """Do nothing: the sender is at work already."""

    async def drain(self) -> None:
        if self.sender is not None:
            await self.sender

    def abort(self) -> None:
        """Drop what waits; the server itself ends the connection."""
        self.queue.clear()
        if self.sender is not None:
            self.sender.cancel()

    async def _send(self) -> None:
        while self.queue:
            message = self.queue.popleft()
            try:
                await self.socket.send_text(message.decode())
            except (RuntimeError, WebSocketDisconnect):  # closed by us, or by the client
                self.queue.clear()
            self.unsent -= len(message)


def channel_of(socket: WebSocket) -> Channel:
    """Return the channel that the server offers, or one that works with every server."""
    offered = socket.scope.get("extensions", {}).get(EXTENSION)
    channel: Channel = offered["channel"] if offered else AsgiChannel(socket)
    return channel


def uvicorn_config(app: Any, settings: Settings, **more: Any) -> uvicorn.Config:
    """Return the configuration the server needs: with gate and direct channels where the installed uvicorn allows
    them."""
    protocols: dict[str, Any] = {}
    try:
        from crenel.server.uvicorn_channel import UvicornChannel  # noqa: PLC0415
        from crenel.server.uvicorn_http import GatedHttp  # noqa: PLC0415

        gate = Gate(settings)
        protocols = {"ws": partial(UvicornChannel, gate=gate), "http": partial(GatedHttp, gate=gate)}
    except ImportError:  # another version of uvicorn or websockets
        logger.warning("no_gate")
    if settings.proxies:
        trusting: Any = ProxyHeadersMiddleware(app, list(settings.proxies))
        app = NoteProxy(trusting, settings.proxies)
    return uvicorn.Config(
        app,
        **protocols,
        ws_max_size=LARGEST_MESSAGE,
        ws_per_message_deflate=False,  # 300 kB for each of a thousand sockets, to save a few kB a move
        access_log=False,
        server_header=False,
        proxy_headers=False,  # done above
        **more,
    )
