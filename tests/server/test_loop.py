"""The event loop never works longer than 20 ms at a stretch: passwords, disk, bots and long replays are elsewhere."""

import asyncio
import gc
import statistics
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

import crenel
from crenel.server import garbage_collection
from tests.server.room import ME, Message, Player, Server, bot, eventually, over

LONGEST = 0.020
Handle = asyncio.events.Handle


def measure_pace() -> float:
    """Processor time of a fixed piece of work that allocates about as much as a view does."""
    started = time.thread_time()
    made = [(number, str(number)) for number in range(5_000)]
    del made
    return time.thread_time() - started


@contextmanager
def watched(monkeypatch: pytest.MonkeyPatch) -> Iterator[dict[str, float]]:
    """Processor time of the loop's thread per callback, at the pace that this machine has undisturbed: what other
    programs do does not count. They take no processor time of this thread, but the same work takes it more of it while
    they use the core's other half and its caches. So a long callback is followed by work whose best time is known."""
    longest: dict[str, float] = {}
    run = Handle._run
    best = min(measure_pace() for _ in range(200))

    def timed(handle: Handle) -> None:
        started = time.thread_time()
        run(handle)
        took = time.thread_time() - started
        if took > LONGEST / 2:
            took /= max(1.0, statistics.median(measure_pace() for _ in range(9)) / best)
        if took > longest.get("seconds", 0.0):
            longest.update(seconds=took)
            longest["what"] = repr(handle)[:300]  # type: ignore[assignment]

    with monkeypatch.context() as patch:
        patch.setattr(Handle, "_run", timed)
        yield longest


def busy(player: Player, tables: list[Message], finished: Message) -> None:
    """All that could take long."""
    me = player.get("/me")["id"][:8]
    player.post("/account", {"login": f"a{me}", "password": "password"}, 201)
    player.post("/login", {"login": f"a{me}", "password": "password"})
    player.post("/login", {"login": "nobody", "password": "password"}, 401)
    player.get(f"/tables/{finished['id']}/record")
    player.get(f"/tables/{finished['id']}/moment/150")
    player.get("/tables")
    tables.append(player.open(ME, ME, after={"table": finished["id"], "moment": 20}))
    player.get("/games/burgundy/catalogue")
    for game in crenel.games():
        tables.append(player.open(ME, ME, ME, game=game))
        player.get(f"/games/{game}/catalogue")
    for table in tables:
        with player.sit(table) as seat:
            seat.play_on(lambda state: state["v"] > 60 and state["moves"])
            player.get(f"/tables/{table['id']}/moment/40")
            assert "hint" in seat.ask(t="ask", what="hint", seat=int(next(iter(seat.state["moves"]))))
            seat.do(t="takeback", v=seat.state["v"], seat=int(next(iter(seat.state["moves"]))), moves=20)
            seat.play_on(over)


def at_rest(server: Server) -> None:
    """A table may leave memory only when no bot thinks at it any more: it would go on playing beside the loaded one."""
    eventually(
        lambda: all(table.idle for table in list(server.services.registry.live.values())), "bots never come to rest"
    )


def test_the_loop_is_never_blocked(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    server = Server(tmp_path / "crenel.db", loop=asyncio.new_event_loop).start()
    thresholds = gc.get_threshold()
    garbage_collection.configure_gc()
    try:
        ada = server.guest("Ada")
        finished = ada.open(ME, ME, options={"confirm": False})
        with ada.sit(finished) as seat:
            seat.play_on(over)
        tables = [ada.open(ME, bot("greedy")), ada.open(ME, ME, ME, ME)]
        at_rest(server)
        server.services.registry.live.clear()  # all have to be loaded again
        with watched(monkeypatch) as longest:
            busy(ada, tables, finished)
    finally:
        server.stop()
        gc.unfreeze()
        gc.set_threshold(*thresholds)
    assert 0 < longest["seconds"] < LONGEST, longest


def test_the_watch_notices_a_blocked_loop(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The test above could fail."""
    server = Server(tmp_path / "crenel.db", loop=asyncio.new_event_loop).start()
    try:
        with watched(monkeypatch) as longest:
            server.loop.call_soon_threadsafe(sum, range(5_000_000))
            server.nobody().get("/health")
    finally:
        server.stop()
    assert longest["seconds"] > LONGEST
