"""Numbers of actions in a space of fixed size: each verb has a block of its own, in which its fields are digits."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i32, i64, u8

NO_INDEX: Final = -1
BY_RANK: Final = -2  # instead of a first digit: the place among the legal actions of the verb
BLOCK: Final = 4  # numbers that tell of a verb's block
ROOM: Final = 64  # legal actions that there is room for at first


class Code:
    """Where the actions of each verb lie. Fields of an action are cut out as `moves.py` of the game packs them."""

    __slots__ = ("blocks", "masks", "ranks", "shifts", "verb_mask")

    def __init__(self, verb_mask: i64, shifts: list[i64], masks: list[i64], verbs: i64) -> None:
        self.verb_mask: i64 = verb_mask
        self.shifts: tuple[i64, i64, i64] = (shifts[0], shifts[1], shifts[2])  # of the three fields
        self.masks: tuple[i64, i64, i64] = (masks[0], masks[1], masks[2])
        count: int = verbs
        # By verb: where its block begins, and how many values each of the three fields has.
        self.blocks: vec[i64] = vec[i64]([NO_INDEX, 0, 0, 0] * count)
        self.ranks: vec[i64] = vec[i64]([0] * count)  # while numbers are written: how many there were of each verb

    def put(self, verb: i64, base: i64, first: i64, second: i64, third: i64) -> None:
        """Give a verb its block."""
        block = verb * BLOCK
        self.blocks[block] = base
        self.blocks[block + 1] = first
        self.blocks[block + 2] = second
        self.blocks[block + 3] = third

    def by_rank(self, action: i64) -> bool:
        """Return whether the verb of an action is numbered by its place among the legal ones."""
        return self.blocks[(action & self.verb_mask) * BLOCK + 1] == BY_RANK

    def index(self, action: i64, rank: i64) -> i64:
        """Return the number of an action; `rank`: its place among the legal ones of its verb. NO_INDEX if the space has
        none for it.
        """
        blocks = self.blocks
        block = (action & self.verb_mask) * BLOCK
        base = blocks[block]
        if base < 0:
            return NO_INDEX
        first = blocks[block + 1]
        second = blocks[block + 2]
        if first == BY_RANK:
            return base + rank if rank < second else NO_INDEX
        one = (action >> self.shifts[0]) & self.masks[0]
        two = (action >> self.shifts[1]) & self.masks[1]
        if one >= first or two >= second:
            return NO_INDEX
        third = blocks[block + 3]
        if third == 0:  # the third field follows from the others
            return base + one * second + two
        three = (action >> self.shifts[2]) & self.masks[2]
        if three >= third:
            return NO_INDEX
        return base + (one * second + two) * third + three

    def indices(self, legal: list[int]) -> list[int]:
        """Return the numbers of legal actions, in their order."""
        numbers = Numbers()
        numbers.write(self, legal)
        return [numbers.numbers[place] for place in range(numbers.count)]

    def action(self, legal: list[int], index: int) -> int:
        """Return the legal action of that number; NO_INDEX if there is none."""
        for action, number in zip(legal, self.indices(legal)):
            if number == index:
                return action
        return NO_INDEX


class Numbers:
    """Numbers of the legal actions at one moment, in their order. Written again and again, into the same memory."""

    __slots__ = ("count", "numbers")

    def __init__(self) -> None:
        self.count: i64 = 0
        self.numbers: vec[i32] = vec[i32]([0] * ROOM)

    def write(self, code: Code, legal: list[int]) -> None:
        """Write the numbers of these actions; NO_INDEX where an action has none."""
        count: i64 = len(legal)
        if count > len(self.numbers):
            self.numbers = vec[i32]([0] * (2 * len(legal)))
        numbers = self.numbers
        ranked = False
        for place in range(count):
            action: i64 = legal[place]
            rank: i64 = 0
            if code.by_rank(action):
                ranked = True
                verb = action & code.verb_mask
                rank = code.ranks[verb]
                code.ranks[verb] = rank + 1
            numbers[place] = i32(code.index(action, rank))
        self.count = count
        if ranked:
            ranks = code.ranks
            for each in range(i64(len(ranks))):
                ranks[each] = 0

    def mark(self, mask: vec[u8], first: i64, mark: u8) -> None:
        """Write a mark for each action that has a number into a mask, whose first byte is here."""
        numbers = self.numbers
        for place in range(self.count):
            number = i64(numbers[place])
            if number >= 0:
                mask[first + number] = mark

    def place(self, number: i64) -> i64:
        """Return the place of the legal action of that number; -1 if there is none."""
        numbers = self.numbers
        if number >= 0:
            for place in range(self.count):
                if numbers[place] == i32(number):
                    return place
        return -1
