"""Calendar of absence: when people are away. Every table of theirs on which others wait has it in its log."""

from collections.abc import Awaitable, Callable, Sequence
from typing import Final

import structlog

from crenel.server.clock import now
from crenel.server.entries import AwayTold, Span
from crenel.server.errors import HttpRefusal, NotOwner
from crenel.server.registry import TableRegistry
from crenel.server.store import notices as stored
from crenel.server.store.notices import AbsencesKept
from crenel.server.store.port import Person, Store
from crenel.server.table_log import TableLog
from crenel.server.tables import Table

logger = structlog.get_logger()
DAY: Final = 24 * 3600 * 1000
MOST: Final = 12  # absences that a person may have told
LONGEST: Final = 60 * DAY
FARTHEST: Final = 400 * DAY
TABLES: Final = 100  # tables of a person that are told


def accepted(spans: Sequence[Span], at: int) -> list[Span]:
    """Return absences in order, those that touch as one, without what has passed; refused if they make no sense."""
    found: list[Span] = []
    for start, end in sorted(spans):
        if not (start < end <= at + FARTHEST and end - start <= LONGEST):
            raise HttpRefusal("bad-absence", 422, days=LONGEST // DAY)
        if end <= at:
            continue
        if found and start <= found[-1][1]:
            found[-1] = (found[-1][0], max(end, found[-1][1]))
        else:
            found.append((start, end))
    if len(found) > MOST:
        raise HttpRefusal("too-many-absences", 422, most=MOST)
    return found


class Absences:
    """Calendars of people, and the tables that have to know."""

    def __init__(self, store: Store, registry: TableRegistry) -> None:
        self.store = store
        self.registry = registry

    async def of(self, person: str) -> list[Span]:
        """Return when a person is away, from now on."""
        at = now()
        found = await self.store.ask(lambda read: stored.absences_of(read, person))
        return [span for span in found if span[1] > at]

    async def tell(
        self, person: Person, spans: Sequence[Span], pass_on: Callable[[NotOwner], Awaitable[object]]
    ) -> list[Span]:
        """Save when a person is away, in place of what they told before, and write it into the logs of their tables;
        `pass_on` lets another server do so."""
        found = accepted(spans, now())
        await self.store.commit(AbsencesKept(person.id, found))
        for summary in await self.store.tables_of(person.id, TABLES):
            if summary.status == "over" or summary.frozen or summary.closed or summary.header.pace is None:
                continue
            try:
                try:
                    async with self.registry.pinned(summary.header.id) as table:
                        await self._write(table, person.id, found)
                except NotOwner as elsewhere:
                    await pass_on(elsewhere)
            except Exception as error:  # one table that cannot be opened must not keep it from the others
                logger.warning("absence_not_told", table=summary.header.id, error=repr(error))
        return found

    async def note(self, table: Table, person: str) -> None:
        """Write into the log of a table when a person is away, as they have told."""
        if table.log.header.pace is not None:
            await self._write(table, person, await self.of(person))

    async def _write(self, table: Table, person: str, spans: list[Span]) -> None:
        def check(log: TableLog) -> None:
            if log.read_only or log.over or not log.seating.held_by(person):
                raise HttpRefusal("not-seated", 403)

        async with table.lock:
            known = table.log.away.get(person, [])
            same = [end for _, end in known] == [end for _, end in spans] and known[1:] == spans[1:]
            missing = table.log.read_only or table.log.over or table.log.closed or not table.log.seating.held_by(person)
        if missing or table.log.header.pace is None or (not known and not spans):
            return
        if not same or known[0][0] != max(known[0][0], spans[0][0]):
            await table.submit_shielded(AwayTold(at=now(), person=person, spans=spans), check)
