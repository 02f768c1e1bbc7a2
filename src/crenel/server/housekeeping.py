"""Housekeeping: what is kept for some days only goes, once a day, by one of the servers. Nothing goes on the word of a
clock that others doubt, and no running game ever does."""

import secrets
from functools import partial
from typing import Final

import msgspec
import structlog

from crenel.server.accounts import forgetting
from crenel.server.clock import now
from crenel.server.entries import TableSummary
from crenel.server.recurring import Recurring
from crenel.server.registry import TableRegistry
from crenel.server.sessions import DAY, People
from crenel.server.settings import Settings
from crenel.server.store.port import SessionsExpired, Store
from crenel.server.store.retention import ReportsExpired, guests_unseen, is_done, summaries_of, tables_untouched
from crenel.server.store.rights import TokensExpired
from crenel.server.store.sql import read_summary
from crenel.server.uptime import BEHIND, Uptime

logger = structlog.get_logger()
CHORE: Final = "tidy"
LOOK: Final = 600.0  # seconds between two looks whether a day has passed
LEASE: Final = 600_000  # milliseconds for which a server may be at it without a sign of life
BATCH: Final = 200
REPORTS: Final = 180 * DAY  # for which a report is kept once it is closed


class Gone(msgspec.Struct):
    """What was deleted."""

    guests: int = 0
    games: int = 0


class Housekeeping:
    """Deletes guests who were not seen for long, old games, and what has ended: sessions, tokens, reports."""

    def __init__(
        self, store: Store, registry: TableRegistry, people: People, uptime: Uptime, settings: Settings
    ) -> None:
        self.store = store
        self.registry = registry
        self.people = people
        self.uptime = uptime
        self.settings = settings
        self.me = secrets.token_hex(8)
        self.rounds = Recurring(lambda: self.tidy(DAY), LOOK, "not_tidied")

    def start(self) -> None:
        self.rounds.start()

    async def stop(self) -> None:
        await self.rounds.stop()

    async def tidy(self, pause: int = 0) -> Gone | None:
        """Delete what has been kept for long enough. Return None if that was done within a pause, somebody else is at
        it, or the clock is in doubt."""
        chore = await self.store.take_chore(CHORE, self.me, LEASE)
        if chore is None:
            return None
        done = False
        try:
            if chore.done and chore.at - chore.done < pause:
                return None
            if self.uptime.clock_doubt() is not None or abs(chore.at - now()) > BEHIND:
                logger.warning("not_tidied", error="the clock is in doubt")
                return None
            gone = await self._tidy()
            done = True
            logger.info("tidied", guests=gone.guests, games=gone.games)
            return gone
        finally:
            await self.store.end_chore(CHORE, self.me, done)

    async def _tidy(self) -> Gone:
        await self.store.commit(
            SessionsExpired(self.uptime.earlier(now(), self.people.life)),
            TokensExpired(now()),
            ReportsExpired(now() - REPORTS),
        )
        gone = Gone()
        if self.settings.keep_games > 0:
            gone.games = await self._delete_games(self._before(self.settings.keep_games))
        if self.settings.keep_guests > 0:
            gone.guests = await self._delete_guests(self._before(self.settings.keep_guests))
        return gone

    def _before(self, days: float) -> int:
        """Return the moment since which some server ran for so many days: outages do not count."""
        return self.uptime.earlier(now(), int(days * DAY))

    async def _delete_games(self, before: int) -> int:
        count, last = 0, (0, "")
        while found := await self.store.ask(partial(tables_untouched, before=before, after=last, limit=BATCH)):
            for _, table, face in found:
                summary = _readable(face)
                if summary is not None and is_done(summary):
                    count += await self.registry.remove(table)
            last = found[-1][:2]
            await self._sign_of_life()
        return count

    async def _delete_guests(self, before: int) -> int:
        """Delete guests. Their names go from the logs of their games as those of others who are deleted do."""
        count, last = 0, ""
        while found := await self.store.ask(partial(guests_unseen, before=before, after=last, limit=BATCH)):
            for person in found:
                count += await self._delete_guest(person)
            last = found[-1]
            await self._sign_of_life()
        return count

    async def _delete_guest(self, person: str) -> bool:
        """Delete a guest, unless a game of theirs runs."""
        faces = await self.store.ask(partial(summaries_of, person=person))
        summaries = [_readable(face) for face in faces]
        if any(each is None or not (is_done(each) or each.frozen) for each in summaries):
            return False
        await self.store.commit(*forgetting(person))
        self.people.drop(person)
        return True

    async def _sign_of_life(self) -> None:
        await self.store.take_chore(CHORE, self.me, LEASE)


def _readable(face: bytes | None) -> TableSummary | None:
    """Return a summary; None if it is missing or damaged, and nobody knows whether the game runs."""
    try:
        return read_summary(face) if face else None
    except msgspec.MsgspecError:
        return None
