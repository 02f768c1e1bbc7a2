"""Several servers on one store: whoever plays on one of them plays at the tables of all."""

import asyncio
import contextlib
import itertools
import secrets
import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from typing import Any

import httpx
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from crenel import CrenelError
from crenel.server.clock import CLOCK
from crenel.server.clocks import DAY
from crenel.server.cluster import member
from crenel.server.cluster.internal import SECRET, host_and_port
from crenel.server.cluster.passing import PassingOn
from crenel.server.loading import rebuild
from crenel.server.store.port import Change, NewEntry
from crenel.server.store.postgres import PostgresStore
from crenel.server.store.sql import READERS
from tests.server.cluster import Cluster, half_a_commit
from tests.server.redis_server import RedisServer
from tests.server.room import (
    ME,
    OPEN,
    PATIENCE,
    QUICK,
    Message,
    Player,
    Seat,
    Server,
    actor,
    bot,
    eventually,
    over,
    running,
)
from tests.server.test_crash import stored_tables

LEASE = 3.0  # seconds; a busy machine must not lose leases by itself, and nothing waits for one to end


@contextlib.contextmanager
def house(cluster: Cluster, count: int = 2, lease: float = LEASE) -> Iterator[list[Server]]:
    """Run several servers on a new store."""
    url = cluster.database()
    with contextlib.ExitStack() as stack:
        yield [stack.enter_context(running(url, replace(QUICK, lease=lease))) for _ in range(count)]


@pytest.fixture(scope="module")
def two(cluster: Cluster) -> Iterator[list[Server]]:
    with house(cluster) as servers:
        yield servers


def at(server: Server, player: Player) -> Player:
    """The same person, whose requests come to another server."""
    return Player(server.url, dict(player.http.cookies))


def owner(server: Server, table: Message) -> bool:
    found = server.services.registry.live.get(table["id"])
    return found is not None and not found.out_of_sync


def passing(server: Server) -> PassingOn:
    assert server.services.member is not None
    return server.services.member.passing


def shared_table(first: Server, second: Server, **more: Any) -> tuple[Message, Player, Player]:
    """A table that the first server owns: Ada is a client of the first one, Bob of the second."""
    ada, bob = first.guest("Ada"), second.guest("Bob")
    table = ada.open(ME, OPEN, **more)
    invite = table["seats"][1]["invite"].rsplit("/", 1)[1]
    joined = bob.post(f"/tables/{table['id']}/join", {"invite": invite})
    assert owner(first, table)
    assert not owner(second, table)
    return joined, ada, bob


def test_all_hear_the_same(two: list[Server]) -> None:
    first, second = two
    table, ada, bob = shared_table(first, second)
    with (
        ada.sit(table) as here,
        bob.sit(table) as there,
        first.nobody().sit(table) as near,
        second.nobody().sit(table) as far,
    ):
        for _ in range(30):
            one_move(here, there, near, far)
        for each in (here, there):
            assert each.ask(t="chat", text="hello")["t"] == "ack"
        heard = [by_number(each) for each in (near, far)]
        both = heard[0].keys() & heard[1].keys()
        assert len(both) >= 30
        assert {number: heard[0][number] for number in both} == {number: heard[1][number] for number in both}
        assert here.state["view"]["me"] == 0
        assert there.state["view"]["me"] == 1
        assert len(first.services.sockets.open) == 4, "the owner has all connections"
        assert not second.services.sockets.open
    eventually(lambda: not first.services.sockets.open, "somebody who left is still there")
    eventually(lambda: not passing(second).relays, "a connection is still passed on")


def one_move(here: Seat, there: Seat, *others: Seat) -> int:
    """Let whoever has to decide make a move, and all see it. Return the version it led to."""
    seat = (here, there)[actor(here)]
    seat.act(seat.moves(actor(seat))[0], actor(seat))
    version: int = seat.state["v"]
    for each in (here, there, *others):
        each.until(lambda state: state["v"] >= version)
    return version


def by_number(seat: Seat) -> dict[int, Message]:
    """What a seat has heard, by its number, from the second message on: the first has all that was before."""
    numbered = [each for each in seat.messages if "seq" in each and "chat" not in each]
    return {each["seq"]: each for each in numbered}


