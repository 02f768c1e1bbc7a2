"""uvicorn's HTTP protocol behind the gate: a request whose headers do not arrive in time, or are too long, ends its
connection. Like `uvicorn_channel`, it rests on names that uvicorn does not document."""

import asyncio
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from crenel.server.gate import Gate

LARGEST_HEADERS = 32768  # bytes
BUSY = b"HTTP/1.1 503 Service Unavailable\r\nretry-after: 5\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"
TOO_LARGE = b"HTTP/1.1 431 Request Header Fields Too Large\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"


class GatedHttp(HttpToolsProtocol):
    def __init__(self, *given: Any, gate: Gate, **more: Any) -> None:
        super().__init__(*given, **more)
        self.gate = gate
        self.refused = False
        self.deadline: asyncio.TimerHandle | None = None  # while a request arrives
        self.head = 0  # bytes of it so far

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        if self.gate.enter(transport, self.client[0] if self.client else ""):
            self._expect()
        else:
            self._refuse(BUSY)

    def _expect(self) -> None:
        self.head = 0
        self.deadline = self.loop.call_later(self.gate.header_time, self._give_up)

    def _give_up(self) -> None:
        self.transport.abort()

    def _refuse(self, answer: bytes) -> None:
        self.refused = True
        self.transport.write(answer)
        self.transport.close()

    def data_received(self, data: bytes) -> None:
        if self.refused:
            return
        if self.deadline is None and (self.cycle is None or self.cycle.response_complete):
            self.gate.wait(self.transport)
            self._expect()
        if self.deadline is not None:
            self.head += len(data)
        super().data_received(data)
        if self.deadline is not None and self.head > LARGEST_HEADERS:
            self._refuse(TOO_LARGE)

    def on_headers_complete(self) -> None:
        self._arrived()
        super().on_headers_complete()

    def _arrived(self) -> None:
        self.gate.arrived(self.transport)
        if self.deadline is not None:
            self.deadline.cancel()
            self.deadline = None

    def handle_websocket_upgrade(self) -> None:
        """Hand the connection over. Nobody tells this protocol when it ends, so it lets go of its parser now: each
        holds the other, and the transport, until the next full garbage collection."""
        super().handle_websocket_upgrade()
        self.parser = None  # type: ignore[assignment]

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._arrived()
        self.gate.leave(self.transport)
