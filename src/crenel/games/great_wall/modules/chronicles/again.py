"""Attacking again: after a defeat, once the hordes behind have moved up, by an advisor's leave."""

from mypy_extensions import i64

from crenel.games.great_wall.battle import BatchOver
from crenel.games.great_wall.modules.chronicles.part import chronicles_of
from crenel.games.great_wall.plans import Phase
from crenel.games.great_wall.recruits import AttackWith
from crenel.games.great_wall.sets import bits
from crenel.games.great_wall.state import GreatWall
from crenel.games.great_wall.vocabulary import ANYTHING
from crenel.kernel.state import BIT, State, Step


class AttackAgain(Phase):
    """Whoever has such an advisor, and a soldier who lived through the defeat, may attack in that section. Survivors on
    the card and those who were saved count; they rest among others by then.
    """

    def push(self, state: GreatWall, clan: i64, section: i64, row: i64) -> None:
        part = chronicles_of(state)
        horde = state.horde_at(section, row)
        assert horde is not None
        for each in reversed(state.tea):
            if not horde.present(each) and not part.saved & BIT[each]:
                continue
            count: i64 = 0
            for card in bits(state.clans[each].active):
                count += state.deck.advisors[card].again
            if count and state.clans[each].rules.person:
                state.push(CalledAgain(each, section, count))
        part.saved = 0


class CalledAgain(Step):
    """So many soldiers who rest in a section may attack there."""

    __slots__ = ("count", "section")

    def __init__(self, seat: i64, section: i64, count: i64) -> None:
        super().__init__(seat)
        self.section: i64 = section
        self.count: i64 = count

    def resolve(self, state: State, action: int) -> None:
        assert isinstance(state, GreatWall)
        state.push(BatchOver(self.seat))
        state.push(AttackWith(self.seat, self.count, ANYTHING, True, False, False, False, BIT[self.section], 0))
