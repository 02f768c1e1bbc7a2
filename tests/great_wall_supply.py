"""Positions of Freezing Weather and the Great Famine, as tests/great_wall_table.py has them for the base game.

wall = FreezingWall(3, sent=[["wood"], [], []], removed={"wood": 4}).clan(0, stock={"stone": 4})
wall = FamineWall(3, food=[4, 8, 8], capacity=12).clan(0, at={"market": 1}).activate()
"""

from collections.abc import Mapping, Sequence
from typing import Any, Self

from tests.great_wall_table import Wall


class FreezingWall(Wall):
    def __init__(
        self,
        seats: int = 3,
        *,
        sent: Sequence[Sequence[str]] | None = None,
        removed: Mapping[str, int] | None = None,
        **parts: Any,
    ) -> None:
        super().__init__(seats, scenario="freezing_weather", **parts)
        self.sent = [list(names) for names in sent or [[] for _ in range(seats)]]
        self.data["freezing_weather"] = {"sent": self.sent, "removed": dict(removed or {})}

    def _clan(self, number: int) -> dict[str, Any]:
        """Clerks that were sent are not in the pool."""
        row = super()._clan(number)
        if number < self.seats:
            row["clerks"]["pool"] -= len(self.sent[number])
        return row

    def help(self, seat: int = 0) -> Self:
        return self.steps({"step": "help_emperor", "seat": seat})

    @property
    def freezing(self) -> dict[str, Any]:
        return dict(self.now["freezing_weather"])


class FamineWall(Wall):
    def __init__(self, seats: int = 3, *, food: Sequence[int] | None = None, capacity: int = 15, **parts: Any) -> None:
        super().__init__(seats, scenario="great_famine", **parts)
        self.data["great_famine"] = {"food": list(food or [min(8, capacity)] * seats), "capacity": capacity}

    def _clan(self, number: int) -> dict[str, Any]:
        """One clerk of each player marks the food."""
        row = super()._clan(number)
        if number < self.seats:
            row["clerks"]["pool"] -= 1
        return row

    def feed(self, *seats: int) -> Self:
        self.data["season"] = "winter"
        return self.steps(*({"step": "feed", "seat": seat} for seat in seats or (0,)))

    def assault(self, *sections: str) -> Self:
        self.data["season"] = "winter"
        return self.steps(*({"step": "assault", "section": section} for section in sections))

    @property
    def food(self) -> list[int]:
        return list(self.now["great_famine"]["food"])

    @property
    def capacity(self) -> int:
        return int(self.now["great_famine"]["capacity"])


def crowded(wall: Wall) -> Wall:
    """Each section has as many hordes as there is room for."""
    for section in ("left", "middle", "right"):
        wall.section(section, *(f"{horde}-{section}" for horde in ("spies", "raiders", "brutes")))
    return wall
