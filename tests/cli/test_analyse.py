"""`crenel analyse`: the chances and costly decisions of a record, in three languages."""

import json
from itertools import count
from pathlib import Path

import pytest

from crenel.bots import analysis
from tests.bots.test_analysis import late
from tests.cli.conftest import Crenel
from tests.promises import Mode


@pytest.fixture(autouse=True)
def _brief(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analysis, "COARSE", 1)
    monkeypatch.setenv("COLUMNS", "160")


@pytest.fixture
def finished() -> str:
    """A short game that is over, in which a decision was costly, as a file."""
    games = (late(Mode("great_wall", 1), seed) for seed in count(1))
    costly = next(game for game in games if analysis.analyse(game, 1)["costly"])
    Path("game.txt").write_text(costly.record(), encoding="utf-8")
    return "game.txt"


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", ("Chance of winning", "Qin Jiushao", "The bot would have played")),
        ("es", ("Probabilidad de ganar", "Qin Jiushao", "El bot habría jugado")),
        ("pl", ("Szansa na wygraną", "Qin Jiushao", "Bot zagrałby")),
    ],
)
def test_a_record_is_told_as_tables(crenel_command: Crenel, finished: str, language: str, said: tuple[str]) -> None:
    outcome = crenel_command(f"analyze {finished} --effort 1 --language {language}")  # either spelling
    assert (outcome.code, outcome.err) == (0, "")
    for each in said:
        assert each in outcome.out
    assert "%" in outcome.out
    assert "{" not in outcome.out


@pytest.mark.parametrize(
    ("mode", "sides"),
    [
        (Mode("great_wall", 2, coop=True), ["The team"]),
        (Mode("burgundy", 4, team=True), ["Team A", "Team B"]),
    ],
    ids=["together", "teams"],
)
def test_those_who_win_together_have_one_chance(crenel_command: Crenel, mode: Mode, sides: list[str]) -> None:
    Path("game.txt").write_text(late(mode).record(), encoding="utf-8")
    told = crenel_command("analyse game.txt --effort 1").out.splitlines()
    header = next(line for line in told if sides[0] in line)
    assert [part.strip() for part in header.strip("┃│ ").split("┃")][2:] == sides
    rows = [line for line in told if "%" in line and "│" in line]
    assert rows
    assert all(row.count("%") == len(sides) for row in rows)


def test_the_same_for_programs(crenel_command: Crenel, finished: str) -> None:
    told = [crenel_command(f"analyse {finished} --effort 1 --json").out for _ in range(2)]
    assert told[0] == told[1]
    found = json.loads(told[0])
    assert [len(each["chances"]) for each in found["moments"]] == [2] * len(found["moments"])


def test_what_cannot_be_analysed_is_said_in_one_line(crenel_command: Crenel) -> None:
    crenel_command("play burgundy --seed 7 --bots random --save game.crenel", ["3", "1", "quit"])
    for words in ("analyse", "analyse nothing.txt", "analyse game.crenel", "analyse game.crenel --effort much"):
        outcome = crenel_command(words)
        assert outcome.code == 2
        assert outcome.err.count("\n") == 1
