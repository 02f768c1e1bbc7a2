"""`crenel simulate`: many games between bots."""

import argparse
import contextlib
import json
import os
from collections.abc import Callable, Iterator

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

import crenel
from crenel import CrenelError, arena, bots
from crenel.arena import Entry, Result, wilson
from crenel.cli.arguments import whole
from crenel.cli.play import read_options, read_own_cards
from crenel.cli.scores import sources_of
from crenel.locales import say, word

GAMES_PER_PROCESS = 10  # fewer are over before another process has started
GAMES_AT_MOST = 10_000_000
PROCESSES_AT_MOST = 256


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", nargs="?")
    parser.add_argument("--games", default="100")
    parser.add_argument("--bots", default="greedy,random")
    parser.add_argument("--seats")
    parser.add_argument("--seed", default="0")
    parser.add_argument("--option", action="append", default=[])
    parser.add_argument("--cards")
    parser.add_argument("--jobs")
    parser.add_argument("--json", action="store_true")


def usage(language: str) -> str:
    names = sorted({bot for name in crenel.games() for bot in bots.names(name)})
    return (
        say("help-simulate", None, language) + "\n\n" + say("simulate-arguments", {"names": ", ".join(names)}, language)
    )


def run(found: argparse.Namespace, language: str) -> int:
    if found.game is None:
        raise CrenelError("missing-argument", command="simulate", known=", ".join(crenel.games()))
    game = crenel.game(found.game)
    line_up = [name.strip() for name in found.bots.split(",") if name.strip()]
    seats = max(len(line_up), game.usual) if found.seats is None else whole("--seats", found.seats)
    games = whole("--games", found.games, 1, GAMES_AT_MOST)
    options = {**read_options(game, found.option), **read_own_cards(game, found.cards)}
    jobs = _jobs(games) if found.jobs is None else whole("--jobs", found.jobs, 1, PROCESSES_AT_MOST)
    with _progress(games, language) as tick:
        result = arena.simulate(game.name, seats, line_up, games, found.seed, options, jobs, tick)
    if found.json:
        print(json.dumps(result.plain()))
    else:
        Report(result, language).show(Console(highlight=False))
    return 0


def _jobs(games: int) -> int:
    """As many processes as there are cores, if there is work for them."""
    return max(1, min(os.cpu_count() or 1, games // GAMES_PER_PROCESS))


@contextlib.contextmanager
def _progress(games: int, language: str) -> Iterator[Callable[[int], None] | None]:
    """A progress bar on stderr if it is a terminal; yields its callback."""
    console = Console(stderr=True)
    if not console.is_terminal:
        yield None
        return
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True) as bar:
        task = bar.add_task(say("simulate-playing", None, language), total=games)
        yield lambda done: bar.update(task, completed=done)


class Report:
    """A result as tables."""

    def __init__(self, result: Result, language: str) -> None:
        self.result = result
        self.language = language

    def say(self, key: str, **details: object) -> str:
        return say(key, details, self.language)

    def number(self, value: float) -> str:
        return self.say("simulate-number", value=value)

    def show(self, console: Console) -> None:
        result = self.result
        title = self.say(
            "simulate-title", games=result.games, game=result.game, seats=result.seats, seed=str(result.seed)
        )
        starting = [self.start_player()] if result.seats > 1 and not result.endings else []
        together = [self.together()] if result.endings else []
        for part in (title, self.strengths(), self.points(), *together, *starting, self.speed()):
            console.print(part, markup=False) if isinstance(part, str) else console.print(part)

    def name(self, place: int) -> str:
        """The bot at a place of the line-up; numbered if it is there more than once."""
        line_up = [entry.bot for entry in self.result.entries]
        called = word("bot", line_up[place], self.language)
        return (
            called if line_up.count(line_up[place]) == 1 else f"{called} {line_up[: place + 1].count(line_up[place])}"
        )

    def strengths(self) -> Table:
        table = Table()
        table.add_column(self.say("simulate-bot"))
        for key in ("mean", "deviation", "scores", "wins", "interval"):
            table.add_column(self.say(f"simulate-{key}"), justify="right")
        for place, entry in enumerate(self.result.entries):
            table.add_row(self.name(place), *self._strength(entry))
        return table

    def _strength(self, entry: Entry) -> list[str]:
        games = self.result.games
        return [
            self.number(entry.mean),
            self.number(entry.deviation),
            f"{entry.least}–{entry.most}",
            self.say("simulate-won", wins=entry.wins, share=100 * entry.wins / games),
            self._interval(entry.wins),
        ]

    def _interval(self, wins: int) -> str:
        low, high = wilson(wins, self.result.games)
        return self.say("simulate-range", low=100 * low, high=100 * high)

    def points(self) -> Table:
        """Mean points by source."""
        table = Table()
        table.add_column(self.say("simulate-points"))
        means = [entry.points() for entry in self.result.entries]
        for place in range(len(means)):
            table.add_column(self.name(place), justify="right")
        for source in sources_of(means):
            table.add_row(word("source", source, self.language), *(self.number(mean.get(source, 0)) for mean in means))
        return table

    def together(self) -> Table:
        """How games ended that all won or lost together: the share of each ending, the most frequent first."""
        result = self.result
        won = sum(ending.games for ending in result.endings.values() if ending.won)
        table = Table()
        table.add_column(self.say("simulate-ending"))
        for key in ("together", "interval"):
            table.add_column(self.say(f"simulate-{key}"), justify="right")
        table.add_row(self.say("simulate-won-together"), self._share(won), self._interval(won))
        for name, ending in sorted(result.endings.items(), key=lambda each: (-each[1].games, each[0])):
            table.add_row(word("ending", name, self.language), self._share(ending.games), self._interval(ending.games))
        return table

    def _share(self, games: int) -> str:
        return self.say("simulate-won", wins=games, share=100 * games / self.result.games)

    def start_player(self) -> str:
        result = self.result
        share = self.say("simulate-percent", value=100 * result.starter_wins / result.games)
        return self.say("simulate-start-player", share=share, interval=self._interval(result.starter_wins))

    def speed(self) -> str:
        speed = self.result.speed()
        return self.say(
            "simulate-speed",
            games=float(speed["games_per_second"]),
            decisions=round(speed["decisions_per_second"]),
            each=self.result.decisions / self.result.games,
            processes=self.result.processes,
        )
