"""Finished games, analysed: asked for, watched, kept, and never while a game runs."""

import asyncio
import os
import signal
import time
from collections.abc import Iterator
from dataclasses import replace
from typing import Any, cast

import pytest
from limits import parse

import crenel
from crenel import bots
from crenel.bots.analysis import Analyst
from crenel.server import analysis
from crenel.server.bots import analyse
from tests.server.room import ME, QUICK, Message, Player, Server, eventually, over, running
from tests.server.test_restart import restarted

Room = tuple[Server, Player, Message]
GAME = "great_wall"
LATE = 6  # decisions before the end


def play_out(player: Player, **options: Any) -> Message:
    table: Message = player.open(ME, ME, game=GAME, **options)
    with player.sit(table) as seat:
        seat.play_on(over)
    return table


def brief(player: Player, whole: Message) -> Message:
    """A short game that is over: the end of another, played once more."""
    count = player.get(f"/tables/{whole['id']}/moment/0")["count"]
    return play_out(player, after={"table": whole["id"], "moment": count - LATE})


@pytest.fixture(scope="module")
def room(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Room]:
    """A server where nobody thinks for long, somebody there, and a game of theirs that is over."""
    with running(tmp_path_factory.mktemp("store"), replace(QUICK, effort=1)) as server:
        ada = server.guest("Ada")
        yield server, ada, play_out(ada)


def look(player: Player, table: Message, status: int = 200) -> Any:
    return player.get(f"/tables/{table['id']}/analysis", status)


def ask(player: Player, table: Message, status: int = 200) -> Any:
    return player.post(f"/tables/{table['id']}/analysis", None, status)


def done(player: Player, table: Message) -> Message:
    eventually(lambda: look(player, table)["status"] == "done")
    found: Message = look(player, table)["analysis"]
    return found


def test_it_is_asked_for_once_and_there_for_all(room: Room) -> None:
    """And it is what the record alone says, though its worker died over it."""
    server, ada, whole = room
    table = brief(ada, whole)
    assert look(ada, table) == {"status": "none", "progress": 0, "analysis": None}
    assert ask(ada, table)["status"] in ("waiting", "running")
    bot_pool = server.services.analyses.bot_pool
    eventually(lambda: bot_pool.pool is not None and bot_pool.pool._processes)
    for pid in list(bot_pool.pool._processes if bot_pool.pool else ()):
        os.kill(pid, signal.SIGKILL)
    found = done(ada, table)
    assert found == bots.analyse(crenel.replay(ada.get(f"/tables/{table['id']}/record")), effort=1)
    assert ask(ada, table)["analysis"] == found
    stranger = server.nobody()
    assert look(stranger, table)["analysis"] == found
    assert ask(stranger, table, 401)["error"] == "no-session"


def test_moves_keep_their_parts_on_the_way_from_a_worker() -> None:
    move = {"move": "clerk > builders", "verb": "clerk", "from": None, "to": "builders"}
    judged = {"moment": 0, "seat": 0, "played": move, "better": move, "loss": 1.0}
    outcome = {"moment": 0, "winners": [[0]], "scores": [[1]], "judged": [judged], "effort": 1}
    assert analysis.read_outcome(analysis.encode(outcome)) == outcome


def test_not_while_it_runs(room: Room) -> None:
    _, ada, _ = room
    table = ada.open(ME, ME)
    assert look(ada, table, 403)["error"] == "not-over"
    assert ask(ada, table, 403)["error"] == "not-over"
    assert look(ada, {"id": "nowhere"}, 404)["error"] == "no-such-table"


def anything(found: Any) -> bool:
    """Whether an analysis tells anything yet."""
    return bool(found["games"] + sum(each["decisions"] for each in found["habits"]))