def test_requests_go_to_the_owner(two: list[Server]) -> None:
    """Whatever a table can be asked, in a game that is played to its end, answers the same everywhere."""
    first, second = two
    table, ada, bob = shared_table(first, second)
    id = table["id"]
    host = at(second, ada)
    assert host.get(f"/tables/{id}") == ada.get(f"/tables/{id}")
    assert second.nobody().get(f"/tables/{id}") == first.nobody().get(f"/tables/{id}")
    handle = next(seat["who"] for seat in host.get(f"/tables/{id}")["seats"] if seat["name"] == "Bob")
    assert host.post(f"/tables/{id}/mute", {"who": handle, "muted": True})["id"] == id
    assert bob.post(f"/tables/{id}/mute", {"who": handle, "muted": True}, 403)["error"] == "host-only"
    assert second.nobody().post(f"/tables/{id}/leave", None, 401)["error"] == "no-session"
    with ada.sit(table) as here, bob.sit(table) as there:
        while not over(here.state):
            one_move(here, there)
    assert bob.get(f"/tables/{id}/record") == ada.get(f"/tables/{id}/record")
    assert bob.get(f"/tables/{id}/moment/3?open=true") == ada.get(f"/tables/{id}/moment/3?open=true")
    assert bob.get(f"/tables/{id}/moment/100000", 404)["error"] == "no-such-moment"
    assert bob.get(f"/tables/{id}/analysis")["status"] == "none"
    again = bob.post(f"/tables/{id}/rematch")
    assert owner(first, again), "who has the old table has the new one too"
    onward = bob.post("/tables", {"game": "burgundy", "seats": [ME, ME], "after": {"table": id, "moment": 2}}, 201)
    assert bob.get(f"/tables/{onward['id']}")["seats"] == onward["seats"]
    assert not owner(second, table)
    with second.guest("Cleo").sit(table) as late:
        assert late.state["table"]["status"] == "over"


def test_a_table_that_nobody_uses_comes_to_its_visitor(two: list[Server]) -> None:
    """Then nothing has to be passed on. While somebody is there it stays, and a finished game stays too."""
    first, second = two
    table, ada, bob = shared_table(first, second)
    with bob.sit(table) as there:
        assert owner(second, table)
        assert not owner(first, table)
        with ada.sit(table) as here:
            assert owner(second, table)
            while not over(here.state):
                one_move(here, there)
    eventually(lambda: not second.services.registry.live[table["id"]].in_use, "somebody is still there")
    with ada.sit(table):
        assert owner(second, table)


def test_a_rematch_may_be_elsewhere(two: list[Server]) -> None:
    """The old table moves to another server, the new one stays."""
    first, second = two
    table, ada, bob = shared_table(first, second)
    with ada.sit(table) as here, bob.sit(table) as there:
        while not over(here.state):
            one_move(here, there)
    new = ada.post(f"/tables/{table['id']}/rematch")
    steal(second, table)
    joined = bob.post(f"/tables/{table['id']}/rematch")
    assert joined["id"] == new["id"]
    assert [seat["kind"] for seat in joined["seats"]] == ["human", "human"]
    assert owner(first, new)
    assert owner(second, table)


def steal(thief: Server, table: Message) -> None:
    """Let a server take a table whose owner lives, as if that had seemed dead for a moment."""
    store = thief.services.store
    assert isinstance(store, PostgresStore)
    with store.engine.begin() as connection:
        connection.exec_driver_sql("UPDATE tables SET owner = '' WHERE id = %s", (table["id"],))
    assert at(thief, thief.guest()).table(table)["id"] == table["id"]
    assert owner(thief, table)


