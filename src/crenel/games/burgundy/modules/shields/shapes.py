"""What shields add to the shapes of the game."""

from typing import Any, NotRequired

from typing_extensions import TypedDict


class ShieldRow(TypedDict):
    points: int
    effect: dict[str, Any]
    source: str


class Duchy(TypedDict):
    shields: NotRequired[dict[str, int]]
    """By hex of a castle: the shield that hangs on it."""
    follows: NotRequired[int | None]
    """Whose monasteries count here too."""
    tax: NotRequired[int]
    turned: NotRequired[bool]


class Asking(TypedDict):
    shield: NotRequired[int]


class BurgundyView(TypedDict):
    shields: NotRequired[list[list[int]]]
    """By depot, the first one first: the shields on it."""


class Catalogue(TypedDict):
    shields: dict[str, ShieldRow]
