"""Shapes of what every game says of itself, as plain data.

mypy does not know `extra_items` (PEP 728) yet; pydantic does.
"""

from typing_extensions import TypeAliasType, TypedDict

Part = TypeAliasType("Part", str | int | bool | None)


class Move(TypedDict, extra_items=Part | dict[str, int]):  # type: ignore[call-arg]
    """A legal move: its notation, its verb and its parts by name. Which parts there are is the game's business; some
    are counts by name.
    """

    move: str
    verb: str


# ------------------------------------------------------------ rules reference


class ReferenceParagraph(TypedDict):
    """One rule. `rule` is its anchor."""

    rule: str
    text: str
    source: str
    """"rulebook", "public" or "house"."""
    page: int
    """Page of the rulebook; 0 if it has none."""
    ruling: bool
    piece: str
    """Piece of the page that shows it; may be empty."""


class ReferenceStep(TypedDict):
    """One picture of a section that shows how something goes, and what happens there."""

    picture: str
    text: str


class ReferenceTable(TypedDict):
    name: str
    title: str
    head: list[str]
    rows: list[list[str]]


class ReferenceCard(TypedDict):
    """A card or tile, made from its row of data."""

    anchor: str
    title: str
    lines: list[str]


class ReferenceSection(TypedDict):
    name: str
    anchor: str
    module: str
    """Expansion or mode; empty for the base game."""
    title: str
    lead: str
    paragraphs: list[ReferenceParagraph]
    flow: list[ReferenceStep]
    """How it goes, on one picture; may be empty."""
    ordered: bool
    """Whether what it shows comes one after the other."""
    tables: list[ReferenceTable]
    pictures: list[str]
    cards: list[ReferenceCard]
    wrong: list[str]
    """What people get wrong."""


class Reference(TypedDict):
    game: str
    language: str
    sections: list[ReferenceSection]
    steps: dict[str, str]
    """Steps that ask for a decision, and the anchor of what explains each."""
    options: dict[str, str]
    """Options of a table, and the anchor of each."""
    events: dict[str, str]
    """Events that the log tells, and the anchor of the rule behind each."""
