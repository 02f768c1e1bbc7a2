"""Shapes of what the page is told: the view and the catalogue. The page's types are written from them (`make types`);
a module adds to them in its own `shapes.py`, by a shape of the same name. tests/test_types.py proves them true.
"""

from typing import Any, Literal, NotRequired

from typing_extensions import TypeAliasType, TypedDict

Kind = TypeAliasType("Kind", Literal["castle", "mine", "monastery", "ship", "pasture", "building"])
TileKind = TypeAliasType("TileKind", Literal["castle", "mine", "monastery", "ship", "pasture", "building", "wild"])
Bonus = TypeAliasType("Bonus", Literal["small", "large"])
GoodCounts = TypeAliasType("GoodCounts", dict[str, int])

# ------------------------------------------------------------ the view


class DepotSpace(TypedDict):
    kind: Literal["castle", "mine", "monastery", "ship", "pasture", "building", "black", "wild"]
    tile: str | None


class Depot(TypedDict):
    depot: int
    spaces: list[DepotSpace]
    goods: GoodCounts


class Die(TypedDict):
    value: int
    used: bool


class Duchy(TypedDict):
    """A player and what lies before them."""

    seat: int
    board: str
    tiles: dict[str, str]
    """By hex."""
    keys: list[str]
    """Tiles in storage."""
    key_spaces: int
    goods: GoodCounts
    good_spaces: int
    sold: GoodCounts
    workers: int
    silver: int
    dice: list[Die]
    bought: bool
    bonuses: dict[str, Bonus]
    """By kind of hex."""
    bridge: int
    sale: int
    """Points for a crate sold."""
    bonus_factor: int
    """How often a new bonus tile counts."""
    area_points: list[int]
    """By area: what it pays by its size once it is complete."""
    score: int
    points: dict[str, int]
    """By source."""
    ready: NotRequired[bool]
    """Where all choose in secret: has chosen."""
    secret: NotRequired[str]
    """My own secret choice, in notation."""


class Asking(TypedDict):
    """What is asked now: the step and its details."""

    step: str
    kinds: NotRequired[list[Kind]]
    depot: NotRequired[int]
    depots: NotRequired[list[int]]
    space: NotRequired[int]


class Bags(TypedDict):
    """How many tiles of each back are still face down."""

    castle: int
    mine: int
    monastery: int
    ship: int
    pasture: int
    building: int
    black: int


class BonusTiles(TypedDict):
    """The bonus tiles that are left, by kind of hex."""

    castle: list[Bonus]
    mine: list[Bonus]
    monastery: list[Bonus]
    ship: list[Bonus]
    pasture: list[Bonus]
    building: list[Bonus]


class BonusPoints(TypedDict):
    large: int
    small: int


class Cell(TypedDict):
    """A hex of a board."""

    cell: str
    kind: Kind
    number: int
    area: int
    row: int
    x: int
    """Half hexes from the left."""
    near: list[str]


class Board(TypedDict):
    name: str
    title: str
    family: str
    source: str
    start: str | None
    starts: list[str]
    rivers: list[tuple[str, str]]
    """Hexes that are not neighbours, because a river runs between them."""
    cells: list[Cell]


class BurgundyView(TypedDict):
    """The table as one seat sees it, or as everybody does."""

    game: str
    seats: int
    me: int | None
    options: dict[str, Any]
    over: bool
    actor: int | None
    actors: list[int]
    asking: Asking | None
    phase: str | None
    round: int
    white: int
    order: list[int]
    bridge: list[list[int]]
    coming: list[str]
    """Goods of the rounds to come."""
    depots: list[Depot]
    black: Depot
    bags: Bags
    bonuses: BonusTiles
    sale: int
    bonus_points: BonusPoints
    players: list[Duchy]
    ranking: list[int] | None
    boards: NotRequired[dict[str, Board]]
    """Boards that the table brought along."""
    worth: NotRequired[dict[str, int]]
    """By tile in sight: what it would score by itself now, as far as that can be said."""


# ------------------------------------------------------------ the catalogue


class TileRow(TypedDict):
    kind: TileKind
    coloured: int
    black: int
    animal: NotRequired[str]
    count: NotRequired[int]
    effect: NotRequired[dict[str, Any]]
    source: str


class Catalogue(TypedDict):
    """What never changes, also of modules that are not in play."""

    boards: dict[str, Board]
    tiles: dict[str, TileRow]
    kinds: dict[str, str]
    """The letter of each kind."""
    goods: dict[str, int]
    phases: dict[str, int]
    rounds: int
    last_phase: str
    area_points: list[int]
    bridge: int
    black_price: int
    sources: list[str]
    told_points: dict[str, dict[str, list[str]]]
    """By event and source: the details that are points."""
    pages: dict[str, int]
    """By rule: the page of the rulebook."""
