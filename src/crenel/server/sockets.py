"""WebSocket connections: one per table and page. They read messages, send views, and end if silent or too slow."""

import asyncio
import contextlib
from collections import Counter, deque
from collections.abc import Callable

import structlog
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from crenel.kernel.errors import CrenelError
from crenel.server import metrics, wire
from crenel.server.answers import answer
from crenel.server.channel import channel_of
from crenel.server.clock import now
from crenel.server.cluster.internal import PASSED_ON
from crenel.server.cluster.passing import PassingOn
from crenel.server.entries import (
    Acted,
    AnyEntry,
    ChatSent,
    TakebackAsked,
    TakebackVoted,
    Undone,
)
from crenel.server.errors import HttpRefusal, NotOwner, error_fields, status_of
from crenel.server.hints import hint
from crenel.server.learning import learned
from crenel.server.names import clean
from crenel.server.registry import TableRegistry
from crenel.server.sessions import People
from crenel.server.settings import Settings
from crenel.server.store.port import Person
from crenel.server.table_log import TableLog
from crenel.server.tables import REPLIES_KEPT, Check, Table
from crenel.server.throttle import Throttle

logger = structlog.get_logger()
POLICY_VIOLATION, SERVICE_RESTART, TRY_AGAIN_LATER, TIMED_OUT = 1008, 1012, 1013, 4408  # close codes
BAD_FRAMES = 10  # malformed frames after which the connection is closed
RETRYABLE = ("too-often", "asked-too-often", "not-saved")  # refusals that are not repeated for the same message id
LIMITED: dict[type, str] = {wire.Chat: "chat", wire.Point: "point", wire.Takeback: "takeback"}  # rates of messages
ChangeMessage = wire.Act | wire.Undo | wire.Chat | wire.Point | wire.Takeback | wire.Vote | wire.Learn


