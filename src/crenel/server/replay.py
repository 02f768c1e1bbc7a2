"""Games looked at again: their records, and any moment of them. What replays a game is called off the event loop."""

from typing import Any

import msgspec

from crenel.kernel.game import without_chance
from crenel.kernel.state import State
from crenel.kernel.timeline import rewound
from crenel.server import views
from crenel.server.entries import Beginning
from crenel.server.errors import HttpRefusal
from crenel.server.shapes import MomentShape
from crenel.server.table_log import TableLog


def record(log: TableLog) -> str:
    """The record of a game, with the commitment that was shown before it began, and the moment it began with."""
    head, empty, rest = log.state().record().partition("\n\n")
    begins = log.listing.begins
    after = f"\nafter: {msgspec.json.encode(begins).decode()}" if begins else ""
    return f'{head}\ncommitment: "{log.header.commitment}"{after}{empty}{rest}'


def beginning(log: TableLog, n: int) -> Beginning:
    """The position after the first n decisions, for another game to go on from."""
    check_moment(log, n)
    then = rewound(log.state(), n)
    if then.over:
        raise HttpRefusal("game-over")
    return Beginning(log.header.id, n, without_chance(then.dump()))


def check_moment(log: TableLog, n: int) -> None:
    if n > log.decisions:
        raise HttpRefusal("no-such-moment", 404, count=n, moves=log.decisions)


class PastView:
    """What it takes to look at a moment of a table, once the table itself is let go and may go on."""

    def __init__(self, log: TableLog, n: int, person: str) -> None:
        check_moment(log, n)
        self.n = n
        self.count = log.decisions
        self.state = log.state()  # only for how it began, which never changes; the rest may, from now on
        self.moves = self.state.moves()[:n]
        self.first = log.bounds[n - 1] if n else 0
        self.over = log.over
        # A finished game lies open to all alike, so that a link to a moment of it shows everybody the same.
        self.seat = None if log.over else views.viewed_seat(log, person)

    def moment(self) -> MomentShape:
        """The position after the first n decisions, and what the last of them did, as the seat that asks saw it then:
        cut by the same functions as what it was shown at that time. What another decided is told in words by the
        events alone while the game goes on, because it may have been a secret."""
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
        told = self.over or seat == self.seat
        return {
            "n": self.n,
            "count": self.count,
            "view": then.observe(self.seat),
            "events": self._events(then),
            "move": move if told else None,
            "seat": seat if told else None,
        }

    def _events(self, then: State) -> list[dict[str, Any]]:
        shown = {id(line) for line in then.events_for(self.seat)}
        numbered = enumerate(then.events, self.first)
        return [{**line, "n": number, "move": self.n} for number, line in numbered if id(line) in shown]
