"""What Black Powder adds to the shapes of the game."""

from typing import Literal, NotRequired

from typing_extensions import TypeAliasType, TypedDict

from crenel.games.great_wall.shapes import Counts, Row, SectionName

Machine = TypeAliasType("Machine", Literal["ballista", "cannon", "rockets"])
Special = TypeAliasType("Special", Literal["monk", "bomber", "flamethrower", "crossbowman", "tank"])
TowerName = TypeAliasType("TowerName", Literal["far-left", "left-middle", "middle-right", "far-right"])


class Tower(TypedDict):
    tower: TowerName
    sections: list[SectionName]
    """Those next to it: one or two."""
    clan: int | None
    """Whose spearman is in it."""


class Hit(TypedDict):
    """A soldier whom a shot would kill."""

    clan: int
    soldier: str


class Target(TypedDict):
    """What a war machine would do to a horde of its section, whoever shoots."""

    section: SectionName
    machine: Machine
    row: int
    """From 1."""
    wounds: list[str] | None
    """Spots that it would wound. Null where a card is drawn first, like all that follows."""
    wasted: int | None
    """Wounds that would be lost."""
    hits: list[Hit] | None


class PowderView(TypedDict):
    towers: list[Tower]
    """From the left, those of the sections in use."""
    specials: list[Special | None]
    """By clan: the kind of its special soldiers; null before they are dealt, and for automas."""
    machines: dict[Machine, int]
    """How many of each can still be built."""
    snakes: int
    """Snake tokens that are not on hordes."""
    rockets: list[str]
    """Rocket cards that may still come, in no order; when none is left, all are shuffled."""
    shot: str | None
    """The rocket card drawn last."""
    targets: list[Target]
    """All that machines can be aimed at now."""
    levels: int
    """Wall levels of all sections: when none is left, all lose."""
    out: list[str]
    """Kinds of hordes that left the deck for those of the siege."""


class Section(TypedDict):
    machines: NotRequired[list[Machine]]
    """Up to two war machines in its rest zone."""
    ladders: NotRequired[bool]
    """Ladders are at the wall: the assault will breach it, and kill everybody here."""
    falling: NotRequired[int]
    """Wall levels that rams and trebuchets destroy after this winter's assault, as things are."""
    destroyed: NotRequired[int]
    """Wall levels destroyed so far."""


class Soldiers(TypedDict):
    others_firing: NotRequired[dict[SectionName, Counts]]
    """Soldiers on firing spots who are no archers."""


class Clan(TypedDict):
    special: NotRequired[Special]
    """The kind of its special soldiers."""


class Prices(TypedDict):
    monk: NotRequired[Counts]
    bomber: NotRequired[Counts]
    flamethrower: NotRequired[Counts]
    crossbowman: NotRequired[Counts]
    tank: NotRequired[Counts]


class OwnCards(TypedDict):
    shot: NotRequired[list[Row]]


class WallView(TypedDict):
    black_powder: NotRequired[PowderView]


class MachineRow(TypedDict):
    cost: Counts
    """Of building it; the warehouse pays first, kind by kind."""
    shot: Counts
    """Of a shot."""
    any: int
    """Resources of any kind that a shot costs."""
    honor: int
    """Of a shot."""
    draws: bool
    """Whether a shot draws a card."""


class ShotRow(Row, extra_items=object):  # type: ignore[call-arg]
    machine: Machine
    wounds: list[str]
    """Two lines of six: `x` a wound, `.` none."""


class SpecialRow(TypedDict):
    clan: str
    cost: Counts


class Catalogue(TypedDict):
    machines: dict[Machine, MachineRow]
    shots: dict[str, ShotRow]
    specials: dict[Special, SpecialRow]
    towers: list[TowerName]
