"""What the server sends has the shapes from which the page's types are written. Every message that any test of the
server receives is checked in room.py."""

import pytest

import crenel
from tests.server.room import ME, OPEN, SHAPES, Player, bot, eventually, over


def test_what_is_asked_by_http_has_its_shape(ada: Player) -> None:
    finished = ada.open(bot(), bot())
    ada.open(ME, OPEN, listed=True, pace={"bank": 600, "extra": 10})
    eventually(lambda: over({"table": ada.table(finished)}))
    SHAPES.check("MeShape", ada.get("/me"))
    SHAPES.check("TablesShape", ada.get("/tables"))
    SHAPES.check("TableShape", ada.table(finished))
    SHAPES.check("MomentShape", ada.get(f"/tables/{finished['id']}/moment/7"))
    SHAPES.check("AnalysisStateShape", ada.get(f"/tables/{finished['id']}/analysis"))
    SHAPES.check("HttpErrorShape", ada.get("/tables/nowhere", 404))


def test_games_and_their_options_have_their_shape(ada: Player) -> None:
    games = ada.get("/games")
    assert [each["name"] for each in games] == list(crenel.games())
    for each in games:
        SHAPES.check("GameInfoShape", each)
    assert SHAPES.missing("OptionShape") == []
    assert SHAPES.missing("OptionCaseShape") == []


def test_all_that_can_be_answered_at_a_table_is_declared_and_comes(ada: Player) -> None:
    with ada.sit(ada.open(ME, ME)) as seat:
        seat.play_on(lambda state: state["ahead"])
        here, ahead = int(next(iter(seat.state["moves"]))), seat.state["ahead"][0]
        move = seat.moves(here)[0]
        seat.ask(t="ask", what="why", seat=here, move="take moon")
        seat.ask(t="ask", what="preview", seat=here, move=move)
        seat.ask(t="ask", what="hint", seat=here)
        seat.ask(t="ask", what="score")
        planned = seat.ask(t="ask", what="look", seat=ahead, after=[])["moves"][0]["move"]
        seat.ask(t="ask", what="trace", seat=ahead, after=[planned])
        assert SHAPES.missing("Answer") == []
        assert seat.try_act("take moon", here)["t"] == "refused"
        assert SHAPES.missing("Refused") == []


@pytest.mark.parametrize("name", ["Ack", "Refused", "Answer", "StateMessage"])
def test_a_key_too_many_or_too_few_is_found(name: str) -> None:
    keys = SHAPES.definitions[name]["required"]
    whole = {key: SHAPES.definitions[name]["properties"][key].get("const", "") for key in keys}
    for wrong in ({**whole, "more": 1}, {key: value for key, value in whole.items() if key != keys[-1]}):
        with pytest.raises(AssertionError):
            SHAPES.check(name, wrong)
