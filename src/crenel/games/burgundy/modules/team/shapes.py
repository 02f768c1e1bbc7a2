"""What the team game adds to the shapes of the game."""

from typing import NotRequired

from typing_extensions import TypedDict


class Team(TypedDict):
    seats: list[int]
    score: int


class Duchy(TypedDict):
    team: NotRequired[int]
    partner: NotRequired[int]
    shared: NotRequired[list[str]]
    """Tiles in the storage that both partners may use."""
    shared_spaces: NotRequired[int]


class BurgundyView(TypedDict):
    teams: NotRequired[list[Team]]
