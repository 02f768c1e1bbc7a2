"""Towers and bombers, and what is done before the first fall."""

from typing import Final

from mypy_extensions import i64

from crenel.games.great_wall.board import PRODUCTION, SECTION_NAMES, SPEARMAN
from crenel.games.great_wall.cards import GRID
from crenel.games.great_wall.horde import SPOT_NAMES
from crenel.games.great_wall.locations import InSection
from crenel.games.great_wall.modules.black_powder.part import lasting, powder_of
from crenel.games.great_wall.modules.black_powder.pieces import BOMBER, EMPTY, MACHINE_KINDS, TOWERS, beside, towers_of
from crenel.games.great_wall.modules.black_powder.shots import ANY_MACHINE, Emplace, Shoot
from crenel.games.great_wall.modules.black_powder.vocabulary import ANY_TOWER, MANNED
from crenel.games.great_wall.moves import SKIP, UPGRADE, first_of, move, second_of, third_of, verb_of
from crenel.games.great_wall.overseers import may_upgrade
from crenel.games.great_wall.recruits import AttackWith
from crenel.games.great_wall.state import GreatWall
from crenel.games.great_wall.triggers import trigger
from crenel.games.great_wall.vocabulary import UPGRADE as UPGRADED
from crenel.kernel.state import BIT, State, Step

MAN: Final = 169  # tower
DROP: Final = 172  # section, row, spot
FREE_OVERSEERS: Final = 3


# ---------------------------------------------------------------- before the first fall


class Garrison(Step):
    """Everybody places overseers, then machines are put on the wall, both in the order of tea."""

    def resolve(self, state: State, action: int) -> None:
        assert isinstance(state, GreatWall)
        players = [clan for clan in state.tea if state.clans[clan].rules.person]
        for turn in range(MACHINE_KINDS - 1, -1, -1):
            state.push(Emplace(players[turn % len(players)]))
        for clan in reversed(players):
            state.push(PostOverseer(clan, FREE_OVERSEERS, 0))


class PostOverseer(Step):
    """An overseer of the first level for nothing, each at another place."""

    __slots__ = ("avoid", "left")

    def __init__(self, seat: i64, left: i64, avoid: i64) -> None:
        super().__init__(seat)
        self.left: i64 = left
        self.avoid: i64 = avoid  # places where one was posted already

    def options(self, state: State) -> list[int] | None:
        assert isinstance(state, GreatWall)
        clan = state.clans[self.seat]
        found: list[int] = []
        for place in range(PRODUCTION):
            if clan.levels[place] or self.avoid & BIT[place] or not may_upgrade(state, self.seat, place):
                continue
            for soldier in range(clan.kinds):
                if clan.pool[soldier]:
                    found.append(move(UPGRADE, place, soldier + 1, 0))
        return found

    def resolve(self, state: State, action: int) -> None:
        assert isinstance(state, GreatWall)
        place, soldier = first_of(action), second_of(action) - 1
        clan = state.clans[self.seat]
        clan.pool[soldier] -= 1
        clan.overseers[place] = soldier
        clan.levels[place] = 1
        if state.recording:
            state.emit("overseer", self.seat, {"place": state.layout.places[place].name, "level": 1})
        if self.left > 1:
            state.push(PostOverseer(self.seat, self.left - 1, self.avoid | BIT[place]))
        trigger(state, self.seat, UPGRADED, BIT[place], 1)


# ---------------------------------------------------------------- towers


