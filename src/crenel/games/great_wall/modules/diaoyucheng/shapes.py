"""What the Siege of Diaoyucheng adds to the shapes of the game."""

from typing import NotRequired

from typing_extensions import TypedDict


class FortressView(TypedDict):
    defence: int
    most: int
    """Defence it can have at most."""
    siege: int
    """Shame tokens beside the card."""
    archers: list[int]
    """In the fortress, by clan."""
    spots: int
    repair: int
    """Resources for a point of defence."""
    night: int
    """Defence that the next night would take, as things stand."""


class WallView(TypedDict):
    fortress: NotRequired[FortressView]
