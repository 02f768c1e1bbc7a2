"""Tables that the current rules cannot play on: the rules have changed, and the log fails or leads to another game.
What needs no rules can still be read: players, points, moves in notation, chat; and the position and events of the last
snapshot, if it loads."""

import msgspec.structs
import structlog

import crenel
from crenel.kernel.timeline import Moment
from crenel.server.entries import (
    Acted,
    AnyEntry,
    ChatSent,
    Closed,
    Forgotten,
    Left,
    Muted,
    Rematched,
    Removed,
    Snapshot,
    Stored,
    TableSummary,
    Undone,
)
from crenel.server.errors import HttpRefusal
from crenel.server.table_log import TableLog
from crenel.server.timeline import known_rules

logger = structlog.get_logger()


class ReadOnlyTable(TableLog):
    """Log that is read without being played."""

    read_only = True

    def __init__(self, stored: Stored) -> None:
        super().__init__(stored.header)
        self.clocks = None
        self.last_summary: TableSummary | None = None
        self.taken: list[tuple[int, str]] = []  # seat and move of each decision that was not undone
        self.for_show: list[bool] = []  # whether there was nothing to decide, for each of them
        for entry in stored.entries:
            self._read(entry)
        self.takebacks.close()
        self.last_summary = stored.summary
        self._show(stored.snapshot)

    # ------------------------------------------------------------ queries

    @property
    def over(self) -> bool:
        return self.last_summary is not None and self.last_summary.status == "over"

    @property
    def decisions(self) -> int:
        return len(self.taken)

    def state(self) -> crenel.State:
        raise HttpRefusal("table-frozen")

    def undoable(self, seat: int) -> list[Moment]:
        return []

    def bots_to_move(self) -> list[int]:
        return []

    def seat_for_show(self) -> int | None:
        return None

    def snapshot(self) -> None:
        return None

    def summary(self) -> TableSummary:
        """Return the last stored summary, with nobody to act."""
        summary = super().summary()
        last = self.last_summary
        if last is not None:
            summary = msgspec.structs.replace(summary, scores=last.scores, ranking=last.ranking)
        return msgspec.structs.replace(summary, actors=[], frozen=True)

    # ------------------------------------------------------------ changes

    def apply_entry(self, entry: AnyEntry) -> None:
        """Apply an entry that needs no rules: chat, leaving, a rematch, a name that goes, the end of it all."""
        self._check_open(entry)
        if not isinstance(entry, ChatSent | Closed | Forgotten | Left | Muted | Removed | Rematched):
            raise HttpRefusal("table-frozen")
        self._apply_to_table(entry)
        self._count(entry)

    def _read(self, entry: AnyEntry) -> None:
        if isinstance(entry, Acted):
            self.taken.append((entry.seat, entry.move))
            self.for_show.append(entry.for_show)
            self.takebacks.close()
        elif isinstance(entry, Undone):
            self._remove_last(entry.seat, entry.count)
            self.takebacks.close()
        else:
            self._apply_to_takebacks(entry)
        self._apply_to_table(entry)
        self._count(entry)
        self._settle_takeback()

    def _remove_last(self, seat: int, count: int) -> None:
        """Remove so many decisions of a seat, and what it was asked for show after them."""
        for place in range(len(self.taken) - 1, -1, -1):
            if count and self.taken[place][0] == seat:
                count -= not self.for_show[place]
                del self.taken[place], self.for_show[place]

    def _settle_takeback(self) -> None:
        moves = self.takebacks.take_agreed()
        if moves is not None:
            self.taken = self.taken[:moves]
            self.for_show = self.for_show[:moves]

    def _start_if_full(self) -> None:
        """Do nothing: the game is not played."""

    def _show(self, snapshot: Snapshot | None) -> None:
        """Show the position and events of the last snapshot, if the current rules can load it."""
        if snapshot is None:
            return
        try:
            game = crenel.game(self.header.game)
            state = game.load({**snapshot.position, "rules": known_rules(self.header)})
        except Exception as error:  # other rules may fail over it in any way
            logger.info("snapshot_unreadable", table=self.header.id, error=repr(error))
            return
        state.events = snapshot.events
        self.timeline.show(state, snapshot.event_counts)
