"""Shame in a co-op game: bought off with honor, never on hordes, and lost with an empty pool."""

from typing import Final

from mypy_extensions import i64

from crenel.games.great_wall.clan import FROM_SHAME
from crenel.games.great_wall.modules.coop.part import end_together
from crenel.games.great_wall.moves import DONE, SKIP, move, verb_of
from crenel.games.great_wall.plans import Phase
from crenel.games.great_wall.shame import GetShame, clear_shame, list_shames
from crenel.games.great_wall.state import GreatWall
from crenel.games.great_wall.triggers import trigger
from crenel.games.great_wall.vocabulary import SHAMED
from crenel.kernel.state import State, Step

REDEEM: Final = 81
REDEEM_HONOR: Final = 10


class TakeShame(GetShame):
    """One token under a soldier of the pool; or it goes back at once for honor. Without a token left all have lost."""

    def options(self, state: State) -> list[int] | None:
        assert isinstance(state, GreatWall)
        if state.shame == 0:
            return None
        found = super().options(state)
        if state.clans[self.seat].score() < REDEEM_HONOR:
            return found
        if found is None:
            return [move(REDEEM, 0, 0, 0), SKIP]
        found.append(move(REDEEM, 0, 0, 0))
        return found

    def resolve(self, state: State, action: int) -> None:
        assert isinstance(state, GreatWall)
        if state.shame == 0:
            end_together(state, "disgrace")
        elif action >= 0 and verb_of(action) == REDEEM:
            state.disgrace(self.seat, FROM_SHAME, REDEEM_HONOR)
            if state.recording:
                state.emit("shame_redeemed", self.seat, {"left": int(state.shame)})
            trigger(state, self.seat, SHAMED)
        elif action < 0 or verb_of(action) == SKIP:
            if state.recording:  # no soldier to lie under, but a token of the team
                state.emit("shamed", self.seat, {"left": int(state.shame) - 1})
            super().resolve(state, -1)
        else:
            super().resolve(state, action)


class SummerRedeeming(Phase):
    """Shame may be bought off with honor."""

    def push(self, state: GreatWall, clan: i64, section: i64, row: i64) -> None:
        for seat in reversed(state.tea):
            if state.clans[seat].rules.person:
                state.push(Redeem(seat))


class Redeem(Step):
    """Discard shame for honor, as often as one can."""

    def options(self, state: State) -> list[int] | None:
        assert isinstance(state, GreatWall)
        clan = state.clans[self.seat]
        found: list[int] = [DONE]
        if clan.score() >= REDEEM_HONOR:
            list_shames(clan, found)
        return found if len(found) > 1 else []

    def resolve(self, state: State, action: int) -> None:
        assert isinstance(state, GreatWall)
        if verb_of(action) == DONE:
            return
        state.disgrace(self.seat, FROM_SHAME, REDEEM_HONOR)
        clear_shame(state, self.seat, action)
        state.push(self)
