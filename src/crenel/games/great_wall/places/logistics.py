"""The logistics center: soldiers change sections without attacking."""

from typing import Final

from mypy_extensions import i64

from crenel.games.great_wall.board import SECTION_NAMES
from crenel.games.great_wall.layout import Service
from crenel.games.great_wall.moves import CARRY, DONE, MARCH, first_of, move, second_of, verb_of
from crenel.games.great_wall.state import GreatWall
from crenel.games.great_wall.triggers import trigger
from crenel.games.great_wall.vocabulary import MARCHED
from crenel.kernel.state import State, Step

REST_TO_REST: Final = 0
FIRING_TO_FIRING: Final = 1
FIRING_TO_REST: Final = 2


class LogisticsCenter(Service):
    def serve(self, state: GreatWall, clan: i64, clerks: i64) -> None:
        state.push(Logistics(clan, clerks))


class Logistics(Step):
    """For each clerk one march from a section to another."""

    __slots__ = ("left",)

    def __init__(self, seat: i64, left: i64) -> None:
        super().__init__(seat)
        self.left: i64 = left

    def options(self, state: State) -> list[int] | None:
        assert isinstance(state, GreatWall)
        if self.left == 0:
            return []
        found: list[int] = [DONE]
        for origin in state.layout.sections:
            if self.stationed(state, origin):
                for goal in state.layout.sections:
                    if goal != origin:
                        found.append(move(MARCH, origin, goal, 0))
        for module in state.modules:
            module.march_actions(state, self.seat, found)
        return found if len(found) > 1 else []

    def stationed(self, state: GreatWall, section: i64) -> bool:
        clan = state.clans[self.seat]
        if clan.shooters(section):
            return True
        return any(clan.resting(section, soldier) for soldier in range(clan.kinds))

    def resolve(self, state: State, action: int) -> None:
        assert isinstance(state, GreatWall)
        if verb_of(action) == DONE:
            return
        state.push(Logistics(self.seat, self.left - 1))
        for module in state.modules:
            if module.march(state, self.seat, action):
                return
        trigger(state, self.seat, MARCHED)  # heard when it is over
        state.push(March(self.seat, first_of(action), second_of(action)))


class March(Step):
    """Any number of soldiers, one after the other. Nobody goes from a rest zone to a firing spot."""

    __slots__ = ("goal", "origin")

    def __init__(self, seat: i64, origin: i64, goal: i64) -> None:
        super().__init__(seat)
        self.origin: i64 = origin
        self.goal: i64 = goal

    def options(self, state: State) -> list[int] | None:
        assert isinstance(state, GreatWall)
        clan = state.clans[self.seat]
        found: list[int] = [DONE]
        for soldier in range(clan.kinds):
            if clan.resting(self.origin, soldier):
                found.append(move(CARRY, soldier, REST_TO_REST, 0))
        for soldier in range(clan.kinds):
            if clan.on_wall(self.origin, soldier):
                if state.free_firing_spots(self.goal) > 0:
                    found.append(move(CARRY, soldier, FIRING_TO_FIRING, 0))
                found.append(move(CARRY, soldier, FIRING_TO_REST, 0))
        return found if len(found) > 1 else []

    def resolve(self, state: State, action: int) -> None:
        assert isinstance(state, GreatWall)
        if verb_of(action) == DONE:
            return
        clan = state.clans[self.seat]
        soldier = first_of(action)
        how = second_of(action)
        if how == REST_TO_REST:
            clan.station(self.origin, soldier, -1)
        else:
            clan.post(self.origin, soldier, -1)
        if how == FIRING_TO_FIRING:
            clan.post(self.goal, soldier, 1)
        else:
            clan.station(self.goal, soldier, 1)
        if state.recording:
            facts: dict[str, object] = {"origin": SECTION_NAMES[self.origin], "goal": SECTION_NAMES[self.goal]}
            state.emit("marched", self.seat, {"soldier": state.layout.soldiers[soldier].name, **facts})
        state.push(self)
