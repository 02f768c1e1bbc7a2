"""Leases of tables: one owner at a time. Whoever owned a table before writes nothing more, however late it wakes."""

import asyncio
from collections.abc import Awaitable, Callable

import pytest
from sqlalchemy import text

from crenel.server.entries import AnyEntry, ChatSent, Joined, TableSeat
from crenel.server.errors import HttpRefusal, NotOwner
from crenel.server.registry import new_table_log
from crenel.server.store import SqlStore, open_store, postgres
from crenel.server.store.port import Change, Held, Lease, LeaseLost, NewEntry, NewPerson, NewSummary, Person
from crenel.server.store.postgres import PostgresStore
from crenel.server.table_log import TableLog
from crenel.server.tables import creation_changes
from tests.server.cluster import Cluster, half_a_commit
from tests.server.room import PATIENCE, run_in_thread

LONG = 10 * PATIENCE  # seconds that a lease lasts which nobody has to wait for


def new_log() -> TableLog:
    return new_table_log("burgundy", {}, [TableSeat("human", "a", "A"), TableSeat("open", invite="i")], "a", "", True)


def joined(person: str) -> Joined:
    return Joined(at=1, person=person, seat=1, name=person.upper())


def chat(text: str) -> ChatSent:
    return ChatSent(at=1, person="a", name="A", text=text, seat=0)


def changes(log: TableLog, number: int, entry: AnyEntry, lease: Lease) -> list[Change]:
    """What a table commits with an entry."""
    new = NewEntry(log.header.id, number, entry)
    assert lease.fence is not None
    if isinstance(entry, ChatSent):
        return [new, Held(log.header.id, lease.fence)]
    return [new, NewSummary(log.summary(), False, lease.fence)]


def with_two(cluster: Cluster, story: Callable[[PostgresStore, PostgresStore], Awaitable[None]]) -> None:
    """Run with two servers' stores on one database, neither of them registered."""

    async def run() -> None:
        url = cluster.database()
        both = [open_store(url), open_store(url)]
        for each in both:
            await each.start()
        first, second = both
        assert isinstance(first, PostgresStore)
        assert isinstance(second, PostgresStore)
        try:
            await story(first, second)
        finally:
            for each in both:
                await each.stop()

    run_in_thread(run())


def test_a_file_needs_no_leases(tmp_path: object) -> None:
    async def story() -> None:
        store: SqlStore = open_store(f"sqlite:///{tmp_path}/crenel.db")
        assert store.leases is None
        assert await store.take("any") == store.new_lease() == Lease()
        store.close()

    run_in_thread(story())


def test_each_lease_has_the_next_fence(cluster: Cluster) -> None:
    async def story(first: PostgresStore, second: PostgresStore) -> None:
        log = new_log()
        made = first.new_lease()
        await first.commit(*creation_changes(log, made))
        assert made.fence is not None
        assert await first.take(log.header.id) == Lease(first.leases.me, made.fence + 1)
        assert await second.take(log.header.id) == Lease(second.leases.me, made.fence + 2)
        with pytest.raises(HttpRefusal, match="There is no such table"):
            await first.take("nowhere")

    with_two(cluster, story)


def test_a_live_server_keeps_its_tables(cluster: Cluster) -> None:
    async def story(first: PostgresStore, second: PostgresStore) -> None:
        await first.leases.register("10.0.0.1:9", "one", "build", LONG)
        log = new_log()
        table = log.header.id
        await first.commit(*creation_changes(log, first.new_lease()))
        with pytest.raises(NotOwner) as found:
            await second.take(table)
        assert (found.value.server, found.value.address) == (first.leases.me, "10.0.0.1:9")
        assert await second.leases.tables_without_owner() == []
        await first.leases.drain()
        assert (await second.take(table)).owner == second.leases.me, "a server that stops lets go of its tables"

    with_two(cluster, story)


