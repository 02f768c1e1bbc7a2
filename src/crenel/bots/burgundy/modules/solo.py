"""The solo game: covered hexes count, points only as the way to the next die action.

All values are in the points of the base evaluation, where a die action is worth about four; a hex takes two of them.
"""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from crenel.bots.burgundy.module import ModuleWorth
from crenel.games.burgundy.board import members
from crenel.games.burgundy.duchy import Duchy
from crenel.games.burgundy.effects import ExtraAction, PlaceTile, SellGoods, TakeTile
from crenel.games.burgundy.modules.building import BUILD
from crenel.games.burgundy.modules.solo.pawns import GOAL, Pawns, pawns, rounds_left
from crenel.games.burgundy.modules.solo.steps import CountPoints, Following, FreeTile, SpendGoods, SwapGoods
from crenel.games.burgundy.modules.solo.verbs import FIRST, POINTS, SPEND, SWAP
from crenel.games.burgundy.moves import PLACE, SKIP, extra_of, verb_of, what_of
from crenel.games.burgundy.powers import NUMBERS
from crenel.games.burgundy.state import Burgundy
from crenel.games.burgundy.tiles import (
    BUILDING,
    BUILDING_TYPE,
    EMPTY,
    KINDS,
    MONASTERIES,
    MONASTERY,
    MONASTERY_NUMBER,
    SHIP,
    TILE_KIND,
    WILD,
    all_goods,
    good_types,
    goods_of,
)
from crenel.kernel.state import BIT, Step

if TYPE_CHECKING:
    from crenel.bots.burgundy.evaluation import BurgundyEvaluation, Coverage
    from crenel.bots.burgundy.priority import PriorityPolicy

WON: Final = 1000.0
HEX: Final = 8.0  # a hex covered
ACTION: Final = 4.0  # a die action still to come
GOAL_ACTION: Final = 4.5  # the one at the goal comes with any number
CLOSER: Final = 0.8  # the goal five spaces nearer
FREE_TILE: Final = 7.0
COLOUR_STEP: Final = 0.55  # part of a free tile that is left with each hex of the colour still free
STORED: Final = 3.8  # a stored tile with a hex to go to
READY: Final = 0.9  # more, if an unused die reaches it
BLOCKED: Final = 1.6  # a stored tile whose hexes are all out of reach
EFFECT: Final = 0.7  # part of a stored tile's effect
NUMBER: Final = 0.3  # a different number among the open hexes of a kind
OPENING: Final = 1.0  # a kind with an open hex
WORKER: Final = 0.8
WORKERS_ENOUGH: Final = 5.0
SILVER: Final = 1.7
SILVER_ENOUGH: Final = 5.0
GOOD: Final = 0.55
WILD_GOODS: Final = 0.35  # more for each good that may go for a wild tile, while ships are to come
SPEND_TIME: Final = 10.0  # die actions left, below which things lose their worth
MONASTERY_SHARE: Final = 0.6  # part of what the base evaluation says of a lasting monastery


