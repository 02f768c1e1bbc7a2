"""The course of a table: its log, folded. No clock, no socket, no store: the same log always gives the same table."""

import secrets
from functools import cache
from importlib.metadata import PackageNotFoundError, version

import msgspec

import crenel
from crenel.kernel.errors import BadState
from crenel.kernel.state import SEATS_AT_MOST
from crenel.kernel.timeline import Moment, Timeline
from crenel.kernel.view_cache import ViewCache
from crenel.server import clocks
from crenel.server.entries import (
    SEATING,
    Acted,
    AnyEntry,
    Asked,
    BotSat,
    Face,
    Header,
    Joined,
    Left,
    Rematched,
    Said,
    SeatPlan,
    Snapshot,
    Stored,
    TookBack,
    Voted,
)
from crenel.server.errors import Refused
from crenel.server.wire import raw

INVITE_BYTES = 18
FIRST_WAIT = 30  # seconds until somebody may ask again who was refused a second time
LONGEST_WAIT = 600


def invite_token() -> str:
    return secrets.token_urlsafe(INVITE_BYTES)


@cache
def build() -> str:
    """Which build of the engine this is: packed actions mean something to the same one only."""
    try:
        return version("crenel")
    except PackageNotFoundError:
        return "source"


class Request:
    """Somebody asks all to go back."""

    def __init__(self, by: int, moves: int, yes: set[int]) -> None:
        self.by = by
        self.moves = moves
        self.yes = yes


