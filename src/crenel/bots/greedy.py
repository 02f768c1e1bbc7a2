"""A bot that looks to the end of its own turn, never further."""

from typing import Final

from crenel.bots.bot import Bot
from crenel.bots.evaluation import Evaluation
from crenel.kernel.state import State

FOLLOWED: Final = 4  # decisions that an action may open (a castle's action, a ship's depot), answered before judging
STEPS: Final = 8  # at most so many actions until the end of the turn


class Outlook:
    """Where an action leads, and how good that looks."""

    __slots__ = ("action", "state", "value")

    def __init__(self, action: int, state: State, value: float) -> None:
        self.action: int = action
        self.state: State = state
        self.value: float = value


class GreedyBot(Bot):
    """Tries every action, plays the turn to its end after the few that look best, greedily again, and takes the one
    that ends best.

    All this happens on a copy that stops before the next chance, so no die is rolled while the bot thinks.
    """

    name = "greedy"

    def __init__(self, seed: int | str, evaluation: Evaluation) -> None:
        super().__init__(seed)
        self.evaluation: Evaluation = evaluation
        self.looked: int = 0  # positions judged so far: a measure of thought that is the same on any machine

    def choose(self, state: State, seat: int) -> int:
        actions = self._shortlist(state, seat, state.actions(seat))
        if len(actions) == 1:
            return actions[0]
        return self._best(state.determinize(seat, self.random), seat, actions)

    def regret(self, state: State, seat: int, action: int, instead: int) -> float:
        """How much better another action looks than the one taken, each seen as far ahead as for a choice."""
        world = state.determinize(seat, self.random)
        return self._seen(world, seat, instead) - self._seen(world, seat, action)

    def _seen(self, world: State, seat: int, action: int) -> float:
        outlook = self._try(world, seat, action, FOLLOWED)
        return self._finish(outlook, seat) if self.evaluation.played_out > 1 else outlook.value

    def _best(self, world: State, seat: int, actions: list[int]) -> int:
        tried = self._try_all(world, seat, actions, FOLLOWED)
        # The sort is stable: of equals, the action listed first.
        finalists = sorted(tried, key=_worth, reverse=True)[: self.evaluation.played_out]
        if len(finalists) == 1:
            return finalists[0].action
        for finalist in finalists:
            finalist.value = self._finish(finalist, seat)
        return max(finalists, key=_worth).action

    def _shortlist(self, state: State, seat: int, actions: list[int]) -> list[int]:
        return actions if len(actions) == 1 else self.evaluation.shortlist(state, seat, actions)

    def _try_all(self, state: State, seat: int, actions: list[int], depth: int) -> list[Outlook]:
        return [self._try(state, seat, action, depth) for action in actions]

    def _try(self, state: State, seat: int, action: int, depth: int) -> Outlook:
        """Take an action and answer the decisions it opens."""
        self.looked += 1
        copy = state.clone()
        copy.previewing = True
        if state.secret:
            self._answer_secretly(copy, seat, action)
        else:
            copy.decide(seat, action)
        if depth > 0 and copy.asked == seat and not self.evaluation.settled(copy, seat):
            actions = self._shortlist(copy, seat, copy.actions())
            best = max(self._try_all(copy, seat, actions, depth - 1), key=_worth)
            return Outlook(action, best.state, best.value)
        return Outlook(action, copy, self.evaluation.value(copy, seat))

    def _answer_secretly(self, copy: State, seat: int, action: int) -> None:
        """A secret choice shows its worth only when all are made: the others answer at random."""
        copy.previewing = False
        before = copy.barrier
        copy.decide(seat, action)
        while copy.secret and copy.barrier == before:
            copy.play(self.random.choice(copy.actions()))

    def _finish(self, outlook: Outlook, seat: int) -> float:
        """The value at the end of the turn."""
        for _ in range(STEPS):
            if outlook.state.asked != seat:
                break
            actions = self._shortlist(outlook.state, seat, outlook.state.actions())
            outlook = max(self._try_all(outlook.state, seat, actions, FOLLOWED), key=_worth)
        return outlook.value


def _worth(outlook: Outlook) -> float:
    return outlook.value
