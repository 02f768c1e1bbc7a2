"""Playouts: a game played on by a policy, with nobody asked in between.

The loop runs in compiled code. A state that is played on forgets how it came about, so it can be shown, judged and
scored, but has no record.
"""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64, mypyc_attr

from crenel.kernel.constants import NOBODY
from crenel.kernel.lots import Lots
from crenel.kernel.rng import Rng, key_of

if TYPE_CHECKING:
    from crenel.kernel.state import State

TO_THE_END: Final = -1  # a horizon beyond which nothing lies
MANY: Final = 1_000_000  # decisions: no game lasts so long


@mypyc_attr(allow_interpreted_subclasses=True)
class Policy:
    """Who decides in a playout: quick, and without lookahead."""

    def choose(self, state: "State") -> int:
        """Return one of `state.legal`, for `state.asked`. Leave the state as it is."""
        raise NotImplementedError


class RandomPolicy(Policy):
    """Any legal action, each as likely as the others."""

    def __init__(self, seed: int) -> None:
        self.lots: Lots = Lots(seed)

    def choose(self, state: "State") -> int:
        legal = state.legal
        return legal[self.lots.below(len(legal))]


def play_on(state: "State", policy: Policy, horizon: int, halts: bool = False, most: int = MANY) -> int:
    """Play a state on to its end, or to the end of a round (`horizon` 0: this one, 1: the next). With `halts` it stops
    before the round after that reveals anything, else when it has begun. `most` limits the decisions. Return how many
    there were.
    """
    state.past = None
    state.origin = {}
    last: i64 = state.rounds_begun() + horizon
    if state.asked == NOBODY:
        if horizon >= 0 and halts and state.rounds_begun() >= last:
            return 0
        state.previewing = False
        state.settle()
    taken = 0
    while state.asked != NOBODY and taken < most:
        if horizon >= 0:
            begun = state.rounds_begun()
            if begun > last:
                break
            if halts and begun == last:
                state.previewing = True
        state.answer(state.asked, policy.choose(state))
        taken += 1
    state.recent = []
    return taken


def play_out_at_random(state: "State", seed: int) -> int:
    """Play a state to its end, each decision any legal action. Return the decisions taken."""
    state.past = None
    state.origin = {}
    lots = Lots(seed)
    taken = 0
    while state.asked != NOBODY:
        legal = state.legal
        state.answer(state.asked, legal[lots.below(len(legal))])
        taken += 1
    state.recent = []
    return taken


def play_many(state: "State", policy: Policy | None, count: int, horizon: int, seed: str) -> list["State"]:
    """Play so many copies of a state on, each with chance of its own, and return them."""
    found: list[State] = []
    for number in range(count):
        copy = state.clone()
        copy.rng = Rng(key_of(f"{seed}/{number}"))
        if policy is None and horizon < 0:
            play_out_at_random(copy, lot_of(copy.rng))
        else:
            play_on(copy, policy or RandomPolicy(lot_of(copy.rng)), horizon)
        found.append(copy)
    return found


def lot_of(rng: Rng) -> int:
    """Return a number for a quick generator, drawn from a state's own."""
    return int(rng.below(65536) * 32768 + rng.below(32768))
