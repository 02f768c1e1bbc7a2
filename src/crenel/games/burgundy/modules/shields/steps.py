"""Decisions about shields: on which castle, the tax, a tile at the end of a phase, a colour of goods."""

from mypy_extensions import i64

from crenel.games.burgundy.central import BLACK_DEPOT, DEPOTS
from crenel.games.burgundy.modules.building import build, list_builds
from crenel.games.burgundy.modules.shields.part import (
    FETCHES,
    PHASE_BLACK,
    TAX,
    TAX_WORKERS,
    castles,
    hang,
    holds,
    shields_of,
    take_down,
)
from crenel.games.burgundy.modules.shields.verbs import DROP, FETCH, HANG, PAY
from crenel.games.burgundy.moves import SKIP, extra_of, move, verb_of, what_of
from crenel.games.burgundy.state import Burgundy
from crenel.games.burgundy.tiles import (
    GOOD_MASK,
    GOOD_NAMES,
    GOODS,
    ONE_GOOD,
    good_types,
    goods_of,
)
from crenel.kernel.state import NO_ACTION, State, Step


class HangShield(Step):
    """Choice of a castle for a shield that was taken."""

    __slots__ = ("shield",)

    def __init__(self, seat: i64, shield: i64) -> None:
        super().__init__(seat)
        self.shield: i64 = shield

    def options(self, state: State) -> list[int] | None:
        assert isinstance(state, Burgundy)
        return [move(HANG, 0, cell, 0) for cell in castles(state, self.seat)]

    def resolve(self, state: State, action: int) -> None:
        assert isinstance(state, Burgundy)
        cell = what_of(action)
        if state.recording:
            told: dict[str, object] = {"shield": int(self.shield), "cell": state.duchies[self.seat].board.cells[cell]}
            state.emit("shield_hung", self.seat, told)
            for place, shield in shields_of(state).hung[self.seat % state.duchy_count]:
                if place == cell:
                    state.emit("shield_dropped", self.seat, {"shield": shield})
        hang(state, self.seat, self.shield, cell)

    def details(self) -> dict[str, object]:
        return {"shield": int(self.shield)}


class PayTax(Step):
    """Tax for all shields: pay it, or take one down and decide again."""

    def options(self, state: State) -> list[int] | None:
        assert isinstance(state, Burgundy)
        shields = shields_of(state).hung[self.seat % state.duchy_count]
        if not shields:
            return None
        duchy = state.duchies[self.seat]
        owed = len(shields) * TAX
        found: list[int] = []
        most = min(owed, duchy.workers) if holds(state, self.seat, TAX_WORKERS) else 0
        for workers in range(most + 1):
            if owed - workers <= duchy.silver:
                found.append(move(PAY, 0, 0, workers))
        found += [move(DROP, 0, shield, 0) for shield in sorted([pair[1] for pair in shields])]
        return found

    def resolve(self, state: State, action: int) -> None:
        assert isinstance(state, Burgundy)
        if action == NO_ACTION:
            return
        if verb_of(action) == DROP:
            shield = what_of(action)
            if state.recording:
                state.emit("shield_dropped", self.seat, {"shield": int(shield)})
            take_down(state, self.seat, shield)
            state.push(self)
            return
        duchy = state.duchies[self.seat]
        workers = extra_of(action)
        silver = len(shields_of(state).hung[self.seat % state.duchy_count]) * TAX - workers
        duchy.workers -= workers
        duchy.silver -= silver
        if state.recording:
            state.emit("tax_paid", self.seat, {"silver": int(silver), "workers": int(workers)})


class PhaseTile(Step):
    """Shields 14 and 15: a tile of the central board is placed at the end of a phase, without a die."""

    __slots__ = ("shield",)

    def __init__(self, seat: i64, shield: i64) -> None:
        super().__init__(seat)
        self.shield: i64 = shield

    def options(self, state: State) -> list[int] | None:
        assert isinstance(state, Burgundy)
        if not holds(state, self.seat, self.shield):
            return None
        found: list[int] = []
        depots = [BLACK_DEPOT] if self.shield == PHASE_BLACK else list(range(1, DEPOTS + 1))
        for depot in depots:
            list_builds(state, self.seat, depot, found)
        found.append(SKIP)
        return found

    def resolve(self, state: State, action: int) -> None:
        assert isinstance(state, Burgundy)
        if action in (NO_ACTION, SKIP):
            return
        # This is nobody's turn: what the tile does leaves no room for a purchase.
        state.players[self.seat].bought = True
        state.push(PhaseTileDone(self.seat))
        build(state, self.seat, action)

    def details(self) -> dict[str, object]:
        return {"shield": int(self.shield)}


class PhaseTileDone(Step):
    """End of such a placement: the next turn has its purchase again."""

    def resolve(self, state: State, action: int) -> None:
        assert isinstance(state, Burgundy)
        state.players[self.seat].bought = False


class FetchColour(Step):
    """Shield 5: after a ship, all goods of one colour from all depots."""

    def options(self, state: State) -> list[int] | None:
        assert isinstance(state, Burgundy)
        if not holds(state, self.seat, FETCHES):
            return None
        store = state.duchies[self.seat].store
        room = good_types(store) < state.good_spaces(self.seat)
        found = [
            move(FETCH, 0, good, 0)
            for good in range(GOODS)
            if good_count(state, good) and (room or store & GOOD_MASK[good])
        ]
        found.append(SKIP)
        return found

    def resolve(self, state: State, action: int) -> None:
        assert isinstance(state, Burgundy)
        if action in (NO_ACTION, SKIP):
            return
        good = what_of(action)
        count = good_count(state, good)
        for depot in range(1, DEPOTS + 1):
            state.crates[depot] &= ~GOOD_MASK[good]
        state.duchies[self.seat].store += count * ONE_GOOD[good]
        if state.recording:
            state.emit("goods_loaded", self.seat, {"good": GOOD_NAMES[good], "count": int(count)})


def good_count(state: Burgundy, good: i64) -> i64:
    """Return goods of a colour on all depots."""
    count: i64 = 0
    for depot in range(1, DEPOTS + 1):
        count += goods_of(state.crates[depot], good)
    return count
