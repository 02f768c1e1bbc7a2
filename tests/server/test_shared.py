"""What servers share: limits and presence do the same in memory and in Redis, and without Redis every server does for
itself what it can."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path

import pytest
import structlog

from crenel import CrenelError
from crenel.server.settings import from_environment
from crenel.server.shared import Shared, check_url, hidden, link, open_shared
from crenel.server.shared.together import Together
from tests.server.redis_server import RedisServer
from tests.server.room import ME, PATIENCE, QUICK, Player, eventually, run_in_thread, running

PROXY = "127.0.0.1"


@pytest.fixture(params=["alone", "redis"])
def url(request: pytest.FixtureRequest) -> str:
    """What a server shares with, of each kind."""
    if request.param == "alone":
        return ""
    redis: RedisServer = request.getfixturevalue("redis")
    return redis.database()


@asynccontextmanager
async def shared_by(url: str) -> AsyncIterator[Shared]:
    found = open_shared(url, 100)
    await found.start()
    try:
        yield found
    finally:
        await found.stop()


async def until(condition: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not condition():
            await asyncio.sleep(0.01)


# ------------------------------------------------------------ the contract


def test_counts(url: str) -> None:
    async def story() -> None:
        async with shared_by(url) as shared:
            counts = shared.counts
            assert await counts.count(["chat:ada", "chat:bob"], 2, 60.0) == 0
            assert await counts.count(["chat:ada"], 2, 60.0) == 0
            assert await counts.check(["chat:bob"], 2, 60.0) == 0
            assert 0 < await counts.check(["chat:bob", "chat:ada"], 2, 60.0) <= 60
            assert 0 < await counts.count(["chat:ada", "chat:carol"], 2, 60.0) <= 60
            assert await counts.count(["chat:carol"], 1, 60.0) == 0, "what was refused does not count"
            assert await counts.count([], 1, 60.0) == 0

    run_in_thread(story())


def test_a_window_ends(url: str) -> None:
    async def story() -> None:
        async with shared_by(url) as shared:
            assert await shared.counts.count(["chat:ada"], 1, 0.2) == 0
            await asyncio.sleep(0.3)
            assert await shared.counts.count(["chat:ada"], 1, 60.0) == 0
            assert await shared.counts.count(["chat:ada"], 1, 60.0) > 1

    run_in_thread(story())


def test_presence(url: str) -> None:
    async def story() -> None:
        async with shared_by(url) as shared:
            await shared.presence.tell({"castle": [0, 2], "wall": [1], "empty": []})
            assert await shared.presence.seats(["castle", "wall", "empty", "other"]) == {"castle": [0, 2], "wall": [1]}
            await shared.presence.tell({"castle": [0]})
            assert await shared.presence.seats(["castle", "wall"]) == {"castle": [0]}

    run_in_thread(story())


def test_nothing_is_degraded(url: str) -> None:
    async def story() -> None:
        async with shared_by(url) as shared:
            assert shared.degraded() == {}

    run_in_thread(story())


# ------------------------------------------------------------ several servers


def test_servers_count_together(redis: RedisServer) -> None:
    async def story() -> None:
        url = redis.database()
        async with shared_by(url) as one, shared_by(url) as other, shared_by(redis.database()) as stranger:
            waits = await asyncio.gather(*(each.counts.count(["login:1.2.3.4"], 3, 60.0) for each in (one, other) * 5))
            assert sum(wait == 0 for wait in waits) == 3, "not one more, whatever they do at once"
            assert await other.counts.check(["login:1.2.3.4"], 3, 60.0) > 0
            assert await stranger.counts.count(["login:1.2.3.4"], 3, 60.0) == 0, "another house"

    run_in_thread(story())


def test_servers_see_who_is_at_the_others_tables(redis: RedisServer) -> None:
    async def story() -> None:
        url = redis.database()
        async with shared_by(url) as reader:
            async with shared_by(url) as first, shared_by(url) as second:
                await first.presence.tell({"castle": [0], "wall": [1]})
                assert await reader.presence.seats(["castle", "wall"]) == {"castle": [0], "wall": [1]}
                await second.presence.tell({"castle": [0, 1]})  # the table has moved to it
                await first.presence.tell({"wall": [1]})
                assert await reader.presence.seats(["castle", "wall"]) == {"castle": [0, 1], "wall": [1]}
            assert await reader.presence.seats(["castle", "wall"]) == {}, "the word of servers that are gone"

    run_in_thread(story())


def test_a_server_that_is_not_heard_has_nobody(redis: RedisServer, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("crenel.server.shared.presence.ALIVE", 1)

    async def story() -> None:
        url = redis.database()
        async with shared_by(url) as reader, shared_by(url) as silent:
            await silent.presence.tell({"castle": [0]})
            assert await reader.presence.seats(["castle"]) == {"castle": [0]}
            async with asyncio.timeout(PATIENCE):
                while await reader.presence.seats(["castle"]):
                    await asyncio.sleep(0.05)

    run_in_thread(story())


# ------------------------------------------------------------ without Redis


def test_without_redis_each_counts_for_itself(mortal_redis: RedisServer, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody begins anew, and what was counted meanwhile stays counted. Each change is logged once."""
    monkeypatch.setattr(link, "LOOK", 0.05)

    async def story() -> None:
        url = mortal_redis.database()
        async with shared_by(url) as one, shared_by(url) as other:
            assert isinstance(one, Together)
            for _ in range(2):
                assert await one.counts.count(["chat:ada"], 2, 60.0) == 0
            await one.presence.tell({"castle": [0]})
            with structlog.testing.capture_logs() as said:
                await asyncio.to_thread(mortal_redis.kill)
                assert await one.counts.count(["chat:ada"], 2, 60.0) > 0
                assert await other.counts.count(["chat:ada"], 2, 60.0) == 0
                assert await one.presence.seats(["castle"]) == {"castle": [0]}
                assert await other.presence.seats(["castle"]) == {}
                await until(lambda: bool(one.degraded()))
                assert list(one.degraded()) == ["redis"]
                await asyncio.sleep(5 * link.LOOK)
                await asyncio.to_thread(mortal_redis.start)
                await until(lambda: not one.degraded() and not other.degraded())
            events = [each["event"] for each in said]
            assert events == ["redis_gone", "redis_gone", "redis_there", "redis_there"]
            assert await one.counts.check(["chat:ada"], 2, 60.0) > 0
            await one.presence.tell({"castle": [0]})
            assert await other.presence.seats(["castle"]) == {"castle": [0]}, "it had forgotten all, and is told again"

    run_in_thread(story())


