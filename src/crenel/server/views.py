"""What goes to whom. The game speaks only through `observe`, `fields` and `events_for`, each for the seat that asks."""

from bisect import bisect_right
from collections.abc import Collection
from typing import Literal, cast

import msgspec

from crenel.server.clocks import clocks_shape
from crenel.server.entries import ChatSent, TableSeat, TableSummary
from crenel.server.read_only import ReadOnlyTable
from crenel.server.shapes import SeatShape, TableShape
from crenel.server.table_log import TableLog
from crenel.server.wire import write

CHAT_SHOWN = 200
Status = Literal["open", "playing", "over"]
Kind = Literal["human", "open", "bot"]


def table_shape(summary: TableSummary, person: str, here: Collection[int], absent: Collection[int] = ()) -> TableShape:
    """A table as one person may see it; "" is a stranger."""
    return personal_shape(open_shape(summary, here, absent), summary, person)


def open_shape(summary: TableSummary, here: Collection[int], absent: Collection[int]) -> TableShape:
    """A table as a stranger sees it."""
    header = summary.header
    return {
        "id": header.id,
        "game": header.game,
        "options": header.options,
        "title": header.title,
        "listed": header.listed,
        "hide_scores": header.hide_scores,
        "status": cast(Status, summary.status),
        "created": header.created,
        "touched": summary.touched,
        "host": False,
        "seats": [_open_seat(seat, n, n in here, n in absent) for n, seat in enumerate(summary.seats)],
        "version": summary.version,
        "actors": summary.actors,
        "scores": summary.scores,
        "ranking": summary.ranking,
        "commitment": header.commitment,
        "seed": header.seed if summary.status == "over" else None,
        "rematch": summary.rematch or None,
        "after": {"table": header.begins.table, "moment": header.begins.moment} if header.begins else None,
        "hints": summary.hints,
        "frozen": summary.frozen,
        "pace": {"bank": header.pace.bank, "extra": header.pace.extra} if header.pace else None,
        "clocks": clocks_shape(summary.clocks, summary.seats) if summary.clocks else None,
    }


def _open_seat(seat: TableSeat, number: int, here: bool, absent: bool) -> SeatShape:
    kind = seat.kind
    shape: SeatShape = {
        "seat": number,
        "kind": cast(Kind, kind),
        "name": seat.name,
        "mine": False,
        "here": here or kind == "bot",
        "left": seat.left,
        "absent": absent,
    }
    if kind == "bot":
        shape["bot"] = seat.bot
    elif kind == "open":
        shape["kept"] = bool(seat.kept)
    return shape


def personal_shape(shape: TableShape, summary: TableSummary, person: str) -> TableShape:
    """What a stranger sees, and what only this person may know."""
    if not person:
        return shape
    host = summary.host == person
    own: TableShape = {**shape, "host": host}
    own["seats"] = [_personal_seat(each, summary, host, person) for each in shape["seats"]]
    return own


def _personal_seat(shape: SeatShape, summary: TableSummary, host: bool, person: str) -> SeatShape:
    seat = summary.seats[shape["seat"]]
    if seat.person == person:
        return {**shape, "mine": True}
    if shape["kind"] == "bot" and seat.kept == person:
        return {**shape, "back": True}
    if host and shape["kind"] == "open":
        return {**shape, "invite": f"/#/t/{summary.header.id}/join/{seat.invite}"}
    return shape


def viewed_seat(log: TableLog, person: str) -> int | None:
    """Through which seat a person looks: the one of theirs that acts, else their first; None for a spectator."""
    own = log.held_by(person)
    if not own:
        return None
    actors = log.timeline.state.actors if log.timeline else ()
    return next((seat for seat in own if seat in actors), own[0])


