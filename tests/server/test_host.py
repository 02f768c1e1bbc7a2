"""What a host may do about others: mute and remove. Who may chat. What ends with a session, and whom wrong passwords
lock out."""

from dataclasses import replace
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from crenel.server.errors import HttpRefusal
from crenel.server.shared.alone import OwnCounts
from crenel.server.throttle import Throttle
from tests.server.room import ME, OPEN, Message, Player, Server, run_in_thread, running
from tests.server.test_guard import limited
from tests.server.test_tables import join, token


def act_on(player: Player, table: Message, what: str, status: int = 200, **body: object) -> Message:
    answer: Message = player.post(f"/tables/{table['id']}/{what}", body, status)
    return answer


def seat_of(player: Player, table: Message, seat: int) -> Message:
    found: Message = player.table(table)["seats"][seat]
    return found


# ------------------------------------------------------------ chat


def test_only_people_at_a_private_table_chat_there(server: Server, ada: Player, bob: Player) -> None:
    table = ada.open(ME, OPEN)
    with bob.sit(table) as other, ada.sit(table) as seat:
        assert other.ask(t="chat", text="hello")["error"] == "chat-private"
        assert seat.ask(t="chat", text="hello")["t"] == "ack"
        join(bob, table, invite=token(table, 1))
        assert other.ask(t="chat", text="hello")["t"] == "ack"
        act_on(bob, table, "leave")
        assert other.ask(t="chat", text="still here")["error"] == "chat-private"


def test_at_a_listed_table_onlookers_chat_too(server: Server, ada: Player, bob: Player) -> None:
    table = ada.open(ME, OPEN, listed=True)
    with bob.sit(table) as other:
        assert other.ask(t="chat", text="hello")["t"] == "ack"


# ------------------------------------------------------------ mute


def test_a_host_mutes_and_hears_again(server: Server, ada: Player, bob: Player) -> None:
    table = ada.open(ME, OPEN, listed=True)
    with bob.sit(table) as other, ada.sit(table) as seat:
        other.ask(t="chat", text="buy now")
        who = seat.wait("chat")["who"]
        assert act_on(bob, table, "mute", 403, who=who)["error"] == "host-only"
        assert act_on(ada, table, "mute", 404, who="nobody")["error"] == "no-such-person"
        assert act_on(ada, table, "mute", who=who)["muted"] == [who]
        assert other.ask(t="chat", text="buy now")["error"] == "muted"
        other.send(t="ping")
        other.wait("pong")
        assert act_on(ada, table, "mute", who=who, muted=False)["muted"] == []
        assert other.ask(t="chat", text="sorry")["t"] == "ack"
    with ada.sit(table) as seat:
        assert [line["who"] for line in seat.state["chat"]] == [who, who]


def test_handles_mean_something_at_one_table_only(server: Server, ada: Player, bob: Player) -> None:
    tables = [ada.open(ME, OPEN), ada.open(ME, OPEN)]
    for table in tables:
        join(bob, table, invite=token(table, 1))
    first, second = (seat_of(ada, table, 1)["who"] for table in tables)
    assert first != second
    assert "who" not in seat_of(bob, tables[0], 0), "only the host is told"
    assert act_on(ada, tables[0], "mute", 404, who=second)["error"] == "no-such-person"
    assert bob.get("/me")["id"] not in str(ada.table(tables[0]))


# ------------------------------------------------------------ remove


def test_before_the_game_a_removed_player_leaves_an_open_seat(server: Server, ada: Player, bob: Player) -> None:
    table = ada.open(ME, OPEN, OPEN)
    join(bob, table, invite=token(table, 1))
    with bob.sit(table) as other:
        after = act_on(ada, table, "remove", who=seat_of(ada, table, 1)["who"])
        assert (after["seats"][1]["kind"], after["status"]) == ("open", "open")
        assert other.wait("bye")["error"] == "removed"
        assert other.ended() == 1008
    assert join(bob, table, 403, invite=token(after, 1))["error"] == "removed"
    with pytest.raises(ConnectionClosed):
        bob.sit(table)
    carol = server.guest("Carol")
    assert join(carol, table, invite=token(after, 1))["seats"][1]["mine"]


