"""What the Red Turban Rebellion adds to the shapes of the game."""

from typing import Literal, NotRequired

from typing_extensions import TypedDict


class RebellionView(TypedDict):
    stance: Literal["undecided", "peace", "war"]
    """What the team has chosen this year."""
    spared: int
    """Hordes fewer this year."""
    most: int
    """By so many hordes peace may lessen those of this year."""
    proposed: int
    """Hordes fewer that are talked about; 0 if nothing is."""
    agreed: list[int]
    """Seats that have said their part."""
    offers: list[int]
    """By seat: gold."""
    gold: int
    """For a horde fewer."""
    honor: int
    """For a clerk in Summer."""


class WallView(TypedDict):
    rebellion: NotRequired[RebellionView]
