"""What goes after a time, with a clock that is moved: guests, games, sessions. And what never does."""

import sqlite3
from dataclasses import replace
from pathlib import Path

import pytest
from sqlalchemy import select

from crenel.cli import main
from crenel.server import housekeeping
from crenel.server.checking import check_store
from crenel.server.clock import now
from crenel.server.housekeeping import Gone
from crenel.server.sessions import DAY
from crenel.server.store import looking_into
from crenel.server.store.schema import people, tables
from tests.server.room import ME, QUICK, Message, Player, Server, bot, eventually, over, running
from tests.server.test_accounts import PASSWORD, everything, on_loop

KEEPING = replace(QUICK, keep_games=30.0, keep_guests=60.0, idle=0.0)


class Moved:
    """A clock of the housekeeping that tests move."""

    def __init__(self) -> None:
        self.days = 0.0

    def __call__(self) -> int:
        return now() + int(self.days * DAY)


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Moved:
    moved = Moved()
    monkeypatch.setattr(housekeeping, "now", moved)
    monkeypatch.setattr(housekeeping, "BEHIND", 10_000 * DAY)
    return moved


def tidy(server: Server) -> Gone | None:
    eventually(lambda: not server.services.registry.live, "a table stays in memory")
    found: Gone | None = on_loop(server, server.services.housekeeping.tidy)
    return found


def finished(player: Player) -> Message:
    table: Message = player.open(ME, bot(), options={"confirm": False})
    with player.sit(table) as seat:
        seat.play_on(over)
    return table


def kept(url: str) -> tuple[set[str], set[str]]:
    """Return the names of people, and the ids of tables."""
    with looking_into(url) as read:
        return set(read.execute(select(people.c.name)).scalars()), set(read.execute(select(tables.c.id)).scalars())


def test_old_games_and_guests_go_and_running_games_stay(store_url: str, clock: Moved) -> None:
    with running(store_url, KEEPING) as server:
        server.services.orders.settled = 0
        ada, bob = server.guest("Adelaide"), server.guest("Bob")
        carol = server.guest("Carol")
        carol.post("/account", {"login": "carol", "password": PASSWORD}, 201)
        done, runs = finished(ada), bob.open(ME, ME)
        assert tidy(server) == Gone(0, 0)
        clock.days = 29.9
        assert tidy(server) == Gone(0, 0)
        clock.days = 30.1
        assert tidy(server) == Gone(0, 1)
        assert ada.get(f"/tables/{done['id']}", 404)["error"] == "no-such-table"
        clock.days = 60.1  # sessions are kept for longer, and the housekeeping ends none of them
        assert tidy(server) == Gone(1, 0)
        assert kept(store_url) == ({"Bob", "Carol"}, {runs["id"]})
        assert bob.table(runs)["status"] == "playing"
        assert ada.get("/me") is None
        eventually(lambda: "Adelaide" not in everything(store_url), "the name is still there")
    assert check_store(store_url).faults == []


def test_the_name_of_a_guest_goes_from_games_that_stay(tmp_path: Path, clock: Moved) -> None:
    with running(tmp_path, replace(KEEPING, keep_games=0.0)) as server:
        done = finished(server.guest("Adelaide"))
        clock.days = 61
        assert tidy(server) == Gone(1, 0)
        eventually(lambda: "Adelaide" not in everything(server.settings.store), "the name is still there")
        assert server.nobody().table(done)["seats"][0]["name"] == ""


def test_nothing_goes_unless_it_is_said_so(tmp_path: Path, clock: Moved) -> None:
    with running(tmp_path, replace(QUICK, idle=0.0)) as server:
        finished(server.guest("Adelaide"))
        clock.days = 4000
        assert tidy(server) == Gone(0, 0)
        assert len(kept(server.settings.store)[1]) == 1


def test_a_game_that_somebody_looks_at_stays(tmp_path: Path, clock: Moved) -> None:
    with running(tmp_path, KEEPING) as server:
        ada = server.guest("Ada")
        done = finished(ada)
        clock.days = 31
        with ada.sit(done):
            assert on_loop(server, server.services.housekeeping.tidy) == Gone(0, 0)
        assert tidy(server) == Gone(0, 1)


def test_a_closed_game_goes_too(tmp_path: Path, clock: Moved) -> None:
    with running(tmp_path, KEEPING) as server:
        ada = server.guest("Ada")
        ada.post(f"/tables/{ada.open(ME, ME)['id']}/close")
        clock.days = 31
        assert tidy(server) == Gone(0, 1)


def test_a_clock_in_doubt_deletes_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, clock: Moved) -> None:
    with running(tmp_path, KEEPING) as server:
        finished(server.guest("Ada"))
        clock.days = 31
        services = server.services
        services.uptime.away = 40 * DAY  # whether the server was down for so long, or its clock is wrong
        assert tidy(server) is None
        services.uptime.away = 0
        monkeypatch.setattr(housekeeping, "BEHIND", DAY)  # the clock of the database says something else
        assert tidy(server) is None
        clock.days = 0.5
        assert tidy(server) == Gone(0, 0)


def test_time_when_no_server_ran_does_not_count(tmp_path: Path, clock: Moved) -> None:
    with running(tmp_path, KEEPING) as server:
        finished(server.guest("Ada"))
        at = now()
        server.services.uptime.outages = [(at, at + 20 * DAY)]
        clock.days = 45
        assert tidy(server) == Gone(0, 0)
        clock.days = 51
        assert tidy(server) == Gone(0, 1)


def test_it_is_done_once_a_day_and_by_one(tmp_path: Path) -> None:
    with running(tmp_path, KEEPING) as server:
        keeping = server.services.housekeeping
        assert on_loop(server, lambda: keeping.tidy(DAY)) is not None
        assert on_loop(server, lambda: keeping.tidy(DAY)) is None
        assert on_loop(server, keeping.tidy) is not None
        on_loop(server, lambda: server.services.store.take_chore(housekeeping.CHORE, "another", 60_000))
        assert on_loop(server, keeping.tidy) is None


def test_the_command_has_it_done(tmp_path: Path, capsys: pytest.CaptureFixture[str], clock: Moved) -> None:
    with running(tmp_path, KEEPING) as server:
        finished(server.guest("Ada"))
        eventually(lambda: not server.services.registry.live)
        clock.days = 31
        assert main(["admin", "tidy", "--store", server.settings.store]) == 0
        assert "Done" in capsys.readouterr().out
        assert kept(server.settings.store)[1] == set()
    with sqlite3.connect(tmp_path / "crenel.db") as store:
        assert store.execute("SELECT count(*) FROM entries").fetchone() == (0,)
