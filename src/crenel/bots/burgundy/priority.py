"""Priority policy of Burgundy: each action scored by what it would gain, from parts of the evaluation, without a copy.

About as good as a hasty player, and some ten times as quick as the greedy bot: it plays the rest of a round when a
search tries out where a choice leads. All scores are points, less what else the die or the room could have brought.
"""

from typing import Final

from mypy_extensions import i64

from crenel.bots.burgundy.evaluation import BurgundyEvaluation, Coverage, actions_left
from crenel.games.burgundy.board import members
from crenel.games.burgundy.central import DEPOTS
from crenel.games.burgundy.duchy import Duchy
from crenel.games.burgundy.effects import neighbours
from crenel.games.burgundy.moves import (
    BUY,
    DISCARD,
    LOAD,
    NEIGHBOUR,
    PLACE,
    SELL,
    SHIP,
    TAKE,
    WORKERS,
    die_of,
    extra_of,
    verb_of,
    what_of,
)
from crenel.games.burgundy.powers import NUMBERS
from crenel.games.burgundy.scoring import livestock_points
from crenel.games.burgundy.state import Burgundy
from crenel.games.burgundy.tiles import (
    BUILDING,
    BUILDING_TYPE,
    GOODS,
    HEADS,
    PASTURE,
    TILE_KIND,
    WILD,
    all_goods,
    goods_of,
)
from crenel.kernel.lots import Lots
from crenel.kernel.playouts import Policy
from crenel.kernel.state import BIT, State

UNKNOWN: Final = -1000.0
NOTHING_KNOWN: Final = [UNKNOWN] * len(TILE_KIND)
TAKEN: Final = 0.52  # part of a tile's worth that taking it brings; placing it brings the rest
PLACED: Final = 0.5
ROOM_MADE: Final = 1.1  # what a placed tile frees
COLOUR: Final = 2.0  # a step towards a bonus tile
WORKER: Final = 0.9  # a worker spent
THIRD: Final = 0.9  # taking the last free key space
BOUGHT: Final = 0.6  # a purchase that gains more comes before all else
AT_ONCE: Final = 50.0
SPENT: Final = -5.0  # any other purchase
HIRED: Final = 0.8  # part of a worker that the action for workers counts for
LATE: Final = 6  # die actions left when workers hardly help any more
WILD_TILE: Final = 3.0


