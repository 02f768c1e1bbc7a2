"""Where ghosts are, those still to be placed, and the dead."""

from mypy_extensions import i64

from crenel.games.great_wall.module import Part
from crenel.games.great_wall.sets import count_bits
from crenel.games.great_wall.state import GreatWall


class GhostPart(Part):
    def __init__(self) -> None:
        self.haunted: i64 = 0  # bits of places with a token
        self.waiting: i64 = 0  # tokens that are taken and not placed yet
        self.dead: list[i64] = []  # soldiers out of the game: clan * kinds + kind

    def clone(self) -> "GhostPart":
        copy = GhostPart()
        copy.haunted = self.haunted
        copy.waiting = self.waiting
        copy.dead = self.dead[:]
        return copy

    def tokens(self) -> i64:
        """Shame tokens that are ghosts now."""
        return self.waiting + count_bits(int(self.haunted))


def ghosts_of(state: GreatWall) -> GhostPart:
    part = state.part("hungry_ghosts")
    assert isinstance(part, GhostPart)
    return part
