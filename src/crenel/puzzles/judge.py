"""The worth of turns: each is the mean of eight searches with seeds of their own.

A search looks so many times: chance and all that the seat cannot know are drawn anew, a quick policy plays on, and the
position is judged by the lead over the rivals. The n-th look at each turn is into the same world with the same chance,
so turns are compared under equal luck.
"""

import math
import random
from collections.abc import Iterator, Sequence
from typing import Final

import crenel
from crenel.bots.catalogue import mind as mind_of
from crenel.kernel.playouts import play_on
from crenel.kernel.rng import Rng
from crenel.puzzles.turns import Turn, ideas

SEARCHES: Final = 8
LONGEST: Final = 240  # decisions of a look, at most: enough for what is left of a year of The Great Wall
RIVALS: Final = "reason-rivals"  # the term for what the rivals have less


class Valued:
    """The values of a turn, one for each search."""

    __slots__ = ("looks", "means")

    def __init__(self, means: list[float], looks: int) -> None:
        self.means = means
        self.looks = looks  # of all searches

    @property
    def value(self) -> float:
        return sum(self.means) / len(self.means)

    @property
    def error(self) -> float:
        return error_of(self.means)


def error_of(means: Sequence[float]) -> float:
    """Return the standard error of the mean of some searches."""
    mean = sum(means) / len(means)
    return math.sqrt(sum((each - mean) ** 2 for each in means) / (len(means) * (len(means) - 1)))


class Judge:
    """Judge of the turns from one position."""

    def __init__(self, game: str, seat: int) -> None:
        self.game = game
        self.seat = seat
        self.mind = mind_of(game)

    def look(self, turn: Turn, luck: tuple[int, bytes, int]) -> crenel.State:
        """Return the position that a turn leads to under some luck, before the dice after it are rolled."""
        hidden, chance, noise = luck
        copy = turn.end.determinize(self.seat, random.Random(hidden))
        copy.rng = Rng(chance)
        self.mind.reseed(noise)
        play_on(copy, self.mind.policy, self.mind.horizon, self.mind.halts, LONGEST)
        return copy

    def distance(self, state: crenel.State) -> int:
        """Return how many decisions away a look from a position ends."""
        self.mind.reseed(0)
        return play_on(state.clone(), self.mind.policy, self.mind.horizon, self.mind.halts, LONGEST)

    def values(self, turns: Sequence[Turn], seed: str, looks: int, searches: int = SEARCHES) -> list[Valued]:
        """Value turns by searches of so many looks."""
        found: list[list[float]] = [[] for _ in turns]
        for search in range(searches):
            totals = [0.0] * len(turns)
            for luck in lucks(f"{seed}/{search}", looks):
                for place, turn in enumerate(turns):
                    totals[place] += self.mind.margin(self.look(turn, luck), self.seat)
            for place, total in enumerate(totals):
                found[place].append(total / looks)
        return [Valued(means, searches * looks) for means in found]

    def terms(self, turns: Sequence[Turn], seed: str, looks: int) -> list[dict[str, float]]:
        """Return what the values of turns add up, by the evaluation's own terms, on average."""
        found: list[dict[str, float]] = [{} for _ in turns]
        for luck in lucks(seed, looks):
            for place, turn in enumerate(turns):
                end = self.look(turn, luck)
                terms = self.mind.evaluation.terms(end, self.seat)
                terms[RIVALS] = self.mind.margin(end, self.seat) - sum(terms.values())
                for term, points in terms.items():
                    found[place][term] = found[place].get(term, 0.0) + points / looks
        return found


def lucks(seed: str, count: int) -> Iterator[tuple[int, bytes, int]]:
    """Yield what decides chance in so many looks: what is hidden, the dice and cards to come, the policy's noise."""
    lots = random.Random(seed)
    for _ in range(count):
        yield lots.getrandbits(64), lots.getrandbits(256).to_bytes(32, "big"), lots.getrandbits(30)


class Key:
    """The move that the best turn cannot do without: the best turn that has it, and the best of those that have not."""

    __slots__ = ("best", "gap", "idea", "second")

    def __init__(self, idea_: str, best: int, second: int, gap: float) -> None:
        self.idea = idea_
        self.best = best
        self.second = second
        self.gap = gap


def key_of(game: str, turns: Sequence[Turn], values: Sequence[float]) -> Key | None:
    """Return the move of the best turn without which most is lost; None where every turn has all of them."""
    best = max(range(len(turns)), key=lambda place: values[place])
    found: Key | None = None
    for each in sorted(ideas(game, turns[best].moves)):
        others = [place for place in range(len(turns)) if each not in ideas(game, turns[place].moves)]
        if not others:
            continue
        second = max(others, key=lambda place: values[place])
        gap = values[best] - values[second]
        if found is None or gap > found.gap:
            found = Key(each, best, second, gap)
    return found
