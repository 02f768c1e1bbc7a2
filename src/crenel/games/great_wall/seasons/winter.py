"""Winter: archers shoot, hordes storm the wall, and the game may end."""

from mypy_extensions import i64

from crenel.games.great_wall.battle import BatchOver, Strike
from crenel.games.great_wall.defeat import Assault, DefeatCheck
from crenel.games.great_wall.plans import Phase
from crenel.games.great_wall.scoring import end_game
from crenel.games.great_wall.state import BY_HONOR, WINTER, GreatWall
from crenel.games.great_wall.triggers import trigger
from crenel.games.great_wall.vocabulary import WINTER as WINTER_COMES
from crenel.kernel.state import State, Step


class Winter(Step):
    def resolve(self, state: State, action: int) -> None:
        assert isinstance(state, GreatWall)
        state.begin(WINTER)
        state.active = -1
        state.layout.winter.push(state)


class WinterCards(Phase):
    """Cards that wait for winter take effect."""

    def push(self, state: GreatWall, clan: i64, section: i64, row: i64) -> None:
        for each in reversed(state.tea):
            trigger(state, each, WINTER_COMES)


class WinterFiring(Phase):
    """Everybody on the walls shoots, section by section."""

    def push(self, state: GreatWall, clan: i64, section: i64, row: i64) -> None:
        for place in reversed(state.layout.sections):
            for each in reversed(state.tea):
                state.push(Volley(-1, each, place))


class WinterDefeats(Phase):
    """Hordes may be defeated."""

    def push(self, state: GreatWall, clan: i64, section: i64, row: i64) -> None:
        state.push(DefeatCheck(-1))


class WinterAssault(Phase):
    """The sections are stormed one after the other."""

    def push(self, state: GreatWall, clan: i64, section: i64, row: i64) -> None:
        for place in reversed(state.layout.sections):
            state.push(Assault(-1, place))


class WinterBarricades(Phase):
    """Barricades are gone."""

    def push(self, state: GreatWall, clan: i64, section: i64, row: i64) -> None:
        state.push(ClearBarricades(-1))


class WinterEnd(Phase):
    """The game may end."""

    def push(self, state: GreatWall, clan: i64, section: i64, row: i64) -> None:
        state.push(EndCheck(-1))


class Volley(Step):
    """Everybody of a clan on the wall of a section shoots, if there is anything to shoot at."""

    __slots__ = ("clan", "section")

    def __init__(self, seat: i64, clan: i64, section: i64) -> None:
        super().__init__(seat)
        self.clan: i64 = clan
        self.section: i64 = section

    def resolve(self, state: State, action: int) -> None:
        assert isinstance(state, GreatWall)
        pieces = state.clans[self.clan]
        seat = state.seat_of(self.clan)
        begun = False
        for soldier in range(pieces.kinds):
            count = pieces.on_wall(self.section, soldier)
            if count == 0 or not state.layout.soldiers[soldier].has_target(state, self.section):
                continue
            if not begun:
                state.push(BatchOver(seat))
                begun = True
            for _ in range(count):
                state.push(Strike(seat, self.clan, self.section, soldier))


class ClearBarricades(Step):
    """All barricades are gone after the assault."""

    def resolve(self, state: State, action: int) -> None:
        assert isinstance(state, GreatWall)
        state.barricades = [0] * len(state.barricades)


class EndCheck(Step):
    """The game ends with enough finished walls, an empty shame pool, or the last year."""

    def resolve(self, state: State, action: int) -> None:
        assert isinstance(state, GreatWall)
        reason = state.end_reason()
        if reason:
            end_game(state, BY_HONOR, reason)
