"""What trade routes add to the shapes of the game."""

from typing import NotRequired

from typing_extensions import TypedDict


class RouteSpace(TypedDict):
    """A space of a trade route: its colour, what a match pays, and what has been laid on it."""

    good: str
    bonus: str
    laid: str | None


class RouteTileSpace(TypedDict):
    good: str
    bonus: str


class RouteTile(TypedDict):
    spaces: list[RouteTileSpace]
    source: str


class Duchy(TypedDict):
    route: NotRequired[list[RouteSpace]]


class Catalogue(TypedDict):
    routes: list[RouteTile]
    route_bonuses: dict[str, str]
    """By bonus of a trade route: the tile it works like."""
