"""The pieces of Black Powder as rows: war machines, special soldiers, towers, shot cards."""

from collections.abc import Mapping
from typing import Any, Final

from mypy_extensions import i64

from crenel.games.great_wall.board import RESOURCE_NAMES, SECTIONS, read
from crenel.games.great_wall.cardrows import Fault, one_of
from crenel.games.great_wall.cards import GRID, LINE

DATA: Final = "modules.black_powder"
PIECES: Final[dict[str, Any]] = read("pieces.toml", DATA)

MACHINE_ROWS: Final[list[dict[str, Any]]] = PIECES["machine"]
MACHINES: Final[list[str]] = [row["name"] for row in MACHINE_ROWS]
MACHINE_KINDS: Final = 3
OF_EACH: Final = 2  # machines
IN_SECTION: Final = 2  # machines, at most
MACHINE_COST: Final[list[list[i64]]] = [[row["cost"].get(name, 0) for name in RESOURCE_NAMES] for row in MACHINE_ROWS]
SHOT_COST: Final[list[list[i64]]] = [
    [row.get("shot", {}).get(name, 0) for name in RESOURCE_NAMES] for row in MACHINE_ROWS
]
SHOT_ANY: Final[list[i64]] = [row.get("any", 0) for row in MACHINE_ROWS]  # resources of any kind
SHOT_HONOR: Final[list[i64]] = [row["honor"] for row in MACHINE_ROWS]
DRAWS: Final[list[bool]] = [bool(row.get("draws")) for row in MACHINE_ROWS]
MACHINE_HONOR: Final = 4  # of building one

SPECIAL_ROWS: Final[list[dict[str, Any]]] = PIECES["soldier"]
SPECIALS: Final[list[str]] = [row["name"] for row in SPECIAL_ROWS]
SPECIAL_COST: Final[list[list[i64]]] = [[row["cost"].get(name, 0) for name in RESOURCE_NAMES] for row in SPECIAL_ROWS]
MONK: Final = 0
BOMBER: Final = 1
FLAMETHROWER: Final = 2
CROSSBOWMAN: Final = 3
TANK: Final = 4
KINDS: Final = 5  # of special soldiers
EACH: Final = 3  # special soldiers of a clan

SNAKE: Final = "snake"  # the token
SNAKES: Final = 6

TOWERS: Final[list[str]] = ["far-left", "left-middle", "middle-right", "far-right"]
TOWER_HONOR: Final = 2  # for each section next to it that is not breached
EMPTY: Final = -1


def towers_of(section: i64) -> list[i64]:
    """The two towers of a section."""
    return [section, section + 1]


def beside(tower: i64, used: list[i64]) -> list[i64]:
    """The sections in use next to a tower, from the left."""
    return [section for section in used if section in (tower - 1, tower)]


# ---------------------------------------------------------------- shot cards


class Shot:
    """A shot card: the spots of a horde that it wounds."""

    def __init__(self, row: Mapping[str, Any]) -> None:
        self.name: str = row["name"]
        self.machine: i64 = MACHINES.index(row["machine"])
        codes = " ".join(row["wounds"]).split()
        self.spots: list[i64] = [spot for spot in range(GRID) if codes[spot] == "x"]


def check_shot(row: Mapping[str, Any]) -> None:
    """Fault if a shot card cannot be."""
    one_of("machine", row["machine"], MACHINES)
    lines = row["wounds"]
    if not isinstance(lines, list) or [len(str(line).split()) for line in lines] != [LINE, LINE]:
        raise Fault("wounds", "cards-value", key="wounds", value=str(lines), allowed="2 × 6")
    codes = [code for line in lines for code in str(line).split()]
    for code in codes:
        one_of("wounds", code, ["x", "."])
    if "x" not in codes:
        raise Fault("wounds", "cards-value", key="wounds", value=str(lines), allowed="1-12")


def no_machines() -> list[i64]:
    """No machine in any section: section * MACHINE_KINDS + kind."""
    return [0] * (SECTIONS * MACHINE_KINDS)
