"""Views: what each person is sent. The game is read only through `observe`, `described` and `events_for`, each for the
seat that asks."""

import hashlib
from bisect import bisect_right
from collections.abc import Collection
from typing import Literal, cast

import msgspec

from crenel.server.clocks import clocks_shape
from crenel.server.entries import ChatSent, Pace, TableSeat, TableSummary
from crenel.server.messages import ChatLine, Declined, TakebackRequest
from crenel.server.read_only import ReadOnlyTable
from crenel.server.shapes import PaceShape, TableSeatShape, TableShape
from crenel.server.table_log import TableLog
from crenel.server.wire import write

CHAT_SHOWN = 200
Status = Literal["open", "playing", "over"]
Closer = Literal["host", "operator"]
Kind = Literal["human", "open", "bot"]


def table_shape(summary: TableSummary, person: str, here: Collection[int], absent: Collection[int] = ()) -> TableShape:
    """Return a table as one person may see it; "" is a stranger."""
    return personal_shape(public_shape(summary, here, absent), summary, person)


def public_shape(summary: TableSummary, here: Collection[int], absent: Collection[int]) -> TableShape:
    """Return a table as a stranger sees it."""
    header = summary.header
    start = header.starts_from
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
        "seats": [_public_seat(seat, n, n in here, n in absent) for n, seat in enumerate(summary.seats)],
        "version": summary.version,
        "actors": summary.actors,
        "scores": summary.scores,
        "ranking": summary.ranking,
        "commitment": header.commitment,
        "seed": header.seed if summary.status == "over" or header.lesson or header.puzzle else None,
        "rematch": summary.rematch or None,
        "after": {"table": start.table, "moment": start.moment} if start and start.table else None,
        "hints": summary.hints,
        "frozen": summary.frozen,
        "closed": cast(Closer, summary.closed) if summary.closed else None,
        "muted": [handle(header.id, person) for person in summary.muted],
        "pace": _pace(header.pace) if header.pace else None,
        "more_time": header.more_time,
        "undo": header.undo,
        "clocks": clocks_shape(summary.clocks, summary.seats) if summary.clocks else None,
        "lesson": header.lesson or None,
        "puzzle": header.puzzle or None,
    }


def _pace(pace: Pace) -> PaceShape:
    return {"bank": pace.bank, "extra": pace.extra, "away": pace.away}


