"""What soldiers set aside add to the shapes of the game."""

from typing import NotRequired

from typing_extensions import TypedDict

from crenel.games.great_wall.shapes import Counts


class Clan(TypedDict):
    aside: NotRequired[Counts]
    """Soldiers that its general has set aside."""
