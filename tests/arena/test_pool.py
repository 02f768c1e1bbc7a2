"""Processes that play: what goes wrong is told, and nobody waits for what cannot come."""

from collections.abc import Callable, Iterator
from typing import NoReturn

import pytest

from crenel.arena.pool import in_processes

TASKS = 12  # more than are handed out at a time


class Unwritable:
    """A task that cannot be packed."""

    def __reduce__(self) -> NoReturn:
        raise ValueError("cannot be packed")


class Unreadable:
    """A task that is packed, and cannot be unpacked."""

    def __reduce__(self) -> tuple[Callable[[str], int], tuple[str]]:
        return int, ("no number",)


class TwoWords(Exception):
    """An exception that is packed, and cannot be unpacked: it wants two words and keeps one."""

    def __init__(self, first: str, second: str) -> None:
        super().__init__(f"{first} {second}")


def raise_two_words(_: object) -> NoReturn:
    raise TwoWords("never", "again")


def name_of(task: object) -> str:
    return type(task).__name__


def made_unreadable(_: object) -> Unreadable:
    return Unreadable()


def made_unwritable(_: object) -> Unwritable:
    return Unwritable()


def tasks_with(odd: object) -> Iterator[object]:
    yield 0
    while True:
        yield odd


@pytest.mark.parametrize(
    ("work", "tasks", "error", "what"),
    [
        pytest.param(name_of, tasks_with(Unwritable()), ValueError, "cannot be packed", id="task not packed"),
        pytest.param(name_of, tasks_with(Unreadable()), ValueError, "no number", id="task not unpacked"),
        pytest.param(lambda task: task, iter(range(TASKS)), Exception, "lambda", id="work not packed"),
        pytest.param(made_unwritable, iter(range(TASKS)), ValueError, "cannot be packed", id="result not packed"),
        pytest.param(made_unreadable, iter(range(TASKS)), ValueError, "no number", id="result not unpacked"),
        pytest.param(raise_two_words, iter(range(TASKS)), RuntimeError, "never again", id="error not unpacked"),
    ],
)
def test_what_goes_wrong_is_raised(
    work: Callable[[object], object], tasks: Iterator[object], error: type[Exception], what: str
) -> None:
    with pytest.raises(error, match=what):
        list(in_processes(work, tasks, 2))
