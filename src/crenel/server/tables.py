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
from crenel.server.bots import BotPool, bot_task
from crenel.server.entries import REPLAYING, SEATING, Acted, AnyEntry, ChatSent, TableSeat, TableSummary, now
from crenel.server.errors import HttpRefusal
from crenel.server.settings import Settings
from crenel.server.shapes import TableShape
from crenel.server.store.port import Change, NewEntry, NewPlaces, NewSnapshot, NewSummary, NewTable, Store
from crenel.server.table_log import TableLog
from crenel.server.wire import write

logger = structlog.get_logger()
Check = Callable[[TableLog], None]
REPLIES_KEPT = 256  # answers kept for questions that come twice
RETRY = 1.0  # seconds before a bot that failed is asked again


class Watcher(Protocol):
    """Somebody who looks on: a connection."""

    person: str
    away: bool
    viewed: int | None  # the seat of the last view

    def send_bytes(self, message: bytes) -> None:
        """Never waits."""

    def restart(self) -> None:
        """The table has to be opened anew."""


class Table:
    """The only owner of a table's course. Whoever looks at it or changes it holds the lock, so nobody sees what is not
    committed."""

    def __init__(self, log: TableLog, store: Store, bot_pool: BotPool, settings: Settings) -> None:
        self.log = log
        self.id = log.header.id
        self.store = store
        self.bot_pool = bot_pool
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
        self.refused_replies: OrderedDict[tuple[str, str], bytes] = OrderedDict()
        self.last_snapshot = log.decisions
        self.bots: asyncio.Task[None] | None = None
        self.tasks: set[asyncio.Task[None]] = set()

    @property
    def idle(self) -> bool:
        return not (self.pins or self.watchers or self.tasks or (self.bots and not self.bots.done()))

    # ------------------------------------------------------------ the one path

    async def submit_shielded(
        self,
        entry: AnyEntry,
        check: Check,
        acked: Callable[[int], None] | None = None,
        *also: Change,
    ) -> None:
        """Let an entry happen, to the end even if whoever asked for it goes away; CrenelError if it may not."""
        await asyncio.shield(self.spawn(self.submit(entry, check, acked, *also)))

    def spawn(self, doing: Coroutine[object, object, None]) -> asyncio.Task[None]:
        """Something that the table does to its end; it stays in memory for it."""
        task = asyncio.create_task(doing)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        return task

    async def submit(
        self,
        entry: AnyEntry,
        check: Check,
        acked: Callable[[int], None] | None = None,
        *also: Change,
    ) -> None:
        """The path itself. To be called by what nobody cancels."""
        async with self.lock:
            if self.lost:
                raise HttpRefusal("not-saved", 503)
            done = self.log.acks.get((entry.person, entry.key)) if entry.key else None
            summary: TableSummary | None = None
            first = self.log.events
            if done is None:
                check(self.log)
                if isinstance(entry, REPLAYING):  # what may take long leaves the event loop
                    await asyncio.to_thread(self.log.apply_entry, entry)
                else:
                    self.log.apply_entry(entry)
                first = min(first, self.log.events)
                summary = self.log.summary()
                await self._commit(entry, summary, also)
                done = self.log.version
            if acked is not None:
                acked(done)
            if summary is not None:
                self._publish(entry, summary, first)
        self.wake_bots()

    async def _commit(self, entry: AnyEntry, summary: TableSummary, also: tuple[Change, ...]) -> None:
        log = self.log
        changes: list[Change] = [NewEntry(self.id, log.entries, entry)]
        if not isinstance(entry, ChatSent):
            changes.append(NewSummary(summary, bool(log.bots_to_move())))
        if isinstance(entry, SEATING):
            changes.append(NewPlaces(self.id, people_at(log)))
        changes += self._snapshot()
        began = perf_counter()
        try:
            await self.store.commit(*changes, *also)
        except Exception as error:
            self.lost = True
            for watcher in list(self.watchers):
                watcher.restart()
            logger.error("not_saved", table=self.id, error=repr(error))
            raise HttpRefusal("not-saved", 503) from error
        if self.settings.metrics:
            metrics.COMMIT.observe(perf_counter() - began)
            metrics.MOVES.inc(isinstance(entry, Acted))

    def _snapshot(self) -> Iterator[Change]:
        log = self.log
        self.last_snapshot = min(self.last_snapshot, log.decisions)
        if log.decisions - self.last_snapshot >= self.settings.snapshot_every or (
            log.over and log.decisions > self.last_snapshot
        ):
            snapshot = log.snapshot()
            if snapshot is not None:
                self.last_snapshot = log.decisions
                yield NewSnapshot(self.id, snapshot)

    # ------------------------------------------------------------ what is shown

    def shape(self, person: str) -> TableShape:
        return views.table_shape(self.log.summary(), person, self.here, self.absent)

    async def shape_for(self, person: str) -> TableShape:
        async with self.lock:
            return self.shape(person)

    def _publish(self, entry: AnyEntry, summary: TableSummary, first: int) -> None:
        self.seq += 1
        if isinstance(entry, ChatSent):
            self._broadcast({"t": "chat", "seq": self.seq, **views.chat_line(entry)})
            return
        if isinstance(entry, SEATING):
            self._look_around()
        looking = {watcher: views.viewed_seat(self.log, watcher.person) for watcher in self.watchers}
        batch = views.ViewBatch(self.log, summary, self.here, self.absent, set(looking.values()))
        written: dict[tuple[str, int], bytes] = {}
        for watcher, seat in looking.items():
            since = first if seat == watcher.viewed else self._since(first)
            watcher.viewed = seat
            key = (watcher.person if seat is not None or watcher.person == summary.host else "", since)
            if key not in written:
                written[key] = write({**batch.message(watcher.person, seat, since), "seq": self.seq})
            watcher.send_bytes(written[key])

    def _since(self, first: int) -> int:
        """Who looks through another seat now needs all events anew, if there are any that only some may see."""
        private = self.log.timeline is not None and any("to" in line for line in self.log.timeline.state.events)
        return 0 if private else first

    def _broadcast(self, message: dict[str, object]) -> None:
        text = write(message)
        for watcher in list(self.watchers):
            watcher.send_bytes(text)

    # ------------------------------------------------------------ who looks on

    async def show(self, watcher: Watcher) -> None:
        """Everything, for one."""
        async with self.lock:
            self._show(watcher)

    def _show(self, watcher: Watcher) -> None:
        watcher.viewed = views.viewed_seat(self.log, watcher.person)
        batch = views.ViewBatch(self.log, self.log.summary(), self.here, self.absent, [watcher.viewed])
        message = batch.message(watcher.person, watcher.viewed, 0)
        watcher.send_bytes(write({**message, "seq": self.seq, "chat": views.chat_lines(self.log)}))

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
        seated = {seat.person for seat in self.log.seats if seat.person}
        strangers = sum(1 for watcher in self.watchers if watcher.person not in seated)
        self.seq += 1
        told: dict[str, object] = {"here": self.here, "absent": self.absent, "watchers": strangers}
        if self.log.clocks is not None:
            told["clocks"] = clocks.clocks_shape(self.log.clocks, self.log.seats)
        self._broadcast({"t": "presence", "seq": self.seq, **told})

    def _look_around(self) -> None:
        there = {watcher.person for watcher in self.watchers if watcher.person and not watcher.away}
        self.here = [number for number, seat in enumerate(self.log.seats) if seat.person in there]
        now_gone = [number for number, seat in enumerate(self.log.seats) if self._missed(seat)]
        at = asyncio.get_running_loop().time()
        self.gone = {seat: self.gone.get(seat, at) for seat in now_gone if seat not in self.here}
        self.absent = self._long_gone()
        self.late = clocks.late(self.log.clocks)

    def _missed(self, seat: TableSeat) -> bool:
        return self.log.status == "playing" and seat.kind == "human" and not seat.left

    def _long_gone(self) -> list[int]:
        at = asyncio.get_running_loop().time() - self.settings.absent
        return [seat for seat, since in self.gone.items() if since <= at]

    def notice_absence(self) -> None:
        """Tell it when somebody has been away long enough for a bot to stand in, or has no time left."""
        if (self.gone and self._long_gone() != self.absent) or clocks.late(self.log.clocks) != self.late:
            self.presence()

    # ------------------------------------------------------------ bots

    def wake_bots(self) -> None:
        """See to it that a bot whose turn it is thinks."""
        if self.log.bots_to_move() and (self.bots is None or self.bots.done()):
            self.bots = asyncio.create_task(self._play_bots())
            self.bots.add_done_callback(self._bots_stopped)

    def _bots_stopped(self, task: asyncio.Task[None]) -> None:
        if not task.cancelled() and task.exception() is not None:
            logger.error("bots_stopped", table=self.id, error=repr(task.exception()))

    async def _play_bots(self) -> None:
        while not self.lost:
            async with self.lock:
                bots = self.log.bots_to_move()
                if not bots:
                    return
                seat = bots[0]
                version = self.log.version
                state = self.log.state()
                task = bot_task(state, self.log.seats[seat].bot, seat)
            try:
                move = await self.bot_pool.move(task)
            except Exception as error:  # a bot that fails must not stop the table
                logger.error("bot_failed", table=self.id, bot=task.bot, error=repr(error))
                await asyncio.sleep(RETRY)
                move = state.text(state.actions(seat)[0], seat) if self.log.version == version else ""
            if self.watchers:
                await asyncio.sleep(self.settings.bot_pause)
            await self._bot_moves(seat, move, version)

    async def _bot_moves(self, seat: int, move: str, version: int) -> None:
        """The same path as for people. What changed in the meantime makes the thought worthless, not the table."""

        def check(log: TableLog) -> None:
            if log.seats[seat].kind != "bot":
                raise HttpRefusal("not-your-seat", 403, seat=seat)
            log.check_fresh(seat, version)

        try:
            await self.submit_shielded(Acted(at=now(), seat=seat, move=move), check)
        except CrenelError as error:
            logger.info("bot_move_dropped", table=self.id, seat=seat, error=error.key)


def people_at(log: TableLog) -> list[str]:
    return sorted({seat.person or seat.kept for seat in log.seats} - {""})


def creation_changes(log: TableLog) -> tuple[Change, ...]:
    """What is written when a table is opened."""
    table = log.header.id
    summary = NewSummary(log.summary(), bool(log.bots_to_move()))
    return NewTable(log.header), summary, NewPlaces(table, people_at(log))
