"""Soldiers who die, and those who are saved.

All of a clan's soldiers that an event kills die at the same time. Their owner first says which of them fall (where he
has a choice), then saves whom he can; only then are the rest dead, and cards hear of it.
"""

from mypy_extensions import i64

from crenel.games.great_wall.board import SAVE_CHI, SECTION_NAMES
from crenel.games.great_wall.locations import AtHorde, InSection
from crenel.games.great_wall.moves import DONE, LOSE, SAVE, TACTIC, first_of, move, second_of, verb_of
from crenel.games.great_wall.screens import Screened
from crenel.games.great_wall.sets import bits
from crenel.games.great_wall.state import GreatWall
from crenel.games.great_wall.triggers import play_tactic, playable, trigger
from crenel.games.great_wall.vocabulary import ALL, KILLED, OP_SAVE
from crenel.kernel.state import BIT, State


class Casualty(AtHorde):
    """So many of a clan's soldiers on one horde die. Which ones? They leave wounds, and wait among the fallen for
    `Perish`.
    """

    __slots__ = ("clan", "count")

    def __init__(self, seat: i64, clan: i64, section: i64, row: i64, count: i64) -> None:
        super().__init__(seat, section, row)
        self.clan: i64 = clan
        self.count: i64 = count

    def options(self, state: State) -> list[int] | None:
        assert isinstance(state, GreatWall)
        horde = self.horde(state)
        found: list[int] = []
        standing: i64 = 0
        for soldier in range(state.layout.kinds):
            count = horde.pieces(self.clan, soldier)
            standing += count
            if count:
                found.append(move(LOSE, soldier, 0, 0))
        # There is nothing to choose where all of them die.
        return found if self.seat >= 0 and standing > self.count else found[:1]

    def resolve(self, state: State, action: int) -> None:
        assert isinstance(state, GreatWall)
        soldier = first_of(action)
        horde = self.horde(state)
        horde.remove(self.clan, soldier)
        if self.count > 1:
            state.push(Casualty(self.seat, self.clan, self.section, self.row, self.count - 1))
        add_fallen(state, self.clan, self.section, soldier)


def add_fallen(state: GreatWall, clan: i64, section: i64, soldier: i64) -> None:
    """Add one to the fallen of the clan's `Perish`, which lies somewhere below on the stack."""
    for place in range(len(state.stack) - 1, -1, -1):
        step = state.stack[place]
        if isinstance(step, Perish) and step.clan == clan:
            fallen = step.fallen[:]
            fallen[soldier] += 1
            state.stack[place] = Perish(step.seat, clan, section, fallen, step.free, step.played)
            return
    raise AssertionError("no Perish for the fallen")


