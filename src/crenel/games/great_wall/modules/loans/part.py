"""Soldiers that are set aside, by clan and kind."""

from mypy_extensions import i64

from crenel.games.great_wall.clan import NO_CARD
from crenel.games.great_wall.module import Part
from crenel.games.great_wall.sets import CARD
from crenel.games.great_wall.state import GreatWall


class LoanPart(Part):
    def __init__(self, kinds: i64, soldiers: list[i64]) -> None:
        self.kinds: i64 = kinds  # of soldiers
        self.soldiers: list[i64] = soldiers  # by seat, then by kind

    def clone(self) -> "LoanPart":
        return LoanPart(self.kinds, self.soldiers[:])

    def of(self, seat: i64, soldier: i64) -> i64:
        return self.soldiers[seat * self.kinds + soldier]

    def put(self, seat: i64, soldier: i64, count: i64) -> None:
        """Soldiers are set aside; with a negative count they come back."""
        self.soldiers[seat * self.kinds + soldier] += count

    def any(self, seat: i64) -> bool:
        return any(self.soldiers[seat * self.kinds + soldier] for soldier in range(self.kinds))


def loans_of(state: GreatWall) -> LoanPart:
    part = state.part("loans")
    assert isinstance(part, LoanPart)
    return part


def borrows(state: GreatWall, seat: i64) -> i64:
    """How many soldiers a clan's general sets aside for each supporting advisor."""
    general = state.clans[seat].general
    return state.deck.generals[general].aside if general != NO_CARD else 0


def lenders(state: GreatWall) -> int:
    """The generals that nobody leads, as a set of cards."""
    found = CARD[len(state.deck.generals)] - 1
    for clan in state.clans:
        if clan.general != NO_CARD:
            found &= ~CARD[clan.general]
    return found
