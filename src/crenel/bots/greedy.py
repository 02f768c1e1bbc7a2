"""A bot that looks to the end of its own turn, never further."""

import math
from typing import Final

from crenel.bots.bot import Bot, Weighed
from crenel.bots.evaluation import Evaluation
from crenel.kernel.state import State

DEPTH: Final = 4  # decisions that an action may open (a castle's action, a ship's depot), answered before judging
TINY: Final = 1e-12
LONGEST: Final = 8  # actions until the end of the turn, at most


class Candidate:
    """An action, the state it leads to, and the value of that state."""

    __slots__ = ("action", "state", "value")

    def __init__(self, action: int, state: State, value: float) -> None:
        self.action: int = action
        self.state: State = state
        self.value: float = value


class GreedyBot(Bot):
    """Tries every action, plays the turn to its end after the few best, greedily again, and takes the one that ends
    best.

    All this happens on a copy that stops before the next chance, so no die is rolled while the bot thinks.
    """

    name = "greedy"

    def __init__(self, seed: int | str, evaluation: Evaluation) -> None:
        super().__init__(seed)
        self.evaluation: Evaluation = evaluation
        self.temperature: float = 0.0  # points by which values are blurred: above 0 it does not always take the best
        self.mixing: bool = True  # whether it draws lots among nearly equal choices that rivals should not foresee
        self.looked: int = 0  # positions judged so far: a measure of effort that is the same on any machine

    def choose(self, state: State, seat: int) -> int:
        actions = state.actions(seat)
        if self.mixing and state.secret and len(actions) > 1:
            lots = self.evaluation.lots(state, seat, actions)
            if lots:
                return self.random.choices(actions, lots)[0]
        actions = self._shortlist(state, seat, actions)
        if len(actions) == 1:
            return actions[0]
        return self.best(state.determinize(seat, self.random), seat, actions).action

    def regret(self, state: State, seat: int, action: int, instead: int) -> float:
        """How much better another action is than the one taken, with the same lookahead as `choose`."""
        world = state.determinize(seat, self.random)
        return self.outcome(world, seat, instead).value - self.outcome(world, seat, action).value

    def trial(self, state: State, seat: int, action: int, depth: int) -> float:
        """The value of what an action leads to, with so many decisions that it opens answered."""
        return self._try(state, seat, action, depth).value

    def outcome(self, world: State, seat: int, action: int) -> Candidate:
        """What an action leads to, with the same lookahead as `choose`."""
        candidate = self._try(world, seat, action, DEPTH)
        return self._finish(candidate, seat) if self.evaluation.finalists > 1 else candidate

    def best(self, world: State, seat: int, actions: list[int]) -> Candidate:
        """The best of some actions, with the value of what it leads to."""
        tried = self._try_all(world, seat, actions, DEPTH)
        self._weigh(tried)
        self._blur(tried)
        # The sort is stable: of equals, the action listed first.
        finalists = sorted(tried, key=_value_of, reverse=True)[: self.evaluation.finalists]
        if len(finalists) == 1:
            return finalists[0]
        for finalist in finalists:
            finalist.value = self._finish(finalist, seat).value
        self._weigh(finalists)
        self._blur(finalists)
        return max(finalists, key=_value_of)

    def _weigh(self, candidates: list[Candidate]) -> None:
        """Tell what actions were found worth, before values are blurred."""
        if self.weighed is not None:
            self.weighed += [Weighed(each.action, each.value, 1) for each in candidates]

    def _blur(self, candidates: list[Candidate]) -> None:
        """Blur the values by Gumbel noise: an action is the less likely the more points it loses."""
        if self.temperature > 0.0:
            for candidate in candidates:
                candidate.value -= self.temperature * math.log(-math.log(self.random.uniform(TINY, 1.0 - TINY)))

    def _shortlist(self, state: State, seat: int, actions: list[int]) -> list[int]:
        return actions if len(actions) == 1 else self.evaluation.shortlist(state, seat, actions)

    def _try_all(self, state: State, seat: int, actions: list[int], depth: int) -> list[Candidate]:
        return [self._try(state, seat, action, depth) for action in actions]

    def _try(self, state: State, seat: int, action: int, depth: int) -> Candidate:
        """Take an action on a copy and answer the decisions that it opens."""
        self.looked += 1
        copy = state.clone()
        copy.previewing = True
        if state.secret:
            self._answer_secretly(copy, seat, action)
        else:
            copy.decide(seat, action)
        while copy.asked == seat and copy.for_show:
            copy.decide(seat, copy.legal[0])
        if depth > 0 and copy.asked == seat and not self.evaluation.settled(copy, seat):
            actions = self._shortlist(copy, seat, copy.actions())
            best = max(self._try_all(copy, seat, actions, depth - 1), key=_value_of)
            return Candidate(action, best.state, best.value)
        return Candidate(action, copy, self.evaluation.value(copy, seat))

    def _answer_secretly(self, copy: State, seat: int, action: int) -> None:
        """Play a secret choice to its reveal: the others answer at random."""
        copy.previewing = False
        before = copy.barrier
        copy.decide(seat, action)
        while copy.secret and copy.barrier == before:
            copy.play(self.random.choice(copy.actions()))

    def _finish(self, candidate: Candidate, seat: int) -> Candidate:
        """What the turn leads to, played greedily to its end."""
        for _ in range(LONGEST):
            if candidate.state.asked != seat:
                break
            actions = self._shortlist(candidate.state, seat, candidate.state.actions())
            candidate = max(self._try_all(candidate.state, seat, actions, DEPTH), key=_value_of)
        return candidate


def _value_of(candidate: Candidate) -> float:
    return candidate.value
