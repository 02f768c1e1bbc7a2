"""Soldiers who die, and those who are saved.

All of a clan's soldiers that an event kills die at the same time. Their owner first says which of them fall (where he
has a choice), then saves whom he can; only then are the rest dead, and cards hear of it.
"""

from mypy_extensions import i64

from crenel.games.great_wall.board import ARCHER, HORSEMAN, SAVE_CHI, SECTION_NAMES, SOLDIER_NAMES, SOLDIERS, SPEARMAN
from crenel.games.great_wall.clan import PLAYER, bits
from crenel.games.great_wall.moves import DONE, LOSE, SAVE, TACTIC, first_of, move, second_of, verb_of
from crenel.games.great_wall.state import GreatWall
from crenel.games.great_wall.triggers import play_tactic, playable, trigger
from crenel.games.great_wall.vocabulary import ALL, KILLED, OP_SAVE
from crenel.kernel.state import BIT, State, Step


class Casualty(Step):
    """So many of a clan's soldiers on one horde die. Which ones? They leave wounds, and wait among the fallen for
    `Perish`.
    """

    __slots__ = ("clan", "count", "row", "section")

    def __init__(self, seat: i64, clan: i64, section: i64, row: i64, count: i64) -> None:
        super().__init__(seat)
        self.clan: i64 = clan
        self.section: i64 = section
        self.row: i64 = row
        self.count: i64 = count

    def options(self, state: State) -> list[int] | None:
        assert isinstance(state, GreatWall)
        horde = state.hordes[self.section][self.row]
        found: list[int] = []
        standing: i64 = 0
        for soldier in (SPEARMAN, HORSEMAN):
            count = horde.soldiers(self.clan, soldier)
            standing += count
            if count:
                found.append(move(LOSE, soldier, 0, 0))
        # There is nothing to choose where all of them die.
        return found if self.seat >= 0 and standing > self.count else found[:1]

    def resolve(self, state: State, action: int) -> None:
        assert isinstance(state, GreatWall)
        soldier = first_of(action)
        state.hordes[self.section][self.row].remove(self.clan, soldier)
        if self.count > 1:
            state.push(Casualty(self.seat, self.clan, self.section, self.row, self.count - 1))
        add_fallen(state, self.clan, self.section, soldier)

    def details(self) -> dict[str, object]:
        return {
            "clan": int(self.clan),
            "section": int(self.section),
            "row": int(self.row),
            "count": int(self.count),
        }


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


class Perish(Step):
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
        if self.seat < 0 or self.fallen == [0, 0, 0]:
            return None
        found: list[int] = [DONE]
        for soldier in range(SOLDIERS):
            if self.fallen[soldier] and (self.free or state.can_pay_chi(self.seat, SAVE_CHI)):
                found.append(move(SAVE, soldier, 0, 0))
        if not self.played:
            playable(state, self.seat, KILLED, 0, BIT[self.section], True, found)
        return found if len(found) > 1 else None

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
                state.push(Perish(self.seat, self.clan, self.section, [0, 0, 0], 0, True))
            else:
                state.push(Perish(self.seat, self.clan, self.section, self.fallen, self.free + op.number, True))
            play_tactic(state, self.seat, action)

    def save(self, state: GreatWall, soldier: i64) -> None:
        if self.free == 0:
            state.pay_chi(self.seat, SAVE_CHI)
        state.clans[self.clan].rest[self.section * SOLDIERS + soldier] += 1
        if state.recording:
            state.emit("saved", self.clan, {"soldier": SOLDIER_NAMES[soldier], "section": SECTION_NAMES[self.section]})
        fallen = self.fallen[:]
        fallen[soldier] -= 1
        state.push(Perish(self.seat, self.clan, self.section, fallen, max(0, self.free - 1), self.played))

    def save_all(self, state: GreatWall) -> None:
        for soldier in range(SOLDIERS):
            state.clans[self.clan].rest[self.section * SOLDIERS + soldier] += self.fallen[soldier]
        if state.recording:
            state.emit("all_saved", self.clan, {"section": SECTION_NAMES[self.section]})

    def die(self, state: GreatWall) -> None:
        """Back to the pool; one event, however many they were."""
        dead: i64 = 0
        for soldier in range(SOLDIERS):
            state.clans[self.clan].pool[soldier] += self.fallen[soldier]
            dead += self.fallen[soldier]
        if not dead:
            return
        if state.recording:
            lost = {SOLDIER_NAMES[each]: int(self.fallen[each]) for each in range(SOLDIERS) if self.fallen[each]}
            state.emit("killed", self.clan, {"soldiers": lost, "section": SECTION_NAMES[self.section]})
        trigger(state, self.clan, KILLED, 0, 1, BIT[self.section], self.played)

    def details(self) -> dict[str, object]:
        return {
            "clan": int(self.clan),
            "section": int(self.section),
            "fallen": [int(count) for count in self.fallen],
            "free": int(self.free),
            "played": self.played,
        }


def free_saves(state: GreatWall, clan: i64) -> i64:
    """Soldiers that a clan's advisors save for nothing in one event."""
    total: i64 = 0
    for index in bits(state.clans[clan].active & state.deck.saving):
        total += state.deck.advisors[index].free_save
    return total


def perish(state: GreatWall, clan: i64, section: i64, archers: i64) -> Perish:
    """The step for a clan's fallen of one event, archers among them."""
    seat: i64 = clan if state.clans[clan].kind == PLAYER else -1
    fallen: list[i64] = [0, 0, 0]
    fallen[ARCHER] = archers
    return Perish(seat, clan, section, fallen, free_saves(state, clan), False)
