"""`crenel puzzle`: positions with a best turn, solved by playing; and the commands that make and judge them."""

import argparse
import os
from collections.abc import Iterable
from datetime import date
from functools import partial
from pathlib import Path

from rich.console import Console

import crenel
from crenel import CrenelError
from crenel.arena.pool import in_processes
from crenel.cli.arguments import INTERRUPTED, whole
from crenel.cli.commands import Quit, Seat
from crenel.cli.moves import Move
from crenel.cli.simulate import PROCESSES_AT_MOST
from crenel.cli.table import Table, new_file
from crenel.locales import say
from crenel.puzzles import Puzzle, Verdict, board, daily, puzzle, puzzles, read_puzzles
from crenel.puzzles.collect import agreement, kept_lines
from crenel.puzzles.maker import holds
from crenel.puzzles.puzzle import file_of
from crenel.puzzles.series import Series
from crenel.puzzles.turns import after, idea

RIVAL = "easy"  # sits in the other seats; the puzzle is over before it decides
GAMES_EACH = 40  # games for a puzzle, at most
PUZZLES_AT_MOST = 100_000


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("words", nargs="*")
    parser.add_argument("--daily", action="store_true")
    parser.add_argument("--list", action="store_true")
    for name in ("--number", "--count", "--games", "--file", "--jobs", "--write"):
        parser.add_argument(name)
    parser.add_argument("--seed", default="puzzles")


def usage(language: str) -> str:
    return say("help-puzzle", None, language)


def run(found: argparse.Namespace, language: str) -> int:
    words: list[str] = found.words
    task = words[0] if words and words[0] in ("make", "judge") else ""
    rest = words[1:] if task else words
    if not rest:
        raise CrenelError("missing-argument", command="puzzle", known=", ".join(crenel.games()))
    if len(rest) > 1:
        raise CrenelError("unknown-argument", command="puzzle", argument=rest[1])
    game = crenel.game(rest[0]).name
    if task:
        jobs = os.cpu_count() or 1 if found.jobs is None else whole("--jobs", found.jobs, 1, PROCESSES_AT_MOST)
        return make(found, game, jobs, language) if task == "make" else judge(found, game, jobs, language)
    if found.list:
        for each in puzzles(game):
            print(say("puzzle-line", line_of(each, language), language))
        return 0
    number = None if found.number is None else whole("--number", found.number, 1)
    return play(daily(game, date.today()) if number is None else puzzle(game, number), language)


def line_of(each: Puzzle, language: str) -> dict[str, object]:
    return {"number": each.number, "level": say(f"puzzle-level-{each.level}", None, language), "rating": each.rating}


# ---------------------------------------------------------------- solving


class Solver(Seat):
    """The seat of whoever solves a puzzle."""

    def __init__(self, table: Table, given: Puzzle, console: Console) -> None:
        super().__init__(table, given.seat, console, len(table.state.events))
        self.puzzle = given
        self.laid = board(given.name)
        self.hints = 0
        self.commands["best"] = self.best
        self.commands["again"] = self.again

    def autosave(self) -> None:
        """Save nothing: a position is tried again from its beginning."""

    def ask(self) -> None:
        """Say what is to be found."""
        level = say(f"puzzle-level-{self.puzzle.level}", None, self.language)
        title = say("puzzle", {"number": self.puzzle.number}, self.language)
        self.console.print(f"{title} ({level})", style="bold", markup=False)
        scores = self.laid.start.all_scores()
        lead = scores[self.seat] - max(score for seat, score in enumerate(scores) if seat != self.seat)
        self.say("puzzle-question" if lead >= 0 else "puzzle-question-behind", lead=abs(lead))

    def hint(self, words: str) -> None:
        """Say what to think of; asked again, the move."""
        self.hints += 1
        if self.hints == 1:
            self.say("puzzle-hint-term", term=(self.puzzle.told[0][0], {}))
        else:
            self.say("puzzle-hint-move", move=self.key())

    def best(self, _: str) -> None:
        """Show the best turn, and why it is the best."""
        self.say("puzzle-best", moves=[said for _, said in self.solution()])
        if self.laid.brings:
            self.say("puzzle-brings", terms=[gain(points, f"source-{name}") for name, points in self.laid.brings])
        gap, terms = self.puzzle.gap, reasons(self.puzzle.told)
        self.say("puzzle-why", move=self.key(), gap=round(gap, 1), terms=terms)
        if self.puzzle.exact:
            self.say("puzzle-exact")
        else:
            looks, again = self.puzzle.turns[self.puzzle.best].looks, self.puzzle.again["looks"]
            self.say("puzzle-sure", looks=looks, error=round(self.puzzle.error, 1), again=again)

    def again(self, _: str) -> None:
        """Begin anew."""
        self.pending = []
        taken = len(self.table.timeline.undoable(self.seat))
        if taken:
            self.table.timeline.undo(self.seat, taken)
            self.seen = min(self.seen, len(self.table.state.events))

    def solution(self) -> list[tuple[str, str]]:
        """Return the moves of the best turn, in notation and in words."""
        state, found = self.laid.start, list[tuple[str, str]]()
        for text in self.puzzle.turns[self.puzzle.best].moves:
            action = state.parse(text, self.seat)
            found.append((text, Move(state, self.seat, action, 0, self.language).said))
            state = after(state, self.seat, action)
        return found

    def key(self) -> str:
        """Return the move that every good turn has, in words."""
        return next(said for text, said in self.solution() if idea(self.puzzle.game, text) == self.puzzle.key)

    def judge(self, verdict: Verdict) -> None:
        """Say what the turn was worth, and where it loses; if it solves the puzzle, why it is good."""
        near = verdict.stars == 3 and verdict.loss > 0
        self.say("puzzle-verdict-near" if near else f"puzzle-verdict-{verdict.stars}", loss=verdict.loss)
        lacking = reasons([(term, -points) for term, points in verdict.terms])
        if lacking and verdict.stars < 3:
            self.say("puzzle-lacks", terms=lacking)
        if verdict.solved:
            self.best("")


