"""War machines: where they stand, what they cost, and what they hit."""

from typing import Final

from mypy_extensions import i64

from crenel.games.great_wall.board import BUILDING_RESOURCES, RESOURCE_NAMES, RESOURCES, SECTION_NAMES
from crenel.games.great_wall.clan import NO_CARD
from crenel.games.great_wall.deaths import perish
from crenel.games.great_wall.horde import FREE, SPOT_NAMES, WOUND, Horde
from crenel.games.great_wall.locations import AtHorde
from crenel.games.great_wall.modules.black_powder.part import draw_rocket, lasting, powder_of, rocket_count
from crenel.games.great_wall.modules.black_powder.pieces import (
    DRAWS,
    MACHINE_COST,
    MACHINE_HONOR,
    MACHINE_KINDS,
    MACHINES,
    SHOT_ANY,
    SHOT_COST,
    SHOT_HONOR,
    TANK,
    Shot,
)
from crenel.games.great_wall.modules.black_powder.vocabulary import FREE_SHOTS, MACHINE_BUILT, MACHINE_LESS, SHOT
from crenel.games.great_wall.moves import SKIP, first_of, move, second_of, third_of, verb_of
from crenel.games.great_wall.recruits import PayAny
from crenel.games.great_wall.screens import Screened
from crenel.games.great_wall.shame import push_shame
from crenel.games.great_wall.state import GreatWall
from crenel.games.great_wall.triggers import trigger
from crenel.games.great_wall.vocabulary import LAST_WOUND
from crenel.kernel.state import BIT, State, Step

SHOOT: Final = 168  # section, machine, row
EMPLACE: Final = 170  # machine, section
BUILD: Final = 171  # machine, section
FOR_SHOT: Final = 168  # a cause of shame
ANY_MACHINE: Final = 0


# ---------------------------------------------------------------- prices


def reduce(price: list[i64], less: i64) -> None:
    """Take so many resources off a price, always of a kind of which most is due."""
    for _ in range(less):
        most: i64 = 0
        for resource in range(RESOURCES):
            if price[resource] > price[most]:
                most = resource
        price[most] = max(0, price[most] - 1)


def machine_cost(state: GreatWall, seat: i64, machine: i64) -> list[i64]:
    """Return what a machine costs, whoever pays."""
    cost = MACHINE_COST[machine][:]
    reduce(cost, lasting(state, seat, MACHINE_LESS))
    return cost


def own_share(state: GreatWall, cost: list[i64]) -> list[i64]:
    """Return what the builder pays: of each kind what the warehouse does not have."""
    own = cost[:]
    for resource in range(BUILDING_RESOURCES):
        own[resource] = max(0, cost[resource] - state.warehouse[resource])
    return own


def shots_free(state: GreatWall, seat: i64) -> bool:
    return lasting(state, seat, FREE_SHOTS) > 0


def can_shoot(state: GreatWall, seat: i64, machine: i64) -> bool:
    """Return whether a player can pay for a shot."""
    if shots_free(state, seat):
        return True
    total: i64 = 0
    for count in state.clans[seat].stock:
        total += count
    return total >= SHOT_ANY[machine] and state.can_pay(seat, SHOT_COST[machine])


# ---------------------------------------------------------------- building and placing


def list_machines(state: GreatWall, seat: i64, found: list[int]) -> None:
    """The machines that a clerk may build."""
    part = powder_of(state)
    for machine in range(MACHINE_KINDS):
        if part.supply(machine) == 0 or not state.can_pay(seat, own_share(state, machine_cost(state, seat, machine))):
            continue
        for section in state.layout.sections:
            if part.room(section):
                found.append(move(BUILD, machine, section, 0))


def build(state: GreatWall, seat: i64, machine: i64, section: i64) -> None:
    """A machine is paid, from the warehouse first, and stands; its builder may shoot with it."""
    cost = machine_cost(state, seat, machine)
    own = own_share(state, cost)
    paid: i64 = 0
    for resource in range(RESOURCES):
        paid += own[resource]
        taken = cost[resource] - own[resource]
        if taken:
            state.warehouse[resource] -= taken
            if state.recording:
                facts: dict[str, object] = {"resource": RESOURCE_NAMES[resource], "count": int(taken)}
                state.emit("warehouse_used", seat, facts)
    state.pay(seat, own)
    part = powder_of(state)
    part.put_machine(section, machine, 1)
    if state.recording:
        state.emit("machine_built", seat, {"machine": MACHINES[machine], "section": SECTION_NAMES[section]})
    state.award(seat, part.table.machine_source, MACHINE_HONOR)
    trigger(state, seat, part.table.whens[MACHINE_BUILT], 0, 1, BIT[section])
    state.push(Shoot(seat, BIT[section], machine + 1))
    if paid:
        for module in state.modules:
            module.building_paid(state, seat, paid)


class Emplace(Step):
    """Before the first fall: a player puts a machine on a section, of a kind that stands nowhere yet."""

    def options(self, state: State) -> list[int] | None:
        assert isinstance(state, GreatWall)
        part = powder_of(state)
        found: list[int] = []
        for machine in range(MACHINE_KINDS):
            if not stands(state, machine):
                for section in state.layout.sections:
                    if part.room(section):
                        found.append(move(EMPLACE, machine, section, 0))
        return found

    def resolve(self, state: State, action: int) -> None:
        assert isinstance(state, GreatWall)
        machine, section = first_of(action), second_of(action)
        powder_of(state).put_machine(section, machine, 1)
        if state.recording:
            facts: dict[str, object] = {"machine": MACHINES[machine], "section": SECTION_NAMES[section]}
            state.emit("machine_placed", self.seat, facts)


