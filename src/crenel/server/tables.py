"""A table in memory, and the one path for everything that happens at it, whoever does it:

seat check → idempotency key and expected version → the rules → the log (committed) → acknowledge → views to each
watcher.
"""

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Coroutine, Iterator
from time import perf_counter
from typing import Protocol

import structlog

from crenel.kernel.errors import CrenelError
from crenel.server import clocks, metrics, views
from crenel.server.bots import Thinkers, thought_for
from crenel.server.course import Course
from crenel.server.entries import REPLAYING, SEATING, Acted, AnyEntry, Face, Said, SeatPlan, now
from crenel.server.errors import Refused
from crenel.server.settings import Settings
from crenel.server.shapes import TableShape
from crenel.server.store.port import Change, NewEntry, NewFace, NewPlaces, NewSnapshot, NewTable, Store
from crenel.server.wire import write

log = structlog.get_logger()
Check = Callable[[Course], None]
REFUSALS = 256  # answers kept for questions that come twice
RETRY = 1.0  # seconds before a bot that failed is asked again


class Watcher(Protocol):
    """Somebody who looks on: a connection."""

    person: str
    away: bool
    viewed: int | None  # the seat of the last view

    def send(self, message: bytes) -> None:
        """Never waits."""

    def restart(self) -> None:
        """The table has to be opened anew."""


