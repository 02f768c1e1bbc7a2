"""What the Ancient Beasts add to the shapes of the game."""

from typing import Literal, NotRequired

from typing_extensions import TypedDict

from crenel.games.great_wall.shapes import Counts, Row

BeastName = Literal["yinglong", "white-tiger", "ao", "fenghuang"]


class BeastRow(Row, extra_items=object):  # type: ignore[call-arg]
    """The card of a beast at one level."""

    beast: BeastName
    level: int
    areas: list[str]
    """Places and sections."""
    do: list[dict[str, int]]
    next: NotRequired[Counts]
    """What the next level costs."""


class BeastView(TypedDict):
    beast: BeastName
    card: str
    level: int
    area: str | None
    """A place or a section; nowhere before it is placed."""
    areas: list[str]
    """Where its card allows it."""
    price: Counts | None
    """Of the next level."""


class BeastsView(TypedDict):
    beasts: list[BeastView]
    relic: str | None
    """The active one."""
    left: list[str]
    """Relics that may still come, in no order."""


class OwnCards(TypedDict):
    beast: NotRequired[list[Row]]
    relic: NotRequired[list[Row]]


class WallView(TypedDict):
    beasts: NotRequired[BeastsView]


class Catalogue(TypedDict):
    beasts: dict[str, BeastRow]
    relics: dict[str, Row]
