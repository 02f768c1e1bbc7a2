"""The socket under a connection: uvicorn's, with two short cuts.

ASGI sends one message at a time, each awaited, and hands over what it received through a queue, with reading stopped
and started again for each message. A table tells all its pages at once and moves are short, so here a message is framed
and written where it stands, and a whole text message goes straight to whoever listens. Everything else (the handshake,
pings, closing, messages in parts) is the library's.
"""

from collections.abc import Callable
from typing import Any

import uvicorn
from starlette.types import Scope
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

from crenel.server.framing import LARGEST, PART, TOO_LARGE, frame_end, framed, plain_text

EXTENSION = "crenel"
END_OF_REQUEST = b"\r\n\r\n"


class Channel(WebSocketsSansIOProtocol):
    def __init__(self, *given: Any, **more: Any) -> None:
        super().__init__(*given, **more)
        self.hear: Callable[[bytes], None] | None = None
        self.aligned = False  # whether the library stands at the beginning of a frame
        self.part = b""  # the beginning of a frame whose rest is still to come
        self.kept = b""  # frames that go out with the next one

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["extensions"] |= {EXTENSION: {"channel": self}}

    # ------------------------------------------------------------ what the other side says

    def listen(self, hear: Callable[[bytes], None]) -> None:
        """From now on messages go to `hear`, no longer through ASGI. Those already in its queue do not."""
        self.hear = hear

    def data_received(self, data: bytes) -> None:
        if self.aligned:
            self._split(self.part + data if self.part else data)
        else:
            super().data_received(data)
            self.aligned = self.handshake_initiated and data.endswith(END_OF_REQUEST)

    def _split(self, data: bytes) -> None:
        """Frame by frame: plain text to whoever listens, all else to the library."""
        start, self.part = 0, b""
        while start < len(data):
            end = frame_end(data, start)
            if end == PART:
                self.part = data[start:]
                return
            if end == TOO_LARGE:  # the library says so, and closes
                self.aligned = False
                super().data_received(data[start:])
                return
            message = plain_text(data, start, end) if self._listens() else None
            if message is None:
                super().data_received(data[start:end])
            elif self.hear is not None:
                self.hear(message)
            start = end

    def _listens(self) -> bool:
        """Whether a whole message may go past the library: nothing is being closed, no other message is half said."""
        return self.hear is not None and not self.close_sent and self.conn.current_size is None

    def send_receive_event_to_app(self) -> None:
        if self.hear is None or self.close_sent or not self._readable():
            super().send_receive_event_to_app()
            return
        message = b"".join(self.frames)
        self.frames = []
        self.hear(message)

    def _readable(self) -> bool:
        """Whether a message is what it says it is; the library closes if not."""
        if self.curr_msg_data_type == "text":
            try:
                b"".join(self.frames).decode()
            except UnicodeDecodeError:
                return False
        return True

    def hold(self) -> None:
        """Read no further for now."""
        if not (self.read_paused or self.transport.is_closing()):
            self.read_paused = True
            self.transport.pause_reading()

    def go_on(self) -> None:
        if self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()

    # ------------------------------------------------------------ what we say

    def keep(self, message: bytes) -> None:
        """Send a text message together with the next one, or at the next `flush`: one packet for both."""
        self.kept += framed(message)

    def push(self, message: bytes) -> None:
        """Send a text message now; nothing happens if the other side is gone."""
        frames, self.kept = self.kept + framed(message), b""
        if not (self.close_sent or self.disconnected):
            self.transport.write(frames)

    def flush(self) -> None:
        """Send what was kept."""
        if self.kept and not (self.close_sent or self.disconnected):
            self.transport.write(self.kept)
        self.kept = b""

    @property
    def unsent(self) -> int:
        """Bytes the other side has not taken yet."""
        return self.transport.get_write_buffer_size()


def channel_of(scope: Scope) -> Channel:
    channel: Channel = scope["extensions"][EXTENSION]["channel"]
    return channel


def uvicorn_config(app: Any, **more: Any) -> uvicorn.Config:
    """How the server has to be run."""
    return uvicorn.Config(
        app,
        ws=Channel,
        ws_max_size=LARGEST,
        ws_per_message_deflate=False,  # 300 kB for each of a thousand sockets, to save a few kB a move
        access_log=False,
        server_header=False,
        **more,
    )
