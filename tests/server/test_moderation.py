"""Who may send away, close and report, and what the operator does on the page and by command while the server runs."""

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from crenel.cli import main
from crenel.server import operator
from crenel.server.api import moderation
from crenel.server.checking import check_store
from crenel.server.store import writing_into
from crenel.server.store.port import Person
from tests.server.room import ME, OPEN, QUICK, Message, Player, Server, bot, eventually, running
from tests.server.test_accounts import PASSWORD, account, everything, on_loop
from tests.server.test_guard import limited
from tests.server.test_host import act_on, seat_of
from tests.server.test_tables import join, token

Output = pytest.CaptureFixture[str]


def sat(ada: Player, bob: Player, **more: Any) -> Message:
    """Return a running game of two, and who hosts it first."""
    table: Message = ada.open(ME, OPEN, **more)
    join(bob, table, invite=token(table, 1))
    return table


def operator_of(server: Server, login: str = "olga") -> Player:
    player = account(server, login, "Olga")
    assert main(["admin", "operator", login, "--store", server.settings.store]) == 0
    eventually(lambda: player.get("/me")["operator"], "the server does not learn who is an operator")
    return player


# ------------------------------------------------------------ the host


def test_whoever_may_return_does(server: Server, ada: Player, bob: Player) -> None:
    table = sat(ada, bob)
    with bob.sit(table) as other:
        after = act_on(ada, table, "remove", who=seat_of(ada, table, 1)["who"], may_return=True)
        assert after["seats"][1]["left"]
        assert other.ended() == 1008
    assert join(bob, table)["seats"][1]["mine"]


def test_a_host_closes_a_table(server: Server, ada: Player, bob: Player) -> None:
    table = sat(ada, bob)
    assert act_on(bob, table, "close", 403)["error"] == "host-only"
    with bob.sit(table) as other, ada.sit(table) as seat:
        move = next(iter(each for each in (seat, other) if any(each.state["moves"].values())))
        number = int(next(iter(move.state["moves"])))
        assert act_on(ada, table, "close")["closed"] == "host"
        shown = other.until(lambda state: state["table"]["closed"])
        assert (shown["moves"], shown["table"]["actors"]) == ({}, [])
        assert move.try_act("end", number)["error"] in ("table-closed", "stale")
        assert other.ask(t="chat", text="why?")["error"] == "table-closed"
    assert act_on(ada, table, "close")["closed"] == "host", "a second time changes nothing"
    assert act_on(bob, table, "leave", 403)["error"] == "table-closed"


def test_a_closed_table_is_listed_no_more_and_its_bots_rest(tmp_path: Path) -> None:
    with running(tmp_path, replace(QUICK, idle=0.0)) as server:
        ada = server.guest("Ada")
        open_table = ada.open(ME, OPEN, listed=True)
        assert [each["id"] for each in server.nobody().get("/tables")["open"]] == [open_table["id"]]
        act_on(ada, open_table, "close")
        assert server.nobody().get("/tables")["open"] == []
        assert join(server.guest("Bob"), open_table, 403, seat=1)["error"] == "table-closed"
        playing = ada.open(ME, bot())
        act_on(ada, playing, "close")
    with running(tmp_path) as server:  # its log leads to the same
        assert Player(server.url, dict(ada.http.cookies)).table(playing)["closed"] == "host"
        assert on_loop(server, lambda: server.services.store.bots_to_move(True)) == []
    assert check_store(f"sqlite:///{tmp_path / 'crenel.db'}").faults == []


# ------------------------------------------------------------ reports


