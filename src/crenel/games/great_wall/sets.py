"""Sets as ints, a bit for each member.

Sets of cards are Python ints, so that a deck may have any number of cards. Small sets (sections, places, soldiers) are
i64 and take their bits from the kernel's BIT.
"""

from typing import Final

from mypy_extensions import i64

from crenel.kernel.errors import BadState
from crenel.kernel.reading import one_of

CARDS_AT_MOST: Final = 255  # of one kind: a field of an action is a byte
CARD: Final[list[int]] = [2**number for number in range(CARDS_AT_MOST + 1)]
WORD_BITS: Final = 60
WORD: Final[int] = 2**WORD_BITS - 1
BYTE_BITS: Final = 8
BYTE: Final = 255


def bits(members: int) -> list[i64]:
    """List the members of a set, lowest first."""
    found: list[i64] = []
    first: i64 = 0
    while members > WORD:
        add_bits(found, first, members & WORD)
        members >>= WORD_BITS
        first += WORD_BITS
    add_bits(found, first, members)
    return found


def add_bits(found: list[i64], first: i64, word: i64) -> None:
    """Add the members of one word of a set, whose lowest bit stands for `first`."""
    while word:
        if not word & BYTE:  # most sets are small
            word >>= BYTE_BITS
            first += BYTE_BITS
            continue
        if word & 1:
            found.append(first)
        word >>= 1
        first += 1


def pick(members: int, place: i64) -> i64:
    """Return the member of a set at a place, counted from the lowest."""
    first: i64 = 0
    while members > WORD:
        here = count_word(members & WORD)
        if place < here:
            break
        place -= here
        members >>= WORD_BITS
        first += WORD_BITS
    word: i64 = members & WORD
    while place > 0:
        word &= word - 1
        place -= 1
    while not word & BYTE:
        word >>= BYTE_BITS
        first += BYTE_BITS
    while not word & 1:
        word >>= 1
        first += 1
    return first


def count_bits(members: int) -> i64:
    """Count the members of a set."""
    count: i64 = 0
    while members > WORD:
        count += count_word(members & WORD)
        members >>= WORD_BITS
    return count + count_word(members)


def count_word(word: i64) -> i64:
    count: i64 = 0
    while word:
        word &= word - 1
        count += 1
    return count


# ---------------------------------------------------------------- from dumps


def mask_of(value: object, names: list[str], where: str) -> int:
    """Read a set from names, each at most once."""
    mask = 0
    for name in value if isinstance(value, list) else [value]:
        member = CARD[one_of(name, names, where)]
        if mask & member:
            raise BadState("state-twice", where=where, piece=str(name))
        mask |= member
    return mask


def rest_of(cards: int, seen: list[int], names: list[str]) -> int:
    """The cards that are nowhere else; BadState if one is in two places."""
    used = 0
    for mask in seen:
        if used & mask:
            raise BadState("state-twice", where="cards", piece=names[bits(used & mask)[0]])
        used |= mask
    return (CARD[cards] - 1) & ~used
