"""Tables and pieces of the rules reference, made from the rows of data. Modules add theirs (`Module.rule_table`)."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from crenel.games.burgundy.central import AREA_POINTS, PHASE_NAMES, PHASE_POINTS, START_WORKERS
from crenel.games.burgundy.texts import Text, tile_texts
from crenel.games.burgundy.tiles import BASE_TILES, CENTRAL, KIND_LETTERS, KIND_NAMES, TILE_OF, TILE_ROWS

Table = tuple[list[object], list[list[object]]]

SIDES: Final = ("2", "3", "4")


def tile_of(rule: str) -> str:
    """Return the tile that a rule is about: `monastery.5`, `building.market`; empty if it is about none."""
    family, _, name = rule.partition(".")
    if family == "building" and name in TILE_OF:
        return name
    return family + name if family == "monastery" and family + name in TILE_OF else ""


def texts_of(rule: str) -> list[Text]:
    tile = tile_of(rule)
    return tile_texts(tile) if tile else []


def base_tiles(kind: str) -> list[dict[str, Any]]:
    """Return the rows of a kind of tile, without those that modules add."""
    return [row for row in TILE_ROWS[:BASE_TILES] if row["kind"] == kind]


def areas() -> Table:
    sizes = range(1, len(AREA_POINTS))
    return ["hexes", *sizes], [["points", *[int(AREA_POINTS[size]) for size in sizes]]]


def phases() -> Table:
    return ["phase", *PHASE_NAMES], [["points", *[int(points) for points in PHASE_POINTS]]]


def sides() -> Table:
    rows = [CENTRAL["side"][players] for players in SIDES]
    return ["players", *SIDES], [
        ["depot-spaces", *[len(row["depots"][0].split()) for row in rows]],
        ["black-spaces", *[row["black"] for row in rows]],
        ["points-per-good", *[row["sale"] for row in rows]],
        ["large-bonus", *[row["bonus"]["large"] for row in rows]],
        ["small-bonus", *[row["bonus"]["small"] for row in rows]],
    ]


def workers() -> Table:
    return ["place-in-order", *range(1, len(START_WORKERS) + 1)], [["workers", *START_WORKERS]]


def depots() -> Table:
    """Depots by player count, each with the kinds of its spaces."""
    kinds = dict(zip(KIND_LETTERS, KIND_NAMES, strict=True))

    def space(letters: str) -> list[object]:
        names: list[Text] = [(f"kind-{kinds[letter]}", {}) for letter in letters.split("|")]
        first, *second = names
        return [first, *[part for each in second for part in ("/", each)]]

    def cell(spaces: str) -> list[object]:
        found: list[object] = []
        for letters in spaces.split():
            found += ["·", *space(letters)] if found else space(letters)
        return found

    rows = [CENTRAL["side"][players]["depots"] for players in SIDES]
    return ["depot", *SIDES], [[depot + 1, *[cell(row[depot]) for row in rows]] for depot in range(len(rows[0]))]


def buildings() -> Table:
    rows = [row for row in base_tiles("building") if row["coloured"]]
    return ["tile", "effect"], [[(f"tile-{row['name']}", {}), tile_texts(row["name"])[0]] for row in rows]


def livestock() -> Table:
    rows = [row for row in base_tiles("pasture") if row["coloured"]]
    return ["tile", "coloured-backs", "black-backs"], [
        [(f"tile-{row['name']}", {}), row["coloured"], row["black"]] for row in rows
    ]


def goods() -> Table:
    return ["die", "good", "tiles"], [
        [number, (f"good-{row['name']}", {}), row["count"]] for number, row in enumerate(CENTRAL["good"], 1)
    ]


def leftovers() -> Table:
    final = CENTRAL["final"]
    return ["left-over", "points"], [
        ["one-good", final["good"]],
        ["one-silver", final["silver"]],
        ["some-workers", 1],
    ]


TABLES: Final[Mapping[str, Callable[[], Table]]] = {
    "areas": areas,
    "phases": phases,
    "sides": sides,
    "workers": workers,
    "depots": depots,
    "buildings": buildings,
    "livestock": livestock,
    "goods": goods,
    "leftovers": leftovers,
}
