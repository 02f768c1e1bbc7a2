"""Tables that this build cannot play on: the rules have changed since, and the log leads elsewhere now, or nowhere.
What needs no rules can still be read: who sat there, the points, the moves in notation, the chat; and the position and
the story up to the last snapshot, if that can still be loaded."""

import msgspec.structs
import structlog

import crenel
from crenel.kernel.timeline import Moment, Timeline
from crenel.server.course import Course, fold
from crenel.server.entries import Acted, AnyEntry, Asked, Face, Left, Rematched, Said, Snapshot, Stored, TookBack, Voted
from crenel.server.errors import Refused

log = structlog.get_logger()


class FrozenCourse(Course):
    """A log that is read without being played."""

    frozen = True

    def __init__(self, stored: Stored) -> None:
        super().__init__(stored.header)
        self.clocks = None
        self.kept: Face | None = None
        self.taken: list[tuple[int, str]] = []  # decisions that were not taken back
        for entry in stored.entries:
            self._read(entry)
        self.request = None
        self.kept = stored.face
        self._look_at(stored.snapshot)

    # ------------------------------------------------------------ questions

    @property
    def over(self) -> bool:
        return self.kept is not None and self.kept.status == "over"

    @property
    def decisions(self) -> int:
        return len(self.taken)

    def state(self) -> crenel.State:
        raise Refused("table-frozen")

    def undoable(self, seat: int) -> list[Moment]:
        return []

    def bots_to_move(self) -> list[int]:
        return []

    def snapshot(self) -> None:
        return None

    def face(self) -> Face:
        """As it was, but nobody is to act."""
        face = super().face()
        if self.kept is not None:
            face = msgspec.structs.replace(face, scores=self.kept.scores, ranking=self.kept.ranking)
        return msgspec.structs.replace(face, actors=[], frozen=True)

    # ------------------------------------------------------------ changes

    def take(self, entry: AnyEntry) -> None:
        if not isinstance(entry, Said | Left | Rematched):
            raise Refused("table-frozen")
        self._seat(entry)
        self._count(entry)

    def _read(self, entry: AnyEntry) -> None:
        if isinstance(entry, Acted):
            self.taken.append((entry.seat, entry.move))
            self.request = None
        elif isinstance(entry, TookBack):
            self._strike(entry.seat, entry.count)
            self.request = None
        elif isinstance(entry, Asked):
            self._ask(entry)
        elif isinstance(entry, Voted):
            self._vote(entry)
        self._seat(entry)
        self._count(entry)
        self._answer_request()

    def _strike(self, seat: int, count: int) -> None:
        own = [place for place, (who, _) in enumerate(self.taken) if who == seat]
        for place in reversed(own[-count:]):
            del self.taken[place]

    def _answer_request(self) -> None:
        if self.request is not None and not self.waiting():
            self.taken = self.taken[: self.request.moves]
            self.request = None

    def _begin_if_full(self) -> None:
        """Nothing begins here."""

    def _look_at(self, snapshot: Snapshot | None) -> None:
        if snapshot is None:
            return
        try:
            game = crenel.game(self.header.game)
            state = game.load({**snapshot.position, "rules": self._rules(game)})
        except Exception as error:  # other rules may fail over it in any way
            log.info("snapshot_unreadable", table=self.header.id, error=repr(error))
            return
        state.events = snapshot.events
        self.timeline = Timeline(state)
        self.bounds = snapshot.bounds


def open_course(stored: Stored) -> Course:
    """The table that a log leads to; a frozen one where the rules of this build lead nowhere, or elsewhere."""
    try:
        return fold(stored)
    except Exception as error:  # whatever it is: the table is there, and can be read
        log.warning("table_frozen", table=stored.header.id, rules=stored.header.rules, error=repr(error))
        return FrozenCourse(stored)
