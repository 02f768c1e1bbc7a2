"""What Freezing Weather adds to the shapes of the game."""

from typing import NotRequired

from typing_extensions import TypedDict

from crenel.games.great_wall.shapes import Counts


class FreezingView(TypedDict):
    """How cold it is, and what is left."""

    track: list[int]
    """What each overseer brings more or less, by year."""
    now: int
    """This year."""
    sent: list[list[str]]
    """By seat: the kinds of which a set was sent to the Emperor."""
    supply: dict[str, int | None]
    """By kind: how many are left where few are; null where there are plenty."""
    removed: Counts
    """Out of the game."""


class WallView(TypedDict):
    freezing_weather: NotRequired[FreezingView]
