"""What inns add to the shapes of the game."""

from typing import NotRequired

from typing_extensions import TypedDict


class BurgundyView(TypedDict):
    inns: NotRequired[int]
    """How many are left."""
