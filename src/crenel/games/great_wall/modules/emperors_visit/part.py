"""The Emperor's card, and what a clan has of the things on it."""

from typing import Any, Final

from mypy_extensions import i64

from crenel.games.great_wall.board import RESOURCE_NAMES, RESOURCES, read
from crenel.games.great_wall.module import Part
from crenel.games.great_wall.sets import count_bits
from crenel.games.great_wall.state import GreatWall

DATA: Final = "modules.emperors_visit"
SPACES: Final[list[dict[str, Any]]] = read("visit.toml", DATA)["space"]
THINGS: Final[list[str]] = [str(row["thing"]) for row in SPACES]
AMOUNTS: Final[list[i64]] = [row["amount"] for row in SPACES]
TACTICS: Final = RESOURCES  # the thing after the resources
KINDS: Final[list[i64]] = [[*RESOURCE_NAMES, "tactics"].index(thing) for thing in THINGS]
WAREHOUSE: Final = "warehouse"


class VisitPart(Part):
    def __init__(self, space: i64) -> None:
        self.space: i64 = space  # where the marker is

    def clone(self) -> "VisitPart":
        return VisitPart(self.space)


def visit_of(state: GreatWall) -> VisitPart:
    part = state.part("emperors_visit")
    assert isinstance(part, VisitPart)
    return part


def warehouse_of(state: GreatWall) -> i64:
    """The number of the warehouse among the places."""
    return state.layout.place_names().index(WAREHOUSE)


def shown(state: GreatWall, clan: i64, space: i64) -> i64:
    """Return how much of the thing on a space a clan has: in its own stock or hand."""
    kind = KINDS[space]
    if kind == TACTICS:
        return count_bits(state.clans[clan].tactics)
    return state.clans[clan].stock[kind]


def can_show(state: GreatWall, clan: i64, space: i64) -> bool:
    return shown(state, clan, space) >= AMOUNTS[space]
