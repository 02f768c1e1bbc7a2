"""Priority policy of The Great Wall: decisions with a plain answer get it; of the others each is looked at once."""

from crenel.bots.great_wall.evaluation import GreatWallEvaluation
from crenel.games.great_wall.seasons.fall import ChooseCommands
from crenel.games.great_wall.state import GreatWall
from crenel.kernel.lots import Lots
from crenel.kernel.playouts import Policy
from crenel.kernel.state import State


class PriorityPolicy(Policy):
    """Takes what is worth most at once; command cards are drawn by lots, as the greedy bot does."""

    def __init__(self, evaluation: GreatWallEvaluation, seed: int = 0) -> None:
        self.judge: GreatWallEvaluation = evaluation
        self.lots: Lots = Lots(seed)

    def choose(self, state: State) -> int:
        assert isinstance(state, GreatWall)
        actions = state.legal
        seat = int(state.asked)
        if len(actions) == 1:
            return actions[0]
        if isinstance(state.stack[len(state.stack) - 1], ChooseCommands):
            weights = self.judge.lots(state, seat, actions)
            if weights:
                return self._drawn(actions, weights)
        actions = self.judge.shortlist(state, seat, actions)
        if len(actions) == 1:
            return actions[0]
        best = -1e9
        chosen = actions[0]
        secret = len(state.secret) > 0
        for action in actions:
            if secret:
                value = self.lots.chance()
            else:
                copy = state.clone()
                copy.previewing = True
                copy.answer(copy.asked, action)
                value = self.judge.value(copy, seat)
            if value > best:
                best, chosen = value, action
        return chosen

    def _drawn(self, actions: list[int], weights: list[float]) -> int:
        left = self.lots.chance() * sum(weights)
        for place, weight in enumerate(weights):
            left -= weight
            if left < 0:
                return actions[place]
        return actions[len(actions) - 1]
