"""Black Powder: special soldiers, towers and machines, and the fear of ladders and of walls that fall."""

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import i64

from crenel.bots.great_wall.module import ModuleWorth
from crenel.games.great_wall.board import SPEARMAN
from crenel.games.great_wall.cards import GRID
from crenel.games.great_wall.horde import Horde
from crenel.games.great_wall.modules.black_powder.part import (
    front,
    has_ladders,
    levels,
    powder_of,
)
from crenel.games.great_wall.modules.black_powder.pieces import (
    BOMBER,
    CROSSBOWMAN,
    EACH,
    EMPTY,
    FLAMETHROWER,
    MACHINE_HONOR,
    MACHINE_KINDS,
    SHOT_HONOR,
    TANK,
    TOWER_HONOR,
    TOWERS,
    beside,
    towers_of,
)
from crenel.games.great_wall.modules.black_powder.shots import machine_cost, own_share
from crenel.games.great_wall.modules.black_powder.siege import breaks_wall, falling
from crenel.games.great_wall.modules.black_powder.soldiers import BLOCK, next_to, snakes_left
from crenel.games.great_wall.modules.black_powder.steps import PostOverseer
from crenel.games.great_wall.modules.black_powder.vocabulary import MANNED
from crenel.games.great_wall.moves import first_of, second_of
from crenel.games.great_wall.state import NO_ROW, WINTER, GreatWall

if TYPE_CHECKING:
    from crenel.bots.great_wall.evaluation import GreatWallEvaluation
    from crenel.bots.great_wall.valuation import Valuation

LATER: Final = 0.45  # of a winter after this one: how likely a tower is still held then
MANNING: Final = 3.0  # a tower that a wall or a claimed horde lets one man
SHOOTING: Final = 1.6  # a shot
POOL: Final = 0.4  # a special soldier free to be recruited
CLIMBED: Final = 0.75  # part of the danger of ladders that their defeat would spare, as far as one can hope for it
OVERRUN: Final = 1.0  # a soldier whom ladders kill
LEVEL: Final = 2.5  # a wall level that will be destroyed this winter, for each year to come
RUBBLE: Final = 45.0  # the end of everything
SHAKY: Final = 3.0  # levels left: as few as that are a danger
ARROW: Final = 1.4  # by what a crossbowman's token is worth more than an archer's wound
LEAP: Final = 0.6  # part of a spot that a bomber who stays on the wall will still take


