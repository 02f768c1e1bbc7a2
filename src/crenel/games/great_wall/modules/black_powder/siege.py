"""What winter brings: towers are judged, ladders overrun a section, rams and trebuchets tear walls down."""

from typing import Final

from mypy_extensions import i64

from crenel.games.great_wall.board import SECTION_NAMES
from crenel.games.great_wall.clan import FROM_BATTLE
from crenel.games.great_wall.deaths import SectionDeaths, take_off_hordes
from crenel.games.great_wall.defeat import destroy_wall
from crenel.games.great_wall.horde import Horde
from crenel.games.great_wall.locations import InSection
from crenel.games.great_wall.modules.black_powder.part import has_ladders, lasting, on_horde, powder_of
from crenel.games.great_wall.modules.black_powder.pieces import (
    EMPTY,
    MACHINE_KINDS,
    MACHINES,
    TOWER_HONOR,
    beside,
)
from crenel.games.great_wall.modules.black_powder.vocabulary import BOMBARDS, LOOKOUT, RAM, SPECIAL_DEFEAT
from crenel.games.great_wall.plans import Phase
from crenel.games.great_wall.shame import push_shame
from crenel.games.great_wall.state import NO_ROW, GreatWall
from crenel.games.great_wall.triggers import trigger
from crenel.kernel.state import BIT, State, Step

FOR_TOWER: Final = 169  # a cause of shame


# ---------------------------------------------------------------- towers


class WatchBegins(Step):
    """Remember who is in which tower when the assault begins."""

    def resolve(self, state: State, action: int) -> None:
        assert isinstance(state, GreatWall)
        part = powder_of(state)
        part.watch = part.towers[:]
        part.breached = 0


class WatchEnds(Step):
    """The assault is over: honor for each section next to one's tower that held, shame for each that did not."""

    def resolve(self, state: State, action: int) -> None:
        assert isinstance(state, GreatWall)
        part = powder_of(state)
        for tower in range(len(part.watch)):
            clan = part.watch[tower]
            if clan != EMPTY:
                for section in beside(tower, state.layout.sections):
                    if part.breached & BIT[section]:
                        push_shame(state, clan, 1, FOR_TOWER)
                    else:
                        state.award(clan, part.table.tower_source, TOWER_HONOR)
        part.watch = []
        part.breached = 0


class BeginWatch(Phase):
    def push(self, state: GreatWall, clan: i64, section: i64, row: i64) -> None:
        state.push(WatchBegins(-1))


class EndWatch(Phase):
    def push(self, state: GreatWall, clan: i64, section: i64, row: i64) -> None:
        state.push(WatchEnds(-1))


class Lookout(InSection):
    """More honor for archers between two towers of their clan, where its advisors say so."""

    def resolve(self, state: State, action: int) -> None:
        assert isinstance(state, GreatWall)
        for clan in state.tea:
            if powder_of(state).holds_both(clan, self.section):
                more = lasting(state, clan, LOOKOUT)
                state.award(clan, FROM_BATTLE, more * state.clans[clan].archers(self.section))


class DefeatLookout(Phase):
    def push(self, state: GreatWall, clan: i64, section: i64, row: i64) -> None:
        state.push(Lookout(-1, section))


class DefeatSpecials(Phase):
    """Cards hear of a defeat that special soldiers or snake tokens had a part in."""

    def push(self, state: GreatWall, clan: i64, section: i64, row: i64) -> None:
        horde = state.horde_at(section, row)
        assert horde is not None
        for each in reversed(state.tea):
            if on_horde(state, each, horde):
                trigger(state, each, powder_of(state).table.whens[SPECIAL_DEFEAT], 0, 1, BIT[section])


# ---------------------------------------------------------------- ladders


class LadderDeaths(Phase):
    """The deaths of a breach; where ladders are at the wall, of everybody in the section."""

    def __init__(self, name: str, usual: Phase) -> None:
        super().__init__(name)
        self.usual: Phase = usual

    def push(self, state: GreatWall, clan: i64, section: i64, row: i64) -> None:
        if has_ladders(state, section, NO_ROW):
            state.push(Overrun(-1, section))
        else:
            self.usual.push(state, clan, section, row)


class Overrun(SectionDeaths):
    """All soldiers of a section die, in the rest zone, on the wall and on hordes: one event for each clan."""

    def fallen(self, state: GreatWall, clan: i64) -> list[i64]:
        """Take a clan's soldiers down; those on hordes leave wounds."""
        pieces = state.clans[clan]
        found: list[i64] = [0] * pieces.kinds
        for soldier in range(pieces.kinds):
            on_wall = pieces.on_wall(self.section, soldier)
            resting = pieces.resting(self.section, soldier)
            found[soldier] = on_wall + resting
            pieces.post(self.section, soldier, -on_wall)
            pieces.station(self.section, soldier, -resting)
        take_off_hordes(state, clan, self.section, found)
        return found


def lose_machines(state: GreatWall, section: i64) -> None:
    """The machines of a section go back to the supply."""
    part = powder_of(state)
    for machine in range(MACHINE_KINDS):
        count = part.machines_in(section, machine)
        part.put_machine(section, machine, -count)
        if state.recording:
            for _ in range(count):
                state.emit("machine_lost", -1, {"machine": MACHINES[machine], "section": SECTION_NAMES[section]})


# ---------------------------------------------------------------- rams and trebuchets


class BeginSiege(Phase):
    """Rams and trebuchets, section by section from the left."""

    def push(self, state: GreatWall, clan: i64, section: i64, row: i64) -> None:
        for place in reversed(state.layout.sections):
            state.push(Siege(-1, place))


class Siege(InSection):
    """Rams move up, each at most one row, then all that break the wall here take a level each."""

    def resolve(self, state: State, action: int) -> None:
        assert isinstance(state, GreatWall)
        hordes = state.hordes[self.section]
        for place in range(len(hordes)):
            if moves_up(state, hordes, place):
                ram, other = hordes[place], hordes[place - 1]
                ram.row, other.row = other.row, ram.row
                hordes[place], hordes[place - 1] = other, ram
                if state.recording:
                    facts: dict[str, object] = {"section": SECTION_NAMES[self.section], "row": int(ram.row) + 1}
                    state.emit("ram_moved", -1, {"horde": ram.card.name, **facts})
        for horde in hordes[:]:
            if breaks_wall(state, horde) and state.wall[self.section]:
                destroy_wall(state, self.section)


def moves_up(state: GreatWall, hordes: list[Horde], place: i64) -> bool:
    """Return whether a horde, by its place in a section, is a ram that takes the row of the one before it."""
    part = powder_of(state)
    return place > 0 and part.trait(hordes[place], RAM) and not part.trait(hordes[place - 1], RAM)


def breaks_wall(state: GreatWall, horde: Horde) -> bool:
    """Return whether a horde takes a level after the assault, where it stands."""
    part = powder_of(state)
    return part.trait(horde, BOMBARDS) or (part.trait(horde, RAM) and horde.row == 0)


def falling(state: GreatWall, section: i64) -> int:
    """Levels that a wall would lose after the assault, as things are."""
    hordes = state.hordes[section]
    count = sum(breaks_wall(state, horde) for horde in hordes)
    count += len(hordes) > 1 and moves_up(state, hordes, 1) and hordes[0].row == 0
    return min(int(state.wall[section]), count)
