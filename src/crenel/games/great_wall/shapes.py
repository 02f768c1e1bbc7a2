"""Shapes of what the page is told: the view and the catalogue. The page's types are written from them (`make types`);
a module adds to them in its own `shapes.py`, by a shape of the same name. tests/test_types.py proves them true.

mypy does not know `extra_items` (PEP 728) yet; pydantic does.
"""

from typing import Any, Literal, NotRequired

from typing_extensions import TypeAliasType, TypedDict

Resource = TypeAliasType("Resource", Literal["wood", "stone", "gold", "chi"])
Soldier = TypeAliasType("Soldier", Literal["spearman", "archer", "horseman"])
SectionName = TypeAliasType("SectionName", Literal["left", "middle", "right"])
Counts = TypeAliasType("Counts", dict[str, int])

# ------------------------------------------------------------ cards


class Row(TypedDict, extra_items=object):  # type: ignore[call-arg]
    """A card's row of data. What may stand in it depends on its kind."""

    name: str
    source: NotRequired[Literal["rulebook", "public", "house"]]


class HordeRow(Row, extra_items=object):  # type: ignore[call-arg]
    power: int
    honor: int
    spots: list[str]


class CommandRow(Row, extra_items=object):  # type: ignore[call-arg]
    boxes: list[dict[str, Any]]


class OwnCards(TypedDict):
    """Cards that a table brought along instead of those of the house, by kind."""

    general: NotRequired[list[Row]]
    advisor: NotRequired[list[Row]]
    tactic: NotRequired[list[Row]]
    horde: NotRequired[list[Row]]
    artifact: NotRequired[list[Row]]
    command: NotRequired[list[Row]]


# ------------------------------------------------------------ the board


class Forecast(TypedDict):
    """What an assault would bring."""

    power: int
    defence: int
    breach: bool


class HordeView(TypedDict):
    """A horde before the wall."""

    horde: str
    card: str
    cover: dict[str, str]
    """By spot: `wound`, `spearman 1`, `horseman 0 right` at his first half."""
    open: int
    power: int
    without: Forecast
    """What an assault would bring if this horde fell before."""
    row: NotRequired[int]
    """Where rows before it are empty: its own, from 1."""


class Section(Forecast):
    """A section of the wall."""

    section: SectionName
    wall: int
    wall_defence: int
    next_cost: int | None
    barricades: int
    barricade_defence: int
    halved: int
    firing_free: int
    hordes: list[HordeView]
    """The one at the wall first."""


class Place(TypedDict):
    place: str
    slots: int | None
    clerks: dict[str, int]
    """By clan."""
    activates: bool
    brings: dict[str, int]
    """By player's clan: what they get if it activates now: resources, places in the tea order, or so many deeds."""
    shame: bool
    shames: bool
    """Whether someone alone there gains shame if it activates now."""


class YearNumbers(TypedDict):
    hordes: int
    lethality: int


class Played(TypedDict):
    """A command card on the track."""

    clan: int
    card: str


class Resolving(Played):
    """The command card of the turn, which may be a copy, and its box or line; no box once places activate."""

    box: int | None


class ShameTokens(TypedDict):
    pool: int
    of: int
    out: int


class ArtifactView(TypedDict):
    artifact: str
    now: list[int]
    """By clan: the honor it would bring now."""


class Decks(TypedDict):
    advisors: int
    tactics: int
    hordes: int
    next_section: SectionName | None
    advisors_discarded: list[str]
    tactics_discarded: list[str]
    hordes_discarded: list[str]


# ------------------------------------------------------------ clans


class Clerks(TypedDict):
    pool: int
    reserve: int
    at: Counts


class Overseer(TypedDict):
    level: int
    soldier: str
    """Of any kind that the clan has, those of modules too."""


class Soldiers(TypedDict):
    """All soldiers of a clan that are not on hordes."""

    pool: Counts
    shamed: Counts
    rest: dict[SectionName, Counts]
    firing: Counts
    overseers: dict[str, Overseer]


class Claimed(TypedDict):
    horde: str
    shame: int


class Stock(TypedDict):
    wood: int
    stone: int
    gold: int
    chi: int


class Dealt(TypedDict):
    generals: list[str]
    advisors: list[str]


class Prices(TypedDict):
    """What an advisor and each kind of soldier would cost me now."""

    advisor: int
    spearman: Counts
    archer: Counts
    horseman: Counts