class PowderWorth(ModuleWorth):
    often: ClassVar[dict[str, float]] = {
        "special_attack": 1.2,
        "special_killed": 1.2,
        "special_defeat": 0.5,
        "shot": 1.0,
        "manned": 0.8,
        "machine_built": 0.3,
        "wall_lost": 0.6,
    }
    effects: ClassVar[dict[str, float]] = {"shoot": 2.2, "man": 3.0}
    lasting: ClassVar[dict[str, float]] = {
        "special_less": 1.2,
        "machine_less": 0.8,
        "free_shots": 2.2,
        "any_tower": 1.6,
        "lookout": 1.1,
    }

    def worth(self, valuation: "Valuation") -> float:
        state = valuation.state
        return (
            self.towers(valuation)
            + self.soldiers(valuation)
            - self.overrun(valuation)
            - self.walls(state, valuation.years)
        )

    # ------------------------------------------------------------ towers and soldiers

    def towers(self, valuation: "Valuation") -> float:
        """Honor or shame of this winter, and of those to come as long as the towers are held."""
        part = powder_of(valuation.state)
        total = 0.0
        for tower in range(len(TOWERS)):
            clan = part.towers[tower]
            if clan == valuation.seat:
                total += self.tower(valuation, tower)
            elif clan != EMPTY and valuation.rivals[clan]:
                total -= valuation.rivalry * self.tower(valuation, tower)
        return total

    def tower(self, valuation: "Valuation", tower: i64) -> float:
        state = valuation.state
        total = 0.0
        for section in beside(tower, state.layout.sections):
            risk = valuation.breach(section) if state.hordes[section] and state.season != WINTER else 0.1
            once = (1.0 - risk) * float(TOWER_HONOR) - risk * valuation.shame
            total += once * float(valuation.winters - valuation.years) + LATER * float(valuation.years)
        return total

    def soldiers(self, valuation: "Valuation") -> float:
        """Bombers and crossbowmen on walls, and special soldiers in the pool."""
        part, clan = powder_of(valuation.state), valuation.clan
        special = part.special_of(valuation.seat)
        if special == EMPTY:
            return 0.0
        total = POOL * valuation.fade * float(clan.pool[special])
        for section in valuation.state.layout.sections:
            count = clan.on_wall(section, special)
            if count:
                total += self.posted(valuation, section, special) * float(count)
        return total

    def posted(self, valuation: "Valuation", section: i64, soldier: i64) -> float:
        part = powder_of(valuation.state)
        worth = valuation.w.shot * float(valuation.winters)
        if soldier == part.table.first + CROSSBOWMAN:
            return ARROW * worth
        return worth + LEAP * valuation.resting(SPEARMAN)

    def on_wall(self, valuation: "Valuation", section: i64, soldier: i64) -> float | None:
        return self.posted(valuation, section, soldier) if powder_of(valuation.state).is_special(soldier) else None

    # ------------------------------------------------------------ attacks

    def cover(self, valuation: "Valuation", horde: Horde, section: i64, soldier: i64) -> float | None:
        table = powder_of(valuation.state).table
        special = soldier - table.first
        if special not in (BOMBER, FLAMETHROWER, CROSSBOWMAN, TANK):
            return None
        mine, others, most, spots = valuation.counted(horde)
        more: i64 = 1
        covered: i64 = 1
        if special == TANK:
            more, covered = best_block(horde)
        elif special == FLAMETHROWER:
            covered = 1 + most_beside(horde)
        elif special == CROSSBOWMAN:
            more = 1 if snakes_left(valuation.state) > 0 else 0
        elif horde.row == 0 and spots > 1:
            covered = 2
        else:
            more = 0
        before = valuation.stake(horde, section, mine, others, most, spots)
        after = valuation.stake(horde, section, mine + more, others, most, max(0, spots - covered))
        safe = valuation.shame * valuation.breach(section) if mine == 0 and more else 0.0
        return after - before + safe

    # ------------------------------------------------------------ danger

    def breach(self, valuation: "Valuation", section: i64, chance: float) -> float:
        """Ladders breach any wall, unless they fall before."""
        state = valuation.state
        if state.season == WINTER or not has_ladders(state, section, NO_ROW):
            return chance
        first = front(state, section, NO_ROW)
        assert first is not None
        hope = valuation.fall(float(first.open_spots())) if valuation.soon else 0.0
        return max(chance, 1.0 - CLIMBED * hope)

    def overrun(self, valuation: "Valuation") -> float:
        """Soldiers whom ladders would kill beyond those who die in any breach."""
        state, clan = valuation.state, valuation.clan
        if state.season == WINTER:
            return 0.0
        total = 0.0
        for section in state.layout.sections:
            if not has_ladders(state, section, NO_ROW):
                continue
            count: i64 = 0
            for soldier in range(clan.kinds):
                count += clan.resting(section, soldier)
                for horde in state.hordes[section]:
                    count += horde.pieces(valuation.seat, soldier)
            total += OVERRUN * valuation.breach(section) * float(count)
        return total

    def walls(self, state: GreatWall, years: int) -> float:
        """Levels that will be lost, and the fear that none is left."""
        going = 0
        threats = 0.0
        for section in state.layout.sections:
            if state.season != WINTER:
                going += falling(state, section)
            for horde in state.hordes[section]:
                if breaks_wall(state, horde) and state.wall[section]:
                    threats += 1.0
        left = float(levels(state)) - float(going)
        danger = RUBBLE if left <= 0 else RUBBLE * 0.15 * max(0.0, SHAKY - left) / SHAKY * min(1.0, threats)
        return LEVEL * float(going) * min(1.0, float(years)) + danger

    # ------------------------------------------------------------ building

    def raised(self, valuation: "Valuation", section: i64) -> float:
        """A tower may be manned, with a shot."""
        if valuation.clan.pool[SPEARMAN] == 0:
            return 0.0
        part = powder_of(valuation.state)
        free = any(part.towers[tower] != valuation.seat for tower in towers_of(section))
        table = part.table
        echo = valuation.echo[table.whens[MANNED]]
        return (MANNING if free else 0.0) + echo + self.shot(valuation, section)

    def shot(self, valuation: "Valuation", section: i64) -> float:
        part = powder_of(valuation.state)
        if not valuation.state.hordes[section]:
            return 0.0
        for machine in range(MACHINE_KINDS):
            if part.machines_in(section, machine):
                return SHOOTING
        return 0.0

    def claim(self, state: GreatWall, seat: int, worth: float) -> float:
        return worth + MANNING

    def builds(self, valuation: "Valuation") -> list[tuple[float, int]]:
        state, seat = valuation.state, valuation.seat
        part = powder_of(state)
        places = [section for section in state.layout.sections if part.room(section)]
        found: list[tuple[float, int]] = []
        if not places:
            return found
        aimed = any(state.hordes[section] for section in places)
        for machine in range(MACHINE_KINDS):
            cost = machine_cost(state, seat, machine)
            if part.supply(machine) == 0 or not state.can_pay(seat, own_share(state, cost)):
                continue
            worth = float(MACHINE_HONOR)
            if aimed:
                worth += SHOOTING + float(SHOT_HONOR[machine])
            found.append((worth, sum(int(count) for count in cost)))
        return found

    # ------------------------------------------------------------ what is worth trying

    def shortlist(
        self, evaluation: "GreatWallEvaluation", state: GreatWall, seat: int, actions: list[int]
    ) -> list[int] | None:
        """Free overseers: of each place one, by a soldier of whom there are most."""
        if not isinstance(state.stack[len(state.stack) - 1], PostOverseer):
            return None
        pool = state.clans[seat].pool
        best = max(range(len(pool)), key=lambda soldier: int(pool[soldier]))
        found = [action for action in actions if second_of(action) == best + 1]
        return found or [action for action in actions if first_of(action) == first_of(actions[0])][:EACH]


def best_block(horde: Horde) -> tuple[i64, i64]:
    """Return how many spots a tank could cover on a horde, and how many of them are free."""
    most: i64 = 0
    free: i64 = 0
    for way in range(len(BLOCK.ways)):
        for spot in range(GRID):
            if BLOCK.fits(horde, way, spot):
                spots = BLOCK.existing(horde, way, spot)
                fresh: i64 = 0
                for each in spots:
                    if horde.free(each):
                        fresh += 1
                if 2 * fresh + len(spots) > 2 * free + most:
                    most, free = len(spots), fresh
    return most, free


def most_beside(horde: Horde) -> i64:
    """Return how many spots would burn around a flamethrower, where most would."""
    most: i64 = 0
    for spot in range(GRID):
        if horde.free(spot):
            count: i64 = 0
            for other in next_to(spot):
                if horde.free(other):
                    count += 1
            most = max(most, count)
    return most
