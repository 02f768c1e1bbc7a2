"""Actions as ints: a verb and up to four small fields. notation.py turns them into text."""

from typing import Final

from mypy_extensions import i64

# verbs
END: Final = 0  # end of the turn
SKIP: Final = 1  # leave an effect unused
# the four die actions
TAKE: Final = 2  # die, space of the central board
PLACE: Final = 3  # die, hex, key space
SELL: Final = 4  # die, good
WORKERS: Final = 5  # die
# further ones
BUY: Final = 6  # space of the central board, workers paid
DISCARD: Final = 7  # key space
SHIP: Final = 8  # depot whose goods are taken
NEIGHBOUR: Final = 9  # second depot
LOAD: Final = 10  # good to keep
CASTLE: Final = 11  # hex of the first castle
FIRST_MODULE_VERB: Final = 12  # those from here on belong to modules; modules declare them
FIRST_FREE_VERB: Final = 28  # and of those, from here on, may come at any moment of one's own turn, as the purchase

ANY: Final = 0  # instead of a die: any number, and no die is used
DICE: Final = 7  # ANY, and a die of each number

# An action is verb + die * DIE + what * WHAT + extra * EXTRA: 5 bits for the verb, 3 for the die, 7 for the space, hex,
# good or depot, and the rest for the key space or the workers.
DIE: Final = 32
WHAT: Final = 256
EXTRA: Final = 32768
CELLS: Final = 128  # as many hexes as fit into their field


def move(verb: i64, die: i64, what: i64, extra: i64) -> int:
    """Return the action of these parts."""
    return int(verb + die * DIE + what * WHAT + extra * EXTRA)


def menu(actions: list[int]) -> list[list[int]]:
    """Return for every set of these actions (a bit each) those that are in it: lists to copy from."""
    sets: list[list[int]] = [[]]
    for action in actions:
        sets += [[*chosen, action] for chosen in sets]
    return sets


def verb_of(action: i64) -> i64:
    return action & 31


def die_of(action: i64) -> i64:
    return (action >> 5) & 7


def what_of(action: i64) -> i64:
    return (action >> 8) & 127


def extra_of(action: i64) -> i64:
    return action >> 15
