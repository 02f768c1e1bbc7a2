"""Failures of all parts of a house under load: no acknowledged change is lost or made twice, nothing was shown that is
not there afterwards, fences only rise, every table is what its log says, and people get on at every table."""

import asyncio
import os
import random
import time
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import NoReturn

import pytest

from tests.server.cluster import Cluster
from tests.server.house import LEASE, House
from tests.server.network import Network, NoNetwork
from tests.server.redis_server import RedisServer
from tests.server.room import run_in_thread
from tests.server.witnesses import Crowd

# `make soak-cluster`: many
KILLS = int(os.environ.get("CRENEL_KILLS", "4"))  # half of them with two servers, half with three
RESTARTS = int(os.environ.get("CRENEL_RESTARTS", "2"))  # of PostgreSQL, and as many of Redis
HANDOVERS = int(os.environ.get("CRENEL_HANDOVERS", "8"))
PARTITIONS = int(os.environ.get("CRENEL_PARTITIONS", "4"))
TABLES = int(os.environ.get("CRENEL_FAILURE_TABLES", "4"))
Report = Callable[[str], None]


@pytest.fixture
def report(request: pytest.FixtureRequest, capsys: pytest.CaptureFixture[str]) -> Report:
    """Print a line for whoever runs the soak."""

    def tell(line: str) -> None:
        if "CRENEL_FAILURE_TABLES" in os.environ:
            with capsys.disabled():
                print(f"\n{request.node.name}: {line}", flush=True)

    return tell


@asynccontextmanager
async def playing(house: House, servers: int, seed: int, report: Report) -> AsyncIterator[Crowd]:
    """Let people play in a house with so many servers; check all they were promised at the end."""
    crowd = Crowd(house, TABLES, seed)
    try:
        for _ in range(servers):
            await house.start()
            if len(house.servers) == 1:
                house.watch_fences()
        await crowd.start()
        await crowd.more_moves(TABLES)
        yield crowd
        await crowd.all_play_on()
        await crowd.stop()
        await house.end()
        report(await asyncio.to_thread(crowd.check))
    finally:
        house.remove()


@pytest.mark.parametrize("servers", [2, 3])
def test_servers_are_killed(cluster: Cluster, redis: RedisServer, tmp_path: Path, report: Report, servers: int) -> None:
    chance = random.Random(servers)

    async def story() -> None:
        house = House(cluster, redis.database(), tmp_path)
        async with playing(house, servers, servers, report) as crowd:
            for kill in range(KILLS // 2):
                if kill % 10 == 0:
                    await crowd.open_bots(2)
                await crowd.more_moves(chance.randint(1, 4 * TABLES))
                await asyncio.sleep(chance.uniform(0.0, 0.1))
                await crowd.all_play_on(house.kill(chance.choice(house.servers)))
                await house.start()
            await crowd.bots_play_on()

    run_in_thread(story())


def test_the_database_and_redis_restart(
    cluster: Cluster, mortal_redis: RedisServer, tmp_path: Path, report: Report
) -> None:
    """PostgreSQL in turns as for an upgrade and as in a crash; Redis, which forgets all, with it and by itself."""
    chance = random.Random(5)

    async def story() -> None:
        house = House(cluster, mortal_redis.database(), tmp_path)
        async with playing(house, 2, 5, report) as crowd:
            for number in range(RESTARTS):
                await crowd.more_moves(chance.randint(1, 4 * TABLES))
                end = cluster.kill if number % 2 else cluster.stop
                await crowd.all_play_on(asyncio.to_thread(restart, end, cluster.start, chance.uniform(0.0, 1.0)))
                await crowd.more_moves(chance.randint(1, 4 * TABLES))
                away = chance.uniform(0.0, 2.0)
                await crowd.all_play_on(asyncio.to_thread(restart, mortal_redis.kill, mortal_redis.start, away))

    run_in_thread(story())


def restart(end: Callable[[], None], start: Callable[[], None], seconds: float) -> None:
    """Restart a part of the house that is away for so long."""
    end()
    time.sleep(seconds)
    start()


def test_a_stopped_owner_wakes_too_late(cluster: Cluster, redis: RedisServer, tmp_path: Path, report: Report) -> None:
    """The server with most tables stands still, the others take its tables, and it wakes with what people had told it
    and with commits half made."""
    chance = random.Random(6)

    async def story() -> None:
        house = House(cluster, redis.database(), tmp_path)
        async with playing(house, 3, 6, report) as crowd:
            handed = stops = 0
            while handed < HANDOVERS:
                await crowd.more_moves(chance.randint(1, 2 * TABLES))
                handed += await stand_still(house, crowd)
                stops += 1
            report(f"{handed} hand-overs while {stops} owners stood still")

    run_in_thread(story())


async def stand_still(house: House, crowd: Crowd) -> int:
    """Stop the server that has most tables until others have them. Return how many they are."""
    owners = await asyncio.to_thread(house.owners)
    tables = [each.table for each in crowd.running]
    old = max(house.servers, key=lambda server: sum(owners[table] == server.id for table in tables))
    before = await asyncio.to_thread(house.handed_over)
    old.stop()
    await crowd.all_play_on()

    def handed_over() -> bool:
        owners = house.owners()
        return all(owners[each.table] != old.id for each in crowd.running)

    await crowd.until_stored(handed_over, "a table stays with a server that stands still")
    handed = await asyncio.to_thread(house.handed_over) - before
    old.wake()
    await crowd.until(lambda: not crowd.silent(old.url), "a server that woke says nothing")
    return handed


@pytest.fixture
def network(missing: Callable[[str, str], NoReturn]) -> Iterator[Network]:
    """A network for three servers, where the test may make one."""
    try:
        made = Network(3)
    except NoNetwork as error:
        missing("network", str(error))
    yield made
    made.remove()


@pytest.fixture
def remote_cluster(cluster: Cluster, network: Network) -> Iterator[Cluster]:
    """PostgreSQL in a network."""
    started = Cluster(cluster.bin, network.store)
    yield started
    started.remove()


@pytest.fixture
def remote_redis(redis_program: str, network: Network) -> Iterator[RedisServer]:
    """Redis in a network."""
    started = RedisServer(redis_program, network.store)
    yield started
    started.kill()


def test_servers_are_cut_off(
    remote_cluster: Cluster, remote_redis: RedisServer, network: Network, tmp_path: Path, report: Report
) -> None:
    """From each other, in one direction or both, from PostgreSQL and Redis, or from everybody. People get on while it
    lasts, and afterwards."""
    chance = random.Random(8)

    async def story() -> None:
        house = House(remote_cluster, remote_redis.database(), tmp_path, network)
        async with playing(house, 3, 8, report) as crowd:
            for number in range(PARTITIONS):
                one, other = chance.sample(range(3), 2)
                cuts = [
                    lambda: network.part(one, other),  # noqa: B023
                    lambda: network.lose(one, network.address(other)),  # noqa: B023
                    lambda: network.lose(one, network.store),  # noqa: B023
                    lambda: network.cut(one),  # noqa: B023
                ]
                await crowd.more_moves(chance.randint(1, 4 * TABLES))
                await crowd.all_play_on(asyncio.to_thread(cuts[number % len(cuts)]))
                await asyncio.sleep(chance.uniform(0.0, 2 * LEASE))
                await crowd.all_play_on(asyncio.to_thread(network.heal))

    run_in_thread(story())
