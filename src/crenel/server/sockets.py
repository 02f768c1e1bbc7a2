"""One socket per table and page: reads wishes, sends views, notices silence and slowness."""

import asyncio
import contextlib
from collections import deque
from collections.abc import Callable

import structlog
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from crenel.kernel.errors import CrenelError
from crenel.server import metrics, wire
from crenel.server.answers import answer
from crenel.server.channel import channel_of
from crenel.server.entries import Acted, AnyEntry, ChatSent, TakebackAsked, TakebackVoted, Undone, now
from crenel.server.errors import HttpRefusal, told
from crenel.server.hints import hint
from crenel.server.registry import TableRegistry
from crenel.server.sessions import People
from crenel.server.settings import Settings
from crenel.server.store.port import Person
from crenel.server.table_log import TableLog
from crenel.server.tables import REPLIES_KEPT, Table
from crenel.server.throttle import Throttle

logger = structlog.get_logger()
REFUSED, RESTART, TOO_SLOW, SILENT = 1008, 1012, 1013, 4408
BAD_FRAMES = 10  # frames without meaning before the connection is given up
RETRYABLE = ("too-often", "asked-too-often", "not-saved")  # answers that may be different when asked again


class Sockets:
    """All connections."""

    def __init__(self, settings: Settings, throttle: Throttle, people: People, registry: TableRegistry) -> None:
        self.settings = settings
        self.throttle = throttle
        self.people = people
        self.registry = registry
        self.open: set[Connection] = set()
        self.watch: asyncio.Task[None] | None = None

    def start(self) -> None:
        self.watch = asyncio.create_task(self._notice_silence())

    async def stop(self) -> None:
        if self.watch is not None:
            self.watch.cancel()
        leaving = list(self.open)
        for connection in leaving:
            connection.drop(RESTART)
        await asyncio.gather(*(connection.gone.wait() for connection in leaving))

    async def serve(self, socket: WebSocket, table_id: str, person: Person | None, language: str) -> None:
        """From the handshake to the end."""
        await socket.accept()
        try:
            async with self.registry.at(table_id) as table:
                await Connection(self, socket, table, person, language).run()
        except CrenelError as error:
            with contextlib.suppress(RuntimeError, WebSocketDisconnect):
                channel_of(socket.scope).push(wire.write({"t": "bye", **told(error, language)}))
                await socket.close(REFUSED)

    async def _notice_silence(self) -> None:
        clock = asyncio.get_running_loop().time
        while True:
            await asyncio.sleep(min(1.0, self.settings.away / 2))
            for connection in list(self.open):
                silent = clock() - connection.heard
                if silent > self.settings.silence:
                    connection.drop(SILENT)
                elif (silent > self.settings.away) != connection.away:
                    connection.away = not connection.away
                    connection.table.presence()


