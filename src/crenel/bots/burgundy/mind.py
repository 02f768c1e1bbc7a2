"""How a search thinks about Burgundy: two rounds played on, judged before the dice after them are rolled."""

from typing import Final

from crenel.bots.burgundy.evaluation import BurgundyEvaluation
from crenel.bots.burgundy.priority import PriorityPolicy
from crenel.bots.mind import Mind
from crenel.games.burgundy.state import Burgundy
from crenel.kernel.state import State

NOISE: Final = 0.3  # points by which playouts vary


class BurgundyMind(Mind):
    def __init__(self) -> None:
        self.judge: BurgundyEvaluation = BurgundyEvaluation()
        super().__init__(self.judge)
        self.simulations = 400
        self.horizon = 2
        self.halts = True
        self.policy = PriorityPolicy(self.judge, NOISE)

    def reseed(self, seed: int) -> None:
        self.policy = PriorityPolicy(self.judge, NOISE, seed)

    def at_first_sight(self, state: State, seat: int) -> bool:
        """First castles: nothing has been laid out that could be played on."""
        assert isinstance(state, Burgundy)
        return state.phase < 0

    def margin(self, state: State, seat: int) -> float:
        """The lead over the best rival; partners are no rivals. Alone there is none."""
        assert isinstance(state, Burgundy)
        side = seat % int(state.duchy_count)
        best = -1e9
        for other in range(int(state.duchy_count)):
            if other != side:
                best = max(best, self.judge.value(state, other))
        mine = self.judge.value(state, seat)
        return mine if best == -1e9 else mine - best
