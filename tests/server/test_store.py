"""What every store promises: all or nothing, group commit, one author of an entry, a schema that migrations make."""

import asyncio
import random
from collections.abc import Awaitable, Callable
from functools import partial

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import event, select

from crenel.server.entries import Joined, TableSeat
from crenel.server.registry import new_table_log
from crenel.server.store import SqlStore, open_store, rights
from crenel.server.store.port import (
    LeaseLost,
    NewEntry,
    NewPerson,
    NewSession,
    Person,
    PersonChanged,
    SessionEnded,
    SessionsEnded,
    SessionsExpired,
    SessionUsed,
    Taken,
)
from crenel.server.store.retention import TableRemoved
from crenel.server.store.rights import KeyKept, PersonRemoved, Token, TokenKept, TokensExpired, TokenUsed
from crenel.server.store.schema import entries, metadata
from crenel.server.tables import creation_changes
from tests.server.room import run_in_thread


def with_store(url: str, story: Callable[[SqlStore], Awaitable[None]]) -> None:
    async def run() -> None:
        store = open_store(url)
        await store.start()
        try:
            await story(store)
        finally:
            await store.stop()

    run_in_thread(run())


def test_the_migrations_make_the_schema(store_url: str) -> None:
    open_store(store_url).close()
    store = open_store(store_url)  # the second time nothing is left to do
    with store.reader() as connection:
        found = compare_metadata(MigrationContext.configure(connection), metadata)
        assert [each for each in found if each[0] != "remove_table"] == []
    store.close()


def test_people_and_sessions(store_url: str) -> None:
    async def story(store: SqlStore) -> None:
        ada = Person("1", "Ada")
        await store.commit(NewPerson(ada, 1), NewSession("hash", "1", 1))
        assert await store.person("1") == ada
        assert await store.person_of_session("hash") == (ada, 1)
        await store.commit(SessionUsed("hash", 5), NewSession("old", "1", 2))
        await store.commit(SessionsExpired(5))
        assert await store.person_of_session("hash") == (ada, 5)
        assert await store.person_of_session("old") is None
        await store.commit(NewSession("phone", "1", 6), NewPerson(Person("7", "Bob"), 6), NewSession("bob", "7", 6))
        await store.commit(SessionsEnded("1", "hash"))
        assert [bool(await store.person_of_session(each)) for each in ("hash", "phone", "bob")] == [True, False, True]
        named = Person("1", "Ada", "pl", "ada", "secret")
        await store.commit(rights.PersonNamed("1", "Ada", "pl"))
        assert await store.person("1") == Person("1", "Ada", "pl")
        await store.commit(PersonChanged(named))
        assert await store.person_of_login("ada") == named
        await store.commit(SessionEnded("hash"))
        assert await store.person_of_session("hash") is None
        assert await store.person("2") is None
        assert await store.table("none") is None
        assert await store.summary("none") is None

    with_store(store_url, story)


def test_a_token_is_used_once(store_url: str) -> None:
    async def story(store: SqlStore) -> None:
        for kind in ("reset", "mail"):
            await store.commit(TokenKept(Token(f"old-{kind}", "1", kind, "", 5)))
        await store.commit(TokenKept(Token("new", "1", "reset", "", 5)), TokenKept(Token("open", "", "invite", "", 9)))
        await store.commit(TokenKept(Token("open too", "", "invite", "", 9)))
        found = [await store.ask(partial(rights.token_named, token=each)) for each in ("old-reset", "old-mail", "new")]
        assert [each and each.token for each in found] == [None, "old-mail", "new"]
        uses = [store.commit(TokenUsed("new"), KeyKept("signups", str(n))) for n in range(5)]
        answers = await asyncio.gather(*uses, return_exceptions=True)
        assert sum(isinstance(answer, Taken) for answer in answers) == 4
        kept = answers.index(None)
        assert await store.ask(partial(rights.house_key, name="signups")) == str(kept), "all or nothing"
        await store.commit(TokensExpired(9))
        assert await store.ask(partial(rights.token_named, token="old-mail")) is None
        assert await store.ask(partial(rights.token_named, token="open too")) is not None

    with_store(store_url, story)


def test_a_person_goes_with_all_that_is_theirs(store_url: str) -> None:
    async def story(store: SqlStore) -> None:
        for person in ("ada", "bob"):
            await store.commit(NewPerson(Person(person, "x", "en", person, "hash", f"{person}@example.com"), 1))
            await store.commit(NewSession(f"of {person}", person, 1), TokenKept(Token(person, person, "reset", "", 5)))
        await store.commit(PersonRemoved("ada"))
        for person, there in (("ada", False), ("bob", True)):
            assert bool(await store.person_of_login(person)) is there
            assert bool(await store.person_of_session(f"of {person}")) is there
            assert bool(await store.ask(partial(rights.token_named, token=person))) is there
            assert (
                bool(await store.ask(partial(rights.people_with_email, email=f"{person}@example.com", limit=2)))
                is there
            )

    with_store(store_url, story)