class Perish(Screened):
    """A clan's fallen of one event: save them one by one, or let them die."""

    __slots__ = ("clan", "fallen", "free", "played", "section")

    def __init__(self, seat: i64, clan: i64, section: i64, fallen: list[i64], free: i64, played: bool) -> None:
        super().__init__(seat)
        self.clan: i64 = clan
        self.section: i64 = section
        self.fallen: list[i64] = fallen  # by kind; never changed
        self.free: i64 = free  # soldiers that may still be saved for nothing
        self.played: bool = played  # a tactic has answered this event

    def options(self, state: State) -> list[int] | None:
        assert isinstance(state, GreatWall)
        if self.seat < 0 or not any(self.fallen):
            return None
        found: list[int] = [DONE]
        can_pay = self.free > 0 or state.can_pay_chi(self.seat, save_price(state, self.seat, self.section))
        for soldier in range(len(self.fallen)):
            if self.fallen[soldier] and can_pay:
                found.append(move(SAVE, soldier, 0, 0))
        if not self.played:
            playable(state, self.seat, KILLED, 0, BIT[self.section], True, found)
        return found if len(found) > 1 or self.conceals(state) else None

    def resolve(self, state: State, action: int) -> None:
        assert isinstance(state, GreatWall)
        if action < 0 or verb_of(action) == DONE:
            self.die(state)
        elif verb_of(action) == SAVE:
            self.save(state, first_of(action))
        else:
            assert verb_of(action) == TACTIC
            card = state.deck.tactics[first_of(action)]
            op = card.boosted[0] if second_of(action) == 1 else card.ops[0]
            assert op.kind == OP_SAVE
            if op.number == ALL:
                self.save_all(state)
                state.push(Perish(self.seat, self.clan, self.section, state.layout.nobody, 0, True))
            else:
                state.push(Perish(self.seat, self.clan, self.section, self.fallen, self.free + op.number, True))
            play_tactic(state, self.seat, action)

    def save(self, state: GreatWall, soldier: i64) -> None:
        if self.free == 0:
            state.pay_chi(self.seat, save_price(state, self.seat, self.section))
            for module in state.modules:
                module.save_paid(state, self.clan, self.section)
        state.clans[self.clan].station(self.section, soldier, 1)
        if state.recording:
            where: dict[str, object] = {"section": SECTION_NAMES[self.section]}
            state.emit("saved", self.clan, {"soldier": state.layout.soldiers[soldier].name, **where})
        for module in state.modules:
            module.soldier_saved(state, self.clan, self.section, soldier)
        fallen = self.fallen[:]
        fallen[soldier] -= 1
        state.push(Perish(self.seat, self.clan, self.section, fallen, max(0, self.free - 1), self.played))

    def save_all(self, state: GreatWall) -> None:
        for soldier in range(len(self.fallen)):
            state.clans[self.clan].station(self.section, soldier, self.fallen[soldier])
            for module in state.modules:
                for _ in range(self.fallen[soldier]):
                    module.soldier_saved(state, self.clan, self.section, soldier)
        if state.recording:
            state.emit("all_saved", self.clan, {"section": SECTION_NAMES[self.section]})

    def die(self, state: GreatWall) -> None:
        """Back to the pool; one event, however many they were."""
        for module in state.modules:
            module.deaths_over(state, self.clan, self.section)
        if not any(self.fallen):
            return
        gone = False
        for module in state.modules:
            gone = module.soldiers_died(state, self.clan, self.section, self.fallen) or gone
        if not gone:
            for soldier in range(len(self.fallen)):
                state.clans[self.clan].pool[soldier] += self.fallen[soldier]
        if state.recording:
            lost = {
                kind.name: int(self.fallen[kind.number]) for kind in state.layout.soldiers if self.fallen[kind.number]
            }
            state.emit("killed", self.clan, {"soldiers": lost, "section": SECTION_NAMES[self.section]})
        trigger(state, self.clan, KILLED, 0, 1, BIT[self.section], self.played)


def take_off_hordes(state: GreatWall, clan: i64, section: i64, fallen: list[i64]) -> None:
    """Add all of a clan's soldiers on hordes of a section to its fallen; they leave wounds."""
    for soldier in range(len(fallen)):
        for horde in state.hordes[section]:
            for _ in range(horde.pieces(clan, soldier)):
                fallen[soldier] += 1
                horde.remove(clan, soldier)


def free_saves(state: GreatWall, clan: i64) -> i64:
    """Soldiers that a clan's advisors save for nothing in one event."""
    total: i64 = 0
    for index in bits(state.clans[clan].active & state.deck.saving):
        total += state.deck.advisors[index].free_save
    return total


def save_price(state: GreatWall, clan: i64, section: i64) -> i64:
    """Chi to save a soldier who fell in a section."""
    chi = SAVE_CHI
    for module in state.modules:
        chi = module.save_price(state, clan, section, chi)
    return chi


def perish(state: GreatWall, clan: i64, section: i64, fallen: list[i64]) -> Perish:
    """Make the step for a clan's fallen of one event, those who fell from the wall among them."""
    return Perish(state.seat_of(clan), clan, section, fallen, free_saves(state, clan), False)


class SectionDeaths(InSection):
    """Soldiers of a section die, in one event for each clan."""

    def resolve(self, state: State, action: int) -> None:
        assert isinstance(state, GreatWall)
        for clan in reversed(state.tea):
            fallen = self.fallen(state, clan)
            if any(fallen):
                state.push(perish(state, clan, self.section, fallen))

    def fallen(self, state: GreatWall, clan: i64) -> list[i64]:
        """Take those of a clan who die off their places, and return how many of each kind they are."""
        raise NotImplementedError
