"""Outbox of notices: they leave together, once, after a restart too, and not when they have passed."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import msgspec
import pytest

from crenel.server.entries import Pace, TableSeat
from crenel.server.notices import outbox as outboxes
from crenel.server.notices.book import NoticeBook
from crenel.server.notices.channels import Bundle, Outcome
from crenel.server.notices.outbox import FIRST_PAUSE, RESERVED, TRIES, Outbox
from crenel.server.store import SqlStore, open_store
from crenel.server.store import notices as stored
from crenel.server.store.notices import (
    EVENTS,
    Channel,
    Choices,
    ChoicesKept,
    Notice,
    NoticeKept,
    NoticesForgotten,
    NoticesSeen,
    Quiet,
    SendingBegun,
    SendingsExpired,
)
from crenel.server.store.port import NewPerson, NewSession, NewSummary, Person, Taken
from crenel.server.table_log import TableLog
from crenel.server.tables import creation_changes
from crenel.server.uptime import Uptime
from tests.server.test_clocks import DAILY, paced, plays_turn
from tests.server.test_notices import ALL, HOUR, PAUSE


class Sent:
    """A channel that keeps what it is given."""

    def __init__(self) -> None:
        self.bundles: list[Bundle] = []
        self.outcomes: list[Outcome] = []
        self.meanwhile: Callable[[], Awaitable[None]] | None = None

    async def send(self, bundle: Bundle) -> Outcome:
        self.bundles.append(bundle)
        if self.meanwhile is not None:
            await self.meanwhile()
        return self.outcomes.pop(0) if self.outcomes else "sent"

    def events(self) -> list[list[str]]:
        return [[f"{line.table} {line.event}" for line in each.words.lines] for each in self.bundles]


class Office:
    """A store with people and tables, and an outbox whose clock a test sets."""

    def __init__(self, store: SqlStore, monkeypatch: pytest.MonkeyPatch) -> None:
        self.store = store
        self.at = 1_800_000_000_000
        self.sent = Sent()
        self.looking: set[str] = set()
        self.logs: dict[str, TableLog] = {}
        monkeypatch.setattr(outboxes, "now", lambda: self.at)

    async def outbox(self, offers: tuple[Channel, ...] = ("webhook",)) -> Outbox:
        """An outbox as a server has it after its start."""
        book = NoticeBook(self.store, offers)
        book.choices = await self.store.ask(stored.all_choices)
        senders = dict.fromkeys(offers, self.sent)
        at = "https://example.org"
        return Outbox(self.store, book, Uptime(self.store), senders, at, 120.0, lambda person: person in self.looking)

    async def person(self, id: str, choices: Choices = ALL, language: str = "en") -> None:
        await self.store.commit(NewPerson(Person(id, id.title(), language), self.at), ChoicesKept(id, choices))

    async def table(self, id: str, title: str = "", pace: Pace | None = None) -> TableLog:
        """A table of Ada and Bob that has begun, with the one whose turn it is named Ada."""
        log = paced(2, pace)
        first = log.state().actors[0]
        for seat, person in ((first, "ada"), (1 - first, "bob")):
            log.seating.seats[seat] = TableSeat("human", person, person.title())
        log.header = msgspec.structs.replace(log.header, id=id, title=title)
        log.listing = log.header.brief()
        await self.store.commit(*creation_changes(log))
        self.logs[id] = log
        return log

    async def save(self, log: TableLog) -> None:
        await self.store.commit(NewSummary(log.summary(), False))

    async def waits(self, table: str, event: stored.Event = "turn", due: int = 0, person: str = "ada") -> Notice:
        notice = Notice(person, "webhook", table, event, self.at, due or self.at + PAUSE)
        await self.store.commit(NoticeKept(notice))
        return notice

    async def left(self, person: str = "ada") -> list[Notice]:
        return await self.store.ask(lambda read: stored.notices_for(read, person, "webhook", 2**60, 100))


def in_office(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, use: Callable[[Office], Awaitable[None]]) -> None:
    async def run() -> None:
        store = open_store(f"sqlite:///{tmp_path / 'crenel.db'}")
        await store.start()
        office = Office(store, monkeypatch)
        await office.person("ada")
        await use(office)
        await store.stop()

    asyncio.run(run())


def test_what_comes_within_some_minutes_leaves_together(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def use(office: Office) -> None:
        outbox = await office.outbox()
        for table in ("a", "b", "c"):
            await office.table(table)
        await office.waits("a")
        await office.waits("a")
        office.at += 60_000
        await office.waits("b")
        await outbox.send_due()
        assert office.sent.bundles == [], "more may come"
        office.at += 60_000
        await office.waits("c", due=office.at + 2 * PAUSE)
        await outbox.send_due()
        assert office.sent.events() == [["a turn", "b turn"]]
        assert [notice.table for notice in await office.left()] == ["c"]
        await outbox.send_due()
        assert len(office.sent.bundles) == 1, "each is sent once"

    in_office(tmp_path, monkeypatch, use)


def test_what_has_passed_is_not_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def use(office: Office) -> None:
        outbox = await office.outbox()
        log = await office.table("a")
        await office.waits("a")
        await office.waits("a", "started")
        await office.waits("gone", "mentioned")
        plays_turn(log, 5)
        await office.save(log)
        office.at += PAUSE
        await outbox.send_due()
        assert office.sent.events() == [["a started"]]
        assert await office.left() == []

    in_office(tmp_path, monkeypatch, use)


def test_the_outbox_survives_a_restart_even_while_it_sends(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A server that dies while it sends leaves the notice and its mark: the next server waits a while and sends it
    again, under the same id."""

    async def use(office: Office) -> None:
        first = await office.outbox()
        await office.table("a")
        await office.waits("a")
        office.at += PAUSE

        async def dies() -> None:
            raise asyncio.CancelledError

        office.sent.meanwhile = dies
        with pytest.raises(asyncio.CancelledError):
            await first.send_due()
        office.sent.meanwhile = None
        second = await office.outbox()
        await second.send_due()
        assert len(office.sent.bundles) == 1, "the other server may still be at it"
        office.at += RESERVED + 1
        await second.send_due()
        await second.send_due()
        assert len(office.sent.bundles) == 2
        assert office.sent.bundles[0].id == office.sent.bundles[1].id
        assert await office.left() == []

    in_office(tmp_path, monkeypatch, use)


