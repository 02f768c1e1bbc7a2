"""Peace or war this year, and what is said about it."""

from typing import Any, Final

from mypy_extensions import i64

from crenel.games.great_wall.board import read
from crenel.games.great_wall.module import Part
from crenel.games.great_wall.state import GreatWall

NUMBERS: Final[dict[str, Any]] = read("rebellion.toml", "modules.red_turban")
MORE: Final[list[int]] = NUMBERS["more"]  # hordes more each Spring, by seats
FIRST: Final[list[int]] = NUMBERS["first"]  # and at the start
PEACE_GOLD: Final = 3  # for a horde fewer
LEVY_HONOR: Final = 20  # for a clerk in Summer
UNDECIDED: Final = 0
PEACE: Final = 1
WAR: Final = 2
STANCES: Final[list[str]] = ["undecided", "peace", "war"]
BREACH: Final = "breach"  # how the game is lost


class TurbanPart(Part):
    def __init__(self) -> None:
        self.stance: i64 = UNDECIDED
        self.spared: i64 = 0  # hordes fewer this year
        # what is talked about in Spring
        self.passed: i64 = 0  # bits of seats that propose nothing more
        self.proposed: i64 = 0  # hordes fewer; 0 if nothing is proposed
        self.agreed: i64 = 0  # bits of seats
        self.offers: list[i64] = []  # gold, by seat

    def clone(self) -> "TurbanPart":
        copy = TurbanPart()
        copy.stance = self.stance
        copy.spared = self.spared
        copy.passed = self.passed
        copy.proposed = self.proposed
        copy.agreed = self.agreed
        copy.offers = self.offers[:]
        return copy

    def settle_proposal(self) -> None:
        """Nothing is talked about any more."""
        self.proposed = 0
        self.agreed = 0
        self.offers = [0] * len(self.offers)

    def missing(self) -> i64:
        """Gold that nobody has offered yet."""
        due = PEACE_GOLD * self.proposed
        for offer in self.offers:
            due -= offer
        return due


def turban_of(state: GreatWall) -> TurbanPart:
    part = state.part("red_turban")
    assert isinstance(part, TurbanPart)
    return part
