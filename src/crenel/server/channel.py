"""The socket under a connection: uvicorn's, and a way to send without waiting.

ASGI sends one message at a time, each awaited. A table tells all its pages at once, so here a message is framed and
kept where it stands; all that is said in one turn of the event loop leaves with one write.
"""

from typing import Any

import uvicorn
from starlette.types import Scope
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

EXTENSION = "crenel"
LARGEST_FRAME = 65536  # bytes; more ends the connection before it is read
FINAL_TEXT = 0x81
SHORT, MEDIUM = 126, 65536  # lengths from which a frame's length needs two and eight bytes


class Channel(WebSocketsSansIOProtocol):
    def __init__(self, *given: Any, **more: Any) -> None:
        super().__init__(*given, **more)
        self.said: list[bytes] = []

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["extensions"] |= {EXTENSION: {"channel": self}}

    def push(self, message: bytes) -> None:
        """Send a text message; nothing happens if the other side is gone."""
        if not self.said:
            self.loop.call_soon(self._write)
        self.said.append(framed(message))

    def _write(self) -> None:
        if self.said and not (self.close_sent or self.disconnected):
            self.transport.write(b"".join(self.said))
        self.said.clear()

    async def send(self, message: Any) -> None:
        self._write()  # a farewell comes last
        await super().send(message)

    @property
    def waiting(self) -> int:
        """Bytes the other side has not taken yet."""
        return self.transport.get_write_buffer_size()


def framed(message: bytes) -> bytes:
    """A whole text message of a server (RFC 6455, 5.2): not masked, not compressed."""
    size = len(message)
    if size < SHORT:
        return bytes((FINAL_TEXT, size)) + message
    if size < MEDIUM:
        return bytes((FINAL_TEXT, 126)) + size.to_bytes(2, "big") + message
    return bytes((FINAL_TEXT, 127)) + size.to_bytes(8, "big") + message


def channel_of(scope: Scope) -> Channel:
    channel: Channel = scope["extensions"][EXTENSION]["channel"]
    return channel


def uvicorn_config(app: Any, **more: Any) -> uvicorn.Config:
    """How the server has to be run."""
    return uvicorn.Config(
        app,
        ws=Channel,
        ws_max_size=LARGEST_FRAME,
        ws_per_message_deflate=False,  # 300 kB for each of a thousand sockets, to save a few kB a move
        access_log=False,
        server_header=False,
        **more,
    )
