"""What the Rat adds to the shapes of the game."""

from typing import Literal, NotRequired

from typing_extensions import TypedDict

from crenel.games.great_wall.shapes import Row


class RatRow(Row, extra_items=object):  # type: ignore[call-arg]
    rank: Literal["most", "fewest"]
    of: str


class RatView(TypedDict):
    place: str | None
    """Where it sits; nowhere before it has come."""
    card: str
    """Names who must move it this Fall."""
    left: list[str]
    """Cards that may still come, in no order."""


class OwnCards(TypedDict):
    rat: NotRequired[list[Row]]


class WallView(TypedDict):
    rat: NotRequired[RatView]


class Catalogue(TypedDict):
    rats: dict[str, RatRow]
