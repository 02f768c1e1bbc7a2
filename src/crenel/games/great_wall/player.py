"""The rules of a clan that a person leads."""

from typing import Final

from mypy_extensions import i64

from crenel.games.great_wall.battle import give_reward
from crenel.games.great_wall.board import CLERKS
from crenel.games.great_wall.clan_rules import ClanRules
from crenel.games.great_wall.clerks import MoveClerks, clerks_counting
from crenel.games.great_wall.horde import Horde
from crenel.games.great_wall.layout import Layout
from crenel.games.great_wall.overseers import bring, overseer_yield
from crenel.games.great_wall.scoring import artifact_worth
from crenel.games.great_wall.seasons.turn import push_boxes
from crenel.games.great_wall.state import GreatWall
from crenel.games.great_wall.triggers import trigger
from crenel.games.great_wall.vocabulary import GATHERED
from crenel.kernel.state import BIT


class PlayerRules(ClanRules):
    def __init__(self) -> None:
        super().__init__("player")
        self.person = True
        self.scores = True
        self.claims = True
        self.activates = True
        self.goes_home = True
        self.copied = True

    def soldiers(self, layout: Layout) -> list[i64]:
        return [kind.pool for kind in layout.soldiers]

    def clerks(self, layout: Layout) -> i64:
        return CLERKS

    def decider(self, state: GreatWall, clan: i64) -> i64:
        return clan

    def push_turn(self, state: GreatWall, clan: i64) -> None:
        push_boxes(state, clan, state.clans[clan].command)

    def push_moves(self, state: GreatWall, clan: i64, count: i64, different: bool) -> None:
        state.push(MoveClerks(clan, clan, count, different))

    def gather(self, state: GreatWall, clan: i64, place: i64) -> None:
        """One resource for each clerk, and what the overseer brings."""
        trigger(state, clan, GATHERED, BIT[place])
        bring(state, clan, place, overseer_yield(state, clan, place), clerks_counting(state, clan, place))

    def serve(self, state: GreatWall, clan: i64, place: i64) -> None:
        state.layout.places[place].service.serve(state, clan, clerks_counting(state, clan, place))

    def reward(self, state: GreatWall, clan: i64, horde: Horde, spots: list[i64], soldier: i64) -> None:
        for spot in spots:
            give_reward(state, clan, horde.card.reward[spot])

    def artifact_honor(self, state: GreatWall, clan: i64, artifact: i64) -> i64:
        return artifact_worth(state, clan, artifact)


PLAYER: Final = PlayerRules()
