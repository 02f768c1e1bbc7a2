"""Interactive play of one seat: what is shown before a decision, and the commands that can be typed."""

from collections.abc import Callable
from typing import Any

from rich.console import Console

from crenel import CrenelError, IllegalAction, bots
from crenel.bots.bot import HINT_PATIENCE
from crenel.cli.arguments import whole
from crenel.cli.drawings import DRAWINGS, log_of
from crenel.cli.errors import error_text, rule_text
from crenel.cli.moves import Move, draw_moves, list_moves
from crenel.cli.scores import score_sheet
from crenel.cli.table import Table
from crenel.locales import say, word

LOW = 32  # lines of a terminal below which the list of moves is kept short


class Quit(Exception):
    """The player typed `quit`."""


class Seat:
    """The seat of a person at this terminal."""

    def __init__(self, table: Table, seat: int, console: Console, seen: int) -> None:
        self.table = table
        self.seat = seat
        self.console = console
        self.language = table.language
        self.drawing = DRAWINGS[table.state.game.name]
        self.seen = seen  # events shown to this seat
        self.moves: list[Move] = []
        self.pending: list[str] = []  # typed ahead, after a semicolon
        self.barrier = 0  # the state's barrier when it was typed
        self.commands: dict[str, Callable[[str], None]] = {
            "board": self.board,
            "card": self.card,
            "hand": self.hand,
            "help": self.help,
            "hint": self.hint,
            "legend": self.legend,
            "log": self.log,
            "look": self.look,
            "preview": self.preview,
            "quit": self.quit,
            "save": self.save,
            "score": self.score,
            "tile": self.card,
            "undo": self.undo,
            "why": self.why,
        }
        short = {"?": "help", "h": "help", "q": "quit", "exit": "quit", "u": "undo"}
        self.commands.update({letter: self.commands[name] for letter, name in short.items()})

    def say(self, key: str, **details: object) -> None:
        self.console.print(say(key, details, self.language), markup=False)

    # ------------------------------------------------------------ one decision

    def decide(self) -> None:
        """Show the table and read commands until the person has decided or undone something."""
        state = self.table.state
        secret = bool(state.secret)
        hidden = self.drawing.screens and self.table.looking != self.seat
        if (secret or hidden) and self.table.players.alone is None:
            self.hand_over()
        self.table.looking = self.seat
        self.moves = list_moves(state, self.seat, self.language)
        if self.pending and (state.moves()[-1][0] != self.seat or state.barrier != self.barrier):
            self.pending = []  # typed ahead without knowing what has come out since
        shown = False
        while self.table.state is state and self.seat in state.actors:
            if not self.pending and not shown:
                self.show_events()
                self.show(self.console.is_terminal and self.console.height < LOW)
                shown = True
            words = self.pending.pop(0) if self.pending else input(say("prompt-move", None, self.language))
            before, self.barrier = len(state.moves()), int(state.barrier)
            try:
                self.execute(words.strip())
            except CrenelError as error:
                self.pending = []
                self.refuse(error)
            if self.table.state is state and len(state.moves()) != before:
                break
        self.autosave()

    def autosave(self) -> None:
        """Save after each decision, so that nothing is lost even if the terminal dies."""
        try:
            self.table.save()
        except CrenelError as error:
            self.refuse(error)

    def hand_over(self) -> None:
        """Hand a shared screen to another person: clear it and wait."""
        self.console.clear()
        self.say("pass-the-screen", who=self.table.players.name(self.seat))
        input()

    def show_events(self) -> None:
        """Show the log since this seat last looked."""
        events = self.table.state.events_for(self.seat, self.seen)
        if events:
            self.console.rule(say("since", None, self.language), style="dim")
        for paragraph in log_of(self.table.state, events, self.table.players, self.seat):
            self.console.print(paragraph)
        self.seen = len(self.table.state.events)

    def execute(self, words: str) -> None:
        """Run a command, or play a move by number or notation; semicolons separate several."""
        words, *later = [each.strip() for each in words.split(";")]
        self.pending = later + self.pending
        name, _, rest = words.partition(" ")
        if not words:
            self.look("")
        elif name.lower() in self.commands:
            self.commands[name.lower()](rest.strip())
        else:
            self.table.timeline.apply(self.read_move(words), self.seat)

    def read_move(self, words: str) -> int:
        """Parse a move: a number of the list, notation, or an unambiguous beginning."""
        if words.isdecimal():
            number = whole("move", words)
            if not 1 <= number <= len(self.moves):
                raise CrenelError("no-such-number", number=words, count=len(self.moves))
            return self.moves[number - 1].action
        try:
            return self.table.state.parse(words, self.seat)
        except IllegalAction:
            fitting = self.completions(words)
            if len(fitting) == 1:
                return fitting[0].action
            if fitting:
                raise CrenelError("several-moves", moves=[move.text for move in fitting]) from None
            raise

    def completions(self, words: str) -> list[Move]:
        """The moves that begin with these words, in notation or as listed."""
        plain = " ".join(words.lower().split())
        return [
            move for move in self.moves if any(f"{text} ".startswith(f"{plain} ") for text in (move.text, move.said))
        ]

    def refuse(self, error: CrenelError) -> None:
        self.console.print(error_text(error, self.language), style="bold", markup=False)
        if isinstance(error, IllegalAction):
            self.say("why-rule", rule=rule_text(error.rule, self.language))

    # ------------------------------------------------------------ commands

    def look(self, _: str) -> None:
        self.show(False)

    def show(self, low: bool) -> None:
        """Show the table, the question and the list of moves; short ones in a low terminal."""
        fields = [move.fields for move in self.moves]
        view: dict[str, Any] = self.table.state.observe(self.seat)
        players = self.table.players
        self.console.print(self.drawing.table(view, self.seat, players, fields, self.console.width, low))
        self.console.print(self.question(view), style="bold", markup=False)
        for line in self.drawing.explain(view, self.seat, fields, self.language):
            self.console.print(line)
        self.console.print(draw_moves(self.moves, self.language, self.console.width, low))

    def question(self, view: dict[str, Any]) -> str:
        details = self.drawing.question(view, self.seat, self.table.players)
        asked = say(f"asking-{view['asking']['step']}", details, self.language)
        return say("your-decision", {"who": self.table.players.name(self.seat), "asking": asked}, self.language)

    def help(self, _: str) -> None:
        self.say("help-commands")
        self.legend("")

    def legend(self, _: str) -> None:
        self.console.print(self.drawing.legend(self.table.state.observe(self.seat), self.language))

    def hand(self, _: str) -> None:
        self.console.print(self.drawing.hand(self.table.state.observe(self.seat), self.seat, self.table.players))

    def hint(self, _: str) -> None:
        """Name the move that the game's adviser would make, who knows what this seat knows, and why."""
        state = self.table.state
        advice = bots.advise(state.clone(), self.seat, len(state.moves()), seconds=HINT_PATIENCE)
        move = next(move for move in self.moves if move.action == advice.action)
        bot = word("bot", advice.bot, self.language)
        self.say("hint-move", bot=bot, number=move.number, move=move.said)
        reasons = [reason.text() for reason in advice.reasons]
        if any(reason.points for reason in advice.reasons):
            self.say("hint-reasons", reasons=reasons)
        else:
            self.say("hint-reason", reasons=reasons)

    def why(self, words: str) -> None:
        if not words:
            raise CrenelError("why-what", example=self.moves[-1].text)
        try:
            self.read_move(words)
        except IllegalAction as error:
            self.refuse(error)
        else:
            self.say("why-legal")

    def preview(self, words: str) -> None:
        if not words:
            raise CrenelError("preview-what", example=self.moves[-1].text)
        events = self.table.state.preview(self.read_move(words), self.seat)
        if not events:
            self.say("preview-nothing")
        for paragraph in log_of(self.table.state, events, self.table.players, self.seat):
            self.console.print(paragraph)

    def undo(self, words: str) -> None:
        count = whole("undo", words or "1", 1)
        taken = self.table.timeline.undoable(self.seat)[:count]
        self.table.timeline.undo(self.seat, count)
        self.seen = min(self.seen, len(self.table.state.events))
        self.say("undone", moves=[moment.text for moment in taken])

    def score(self, _: str) -> None:
        self.console.print(score_sheet(self.table.state, self.table.players))

    def board(self, words: str) -> None:
        names = self.table.players
        wanted = words.lower() or str(self.seat)
        for seat in names.everybody:
            if wanted in (str(seat), names.name(seat).lower()):
                self.console.print(self.drawing.board(self.table.state.observe(self.seat), seat, names))
                return
        listed = ", ".join(f"{seat} ({names.name(seat)})" for seat in names.everybody)
        raise CrenelError("no-such-board", seat=words, known=listed)

    def card(self, words: str) -> None:
        lines = self.drawing.describe(self.table.state, self.seat, words, self.language)
        if not lines:
            raise CrenelError("no-such-text", name=words)
        self.console.print(lines[0], style="bold", markup=False)
        for line in lines[1:]:
            self.console.print(line, markup=False)

    def log(self, words: str) -> None:
        count = whole("log", words or "20", 1)
        events = self.table.state.events_for(self.seat)
        for paragraph in log_of(self.table.state, events[-count:], self.table.players, self.seat):
            self.console.print(paragraph)

    def save(self, _: str) -> None:
        self.table.save()
        self.console.print(say("saved", {"file": str(self.table.file)}, self.language), soft_wrap=True, markup=False)

    def quit(self, _: str) -> None:
        raise Quit
