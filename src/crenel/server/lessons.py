"""The lesson of a table: what it says to the learner, and what its rivals do; and the tables that lessons open."""

import msgspec.structs

import crenel
from crenel.lessons import Course, Prompt, Standing, avoided, lesson, scripted
from crenel.server.entries import AnyEntry, Header, LessonAgain, LessonLeft, LessonRead, StartPosition, TableSeat
from crenel.server.shapes import LessonPromptShape, LessonShape

RIVAL = "easy"  # the bot that goes on where a script ends


class TableLesson:
    """A lesson at one table. It follows from the table's entries."""

    def __init__(self, name: str) -> None:
        self.lesson = lesson(name)
        self.course = Course(self.lesson)
        self.left = False  # whether the learner plays on without help

    def apply(self, entry: AnyEntry) -> None:
        """Apply an entry. Entries that are not about the lesson change nothing."""
        if isinstance(entry, LessonRead):
            self.course.note_read(entry.prompt)
        elif isinstance(entry, LessonLeft):
            self.left = True
        elif isinstance(entry, LessonAgain):
            chapters = [chapter.name for chapter in self.lesson.chapters[entry.chapter :]]
            forgotten = {each.id for each in self.lesson.prompts if each.chapter in chapters}
            self.course = Course(self.lesson, self.course.read - forgotten)

    def knows(self, prompt: str) -> bool:
        return any(each.id == prompt for each in self.lesson.prompts)

    def again(self, state: crenel.State) -> LessonAgain:
        """Return the entry that leads back to the beginning of the present chapter."""
        chapter = self.course.follow(state).chapter
        return LessonAgain(at=0, chapter=chapter, moves=self.course.begun_at[self.lesson.chapters[chapter].name])

    def scripted(self, state: crenel.State, seat: int) -> str | None:
        """Return the next move of a rival's script, or None where a bot decides."""
        if self.left:
            return None
        self.course.follow(state)
        return scripted(self.course, state, seat)

    def avoided(self, state: crenel.State) -> list[str]:
        """Return globs of the moves that rivals do not make now."""
        if self.left:
            return []
        self.course.follow(state)
        return avoided(self.course)

    def shape(self, state: crenel.State) -> LessonShape:
        """Return what the learner is shown."""
        standing = self.course.follow(state)
        return {
            "name": self.lesson.name,
            "left": self.left,
            "chapter": standing.chapter,
            "chapters": len(self.lesson.chapters),
            "finished": standing.finished and standing.prompt is None,
            "prompt": self._prompt(standing.prompt),
            "aside": self._prompt(standing.aside),
            "answer": standing.answer,
            "hinted": standing.hinted,
            "said": self._said(standing),
            "next": self.lesson.next,
        }

    def _said(self, standing: Standing) -> str:
        """Return the key of what stands in for a prompt."""
        if standing.prompt is not None:
            return ""
        return "lesson-let-go" if standing.let_go else f"{self.lesson.key}.free" if standing.free else "lesson-waiting"

    def _prompt(self, prompt: Prompt | None) -> LessonPromptShape | None:
        if prompt is None:
            return None
        shows = self.course.details(prompt)
        return {
            "id": prompt.id,
            "key": prompt.key,
            "details": {name: value if isinstance(value, int) else str(value) for name, value in shows.items()},
            "goal": prompt.goal,
            "lights": prompt.lights,
            "rules": prompt.rules,
        }


def lesson_header(name: str, person: str, title: str) -> Header:
    """Return the header of a table for a lesson. Its seed is known to all, so it counts for nothing."""
    found = lesson(name)
    learner = TableSeat("human", person, title)
    seats = [
        learner if seat == found.learner else TableSeat("bot", name=RIVAL, bot=RIVAL) for seat in range(found.seats)
    ]
    start = None
    if found.position is not None:
        rules = crenel.game(found.game).rules
        start = StartPosition("", 0, {**found.position, "rules": rules})
    options = found.options if start is None else found.start().options
    return Header("", found.game, 0, options, seats, person, "", 0, hints=True, starts_from=start, lesson=name)


def with_seed(header: Header) -> Header:
    """Return the header of a lesson's table with the lesson's seed instead of a secret one."""
    return msgspec.structs.replace(header, seed=lesson(header.lesson).seed)
