"""`crenel dataset`: games of bots as Parquet."""

import argparse
import os
from collections.abc import Iterator

import crenel
from crenel import CrenelError, bots
from crenel.arena.pool import in_processes
from crenel.cli.arguments import whole
from crenel.cli.play import read_options, read_own_cards
from crenel.cli.simulate import GAMES_AT_MOST, PROCESSES_AT_MOST
from crenel.envs.dataset import Rows, Source, write
from crenel.locales import say


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", nargs="?")
    parser.add_argument("--file")
    parser.add_argument("--bots", default="greedy")
    parser.add_argument("--games", default="100")
    parser.add_argument("--seats")
    parser.add_argument("--seed", default="0")
    parser.add_argument("--option", action="append", default=[])
    parser.add_argument("--cards")
    parser.add_argument("--jobs")


def usage(language: str) -> str:
    names = sorted({bot for name in crenel.games() for bot in bots.names(name)})
    return (
        say("help-dataset", None, language) + "\n\n" + say("dataset-arguments", {"names": ", ".join(names)}, language)
    )


def run(found: argparse.Namespace, language: str) -> int:
    if found.game is None:
        raise CrenelError("missing-argument", command="dataset", known=", ".join(crenel.games()))
    game = crenel.game(found.game)
    line_up = [name.strip() for name in found.bots.split(",") if name.strip()]
    seats = max(len(line_up), game.usual) if found.seats is None else whole("--seats", found.seats)
    games = whole("--games", found.games, 1, GAMES_AT_MOST)
    jobs = os.cpu_count() or 1 if found.jobs is None else whole("--jobs", found.jobs, 1, PROCESSES_AT_MOST)
    options = {**read_options(game, found.option), **read_own_cards(game, found.cards)}
    source = Source(game.name, seats, line_up, found.seed, options)
    file = found.file or f"{game.name}.parquet"
    decisions = write(file, source, in_order(source, games, jobs))
    print(say("dataset-written", {"file": file, "games": games, "decisions": decisions}, language))
    return 0


def in_order(source: Source, games: int, jobs: int) -> Iterator[Rows]:
    """Play games on several processes and yield them in the order of their numbers."""
    waiting: dict[int, Rows] = {}
    wanted = 0
    for number, rows in in_processes(source.play, iter(range(games)), jobs):
        waiting[number] = rows
        while wanted in waiting:
            yield waiting.pop(wanted)
            wanted += 1
