"""A position with the Ancient Beasts, as tests/great_wall_table.py has them for the base game.

wall = BeastWall(ao="left", levels={"ao": 3}).clan(0, stock={"wood": 5})
"""

from collections.abc import Mapping
from typing import Any, cast

from crenel.games.great_wall.modules.beasts.cards import BEASTS
from crenel.games.great_wall.modules.beasts.module import Beasts
from tests.great_wall_table import Wall

SECTIONS = ["left", "middle", "right"]
RELICS = [str(row["name"]) for row in Beasts.rows["relic"]]
# Cards that the tests know, whatever those of the house look like: what a beast does, by level.
LINES: dict[str, list[list[dict[str, int]]]] = {
    "yinglong": [[{"gift": 1}], [{"gift": 2}], [{"gifts": 1}, {"gift": 1}]],
    "white-tiger": [[{"saved": 1}], [{"saved": 1}, {"struck": 1}], [{"spared": 1}]],
    "ao": [[{"built": 1}], [{"built": 2}, {"shell": 1}], [{"own": 1}]],
    "fenghuang": [[{"guest": 1}], [{"clerk": 1}], [{"clerk": 2}]],
}
AREAS: dict[str, list[list[str]]] = {
    "yinglong": [["lumber-mill", "quarry"], ["quarry", "gold-mine"], ["lumber-mill", "quarry", "gold-mine"]],
    "white-tiger": [SECTIONS] * 3,
    "ao": [SECTIONS] * 3,
    "fenghuang": [["temple", "barracks", "tea-house"], ["academy", "embassy", "barracks"], ["quarry", "temple"]],
}
PRICES: dict[str, list[dict[str, int]]] = {
    "yinglong": [{"gold": 2}, {"gold": 3}],
    "white-tiger": [{"stone": 2}, {"stone": 4}],
    "ao": [{"chi": 2}, {"chi": 3}],
    "fenghuang": [{"wood": 3}, {"wood": 5}],
}


def card(beast: str, level: int) -> dict[str, Any]:
    price = {"next": PRICES[beast][level - 1]} if level < 3 else {}
    said = {"name": f"{beast}-{level}", "beast": beast, "level": level, "areas": AREAS[beast][level - 1]}
    return {**said, "do": LINES[beast][level - 1], **price}


CARDS: dict[str, list[dict[str, Any]]] = {"beast": [card(beast, level) for beast in BEASTS for level in (1, 2, 3)]}
PLACED: dict[str, str | None] = {"yinglong": "quarry", "white-tiger": "middle", "ao": "right", "fenghuang": "temple"}


class BeastWall(Wall):
    """All beasts stand, at level 1 unless it is said; the relic is one that no test calls by chance."""

    def __init__(
        self,
        seats: int = 3,
        *,
        areas: Mapping[str, str | None] | None = None,
        levels: Mapping[str, int] | None = None,
        relic: str | None = "turtle-plastron",
        cards: Mapping[str, list[dict[str, Any]]] | None = None,
        **parts: Any,
    ) -> None:
        super().__init__(seats, beasts=True, cards={**CARDS, **(cards or {})}, **parts)
        self.data["beasts"] = {
            "levels": {**dict.fromkeys(BEASTS, 1), **(levels or {})},
            "areas": {**PLACED, **(areas or {})},
            "relic": relic,
            "deck": [name for name in RELICS if name != relic],
            "upgraded": False,
        }

    @property
    def beasts(self) -> dict[str, Any]:
        return cast(dict[str, Any], self.now["beasts"])

    def raises(self, seat: int = 0) -> "BeastWall":
        """Ask a player at the start of their turn."""
        return self.steps({"step": "raise_beast", "seat": seat})
