"""Tables work on plain ASGI too: where uvicorn or websockets have changed what direct channels rest on."""

import json
import sys
from collections.abc import Iterator

import pytest
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from crenel.server.channel import AsgiChannel
from crenel.server.uvicorn_channel import UvicornChannel
from tests.server.room import ME, NOISE, OPEN, PATIENCE, QUICK, Message, Player, Server, bot, eventually, running
from tests.server.test_tables import join, token


def without_module(patch: pytest.MonkeyPatch) -> None:
    """The direct channel cannot be imported."""
    patch.setitem(sys.modules, "crenel.server.uvicorn_channel", None)


def without_attribute(patch: pytest.MonkeyPatch) -> None:
    """A name that the direct channel uses is gone from uvicorn's protocol."""
    create = WebSocketsSansIOProtocol.__init__

    def create_without(self: WebSocketsSansIOProtocol, *given: object, **more: object) -> None:
        create(self, *given, **more)  # type: ignore[arg-type]
        del self.frames  # set again with the first message, so the library itself goes on

    patch.setattr(WebSocketsSansIOProtocol, "__init__", create_without)


@pytest.fixture(scope="module", params=[without_module, without_attribute])
def plain(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with pytest.MonkeyPatch.context() as patch:
        request.param(patch)
        with running(tmp_path_factory.mktemp("store"), QUICK) as server:
            yield server


def channels(server: Server) -> set[type]:
    return {type(connection.channel) for connection in server.services.sockets.open}


def address(server: Server, table: str) -> str:
    return f"{server.url.replace('http', 'ws')}/api/tables/{table}/socket"


def test_channels_are_direct_where_they_can_be(ada: Player, server: Server) -> None:
    with ada.sit(ada.open(ME, bot())):
        assert UvicornChannel in channels(server)
        assert AsgiChannel not in channels(server)


def test_two_people_play(plain: Server) -> None:
    """Moves, undo, chat and questions; everybody sees everything, acknowledgements first."""
    ada, bob = plain.guest("Ada"), plain.guest("Bob")
    table = ada.open(ME, OPEN)
    join(bob, table, invite=token(table, 1))
    with ada.sit(table) as first, bob.sit(table) as second:
        assert channels(plain) == {AsgiChannel}
        who = first.state["table"]["actors"][0]
        active, other = (first, second) if who == 0 else (second, first)
        move = active.moves(who)[0]
        assert active.ask(t="ask", what="preview", seat=who, move=move)["events"]
        acknowledged = active.act(move, who)
        other.until(lambda state: state["v"] >= acknowledged["v"])
        kinds = [message["t"] for message in active.messages]
        assert kinds[-2:] == ["ack", "state"]
        assert active.undo(who)["t"] == "ack"
        other.until(lambda state: state["v"] > acknowledged["v"])
        other.send(t="chat", id="a", text="zażółć gęślą jaźń")
        assert active.wait("chat")["text"] == "zażółć gęślą jaźń"
        assert active.try_act("nonsense", who)["t"] == "refused"


def test_many_messages_at_once_are_answered_in_order(plain: Server) -> None:
    """More than can be handled at the same time: reading pauses, and nothing is lost."""
    ada = plain.guest("Ada")
    with ada.sit(ada.open(ME, bot())) as seat:
        asked = [str(n) for n in range(50)]
        for id in asked:
            seat.send(t="chat", id=id, text=id)
        answered: list[Message] = []
        while len(answered) < len(asked):
            answered.append(seat.wait("ack"))
        assert [ack["id"] for ack in answered] == asked


def test_the_reason_comes_before_the_close(plain: Server) -> None:
    ada = plain.guest("Ada")
    with connect(address(plain, "none"), additional_headers={"Cookie": ada.cookie()}) as socket:
        assert json.loads(socket.recv(PATIENCE))["error"] == "no-such-table"
        with pytest.raises(ConnectionClosed):
            socket.recv(PATIENCE)
        assert socket.close_code == 1008
    with ada.sit(ada.open(ME, bot())) as seat:
        for _ in range(10):
            seat.raw("{")
        assert seat.ended() == 1008
        assert seat.messages[-1]["error"] == "bad-frames"


def test_a_page_that_reads_too_slowly_is_closed(plain: Server) -> None:
    """Sending never waits, so a slow page must not fill the memory."""
    ada = plain.guest("Ada")
    with ada.sit(ada.open(ME, bot())) as seat:
        (connection,) = plain.services.sockets.open

        def send_too_much() -> None:
            connection.send(t=NOISE, large="x" * plain.settings.answers)
            connection.send(t="pong")

        plain.loop.call_soon_threadsafe(send_too_much)
        assert seat.ended() == 1013
        assert "large" in seat.messages[-1], "what came before it was too much still arrives"


def test_a_page_that_goes_is_forgotten(plain: Server) -> None:
    ada = plain.guest("Ada")
    table = ada.open(ME, bot())
    with ada.sit(table):
        eventually(lambda: ada.table(table)["seats"][0]["here"])
    eventually(lambda: not ada.table(table)["seats"][0]["here"])
    assert not plain.services.sockets.open


def test_a_text_that_is_not_utf8_ends_the_connection_without_a_traceback(
    ada: Player, caplog: pytest.LogCaptureFixture
) -> None:
    for start in (b"", b'{"t":"chat","id":"a","text":"'):
        with ada.sit(ada.open(ME, OPEN)) as seat, caplog.at_level("DEBUG"):
            seat.socket.send(start + b"\xff\xfe", text=True)
            assert seat.ended() == 1007
    assert not [record for record in caplog.records if record.exc_info]
