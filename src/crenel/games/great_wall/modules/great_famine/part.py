"""The food of each player, and how much the stores can hold."""

from typing import Any, Final

from mypy_extensions import i64

from crenel.games.great_wall.board import read
from crenel.games.great_wall.module import Part
from crenel.games.great_wall.modules.chronicles.part import all_lose
from crenel.games.great_wall.state import GreatWall

DATA: Final[dict[str, Any]] = read("famine.toml", "modules.great_famine")
CAPACITY: Final[dict[int, i64]] = {int(seats): capacity for seats, capacity in DATA["capacity"].items()}
MOST: Final[i64] = DATA["most"]
FOOD: Final[i64] = DATA["food"]
LOST: Final[i64] = DATA["lost"]
MEAL: Final[i64] = DATA["meal"]
MARKET: Final = "market"
ENDING: Final = "famine"


class FaminePart(Part):
    def __init__(self, food: list[i64], capacity: i64) -> None:
        self.food: list[i64] = food  # by seat
        self.capacity: i64 = capacity

    def clone(self) -> "FaminePart":
        return FaminePart(self.food[:], self.capacity)


def famine_of(state: GreatWall) -> FaminePart:
    part = state.part("great_famine")
    assert isinstance(part, FaminePart)
    return part


def lower_capacity(state: GreatWall, count: i64) -> None:
    """The stores hold less, and what they cannot hold is lost. When they hold too little, everybody has lost."""
    part = famine_of(state)
    part.capacity = max(0, part.capacity - count)
    if state.recording:
        state.emit("capacity_fell", -1, {"count": int(count), "left": int(part.capacity)})
    for seat in range(len(part.food)):
        part.food[seat] = min(part.food[seat], part.capacity)
    if part.capacity <= LOST:
        all_lose(state, ENDING)


def mouths(state: GreatWall, seat: i64) -> i64:
    """Return how many of a player's pieces on the board eat: soldiers, overseers, and clerks at locations."""
    clan = state.clans[seat]
    total: i64 = 0
    for count in clan.at:
        total += count
    for level in clan.levels:
        if level:
            total += 1
    for count in clan.rest:
        total += count
    for count in clan.firing:
        total += count
    for section in state.layout.sections:
        for horde in state.hordes[section]:
            for soldier in range(clan.kinds):
                total += horde.pieces(seat, soldier)
    return total
