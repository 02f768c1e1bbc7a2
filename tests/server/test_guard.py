"""Origins, sizes, rates, odd frames, silence, slowness: what is refused, and how it is said."""

import json
import socket as plain
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from starlette.datastructures import Headers
from websockets.exceptions import InvalidStatus
from websockets.sync.client import ClientConnection, connect

from crenel.server import wire
from crenel.server.errors import HttpRefusal
from crenel.server.guard import same_origin
from crenel.server.settings import LIMITS, Settings, from_environment
from crenel.server.sockets import Connection
from tests.server.room import ME, NOISE, OPEN, PATIENCE, QUICK, Message, Player, Server, eventually, running


@pytest.mark.parametrize(
    ("origin", "host", "same"),
    [
        ("http://crenel.example", "crenel.example", True),
        ("https://crenel.example", "crenel.example", True),
        ("http://crenel.example:80", "crenel.example", True),
        ("http://localhost:8000", "localhost:8000", True),
        ("http://[::1]:8000", "[::1]:8000", True),
        ("http://localhost:8001", "localhost:8000", False),
        ("http://evil.example", "crenel.example", False),
        ("http://crenel.example.evil", "crenel.example", False),
        ("null", "crenel.example", False),
        ("file://crenel.example", "crenel.example", False),
        ("http://crenel.example:x", "crenel.example", False),
        ("https://friend.example", "crenel.example", True),
    ],
)
def test_origins(origin: str, host: str, same: bool) -> None:
    headers = Headers({"origin": origin, "host": host})
    assert same_origin(headers, ("https://friend.example",)) is same


def test_a_foreign_origin_changes_nothing(server: Server, ada: Player) -> None:
    for headers in ({"origin": "http://evil.example"}, {"sec-fetch-site": "cross-site"}):
        refused = ada.call("POST", "/tables", {"game": "burgundy", "seats": [ME, ME]}, 403, headers=headers)
        assert refused["error"] == "foreign-origin"
        assert refused["said"]
    assert ada.get("/tables")["mine"] == []
    ada.call("POST", "/tables", {"game": "burgundy", "seats": [ME, ME]}, 201, headers={"origin": server.url})


def test_a_foreign_origin_opens_no_socket(ada: Player) -> None:
    table = ada.open(ME, ME)
    with pytest.raises(InvalidStatus) as refused:
        ada.sit(table, Origin="http://evil.example")
    assert refused.value.response.status_code == 403
    assert json.loads(refused.value.response.body or b"")["error"] == "foreign-origin"
    ada.sit(table, Origin=ada.url).close()


def test_large_bodies_are_refused(ada: Player) -> None:
    assert ada.post("/guest", {"name": "x" * 70_000}, 413)["error"] == "body-too-large"

    def stream() -> object:
        for _ in range(70):
            yield b" " * 1000

    answer = ada.http.post("/api/guest", content=stream(), headers={"content-type": "application/json"})  # type: ignore[arg-type]
    assert answer.status_code == 413
    assert answer.json()["error"] == "body-too-large"


@pytest.mark.parametrize(
    "body", ["", "{", "[]", "null", '{"name": 7}', '{"name": ""}', '{"name": "a", "b": 1}', "\xff"]
)
def test_odd_bodies_are_refused(ada: Player, body: str) -> None:
    answer = ada.http.post("/api/guest", content=body.encode("latin-1"), headers={"content-type": "application/json"})
    assert answer.status_code in (400, 422)
    assert set(answer.json()) == {"error", "said", "details"}


def test_unknown_paths_and_methods(ada: Player) -> None:
    assert ada.get("/nothing", 404)["error"] == "no-such-page"
    assert ada.call("DELETE", "/tables", None, 405)["error"] == "no-such-method"


BAD_FRAMES = [
    "",
    "{",
    "null",
    "[]",
    "{}",
    '{"t": "dance"}',
    '{"t": "act"}',
    '{"t": "act", "id": "", "v": 0, "seat": 0, "move": "end"}',
    '{"t": "act", "id": "a", "v": -1, "seat": 0, "move": "end"}',
    '{"t": "act", "id": "a", "v": 1e400, "seat": 0, "move": "end"}',
    '{"t": "act", "id": "a", "v": 0, "seat": 0, "move": 7}',
    '{"t": "undo", "id": "a", "v": 0, "seat": 99, "count": 1}',
    '{"t": "chat", "id": "a", "text": "' + "x" * 501 + '"}',
    b"\x00\xff",
    "[" * 3000,
    '{"t": "chat", "id": "long", "text": "' + "x" * 5000 + '"}',
]


