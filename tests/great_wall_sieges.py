"""Positions of the scenarios with ghosts, a siege or a rebellion, as tests/great_wall_table.py has them for others.

wall = Fortress(3, defence=4, siege=2).clan(0, stock={"wood": 1}).night()
"""

from collections.abc import Sequence
from typing import Any, Self, cast

from tests.great_wall_table import Wall

SPOTS = ["w - . . . .", ". . . . . ."]
VANGUARD = {"name": "vanguard", "power": 6, "honor": 7, "spots": SPOTS}


class Ghosts(Wall):
    """The Hungry Ghost Festival."""

    def __init__(self, seats: int = 3, haunted: Sequence[str] = (), **parts: Any) -> None:
        super().__init__(seats, scenario="hungry_ghosts", **parts)
        self.data["ghosts"]["haunted"] = list(haunted)
        self.kept = len(haunted)

    @property
    def haunted(self) -> list[str]:
        return cast(list[str], self.now["ghosts"]["haunted"])

    @property
    def dead(self) -> list[dict[str, int]]:
        return cast(list[dict[str, int]], self.now["ghosts"]["dead"])

    def haunting(self) -> Self:
        """The moment after the assault at which ghosts come."""
        self.data["season"] = "winter"
        return self.steps({"step": "ghosts_come"})


class Together(Wall):
    """A scenario that is played together."""

    def __init__(self, seats: int, scenario: str, **parts: Any) -> None:
        own = {"horde": [VANGUARD], **parts.pop("cards", {})}
        super().__init__(seats, scenario=scenario, coop=True, top="vanguard-middle", cards=own, **parts)

    @property
    def reason(self) -> str:
        """Why the game has ended."""
        return str(self.events("game_ended")[0]["reason"])


class Fortress(Together):
    """The Siege of Diaoyucheng."""

    def __init__(
        self, seats: int = 3, defence: int = 10, siege: int = 0, archers: Sequence[int] = (), **parts: Any
    ) -> None:
        super().__init__(seats, "diaoyucheng", **parts)
        clans = len(self.data["clans"])
        manned = [*archers, *[0] * (clans - len(archers))]
        self.data["fortress"] = {"defence": defence, "siege": siege, "archers": manned}
        self.kept = siege
        self.away = {(clan, "archer"): count for clan, count in enumerate(manned)}

    def night(self) -> Self:
        self.data["season"] = "winter"
        return self.steps({"step": "night"})

    @property
    def fortress(self) -> dict[str, Any]:
        return cast(dict[str, Any], self.now["fortress"])


class Rebellion(Together):
    """The Red Turban Rebellion."""

    def __init__(self, seats: int = 3, **parts: Any) -> None:
        super().__init__(seats, "red_turban", **parts)

    def talks(self) -> Self:
        """Spring, before hordes come."""
        self.data["season"] = "spring"
        return self.steps({"step": "begin_talks"}, {"step": "hordes_come"})

    @property
    def rebellion(self) -> dict[str, Any]:
        return cast(dict[str, Any], self.now["rebellion"])

    def may(self, seat: int) -> list[str]:
        return [self.state.text(action, seat) for action in self.state.actions(seat)]
