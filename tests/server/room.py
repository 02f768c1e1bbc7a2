"""A server for tests, and people who sit at its tables.

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
import uvicorn
import uvloop
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from crenel.server.app import create_app
from crenel.server.channel import uvicorn_config
from crenel.server.house import House
from crenel.server.settings import Settings

Message = dict[str, Any]
LoopFactory = Callable[[], asyncio.AbstractEventLoop]
PATIENCE = (
    90.0  # seconds; no wait lasts longer than it must, and a busy machine may need ten times as long as an idle one
)
ME = {"kind": "me"}
OPEN = {"kind": "open"}
# Nobody counts as away or gone only because the machine is busy.
QUICK = Settings(limits={}, bot_pause=0.0, thinkers=1, away=PATIENCE, silence=10 * PATIENCE)
SECRET = {"castle": "secret"}


def bot(name: str = "random") -> Message:
    return {"kind": "bot", "bot": name}


def eventually(true: Callable[[], object], what: str = "") -> None:
    """Wait until something holds."""
    end = time.monotonic() + PATIENCE
    while not true():
        assert time.monotonic() < end, what or "it never came true"
        time.sleep(0.01)


def run_apart(story: Coroutine[Any, Any, None]) -> None:
    """Run a coroutine in a thread of its own: this one may have a loop already, that of a browser test before."""
    with ThreadPoolExecutor(1) as thread:
        thread.submit(asyncio.run, story).result()


class Server:
    """A real server on a free port of this machine, in a thread."""

    def __init__(self, store: Path, settings: Settings = QUICK, loop: LoopFactory = uvloop.new_event_loop) -> None:
        self.factory = loop
        self.settings = replace(settings, store=f"sqlite:///{store}")
        self.app = create_app(self.settings)
        self.server = uvicorn.Server(uvicorn_config(self.app, port=0, log_level="error", lifespan="on"))
        self.thread = threading.Thread(target=self._run, daemon=True)

    def _run(self) -> None:
        with asyncio.Runner(loop_factory=self.factory) as runner:
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
    def house(self) -> House:
        return cast(House, self.app.state.house)

    def nobody(self) -> "Player":
        """Somebody without a session."""
        return Player(self.url)

    def guest(self, name: str = "Ada") -> "Player":
        player = self.nobody()
        player.post("/guest", {"name": name}, 201)
        return player


@contextmanager
def running(store: Path, settings: Settings = QUICK) -> Iterator[Server]:
    server = Server(store / "crenel.db", settings).start()
    try:
        yield server
    finally:
        server.stop()


class Player:
    """A person with a browser."""

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
    """A page at a table. Remembers the newest state, who was there last, all events, and what else came."""

    def __init__(self, url: str, table: str, headers: dict[str, str]) -> None:
        address = f"{url.replace('http', 'ws')}/api/tables/{table}/socket"
        self.stack = ExitStack()
        self.socket: ClientConnection = self.stack.enter_context(
            connect(address, additional_headers=headers, max_size=None, open_timeout=PATIENCE)
        )
        self.state: Message = {}
        self.presence: Message = {}
        self.events: list[Message] = []
        self.said: list[Message] = []
        self.seq = 0
        self.count = 0
        self.wait("state")

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        self.stack.close()

    # ------------------------------------------------------------ listening

    def hear(self, timeout: float = PATIENCE) -> Message:
        """The next message, noted."""
        message: Message = json.loads(self.socket.recv(timeout=timeout))
        if message["t"] == "state":
            self._note(message)
        if message["t"] == "presence":
            self.presence = message
        if "seq" in message:
            assert message["seq"] == self.seq + 1 or "chat" in message or message["seq"] == self.seq or not self.state
            self.seq = message["seq"]
        self.said.append(message)
        return message

    def _note(self, message: Message) -> None:
        self.state = message
        first = message["first"]
        self.events = [event for event in self.events if event["n"] < first] + message["events"]

    def wait(self, kind: str, fits: Callable[[Message], object] = lambda message: True) -> Message:
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            message = self.hear(max(0.01, end - time.monotonic()))
            if message["t"] == kind and fits(message):
                return message
        raise AssertionError(f"no {kind} came; last: {self.said[-5:]}")

    def until(self, fits: Callable[[Message], object]) -> Message:
        """Listen until a state fits; the one at hand may."""
        return self.state if fits(self.state) else self.wait("state", fits)

    def meets(self, fits: Callable[[Message], object]) -> Message:
        """Listen until those who are there fit; what was told last may. It can come before the first state."""
        return self.presence if fits(self.presence) else self.wait("presence", fits)

    def silence(self, timeout: float = 0.3) -> None:
        """Nothing more comes but who is there."""
        end = time.monotonic() + timeout
        while time.monotonic() < end:
            try:
                message = self.hear(max(0.01, end - time.monotonic()))
            except TimeoutError:
                return
            assert message["t"] in ("presence", "pong"), message

    def ended(self) -> int:
        """The code with which the server closed."""
        try:
            while True:
                self.hear()
        except ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd else 0

    # ------------------------------------------------------------ speaking

    def send(self, **message: Any) -> None:
        self.socket.send(json.dumps(message))

    def raw(self, frame: str | bytes) -> None:
        self.socket.send(frame)

    def fresh(self) -> str:
        self.count += 1
        return f"{id(self)}-{self.count}"

    def ask(self, **message: Any) -> Message:
        """Send something and wait for its own answer."""
        message.setdefault("id", self.fresh())
        self.send(**message)
        return self.answer(message["id"])

    def answer(self, id: str) -> Message:
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            message = self.hear(max(0.01, end - time.monotonic()))
            if message["t"] in ("ack", "refused", "answer") and message.get("id") == id:
                return message
        raise AssertionError("no answer")

    def moves(self, seat: int) -> list[str]:
        return [move["move"] for move in self.state["moves"].get(str(seat), [])]

    def try_act(self, move: str, seat: int = 0, **more: Any) -> Message:
        return self.ask(**{"t": "act", "v": self.state["v"], "seat": seat, "move": move, **more})

    def act(self, move: str, seat: int = 0, **more: Any) -> Message:
        """Make a move, and see it."""
        answer = self.try_act(move, seat, **more)
        assert answer["t"] == "ack", answer
        self.until(lambda state: state["v"] >= answer["v"])
        return answer

    def undo(self, seat: int = 0, count: int = 1) -> Message:
        return self.ask(t="undo", v=self.state["v"], seat=seat, count=count)

    def do(self, **message: Any) -> Message:
        """Something that is accepted, and seen."""
        answer = self.ask(**message)
        assert answer["t"] == "ack", answer
        self.until(lambda state: state["v"] >= answer["v"])
        return answer

    def play_on(self, done: Callable[[Message], object], pick: int = 0) -> None:
        """Make legal moves for all seats of mine until something holds."""
        while not done(self.state):
            mine = [seat for seat in self.state["moves"] if self.state["moves"][seat]]
            if mine:
                choices = self.moves(int(mine[0]))
                self.act(choices[pick % len(choices)], int(mine[0]))
            else:
                self.wait("state")


def over(state: Message) -> bool:
    return bool(state["table"]["status"] == "over")
