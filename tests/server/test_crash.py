"""kill -9 at random moments while bots and people play: no acknowledged move is lost, nothing was shown that is not
there afterwards, and every table is what its log says."""

import os
import random
import signal
import subprocess
import sys
import threading
import time
from pathlib import Path
from typing import Any

import httpx
import msgspec
from sqlalchemy import create_engine, select
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from crenel.server.entries import Acted, AnyEntry, Header, Snapshot, Stored
from crenel.server.loading import rebuild
from crenel.server.store.schema import entries, snapshots, tables
from crenel.server.table_log import TableLog
from tests.server.room import ME, PATIENCE, SECRET, Message, Player, Seat, bot, eventually
from tests.server.test_table_log import assert_same

KILLS = int(os.environ.get("CRENEL_KILLS", "6"))  # `make soak`: many
BOT_TABLES = 5
TABLES = 3
MOVES = (3, 40)  # so many are acknowledged before a kill, at least and at most
SERVE = """
import argparse, sys
from crenel.cli import serve
parser = argparse.ArgumentParser()
serve.add_arguments(parser)
sys.exit(serve.run(parser.parse_args(), "en"))
"""


class Process:
    """A server in a process of its own, to be killed."""

    def __init__(self, store: str) -> None:
        settings = {
            "CRENEL_LIMITS": "off",
            "CRENEL_BOT_PAUSE": "0",
            "CRENEL_SNAPSHOT_EVERY": "10",
            "CRENEL_THINKERS": "1",
            "CRENEL_BOT_TABLES": "0",
        }
        self.process = subprocess.Popen(
            [sys.executable, "-c", SERVE, "--port", "0", "--store", store],
            stdout=subprocess.PIPE,
            text=True,
            env={**os.environ, **settings},
        )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        assert "http://" in line, line
        self.url = line.split(" at ")[1].split()[0]

    def kill(self) -> None:
        self.process.send_signal(signal.SIGKILL)
        self.process.wait(PATIENCE)
        assert self.process.stdout is not None
        self.process.stdout.close()


class Witness:
    """Plays both seats of a table and remembers what the server promised."""

    def __init__(self, table: str, cookies: dict[str, str], seed: int) -> None:
        self.table = table
        self.cookies = cookies
        self.chance = random.Random(seed)
        self.acked: dict[str, tuple[int, str]] = {}  # id: version, move
        self.shown = 0
        self.open: Message | None = None  # sent, and not answered yet

    def play(self, url: str) -> None:
        """Until the connection breaks."""
        try:
            with Player(url, self.cookies).sit({"id": self.table}) as seat:
                self._look(seat)
                if self.open is not None:
                    self._ask(seat, self.open)
                while seat.state["moves"]:
                    self._ask(seat, self._wish(seat))
        except (ConnectionClosed, InvalidHandshake, OSError, EOFError, AssertionError):
            return

    def _look(self, seat: Seat) -> None:
        self.shown = max(self.shown, seat.state["v"])

    def _wish(self, seat: Seat) -> Message:
        who = self.chance.choice(list(seat.state["moves"]))
        undo = seat.state["undo"][who]
        wish = {"id": f"{self.table}-{self.chance.getrandbits(64)}", "v": seat.state["v"], "seat": int(who)}
        if undo and self.chance.random() < 0.1:
            return {**wish, "t": "undo", "count": 1}
        return {**wish, "t": "act", "move": self.chance.choice(seat.moves(int(who)))}

    def _ask(self, seat: Seat, wish: Message) -> None:
        self.open = wish
        answer = seat.ask(**wish)
        self._look(seat)
        if answer["t"] == "ack":
            if wish["t"] == "act":
                self.acked[wish["id"]] = (answer["v"], wish["move"])
            seat.until(lambda state: state["v"] >= answer["v"])
        self._look(seat)
        self.open = None


def stored_tables(url: str) -> dict[str, Stored]:
    """What lies on the disk, read without the server."""
    found: dict[str, Stored] = {}
    engine = create_engine(url.replace("postgresql:", "postgresql+psycopg:"))
    with engine.connect() as read:
        for table, header in read.execute(select(tables.c.id, tables.c.header)).all():
            log = select(entries.c.number, entries.c.entry).where(entries.c.table_id == table)
            rows = read.execute(log.order_by(entries.c.number)).all()
            assert [number for number, _ in rows] == list(range(1, len(rows) + 1))
            found_entries: list[AnyEntry] = [msgspec.json.decode(entry, type=AnyEntry) for _, entry in rows]
            frozen = read.execute(select(snapshots.c.snapshot).where(snapshots.c.table_id == table)).scalar()
            snapshot = msgspec.json.decode(frozen, type=Snapshot) if frozen else None
            found[table] = Stored(msgspec.json.decode(header, type=Header), found_entries, snapshot)
    engine.dispose()
    return found


