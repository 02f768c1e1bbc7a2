"""Shame: where a token goes when it comes, and where it may be taken from."""

from typing import Final

from mypy_extensions import i64

from crenel.games.great_wall.board import SHAME_COST, SHAME_PLACES
from crenel.games.great_wall.clan import FROM_SHAME, Clan
from crenel.games.great_wall.moves import CLEAR, SHAME, first_of, move, second_of
from crenel.games.great_wall.state import GreatWall
from crenel.games.great_wall.triggers import trigger
from crenel.games.great_wall.vocabulary import SHAMED
from crenel.kernel.state import State, Step

# Why a token is due.
FOR_ACTIVATING_ALONE: Final = 0
FOR_BREACH: Final = 1


def push_shame(state: GreatWall, clan: i64, count: i64, cause: i64) -> None:
    """A clan is to get shame. Automas never do."""
    if state.clans[clan].rules.person:
        for _ in range(count):
            replaced = False
            for module in state.modules:
                replaced = replaced or module.shame_due(state, clan, cause)
            if not replaced:
                state.push(GetShame(clan))


class GetShame(Step):
    """One token: under a soldier of the pool, or on a claimed horde. With an empty pool, or nowhere to put it, it costs
    honor.
    """

    def options(self, state: State) -> list[int] | None:
        assert isinstance(state, GreatWall)
        if state.shame == 0:
            return None
        clan = state.clans[self.seat]
        found: list[int] = []
        for soldier in range(clan.kinds):
            if clan.pool[soldier]:
                found.append(move(SHAME, soldier + 1, 0, 0))
        for horde in range(len(clan.claimed)):
            if clan.shame_on_hordes[horde] < SHAME_PLACES and may_lie_on_hordes(state):
                found.append(move(SHAME, 0, horde, 0))
        return found if found else None

    def resolve(self, state: State, action: int) -> None:
        assert isinstance(state, GreatWall)
        clan = state.clans[self.seat]
        if action < 0:
            if state.shame:
                state.shame -= 1
                state.shame_out += 1
            state.disgrace(self.seat, FROM_SHAME, SHAME_COST)
            return
        state.shame -= 1
        soldier = first_of(action)
        if soldier:
            clan.pool[soldier - 1] -= 1
            clan.shamed[soldier - 1] += 1
        else:
            clan.shame_on_hordes[second_of(action)] += 1
        if state.recording:
            state.emit("shamed", self.seat, {"left": int(state.shame)})
        trigger(state, self.seat, SHAMED)


def may_lie_on_hordes(state: GreatWall) -> bool:
    return all(module.shame_on_hordes(state) for module in state.modules)


def list_shames(clan: Clan, found: list[int]) -> None:
    """The tokens a clan could discard."""
    for soldier in range(clan.kinds):
        if clan.shamed[soldier]:
            found.append(move(CLEAR, soldier + 1, 0, 0))
    for horde in range(len(clan.claimed)):
        if clan.shame_on_hordes[horde]:
            found.append(move(CLEAR, 0, horde, 0))


def clear_shame(state: GreatWall, seat: i64, action: i64) -> None:
    """A token goes back to the pool."""
    clan = state.clans[seat]
    soldier = first_of(action)
    if soldier:
        clan.shamed[soldier - 1] -= 1
        clan.pool[soldier - 1] += 1
    else:
        clan.shame_on_hordes[second_of(action)] -= 1
    state.shame += 1
    if state.recording:
        state.emit("shame_cleared", seat, {"left": int(state.shame)})


class ClearShame(Step):
    """Discard one token, wherever it lies."""

    def options(self, state: State) -> list[int] | None:
        assert isinstance(state, GreatWall)
        found: list[int] = []
        list_shames(state.clans[self.seat], found)
        return found

    def resolve(self, state: State, action: int) -> None:
        assert isinstance(state, GreatWall)
        clear_shame(state, self.seat, action)
