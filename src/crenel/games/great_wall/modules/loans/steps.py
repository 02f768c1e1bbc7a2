"""Setting soldiers aside, and taking them back to borrow an ability."""

from typing import Final

from mypy_extensions import i64

from crenel.games.great_wall.board import SECTIONS
from crenel.games.great_wall.modules.loans.part import borrows, loans_of
from crenel.games.great_wall.moves import SKIP, first_of, move, verb_of
from crenel.games.great_wall.state import GreatWall
from crenel.games.great_wall.triggers import GENERAL, push_effects
from crenel.games.great_wall.vocabulary import PER_ARCHER_SECTIONS
from crenel.kernel.state import State, Step

ASIDE: Final = 104  # soldier
BORROW: Final = 105  # soldier who comes back


class Muster(Step):
    """Everybody whose general sets soldiers aside does so now, in the order of tea."""

    def resolve(self, state: State, action: int) -> None:
        assert isinstance(state, GreatWall)
        for clan in reversed(state.tea):
            if state.clans[clan].rules.person and borrows(state, clan):
                state.push(SetAside(clan, borrows(state, clan) * state.clans[clan].supporters()))


class SetAside(Step):
    """Up to so many soldiers of the pool, one after the other."""

    __slots__ = ("left",)

    def __init__(self, seat: i64, left: i64) -> None:
        super().__init__(seat)
        self.left: i64 = left

    def options(self, state: State) -> list[int] | None:
        assert isinstance(state, GreatWall)
        found: list[int] = []
        if self.left > 0:
            pool = state.clans[self.seat].pool
            found = [move(ASIDE, soldier, 0, 0) for soldier in range(len(pool)) if pool[soldier]]
        if found:
            found.append(SKIP)
        return found

    def resolve(self, state: State, action: int) -> None:
        assert isinstance(state, GreatWall)
        if verb_of(action) == SKIP:
            return
        soldier = first_of(action)
        state.clans[self.seat].pool[soldier] -= 1
        loans_of(state).put(self.seat, soldier, 1)
        if state.recording:
            state.emit("set_aside", self.seat, {"soldier": state.layout.soldiers[soldier].name})
        state.push(SetAside(self.seat, self.left - 1))


class Borrow(Step):
    """Take back a soldier and do once what a general does whom nobody leads, or leave it."""

    __slots__ = ("card", "kind", "times")

    def __init__(self, seat: i64, kind: i64, card: i64, times: i64) -> None:
        super().__init__(seat)
        self.kind: i64 = kind  # a general
        self.card: i64 = card
        self.times: i64 = times

    def options(self, state: State) -> list[int] | None:
        assert isinstance(state, GreatWall)
        part = loans_of(state)
        found: list[int] = []
        for soldier in range(part.kinds):
            if part.of(self.seat, soldier):
                found.append(move(BORROW, soldier, 0, 0))
        if found:
            found.append(SKIP)
        return found

    def resolve(self, state: State, action: int) -> None:
        assert isinstance(state, GreatWall)
        if verb_of(action) == SKIP:
            return
        soldier = first_of(action)
        loans_of(state).put(self.seat, soldier, -1)
        state.clans[self.seat].pool[soldier] += 1
        general = state.deck.generals[self.card]
        if state.recording:
            facts: dict[str, object] = {"soldier": state.layout.soldiers[soldier].name, "card": general.name}
            state.emit("borrowed", self.seat, facts)
        times = self.times
        if general.per == PER_ARCHER_SECTIONS:
            times *= manned(state, self.seat)
        if times:
            push_effects(state, self.seat, GENERAL, self.card, False, times)


def manned(state: GreatWall, seat: i64) -> i64:
    """In how many sections a clan has an archer on the wall."""
    count: i64 = 0
    for section in range(SECTIONS):
        if state.clans[seat].archers(section):
            count += 1
    return count
