"""Lessons at a table: made by name, followed by moves and by what is read, kept on the disk, left and begun again."""

from pathlib import Path

from crenel.lessons import lesson
from tests.server.room import Message, Player, Seat, running

DUCHY = "burgundy-first-game"


def prompt(seat: Seat) -> str:
    found = seat.state["lesson"]["prompt"]
    return str(found["id"]) if found else ""


def read(seat: Seat) -> None:
    while prompt(seat) and not seat.state["lesson"]["prompt"]["goal"]:
        before = prompt(seat)
        seat.do(t="lesson", what="read", prompt=before)
        seat.until(lambda state, old=before: (state["lesson"]["prompt"] or {}).get("id") != old)


def begun(player: Player, name: str = DUCHY) -> Message:
    table: Message = player.post(f"/lessons/{name}", status=201)
    return table


def test_lessons_are_listed_and_there_is_none_of_another_name(ada: Player) -> None:
    listed = {row["name"]: row for row in ada.get("/lessons")}
    assert listed[DUCHY] == {"name": DUCHY, "game": "burgundy", "seats": 2, "teaches": []}
    assert (listed["burgundy-shields"]["teaches"], listed["great_wall-coop"]["teaches"]) == (["shields"], ["coop"])
    assert listed["burgundy-solo"]["seats"] == 1
    assert ada.post("/lessons/none", status=404)["error"] == "unknown-lesson"


def test_the_table_of_a_lesson_is_private_and_its_seed_is_known(ada: Player, bob: Player) -> None:
    table = begun(ada)
    assert (table["lesson"], table["seed"], table["listed"]) == (DUCHY, lesson(DUCHY).seed, False)
    assert table["id"] not in [each["id"] for each in bob.get("/tables")["open"]]
    with bob.sit(table) as looking:
        assert "lesson" not in looking.state
        assert looking.ask(t="lesson", what="leave")["error"] == "no-lesson"
    with ada.sit(table) as seat:
        assert seat.ask(t="lesson", what="read", prompt="z99")["error"] == "no-lesson"


def test_the_model_is_played_to_the_end_of_the_lesson(ada: Player) -> None:
    """The rival's moves come from its script, through the way of the bots; undo brings a goal back."""
    goals: list[str] = []
    with ada.sit(begun(ada)) as seat:
        assert prompt(seat) == "b01"
        for _, who, move in lesson(DUCHY).model().moves:
            if who != 0:
                continue
            seat.until(lambda state, wanted=move: wanted in [each["move"] for each in state["moves"].get("0", [])])
            read(seat)
            goals.append(prompt(seat))
            seat.act(move)
            if move == "take market 6 with 6":
                seat.until(lambda state: state["lesson"]["prompt"]["id"] == "b04")
                seat.undo()
                seat.until(lambda state: state["lesson"]["prompt"]["id"] == "b03")
                seat.act(move)
        seat.until(lambda state: (state["lesson"]["prompt"] or {}).get("id") == "b27")
        assert seat.state["lesson"]["prompt"]["details"] == {"mine": 26, "theirs": 2}
        read(seat)
        assert seat.state["lesson"]["finished"]
        assert seat.state["lesson"]["next"] == "burgundy-last-turn"
    assert goals == [each.id for each in lesson(DUCHY).prompts if each.goal]


def test_a_lesson_goes_on_after_a_restart_and_on_another_device(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        ada = server.guest("Ada")
        table = begun(ada)
        with ada.sit(table) as seat:
            read(seat)
            seat.act("take market 6 with 6")
            seat.until(lambda state: state["lesson"]["prompt"]["id"] == "b04")
        cookies = dict(ada.http.cookies)
    with running(tmp_path) as again, Player(again.url, cookies).sit(table) as seat:
        assert prompt(seat) == "b04"


def test_a_chapter_begins_again_and_the_lesson_can_be_left(ada: Player) -> None:
    with ada.sit(begun(ada)) as seat:
        read(seat)
        seat.act("take church 3 with 3")
        seat.act("workers with 6")
        seat.do(t="lesson", what="again")
        seat.until(lambda state: state["lesson"]["prompt"]["id"] == "b03")
        assert "take market 6 with 6" in seat.moves(0)
        seat.do(t="lesson", what="leave")
        seat.until(lambda state: state["lesson"]["left"])


def test_the_last_turn_begins_in_the_middle_of_a_game(ada: Player) -> None:
    with ada.sit(begun(ada, "burgundy-last-turn")) as seat:
        assert seat.state["lesson"]["prompt"]["details"]["mine_ended"] == 159
        read(seat)
        for move in ("place mine e3 with 4", "sell red with 4", "end"):
            seat.act(move)
        seat.until(lambda state: (state["lesson"]["prompt"] or {}).get("id") == "b33")
        assert seat.state["table"]["scores"] == [175, 173]
