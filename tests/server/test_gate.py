"""The gate: connections that never finish their request, too many of one address, too many onlookers. And presence,
which must not cost more for each onlooker the more there are."""

import asyncio
import socket as plain
from contextlib import ExitStack
from dataclasses import replace
from pathlib import Path
from typing import Any, cast

import httpx
import pytest
from websockets.sync.client import connect

from crenel.server.bot_queue import BotQueue
from crenel.server.bots import BotPool
from crenel.server.gate import Gate, is_named, most_connections
from crenel.server.settings import Settings
from crenel.server.tables import Table
from tests.server.room import ME, OPEN, PATIENCE, QUICK, Server, eventually, run_in_thread, running
from tests.server.test_table_log import opened


class Line(asyncio.Transport):
    """Transport of which only its end matters."""

    def __init__(self) -> None:
        super().__init__()
        self.aborted = False

    def abort(self) -> None:
        self.aborted = True


def half_open(server: Server, text: bytes = b"GET /api/games HTTP/1.1\r\nHost: a\r\n") -> plain.socket:
    line = plain.create_connection(("127.0.0.1", server.port), timeout=PATIENCE)
    line.sendall(text)
    return line


def rest(line: plain.socket) -> bytes:
    """Return what still comes until the server closes."""
    found = b""
    try:
        while data := line.recv(65536):
            found += data
    except ConnectionResetError:
        pass
    return found


# ------------------------------------------------------------ the gate by itself


def test_an_address_has_its_share_and_a_named_proxy_any_number() -> None:
    gate = Gate(Settings(connections=100, connections_per_address=2, proxies=("10.0.0.1",)))
    lines = [Line() for _ in range(3)]
    assert [gate.enter(line, "a") for line in lines] == [True, True, False]
    assert gate.enter(Line(), "b")
    assert all(gate.enter(Line(), "10.0.0.1") for _ in range(5))
    gate.leave(lines[0])
    gate.leave(lines[0])
    assert gate.enter(lines[2], "a")
    assert gate.by_address == {"a": 2, "b": 1, "10.0.0.1": 5}


def test_when_all_places_are_taken_who_waits_longest_gives_way() -> None:
    gate = Gate(Settings(connections=3, connections_per_address=0))
    lines = [Line() for _ in range(3)]
    for line in lines:
        gate.enter(line, "a")
    gate.arrived(lines[0])
    assert gate.enter(Line(), "b")
    assert [line.aborted for line in lines] == [False, True, False]
    gate.arrived(lines[2])
    last = Line()
    assert gate.enter(last, "b")  # in place of the first of b
    gate.arrived(last)
    assert not gate.enter(Line(), "c"), "nobody waits"
    gate.wait(lines[0])  # its next request
    assert gate.enter(Line(), "c")
    assert lines[0].aborted


def test_there_are_files_left_for_the_server_itself() -> None:
    assert most_connections() > 0
    assert Gate(Settings()).most == most_connections()


@pytest.mark.parametrize(
    ("address", "named"),
    [("10.0.0.1", True), ("192.168.7.9", True), ("192.169.0.1", False), ("", False), ("proxy", True), ("other", False)],
)
def test_proxies_are_addresses_or_networks(address: str, named: bool) -> None:
    assert is_named(address, ("proxy", "10.0.0.1", "192.168.0.0/16")) is named


# ------------------------------------------------------------ requests that do not arrive


def test_headers_that_do_not_come_end_the_connection(tmp_path: Path) -> None:
    with running(tmp_path, replace(QUICK, header_time=0.2)) as server:
        for text in (b"", b"GET ", b"GET /api/games HTTP/1.1\r\nHost: a\r\n"):
            assert rest(half_open(server, text)) == b""
        line = half_open(server, b"GET /api/health HTTP/1.1\r\nHost: a\r\n\r\nGET ")
        assert rest(line).startswith(b"HTTP/1.1 200")  # then the second request never comes
        assert server.guest().get("/games")


def test_half_open_requests_shut_nobody_out(tmp_path: Path) -> None:
    with running(tmp_path, replace(QUICK, connections=20, header_time=PATIENCE)) as server, ExitStack() as lines:
        ada = server.guest("Ada")
        for _ in range(60):
            lines.enter_context(half_open(server))
        table = ada.open(ME, ME)
        with ada.sit(table) as seat:
            for _ in range(60):
                lines.enter_context(half_open(server))
            seat.send(t="ping")
            seat.wait("pong")
            assert server.guest("Bob").get("/games")


