"""What anybody may ask at a table without changing it: the points if it ended now."""

import json

import pytest

import crenel
from tests.server.room import ME, OPEN, Message, Player, Seat, Server, bot, over


def points_now(seat: Seat) -> Message:
    answer = seat.ask(t="ask", what="score")
    assert answer["t"] == "answer", answer
    score: Message = answer["score"]
    return score


@pytest.mark.parametrize("game", crenel.games())
def test_the_points_if_it_ended_now_are_the_same_for_all_who_look(server: Server, ada: Player, game: str) -> None:
    """Players, onlookers and strangers; nothing changes by it."""
    table = ada.open(ME, ME, bot("random"), game=game, options={"confirm": False})
    with ada.sit(table) as seat:
        for _ in range(30):
            seat.play_on(lambda state: any(state["moves"].values()))
            mine = next(iter(seat.state["moves"]))
            seat.act(seat.moves(int(mine))[0], int(mine))
        seat.play_on(lambda state: any(state["moves"].values()))
        before = seat.state["v"]
        now = points_now(seat)
        assert [sum(each.values()) for each in now["points"]] == now["totals"]
        assert sorted(now["ranking"]) == [0, 1, 2]
        for other in (server.guest("Eve"), server.nobody()):
            with other.sit(table) as onlooker:
                assert points_now(onlooker) == now
                assert onlooker.state["v"] == before


def test_at_the_end_they_are_the_final_points(ada: Player) -> None:
    with ada.sit(ada.open(ME, ME, options={"confirm": False})) as seat:
        seat.play_on(over)
        now = points_now(seat)
        assert now["totals"] == seat.state["table"]["scores"]
        assert now["ranking"] == seat.state["table"]["ranking"]
        assert now["points"] == [player["points"] for player in seat.state["view"]["players"]]


def test_before_the_game_there_are_none(ada: Player) -> None:
    with ada.sit(ada.open(ME, OPEN)) as seat:
        assert seat.ask(t="ask", what="score")["t"] == "refused"


def test_other_questions_need_a_seat(ada: Player) -> None:
    with ada.sit(ada.open(ME, ME)) as seat:
        for what in ("why", "preview"):
            answer = seat.ask(t="ask", what=what, move="end")
            assert answer["error"] == "frame-malformed"
            assert "seat" in json.dumps(answer)
