"""The fortress is manned, shoots, is repaired, and gets through the night."""

from typing import Final

from mypy_extensions import i64

from crenel.games.great_wall.battle import BatchOver, strike
from crenel.games.great_wall.board import ARCHER, RESOURCES, SECTION_NAMES, WOOD
from crenel.games.great_wall.cards import GRID
from crenel.games.great_wall.modules.diaoyucheng.part import MOST, SPOTS, fortress_of, weaken
from crenel.games.great_wall.moves import SKIP, SPOT, WOUND, first_of, move, second_of, third_of, verb_of
from crenel.games.great_wall.state import GreatWall
from crenel.kernel.state import State, Step

GARRISON: Final = 152  # soldier, section, where he comes from
RETIRE: Final = 153  # section
FORTIFY: Final = 154
# Where an archer of the fortress comes from.
FROM_BARRACKS: Final = 0
FROM_REST: Final = 1
FROM_WALL: Final = 2
ORIGINS: Final[list[str]] = ["barracks", "rest", "wall"]


def garrison_price() -> list[i64]:
    price: list[i64] = [0] * RESOURCES
    price[WOOD] = 1
    return price


def has_room(state: GreatWall) -> bool:
    return fortress_of(state).manned() < SPOTS


def may_garrison(state: GreatWall, seat: i64) -> bool:
    """Return whether there is an empty spot, and wood for it."""
    return has_room(state) and state.can_pay(seat, garrison_price())


def garrison(state: GreatWall, seat: i64, action: i64) -> None:
    """An archer goes to the fortress; he does not shoot at that moment."""
    clan = state.clans[seat]
    if third_of(action) == FROM_REST:
        clan.station(second_of(action), ARCHER, -1)
    elif third_of(action) == FROM_WALL:
        clan.post(second_of(action), ARCHER, -1)
    state.pay(seat, garrison_price())
    part = fortress_of(state)
    part.archers[seat] += 1
    if state.recording:
        state.emit("garrisoned", seat, {"count": int(part.manned())})


# ---------------------------------------------------------------- building


class Fortified(Step):
    """The fortress is paid for: its defence grows."""

    def resolve(self, state: State, action: int) -> None:
        assert isinstance(state, GreatWall)
        part = fortress_of(state)
        part.defence = min(MOST, part.defence + 1)
        if state.recording:
            state.emit("fortified", self.seat, {"defence": int(part.defence)})


# ---------------------------------------------------------------- shooting


class FortressVolley(Step):
    """The archers of a clan in the fortress shoot, one after the other."""

    __slots__ = ("clan",)

    def __init__(self, seat: i64, clan: i64) -> None:
        super().__init__(seat)
        self.clan: i64 = clan

    def resolve(self, state: State, action: int) -> None:
        assert isinstance(state, GreatWall)
        count = fortress_of(state).archers[self.clan]
        if count:
            state.push(BatchOver(self.clan))
            for _ in range(count):
                state.push(FortressShot(self.clan))


class FortressShot(Step):
    """One archer may wound a horde of the first row, in any section."""

    def options(self, state: State) -> list[int] | None:
        assert isinstance(state, GreatWall)
        found: list[int] = []
        for section in state.layout.sections:
            horde = state.horde_at(section, 0)
            if horde is None:
                continue
            for spot in range(GRID):
                if horde.free(spot):
                    found.append(move(WOUND, 0, spot, section))
        if found:
            found.append(SKIP)
        return found

    def resolve(self, state: State, action: int) -> None:
        assert isinstance(state, GreatWall)
        if verb_of(action) != SKIP:
            strike(state, self.seat, third_of(action), ARCHER, move(SPOT, 0, second_of(action), 0))


# ---------------------------------------------------------------- night


class Night(Step):
    """Each token of the siege takes a point of defence, but for those that archers hold off; then all of them leave."""

    def resolve(self, state: State, action: int) -> None:
        assert isinstance(state, GreatWall)
        part = fortress_of(state)
        lost: i64 = min(part.defence, max(0, part.siege - part.manned()))
        if state.recording:
            facts: dict[str, object] = {"siege": int(part.siege), "archers": int(part.manned()), "lost": int(lost)}
            state.emit("night", -1, {**facts, "defence": int(part.defence - lost)})
        weaken(state, lost)
        for clan in reversed(state.tea):
            for _ in range(part.archers[clan]):
                state.push(Retire(clan))


class Retire(Step):
    """An archer of the fortress goes to a rest zone."""

    def options(self, state: State) -> list[int] | None:
        assert isinstance(state, GreatWall)
        return [move(RETIRE, section, 0, 0) for section in state.layout.sections]

    def resolve(self, state: State, action: int) -> None:
        assert isinstance(state, GreatWall)
        section = first_of(action)
        fortress_of(state).archers[self.seat] -= 1
        state.clans[self.seat].station(section, ARCHER, 1)
        if state.recording:
            facts: dict[str, object] = {"section": SECTION_NAMES[section]}
            state.emit("stationed", self.seat, {"soldier": state.layout.soldiers[ARCHER].name, **facts})