def test_it_grows_while_others_wait(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    server, ada, whole = room
    analyses = server.services.analyses
    gate = asyncio.Event()
    held: list[bytes] = []

    async def slow(job: Any, asked: bytes) -> bytes:
        analyst = analyses.queue[first["id"]].analyst if first["id"] in analyses.queue else None
        if analyst is not None and anything(analyst.found()):  # the first part may have had no choices
            held.append(asked)
            await gate.wait()
        return analyse(asked)

    monkeypatch.setattr(analyses.bot_pool, "run", slow)
    monkeypatch.setattr(analysis, "QUEUE", 2)
    first, second = brief(ada, whole), brief(ada, whole)
    ask(ada, first)
    eventually(lambda: bool(held))
    assert ask(ada, second)["status"] == "waiting"
    full = ada.http.post(f"/api/tables/{whole['id']}/analysis")
    assert (full.status_code, full.json()["error"]) == (429, "analysis-queue")
    assert full.headers["retry-after"] == str(analysis.RETRY_AFTER)
    growing = ask(ada, first)
    assert growing["status"] == "running"
    assert anything(growing["analysis"])
    server.loop.call_soon_threadsafe(gate.set)
    done(ada, first)
    done(ada, second)


def test_nobody_fills_the_queue_alone(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    """A person has a few games in it, and so has an address. Whoever comes later waits for one game, not for all."""
    server, ada, whole = room
    analyses = server.services.analyses
    gate = asyncio.Event()
    begun: list[str] = []

    async def slow(table_id: str) -> None:
        begun.append(table_id)
        await gate.wait()

    monkeypatch.setattr(analyses, "_analyse", slow)
    monkeypatch.setattr(analysis, "OF_ADDRESS", analysis.OF_PERSON + 1)
    ben, cid = server.guest("Ben"), server.guest("Cid")
    tables = [brief(ada, whole) for _ in range(analysis.OF_PERSON + 3)]
    ids = [each["id"] for each in tables]
    *own, one_more, of_ben, of_cid = tables
    for each in own:
        assert ask(ada, each)["status"] == "waiting"
        eventually(lambda: begun)
    assert ask(ada, one_more, 429)["error"] == "analysis-own"
    assert ask(ben, of_ben)["status"] == "waiting"
    assert ask(cid, of_cid, 429)["error"] == "analysis-queue"
    assert begun == ids[:1]
    server.loop.call_soon_threadsafe(gate.set)
    eventually(lambda: not analyses.queue)
    assert begun == [own[0]["id"], of_ben["id"], own[1]["id"], own[2]["id"]]


def test_how_long_it_takes_is_told_from_what_was_measured(room: Room) -> None:
    server, ada, whole = room
    analyses = server.services.analyses
    table, other = brief(ada, whole), brief(ada, whole)
    path = f"/tables/{other['id']}/analysis"
    analyses.took.clear()
    assert "seconds" not in ada.get(path)  # nothing measured yet, nothing claimed
    ask(ada, table)
    done(ada, table)
    assert len(analyses.took) == 1
    analyses.took.extend([100.0, 40.0, 70.0])
    analyses.took.popleft()
    assert ada.get(path)["seconds"] == 70


def test_what_is_left_is_told_by_the_pace_so_far(room: Room) -> None:
    server, _, _ = room
    analyses = server.services.analyses

    class Half:
        progress = 0.25

        def found(self) -> None:
            return None

    analyses.began = time.monotonic() - 30_000
    assert analyses._progress(cast(Analyst, Half()))["seconds"] == pytest.approx(90_000, rel=0.01)
    Half.progress = 0.001
    assert "seconds" not in analyses._progress(cast(Analyst, Half()))


def test_what_fails_can_be_asked_for_again(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    server, ada, whole = room
    table = brief(ada, whole)

    async def broken(job: Any, asked: bytes) -> bytes:
        raise RuntimeError("as the test wants it")

    monkeypatch.setattr(server.services.analyses.bot_pool, "run", broken)
    ask(ada, table)
    eventually(lambda: look(ada, table)["status"] == "failed")
    monkeypatch.undo()
    ask(ada, table)
    done(ada, table)


def test_not_too_often(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    server, ada, whole = room
    first, second = brief(ada, whole), brief(ada, whole)
    monkeypatch.setitem(server.services.throttle.rates, "analysis", parse("1/hour"))
    ask(ada, first)
    found = done(ada, first)
    assert ask(ada, second, 429)["error"] == "too-often"
    assert ask(ada, first)["analysis"] == found, "what is there may be looked at at any time"


def test_it_survives_a_restart(room: Room) -> None:
    """What was not finished is asked for again. The last test of this room: its server is another one now."""
    server, ada, whole = room
    table = brief(ada, whole)
    ask(ada, table)
    found = done(ada, table)
    ask(ada, whole)
    eventually(lambda: look(ada, whole)["status"] == "running")
    server = restarted(server, ada)
    try:
        assert look(ada, table)["analysis"] == found
        assert look(ada, whole)["status"] == "none"
    finally:
        server.stop()