def test_people_tables_and_lines_are_reported(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        ada, bob, olga = server.guest("Ada"), server.guest("Bob"), operator_of(server)
        table = sat(ada, bob)
        with bob.sit(table) as other:
            other.ask(t="chat", text="you fool")
            line = other.wait("chat")
        act_on(ada, table, "report", 204, text="he cheats", who=seat_of(ada, table, 1)["who"])
        act_on(ada, table, "report", 404, text="he cheats", seat=7)
        act_on(ada, table, "report", 204, text="rude", who=line["who"], at=line["at"])
        act_on(ada, table, "report", 204, text="title")
        act_on(ada, table, "report", 404, text="nobody", who="nobody")
        third, second, first = olga.get("/admin/reports")
        assert (first["who"], first["quote"], first["said"], first["reporter"]) == ("Bob", "", "he cheats", "Ada")
        assert (second["quote"], second["table"]) == ("you fool", table["id"])
        assert (third["who"], third["person"]) == (None, None)
        assert [each["id"] for each in olga.get(f"/admin/reports?before={third['at']}")] == [second["id"], first["id"]]
        olga.post(f"/admin/reports/{second['id']}/done", None, 204)
        assert [each["id"] for each in olga.get("/admin/reports")] == [third["id"], first["id"]]
        olga.post("/admin/reports/none/done", None, 404)
        server.nobody().post(f"/tables/{table['id']}/report", {"text": "x"}, 401)


def test_reports_are_bounded(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with running(tmp_path, limited(report="2/hour")) as server:
        ada = server.guest("Ada")
        table = ada.open(ME, OPEN)
        for status in (204, 204, 429):
            act_on(ada, table, "report", status, text="again")
    monkeypatch.setattr(moderation, "OPEN_REPORTS", 3)
    with running(tmp_path) as server:
        ada = Player(server.url, dict(ada.http.cookies))
        for status in (204, 409):
            act_on(ada, table, "report", status, text="again")


# ------------------------------------------------------------ the operator


def test_only_operators_see_what_operators_do(server: Server, ada: Player) -> None:
    for path in ("", "/reports", "/tables", "/people", "/audit"):
        assert ada.get(f"/admin{path}", 403)["error"] == "operator-only"
        server.nobody().get(f"/admin{path}", 401)
    ada.post(f"/admin/people/{ada.get('/me')['id']}/ban", {"banned": True}, 403)
    ada.call("PUT", "/admin/signups", {"signups": "closed"}, 403)


def test_an_operator_bans_closes_and_is_written_down(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        olga, eve, bob = operator_of(server), account(server, "eve", "Eve"), server.guest("Bob")
        table = sat(eve, bob)
        (found,) = olga.get("/admin/people?text=EV")
        assert (found["name"], found["account"], found["banned"]) == ("Eve", "eve", 0)
        with eve.sit(table) as seat:
            assert olga.post(f"/admin/people/{found['id']}/ban", {"banned": True, "reason": "spam"})["banned"]
            assert seat.wait("bye")["error"] == "session-ended"
        assert eve.get("/me") is None
        assert server.nobody().post("/login", {"login": "eve", "password": PASSWORD}, 403)["error"] == "banned"
        assert not olga.post(f"/admin/people/{found['id']}/ban", {"banned": False})["banned"]
        server.nobody().post("/login", {"login": "eve", "password": PASSWORD})
        me = olga.get("/me")["id"]
        assert olga.post(f"/admin/people/{me}/ban", {"banned": True}, 409)["error"] == "operator-banned"
        olga.post("/admin/people/none/ban", {"banned": True}, 404)
        assert act_on(olga, table, "close")["closed"] == "operator"
        assert olga.call("PUT", "/admin/signups", {"signups": "closed"})["signups"] == "closed"
        assert [each["id"] for each in olga.get("/admin/tables")] == [table["id"]]
        acts = olga.get("/admin/audit")
        assert sorted((each["by"], each["act"]) for each in acts) == [
            ("", "operator"),
            ("olga", "ban"),
            ("olga", "close"),
            ("olga", "signups"),
            ("olga", "unban"),
        ]
        assert [each["detail"] for each in acts if each["act"] == "ban"] == ["spam"]
        house = olga.get("/admin")
        assert (house["counts"]["accounts"], house["checks"]["store"]) == (2, "ok")


def test_a_ban_is_not_undone_by_a_server_that_has_not_heard(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        account(server, "eve", "Eve")
        services = server.services
        on_loop(server, services.orders.stop)  # it hears nothing
        eve = next(each for each in services.people.persons.values() if each.login == "eve")
        assert main(["admin", "ban", "eve", "--store", server.settings.store]) == 0
        on_loop(server, lambda: services.people.save(replace_name(eve)))
        assert on_loop(server, lambda: services.store.person(eve.id)).banned


def replace_name(person: Person) -> Person:
    return Person(person.id, "Other", person.language, person.login, person.password)


# ------------------------------------------------------------ the command


def test_the_command_works_beside_a_running_server(store_url: str, capsys: Output) -> None:
    def admin(*words: str) -> str:
        assert main(["admin", *words, "--store", store_url]) == 0
        return capsys.readouterr().out

    with running(store_url) as server:
        eve, bob = account(server, "eve", "Eve"), server.guest("Bob")
        table = sat(eve, bob)
        act_on(bob, table, "report", 204, text="she cheats", seat=0)
        assert "'she cheats'" in admin("reports")
        assert table["id"] in admin("tables")
        assert "eve" in admin("people", "ev")
        with bob.sit(table) as other:
            assert "Done" in admin("close", table["id"])
            assert other.until(lambda state: state["table"]["closed"])["table"]["closed"] == "operator"
        link = admin("reset", "eve").strip()
        assert link.startswith("http://127.0.0.1:8000/#/reset/")
        body = {"token": link.rsplit("/", 1)[1], "password": "battery staple"}
        assert server.nobody().post("/account/reset", body)["account"] == "eve"
        admin("ban", "eve", "plays", "foul")
        eventually(lambda: eve.get("/me") is None, "the server has not heard of the ban")
        server.nobody().post("/login", {"login": "eve", "password": "battery staple"}, 403)
        admin("unban", "EVE")
        admin("signups", "invited")
        invite = admin("invite").strip().rsplit("/", 1)[1]
        bob.post("/account", {"login": "bob", "password": PASSWORD, "invite": invite}, 201)
        server.services.orders.settled = 0
        admin("forget", "eve")
        eventually(lambda: "Eve" not in everything(store_url), "the name is still there")
        shown = admin("audit")
    for word in ("locked out", "let in", "closed table", "plays foul", "invitation", "deleted", "command line"):
        assert word in shown
    assert check_store(store_url).faults == []


def test_the_command_refuses_what_it_does_not_know(tmp_path: Path, capsys: Output) -> None:
    url = f"sqlite:///{tmp_path / 'crenel.db'}"
    assert main(["admin", "people", "--store", url]) == 2, "there is no such store, and none is made"
    with running(tmp_path):
        capsys.readouterr()
    for words in (["ban", "nobody"], ["close", "none"], ["signups", "maybe"], ["dance"], [], ["done", "none"]):
        assert main(["admin", *words, "--store", url]) == 2
        assert capsys.readouterr().err.count("\n") == 1


def test_an_order_waits_for_a_server(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'crenel.db'}"
    with running(tmp_path) as server:
        ada = server.guest("Ada")
        table = ada.open(ME, ME)
    with writing_into(url) as save:
        save(operator.close_table("", table["id"]))
    with running(tmp_path) as server:
        again = Player(server.url, dict(ada.http.cookies))
        eventually(lambda: again.table(table)["closed"] == "operator", "the order was lost")
