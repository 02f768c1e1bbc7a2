"""Quick policy of The Great Wall: decides by a table that was learned from the greedy bot's decisions, without a copy.

An action has features: what it does at which step, each time together with one or two things that the seat may know.
A feature is a place in the table. The sum of the weights there says how likely the action is (a softmax).
`python -m benchmarks.rollout_policy` learns the table.
"""

import math
from array import array
from importlib.resources import files
from typing import Final

from mypy_extensions import i64

from crenel.bots.great_wall.priority import PriorityPolicy
from crenel.games.great_wall.board import SECTIONS
from crenel.games.great_wall.layout import Layout
from crenel.games.great_wall.moves import CLERK, first_of, second_of, third_of, verb_of
from crenel.games.great_wall.seasons.fall import ChooseCommands
from crenel.games.great_wall.state import GreatWall
from crenel.kernel.lots import Lots
from crenel.kernel.playouts import Policy
from crenel.kernel.state import State

SIZE: Final = 1 << 15  # of the table
UNIT: Final = 24.0  # a weight of 1 is stored as this number, in a byte
# One of each feature. As a tuple of a fixed length it is no object where it is compiled.
Places = tuple[i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64]
HEAT: Final = 0.5  # how widely it draws: 1 as in what it learned from, 0 always the likeliest
TINY: Final = 5e-7
VERBS: Final = 64
FIELD: Final = 64  # of what an action does: a place, a section, a card
MANY: Final = 7  # resources or clerks: more count no more

TABLE: Final = "quick.bin"  # beside this file: a byte for each place, signed


def read_table() -> list[float]:
    """Return the learned weights."""
    stored = array("b", files("crenel.bots.great_wall").joinpath(TABLE).read_bytes())
    return [number / UNIT for number in stored]


def number_of(name: str) -> int:
    """Return a number for a name, the same on any machine."""
    found = 7
    for letter in name:
        found = (found * 31 + ord(letter)) % 8191
    return found


def place_of(one: i64, other: i64) -> i64:
    """Return a place in the table for two numbers; a few share theirs."""
    found = one * 2654435 + other * 40503 + 977
    found ^= found >> 11
    return (found * 31 + (found >> 7)) & (SIZE - 1)


class Features:
    """Places in the table of the actions of one decision after another."""

    def __init__(self) -> None:
        self.steps: dict[type, int] = {}  # numbers of kinds of steps
        self.layout: Layout | None = None  # of the table looked at last
        self.modules: i64 = 0  # a number for its modules
        self.kind: i64 = 0  # of this decision
        self.clan: i64 = 0
        self.time: i64 = 0
        self.building: i64 = 0  # wood and stone
        self.paying: i64 = 0  # gold and chi
        self.general: i64 = 0
        self.crew: i64 = 0  # free clerks
        self.shame: i64 = 0

    def look(self, state: GreatWall) -> None:
        """Note what the actions of a decision have in common."""
        if self.layout is not state.layout:
            self.layout = state.layout
            self.modules = number_of(" ".join([module.name for module in state.modules]))
        step = state.stack[len(state.stack) - 1]
        kind = self.steps.get(type(step))
        if kind is None:
            kind = number_of(type(step).__name__)
            self.steps[type(step)] = kind
        self.kind = kind
        self.clan = state.asked
        clan = state.clans[self.clan]
        years: i64 = len(state.layout.hordes) - 1 - state.year
        self.time = min(years, 3) * 4 + state.season
        self.building = few(clan.stock[0]) * 8 + few(clan.stock[1])
        self.paying = few(clan.stock[2]) * 8 + few(clan.stock[3])
        self.general = clan.general + 1
        self.crew = few(clan.free_clerks)
        self.shame = min(state.shame, 15)

    def of(self, state: GreatWall, action: i64) -> Places:
        """Return the places of an action of this decision."""
        verb = verb_of(action)
        first = first_of(action)
        second = second_of(action)
        deed = (self.kind * VERBS + verb) * FIELD
        head = deed + first
        around: i64 = 0
        if verb == CLERK:
            slots = state.layout.slots[second]
            free = slots - state.clerks_at(second) if slots else 4
            around = min(free, 4) * 8 + min(state.clans[self.clan].at[second], 4) + 1
            head = deed + second + (FIELD // 2 if first else 0)
        elif first < SECTIONS:
            archers = state.clans[self.clan].archers(first)
            around = min(len(state.hordes[first]), 3) * 8 + min(archers, 3) + 40
            around += 64 * max(0, min(6, (state.power(first) - state.defence(first)) // 2 + 3))
        return (
            place_of(head, second),
            place_of(head + 1000003, third_of(action) * 256 + second),
            place_of(head + 2000003, self.time),
            place_of(head + 3000017, around),
            place_of(head + 4000037, self.building),
            place_of(head + 5000011, self.paying),
            place_of(head + 6000011, self.general),
            place_of(head + 7000003, self.crew * 16 + self.shame),
            place_of(deed + 8000009, len(state.legal)),
            place_of(head + 9000011, around * 16 + self.crew),
            place_of(head + 10000019, self.modules),
        )


def few(count: i64) -> i64:
    """Return a number, or that there are many."""
    return count if count < MANY else MANY


class QuickPolicy(Policy):
    """Draws an action by the table; command cards are drawn as the careful policy does."""

    def __init__(self, table: list[float], careful: PriorityPolicy, seed: int = 0) -> None:
        self.table: list[float] = table
        self.careful: PriorityPolicy = careful
        self.lots: Lots = Lots(seed)
        self.features: Features = Features()

    def choose(self, state: State) -> int:
        assert isinstance(state, GreatWall)
        legal = state.legal
        if len(legal) == 1:
            return legal[0]
        if isinstance(state.stack[len(state.stack) - 1], ChooseCommands):
            return self.careful.choose(state)
        self.features.look(state)
        table = self.table
        best = -1e9
        chosen = legal[0]
        for action in legal:
            at = self.features.of(state, action)
            score = -HEAT * math.log(-math.log(self.lots.chance() * (1.0 - 2.0 * TINY) + TINY))
            score += table[at[0]]
            score += table[at[1]]
            score += table[at[2]]
            score += table[at[3]]
            score += table[at[4]]
            score += table[at[5]]
            score += table[at[6]]
            score += table[at[7]]
            score += table[at[8]]
            score += table[at[9]]
            score += table[at[10]]
            if score > best:
                best, chosen = score, action
        return chosen
