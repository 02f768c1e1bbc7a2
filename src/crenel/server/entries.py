"""What is written down of a table: its header, the entries of its log, its face in lists, and a snapshot now and then.
The log is the truth; face and snapshot can always be made again from it."""

import hashlib
import time
from functools import lru_cache

import msgspec
import msgspec.structs


def now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


class TableSeat(msgspec.Struct, omit_defaults=True):
    """A seat as somebody outside may find it: taken, kept for somebody, open, or a bot's."""

    kind: str  # "human", "open", "bot"
    person: str = ""
    name: str = ""
    bot: str = ""
    invite: str = ""  # opens the seat once
    kept: str = ""  # the person an open seat is kept for, or for whom a bot plays
    left: bool = False


class Beginning(msgspec.Struct, omit_defaults=True):
    """The moment of a finished game from which a table goes on."""

    table: str
    moment: int
    position: dict[str, object] = {}  # a dump without its generator; a face does not carry it


class Pace(msgspec.Struct):
    """How much time people have, in seconds: a bank to begin with, which is also the most one can have, and what is
    added whenever a seat has decided. An extra as large as the bank gives all of it for each turn."""

    bank: int
    extra: int


class Header(msgspec.Struct, omit_defaults=True):
    """What a table was opened with. Never changed."""

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
    hints: bool = False  # a bot may advise those who ask, also among several people
    begins: Beginning | None = None  # with the set-up of a new game, unless it says otherwise
    hide_scores: bool = False  # pages show no points until the end
    pace: Pace | None = None  # no clocks, unless it says otherwise

    @property
    def commitment(self) -> str:
        return commitment_of(self.seed)

    def brief(self) -> "Header":
        """As lists need it: they are written with every move and read many at a time."""
        if self.begins is None:
            return self
        return msgspec.structs.replace(self, begins=Beginning(self.begins.table, self.begins.moment))


@lru_cache(4096)  # asked for with every view of a table
def commitment_of(seed: str) -> str:
    """The hash that is shown while the seed is secret."""
    return hashlib.sha256(seed.encode()).hexdigest()


class Entry(msgspec.Struct, tag_field="e", omit_defaults=True, kw_only=True):
    """One line of the log."""

    at: int
    person: str = ""
    key: str = ""  # chosen by the sender: the same one has one effect


class Joined(Entry, tag="join"):
    seat: int
    name: str


class BotSeated(Entry, tag="bot"):
    seat: int
    bot: str


class Left(Entry, tag="leave"):
    """A person gives up all seats; invites open those seats again if the game has not begun."""

    invites: dict[str, str] = {}


class Acted(Entry, tag="act"):
    seat: int
    move: str


class Undone(Entry, tag="undo"):
    seat: int
    count: int


class TakebackAsked(Entry, tag="ask"):
    """Please let us go back to after the first `moves` decisions."""

    seat: int
    moves: int


class TakebackVoted(Entry, tag="vote"):
    seat: int
    yes: bool


class ChatSent(Entry, tag="chat"):
    name: str
    text: str
    seat: int | None = None


class Rematched(Entry, tag="rematch"):
    table: str


SEATING = (Joined, BotSeated, Left)  # change who sits where
REPLAYING = (TakebackAsked, TakebackVoted, *SEATING)  # may begin the game, or rewind it and play it again
AnyEntry = Joined | BotSeated | Left | Acted | Undone | TakebackAsked | TakebackVoted | ChatSent | Rematched


class Clocks(msgspec.Struct, frozen=True, omit_defaults=True):
    """How much time each seat has left, in milliseconds, and whose clocks have been running since when."""

    since: int
    left: list[int]
    gained: list[int]  # what each got when it last had decided: going back takes it again
    running: list[int] = []


class TableSummary(msgspec.Struct, omit_defaults=True):
    """A table as lists need it, without its game."""

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
    frozen: bool = False  # can only be read
    clocks: Clocks | None = None

    @property
    def hints(self) -> bool:
        """Whether a bot may advise here: it was agreed on, or there is nobody else whom it could wrong."""
        people = {seat.person or seat.kept for seat in self.seats} - {""}
        return self.header.hints or (self.status != "open" and len(people) < 2)


class Snapshot(msgspec.Struct):
    """The game after the first `entries` entries, at a moment when nothing can be undone. Only a short cut, for the
    build that wrote it."""

    build: str
    entries: int
    digest: str
    position: dict[str, object]
    moves: list[tuple[int, int]]
    events: list[dict[str, object]]
    bounds: list[int]
    matters: list[int]
    clocks: Clocks | None = None


class Stored(msgspec.Struct):
    """A table as it comes out of the store."""

    header: Header
    entries: list[AnyEntry]
    snapshot: Snapshot | None = None
    summary: TableSummary | None = None
