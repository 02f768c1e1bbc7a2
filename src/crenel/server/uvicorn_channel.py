"""Direct channel: uvicorn's WebSocket protocol with two shortcuts past ASGI.

ASGI sends one message at a time, each awaited, and passes on received messages through a queue, pausing and resuming
the transport for each. A table sends to all its pages at once and moves are short, so messages are framed and written
immediately, and a whole text message goes directly to its listener. The rest (handshake, pings, closing, fragmented
messages) is left to the library.

The shortcuts rest on names that uvicorn and websockets do not document. So pyproject.toml needs upper version bounds
for both, and a connection on which one of the names is missing gets an `AsgiChannel`.
"""

from collections.abc import Callable
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

from crenel.server.channel import EXTENSION
from crenel.server.framing import PART, TOO_LARGE, frame_end, framed, plain_text
from crenel.server.gate import Gate

NOT_UTF8 = 1007  # close code
END_OF_REQUEST = b"\r\n\r\n"
UNDOCUMENTED = ("close_sent", "curr_msg_data_type", "disconnected", "frames", "handshake_initiated", "read_paused")


class UvicornChannel(WebSocketsSansIOProtocol):
    def __init__(self, *given: Any, gate: Gate, **more: Any) -> None:
        super().__init__(*given, **more)
        self.gate = gate
        self.direct = all(hasattr(self, name) for name in UNDOCUMENTED) and hasattr(self.conn, "current_size")
        self.on_message: Callable[[bytes], None] | None = None
        self.aligned = False  # whether the next byte from the client starts a frame
        self.part = b""  # first bytes of an incomplete frame
        self.held = b""  # frames to be sent with the next one

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.direct and not self.close_sent:
            self.scope["extensions"] |= {EXTENSION: {"channel": self}}

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.gate.leave(self.transport)
        if hasattr(self, "scope"):  # which holds the channel, which holds it
            self.scope["extensions"].pop(EXTENSION, None)

    # ------------------------------------------------------------ receiving

    def listen(self, on_message: Callable[[bytes], None] | None) -> None:
        """Pass messages to `on_message` from now on. Those already in the ASGI queue stay there."""
        self.on_message = on_message

    def data_received(self, data: bytes) -> None:
        if self.aligned:
            self._split(self.part + data if self.part else data)
        else:
            super().data_received(data)
            self.aligned = self.direct and self.handshake_initiated and data.endswith(END_OF_REQUEST)

    def _split(self, data: bytes) -> None:
        """Pass plain text frames to the listener and all others to the library."""
        start, self.part = 0, b""
        while start < len(data):
            end = frame_end(data, start)
            if end == PART:
                self.part = data[start:]
                return
            if end == TOO_LARGE:  # the library reports it and closes
                self.aligned = False
                super().data_received(data[start:])
                return
            message = plain_text(data, start, end) if self._may_bypass() else None
            if message is None:
                super().data_received(data[start:end])
            elif self.on_message is not None:
                self.on_message(message)
            start = end

    def _may_bypass(self) -> bool:
        """Whether a whole message may bypass the library: it is not closing, and no fragmented message is open."""
        return self.on_message is not None and not self.close_sent and self.conn.current_size is None

    def send_receive_event_to_app(self) -> None:
        if not self._is_valid():  # here and not in the library, which would log a traceback for every such frame
            self.conn.send_close(NOT_UTF8)
            self.handle_parser_exception()
            return
        if self.on_message is None or self.close_sent:
            super().send_receive_event_to_app()
            return
        message = b"".join(self.frames)
        self.frames = []
        self.on_message(message)

    def _is_valid(self) -> bool:
        """Whether a text message is UTF-8."""
        if self.curr_msg_data_type == "text":
            try:
                b"".join(self.frames).decode()
            except UnicodeDecodeError:
                return False
        return True

    async def readable(self) -> None:
        """Return at once: the transport itself is paused."""

    def pause_reading(self) -> None:
        if not (self.read_paused or self.transport.is_closing()):
            self.read_paused = True
            self.transport.pause_reading()

    def resume_reading(self) -> None:
        if self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()

    # ------------------------------------------------------------ sending

    def push(self, message: bytes) -> None:
        frames, self.held = self.held + framed(message), b""
        if not (self.close_sent or self.disconnected):
            self.transport.write(frames)

    def push_with_next(self, message: bytes) -> None:
        self.held += framed(message)

    def flush(self) -> None:
        if self.held and not (self.close_sent or self.disconnected):
            self.transport.write(self.held)
        self.held = b""

    async def drain(self) -> None:
        """Return at once: `push` has written everything to the transport."""

    @property
    def unsent(self) -> int:
        return self.transport.get_write_buffer_size()

    def abort(self) -> None:
        self.transport.abort()
