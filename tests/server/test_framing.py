"""Frames that go past the library read and write exactly as the library's own."""

import json
import socket
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from websockets.client import ClientProtocol
from websockets.frames import Close, Frame, Opcode
from websockets.http11 import Response
from websockets.uri import parse_uri

from crenel.server.framing import PART, TOO_LARGE, frame_end, framed, plain_text
from crenel.server.settings import LARGEST_MESSAGE
from tests.server.room import ME, PATIENCE, Player, bot

TEXTS = st.text(max_size=300) | st.integers(60_000, 70_000).map("x".__mul__)
PING = '{"t": "ping"}'


def of_client(opcode: Opcode, data: bytes, fin: bool = True) -> bytes:
    return Frame(opcode, data, fin).serialize(mask=True)


@given(TEXTS)
def test_what_we_write_is_what_the_library_writes(text: str) -> None:
    assert framed(text.encode()) == Frame(Opcode.TEXT, text.encode()).serialize(mask=False)


@given(st.sampled_from([Opcode.TEXT, Opcode.BINARY, Opcode.PING]), st.binary(max_size=300), st.binary(max_size=9))
def test_a_frame_ends_where_the_next_begins(opcode: Opcode, data: bytes, more: bytes) -> None:
    frame = of_client(opcode, data[:125] if opcode is Opcode.PING else data)
    assert frame_end(frame + more, 0) == len(frame)
    assert frame_end(more + frame, len(more)) == len(more) + len(frame)
    for cut in range(len(frame)):
        assert frame_end(frame[:cut], 0) == PART


def test_a_frame_may_be_too_large() -> None:
    assert frame_end(of_client(Opcode.TEXT, b"x" * LARGEST_MESSAGE)[:20], 0) == PART
    assert frame_end(of_client(Opcode.TEXT, b"x" * (LARGEST_MESSAGE + 1))[:20], 0) == TOO_LARGE


@given(TEXTS)
def test_plain_text_is_read(text: str) -> None:
    frame = of_client(Opcode.TEXT, text.encode())
    simple = text.isascii() and len(text) < 65_536
    assert plain_text(b"ab" + frame, 2, len(frame) + 2) == (text.encode() if simple else None)


def odd_frames() -> dict[str, bytes]:
    """The library masks at random, so they are made when they are needed."""
    return {
        "the first half of a message": of_client(Opcode.TEXT, b"half", fin=False),
        "bytes": of_client(Opcode.BINARY, b"bytes"),
        "a ping": of_client(Opcode.PING, b"?"),
        "a goodbye": of_client(Opcode.CLOSE, Close(1000, "").serialize()),
        "without a mask": Frame(Opcode.TEXT, b"not masked").serialize(mask=False),
        "a reserved bit": b"\xc1" + of_client(Opcode.TEXT, b"reserved")[1:],
    }


@pytest.mark.parametrize("kind", list(odd_frames()))
def test_everything_else_is_left_to_the_library(kind: str) -> None:
    frame = odd_frames()[kind]
    assert plain_text(frame, 0, len(frame)) is None


# ------------------------------------------------------------ on the wire


class Bare:
    """A socket to a table that sends its bytes as it likes."""

    def __init__(self, player: Player, table: str) -> None:
        address = parse_uri(f"{player.url.replace('http', 'ws')}/api/tables/{table}/socket")
        self.protocol = ClientProtocol(address)
        self.socket = socket.create_connection((address.host, address.port), PATIENCE)
        request = self.protocol.connect()
        cookies = "; ".join(f"{name}={value}" for name, value in player.http.cookies.items())
        request.headers["Cookie"] = cookies
        self.protocol.send_request(request)
        for data in self.protocol.data_to_send():
            self.socket.sendall(data)
        self.heard = self._listen()
        assert isinstance(next(self.heard), Response)

    def _listen(self) -> Iterator[Any]:
        while data := self.socket.recv(65_536):
            self.protocol.receive_data(data)
            yield from self.protocol.events_received()

    def messages(self, kind: str, count: int) -> list[dict[str, Any]]:
        found: list[dict[str, Any]] = []
        while len(found) < count:
            frame = next(self.heard)
            if frame.opcode is Opcode.TEXT:
                message = json.loads(bytes(frame.data))
                found += [message] if message["t"] == kind else []
        return found

    def closed(self) -> int:
        """With which code the other side ends the connection."""
        for frame in self.heard:
            if frame.opcode is Opcode.CLOSE:
                return Close.parse(bytes(frame.data)).code
        raise AssertionError("it never said goodbye")


@pytest.fixture
def bare(ada: Player) -> Iterator[Bare]:
    made = Bare(ada, ada.open(ME, bot())["id"])
    made.messages("state", 1)
    yield made
    made.socket.close()


def test_several_messages_in_one_packet_are_answered_in_order(bare: Bare) -> None:
    asks = [f'{{"t": "chat", "id": "{n}", "text": "{n}"}}'.encode() for n in range(3)]
    bare.socket.sendall(b"".join(of_client(Opcode.TEXT, ask) for ask in asks) + of_client(Opcode.TEXT, PING.encode()))
    assert [ack["id"] for ack in bare.messages("ack", 3)] == ["0", "1", "2"]
    bare.messages("pong", 1)


def test_a_message_may_come_byte_by_byte(bare: Bare) -> None:
    for byte in of_client(Opcode.TEXT, PING.encode()) * 2:
        bare.socket.sendall(bytes((byte,)))
    bare.messages("pong", 2)


def test_a_message_in_parts_with_a_ping_between_them(bare: Bare) -> None:
    half = len(PING) // 2
    bare.socket.sendall(of_client(Opcode.TEXT, PING[:half].encode(), fin=False))
    bare.socket.sendall(of_client(Opcode.PING, b"there?"))
    bare.socket.sendall(of_client(Opcode.CONT, PING[half:].encode()) + of_client(Opcode.TEXT, PING.encode()))
    bare.messages("pong", 2)


def test_words_of_any_language_arrive(bare: Bare) -> None:
    said = {"t": "chat", "id": "a", "text": "zażółć gęślą jaźń"}
    bare.socket.sendall(of_client(Opcode.TEXT, json.dumps(said, ensure_ascii=False).encode()))
    assert bare.messages("chat", 1)[0]["text"] == said["text"]


def test_a_text_that_is_none_ends_the_connection(bare: Bare) -> None:
    bare.socket.sendall(of_client(Opcode.TEXT, b'{"t": "ping\xff"}'))
    assert bare.closed() == 1007


def test_a_frame_that_is_not_masked_ends_the_connection(bare: Bare) -> None:
    bare.socket.sendall(Frame(Opcode.TEXT, PING.encode()).serialize(mask=False))
    assert bare.closed() == 1002


def test_a_second_text_inside_a_message_ends_the_connection(bare: Bare) -> None:
    bare.socket.sendall(of_client(Opcode.TEXT, b'{"t"', fin=False) + of_client(Opcode.TEXT, PING.encode()))
    assert bare.closed() == 1002


def test_a_goodbye_after_a_message_is_answered(bare: Bare) -> None:
    bare.socket.sendall(of_client(Opcode.TEXT, PING.encode()) + of_client(Opcode.CLOSE, Close(1000, "").serialize()))
    bare.messages("pong", 1)
    assert bare.closed() == 1000