def test_two_servers_do_not_send_the_same(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def use(office: Office) -> None:
        one, other = await office.outbox(), await office.outbox()
        await office.table("a")
        await office.waits("a")
        office.at += PAUSE
        office.sent.meanwhile = other.send_due
        await asyncio.gather(one.send_due(), other.send_due())
        assert len(office.sent.bundles) == 1
        await office.store.commit(SendingBegun("ada", "webhook", office.at))  # nobody is sending any more

    in_office(tmp_path, monkeypatch, use)


def test_a_server_that_slept_does_not_end_the_sending_of_another(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def use(office: Office) -> None:
        outbox = await office.outbox()
        await office.table("a")
        await office.waits("a")
        office.at += PAUSE

        async def sleep() -> None:
            office.at += 1
            await office.store.commit(SendingsExpired(office.at))
            await office.store.commit(SendingBegun("ada", "webhook", office.at))

        office.sent.meanwhile = sleep
        await outbox.send_due()
        with pytest.raises(Taken):
            await office.store.commit(SendingBegun("ada", "webhook", office.at))

    in_office(tmp_path, monkeypatch, use)


def test_a_device_is_kept_with_its_key(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def use(office: Office) -> None:
        device = stored.Device("d", "session", "ada", "https://push.example.org/1", "key", "auth")
        await office.store.commit(NewSession("session", "ada", 1), stored.DeviceKept(device, 1))
        assert await office.store.ask(lambda read: stored.devices_of(read, "ada")) == [device]

    in_office(tmp_path, monkeypatch, use)


def test_a_newer_notice_is_not_lost_while_the_older_is_sent(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def use(office: Office) -> None:
        outbox = await office.outbox()
        await office.table("a")
        await office.waits("a")
        office.at += PAUSE

        async def again() -> None:
            office.at += 1
            await office.waits("a")

        office.sent.meanwhile = again
        await outbox.send_due()
        assert len(await office.left()) == 1

    in_office(tmp_path, monkeypatch, use)


def test_nothing_while_the_person_looks_at_a_page_or_wants_quiet(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def use(office: Office) -> None:
        outbox = await office.outbox()
        await office.table("a")
        await office.waits("a")
        office.at += PAUSE
        office.looking = {"ada"}
        await outbox.send_due()
        assert office.sent.bundles == []
        office.looking = set()
        minute = office.at // 60_000 % 1440
        quiet = Quiet((minute - 60) % 1440, (minute + 61) % 1440, "UTC")
        await outbox.book.keep("ada", msgspec.structs.replace(ALL, quiet=quiet))
        office.at += PAUSE
        await outbox.send_due()
        assert office.sent.bundles == []
        office.at += HOUR
        await outbox.send_due()
        assert office.sent.events() == [["a turn"]]

    in_office(tmp_path, monkeypatch, use)


def test_who_opens_the_table_needs_no_notice_of_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def use(office: Office) -> None:
        await office.table("a")
        for event in EVENTS:
            await office.waits("a", event)
            await office.waits("b", event)
        await office.store.commit(NoticesSeen("ada", "a"))
        left = {(notice.table, notice.event) for notice in await office.left()}
        assert left == {("a", "clock")} | {("b", event) for event in EVENTS}

    in_office(tmp_path, monkeypatch, use)


def test_what_is_not_taken_is_tried_again_but_not_for_ever(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def use(office: Office) -> None:
        outbox = await office.outbox()
        await office.table("a")
        await office.waits("a", "mentioned")
        office.at += PAUSE
        office.sent.outcomes = ["later"] * 20
        pauses = []
        while left := await office.left():
            pauses.append(left[0].due - office.at)
            office.at = max(office.at, left[0].due)
            await outbox.send_due()
        assert len(office.sent.bundles) == TRIES
        assert pauses[1:] == [FIRST_PAUSE * 4**tries for tries in range(TRIES - 1)]
        await office.waits("a", "mentioned")
        office.at += PAUSE
        office.sent.outcomes = ["never"]
        await outbox.send_due()
        assert await office.left() == []

    in_office(tmp_path, monkeypatch, use)


def test_time_that_stood_still_moves_the_warning(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def use(office: Office) -> None:
        outbox = await office.outbox()
        log = await office.table("a", pace=DAILY)
        assert log.clocks is not None
        log.clocks = msgspec.structs.replace(log.clocks, since=office.at)
        await office.save(log)
        await office.waits("a", "clock", office.at + HOUR)
        office.at += HOUR
        await outbox.send_due()
        (notice,) = await office.left()
        assert abs(notice.due - (office.at + 21 * HOUR)) <= 1000
        office.at += 21 * HOUR
        await outbox.send_due()
        assert office.sent.events() == [["a clock"]]

    in_office(tmp_path, monkeypatch, use)


def test_who_switches_notices_off_gets_none_that_wait(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def use(office: Office) -> None:
        outbox = await office.outbox()
        await office.table("a")
        await office.waits("a")
        await outbox.book.keep("ada", Choices())
        office.at += PAUSE
        await outbox.send_due()
        assert (office.sent.bundles, await office.left()) == ([], [])

    in_office(tmp_path, monkeypatch, use)


def test_whoever_goes_leaves_nothing_behind(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def use(office: Office) -> None:
        await office.waits("a")
        await office.store.commit(stored.AbsencesKept("ada", [(1, 2)]), NoticesForgotten("ada"))
        assert await office.left() == []
        assert await office.store.ask(stored.all_choices) == {}
        assert await office.store.ask(lambda read: stored.absences_of(read, "ada")) == []

    in_office(tmp_path, monkeypatch, use)
