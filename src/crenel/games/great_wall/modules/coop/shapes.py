"""What the co-op mode adds to the shapes of the game."""

from typing import Literal, NotRequired

from typing_extensions import TypedDict

from crenel.games.great_wall.shapes import Counts, Row


class LinedRow(Row, extra_items=object):  # type: ignore[call-arg]
    """A request or an event: lines of a word and a number."""

    do: list[dict[str, int]]


class OwnCards(TypedDict):
    request: NotRequired[list[Row]]
    event: NotRequired[list[Row]]


class CoopView(TypedDict):
    """How far the team is."""

    requests: list[str | None]
    """Open ones, by slot."""
    fulfilled: list[str]
    needed: int
    requests_left: int
    """In the deck."""
    events: list[str]
    """In the order in which they came."""
    events_left: int
    sacrificed: list[Counts]
    """By clan: soldiers and clerks that are out of the game."""
    proposed: str | None
    """The request that is talked about."""
    agreed: list[int]
    """Seats that have agreed to it."""
    offers: list[int]
    """By seat: its part of what the team gives."""
    passed: list[int]
    """Seats that propose nothing more this winter."""
    ending: Literal["requests", "late", "disgrace"] | None
    """How the game has ended: won by requests, or lost by time or by shame."""


class Clan(TypedDict):
    means: NotRequired[dict[str, list[int | None]]]
    """By open request and line: how much of it this clan could give; null where a screen hides it."""


class Asking(TypedDict):
    line: NotRequired[int]
    """Of the request that is paid."""


class WallView(TypedDict):
    coop: NotRequired[CoopView]


class Catalogue(TypedDict):
    requests: dict[str, LinedRow]
    events: dict[str, LinedRow]
