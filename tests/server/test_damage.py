"""A damaged store: one clear line, a way to save what can be read, and one broken row harms nobody else."""

import random
import sqlite3
from pathlib import Path

import pytest

from crenel import CrenelError
from crenel.cli import main
from crenel.server.store import open_store
from crenel.server.store.repair import repair
from tests.server.room import ME, OPEN, Message, Player, running
from tests.server.test_serve import refused


def url(folder: Path) -> str:
    return f"sqlite:///{folder / 'crenel.db'}"


def played(folder: Path, tables: int) -> tuple[dict[str, str], list[Message]]:
    """Return the session and the tables of somebody who has played a little."""
    with running(folder) as server:
        ada = server.guest("Ada")
        found = [ada.open(ME, ME) for _ in range(tables)]
        for table in found:
            with ada.sit(table) as seat:
                who = seat.state["table"]["actors"][0]
                seat.act(seat.moves(who)[0], who)
        return dict(ada.http.cookies), found


def change(folder: Path, statement: str, *values: object) -> None:
    with sqlite3.connect(folder / "crenel.db") as store:
        store.execute(statement, values)


def test_one_damaged_row_harms_nobody_else(tmp_path: Path) -> None:
    cookies, (first, second, third, fourth) = played(tmp_path, 4)
    change(tmp_path, "UPDATE tables SET face = ? WHERE id = ?", b"{", first["id"])
    change(tmp_path, "UPDATE entries SET entry = ? WHERE table_id = ?", b"\xff", second["id"])
    change(tmp_path, "INSERT INTO snapshots VALUES (?, ?)", third["id"], b"nonsense")
    with running(tmp_path) as server:
        ada = Player(server.url, cookies)
        assert {table["id"] for table in ada.get("/tables")["mine"]} == {second["id"], third["id"], fourth["id"]}
        assert ada.table(first)["status"] == "playing", "the log has all that the summary had"
        assert ada.get(f"/tables/{second['id']}", 500)["error"] == "table-damaged"
        for table in (third, fourth):
            with ada.sit(table) as seat:
                who = seat.state["table"]["actors"][0]
                seat.act(seat.moves(who)[0], who)


def test_a_file_that_is_no_store_gives_one_line(tmp_path: Path) -> None:
    (tmp_path / "crenel.db").write_bytes(b"this is no database, whatever its name says" * 100)
    assert refused("--port", "0", "--store", url(tmp_path)) == "store-damaged"
    assert refused("--port", "0", "--store", url(tmp_path)) == "store-damaged", "and leaves no lock behind"
    with pytest.raises(CrenelError) as lost:
        repair(url(tmp_path))
    assert lost.value.key == "store-lost"


def test_what_can_be_read_is_saved(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    _, tables = played(tmp_path, 30)
    file = tmp_path / "crenel.db"
    with sqlite3.connect(file) as store:
        store.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        root = store.execute("SELECT rootpage FROM sqlite_master WHERE name = 'tables'").fetchone()[0]
        size = store.execute("PRAGMA page_size").fetchone()[0]
    store.close()
    data = bytearray(file.read_bytes())
    pages = [page for page in range(len(data) // size) if page > root and data[page * size] == 0x0D]
    for page in random.Random(1).sample(pages, 2):  # leaves of some trees
        data[page * size : (page + 1) * size] = b"\xaa" * size
    file.write_bytes(data)
    assert main(["repair", "--store", url(tmp_path)]) == 0
    assert "*.damaged" in capsys.readouterr().out
    assert (tmp_path / "crenel.db.damaged").read_bytes() == bytes(data)
    with sqlite3.connect(file) as store:
        assert store.execute("PRAGMA integrity_check").fetchone()[0] == "ok"
        kept = {row[0] for row in store.execute("SELECT id FROM tables")}
    assert kept
    with running(tmp_path) as server:
        for table in tables:
            if table["id"] in kept:
                assert server.nobody().table(table)["id"] == table["id"]


def test_a_log_is_kept_up_to_the_first_gap(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        ada = server.guest("Ada")
        table = ada.open(ME, OPEN)
        with ada.sit(table) as seat:
            for number in range(6):
                seat.ask(t="chat", text=f"line {number}")
    change(tmp_path, "DELETE FROM entries WHERE number = 4")
    assert repair(url(tmp_path))["entries"] == 3
    with running(tmp_path) as server, server.nobody().sit(table) as seat:
        assert [line["text"] for line in seat.state["chat"]] == ["line 0", "line 1", "line 2"]


def test_a_second_server_is_told(tmp_path: Path) -> None:
    with running(tmp_path):
        for _ in range(2):
            assert refused("--port", "0", "--store", url(tmp_path)) == "store-in-use"
        with pytest.raises(CrenelError) as used:
            repair(url(tmp_path))
        assert used.value.key == "store-in-use"
    with running(tmp_path) as server:  # once the first is gone
        assert server.guest().get("/games")


def test_a_store_can_be_opened_again_after_it_was_refused(tmp_path: Path) -> None:
    (tmp_path / "crenel.db").write_bytes(b"x" * 5000)
    with pytest.raises(CrenelError):
        open_store(url(tmp_path))
    (tmp_path / "crenel.db").unlink()
    with running(tmp_path) as server:
        assert server.guest().get("/games")
