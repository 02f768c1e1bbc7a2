"""Test server, and clients that play at its tables.

with running(tmp_path) as server:
    ada = server.guest("Ada")
    table = ada.open(me, bot())
    seat = ada.sit(table)
    seat.act(seat.moves(0)[0])
"""

import asyncio
import json
import threading
import time
from collections.abc import Callable, Coroutine, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any, Self, cast

import httpx
import uvloop
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

import generate_types
from crenel.server import messages, shapes
from crenel.server.app import create_app
from crenel.server.channel import uvicorn_config
from crenel.server.services import Services
from crenel.server.serving import TableServer
from crenel.server.settings import Settings
from tests.shapes import Shapes

Message = dict[str, Any]
LoopFactory = Callable[[], asyncio.AbstractEventLoop]
PATIENCE = 90.0  # seconds; waits end as soon as they can, and a busy machine may need ten times as long as an idle one
ME = {"kind": "me"}
OPEN = {"kind": "open"}
# Long enough that nobody counts as away because the machine is busy.
QUICK = Settings(limits={}, bot_pause=0.0, answer_pause=0.0, thinkers=1, away=PATIENCE, silence=10 * PATIENCE)
SECRET = {"castle": "secret"}
NOISE = "noise"  # kind of message that a test makes a server send: it has no shape
SHAPES = Shapes(generate_types.definitions(messages, shapes))
MESSAGES = {  # by `t`: the shape with which all that any test receives is checked
    each["properties"]["t"]["const"]: name
    for name, each in SHAPES.definitions.items()
    if "t" in each.get("properties", {})
}


def bot(name: str = "random") -> Message:
    return {"kind": "bot", "bot": name}


def eventually(condition: Callable[[], object], what: str = "") -> None:
    """Wait until a condition holds."""
    end = time.monotonic() + PATIENCE
    while not condition():
        assert time.monotonic() < end, what or "it never came true"
        time.sleep(0.01)


def run_in_thread(coroutine: Coroutine[Any, Any, None]) -> None:
    """Run a coroutine in its own thread: this one may still have the event loop of a browser test."""
    with ThreadPoolExecutor(1) as thread:
        thread.submit(asyncio.run, coroutine).result()


class Server:
    """Real server in a thread, on a free port, with its store in a file or at a URL."""

    def __init__(
        self, store: Path | str, settings: Settings = QUICK, loop: LoopFactory = uvloop.new_event_loop
    ) -> None:
        self.loop_factory = loop
        url = store if isinstance(store, str) else f"sqlite:///{store}"
        self.settings = replace(settings, store=url)
        self.app = create_app(self.settings)
        config = uvicorn_config(self.app, self.settings, port=0, log_level="error", lifespan="on")
        self.server = TableServer(config, self.services)
        self.thread = threading.Thread(target=self._run, daemon=True)

    def _run(self) -> None:
        with asyncio.Runner(loop_factory=self.loop_factory) as runner:
            self.loop = runner.get_loop()
            runner.run(self.server.serve())

    def start(self) -> Self:
        self.thread.start()
        eventually(lambda: self.server.started, "the server does not start")
        self.port = self.server.servers[0].sockets[0].getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}"
        return self

    def stop(self) -> None:
        self.server.should_exit = True
        self.thread.join(PATIENCE)
        assert not self.thread.is_alive(), "the server does not stop"

    @property
    def services(self) -> Services:
        return cast(Services, self.app.state.services)

    def nobody(self) -> "Player":
        """Return a client without a session."""
        return Player(self.url)

    def guest(self, name: str = "Ada") -> "Player":
        player = self.nobody()
        player.post("/guest", {"name": name}, 201)
        return player


@contextmanager
def running(store: Path | str, settings: Settings = QUICK) -> Iterator[Server]:
    """Run a server on the store in a folder, or at a URL."""
    server = Server(store / "crenel.db" if isinstance(store, Path) else store, settings).start()
    try:
        yield server
    finally:
        server.stop()


class Player:
    """HTTP client of one person."""

    def __init__(self, url: str, cookies: dict[str, str] | None = None) -> None:
        self.url = url
        self.http = httpx.Client(base_url=url, timeout=PATIENCE, cookies=cookies)

    def call(self, method: str, path: str, body: object = None, status: int = 200, **more: Any) -> Any:
        content = None if body is None else json.dumps(body)
        headers = {"content-type": "application/json", **more.pop("headers", {})}
        answer = self.http.request(method, f"/api{path}", content=content, headers=headers, **more)
        assert answer.status_code == status, f"{method} {path}: {answer.status_code} {answer.text}"
        if answer.headers.get("content-type") == "application/json":
            return answer.json()
        return answer.text

    def get(self, path: str, status: int = 200) -> Any:
        return self.call("GET", path, None, status)

    def post(self, path: str, body: object = None, status: int = 200) -> Any:
        return self.call("POST", path, body, status)

    def open(self, *seats: Message, status: int = 201, **more: Any) -> Any:
        return self.post("/tables", {"game": "burgundy", "seats": list(seats), **more}, status)

    def table(self, table: Message) -> Any:
        return self.get(f"/tables/{table['id']}")

    def cookie(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())

    def sit(self, table: Message, **headers: str) -> "Seat":
        return Seat(self.url, table["id"], {"Cookie": self.cookie(), **headers})