class Man(Step):
    """A player may put a spearman of the pool into a tower next to some sections, and shoot from there."""

    __slots__ = ("sections",)

    def __init__(self, seat: i64, sections: i64) -> None:
        super().__init__(seat)
        self.sections: i64 = sections

    def reaches(self, state: GreatWall, tower: i64) -> bool:
        anywhere = lasting(state, self.seat, ANY_TOWER) > 0
        return any(anywhere or self.sections & BIT[section] for section in beside(tower, state.layout.sections))

    def options(self, state: State) -> list[int] | None:
        assert isinstance(state, GreatWall)
        if state.clans[self.seat].pool[SPEARMAN] == 0:
            return []
        found: list[int] = []
        for tower in range(len(TOWERS)):
            if self.reaches(state, tower):
                found.append(move(MAN, tower, 0, 0))
        found.append(SKIP)
        return found

    def resolve(self, state: State, action: int) -> None:
        assert isinstance(state, GreatWall)
        if verb_of(action) == SKIP:
            return
        tower = first_of(action)
        part = powder_of(state)
        owner = part.towers[tower]
        if owner != EMPTY:
            empty_tower(state, tower)
        state.clans[self.seat].pool[SPEARMAN] -= 1
        part.towers[tower] = self.seat
        if state.recording:
            state.emit("manned", self.seat, {"tower": TOWERS[tower]})
        trigger(state, self.seat, part.table.whens[MANNED])
        sections: i64 = 0
        for section in beside(tower, state.layout.sections):
            sections |= BIT[section]
        state.push(Shoot(self.seat, sections, ANY_MACHINE))


def empty_tower(state: GreatWall, tower: i64) -> None:
    """The spearman of a tower goes home."""
    part = powder_of(state)
    owner = part.towers[tower]
    state.clans[owner].pool[SPEARMAN] += 1
    part.towers[tower] = EMPTY
    if state.recording:
        state.emit("tower_left", owner, {"tower": TOWERS[tower]})


def empty_towers(state: GreatWall, section: i64) -> None:
    """A section is breached: the towers beside it are left."""
    for tower in towers_of(section):
        if powder_of(state).towers[tower] != EMPTY:
            empty_tower(state, tower)


# ---------------------------------------------------------------- bombers


class Drop(InSection):
    """A bomber who has shot from the wall may leave it for a spot of the horde at the wall."""

    def options(self, state: State) -> list[int] | None:
        assert isinstance(state, GreatWall)
        horde = state.horde_at(self.section, 0)
        if horde is None or state.clans[self.seat].on_wall(self.section, powder_of(state).table.first + BOMBER) == 0:
            return []
        found: list[int] = []
        for spot in range(GRID):
            if horde.free(spot):
                found.append(move(DROP, self.section, 0, spot))
        if found:
            found.append(SKIP)
        return found

    def resolve(self, state: State, action: int) -> None:
        assert isinstance(state, GreatWall)
        if verb_of(action) == SKIP:
            return
        horde = state.horde_at(self.section, 0)
        assert horde is not None
        spot = third_of(action)
        bomber = powder_of(state).table.first + BOMBER
        state.clans[self.seat].post(self.section, bomber, -1)
        horde.place(bomber, self.seat, [spot])
        if state.recording:
            where: dict[str, object] = {"section": SECTION_NAMES[self.section], "spot": SPOT_NAMES[spot]}
            state.emit("dropped", self.seat, {"horde": horde.card.name, **where})
        state.clans[self.seat].rules.reward(state, self.seat, horde, [spot], bomber)
        if horde.fallen():
            state.last_wounds += 1
        self.forget_shot(state, bomber)

    def forget_shot(self, state: GreatWall, bomber: i64) -> None:
        """Take a bomber out of the counts of those on the wall who have shot or were just recruited."""
        kind = state.layout.soldiers[bomber]
        one = kind.one_shot(self.section)
        if kind.shots(state.new_archers, self.section) > state.clans[self.seat].on_wall(self.section, bomber):
            state.new_archers -= one
        for place in range(len(state.stack) - 1, -1, -1):
            step = state.stack[place]
            if isinstance(step, AttackWith) and step.seat == self.seat:
                if kind.shots(step.shot, self.section):
                    state.stack[place] = AttackWith(
                        step.seat,
                        step.left,
                        step.soldier,
                        step.rest,
                        step.firing,
                        step.each,
                        step.forced,
                        step.sections,
                        step.shot - one,
                    )
                return
