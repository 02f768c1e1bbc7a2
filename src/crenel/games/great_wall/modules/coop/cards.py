"""Requests and events: their rows, which are lists of lines, each a word and a number, made ready for the rules.

A line of a request says who pays (`each` player as many, or the `team` as many for each player, shared as they like)
and what: a resource, `any` resources, a soldier, a `clerk`, an `advisor`, `honor`, claimed hordes (`horde`);
`team_walls` asks for levels of the wall and takes nothing. A line of an event begins with `now` if it happens once, to
each player where it can; all others last to the end of the game and add up.
"""

from collections.abc import Mapping
from typing import Any, Final

from mypy_extensions import i64

from crenel.games.great_wall.board import RESOURCE_NAMES, SOLDIER_NAMES
from crenel.games.great_wall.cardrows import number, one_of, rows_in
from crenel.games.great_wall.vocabulary import ANYTHING

# What a line of a request asks for.
OF_RESOURCE: Final = 0
OF_ANY: Final = 1
OF_SOLDIER: Final = 2
OF_CLERK: Final = 3
OF_ADVISOR: Final = 4
OF_HONOR: Final = 5
OF_HORDE: Final = 6
OF_WALLS: Final = 7
OTHERS: Final[list[str]] = ["any", "soldier", "clerk", "advisor", "honor", "horde", "walls"]
THINGS: Final[list[str]] = [*RESOURCE_NAMES, *SOLDIER_NAMES, *OTHERS]
DEMANDS: Final[list[str]] = [f"{who}_{thing}" for who in ("each", "team") for thing in THINGS if thing != "walls"]
REQUEST_LINES: Final[list[str]] = [*DEMANDS, "team_walls"]

# What an event changes as long as the game lasts, and what it does once.
LASTING: Final[list[str]] = [
    "power",
    "lethal",
    "wall_cost",
    "soldier_gold",
    "save_more",
    "save_less",
    "barricade",
    "defence",
]
POWER: Final = 0  # of each horde
LETHAL: Final = 1  # soldiers that each horde kills more
WALL_COST: Final = 2
SOLDIER_GOLD: Final = 3  # that each soldier costs more
SAVE_MORE: Final = 4  # chi that saving costs more
SAVE_LESS: Final = 5  # or less
BARRICADE: Final = 6  # that each barricade defends less
DEFENCE: Final = 7  # of each section
ONCE: Final[list[str]] = [
    "now_shame",
    "now_dishonor",
    "now_honor",
    "now_hordes",
    "now_tactics",
    "now_clear",
    "now_recall",
    "now_barricades",
    *[f"now_{resource}" for resource in RESOURCE_NAMES],
]
EVENT_LINES: Final[list[str]] = [*LASTING, *ONCE]


class Line:
    """One line of a request."""

    def __init__(self, word: str, count: i64) -> None:
        who, thing = word.split("_")
        self.team: bool = who == "team"
        self.count: i64 = count  # of each player; for a team, for each of its players
        self.kind: i64 = OF_SOLDIER
        self.what: i64 = ANYTHING
        if thing in RESOURCE_NAMES:
            self.kind = OF_RESOURCE
            self.what = RESOURCE_NAMES.index(thing)
        elif thing in SOLDIER_NAMES:
            self.what = SOLDIER_NAMES.index(thing)
        elif thing != "soldier":
            names = ["any", "", "clerk", "advisor", "honor", "horde", "walls"]
            self.kind = names.index(thing) + OF_ANY

    def screened(self) -> bool:
        """Whether only its owner knows how many he has."""
        return self.kind in (OF_RESOURCE, OF_ANY)


class Request:
    """A wish of the Emperor."""

    def __init__(self, row: Mapping[str, Any]) -> None:
        self.name: str = row["name"]
        self.lines: list[Line] = [Line(word, count) for line in row["do"] for word, count in line.items()]
        self.team: bool = self.lines[0].team
        self.not_for_two: bool = bool(row.get("not_for_two"))

    def screened(self) -> bool:
        return any(line.screened() for line in self.lines)


class Event:
    """What happens at the end of a year."""

    def __init__(self, row: Mapping[str, Any]) -> None:
        self.name: str = row["name"]
        self.once: list[tuple[str, i64]] = []
        self.lasting: list[i64] = [0] * len(LASTING)
        for line in row["do"]:
            for word, count in line.items():
                if word in LASTING:
                    self.lasting[LASTING.index(word)] += count
                else:
                    self.once.append((word, count))


def check_lines(row: Mapping[str, Any], words: list[str]) -> None:
    for line in rows_in("do", row["do"]):
        for word, count in line.items():
            one_of("do", word, words)
            number("do", count, 1)


def check_request(row: Mapping[str, Any]) -> None:
    """Fault if a request cannot be: what a team gives together is one kind of thing."""
    check_lines(row, REQUEST_LINES)
    asked = [word for line in row["do"] for word in line]
    if any(word.startswith("team") for word in asked):
        one_of("do", ", ".join(asked), REQUEST_LINES)


def check_event(row: Mapping[str, Any]) -> None:
    """Fault if an event cannot be."""
    check_lines(row, EVENT_LINES)
