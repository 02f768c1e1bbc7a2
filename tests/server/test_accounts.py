"""Accounts: forgotten passwords, proved addresses, who may sign up, export, and deletion with all that goes with it."""

import asyncio
import json
import re
import sqlite3
from collections.abc import Callable, Coroutine
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select

from crenel.kernel.errors import CrenelError
from crenel.server import accounts, orders
from crenel.server.checking import check_store
from crenel.server.clock import now
from crenel.server.mail import Mail
from crenel.server.settings import Settings
from crenel.server.store import looking_into
from crenel.server.store.port import NewPerson, Person
from crenel.server.store.rights import KeyKept, TokenKept
from crenel.server.store.schema import metadata
from tests.server.room import ME, OPEN, QUICK, Player, Server, bot, eventually, over, running
from tests.server.test_guard import limited
from tests.server.test_tables import join, token

PASSWORD = "correct horse"
MAILED = replace(
    QUICK,
    smtp_url="smtp://127.0.0.1:9?tls=off",
    mail_from="Crenel <table@example.org>",
    public_address="https://table.example.org",
)


class Post:
    """What a server mails, in place of a mail server: recipient and text."""

    def __init__(self) -> None:
        self.mails: list[tuple[str, str]] = []

    def link(self, count: int, path: str) -> str:
        """Wait for so many mails; return the token of the newest one."""
        eventually(lambda: len(self.mails) >= count, "no mail came")
        found = re.search(rf"https://table\.example\.org/#/{path}/(\S+)", self.mails[count - 1][1])
        assert found, self.mails
        return found[1]


@pytest.fixture
def post(monkeypatch: pytest.MonkeyPatch) -> Post:
    made = Post()

    async def send(_: Mail, to: str, subject: str, text: str) -> bool:
        made.mails.append((to, text))
        return bool(subject)

    monkeypatch.setattr(Mail, "send", send)
    return made


def account(server: Server, login: str, name: str = "Ada") -> Player:
    player = server.guest(name)
    player.post("/account", {"login": login, "password": PASSWORD}, 201)
    return player


def on_loop(server: Server, work: Callable[[], Coroutine[Any, Any, Any]]) -> Any:
    """Run a coroutine where the server runs."""
    return asyncio.run_coroutine_threadsafe(work(), server.loop).result()


def with_mail(server: Server, post: Post, login: str) -> Player:
    """Return the owner of an account with a proved address."""
    player = account(server, login)
    count = len(post.mails) + 1
    assert player.call("PUT", "/account/mail", {"mail": "ada@example.com", "password": PASSWORD}, 202)["mail"] is None
    server.nobody().post("/account/prove", {"token": post.link(count, "prove")}, 204)
    assert player.get("/me")["mail"] == "ada@example.com"
    return player


# ------------------------------------------------------------ addresses


def test_an_address_counts_once_it_is_proved(tmp_path: Path, post: Post) -> None:
    with running(tmp_path, MAILED) as server:
        ada = with_mail(server, post, "ada")
        used = post.link(1, "prove")
        assert server.nobody().post("/account/prove", {"token": used}, 403)["error"] == "bad-token"
        assert post.mails[0][0] == "ada@example.com"
        wrong = {"mail": None, "password": "wrong horse"}
        assert ada.call("PUT", "/account/mail", wrong, 403)["error"] == "wrong-old-password"
        bad = {"mail": "ada@example.com\r\nBcc: eve@example.com", "password": PASSWORD}
        assert ada.call("PUT", "/account/mail", bad, 422)["error"] == "bad-mail-address"
        assert ada.call("PUT", "/account/mail", {"mail": None, "password": PASSWORD}, 202)["mail"] is None


def test_without_a_mail_server_no_address_is_taken(server: Server) -> None:
    ada = account(server, "mailless-ada")
    body = {"mail": "ada@example.com", "password": PASSWORD}
    assert ada.call("PUT", "/account/mail", body, 409)["error"] == "no-mail-server"
    assert ada.post("/account/forgotten", {"who": "mailless-ada"}, 409)["error"] == "no-mail-server"
    assert ada.get("/account/signups") == {"signups": "open", "mails": False}


# ------------------------------------------------------------ forgotten passwords