@pytest.mark.parametrize("gone", ["ended", "buried", "lapsed"])
def test_the_tables_of_a_server_that_has_gone_are_free(cluster: Cluster, gone: str) -> None:
    async def story(first: PostgresStore, second: PostgresStore) -> None:
        await first.leases.register("10.0.0.1:9", "one", "build", 0.01 if gone == "lapsed" else LONG)
        await second.leases.register("10.0.0.2:9", "two", "build", LONG)
        log = new_log()
        await first.commit(*creation_changes(log, first.new_lease()))
        if gone == "ended":
            await first.leases.end()
        elif gone == "buried":
            await second.leases.bury(first.leases.me)
        else:
            await asyncio.sleep(0.05)
        lease = await second.take(log.header.id)
        assert lease.owner == second.leases.me
        # The former owner hears of it with its next sign of life, and gets the table only once it is free again.
        assert await first.leases.beat(LONG) is (None if gone == "ended" else False)
        assert await second.leases.beat(LONG) is True
        assert await first.leases.fences([log.header.id]) == {log.header.id: lease.fence}
        with pytest.raises(NotOwner):
            await first.take(log.header.id)

    with_two(cluster, story)


def test_a_lease_tells_when_nobody_could_play(cluster: Cluster) -> None:
    """From the last sign of life of a server that died until others might take its tables, and no longer."""

    async def story(first: PostgresStore, second: PostgresStore) -> None:
        await first.leases.register("10.0.0.1:9", "one", "build", LONG)
        await second.leases.register("10.0.0.2:9", "two", "build", LONG)
        dead, handed, own = new_log(), new_log(), new_log()
        for log in (dead, own):
            await first.commit(*creation_changes(log, first.new_lease()))
        assert (await first.take(own.header.id)).gap is None
        await second.leases.bury(first.leases.me)
        gap = (await second.take(dead.header.id)).gap
        assert gap is not None
        with second.engine.connect() as read:
            row = read.execute(text("SELECT heartbeat, until FROM servers WHERE address = '10.0.0.1:9'")).one()
        assert gap == tuple(row)
        assert (await second.take(dead.header.id)).gap is None, "that was its own"
        await second.commit(*creation_changes(handed, second.new_lease()))
        await second.leases.drain()
        assert await first.leases.beat(LONG) is False
        assert (await first.take(handed.header.id)).gap is None, "it has been handed over"

    with_two(cluster, story)


def test_a_new_server_replaces_what_had_its_address(cluster: Cluster) -> None:
    async def story(first: PostgresStore, second: PostgresStore) -> None:
        await first.leases.register("10.0.0.1:9", "one", "build", LONG)
        await second.leases.register("10.0.0.1:9", "one", "build", LONG)
        found = {each.id: (each.address, each.live) for each in await second.leases.servers()}
        assert found == {first.leases.me: ("", False), second.leases.me: ("10.0.0.1:9", True)}
        assert await first.leases.beat(LONG) is None, "whoever was replaced has to say where it is"
        await first.leases.register("10.0.0.3:9", "one", "build", LONG)
        found = {each.id: (each.address, each.live) for each in await second.leases.servers()}
        assert found == {first.leases.me: ("10.0.0.3:9", True), second.leases.me: ("10.0.0.1:9", True)}

    with_two(cluster, story)


@pytest.mark.parametrize("entry", [joined("late"), chat("late")], ids=["entry", "chat"])
def test_a_former_owner_writes_nothing(cluster: Cluster, entry: AnyEntry) -> None:
    """Not even under a number that nobody has used. All of its transaction is refused, and only that."""

    async def story(first: PostgresStore, second: PostgresStore) -> None:
        log, other = new_log(), new_log()
        table = log.header.id
        old, mine = first.new_lease(), first.new_lease()
        await first.commit(*creation_changes(log, old))
        await first.commit(*creation_changes(other, mine))
        await first.commit(*changes(log, 1, chat("first"), old))
        new = await second.take(table)
        jobs = [
            first.commit(*changes(log, 2, entry, old), NewPerson(Person("with it", "x"), 1)),
            first.commit(*changes(other, 1, joined("b"), mine)),
            first.commit(NewPerson(Person("beside it", "x"), 1)),
        ]
        found = await asyncio.gather(*jobs, return_exceptions=True)
        assert [type(each) for each in found] == [LeaseLost, type(None), type(None)]
        assert await first.person("with it") is None
        assert await first.person("beside it") is not None
        await second.commit(*changes(log, 2, joined("c"), new))
        stored = await first.table(table)
        assert stored is not None
        assert stored.entries == [chat("first"), joined("c")]
        assert stored.summary == log.summary()

    with_two(cluster, story)


