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
from crenel.games.great_wall.cardrows import ROWS
from crenel.games.great_wall.sets import CARD, CARDS_AT_MOST
from crenel.games.great_wall.vocabulary import (
    ALL,
    ANYTHING,
    HORDE_DEFEATED,
    NOTHING,
    OP_RESOURCE,
    PER,
    YOU_DEFEAT,
    Words,
)


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
    """A card that listens or lasts: its row made ready for the rules."""

    def __init__(self, kind: str, index: i64, row: Mapping[str, Any], words: Words) -> None:
        self.kind: str = kind
        self.index: i64 = index
        self.row: Mapping[str, Any] = row
        self.name: str = row["name"]
        self.source: str = row["source"]
        self.when: i64 = words.whens.index(row.get("when", "never"))
        self.graded: bool = self.when in words.graded
        self.per: i64 = PER.index(row.get("per", "support" if kind == "general" else "one"))
        self.most: i64 = row.get("most", ALL)
        self.what: i64 = _what(row, words)
        self.ops: list[Op] = [_op(each, words) for each in row.get("do", [])]
        self.boosted: list[Op] = [_op(each, words) for each in row.get("boosted", [])]
        self.cost: i64 = row.get("cost", 0)
        self.pay: list[i64] = [row.get("pay", {}).get(name, 0) for name in RESOURCE_NAMES]
        self.pays: bool = "pay" in row
        needs = row.get("needs", {})
        self.on_horde: i64 = _soldier(needs.get("on_horde"), words)
        self.in_section: i64 = _soldier(needs.get("in_section"), words)
        self.near: str = needs.get("near", "")  # what a module must have put in a section of the event
        discount = row.get("discount", {})
        self.discount: list[list[i64]] = [
            [discount.get(name, {}).get(resource, 0) for resource in RESOURCE_NAMES] for name in words.soldiers
        ]
        self.discounts: bool = bool(discount)
        self.free_save: i64 = row.get("free_save", 0)
        counts = row.get("counts", {})
        self.counts_place: i64 = words.places.index(counts["place"]) if "place" in counts else -1
        self.counts_more: i64 = counts.get("more", 0)
        self.counts_each: i64 = counts.get("each", 0)  # that each clerk counts for more, but at one place
        self.counts_not: i64 = words.places.index(counts["but"]) if "but" in counts else -1
        self.gold_any: bool = bool(row.get("gold_any"))
        self.cross: i64 = row.get("cross", 0)  # times more that partner cards count for one's own command
        self.no_overseers: bool = bool(row.get("no_overseers"))
        self.aside: i64 = row.get("aside", 0)  # soldiers set aside each year, to borrow abilities of generals
        self.again: i64 = row.get("again", 0)  # soldiers who attack again after a defeat that they lived through
        self.spent: i64 = row.get("spent", 0)  # honor whenever gold of one's own is paid
        strike = row.get("strike", {})  # what attacking soldiers bring, by kind
        self.strike: list[list[i64]] = [
            [strike.get(name, {}).get(resource, 0) for resource in RESOURCE_NAMES] for name in words.soldiers
        ]
        self.strikes: bool = bool(strike)
        self.mixes: bool = "mix" in row  # overseers bring any resources
        self.mix_not: i64 = RESOURCE_NAMES.index(row["mix"]["but"]) if self.mixes else -1  # but this one
        # generals: what they begin with
        setup = row.get("setup", {})
        self.start: list[i64] = [setup.get(name, 0) for name in RESOURCE_NAMES]
        self.start_tactics: i64 = setup.get("tactics", 0)
        self.tea: i64 = setup.get("tea", 0)


def _soldier(name: str | None, words: Words) -> i64:
    """Find a soldier by name: NOTHING where none is needed, ANYTHING for any."""
    if name is None:
        return NOTHING
    return ANYTHING if name == "soldier" else words.soldiers.index(name)


def _what(row: Mapping[str, Any], words: Words) -> i64:
    """Find what the event must be about: a soldier, a resource, a place; ANYTHING if it does not matter."""
    name = row.get("of")
    if name is None:
        return ANYTHING
    for names in (words.soldiers, RESOURCE_NAMES):
        if name in names:
            return names.index(name)
    return words.places.index(name)


def _op(row: Mapping[str, Any], words: Words) -> Op:
    for resource, name in enumerate(RESOURCE_NAMES):
        if name in row:
            return Op(OP_RESOURCE, row[name], resource, 0, False, False)
    kind = next(kind for kind, name in enumerate(words.ops) if name in row)
    number = row[words.ops[kind]]
    what = ANYTHING
    if "with" in row:
        what = int(_soldier(row["with"], words))
    elif "of" in row:
        what = int(_what(row, words))
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
        self.swells: i64 = traits.get("swells", 0)
        self.only_row: i64 = traits.get("only_row", 0) - 1  # it stands in this row and never moves up; -1: in any
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


COMMANDS_EACH: Final = 6  # a player's command cards; those of automas come after them
BETRAYAL: Final = 5


class Deck:
    """All cards a table plays with, by kind."""

    def __init__(self, rows: Mapping[str, list[Mapping[str, Any]]], words: Words) -> None:
        for kind, found in rows.items():
            assert len(found) <= CARDS_AT_MOST, f"too many cards: {kind}"
        self.rows: Mapping[str, list[Mapping[str, Any]]] = rows
        self.words: Words = words
        self.generals: list[Card] = make_cards("general", rows["general"], words)
        self.advisors: list[Card] = make_cards("advisor", rows["advisor"], words)
        self.tactics: list[Card] = make_cards("tactic", rows["tactic"], words)
        self.hordes: list[HordeCard] = [HordeCard(index, row) for index, row in enumerate(rows["horde"])]
        self.artifacts: list[Mapping[str, Any]] = rows["artifact"]
        self.commands: list[Command] = [Command(index, row) for index, row in enumerate(rows["command"])]
        self.advisors_for: list[int] = listeners(self.advisors, words)
        self.tactics_for: list[int] = listeners(self.tactics, words)
        self.discounting: int = 0
        self.saving: int = 0
        self.counting: int = 0
        self.mixing: int = 0
        for card in self.advisors:
            self.discounting |= CARD[card.index] if card.discounts else 0
            self.saving |= CARD[card.index] if card.free_save else 0
            self.counting |= CARD[card.index] if card.counts_place >= 0 else 0
            self.mixing |= CARD[card.index] if card.mixes else 0
        # A horde that you defeat is a horde that is defeated: one event, and one tactic for it.
        self.tactics_for[YOU_DEFEAT] |= self.tactics_for[HORDE_DEFEATED]


def make_cards(kind: str, rows: list[Mapping[str, Any]], words: Words) -> list[Card]:
    return [Card(kind, index, row, words) for index, row in enumerate(rows)]


def listeners(cards: list[Card], words: Words) -> list[int]:
    """The sets of cards that listen to each event."""
    found: list[int] = [0] * len(words.whens)
    for card in cards:
        found[card.when] |= CARD[card.index]
    return found


BASE_WORDS: Final = Words(SOLDIER_NAMES, PLACE_NAMES)
HOUSE_DECK: Final = Deck(ROWS, BASE_WORDS)  # of the base game
