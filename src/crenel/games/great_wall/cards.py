"""Cards: their rows made ready for the rules. The words of the rows stand in vocabulary.py; a `Deck` holds all cards a
table plays with.
"""

from collections.abc import Mapping
from typing import Any, Final

from mypy_extensions import i64

from crenel.games.great_wall.board import (
    PLACE_NAMES,
    RESOURCE_NAMES,
    RESOURCES,
    SOLDIER_NAMES,
)
from crenel.games.great_wall.cardrows import ROWS, Fault, check_cards
from crenel.games.great_wall.vocabulary import (
    ALL,
    ANYTHING,
    HORDE_DEFEATED,
    NOTHING,
    OP_RESOURCE,
    OPS,
    PER,
    WHENS,
    YOU_DEFEAT,
)
from crenel.kernel.errors import BadSetup
from crenel.kernel.state import Step


class Op:
    """One effect of a card."""

    def __init__(self, kind: i64, number: i64, what: i64, less: i64, each: bool, standing: bool) -> None:
        self.kind: i64 = kind
        self.number: i64 = number
        self.what: i64 = what  # a resource, a soldier, a place, or ANYTHING; for `any` the resource it may not be
        self.less: i64 = less  # upgrade, recruit: so much cheaper, or the price
        self.each: bool = each  # attack: in each section
        self.standing: bool = standing  # attack: archers on walls, but for those just recruited


class Card:
    """One card, its row made ready for the rules."""

    def __init__(self, kind: str, index: i64, row: Mapping[str, Any]) -> None:
        self.kind: str = kind
        self.index: i64 = index
        self.row: Mapping[str, Any] = row
        self.name: str = row["name"]
        self.source: str = row["source"]
        self.when: i64 = WHENS.index(row.get("when", "never"))
        self.per: i64 = PER.index(row.get("per", "support" if kind == "general" else "one"))
        self.most: i64 = row.get("most", ALL)
        self.what: i64 = _what(row)
        self.ops: list[Op] = [_op(each) for each in row.get("do", [])]
        self.boosted: list[Op] = [_op(each) for each in row.get("boosted", [])]
        self.cost: i64 = row.get("cost", 0)
        self.pay: list[i64] = [row.get("pay", {}).get(name, 0) for name in RESOURCE_NAMES]
        self.pays: bool = "pay" in row
        needs = row.get("needs", {})
        self.on_horde: i64 = _soldier(needs.get("on_horde"))
        self.in_section: i64 = _soldier(needs.get("in_section"))
        discount = row.get("discount", {})
        self.discount: list[list[i64]] = [
            [discount.get(name, {}).get(resource, 0) for resource in RESOURCE_NAMES] for name in SOLDIER_NAMES
        ]
        self.discounts: bool = bool(discount)
        self.free_save: i64 = row.get("free_save", 0)
        counts = row.get("counts", {})
        self.counts_place: i64 = PLACE_NAMES.index(counts["place"]) if counts else -1
        self.counts_more: i64 = counts.get("more", 0)
        self.gold_any: bool = bool(row.get("gold_any"))
        # generals: what they begin with
        setup = row.get("setup", {})
        self.start: list[i64] = [setup.get(name, 0) for name in RESOURCE_NAMES]
        self.start_tactics: i64 = setup.get("tactics", 0)
        self.tea: i64 = setup.get("tea", 0)


def _soldier(name: str | None) -> i64:
    """A soldier by name; NOTHING where none is needed, ANYTHING for any."""
    if name is None:
        return NOTHING
    return ANYTHING if name == "soldier" else SOLDIER_NAMES.index(name)


def _what(row: Mapping[str, Any]) -> i64:
    """What the event must be about: a soldier, a resource, a place; ANYTHING if it does not matter."""
    name = row.get("of")
    if name is None:
        return ANYTHING
    for names in (SOLDIER_NAMES, RESOURCE_NAMES):
        if name in names:
            return names.index(name)
    return PLACE_NAMES.index(name)


def _op(row: Mapping[str, Any]) -> Op:
    for resource, name in enumerate(RESOURCE_NAMES):
        if name in row:
            return Op(OP_RESOURCE, row[name], resource, 0, False, False)
    kind = next(kind for kind, name in enumerate(OPS) if name in row)
    number = row[OPS[kind]]
    what = ANYTHING
    if "with" in row:
        what = int(_soldier(row["with"]))
    elif "of" in row:
        what = int(_what(row))
    elif "but" in row:
        what = RESOURCE_NAMES.index(row["but"])
    if number == "all":
        number = ALL
    less = row.get("less", row.get("price", 0))
    return Op(kind, number, what, less, bool(row.get("each_section")), bool(row.get("standing")))


