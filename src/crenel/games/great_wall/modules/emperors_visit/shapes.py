"""What Emperor's Visit adds to the shapes of the game."""

from typing import NotRequired

from typing_extensions import TypedDict


class EmperorSpace(TypedDict):
    thing: str
    """A resource, or `tactics`."""
    amount: int


class EmperorView(TypedDict):
    space: str
    """The thing under the marker, which he asks for this Winter."""
    spaces: list[EmperorSpace]
    honor: int
    """What everyone gets who can show it."""
    first: int | None
    """The clan that would move the marker now."""


class Clan(TypedDict):
    shows: NotRequired[list[str]]
    """Things of which I have enough for a claim."""


class WallView(TypedDict):
    emperor: NotRequired[EmperorView]


class Catalogue(TypedDict):
    emperor: list[EmperorSpace]