def check(url: str, witnesses: list[Witness], before: dict[str, TableLog]) -> dict[str, TableLog]:
    """After a kill, before the restart. Games that were over are as they were."""
    found = stored_tables(url)
    logs: dict[str, TableLog] = {}
    for table, stored in found.items():
        if table in before and before[table].over:
            assert len(stored.entries) == before[table].entries
            logs[table] = before[table]
        else:
            logs[table] = rebuild(Stored(stored.header, stored.entries))
            assert_same(logs[table], rebuild(stored))
    for witness in witnesses:
        log = logs[witness.table]
        assert log.version >= witness.shown, "something was shown that is not there"
        kept = {entry.key: entry.move for entry in found[witness.table].entries if isinstance(entry, Acted)}
        for id, (version, move) in witness.acked.items():
            assert kept.get(id) == move, "an acknowledged move is lost"
            assert log.acks[log.header.host, id] == version
    return logs


def compare(url: str, cookies: dict[str, str], logs: dict[str, TableLog], played: list[str]) -> None:
    """After the restart, nobody else plays at these tables: the server shows what the log says."""
    player = Player(url, cookies)
    for table in played:
        with player.sit({"id": table}) as seat:
            log = logs[table]
            assert seat.state["v"] == log.version
            assert seat.state["view"] == log.state().observe(seat.state["view"]["me"])


def test_kill_at_random_moments(tmp_path: Path) -> None:
    store = f"sqlite:///{tmp_path / 'crenel.db'}"
    chance = random.Random(7)
    server = Process(store)
    ada = Player(server.url)
    ada.post("/guest", {"name": "Ada"}, 201)
    cookies = dict(ada.http.cookies)
    witnesses: list[Witness] = []
    logs: dict[str, TableLog] = {}
    for kill in range(KILLS):
        player = Player(server.url, cookies)
        bots = refill(player, witnesses, cookies, kill)
        compare(server.url, cookies, logs, [each.table for each in witnesses if each.table in logs])
        threads = [threading.Thread(target=each.play, args=(server.url,)) for each in witnesses]
        for thread in threads:
            thread.start()
        if kill % 2 == 0:
            in_full_swing(player, witnesses, bots, chance.randint(*MOVES))
        time.sleep(chance.uniform(0.0, 0.3))
        server.kill()
        for thread in threads:
            thread.join(PATIENCE)
        logs = check(store, witnesses, logs)
        server = Process(store)
    server.process.terminate()
    assert server.process.wait(PATIENCE) == 0
    assert acknowledged(witnesses) > KILLS
    assert sum(log.version for log in logs.values()) > sum(witness.shown for witness in witnesses), "bots played"


def acknowledged(witnesses: list[Witness]) -> int:
    return sum(len(witness.acked) for witness in witnesses)


def in_full_swing(player: Player, witnesses: list[Witness], bots: list[Message], moves: int) -> None:
    """So many moves are made and new bots have begun. On a busy machine this takes longer than any fixed time; every
    other kill waits for it, the rest may hit a server that has hardly started."""
    goal = acknowledged(witnesses) + moves
    eventually(lambda: acknowledged(witnesses) >= goal, "nobody plays")
    eventually(lambda: not bots or any(player.table(table)["version"] for table in bots), "no bot plays")


def refill(player: Player, witnesses: list[Witness], cookies: dict[str, str], seed: int) -> list[Message]:
    """New tables for those that are over, and now and then new ones of bots, which are returned."""

    def status(table: Message) -> Any:
        return table["status"]

    mine = {table["id"]: table for table in player.get("/tables")["mine"]}
    going = sum(status(mine[each.table]) != "over" for each in witnesses)
    for _ in range(TABLES - going):
        table = player.open(ME, ME, options=SECRET if seed % 2 else {})
        witnesses.append(Witness(table["id"], cookies, seed))
    return [player.open(bot(), bot(), bot()) for _ in range(BOT_TABLES)] if seed % 4 == 0 else []


def test_workers_end_with_a_killed_server(tmp_path: Path) -> None:
    server = Process(f"sqlite:///{tmp_path / 'crenel.db'}")
    ada = Player(server.url)
    ada.post("/guest", {"name": "Ada"}, 201)
    table = ada.open(bot(), bot())
    eventually(lambda: ada.table(table)["version"] > 0, "no bot plays")
    found = subprocess.run(
        ["ps", "-o", "pid=", "--ppid", str(server.process.pid)], capture_output=True, text=True, check=True
    ).stdout
    workers = [int(pid) for pid in found.split()]
    assert workers
    server.kill()
    eventually(lambda: not any(alive(pid) for pid in workers), "workers outlive the server")


def alive(pid: int) -> bool:
    """Whether a process runs. One that has ended stays in the list where nobody collects orphans."""
    try:
        state = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0]
    except (FileNotFoundError, ProcessLookupError):
        return False
    return state not in ("Z", "X")


def test_sigterm_ends_with_a_clean_exit(tmp_path: Path) -> None:
    server = Process(f"sqlite:///{tmp_path / 'crenel.db'}")
    ada = Player(server.url)
    ada.post("/guest", {"name": "Ada"}, 201)
    seat = ada.sit(ada.open(ME, ME))
    server.process.terminate()
    assert seat.ended() == 1012
    assert server.process.wait(PATIENCE) == 0
    try:
        ada.get("/me")
    except httpx.TransportError:
        return
    raise AssertionError("it still answers")
