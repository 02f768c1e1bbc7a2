"""Winter: archers shoot, hordes storm the wall, and the game may end."""

from mypy_extensions import i64

from crenel.games.great_wall.battle import BatchOver, Strike, can_strike
from crenel.games.great_wall.board import ARCHER, TOP_WALL
from crenel.games.great_wall.clan import PLAYER
from crenel.games.great_wall.defeat import Assault, DefeatCheck
from crenel.games.great_wall.scoring import FinalScoring
from crenel.games.great_wall.state import WINTER, GreatWall
from crenel.games.great_wall.triggers import trigger
from crenel.games.great_wall.vocabulary import WINTER as WINTER_COMES
from crenel.kernel.state import State, Step


class Winter(Step):
    def resolve(self, state: State, action: int) -> None:
        assert isinstance(state, GreatWall)
        state.begin(WINTER)
        state.active = -1
        state.push(EndCheck(-1))
        state.push(ClearBarricades(-1))
        for section in reversed(state.side.sections):
            state.push(Assault(-1, section))
        state.push(DefeatCheck(-1))
        for section in reversed(state.side.sections):
            for clan in reversed(state.tea):
                state.push(Volley(clan, section))
        for clan in reversed(state.tea):
            trigger(state, clan, WINTER_COMES)


class Volley(Step):
    """Every archer of a clan on the wall of a section shoots, if there is anything to shoot at."""

    __slots__ = ("clan", "section")

    def __init__(self, clan: i64, section: i64) -> None:
        super().__init__(-1)
        self.clan: i64 = clan
        self.section: i64 = section

    def resolve(self, state: State, action: int) -> None:
        assert isinstance(state, GreatWall)
        archers = state.clans[self.clan].firing[self.section]
        if archers == 0 or not can_strike(state, self.section, ARCHER, True):
            return
        seat: i64 = self.clan if state.clans[self.clan].kind == PLAYER else -1
        state.push(BatchOver(seat))
        for _ in range(archers):
            state.push(Strike(seat, self.clan, self.section, ARCHER))

    def details(self) -> dict[str, object]:
        return {"clan": int(self.clan), "section": int(self.section)}


class ClearBarricades(Step):
    """All barricades are gone after the assault."""

    def resolve(self, state: State, action: int) -> None:
        assert isinstance(state, GreatWall)
        state.barricades = [0] * len(state.barricades)


class EndCheck(Step):
    """The game ends with enough finished walls, an empty shame pool, or the last year."""

    def resolve(self, state: State, action: int) -> None:
        assert isinstance(state, GreatWall)
        finished = len([section for section in state.side.sections if state.wall[section] == TOP_WALL])
        last_year = state.year == len(state.side.hordes) - 1
        if finished >= state.side.walls or state.shame == 0 or last_year:
            if state.recording:
                reason = "time" if last_year else "walls" if finished >= state.side.walls else "shame"
                state.emit("game_ended", -1, {"reason": reason})
            # The year to come waits at the bottom of the stack.
            del state.stack[:]
            state.push(FinalScoring(-1))
