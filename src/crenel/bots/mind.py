"""What a search needs to know of a game: who plays a round on, and how good its end is. Each game has its own."""

from crenel.bots.evaluation import Evaluation
from crenel.bots.greedy import DEPTH, GreedyBot
from crenel.kernel.playouts import Policy, RandomPolicy
from crenel.kernel.state import State


class Branch:
    """An action that a search looks into, and how good it looks at first sight, in points."""

    __slots__ = ("action", "value")

    def __init__(self, action: int, value: float) -> None:
        self.action: int = action
        self.value: float = value


class Mind:
    """Mind of a game without one of its own: random playouts, judged by the difference to the best rival."""

    def __init__(self, evaluation: Evaluation) -> None:
        self.evaluation: Evaluation = evaluation
        self.policy: Policy = RandomPolicy(1)
        self.simulations: int = 100  # looks of the hard bot
        self.horizon: int = 1  # rounds after this one that are played before the leaf is judged
        self.halts: bool = False  # whether to judge before the last round's end brings out what is new, or after
        self.most: int = 1000  # decisions of a playout
        self.careful: bool = False  # whether playouts take the slower policy of two, where there are two
        self.spread: float = 12.0  # how far it explores, in points
        self.warmth: float = 2.0  # points less that make an action e times less likely at first sight

    def reseed(self, seed: int) -> None:
        """Begin the policy's noise anew."""
        self.policy = RandomPolicy(seed)

    def at_first_sight(self, state: State, seat: int) -> bool:
        """Return whether the greedy bot answers: rounds cannot be played on from here, or nothing would be gained."""
        return False

    def branches(self, greedy: GreedyBot, state: State, seat: int, actions: list[int]) -> list[Branch]:
        """The actions to look into, at least one."""
        actions = self.evaluation.shortlist(state, seat, actions)
        if len(actions) == 1:
            return [Branch(actions[0], 0.0)]
        return [Branch(action, greedy.trial(state, seat, action, DEPTH)) for action in actions]

    def margin(self, state: State, seat: int) -> float:
        """Return the expected lead of a seat over its best rival, in points."""
        return self.evaluation.value(state, seat)
