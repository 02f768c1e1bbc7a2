"""What the solo game adds to the shapes of the game."""

from typing import Any, NotRequired

from typing_extensions import TypedDict


class Solo(TypedDict):
    counter: int
    goal: int
    won: bool
    rounds_left: int | None


class SoloGoal(TypedDict):
    least: int
    most: int
    start: int
    step: int
    floor: int


class SoloNumbers(TypedDict):
    goal: SoloGoal
    wild_price: int
    sources: list[str]


class Asking(TypedDict):
    points: NotRequired[int]
    source: NotRequired[str]
    left: NotRequired[int]
    good: NotRequired[str]
    names: NotRequired[list[str]]
    groups: NotRequired[list[list[dict[str, Any]]]]


class BurgundyView(TypedDict):
    solo: NotRequired[Solo]


class Catalogue(TypedDict):
    solo: SoloNumbers