class ViewBatch:
    """A table at one moment, for all who look at it through some seats. What is alike for them is worked out once."""

    def __init__(
        self,
        log: TableLog,
        summary: TableSummary,
        here: Collection[int],
        absent: Collection[int],
        seats: Collection[int | None],
    ) -> None:
        self.log = log
        self.summary = summary
        self.table = open_shape(summary, here, absent)
        self.views = log.timeline.state.observe_each([None, *seats], log.view_cache) if log.timeline else {}
        self.open = self.views.get(None, {})  # what all may see
        # That, written, without the parts (named) that look different to somebody.
        self.common: dict[tuple[str, ...], bytes] = {}
        self.written: dict[int | None, msgspec.Raw] = {}
        self.asked = [] if log.frozen or log.timeline is None else log.timeline.state.actors
        self.planning = log.timeline is not None and not log.frozen
        self.barrier = barrier(log)
        self.request = request(log)
        self.declined = declined(log)

    def message(self, person: str, seat: int | None, first: int) -> dict[str, object]:
        """A `state` without its number and the chat."""
        log = self.log
        own = log.held_by(person)
        message: dict[str, object] = {
            "t": "state",
            "v": log.version,
            "table": personal_shape(self.table, self.summary, person),
            "view": self.view(seat),
            "moves": {str(each): log.offers(each) for each in own if each in self.asked},
            "ahead": [each for each in own if self.planning and log.state().plannable(each)],
            "undo": {str(each): [{"move": moment.text} for moment in log.undoable(each)] for each in own},
            "barrier": self.barrier,
            "request": self.request,
            "declined": self.declined,
            "events": events(log, seat, first),
            "first": first,
        }
        if isinstance(log, ReadOnlyTable):
            message["taken"] = [{"seat": who, "move": move} for who, move in log.taken]
        return message

    def view(self, seat: int | None) -> msgspec.Raw | None:
        """What a seat may see, as it goes on the wire. The open part is written once, and each seat's own behind it."""
        if seat not in self.views:
            return None
        if seat not in self.written:
            self.written[seat] = msgspec.Raw(self._write_view(seat))
        return self.written[seat]

    def _write_view(self, seat: int | None) -> bytes:
        view = self.views[seat]
        own = {name: view[name] for name in view if name not in self.open or self.open[name] is not view[name]}
        if not own:
            return write(view)
        names = tuple(own)
        if names not in self.common:
            self.common[names] = write({name: value for name, value in self.open.items() if name not in own})[:-1]
        return self.common[names] + b"," + write(own)[1:]


def events(log: TableLog, seat: int | None, first: int) -> list[dict[str, object]]:
    """The events from number `first` on that a seat may see, numbered, with the decision that caused them."""
    if log.timeline is None:
        return []
    state = log.timeline.state
    shown = state.events_for(seat, first)
    found: list[dict[str, object]] = []
    for number, line in enumerate(state.events[first:], first):
        if len(found) < len(shown) and shown[len(found)] is line:
            found.append({**line, "n": number, "move": bisect_right(log.bounds, number)})
    return found


def barrier(log: TableLog) -> str | None:
    """The event that closed the way back: the last one that was nobody's own, before what can still be undone."""
    if log.timeline is None:
        return None
    state = log.timeline.state
    moments = log.timeline.moments
    last = moments[0].events if moments else len(state.events)
    for number in range(last - 1, -1, -1):  # from the end: the log is long, and the event a few lines away
        line = state.events[number]
        if "seat" not in line and "to" not in line:
            return str(line["event"])
    return None


def request(log: TableLog) -> dict[str, object] | None:
    asked = log.request
    if asked is None:
        return None
    return {"by": asked.by, "moves": asked.moves, "yes": sorted(asked.yes), "waiting": log.votes_missing()}


def declined(log: TableLog) -> dict[str, object] | None:
    if log.declined.newest is None:
        return None
    by, seat = log.declined.newest
    return {"by": by, "seat": seat}


def chat_line(said: ChatSent) -> dict[str, object]:
    return {"name": said.name, "seat": said.seat, "text": said.text, "at": said.at}


def chat_lines(log: TableLog) -> list[dict[str, object]]:
    return [chat_line(said) for said in log.chat[-CHAT_SHOWN:]]
