"""What Genghis Khan adds to the shapes of the game."""

from typing import NotRequired

from typing_extensions import TypedDict

from crenel.games.great_wall.shapes import Counts, Row, SectionName


class KhanRow(Row, extra_items=object):  # type: ignore[call-arg]
    """His card or a skill: a line of spots, each with the number of players from which on it is active."""

    spots: list[int]


class SkillRow(KhanRow, extra_items=object):  # type: ignore[call-arg]
    do: list[dict[str, int]]


class KhanCard(TypedDict):
    card: str
    spots: list[int]
    """The number of players from which on each is active; 0 for always."""
    active: list[bool]
    cover: dict[str, str]
    """By spot, from 1: `spearman 1`, `horseman 0 right` at the first of two."""
    open: int
    """Active spots that are free."""


class KhanView(TypedDict):
    section: SectionName | None
    """Where he stands; nowhere before the first hordes have come."""
    cards: list[KhanCard]
    """His own, then two skills."""
    open: int
    """Free active spots on all of them."""
    award: str | None
    holder: int | None
    """The clan with the award's figure."""
    out: list[str]
    """Kinds of hordes that left the deck for his."""


class Prices(TypedDict):
    bannerman: NotRequired[Counts]


class Asking(TypedDict):
    spearmen: NotRequired[int]
    horsemen: NotRequired[int]


class OwnCards(TypedDict):
    khan: NotRequired[list[Row]]
    skill: NotRequired[list[Row]]
    award: NotRequired[list[Row]]


class WallView(TypedDict):
    khan: NotRequired[KhanView]


class Catalogue(TypedDict):
    khans: dict[str, KhanRow]
    skills: dict[str, SkillRow]
    awards: dict[str, Row]
