"""Puzzles at the terminal: solved, missed, with hints, tried again; and the commands that make and judge them."""

import json
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from crenel.cli import puzzle as command
from crenel.kernel.errors import CrenelError
from crenel.locales import say
from crenel.puzzles import Puzzle, board, puzzles
from crenel.puzzles.series import Series
from tests.cli.conftest import Crenel

GIVEN = min(puzzles("burgundy"), key=lambda each: len(each.turns))
SOME = [*puzzles("burgundy")[:3], *puzzles("great_wall")[:3]]
WORDS = 60  # of an explanation, in English


def test_a_puzzle_is_missed_then_solved(crenel_command: Crenel) -> None:
    wrong, right = (GIVEN.turns[place].moves for place in (GIVEN.second, GIVEN.best))
    number = f"puzzle burgundy --number {GIVEN.number}"
    outcome = crenel_command(number, ["hint", "hint", *wrong, "again", *right, "quit"])
    assert outcome.code == 0, outcome.err
    loss = board(GIVEN.name).verdict(GIVEN.second).loss
    assert say("puzzle-verdict-1", {"loss": loss}) in outcome.text
    assert say("puzzle-verdict-3") in outcome.text
    assert say("puzzle-hint-term", {"term": say(GIVEN.told[0][0])}) in outcome.text
    assert outcome.text.index(say("puzzle-verdict-3")) < outcome.text.index("The best turn:")
    assert list(Path().iterdir()) == []


@pytest.mark.parametrize("language", ["es", "pl"])
def test_again_takes_back_the_turn_so_far_and_next_goes_on(crenel_command: Crenel, language: str) -> None:
    right = GIVEN.turns[GIVEN.best].moves
    lines = [right[0], "again", *right, "next", "quit"]
    outcome = crenel_command(f"puzzle burgundy --number {GIVEN.number} --language {language}", lines)
    assert outcome.code == 0, outcome.err
    assert say("puzzle-verdict-3", None, language) in outcome.text
    every = puzzles("burgundy")
    following = every[(every.index(GIVEN) + 1) % len(every)]
    assert say("puzzle", {"number": following.number}, language) in outcome.text


def test_the_puzzle_of_the_day_and_the_list(crenel_command: Crenel) -> None:
    assert crenel_command("puzzle great_wall --daily", ["quit"]).code == 0
    listed = crenel_command("puzzle burgundy --list").out.splitlines()
    assert len(listed) == len(puzzles("burgundy"))


@pytest.mark.parametrize("words", ["puzzle", "puzzle chess", "puzzle burgundy --number 99999", "puzzle burgundy more"])
def test_bad_input_is_refused(crenel_command: Crenel, words: str) -> None:
    assert crenel_command(words).code == 2


@pytest.mark.parametrize("each", SOME, ids=lambda each: each.name)
def test_an_explanation_is_short(crenel_command: Crenel, each: Puzzle) -> None:
    outcome = crenel_command(f"puzzle {each.game} --number {each.number}", ["best", "quit"])
    told = outcome.text[outcome.text.index("The best turn:") :]
    told = told[: told.index(say("prompt-move").strip()) if say("prompt-move").strip() in told else len(told)]
    assert len(told.split()) <= WORDS, told


def row(number: int, count: int) -> dict[str, Any]:
    """What came of a game: so many copies of a puzzle, each of another kind."""
    given = {
        "key": f"{'abcdefgh'[number % 8]} move",
        "told": [["reason-areas", 7.0]],
        "gap": 7.0,
        "tries": {"easy": [number % 3, 3, 1.0], "expert": [1, 1, 0.0]},
        "turns": [{"moves": ["move", "end"], "value": 1.0, "error": 0.1, "looks": 8, "terms": []}],
        **dict.fromkeys(("best", "second", "tempting", "error", "seat", "seats"), 0),
        **{name: {} for name in ("position", "again", "from")},
    }
    return {"number": number, "counts": {}, "puzzles": [given] * count}


def test_a_run_that_was_interrupted_goes_on(
    crenel_command: Crenel, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Games that were tried are not tried again, a line that was cut off is, and the file is the same in the end."""
    asked: list[int] = []

    def tried(game: str, seed: str, number: int) -> dict[str, Any]:
        asked.append(number)
        return row(number, number % 2)

    monkeypatch.setattr("crenel.puzzles.series.tried", tried)
    file = tmp_path / "made.jsonl"
    words = f"puzzle make burgundy --count 2 --file {file} --jobs 1"
    assert crenel_command(f"{words} --games 2").code == 1
    assert asked == [0, 1]
    part = tmp_path / "made.jsonl.part"
    part.write_text(part.read_text() + '{"number": 2, "cou')
    assert crenel_command(f"{words} --games 9").code == 0
    assert asked == [0, 1, 2, 3]
    whole = file.read_text()
    assert [json.loads(line)["number"] for line in whole.splitlines()] == [1, 2]
    again = Series("burgundy", "puzzles", file)
    again.write(2)
    assert file.read_text() == whole


def test_a_run_goes_on_from_a_file_without_a_journal(
    crenel_command: Crenel, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The puzzles that were committed stay, with their numbers and every value; further games bring further ones."""
    asked: list[int] = []

    def tried(game: str, seed: str, number: int) -> dict[str, Any]:
        asked.append(number)
        return row(number, 1)

    monkeypatch.setattr("crenel.puzzles.series.tried", tried)
    data = files("crenel.puzzles").joinpath("data", "great_wall.jsonl").read_text(encoding="utf-8")
    file = tmp_path / "made.jsonl"
    file.write_text(data)
    count = len(data.splitlines())
    last = max(int(each.origin["seed"].partition("/")[2]) for each in puzzles("great_wall"))
    words = f"puzzle make great_wall --count {count + 2} --file {file} --jobs 1"
    assert crenel_command(words).code == 0
    assert asked == [last + 1, last + 2]

    def plain(text: str) -> list[dict[str, Any]]:
        """Without the level, which depends on all others."""
        return [{**json.loads(line), "level": 0} for line in text.splitlines()]

    assert plain(file.read_text())[:count] == plain(data)


def test_a_broken_file_is_refused(tmp_path: Path) -> None:
    (tmp_path / "made.jsonl.part").write_text("{}\n")
    with pytest.raises(CrenelError):
        Series("burgundy", "puzzles", tmp_path / "made.jsonl")


def test_puzzles_that_fell_are_named(crenel_command: Crenel, monkeypatch: pytest.MonkeyPatch) -> None:
    fallen = puzzles("burgundy")[1]

    def holds(given: Puzzle, seed: str) -> bool:
        return given.number != fallen.number

    monkeypatch.setattr(command, "holds", holds)
    outcome = crenel_command("puzzle judge burgundy --jobs 1 --write held.jsonl")
    assert outcome.code == 1
    assert say("puzzle-fell", {"number": fallen.number}) in outcome.text
    count = len(puzzles("burgundy"))
    assert say("puzzle-judged", {"kept": count - 1, "count": count}) in outcome.text
    left = [json.loads(line)["number"] for line in Path("held.jsonl").read_text().splitlines()]
    assert left == [each.number for each in puzzles("burgundy") if each is not fallen]