class Table:
    """The only owner of a table's course. Whoever looks at it or changes it holds the lock, so nobody sees what is not
    committed."""

    def __init__(self, course: Course, store: Store, thinkers: Thinkers, settings: Settings) -> None:
        self.course = course
        self.id = course.header.id
        self.store = store
        self.thinkers = thinkers
        self.settings = settings
        self.lock = asyncio.Lock()
        self.watchers: set[Watcher] = set()
        self.seq = 0
        self.here: list[int] = []
        self.gone: dict[int, float] = {}  # seats of people who are not here: since when
        self.absent: list[int] = []  # those of them whom a bot may stand in for
        self.late: list[int] = []  # whose time is up, as was told last
        self.lost = False  # memory and store may differ: to be loaded again
        self.pins = 0
        self.used = asyncio.get_running_loop().time()
        self.refusals: OrderedDict[tuple[str, str], bytes] = OrderedDict()
        self.last_snapshot = course.decisions
        self.bots: asyncio.Task[None] | None = None
        self.tasks: set[asyncio.Task[None]] = set()

    @property
    def idle(self) -> bool:
        return not (self.pins or self.watchers or self.tasks or (self.bots and not self.bots.done()))

    # ------------------------------------------------------------ the one path

    async def take(
        self,
        entry: AnyEntry,
        check: Check,
        acked: Callable[[int], None] | None = None,
        *also: Change,
    ) -> None:
        """Let an entry happen, to the end even if whoever asked for it goes away; CrenelError if it may not."""
        await asyncio.shield(self.hold(self.happen(entry, check, acked, *also)))

    def hold(self, doing: Coroutine[object, object, None]) -> asyncio.Task[None]:
        """Something that the table does to its end; it stays in memory for it."""
        task = asyncio.create_task(doing)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        return task

    async def happen(
        self,
        entry: AnyEntry,
        check: Check,
        acked: Callable[[int], None] | None = None,
        *also: Change,
    ) -> None:
        """The path itself. To be called by what nobody cancels."""
        async with self.lock:
            if self.lost:
                raise Refused("not-saved", 503)
            done = self.course.acks.get((entry.person, entry.key)) if entry.key else None
            face: Face | None = None
            first = self.course.events
            if done is None:
                check(self.course)
                if isinstance(entry, REPLAYING):  # what may take long leaves the event loop
                    await asyncio.to_thread(self.course.take, entry)
                else:
                    self.course.take(entry)
                first = min(first, self.course.events)
                face = self.course.face()
                await self._commit(entry, face, also)
                done = self.course.version
            if acked is not None:
                acked(done)
            if face is not None:
                self._publish(entry, face, first)
        self.wake_bots()

    async def _commit(self, entry: AnyEntry, face: Face, also: tuple[Change, ...]) -> None:
        course = self.course
        changes: list[Change] = [NewEntry(self.id, course.entries, entry)]
        if not isinstance(entry, Said):
            changes.append(NewFace(face, bool(course.bots_to_move())))
        if isinstance(entry, SEATING):
            changes.append(NewPlaces(self.id, people_at(course)))
        changes += self._snapshot()
        began = perf_counter()
        try:
            await self.store.commit(*changes, *also)
        except Exception as error:
            self.lost = True
            for watcher in list(self.watchers):
                watcher.restart()
            log.error("not_saved", table=self.id, error=repr(error))
            raise Refused("not-saved", 503) from error
        if self.settings.metrics:
            metrics.COMMIT.observe(perf_counter() - began)
            metrics.MOVES.inc(isinstance(entry, Acted))

    def _snapshot(self) -> Iterator[Change]:
        course = self.course
        self.last_snapshot = min(self.last_snapshot, course.decisions)
        if course.decisions - self.last_snapshot >= self.settings.snapshot_every or (
            course.over and course.decisions > self.last_snapshot
        ):
            snapshot = course.snapshot()
            if snapshot is not None:
                self.last_snapshot = course.decisions
                yield NewSnapshot(self.id, snapshot)

    # ------------------------------------------------------------ what is shown

    def shape(self, person: str) -> TableShape:
        return views.table_shape(self.course.face(), person, self.here, self.absent)

    async def shape_for(self, person: str) -> TableShape:
        async with self.lock:
            return self.shape(person)

    def _publish(self, entry: AnyEntry, face: Face, first: int) -> None:
        self.seq += 1
        if isinstance(entry, Said):
            self._tell_all({"t": "chat", "seq": self.seq, **views.chat_line(entry)})
            return
        if isinstance(entry, SEATING):
            self._look_around()
        looking = {watcher: views.viewed_seat(self.course, watcher.person) for watcher in self.watchers}
        picture = views.Picture(self.course, face, self.here, self.absent, set(looking.values()))
        written: dict[tuple[str, int], bytes] = {}
        for watcher, seat in looking.items():
            since = first if seat == watcher.viewed else self._since(first)
            watcher.viewed = seat
            key = (watcher.person if seat is not None or watcher.person == face.host else "", since)
            if key not in written:
                written[key] = write({**picture.message(watcher.person, seat, since), "seq": self.seq})
            watcher.send(written[key])

    def _since(self, first: int) -> int:
        """Who looks through another seat now needs all events anew, if there are any that only some may see."""
        private = self.course.timeline is not None and any("to" in line for line in self.course.timeline.state.events)
        return 0 if private else first

    def _tell_all(self, message: dict[str, object]) -> None:
        text = write(message)
        for watcher in list(self.watchers):
            watcher.send(text)

    # ------------------------------------------------------------ who looks on

    async def show(self, watcher: Watcher) -> None:
        """Everything, for one."""
        async with self.lock:
            self._show(watcher)

    def _show(self, watcher: Watcher) -> None:
        watcher.viewed = views.viewed_seat(self.course, watcher.person)
        picture = views.Picture(self.course, self.course.face(), self.here, self.absent, [watcher.viewed])
        message = picture.message(watcher.person, watcher.viewed, 0)
        watcher.send(write({**message, "seq": self.seq, "chat": views.chat_lines(self.course)}))

    async def enter(self, watcher: Watcher) -> None:
        async with self.lock:
            self.watchers.add(watcher)
            self.presence()
            self._show(watcher)
        self.wake_bots()

    def leave(self, watcher: Watcher) -> None:
        self.watchers.discard(watcher)
        self.used = asyncio.get_running_loop().time()
        self.presence()

    def presence(self) -> None:
        """Tell who is there."""
        self._look_around()
        seated = {seat.person for seat in self.course.seats if seat.person}
        strangers = sum(1 for watcher in self.watchers if watcher.person not in seated)
        self.seq += 1
        told: dict[str, object] = {"here": self.here, "absent": self.absent, "watchers": strangers}
        if self.course.clocks is not None:
            told["clocks"] = clocks.clocks_shape(self.course.clocks, self.course.seats)
        self._tell_all({"t": "presence", "seq": self.seq, **told})

    def _look_around(self) -> None:
        there = {watcher.person for watcher in self.watchers if watcher.person and not watcher.away}
        self.here = [number for number, seat in enumerate(self.course.seats) if seat.person in there]
        now_gone = [number for number, seat in enumerate(self.course.seats) if self._missed(seat)]
        at = asyncio.get_running_loop().time()
        self.gone = {seat: self.gone.get(seat, at) for seat in now_gone if seat not in self.here}
        self.absent = self._long_gone()
        self.late = clocks.late(self.course.clocks)

    def _missed(self, seat: SeatPlan) -> bool:
        return self.course.status == "playing" and seat.kind == "human" and not seat.left

    def _long_gone(self) -> list[int]:
        at = asyncio.get_running_loop().time() - self.settings.absent
        return [seat for seat, since in self.gone.items() if since <= at]

    def notice_absence(self) -> None:
        """Tell it when somebody has been away long enough for a bot to stand in, or has no time left."""
        if (self.gone and self._long_gone() != self.absent) or clocks.late(self.course.clocks) != self.late:
            self.presence()

    # ------------------------------------------------------------ bots

    def wake_bots(self) -> None:
        """See to it that a bot whose turn it is thinks."""
        if self.course.bots_to_move() and (self.bots is None or self.bots.done()):
            self.bots = asyncio.create_task(self._play_bots())
            self.bots.add_done_callback(self._bots_stopped)

    def _bots_stopped(self, task: asyncio.Task[None]) -> None:
        if not task.cancelled() and task.exception() is not None:
            log.error("bots_stopped", table=self.id, error=repr(task.exception()))

    async def _play_bots(self) -> None:
        while not self.lost:
            async with self.lock:
                waiting = self.course.bots_to_move()
                if not waiting:
                    return
                seat = waiting[0]
                version = self.course.version
                state = self.course.state()
                thought = thought_for(state, self.course.seats[seat].bot, seat)
            try:
                move = await self.thinkers.move(thought)
            except Exception as error:  # a bot that fails must not stop the table
                log.error("bot_failed", table=self.id, bot=thought.bot, error=repr(error))
                await asyncio.sleep(RETRY)
                move = state.text(state.actions(seat)[0], seat) if self.course.version == version else ""
            if self.watchers:
                await asyncio.sleep(self.settings.bot_pause)
            await self._bot_moves(seat, move, version)

    async def _bot_moves(self, seat: int, move: str, version: int) -> None:
        """The same path as for people. What changed in the meantime makes the thought worthless, not the table."""

        def check(course: Course) -> None:
            if course.seats[seat].kind != "bot":
                raise Refused("not-your-seat", 403, seat=seat)
            course.check_fresh(seat, version)

        try:
            await self.take(Acted(at=now(), seat=seat, move=move), check)
        except CrenelError as error:
            log.info("bot_move_dropped", table=self.id, seat=seat, error=error.key)


def people_at(course: Course) -> list[str]:
    return sorted({seat.person or seat.kept for seat in course.seats} - {""})


def opening(course: Course) -> tuple[Change, ...]:
    """What is written when a table is opened."""
    table = course.header.id
    face = NewFace(course.face(), bool(course.bots_to_move()))
    return NewTable(course.header), face, NewPlaces(table, people_at(course))
