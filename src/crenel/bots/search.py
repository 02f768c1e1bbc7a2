"""A bot that searches: a tree over the decisions of its own turn, and short playouts from its leaves.

It sees only what its seat may see. Each simulation takes place in a world in which all that the seat cannot know is
drawn anew, dice and cards to come among them. The n-th visit of every first action looks at the same n-th world, so
that actions are compared under equal luck.
"""

import math
import time
from typing import Final

from crenel.bots.bot import Bot, Weighed
from crenel.bots.greedy import GreedyBot
from crenel.bots.mind import Mind
from crenel.kernel.playouts import play_on
from crenel.kernel.rng import Rng
from crenel.kernel.state import State

WORLDS: Final = 128  # different worlds; later visits see them again with other chance
UNSEEN: Final = 2.0  # points that an action not looked at yet is judged below the average


class Node:
    """A decision reached by these actions, whatever chance did."""

    __slots__ = ("action", "kids", "prior", "total", "visits")

    def __init__(self, action: int, prior: float) -> None:
        self.action: int = action
        self.prior: float = prior  # share of attention at first sight
        self.kids: list[Node] = []
        self.total: float = 0.0
        self.visits: int = 0

    def mean(self) -> float:
        return self.total / self.visits


class SearchBot(Bot):
    """Player that tries its actions in so many `simulations` of the rounds to come, fewer if its time is up."""

    name = "search"

    def __init__(self, seed: int | str, mind: Mind, simulations: int) -> None:
        super().__init__(seed)
        self.mind: Mind = mind
        self.greedy: GreedyBot = GreedyBot(seed, mind.evaluation)
        self.simulations: int = simulations
        self.peeks: bool = False  # look into the true world with new chance: only to measure what fair worlds cost
        self.worlds: list[State] = []
        self.keys: list[bytes] = []

    def choose(self, state: State, seat: int) -> int:
        actions = state.actions(seat)
        if len(actions) == 1:
            return actions[0]
        if self.mind.at_first_sight(state, seat):
            self.greedy.weighed = self.weighed
            return self.greedy.choose(state, seat)
        root = self.search(state, seat, whole=False)
        if self.weighed is not None:
            self.weighed += [Weighed(kid.action, kid.mean(), kid.visits) for kid in root.kids if kid.visits]
        best = root.kids[0]
        for kid in root.kids:
            if kid.visits > best.visits or (kid.visits == best.visits > 0 and kid.mean() > best.mean()):
                best = kid
        return best.action

    def search(self, state: State, seat: int, whole: bool = True) -> Node:
        """Look into the decision of a seat. The root's kids are its actions, with visits and values. Unless the `whole`
        is asked for, the search stops once no other action can be looked at as often as the first.
        """
        self.worlds = []
        self.keys = []
        self.mind.reseed(self.random.getrandbits(30))
        root = Node(-1, 1.0)
        world = self._world(state, seat, 0)
        self._expand(root, world, seat, world.actions(seat))
        if len(root.kids) > 1:
            end = time.monotonic() + self.seconds
            for number in range(self.simulations):
                self._simulate(root, state, seat)
                if not whole and _lead(root) > self.simulations - 1 - number:
                    break
                if self.seconds > 0 and time.monotonic() > end:
                    break
        self.worlds = []
        return root

    def _world(self, state: State, seat: int, number: int) -> State:
        """A copy of the world of that number, with chance of that number."""
        if number >= len(self.keys):
            self.keys.append(self.random.getrandbits(256).to_bytes(32, "big"))
            if len(self.worlds) < WORLDS:
                self.worlds.append(state.clone() if self.peeks else state.determinize(seat, self.random))
        copy = self.worlds[number % WORLDS].clone()
        copy.rng = Rng(self.keys[number])
        return copy

    def _simulate(self, root: Node, state: State, seat: int) -> None:
        node = self._select(root)
        copy = self._world(state, seat, node.visits)
        path = [root, node]
        self._take(copy, seat, node.action)
        while node.visits > 0 and copy.asked == seat and not copy.secret:
            if not node.kids:
                self._expand(node, copy, seat, copy.legal)
            node = self._select(node)
            if node.action not in copy.legal:  # chance asks something else here
                break
            path.append(node)
            self._take(copy, seat, node.action)
        mind = self.mind
        play_on(copy, mind.policy, mind.horizon, mind.halts, mind.most)
        value = mind.margin(copy, seat)
        for each in path:
            each.visits += 1
            each.total += value

    def _take(self, copy: State, seat: int, action: int) -> None:
        """Take an action, and stop before what nobody could take back."""
        copy.previewing = True
        copy.decide(seat, action)
        copy.previewing = False

    def _expand(self, node: Node, state: State, seat: int, actions: list[int]) -> None:
        branches = self.mind.branches(self.greedy, state, seat, actions)
        best = max([branch.value for branch in branches])
        shares = [math.exp((branch.value - best) / self.mind.warmth) for branch in branches]
        total = sum(shares)
        node.kids = [Node(branch.action, share / total) for branch, share in zip(branches, shares)]

    def _select(self, node: Node) -> Node:
        """The action that promises most: by what it has brought, and by how little it was looked at."""
        base = (node.mean() if node.visits else 0.0) - UNSEEN
        reach = self.mind.spread * math.sqrt(float(node.visits) + 1.0)
        best = -1e18
        chosen = node.kids[0]
        for kid in node.kids:
            bound = (kid.mean() if kid.visits else base) + reach * kid.prior / (1.0 + kid.visits)
            if bound > best:
                best, chosen = bound, kid
        return chosen


def _lead(node: Node) -> int:
    """How much oftener the first of a node's actions was looked at than the second."""
    first = 0
    second = 0
    for kid in node.kids:
        if kid.visits > first:
            first, second = kid.visits, first
        elif kid.visits > second:
            second = kid.visits
    return first - second
