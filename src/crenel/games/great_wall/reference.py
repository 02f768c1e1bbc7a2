"""Tables and cards of the rules reference, made from the rows of data."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from crenel.games.great_wall.board import CLERKS, HOUSE_BOARD, RESOURCE_NAMES, SIDES, TOP_WALL, WALL_COST, read
from crenel.games.great_wall.cardrows import FILES
from crenel.games.great_wall.module import Module
from crenel.games.great_wall.texts import Row, card_texts
from crenel.kernel.game import RuleCard

Table = tuple[list[object], list[list[object]]]


# ---------------------------------------------------------------- tables


def years() -> Table:
    """Return the time track: hordes that come in Spring, and how many soldiers of each player a horde kills."""
    sides: dict[str, Any] = HOUSE_BOARD.data["side"]
    longest = max(len(side["hordes"]) for side in sides.values())
    rows: list[list[object]] = []
    for name, side in sides.items():
        for what in ("hordes", "lethality"):
            spaces = [*side[what], *["–"] * (longest - len(side[what]))]
            rows.append([f"{name}-{what}", *(["–", *spaces[1:]] if what == "hordes" else spaces)])
    return ["space", *range(1, longest + 1)], rows


def seats() -> Table:
    """Return what depends on the number of players."""
    sides = SIDES.values()
    return ["players", *SIDES], [
        ["years", *[len(side.hordes) for side in sides]],
        ["first-hordes", *[int(side.first_hordes) for side in sides]],
        ["sections", *[len(side.sections) for side in sides]],
        ["start-clerks", *[f"{side.start_clerks} / {CLERKS}" for side in sides]],
        ["shame", *[int(side.shame) for side in sides]],
        ["walls", *[int(side.walls) for side in sides]],
    ]


def walls() -> Table:
    wall = HOUSE_BOARD
    costs = ["–", *[int(cost) for cost in WALL_COST]]
    return ["level", *range(TOP_WALL + 1)], [
        ["price", *costs],
        ["honor", *costs],
        ["defense", *[int(count) for count in wall.wall_defence]],
        ["firing-spots", *[int(count) for count in wall.firing_spots]],
    ]


def soldiers() -> Table:
    rows = HOUSE_BOARD.data["soldier"]
    return ["soldier", "in-pool", "price"], [
        [(f"soldier-{row['name']}", {}), row["pool"], priced(row["cost"])] for row in rows
    ]


def overseers() -> Table:
    rows = [row for row in HOUSE_BOARD.places if "overseer" in row]
    return ["location", "resource", "overseer-price", 1, 2, 3], [
        [
            (f"place-{row['name']}", {}),
            (f"resource-{row['produces']}", {}),
            (f"resource-{row['overseer']['resource']}", {}),
            *row["overseer"]["cost"],
        ]
        for row in rows
    ]


def places() -> Table:
    """The locations with their slots by side of the board, and whether one is shamed for being alone."""
    return ["location", "small-slots", "large-slots", "shame-icon"], [
        [
            (f"place-{row['name']}", {}),
            *[row["slots"][side] if "slots" in row else "no-slots" for side in ("small", "large")],
            "yes" if row.get("shame") else "no",
        ]
        for row in HOUSE_BOARD.places
    ]


def priced(cost: Mapping[str, int]) -> list[object]:
    """A price as a list of texts: 2 stone + 1 wood."""
    found: list[object] = []
    for name in RESOURCE_NAMES:
        if cost.get(name):
            found += ["+"] if found else []
            found.append((f"resource-{name}.count", {"count": cost[name]}))
    return found


TABLES: Final[Mapping[str, Callable[[], Table]]] = {
    "years": years,
    "seats": seats,
    "walls": walls,
    "soldiers": soldiers,
    "overseers": overseers,
    "places": places,
}


# ---------------------------------------------------------------- cards


def base_rows(kind: str) -> list[Row]:
    if kind == "command":
        return list(read("commands.toml")[kind])
    return list(read(FILES[kind])[kind]) if kind in FILES else []


def cards(kind: str, modules: Sequence[type[Module]]) -> list[RuleCard]:
    """Return the cards of a kind, each with its title and the sentences of its text. The name of a module and a dot
    before the kind ask for those that the module brings.
    """
    name, _, own = kind.rpartition(".")
    if not name:
        return told(own, base_rows(own), {})
    module = next((module for module in modules if module.name == name), Module)
    return told(own, module.rows.get(own, []), module.card_details)


def told(kind: str, rows: Sequence[Row], details: Mapping[str, object]) -> list[RuleCard]:
    title = "horde" if kind == "horde" else "card"
    return [
        (
            str(row["name"]),
            (f"{title}-{row['name']}", {}),
            [(key, {**said, **details}) for key, said in card_texts(kind, row)],
        )
        for row in rows
    ]
