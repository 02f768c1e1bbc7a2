"""Guests, accounts, sessions, languages."""

import sqlite3
from dataclasses import replace
from pathlib import Path

import pytest

from crenel.server import sessions
from crenel.server.clock import now
from tests.server.room import ME, OPEN, QUICK, Player, Server, running

SECOND = 1 / 24 / 3600  # in days


def test_a_guest_has_a_session_and_a_stranger_has_none(server: Server) -> None:
    stranger = server.nobody()
    assert stranger.get("/me") is None
    assert stranger.call("PATCH", "/me", {"name": "Eve"}, 401)["error"] == "no-session"
    made = stranger.post("/guest", {"name": "  Ada  "}, 201)
    assert made["name"] == "Ada"
    assert stranger.get("/me") == made == {**made, "account": None, "language": "en"}


def test_the_cookie_is_for_the_server_only(server: Server) -> None:
    answer = server.nobody().http.post("/api/guest", json={"name": "Ada"})
    cookie = answer.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie


def test_a_second_guest_call_keeps_the_session(ada: Player) -> None:
    before = ada.get("/me")
    assert ada.post("/guest", {"name": "Lovelace"}, 201) == {**before, "name": "Lovelace"}


def test_a_guessed_token_opens_nothing(server: Server, ada: Player) -> None:
    token = ada.http.cookies["crenel"]
    guess = ("A" if token[0] != "A" else "B") + token[1:]
    assert Player(server.url, {"crenel": guess}).get("/me") is None
    assert len(token) >= 43, "at least 256 bits"


def test_tokens_and_passwords_are_stored_as_hashes_only(server: Server, ada: Player) -> None:
    ada.post("/account", {"login": "hashed-ada", "password": "correct horse"}, 201)
    path = server.settings.store.removeprefix("sqlite:///")
    with sqlite3.connect(path) as store:
        kept = " ".join(str(row) for table in ("people", "sessions") for row in store.execute(f"SELECT * FROM {table}"))
    assert ada.http.cookies["crenel"] not in kept
    assert "correct horse" not in kept
    assert "$argon2id$" in kept


def test_name_and_language_can_be_changed(ada: Player) -> None:
    assert ada.call("PATCH", "/me", {"name": "Ada L.", "language": "pl"})["language"] == "pl"
    assert ada.get("/tables/none", 404)["said"] == "Nie ma takiego stołu."
    assert ada.get("/me")["name"] == "Ada L."
    assert ada.call("PATCH", "/me", {"language": "xx"}, 422)["error"] == "bad-request"


def test_the_browser_says_the_language_of_a_new_guest(server: Server) -> None:
    player = server.nobody()
    made = player.call("POST", "/guest", {"name": "Ana"}, 201, headers={"accept-language": "fr, es-ES;q=0.8, en"})
    assert made["language"] == "es"


def test_an_account_keeps_the_games_of_its_guest(server: Server, ada: Player) -> None:
    table = ada.open(ME, OPEN)
    assert ada.post("/account", {"login": "Keeper", "password": "password"}, 201)["account"] == "keeper"
    assert ada.post("/account", {"login": "again", "password": "password"}, 409)["error"] == "has-account"
    elsewhere = server.nobody()
    assert elsewhere.post("/login", {"login": "KEEPER", "password": "password"})["id"] == ada.get("/me")["id"]
    assert [each["id"] for each in elsewhere.get("/tables")["mine"]] == [table["id"]]
    assert elsewhere.table(table)["seats"][0]["mine"]


def test_wrong_passwords_and_unknown_logins_get_the_same_answer(server: Server, ada: Player) -> None:
    ada.post("/account", {"login": "guarded", "password": "password"}, 201)
    wrong = server.nobody().post("/login", {"login": "guarded", "password": "passw0rd"}, 401)
    unknown = server.nobody().post("/login", {"login": "nobody-here", "password": "passw0rd"}, 401)
    assert wrong == unknown
    assert wrong["error"] == "wrong-password"


def test_a_login_belongs_to_one(ada: Player, bob: Player) -> None:
    ada.post("/account", {"login": "unique", "password": "password"}, 201)
    refused = bob.post("/account", {"login": "Unique", "password": "password"}, 409)
    assert refused["error"] == "login-taken"
    assert bob.get("/me")["account"] is None


