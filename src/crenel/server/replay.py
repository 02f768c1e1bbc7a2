"""Finished games, looked at again. Everything here replays the game: call it off the event loop."""

import msgspec

from crenel.kernel.game import without_chance
from crenel.kernel.timeline import rewound
from crenel.server import views
from crenel.server.course import Course
from crenel.server.entries import Beginning
from crenel.server.errors import Refused
from crenel.server.shapes import MomentShape


def record(course: Course) -> str:
    """The record of a game, with the commitment that was shown before it began, and the moment it began with."""
    head, empty, rest = course.state().record().partition("\n\n")
    begins = course.listing.begins
    after = f"\nafter: {msgspec.json.encode(begins).decode()}" if begins else ""
    return f'{head}\ncommitment: "{course.header.commitment}"{after}{empty}{rest}'


def beginning(course: Course, n: int) -> Beginning:
    """The position after the first n decisions, for another game to go on from."""
    check_moment(course, n)
    then = rewound(course.state(), n)
    if then.over:
        raise Refused("game-over")
    return Beginning(course.header.id, n, without_chance(then.dump()))


def check_moment(course: Course, n: int) -> None:
    if n > course.decisions:
        raise Refused("no-such-moment", 404, count=n, moves=course.decisions)


def moment(course: Course, n: int) -> MomentShape:
    """The position after the first n decisions, and what the last of them did, as a spectator sees it."""
    check_moment(course, n)
    state = course.state()
    count = course.decisions
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
