"""What Qin Jiushao has beside his clan: his track and his deck."""

from mypy_extensions import i64

from crenel.games.great_wall.module import Part
from crenel.games.great_wall.state import GreatWall


class SoloPart(Part):
    def __init__(self, clan: i64, track: list[i64], deck: int) -> None:
        self.clan: i64 = clan  # his number
        self.track: list[i64] = track  # production places and barracks, the highest first
        self.deck: int = deck  # command cards still to be drawn

    def clone(self) -> "SoloPart":
        return SoloPart(self.clan, self.track[:], self.deck)


def solo_of(state: GreatWall) -> SoloPart:
    part = state.part("solo")
    assert isinstance(part, SoloPart)
    return part
