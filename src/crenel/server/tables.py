"""Tables in memory. Every change to a table takes one path, whoever makes it:

seat check → idempotency key and expected version → rules → log (committed) → acknowledgement → views to each watcher.
"""

import asyncio
import math
from collections import OrderedDict
from collections.abc import Callable, Coroutine, Iterator
from contextvars import Context
from time import perf_counter

import structlog

import crenel
from crenel.kernel.errors import CrenelError
from crenel.server import clocks, metrics, views
from crenel.server.bot_queue import PLAYING, UNWATCHED, WATCHED, BotQueue
from crenel.server.bots import BotTask, bot_task
from crenel.server.clock import now
from crenel.server.entries import REPLAYING, SEATING, Acted, AnyEntry, ChatSent, TableSeat, TableSummary
from crenel.server.errors import HttpRefusal, NotOwner
from crenel.server.notices.recorder import TableNotices
from crenel.server.settings import Settings
from crenel.server.shapes import TableShape
from crenel.server.store.port import (
    Change,
    Held,
    Lease,
    LeaseLost,
    NewEntry,
    NewPlaces,
    NewSnapshot,
    NewSummary,
    NewTable,
    Store,
)
from crenel.server.table_lock import TableLock
from crenel.server.table_log import TableLog
from crenel.server.watching import Watcher
from crenel.server.wire import write

logger = structlog.get_logger()
Check = Callable[[TableLog], None]  # raises if an entry may not be applied
REPLIES_KEPT = 256  # refusals that are repeated if the same message comes again
PRESENCE_PAUSE = 0.25  # seconds between two messages about who is here
PRESENCES = 200  # of these messages a second that a table sends at most; the pause grows with the crowd
RETRY = 1.0  # seconds before a bot that failed is asked again
UNSHARED = Lease()  # of a table in a store that one server has for itself


