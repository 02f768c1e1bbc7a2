"""`crenel board`: board files are checked, drawn and made."""

from pathlib import Path

import pytest

import crenel
from crenel.games.burgundy.own import own_board, read_boards
from crenel.locales import say
from tests.cli.conftest import Crenel

FILE = """[board.mine]
name = "Vineyards"
start = "d4"
rows = [
    "P6 C5 C4 K3",
    "P2 P1 C6 K5 B4",
    "P5 P4 B3 K1 B2 B3",
    "S6 S1 S2 C6 S5 S4 S1",
    "B2 B5 M4 B3 B1 P2",
    "B6 M1 K2 B5 B6",
    "M3 K4 K1 B3",
]
"""


def test_a_board_file_is_drawn(crenel_command: Crenel, tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(FILE, encoding="utf-8")
    shown = crenel_command(f"board {file}", [])
    assert (shown.code, shown.err) == (0, "")
    for text in ("Vineyards", "S6", "d4", "g4", "13 areas"):
        assert text in shown.out
    assert say("board-numbers", {"cells": ""}).split(":")[0] not in shown.out


def test_other_numbers_are_told(crenel_command: Crenel, tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(FILE.replace("P6 C5", "P1 C5"), encoding="utf-8")
    shown = crenel_command(f"board {file}", [])
    assert shown.code == 0
    assert say("board-numbers", {"cells": "a1"}) in shown.out


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "no boards"),
        ("[[", "not a valid board file"),
        ("[board.x]\nname = 3\n", "needs a name and seven rows"),
        (FILE.replace("P6 C5 C4 K3", "P6 C5 C4"), "row 1 has 3 hexes"),
        (FILE.replace("P6 C5", "Q6 C5"), "Q6"),
        (FILE.replace("P6 C5", "B6 C5"), "5 pasture hexes"),
        (FILE.replace('"d4"', '"a1"'), "not a castle hex"),
    ],
)
def test_what_is_wrong_with_a_file_is_said_in_one_line(
    crenel_command: Crenel, tmp_path: Path, text: str, said: str
) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(text, encoding="utf-8")
    shown = crenel_command(f"board {file}", [])
    assert shown.code == 2
    assert said in shown.err
    assert shown.err.count("\n") == 1


def test_a_missing_file_and_no_file(crenel_command: Crenel) -> None:
    assert crenel_command("board missing.toml", []).code == 2
    assert "--random" in crenel_command("board", []).err


def test_a_random_board_is_a_board_file(crenel_command: Crenel, tmp_path: Path) -> None:
    printed = crenel_command("board --random --seed 7", [])
    file = tmp_path / "seven.toml"
    file.write_text(printed.out, encoding="utf-8")
    boards = read_boards(str(file))
    assert len(boards) == 1
    written = crenel_command(f"board --random --seed 7 --out {tmp_path / 'again.toml'}", [])
    assert written.code == 0
    assert (tmp_path / "again.toml").read_text(encoding="utf-8") == printed.out
    state = crenel.game("burgundy").new(2, 1, {"duchies": boards})
    assert state.observe(0)["players"][0]["board"] == own_board(boards[0]).name


def test_a_game_is_played_on_it(crenel_command: Crenel, tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(FILE, encoding="utf-8")
    shown = crenel_command(f"play burgundy --seed 1 --boards {file} --save {tmp_path / 'game.txt'}", ["quit"])
    assert shown.code == 0
    assert "Vineyards" in shown.out
    assert "B6 M1 K2 B5 B6" in (tmp_path / "game.txt").read_text(encoding="utf-8")
    assert "own" in crenel_command(f"play great_wall --boards {file}", []).err