def test_a_table_that_was_taken_is_played_on_where_it_is(two: list[Server]) -> None:
    """The former owner hears of it by a commit that is refused. No move is lost and none is made twice."""
    first, second = two
    ada = first.guest("Ada")
    table = ada.open(ME, ME)
    with ada.sit(table) as before:
        before.act(before.moves(actor(before))[0], actor(before))
        version = before.state["v"]
        steal(second, table)
        who = actor(before)
        move = {"t": "act", "id": "once", "v": version, "seat": who, "move": before.moves(who)[0]}
        before.send(**move)
        assert before.ended() == 1012
        assert not any(each.get("id") == "once" for each in before.messages), "neither saved nor refused"
    with second.nobody().sit(table), ada.sit(table) as after:  # passed on, as the page does it
        assert after.state["v"] == version
        assert after.ask(**move)["t"] == "ack"
        assert after.ask(**move)["v"] == version + 1, "the same message is the same move"
    assert owner(second, table)
    assert rebuild(stored_tables(second.settings.store)[table["id"]]).version == version + 1


def test_watchers_of_a_table_that_was_taken_do_not_wait_for_a_move(two: list[Server]) -> None:
    first, second = two
    ada = first.guest("Ada")
    table = ada.open(ME, ME)
    with ada.sit(table) as before:
        steal(second, table)
        assert before.ended() == 1012


def test_a_request_finds_the_new_owner_of_a_table(two: list[Server]) -> None:
    """What a former owner is asked to change goes to the new one, not to a refusal."""
    first, second = two
    ada = first.guest("Ada")
    table = ada.open(ME, OPEN)
    steal(second, table)
    left = ada.post(f"/tables/{table['id']}/bot", {"seat": 1, "bot": "random"})
    assert [seat["kind"] for seat in left["seats"]] == ["human", "bot"]
    assert not owner(first, table)


def test_a_session_ends_on_all_servers(two: list[Server]) -> None:
    first, second = two
    ada = first.guest("Ada")
    table = ada.open(ME, OPEN)
    with ada.sit(table) as here, at(second, ada).sit(table) as there:
        at(second, ada).post("/logout", None, 204)
        for each in (here, there):
            assert each.ended() == 1008
            assert each.messages[-1]["error"] == "session-ended"
    eventually(lambda: ada.get("/me") is None, "a server still knows the session")


def test_an_account_is_not_overwritten_by_a_server_that_does_not_know_it(two: list[Server]) -> None:
    """A new name at one server keeps the account that was just made at another."""
    first, second = two
    ada = first.guest("Ada")
    there = at(second, ada)
    assert there.get("/me")["account"] is None
    login = f"ada-{secrets.token_hex(4)}"
    ada.post("/account", {"login": login, "password": "correct horse"}, 201)
    there.call("PATCH", "/me", {"name": "Ada L."})
    assert there.post("/account", {"login": f"{login}2", "password": "correct horse"}, 409)["error"] == "has-account"
    found = second.nobody().post("/login", {"login": login, "password": "correct horse"})
    assert (found["name"], found["account"]) == ("Ada L.", login)


def test_tables_of_all_servers_know_when_somebody_is_away(two: list[Server]) -> None:
    first, second = two
    ada = first.guest("Ada")
    pace = {"pace": {"bank": 86400, "extra": 86400, "away": 5}}
    here = ada.open(ME, OPEN, **pace)
    there = at(second, ada).open(ME, OPEN, **pace)
    start = CLOCK.now() + DAY
    ada.call("PUT", "/absences", {"absences": [{"start": start, "end": start + DAY}]})
    for server, table in ((first, here), (second, there)):
        away = server.services.registry.live[table["id"]].log.away
        assert list(away.values()) == [[(start, start + DAY)]]
    assert at(second, ada).post(f"/tables/{here['id']}/absence")["id"] == here["id"]
    assert len(first.services.registry.live[here["id"]].log.away) == 1


