"""Summer: overseers' income, shame bought off, command cards reclaimed or left for honor."""

from mypy_extensions import i64

from crenel.games.great_wall.board import CARD_HONOR, CLEAR_CHI, PRODUCTION
from crenel.games.great_wall.cards import BETRAYAL
from crenel.games.great_wall.clan import FROM_COMMANDS, NO_CARD
from crenel.games.great_wall.moves import DONE, HONOR, RECLAIM, verb_of
from crenel.games.great_wall.overseers import bring, overseer_yield
from crenel.games.great_wall.plans import Phase
from crenel.games.great_wall.screens import Screened
from crenel.games.great_wall.seasons.fall import Fall
from crenel.games.great_wall.sets import CARD, count_bits
from crenel.games.great_wall.shame import clear_shame, list_shames
from crenel.games.great_wall.state import SUMMER, GreatWall
from crenel.games.great_wall.triggers import trigger
from crenel.games.great_wall.vocabulary import INCOME, RECLAIMED
from crenel.kernel.state import State, Step


class Summer(Step):
    def resolve(self, state: State, action: int) -> None:
        assert isinstance(state, GreatWall)
        state.begin(SUMMER)
        state.push(Fall(-1))
        state.layout.summer.push(state)


class SummerIncome(Phase):
    """Overseers bring what they make."""

    def push(self, state: GreatWall, clan: i64, section: i64, row: i64) -> None:
        for seat in reversed(state.tea):
            if state.clans[seat].rules.person:
                state.push(Income(seat))


class SummerShame(Phase):
    """Shame may be bought off."""

    def push(self, state: GreatWall, clan: i64, section: i64, row: i64) -> None:
        for seat in reversed(state.tea):
            if state.clans[seat].rules.person:
                state.push(BuyOffShame(seat))


class SummerTrack(Phase):
    """The track is cleared."""

    def push(self, state: GreatWall, clan: i64, section: i64, row: i64) -> None:
        state.push(ClearTrack(-1))


class SummerReclaim(Phase):
    """Command cards come back, or stay for honor."""

    def push(self, state: GreatWall, clan: i64, section: i64, row: i64) -> None:
        for seat in reversed(state.tea):
            if state.clans[seat].rules.person:
                state.push(Reclaim(seat))


class Income(Step):
    """Every overseer brings as much as his level."""

    def resolve(self, state: State, action: int) -> None:
        assert isinstance(state, GreatWall)
        trigger(state, self.seat, INCOME)
        for place in range(PRODUCTION):
            bring(state, self.seat, place, overseer_yield(state, self.seat, place), 0)


class BuyOffShame(Screened):
    """Discard shame for chi, as often as one can pay."""

    def options(self, state: State) -> list[int] | None:
        assert isinstance(state, GreatWall)
        found: list[int] = [DONE]
        list_shames(state.clans[self.seat], found)
        if len(found) == 1:
            return []
        if state.can_pay_chi(self.seat, CLEAR_CHI):
            return found
        return [DONE] if self.conceals(state) else []

    def resolve(self, state: State, action: int) -> None:
        assert isinstance(state, GreatWall)
        if verb_of(action) == DONE:
            return
        state.pay_chi(self.seat, CLEAR_CHI)
        clear_shame(state, self.seat, action)
        state.push(self)


class ClearTrack(Step):
    """The cards on the command track are discarded, for all to see."""

    def resolve(self, state: State, action: int) -> None:
        assert isinstance(state, GreatWall)
        for clan in state.clans:
            if clan.command != NO_CARD:
                if clan.rules.copied:
                    clan.discarded |= CARD[clan.command]
                clan.command = NO_CARD
        state.track = [-1] * len(state.clans)


class Reclaim(Step):
    """All own discarded command cards back to the hand, or honor for each of them. Betrayal never comes back."""

    def options(self, state: State) -> list[int] | None:
        assert isinstance(state, GreatWall)
        if state.clans[self.seat].commands == 0:
            return [RECLAIM]
        return [RECLAIM, HONOR]

    def resolve(self, state: State, action: int) -> None:
        assert isinstance(state, GreatWall)
        clan = state.clans[self.seat]
        if verb_of(action) == HONOR:
            state.award(self.seat, FROM_COMMANDS, CARD_HONOR * count_bits(clan.discarded))
        else:
            kept = clan.discarded & CARD[BETRAYAL]
            clan.commands |= clan.discarded & ~CARD[BETRAYAL]
            clan.discarded = kept
            if state.recording:
                state.emit("reclaimed", self.seat, {})
            trigger(state, self.seat, RECLAIMED)
