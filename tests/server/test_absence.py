"""Somebody who is away for long: the others may let a bot play, and the seat can be had back."""

from dataclasses import replace
from pathlib import Path

from tests.server.room import ME, OPEN, QUICK, Message, Player, Server, eventually, over, running
from tests.server.test_tables import join, token

SOON = replace(QUICK, absent=0.3)
LATE = replace(QUICK, absent=60.0)


def two_at_a_table(server: Server) -> tuple[Player, Player, Message]:
    ada, bob = server.guest("Ada"), server.guest("Bob")
    table = ada.open(ME, OPEN)
    join(bob, table, invite=token(table, 1))
    return ada, bob, table


def stand_in(player: Player, table: Message, status: int = 200, seat: int = 1) -> Message:
    answer: Message = player.post(f"/tables/{table['id']}/replace", {"seat": seat, "bot": "random"}, status)
    return answer


def test_a_bot_stands_in_for_somebody_who_is_away_and_gives_the_seat_back(tmp_path: Path) -> None:
    with running(tmp_path, SOON) as server:
        ada, bob, table = two_at_a_table(server)
        with ada.sit(table) as seat:
            with bob.sit(table) as other:
                assert not other.state["table"]["seats"][1]["absent"]
                assert stand_in(ada, table, 409)["error"] == "not-left"
                seat.until_presence(
                    lambda message: message["here"] == [0, 1]
                )  # he may have been late enough to be missed before
            told = seat.until_presence(lambda message: message["absent"])
            assert told["absent"] == [1]
            assert told["here"] == [0]
            assert ada.table(table)["seats"][1]["absent"]
            assert stand_in(server.guest("Eve"), table, 403)["error"] == "not-seated"
            replaced = stand_in(ada, table)["seats"][1]
            assert (replaced["kind"], replaced["absent"]) == ("bot", False)
            assert "back" not in replaced, "only Bob is told"
            seat.play_on(lambda state: state["v"] > 30 and state["moves"])
            come_back(bob, table)
            seat.until(lambda state: state["table"]["seats"][1]["kind"] == "human")
            assert seat.state["table"]["seats"][1]["here"]


def come_back(bob: Player, table: Message) -> None:
    """Bob finds the table in his list, looks on, takes his seat and plays."""
    assert [each["id"] for each in bob.get("/tables")["mine"]] == [table["id"]]
    with bob.sit(table) as other:
        assert other.state["table"]["seats"][1]["back"]
        assert other.state["moves"] == {}
        assert other.try_act("end", 1)["error"] == "not-your-seat"
        assert join(bob, table, seat=1)["seats"][1]["mine"]
        other.until(lambda state: state["table"]["seats"][1]["mine"])
        assert other.state["table"]["seats"][1]["here"]
        if other.state["table"]["actors"] == [1]:
            other.act(other.moves(1)[0], 1)


def test_nobody_else_gets_the_seat(tmp_path: Path) -> None:
    with running(tmp_path, SOON) as server:
        ada, bob, table = two_at_a_table(server)
        with ada.sit(table) as seat:
            seat.until_presence(lambda message: message["absent"])
            stand_in(ada, table)
            eve = server.guest("Eve")
            assert join(eve, table, 409, seat=1)["error"] == "seat-taken"
            assert join(eve, table, 409)["error"] == "no-open-seat"
            seat.play_on(over)
        assert join(bob, table, 409)["error"] == "no-open-seat", "the game is over"


def test_a_short_absence_is_none(tmp_path: Path) -> None:
    with running(tmp_path, LATE) as server:
        ada, bob, table = two_at_a_table(server)
        with ada.sit(table) as seat:
            with bob.sit(table):
                pass
            seat.wait("presence", lambda message: message["here"] == [0])
            assert not ada.table(table)["seats"][1]["absent"]
            assert stand_in(ada, table, 409)["error"] == "not-left"


def test_who_comes_back_in_time_keeps_the_seat(tmp_path: Path) -> None:
    with running(tmp_path, SOON) as server:
        ada, bob, table = two_at_a_table(server)
        with ada.sit(table) as seat:
            seat.until_presence(lambda message: message["absent"])
            with bob.sit(table):
                seat.until_presence(lambda message: not message["absent"])
                assert stand_in(ada, table, 409)["error"] == "not-left"


def test_the_seat_can_be_had_back_after_a_restart(tmp_path: Path) -> None:
    with running(tmp_path, SOON) as server:
        ada, bob, table = two_at_a_table(server)
        with ada.sit(table) as seat:
            seat.until_presence(lambda message: message["absent"])
            stand_in(ada, table)
        cookies = dict(bob.http.cookies)
    with running(tmp_path, SOON) as server:
        again = Player(server.url, cookies)
        eventually(lambda: again.table(table)["seats"][1].get("back"))
        assert join(again, table)["seats"][1]["mine"]
