"""Game of a table: its state, its undo history, and the events of each decision."""

import crenel
from crenel.kernel.errors import BadState
from crenel.kernel.state import SEATS_AT_MOST
from crenel.kernel.timeline import Moment, Timeline
from crenel.server.entries import Acted, Header, Snapshot, Undone
from crenel.server.errors import HttpRefusal


def known_rules(header: Header) -> int:
    """Return the version of the rules to play a table under: its own, or the nearest that this build knows. Whether
    that leads to the same game is checked when the table is loaded.
    """
    return min(max(header.rules, 1), crenel.game(header.game).newest)


class TableTimeline:
    """State and undo history of a table's game. Empty until the game starts."""

    def __init__(self, header: Header) -> None:
        self.header = header
        self.history: Timeline | None = None
        self.event_counts: list[int] = []  # number of events after 0, 1, 2, … decisions
        self.offered: dict[int, list[dict[str, object]]] = {}  # cache of `offers`, by seat; cleared by each decision

    # ------------------------------------------------------------ queries

    @property
    def current(self) -> crenel.State | None:
        return self.history.state if self.history is not None else None

    @property
    def over(self) -> bool:
        return self.history is not None and self.history.state.over

    @property
    def decisions(self) -> int:
        return len(self.event_counts) - 1 if self.event_counts else 0

    @property
    def event_count(self) -> int:
        return len(self.history.state.events) if self.history is not None else 0

    def state(self) -> crenel.State:
        """Return the current state; refused before the game has started."""
        if self.history is None:
            raise HttpRefusal("not-started")
        return self.history.state

    def offers(self, seat: int) -> list[dict[str, object]]:
        """Return the legal moves of a seat that may act now, with their fields."""
        found = self.offered.get(seat)
        if found is None:
            found = self.offered[seat] = self.state().described(seat)
        return found

    def undoable(self, seat: int) -> list[Moment]:
        """Return the decisions a seat may undo. None once the game is over, because the seed is public then."""
        if self.history is None or self.over:
            return []
        return self.history.undoable(seat)

    def secret_question(self) -> int | None:
        """Return a number for the question that several seats answer in secret now, or None."""
        if self.history is None or not self.history.state.secret:
            return None
        return int(self.history.state.barrier)

    # ------------------------------------------------------------ changes

    def start(self) -> None:
        """Begin with the state before the first decision."""
        header = self.header
        game = crenel.game(header.game)
        if header.starts_from is None:
            state = game.new(len(header.seats), header.seed, header.options, known_rules(header))
        else:
            state = game.continue_from({**header.starts_from.position, "rules": known_rules(header)}, header.seed)
        self.show(state, [len(state.events)])

    def show(self, state: crenel.State, event_counts: list[int]) -> None:
        """Replace the game by a state in which nothing can be undone."""
        self.history = Timeline(state)
        self.event_counts = event_counts
        self.offered = {}

    def act(self, entry: Acted) -> None:
        entry.for_show = self.state().for_show
        self._apply(self._action(entry), entry.seat)

    def undo(self, entry: Undone) -> None:
        before = self.state().moves()
        if self.over:
            raise HttpRefusal("game-over")
        assert self.history is not None
        self.history.undo(entry.seat, entry.count)
        self.offered = {}
        after = self.history.state.moves()
        # A secret answer may be undone from between the answers of others.
        place = next((n for n, (old, new) in enumerate(zip(before, after)) if old != new), len(after))
        del self.event_counts[place + 1 : place + 1 + len(before) - len(after)]

    def rewind(self, count: int) -> None:
        """Go back to after the first `count` decisions, by playing them again."""
        moves = self.state().moves()[:count]
        self.start()
        for seat, action in moves:
            self._apply(action, seat)

    def _action(self, entry: Acted) -> int:
        """Return the action of a move. Most moves are written exactly as they were offered, which saves parsing."""
        state = self.state()
        for place, offer in enumerate(self.offered.get(entry.seat, ())):
            if offer["move"] == entry.move:
                return state.actions(entry.seat)[place]
        return state.parse(entry.move, entry.seat)

    def _apply(self, action: int, seat: int) -> None:
        assert self.history is not None
        self.history.apply(action, seat)
        self.offered = {}
        self.event_counts.append(len(self.history.state.events))

    # ------------------------------------------------------------ snapshots

    def restore(self, snapshot: Snapshot) -> None:
        """Load the game of a snapshot; BadState if it does not have the digest it was saved with."""
        state = crenel.game(self.header.game).load(snapshot.position)
        if state.digest() != snapshot.digest:
            raise BadState("broken-state", detail="digest")
        state.origin = self._origin()
        state.recent = [action * SEATS_AT_MOST + seat for seat, action in snapshot.moves]
        state.events = snapshot.events
        self.show(state, snapshot.event_counts)

    def _origin(self) -> dict[str, object]:
        """Return the origin that a game started by `start` has."""
        starts_from = self.header.starts_from
        seed: dict[str, object] = {"seed": self.header.seed}
        return seed if starts_from is None else {"position": starts_from.position, **seed}
