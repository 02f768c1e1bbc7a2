"""What the solo game adds to the shapes of the game."""

from typing import NotRequired

from typing_extensions import TypedDict

from crenel.games.great_wall.shapes import Row


class SoloRow(Row, extra_items=object):  # type: ignore[call-arg]
    do: list[dict[str, int]]


class OwnCards(TypedDict):
    solo: NotRequired[list[Row]]


class WallView(TypedDict):
    qin_track: list[str]
    """The places he goes to, the next one first."""


class Catalogue(TypedDict):
    solo: dict[str, SoloRow]