def test_login_gives_a_fresh_token_and_ends_the_old_session(server: Server, ada: Player) -> None:
    ada.post("/account", {"login": "rotating", "password": "password"}, 201)
    old = ada.http.cookies["crenel"]
    ada.post("/login", {"login": "rotating", "password": "password"})
    assert ada.http.cookies["crenel"] != old
    assert Player(server.url, {"crenel": old}).get("/me") is None


def test_logout_ends_the_session(server: Server, ada: Player) -> None:
    token = ada.http.cookies["crenel"]
    ada.post("/logout", None, 204)
    assert Player(server.url, {"crenel": token}).get("/me") is None
    server.nobody().post("/logout", None, 204)


def test_logging_out_everywhere_ends_all_sessions(server: Server, ada: Player, bob: Player) -> None:
    ada.post("/account", {"login": "everywhere-ada", "password": "correct horse"}, 201)
    phone = server.nobody()
    phone.post("/login", {"login": "everywhere-ada", "password": "correct horse"})
    with phone.sit(ada.open(ME, ME)) as seat:
        ada.post("/logout/everywhere", None, 204)
        assert seat.ended() == 1008
        assert seat.messages[-1]["error"] == "session-ended"
    for each in (ada, phone):
        assert Player(server.url, dict(each.http.cookies)).get("/me") is None
    assert bob.get("/me") is not None
    server.nobody().post("/logout/everywhere", None, 401)


def test_a_new_password_ends_the_other_sessions(server: Server, ada: Player) -> None:
    body = {"old": "correct horse", "new": "battery staple"}
    assert ada.post("/account/password", body, 409)["error"] == "no-account"
    ada.post("/account", {"login": "changing-ada", "password": body["old"]}, 201)
    phone = server.nobody()
    phone.post("/login", {"login": "changing-ada", "password": body["old"]})
    assert ada.post("/account/password", {**body, "old": "wrong horse"}, 403)["error"] == "wrong-old-password"
    assert phone.get("/me") is not None
    ada.post("/account/password", body, 204)
    assert ada.get("/me")["account"] == "changing-ada"
    assert phone.get("/me") is None
    server.nobody().post("/login", {"login": "changing-ada", "password": body["old"]}, 401)
    server.nobody().post("/login", {"login": "changing-ada", "password": body["new"]})


def test_short_passwords_and_odd_logins_are_refused(ada: Player) -> None:
    for login, password in (("ada", "short"), ("a b", "password"), ("", "password"), ("x" * 41, "password")):
        assert ada.post("/account", {"login": login, "password": password}, 422)["error"] == "bad-request"


def test_a_session_ends_when_nobody_uses_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    clock = now()
    monkeypatch.setattr(sessions, "now", lambda: clock)
    with running(tmp_path) as server:
        used, unused = (server.guest(name).http.cookies["crenel"] for name in ("Ada", "Bob"))

        def as_new(token: str) -> Player:
            return Player(server.url, {"crenel": token})

        for _ in range(3):  # use renews it, in memory and in the store
            clock += 40 * sessions.DAY
            assert as_new(used).get("/me")["name"] == "Ada"
            server.services.people.cached.pop(sessions.hash_of(used))
        assert as_new(unused).get("/me") is None, "though it is remembered"
        assert as_new(unused).get("/me") is None
        assert as_new(unused).open(ME, ME, status=401)["error"] == "no-session"


def test_a_restart_forgets_sessions_that_have_ended(tmp_path: Path) -> None:
    def kept() -> int:
        with sqlite3.connect(tmp_path / "crenel.db") as store:
            return int(store.execute("select count(*) from sessions").fetchone()[0])

    with running(tmp_path) as server:
        server.guest("Ada")
    with running(tmp_path):
        assert kept() == 1
    with running(tmp_path, replace(QUICK, session=SECOND / 100)):
        assert kept() == 0


def test_asking_who_one_is_renews_the_cookie(ada: Player) -> None:
    cookie = ada.http.get("/api/me").headers["set-cookie"].lower()
    assert "max-age=7776000" in cookie
    assert ada.http.cookies["crenel"] in cookie or ada.http.cookies["crenel"].lower() in cookie
