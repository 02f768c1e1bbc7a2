"""What the Great Famine adds to the shapes of the game."""

from typing import NotRequired

from typing_extensions import TypedDict


class FamineView(TypedDict):
    """Who has what to eat, and how much the stores hold."""

    food: list[int]
    """By seat."""
    mouths: list[int]
    """By seat: pieces on the board that eat."""
    capacity: int
    """The most food anybody can have."""
    start: int
    """The capacity at the start."""
    lost: int
    """All lose when the capacity is this or less."""
    price: int
    """Gold for a meal at the Market this year."""


class WallView(TypedDict):
    great_famine: NotRequired[FamineView]
