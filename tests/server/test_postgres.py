"""PostgreSQL as the store: restarts of the database that people hardly notice, a clear word where
they do, and nothing lost if either is killed."""

import asyncio
import os
import random
import threading
import time
from dataclasses import replace

import pytest
from sqlalchemy import text

from crenel import CrenelError
from crenel.server import health
from crenel.server.entries import Joined, TableSeat
from crenel.server.loading import rebuild
from crenel.server.registry import new_table_log
from crenel.server.store import open_store, postgres
from crenel.server.store.port import Held, LeaseLost, NewEntry, NewPerson, Person, Taken
from crenel.server.table_log import TableLog
from crenel.server.tables import creation_changes
from tests.server.cluster import OWNER, Cluster
from tests.server.room import ME, PATIENCE, QUICK, Message, Player, Seat, eventually, run_in_thread, running
from tests.server.test_crash import Process, Witness, acknowledged, check, compare, in_full_swing, refill, stored_tables

KILLS = int(os.environ.get("CRENEL_KILLS", "2"))  # every other one is the database's; `make soak`: many
CUT = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{}' AND pid <> pg_backend_pid()"


def name_of(url: str) -> str:
    return url.rpartition("@/")[2].partition("?")[0]


def test_whoever_needs_a_house_alone_is_told_of_servers(cluster: Cluster, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also of those of builds before the leases, which held the same lock alone."""
    monkeypatch.setattr(postgres, "CLAIM", 0.2)
    url = cluster.database()
    first, second = open_store(url), open_store(url)
    with pytest.raises(CrenelError) as refused:
        open_store(url, alone=True)
    assert refused.value.key == "store-in-use"
    assert refused.value.details["process"] != "?"
    first.close()
    second.close()
    alone = open_store(url, alone=True)
    with pytest.raises(CrenelError) as refused:
        open_store(url)
    assert refused.value.key == "store-in-use"
    alone.close()
    open_store(url).close()


def test_a_server_that_was_cut_off_writes_nothing(cluster: Cluster) -> None:
    """Its connection comes back, its lease does not."""
    url = cluster.database()

    async def story() -> None:
        log = new_table_log("burgundy", {}, [TableSeat("human", "a"), TableSeat("open", invite="i")], "a", "", True)
        table = log.header.id
        old, new = open_store(url), open_store(url)
        await old.start()
        await new.start()
        lease = old.new_lease()
        await old.commit(*creation_changes(log, lease))
        cluster.tell(CUT.format(name_of(url)))
        theirs = Joined(at=1, person="b", seat=1, name="B")
        fence = (await new.take(table)).fence
        assert fence is not None
        assert lease.fence is not None
        await new.commit(NewEntry(table, 1, theirs), Held(table, fence))
        ours = Joined(at=2, person="c", seat=1, name="C")
        with pytest.raises(LeaseLost):
            await old.commit(NewEntry(table, 2, ours), Held(table, lease.fence))
        with pytest.raises(Taken):
            await old.commit(NewEntry(table, 1, ours))
        stored = await old.table(table)
        assert stored is not None
        assert stored.entries == [theirs]
        await new.stop()
        await old.stop()

    run_in_thread(story())


def test_a_commit_is_on_the_disk_whatever_the_database_was_told(cluster: Cluster) -> None:
    url = cluster.database()
    cluster.tell(f"ALTER DATABASE {name_of(url)} SET synchronous_commit = off")
    store = open_store(url)
    with store.reader() as connection:
        assert connection.execute(text("SHOW synchronous_commit")).scalar() == "on"
    store.close()


def test_jobs_wait_for_a_database_that_restarts(cluster: Cluster, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(postgres.PostgresStore, "patience", PATIENCE)
    url = cluster.database()

    async def story() -> None:
        store = open_store(url)
        await store.start()
        await store.commit(NewPerson(Person("before", "x"), 1))
        for number in range(2):
            await asyncio.to_thread(cluster.kill)
            job = store.commit(NewPerson(Person(f"during{number}", "x"), 1))
            question = asyncio.create_task(store.person("before"))
            await asyncio.sleep(0.2)
            assert not job.done()
            await asyncio.to_thread(cluster.start)
            await job
            assert await question is not None
            assert await store.person(f"during{number}") is not None
        await store.stop()

    run_in_thread(story())


def test_people_are_told_of_a_database_that_is_away(cluster: Cluster, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(postgres.PostgresStore, "patience", 0.0)
    monkeypatch.setattr(health, "KEPT", 0.0)
    url = cluster.database()
    with running(url) as server:
        ada = server.guest("Ada")
        assert ada.get("/health")["checks"] == {"store": "ok", "server": "ok"}
        table = ada.open(ME, ME)
        with ada.sit(table) as seat:
            version = one_move(seat)
            cluster.kill()
            who = seat.state["table"]["actors"][0]
            seat.send(t="act", id="lost", v=seat.state["v"], seat=who, move=seat.moves(who)[0])
            assert seat.ended() == 1012
            assert not any(each["t"] == "ack" and each["id"] == "lost" for each in seat.messages)
        assert ada.get("/tables", 503)["error"] == "store-unreachable"
        assert ada.get("/health", 503)["error"] == "not-ready"
        assert ada.get("/health/live") == {"status": "ok"}
        cluster.start()
        until_ready(ada)
        with ada.sit(table) as seat:
            assert seat.state["v"] == version, "what was not saved did not happen"
            version = one_move(seat)
    assert rebuild(stored_tables(url)[table["id"]]).version == version


def test_watchers_do_not_wait_for_a_database_that_is_silent(cluster: Cluster) -> None:
    """It neither answers nor breaks off, as behind a cable that was cut. Others may have the tables meanwhile."""
    url = cluster.database()
    with running(url, replace(QUICK, lease=1.0)) as server:
        ada = server.guest("Ada")
        table = ada.open(ME, ME)
        with postgres.postgres_engine(url).connect() as other, ada.sit(table) as seat:
            other.execute(text("LOCK TABLE servers IN ACCESS EXCLUSIVE MODE"))
            assert seat.ended() == 1012
            other.rollback()
        with ada.sit(table) as seat:
            one_move(seat)


def until_ready(player: Player) -> None:
    eventually(lambda: player.http.get("/api/health").status_code == 200, "the server cannot save")


def one_move(seat: Seat) -> int:
    who = seat.state["table"]["actors"][0]
    seat.act(seat.moves(who)[0], who)
    version: int = seat.state["v"]
    return version


def test_errors_hide_the_password(cluster: Cluster) -> None:
    with pytest.raises(CrenelError) as refused:
        open_store(f"postgresql://{OWNER}:mellon@/nowhere?host={cluster.folder}")
    assert refused.value.key == "bad-store"
    assert "mellon" not in str(refused.value.details)
    assert "does not exist" in str(refused.value.details["detail"])


def test_a_driver_that_is_missing_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("crenel.server.store.find_spec", lambda name: None)
    with pytest.raises(CrenelError) as refused:
        open_store("postgresql://someone@localhost/house")
    assert refused.value.key == "postgres-missing"


def test_kill_server_and_database_at_random_moments(cluster: Cluster) -> None:
    url = cluster.database()
    chance = random.Random(3)
    server = Process(url)
    ada = Player(server.url)
    ada.post("/guest", {"name": "Ada"}, 201)
    cookies = dict(ada.http.cookies)
    witnesses: list[Witness] = []
    logs: dict[str, TableLog] = {}
    for kill in range(KILLS):
        player = Player(server.url, cookies)
        bots: list[Message] = refill(player, witnesses, cookies, kill)
        compare(server.url, cookies, logs, [each.table for each in witnesses if each.table in logs])
        threads = [threading.Thread(target=each.play, args=(server.url,)) for each in witnesses]
        for thread in threads:
            thread.start()
        in_full_swing(player, witnesses, bots, chance.randint(3, 12))
        if kill % 2:
            cluster.kill()
            cluster.start()
            until_ready(player)
        time.sleep(chance.uniform(0.0, 0.2))
        server.kill()
        for thread in threads:
            thread.join(PATIENCE)
        logs = check(url, witnesses, logs)
        server = Process(url)
    server.process.terminate()
    assert server.process.wait(PATIENCE) == 0
    assert acknowledged(witnesses) > KILLS
