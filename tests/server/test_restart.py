"""What a restart must not change, and what memory need not hold."""

import asyncio
import random
import time
from dataclasses import replace
from pathlib import Path

import pytest

from crenel.server import registry
from crenel.server.clock import now
from crenel.server.entries import Header, Stored, TableSeat
from crenel.server.loading import load_table_log
from crenel.server.registry import new_table_log
from crenel.server.store.port import Change, Store
from crenel.server.tables import creation_changes
from tests.server.room import (
    ME,
    OPEN,
    PATIENCE,
    QUICK,
    SECRET,
    Message,
    Player,
    Server,
    bot,
    eventually,
    over,
    running,
)
from tests.server.test_tables import join, token

SHOWN = ("v", "view", "moves", "undo", "barrier", "request", "events", "chat")


def shown(player: Player, table: Message) -> Message:
    with player.sit(table) as seat:
        return {part: seat.state[part] for part in SHOWN}


def restarted(server: Server, *players: Player) -> Server:
    """The same store under a new server; the players keep their cookies."""
    server.stop()
    path = Path(server.settings.store.removeprefix("sqlite:///"))
    started = Server(path, server.settings).start()
    for player in players:
        fresh = Player(started.url, dict(player.http.cookies))
        player.url, player.http = fresh.url, fresh.http
    return started


def test_half_made_secret_choices_survive(tmp_path: Path) -> None:
    server = Server(tmp_path / "crenel.db").start()
    ada, bob = server.guest("Ada"), server.guest("Bob")
    table = ada.open(ME, OPEN, options=SECRET)
    join(bob, table, invite=token(table, 1))
    with ada.sit(table) as seat:
        choice = seat.moves(0)[3]
        seat.act(choice, 0)
    server = restarted(server, ada, bob)
    with ada.sit(table) as first, bob.sit(table) as second:
        assert first.state["view"]["players"][0]["secret"] == choice
        assert first.state["undo"]["0"] == [{"move": choice}]
        assert second.state["table"]["actors"] == [1]
        second.act(second.moves(1)[0], 1)
        first.until(lambda state: state["v"] == second.state["v"])
        founded = {event["seat"]: event["cell"] for event in first.events if event["event"] == "castle_founded"}
        assert f"castle {founded[0]}" == choice
    server.stop()


def test_a_turn_half_made_its_undo_chat_and_an_open_request_survive(tmp_path: Path) -> None:
    server = Server(tmp_path / "crenel.db").start()
    ada, bob = server.guest("Ada"), server.guest("Bob")
    table = ada.open(ME, OPEN)
    join(bob, table, invite=token(table, 1))
    with ada.sit(table) as first, bob.sit(table) as second:
        seats = [first, second]
        for _ in range(7):
            who = first.state["table"]["actors"][0]
            version = seats[who].act(seats[who].moves(who)[0], who)["v"]
            seats[1 - who].until(lambda state, reached=version: state["v"] == reached)
        first.ask(t="chat", text="hello")
        wish = {"t": "takeback", "id": "back", "v": first.state["v"], "seat": 0, "moves": 2}
        done = first.ask(**wish)
    before = [shown(player, table) for player in (ada, bob)]
    assert before[0]["request"]
    server = restarted(server, ada, bob)
    assert [shown(player, table) for player in (ada, bob)] == before
    with ada.sit(table) as first, bob.sit(table) as second:
        assert first.ask(**wish) == done, "what was done is still known to be done"
        second.do(t="vote", seat=1, yes=True)
        assert max(event["move"] for event in second.events) <= 2
    server.stop()


def test_bots_go_on_after_a_restart(tmp_path: Path) -> None:
    server = Server(tmp_path / "crenel.db").start()
    ada = server.guest("Ada")
    tables = [ada.open(bot(), bot()) for _ in range(3)]
    server = restarted(server, ada)
    eventually(lambda: all(ada.table(table)["status"] == "over" for table in tables))
    server.stop()


def test_tables_nobody_watches_leave_memory(tmp_path: Path) -> None:
    with running(tmp_path, replace(QUICK, idle=0.2)) as server:
        ada = server.guest("Ada")
        table = ada.open(ME, bot())
        live = server.services.registry.live
        with ada.sit(table) as seat:
            seat.play_on(lambda state: state["table"]["version"] > 12 and state["moves"].get("0"))
            time.sleep(0.6)
            assert table["id"] in live, "somebody watches"
        before = shown(ada, table)
        eventually(lambda: table["id"] not in live)
        assert [each["id"] for each in ada.get("/tables")["mine"]] == [table["id"]]
        assert table["id"] not in live, "lists wake nobody"
        assert shown(ada, table) == before


def test_thousands_of_stored_tables_cost_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A server with many stored tables reads none of them when it starts, and opens any of them on demand."""
    server = Server(tmp_path / "crenel.db").start()
    ada = server.guest("Ada")
    me = ada.get("/me")["id"]
    logs = [new_table_log("burgundy", {}, [TableSeat("human", me, "Ada")] * 2, me, str(n), False) for n in range(1500)]
    changes: list[Change] = [change for log in logs for change in creation_changes(log)]

    async def fill(store: Store) -> None:
        await store.commit(*changes)

    asyncio.run_coroutine_threadsafe(fill(server.services.store), server.loop).result(PATIENCE)
    read: list[Stored] = []
    monkeypatch.setattr(registry, "load_table_log", lambda stored: read.append(stored) or load_table_log(stored))
    server = restarted(server, ada)
    assert server.services.registry.live == {}
    assert len(ada.get("/tables")["mine"]) == 100
    assert read == []
    chosen = random.Random(1).choice(logs)
    with ada.sit({"id": chosen.header.id}) as seat:
        assert seat.state["view"] == chosen.state().observe(seat.state["view"]["me"])
    assert len(server.services.registry.live) == len(read) == 1
    server.stop()


def test_nothing_is_shown_that_was_not_saved(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with running(tmp_path) as server:
        ada = server.guest("Ada")
        table = ada.open(ME, ME)
        before = shown(ada, table)
        who = server.nobody().table(table)["actors"][0]
        with ada.sit(table) as seat, server.nobody().sit(table) as eve:
            move = seat.moves(who)[0]

            async def full(*changes: Change) -> None:
                raise OSError("disk full")

            monkeypatch.setattr(server.services.store, "commit", full)
            seat.send(t="act", id="lost", v=seat.state["v"], seat=who, move=move)
            assert eve.ended() == 1012
            assert eve.state["v"] == before["v"]
            assert seat.ended() == 1012
            assert [message["t"] for message in seat.messages if message.get("id") == "lost"] in ([], ["refused"])
        monkeypatch.undo()
        assert shown(ada, table) == before
        with ada.sit(table) as seat:
            seat.act(move, who)


def test_the_seed_is_not_the_commitment(ada: Player) -> None:
    table = ada.open(ME, bot(), options={"confirm": False})
    with ada.sit(table) as seat:
        seat.play_on(over)
        done = seat.state["table"]
    assert len(done["seed"]) == 64
    header = Header("", "burgundy", 1, {}, [], "", done["seed"], now())
    assert header.commitment == table["commitment"] == done["commitment"]