class Table:
    """Owner of a table's log. All who read or change it hold the lock, so nobody sees what is not committed."""

    def __init__(
        self, log: TableLog, store: Store, bot_queue: BotQueue, settings: Settings, lease: Lease = UNSHARED
    ) -> None:
        self.log = log
        self.id = log.header.id
        self.lease = lease
        self.store = store
        self.bot_queue = bot_queue
        self.address = ""  # from which it was opened, or one of its people came; its bots' time is counted there
        self.bots_waiting = False  # whether its watchers were told that a bot waits for its turn
        self.settings = settings
        self.lock = TableLock(self.id)
        self.watchers: set[Watcher] = set()
        self.seq = 0
        self.here: list[int] = []
        self.gone_since: dict[int, float] = {}  # loop time at which players who are not here went
        self.absent: list[int] = []  # seats of players gone long enough for a bot to replace them
        self.late: list[int] = []  # seats without time left, as last sent
        self.presence_pause = PRESENCE_PAUSE
        self.presence_sent = -math.inf  # loop time
        self.public_state: tuple[tuple[int, int], bytes] | None = None  # for strangers; by seq and number of entries
        self.presence_timer: asyncio.TimerHandle | None = None
        self.pins = 0
        self.last_used = asyncio.get_running_loop().time()
        self.refused_replies: OrderedDict[tuple[str, str], bytes] = OrderedDict()  # by (person, message id)
        self.last_snapshot = log.decisions
        self.shown_from = 0.0  # loop time before which no reaction to the present question is shown
        self.bots: asyncio.Task[None] | None = None
        self.tasks: set[asyncio.Task[None]] = set()
        self.notices: TableNotices | None = None  # None where nobody gets notices away from the page

    @property
    def out_of_sync(self) -> bool:
        return self.lock.out_of_sync

    @property
    def in_use(self) -> bool:
        return bool(self.watchers or self.tasks or (self.bots and not self.bots.done()))

    @property
    def idle(self) -> bool:
        return not (self.pins or self.in_use)

    # ------------------------------------------------------------ changes

    async def submit_shielded(
        self,
        entry: AnyEntry,
        check: Check,
        acknowledge: Callable[[int], None] | None = None,
        *also: Change,
    ) -> None:
        """Submit an entry. It is carried through even if the caller is cancelled."""
        await asyncio.shield(self.spawn(self.submit(entry, check, acknowledge, *also)))

    def spawn(self, work: Coroutine[object, object, None]) -> asyncio.Task[None]:
        """Run a task that keeps the table in memory until it is done."""
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        return task

    async def submit(
        self,
        entry: AnyEntry,
        check: Check,
        acknowledge: Callable[[int], None] | None = None,
        *also: Change,
    ) -> None:
        """Check, apply, commit and publish an entry; CrenelError if it is refused. Must not be cancelled.

        `acknowledge` gets the version that the entry led to, before the views are sent. `also` is committed with it."""
        if self.shown_from and isinstance(entry, Acted):
            await self._hold_reaction()
        async with self.lock:
            done = self.log.acks.get((entry.person, entry.key)) if entry.key else None
            summary: TableSummary | None = None
            first = self.log.timeline.event_count
            if done is None:
                check(self.log)
                if self.log.clocks is not None:
                    entry.skipped = self.log.clocks.skipped
                if isinstance(entry, REPLAYING):  # may take long, so it leaves the event loop
                    await asyncio.to_thread(self.log.apply_entry, entry)
                else:
                    self.log.apply_entry(entry)
                first = min(first, self.log.timeline.event_count)
                summary = self.log.summary()
                await self._commit(entry, summary, also)
                done = self.log.version
                self._time_question()
            if acknowledge is not None:
                acknowledge(done)
            if summary is not None:
                self._publish(entry, summary, first)
        self.wake_bots()

    def _time_question(self) -> None:
        """Note when a reaction to the present question may be shown. Among several people all quick answers take the
        same time, whether a person, their page or the server gave them."""
        state = self.log.timeline.current
        several = len({seat.person for seat in self.log.seating.seats if seat.kind == "human"}) > 1
        waits = several and state is not None and state.reacting
        self.shown_from = asyncio.get_running_loop().time() + self.settings.answer_pause if waits else 0.0

    async def _hold_reaction(self) -> None:
        """Wait until a reaction may be shown."""
        left = self.shown_from - asyncio.get_running_loop().time()
        if left > 0:
            await asyncio.sleep(left)

    async def _commit(self, entry: AnyEntry, summary: TableSummary, also: tuple[Change, ...]) -> None:
        log = self.log
        changes: list[Change] = [NewEntry(self.id, log.entries, entry)]
        if not isinstance(entry, ChatSent):
            changes.append(NewSummary(summary, log.waits_for_server(), self.lease.fence))
        elif self.lease.fence is not None:
            changes.append(Held(self.id, self.lease.fence))
        if isinstance(entry, SEATING):
            changes.append(NewPlaces(self.id, log.seating.people()))
        changes += self._snapshot()
        if self.notices is not None:
            changes += self.notices.after(log, entry, self.here)
        start = perf_counter()
        try:
            await self.store.commit(*changes, *also)
        except LeaseLost as error:
            self.move()
            logger.warning("lease_lost", table=self.id)
            raise NotOwner(self.id) from error
        except Exception as error:
            self.give_up()
            logger.error("not_saved", table=self.id, error=repr(error))
            raise HttpRefusal("not-saved", 503) from error
        if self.settings.metrics:
            metrics.COMMIT.observe(perf_counter() - start)
            metrics.MOVES.inc(isinstance(entry, Acted))

    def move(self) -> None:
        """Leave memory because another server has the table, or may take it."""
        self.lock.moved = True
        self.give_up()

    def give_up(self) -> None:
        """Leave memory: the table has to be loaded again, from what was saved, here or elsewhere."""
        self.lock.out_of_sync = True
        if self.bots is not None:  # what they find out would be refused
            self.bots.cancel()
        for watcher in list(self.watchers):
            watcher.reconnect()

    def _snapshot(self) -> Iterator[Change]:
        """Yield a snapshot every so many decisions, and at the end of the game."""
        log = self.log
        self.last_snapshot = min(self.last_snapshot, log.decisions)
        if log.decisions - self.last_snapshot >= self.settings.snapshot_every or (
            log.over and log.decisions > self.last_snapshot
        ):
            snapshot = log.snapshot()
            if snapshot is not None:
                self.last_snapshot = log.decisions
                yield NewSnapshot(self.id, snapshot)

    # ------------------------------------------------------------ views

    def shape(self, person: str) -> TableShape:
        return views.table_shape(self.log.summary(), person, self.here, self.absent)

    async def shape_for(self, person: str) -> TableShape:
        """Return how the table looks, as it was saved if it has just been given up: whoever has changed it is not to
        hear that it is elsewhere, and change it once more there."""
        try:
            async with self.lock:
                return self.shape(person)
        except HttpRefusal:
            summary = await self.store.summary(self.id)
            if summary is None:
                raise
            return views.table_shape(summary, person, (), ())

    def _publish(self, entry: AnyEntry, summary: TableSummary, first: int) -> None:
        """Send what an entry changed to each watcher; `first` is the number of the first new event."""
        self.seq += 1
        if isinstance(entry, ChatSent):
            self._broadcast({"t": "chat", "seq": self.seq, **views.chat_line(self.id, entry)})
            return
        if isinstance(entry, SEATING):
            self._update_presence()
        answered = self._answered_seat()
        seats = {watcher: views.viewed_seat(self.log, watcher.person, answered) for watcher in self.watchers}
        batch = views.ViewBatch(self.log, summary, self.here, self.absent, set(seats.values()), answered)
        messages: dict[tuple[str, int], bytes] = {}
        for watcher, seat in seats.items():
            since = first if seat == watcher.viewed else self._first_event_of_new_seat(first)
            watcher.viewed = seat
            key = (watcher.person if seat is not None or watcher.person == summary.host else "", since)
            if key not in messages:
                messages[key] = write({**batch.message(watcher.person, seat, since), "seq": self.seq})
            watcher.tell(messages[key])

    def _first_event_of_new_seat(self, first: int) -> int:
        """Return 0 if a watcher who changes seats needs all events again, because some are for single seats."""
        state = self.log.timeline.current
        private = state is not None and any("to" in line for line in state.events)
        return 0 if private else first

    def _broadcast(self, message: dict[str, object]) -> None:
        text = write(message)
        for watcher in list(self.watchers):
            watcher.tell(text)

    async def send_state(self, watcher: Watcher) -> None:
        """Send the full state to one watcher; HttpRefusal if the table is out of sync."""
        async with self.lock:
            self._send_state(watcher)

    def _send_state(self, watcher: Watcher) -> None:
        if self.log.clocks is None and not self._concerns(watcher.person):
            self._send_public_state(watcher)
            return
        answered = self._answered_seat()
        watcher.viewed = views.viewed_seat(self.log, watcher.person, answered)
        batch = views.ViewBatch(self.log, self.log.summary(), self.here, self.absent, [watcher.viewed], answered)
        message = batch.message(watcher.person, watcher.viewed, 0)
        watcher.tell(write({**message, "seq": self.seq, "chat": views.chat_lines(self.log)}))

    def _concerns(self, person: str) -> bool:
        """Whether a table says something to this person that it does not say to strangers."""
        return bool(person) and (person == self.log.seating.host or person in self.log.seating.people())

    def _send_public_state(self, watcher: Watcher) -> None:
        """Send the full state to a stranger. It is made once for all who come before something changes."""
        watcher.viewed = None
        key = (self.seq, self.log.entries)
        if self.public_state is None or self.public_state[0] != key:
            batch = views.ViewBatch(self.log, self.log.summary(), self.here, self.absent, [None])
            message = {**batch.message("", None, 0), "seq": self.seq, "chat": views.chat_lines(self.log)}
            self.public_state = (key, write(message))
        watcher.tell(self.public_state[1])

    # ------------------------------------------------------------ watchers and presence

    async def add_watcher(self, watcher: Watcher) -> None:
        """Take a watcher in; HttpRefusal if the table is out of sync."""
        async with self.lock:
            self.watchers.add(watcher)
            if self._is_seated(watcher):
                self._update_presence()
            self._send_state(watcher)
            self.send_presence()
        self.wake_bots()
        seen = self.notices.seen(watcher.person) if self.notices is not None else None
        if seen is not None:
            self.spawn(self._save(seen))

    async def _save(self, change: Change) -> None:
        """Save what is no part of the log. Nothing rests on it."""
        try:
            await self.store.commit(change)
        except Exception as error:  # the store may come back
            logger.warning("not_saved", table=self.id, error=repr(error))

    def remove_watcher(self, watcher: Watcher) -> None:
        self.watchers.discard(watcher)
        self.last_used = asyncio.get_running_loop().time()
        self.presence_changed(watcher)

    def presence_changed(self, watcher: Watcher) -> None:
        """Note that a watcher has come, gone, fallen silent or spoken again."""
        if self._is_seated(watcher):
            self._update_presence()
        self.send_presence()
        if watcher.asks_always:  # whoever is not there is answered for
            self.wake_bots()

    def _is_seated(self, watcher: Watcher) -> bool:
        return bool(watcher.person and self.log.seating.seats_of(watcher.person))

    def send_presence(self) -> None:
        """Tell all watchers who is here, absent or late: at once, or together with what else changes until the pause
        after the last time is over. Otherwise hundreds of onlookers who come would be told of each other one by one."""
        if self.presence_timer is not None:
            return
        loop = asyncio.get_running_loop()
        pause = max(self.presence_pause, len(self.watchers) / PRESENCES)
        wait = self.presence_sent + pause - loop.time()
        if wait > 0:
            self.presence_timer = loop.call_later(wait, self._send_presence)
        else:
            self._send_presence()

    def _send_presence(self) -> None:
        self.presence_timer = None
        self.presence_sent = asyncio.get_running_loop().time()
        seated = {seat.person for seat in self.log.seating.seats if seat.person}
        spectators = sum(1 for watcher in self.watchers if watcher.person not in seated)
        self.seq += 1
        presence: dict[str, object] = {"here": self.here, "absent": self.absent, "watchers": spectators}
        if self.bots_waiting:
            presence["busy"] = True
        if self.log.clocks is not None:
            presence["clocks"] = clocks.clocks_shape(self.log.clocks, self.log.seating.seats)
        self._broadcast({"t": "presence", "seq": self.seq, **presence})

    def check_absence(self) -> None:
        """Send presence again if a player has become absent, or has no time left."""
        absent_changed = self.gone_since and self._long_gone() != self.absent
        if absent_changed or clocks.late_seats(self.log.clocks) != self.late:
            self._update_presence()
            self.send_presence()

    def _update_presence(self) -> None:
        self.public_state = None
        people = {watcher.person for watcher in self.watchers if watcher.person and not watcher.away}
        seats = list(enumerate(self.log.seating.seats))
        self.here = [number for number, seat in seats if seat.person in people]
        missing = [number for number, seat in seats if self._is_expected(seat) and number not in self.here]
        at = asyncio.get_running_loop().time()
        self.gone_since = {seat: self.gone_since.get(seat, at) for seat in missing}
        self.absent = self._long_gone()
        self.late = clocks.late_seats(self.log.clocks)

    def _is_expected(self, seat: TableSeat) -> bool:
        """Whether the game needs the person in a seat."""
        return self.log.playing and seat.kind == "human" and not seat.left

    def _long_gone(self) -> list[int]:
        latest = asyncio.get_running_loop().time() - self.settings.absent
        return [seat for seat, since in self.gone_since.items() if since <= latest]

    # ------------------------------------------------------------ bots

    def wake_bots(self) -> None:
        """Start the bots' task if a bot is to move, or a person has nothing to decide, and none runs."""
        if self._to_move() and (self.bots is None or self.bots.done()):
            self.bots = asyncio.create_task(self._play_bots(), context=Context())  # of no request
            self.bots.add_done_callback(self._bots_stopped)

    def _bots_stopped(self, task: asyncio.Task[None]) -> None:
        if not task.cancelled() and task.exception() is not None:
            logger.error("bots_stopped", table=self.id, error=repr(task.exception()))

    def _answered_seat(self) -> int | None:
        """Return the seat of a person who has nothing to decide, and does not want to be asked nevertheless."""
        seat = self.log.seat_for_show()
        if seat is None:
            return None
        person = self.log.seating.seats[seat].person
        asks = any(watcher.asks_always for watcher in self.watchers if watcher.person == person and not watcher.away)
        return None if asks else seat

    def _to_move(self) -> list[int]:
        """Return the seats that the server answers for: bots, or a person who has nothing to decide."""
        seat = self._answered_seat()
        return self.log.bots_to_move() if seat is None else [seat]

    async def _play_bots(self) -> None:
        """Submit moves of bots, and of people who have nothing to decide, until none is to move."""
        while not self.out_of_sync:
            async with self.lock:
                to_move = self._to_move()
                if not to_move:
                    return
                seat = to_move[0]
                version = self.log.version
                state = self.log.state()
                kind = self.log.seating.seats[seat].kind
                move = state.text(state.actions(seat)[0], seat)
                task, said = self._bot_task(state, seat) if kind == "bot" else (None, None)
            if task is not None:
                try:
                    move = await self._think(task) if said is None else said
                except HttpRefusal:  # too much waits already
                    await asyncio.sleep(RETRY)
                    continue
                except Exception as error:  # a bot that fails must not stop the table
                    logger.error("bot_failed", table=self.id, bot=task.bot, error=repr(error))
                    await asyncio.sleep(RETRY)
                if self.watchers and await self._worth_a_look(seat, move, version):
                    await asyncio.sleep(self.settings.bot_pause)
            await self._submit_for(seat, move, version, kind)

    def _bot_task(self, state: crenel.State, seat: int) -> tuple[BotTask, str | None]:
        """Return what a bot is asked, and the move instead where a lesson's script has one."""
        bot, guided = self.log.seating.seats[seat].bot, self.log.lesson
        if guided is None:
            return bot_task(state, bot, seat), None
        return bot_task(state, bot, seat, guided.avoided(state)), guided.scripted(state, seat)

    async def _think(self, task: BotTask) -> str:
        """Return a bot's move. Watchers are told if it has to wait for its turn for long."""
        late = asyncio.get_running_loop().call_later(self.settings.bot_wait, self._tell_if_waiting, task)
        try:
            return await self.bot_queue.move(task, self.address, self.log.seating.host, self.urgency)
        finally:
            late.cancel()
            if self.bots_waiting:
                self.bots_waiting = False
                self.send_presence()

    def urgency(self) -> int:
        """Return how much people wait for the bots of this table."""
        if self.here:
            return PLAYING
        return WATCHED if self.watchers else UNWATCHED

    def _tell_if_waiting(self, task: BotTask) -> None:
        if self.bot_queue.waits(task):
            self.bots_waiting = True
            self.send_presence()

    @property
    def only_bots(self) -> bool:
        """Whether a game runs in which no person plays."""
        return self.log.playing and all(seat.kind == "bot" for seat in self.log.seating.seats)

    async def _worth_a_look(self, seat: int, move: str, version: int) -> bool:
        """Whether people want to follow a bot's move: not if it lets something pass. That depends only on the move, so
        it does not tell whether the bot had another."""
        async with self.lock:
            if self.log.version != version or not self.log.state().concealed:
                return True
            state = self.log.state()
            return bool(state.preview(state.parse(move, seat), seat))

    async def _submit_for(self, seat: int, move: str, version: int, kind: str) -> None:
        """Submit a move for a seat as if a person had made it. It is dropped if the table has changed meanwhile."""

        def check(log: TableLog) -> None:
            if log.seating.seats[seat].kind != kind:
                raise HttpRefusal("not-your-seat", 403, seat=seat)
            log.check_fresh(seat, version)

        try:
            await self.submit_shielded(Acted(at=now(), seat=seat, move=move), check)
        except CrenelError as error:
            logger.info("bot_move_dropped", table=self.id, seat=seat, error=error.key)


def creation_changes(log: TableLog, lease: Lease = UNSHARED) -> tuple[Change, ...]:
    """Return what is committed when a table is created, by the server that has its lease."""
    summary = NewSummary(log.summary(), log.waits_for_server())
    return NewTable(log.header, lease), summary, NewPlaces(log.header.id, log.seating.people())
