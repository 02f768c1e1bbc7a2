"""Interface between the server and its database: what can be saved and read."""

from collections.abc import Awaitable, Callable, Collection
from typing import TYPE_CHECKING, Any, Protocol, TypeVar

import msgspec
from sqlalchemy import Connection

from crenel.server.entries import AnyEntry, Header, Snapshot, Stored, TableSummary
from crenel.server.store.moderation import ModerationChange
from crenel.server.store.notices import NoticeChange
from crenel.server.store.retention import Chore, RetentionChange
from crenel.server.store.rights import RightsChange

T = TypeVar("T")

if TYPE_CHECKING:
    from crenel.server.store.leases import Leases


class Taken(Exception):
    """Somebody else was first: the login exists, the number of the entry is used, or the token was."""


class LeaseLost(Exception):
    """Commit under a fence that is no longer that of the table: another server has taken it."""


class Lease(msgspec.Struct, frozen=True):
    """Right of a server to write a table. Each lease of a table has the next number, its fence."""

    owner: str = ""  # id of the server
    fence: int | None = None  # None: one server has the whole store, and there is nothing to compare
    gap: tuple[int, int] | None = None  # when nobody could play: from the last sign of life of the owner before


class Person(msgspec.Struct, omit_defaults=True):
    """A guest, or the owner of an account."""

    id: str
    name: str
    language: str = "en"
    login: str | None = None
    password: str | None = None  # argon2id hash
    email: str | None = None  # verified
    operator: bool = False
    banned: int = 0  # since when; 0: not


class NewPerson(msgspec.Struct):
    person: Person
    at: int


class PersonChanged(msgspec.Struct):
    """Replaces a person, but for what only the operator changes."""

    person: Person


class NewSession(msgspec.Struct):
    token: str  # hash of the token
    person: str
    at: int


class SessionUsed(msgspec.Struct):
    token: str
    at: int


class SessionEnded(msgspec.Struct):
    token: str


class SessionsEnded(msgspec.Struct):
    """Ends all sessions of a person but one."""

    person: str
    but: str = ""  # hash of a token


class SessionsExpired(msgspec.Struct):
    """Ends all sessions last used before a time."""

    before: int


class ServerRan(msgspec.Struct):
    """Notes that the run that began at a time went on at another."""

    began: int
    alive: int


class NewTable(msgspec.Struct):
    header: Header
    lease: Lease = Lease()


class NewEntry(msgspec.Struct):
    table: str
    number: int
    entry: AnyEntry


class Held(msgspec.Struct):
    """Changes nothing. LeaseLost if a table has another fence."""

    table: str
    fence: int


class NewSummary(msgspec.Struct):
    """Replaces a table's summary; `bots`: whether one of them is to move. LeaseLost if the table has another fence."""

    summary: TableSummary
    bots: bool
    fence: int | None = None


class NewPlaces(msgspec.Struct):
    """Replaces the people in whose lists a table is."""

    table: str
    people: list[str]


class NewSnapshot(msgspec.Struct):
    table: str
    snapshot: Snapshot


class NewAnalysis(msgspec.Struct):
    """Saves the analysis of a finished game."""

    table: str
    analysis: dict[str, Any]


PeopleChange = NewPerson | PersonChanged | NewSession | SessionUsed | SessionEnded | SessionsEnded | SessionsExpired
Change = (
    PeopleChange
    | ServerRan
    | NewTable
    | NewEntry
    | Held
    | NewSummary
    | NewPlaces
    | NewSnapshot
    | NewAnalysis
    | NoticeChange
    | RightsChange
    | ModerationChange
    | RetentionChange
)


class Store(Protocol):
    name: str  # where it is, without a password
    folder: str | None  # where it keeps its data, if that is on this machine
    leases: "Leases | None"  # the servers that share it, if several may

    async def start(self) -> None: ...

    async def stop(self) -> None: ...

    def commit(self, *changes: Change) -> Awaitable[None]:
        """Save all changes or none. Done when they are on disk; Taken if another writer was first, LeaseLost if another
        server has taken the table."""

    def new_lease(self) -> Lease:
        """Return the lease of a table that is about to be created."""

    async def take(self, table: str) -> Lease:
        """Take the lease of a table; NotOwner if a live server has it."""

    async def take_chore(self, name: str, owner: str, lease: int) -> Chore | None:
        """Take a chore for some milliseconds; None if another server is at it."""

    async def end_chore(self, name: str, owner: str, done: bool) -> None: ...

    async def ask(self, question: Callable[[Connection], T]) -> T:
        """Return the answer to a question that takes a connection, such as those of `notices.py`."""

    async def runs(self) -> list[tuple[int, int]]:
        """Return when the server ran: the start and the last sign of life of each run, oldest first."""

    async def newest(self) -> int:
        """Return the time of the newest thing that was saved; 0 in an empty store."""

    async def person(self, person: str) -> Person | None: ...

    async def person_of_login(self, login: str) -> Person | None: ...

    async def person_of_session(self, token: str) -> tuple[Person, int] | None:
        """Return the person of a session (by hash of its token), and when it was last used."""

    async def ended_sessions(self, tokens: Collection[str]) -> set[str]:
        """Return which of these sessions (by hash of the token) exist no more."""

    async def table(self, table: str) -> Stored | None: ...

    async def summary(self, table: str) -> TableSummary | None: ...

    async def analysis(self, table: str) -> dict[str, Any] | None: ...

    async def open_tables(self, limit: int) -> list[TableSummary]: ...

    async def tables_of(self, person: str, limit: int) -> list[TableSummary]: ...

    async def bots_to_move(self, lost: bool) -> list[str]:
        """Return the tables on which a bot is to move and that no live server has; if some were `lost` from memory,
        those of this server too."""