def _public_seat(seat: TableSeat, number: int, here: bool, absent: bool) -> TableSeatShape:
    kind = seat.kind
    shape: TableSeatShape = {
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
        shape["kept"] = bool(seat.reserved_for)
    return shape


def personal_shape(shape: TableShape, summary: TableSummary, person: str) -> TableShape:
    """Add to the public shape what only this person may know."""
    if not person:
        return shape
    host = summary.host == person
    own: TableShape = {**shape, "host": host}
    own["seats"] = [_personal_seat(each, summary, host, person) for each in shape["seats"]]
    return own


def _personal_seat(shape: TableSeatShape, summary: TableSummary, host: bool, person: str) -> TableSeatShape:
    seat = summary.seats[shape["seat"]]
    if seat.person == person:
        return {**shape, "mine": True}
    if host and shape["kind"] == "human":
        return {**shape, "who": handle(summary.header.id, seat.person)}
    if shape["kind"] == "bot" and seat.reserved_for == person:
        return {**shape, "back": True}
    if host and shape["kind"] == "open":
        return {**shape, "invite": f"/#/t/{summary.header.id}/join/{seat.invite}"}
    return shape


def viewed_seat(log: TableLog, person: str, answered: int | None = None) -> int | None:
    """Return the seat whose view a person gets: the one of theirs that acts, else their first; None for a spectator. A
    seat that the server answers for (`answered`) does not act."""
    own = log.seating.held_by(person)
    if not own:
        return None
    state = log.timeline.current
    actors = state.actors if state is not None else ()
    return next((seat for seat in own if seat in actors and seat != answered), own[0])


class ViewBatch:
    """Views of a table at one moment, for several seats. What they share is made once."""

    def __init__(
        self,
        log: TableLog,
        summary: TableSummary,
        here: Collection[int],
        absent: Collection[int],
        seats: Collection[int | None],
        answered: int | None = None,  # the seat of a person for whom the server answers
    ) -> None:
        self.log = log
        self.answered = answered
        self.summary = summary
        self.table = public_shape(summary, here, absent)
        state = log.timeline.current
        self.views = state.observe_each([None, *seats], log.view_cache) if state is not None else {}
        self.public = self.views.get(None, {})  # what all may see
        # The public view as JSON, by the names of the parts that are left out because a seat sees others.
        self.shared: dict[tuple[str, ...], bytes] = {}
        self.encoded: dict[int | None, msgspec.Raw] = {}
        ended = log.read_only or bool(log.closed)
        self.actors = [] if ended or state is None else state.actors
        self.planning = state is not None and not ended
        self.request = request(log)
        self.declined = declined(log)

    def message(self, person: str, seat: int | None, first: int) -> dict[str, object]:
        """Return a `state` message without `seq` and `chat`; `first` is the number of its first event."""
        log = self.log
        own = log.seating.held_by(person)
        message: dict[str, object] = {
            "t": "state",
            "v": log.version,
            "table": personal_shape(self.table, self.summary, person),
            "view": self.view(seat),
            "moves": {str(each): log.timeline.offers(each) for each in own if self._asks(each)},
            "ahead": [each for each in own if self.planning and log.state().plannable(each)],
            "undo": {str(each): [{"move": moment.text} for moment in log.undoable(each)] for each in own},
            "barrier": barrier(log, own),
            "request": self.request,
            "declined": self.declined,
            "events": events(log, seat, first),
            "first": first,
        }
        if log.lesson is not None and not log.read_only and seat == log.lesson.lesson.learner:
            message["lesson"] = log.lesson.shape(log.state())
        if log.puzzle is not None and not log.read_only and seat == log.puzzle.seat:
            message["puzzle"] = log.puzzle.shape(log.state())
        if isinstance(log, ReadOnlyTable):
            message["taken"] = [{"seat": who, "move": move} for who, move in log.taken]
        return message

    def _asks(self, seat: int) -> bool:
        return seat in self.actors and seat != self.answered

    def view(self, seat: int | None) -> msgspec.Raw | None:
        """Return the view of a seat as JSON: the public parts, encoded once for all, then the seat's own."""
        if seat not in self.views:
            return None
        if seat not in self.encoded:
            self.encoded[seat] = msgspec.Raw(self._encode_view(seat))
        return self.encoded[seat]

    def _encode_view(self, seat: int | None) -> bytes:
        view = self.views[seat]
        own = {name: view[name] for name in view if name not in self.public or self.public[name] is not view[name]}
        if not own:
            return write(view)
        names = tuple(own)
        if names not in self.shared:
            self.shared[names] = write({name: value for name, value in self.public.items() if name not in own})[:-1]
        return self.shared[names] + b"," + write(own)[1:]


def events(log: TableLog, seat: int | None, first: int) -> list[dict[str, object]]:
    """Return the events from number `first` on that a seat may see, with their numbers and decisions."""
    state = log.timeline.current
    if state is None:
        return []
    shown = state.events_for(seat, first)
    found: list[dict[str, object]] = []
    for number, line in enumerate(state.events[first:], first):
        if len(found) < len(shown) and shown[len(found)] is line:
            found.append({**line, "n": number, "move": bisect_right(log.timeline.event_counts, number)})
    return found


def barrier(log: TableLog, own: Collection[int]) -> str | None:
    """Return the name of the event where undo stops for somebody with these seats: the last one before what they can
    undo that belongs to no seat. What others can undo is nothing they may know."""
    history = log.timeline.history
    if history is None:
        return None
    state = history.state
    last = min([len(state.events), *(moment.events for seat in own for moment in log.undoable(seat))])
    for number in range(last - 1, -1, -1):  # from the end, because the event is mostly a few lines away
        line = state.events[number]
        if "seat" not in line and "to" not in line:
            return str(line["event"])
    return None


def request(log: TableLog) -> TakebackRequest | None:
    found = log.takebacks.request
    if found is None:
        return None
    return {"by": found.by, "moves": found.moves, "yes": sorted(found.yes), "waiting": log.takebacks.missing_votes()}


def declined(log: TableLog) -> Declined | None:
    if log.takebacks.declined.newest is None:
        return None
    by, seat = log.takebacks.declined.newest
    return {"by": by, "seat": seat}


def handle(table: str, person: str) -> str:
    """Return a name for a person that means something at one table only."""
    return hashlib.sha256(f"{table} {person}".encode()).hexdigest()[:16]


def chat_line(table: str, sent: ChatSent) -> ChatLine:
    line: ChatLine = {
        "who": handle(table, sent.person),
        "name": sent.name,
        "seat": sent.seat,
        "text": sent.text,
        "at": sent.at,
    }
    if sent.kind in ("look", "will", "please"):
        line["kind"] = sent.kind  # type: ignore[typeddict-item]
        line["target"] = sent.target
    return line


def chat_lines(log: TableLog) -> list[ChatLine]:
    return [chat_line(log.header.id, sent) for sent in log.chat[-CHAT_SHOWN:]]