def stands(state: GreatWall, machine: i64) -> bool:
    """Return whether a machine of a kind is on the board."""
    part = powder_of(state)
    return any(part.machines_in(section, machine) for section in state.layout.sections)


# ---------------------------------------------------------------- shooting


class Shoot(Screened):
    """A player may shoot once, with a machine of some sections, at a horde of its section."""

    __slots__ = ("number", "sections")

    def __init__(self, seat: i64, sections: i64, number: i64) -> None:
        super().__init__(seat)
        self.sections: i64 = sections
        self.number: i64 = number  # ANY_MACHINE, or a kind of machine + 1

    def aims(self, state: GreatWall, section: i64, machine: i64) -> bool:
        """Return whether a machine may shoot that stands here, if it is paid for."""
        if self.number not in (ANY_MACHINE, machine + 1) or not self.sections & BIT[section]:
            return False
        return len(state.hordes[section]) > 0 and powder_of(state).machines_in(section, machine) > 0

    def options(self, state: State) -> list[int] | None:
        assert isinstance(state, GreatWall)
        found: list[int] = []
        aimed = False
        for section in state.layout.sections:
            for machine in range(MACHINE_KINDS):
                if self.aims(state, section, machine):
                    aimed = True
                    if can_shoot(state, self.seat, machine):
                        for horde in state.hordes[section]:
                            found.append(move(SHOOT, section, machine, horde.row))
        if found or (aimed and self.conceals(state)):
            found.append(SKIP)
        return found

    def resolve(self, state: State, action: int) -> None:
        assert isinstance(state, GreatWall)
        if verb_of(action) == SKIP:
            return
        machine = second_of(action)
        state.push(Fire(-1, self.seat, first_of(action), third_of(action), machine))
        if shots_free(state, self.seat):
            return
        if any(SHOT_COST[machine]):
            state.pay(self.seat, SHOT_COST[machine])
        if SHOT_ANY[machine]:
            state.push(PayAny(self.seat, SHOT_ANY[machine]))


class Fire(AtHorde):
    """The shot falls. Rockets draw their card now."""

    __slots__ = ("clan", "number")

    def __init__(self, seat: i64, clan: i64, section: i64, row: i64, number: i64) -> None:
        super().__init__(seat, section, row)
        self.clan: i64 = clan
        self.number: i64 = number  # the machine

    def reveals(self) -> bool:
        return DRAWS[self.number]

    def resolve(self, state: State, action: int) -> None:
        assert isinstance(state, GreatWall)
        horde = self.horde(state)
        table = powder_of(state).table
        card = table.fixed[self.number]
        if card == NO_CARD:
            card = draw_rocket(state, state.rng.below(rocket_count(state)))
            if state.recording:
                state.emit("rocket_drawn", self.clan, {"card": table.shots[card].name})
        fall(state, self.clan, self.section, horde, table.shots[card], self.number)


def fall(state: GreatWall, clan: i64, section: i64, horde: Horde, shot: Shot, machine: i64) -> None:
    """Wounds where there is a free spot, and death to whoever stands in the way; tanks and tokens bear it."""
    table = powder_of(state).table
    open_before = horde.open_spots()
    fallen: list[list[i64]] = [state.layout.nobody for _ in state.clans]
    shameful = False
    for spot in shot.spots:
        if horde.free(spot):
            horde.cover[spot] = WOUND
        elif killable(state, horde, spot):
            owner = horde.owner(spot)
            lost = fallen[owner][:]
            lost[horde.kind(spot)] += 1
            fallen[owner] = lost
            shameful = shameful or (owner != clan and state.clans[owner].rules.person)
            for each in horde.spots_of(spot):
                horde.cover[each] = WOUND
    if state.recording:
        where: dict[str, object] = {"section": SECTION_NAMES[section], "row": int(horde.row) + 1}
        facts: dict[str, object] = {"machine": MACHINES[machine], "card": shot.name, "horde": horde.card.name}
        state.emit("shot", clan, {**facts, **where, "count": int(open_before - horde.open_spots())})
    state.award(clan, table.machine_source, SHOT_HONOR[machine])
    trigger(state, clan, table.whens[SHOT], 0, 1, BIT[section])
    if open_before and horde.fallen():
        trigger(state, clan, LAST_WOUND, 0, 1, 0, True)  # cards hear of it; tactics wait for attacks
    if shameful:
        push_shame(state, clan, 1, FOR_SHOT)
    for each in reversed(state.tea):
        if any(fallen[each]):
            state.push(perish(state, each, section, fallen[each]))


def killable(state: GreatWall, horde: Horde, spot: i64) -> bool:
    """Return whether a soldier on a spot dies of a shot."""
    kind = horde.kind(spot)
    return 0 <= kind < state.layout.kinds and kind != powder_of(state).table.first + TANK


def effect_of(state: GreatWall, horde: Horde, shot: Shot) -> tuple[list[str], list[tuple[int, str]]]:
    """Return what a shot would do: the spots that it would wound, and whom it would kill, by clan and kind."""
    wounds: list[str] = []
    hits: list[tuple[int, str]] = []
    seen: list[int] = []
    for spot in shot.spots:
        if horde.card.exists[spot] and horde.cover[spot] == FREE:
            wounds.append(SPOT_NAMES[spot])
        elif killable(state, horde, spot) and int(horde.cover[spot]) not in seen:
            seen.append(int(horde.cover[spot]))
            hits.append((int(horde.owner(spot)), state.layout.soldiers[horde.kind(spot)].name))
    return wounds, hits