def test_in_the_game_a_bot_may_take_the_seat(server: Server, ada: Player, bob: Player) -> None:
    table = ada.open(ME, OPEN)
    join(bob, table, invite=token(table, 1))
    after = act_on(ada, table, "remove", who=seat_of(ada, table, 1)["who"])
    assert after["seats"][1]["left"]
    assert join(bob, table, 403, seat=1)["error"] == "removed"
    assert act_on(ada, table, "replace", seat=1, bot="random")["seats"][1]["kind"] == "bot"
    assert act_on(bob, table, "remove", 403, who="x")["error"] == "host-only"


def test_it_is_remembered_after_a_restart(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        ada, bob = server.guest("Ada"), server.guest("Bob")
        table = ada.open(ME, OPEN, listed=True)
        join(bob, table, seat=1)
        who = seat_of(ada, table, 1)["who"]
        act_on(ada, table, "mute", who=who)
        act_on(ada, table, "remove", who=who)
    with running(tmp_path) as server:
        again = Player(server.url, dict(bob.http.cookies))
        assert again.table(table)["muted"] == [who]
        assert join(again, table, 403, seat=1)["error"] == "removed"


# ------------------------------------------------------------ sessions and passwords


def test_logging_out_ends_open_sockets(server: Server, bob: Player) -> None:
    ada = server.guest("Ada")
    table = ada.open(ME, OPEN, listed=True)
    with ada.sit(table) as seat, ada.sit(table) as second, bob.sit(table) as other:
        ada.post("/logout", None, 204)
        for each in (seat, second):
            assert each.wait("bye")["error"] == "session-ended"
            assert each.ended() == 1008
        other.send(t="ping")
        other.wait("pong")


def test_logging_in_ends_the_sockets_of_the_old_session(server: Server) -> None:
    owner, guest = server.guest("Ada"), server.guest("Ada")
    owner.post("/account", {"login": "socket-ada", "password": "correct horse"}, 201)
    with guest.sit(guest.open(ME, OPEN)) as seat:
        guest.post("/login", {"login": "socket-ada", "password": "correct horse"})
        assert seat.wait("bye")["error"] == "session-ended"


def test_wrong_passwords_lock_out_the_address_and_not_the_owner(tmp_path: Path) -> None:
    settings = replace(limited(login="3/hour"), proxies=("127.0.0.1",))  # to have several addresses
    with running(tmp_path, settings) as server:
        server.guest("Ada").post("/account", {"login": "ada", "password": "correct horse"}, 201)
        for status in (401, 401, 401, 429, 429):
            login(server, "6.6.6.6", "guess guess", status)
        login(server, "6.6.6.6", "correct horse", 429)
        for _ in range(5):  # good ones do not count
            login(server, "1.2.3.4", "correct horse", 200)


def login(server: Server, address: str, password: str, status: int) -> None:
    body = {"login": "ada", "password": password}
    server.nobody().call("POST", "/login", body, status, headers={"x-forwarded-for": address})


def test_windows_of_rates_follow_a_steady_clock() -> None:
    at = 100.0

    async def story() -> None:
        nonlocal at
        throttle = Throttle({"chat": "2/minute"}, OwnCounts(lambda: at))
        await throttle.count("chat", "ada", "bob")
        await throttle.count("chat", "ada")
        with pytest.raises(HttpRefusal) as refused:
            await throttle.count("chat", "ada", "carol")
        assert refused.value.details["seconds"] == 61
        await throttle.count("chat", "carol")
        await throttle.count("chat", "bob")
        at += 60
        await throttle.count("chat", "ada")
        await throttle.count("anything", "ada")

    run_in_thread(story())
