"""`crenel analyse`: everybody's chances in a finished game, and the decisions that cost most."""

import argparse
import contextlib
import json
from collections.abc import Callable, Iterator

from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

import crenel
from crenel import CrenelError, State, bots
from crenel.bots import Analysis
from crenel.bots.analysis import EFFORT, Chances, Costly
from crenel.cli.arguments import whole
from crenel.cli.drawings import players_of, sides_of
from crenel.cli.moves import Move
from crenel.cli.players import Players, Side
from crenel.cli.table import open_record
from crenel.kernel.timeline import rewound
from crenel.locales import say, word

EFFORT_AT_MOST = 1000 * EFFORT  # days, compiled


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", nargs="?")
    parser.add_argument("--effort", default=str(EFFORT))
    parser.add_argument("--json", action="store_true")


def usage(language: str) -> str:
    return say("help-analyse", {"effort": str(EFFORT)}, language)


def run(found: argparse.Namespace, language: str) -> int:
    if found.file is None:
        raise CrenelError("missing-argument", command="analyse", known=", ".join(crenel.games()))
    last, seated = open_record(found.file)
    with _progress(language) as tick:
        analysis = bots.analyse(last, whole("--effort", found.effort, 1, EFFORT_AT_MOST), tick)
    if found.json:
        print(json.dumps(analysis))
    else:
        # Nobody is "you" here, so every person has a colour for a name.
        players = players_of(last, seated or [None] * int(last.seats), language, you=False)
        Report(last, analysis, players, sides_of(last, language)).show(Console(highlight=False))
    return 0


@contextlib.contextmanager
def _progress(language: str) -> Iterator[Callable[[float], None] | None]:
    """A progress bar on stderr if it is a terminal; yields its callback."""
    console = Console(stderr=True)
    if not console.is_terminal:
        yield None
        return
    columns = (TextColumn("{task.description}"), BarColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True) as bar:
        task = bar.add_task(say("analyse-playing", None, language), total=1)
        yield lambda done: bar.update(task, completed=done)


class Report:
    """An analysis as tables."""

    def __init__(self, last: State, analysis: Analysis, players: Players, sides: list[Side]) -> None:
        self.last = last
        self.analysis = analysis
        self.players = players
        self.sides = sides
        self.language = players.language

    def say(self, key: str, **details: object) -> str:
        return say(key, details, self.language)

    def show(self, console: Console) -> None:
        bot = word("bot", self.analysis["bot"], self.language)
        console.print(self.say("analyse-chances", games=self.analysis["games"], bot=bot), markup=False)
        console.print(self.chances())
        console.print(self.say("analyse-chances-note"), markup=False)
        console.print()
        if self.analysis["costly"]:
            console.print(self.say("analyse-costly"), markup=False)
            console.print(self.costly())
        for habit in self.analysis["habits"]:
            who = self.players.name(habit["seat"])
            console.print(self.say("analyse-habit", who=who, **{**habit, "seat": ""}), markup=False)
        console.print(self.say("analyse-costly-note", bot=bot), markup=False)

    def chances(self) -> Table:
        """A row for each moment: the chance of each player or side, its interval, and mean points."""
        table = Table()
        table.add_column(self.say("analyse-moment"), justify="right")
        table.add_column(self.say("analyse-games"), justify="right")
        for header, _ in self._contenders():
            table.add_column(header, justify="right")
        for moment in self.analysis["moments"]:
            table.add_row(*self._row(moment))
        return table

    def _contenders(self) -> list[tuple[Text, list[int]]]:
        """Who has a chance of their own, with their numbers: each player and rival, or each side."""
        if self.sides:
            return [(Text(name, "bold"), seats) for name, seats in self.sides]
        return [(self.players.badge(player), [player]) for player in range(len(self.last.all_scores()))]

    def _row(self, moment: Chances) -> list[str]:
        cells = []
        for _, seats in self._contenders():
            chance, low, high = (
                100 * shares[seats[0]] for shares in (moment["chances"], moment["low"], moment["high"])
            )
            points = sum(moment["points"][seat] for seat in seats)
            key = "analyse-chance" if moment["games"] else "analyse-ended"
            cells.append(self.say(key, chance=chance, low=low, high=high, points=points))
        return [str(moment["moment"]), str(moment["games"] or ""), *cells]

    def costly(self) -> Table:
        table = Table()
        table.add_column(self.say("analyse-moment"), justify="right")
        table.add_column(self.say("analyse-who"))
        table.add_column(self.say("analyse-played"))
        table.add_column(self.say("analyse-better"))
        table.add_column(self.say("analyse-loss"), justify="right")
        for each in sorted(self.analysis["costly"], key=lambda each: -each["loss"]):
            played, better = self._moves(each)
            loss = self.say("analyse-points", loss=each["loss"])
            table.add_row(str(each["moment"]), self.players.badge(each["seat"]), Text(played), Text(better), loss)
        return table

    def _moves(self, decision: Costly) -> list[str]:
        """The move played and the bot's, translated."""
        then, seat = rewound(self.last, decision["moment"]), decision["seat"]
        moves = [then.parse(str(each["move"]), seat) for each in (decision["played"], decision["better"])]
        return [Move(then, seat, move, 0, self.language).said for move in moves]
