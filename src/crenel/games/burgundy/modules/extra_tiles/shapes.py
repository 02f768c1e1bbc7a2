"""What extra tiles add to the shapes of the game."""

from typing import NotRequired

from typing_extensions import TypedDict


class Asking(TypedDict):
    cell: NotRequired[str]
    """Where the geese lie."""


class TileRow(TypedDict):
    joins: NotRequired[bool]
    """Counts with the animals of any kind."""
