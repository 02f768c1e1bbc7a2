"""People who play at the tables of a house whatever breaks, each on a socket at a server of chance, and remember what
they were promised and shown."""

import asyncio
import contextlib
import hashlib
import json
import random
import statistics
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from typing import Any, Final

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

import crenel
from crenel.server.checking import check_store
from crenel.server.entries import Acted, ChatSent
from crenel.server.table_log import TableLog
from crenel.server.wire import write
from tests.server.house import House
from tests.server.room import PATIENCE
from tests.server.test_crash import stored_tables

PACE: Final = 20.0  # moves per second at all tables, if servers are as quick as people
OPENED: Final = 4  # tables that are opened at once
SILENCE: Final = 1.5  # seconds after which somebody asks whether the server is there, and again until they leave it
LONGEST: Final = 8.0  # the same where servers were slow before
CHATS, UNDOES, CHANGES = 0.03, 0.05, 0.3  # chances of a line, of an undo, and of another move after a lost answer
LOOK: Final = 0.2  # seconds between two looks at the database
PING: Final = '{"t":"ping"}'


class Heard(msgspec.Struct):
    """Message of a server, as far as a person needs it."""

    t: str
    id: str | None = None
    v: int = -1
    moves: dict[str, list[dict[str, Any]]] = {}
    undo: dict[str, list[dict[str, Any]]] = {}
    table: dict[str, Any] = {}
    view: msgspec.Raw = msgspec.Raw(b"null")
    error: str = ""


read: Final = msgspec.json.Decoder(Heard).decode
Wish = dict[str, Any]  # message to a server


