"""The words that cards are written in, and the numbers the rules use for them.

when      the event a card listens to (WHENS); a card without one works by lying there
of        what the event must be about: a soldier, a resource, a place
do        a list of effects, one key each (OPS), carried out in order
per       what multiplies the numbers: support (the general's supporting advisors, always so for a general),
          archer_sections, level (of the overseer or wall of the event; 2 for a boosted tactic)
most      as much as `per` can multiply
needs     pieces of one's own that must stand on the defeated horde or in the section of the event, or something that a
          module puts there (near)
pay       resources to be paid before; then the card is optional
cost, boosted     tactics: chi for the second list of effects
discount, free_save, counts, gold_any, cross, mix, no_overseers, aside, again, strike, spent      lasting changes
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from mypy_extensions import i64

WHENS: Final[list[str]] = [
    "never",
    "horde_defeated",
    "you_defeat",
    "attack",
    "last_wound",
    "killed",
    "command_over",
    "recruit",
    "activation_over",
    "upgrade",
    "tactic_played",
    "others_box",
    "wall_built",
    "barricade_built",
    "donated",
    "income",
    "shamed",
    "hired",
    "tea_raised",
    "gathered",
    "revealed",
    "crowded",
    "reclaimed",
    "winter",
    "marched",
    "invaded",
    "breached",
    "others_wall",
]
NEVER: Final = 0
HORDE_DEFEATED: Final = 1
YOU_DEFEAT: Final = 2
ATTACK: Final = 3
LAST_WOUND: Final = 4
KILLED: Final = 5
COMMAND_OVER: Final = 6
RECRUIT: Final = 7
ACTIVATION_OVER: Final = 8
UPGRADE: Final = 9
TACTIC_PLAYED: Final = 10
OTHERS_BOX: Final = 11
WALL_BUILT: Final = 12
BARRICADE_BUILT: Final = 13
DONATED: Final = 14
INCOME: Final = 15
SHAMED: Final = 16
HIRED: Final = 17
TEA_RAISED: Final = 18
GATHERED: Final = 19
REVEALED: Final = 20
CROWDED: Final = 21
RECLAIMED: Final = 22
WINTER: Final = 23
MARCHED: Final = 24
INVADED: Final = 25
BREACHED: Final = 26
OTHERS_WALL: Final = 27
LAST_TACTIC_WHEN: Final = RECRUIT  # the seven triggers of tactics come first
GRADED: Final[list[i64]] = [UPGRADE, TACTIC_PLAYED, WALL_BUILT]  # events with a level; others only happen so many times

# What an effect does. Other parts: `with` a soldier, `of` a place, `but` a resource that may not be chosen, `less` or
# `price` for what it costs, `each_section`, `standing` for archers who stood on the walls before the recruiting.
OPS: Final[list[str]] = [
    "resource",
    "any",
    "honor",
    "tactic",
    "clear",
    "clerks",
    "attack",
    "upgrade",
    "income",
    "wound",
    "save",
    "recruit",
    "barricade",
    "clerk",
    "tea",
    "recall",
    "rouse",
    "absolve",
    "supply",
    "donate",
    "follow",
    "pierce",
]
OP_RESOURCE: Final = 0
OP_ANY: Final = 1
OP_HONOR: Final = 2
OP_TACTIC: Final = 3
OP_CLEAR: Final = 4
OP_CLERKS: Final = 5
OP_ATTACK: Final = 6
OP_UPGRADE: Final = 7
OP_INCOME: Final = 8
OP_WOUND: Final = 9
OP_SAVE: Final = 10
OP_RECRUIT: Final = 11
OP_BARRICADE: Final = 12
OP_CLERK: Final = 13
OP_TEA: Final = 14
OP_RECALL: Final = 15
OP_ROUSE: Final = 16  # another player takes back a command card
OP_ABSOLVE: Final = 17  # another player discards shame
OP_SUPPLY: Final = 18  # another player gains resources
OP_DONATE: Final = 19  # to the warehouse, for the honor of donations
OP_FOLLOW: Final = 20  # attack where those attacked whom the event is about, so many in each of these sections
OP_PIERCE: Final = 21  # wounds on hordes that were just attacked by those whom the event is about


class CardWords:
    """Words of cards that only a module knows: events, those of them that have a level, effects, lasting changes by
    kind of card, traits of hordes, what artifacts count, and what cards may need in the section of an event. Effects,
    changes and traits have nothing but a number. `keys`, by kind of card: what only cards of this module may say,
    though the base game can read it.
    """

    def __init__(
        self,
        whens: Sequence[str] = (),
        ops: Sequence[str] = (),
        lasting: Mapping[str, list[str]] | None = None,
        traits: Sequence[str] = (),
        measures: Sequence[str] = (),
        graded: Sequence[str] = (),
        near: Sequence[str] = (),
        keys: Mapping[str, list[str]] | None = None,
    ) -> None:
        self.whens: list[str] = list(whens)
        self.ops: list[str] = list(ops)
        self.lasting: dict[str, list[str]] = dict(lasting or {})
        self.traits: list[str] = list(traits)
        self.measures: list[str] = list(measures)
        self.graded: list[str] = list(graded)
        self.near: list[str] = list(near)
        self.keys: dict[str, list[str]] = dict(keys or {})

    def add(self, other: "CardWords") -> None:
        self.whens += other.whens
        self.ops += other.ops
        for mine, others in ((self.lasting, other.lasting), (self.keys, other.keys)):
            for kind, words in others.items():
                mine[kind] = mine.get(kind, []) + words
        self.traits += other.traits
        self.measures += other.measures
        self.graded += other.graded
        self.near += other.near

    def keys_of(self, kind: str) -> list[str]:
        """The keys that it adds to cards of a kind."""
        return self.lasting.get(kind, []) + self.keys.get(kind, [])

    def used(self, kind: str, row: Mapping[str, Any]) -> list[str]:
        """Return the words of this vocabulary that a row uses."""
        effects = [name for key in ("do", "boosted") for effect in row.get(key, []) for name in effect]
        return [
            *(word for word in self.whens if row.get("when") == word),
            *(word for word in self.ops if word in effects),
            *(word for word in self.keys_of(kind) if word in row),
            *(word for word in self.traits if word in row.get("traits", {})),
            *(word for word in self.measures if row.get("per") == word),
            *(word for word in self.near if row.get("needs", {}).get("near") == word),
        ]


NO_WORDS: Final = CardWords()


class Words:
    """The names that cards of a table may use: those of the base game, then those its modules add."""

    def __init__(self, soldiers: list[str], places: list[str]) -> None:
        self.soldiers: list[str] = soldiers
        self.places: list[str] = places
        self.whens: list[str] = WHENS[:]
        self.graded: list[i64] = GRADED[:]
        self.ops: list[str] = OPS[:]

    def add(self, words: CardWords) -> None:
        """Add the words of a module. Tactics know only the seven events of the base game."""
        self.whens += words.whens
        self.graded += [self.whens.index(word) for word in words.graded]
        self.ops += words.ops


ALL: Final = 99  # save: all of them
ANYTHING: Final = -1  # any resource, any soldier
NOTHING: Final = -2

PER: Final[list[str]] = ["one", "support", "archer_sections", "level"]
PER_ONE: Final = 0
PER_SUPPORT: Final = 1
PER_ARCHER_SECTIONS: Final = 2
PER_LEVEL: Final = 3