class Sockets:
    """All open connections."""

    def __init__(self, settings: Settings, throttle: Throttle, people: People, registry: TableRegistry) -> None:
        self.settings = settings
        self.throttle = throttle
        self.people = people
        self.registry = registry
        self.passing: PassingOn | None = None  # to the other servers, if there may be others
        self.open: set[Connection] = set()
        self.by_address: Counter[str] = Counter()  # sockets, also those that are only being opened or closed
        self.monitor: asyncio.Task[None] | None = None

    def start(self) -> None:
        self.monitor = asyncio.create_task(self._watch())

    async def stop(self) -> None:
        if self.monitor is not None:
            self.monitor.cancel()
        connections = list(self.open)
        for connection in connections:
            connection.close(SERVICE_RESTART)
        await asyncio.gather(*(connection.closed.wait() for connection in connections))

    async def serve(self, socket: WebSocket, table_id: str, person: Person | None, session: str, language: str) -> None:
        """Serve a connection from the handshake to its end."""
        await socket.accept()
        address = socket.client.host if socket.client else ""
        self.by_address[address] += 1
        try:
            if self.by_address[address] > self.settings.sockets_per_address:
                raise HttpRefusal("too-many-sockets", 429)
            since = asyncio.get_running_loop().time()
            while not await self._serve_here_or_there(socket, table_id, person, session, language, since):
                pass
        except CrenelError as error:
            with contextlib.suppress(RuntimeError, WebSocketDisconnect):
                if status_of(error) == 503:  # it will pass: the page tries again
                    await socket.close(SERVICE_RESTART)
                    return
                channel = channel_of(socket)
                channel.push(wire.write({"t": "bye", **error_fields(error, language)}))
                await channel.drain()
                await socket.close(POLICY_VIOLATION)
        finally:
            self.by_address[address] -= 1
            if not self.by_address[address]:
                del self.by_address[address]

    async def _serve_here_or_there(
        self, socket: WebSocket, table_id: str, person: Person | None, session: str, language: str, since: float
    ) -> bool:
        """Serve a connection here, or pass it on to the owner of its table. Return False if that has changed meanwhile;
        `since` when the owner is looked for."""
        try:
            async with self.registry.pinned(table_id) as table:
                if visited := socket.scope.get(PASSED_ON):
                    await self.registry.follow(table, visited)
                self._check_room(table, person, socket.client.host if socket.client else "")
                await Connection(self, socket, table, person, session, language).run()
                return True
        except NotOwner as found:
            if self.passing is None or self.registry.draining:
                raise
            return await self.passing.relay(socket, found, since)

    def looks(self, person: str) -> bool:
        """Whether a person has a table open and is not away."""
        return any(each.person == person and not each.away for each in self.open)

    def dismiss(self, fits: Callable[["Connection"], bool], key: str) -> None:
        """End the connections that fit, and say why."""
        for connection in [each for each in self.open if fits(each)]:
            connection.bye(key)

    async def end_stale(self) -> None:
        """Forget the people that are cached, and end the connections of sessions that have ended: somebody else may
        have changed them in the store."""
        self.people.forget()
        ended = await self.people.store.ended_sessions({each.session for each in self.open if each.session})
        self.dismiss(lambda connection: connection.session in ended, "session-ended")

    def _check_room(self, table: Table, person: Person | None, address: str) -> None:
        """Refuse whom the host has removed, and one onlooker too many. There is always room for the table's own
        people."""
        if person is not None and person.id in table.log.seating.removed:
            raise HttpRefusal("removed", 403)
        seated = person is not None and (table.log.seating.seats_of(person.id) or table.log.seating.host == person.id)
        if seated and not table.address:
            table.address = address
        if not seated and len(table.watchers) >= self.settings.onlookers:
            raise HttpRefusal("table-crowded", 429)

    async def _watch(self) -> None:
        """Mark silent connections as away, and close those that stay silent. Let slow ones catch up, or close them."""
        clock = asyncio.get_running_loop().time
        while True:
            await asyncio.sleep(min(1.0, self.settings.away / 2))
            for connection in list(self.open):
                silence = clock() - connection.last_heard
                connection.catch_up()
                if silence > self.settings.silence:
                    connection.close(TIMED_OUT)
                elif (silence > self.settings.away) != connection.away:
                    connection.away = not connection.away
                    connection.table.presence_changed(connection)
                del connection  # or the last one would be held until the next look