class Person:
    """One of two people at a table. Goes to another server when one is silent or gone, and says there again what was
    not answered, as pages do, or something else."""

    def __init__(self, witness: "Witness", seat: int, id: str, cookie: str) -> None:
        self.witness = witness
        self.seat = seat
        self.id = id
        self.cookie = cookie
        self.latest = Heard("")
        self.open: Wish | None = None  # sent, and not answered yet
        self.asked: dict[str, Wish] = {}  # all messages, by their ids
        self.acked: dict[str, int] = {}  # version that a message led to
        self.shown: dict[int, bytes] = {}  # digest of the view of each version that was shown
        self.split = False  # whether two views of one version were shown
        self.patience = SILENCE
        self.silent = ""  # address of the server that said nothing, if that was the last one
        self.left: dict[asyncio.Task[None], str] = {}  # connections that were silent: what they still say counts

    async def play(self) -> None:
        """Until the game is over or nobody is to play on."""
        while not self.witness.done:
            url = self.witness.crowd.house.any_url(self.witness.chance, self.silent)
            self.silent = ""
            try:
                await self._attend(url)
            except TimeoutError:
                self.silent = url
                self.patience = min(1.5 * self.patience, LONGEST)
            except (OSError, EOFError, WebSocketException):
                await asyncio.sleep(self.witness.chance.uniform(0.05, 0.3))

    async def _attend(self, url: str) -> None:
        address = f"{url.replace('http', 'ws')}/api/tables/{self.witness.table}/socket"
        socket = await connect(
            address,
            additional_headers={"Cookie": self.cookie},
            compression=None,
            ping_interval=None,
            open_timeout=self.patience,
            close_timeout=SILENCE,
            max_size=None,
            proxy=None,
        )
        silent = False
        try:
            silent = await self._talk(socket)
        finally:
            if silent:
                self.silent = url
                listening = asyncio.create_task(self._listen(socket))
                self.left[listening] = url
                listening.add_done_callback(self.left.pop)
            else:
                await socket.close()

    async def _talk(self, socket: ClientConnection) -> bool:
        """Play on a connection. Return True if the server says nothing any more, False if there is no more to say."""
        asked, first = False, True
        self.latest = Heard("")
        while not self.witness.done:
            try:
                async with asyncio.timeout(self.patience):
                    heard = self._take(await socket.recv(decode=False))
            except TimeoutError:
                if asked:
                    self.patience = min(1.5 * self.patience, LONGEST)
                    return True
                asked = True
                await socket.send(PING)
                continue
            asked = False
            if heard.t == "state":
                if first and self.open is not None:
                    await self._repeat(socket)
                elif self.open is None:
                    await self._decide(socket)
                first = False
            elif heard.t in ("ack", "refused") and self.open is None and self.latest.v >= heard.v:
                await self._decide(socket)
        return False

    async def _listen(self, socket: ClientConnection) -> None:
        """Hear what a server still says that was silent, until it ends the connection or has said all: what it
        acknowledges late is promised too."""
        try:
            self._take(await socket.recv(decode=False))
            async with asyncio.timeout(SILENCE):
                while True:
                    self._take(await socket.recv(decode=False))
        except (OSError, EOFError, TimeoutError, WebSocketException):
            await socket.close()

    # ------------------------------------------------------------ saying

    async def _repeat(self, socket: ClientConnection) -> None:
        """Say again what was not answered, or something else instead."""
        assert self.open is not None
        if self.witness.chance.random() < CHANGES:
            self.open = None
            await self._decide(socket)
        else:
            await socket.send(json.dumps(self.open))

    async def _decide(self, socket: ClientConnection) -> None:
        chance, seat = self.witness.chance, str(self.seat)
        moves, undo = self.latest.moves.get(seat, []), self.latest.undo.get(seat, [])
        id = f"{chance.getrandbits(64):x}"
        if moves:
            await asyncio.sleep(chance.uniform(0.0, 2 * self.witness.crowd.tables / PACE))
        wish: Wish = {"id": id, "v": self.latest.v, "seat": self.seat}
        if chance.random() < CHATS:
            wish = {"t": "chat", "id": id, "text": f"line {id}"}
        elif undo and chance.random() < UNDOES:
            wish |= {"t": "undo", "count": 1}
        elif moves:
            wish |= {"t": "act", "move": chance.choice(moves)["move"]}
        else:
            return
        self.open = self.asked[id] = wish
        await socket.send(json.dumps(wish))

    # ------------------------------------------------------------ hearing

    def _take(self, frame: bytes) -> Heard:
        heard = read(frame)
        if heard.t == "state":
            self._look(heard)
        elif heard.t == "ack" and heard.id in self.asked:
            self._settle(heard.id)
            self.patience = SILENCE
            if self.acked.setdefault(heard.id, heard.v) != heard.v:
                self.split = True
            self.witness.acknowledged()
        elif heard.t == "refused" and heard.id in self.asked:
            self._settle(heard.id)
            self.witness.crowd.refused[heard.error] += 1
        elif heard.t == "bye":
            self.witness.crowd.byes[heard.error] += 1
        return heard

    def _settle(self, id: str) -> None:
        if self.open is not None and self.open["id"] == id:
            self.open = None

    def _look(self, heard: Heard) -> None:
        if heard.v >= self.latest.v:
            self.latest = heard
        view = digest(heard.view)
        if self.shown.setdefault(heard.v, view) != view:
            self.split = True
        if heard.table["status"] == "over":
            self.witness.over = True


class Witness:
    """A table, and the two people at it."""

    def __init__(self, crowd: "Crowd", table: str, people: list[tuple[str, str]], seed: int) -> None:
        self.crowd = crowd
        self.table = table
        self.chance = random.Random(seed)
        self.people = [Person(self, seat, id, cookie) for seat, (id, cookie) in enumerate(people)]
        self.over = False
        self.moves = 0  # acknowledged
        self.heard = time.monotonic()  # when the last one was
        self.gap = 0.0  # seconds between two of them, at most

    @property
    def done(self) -> bool:
        return self.over or self.crowd.stopping

    async def play(self) -> None:
        self.heard = time.monotonic()
        await asyncio.gather(*(each.play() for each in self.people))

    def acknowledged(self) -> None:
        self.moves += 1
        self.crowd.moves += 1
        now = time.monotonic()
        self.gap = max(self.gap, now - self.heard)
        self.heard = now


