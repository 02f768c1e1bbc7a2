"""A position with Genghis Khan, as tests/great_wall_table.py has them for the base game.

wall = KhanWall(3, section="left", skills=["no-retreat", "crush-them"])
wall.section("middle", wounded("leader-middle", a1="spearman 0")).check().play("khan spearman genghis-khan 1")
"""

from collections.abc import Mapping, Sequence
from typing import Any, Self, cast

from tests.great_wall_table import Wall

# His card and skills with spots that the tests know, whatever those of the house look like.
SPOTS = [0, 0, 3, 4, 5]
LINES: dict[str, dict[str, int]] = {
    "let-them-fear-us": {"tribute": 2},
    "our-enemies-are-weaklings": {"contempt": 1},
    "no-retreat": {"slaughter": 1},
    "crush-them": {"power": 2},
    "no-mercy": {"ransom": 1},
    "darken-the-sky": {"silence": 1},
}
CARDS: dict[str, list[dict[str, Any]]] = {
    "khan": [{"name": "genghis-khan", "spots": SPOTS}],
    "skill": [{"name": name, "spots": [0, 3], "do": [line]} for name, line in LINES.items()],
}
QUIET = ("crush-them", "no-mercy")
SKILLS = list(LINES)


class KhanWall(Wall):
    def __init__(
        self,
        seats: int = 3,
        *,
        section: str | None = "right",
        skills: Sequence[str] = QUIET,
        cover: Sequence[Mapping[str, str]] = ({}, {}, {}),
        award: str = "dragon-robe",
        holder: int | None = None,
        cards: Mapping[str, list[dict[str, Any]]] | None = None,
        **parts: Any,
    ) -> None:
        super().__init__(seats, khan=True, cards={**CARDS, **(cards or {})}, **parts)
        out = ["vanguard", "sappers"] if parts.get("coop") else ["lancers", "marauders"]
        self.data["khan"] = {
            "section": section,
            "skills": list(skills),
            "cover": [dict(each) for each in cover],
            "award": award,
            "holder": holder,
            "out": out,
        }

    def _pool(self, number: int, overseers: dict[str, dict[str, Any]]) -> dict[str, int]:
        """Those on his cards are nowhere else; and each player has a bannerman."""
        found = super()._pool(number, overseers)
        row = self.data["clans"][number]
        for cover in self.data["khan"]["cover"]:
            for piece in cover.values():
                soldier, clan = piece.split()[:2]
                found[soldier] -= clan == str(number)
        left = 0 if row["kind"] == "reed" else 1
        left -= row["shamed"].get("bannerman", 0)
        left -= sum(there.get("bannerman", 0) for there in row["rest"].values())
        left -= sum(1 for overseer in overseers.values() if overseer["soldier"] == "bannerman")
        for section in self.data["sections"].values():
            for horde in section["hordes"]:
                left -= sum(piece.split()[:2] == ["bannerman", str(number)] for piece in horde["cover"].values())
        return {**found, "bannerman": left}

    def check(self) -> Self:
        """Look for defeated hordes."""
        return self.steps({"step": "defeat_check"})

    def assault(self, section: str) -> Self:
        self.data["season"] = "winter"
        return self.steps({"step": "assault", "section": section})

    @property
    def khan(self) -> dict[str, Any]:
        return cast(dict[str, Any], self.now["khan"])

    @property
    def seen(self) -> dict[str, Any]:
        return cast(dict[str, Any], self.state.observe(0)["khan"])