class Connection:
    """One page at one table."""

    def __init__(
        self, sockets: Sockets, socket: WebSocket, table: Table, person: Person | None, session: str, language: str
    ) -> None:
        self.sockets = sockets
        self.socket = socket
        self.table = table
        self.person = person.id if person else ""
        self.session = session  # hash of its token; the connection ends with it
        self.person_at_start = person
        self.browser_language = language
        self.away = False
        self.asks_always = socket.query_params.get("ask") == "always"
        self.viewed: int | None = None
        self.clock = asyncio.get_running_loop().time
        self.last_heard = self.clock()
        self.channel = channel_of(socket)
        self.reader: asyncio.Task[None] | None = None
        self.close_code: int | None = None  # set if the server closes the connection
        self.closed = asyncio.Event()
        self.behind_since: float | None = None  # since when it gets no news, because it has not taken earlier ones
        self.bad_frames = 0
        self.busy = False  # whether a message is being handled
        self.inbox: deque[bytes] = deque()  # messages that arrived meanwhile
        self.hint_task: asyncio.Task[None] | None = None
        self.frame_limit, self.frame_window = sockets.throttle.frames()
        self.frames = 0  # received in the current window
        self.window_start = self.last_heard

    @property
    def language(self) -> str:
        person = self.sockets.people.persons.get(self.person, self.person_at_start)
        return person.language if person else self.browser_language

    # ------------------------------------------------------------ lifecycle

    async def run(self) -> None:
        self.sockets.open.add(self)
        metrics.CONNECTIONS.inc()
        self.reader = asyncio.create_task(self._read())
        try:
            await asyncio.wait({self.reader})
        finally:
            self.sockets.open.discard(self)
            metrics.CONNECTIONS.dec()
            self.table.remove_watcher(self)
            if self.hint_task is not None:
                self.hint_task.cancel()
            await self._end(self.reader)
            self.channel.listen(None)
            self.closed.set()

    async def _end(self, reader: asyncio.Task[None]) -> None:
        reader.cancel()
        await asyncio.wait({reader})
        error = None if reader.cancelled() else reader.exception()
        if error is not None and not isinstance(error, WebSocketDisconnect):
            logger.error("connection_failed", table=self.table.id, error=repr(error))
            self.close_code = self.close_code or SERVICE_RESTART
        if self.close_code is not None and self.socket.client_state is WebSocketState.CONNECTED:
            with contextlib.suppress(TimeoutError, RuntimeError, WebSocketDisconnect):
                patience = 1.0 if self.close_code == SERVICE_RESTART else self.sockets.settings.farewell
                await asyncio.wait_for(self._close_socket(self.close_code), patience)
            if self.channel.unsent:  # a client that never reads would keep it in memory for ever
                asyncio.get_running_loop().call_later(self.sockets.settings.farewell, self.channel.abort)

    async def _close_socket(self, code: int) -> None:
        await self.channel.drain()
        await self.socket.close(code)

    def close(self, code: int) -> None:
        """End the connection. The first call decides on the code."""
        if self.close_code is None:
            self.close_code = code
            if self.reader is not None:
                self.reader.cancel()

    def reconnect(self) -> None:
        self.close(SERVICE_RESTART)

    # ------------------------------------------------------------ sending

    def tell(self, message: bytes) -> None:
        """Send news of the table, unless too much waits already: then all news are left out until the client has taken
        what waits, and `catch_up` sends the full state."""
        if self.close_code is not None:  # whatever was said last stays the last word
            return
        if self.behind_since is None and self.channel.unsent > self.sockets.settings.backlog:
            self.behind_since = self.clock()
        if self.behind_since is None and self.close_code is None:  # a farewell is the last word
            self.channel.push(message)

    def catch_up(self) -> None:
        """Send the full state to a client that was behind and has taken all; end one that takes too long."""
        if self.behind_since is None:
            return
        if not self.channel.unsent:
            self.behind_since = None
            self.table.spawn(self._send_state())
        elif self.clock() - self.behind_since > self.sockets.settings.slow:
            self.close(TRY_AGAIN_LATER)

    async def _send_state(self) -> None:
        with contextlib.suppress(HttpRefusal):  # a table that is given up ends its connections itself
            await self.table.send_state(self)

    def send_bytes(self, message: bytes) -> None:
        """Send an answer to the client. Whoever asks on and on without reading is let go."""
        if self.channel.unsent > self.sockets.settings.answers:
            self.close(TRY_AGAIN_LATER)
        else:
            self.channel.push(message)

    def send(self, **message: object) -> None:
        self.send_bytes(wire.write(message))

    def bye(self, key: str) -> None:
        """Say why, then close."""
        self.send(t="bye", **error_fields(HttpRefusal(key), self.language))
        self.close(POLICY_VIOLATION)

    def _send_ack(self, id: str, version: int) -> None:
        """Acknowledge a saved change. The state that it led to mostly follows at once, in the same packet."""
        self.channel.push_with_next(wire.write({"t": "ack", "id": id, "v": version}))

    def _refusal(self, id: str | None, error: CrenelError) -> dict[str, object]:
        return {"t": "refused", "id": id, **error_fields(error, self.language), "v": self.table.log.version}

    # ------------------------------------------------------------ receiving

    async def _read(self) -> None:
        """Read until the page disconnects. The channel passes on most messages; the others come through ASGI."""
        try:
            await self.table.add_watcher(self)
        except HttpRefusal:  # it has just been given up
            self.close_code = self.close_code or SERVICE_RESTART
            return
        self.channel.listen(self.receive)
        while True:
            await self.channel.readable()
            received = await self.socket.receive()
            if received["type"] == "websocket.disconnect":
                return
            message = received.get("text") or received.get("bytes") or b""
            self.receive(message.encode() if isinstance(message, str) else message)

    def receive(self, frame: bytes) -> None:
        """Handle a message, or queue it and stop reading while another is being handled: answers keep their order."""
        self.last_heard = self.clock()
        if self.close_code is not None:
            return
        if not self._within_rate():
            self.bye("too-many-frames")
        elif self.busy:
            self.inbox.append(frame)
            self.channel.pause_reading()
        else:
            self._handle(frame)

    def _within_rate(self) -> bool:
        if self.last_heard - self.window_start >= self.frame_window:
            self.window_start, self.frames = self.last_heard, 0
        self.frames += 1
        return self.frames <= self.frame_limit

    def _handle(self, frame: bytes) -> None:
        try:
            message = wire.read(frame, self.sockets.settings.frame)
        except HttpRefusal as error:
            self.bad_frames += 1
            self.send(**self._refusal(wire.name_of(frame), error))
            if self.bad_frames >= BAD_FRAMES:
                self.bye("bad-frames")
            return
        if isinstance(message, wire.Ping):
            self.send(t="pong")
            return
        if isinstance(message, wire.Ask) and message.what == "hint":
            self._start_hint(message)
            return
        self.busy = True
        self.table.spawn(self._handle_at_table(message)).add_done_callback(self._handled)

    async def _handle_at_table(self, message: wire.FromClient) -> None:
        """Handle a message that needs the table's lock."""
        if isinstance(message, wire.Sync):
            await self._send_state()
        elif isinstance(message, wire.Ask):
            await self._answer(message)
        elif not isinstance(message, wire.Ping):
            await self._submit(message)

    def _handled(self, task: asyncio.Task[None]) -> None:
        """Continue with the messages that arrived meanwhile."""
        self.busy = False
        error = None if task.cancelled() else task.exception()
        if error is not None:
            logger.error("connection_failed", table=self.table.id, error=repr(error))
            self.close(SERVICE_RESTART)
        while self.inbox and not self.busy and self.close_code is None:
            self._handle(self.inbox.popleft())
        if not self.inbox:
            self.channel.resume_reading()

    # ------------------------------------------------------------ changes to the table

    async def _submit(self, message: ChangeMessage) -> None:
        """Submit a change. The same message id gets the same reply."""
        key = (self.person, message.id)
        replies = self.table.refused_replies
        if key in replies:
            self.send_bytes(replies[key])
            return
        try:
            entry, check = self._entry(message)
            if type(message) in LIMITED:
                await self.sockets.throttle.count(LIMITED[type(message)], self.person)
            await self.table.submit(entry, check, lambda version: self._send_ack(message.id, version))
            self.channel.flush()  # a repeated message has no new state to go with its acknowledgement
        except NotOwner:
            self.reconnect()  # the page says it once more where the table is now
        except CrenelError as error:
            reply = wire.write(self._refusal(message.id, error))
            if error.key not in RETRYABLE:
                replies[key] = reply
                while len(replies) > REPLIES_KEPT:
                    replies.popitem(last=False)
            self.send_bytes(reply)

    def _entry(self, message: ChangeMessage) -> tuple[AnyEntry, Check]:
        """Return the log entry of a message, and the check it has to pass."""
        at, person, key = now(), self.person, message.id
        if isinstance(message, wire.Chat):
            return self._chat(message, at), self._check_chat
        if isinstance(message, wire.Point):
            return self._point(message, at), self._check_point
        if isinstance(message, wire.Learn):
            return learned(message, person, at)
        seat = message.seat
        if isinstance(message, wire.Vote):
            return TakebackVoted(at=at, person=person, key=key, seat=seat, yes=message.yes), self._seat_check(
                seat, None
            )
        check = self._seat_check(seat, message.v)
        if isinstance(message, wire.Act):
            return Acted(at=at, person=person, key=key, seat=seat, move=message.move), check
        if isinstance(message, wire.Undo):
            return Undone(at=at, person=person, key=key, seat=seat, count=message.count), check

        def check_takeback(log: TableLog) -> None:
            check(log)
            log.takebacks.declined.check(seat, at)

        return TakebackAsked(at=at, person=person, key=key, seat=seat, moves=message.moves), check_takeback

    def _seat_check(self, seat: int, version: int | None) -> Check:
        """Return a check that the seat is this person's and the position still the one they saw."""

        def check(log: TableLog) -> None:
            self._check_seat(log, seat)
            if version is not None:
                log.state()
                log.check_fresh(seat, version)

        return check

    def _check_seat(self, log: TableLog, seat: int) -> None:
        if seat not in log.seating.held_by(self.person):
            raise HttpRefusal("not-your-seat", 403, seat=seat)

    def _check_chat(self, log: TableLog) -> None:
        """Refuse the chat of people who are not at a private table, or whom the host does not want to hear."""
        if not log.seating.may_chat(self.person, log.header.listed):
            muted = self.person in log.seating.muted
            raise HttpRefusal("muted" if muted else "chat-private", 403)

    def _check_point(self, log: TableLog) -> None:
        """Refuse to let others than players point at things."""
        self._check_chat(log)
        if not log.seating.held_by(self.person):
            raise HttpRefusal("point-players", 403)

    def _chat(self, message: wire.Chat, at: int) -> ChatSent:
        text = clean(message.text)
        name, seat = self._speaker()
        if not text:
            raise HttpRefusal("nothing-said", 422)
        return ChatSent(at=at, person=self.person, key=message.id, name=name, text=text, seat=seat)

    def _point(self, message: wire.Point, at: int) -> ChatSent:
        name, seat = self._speaker()
        return ChatSent(
            at=at,
            person=self.person,
            key=message.id,
            name=name,
            text="",
            seat=seat,
            kind=message.kind,
            target=message.target,
        )

    def _speaker(self) -> tuple[str, int | None]:
        """The name and the seat under which this person speaks."""
        person = self.sockets.people.persons.get(self.person, self.person_at_start)
        if person is None:
            raise HttpRefusal("no-session", 401)
        seating = self.table.log.seating
        seat = next(iter(seating.seats_of(self.person)), None)
        return seating.name_for(self.person, person.name) if seat is None else seating.seats[seat].name, seat

    # ------------------------------------------------------------ questions

    async def _answer(self, message: wire.Ask) -> None:
        try:
            async with self.table.lock:
                if message.seat != wire.NO_SEAT:
                    self._check_seat(self.table.log, message.seat)
                question = (self.table.log.state(), message, self.language)
                # A long plan takes a while, so it leaves the event loop.
                found = await asyncio.to_thread(answer, *question) if message.after else answer(*question)
                self.send(t="answer", id=message.id, **found)
        except NotOwner:
            self.reconnect()
        except CrenelError as error:
            self.send(**self._refusal(message.id, error))

    def _start_hint(self, message: wire.Ask) -> None:
        """Let a bot work on a hint while other messages are handled. One hint at a time."""
        if self.hint_task is not None and not self.hint_task.done():
            self.send(**self._refusal(message.id, HttpRefusal("hint-under-way")))
            return
        self.hint_task = self.table.spawn(self._hint(message))

    async def _hint(self, message: wire.Ask) -> None:
        try:
            await self.sockets.throttle.count("hint", self.person)
            found = await hint(self.table, message.seat, lambda log: self._check_seat(log, message.seat))
            self.send(t="answer", id=message.id, **found)
        except NotOwner:
            self.reconnect()
        except CrenelError as error:
            self.send(**self._refusal(message.id, error))
