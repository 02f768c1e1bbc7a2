"""Learners for tests: the recorded one, and those who choose at random."""

import random
from collections.abc import Callable, Iterator

import crenel
from crenel.lessons import Course, Lesson, avoided, lesson, scripted
from crenel.lessons.rivals import allowed

LONGEST = 400


def model(name: str) -> Iterator[tuple[Course, crenel.State]]:
    """Yield the lesson before each decision of its model, and at the end; prompts are read as they come."""
    found = lesson(name)
    course, state = Course(found), found.start()
    for _, seat, text in found.model().moves:
        course.follow(state)
        read(course)
        yield course, state
        state.apply(state.parse(text, seat), seat)
    course.follow(state)
    read(course)
    yield course, state


def read(course: Course, seen: "Callable[[Course], None] | None" = None) -> None:
    """Read all that is to be read."""
    while course.standing.prompt is not None and course.standing.prompt.kind == "tell":
        if seen is not None:
            seen(course)
        course.note_read(course.standing.prompt.id)


def random_learner(found: Lesson, seed: int, seen: Callable[[Course, crenel.State], None]) -> Course:
    """Play a lesson to its last chapter: the learner at random, rivals by their script and else at random."""
    rng = random.Random(seed)
    course, state = Course(found), found.start()
    for _ in range(LONGEST):
        course.follow(state)
        if state.over or rng.random() < 0.7:
            read(course, lambda each: seen(each, state))
        seen(course, state)
        if state.over or course.standing.finished:
            break
        seat = int(state.actors[0])
        text = None if seat == found.learner else scripted(course, state, seat)
        if text is None:
            kept = state if seat == found.learner else allowed(state, seat, avoided(course))
            state.apply(rng.choice(kept.actions(seat) if seat == kept.asked else state.actions(seat)), seat)
        else:
            state.apply(state.parse(text, seat), seat)
    return course
