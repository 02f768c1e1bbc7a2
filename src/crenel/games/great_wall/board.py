"""The printed board: places, sections, tracks, prices. Read once from data/board.toml; numbers of the house, which a
version of the rules may change, are those of a `Board`.
"""

import tomllib
from importlib.resources import files
from typing import Any, Final

from mypy_extensions import i64

from crenel.games.great_wall.changes import NEWEST
from crenel.games.great_wall.editions import as_of
from crenel.kernel.options import lengths

READ: Final[dict[tuple[str, str, int], dict[str, Any]]] = {}  # data files by name, package and version of the rules


def read(name: str, package: str = "data", rules: int = NEWEST) -> dict[str, Any]:
    """Read a data file of this game, or of one of its packages, as a version of the rules has it. Nobody changes what
    is read: it is there for all tables.
    """
    key = (name, package, rules)
    if key not in READ:
        text = files(f"crenel.games.great_wall.{package}").joinpath(name).read_text(encoding="utf-8")
        READ[key] = as_of(tomllib.loads(text), rules)
    return READ[key]


def lengths_with(package: str) -> dict[str, list[int]]:
    """How long a game is without a module's option and with it (benchmarks/option_lengths.py)."""
    return lengths(read("lengths.toml"), read("lengths.toml", package)["decisions"])


BOARD: Final[dict[str, Any]] = read("board.toml")

RESOURCE_NAMES: Final[list[str]] = BOARD["resources"]
WOOD: Final = 0
STONE: Final = 1
GOLD: Final = 2
CHI: Final = 3
RESOURCES: Final = 4
BUILDING_RESOURCES: Final = 3  # wood, stone and gold build walls; chi does not

SOLDIER_ROWS: Final[list[dict[str, Any]]] = BOARD["soldier"]
SOLDIER_NAMES: Final[list[str]] = [row["name"] for row in SOLDIER_ROWS]
SPEARMAN: Final = 0
ARCHER: Final = 1
HORSEMAN: Final = 2
POOL: Final[list[i64]] = [row["pool"] for row in SOLDIER_ROWS]
SOLDIER_COST: Final[list[list[i64]]] = [
    [row["cost"].get(resource, 0) for resource in RESOURCE_NAMES] for row in SOLDIER_ROWS
]

SECTION_NAMES: Final[list[str]] = BOARD["sections"]
SECTIONS: Final = 3
ROWS: Final[int] = BOARD["rows"]
BARRICADES: Final[int] = BOARD["barricades"]
BARRICADE_DEFENCE: Final[i64] = BOARD["barricade_defence"]
BARRICADE_COST: Final[i64] = BOARD["barricade_cost"]
BARRICADE_HONOR: Final[i64] = BOARD["barricade_honor"]
WALL_COST: Final[list[i64]] = BOARD["wall"]["cost"]
TOP_WALL: Final = len(WALL_COST)

HAND_LIMIT: Final[int] = BOARD["hand_limit"]
ADVISOR_ROW: Final[int] = BOARD["advisor_row"]
SHAME_COST: Final[i64] = BOARD["shame_cost"]
SHAME_PLACES: Final[i64] = BOARD["shame_places"]
CLEAR_CHI: Final[i64] = BOARD["clear_chi"]
SAVE_CHI: Final[i64] = BOARD["save_chi"]
CLERK_GOLD: Final[i64] = BOARD["clerk_gold"]
DONATION_HONOR: Final[i64] = BOARD["donation_honor"]
PRESENCE_HONOR: Final[i64] = BOARD["presence_honor"]
ARCHER_HONOR: Final[i64] = BOARD["archer_honor"]
CARD_HONOR: Final[i64] = BOARD["card_honor"]
CLERKS: Final[i64] = BOARD["clerks"]
START_CLERKS: Final[i64] = BOARD["start_clerks"]
ARTIFACTS: Final[int] = BOARD["artifacts"]

PLACE_ROWS: Final[list[dict[str, Any]]] = BOARD["place"]
PLACE_NAMES: Final[list[str]] = [row["name"] for row in PLACE_ROWS]
PRODUCTION: Final = 4  # the first four places produce the resource of their number
BARRACKS: Final = 4
TEA_HOUSE: Final = 5
BUILDERS: Final = 6
LOGISTICS: Final = 7
EMBASSY: Final = 8
ACADEMY: Final = 9
OVERSEER_RESOURCE: Final[list[i64]] = [
    RESOURCE_NAMES.index(row["overseer"]["resource"]) for row in PLACE_ROWS[:PRODUCTION]
]
OVERSEER_COST: Final[list[list[i64]]] = [row["overseer"]["cost"] for row in PLACE_ROWS[:PRODUCTION]]
TOP_OVERSEER: Final = 3


class Side:
    """The printed board for a number of players."""

    def __init__(self, board: dict[str, Any], row: dict[str, Any]) -> None:
        name = row["side"]
        self.name: str = name
        self.slots: list[i64] = [place.get("slots", {}).get(name, 0) for place in board["place"]]
        skipped = row.get("first_space", 1) - 1  # spaces of the time track before the one of the first year
        self.hordes: list[i64] = [0, *board["side"][name]["hordes"][skipped + 1 :]]  # the first year has no spring
        self.lethality: list[i64] = board["side"][name]["lethality"][skipped:]
        self.first_hordes: i64 = row["hordes"]
        self.sections: list[i64] = [SECTION_NAMES.index(section) for section in row["sections"]]
        self.shame: i64 = row["shame"]
        self.walls: i64 = row["walls"]
        self.start_clerks: i64 = row.get("clerks", START_CLERKS)
        self.barricades: i64 = BARRICADES


class Board:
    """The board as a version of the rules has it."""

    def __init__(self, rules: int) -> None:
        data = read("board.toml", rules=rules)
        self.rules: int = rules
        self.data: dict[str, Any] = data
        self.wall_defence: list[i64] = data["wall"]["defence"]
        self.firing_spots: list[i64] = data["wall"]["firing_spots"]
        self.places: list[dict[str, Any]] = data["place"]
        self.sides: dict[int, Side] = {int(players): self.side(row) for players, row in data["players"].items()}

    def side(self, row: dict[str, Any]) -> Side:
        """The board for a number of players, by their row."""
        return Side(self.data, row)


BOARDS: Final[dict[int, Board]] = {}  # those made so far


def board_under(rules: int) -> Board:
    if rules not in BOARDS:
        BOARDS[rules] = Board(rules)
    return BOARDS[rules]


HOUSE_BOARD: Final = board_under(NEWEST)
SIDES: Final[dict[int, Side]] = HOUSE_BOARD.sides
