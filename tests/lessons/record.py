"""Plays the model of each lesson again under the rules of today, and writes its record anew:
`python -m tests.lessons.record`.

A move that is not legal any more ends it, with its place and what is legal there: the lesson needs a new model.
"""

import sys
from pathlib import Path

import crenel
from crenel.lessons import lesson, lessons

DATA = Path(crenel.__file__).parent / "lessons" / "data"


def recorded(name: str, moves: list[tuple[int, str]]) -> str:
    """Return the record of a lesson's moves."""
    state = lesson(name).start()
    for number, (seat, text) in enumerate(moves, 1):
        try:
            state.apply(state.parse(text, seat), seat)
        except crenel.IllegalAction as error:
            legal = ", ".join(state.text(action) for action in state.actions())
            raise SystemExit(f"{name}, move {number}: {seat} {text}: {error.said('en')} Legal: {legal}") from error
    return state.record()


def main(names: list[str]) -> None:
    for name in names or lessons():
        moves = [(seat, text) for _, seat, text in lesson(name).model().moves]
        (DATA / f"{name}.record").write_text(recorded(name, moves), encoding="utf-8")
        print(name, len(moves), "moves")


if __name__ == "__main__":
    main(sys.argv[1:])
