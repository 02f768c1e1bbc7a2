"""One server for all tests that do not need their own."""

from collections.abc import Iterator

import pytest

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
