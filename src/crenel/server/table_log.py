"""Log of a table: applies its entries, one after the other. Reads no clock, socket or store, so the same entries always
give the same table."""

from typing import cast

import crenel
from crenel.kernel.timeline import Moment
from crenel.kernel.view_cache import ViewCache
from crenel.server import clocks
from crenel.server.build import build_version
from crenel.server.entries import (
    Acted,
    AnyEntry,
    AwayTold,
    ChatSent,
    Closed,
    Forgotten,
    Header,
    LessonAgain,
    Rematched,
    Snapshot,
    Span,
    TableSummary,
    TakebackAsked,
    TakebackVoted,
    Undone,
    entry_without,
    header_without,
)
from crenel.server.errors import HttpRefusal
from crenel.server.lessons import TableLesson
from crenel.server.puzzles import TablePuzzle
from crenel.server.seating import Seating
from crenel.server.takebacks import Takebacks
from crenel.server.timeline import TableTimeline
from crenel.server.wire import raw


class TableLog:
    """Log of a table and everything that follows from it: seats, game, takebacks, clocks, chat."""

    read_only = False

    def __init__(self, header: Header) -> None:
        self.header = header
        self.listing = header.brief()
        self.seating = Seating(header)
        self.timeline = TableTimeline(header)
        self.takebacks = Takebacks(self.seating)
        self.entries = 0
        self.version = 0  # counts all entries but chat
        self.changed_at = [0] * len(header.seats)  # by seat, the version at which the game last changed for it
        self.touched = header.created
        self.acks: dict[tuple[str, str], int] = {}  # version each entry led to, by (person, idempotency key)
        self.chat: list[ChatSent] = []
        self.rematch = ""
        self.closed = ""  # who has closed the table
        self.lesson = TableLesson(header.lesson) if header.lesson else None
        self.puzzle = TablePuzzle(header.puzzle) if header.puzzle else None
        self.view_cache = ViewCache(raw)
        self.away: dict[str, list[Span]] = {}  # by person
        self.clocks = clocks.new_clocks(header.pace, len(header.seats), header.created, header.more_time)
        self._start_if_full()

    # ------------------------------------------------------------ queries

    @property
    def over(self) -> bool:
        return self.timeline.over

    @property
    def status(self) -> str:
        if not self.seating.full:
            return "open"
        return "over" if self.over else "playing"

    @property
    def playing(self) -> bool:
        """Whether the game goes on."""
        return self.status == "playing" and not self.closed

    @property
    def decisions(self) -> int:
        return self.timeline.decisions

    def state(self) -> crenel.State:
        """Return the current state of the game; refused before it has started."""
        return self.timeline.state()

    def undoable(self, seat: int) -> list[Moment]:
        """Return the decisions a seat may undo, newest first; none where the table forbids it."""
        return self.timeline.undoable(seat) if self.header.undo and not self.closed else []

    def bots_to_move(self) -> list[int]:
        state = self.timeline.current
        if state is None or self.closed or (self.puzzle is not None and self.puzzle.follow(state) is not None):
            return []
        return [seat for seat in state.actors if self.seating.seats[seat].kind == "bot"]

    def seat_for_show(self) -> int | None:
        """Return the seat of a person who is asked with nothing to decide, so that the others do not learn that."""
        state = self.timeline.current
        if state is None or self.closed or not state.for_show or self.seating.seats[state.asked].kind != "human":
            return None
        return int(state.asked)

    def waits_for_server(self) -> bool:
        """Whether the server has to answer: for a bot, or for a person who has nothing to decide."""
        return bool(self.bots_to_move()) or self.seat_for_show() is not None

    def summary(self) -> TableSummary:
        state = self.timeline.current
        return TableSummary(
            header=self.listing,
            seats=self.seating.seats,
            host=self.seating.host,
            status=self.status,
            version=self.version,
            touched=self.touched,
            actors=list(state.actors) if state and not self.closed else [],
            scores=state.all_scores() if state else [],
            ranking=state.standings() if state and state.over else None,
            rematch=self.rematch,
            muted=sorted(self.seating.muted),
            closed=self.closed,
            clocks=self.clocks,
        )

    def check_fresh(self, seat: int, version: int) -> None:
        """Refuse a decision on a position that has changed for its seat since."""
        if not self.changed_at[seat] <= version <= self.version:
            raise HttpRefusal("stale", version=self.version)

    # ------------------------------------------------------------ changes

    def apply_entry(self, entry: AnyEntry) -> None:
        """Apply the next entry of the log. If it raises, the table is as it was."""
        self._check_open(entry)
        question = self.timeline.secret_question()
        state = self.timeline.current
        reacting = state is not None and state.reacting
        self._apply_to_game(entry)
        self._apply_to_table(entry)
        self._start_if_full()
        self._count(entry)
        if isinstance(entry, (Acted, Undone)):
            self._mark_changed(entry.seat, question is not None and question == self.timeline.secret_question())
        self._settle_takeback()
        if self.clocks is not None:
            self._advance_clocks(entry, reacting)

    def _check_open(self, entry: AnyEntry) -> None:
        """Refuse what comes after a table was closed, but for a name that goes."""
        if self.closed and not isinstance(entry, Forgotten):
            raise HttpRefusal("table-closed", 403)

    def _apply_to_game(self, entry: AnyEntry) -> None:
        """Apply a decision, an undo, or a takeback's request or vote. Raises before anything has changed."""
        if not self.header.undo and isinstance(entry, (Undone, TakebackAsked)):
            raise HttpRefusal("undo-forbidden", 403)
        if isinstance(entry, Acted):
            self.timeline.act(entry)
            self.takebacks.close()
        elif isinstance(entry, Undone):
            self.timeline.undo(entry)
            self.takebacks.close()
        elif isinstance(entry, LessonAgain):
            self.timeline.rewind(entry.moves)
            self.takebacks.close()
            self.changed_at = [self.version + 1] * len(self.changed_at)
        else:
            self._apply_to_takebacks(entry)

    def _apply_to_takebacks(self, entry: AnyEntry) -> None:
        if isinstance(entry, TakebackAsked):
            if self.over:
                raise HttpRefusal("game-over")
            self.takebacks.ask(entry, self.decisions)
        elif isinstance(entry, TakebackVoted):
            self.takebacks.vote(entry)

    def _apply_to_table(self, entry: AnyEntry) -> None:
        """Apply everything that is not the game."""
        self.seating.apply(entry)
        if self.lesson is not None:
            self.lesson.apply(entry)
        if isinstance(entry, ChatSent):
            self.chat.append(entry)
        elif isinstance(entry, AwayTold):  # what has passed stays as it was
            self.away[entry.person] = [(max(start, entry.at), end) for start, end in entry.spans if end > entry.at]
        elif isinstance(entry, Rematched):
            self.rematch = entry.table
        elif isinstance(entry, Closed):
            self.closed = entry.by
        elif isinstance(entry, Forgotten):
            self._forget(entry.who)

    def _forget(self, person: str) -> None:
        """Drop the name of a person, and what they wrote."""
        self.header = header_without(self.header, person)
        self.listing = self.header.brief()
        self.chat = [cast(ChatSent, entry_without(line, person)) for line in self.chat]

    def _start_if_full(self) -> None:
        if self.timeline.history is None and self.seating.full:
            self.timeline.start()

    def _count(self, entry: AnyEntry) -> None:
        self.entries += 1
        self.touched = entry.at
        self.takebacks.declined.note(entry)
        if not isinstance(entry, ChatSent):
            self.version += 1
        if entry.key:
            self.acks[entry.person, entry.key] = self.version

    def _mark_changed(self, seat: int, secret: bool) -> None:
        """Note that the game has changed: for all, or for one seat if it gave or undid a secret answer."""
        if secret:
            self.changed_at[seat] = self.version
        else:
            self.changed_at = [self.version] * len(self.changed_at)

    def _settle_takeback(self) -> None:
        """Go back if all have agreed to."""
        moves = self.takebacks.take_agreed()
        if moves is not None:
            self.timeline.rewind(moves)
            self.changed_at = [self.version] * len(self.changed_at)

    def _advance_clocks(self, entry: AnyEntry, reacting: bool) -> None:
        """Run the clocks on. A reaction earns no extra time: whoever had nothing to decide would earn it, too."""
        if self.clocks is not None and self.header.pace is not None:
            state = self.timeline.current
            running = clocks.running_clocks(self.seating.seats, state.actors if state and not self.closed else ())
            pace, more = self.header.pace, self.header.more_time
            self.clocks = clocks.advance(self.clocks, pace, entry, running, not reacting, more, self.absences())

    def absences(self) -> list[tuple[int, int, int]]:
        """Return when the players of the seats are away: seat, from, to."""
        if not self.away:
            return []
        seats = [(seat, each.person) for seat, each in enumerate(self.seating.seats) if each.kind == "human"]
        return [(seat, start, end) for seat, person in seats for start, end in self.away.get(person, ())]

    # ------------------------------------------------------------ snapshots

    def snapshot(self) -> Snapshot | None:
        """Return the game as it is, or None if something can be undone: only the log has the undo history."""
        history = self.timeline.history
        if history is None or self.takebacks.request is not None or (history.moments and not self.over):
            return None
        state = history.state
        return Snapshot(
            build=build_version(),
            entries=self.entries,
            digest=state.digest(),
            position=state.dump(),
            moves=state.moves(),
            events=state.events,
            event_counts=self.timeline.event_counts,
            changed_at=self.changed_at,
            clocks=self.clocks,
        )

    def restore(self, snapshot: Snapshot, entries: list[AnyEntry]) -> None:
        """Apply the entries before a snapshot without playing them: the game comes from the snapshot."""
        self.timeline.restore(snapshot)
        for entry in entries:
            self._apply_to_table(entry)
            self._count(entry)
        self.changed_at = snapshot.changed_at
        self.clocks = snapshot.clocks
