"""How a search thinks about The Great Wall: the rest of the year played on, clerks and command cards looked into."""

import math
from typing import Final

from crenel.bots.great_wall.evaluation import GreatWallEvaluation
from crenel.bots.great_wall.priority import PriorityPolicy
from crenel.bots.great_wall.quick import QuickPolicy, read_table
from crenel.bots.greedy import GreedyBot
from crenel.bots.mind import Branch, Mind
from crenel.games.great_wall.clerks import MoveClerks
from crenel.games.great_wall.seasons.fall import ChooseCommands
from crenel.games.great_wall.setup import ChooseLeaders
from crenel.games.great_wall.state import GreatWall
from crenel.kernel.state import State

PLANNED: Final = 2.0  # honor that the evaluation's own plan is preferred by at first sight
SURE: Final = 8  # branches of a decision, the best at first sight


class GreatWallMind(Mind):
    def __init__(self) -> None:
        self.judge: GreatWallEvaluation = GreatWallEvaluation()
        super().__init__(self.judge)
        self.simulations = 200
        self.horizon = 0
        self.most = 60
        self.spread = 6.0
        self.table: list[float] = read_table()
        self.reseed(1)

    def reseed(self, seed: int) -> None:
        careful = PriorityPolicy(self.judge, seed)
        self.policy = careful if self.careful else QuickPolicy(self.table, careful, seed + 1)

    def at_first_sight(self, state: State, seat: int) -> bool:
        """Leaders are chosen before anything lies on the board."""
        return isinstance(state.stack[len(state.stack) - 1], ChooseLeaders)

    def branches(self, greedy: GreedyBot, state: State, seat: int, actions: list[int]) -> list[Branch]:
        assert isinstance(state, GreatWall)
        step = state.stack[len(state.stack) - 1]
        if isinstance(step, ChooseCommands):
            lots = self.judge.lots(state, seat, actions)
            if lots:
                return [Branch(action, self.warmth * math.log(lot + 1e-9)) for action, lot in zip(actions, lots)]
        if not isinstance(step, MoveClerks) or step.clan != seat:
            return super().branches(greedy, state, seat, actions)
        planned = self.judge.shortlist(state, seat, actions)
        found = [Branch(action, greedy.trial(state, seat, action, 0)) for action in actions]
        for branch in found:
            if branch.action == planned[0]:
                branch.value = max([other.value for other in found]) + PLANNED
        found.sort(key=_value_of, reverse=True)
        return found[:SURE]

    def margin(self, state: State, seat: int) -> float:
        """Honor to expect, less half of the best rival's and half of their average."""
        assert isinstance(state, GreatWall)
        mine = self.judge.value(state, seat)
        best = -1e9
        total = 0.0
        count = 0
        rivals = self.judge.valuation(state, seat).rivals
        for clan in range(len(rivals)):
            if not rivals[clan]:
                continue
            honor = float(state.clans[clan].score())  # all that an automa has
            worth = self.judge.value(state, clan) if clan < state.seats else honor
            best = max(best, worth)
            total += worth
            count += 1
        return mine - (best + total / count) / 2 if count else mine


def _value_of(branch: Branch) -> float:
    return branch.value
