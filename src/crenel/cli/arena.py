"""`crenel arena`: bots against each other until it is clear who is better."""

import argparse
import contextlib
import json
import os
from collections.abc import Callable, Iterator
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

import crenel
from crenel import CrenelError, arena, bots
from crenel.arena.cluster import LOCAL, Cluster
from crenel.arena.evidence import bounds
from crenel.arena.plot import plot
from crenel.arena.tournament import Pair, Tournament
from crenel.cli.arguments import whole
from crenel.cli.play import read_options, read_own_cards
from crenel.cli.simulate import PROCESSES_AT_MOST
from crenel.locales import say, word

DEALS_AT_MOST = 1_000_000
VERDICTS = {"better": "arena-is-better", "worse": "arena-is-worse", "even": "arena-is-even", "open": "arena-is-open"}


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", nargs="?")
    parser.add_argument("--bots", default="greedy,random")
    parser.add_argument("--gauntlet", action="store_true")
    parser.add_argument("--deals", default="100")
    parser.add_argument("--margin")
    parser.add_argument("--seats")
    parser.add_argument("--seed", default="0")
    parser.add_argument("--option", action="append", default=[])
    parser.add_argument("--cards")
    parser.add_argument("--results")
    parser.add_argument("--plot")
    parser.add_argument("--jobs")
    parser.add_argument("--ray")
    parser.add_argument("--json", action="store_true")


def usage(language: str) -> str:
    names = sorted({bot for name in crenel.games() for bot in bots.names(name)})
    return say("help-arena", None, language) + "\n\n" + say("arena-arguments", {"names": ", ".join(names)}, language)


def run(found: argparse.Namespace, language: str) -> int:
    if found.game is None:
        raise CrenelError("missing-argument", command="arena", known=", ".join(crenel.games()))
    game = crenel.game(found.game)
    line_up = [name.strip() for name in found.bots.split(",") if name.strip()]
    seats = game.usual if found.seats is None else whole("--seats", found.seats)
    deals = whole("--deals", found.deals, 1, DEALS_AT_MOST)
    options = {**read_options(game, found.option), **read_own_cards(game, found.cards)}
    margin = None if found.margin is None else _share(found.margin)
    results = None if found.results is None else Path(found.results)
    jobs = None if found.jobs is None else whole("--jobs", found.jobs, 1, PROCESSES_AT_MOST)
    with _workers(found.ray, jobs) as workers, _progress(language) as tick:
        played = arena.tournament(
            game.name, seats, line_up, deals, found.seed, options, found.gauntlet, margin, results, workers, tick
        )
    report = Report(played, language)
    if found.plot is not None:
        _write(found.plot, plot(report.title(), played.ratings()))
    if found.json:
        print(json.dumps(played.plain()))
    else:
        report.show(Console(highlight=False))
    return 0


def _share(text: str) -> float:
    try:
        return float(text)
    except ValueError as error:
        raise CrenelError("not-a-number", argument="--margin", value=text[:40]) from error


@contextlib.contextmanager
def _workers(address: str | None, jobs: int | None) -> Iterator[int | Cluster]:
    """Processes of this machine, or a cluster."""
    if address is None:
        yield jobs or os.cpu_count() or 1
        return
    with Cluster(address, jobs if address == LOCAL else None) as cluster:
        yield cluster


def _write(path: str, text: str) -> None:
    try:
        Path(path).write_text(text, encoding="utf-8")
    except OSError as error:
        raise CrenelError("cannot-write", file=path, detail=error.strerror or str(error)) from error


@contextlib.contextmanager
def _progress(language: str) -> Iterator[Callable[[int, int], None] | None]:
    """A progress bar on stderr if it is a terminal; yields its callback."""
    console = Console(stderr=True)
    if not console.is_terminal:
        yield None
        return
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True) as bar:
        task = bar.add_task(say("arena-playing", None, language), total=None)
        yield lambda done, total: bar.update(task, completed=done, total=total)


class Report:
    """What came of a tournament, as tables."""

    def __init__(self, played: Tournament, language: str) -> None:
        self.played = played
        self.language = language

    def say(self, key: str, **details: object) -> str:
        return say(key, details, self.language)

    def title(self) -> str:
        table = self.played.table
        return self.say("arena-title", game=table.game, seats=table.seats, seed=self.played.seed)

    def show(self, console: Console) -> None:
        console.print(self.title(), markup=False)
        console.print(self.pairs())
        console.print(self.ratings())
        if self.played.table.sides > 2:
            console.print(self.say("arena-chance", share=100 / self.played.table.sides), markup=False)
        console.print(self.say("arena-games", games=self.played.played, seconds=self.played.seconds), markup=False)

    def name(self, place: int) -> str:
        return word("bot", self.played.names[place], self.language)

    def pairs(self) -> Table:
        table = Table()
        table.add_column(self.say("arena-pair"))
        for key in ("arena-deals-played", "arena-score", "arena-wins", "arena-lead"):
            table.add_column(self.say(key), justify="right")
        table.add_column(self.say("arena-verdict"))
        for pair in self.played.pairs:
            table.add_row(*self.row(pair))
        return table

    def row(self, pair: Pair) -> list[str]:
        one, other = (self.name(bot) for bot in pair.bots)
        low, high = bounds(pair.results)
        lead, error = pair.lead()
        return [
            self.say("arena-against", one=one, other=other),
            str(pair.judged),
            self.say("arena-share", share=100 * pair.score, low=100 * low, high=100 * high),
            self.say("arena-won", wins=pair.total.won, games=pair.total.games),
            self.say("arena-by", lead=lead, error=error),
            self.say(VERDICTS[pair.verdict]),
        ]

    def ratings(self) -> Table:
        table = Table()
        table.add_column(self.say("arena-bot"))
        table.add_column(self.say("arena-rating"), justify="right")
        table.add_column(self.say("arena-interval"), justify="right")
        for each in self.played.ratings():
            span = self.say("arena-span", low=round(each.low), high=round(each.high))
            table.add_row(word("bot", each.bot, self.language), f"{each.elo:+.0f}", span)
        return table