class Crowd:
    """People at many tables. A table whose game is over is followed by another."""

    def __init__(self, house: House, tables: int, seed: int) -> None:
        self.house = house
        self.chance = random.Random(seed)
        self.tables = tables
        self.people: list[tuple[str, str]] = []
        self.witnesses: list[Witness] = []
        self.bots: list[str] = []
        self.moves = 0
        self.opening = asyncio.Semaphore(OPENED)
        self.stopping = False
        self.refused: Counter[str] = Counter()
        self.byes: Counter[str] = Counter()
        self.gaps: list[float] = []  # the longest wait for an answer at a table, around each failure
        self.playing: asyncio.Future[Any] | None = None

    async def start(self) -> None:
        for name in ("Ada", "Bob"):
            async with httpx.AsyncClient(base_url=self.house.any_url(self.chance), timeout=PATIENCE) as client:
                answer = (await client.post("/api/guest", json={"name": name})).raise_for_status()
                cookie = "; ".join(f"{key}={value}" for key, value in client.cookies.items())
                self.people.append((answer.json()["id"], cookie))
        self.playing = asyncio.gather(*(self._keep_playing() for _ in range(self.tables)))

    async def _keep_playing(self) -> None:
        while not self.stopping:
            async with self.opening:
                witness = await self._open()
            if witness is not None:
                await witness.play()

    async def _open(self) -> Witness | None:
        """Open a table at one server, sit down at another. None if that fails, which is nobody's fault here."""
        number = len(self.witnesses)
        game = crenel.games()[number % len(crenel.games())]
        seats = [{"kind": "me"}, {"kind": "open"}]
        try:
            table = await self._ask(0, "/api/tables", {"game": game, "seats": seats})
            invite = table["seats"][1]["invite"].rsplit("/", 1)[1]
            await self._ask(1, f"/api/tables/{table['id']}/join", {"invite": invite})
        except httpx.HTTPError:
            await asyncio.sleep(0.1)
            return None
        witness = Witness(self, table["id"], self.people, self.chance.getrandbits(32))
        self.witnesses.append(witness)
        return witness

    async def open_bots(self, count: int) -> None:
        """Open tables at which only bots play."""
        goal = len(self.bots) + count
        while len(self.bots) < goal:
            seats = [{"kind": "bot", "bot": "random"}] * 3
            with contextlib.suppress(httpx.HTTPError):
                table = await self._ask(0, "/api/tables", {"game": "burgundy", "seats": seats})
                self.bots.append(table["id"])

    async def bots_play_on(self) -> None:
        """Check that each game of bots goes on, or is over: whoever had it may be gone."""

        def waiting() -> dict[str, int]:
            listed = ", ".join(f"'{table}'" for table in self.bots)
            rows = self.house.tell(
                "SELECT id, (SELECT count(*) FROM entries WHERE table_id = id) FROM tables"
                f" WHERE bots AND id IN ({listed})"
            )
            return {table: int(count) for table, count in (row.split("|") for row in rows.splitlines())}

        before = await asyncio.to_thread(waiting)
        await self.until_stored(lambda: not before.items() & waiting().items(), "nobody plays for the bots")

    async def _ask(self, person: int, path: str, body: object) -> Any:
        url = self.house.any_url(self.chance)
        headers = {"Cookie": self.people[person][1]}
        async with httpx.AsyncClient(base_url=url or "http://127.0.0.1:9", timeout=LONGEST) as client:
            return (await client.post(path, json=body, headers=headers)).raise_for_status().json()

    async def stop(self) -> None:
        self.stopping = True
        assert self.playing is not None
        await self.playing
        silent = [each for witness in self.witnesses for person in witness.people for each in person.left]
        for each in silent:
            each.cancel()
        await asyncio.gather(*silent, return_exceptions=True)

    # ------------------------------------------------------------ waiting

    async def until(self, condition: Callable[[], object], what: str) -> None:
        end = time.monotonic() + PATIENCE
        while not condition():
            assert self.playing is not None
            if self.playing.done():
                self.playing.result()
            assert time.monotonic() < end, what
            await asyncio.sleep(0.02)

    async def until_stored(self, condition: Callable[[], object], what: str) -> None:
        """Wait until a condition holds that asks the database."""
        end = time.monotonic() + PATIENCE
        while not await asyncio.to_thread(condition):
            assert time.monotonic() < end, what
            await asyncio.sleep(LOOK)

    async def more_moves(self, count: int) -> None:
        goal = self.moves + count
        await self.until(lambda: self.moves >= goal, "nobody plays")

    @property
    def running(self) -> list[Witness]:
        return [each for each in self.witnesses if not each.over]

    async def all_play_on(self, failure: Awaitable[object] | None = None) -> None:
        """Check that people get on at every table after something has failed; note how long they waited."""
        now = time.monotonic()
        before = {each: each.moves for each in self.running}
        for each in before:
            each.gap, each.heard = 0.0, now
        if failure is not None:
            await failure
            before = {each: each.moves for each in before}

        def stuck() -> list[str]:
            return [each.table for each, moves in before.items() if not each.over and each.moves == moves]

        try:
            await self.until(lambda: not stuck(), "a table is stuck")
        except AssertionError as error:
            raise AssertionError(f"{error}: {stuck()}\n{self.house.activity()}") from None
        self.gaps += [each.gap for each in before]

    def silent(self, url: str) -> bool:
        """Return whether a server still says nothing on a connection that its people have left for that."""
        return any(url in person.left.values() for witness in self.witnesses for person in witness.people)

    # ------------------------------------------------------------ checking

    def check(self) -> str:
        """Compare all that was promised and shown with what is stored, and say how much that was."""
        assert self.house.broken_fences() == ""
        assert check_store(self.house.store).faults == []
        found = stored_tables(self.house.store)
        promised = shown = 0
        for witness in self.witnesses:
            stored = found[witness.table]
            log = TableLog(stored.header)
            ids = Counter((entry.person, entry.key) for entry in stored.entries if entry.key)
            assert all(count == 1 for count in ids.values()), "something was done twice"
            for entry in stored.entries:
                log.apply_entry(entry)
                for person in witness.people:
                    if log.version in person.shown:
                        assert person.shown.pop(log.version) == digest(view_of(log, person.seat))
                        shown += 1
            said = {(entry.person, entry.key): entry for entry in stored.entries}
            for person in witness.people:
                assert not person.split, "two servers said two things"
                assert not person.shown, "something was shown that is not there"
                for id, version in person.acked.items():
                    entry = said.get((person.id, id))
                    assert entry is not None, "something that was acknowledged is lost"
                    wish = person.asked[id]
                    if isinstance(entry, ChatSent):
                        assert entry.text == wish["text"]
                    else:
                        assert log.acks[person.id, id] == version
                        assert not isinstance(entry, Acted) or entry.move == wish["move"]
                promised += len(person.acked)
        gaps = sorted(self.gaps) or [0.0]
        waits = (
            f"median {statistics.median(gaps):.1f} s, 95 % {gaps[len(gaps) * 95 // 100]:.1f} s, worst {gaps[-1]:.1f} s"
        )
        return (
            f"{promised} acknowledged changes and {shown} views at {len(self.witnesses)} tables are as the logs say;"
            f" {self.house.handed_over()} hand-overs; around a failure people waited {waits};"
            f" refused {dict(self.refused)}, sent away {dict(self.byes)}"
        )


def view_of(log: TableLog, seat: int) -> bytes:
    return write(None if log.status == "open" else log.state().observe(seat))


def digest(view: msgspec.Raw | bytes) -> bytes:
    """Return what two views share if they say the same, in whatever order."""
    return hashlib.sha256(json.dumps(json.loads(bytes(view)), sort_keys=True).encode()).digest()