class PriorityPolicy(Policy):
    """Takes the action with the highest score, a little noise among near equals."""

    def __init__(self, evaluation: BurgundyEvaluation, noise: float = 0.3, seed: int = 0) -> None:
        self.judge: BurgundyEvaluation = evaluation
        self.noise: float = noise
        self.lots: Lots = Lots(seed)
        # Of the decision at hand, as far as it was looked up: by tile what it brings and what its effect is worth, and
        # what a further stored tile costs.
        self.worth_of: list[float] = NOTHING_KNOWN[:]
        self.effect_of: list[float] = NOTHING_KNOWN[:]
        self.room_cost: float = UNKNOWN

    def choose(self, state: State) -> int:
        assert isinstance(state, Burgundy)
        actions = state.legal
        seat = int(state.asked)
        judge = self.judge
        modules = judge.worths_at(state)
        for module in modules:
            actions = module.shortlist(state, seat, actions)
        if len(actions) == 1:
            return actions[0]
        left = actions_left(state, state.players[seat])
        coverage = judge.coverage(state.duchies[seat], left, int(state.phase))
        self.forget()
        best = -1e9
        chosen = actions[0]
        for action in actions:
            score = self.score(state, seat, action, coverage, left)
            for module in modules:
                score = module.priority(self, state, seat, action, score, coverage, left)
            score += self.noise * self.lots.chance()
            if score > best:
                best = score
                chosen = action
        return chosen

    def forget(self) -> None:
        """Forget what was worked out for the last decision."""
        self.worth_of = NOTHING_KNOWN[:]
        self.effect_of = NOTHING_KNOWN[:]
        self.room_cost = UNKNOWN

    def score(self, state: Burgundy, seat: int, action: i64, coverage: Coverage, left: int) -> float:
        """Return what an action gains; 0 for ends and skips, and for verbs of modules, which score their own."""
        verb = verb_of(action)
        if verb == TAKE:
            return self._take(state, seat, action, coverage, left)
        if verb == PLACE:
            return self._place(state, seat, action, coverage, left)
        if verb == SELL:
            return self._sell(state, seat, action, left)
        if verb == WORKERS:
            duchy = state.duchies[seat]
            few = duchy.workers < 3 and left > LATE
            rate = self.judge.w.worker if few else 0.6 if left > LATE else 0.5
            return float(duchy.powers.workers_taken) * rate * HIRED
        if verb == BUY:
            return self._buy(state, seat, action, coverage, left)
        if verb in (SHIP, NEIGHBOUR):
            return self._sail(state, seat, verb, what_of(action))
        if verb == LOAD:
            return float(goods_of(state.duchies[seat].store, what_of(action)))
        if verb == DISCARD:
            return -self.worth(state, seat, state.stored(seat)[extra_of(action)], coverage, left)
        return 0.0

    # ------------------------------------------------------------ by verb

    def _take(self, state: Burgundy, seat: int, action: i64, coverage: Coverage, left: int) -> float:
        space = what_of(action)
        die = die_of(action)
        gain = TAKEN * self.worth(state, seat, state.market[space], coverage, left)
        if die:
            price = state.duchies[seat].powers.take_price[die * NUMBERS + state.side.depot[space]]
            gain -= WORKER * float(price)
        return gain - self.room(state, seat, coverage, left)

    def _place(self, state: Burgundy, seat: int, action: i64, coverage: Coverage, left: int) -> float:
        tile = state.stored(seat)[extra_of(action)]
        cell = what_of(action)
        gain = ROOM_MADE + PLACED * self.laid(state, seat, tile, cell, coverage, left)
        die = die_of(action)
        if die:
            duchy = state.duchies[seat]
            price = duchy.powers.place_price[TILE_KIND[tile]][die * NUMBERS + duchy.board.number[cell]]
            gain -= WORKER * float(price)
        return gain + self._colour(state, state.duchies[seat].board.kind[cell], coverage, left)

    def _colour(self, state: Burgundy, kind: i64, coverage: Coverage, left: int) -> float:
        """A step towards the bonus tile of a colour."""
        w = self.judge.w
        free = coverage.missing[kind]
        if state.bonuses[kind] == 0 or free * w.pace > left + 2:
            return 0.0
        return float(COLOUR * w.bonus_step**free)

    def _sell(self, state: Burgundy, seat: int, action: i64, left: int) -> float:
        judge = self.judge
        duchy = state.duchies[seat]
        count = float(goods_of(duchy.store, what_of(action)))
        gain = count * float(state.side.sale) + judge._silver(left) * float(duchy.powers.sale_silver)
        return gain - max(count, judge.w.good * (gain - judge.w.sale_cost))

    def _buy(self, state: Burgundy, seat: int, action: i64, coverage: Coverage, left: int) -> float:
        paid = float(extra_of(action))
        gain = TAKEN * self.worth(state, seat, state.market[what_of(action)], coverage, left)
        silver = self.judge._silver(left) if state.duchies[seat].silver < 7 else 1.2
        gain -= (2.0 - paid) * silver + paid * WORKER + self.room(state, seat, coverage, left)
        return gain + (AT_ONCE if gain > BOUGHT else SPENT)

    def _sail(self, state: Burgundy, seat: int, verb: i64, depot: i64) -> float:
        duchy = state.duchies[seat]
        total = load_of(state, duchy, depot)
        if verb == SHIP and duchy.powers.ship_neighbour:
            one, two = neighbours(depot)
            total += max(load_of(state, duchy, one), load_of(state, duchy, two))
        return total

    # ------------------------------------------------------------ what tiles are worth

    def room(self, state: Burgundy, seat: int, coverage: Coverage, left: int) -> float:
        """Return what a further stored tile costs: the last free space, or the worst tile if none is free."""
        if self.room_cost == UNKNOWN:
            self.room_cost = self._room(state, seat, coverage, left)
        return self.room_cost

    def _room(self, state: Burgundy, seat: int, coverage: Coverage, left: int) -> float:
        keys = state.stored(seat)
        free = int(state.key_spaces(seat)) - len(keys)
        if free > 1:
            return 0.0
        if free == 1:
            return THIRD
        least = 100.0
        for tile in keys:
            least = min(least, self.worth(state, seat, tile, coverage, left))
        return least * TAKEN

    def worth(self, state: Burgundy, seat: int, tile: i64, coverage: Coverage, left: int) -> float:
        """Return what a tile would bring on the best hex for it, worked out once a decision."""
        if self.worth_of[tile] == UNKNOWN:
            self.worth_of[tile] = self._stored(state, seat, tile, coverage, left)
        return self.worth_of[tile]

    def effect(self, state: Burgundy, seat: int, tile: i64, coverage: Coverage, left: int) -> float:
        """Return the worth of a tile's effect, worked out once a decision."""
        if self.effect_of[tile] == UNKNOWN:
            self.effect_of[tile] = self.judge.effect(state, seat, tile, coverage, left)
        return self.effect_of[tile]

    def laid(self, state: Burgundy, seat: int, tile: i64, cell: i64, coverage: Coverage, left: int) -> float:
        """Return what a tile brings on a hex."""
        duchy = state.duchies[seat]
        area = duchy.board.area[cell]
        gain = coverage.gains[area]
        if TILE_KIND[tile] == WILD:
            for module in self.judge.worths_at(state):
                gain += module.wild_tile(duchy, tile, area)
            return gain
        if TILE_KIND[tile] == PASTURE:
            gain += float(livestock_points(duchy, tile, cell))
        return gain + self.effect(state, seat, tile, coverage, left)

    def _stored(self, state: Burgundy, seat: int, tile: i64, coverage: Coverage, left: int) -> float:
        kind = TILE_KIND[tile]
        if kind == WILD:
            return WILD_TILE
        if coverage.missing[kind] == 0:
            return 0.0
        duchy = state.duchies[seat]
        board = duchy.board
        once = kind == BUILDING and not duchy.powers.any_building
        effect = self.effect(state, seat, tile, coverage, left)
        best = 0.0
        for place in members(duchy.open[kind]):
            if once and duchy.cities[BUILDING_TYPE[tile]] & BIT[place]:
                continue
            cell = board.spots[kind][place]
            gain = coverage.gains[board.area[cell]] + effect
            if kind == PASTURE:
                gain += float(livestock_points(duchy, tile, cell))
            best = max(best, gain)
        if best == 0.0:
            w = self.judge.w
            best = w.blocked * (w.blocked_gain + float(HEADS[tile]) + effect) / TAKEN
        if left <= 2:
            best *= 0.6
        for held in state.stored(seat):
            if TILE_KIND[held] == kind:
                return best * 0.75
        return best


def load_of(state: Burgundy, duchy: Duchy, depot: i64) -> float:
    """Goods on a depot, a little more for colours that are stored already."""
    crates = state.crates[depot]
    if crates == 0 or depot > DEPOTS:
        return 0.0
    total = float(all_goods(crates))
    for good in range(GOODS):
        if goods_of(crates, good) and goods_of(duchy.store, good):
            total += 0.3
    return total
