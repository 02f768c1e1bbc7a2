"""`crenel learn`: a guided game at the terminal, with the texts of the page."""

import argparse

from rich.console import Console

import crenel
from crenel import CrenelError
from crenel.cli.arguments import INTERRUPTED
from crenel.cli.commands import Quit, Seat
from crenel.cli.play import save, show_result
from crenel.cli.table import Table, new_file
from crenel.lessons import Course, Lesson, Prompt, avoided, lesson, lessons, scripted
from crenel.lessons.rivals import allowed
from crenel.locales import known, say

RIVAL = "easy"  # the bot that goes on where a script ends


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("lesson", nargs="?")
    parser.add_argument("--save")


def usage(language: str) -> str:
    lines = [f"  {name}: {say(f'lesson-{name}.about', None, language)}" for name in lessons()]
    return "\n".join([say("help-learn", None, language), *lines])


def named(words: str) -> str:
    """Return the lesson of that name, or the first one of that game."""
    if words in crenel.games():
        return next(name for name in lessons() if lesson(name).game == words and "first" in name)
    return words


class Learner(Seat):
    """The learner's seat: what the lesson says stands above the board."""

    def __init__(self, table: Table, course: Course, console: Console) -> None:
        super().__init__(table, course.lesson.learner, console, 0)
        self.course = course
        self.left = False
        self.commands["leave"] = self.leave

    def read(self) -> None:
        """Show what is to be read, until something is to be done."""
        self.course.follow(self.table.state)
        while not self.left and self.course.standing.prompt is not None and not self.course.standing.prompt.goal:
            prompt = self.course.standing.prompt
            self.tell(prompt.key, prompt)
            input(say("lesson-enter", None, self.language))
            self.course.note_read(prompt.id)

    def tell(self, key: str, prompt: Prompt | None = None, style: str = "bold") -> None:
        details = {} if prompt is None else self.course.details(prompt)
        self.console.print(say(key, details, self.language), style=style, markup=False)

    def show(self, low: bool) -> None:
        if not self.left:
            self.guide()
        super().show(low)

    def guide(self) -> None:
        """Say what stands now: the answer to the last move, what stands beside, and the prompt with its lights."""
        standing = self.course.follow(self.table.state)
        if standing.answer:
            self.tell(standing.answer, style="")
        if standing.aside is not None:
            self.tell(standing.aside.key, standing.aside, "")
        if standing.prompt is None:
            self.tell("lesson-let-go" if standing.let_go else f"{self.course.lesson.key}.free")
            return
        self.tell(standing.prompt.key, standing.prompt)
        if standing.prompt.lights:
            lit = ", ".join(standing.prompt.lights)
            self.console.print(say("lesson-marked", {"what": lit}, self.language), style="dim", markup=False)
        if standing.hinted:
            self.hint("")

    def hint(self, words: str) -> None:
        """Give the prompt's hint; a bot's where there is none."""
        prompt = self.course.standing.prompt
        if self.left or prompt is None or not known(f"{prompt.key}.hint", self.language):
            super().hint(words)
        else:
            self.tell(f"{prompt.key}.hint", style="")

    def why(self, words: str) -> None:
        """Show the rules behind the prompt; with a move, why it is not legal."""
        prompt = self.course.standing.prompt
        if words or self.left or prompt is None:
            super().why(words)
            return
        for rule in prompt.rules:
            key = f"rule-{rule.replace('.', '-')}"
            if known(key, self.language):
                self.tell(key, style="")

    def leave(self, _: str) -> None:
        """Play on without help."""
        self.left = True
        self.say("lesson-left")


def run(found: argparse.Namespace, language: str) -> int:
    if found.lesson is None:
        raise CrenelError("missing-argument", command="learn", known=", ".join(lessons()))
    console = Console(highlight=False)
    following = named(found.lesson)
    while following:
        guided = lesson(following)
        seated = [None if seat == guided.learner else RIVAL for seat in range(guided.seats)]
        table = Table(guided.start(), seated, new_file(found.save, guided.game, guided.name), language)
        try:
            left = follow(table, guided, console)
        except (Quit, KeyboardInterrupt, EOFError) as cause:
            console.print(say("leaving", None, language))
            return INTERRUPTED if isinstance(cause, KeyboardInterrupt) else 0
        finally:
            save(table, console)
        following = "" if left else guided.next
    return 0


def follow(table: Table, guided: Lesson, console: Console) -> bool:
    """Play a lesson to its end, and the game too if its help was left; return whether it was."""
    learner = Learner(table, Course(guided), console)
    console.print(say(guided.key, None, table.language), style="bold", markup=False)
    learner.read()
    while not table.state.over:
        state = table.state
        if not learner.left and learner.course.standing.finished:
            break
        seat = int(state.actors[0])
        if seat != learner.seat:
            table.timeline.apply(rival_move(table, learner, seat), seat)
        elif state.for_show:
            table.timeline.apply(state.actions()[0], seat)
        else:
            learner.decide()
        learner.read()
    if table.state.over:
        show_result(table, console, learner.seen)
    return learner.left


def rival_move(table: Table, learner: Learner, seat: int) -> int:
    """Return what a rival does: by the lesson's script, else as the easy bot decides."""
    state, course = table.state, learner.course
    course.follow(state)
    text = None if learner.left else scripted(course, state, seat)
    if text is not None:
        return state.parse(text, seat)
    return table.bots[seat].choose(allowed(state, seat, [] if learner.left else avoided(course)), seat)
