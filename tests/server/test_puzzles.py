"""Puzzles at a table: a private one for each, a verdict when the turn has ended, and again from the beginning."""

from datetime import UTC, datetime
from pathlib import Path

import pytest

import crenel
from crenel.puzzles import Puzzle, daily, puzzles
from crenel.server.puzzles import TablePuzzle
from tests.server.room import Message, Player, Seat, running

FIRST = min(puzzles("burgundy"), key=lambda each: len(each.turns))


def begun(player: Player, given: Puzzle = FIRST) -> Message:
    table: Message = player.post(f"/puzzles/{given.name}", status=201)
    return table


def play(seat: Seat, given: Puzzle, place: int) -> None:
    """Play a turn of the puzzle to its end."""
    legal = str(given.seat)
    for move in given.turns[place].moves:
        seat.until(lambda state, wanted=move: wanted in [each["move"] for each in state["moves"].get(legal, [])])
        seat.act(move, given.seat)
    seat.until(lambda state: state["puzzle"]["verdict"] is not None)


def test_puzzles_are_listed_with_those_of_today(ada: Player) -> None:
    found = ada.get("/puzzles")
    assert [each["name"] for each in found["puzzles"]] == [
        each.name for game in crenel.games() for each in puzzles(game)
    ]
    today = datetime.now(UTC).date()
    assert found["daily"] == {game: daily(game, today).name for game in crenel.games()}
    assert ada.post("/puzzles/burgundy-0", status=404)["error"] == "no-such-puzzle"


def test_the_table_of_a_puzzle_is_private_and_gives_no_bots_hint(ada: Player, bob: Player) -> None:
    table = begun(ada)
    assert (table["puzzle"], table["listed"], table["hints"]) == (FIRST.name, False, False)
    assert table["id"] not in [each["id"] for each in bob.get("/tables")["open"]]
    with bob.sit(table) as looking:
        assert "puzzle" not in looking.state
        assert looking.ask(t="lesson", what="again")["error"] == "no-lesson"


def test_a_wrong_turn_is_told_what_it_costs_and_the_right_one_solves_it(ada: Player) -> None:
    """After the verdict nobody plays on, and the position can be tried again."""
    with ada.sit(begun(ada)) as seat:
        assert seat.state["puzzle"]["verdict"] is None
        play(seat, FIRST, FIRST.second)
        verdict = seat.state["puzzle"]["verdict"]
        assert (verdict["stars"], verdict["solved"]) == (1, False)
        assert verdict["loss"] == pytest.approx(FIRST.gap, abs=0.1)
        seat.do(t="lesson", what="again")
        seat.until(lambda state: state["puzzle"]["verdict"] is None)
        play(seat, FIRST, FIRST.best)
        verdict = seat.state["puzzle"]["verdict"]
        assert (verdict["stars"], verdict["solved"], verdict["loss"]) == (3, True, 0.0)
        assert [each["move"] for each in verdict["best"]] == FIRST.turns[FIRST.best].moves
        assert verdict["why"][0]["term"] == FIRST.told[0][0]


def test_a_puzzle_goes_on_after_a_restart(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        ada = server.guest("Ada")
        table = begun(ada)
        with ada.sit(table) as seat:
            play(seat, FIRST, FIRST.best)
        cookies = dict(ada.http.cookies)
    with running(tmp_path) as again, Player(again.url, cookies).sit(table) as seat:
        assert seat.state["puzzle"]["verdict"]["stars"] == 3


def test_what_is_shown_follows_the_decisions() -> None:
    """Also where some are taken back."""
    shown = TablePuzzle(FIRST.name)
    state = FIRST.start()
    assert shown.shape(state)["verdict"] is None
    assert shown.shape(state)["key"]["move"] in FIRST.turns[FIRST.best].moves
    assert shown.shape(state)["next"] != FIRST.name
    for move in FIRST.turns[FIRST.best].moves:
        state.apply(state.parse(move, FIRST.seat), FIRST.seat)
    found = shown.shape(state)["verdict"]
    assert found is not None
    assert found["solved"]
    assert shown.shape(FIRST.start())["verdict"] is None