class HordeCard:
    """A kind of horde. Its spots are numbered 0-11, two lines of six."""

    def __init__(self, index: i64, row: Mapping[str, Any]) -> None:
        self.index: i64 = index
        self.row: Mapping[str, Any] = row
        self.name: str = row["name"]
        self.source: str = row["source"]
        self.power: i64 = row["power"]
        self.honor: i64 = row["honor"]
        traits = row.get("traits", {})
        self.halves: bool = bool(traits.get("halves"))
        self.burns: bool = bool(traits.get("burns"))
        self.charge: i64 = traits.get("charge", 0)
        self.fierce: i64 = traits.get("fierce", 0)
        self.spots: list[str] = [code for line in row["spots"] for code in line.split()]
        self.exists: list[bool] = [code != "." for code in self.spots]
        self.reward: list[i64] = [_reward(code) for code in self.spots]
        self.size: i64 = len([code for code in self.spots if code != "."])


NO_REWARD: Final = -1
REWARD_TACTIC: Final = RESOURCES
REWARD_HONOR: Final = 8  # and above: less 8 is the honor
GRID: Final = 12
LINE: Final = 6


def _reward(code: str) -> i64:
    if code in ".-":
        return NO_REWARD
    if code == "t":
        return REWARD_TACTIC
    if code.startswith("h"):
        return REWARD_HONOR + int(code[1:])
    return "wsgc".index(code)


class Box:
    """One box of a command card."""

    def __init__(self, row: Mapping[str, Any]) -> None:
        self.row: Mapping[str, Any] = row
        self.owner: bool = row["who"] == "owner"
        self.move: i64 = row.get("move", 0)
        self.different: bool = bool(row.get("different"))
        self.advanced: bool = "advanced" in row
        self.advances: i64 = row.get("advanced", 0)
        self.upgrade: i64 = row.get("upgrade", 0)
        self.less: i64 = row.get("less", 0)
        self.attack: str = row.get("attack", "")
        self.banners: i64 = row.get("banners", 0)
        self.copy: bool = bool(row.get("copy"))
        self.partner: str = row.get("partner", "")
        self.more: i64 = row.get("more", 0)


class Command:
    def __init__(self, index: i64, row: Mapping[str, Any]) -> None:
        self.index: i64 = index
        self.row: Mapping[str, Any] = row
        self.name: str = row["name"]
        self.source: str = row["source"]
        self.boxes: list[Box] = [Box(each) for each in row["boxes"]]


COMMANDS_EACH: Final = 6  # a player's command cards; the Reed clan's comes after them
BETRAYAL: Final = 5
REED_COMMAND: Final = 6


class Executor:
    """Makes the step that carries out one effect of a card. Effects lead to attacks and attacks trigger effects, so the
    rules that trigger only know this much; `effects.py` knows the rest.
    """

    def step(self, seat: i64, kind: i64, index: i64, boosted: bool, number: i64, times: i64) -> Step:
        raise NotImplementedError


class Deck:
    """All cards a table plays with."""

    def __init__(self, own: Mapping[str, Any]) -> None:
        self.executor: Executor = Executor()
        self.own: Mapping[str, Any] = own  # a table's own cards instead of ours, by kind and name
        self.generals: list[Card] = _cards("general", own)
        self.advisors: list[Card] = _cards("advisor", own)
        self.tactics: list[Card] = _cards("tactic", own)
        self.hordes: list[HordeCard] = [HordeCard(index, row) for index, row in enumerate(_rows("horde", own))]
        self.artifacts: list[Mapping[str, Any]] = _rows("artifact", own)
        self.commands: list[Command] = [Command(index, row) for index, row in enumerate(_rows("command", own))]
        self.solo: list[Mapping[str, Any]] = _rows("solo", own)
        self.advisors_for: list[i64] = [0] * len(WHENS)  # by event: a bit for each advisor
        self.tactics_for: list[i64] = [0] * len(WHENS)  # by event: a bit for each tactic
        self.discounting: i64 = 0
        self.saving: i64 = 0
        self.counting: i64 = 0
        for card in self.advisors:
            bit = 2 ** int(card.index)
            self.advisors_for[card.when] |= bit
            self.discounting |= bit if card.discounts else 0
            self.saving |= bit if card.free_save else 0
            self.counting |= bit if card.counts_place >= 0 else 0
        for card in self.tactics:
            self.tactics_for[card.when] |= 2 ** int(card.index)
        # A horde that you defeat is a horde that is defeated: one event, and one tactic for it.
        self.tactics_for[YOU_DEFEAT] |= self.tactics_for[HORDE_DEFEATED]

    def general_named(self, name: str) -> int:
        return [card.name for card in self.generals].index(name)


def _rows(kind: str, own: Mapping[str, Any]) -> list[Mapping[str, Any]]:
    """The rows of a kind, those with the name of one of the table's own replaced by it."""
    replaced = {row["name"]: {"source": "own", **row} for row in own.get(kind, [])}
    return [replaced.get(row["name"], row) for row in ROWS[kind]]


def _cards(kind: str, own: Mapping[str, Any]) -> list[Card]:
    return [Card(kind, index, row) for index, row in enumerate(_rows(kind, own))]


HOUSE_DECK: Final = Deck({})


def deck_of(own: Mapping[str, Any]) -> Deck:
    """The deck with a table's own cards in it; BadSetup if one of them cannot be."""
    if not own:
        return HOUSE_DECK
    try:
        check_cards(own)
    except Fault as fault:
        raise BadSetup("bad-cards", where=fault.where, detail=fault.text) from fault
    return Deck(own)