def test_nobody_sees_a_move_that_was_refused(cluster: Cluster, monkeypatch: pytest.MonkeyPatch) -> None:
    """Who waits for a table while its commit is refused is shown what was saved, or sent where it is now."""
    with contextlib.ExitStack() as stack:
        first, second = stack.enter_context(house(cluster, lease=10 * PATIENCE))  # it does not look by itself
        ada = first.guest("Ada")
        table = ada.open(ME, ME)
        seat, other = stack.enter_context(ada.sit(table)), stack.enter_context(first.nobody().sit(table))
        asking = stack.enter_context(ThreadPoolExecutor(1))
        who, version = actor(seat), seat.state["v"]
        steal(second, table)
        live, store = first.services.registry.live[table["id"]], first.services.store
        commit, begun, pins, tasks = store.commit, threading.Event(), live.pins, len(live.tasks)

        async def wait_for_readers(*changes: Change) -> None:
            begun.set()
            while live.pins == pins or len(live.tasks) < tasks + 2:
                await asyncio.sleep(0.001)
            await commit(*changes)

        monkeypatch.setattr(store, "commit", wait_for_readers)
        seat.send(t="act", id="refused", v=version, seat=who, move=seat.moves(who)[0])
        assert begun.wait(PATIENCE)
        monkeypatch.undo()
        asked = asking.submit(ada.table, table)
        other.send(t="sync")
        assert asked.result()["version"] == version
        for each in (seat, other):
            assert each.ended() == 1012
            assert each.state["v"] == version


