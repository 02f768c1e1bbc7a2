"""Numbers of actions in a space of fixed size: each verb has a block of its own, in which its fields are digits."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i32, i64, u8

NO_INDEX: Final = -1
BY_RANK: Final = -2  # instead of a first digit: the place among the legal actions of the verb
BLOCK: Final = 4  # numbers that tell of a verb's block
ROOM: Final = 64  # legal actions that there is room for at first


class Code:
    """Where the actions of each verb lie. Fields of an action are cut out as `moves.py` of the game packs them.
    `Numbers` works numbers out.
    """

    __slots__ = ("blocks", "masks", "ranks", "shifts", "verb_mask")

    def __init__(self, verb_mask: i64, shifts: list[i64], masks: list[i64], verbs: i64) -> None:
        self.verb_mask: i64 = verb_mask
        self.shifts: vec[i64] = vec[i64](shifts)  # of the three fields
        self.masks: vec[i64] = vec[i64](masks)
        count: int = verbs
        # By verb: where its block begins, and how many values each of the three fields has.
        self.blocks: vec[i64] = vec[i64]([0] * (BLOCK * count))
        self.ranks: vec[i64] = vec[i64]([0] * count)  # while numbers are written: how many there were of each verb

    def put(self, verb: i64, base: i64, first: i64, second: i64, third: i64) -> None:
        """Give a verb its block."""
        block = verb * BLOCK
        self.blocks[block] = base
        self.blocks[block + 1] = first
        self.blocks[block + 2] = second
        self.blocks[block + 3] = third

    def next_rank(self, verb: i64) -> i64:
        """Return how many actions of a verb came before."""
        rank = self.ranks[verb]
        self.ranks[verb] = rank + 1
        return rank

    def clear_ranks(self) -> None:
        ranks = self.ranks
        for verb in range(i64(len(ranks))):
            ranks[verb] = 0

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
        """Write the numbers of these actions; NO_INDEX where the space has none for one."""
        count: i64 = len(legal)
        if count > len(self.numbers):
            self.numbers = vec[i32]([0] * (2 * len(legal)))
        numbers = self.numbers
        blocks = code.blocks
        verb_mask = code.verb_mask
        shift_one, shift_two, shift_three = code.shifts[0], code.shifts[1], code.shifts[2]
        mask_one, mask_two, mask_three = code.masks[0], code.masks[1], code.masks[2]
        ranked = False
        for place in range(count):
            action: i64 = legal[place]
            block = (action & verb_mask) * BLOCK
            first = blocks[block + 1]
            second = blocks[block + 2]
            one = (action >> shift_one) & mask_one
            two = (action >> shift_two) & mask_two
            number: i64 = NO_INDEX
            if first == BY_RANK:
                ranked = True
                rank = code.next_rank(action & verb_mask)
                if rank < second:
                    number = blocks[block] + rank
            elif one < first and two < second:
                third = blocks[block + 3]
                if third == 0:  # the third field follows from the others
                    number = blocks[block] + one * second + two
                else:
                    three = (action >> shift_three) & mask_three
                    if three < third:
                        number = blocks[block] + (one * second + two) * third + three
            numbers[place] = i32(number)
        self.count = count
        if ranked:
            code.clear_ranks()

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
