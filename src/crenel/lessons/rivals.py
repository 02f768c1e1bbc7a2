"""What a lesson's rivals do: the moves of its script, and what they leave alone."""

import crenel
from crenel.lessons.conditions import fits
from crenel.lessons.course import Course


def scripted(course: Course, state: crenel.State, seat: int) -> str | None:
    """Return the next move of a rival's script, or None where a bot decides. A line is dropped if the question is one
    it could answer, but not so; after that the script does not end the turn.
    """
    if seat not in state.actors:
        return None
    lines = _lines(course, seat)
    if not lines:
        return None
    legal = [state.text(action, seat) for action in state.actions(seat)]
    verbs = {text.split(" ")[0] for text in legal}
    dropped = False
    place = _reached(lines, course.done_by(seat))
    for line in lines[place:]:
        if line in legal:
            return None if dropped and " " not in line else line
        if line.split(" ")[0] not in verbs:
            return None
        dropped = True
    return None


def avoided(course: Course) -> list[str]:
    """Return globs of the moves that rivals do not make now, if they can do anything else."""
    chapters = course.lesson.chapters
    names = [chapter.name for chapter in chapters]
    found: list[str] = []
    for each in course.lesson.avoid:
        if course.chapter < names.index(each["until"]):
            found += each["moves"]
    return found


def allowed(state: crenel.State, seat: int, globs: list[str]) -> crenel.State:
    """Return a copy in which a seat may only do what fits none of the globs; everything, if that leaves nothing."""
    copy = state.clone()
    if not state.secret and seat == state.asked:
        kept = [action for action in state.actions(seat) if not fits(globs, state.text(action, seat))]
        copy.legal = kept or copy.legal
    return copy


def _lines(course: Course, seat: int) -> list[str]:
    name = course.lesson.chapters[course.chapter].name
    return [
        line
        for each in course.lesson.rivals
        if each["seat"] == seat and each["chapter"] == name
        for line in each["lines"]
    ]


def _reached(lines: list[str], played: list[str]) -> int:
    """Return how far a rival has come in its script: behind the last line that was played, in order."""
    place = 0
    for text in played:
        if text in lines[place:]:
            place = lines.index(text, place) + 1
    return place