def test_odd_frames_are_refused_and_then_the_connection(ada: Player) -> None:
    with ada.sit(ada.open(ME, ME)) as seat:
        for number, frame in enumerate(BAD_FRAMES[:9]):
            seat.raw(frame)
            answer = seat.wait("refused")
            assert answer["error"] == "frame-malformed", number
            assert answer["said"]
        seat.send(t="ping")
        seat.wait("pong")
        seat.raw("{")
        assert seat.wait("bye")["error"] == "bad-frames"
        assert seat.ended() == 1008


@pytest.mark.parametrize("frame", BAD_FRAMES)
def test_each_odd_frame_alone(ada: Player, frame: str | bytes) -> None:
    with ada.sit(ada.open(ME, OPEN)) as seat:
        seat.raw(frame)
        assert seat.wait("refused")["error"] == ("frame-too-large" if len(frame) > 4096 else "frame-malformed")
        seat.send(t="ping")
        seat.wait("pong")


def test_a_refused_frame_names_the_message(ada: Player) -> None:
    with ada.sit(ada.open(ME, OPEN)) as seat:
        seat.send(t="act", id="mine", v="zero")
        assert seat.wait("refused")["id"] == "mine"


def test_a_huge_frame_ends_the_connection(ada: Player) -> None:
    with ada.sit(ada.open(ME, OPEN)) as seat:
        seat.raw("x" * 100_000)
        assert seat.ended() == 1009


@given(st.one_of(st.binary(max_size=300), st.text(max_size=300)))
def test_the_decoder_reads_or_refuses_anything(frame: str | bytes) -> None:
    refused: HttpRefusal | None = None
    try:
        message = wire.read(frame, 4096)
    except HttpRefusal as error:
        refused = error
    if refused is None:
        assert isinstance(message, wire.FromClient)
        return
    assert refused.key == "frame-malformed"
    assert refused.said("pl")
    assert wire.name_of(frame) is None or isinstance(wire.name_of(frame), str)


plain_json = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=8,
)
KINDS = ["act", "undo", "ask", "chat", "point", "takeback", "vote", "sync", "ping", "state"]


@given(
    st.sampled_from(KINDS),
    st.dictionaries(
        st.sampled_from(["id", "v", "seat", "move", "count", "what", "text", "kind", "target", "moves", "yes"]),
        plain_json,
    ),
)
def test_the_decoder_takes_only_what_it_promises(kind: str, rest: dict[str, object]) -> None:
    frame = json.dumps({"t": kind, **rest})
    try:
        message = wire.read(frame, 100_000)
    except HttpRefusal:
        return
    assert kind != "state"
    if isinstance(message, wire.Act):
        assert 0 <= message.seat <= 15
        assert 1 <= len(message.id) <= 64
        assert len(message.move) <= 200


# ------------------------------------------------------------ rates


def limited(**rates: str) -> Settings:
    return replace(QUICK, limits={**dict.fromkeys(LIMITS, "1000/second"), **rates})


def test_rates(tmp_path: Path) -> None:
    rates = limited(
        guest="6/hour",
        account="1/hour",
        login="2/hour",
        table="2/hour",
        chat="2/hour",
        point="1/hour",
        takeback="1/hour",
    )
    with running(tmp_path, rates) as server:
        ada, bob = server.guest("Ada"), server.guest("Bob")
        for player in (ada, bob):
            table = player.open(ME, ME)
        refused = ada.open(ME, ME, status=429)
        assert refused["error"] == "too-often"
        with bob.sit(table) as seat:
            for answer in ("ack", "ack", "refused"):
                assert seat.ask(t="chat", text="hello")["t"] == answer
            for answer in ("ack", "refused"):
                assert seat.ask(t="point", kind="look", target="depot-1")["t"] == answer
            seat.act(seat.moves(seat.state["table"]["actors"][0])[0], seat.state["table"]["actors"][0])
            seat.do(t="takeback", v=seat.state["v"], seat=0, moves=0)
            assert seat.ask(t="takeback", v=seat.state["v"], seat=0, moves=0)["error"] == "too-often"
        ada.post("/account", {"login": "ada", "password": "password"}, 201)
        assert bob.post("/account", {"login": "bob", "password": "password"}, 429)["error"] == "too-often"
        stranger = server.nobody()
        for status in (401, 401, 429):
            stranger.post("/login", {"login": "ada", "password": "guess-guess"}, status)
        for _ in range(4):
            server.guest()
        answer = server.nobody().http.post("/api/guest", json={"name": "Mob"})
        assert answer.status_code == 429
        assert int(answer.headers["retry-after"]) > 0


def test_a_flood_of_frames_ends_the_connection(tmp_path: Path) -> None:
    with (
        running(tmp_path, limited(frame="20/minute")) as server,
        server.nobody().sit(server.guest().open(ME, ME)) as seat,
    ):
        for _ in range(21):  # the last is one too many, and nothing is sent after it
            seat.send(t="ping")
        assert seat.wait("bye")["error"] == "too-many-frames"
        assert seat.ended() == 1008


