"""Data by version of the rules: a data file holds what is true now, and beside it what was.

A row with `since = 2` exists from that version on, one with `until = 1` up to that version, and `until_1 = { … }` in a
row or table holds the values that its keys had up to version 1. So a record finds the cards and numbers it began with.
"""

from typing import Any, Final

SINCE: Final = "since"
UNTIL: Final = "until"
WERE: Final = "until_"


def as_of(part: Any, rules: int) -> Any:
    """A part of a data file as a version of the rules has it."""
    if isinstance(part, list):
        return [as_of(each, rules) for each in part if not isinstance(each, dict) or in_force(each, rules)]
    if not isinstance(part, dict):
        return part
    found = {key: as_of(value, rules) for key, value in part.items() if key not in (SINCE, UNTIL)}
    for last in sorted((int(key.removeprefix(WERE)) for key in part if key.startswith(WERE)), reverse=True):
        were = found.pop(f"{WERE}{last}")
        if rules <= last:
            found.update(were)
    return found


def in_force(row: dict[str, Any], rules: int) -> bool:
    """Whether a row exists in a version of the rules."""
    return int(row.get(SINCE, 1)) <= rules <= int(row.get(UNTIL, rules))