def test_headers_without_end_are_refused(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        line = half_open(server)
        answer = b""
        try:
            for _ in range(200):
                line.sendall(b"x-more: " + b"y" * 1000 + b"\r\n")
            answer = rest(line)
        except (BrokenPipeError, ConnectionResetError):
            return
        assert answer.startswith(b"HTTP/1.1 431")


def test_a_body_that_does_not_come_is_refused(tmp_path: Path) -> None:
    with running(tmp_path, replace(QUICK, body_time=0.2)) as server:
        head = b"POST /api/guest HTTP/1.1\r\nHost: a\r\ncontent-type: application/json\r\ncontent-length: 50\r\n\r\n{"
        answer = rest(half_open(server, head))
        assert answer.startswith(b"HTTP/1.1 408")
        assert b"body-too-slow" in answer


def test_connections_of_one_address(tmp_path: Path) -> None:
    with running(tmp_path, replace(QUICK, connections_per_address=3)) as server:
        lines = [half_open(server) for _ in range(3)]
        assert rest(half_open(server, b"")).startswith(b"HTTP/1.1 503")
        lines.pop().close()
        eventually(lambda: httpx_answers(server.url))
        for line in lines:
            line.close()


def httpx_answers(url: str) -> bool:
    with httpx.Client(base_url=url, timeout=PATIENCE) as client:
        return client.get("/api/games").status_code == 200


# ------------------------------------------------------------ sockets


def test_sockets_of_one_address(tmp_path: Path) -> None:
    with running(tmp_path, replace(QUICK, sockets_per_address=2)) as server:
        ada = server.guest("Ada")
        table = ada.open(ME, OPEN)
        address = f"ws://127.0.0.1:{server.port}/api/tables/{table['id']}/socket"
        with ada.sit(table), ada.sit(table), connect(address) as third:
            assert b"too-many-sockets" in third.recv(timeout=PATIENCE, decode=False)
        eventually(lambda: not server.services.sockets.by_address)
        ada.sit(table).close()


def test_onlookers_of_one_table_leave_room_for_its_players(tmp_path: Path) -> None:
    with running(tmp_path, replace(QUICK, onlookers=2)) as server:
        ada = server.guest("Ada")
        table = ada.open(ME, OPEN)
        with server.nobody().sit(table), server.nobody().sit(table):
            with connect(f"ws://127.0.0.1:{server.port}/api/tables/{table['id']}/socket") as third:
                assert b"table-crowded" in third.recv(timeout=PATIENCE, decode=False)
            with ada.sit(table) as seat:
                seat.until_presence(lambda presence: presence["here"] == [0])


def test_only_named_proxies_speak_for_others(tmp_path: Path) -> None:
    for proxies, shared in (((), {"127.0.0.1"}), (("127.0.0.1",), {"1.2.3.4", "5.6.7.8"})):
        with running(tmp_path, replace(QUICK, proxies=proxies)) as server:
            table = server.guest().open(ME, OPEN)
            with ExitStack() as sockets:
                for address in ("1.2.3.4", "5.6.7.8"):
                    sockets.enter_context(server.nobody().sit(table, **{"X-Forwarded-For": address}))
                assert set(server.services.sockets.by_address) == shared


# ------------------------------------------------------------ presence


class Onlooker:
    """Watcher that counts what it is sent."""

    def __init__(self) -> None:
        self.person = ""
        self.away = False
        self.asks_always = False
        self.viewed: int | None = None
        self.told: list[bytes] = []

    def tell(self, message: bytes) -> None:
        self.told.append(message)

    def reconnect(self) -> None:
        raise AssertionError


def test_presence_of_many_onlookers_is_told_together() -> None:
    many = 200

    async def story() -> None:
        log, _ = opened(2, "printed")
        table = Table(log, cast(Any, object()), BotQueue(BotPool(1), 10), QUICK)
        table.presence_pause = 10**6
        onlookers = [Onlooker() for _ in range(many)]
        for each in onlookers:
            await table.add_watcher(each)
        told = [message for each in onlookers for message in each.told if b'"presence"' in message]
        assert len(told) == 1, "only the first is told at once"
        assert table.presence_timer is not None
        table.presence_timer.cancel()
        table._send_presence()
        assert all(each.told[-1].count(b'"watchers":200') for each in onlookers)
        assert sum(len(each.told) for each in onlookers) == 2 * many + 1
        table.presence_timer = None
        for each in onlookers:
            table.remove_watcher(each)
        assert sum(len(each.told) for each in onlookers) == 2 * many + 1
        assert table.presence_timer is not None
        table.presence_timer.cancel()

    run_in_thread(story())
