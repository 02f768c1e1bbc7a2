"""What a learner tells a table: that they have read a prompt, want to begin again, or play on alone."""

from crenel.server import wire
from crenel.server.entries import AnyEntry, LessonAgain, LessonLeft, LessonRead
from crenel.server.errors import HttpRefusal
from crenel.server.table_log import TableLog
from crenel.server.tables import Check


def learned(message: wire.Learn, person: str, at: int) -> tuple[AnyEntry, Check]:
    """Return the log entry of what a learner wants of the lesson, and the check it has to pass."""
    entry: LessonRead | LessonLeft | LessonAgain
    if message.what == "read":
        entry = LessonRead(at=at, person=person, key=message.id, prompt=message.prompt)
    elif message.what == "leave":
        entry = LessonLeft(at=at, person=person, key=message.id)
    else:
        entry = LessonAgain(at=at, person=person, key=message.id, chapter=0, moves=0)

    def check(log: TableLog) -> None:
        guided = log.lesson
        if log.puzzle is not None and isinstance(entry, LessonAgain) and log.seating.held_by(person):
            return  # from the beginning
        if guided is None or not log.seating.held_by(person):
            raise HttpRefusal("no-lesson", 403)
        if isinstance(entry, LessonRead) and not guided.knows(entry.prompt):
            raise HttpRefusal("no-lesson", 403)
        if isinstance(entry, LessonAgain):
            back = guided.again(log.state())
            entry.chapter, entry.moves = back.chapter, back.moves

    return entry, check