class Clan(TypedDict):
    clan: int
    kind: str
    """How it plays: `player`, or the name of an automa."""
    general: str | None
    active: list[str]
    supporters: int
    clerks: Clerks
    soldiers: Soldiers
    commands_in_hand: int
    command: str | None
    """The command card it shows this year; none before all have chosen."""
    discarded: list[str]
    tactics_in_hand: int
    claimed: list[Claimed]
    shames: int
    score: int
    honor: dict[str, int]
    """By source."""
    stock: Stock | None
    """Null behind another's screen, like all down to `support`."""
    tactics: list[str] | None
    commands: list[str] | None
    support: list[str] | None
    ready: bool | None
    """Where all choose in secret: has chosen. Null if nobody leads it."""
    dealt: NotRequired[Dealt]
    """Behind my own screen, like all that follows."""
    prices: NotRequired[Prices]
    secret: NotRequired[str | None]


class Asking(TypedDict):
    """What is asked now: the step, whom it asks, and its details. Nothing in it is secret."""

    step: str
    seat: int
    about: NotRequired[list[str]]
    avoid: NotRequired[list[str]]
    boosted: NotRequired[bool]
    card: NotRequired[str]
    clan: NotRequired[int]
    cost: NotRequired[int]
    count: NotRequired[int]
    different: NotRequired[bool]
    done: NotRequired[list[str]]
    each: NotRequired[bool]
    ends: NotRequired[bool]
    fallen: NotRequired[list[int]]
    firing: NotRequired[bool]
    forced: NotRequired[bool]
    free: NotRequired[int]
    goal: NotRequired[SectionName]
    kind: NotRequired[str]
    left: NotRequired[int]
    less: NotRequired[int]
    moved: NotRequired[int]
    number: NotRequired[int]
    origin: NotRequired[SectionName]
    place: NotRequired[str]
    played: NotRequired[bool]
    price: NotRequired[int]
    ready: NotRequired[list[int]]
    rest: NotRequired[bool]
    row: NotRequired[int]
    section: NotRequired[SectionName]
    sections: NotRequired[list[SectionName]]
    shot: NotRequired[int]
    soldier: NotRequired[str]
    times: NotRequired[int]
    when: NotRequired[str]
    where: NotRequired[list[SectionName]]


# ------------------------------------------------------------ all of it


class WallLevel(TypedDict):
    """What a section of the wall of one level is worth."""

    defence: int
    firing_spots: int


class WallView(TypedDict):
    """The table as one seat sees it, or as everybody does."""

    game: str
    seats: int
    me: int | None
    options: dict[str, Any]
    rules: int
    """The version of the rules it is played under."""
    cards: OwnCards
    over: bool
    actor: int | None
    actors: list[int]
    asking: Asking | None
    year: int
    years: list[YearNumbers]
    walls: list[WallLevel]
    """By level, under the rules of this table."""
    season: str
    active: int | None
    """The clan whose turn it is."""
    tea: list[int]
    track: list[Played | None]
    resolving: Resolving | None
    sections: list[Section]
    places: list[Place]
    warehouse: Counts
    shame: ShameTokens
    artifacts: list[ArtifactView]
    row: list[str]
    """Advisors to hire."""
    decks: Decks
    clans: list[Clan]
    ranking: list[int] | None


class OverseerCost(TypedDict):
    resource: Resource
    cost: list[int]


class PlaceRow(TypedDict):
    name: str
    produces: Resource | None
    overseer: OverseerCost | None
    shame: bool


class WallNumbers(TypedDict):
    """By level of the wall."""

    cost: list[int]
    defence: list[int]
    firing_spots: list[int]
    source: str


class Catalogue(TypedDict):
    """What never changes, also of modules that are not in play."""

    places: list[PlaceRow]
    resources: list[Resource]
    soldiers: dict[str, Counts]
    sections: list[SectionName]
    wall: WallNumbers
    numbers: dict[str, int]
    generals: dict[str, Row]
    advisors: dict[str, Row]
    tactics: dict[str, Row]
    hordes: dict[str, HordeRow]
    artifacts: dict[str, Row]
    commands: dict[str, CommandRow]
    sources: list[str]
    pages: dict[str, int]
    """By rule: the page of the rulebook."""
