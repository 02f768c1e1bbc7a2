"""Statements that save the changes of `rights.py`, for both databases."""

from typing import Any, Final

import msgspec
from sqlalchemy import bindparam, delete, insert, literal_column, update

from crenel.server.store.rights import (
    EntryReplaced,
    HeaderReplaced,
    KeyKept,
    OrderDone,
    OrderGiven,
    PersonNamed,
    PersonRemoved,
    RightsChange,
    TokenKept,
    TokensExpired,
    TokenUsed,
)
from crenel.server.store.schema import entries, house_keys, orders, people, places, sessions, tables, tokens

Rows = list[tuple[Any, dict[str, Any]]]
encode = msgspec.json.Encoder().encode

NOBODY: Final[Any] = literal_column("''")  # whoever has an invitation
CLEAR_TOKENS: Final = delete(tokens).where(
    tokens.c.person == bindparam("of_person"), tokens.c.person != NOBODY, tokens.c.kind == bindparam("of_kind")
)
ADD_TOKEN: Final = insert(tokens)
USE_TOKEN: Final = delete(tokens).where(tokens.c.token == bindparam("key"))
EXPIRE_TOKENS: Final = delete(tokens).where(tokens.c.until < bindparam("before"))
NAME_PERSON: Final = update(people).where(people.c.id == bindparam("key"))
REMOVE_PERSON: Final = delete(people).where(people.c.id == bindparam("key"))
REMOVE_OF_PERSON: Final = [
    delete(table).where(table.c.person == bindparam("of_person")) for table in (sessions, tokens, places)
]
REPLACE_HEADER: Final = update(tables).where(tables.c.id == bindparam("key"))
REPLACE_ENTRY: Final = update(entries).where(
    entries.c.table_id == bindparam("of_table"), entries.c.number == bindparam("of_number")
)
GIVE_ORDER: Final = insert(orders)
END_ORDER: Final = delete(orders).where(orders.c.id == bindparam("key"))
CLEAR_KEY: Final = delete(house_keys).where(house_keys.c.name == bindparam("key_name"))
ADD_KEY: Final = insert(house_keys).values(name=bindparam("key_name"), key=bindparam("key_value"))
# What is replaced is deleted before it is inserted.
ORDER: Final[list[Any]] = [
    USE_TOKEN,
    CLEAR_TOKENS,
    ADD_TOKEN,
    EXPIRE_TOKENS,
    NAME_PERSON,
    *REMOVE_OF_PERSON,
    REMOVE_PERSON,
    REPLACE_HEADER,
    REPLACE_ENTRY,
    END_ORDER,
    GIVE_ORDER,
    CLEAR_KEY,
    ADD_KEY,
]
ONCE: Final = (USE_TOKEN,)  # statements that have to find their rows
BOUND: Final = ("of_kind", "of_number", "key_name", "key_value")  # parameters that are not columns


def rights_rows(change: RightsChange) -> Rows:
    match change:
        case TokenKept() | TokenUsed() | TokensExpired():
            return _token_rows(change)
        case PersonNamed():
            return [(NAME_PERSON, {"key": change.person, "name": change.name, "language": change.language})]
        case PersonRemoved():
            of_person = [(statement, {"of_person": change.person}) for statement in REMOVE_OF_PERSON]
            return [*of_person, (REMOVE_PERSON, {"key": change.person})]
        case HeaderReplaced():
            return [(REPLACE_HEADER, {"key": change.header.id, "header": encode(change.header)})]
        case EntryReplaced():
            row = {"of_table": change.table, "of_number": change.number, "entry": encode(change.entry)}
            return [(REPLACE_ENTRY, row)]
        case OrderGiven():
            given = msgspec.structs.asdict(change.order)
            return [(GIVE_ORDER, {"table_id": given.pop("table"), **given})]
        case OrderDone():
            return [(END_ORDER, {"key": change.order})]
        case KeyKept():
            row = {"key_name": change.name, "key_value": change.key}
            return [(CLEAR_KEY, {"key_name": change.name}), (ADD_KEY, row)]


def _token_rows(change: TokenKept | TokenUsed | TokensExpired) -> Rows:
    match change:
        case TokenKept():
            cleared = {"of_person": change.token.person, "of_kind": change.token.kind}
            return [(CLEAR_TOKENS, cleared), (ADD_TOKEN, msgspec.structs.asdict(change.token))]
        case TokenUsed():
            return [(USE_TOKEN, {"key": change.token})]
        case TokensExpired():
            return [(EXPIRE_TOKENS, {"before": change.before})]
