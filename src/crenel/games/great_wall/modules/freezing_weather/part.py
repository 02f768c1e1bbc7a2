"""What has left the game in Freezing Weather, and what each player has sent to the Emperor."""

from typing import Any, Final

from mypy_extensions import i64

from crenel.games.great_wall.board import BUILDING_RESOURCES, RESOURCES, read
from crenel.games.great_wall.layout import Layout
from crenel.games.great_wall.module import Part
from crenel.games.great_wall.state import GreatWall

DATA: Final[dict[str, Any]] = read("freezing.toml", "modules.freezing_weather")
SUPPLY: Final[i64] = DATA["supply"]
SHORT: Final[i64] = DATA["short"]
SET: Final[i64] = DATA["set"]
SET_HONOR: Final[i64] = DATA["honor"]
RAIDED: Final[i64] = DATA["raided"]


class FreezingPart(Part):
    def __init__(self, sent: list[i64], removed: list[i64]) -> None:
        self.sent: list[i64] = sent  # by seat: a bit for each kind of which a set was sent
        self.removed: list[i64] = removed  # by kind: resources out of the game

    def clone(self) -> "FreezingPart":
        return FreezingPart(self.sent[:], self.removed[:])


def freezing_of(state: GreatWall) -> FreezingPart:
    part = state.part("freezing_weather")
    assert isinstance(part, FreezingPart)
    return part


def production_track(layout: Layout) -> list[i64]:
    """Return what each overseer brings more or less, by year."""
    track: list[i64] = DATA[layout.side_name]
    return track[len(track) - len(layout.hordes) :]


def supply_of(state: GreatWall, resource: i64) -> i64:
    """Return how many of a kind lie in the supply: those in no stock, not in the warehouse and not out of the game."""
    left = SUPPLY - freezing_of(state).removed[resource]
    if resource < BUILDING_RESOURCES:
        left -= state.warehouse[resource]
    for clan in state.clans:
        left -= clan.stock[resource]
    return left


def remove(state: GreatWall, resource: i64, count: i64) -> None:
    """Resources of the supply, or that a player has just paid, leave the game."""
    freezing_of(state).removed[resource] += count


def held_by_others(state: GreatWall, seat: i64) -> list[i64]:
    """Return how many of each kind all other players have together."""
    found: list[i64] = [0] * RESOURCES
    for clan in range(state.seats):
        if clan != seat:
            for resource in range(RESOURCES):
                found[resource] += state.clans[clan].stock[resource]
    return found