class Refusals:
    """Who was refused a take-back, how often, and when last. Who insists has to wait, each time twice as long."""

    def __init__(self) -> None:
        self.asker = -1
        self.counts: dict[int, int] = {}
        self.last: dict[int, int] = {}
        self.newest: tuple[int, int] | None = (
            None  # whose request fell last and who refused it, until something happens
        )

    def note(self, entry: AnyEntry) -> None:
        if isinstance(entry, Said):
            return
        self.newest = None
        if isinstance(entry, Asked):
            self.asker = entry.seat
        elif isinstance(entry, Voted) and not entry.yes and entry.seat != self.asker:
            self.counts[self.asker] = self.counts.get(self.asker, 0) + 1
            self.last[self.asker] = entry.at
            self.newest = (self.asker, entry.seat)

    def check(self, seat: int, at: int) -> None:
        """The first refusal costs nothing."""
        again = self.counts.get(seat, 0) - 2
        if again < 0:
            return
        left = self.last[seat] + min(FIRST_WAIT << again, LONGEST_WAIT) * 1000 - at
        if left > 0:
            raise Refused("asked-too-often", 429, seconds=-(-left // 1000))


class Course:
    """A table as its log tells it. `take` changes it or, if it raises, leaves it as it was."""

    frozen = False  # whether it can only be read

    def __init__(self, header: Header) -> None:
        self.header = header
        self.listing = header.brief()
        self.seats = [
            SeatPlan(each.kind, each.person, each.name, each.bot, each.invite, each.kept) for each in header.seats
        ]
        self.host = header.host
        self.entries = 0
        self.version = 0  # counts all entries but chat
        self.touched = header.created
        self.acks: dict[tuple[str, str], int] = {}  # (person, key) of what was done: the version it led to
        self.chat: list[Said] = []
        self.rematch = ""
        self.request: Request | None = None
        self.refusals = Refusals()
        self.timeline: Timeline | None = None
        self.bounds: list[int] = []  # events after each number of decisions
        self.offered: dict[int, list[dict[str, object]]] = {}  # the moves of seats, as far as they were asked for
        self.matters = [0] * len(self.seats)  # per seat, the version since which nothing changed for it
        self.drafts = ViewCache(raw)  # parts of its views
        self.held: dict[str, list[int]] = {}  # by person, as far as it was asked for since the seats changed
        self.clocks = clocks.wound_up(header.pace, len(self.seats), header.created)
        self._begin_if_full()

    # ------------------------------------------------------------ questions

    @property
    def started(self) -> bool:
        return all(seat.kind != "open" for seat in self.seats)

    @property
    def over(self) -> bool:
        return self.timeline is not None and self.timeline.state.over

    @property
    def status(self) -> str:
        if not self.started:
            return "open"
        return "over" if self.over else "playing"

    @property
    def decisions(self) -> int:
        return len(self.bounds) - 1 if self.bounds else 0

    @property
    def events(self) -> int:
        return len(self.timeline.state.events) if self.timeline else 0

    def state(self) -> crenel.State:
        if self.timeline is None:
            raise Refused("not-started")
        return self.timeline.state

    def seats_of(self, person: str) -> list[int]:
        return [number for number, seat in enumerate(self.seats) if person and seat.person == person]

    def held_by(self, person: str) -> list[int]:
        """The seats that a person has, and has not left. Asked for with every view."""
        found = self.held.get(person)
        if found is None:
            found = [seat for seat in self.seats_of(person) if not self.seats[seat].left]
            if found:
                self.held[person] = found
        return found

    def offers(self, seat: int) -> list[dict[str, object]]:
        """The moves of a seat that may act now."""
        found = self.offered.get(seat)
        if found is None:
            found = self.offered[seat] = self.state().described(seat)
        return found

    def undoable(self, seat: int) -> list[Moment]:
        """What a seat may take back. Nothing once the game is over: the seed is known then."""
        if self.timeline is None or self.over:
            return []
        return self.timeline.undoable(seat)

    def bots_to_move(self) -> list[int]:
        if self.timeline is None:
            return []
        return [seat for seat in self.timeline.state.actors if self.seats[seat].kind == "bot"]

    def waiting(self) -> list[int]:
        """Who still has to answer the request to take back."""
        if self.request is None:
            return []
        asked = [number for number, seat in enumerate(self.seats) if seat.kind == "human" and not seat.left]
        return [number for number in asked if number not in self.request.yes]

    def face(self) -> Face:
        state = self.timeline.state if self.timeline else None
        return Face(
            header=self.listing,
            seats=self.seats,
            host=self.host,
            status=self.status,
            version=self.version,
            touched=self.touched,
            actors=list(state.actors) if state else [],
            scores=state.scores() if state else [],
            ranking=state.ranking() if state and state.over else None,
            rematch=self.rematch,
            clocks=self.clocks,
        )

    def check_fresh(self, seat: int, version: int) -> None:
        """Refuse what was decided on a position that is no longer there."""
        if not self.matters[seat] <= version <= self.version:
            raise Refused("stale", version=self.version)

    # ------------------------------------------------------------ changes

    def take(self, entry: AnyEntry) -> None:
        """The next entry of the log."""
        asked = self._secret_question()
        self._play(entry)
        self._seat(entry)
        self._begin_if_full()
        self._count(entry)
        if isinstance(entry, (Acted, TookBack)):
            self._mark(entry.seat, asked is not None and asked == self._secret_question())
        self._answer_request()
        if self.clocks is not None:
            self._run_clocks(entry)

    def _run_clocks(self, entry: AnyEntry) -> None:
        if self.clocks is not None and self.header.pace is not None:
            actors = self.timeline.state.actors if self.timeline else ()
            self.clocks = clocks.after(self.clocks, self.header.pace, entry, clocks.awaited(self.seats, actors))

    def _secret_question(self) -> int | None:
        """Which question is open to several seats at once, if one is."""
        if self.timeline is None or not self.timeline.state.secret:
            return None
        return int(self.timeline.state.barrier)

    def _mark(self, seat: int, alone: bool) -> None:
        """Note for whom the position is new: all, or the seat alone that gave a secret answer or took its own back."""
        if alone:
            self.matters[seat] = self.version
        else:
            self.matters = [self.version] * len(self.seats)

    def _count(self, entry: AnyEntry) -> None:
        self.entries += 1
        self.touched = entry.at
        self.refusals.note(entry)
        if not isinstance(entry, Said):
            self.version += 1
        if entry.key:
            self.acks[entry.person, entry.key] = self.version

    def _seat(self, entry: AnyEntry) -> None:
        """All that is not the game."""
        if isinstance(entry, SEATING):
            self.held = {}
        if isinstance(entry, Joined):
            self.seats[entry.seat] = SeatPlan("human", entry.person, entry.name)
            self._pass_host()
        elif isinstance(entry, BotSat):
            # Somebody who has not left, but was away for long, may have the seat back.
            old = self.seats[entry.seat]
            away = "" if old.left else old.person
            self.seats[entry.seat] = SeatPlan("bot", name=entry.bot, bot=entry.bot, kept=away)
            self._pass_host()
        elif isinstance(entry, Left):
            self._leave(entry)
        elif isinstance(entry, Said):
            self.chat.append(entry)
        elif isinstance(entry, Rematched):
            self.rematch = entry.table

    def _leave(self, entry: Left) -> None:
        started = self.started
        for number in self.seats_of(entry.person):
            if started:
                self.seats[number].left = True
            else:
                self.seats[number] = SeatPlan("open", invite=entry.invites[str(number)])
        self._pass_host()

    def _pass_host(self) -> None:
        """A host who is gone hands the table to the first who is still there."""
        there = [seat.person for seat in self.seats if seat.kind == "human" and not seat.left]
        if self.host not in there and there:
            self.host = there[0]

    def _begin_if_full(self) -> None:
        if self.timeline is None and self.started:
            state = self._first()
            self.timeline = Timeline(state)
            self.bounds = [len(state.events)]

    def _first(self) -> crenel.State:
        """The state before the first decision."""
        header = self.header
        game = crenel.game(header.game)
        if header.begins is None:
            return game.new(len(self.seats), header.seed, header.options, self._rules(game))
        return game.continue_from({**header.begins.position, "rules": self._rules(game)}, header.seed)

    def _rules(self, game: crenel.Game) -> int:
        """Return the version of the rules the table began with; this build's if it does not know that one. `fold` finds
        out then whether they lead to the same game.
        """
        return self.header.rules if 1 <= self.header.rules <= game.newest else game.rules

    def _origin(self) -> dict[str, object]:
        """How that state says it came about."""
        begins = self.header.begins
        seed: dict[str, object] = {"seed": self.header.seed}
        return seed if begins is None else {"position": begins.position, **seed}

    def _play(self, entry: AnyEntry) -> None:
        """What changes the game, or asks to. Raises before anything is changed."""
        if isinstance(entry, Acted):
            self._apply(self._meant(entry), entry.seat)
            self.request = None
        elif isinstance(entry, TookBack):
            self._undo(entry)
            self.request = None
        elif isinstance(entry, Asked):
            self._ask(entry)
        elif isinstance(entry, Voted):
            self._vote(entry)

    def _meant(self, entry: Acted) -> int:
        """The action of a move. It mostly reads as it was offered a moment ago."""
        state = self.state()
        for place, offer in enumerate(self.offered.get(entry.seat, ())):
            if offer["move"] == entry.move:
                return state.actions(entry.seat)[place]
        return state.parse(entry.move, entry.seat)

    def _apply(self, action: int, seat: int) -> None:
        assert self.timeline is not None
        self.timeline.apply(action, seat)
        self.offered = {}
        self.bounds.append(len(self.timeline.state.events))

    def _undo(self, entry: TookBack) -> None:
        before = self.state().moves()
        if self.over:
            raise Refused("game-over")
        assert self.timeline is not None
        self.timeline.undo(entry.seat, entry.count)
        self.offered = {}
        after = self.timeline.state.moves()
        place = next((n for n, (old, new) in enumerate(zip(before, after)) if old != new), len(after))
        del self.bounds[place + 1 : place + 1 + len(before) - len(after)]

    def _ask(self, entry: Asked) -> None:
        if self.over:
            raise Refused("game-over")
        if self.request is not None:
            raise Refused("request-open")
        if not 0 <= entry.moves < self.decisions:
            raise Refused("no-such-moment", count=entry.moves, moves=self.decisions)
        own = self.seats_of(self.seats[entry.seat].person)
        self.request = Request(entry.seat, entry.moves, {entry.seat, *own})

    def _vote(self, entry: Voted) -> None:
        if self.request is None:
            raise Refused("no-request")
        if entry.yes:
            self.request.yes |= {entry.seat, *self.seats_of(self.seats[entry.seat].person)}
        else:
            self.request = None

    def _answer_request(self) -> None:
        """All asked have agreed: go back."""
        if self.request is not None and not self.waiting():
            moves = self.state().moves()[: self.request.moves]
            self.request = None
            self.timeline = None
            self.offered = {}
            self._begin_if_full()
            for seat, action in moves:
                self._apply(action, seat)
            self.matters = [self.version] * len(self.seats)

    # ------------------------------------------------------------ short cuts

    def snapshot(self) -> Snapshot | None:
        """The game as it stands, if nothing can be undone; the log alone tells the way back otherwise."""
        if self.timeline is None or self.request is not None or (self.timeline.moments and not self.over):
            return None
        state = self.timeline.state
        return Snapshot(
            build=build(),
            entries=self.entries,
            digest=state.digest(),
            position=state.dump(),
            moves=state.moves(),
            events=state.events,
            bounds=self.bounds,
            matters=self.matters,
            clocks=self.clocks,
        )

    def thaw(self, snapshot: Snapshot, entries: list[AnyEntry]) -> None:
        """Take the entries that led to a snapshot without playing them: the game comes from the snapshot."""
        game = crenel.game(self.header.game)
        state = game.load(snapshot.position)
        if state.digest() != snapshot.digest:
            raise BadState("broken-state", detail="digest")
        for entry in entries:
            self._seat(entry)
            self._count(entry)
        state.origin = self._origin()
        state.recent = [action * SEATS_AT_MOST + seat for seat, action in snapshot.moves]
        state.events = snapshot.events
        self.timeline = Timeline(state)
        self.bounds = snapshot.bounds
        self.matters = snapshot.matters
        self.clocks = snapshot.clocks


def fold(stored: Stored) -> Course:
    """The table that a log leads to. Raises if the rules refuse the log, or are others and lead elsewhere."""
    changed = crenel.game(stored.header.game).rules != stored.header.rules
    course = Course(stored.header)
    snapshot = stored.snapshot
    done = 0
    if snapshot is not None and snapshot.build == build() and not changed:
        try:
            course.thaw(snapshot, stored.entries[: snapshot.entries])
            done = snapshot.entries
        except BadState:
            course = Course(stored.header)  # a short cut that leads nowhere; the log is the truth
    for entry in stored.entries[done:]:
        course.take(entry)
        if changed and snapshot is not None and course.entries == snapshot.entries:
            _check_same(course.state().events, snapshot.events)
    if changed and stored.face is not None:
        _check_same(_outcome(course.face()), _outcome(stored.face))
    return course


def _outcome(face: Face) -> object:
    return face.status, face.version, face.actors, face.scores, face.ranking


def _check_same(found: object, kept: object) -> None:
    if msgspec.json.encode(found) != msgspec.json.encode(kept):
        raise Refused("table-frozen")