class SoloWorth(ModuleWorth):
    def value(self, evaluation: "BurgundyEvaluation", state: Burgundy, seat: int, left: int) -> float | None:
        mine = pawns(state)
        duchy = state.duchies[0]
        covered = float(duchy.occupied())
        if mine.won:
            return WON + rounds_left(state)
        if not state.stack:
            return covered * HEX
        coverage = evaluation.coverage(duchy, left, int(state.phase))
        time = min(1.0, left / SPEND_TIME)
        return (
            covered * HEX
            + ACTION * dice_left(state)
            + pending(state.stack, GOAL_ACTION / float(mine.goal))
            + way_to_goal(mine)
            + (coverage.worth + float(duchy.mines)) * GOAL_ACTION / float(mine.goal) * time
            + colours(coverage)
            + openings(duchy) * left / 50
            + stored(evaluation, state, coverage, left)
            + purse(duchy, time)
            + goods(duchy, time)
            + evaluation.mine(state) * float(duchy.mines) * time
            + monasteries(evaluation, state, coverage, left)
        )

    def terms(self, evaluation: "BurgundyEvaluation", state: Burgundy, seat: int, left: int) -> dict[str, float] | None:
        mine = pawns(state)
        duchy = state.duchies[0]
        found = {"reason-covered": float(duchy.occupied()) * HEX}
        if mine.won or not state.stack:
            found["reason-outcome"] = (WON + rounds_left(state) - found["reason-covered"]) if mine.won else 0.0
            return found
        coverage = evaluation.coverage(duchy, left, int(state.phase))
        time = min(1.0, left / SPEND_TIME)
        point = GOAL_ACTION / float(mine.goal)
        found["reason-dice"] = ACTION * dice_left(state)
        found["reason-pending"] = pending(state.stack, point)
        found["reason-goal"] = way_to_goal(mine)
        found["reason-areas"] = coverage.worth * point * time
        found["reason-mines"] = (point + evaluation.mine(state)) * float(duchy.mines) * time
        found["reason-free-tiles"] = colours(coverage)
        found["reason-open-hexes"] = openings(duchy) * left / 50
        found["reason-stored"] = stored(evaluation, state, coverage, left)
        found["reason-purse"] = purse(duchy, time)
        found["reason-goods"] = goods(duchy, time)
        found["reason-monasteries"] = monasteries(evaluation, state, coverage, left)
        return found

    def settled(self, settled: bool) -> bool:
        """Steps that still wait have a worth of their own (see `pending`), so no tree of them is searched."""
        return True

    def shortlist(self, state: Burgundy, seat: int, actions: list[int]) -> list[int]:
        step = state.stack[len(state.stack) - 1]
        if isinstance(step, CountPoints):
            most = actions[len(actions) - 1]
            return [SKIP, most] if what_of(most) >= step.missing(state) else [SKIP]
        if isinstance(step, SpendGoods):
            store = state.duchies[0].store
            least = min(int(goods_of(store, what_of(action))) for action in actions)
            return [action for action in actions if goods_of(store, what_of(action)) == least][:1]
        return actions

    def priority(
        self,
        policy: "PriorityPolicy",
        state: Burgundy,
        seat: int,
        action: i64,
        score: float,
        coverage: "Coverage",
        left: int,
    ) -> float:
        """Every hex counts; points only where they move the counter to its goal."""
        verb = verb_of(action)
        if verb == PLACE:
            return score + HEX / 2
        if verb == BUILD:
            return HEX + EFFECT * policy.effect(state, seat, state.market[extra_of(action)], coverage, left)
        if verb == SWAP:
            return FREE_TILE / 2
        if verb in (POINTS, SPEND):
            return 1.0
        return -0.01 * float(what_of(action)) if verb == FIRST else score


def dice_left(state: Burgundy) -> int:
    player = state.players[0]
    return (1 if player.first_die() else 0) + (1 if player.second_die() else 0)


def way_to_goal(mine: Pawns) -> float:
    """The counter's part of the way, and goals reached before."""
    reached = (GOAL["most"] - float(mine.goal)) / GOAL["step"]
    return GOAL_ACTION * float(mine.counter) / float(mine.goal) + CLOSER * reached


def pending(stack: list[Step], point: float) -> float:
    """Steps still on the stack: actions and tiles to come, and points that wait to be counted."""
    total = 0.0
    for step in stack:
        if isinstance(step, Following):
            for group in step.groups:
                total += pending(group, point)
        elif isinstance(step, CountPoints):
            total += point * float(step.points)
        elif isinstance(step, ExtraAction):
            total += ACTION
        elif isinstance(step, FreeTile):
            total += FREE_TILE
        elif isinstance(step, (PlaceTile, TakeTile)):
            total += ACTION - 1
        elif isinstance(step, (SellGoods, SwapGoods)):
            total += 1.0
    return total


