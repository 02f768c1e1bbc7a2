"""The fortress: its defence, the archers in it, and the siege around it."""

from typing import Any, Final

from mypy_extensions import i64

from crenel.games.great_wall.board import read
from crenel.games.great_wall.module import Part
from crenel.games.great_wall.modules.chronicles.part import all_lose
from crenel.games.great_wall.state import GreatWall

FILE: Final = "fortress.toml"
DATA: Final = "modules.diaoyucheng"
NUMBERS: Final[dict[str, Any]] = read(FILE, DATA)
SPOTS: Final[int] = NUMBERS["spots"]
MOST: Final[int] = NUMBERS["most"]
REPAIR: Final[int] = NUMBERS["repair"]
FALLEN: Final = "fortress"


class FortressPart(Part):
    def __init__(self) -> None:
        self.defence: i64 = 0
        self.siege: i64 = 0  # shame tokens beside the card
        self.archers: list[i64] = []  # on its firing spots, by clan

    def clone(self) -> "FortressPart":
        copy = FortressPart()
        copy.defence = self.defence
        copy.siege = self.siege
        copy.archers = self.archers[:]
        return copy

    def manned(self) -> i64:
        total: i64 = 0
        for count in self.archers:
            total += count
        return total


def fortress_of(state: GreatWall) -> FortressPart:
    part = state.part("diaoyucheng")
    assert isinstance(part, FortressPart)
    return part


def first_defence(state: GreatWall) -> i64:
    """The defence of the fortress at the start, as the game's version of the rules has it."""
    by_seats: list[i64] = read(FILE, DATA, int(state.rules))["defence"]
    return by_seats[int(state.seats)]


def first_siege(state: GreatWall) -> i64:
    """The siege tokens at the start, as the game's version of the rules has it."""
    by_seats: list[i64] = read(FILE, DATA, int(state.rules))["siege"]
    return by_seats[int(state.seats)]


def weaken(state: GreatWall, count: i64) -> None:
    """The fortress loses defence; when nothing is left of it, all have lost."""
    part = fortress_of(state)
    part.defence = max(0, part.defence - count)
    if part.defence == 0:
        all_lose(state, FALLEN)
