"""Memory: what a table and its connections hold is freed by reference counting as soon as they are gone. A full garbage
collection comes only once an hour on a busy server, so a cycle would keep every table for an hour."""

import gc
import weakref
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from crenel.server.sockets import Connection
from crenel.server.table_log import TableLog
from crenel.server.tables import Table
from crenel.server.uvicorn_http import GatedHttp
from tests.server.room import ME, QUICK, bot, eventually, running


@pytest.fixture
def no_collector() -> Iterator[None]:
    gc.collect()
    gc.disable()
    yield
    gc.enable()


@pytest.mark.usefixtures("no_collector")
def test_tables_and_connections_are_freed_without_the_collector(tmp_path: Path) -> None:
    ids: set[str] = set()
    channels: list[weakref.ref[object]] = []
    with running(tmp_path, replace(QUICK, idle=0.1)) as server:
        live = server.services.registry.live
        ada = server.guest("Ada")
        for _ in range(3):
            table = ada.open(ME, ME, bot())
            ids.add(table["id"])
            with ada.sit(table) as seat, server.nobody().sit(table):
                for _ in range(3):
                    seat.until(lambda state: state["moves"])
                    mine = int(next(iter(seat.state["moves"])))
                    seat.act(seat.moves(mine)[0], mine)
                seat.undo(mine)
                seat.ask(t="ask", what="score")
                seat.ask(t="chat", text="hello")
                seat.raw("nonsense")
                connections = [each for each in server.services.sockets.open if each.table.id == table["id"]]
                channels += [weakref.ref(part) for each in connections for part in (each.channel, each.socket)]
                del connections
            ada.get(f"/tables/{table['id']}/moment/1")
            ada.post(f"/tables/{table['id']}/leave")
        eventually(lambda: not live)
        assert len(channels) == 3 * 2 * 2
        eventually(lambda: not any(each() for each in channels), "channels stay")
        eventually(lambda: not held(ids), f"still there: {held(ids)}")


@pytest.mark.usefixtures("no_collector")
def test_what_read_the_request_of_a_socket_is_freed_without_the_collector(tmp_path: Path) -> None:
    """It hands the connection over to the channel, and nobody tells it when that ends."""
    with running(tmp_path) as server:
        connections = server.server.server_state.connections

        def handed_over() -> int:
            return sum(type(each) is GatedHttp and each not in connections for each in gc.get_objects())

        before = handed_over()
        table = server.guest("Ada").open(ME, ME)
        for _ in range(3):
            with server.nobody().sit(table):
                pass
        eventually(lambda: handed_over() <= before, "what read the requests stays")


def held(ids: set[str]) -> list[str]:
    """Return the kinds of objects of some tables that are still there. Compiled classes know no weak references."""
    found = []
    for each in gc.get_objects():
        kind = type(each)
        if (
            (kind is Table and each.id in ids)
            or (kind is TableLog and each.header.id in ids)
            or (kind is Connection and each.table.id in ids)
        ):
            found.append(kind.__name__)
    return found
