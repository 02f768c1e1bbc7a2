"""What border posts add to the shapes of the game."""

from typing import NotRequired

from typing_extensions import TypedDict

from crenel.games.burgundy.shapes import Bonus


class PostPoints(TypedDict):
    two: int
    three: int


class PostSupply(TypedDict):
    """The posts, each between two hexes, the bonus tiles that are left, and what it pays now to join two or three."""

    hexes: dict[str, tuple[str, str]]
    bonuses: list[Bonus]
    pays: PostPoints


class Posts(TypedDict):
    """The posts of one player: how many are joined, which have a tile beside them, the tiles between those joined."""

    joined: int
    bonus: Bonus | None
    reached: list[str]
    linked: list[str]
    roads: list[list[str]]


class Duchy(TypedDict):
    posts: NotRequired[Posts]


class BurgundyView(TypedDict):
    posts: NotRequired[PostSupply]
