"""Stored data of a table: header, log entries, summary for lists, and snapshots. Header and log are the truth; summary
and snapshot can be made again from them.

Fields whose `name` differs are stored under an older name."""

import hashlib
from functools import lru_cache

import msgspec
import msgspec.structs


class TableSeat(msgspec.Struct, omit_defaults=True):
    """Seat of a table: a person's, a bot's, or open."""

    kind: str  # "human", "open", "bot"
    person: str = ""
    name: str = ""
    bot: str = ""
    invite: str = ""  # token that opens the seat once
    reserved_for: str = msgspec.field(default="", name="kept")  # person who may take an open seat, or one a bot has
    left: bool = False


class StartPosition(msgspec.Struct, omit_defaults=True):
    """Moment of a finished game from which a table continues."""

    table: str
    moment: int
    position: dict[str, object] = {}  # a dump without its generator; empty in summaries


class Pace(msgspec.Struct):
    """Time control, in seconds: the bank at the start, which is also the maximum, and the extra for each decision. An
    extra as large as the bank makes it a time per turn."""

    bank: int
    extra: int
    away: int = 0  # days in all for which each clock may stand still because its player is away


class Header(msgspec.Struct, omit_defaults=True):
    """Header of a table. It never changes."""

    id: str
    game: str
    rules: int
    options: dict[str, object]
    seats: list[TableSeat]
    host: str
    seed: str
    created: int
    title: str = ""
    listed: bool = False
    hints: bool = False  # allowed also where several people play
    starts_from: StartPosition | None = msgspec.field(default=None, name="begins")  # None: a new game
    hide_scores: bool = False  # whether pages hide the points until the end
    pace: Pace | None = None  # None: no clocks
    undo: bool = True  # whether decisions can be taken back, by undo or by a takeback that all agree to
    more_time: list[int] = []  # seconds on top of the pace, by seat; empty where nobody has more
    lesson: str = ""  # the guided game that this table is for
    puzzle: str = ""  # the puzzle that it is for

    @property
    def commitment(self) -> str:
        return commitment_of(self.seed)

    def brief(self) -> "Header":
        """Return the header without the start position, for summaries: they are saved with every move."""
        if self.starts_from is None:
            return self
        return msgspec.structs.replace(self, starts_from=StartPosition(self.starts_from.table, self.starts_from.moment))


@lru_cache(4096)  # every view of a table has it
def commitment_of(seed: str) -> str:
    """Return the hash that is shown while the seed is secret."""
    return hashlib.sha256(seed.encode()).hexdigest()


Span = tuple[int, int]  # from, to; milliseconds since 1970


class Entry(msgspec.Struct, tag_field="e", omit_defaults=True, kw_only=True):
    """Entry of the log."""

    at: int
    person: str = ""
    key: str = ""  # idempotency key of the sender
    skipped: int = 0  # milliseconds before it during which no clock ran, because the server was down


class Joined(Entry, tag="join"):
    seat: int
    name: str


class BotSeated(Entry, tag="bot"):
    seat: int
    bot: str


class Left(Entry, tag="leave"):
    """A person leaves all seats. The invites, by seat, open them again if the game has not started."""

    invites: dict[str, str] = {}


class Removed(Entry, tag="remove"):
    """The host sends a person away. The invites, by seat, open their seats again if the game has not started."""

    who: str
    invites: dict[str, str] = {}
    may_return: bool = False


class Muted(Entry, tag="mute"):
    """The host no longer wants the chat of a person, or wants it again."""

    who: str
    muted: bool


class Acted(Entry, tag="act"):
    seat: int
    move: str
    for_show: bool = False  # there was nothing to decide, and undo passes over it


class Undone(Entry, tag="undo"):
    seat: int
    count: int


class TakebackAsked(Entry, tag="ask"):
    """Request to go back to after the first `moves` decisions."""

    seat: int
    moves: int


class TakebackVoted(Entry, tag="vote"):
    seat: int
    yes: bool


class ChatSent(Entry, tag="chat"):
    name: str
    text: str
    seat: int | None = None
    kind: str = ""  # of whoever points at something instead: what is meant, and at what
    target: str = ""


class Rematched(Entry, tag="rematch"):
    table: str


class LessonRead(Entry, tag="read"):
    """The learner has read a prompt."""

    prompt: str


