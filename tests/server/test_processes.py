"""`crenel serve --processes`: several servers on one socket, and the process that looks after them."""

import contextlib
import os
import re
import signal
import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from crenel.server.loading import rebuild
from tests.server.cluster import Cluster
from tests.server.room import ME, PATIENCE, Message, Player, actor, bot, eventually
from tests.server.test_crash import SERVE, stored_tables
from tests.server.test_serve import refused

SETTINGS = {"CRENEL_LIMITS": "off", "CRENEL_BOT_PAUSE": "0", "CRENEL_LEASE": "5", "CRENEL_ANSWER_PAUSE": "0"}


class Several:
    """Servers on one port, and what they say on stderr."""

    def __init__(self, store: str, count: int, **settings: str) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-c", SERVE, "--port", "0", "--store", store, "--processes", str(count)],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            env={**os.environ, **SETTINGS, **settings},
        )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        assert "http://" in line, line
        self.url = line.split(" at ")[1].split()[0]
        self.told = self.process.stdout.readline()
        self.logged: list[str] = []
        self.reading = threading.Thread(target=self._read, daemon=True)
        self.reading.start()
        eventually(lambda: len(self.pids()) == count, "not all are told of")

    def _read(self) -> None:
        assert self.process.stderr is not None
        self.logged.extend(iter(self.process.stderr.readline, ""))

    def said(self, event: str) -> list[dict[str, str]]:
        """Return what was logged of an event, by the names of its details."""
        plain = [re.sub(r"\x1b\[[0-9;]*m", "", line) for line in list(self.logged)]
        return [dict(re.findall(r"(\w+)=(\S+)", line)) for line in plain if f" {event} " in f"{line} "]

    def pids(self) -> dict[str, int]:
        """Return the process of each server."""
        return {each["number"]: int(each["process"]) for each in self.said("process_ready")}

    def signal(self, number: int) -> None:
        self.process.send_signal(number)

    def stop(self) -> int:
        self.signal(signal.SIGTERM)
        code = self.process.wait(PATIENCE)
        self.reading.join(PATIENCE)
        return code


@contextlib.contextmanager
def several(store: str, count: int, **settings: str) -> Iterator[Several]:
    servers = Several(store, count, **settings)
    try:
        yield servers
    finally:
        if servers.process.poll() is None:
            servers.stop()
        for each in (servers.process.stdout, servers.process.stderr):
            assert each is not None
            each.close()


def alive(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return "Z" not in Path(f"/proc/{process}/stat").read_text().rsplit(")", 1)[1].split()[0]


def guest(servers: Several) -> Player:
    player = Player(servers.url)
    player.post("/guest", {"name": "Ada"}, 201)
    return player


class Persistent:
    """Makes moves at a table of its own, as the page does it: whatever is not answered is said again, under its id."""

    def __init__(self, servers: Several) -> None:
        self.player = guest(servers)
        self.table: Message = self.player.open(ME, ME)
        self.acknowledged: dict[str, int] = {}
        self.stopping = threading.Event()
        self.thread = threading.Thread(target=self._play, daemon=True)
        self.thread.start()

    def _play(self) -> None:
        wish: Message | None = None
        while not self.stopping.is_set():
            with contextlib.suppress(ConnectionClosed, OSError, AssertionError), self.player.sit(self.table) as seat:
                while not self.stopping.is_set() and seat.state["moves"]:
                    if wish is None:
                        who = actor(seat)
                        move = seat.moves(who)[0]
                        wish = {"t": "act", "v": seat.state["v"], "seat": who, "move": move, "id": seat.new_id()}
                    answer = seat.ask(**wish)
                    assert answer["t"] == "ack", answer
                    self.acknowledged[wish["id"]] = answer["v"]
                    wish = None
                    seat.until(lambda state, least=answer["v"]: state["v"] >= least)
                if not seat.state["moves"]:
                    return

    def moves(self, count: int) -> None:
        """Wait for more moves, or the end of the game."""
        wanted = len(self.acknowledged) + count
        eventually(lambda: len(self.acknowledged) >= wanted or not self.thread.is_alive(), "nobody plays")

    def stop(self) -> None:
        self.stopping.set()
        self.thread.join(PATIENCE)
        assert not self.thread.is_alive()


def check(store: str, players: list[Persistent]) -> None:
    """No acknowledged move is lost, and none was made twice."""
    found = stored_tables(store)
    for player in players:
        log = rebuild(found[player.table["id"]])
        keys = [entry.key for entry in found[player.table["id"]].entries]
        assert len(keys) == len(set(keys))
        assert player.acknowledged.keys() <= set(keys)
        assert log.version >= max(player.acknowledged.values())


def test_a_file_has_one_server(tmp_path: Path) -> None:
    store = f"sqlite:///{tmp_path / 'crenel.db'}"
    assert refused("--port", "0", "--store", store, "--processes", "2") == "processes-need-postgres"
    assert refused("--port", "0", "--store", store, "--processes", "0") == "number-out-of-range"
    assert not list(tmp_path.iterdir())


def test_each_process_picks_its_internal_port(cluster: Cluster, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CRENEL_INTERNAL_ADDRESS", "127.0.0.1:8100")
    assert refused("--port", "0", "--store", cluster.database(), "--processes", "2") == "processes-need-ports"


def test_what_keeps_the_first_from_starting_is_said_once(cluster: Cluster) -> None:
    store = cluster.database().replace("/house", "/nohouse")
    words = ["--port", "0", "--store", store, "--processes", "3"]
    done = subprocess.run([sys.executable, "-c", SERVE, *words], capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert done.stderr.count("nohouse") <= 2
    assert len(done.stderr.splitlines()) == 1
    assert done.stdout == ""


def test_servers_come_and_go_behind_one_port(cluster: Cluster) -> None:
    """One that dies is started again, all are replaced one by one, and nobody who plays loses or doubles a move."""
    store = cluster.database()
    with several(store, 2) as servers:
        assert str(servers.process.pid) in servers.told
        eventually(lambda: sorted(servers.pids()) == ["1", "2"], "the log does not tell that both are ready")
        first = servers.pids()
        players = [Persistent(servers) for _ in range(3)]
        bots = guest(servers).open(bot(), bot())
        for player in players:
            player.moves(3)
        os.kill(first["2"], signal.SIGKILL)
        eventually(lambda: servers.pids()["2"] != first["2"], "nobody starts it again")
        assert servers.said("process_ended") == [{"number": "2", "process": str(first["2"]), "code": "-9"}]
        for player in players:
            player.moves(3)
        second = servers.pids()
        servers.signal(signal.SIGHUP)
        eventually(lambda: servers.said("processes_replaced"), "they are not replaced")
        third = servers.pids()
        assert not set(third.values()) & set(second.values())
        assert not any(alive(each) for each in second.values())
        for player in players:
            player.moves(3)
            player.stop()
        version = guest(servers).table(bots)
        assert version["status"] in ("playing", "over")
        assert servers.stop() == 0
        assert not any(alive(each) for each in third.values())
    check(store, players)


def test_servers_do_not_outlive_whoever_looks_after_them(cluster: Cluster) -> None:
    with several(cluster.database(), 2) as servers:
        pids = servers.pids().values()
        assert httpx.get(f"{servers.url}/api/health/ready").status_code == 200
        servers.process.kill()
        servers.process.wait(PATIENCE)
        eventually(lambda: not any(alive(each) for each in pids), "somebody serves on")
