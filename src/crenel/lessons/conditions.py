"""Conditions of lessons: what has happened, what is asked, what is possible, what the learner sees. Nothing else: a
lesson cannot ask what a player could not know.
"""

import operator
import re
from collections.abc import Callable
from fnmatch import fnmatchcase
from typing import Any, Protocol

SORTS = ("event", "move", "asked", "possible", "view", "any", "all", "not")
COUNTING = ("n", "since")  # of events and moves: how many, and from when
SINCE = ("chapter", "shown", "lesson")
COMPARED = re.compile(r"(\S+) (==|!=|>=|<=|>|<) (\S+)")
OPERATORS: dict[str, Callable[[Any, Any], bool]] = {
    "==": operator.eq,
    "!=": operator.ne,
    ">=": operator.ge,
    "<=": operator.le,
    ">": operator.gt,
    "<": operator.lt,
}


class Seen(Protocol):
    """What a condition is asked about."""

    def events_since(self, since: str) -> list[dict[str, object]]:
        """Return the events that the learner saw since then."""

    def moves_since(self, since: str) -> list[str]:
        """Return the learner's moves since then."""

    @property
    def asked(self) -> str:
        """Return the step that asks the learner, or nothing."""

    @property
    def legal(self) -> list[str]:
        """Return what the learner may do, in notation."""

    def look(self, path: str) -> object:
        """Return a part of what the learner sees."""


def fits(globs: "str | list[str]", move: str) -> bool:
    """Say whether a move fits a glob, or one of several."""
    return any(fnmatchcase(move, each) for each in ([globs] if isinstance(globs, str) else globs))


def holds(condition: dict[str, Any], seen: Seen) -> bool:
    """Say whether a condition holds."""
    since = condition.get("since", "chapter")
    if "event" in condition:
        wanted = {name: value for name, value in condition.items() if name not in COUNTING}
        return sum(_agrees(each, wanted) for each in seen.events_since(since)) >= int(condition.get("n", 1))
    if "move" in condition:
        return sum(fits(condition["move"], each) for each in seen.moves_since(since)) >= int(condition.get("n", 1))
    if "asked" in condition:
        return seen.asked == str(condition["asked"])
    if "possible" in condition:
        return any(fits(condition["possible"], each) for each in seen.legal)
    if "view" in condition:
        return _compare(condition["view"], seen)
    if "any" in condition:
        return any(holds(each, seen) for each in condition["any"])
    if "all" in condition:
        return all(holds(each, seen) for each in condition["all"])
    return not holds(condition["not"], seen)


def _agrees(event: dict[str, object], wanted: dict[str, Any]) -> bool:
    """Say whether the named fields of an event agree; a list of scalars wanted means any of them."""
    for name, value in wanted.items():
        found = event.get(name)
        if found != value and not (isinstance(value, list) and found in value):
            return False
    return True


def _compare(text: str, seen: Seen) -> bool:
    match = COMPARED.fullmatch(text)
    assert match is not None
    left, right = seen.look(match[1]), _operand(match[3], seen)
    return left is not None and right is not None and bool(OPERATORS[match[2]](left, right))


def _operand(text: str, seen: Seen) -> object:
    """Read the right side: a number, yes or no, or a path."""
    if text.lstrip("-").isdigit():
        return int(text)
    return {"true": True, "false": False}[text] if text in ("true", "false") else seen.look(text)


def check_condition(condition: dict[str, Any]) -> str:
    """Return what is wrong with a condition, or nothing."""
    sorts = [each for each in SORTS if each in condition]
    if len(sorts) != 1:
        return f"a condition is one of {', '.join(SORTS)}: {condition}"
    sort = sorts[0]
    if condition.get("since", "chapter") not in SINCE:
        return f"since is one of {', '.join(SINCE)}"
    if sort != "event" and set(condition) - {sort, *COUNTING}:
        return f"a condition of more than {sort}: {condition}"
    if sort == "view" and not COMPARED.fullmatch(condition["view"]):
        return f"no comparison: {condition['view']}"
    inner = condition[sort] if sort in ("any", "all") else [condition["not"]] if sort == "not" else []
    return next((found for found in map(check_condition, inner) if found), "")


def looked_up(found: Any, path: list[str]) -> object:
    """Return a part of plain data: a field, a place in a list, the item with a field (`section=middle`), or how many
    there are (`#`).
    """
    for part in path:
        if isinstance(found, dict):
            found = found.get(part)
        elif isinstance(found, list) and part == "#":
            found = len(found)
        elif isinstance(found, list) and "=" in part:
            name, _, value = part.partition("=")
            found = next((each for each in found if str(each.get(name)) == value), None)
        elif isinstance(found, list) and part.isdigit() and int(part) < len(found):
            found = found[int(part)]
        else:
            return None
    return found
