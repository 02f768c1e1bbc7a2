"""Where the rat sits, and its cards."""

from mypy_extensions import i64

from crenel.games.great_wall.clan import NO_CARD
from crenel.games.great_wall.module import Part
from crenel.games.great_wall.state import GreatWall

NOWHERE: i64 = -1


class RatPart(Part):
    def __init__(self, place: i64, card: i64, deck: int) -> None:
        self.place: i64 = place  # NOWHERE before it is placed
        self.card: i64 = card  # the one that lies open
        self.deck: int = deck  # cards still to come

    def clone(self) -> "RatPart":
        return RatPart(self.place, self.card, self.deck)


def new_rat() -> RatPart:
    return RatPart(NOWHERE, NO_CARD, 0)


def rat_of(state: GreatWall) -> RatPart:
    part = state.part("rat")
    assert isinstance(part, RatPart)
    return part