class Seat:
    """WebSocket client at a table. Keeps the newest state and presence, all events, and all messages."""

    def __init__(self, url: str, table: str, headers: dict[str, str], query: str = "") -> None:
        address = f"{url.replace('http', 'ws')}/api/tables/{table}/socket{query}"
        self.stack = ExitStack()
        self.socket: ClientConnection = self.stack.enter_context(
            connect(address, additional_headers=headers, max_size=None, open_timeout=PATIENCE)
        )
        self.state: Message = {}
        self.presence: Message = {}
        self.events: list[Message] = []
        self.messages: list[Message] = []
        self.seq = 0
        self.count = 0
        self.wait("state")

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        self.stack.close()

    # ------------------------------------------------------------ receiving

    def receive(self, timeout: float = PATIENCE) -> Message:
        """Receive and record the next message."""
        message: Message = json.loads(self.socket.recv(timeout=timeout))
        if message["t"] != NOISE:
            SHAPES.check(MESSAGES[message["t"]], message)
        if message["t"] == "state":
            self._record_state(message)
        if message["t"] == "presence":
            self.presence = message
        if "seq" in message:
            assert message["seq"] == self.seq + 1 or "chat" in message or message["seq"] == self.seq or not self.state
            self.seq = message["seq"]
        self.messages.append(message)
        return message

    def _record_state(self, message: Message) -> None:
        self.state = message
        first = message["first"]
        self.events = [event for event in self.events if event["n"] < first] + message["events"]

    def wait(self, kind: str, fits: Callable[[Message], object] = lambda message: True) -> Message:
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            message = self.receive(max(0.01, end - time.monotonic()))
            if message["t"] == kind and fits(message):
                return message
        raise AssertionError(f"no {kind} came; last: {self.messages[-5:]}")

    def until(self, fits: Callable[[Message], object]) -> Message:
        """Receive until a state fits; the newest one may already."""
        return self.state if fits(self.state) else self.wait("state", fits)

    def until_presence(self, fits: Callable[[Message], object]) -> Message:
        """Receive until a presence message fits; the newest one may already."""
        return self.presence if self.presence and fits(self.presence) else self.wait("presence", fits)

    def silence(self, timeout: float = 0.3) -> None:
        """Check that nothing but presence and pongs arrives for a while."""
        end = time.monotonic() + timeout
        while time.monotonic() < end:
            try:
                message = self.receive(max(0.01, end - time.monotonic()))
            except TimeoutError:
                return
            assert message["t"] in ("presence", "pong"), message

    def ended(self) -> int:
        """Receive until the server closes; return the close code."""
        try:
            while True:
                self.receive()
        except ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd else 0

    # ------------------------------------------------------------ sending

    def send(self, **message: Any) -> None:
        self.socket.send(json.dumps(message))

    def raw(self, frame: str | bytes) -> None:
        self.socket.send(frame)

    def new_id(self) -> str:
        self.count += 1
        return f"{id(self)}-{self.count}"

    def ask(self, **message: Any) -> Message:
        """Send a message and wait for its reply."""
        message.setdefault("id", self.new_id())
        self.send(**message)
        return self.answer(message["id"])

    def answer(self, id: str) -> Message:
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            message = self.receive(max(0.01, end - time.monotonic()))
            if message["t"] in ("ack", "refused", "answer") and message.get("id") == id:
                return message
        raise AssertionError("no answer")

    def moves(self, seat: int) -> list[str]:
        return [move["move"] for move in self.state["moves"].get(str(seat), [])]

    def try_act(self, move: str, seat: int = 0, **more: Any) -> Message:
        return self.ask(**{"t": "act", "v": self.state["v"], "seat": seat, "move": move, **more})

    def act(self, move: str, seat: int = 0, **more: Any) -> Message:
        """Make a move and wait for its state."""
        answer = self.try_act(move, seat, **more)
        assert answer["t"] == "ack", answer
        self.until(lambda state: state["v"] >= answer["v"])
        return answer

    def undo(self, seat: int = 0, count: int = 1) -> Message:
        return self.ask(t="undo", v=self.state["v"], seat=seat, count=count)

    def do(self, **message: Any) -> Message:
        """Send a message that is accepted, and wait for its state."""
        answer = self.ask(**message)
        assert answer["t"] == "ack", answer
        self.until(lambda state: state["v"] >= answer["v"])
        return answer

    def play_on(self, done: Callable[[Message], object], pick: int = 0) -> None:
        """Make legal moves for all own seats until a condition holds."""
        while not done(self.state):
            mine = [seat for seat in self.state["moves"] if self.state["moves"][seat]]
            if mine:
                choices = self.moves(int(mine[0]))
                self.act(choices[pick % len(choices)], int(mine[0]))
            else:
                self.wait("state")


def over(state: Message) -> bool:
    return bool(state["table"]["status"] == "over")


def actor_of(state: Message) -> int:
    """Whoever has to decide."""
    number: int = state["table"]["actors"][0]
    return number


def actor(seat: Seat) -> int:
    return actor_of(seat.state)