def colours(coverage: "Coverage") -> float:
    """Free tiles to come: colours that are nearly complete."""
    total = 0.0
    for kind in range(KINDS):
        if coverage.missing[kind]:
            total += FREE_TILE * COLOUR_STEP ** coverage.missing[kind]
    return total


def openings(duchy: Duchy) -> float:
    """Hexes to place on: different kinds and numbers keep every roll useful."""
    total = 0.0
    for kind in range(KINDS):
        places = duchy.open[kind]
        if places:
            numbers: i64 = 0
            for place in members(places):
                numbers |= BIT[duchy.board.number[duchy.board.spots[kind][place]]]
            total += OPENING + NUMBER * int(numbers).bit_count()
    return total


def stored(evaluation: "BurgundyEvaluation", state: Burgundy, coverage: "Coverage", left: int) -> float:
    """Tiles on key spaces, as far as there are hexes for them."""
    if left == 0:
        return 0.0
    total = 0.0
    duchy = state.duchies[0]
    wanted: list[i64] = []
    for tile in state.players[0].keys:
        kind = TILE_KIND[tile]
        if kind != WILD and coverage.missing[kind] <= float(
            sum(1 for cell in wanted if duchy.board.kind[cell] == kind)
        ):
            continue
        spot, ready = best_spot(state, tile, wanted)
        effect = 0.0 if kind in (WILD, MONASTERY) else EFFECT * evaluation.effect(state, 0, tile, coverage, left)
        if spot < 0:
            total += BLOCKED + effect / 2
            continue
        wanted.append(spot)
        total += STORED + effect + (READY if ready else 0.0)
    if len(state.players[0].keys) >= state.key_spaces(0):
        total -= 1.0
    return total if left > 1 else total / 2


def best_spot(state: Burgundy, tile: i64, wanted: list[i64]) -> tuple[i64, bool]:
    """A hex for a stored tile, if possible one that an unused die reaches; -1 if there is none."""
    duchy = state.duchies[0]
    board = duchy.board
    kind = TILE_KIND[tile]
    price = duchy.powers.place_price[kind]
    first, second = state.players[0].first_die(), state.players[0].second_die()
    once = kind == BUILDING and not duchy.powers.any_building
    spot: i64 = -1
    for ground in range(KINDS):
        if kind not in (WILD, ground):
            continue
        for place in members(duchy.open[ground]):
            cell = board.spots[ground][place]
            if cell in wanted or (once and duchy.cities[BUILDING_TYPE[tile]] & BIT[place]):
                continue
            number = board.number[cell]
            spot = cell
            for die in (first, second):
                if die and price[die * NUMBERS + number] <= duchy.workers:
                    return cell, True
    return spot, False


def purse(duchy: Duchy, time: float) -> float:
    workers, silver = float(duchy.workers), float(duchy.silver)
    many = min(workers, WORKERS_ENOUGH) + max(0.0, workers - WORKERS_ENOUGH) / 4
    rich = min(silver, SILVER_ENOUGH) + max(0.0, silver - SILVER_ENOUGH) / 4
    return (WORKER * many + SILVER * rich) * time


def goods(duchy: Duchy, time: float) -> float:
    """Goods sell for silver and points, and five go for a wild tile when a ship comes."""
    count = float(all_goods(duchy.store))
    ships = duchy.covered[SHIP] != duchy.board.full[SHIP]
    return (GOOD * (count + float(good_types(duchy.store))) + (WILD_GOODS * min(count, 10.0) if ships else 0.0)) * time


def monasteries(evaluation: "BurgundyEvaluation", state: Burgundy, coverage: "Coverage", left: int) -> float:
    """Those that help all the time; the others have paid."""
    total = 0.0
    for tile in state.duchies[0].tiles:
        if tile != EMPTY and TILE_KIND[tile] == MONASTERY:
            row = int(MONASTERY_NUMBER[tile]) - 1
            if "points" not in MONASTERIES[row]["effect"]:
                total += MONASTERY_SHARE * evaluation.monastery(state, 0, row, coverage, left)
    return total
