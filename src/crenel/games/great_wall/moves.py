"""Actions as ints: a verb and up to three fields, a byte each. notation.py turns them into text."""

from typing import Final

from mypy_extensions import i64

VERBS: Final[list[str]] = [
    "done",
    "skip",
    "lead",
    "command",
    "slot",
    "clerk",
    "activate",
    "upgrade",
    "donate",
    "recruit",
    "rest",
    "attack",
    "spot",
    "barricade",
    "wall",
    "stock",
    "pay",
    "march",
    "carry",
    "hire",
    "advisor",
    "discard",
    "shame",
    "clear",
    "reclaim",
    "honor",
    "lose",
    "save",
    "tactic",
    "use",
    "gain",
    "income",
    "copy",
    "spend",
    "wound",
    "recall",
    "choose",
]
DONE: Final = 0
SKIP: Final = 1
LEAD: Final = 2  # general, active advisor (of those dealt)
COMMAND: Final = 3  # card
SLOT: Final = 4  # space of the command track
CLERK: Final = 5  # from (0 the pool, else place + 1), to
ACTIVATE: Final = 6  # place
UPGRADE: Final = 7  # place, soldier + 1 for a first overseer
DONATE: Final = 8  # resource
RECRUIT: Final = 9  # soldier
REST: Final = 10  # soldier, section: recruited into the rest zone
ATTACK: Final = 11  # soldier, section, 1 from a firing spot; also with a new recruit
SPOT: Final = 12  # row, spot, way
BARRICADE: Final = 13  # section
WALL: Final = 14  # section
STOCK: Final = 15  # wood, stone, gold from the warehouse
PAY: Final = 16  # wood, stone, gold of one's own
MARCH: Final = 17  # from section, to section
CARRY: Final = 18  # soldier, 0 rest to rest, 1 firing to firing, 2 firing to rest
HIRE: Final = 19  # a clerk
ADVISOR: Final = 20  # place in the row, 1 active or 0 supporting
DISCARD: Final = 21  # tactic
SHAME: Final = 22  # soldier + 1, or 0 and the claimed horde
CLEAR: Final = 23  # likewise
RECLAIM: Final = 24
HONOR: Final = 25
LOSE: Final = 26  # soldier
SAVE: Final = 27  # soldier
TACTIC: Final = 28  # card, 1 boosted
USE: Final = 29
GAIN: Final = 30  # resource
INCOME: Final = 31  # place
COPY: Final = 32  # clan whose card is copied
SPEND: Final = 33  # resource
WOUND: Final = 34  # row, spot, section
RECALL: Final = 35  # command card
CHOOSE: Final = 36  # clan


FIELD: Final = 8  # bits of a field
MOST: Final = 255  # the largest number a field can hold


def move(verb: i64, first: i64, second: i64, third: i64) -> int:
    """Pack a verb and three fields."""
    return int(verb + first * 256 + second * 65536 + third * 16777216)


def verb_of(action: i64) -> i64:
    return action & MOST


def first_of(action: i64) -> i64:
    return (action >> FIELD) & MOST


def second_of(action: i64) -> i64:
    return (action >> (2 * FIELD)) & MOST


def third_of(action: i64) -> i64:
    return (action >> (3 * FIELD)) & MOST
