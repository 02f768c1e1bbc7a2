"""Reasons for a move: the terms of the evaluation by which it differs most from the second best one."""

import math
from typing import Final

from crenel.bots.greedy import Candidate, GreedyBot
from crenel.kernel.state import State

MOST: Final = 3  # reasons that are told
LEAST: Final = 0.5  # points that are worth a reason
DECIDES: Final = 50.0  # points of an outcome that only a game won or lost brings
OTHERS: Final = 24  # moves that are compared where the evaluation follows a plan of its own


class Reason:
    """The key of what speaks for a move, and its points; 0 for a sentence that stands alone."""

    __slots__ = ("points", "term")

    def __init__(self, term: str, points: int = 0) -> None:
        self.term: str = term
        self.points: int = points

    def text(self) -> tuple[str, dict[str, object]]:
        """The reason as `locales.say` takes it."""
        if self.points == 0:
            return self.term, {}
        return ("reason-gain" if self.points > 0 else "reason-loss"), {
            "points": abs(self.points),
            "term": (self.term, {}),
        }


def reasons_for(bot: GreedyBot, state: State, seat: int, action: int) -> list[Reason]:
    """At most three reasons for an action, the largest first. They come from the world that the bot would look at, in
    which all that the seat cannot know is drawn anew; a bot with the seed of the one that chose looks at the same.
    """
    actions = state.actions(seat)
    if len(actions) == 1:
        return [Reason("reason-only")]
    evaluation = bot.evaluation
    if state.secret and evaluation.lots(state, seat, actions):
        return [Reason("reason-mixed")]
    world = state.determinize(seat, bot.random)
    others = [each for each in evaluation.shortlist(state, seat, actions) if each != action]
    if not others:
        others = [each for each in actions if each != action][:OTHERS]
    second = bot.best(world, seat, others).action
    luck = bot.random.getstate()
    taken = bot.outcome(world, seat, action)
    bot.random.setstate(luck)  # rivals who choose in secret choose the same
    return compared(bot, seat, taken, bot.outcome(world, seat, second))


def compared(bot: GreedyBot, seat: int, taken: Candidate, other: Candidate) -> list[Reason]:
    """What speaks for one outcome and against another."""
    if taken.value - other.value <= -LEAST:
        return [Reason("reason-plan")]
    terms = bot.evaluation.terms(taken.state, seat)
    less = bot.evaluation.terms(other.state, seat)
    if terms.get("reason-outcome", 0.0) - less.get("reason-outcome", 0.0) > DECIDES:
        return [Reason("reason-wins" if terms.get("reason-outcome", 0.0) > DECIDES else "reason-saves")]
    differing: list[tuple[float, str]] = []
    for term in sorted({*terms, *less}):
        difference = terms.get(term, 0.0) - less.get(term, 0.0)
        if abs(difference) >= LEAST:
            differing.append((difference, term))
    if not differing:
        return [Reason("reason-close")]
    found: list[Reason] = []
    for difference, term in most_telling(differing):
        key = bot.evaluation.phrase(term, taken.state, other.state, seat)
        found.append(Reason(key, math.floor(difference + 0.5) if difference > 0 else -math.floor(0.5 - difference)))
    return found


def most_telling(differing: list[tuple[float, str]]) -> list[tuple[float, str]]:
    """The largest differences, what speaks for the move first; at least one does, if any does."""
    by_size = sorted(differing, key=_size, reverse=True)
    told = by_size[:MOST]
    for each in by_size[MOST:]:
        if each[0] > 0 and max(told)[0] <= 0:
            told[MOST - 1] = each
    return sorted(told, reverse=True)


def _size(differing: tuple[float, str]) -> float:
    return abs(differing[0])