def test_who_is_silent_is_away(tmp_path: Path) -> None:
    with running(tmp_path, replace(QUICK, away=0.4)) as server:
        ada = server.guest("Ada")
        with ada.sit(ada.open(ME, OPEN)) as seat:
            seat.until_presence(lambda message: message["here"] == [])
            while seat.presence["here"] != [0]:  # one ping may be forgotten again before a busy server looks around
                seat.send(t="ping")
                seat.receive()


def test_who_is_silent_for_long_is_gone(tmp_path: Path) -> None:
    with running(tmp_path, replace(QUICK, away=0.1, silence=0.5)) as server:
        table = server.guest("Ada").open(ME, OPEN)
        with server.nobody().sit(table) as seat:
            assert seat.ended() == 4408


@contextmanager
def slow_reader(server: Server, table: Message) -> Iterator[tuple[ClientConnection, Connection]]:
    """A client that takes hardly anything from its socket, and its connection at the server, where much waits."""
    narrow = plain.socket()
    narrow.setsockopt(plain.SOL_SOCKET, plain.SO_RCVBUF, 4096)
    narrow.connect(("127.0.0.1", server.port))
    address = f"ws://127.0.0.1:{server.port}/api/tables/{table['id']}/socket"
    with connect(address, sock=narrow, max_queue=1, close_timeout=0.1) as client:
        eventually(lambda: bool(server.services.sockets.open))
        (connection,) = server.services.sockets.open
        noise = wire.write({"t": NOISE, "large": "x" * 2**19})
        pushed = threading.Event()

        def flood() -> None:
            for _ in range(16):  # more than the system's own buffers take
                connection.channel.push(noise)
            pushed.set()

        server.loop.call_soon_threadsafe(flood)
        assert pushed.wait(PATIENCE)
        assert connection.channel.unsent > 2**20
        yield client, connection


def test_a_slow_client_gets_no_news_until_it_has_taken_what_waits(tmp_path: Path) -> None:
    """What waits for it is bounded. Then it gets the whole state, and news again."""
    with running(tmp_path, replace(QUICK, away=2 * PATIENCE, slow=10 * PATIENCE)) as server:
        ada = server.guest("Ada")
        table = ada.open(ME, ME)
        with slow_reader(server, table) as (client, connection):
            waiting = connection.channel.unsent
            with ada.sit(table) as seat:
                for _ in range(5):
                    seat.act(seat.moves(mine := int(next(iter(seat.state["moves"]))))[0], mine)
                seat.ask(t="chat", text="hello")
                version = seat.state["v"]
                assert connection.behind_since is not None
                assert connection.channel.unsent <= waiting
                caught_up = False
                while not caught_up:
                    told = json.loads(client.recv(PATIENCE))
                    assert told["t"] in (NOISE, "presence") or "chat" in told, "only whole states"
                    caught_up = told["t"] == "state" and told["v"] == version
                assert told["chat"][-1]["text"] == "hello"
                assert len(told["events"]) > 5
                seat.ask(t="chat", text="news again")
                while told["t"] != "chat":
                    told = json.loads(client.recv(PATIENCE))
                assert told["text"] == "news again"


def test_a_client_that_does_not_read_is_let_go(tmp_path: Path) -> None:
    """It must cost neither memory nor the others' time, also not after its connection has ended."""
    with running(tmp_path, replace(QUICK, away=0.2, slow=0.1, farewell=0.1)) as server:
        ada = server.guest("Ada")
        table = ada.open(ME, ME)
        with slow_reader(server, table) as (_, connection), ada.sit(table) as seat:
            seat.ask(t="chat", text="are you there?")
            eventually(lambda: connection.close_code == 1013)
            eventually(lambda: not connection.channel.unsent, "what waited stays in memory")
            seat.send(t="ping")
            seat.wait("pong")


def test_a_client_that_asks_without_reading_is_let_go(tmp_path: Path) -> None:
    with (
        running(tmp_path, replace(QUICK, farewell=0.1)) as server,
        slow_reader(server, server.guest("Ada").open(ME, ME)) as (client, connection),
    ):
        client.send('{"t": "ping"}')
        eventually(lambda: connection.close_code == 1013)
        eventually(lambda: not connection.channel.unsent, "what waited stays in memory")


def test_settings_come_from_the_environment() -> None:
    chosen = from_environment(
        {
            "CRENEL_IDLE": "5",
            "CRENEL_METRICS": "yes",
            "CRENEL_ORIGINS": "http://a http://b",
            "CRENEL_LIMIT_CHAT": "1/day",
        }
    )
    assert (chosen.idle, chosen.metrics, chosen.origins) == (5.0, True, ("http://a", "http://b"))
    assert chosen.limits["chat"] == "1/day"
    assert chosen.limits["login"] == LIMITS["login"]
    assert from_environment({"CRENEL_LIMITS": "off"}).limits == {}
    assert from_environment({}) == Settings()
