"""What can be saved about people's rights: tokens that are used once, accounts that go, names that go from logs, and
orders to the servers; and the questions about it, which take a connection."""

from collections.abc import Iterator
from typing import Any, Literal

import msgspec
from sqlalchemy import Connection, LargeBinary, func, literal, or_, select

from crenel.server.entries import AnyEntry, Header
from crenel.server.store.schema import (
    absences,
    entries,
    house_keys,
    orders,
    people,
    places,
    push_devices,
    reports,
    sessions,
    tables,
    tokens,
)

TokenKind = Literal["reset", "mail", "signup", "invite"]
OrderKind = Literal["erase", "forget", "close", "tidy"]
FOUND_AT_ONCE = 500  # tables of which the logs are searched in one question


class Token(msgspec.Struct, frozen=True):
    """Token that is used once: to choose a new password, to prove an address, to make an account."""

    token: str  # a hash of it
    person: str
    kind: TokenKind
    value: str
    until: int


class Order(msgspec.Struct, frozen=True):
    """What a server is told to do: "forget" takes a person out of all logs, "erase" out of that of one table; "close"
    closes a table; "tidy" deletes at once what is kept for some days only."""

    id: str
    kind: OrderKind
    person: str
    table: str
    at: int


# ------------------------------------------------------------ changes


class TokenKept(msgspec.Struct):
    """Saves a token, in place of others of the same kind that the person has."""

    token: Token


class TokenUsed(msgspec.Struct):
    """Deletes a token; Taken if somebody else has used it."""

    token: str


class TokensExpired(msgspec.Struct):
    before: int


class PersonNamed(msgspec.Struct):
    """Changes name and language of a person, and nothing that somebody else may have changed."""

    person: str
    name: str
    language: str


class PersonRemoved(msgspec.Struct):
    """Deletes a person with sessions, tokens and lists. Their name stays in logs."""

    person: str


class HeaderReplaced(msgspec.Struct):
    header: Header


class EntryReplaced(msgspec.Struct):
    """Replaces an entry by one without a name, which leads to the same game."""

    table: str
    number: int
    entry: AnyEntry


class OrderGiven(msgspec.Struct):
    order: Order


class OrderDone(msgspec.Struct):
    order: str


class KeyKept(msgspec.Struct):
    """Saves a setting of the house."""

    name: str
    key: str


RightsChange = (
    TokenKept
    | TokenUsed
    | TokensExpired
    | PersonNamed
    | PersonRemoved
    | HeaderReplaced
    | EntryReplaced
    | OrderGiven
    | OrderDone
    | KeyKept
)

# ------------------------------------------------------------ questions


def token_named(read: Connection, token: str) -> Token | None:
    row = read.execute(select(tokens).where(tokens.c.token == token)).first()
    return None if row is None else Token(row.token, row.person, row.kind, row.value, row.until)


def people_with_email(read: Connection, email: str, limit: int) -> list[str]:
    query = select(people.c.id).where(people.c.email == email).order_by(people.c.created).limit(limit)
    return list(read.execute(query).scalars())


def house_key(read: Connection, name: str) -> str:
    return str(read.execute(select(house_keys.c.key).where(house_keys.c.name == name)).scalar() or "")


def open_orders(read: Connection, limit: int, forget: bool) -> list[Order]:
    """Return the oldest orders: those to forget people, or the others, which must not wait behind them."""
    wanted = orders.c.kind == "forget" if forget else orders.c.kind != "forget"
    rows = read.execute(select(orders).where(wanted).order_by(orders.c.at, orders.c.id).limit(limit))
    return [Order(row.id, row.kind, row.person, row.table_id, row.at) for row in rows]


def ordered(read: Connection, kind: str, table: str) -> bool:
    """Whether an order has still to be done."""
    mine = select(orders.c.id).where(orders.c.kind == kind, orders.c.table_id == table)
    return read.execute(mine).first() is not None


def logs_with(read: Connection, *persons: str) -> Iterator[tuple[str, Header, list[tuple[int, AnyEntry]]]]:
    """Yield the tables in whose logs people are: id, header, and those entries with their numbers that name them. All
    logs are read, for whoever has chatted as an onlooker is in no list; one that is damaged is left out."""
    last = ""
    while True:
        query = select(tables.c.id, tables.c.header).where(tables.c.id > last)
        headers = {row.id: row.header for row in read.execute(query.order_by(tables.c.id).limit(FOUND_AT_ONCE))}
        if not headers:
            return
        first, last = min(headers), max(headers)
        found: dict[str, list[tuple[int, AnyEntry]]] = {}
        of_person = select(entries).where(
            entries.c.table_id.between(first, last), or_(*(_mentions(read, each) for each in persons))
        )
        for row in read.execute(of_person.order_by(entries.c.table_id, entries.c.number)):
            entry = _decoded(_entry, row.entry)
            if entry is not None and (entry.person in persons or getattr(entry, "who", "") in persons):
                found.setdefault(row.table_id, []).append((row.number, entry))
        for table, raw in headers.items():
            if table in found or any(each.encode() in raw for each in persons):
                header = _decoded(_header, raw)
                if header is not None:
                    yield table, header, found.get(table, [])


def _mentions(read: Connection, person: str) -> Any:
    """Return the condition that an entry has a text in it, as each database searches bytes."""
    text = literal(person.encode(), LargeBinary)
    if read.dialect.name == "sqlite":
        return func.instr(entries.c.entry, text) > 0
    return func.position(text.op("IN")(entries.c.entry)) > 0


_entry = msgspec.json.Decoder(AnyEntry).decode
_header = msgspec.json.Decoder(Header).decode


def _decoded(decode: Any, raw: bytes) -> Any:
    try:
        return decode(raw)
    except msgspec.MsgspecError:
        return None


def stored_of(read: Connection, person: str) -> dict[str, Any]:
    """Return what is stored of a person besides logs and choices of notices, without anything secret."""
    row = read.execute(select(people).where(people.c.id == person)).one()
    mine = read.execute(select(sessions.c.created, sessions.c.used).where(sessions.c.person == person))
    devices = read.execute(
        select(push_devices.c.endpoint, push_devices.c.created).where(push_devices.c.person == person)
    )
    spans = read.execute(select(absences.c.spans).where(absences.c.person == person)).scalar()
    lists = read.execute(select(places.c.table_id).where(places.c.person == person).order_by(places.c.table_id))
    filed = select(reports.c.at, reports.c.table_id, reports.c.said).where(reports.c.reporter == person)
    return {
        "reports": [each._asdict() for each in read.execute(filed.order_by(reports.c.at))],
        "person": {key: value for key, value in row._asdict().items() if key != "password"},
        "sessions": [each._asdict() for each in mine],
        "devices": [each._asdict() for each in devices],
        "absences": msgspec.json.decode(spans) if spans else [],
        "tables": list(lists.scalars()),
    }
