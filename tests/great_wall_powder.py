"""A position with Black Powder, as tests/great_wall_table.py has them for the base game.

wall = PowderWall(3, machines={"left": ["cannon"]}, towers={"far-left": 1})
wall.section("left", "infantry-left", wall=1).shoot(0, "left").play("shoot left cannon 1")
"""

from collections.abc import Mapping, Sequence
from typing import Any, Self, cast

from crenel.games.great_wall.board import RESOURCE_NAMES
from crenel.games.great_wall.modules.black_powder.module import BlackPowder
from crenel.games.great_wall.modules.black_powder.pieces import SPECIALS
from tests.great_wall_table import CARDS, Wall

# Shot cards that the tests know, whatever those of the house look like.
SHOTS = [
    {"name": "ballista-bolts", "machine": "ballista", "wounds": ["x x . . . .", ". . . . . ."]},
    {"name": "cannonball", "machine": "cannon", "wounds": ["x x . . x .", ". . . . . x"]},
    *(
        {"name": row["name"], "machine": "rockets", "wounds": ["x . . . . .", ". x . . . ."]}
        for row in BlackPowder.rows["shot"][2:]
    ),
]
# Hordes of the siege with spots that the tests know.
SIEGE = [
    {"name": "battering-ram", "power": 4, "honor": 6, "traits": {"ram": 1}, "spots": ["w - . s . .", ". g . . . ."]},
    {"name": "ladders", "power": 3, "honor": 6, "traits": {"ladders": 1}, "spots": ["w - . . . .", ". g . . - ."]},
    {
        "name": "trebuchet",
        "power": 4,
        "honor": 7,
        "traits": {"only_row": 3, "bombards": 1},
        "spots": ["w g . . . .", ". . . c - ."],
    },
]
ROCKETS = [str(row["name"]) for row in BlackPowder.rows["shot"][2:]]
OUT = ["lancers", "marauders", "raiders"]


class PowderWall(Wall):
    def __init__(
        self,
        seats: int = 3,
        *,
        specials: Sequence[str] = SPECIALS,
        towers: Mapping[str, int] | None = None,
        machines: Mapping[str, Sequence[str]] | None = None,
        rockets: Sequence[str] = (),
        cards: Mapping[str, list[dict[str, Any]]] | None = None,
        **parts: Any,
    ) -> None:
        own = {"shot": SHOTS, **(cards or {})}
        own["horde"] = [*own.get("horde", []), *SIEGE]
        super().__init__(seats, black_powder=True, cards=merged(own), **parts)
        clans = len(self.data["clans"])
        self.walls(1)
        self.data["black_powder"] = {
            "specials": [*specials[:seats], *[None] * (clans - seats)],
            "towers": dict(towers or {}),
            "machines": {name: list(there) for name, there in (machines or {}).items()},
            "rockets": list(rockets) or ROCKETS,
            "shot": None,
            "destroyed": [0, 0, 0],
            "out": [] if parts.get("coop") else OUT,
        }

    def walls(self, level: int) -> Self:
        """All sections in use have walls of a level."""
        for name in self.data["sections"]:
            self.data["sections"][name]["wall"] = level if self.seats > 2 or name != "left" else 0
        return self

    def gap(self, section: str, row: int) -> Self:
        """The last horde of a section stands in a row of its own."""
        self.data["sections"][section]["hordes"][-1]["row"] = row
        return self

    def posted(self, clan: int, section: str, soldier: str, count: int = 1) -> Self:
        """Soldiers on firing spots who are no archers."""
        self.data["clans"][clan].setdefault("others_firing", {})[section] = {soldier: count}
        return self

    def _clan(self, number: int) -> dict[str, Any]:
        row = super()._clan(number)
        others = self.data["clans"][number].get("others_firing")
        if others:
            row["soldiers"]["others_firing"] = others
        return row

    def _pool(self, number: int, overseers: dict[str, dict[str, Any]]) -> dict[str, int]:
        """Those in towers are nowhere else; and each player has special soldiers."""
        found = super()._pool(number, overseers)
        row, powder = self.data["clans"][number], self.data["black_powder"]
        found["spearman"] -= list(powder["towers"].values()).count(number)
        special = powder["specials"][number]
        if special is None:
            return found
        left = 3 - row["shamed"].get(special, 0)
        left -= sum(there.get(special, 0) for there in row["rest"].values())
        left -= sum(there.get(special, 0) for there in row.get("others_firing", {}).values())
        left -= sum(1 for overseer in overseers.values() if overseer["soldier"] == special)
        for section in self.data["sections"].values():
            for horde in section["hordes"]:
                left -= sum(piece.split()[:2] == [special, str(number)] for piece in horde["cover"].values())
        return {**found, special: left}

    # ------------------------------------------------------------ what happens

    def shoot(self, seat: int, *sections: str, number: int = 0) -> Self:
        return self.steps({"step": "shoot", "seat": seat, "sections": list(sections), "number": number})

    def man(self, seat: int, *sections: str) -> Self:
        return self.steps({"step": "man", "seat": seat, "sections": list(sections)})

    def recruit(self, seat: int = 0, left: int = 1) -> Self:
        """Recruiting, by somebody who can pay for anything."""
        self.data["clans"][seat]["stock"] = dict.fromkeys(RESOURCE_NAMES, 20)
        ready = [0] * (3 + len(SPECIALS))
        row = {"step": "recruit", "seat": seat, "left": left, "soldier": "any", "price": 0, "ready": ready}
        return self.steps(row, {"step": "batch_over", "seat": seat})

    def check(self) -> Self:
        """Look for defeated hordes."""
        return self.steps({"step": "defeat_check"})

    def winter(self) -> Self:
        """The assault, and all that follows it."""
        self.data["season"] = "winter"
        sections = ["left", "middle", "right"] if self.seats > 2 else ["middle", "right"]
        rows = [{"step": "watch_begins"}, *({"step": "assault", "section": name} for name in sections)]
        rows += [{"step": "watch_ends"}, {"step": "clear_barricades"}]
        return self.steps(*rows, *({"step": "siege", "section": name} for name in sections))

    def build(self, seat: int = 0, left: int = 1) -> Self:
        return self.steps({"step": "build", "seat": seat, "left": left})

    # ------------------------------------------------------------ looking

    @property
    def powder(self) -> dict[str, Any]:
        return cast(dict[str, Any], self.now["black_powder"])

    @property
    def seen(self) -> dict[str, Any]:
        return cast(dict[str, Any], self.state.observe(0)["black_powder"])

    @property
    def towers(self) -> dict[str, int]:
        return cast(dict[str, int], self.powder["towers"])

    def machines(self, section: str) -> list[str]:
        return cast(list[str], self.powder["machines"].get(section, []))

    def wall_level(self, section: str) -> int:
        return cast(int, self.now["sections"][section]["wall"])

    def row(self, section: str, place: int) -> int:
        horde = self.now["sections"][section]["hordes"][place]
        return cast(int, horde.get("row", place + 1))


def merged(own: Mapping[str, list[dict[str, Any]]]) -> dict[str, list[dict[str, Any]]]:
    """Cards of the tests' own beside those that all tests have."""
    return {kind: [*CARDS.get(kind, []), *rows] for kind, rows in own.items()}