def reasons(terms: Iterable[tuple[str, float]]) -> list[tuple[str, dict[str, object]]]:
    """Return terms as texts, in whole points."""
    return [gain(round(points), term) for term, points in terms if round(points)]


def gain(points: int, term: str) -> tuple[str, dict[str, object]]:
    return "reason-gain" if points > 0 else "reason-loss", {"points": abs(points), "term": (term, {})}


def play(given: Puzzle, language: str) -> int:
    """Show puzzles until the player has had enough."""
    console = Console(highlight=False)
    try:
        while True:
            solve(given, console, language)
            following = [each for each in puzzles(given.game) if each.number > given.number]
            given = (following or list(puzzles(given.game)))[0]
    except (Quit, KeyboardInterrupt, EOFError) as cause:
        return INTERRUPTED if isinstance(cause, KeyboardInterrupt) else 0


def solve(given: Puzzle, console: Console, language: str) -> None:
    """Let somebody try a puzzle until they want the next; Quit if they want no more."""
    seated = [None if seat == given.seat else RIVAL for seat in range(given.seats)]
    while True:
        table = Table(given.start(), seated, new_file(None, given.game, given.name), language)
        solver = Solver(table, given, console)
        solver.ask()
        verdict = solver.laid.follow(table.state)
        while verdict is None:
            if table.state.for_show:
                table.timeline.apply(table.state.actions()[0])
            else:
                solver.decide()
            verdict = solver.laid.follow(table.state)
        solver.judge(verdict)
        while True:
            words = input(say("puzzle-prompt", None, language)).strip().lower()
            if words in ("quit", "q", "exit"):
                raise Quit
            if words == "next":
                return
            if words == "best":
                solver.best("")
            else:
                break


# ---------------------------------------------------------------- making and judging


def make(found: argparse.Namespace, game: str, jobs: int, language: str) -> int:
    """Make puzzles, or go on with it."""
    count = whole("--count", found.count or "1000", 1, PUZZLES_AT_MOST)
    games = whole("--games", found.games or str(count * GAMES_EACH), 1)
    series = Series(game, found.seed, Path(found.file or f"{game}.jsonl"))
    for _, row in in_processes(series.work, series.missing(count, games), jobs):
        series.take(row)
    made = series.write(count)
    if len(made) < count:
        print(say("puzzle-few", {"count": len(made), "wanted": count, "games": len(series.done)}, language))
    details = {"file": str(series.file), "count": len(made), "games": len(series.done)}
    print(say("puzzle-made", {**details, "agreement": round(agreement(made), 2)}, language))
    return 0 if len(made) >= count else 1


def judge(found: argparse.Namespace, game: str, jobs: int, language: str) -> int:
    """Judge puzzles again, with other seeds, and name those that do not hold; 1 if there are any. Those that hold are
    written to a file, under the present rules, if one is named.
    """
    text = file_of(game) if found.file is None else Path(found.file).read_text(encoding="utf-8")
    given = read_puzzles(game, text)
    held = {each.number for each, well in in_processes(partial(holds, seed=found.seed), iter(given), jobs) if well}
    for each in given:
        if each.number not in held:
            print(say("puzzle-fell", {"number": each.number}, language))
    if found.write is not None:
        write(found.write, kept_lines(text, held, crenel.game(game).rules))
    print(say("puzzle-judged", {"kept": len(held), "count": len(given)}, language))
    return 1 if len(held) < len(given) else 0


def write(file: str, lines: list[str]) -> None:
    try:
        Path(file).write_text("".join(line + "\n" for line in lines), encoding="utf-8")
    except OSError as error:
        raise CrenelError("cannot-write", file=file, detail=error.strerror or str(error)) from error
