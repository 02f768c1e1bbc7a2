"""Numbers of actions in a space of fixed size: each verb has a block of its own, in which its fields are digits."""

from typing import Final

from mypy_extensions import i64

NO_INDEX: Final = -1
BY_RANK: Final = -2  # instead of a first digit: the place among the legal actions of the verb


class Code:
    """Where the actions of each verb lie. Fields of an action are cut out as `moves.py` of the game packs them."""

    __slots__ = ("base", "first", "masks", "second", "shifts", "third", "verb_mask")

    def __init__(self, verb_mask: i64, shifts: list[i64], masks: list[i64], verbs: i64) -> None:
        self.verb_mask: i64 = verb_mask
        self.shifts: list[i64] = shifts  # of the three fields
        self.masks: list[i64] = masks
        self.base: list[i64] = [NO_INDEX] * verbs  # by verb: where its block begins
        self.first: list[i64] = [0] * verbs  # by verb: how many values each field has
        self.second: list[i64] = [0] * verbs
        self.third: list[i64] = [0] * verbs

    def put(self, verb: i64, base: i64, first: i64, second: i64, third: i64) -> None:
        """Give a verb its block."""
        self.base[verb] = base
        self.first[verb] = first
        self.second[verb] = second
        self.third[verb] = third

    def index(self, action: i64, rank: i64) -> i64:
        """Return the number of an action; `rank`: its place among the legal ones of its verb. NO_INDEX if the space has
        none for it.
        """
        verb = action & self.verb_mask
        base = self.base[verb]
        if base < 0:
            return NO_INDEX
        first = self.first[verb]
        if first == BY_RANK:
            return base + rank if rank < self.second[verb] else NO_INDEX
        one = (action >> self.shifts[0]) & self.masks[0]
        two = (action >> self.shifts[1]) & self.masks[1]
        three = (action >> self.shifts[2]) & self.masks[2]
        second, third = self.second[verb], self.third[verb]
        if one >= first or two >= second:
            return NO_INDEX
        if third == 0:  # the third field follows from the others
            return base + one * second + two
        if three >= third:
            return NO_INDEX
        return base + (one * second + two) * third + three

    def indices(self, legal: list[int]) -> list[int]:
        """Return the numbers of legal actions, in their order."""
        found: list[int] = []
        ranks: dict[int, int] = {}
        for action in legal:
            verb = int(action & self.verb_mask)
            rank = 0
            if self.first[verb] == BY_RANK:
                rank = ranks.get(verb, 0)
                ranks[verb] = rank + 1
            found.append(int(self.index(action, rank)))
        return found

    def action(self, legal: list[int], index: int) -> int:
        """Return the legal action of that number; NO_INDEX if there is none."""
        for action, number in zip(legal, self.indices(legal)):
            if number == index:
                return action
        return NO_INDEX