class LessonLeft(Entry, tag="unguided"):
    """The learner plays on without help."""


class LessonAgain(Entry, tag="again"):
    """The learner begins a chapter again, or a puzzle: the game goes back to its first `moves` decisions."""

    chapter: int
    moves: int


class AwayTold(Entry, tag="away"):
    """A person tells when they will be away, in place of what they told before."""

    spans: list[Span]


class Closed(Entry, tag="close"):
    """The host, or the operator, closes the table: nothing more happens at it."""

    by: str  # "host", "operator"


class Forgotten(Entry, tag="forget"):
    """The name of a person goes, with what they wrote: they have no account any more."""

    who: str


SEATING = (Joined, BotSeated, Left, Removed)  # entries that change the seats
REPLAYING = (TakebackAsked, TakebackVoted, LessonAgain, *SEATING)  # entries that may start the game or replay it
AnyEntry = (
    Joined
    | BotSeated
    | Left
    | Removed
    | Muted
    | Acted
    | Undone
    | TakebackAsked
    | TakebackVoted
    | ChatSent
    | Rematched
    | LessonRead
    | LessonLeft
    | LessonAgain
    | AwayTold
    | Closed
    | Forgotten
)


def header_without(header: Header, person: str) -> Header:
    """Return a header without the name of a person, and without the title that they gave as a host."""
    seats = [msgspec.structs.replace(seat, name="") if seat.person == person else seat for seat in header.seats]
    return msgspec.structs.replace(header, seats=seats, title="" if header.host == person else header.title)


def entry_without(entry: AnyEntry, person: str) -> AnyEntry:
    """Return an entry without the name of a person and what they wrote. It leads to the same game."""
    if isinstance(entry, Joined) and entry.person == person:
        return msgspec.structs.replace(entry, name="")
    if isinstance(entry, ChatSent) and entry.person == person:
        return msgspec.structs.replace(entry, name="", text="")
    return entry


class Clocks(msgspec.Struct, frozen=True, omit_defaults=True):
    """Time left of each seat, in milliseconds, and the seats whose clocks have been running since `since`."""

    since: int
    left: list[int]
    gained: list[int]  # extra of the last decision of each seat, removed again by undo
    running: list[int] = []
    skipped: int = 0  # milliseconds since then that do not count
    away: list[tuple[int, int, int]] = []  # seat, from, to: when the clock of a seat stands still
    leave: list[int] = []  # milliseconds for which the clock of each seat may still stand; empty: none of them may


class TableSummary(msgspec.Struct, omit_defaults=True):
    """Summary of a table for lists, which load no game."""

    header: Header
    seats: list[TableSeat]
    host: str
    status: str  # "open", "playing", "over"
    version: int
    touched: int
    actors: list[int]
    scores: list[int]
    ranking: list[int] | None = None
    rematch: str = ""
    frozen: bool = False  # whether the table is read-only
    closed: str = ""  # who has closed it: "host", "operator"
    muted: list[str] = []  # people who may not chat
    clocks: Clocks | None = None

    @property
    def hints(self) -> bool:
        """Whether hints are allowed: the table was created with them, or nobody else plays."""
        if self.header.puzzle:  # it has hints of its own
            return False
        people = {seat.person or seat.reserved_for for seat in self.seats} - {""}
        return self.header.hints or (self.status != "open" and len(people) < 2)


def summary_without(summary: TableSummary, person: str) -> TableSummary:
    """Return a summary without the name of a person."""
    seats = [msgspec.structs.replace(seat, name="") if seat.person == person else seat for seat in summary.seats]
    return msgspec.structs.replace(summary, seats=seats, header=header_without(summary.header, person))


class Snapshot(msgspec.Struct):
    """Game after the first `entries` entries, at a moment when nothing can be undone. It saves time when the same
    version of the engine loads the table."""

    build: str
    entries: int
    digest: str
    position: dict[str, object]
    moves: list[tuple[int, int]]
    events: list[dict[str, object]]
    event_counts: list[int] = msgspec.field(name="bounds")
    changed_at: list[int] = msgspec.field(name="matters")
    clocks: Clocks | None = None


class Stored(msgspec.Struct):
    """Table as loaded from the store."""

    header: Header
    entries: list[AnyEntry]
    snapshot: Snapshot | None = None
    summary: TableSummary | None = None
