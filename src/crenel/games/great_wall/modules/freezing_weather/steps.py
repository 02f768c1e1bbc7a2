"""Sets that are sent to the Emperor, breaches that are paid for, raids on the supply."""

from typing import Final

from mypy_extensions import i64

from crenel.games.great_wall.board import RESOURCE_NAMES, RESOURCES, SECTION_NAMES
from crenel.games.great_wall.confirm import push_confirm
from crenel.games.great_wall.horde import Horde
from crenel.games.great_wall.modules.freezing_weather.part import RAIDED, SET, freezing_of, remove, supply_of
from crenel.games.great_wall.moves import SKIP, first_of, move, verb_of
from crenel.games.great_wall.plans import Phase
from crenel.games.great_wall.screens import Screened, asks_in_secret
from crenel.games.great_wall.sets import count_bits
from crenel.games.great_wall.shame import GetShame
from crenel.games.great_wall.state import GreatWall
from crenel.kernel.state import BIT, State

SEND: Final = 120  # resource
FORFEIT: Final = 121  # resource
ALL_SENT: Final = BIT[RESOURCES] - 1


class TurnHelp(Phase):
    """After the last defeat of a turn its player may help the Emperor."""

    def push(self, state: GreatWall, clan: i64, section: i64, row: i64) -> None:
        if state.clans[clan].rules.person:
            state.push(HelpEmperor(clan))


class HelpEmperor(Screened):
    """One set of a kind that was not sent yet leaves the game, and a clerk of the pool stays with it."""

    def options(self, state: State) -> list[int] | None:
        assert isinstance(state, GreatWall)
        clan = state.clans[self.seat]
        sent = freezing_of(state).sent[self.seat]
        if clan.free_clerks == 0 or sent == ALL_SENT:
            return []
        found: list[int] = []
        for resource in range(RESOURCES):
            if clan.stock[resource] >= SET and not sent & BIT[resource]:
                found.append(move(SEND, resource, 0, 0))
        if found or self.conceals(state):
            found.append(SKIP)
        return found

    def resolve(self, state: State, action: int) -> None:
        assert isinstance(state, GreatWall)
        if verb_of(action) == SKIP:
            return
        resource = first_of(action)
        part, clan = freezing_of(state), state.clans[self.seat]
        push_confirm(state, self.seat)
        clan.stock[resource] -= SET
        remove(state, resource, SET)
        clan.free_clerks -= 1
        part.sent[self.seat] |= BIT[resource]
        if state.recording:
            sets = int(count_bits(part.sent[self.seat]))
            facts: dict[str, object] = {"resource": RESOURCE_NAMES[resource], "count": int(SET), "sets": sets}
            state.emit("set_sent", self.seat, facts)


class BreachToll(GetShame):
    """A shame token for a breach, unless its player lets a resource leave the game. Whoever has none is asked too."""

    def conceals(self, state: State) -> bool:
        return asks_in_secret(state)

    def options(self, state: State) -> list[int] | None:
        assert isinstance(state, GreatWall)
        found = super().options(state)
        if found is None:
            found = [SKIP]  # it costs honor
        for resource in range(RESOURCES):
            if state.clans[self.seat].stock[resource]:
                found.append(move(FORFEIT, resource, 0, 0))
        return found

    def resolve(self, state: State, action: int) -> None:
        assert isinstance(state, GreatWall)
        if verb_of(action) == SKIP:
            super().resolve(state, -1)
        elif verb_of(action) == FORFEIT:
            resource = first_of(action)
            state.clans[self.seat].stock[resource] -= 1
            remove(state, resource, 1)
            if state.recording:
                state.emit("forfeited", self.seat, {"resource": RESOURCE_NAMES[resource], "count": 1})
        else:
            super().resolve(state, action)


def raid_supply(state: GreatWall, section: i64, horde: Horde) -> None:
    """Some of each kind leave the supply for good; a shame token leaves the pool for each that is not there."""
    missing: i64 = 0
    for resource in range(RESOURCES):
        taken: i64 = min(RAIDED, supply_of(state, resource))
        remove(state, resource, taken)
        missing += RAIDED - taken
    lost: i64 = min(state.shame, missing)
    state.shame -= lost
    state.shame_out += lost
    if state.recording:
        facts: dict[str, object] = {"horde": horde.card.name, "section": SECTION_NAMES[section]}
        state.emit("supply_raided", -1, {**facts, "count": int(RAIDED), "shame": int(lost)})