def test_a_redis_that_cannot_write_is_gone(redis: RedisServer, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(link, "LOOK", 0.05)

    async def story() -> None:
        url = redis.database()
        async with shared_by(url) as shared:
            assert isinstance(shared, Together)
            await shared.link.client.config_set("min-replicas-to-write", 1)
            try:
                assert await shared.counts.count(["chat:ada"], 1, 60.0) == 0
                assert await shared.counts.count(["chat:ada"], 1, 60.0) > 0
                await until(lambda: bool(shared.degraded()))
            finally:
                await shared.link.client.config_set("min-replicas-to-write", 0)
            await until(lambda: not shared.degraded())

    run_in_thread(story())


def test_a_redis_that_does_not_answer_holds_nobody_up(redis: RedisServer, monkeypatch: pytest.MonkeyPatch) -> None:
    """Only the first one waits for it. The port is open, and nobody answers there."""
    monkeypatch.setattr(link, "ANSWER", 0.2)
    monkeypatch.setattr(link, "LOOK", PATIENCE)

    async def story() -> None:
        silent = await asyncio.start_server(lambda reader, writer: reader.read(), "127.0.0.1", 0)
        port = silent.sockets[0].getsockname()[1]
        async with shared_by(f"redis://127.0.0.1:{port}/0") as shared:
            assert list(shared.degraded()) == ["redis"]
            asked = len(silent.sockets)
            for _ in range(1000):
                assert await shared.counts.count(["chat:ada"], 1000, 60.0) == 0
            assert await shared.counts.count(["chat:ada"], 1000, 60.0) > 0
            assert len(silent.sockets) == asked
        silent.close()

    run_in_thread(story())


# ------------------------------------------------------------ servers for people


def wrong_login(player: Player, address: str, status: int) -> None:
    body = {"login": "ada", "password": "not this one"}
    player.call("POST", "/login", body, status, headers={"x-forwarded-for": address})


def new_guest(player: Player, address: str, status: int) -> None:
    player.call("POST", "/guest", {"name": "Ada"}, status, headers={"x-forwarded-for": address})


def test_wrong_logins_are_counted_over_all_servers(mortal_redis: RedisServer, tmp_path: Path) -> None:
    limits = {"login": "2/hour", "guest": "1/hour"}
    settings = replace(QUICK, limits=limits, proxies=(PROXY,), redis=mortal_redis.database(), metrics=True)
    with running(tmp_path / "one", settings) as one, running(tmp_path / "other", settings) as other:
        first, second = one.nobody(), other.nobody()
        wrong_login(first, "1.2.3.4", 401)
        wrong_login(second, "1.2.3.4", 401)
        wrong_login(second, "1.2.3.4", 429)
        wrong_login(first, "1.2.3.4", 429)
        assert first.get("/health")["status"] == "ok"
        assert "crenel_redis_up 1.0" in first.http.get("/metrics").text
        mortal_redis.kill()
        wrong_login(first, "1.2.3.4", 401)
        wrong_login(first, "1.2.3.4", 429)
        new_guest(second, "9.9.9.9", 201)
        second.http.cookies.clear()
        new_guest(second, "9.9.9.9", 429)
        ready = first.get("/health/ready")
        assert (ready["status"], list(ready["degraded"])) == ("ok", ["redis"]), "people can play"
        assert "crenel_redis_up 0.0" in first.http.get("/metrics").text
        mortal_redis.start()
        eventually(lambda: "degraded" not in first.get("/health/ready"))


def test_lists_show_who_is_at_tables_of_other_servers(redis: RedisServer, tmp_path: Path) -> None:
    settings = replace(QUICK, redis=redis.database())
    with running(tmp_path, settings) as server:
        ada = server.guest("Ada")
        table = ada.open(ME, {"kind": "open"})
        name = table["id"]

        def here() -> bool:
            return bool(ada.get("/tables")["mine"][0]["seats"][0]["here"])

        with ada.sit(table):
            assert here()
            elsewhere: list[dict[str, list[int]]] = []

            async def look() -> None:
                async with shared_by(settings.redis) as shared:
                    elsewhere.append(await shared.presence.seats([name]))

            eventually(lambda: (run_in_thread(look()), elsewhere.pop())[1] == {name: [0]})
        eventually(lambda: not here())
        eventually(lambda: name not in server.services.registry.live or server.services.registry.live.pop(name))

        async def tell() -> None:
            async with shared_by(settings.redis) as shared:
                await shared.presence.tell({name: [0]})
                assert await asyncio.to_thread(here)

        run_in_thread(tell())


# ------------------------------------------------------------ settings


def test_a_server_starts_without_its_redis(tmp_path: Path) -> None:
    with running(tmp_path, replace(QUICK, redis="redis://127.0.0.1:1/0")) as server:
        assert list(server.nobody().get("/health/ready")["degraded"]) == ["redis"]
        server.guest("Ada").open(ME, ME)


def test_the_url_of_redis_is_checked_and_its_password_hidden(monkeypatch: pytest.MonkeyPatch) -> None:
    for wrong in ("localhost:6379", "http://localhost", "redis://localhost:port"):
        with pytest.raises(CrenelError) as refused:
            open_shared(wrong, 1)
        assert refused.value.key == "bad-redis"
    assert hidden("redis://:mellon@moria:6379/1") == "redis://…@moria:6379/1"
    monkeypatch.setattr("crenel.server.shared.find_spec", lambda name: None)
    with pytest.raises(CrenelError) as refused:
        check_url("redis://:mellon@moria")
    assert refused.value.key == "redis-missing"
    assert "mellon" not in str(refused.value.details)


def test_redis_from_the_environment() -> None:
    assert from_environment({"CRENEL_REDIS": "redis://localhost"}).redis == "redis://localhost"
    assert from_environment({}).redis == ""