class Connection:
    """One page at one table."""

    def __init__(self, sockets: Sockets, socket: WebSocket, table: Table, person: Person | None, language: str) -> None:
        self.sockets = sockets
        self.socket = socket
        self.table = table
        self.person = person.id if person else ""
        self.guest = person
        self.spoken = language
        self.away = False
        self.viewed: int | None = None
        self.clock = asyncio.get_running_loop().time
        self.heard = self.clock()
        self.channel = channel_of(socket.scope)
        self.reading: asyncio.Task[None] | None = None
        self.code: int | None = None  # why we close, if we do
        self.gone = asyncio.Event()
        self.bad = 0
        self.answering = False
        self.advised: asyncio.Task[None] | None = None  # a hint that is being thought about
        self.unheard: deque[bytes] = deque()
        self.allowance, self.period = sockets.throttle.frames()
        self.spent = 0
        self.since = self.heard

    @property
    def language(self) -> str:
        person = self.sockets.people.persons.get(self.person, self.guest)
        return person.language if person else self.spoken

    # ------------------------------------------------------------ life

    async def run(self) -> None:
        self.sockets.open.add(self)
        metrics.CONNECTIONS.inc()
        self.reading = asyncio.create_task(self._read_all())
        try:
            await asyncio.wait({self.reading})
        finally:
            self.sockets.open.discard(self)
            metrics.CONNECTIONS.dec()
            self.table.leave(self)
            if self.advised is not None:
                self.advised.cancel()
            await self._end(self.reading)
            self.gone.set()

    async def _end(self, reading: asyncio.Task[None]) -> None:
        reading.cancel()
        await asyncio.wait({reading})
        error = None if reading.cancelled() else reading.exception()
        if error is not None and not isinstance(error, WebSocketDisconnect):
            logger.error("connection_failed", table=self.table.id, error=repr(error))
            self.code = self.code or RESTART
        if self.code is not None and self.socket.client_state is WebSocketState.CONNECTED:
            with contextlib.suppress(TimeoutError, RuntimeError, WebSocketDisconnect):
                await asyncio.wait_for(self.socket.close(self.code), 1.0)

    def drop(self, code: int) -> None:
        """End this connection, now."""
        if self.code is None:
            self.code = code
            if self.reading is not None:
                self.reading.cancel()

    def restart(self) -> None:
        self.drop(RESTART)

    def send_bytes(self, message: bytes) -> None:
        if self.channel.unsent > self.sockets.settings.backlog:
            self.drop(TOO_SLOW)
        else:
            self.channel.push(message)

    def send(self, **message: object) -> None:
        self.send_bytes(wire.write(message))

    # ------------------------------------------------------------ what the page says

    async def _read_all(self) -> None:
        """Until the page goes. What it says reaches `hear`, but for what it said before it was let in."""
        await self.table.enter(self)
        self.channel.listen(self.hear)
        while True:
            received = await self.socket.receive()
            if received["type"] == "websocket.disconnect":
                return
            said = received.get("text") or received.get("bytes") or b""
            self.hear(said.encode() if isinstance(said, str) else said)

    def hear(self, frame: bytes) -> None:
        """A message of the page. They are answered one after the other; while one takes its time, no more are read."""
        self.heard = self.clock()
        if self.code is not None:
            return
        if not self._affords():
            self._bye("too-many-frames")
        elif self.answering:
            self.unheard.append(frame)
            self.channel.hold()
        else:
            self._answer(frame)

    def _go_on(self, answered: asyncio.Task[None]) -> None:
        """What took its time is done."""
        self.answering = False
        error = None if answered.cancelled() else answered.exception()
        if error is not None:
            logger.error("connection_failed", table=self.table.id, error=repr(error))
            self.drop(RESTART)
        while self.unheard and not self.answering and self.code is None:
            self._answer(self.unheard.popleft())
        if not self.unheard:
            self.channel.go_on()

    def _affords(self) -> bool:
        if self.heard - self.since >= self.period:
            self.since, self.spent = self.heard, 0
        self.spent += 1
        return self.spent <= self.allowance

    def _bye(self, key: str) -> None:
        self.send(t="bye", **told(HttpRefusal(key), self.language))
        self.drop(REFUSED)

    def _answer(self, frame: bytes) -> None:
        try:
            message = wire.read(frame, self.sockets.settings.frame)
        except HttpRefusal as error:
            self.bad += 1
            self.send(**self._refusal(wire.name_of(frame), error))
            if self.bad >= BAD_FRAMES:
                self._bye("bad-frames")
            return
        if isinstance(message, wire.Ping):
            self.send(t="pong")
            return
        if isinstance(message, wire.Ask) and message.what == "hint":
            self._advise(message)
            return
        self.answering = True
        self.table.spawn(self._do(message)).add_done_callback(self._go_on)

    async def _do(self, message: wire.FromClient) -> None:
        """What needs the table, and so may have to wait for it."""
        if isinstance(message, wire.Sync):
            await self.table.show(self)
        elif isinstance(message, wire.Ask):
            await self._explain(message)
        elif not isinstance(message, wire.Ping):
            await self._wish(message)

    def _refusal(self, id: str | None, error: CrenelError) -> dict[str, object]:
        return {"t": "refused", "id": id, **told(error, self.language), "v": self.table.log.version}

    async def _wish(self, message: wire.Act | wire.Undo | wire.Chat | wire.Takeback | wire.Vote) -> None:
        """Something that changes the table. The same id gets the same answer."""
        key = (self.person, message.id)
        replies = self.table.refused_replies
        if key in replies:
            self.send_bytes(replies[key])
            return
        try:
            entry, check = self._entry(message)
            await self.table.submit(entry, check, lambda version: self._acknowledge(message.id, version))
            self.channel.flush()  # if there was nothing new to be shown with it
        except CrenelError as error:
            answer = wire.write(self._refusal(message.id, error))
            if error.key not in RETRYABLE:
                replies[key] = answer
                while len(replies) > REPLIES_KEPT:
                    replies.popitem(last=False)
            self.send_bytes(answer)

    def _acknowledge(self, id: str, version: int) -> None:
        """Done and saved. What it led to mostly follows at once, so both go together."""
        self.channel.keep(wire.write({"t": "ack", "id": id, "v": version}))

    def _entry(
        self, message: wire.Act | wire.Undo | wire.Chat | wire.Takeback | wire.Vote
    ) -> tuple[AnyEntry, Callable[[TableLog], None]]:
        """What would stand in the log, and what must hold for it."""
        at, person, key = now(), self.person, message.id
        if isinstance(message, wire.Chat):
            return self._chat(message, at), lambda log: None
        seat = message.seat
        if isinstance(message, wire.Vote):
            return TakebackVoted(at=at, person=person, key=key, seat=seat, yes=message.yes), self._own(seat, None)
        check = self._own(seat, message.v)
        if isinstance(message, wire.Act):
            return Acted(at=at, person=person, key=key, seat=seat, move=message.move), check
        if isinstance(message, wire.Undo):
            return Undone(at=at, person=person, key=key, seat=seat, count=message.count), check
        self.sockets.throttle.count("takeback", person)

        def may_ask(log: TableLog) -> None:
            check(log)
            log.declined.check(seat, at)

        return TakebackAsked(at=at, person=person, key=key, seat=seat, moves=message.moves), may_ask

    def _own(self, seat: int, version: int | None) -> Callable[[TableLog], None]:
        """The seat is this person's, and the position is still the one they saw."""

        def check(log: TableLog) -> None:
            self._check_seat(log, seat)
            if version is not None:
                log.state()
                log.check_fresh(seat, version)

        return check

    def _check_seat(self, log: TableLog, seat: int) -> None:
        if seat not in log.held_by(self.person):
            raise HttpRefusal("not-your-seat", 403, seat=seat)

    def _chat(self, message: wire.Chat, at: int) -> ChatSent:
        person = self.sockets.people.persons.get(self.person, self.guest)
        text = " ".join(message.text.split())
        if person is None:
            raise HttpRefusal("no-session", 401)
        if not text:
            raise HttpRefusal("nothing-said", 422)
        self.sockets.throttle.count("chat", self.person)
        seat = next(iter(self.table.log.seats_of(self.person)), None)
        return ChatSent(at=at, person=person.id, key=message.id, name=person.name, text=text, seat=seat)

    # ------------------------------------------------------------ what the page asks

    async def _explain(self, message: wire.Ask) -> None:
        async with self.table.lock:
            try:
                if message.seat != wire.NO_SEAT:
                    self._check_seat(self.table.log, message.seat)
                asked = (self.table.log.state(), message, self.language)
                # A long plan takes its time to be looked at.
                found = await asyncio.to_thread(answer, *asked) if message.after else answer(*asked)
                self.send(t="answer", id=message.id, **found)
            except CrenelError as error:
                self.send(**self._refusal(message.id, error))

    def _advise(self, message: wire.Ask) -> None:
        """A bot takes its time over a hint, so everything else goes on meanwhile; one hint after the other."""
        if self.advised is not None and not self.advised.done():
            self.send(**self._refusal(message.id, HttpRefusal("hint-under-way")))
            return
        self.advised = self.table.spawn(self._hint(message))

    async def _hint(self, message: wire.Ask) -> None:
        try:
            self.sockets.throttle.count("hint", self.person)
            found = await hint(self.table, message.seat, lambda log: self._check_seat(log, message.seat))
            self.send(t="answer", id=message.id, **found)
        except CrenelError as error:
            self.send(**self._refusal(message.id, error))
