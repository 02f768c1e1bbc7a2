"""One server for all tests that do not need their own, and a PostgreSQL and a Redis for those that want one."""

import shutil
from collections.abc import Callable, Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import NoReturn

import pytest

from tests.server.cluster import Cluster, programs
from tests.server.redis_server import RedisServer
from tests.server.room import ME, OPEN, Message, Player, Server, running


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(tmp_path_factory.mktemp("store")) as started:
        yield started


@pytest.fixture
def ada(server: Server) -> Player:
    return server.guest("Ada")


@pytest.fixture
def bob(server: Server) -> Player:
    return server.guest("Bob")


@pytest.fixture
def both(ada: Player, bob: Player) -> tuple[Message, Player, Player]:
    """A table of two."""
    table = ada.open(ME, OPEN)
    invite = table["seats"][1]["invite"].rsplit("/", 1)[1]
    return bob.post(f"/tables/{table['id']}/join", {"invite": invite}), ada, bob


@pytest.fixture(scope="session")
def cluster(missing: Callable[[str, str], NoReturn]) -> Iterator[Cluster]:
    """PostgreSQL, where it and its driver are installed."""
    found = programs()
    if found is None:
        missing("postgresql", "no PostgreSQL server on this machine")
    if find_spec("psycopg") is None:
        missing("postgresql", "psycopg is not installed")
    started = Cluster(found)
    yield started
    started.remove()


@pytest.fixture(scope="session")
def redis_program(missing: Callable[[str, str], NoReturn]) -> str:
    """Path of Redis' server, where it and its library are installed."""
    found = shutil.which("redis-server")
    if found is None:
        missing("redis", "no Redis server on this machine")
    if find_spec("redis") is None:
        missing("redis", "the library redis is not installed")
    return found


@pytest.fixture(scope="session")
def redis(redis_program: str) -> Iterator[RedisServer]:
    """Redis for all tests that do not kill it."""
    started = RedisServer(redis_program)
    yield started
    started.kill()


@pytest.fixture
def mortal_redis(redis_program: str) -> Iterator[RedisServer]:
    """Redis to be killed."""
    started = RedisServer(redis_program)
    yield started
    started.kill()


@pytest.fixture(params=["sqlite", "postgresql"])
def store_url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """URL of a new store, of each kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'some' / 'where' / 'crenel.db'}"
    cluster: Cluster = request.getfixturevalue("cluster")
    return cluster.database()
