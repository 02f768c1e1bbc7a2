"""What goes to whom. The game speaks only through `observe`, `fields` and `events_for`, each for the seat that asks."""

from bisect import bisect_right
from collections.abc import Collection
from typing import Literal, cast

from crenel.kernel.state import State
from crenel.server.course import Course
from crenel.server.entries import Face, Said
from crenel.server.frozen import FrozenCourse
from crenel.server.shapes import SeatShape, TableShape

CHAT_SHOWN = 200
Status = Literal["open", "playing", "over"]
Kind = Literal["human", "open", "bot"]


def table_shape(face: Face, person: str, here: Collection[int], absent: Collection[int] = ()) -> TableShape:
    """A table as one person may see it; "" is a stranger."""
    header = face.header
    return {
        "id": header.id,
        "game": header.game,
        "options": header.options,
        "title": header.title,
        "listed": header.listed,
        "status": cast(Status, face.status),
        "created": header.created,
        "touched": face.touched,
        "host": bool(person) and face.host == person,
        "seats": [_seat(face, n, person, n in here, n in absent) for n in range(len(face.seats))],
        "version": face.version,
        "actors": face.actors,
        "scores": face.scores,
        "ranking": face.ranking,
        "commitment": header.commitment,
        "seed": header.seed if face.status == "over" else None,
        "rematch": face.rematch or None,
        "frozen": face.frozen,
    }


def _seat(face: Face, number: int, person: str, here: bool, absent: bool) -> SeatShape:
    seat = face.seats[number]
    shape: SeatShape = {
        "seat": number,
        "kind": cast(Kind, seat.kind),
        "name": seat.name,
        "mine": bool(person) and seat.person == person,
        "here": here or seat.kind == "bot",
        "left": seat.left,
        "absent": absent,
    }
    if seat.kind == "bot":
        shape["bot"] = seat.bot
        if seat.kept and seat.kept == person:
            shape["back"] = True
    if seat.kind == "open":
        shape["kept"] = bool(seat.kept)
        if person and face.host == person:
            shape["invite"] = f"/#/t/{face.header.id}/join/{seat.invite}"
    return shape


def viewed_seat(course: Course, person: str) -> int | None:
    """Through which seat a person looks: the one of theirs that acts, else their first; None for a spectator."""
    own = [seat for seat in course.seats_of(person) if not course.seats[seat].left]
    if not own:
        return None
    actors = course.timeline.state.actors if course.timeline else ()
    return next((seat for seat in own if seat in actors), own[0])


def state_message(
    course: Course, face: Face, person: str, seat: int | None, here: Collection[int], absent: Collection[int]
) -> dict[str, object]:
    """A `state` without its events, chat and number."""
    own = [each for each in course.seats_of(person) if not course.seats[each].left]
    timeline = course.timeline
    message: dict[str, object] = {
        "t": "state",
        "v": course.version,
        "table": table_shape(face, person, here, absent),
        "view": timeline.state.observe(seat) if timeline else None,
        "moves": {str(each): moves(timeline.state, each) for each in own if each in timeline.state.actors}
        if timeline and not course.frozen
        else {},
        "undo": {str(each): [{"move": moment.text} for moment in course.undoable(each)] for each in own},
        "barrier": barrier(course),
        "request": request(course),
    }
    if isinstance(course, FrozenCourse):
        message["taken"] = [{"seat": who, "move": move} for who, move in course.taken]
    return message


def moves(state: State, seat: int) -> list[dict[str, object]]:
    return [{"move": state.text(action, seat), **state.fields(action, seat)} for action in state.actions(seat)]


def events(course: Course, seat: int | None, first: int) -> list[dict[str, object]]:
    """The events from number `first` on that a seat may see, numbered, with the decision that caused them."""
    if course.timeline is None:
        return []
    state = course.timeline.state
    shown = state.events_for(seat, first)
    found: list[dict[str, object]] = []
    for number, line in enumerate(state.log[first:], first):
        if len(found) < len(shown) and shown[len(found)] is line:
            found.append({**line, "n": number, "move": bisect_right(course.bounds, number)})
    return found


def barrier(course: Course) -> str | None:
    """The event that closed the way back: the last one that was nobody's own, before what can still be undone."""
    if course.timeline is None:
        return None
    state = course.timeline.state
    moments = course.timeline.moments
    last = moments[0].events if moments else len(state.log)
    for line in reversed(state.log[:last]):
        if "seat" not in line and "to" not in line:
            return str(line["event"])
    return None


def request(course: Course) -> dict[str, object] | None:
    asked = course.request
    if asked is None:
        return None
    return {"by": asked.by, "moves": asked.moves, "yes": sorted(asked.yes), "waiting": course.waiting()}


def chat_line(said: Said) -> dict[str, object]:
    return {"name": said.name, "seat": said.seat, "text": said.text, "at": said.at}


def chat_lines(course: Course) -> list[dict[str, object]]:
    return [chat_line(said) for said in course.chat[-CHAT_SHOWN:]]
