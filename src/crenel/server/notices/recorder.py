"""Which notices an entry of a table's log brings. They are committed together with the entry, so none is lost and none
is of something that did not happen."""

from collections.abc import Collection, Iterator
from typing import Final

from crenel.server.clocks import DAY, SECOND, left_at
from crenel.server.entries import AnyEntry, ChatSent, Clocks, Pace, Rematched
from crenel.server.notices.book import NoticeBook
from crenel.server.store.notices import Event, Notice, NoticeKept, NoticesSeen
from crenel.server.table_log import TableLog

LEAST_BANK: Final = 3600  # seconds; where less is on the clocks people sit at the table, and the page warns them
LOW_SHARE: Final = 12  # part of the bank from which time is short, as on the page


def short_time(pace: Pace) -> int:
    """Return the milliseconds from which a player's time is short."""
    return pace.bank * SECOND // LOW_SHARE


def short_from(clocks: Clocks, pace: Pace, seat: int, at: int) -> int:
    """Return the moment from which a running clock is short, if nothing happens until then."""
    short = short_time(pace)
    begin, end = at, at + clocks.left[seat] + sum(clocks.leave[seat : seat + 1]) + DAY
    if left_at(clocks, seat, begin) <= short:
        return begin
    while end - begin > SECOND:  # a clock only ever falls, and stands still while its player is away
        middle = (begin + end) // 2
        begin, end = (middle, end) if left_at(clocks, seat, middle) > short else (begin, middle)
    return end


class TableNotices:
    """What people at a table are told while they are elsewhere."""

    def __init__(self, book: NoticeBook, log: TableLog, pause: float) -> None:
        self.book = book
        self.table = log.header.id
        self.pause = int(pause * SECOND)
        self.status = log.status
        self.waited = waited_for(log)

    def after(self, log: TableLog, entry: AnyEntry, here: Collection[int]) -> list[NoticeKept]:
        """Return the notices for those who are not here (by seat), after an entry. Whoever made it needs none."""
        present = {log.seating.seats[seat].person for seat in here} | {entry.person}
        wanted: list[NoticeKept] = []
        for person, event, due in self._events(log, entry):
            choices = self.book.choices.get(person)
            if choices is None or person in present or event not in choices.events:
                continue
            wanted += [
                NoticeKept(Notice(person, channel, self.table, event, entry.at, due))
                for channel in self.book.channels(person)
            ]
        return wanted

    def seen(self, person: str) -> NoticesSeen | None:
        """Return what is saved when a person looks at the table; None for those who get no notices."""
        return NoticesSeen(person, self.table) if self.book.channels(person) else None

    def _events(self, log: TableLog, entry: AnyEntry) -> Iterator[tuple[str, Event, int]]:
        """Yield who is to be told what, and when."""
        status, self.status = self.status, log.status
        waited, self.waited = self.waited, waited_for(log)
        soon = entry.at + self.pause
        players = sorted({log.seating.seats[seat].person for seat in log.seating.present_people()})
        if log.status not in (status, "open"):
            event: Event = "ended" if log.over else "started"
            yield from ((person, event, soon) for person in players)
        for person in sorted(self.waited - waited):
            yield person, "turn", soon
            yield from self._low_time(log, person, entry.at)
        if isinstance(entry, ChatSent) and not entry.kind:
            yield from ((person, "mentioned", soon) for person in mentioned(log, entry))
        elif isinstance(entry, Rematched):
            yield from ((person, "invited", soon) for person in players)

    def _low_time(self, log: TableLog, person: str, at: int) -> Iterator[tuple[str, Event, int]]:
        clocks, pace = log.clocks, log.header.pace
        if clocks is None or pace is None or pace.bank < LEAST_BANK:
            return
        running = [seat for seat in log.seating.held_by(person) if seat in clocks.running]
        if running:
            yield person, "clock", min(short_from(clocks, pace, seat, at) for seat in running)


def waited_for(log: TableLog) -> set[str]:
    """Return the people who have to decide. Who is asked with nothing to decide is not among them."""
    state = log.timeline.current
    if state is None or log.over or log.closed or log.read_only:
        return set()
    shown = log.seat_for_show()
    seats = [log.seating.seats[seat] for seat in state.actors if seat != shown]
    return {seat.person for seat in seats if seat.kind == "human" and not seat.left}


def mentioned(log: TableLog, sent: ChatSent) -> list[str]:
    """Return the players whose names stand in a line of the chat, each after an @."""
    text = sent.text.casefold()
    seats = [log.seating.seats[seat] for seat in log.seating.present_people()]
    return sorted({seat.person for seat in seats if f"@{seat.name.casefold()}" in text})
