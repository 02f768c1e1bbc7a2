"""The builders' camp: barricades and walls, paid from the warehouse first."""

from mypy_extensions import i64

from crenel.games.great_wall.board import (
    BARRICADE_COST,
    BARRICADE_HONOR,
    BARRICADES,
    RESOURCE_NAMES,
    SECTION_NAMES,
    TOP_WALL,
)
from crenel.games.great_wall.clan import FROM_BARRICADES, FROM_WALLS
from crenel.games.great_wall.layout import Service
from crenel.games.great_wall.locations import InSection
from crenel.games.great_wall.moves import (
    BARRICADE,
    DONE,
    PAY,
    STOCK,
    WALL,
    first_of,
    move,
    second_of,
    third_of,
    verb_of,
)
from crenel.games.great_wall.screens import Screened
from crenel.games.great_wall.state import GreatWall
from crenel.games.great_wall.triggers import trigger
from crenel.games.great_wall.vocabulary import BARRICADE_BUILT, OTHERS_WALL, WALL_BUILT
from crenel.kernel.state import BIT, State, Step


class BuildersCamp(Service):
    def serve(self, state: GreatWall, clan: i64, clerks: i64) -> None:
        state.push(Build(clan, clerks))


class Build(Screened):
    """For each clerk a barricade or the next level of a wall."""

    __slots__ = ("left",)

    def __init__(self, seat: i64, left: i64) -> None:
        super().__init__(seat)
        self.left: i64 = left

    def options(self, state: State) -> list[int] | None:
        assert isinstance(state, GreatWall)
        if self.left == 0:
            return []
        found: list[int] = [DONE]
        stock = state.building_stock(self.seat)
        for section in state.layout.sections:
            if state.barricades[section] < BARRICADES and stock >= BARRICADE_COST:
                found.append(move(BARRICADE, section, 0, 0))
            if state.wall[section] < TOP_WALL and stock >= state.wall_cost(section):
                found.append(move(WALL, section, 0, 0))
        for module in state.modules:
            module.build_actions(state, self.seat, found)
        return found if len(found) > 1 or self.conceals(state) else []

    def resolve(self, state: State, action: int) -> None:
        assert isinstance(state, GreatWall)
        if verb_of(action) == DONE:
            return
        state.push(Build(self.seat, self.left - 1))
        for module in state.modules:
            if module.build(state, self.seat, action):
                return
        section = first_of(action)
        if verb_of(action) == WALL:
            state.push(RaiseWall(self.seat, section, self.seat))
            state.push(PayFromWarehouse(self.seat, state.wall_cost(section)))
        else:
            state.push(RaiseBarricade(self.seat, section))
            state.push(PayFromWarehouse(self.seat, BARRICADE_COST))


class PayFromWarehouse(Step):
    """As much of the cost as lies in the warehouse is taken from there; what, is the builder's choice. He pays the
    rest.
    """

    __slots__ = ("cost",)

    def __init__(self, seat: i64, cost: i64) -> None:
        super().__init__(seat)
        self.cost: i64 = cost

    def options(self, state: State) -> list[int] | None:
        assert isinstance(state, GreatWall)
        stock = state.warehouse
        return mixes(STOCK, stock, min(self.cost, stock[0] + stock[1] + stock[2]))

    def resolve(self, state: State, action: int) -> None:
        assert isinstance(state, GreatWall)
        taken: i64 = 0
        for resource, count in enumerate([first_of(action), second_of(action), third_of(action)]):
            state.warehouse[resource] -= count
            taken += count
            if state.recording and count:
                state.emit("warehouse_used", self.seat, {"resource": RESOURCE_NAMES[resource], "count": int(count)})
        if taken < self.cost:
            state.push(PayOwn(self.seat, self.cost - taken))


def building_due(state: GreatWall, seat: i64) -> i64:
    """What a clan is about to pay of its own wood, stone and gold for what it has begun to build."""
    for step in reversed(state.stack):
        if step.seat == seat and isinstance(step, PayOwn):
            return step.cost
        if step.seat == seat and isinstance(step, PayFromWarehouse):
            stock = state.warehouse
            return max(0, step.cost - stock[0] - stock[1] - stock[2])
    return 0


class PayOwn(Screened):
    """The rest of the cost, in any mix of one's own wood, stone and gold."""

    __slots__ = ("cost",)

    def __init__(self, seat: i64, cost: i64) -> None:
        super().__init__(seat)
        self.cost: i64 = cost

    def options(self, state: State) -> list[int] | None:
        assert isinstance(state, GreatWall)
        return mixes(PAY, state.clans[self.seat].stock, self.cost)

    def resolve(self, state: State, action: int) -> None:
        assert isinstance(state, GreatWall)
        state.pay(self.seat, [first_of(action), second_of(action), third_of(action), 0])
        for module in state.modules:
            module.building_paid(state, self.seat, self.cost)


def mixes(verb: i64, stock: list[i64], total: i64) -> list[int]:
    """All ways to make up a total of wood, stone and gold."""
    found: list[int] = []
    for wood in range(min(stock[0], total) + 1):
        for stone in range(min(stock[1], total - wood) + 1):
            gold = total - wood - stone
            if gold <= stock[2]:
                found.append(move(verb, wood, stone, gold))
    return found


class RaiseWall(Step):
    """The next level of a wall stands, and brings its cost in honor."""

    __slots__ = ("clan", "section")

    def __init__(self, seat: i64, section: i64, clan: i64) -> None:
        super().__init__(seat)
        self.section: i64 = section
        self.clan: i64 = clan

    def resolve(self, state: State, action: int) -> None:
        assert isinstance(state, GreatWall)
        honor = state.wall_cost(self.section)
        state.wall[self.section] += 1
        if state.recording:
            level = int(state.wall[self.section])
            state.emit("wall_built", self.clan, {"section": SECTION_NAMES[self.section], "level": level})
        state.award(self.clan, FROM_WALLS, honor)
        for other in reversed(state.tea):
            if other != self.clan:
                trigger(state, other, OTHERS_WALL)
        trigger(state, self.clan, WALL_BUILT, 0, state.wall[self.section], BIT[self.section])
        for module in reversed(state.modules):
            module.wall_built(state, self.clan, self.section)


class RaiseBarricade(InSection):
    """A barricade stands, and brings its honor."""

    def resolve(self, state: State, action: int) -> None:
        assert isinstance(state, GreatWall)
        state.barricades[self.section] += 1
        if state.recording:
            state.emit("barricade_built", self.seat, {"section": SECTION_NAMES[self.section]})
        state.award(self.seat, FROM_BARRICADES, BARRICADE_HONOR)
        trigger(state, self.seat, BARRICADE_BUILT, 0, 1, BIT[self.section])
        for module in reversed(state.modules):
            module.barricade_built(state, self.seat, self.section)