@pytest.mark.parametrize("who", ["ada", "ADA", "ada@example.com"])
def test_a_forgotten_password_is_replaced_once(tmp_path: Path, post: Post, who: str) -> None:
    with running(tmp_path, MAILED) as server:
        ada = with_mail(server, post, "ada")
        server.nobody().post("/account/forgotten", {"who": who}, 204)
        given = post.link(2, "reset")
        body = {"token": given, "password": "battery staple"}
        elsewhere = server.nobody()
        with ada.sit(ada.open(ME, ME)) as seat:
            assert elsewhere.post("/account/reset", body)["account"] == "ada"
            assert seat.wait("bye")["error"] == "session-ended"
        assert elsewhere.get("/me")["account"] == "ada"
        assert ada.get("/me") is None
        assert server.nobody().post("/account/reset", body, 403)["error"] == "bad-token"
        server.nobody().post("/login", {"login": "ada", "password": PASSWORD}, 401)
        server.nobody().post("/login", {"login": "ada", "password": "battery staple"})


def test_nobody_learns_who_has_an_account(tmp_path: Path, post: Post) -> None:
    with running(tmp_path, MAILED) as server:
        with_mail(server, post, "ada")
        account(server, "bob")  # without an address
        for who in ("nobody", "nobody@example.com", "bob", "ada"):
            assert server.nobody().post("/account/forgotten", {"who": who}, 204) == ""
        post.link(2, "reset")
        assert [to for to, _ in post.mails] == ["ada@example.com"] * 2


def test_a_newer_token_and_time_end_an_older_one(tmp_path: Path, post: Post, monkeypatch: pytest.MonkeyPatch) -> None:
    later = 0
    monkeypatch.setattr(accounts, "now", lambda: now() + later)
    with running(tmp_path, MAILED) as server:
        with_mail(server, post, "ada")
        for count in (2, 3):
            server.nobody().post("/account/forgotten", {"who": "ada"}, 204)
            post.link(count, "reset")
        first, second = (post.link(count, "reset") for count in (2, 3))
        server.nobody().post("/account/reset", {"token": first, "password": "battery staple"}, 403)
        later = accounts.LIVES["reset"] + 1
        server.nobody().post("/account/reset", {"token": second, "password": "battery staple"}, 403)
        later = 0
        server.nobody().post("/account/reset", {"token": second, "password": "battery staple"})


def test_tokens_of_one_kind_open_nothing_else_and_are_hashed(tmp_path: Path, post: Post) -> None:
    with running(tmp_path, MAILED) as server:
        ada = with_mail(server, post, "ada")
        ada.call("PUT", "/account/mail", {"mail": "new@example.com", "password": PASSWORD}, 202)
        proof = post.link(2, "prove")
        server.nobody().post("/account/reset", {"token": proof, "password": "battery staple"}, 403)
        assert proof not in everything(server.settings.store)
        server.nobody().post("/account/prove", {"token": proof}, 204)
        assert ada.get("/me")["mail"] == "new@example.com"


def test_asking_for_passwords_and_trying_tokens_is_limited(tmp_path: Path, post: Post) -> None:
    settings = replace(MAILED, limits=limited(reset="2/hour", proof="2/hour", mail="1/hour").limits)
    with running(tmp_path, replace(settings, proxies=("127.0.0.1",))) as server:
        for address, status in (("1.1.1.1", 204), ("2.2.2.2", 204), ("3.3.3.3", 429)):  # of one account
            headers = {"x-forwarded-for": address}
            server.nobody().call("POST", "/account/forgotten", {"who": "ada"}, status, headers=headers)
        for status in (403, 403, 429):
            server.nobody().post("/account/reset", {"token": "guess", "password": PASSWORD}, status)
        ada = account(server, "ada")
        for status in (202, 429):
            ada.call("PUT", "/account/mail", {"mail": "ada@example.com", "password": PASSWORD}, status)


# ------------------------------------------------------------ sign-ups