def test_what_was_done_is_answered_although_the_table_has_moved(
    two: list[Server], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Between the commit and the answer. It is not done once more at the new owner."""
    first, second = two
    table, _, bob = shared_table(first, second)
    store = first.services.store
    commit, live = store.commit, first.services.registry.live

    async def move_after(*changes: Change) -> None:
        await commit(*changes)
        for each in changes:
            if isinstance(each, NewEntry) and each.table in live:
                live[each.table].move()

    monkeypatch.setattr(store, "commit", move_after)
    assert bob.post(f"/tables/{table['id']}/leave")["id"] == table["id"]
    assert [type(each).__name__ for each in stored_tables(second.settings.store)[table["id"]].entries] == [
        "Joined",
        "Left",
    ]
    monkeypatch.undo()


def test_clocks_stand_still_while_nobody_owns_a_table(cluster: Cluster) -> None:
    """From the last sign of life of a server that died until another might take its tables."""
    with house(cluster, lease=10 * PATIENCE) as (first, second):
        table, ada, bob = shared_table(first, second, pace={"bank": 600, "extra": 0})
        live = first.services.registry.live[table["id"]].log.clocks
        assert live is not None
        store, dead = second.services.store, first.services.store.leases
        assert isinstance(store, PostgresStore)
        assert dead is not None
        with store.engine.begin() as connection:
            row = (live.since - 50, live.since + 2, dead.me)
            connection.exec_driver_sql("UPDATE servers SET heartbeat = %s, until = %s WHERE id = %s", row)
        assert bob.table(table)["id"] == table["id"]
        with bob.sit(table) as seat, at(second, ada).sit(table) as other:
            found = second.services.registry.live[table["id"]].log.clocks
            assert found is not None
            assert found.skipped == 2
            one_move(other, seat)
        (entry,) = stored_tables(second.settings.store)[table["id"]].entries[-1:]
        assert entry.skipped == 2


def test_lists_say_that_presence_is_partial_while_redis_is_gone(cluster: Cluster, mortal_redis: RedisServer) -> None:
    """People play on at all tables meanwhile."""
    url, settings = cluster.database(), replace(QUICK, lease=LEASE, redis=mortal_redis.database())
    with running(url, settings) as first, running(url, settings) as second:
        table, ada, bob = shared_table(first, second)
        eventually(lambda: "partial" not in bob.get("/tables"))
        with ada.sit(table) as here, bob.sit(table) as there:
            mortal_redis.kill()
            eventually(lambda: bob.get("/tables").get("partial"), "nobody is told")
            one_move(here, there)
            mortal_redis.start()
            eventually(lambda: "partial" not in bob.get("/tables"), "it does not come back")


def test_only_servers_of_the_house_get_in(two: list[Server]) -> None:
    first = two[0]
    listener = first.services.member.listener  # type: ignore[union-attr]
    ada = first.guest("Ada")
    table = ada.open(ME, OPEN)
    for headers in ({}, {SECRET: "guessed"}):
        assert httpx.get(f"http://{listener.address}/api/games", headers=headers).status_code == 403
        with pytest.raises(InvalidStatus) as refused:
            connect(f"ws://{listener.address}/api/tables/{table['id']}/socket", additional_headers=headers)
        assert refused.value.response.status_code == 403
    # And what says so to the public listener is not believed.
    forged = httpx.get(f"{first.url}/api/tables/{table['id']}", headers={"x-crenel-client": "10.9.9.9", SECRET: "x"})
    assert forged.status_code == 200


def test_a_server_that_stops_hands_its_tables_over(cluster: Cluster) -> None:
    """Its clients are sent away once others may take its tables, and its bots play on there."""
    url = cluster.database()
    settings = replace(QUICK, lease=LEASE)
    with running(url, settings) as second:
        first = Server(url, settings).start()
        table, ada, bob = shared_table(first, second)
        bots = ada.open(bot(), bot(), bot())
        version = 0
        with ada.sit(table) as here, bob.sit(table) as there:
            version = one_move(here, there)
            first.stop()
            assert here.ended() == 1012
            assert there.ended() == 1012
        ada = at(second, ada)
        with ada.sit(table) as here:
            assert here.state["v"] == version
            assert owner(second, table)
        eventually(lambda: owner(second, bots), "nobody plays for the bots")
        start = ada.table(bots)["version"]
        eventually(lambda: ada.table(bots)["version"] > start + 10 or ada.table(bots)["status"] == "over")


def test_servers_on_other_machines_need_an_address(cluster: Cluster, monkeypatch: pytest.MonkeyPatch) -> None:
    names = itertools.cycle(["here", "there"])
    monkeypatch.setattr(member.socket, "gethostname", lambda: next(names))
    url = cluster.database()
    with running(url, replace(QUICK, lease=PATIENCE)):
        second = Server(url, replace(QUICK, lease=PATIENCE))
        with pytest.raises(CrenelError) as refused:
            second.loop_factory().run_until_complete(second.services.start())
        assert refused.value.key == "internal-address-needed"


def test_internal_addresses() -> None:
    assert host_and_port("10.0.0.5:8100") == ("10.0.0.5", 8100)
    assert host_and_port("[::1]:0") == ("::1", 0)
    for wrong in ("", "8100", "host", "host:", "host:99999", "host:http"):
        with pytest.raises(CrenelError):
            host_and_port(wrong)


def test_a_server_that_waits_for_rows_keeps_its_leases(cluster: Cluster) -> None:
    """Somebody holds the rows of tables that it wants to take, as a server does that stands still in a commit. It goes
    on to look now and then what others have changed, and waits for that, too."""
    url = cluster.database()
    with running(url, replace(QUICK, lease=LEASE)) as server:
        store = server.services.store
        assert isinstance(store, PostgresStore)
        ada = server.guest("Ada")
        tables = [ada.open(ME, ME)["id"] for _ in range(READERS)]
        with ThreadPoolExecutor(READERS) as people, store.engine.connect() as other:
            with store.engine.begin() as connection:
                connection.exec_driver_sql("UPDATE tables SET owner = ''")
            server.services.registry.live.clear()
            other.exec_driver_sql("SELECT id FROM tables FOR UPDATE")
            waiting = [people.submit(Player(server.url).get, f"/tables/{table}") for table in tables]
            question = "SELECT count(*) FROM pg_locks WHERE NOT granted"
            eventually(lambda: cluster.tell(question) == str(READERS), "nobody waits")

            def alive() -> object:
                return other.exec_driver_sql("SELECT heartbeat FROM servers").scalar()

            for _ in range(member.LOOKS + 1):
                before = alive()
                eventually(lambda: alive() != before, "its leases end")  # noqa: B023
            other.rollback()
            assert [each.result()["id"] for each in waiting] == tables


def test_a_server_that_is_stopped_in_a_commit_holds_nobody_up(
    cluster: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(member, "STANDSTILL", 0.5)
    url = cluster.database()
    with running(url, replace(QUICK, lease=LEASE)) as server:
        ada = server.guest("Ada")
        table = ada.open(ME, ME)
        with half_a_commit(url), ada.sit(table) as seat:
            who = actor(seat)
            seat.act(seat.moves(who)[0], who)