def test_a_commit_that_stands_still_holds_nobody_up(cluster: Cluster, monkeypatch: pytest.MonkeyPatch) -> None:
    """A server that is stopped between its statements and its commit: the database gives it up."""
    soon = "SELECT set_config('idle_in_transaction_session_timeout', '200', false)"
    monkeypatch.setattr(postgres, "IMPATIENT", text(soon))

    async def story(first: PostgresStore, second: PostgresStore) -> None:
        log = new_log()
        old = first.new_lease()
        await first.commit(*creation_changes(log, old))
        stopped = open_store(first.engine.url.render_as_string(hide_password=False))
        with stopped._writer() as writing:
            writing.execute(text("UPDATE tables SET touched = touched + 1"))
            lease = await asyncio.wait_for(second.take(log.header.id), PATIENCE)
            assert lease.fence == (old.fence or 0) + 1
            with pytest.raises(Exception, match="idle-in-transaction"):
                writing.execute(text("SELECT 1"))
        stopped.close()

    with_two(cluster, story)


def test_a_server_stopped_within_what_it_sends_is_ended(cluster: Cluster) -> None:
    """The database waits for the rest of its commit without any limit. Whoever works, or does nothing, is let be."""

    async def story(first: PostgresStore, second: PostgresStore) -> None:
        log = new_log()
        old = first.new_lease()
        await first.commit(*creation_changes(log, old))
        await second.commit(NewPerson(Person("b", "x"), 1))
        assert await second.leases.end_standing(0.0) == 0
        with half_a_commit(first.engine.url.render_as_string(hide_password=False)):
            taking = asyncio.create_task(second.take(log.header.id))
            await until(second, "SELECT count(*) FROM pg_locks WHERE NOT granted", 1)
            assert await second.leases.end_standing(LONG) == 0
            assert not taking.done()
            while await second.leases.end_standing(0.0) == 0:  # it has only just begun to stand still
                await asyncio.sleep(0.01)
            assert (await taking).fence == (old.fence or 0) + 1
        await first.commit(NewPerson(Person("a", "x"), 1))

    with_two(cluster, story)


async def until(store: PostgresStore, question: str, answer: int) -> None:
    """Wait until the database gives an answer."""
    while await store.ask(lambda connection: connection.execute(text(question)).scalar()) != answer:
        await asyncio.sleep(0.01)


def test_many_servers_want_one_table(cluster: Cluster) -> None:
    """Of all that take a table at once, each in its turn, only the last may write."""

    async def story(first: PostgresStore, second: PostgresStore) -> None:
        log = new_log()
        await first.commit(*creation_changes(log, first.new_lease()))
        taken = await asyncio.gather(*(store.take(log.header.id) for store in [first, second] * 20))
        fences = [lease.fence or 0 for lease in taken]
        assert sorted(fences) == list(range(2, 42))
        stores = {first.leases.me: first, second.leases.me: second}
        tries = [
            stores[lease.owner].commit(*changes(log, 1, joined(str(number)), lease))
            for number, lease in enumerate(taken)
        ]
        found = await asyncio.gather(*tries, return_exceptions=True)
        assert [type(each) for each in found].count(LeaseLost) == 39
        stored = await first.table(log.header.id)
        assert stored is not None
        assert stored.entries == [joined(str(fences.index(41)))]

    with_two(cluster, story)