def test_closed_sign_ups_leave_guests_and_accounts_alone(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        account(server, "ada")
    with running(tmp_path, replace(QUICK, signups="closed")) as server:
        body = {"login": "bob", "password": PASSWORD}
        assert server.guest("Bob").post("/account", body, 403)["error"] == "signups-closed"
        server.nobody().post("/login", {"login": "ada", "password": PASSWORD})


def test_an_invitation_makes_one_account(tmp_path: Path) -> None:
    with running(tmp_path, replace(QUICK, signups="invited")) as server:
        given, saved = accounts.new_token("invite")
        on_loop(server, lambda: commit(server, TokenKept(saved)))
        body = {"login": "bob", "password": PASSWORD}
        assert server.guest("Bob").post("/account", body, 403)["error"] == "signup-invite-needed"
        assert server.guest("Bob").post("/account", {**body, "invite": given}, 201)["account"] == "bob"
        again = {**body, "login": "carol", "invite": given}
        assert server.guest("Carol").post("/account", again, 403)["error"] == "signup-invite-needed"


async def commit(server: Server, *changes: Any) -> None:
    await server.services.store.commit(*changes)


def test_an_account_waits_until_its_address_is_proved(tmp_path: Path, post: Post) -> None:
    with running(tmp_path, replace(MAILED, signups="verified")) as server:
        bob = server.guest("Bob")
        body = {"login": "bob", "password": PASSWORD}
        assert bob.post("/account", body, 422)["error"] == "bad-mail-address"
        assert bob.post("/account", {**body, "mail": "bob@example.com"}, 202)["account"] is None
        server.nobody().post("/login", body, 401)
        server.nobody().post("/account/prove", {"token": post.link(1, "prove")}, 204)
        me = server.nobody().post("/login", body)
        assert (me["account"], me["mail"]) == ("bob", "bob@example.com")
        assert bob.get("/me")["account"] == "bob"


def test_what_the_operator_says_of_sign_ups_beats_the_setting(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        on_loop(server, lambda: commit(server, KeyKept("signups", "closed")))
        on_loop(server, lambda: commit(server, KeyKept("signups", "closed")))  # again: it takes its place
        assert server.nobody().get("/account/signups")["signups"] == "closed"
        server.guest("Bob").post("/account", {"login": "bob", "password": PASSWORD}, 403)


# ------------------------------------------------------------ export and deletion


def everything(url: str) -> str:
    """Return all that a store has, as text."""
    with looking_into(url) as read:
        rows = [str(tuple(row)) for table in metadata.sorted_tables for row in read.execute(select(table))]
    return "\n".join(rows)


def test_the_export_has_what_is_stored_and_no_secret(server: Server) -> None:
    ada, bob = account(server, "export-ada", "Adelaide"), server.guest("Bobby")
    table = ada.open(ME, OPEN, title="Adelaide plays")
    join(bob, table, invite=token(table, 1))
    with ada.sit(table) as seat, bob.sit(table) as other:
        seat.ask(t="chat", text="zażółć")
        other.ask(t="chat", text="of bob")
    ada.post(f"/tables/{table['id']}/report", {"text": "he sings"}, 204)
    found = ada.get("/account/export")
    assert [each["said"] for each in found["reports"]] == ["he sings"]
    assert found["person"]["login"] == "export-ada"
    assert found["tables"] == [table["id"]]
    (game,) = found["games"]
    assert (game["names"], game["title"]) == (["Adelaide"], "Adelaide plays")
    assert [line["text"] for line in game["chat"]] == ["zażółć"]
    assert len(found["sessions"]) == 1
    for secret in ("argon2", "of bob", "Bobby", ada.http.cookies["crenel"]):
        assert secret not in json.dumps(found)
    server.nobody().get("/account/export", 401)


def test_deletion_takes_the_name_from_everywhere_and_leaves_the_games(store_url: str) -> None:
    with running(store_url) as server:
        server.services.orders.settled = 0
        ada, bob = account(server, "gone-ada", "Adelaide"), server.guest("Bob")
        done = ada.open(ME, bot(), options={"confirm": False}, title="Adelaide’s evening")
        with ada.sit(done) as seat:
            seat.play_on(over)
            shown = seat.state["view"]
        table = ada.open(ME, OPEN)
        join(bob, table, invite=token(table, 1))
        foreign = bob.open(ME, OPEN, listed=True)
        with ada.sit(table) as seat, ada.sit(foreign) as onlooker:
            seat.ask(t="chat", text="my telephone number")
            onlooker.ask(t="chat", text="my address")
        body = {"password": "wrong horse"}
        assert ada.post("/account/delete", {}, 403)["error"] == "password-needed"
        assert ada.post("/account/delete", body, 403)["error"] == "wrong-old-password"
        with bob.sit(table) as other:
            ada.post("/account/delete", {"password": PASSWORD}, 204)
            other.until(lambda state: state["table"]["seats"][0]["left"] and not state["table"]["seats"][0]["name"])
            assert [line["text"] for line in other.wait("state", lambda state: "chat" in state)["chat"]] == [""]
        assert ada.get("/me") is None
        server.nobody().post("/login", {"login": "gone-ada", "password": PASSWORD}, 401)
        eventually(lambda: "'forget'" not in everything(store_url), "the order is not done")
        with bob.sit(done) as seat:
            assert seat.state["view"] == {**shown, "me": None}
        assert bob.table(done)["title"] == ""
        with bob.sit(table) as seat:
            assert seat.state["table"]["status"] == "playing"
    kept = everything(store_url)
    for each in ("Adelaide", "telephone", "my address", "gone-ada"):
        assert each not in kept
    assert check_store(store_url).faults == []
    with running(store_url) as server:  # and the logs lead to the same games
        seats = Player(server.url, dict(bob.http.cookies)).table(table)["seats"]
        assert [(seat["name"], seat["left"]) for seat in seats] == [("", True), ("Bob", False)]
    assert "Adelaide" not in everything(store_url)


def test_a_guest_is_deleted_without_a_password(server: Server) -> None:
    guest = server.guest("Wanderer")
    guest.post("/account/delete", {}, 204)
    assert Player(server.url, dict(guest.http.cookies)).get("/me") is None
    server.nobody().post("/account/delete", {}, 401)


def test_a_deletion_survives_a_restart(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'crenel.db'}"
    with running(tmp_path) as server:
        on_loop(server, server.services.orders.stop)
        ada = server.guest("Adelaide")
        ada.open(ME, ME)
        ada.post("/account/delete", {}, 204)
        assert "Adelaide" in everything(url)
    with running(tmp_path) as server:
        eventually(lambda: "Adelaide" not in everything(url), "the name is still there")
        assert "'forget'" in everything(url), "another server may still remember them"


def test_many_deletions_do_not_wait_for_each_other(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(orders, "AT_ONCE", 2)
    monkeypatch.setattr(orders, "SEARCHED", 2)
    with running(tmp_path) as server:
        server.services.orders.settled = 0
        guests = [server.guest(f"Adelaide {number}") for number in range(5)]
        for guest in guests:
            guest.open(ME, OPEN)
        for guest in guests:
            guest.post("/account/delete", {}, 204)
        eventually(lambda: "'forget'" not in everything(server.settings.store), "they wait for ever")
        assert "Adelaide" not in everything(server.settings.store)


def test_a_damaged_log_loses_the_name_too(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'crenel.db'}"
    with running(tmp_path) as server:
        ada, bob = server.guest("Adelaide"), server.guest("Bob")
        table = bob.open(ME, OPEN, OPEN)
        join(ada, table, invite=token(table, 1))
        with ada.sit(table) as seat:
            seat.ask(t="chat", text="my telephone number")
    with sqlite3.connect(tmp_path / "crenel.db") as store:
        store.execute("UPDATE entries SET entry = x'7b' WHERE number = 2")
        store.execute("INSERT INTO entries SELECT table_id, 3, entry FROM entries WHERE number = 1")
    with running(tmp_path) as server:
        server.services.orders.settled = 0
        Player(server.url, dict(ada.http.cookies)).post("/account/delete", {}, 204)
        eventually(lambda: "'forget'" not in everything(url), "the order is not done")
        assert "Adelaide" not in everything(url)


def test_a_name_is_changed_and_nothing_else(tmp_path: Path) -> None:
    """A server that remembers an older state of a person must not write it again."""
    with running(tmp_path) as server:
        ada = account(server, "ada")
        services = server.services
        person = next(each for each in services.people.persons.values() if each.login == "ada")

        async def change_elsewhere() -> None:
            await services.accounts.people.save(Person(person.id, "Ada", "en", "ada", "other hash"))
            services.people.persons[person.id] = person

        on_loop(server, change_elsewhere)
        ada.call("PATCH", "/me", {"name": "Ada L."})
        stored = on_loop(server, lambda: services.store.person(person.id))
        assert (stored.name, stored.password) == ("Ada L.", "other hash")


def test_someone_banned_is_a_stranger(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        hashed = on_loop(server, lambda: server.services.people.hashed(PASSWORD))
        eve = Person("e" * 32, "Eve", "en", "eve", hashed, banned=5)
        on_loop(server, lambda: commit(server, NewPerson(eve, 1)))
        assert server.nobody().post("/login", {"login": "eve", "password": PASSWORD}, 403)["error"] == "banned"


def test_unknown_ways_to_sign_up_are_refused(tmp_path: Path) -> None:
    with pytest.raises(CrenelError, match="maybe"):
        Server(tmp_path / "crenel.db", Settings(signups="maybe"))
