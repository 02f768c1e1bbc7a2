"""Outbox: sends the notices that are due. It is in the store, so it survives a restart: what was not sent yet is sent
afterwards. Each notice is sent at least once; twice only if the server dies between sending and noting that it did."""

import asyncio
import hashlib
from collections.abc import Callable, Mapping
from typing import Final, Protocol

import structlog

from crenel.server.clock import now
from crenel.server.clocks import left_at
from crenel.server.entries import TableSummary
from crenel.server.notices.book import NoticeBook
from crenel.server.notices.channels import Bundle, Outcome
from crenel.server.notices.quiet import quiet_until
from crenel.server.notices.recorder import short_time
from crenel.server.notices.texts import Line, line_of, words_of
from crenel.server.recurring import Recurring
from crenel.server.store import notices as stored
from crenel.server.store.notices import (
    Channel,
    Notice,
    NoticeDone,
    NoticeLater,
    SendingBegun,
    SendingEnded,
    SendingsExpired,
)
from crenel.server.store.port import Change, Store, Taken
from crenel.server.uptime import Uptime

logger = structlog.get_logger()
MINUTE: Final = 60_000
TOGETHER: Final = 20  # notices in one bundle
AT_ONCE: Final = 4  # bundles on their way
TAKEN: Final = 200  # of whom bundles are looked for at once
TRIES: Final = 6
FIRST_PAUSE: Final = 2 * MINUTE  # before the second attempt; each later one is four times as long
LONGEST_SENDING: Final = 90.0  # seconds in which a bundle has to be sent
RESERVED: Final = 3 * MINUTE  # after which a server that sends is taken for dead


class Sender(Protocol):
    async def send(self, bundle: Bundle) -> Outcome: ...


class Outbox:
    """Looks for due notices from time to time and sends those of each person together."""

    def __init__(
        self,
        store: Store,
        book: NoticeBook,
        uptime: Uptime,
        senders: Mapping[Channel, Sender],
        address: str,
        pause: float,
        looks: Callable[[str], bool],
    ) -> None:
        self.store = store
        self.book = book
        self.uptime = uptime
        self.senders = senders
        self.address = address
        self.pause = int(pause * 1000)
        self.looks = looks  # whether a person looks at a page right now
        self.rounds = Recurring(self.send_due, max(0.05, min(5.0, self.pause / 4000)), "outbox_failed")

    def start(self) -> None:
        if self.senders:
            self.rounds.start()

    async def stop(self) -> None:
        await self.rounds.stop()

    async def send_due(self) -> None:
        """Send everything that is due."""
        at = now()
        found = await self.store.ask(lambda read: stored.due_notices(read, at, TAKEN))
        if not found:
            return
        await self.store.commit(SendingsExpired(at - RESERVED))
        free = asyncio.Semaphore(AT_ONCE)

        async def send(person: str, channel: Channel) -> None:
            async with free:
                await self._send_reserved(person, channel)

        await asyncio.gather(*(send(person, channel) for person, channel in found))

    async def _send_reserved(self, person: str, channel: Channel) -> None:
        since = now()
        try:
            await self.store.commit(SendingBegun(person, channel, since))
        except Taken:  # another server sends them
            return
        changes: list[Change] = []
        try:
            changes = await self._send(person, channel)
        except Exception as error:  # of one person; the others get theirs
            logger.error("notices_not_sent", channel=channel, error=repr(error))
        await self.store.commit(*changes, SendingEnded(person, channel, since))

    async def _send(self, person_id: str, channel: Channel) -> list[Change]:
        """Send what a person is told on a channel; return what to save of it."""
        at = now()
        waiting = await self.store.ask(
            lambda read: stored.notices_for(read, person_id, channel, at + self.pause, TOGETHER)
        )
        person = await self.store.person(person_id)
        choices = self.book.choices.get(person_id)
        sender = self.senders.get(channel)
        if person is None or choices is None or sender is None or channel not in self.book.channels(person_id):
            return [NoticeDone(notice) for notice in waiting]
        later = max(quiet_until(choices.quiet, at), at + self.pause if self.looks(person_id) else at)
        if later > at:
            return [NoticeLater(notice, later, notice.tries) for notice in waiting]
        changes: list[Change] = []
        lines: list[Line] = []
        sent: list[Notice] = []
        for notice in waiting:
            summary = await self.store.summary(notice.table)
            due = self._still_due(notice, summary, at)
            if summary is None or due is None or notice.event not in choices.events:
                changes.append(NoticeDone(notice))
            elif due > at:
                changes.append(NoticeLater(notice, due, notice.tries))
            else:
                header = summary.header
                lines.append(line_of(notice, header.game, header.title, self.address, person.language))
                sent.append(notice)
        if lines:
            bundle = Bundle(bundle_id(sent), person, choices, words_of(lines, person.language))
            outcome = await self._attempt(sender, bundle)
            changes += [self._noted(notice, outcome, channel) for notice in sent]
        return changes

    async def _attempt(self, sender: Sender, bundle: Bundle) -> Outcome:
        try:
            async with asyncio.timeout(LONGEST_SENDING):
                return await sender.send(bundle)
        except TimeoutError:
            return "later"

    def _noted(self, notice: Notice, outcome: Outcome, channel: Channel) -> Change:
        tries = notice.tries + 1
        if outcome == "later" and tries < TRIES:
            return NoticeLater(notice, now() + FIRST_PAUSE * 4**notice.tries, tries)
        if outcome != "sent":
            logger.warning("notice_given_up", channel=channel, tries=tries)
        return NoticeDone(notice)

    def _still_due(self, notice: Notice, summary: TableSummary | None, at: int) -> int | None:
        """Return when a notice is to be sent, as the table stands now; None if it has nothing to say any more."""
        if summary is None:
            return None
        mine = [seat for seat, each in enumerate(summary.seats) if each.person == notice.person and not each.left]
        if notice.event == "ended":
            return at if summary.status == "over" else None
        if notice.event in ("invited", "mentioned"):
            return at
        asked = [seat for seat in mine if seat in summary.actors]
        if summary.status != "playing" or (notice.event != "started" and not asked):
            return None
        return at if notice.event != "clock" else self._when_short(summary, asked, at)

    def _when_short(self, summary: TableSummary, asked: list[int], at: int) -> int | None:
        """Return when to warn that time is short: later, if the clock stood still meanwhile."""
        clocks, pace = self.uptime.counted(summary.clocks), summary.header.pace
        running = [seat for seat in asked if clocks is not None and seat in clocks.running]
        if clocks is None or pace is None or not running:
            return None
        over = min(left_at(clocks, seat, at) for seat in running) - short_time(pace)
        return at if over <= MINUTE else at + over


def bundle_id(notices: list[Notice]) -> str:
    """Return the id of a bundle: the same for the same notices."""
    named = "\n".join(f"{each.person} {each.channel} {each.table} {each.event} {each.at}" for each in notices)
    return hashlib.sha256(named.encode()).hexdigest()