def test_one_server_does_a_chore(store_url: str) -> None:
    async def story(store: SqlStore) -> None:
        first = await store.take_chore("tidy", "a", 60_000)
        assert first is not None
        assert first.done == 0
        assert await store.take_chore("tidy", "b", 60_000) is None
        assert await store.take_chore("tidy", "a", 60_000) is not None, "it goes on"
        assert await store.take_chore("other", "b", 60_000) is not None
        await store.end_chore("tidy", "b", True)
        assert await store.take_chore("tidy", "b", 60_000) is None, "it was not theirs to end"
        await store.end_chore("tidy", "a", True)
        second = await store.take_chore("tidy", "b", -1)  # its lease ends at once
        assert second is not None
        assert first.at <= second.done <= second.at
        assert await store.take_chore("tidy", "c", 60_000) is not None, "b has gone"

    with_store(store_url, story)


def test_a_table_goes_with_its_log(store_url: str) -> None:
    async def story(store: SqlStore) -> None:
        seats = [TableSeat("human", "a", "A"), TableSeat("open", invite="i")]
        logs = [new_table_log("burgundy", {}, seats, "a", "", True) for _ in range(2)]
        gone, kept = (log.header.id for log in logs)
        for log in logs:
            await store.commit(*creation_changes(log, store.new_lease()))
            await store.commit(NewEntry(log.header.id, 1, Joined(at=1, person="b", seat=1, name="B")))
        lease = await store.take(gone)
        if lease.fence is not None:
            with pytest.raises(LeaseLost):
                await store.commit(TableRemoved(gone, lease.fence - 1))
        await store.commit(TableRemoved(gone, lease.fence))
        assert await store.table(gone) is None
        assert [each.header.id for each in await store.tables_of("a", 9)] == [kept]
        assert await store.ask(lambda read: list(read.execute(select(entries.c.table_id)).scalars())) == [kept]

    with_store(store_url, story)


def test_what_waits_goes_into_one_commit(store_url: str) -> None:
    commits = 0

    async def story(store: SqlStore) -> None:
        nonlocal commits

        def count(_: object) -> None:
            nonlocal commits
            commits += 1

        event.listen(store.engine, "commit", count)
        await asyncio.gather(*(store.commit(NewPerson(Person(str(n), "x"), 1)) for n in range(400)))
        assert await store.person("399") is not None

    with_store(store_url, story)
    assert 1 <= commits < 40


def test_a_failing_job_fails_alone(store_url: str) -> None:
    async def story(store: SqlStore) -> None:
        jobs = [store.commit(NewPerson(Person(str(n % 50), "x"), 1)) for n in range(100)]
        answers = await asyncio.gather(*jobs, return_exceptions=True)
        assert sum(isinstance(answer, Taken) for answer in answers) == 50
        assert all([await store.person(str(n)) for n in range(50)])
        with pytest.raises(Taken):
            await store.commit(NewPerson(Person("new", "x"), 1), NewPerson(Person("7", "x"), 1))
        assert await store.person("new") is None, "all or nothing"

    with_store(store_url, story)


def test_an_entry_has_one_author(store_url: str) -> None:
    """Two owners of a table cannot both write its next entry."""

    async def story(store: SqlStore) -> None:
        log = new_table_log(
            "burgundy", {}, [TableSeat("human", "a", "A"), TableSeat("open", invite="i")], "a", "", True
        )
        await store.commit(*creation_changes(log))
        entry = Joined(at=1, person="b", seat=1, name="B")
        await store.commit(NewEntry(log.header.id, 1, entry))
        with pytest.raises(Taken):
            await store.commit(NewEntry(log.header.id, 1, entry))
        stored = await store.table(log.header.id)
        assert stored is not None
        assert stored.entries == [entry]
        assert stored.header == log.header

    with_store(store_url, story)


def test_new_tables_are_listed_whatever_else_is_in_the_group(store_url: str) -> None:
    async def story(store: SqlStore) -> None:
        seats = [TableSeat("human", "a", "A"), TableSeat("open", invite="i")]
        logs = [new_table_log("burgundy", {}, seats, "a", str(n), True) for n in range(30)]
        random.Random(1).shuffle(logs)
        await asyncio.gather(*(store.commit(*creation_changes(log)) for log in logs))
        assert len(await store.open_tables(100)) == 30
        assert len(await store.tables_of("a", 10)) == 10
        assert await store.tables_of("b", 10) == []
        assert await store.bots_to_move(True) == []

    with_store(store_url, story)
