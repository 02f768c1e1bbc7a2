"""`crenel board`: check and draw a board file of Burgundy, or make a random fair board."""

import argparse
import secrets
from pathlib import Path

from rich.console import Console
from rich.text import Text

from crenel import CrenelError
from crenel.cli.burgundy.drawing import hex_map, legend
from crenel.games.burgundy.design import random_board
from crenel.games.burgundy.own import board_file, odd_numbers, own_board, read_boards
from crenel.games.burgundy.view import board_view
from crenel.locales import say


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", nargs="?")
    parser.add_argument("--random", action="store_true")
    parser.add_argument("--seed")
    parser.add_argument("--out")


def usage(language: str) -> str:
    return say("help-board", None, language)


def run(found: argparse.Namespace, language: str) -> int:
    if found.random:
        return make(found.seed or secrets.token_hex(4), found.out, language)
    if not found.file:
        raise CrenelError("board-no-file")
    boards = read_boards(found.file)
    draw(boards, language)
    return 0


def make(seed: str, out: str | None, language: str) -> int:
    """Make a random board: write it to a file and draw it, or print it as text."""
    row = random_board(seed)
    text = board_file([row])
    if out is None:
        print(text, end="")
        return 0
    try:
        Path(out).write_text(text, encoding="utf-8")
    except OSError as error:
        raise CrenelError("board-unwritable", file=out, detail=str(error)) from error
    draw([row], language)
    print(say("board-written", {"file": out}, language))
    return 0


def draw(boards: list[dict[str, object]], language: str) -> None:
    """Draw each board, with what is unusual about it."""
    console = Console(highlight=False)
    for row in boards:
        board = own_board(row)
        console.print(Text(board.title, "bold"))
        console.print(hex_map(board_view(board), {}, language, set()))
        worth = {"areas": len(board.area_cells), "largest": int(max(board.area_size))}
        console.print(say("board-fine", worth, language))
        if odd_numbers(board):
            console.print(say("board-numbers", {"cells": odd_numbers(board)}, language))
    console.print(legend(language))
