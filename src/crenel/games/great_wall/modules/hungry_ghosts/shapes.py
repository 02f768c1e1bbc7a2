"""What the Hungry Ghost Festival adds to the shapes of the game."""

from typing import NotRequired

from typing_extensions import TypedDict

from crenel.games.great_wall.shapes import Counts


class GhostsView(TypedDict):
    haunted: list[str]
    """Places with a ghost."""
    waiting: int
    """Ghosts still to be placed."""
    dead: list[Counts]
    """By clan: soldiers out of the game."""


class Place(TypedDict):
    haunted: NotRequired[bool]
    """A ghost is here: no clerk enters."""


class WallView(TypedDict):
    ghosts: NotRequired[GhostsView]
