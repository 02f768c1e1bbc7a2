"""Finished games, looked at again. Everything here replays the game: call it off the event loop."""

from crenel.kernel.timeline import rewound
from crenel.server import views
from crenel.server.course import Course
from crenel.server.errors import Refused
from crenel.server.shapes import MomentShape


def record(course: Course) -> str:
    """The record of a game, with the commitment that was shown before it began."""
    head, empty, rest = course.state().record().partition("\n\n")
    return f'{head}\ncommitment: "{course.header.commitment}"{empty}{rest}'


def moment(course: Course, n: int) -> MomentShape:
    """The position after the first n decisions, and what the last of them did, as a spectator sees it."""
    state = course.state()
    count = course.decisions
    if n > count:
        raise Refused("no-such-moment", 404, count=n, moves=count)
    before = rewound(state, max(0, n - 1))
    move: str | None = None
    seat: int | None = None
    if n:
        seat, action = state.moves()[n - 1]
        move = before.text(action, seat)
        before.decide(seat, action)
    first = course.bounds[n - 1] if n else 0
    shown = [line for line in views.events(course, None, first) if line["move"] == n]
    return {"n": n, "count": count, "view": before.observe(None), "events": shown, "move": move, "seat": seat}
