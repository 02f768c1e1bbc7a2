"""Copies of a whole house: between databases, to a backup while people play and back; and the check that plays every
table again."""

import sqlite3
import stat
from pathlib import Path

import pytest

from crenel.cli import main
from crenel.server.checking import check_store
from crenel.server.store import open_store
from tests.server.cluster import Cluster
from tests.server.room import ME, Message, Player, Server, bot, over, running
from tests.server.test_crash import stored_tables

Output = pytest.CaptureFixture[str]


def url(file: Path) -> str:
    return f"sqlite:///{file}"


def lived_in(server: Server) -> tuple[Player, Message]:
    """Fill a house: an account, a table that goes on, with chat, and one that is over and has a snapshot."""
    ada = server.guest("Ada")
    ada.post("/account", {"login": "ada", "password": "lovelace-1815"}, 201)
    done = ada.open(ME, bot(), options={"confirm": False})
    with ada.sit(done) as seat:
        seat.play_on(over)
    table = ada.open(ME, ME)
    with ada.sit(table) as seat:
        moves(ada, table, 3)
        seat.ask(t="chat", text="zażółć gęślą jaźń")
    return ada, table


def moves(player: Player, table: Message, count: int) -> None:
    with player.sit(table) as seat:
        for _ in range(count):
            who = seat.state["table"]["actors"][0]
            seat.act(seat.moves(who)[0], who)


def test_a_house_moves_to_postgresql_and_back(tmp_path: Path, cluster: Cluster, capsys: Output) -> None:
    with running(tmp_path) as server:
        ada, table = lived_in(server)
        shown = ada.table(table)
        cookies = dict(ada.http.cookies)
    first, second, third = url(tmp_path / "crenel.db"), cluster.database(), url(tmp_path / "back.db")
    assert main(["store", "copy", first, second]) == 0
    assert "1 people, 2 tables" in capsys.readouterr().out
    assert stored_tables(second) == stored_tables(first)
    assert main(["check", "--store", second]) == 0
    with running(second) as server:  # and people play on there
        ada = Player(server.url, cookies)
        assert ada.table(table) == shown
        server.nobody().post("/login", {"login": "ada", "password": "lovelace-1815"})
        moves(ada, table, 2)
    assert main(["store", "copy", second, third]) == 0
    assert stored_tables(third) == stored_tables(second)
    assert check_store(third).faults == []
    assert main(["store", "copy", first, second]) == 2
    assert "not empty" in capsys.readouterr().err


def test_a_backup_is_made_while_people_play(tmp_path: Path, capsys: Output) -> None:
    file = tmp_path / "backup.db"
    with running(tmp_path) as server:
        ada, table = lived_in(server)
        at_backup = ada.table(table)
        assert main(["backup", str(file), "--store", url(tmp_path / "crenel.db")]) == 0
        assert "Nothing is damaged." in capsys.readouterr().out
        moves(ada, table, 2)
        assert main(["store", "copy", url(tmp_path / "crenel.db"), url(tmp_path / "other.db")]) == 2
        assert "already uses" in capsys.readouterr().err, "a copy would leave behind what is played meanwhile"
        cookies = dict(ada.http.cookies)
    assert stat.S_IMODE(file.stat().st_mode) == 0o600, "it holds the seeds of running games"
    assert main(["backup", str(file), "--store", url(tmp_path / "crenel.db")]) == 2
    assert main(["restore", str(file), "--store", url(tmp_path / "restored.db")]) == 0
    with running(url(tmp_path / "restored.db")) as server:
        assert Player(server.url, cookies).table(table) == at_backup


def test_a_copy_that_differs_is_not_kept(tmp_path: Path, capsys: Output) -> None:
    with running(tmp_path) as server:
        server.guest("Ada").open(ME, ME)
    with sqlite3.connect(tmp_path / "new.db") as new:
        open_store(url(tmp_path / "new.db")).close()
        new.execute("CREATE TRIGGER lose BEFORE INSERT ON people BEGIN SELECT RAISE(IGNORE); END")
    new.close()
    assert main(["store", "copy", url(tmp_path / "crenel.db"), url(tmp_path / "new.db")]) == 2
    assert "differs" in capsys.readouterr().err
    assert stored_tables(url(tmp_path / "new.db")) == {}


def test_the_check_names_what_is_damaged(tmp_path: Path, capsys: Output) -> None:
    with running(tmp_path) as server:
        ada = server.guest("Ada")
        done = ada.open(ME, bot(), options={"confirm": False})
        with ada.sit(done) as seat:
            seat.play_on(over)
        tables = [ada.open(ME, ME)["id"] for _ in range(6)]
        for table in tables:
            moves(ada, {"id": table}, 4)
    file = tmp_path / "crenel.db"
    good, gap, unreadable, refused, summary, snapshot = tables
    with sqlite3.connect(file) as store:
        store.execute("DELETE FROM entries WHERE table_id = ? AND number = 2", [gap])
        store.execute("UPDATE entries SET entry = x'ff' WHERE table_id = ? AND number = 2", [unreadable])
        store.execute(
            "UPDATE entries SET entry = (SELECT entry FROM entries WHERE table_id = ?1 AND number = 1)"
            " WHERE table_id = ?1 AND number = 3",
            [refused],
        )
        store.execute("UPDATE tables SET face = (SELECT face FROM tables WHERE id = ?) WHERE id = ?", [good, summary])
        other = "SELECT snapshot FROM snapshots WHERE table_id = ?"
        store.execute(f"INSERT INTO snapshots VALUES (?, ({other}))", [snapshot, done["id"]])
        store.execute("INSERT INTO entries VALUES ('lost', 1, x'7b7d')")
    store.close()
    assert sorted(check_store(url(file)).faults) == sorted(
        [
            (gap, "fault-gap"),
            (unreadable, "fault-unreadable"),
            (refused, "fault-refused"),
            (summary, "fault-summary"),
            (snapshot, "fault-snapshot"),
            ("lost", "fault-no-header"),
        ]
    )
    assert main(["check", "--store", url(file)]) == 1
    assert f"{gap}: the log has gaps." in capsys.readouterr().out


def test_what_cannot_be_done_is_said_in_one_line(tmp_path: Path, capsys: Output) -> None:
    nothing = url(tmp_path / "nothing.db")
    for words, said in (
        (["check", "--store", nothing], "no store"),
        (["backup", str(tmp_path / "b"), "--store", nothing], "no store"),
        (["backup"], "crenel backup FILE"),
        (["restore", str(tmp_path / "nothing.db"), "--store", nothing], "no store"),
        (["store", "move", nothing, nothing], "crenel store copy"),
        (["repair", "--store", "postgresql://localhost/house"], "SQLite"),
    ):
        assert main(words) == 2
        told = capsys.readouterr().err
        assert said in told
        assert told.count("\n") == 1
    assert list(tmp_path.iterdir()) == [], "a question makes no store"
