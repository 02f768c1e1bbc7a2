"""Records of finished games, and past positions of any game. Functions that replay a game run off the event loop."""

from typing import cast

import msgspec

from crenel.kernel.game import without_chance
from crenel.kernel.state import State
from crenel.kernel.timeline import rewound
from crenel.server import views
from crenel.server.entries import Header, StartPosition
from crenel.server.errors import HttpRefusal
from crenel.server.shapes import LoggedEventShape, MomentShape
from crenel.server.table_log import TableLog


def record(log: TableLog) -> str:
    """Return the record of a game, with the commitment shown before it began, the moment it continued from, and what
    the table had agreed on besides the options: how much time there was, and that nothing could be taken back."""
    head, empty, rest = log.state().record().partition("\n\n")
    starts_from = log.listing.starts_from
    after = f"\nafter: {msgspec.json.encode(starts_from).decode()}" if starts_from else ""
    terms = f"\nterms: {msgspec.json.encode(table_terms(log.header)).decode()}" if table_terms(log.header) else ""
    return f'{head}\ncommitment: "{log.header.commitment}"{after}{terms}{empty}{rest}'


def table_terms(header: Header) -> dict[str, object]:
    """Return what a table has agreed on besides its options, as far as it is not the usual."""
    terms: dict[str, object] = {}
    if header.pace is not None:
        terms["pace"] = header.pace
    if header.more_time:
        terms["more_time"] = header.more_time
    if not header.undo:
        terms["undo"] = False
    return terms


def start_position(log: TableLog, n: int) -> StartPosition:
    """Return the position after the first n decisions, for another game to continue from."""
    check_moment(log, n)
    then = rewound(log.state(), n)
    if then.over:
        raise HttpRefusal("game-over")
    return StartPosition(log.header.id, n, without_chance(then.dump()))


def check_moment(log: TableLog, n: int) -> None:
    if n > log.decisions:
        raise HttpRefusal("no-such-moment", 404, count=n, moves=log.decisions)


class PastView:
    """Past position of a table. Holds what it needs, so that the table may go on while it is replayed.

    Once the game is over, anybody may see it as a seat saw it (`seat`), or with all hands open (`opened`)."""

    def __init__(self, log: TableLog, n: int, person: str, seat: int | None = None, opened: bool = False) -> None:
        if (seat is not None or opened) and not log.over:
            raise HttpRefusal("not-over", 403)
        if seat is not None and seat >= len(log.seating.seats):
            raise HttpRefusal("no-such-seat", 404, seat=seat)
        check_moment(log, n)
        self.n = n
        self.count = log.decisions
        self.state = log.state()  # only for its start, which never changes
        self.moves = self.state.moves()[:n]
        self.first = log.timeline.event_counts[n - 1] if n else 0
        self.over = log.over
        self.opened = opened
        # A link to a moment of a finished game shows everybody the same.
        self.seat = seat if log.over else views.viewed_seat(log, person)

    def moment(self) -> MomentShape:
        """Return the position after the first n decisions and the events of the last one, as the seat saw them then.

        While the game runs, another seat's decision is left out, because it may have been secret: the events have what
        may be known of it."""
        then = self.state.game.start(self.state)
        move: str | None = None
        seat: int | None = None
        for who, decided in self.moves[:-1]:
            then.decide(who, decided)
        if self.moves:
            seat, action = self.moves[-1]
            move = then.text(action, seat)
            then.events = []
            then.decide(seat, action)
        shown = self.over or seat == self.seat
        return {
            "n": self.n,
            "count": self.count,
            "view": then.observe_open(self.seat) if self.opened else then.observe(self.seat),
            "events": self._events(then),
            "move": move if shown else None,
            "seat": seat if shown else None,
        }

    def _events(self, then: State) -> list[LoggedEventShape]:
        seen = then.events if self.opened else then.events_for(self.seat)
        shown = {id(line) for line in seen}
        numbered = enumerate(then.events, self.first)
        found = [{**line, "n": number, "move": self.n} for number, line in numbered if id(line) in shown]
        return cast(list[LoggedEventShape], found)
