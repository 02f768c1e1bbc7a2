"""Effects of taking, placing and buying tiles and of selling goods, and the decisions that tiles ask for. While an
effect of one's own turn waits for an answer, the purchase of the turn may come in between: those steps list it and come
back after it.
"""

from mypy_extensions import i64

from crenel.games.burgundy.board import members
from crenel.games.burgundy.central import BLACK_PRICE, DEPOTS
from crenel.games.burgundy.legal import (
    list_die_actions,
    list_free_actions,
    list_places,
    list_sales,
    list_stored,
    list_takes_of,
)
from crenel.games.burgundy.moves import (
    ANY,
    BUY,
    DISCARD,
    FIRST_FREE_VERB,
    FIRST_MODULE_VERB,
    LOAD,
    NEIGHBOUR,
    PLACE,
    SELL,
    SKIP,
    TAKE,
    WORKERS,
    die_of,
    extra_of,
    move,
    verb_of,
    what_of,
)
from crenel.games.burgundy.moves import SHIP as SAIL
from crenel.games.burgundy.player import SALES, WATCHTOWERS
from crenel.games.burgundy.powers import NUMBERS
from crenel.games.burgundy.scoring import score_completion, score_livestock
from crenel.games.burgundy.state import Burgundy
from crenel.games.burgundy.tiles import (
    BUILDING,
    CASTLE,
    GIVES_POINTS,
    GIVES_SILVER,
    GIVES_WORKERS,
    GOOD_NAMES,
    KIND_NAMES,
    ONE_GOOD,
    PASTURE,
    PLACES,
    SELLS,
    SHIP,
    TAKES,
    TILE_KIND,
    TILE_NAMES,
    colours,
    good_types,
    goods_of,
)
from crenel.kernel.state import BIT, NO_ACTION, State, Step

# ---------------------------------------------------------------- the four die actions and the purchase


def workers_for(state: Burgundy, seat: i64, verb: i64, action: i64) -> i64:
    """Return how many workers it takes to make the die of this action fit."""
    if verb == WORKERS:
        return 0
    duchy = state.duchies[seat]
    row = die_of(action) * NUMBERS
    what = what_of(action)
    if verb == TAKE:
        return duchy.powers.take_price[row + state.side.depot[what]]
    if verb == PLACE:
        kind = TILE_KIND[state.stored(seat)[extra_of(action)]]
        return duchy.powers.place_price[kind][row + duchy.board.number[what]]
    if verb == SELL:
        return duchy.powers.sell_price[row + what + 1]
    return 0


def perform(state: Burgundy, seat: i64, verb: i64, action: i64) -> None:
    """Carry out one of the four die actions, its die and workers paid for."""
    if verb == TAKE:
        acquire(state, seat, what_of(action))
    elif verb == PLACE:
        tile = state.drop_key(seat, extra_of(action))
        place(state, seat, tile, what_of(action))
    elif verb == SELL:
        sell(state, seat, what_of(action))
    else:
        assert verb == WORKERS
        duchy = state.duchies[seat]
        gain_workers(state, seat, duchy.powers.workers_taken)
        if duchy.powers.workers_silver:
            gain_silver(state, seat, duchy.powers.workers_silver)


def gain_workers(state: Burgundy, seat: i64, count: i64) -> None:
    state.duchies[seat].workers += count
    if state.recording:
        state.emit("workers_gained", seat, {"workers": int(count)})
    for module in state.modules:
        module.workers_gained(state, seat)


def gain_silver(state: Burgundy, seat: i64, count: i64) -> None:
    state.duchies[seat].silver += count
    if state.recording:
        state.emit("silver_gained", seat, {"silver": int(count)})


def acquire(state: Burgundy, seat: i64, space: i64) -> None:
    """Move a tile of the central board to a key space. If none is free, ask for a stored tile to discard first."""
    for module in state.modules:
        if module.acquire(state, seat, space):
            return
    keys = state.players[seat].keys
    if len(keys) < state.key_spaces(seat):
        store(state, seat, space, keys)
    else:
        state.push(MakeRoom(seat, space))


def store(state: Burgundy, seat: i64, space: i64, keys: list[i64]) -> None:
    """Move a tile of the central board to one of these key spaces."""
    tile = state.remove_tile(space)
    keys.append(tile)
    if state.recording:
        state.emit("tile_taken", seat, {"tile": TILE_NAMES[tile], "depot": int(state.side.depot[space])})


def is_free_action(action: i64) -> bool:
    """Return whether this may be done at any moment of one's own turn, inside an effect too."""
    verb = verb_of(action)
    return verb == BUY or verb >= FIRST_FREE_VERB


def take_free_action(state: Burgundy, seat: i64, action: i64) -> None:
    """Make the purchase, or do what a module allows besides."""
    if verb_of(action) == BUY:
        buy(state, seat, action)
        return
    for module in state.modules:
        if module.free_action(state, seat, action):
            return


def buy(state: Burgundy, seat: i64, action: i64) -> None:
    """Make the purchase of the turn."""
    duchy = state.duchies[seat]
    workers = extra_of(action)
    duchy.workers -= workers
    duchy.silver -= BLACK_PRICE - workers
    state.players[seat].bought = True
    if state.recording:
        state.emit("purchase", seat, {"silver": int(BLACK_PRICE - workers), "workers": int(workers)})
    acquire(state, seat, what_of(action))


def sell(state: Burgundy, seat: i64, good: i64) -> None:
    """Sell all goods of one colour."""
    duchy = state.duchies[seat]
    count = goods_of(duchy.store, good)
    duchy.store -= count * ONE_GOOD[good]
    duchy.sold += count * ONE_GOOD[good]
    points = count * state.side.sale * duchy.powers.sale_factor
    state.score(seat, SALES, points)
    if state.recording:
        sold: dict[str, object] = {"good": GOOD_NAMES[good], "count": int(count), "points": int(points)}
        state.emit("goods_sold", seat, sold)
    each = duchy.powers.good_silver
    gain_silver(state, seat, count * each if each else duchy.powers.sale_silver)
    if duchy.powers.sale_workers:
        gain_workers(state, seat, duchy.powers.sale_workers)
    for module in state.modules:
        module.goods_sold(state, seat, good, count)


def place(state: Burgundy, seat: i64, tile: i64, cell: i64) -> None:
    """Place a tile in the duchy: its area and colour score first, then its effect."""
    duchy = state.duchies[seat]
    before = len(state.stack)
    duchy.put(tile, cell)
    if state.recording:
        state.emit("tile_placed", seat, {"tile": TILE_NAMES[tile], "cell": duchy.board.cells[cell]})
    score_completion(state, seat, cell)
    for module in state.modules:
        module.push_after_effect(state, seat, tile, cell)
    push_effect(state, seat, tile, cell)
    for module in state.modules:
        module.tile_placed(state, seat, tile, cell)
    for module in state.modules:
        module.arrange_effects(state, seat, before)


def push_effect(state: Burgundy, seat: i64, tile: i64, cell: i64) -> None:
    """Start the effect of a placed tile. Mines pay at the end of a phase; monasteries work by lying there."""
    kind = TILE_KIND[tile]
    if kind == BUILDING:
        push_building(state, seat, tile)
    elif kind == SHIP:
        state.push(Advance(seat))
        state.push(ChooseDepot(seat))
    elif kind == PASTURE:
        score_livestock(state, seat, tile, cell)
    elif kind == CASTLE:
        state.push(ExtraAction(seat))


def push_building(state: Burgundy, seat: i64, tile: i64) -> None:
    """Start the effect of a building type."""
    if TAKES[tile]:
        state.push(TakeTile(seat, TAKES[tile]))
    elif SELLS[tile]:
        state.push(SellGoods(seat))
    elif PLACES[tile]:
        state.push(PlaceTile(seat))
    elif GIVES_WORKERS[tile]:
        gain_workers(state, seat, GIVES_WORKERS[tile])
    elif GIVES_SILVER[tile]:
        gain_silver(state, seat, GIVES_SILVER[tile])
    elif GIVES_POINTS[tile]:
        state.score(seat, WATCHTOWERS, GIVES_POINTS[tile])
        if state.recording:
            state.emit("points_gained", seat, {"tile": TILE_NAMES[tile], "points": int(GIVES_POINTS[tile])})
    else:
        for module in state.modules:
            module.building_effect(state, seat, tile)


# ---------------------------------------------------------------- steps that effects ask for


class Effect(Step):
    """Decision in one's own turn during which the purchase may be made."""

    def answers(self, state: Burgundy, found: list[int]) -> None:
        """List the effect's own answers."""
        raise NotImplementedError

    def answer(self, state: Burgundy, action: i64) -> None:
        raise NotImplementedError

    def options(self, state: State) -> list[int] | None:
        assert isinstance(state, Burgundy)
        found: list[int] = []
        self.answers(state, found)
        if len(found) > 1 or self.waits_for_purchase():
            list_free_actions(state, self.seat, found)
        return found

    def die(self, state: Burgundy) -> i64:
        """Return the die that an action of this effect is made with."""
        return ANY

    def waits_for_purchase(self) -> bool:
        """Return whether a purchase could still make an effect useful that is not so now."""
        return False

    def resolve(self, state: State, action: int) -> None:
        assert isinstance(state, Burgundy)
        if is_free_action(action):
            state.push(self)
            take_free_action(state, self.seat, action)
        elif verb_of(action) != SKIP:
            self.answer(state, action)


class ExtraAction(Effect):
    """Castle: one more action, with a die of any number."""

    def answers(self, state: Burgundy, found: list[int]) -> None:
        list_die_actions(state, self.seat, ANY, found)
        for module in state.modules:
            module.castle_actions(state, self.seat, found)

    def answer(self, state: Burgundy, action: i64) -> None:
        verb = verb_of(action)
        if verb < FIRST_MODULE_VERB:
            perform(state, self.seat, verb, action)
            return
        for module in state.modules:
            if module.castle_action(state, self.seat, action):
                return

    def waits_for_purchase(self) -> bool:
        return True


class TakeTile(Effect):
    """Market, carpenter, church: take a tile of certain kinds from any numbered depot."""

    __slots__ = ("kinds",)

    def __init__(self, seat: i64, kinds: i64) -> None:
        super().__init__(seat)
        self.kinds: i64 = kinds

    def answers(self, state: Burgundy, found: list[int]) -> None:
        list_takes_of(state, self.kinds, found)
        found.append(SKIP)

    def answer(self, state: Burgundy, action: i64) -> None:
        acquire(state, self.seat, what_of(action))

    def details(self) -> dict[str, object]:
        return {"kinds": [name for kind, name in enumerate(KIND_NAMES) if self.kinds & BIT[kind]]}


class SellGoods(Effect):
    """Warehouse: sell goods of one colour."""

    def answers(self, state: Burgundy, found: list[int]) -> None:
        list_sales(state.duchies[self.seat], ANY, ANY, found)
        found.append(SKIP)

    def answer(self, state: Burgundy, action: i64) -> None:
        sell(state, self.seat, what_of(action))


class PlaceTile(Effect):
    """Town hall: place another stored tile, on any number."""

    def answers(self, state: Burgundy, found: list[int]) -> None:
        list_places(state, self.seat, ANY, ANY, found)
        found.append(SKIP)

    def answer(self, state: Burgundy, action: i64) -> None:
        perform(state, self.seat, PLACE, action)

    def waits_for_purchase(self) -> bool:
        return True


class MakeRoom(Step):
    """Choice of a stored tile to discard for a new one: all key spaces are full."""

    __slots__ = ("space",)

    def __init__(self, seat: i64, space: i64) -> None:
        super().__init__(seat)
        self.space: i64 = space

    def options(self, state: State) -> list[int] | None:
        assert isinstance(state, Burgundy)
        found: list[int] = []
        list_stored(state, self.seat, DISCARD, found)
        return found

    def resolve(self, state: State, action: int) -> None:
        assert isinstance(state, Burgundy)
        tile = state.drop_key(self.seat, extra_of(action))
        state.discard_tile(tile)
        if state.recording:
            state.emit("tile_discarded", self.seat, {"tile": TILE_NAMES[tile]})
        acquire(state, self.seat, self.space)

    def details(self) -> dict[str, object]:
        return {"space": int(self.space)}


# ---------------------------------------------------------------- ships


class ChooseDepot(Effect):
    """Ship: all goods of one depot. There is nothing to choose while no depot holds any."""

    def answers(self, state: Burgundy, found: list[int]) -> None:
        if not state.goods_on_depots():
            found.append(SKIP)
            return
        for depot in range(1, DEPOTS + 1):
            found.append(move(SAIL, 0, depot, 0))

    def answer(self, state: Burgundy, action: i64) -> None:
        depot = what_of(action)
        if state.duchies[self.seat].powers.ship_neighbour:
            state.push(ChooseNeighbour(self.seat, depot))
        else:
            state.push(LoadGoods(self.seat, BIT[depot]))


def neighbours(depot: i64) -> tuple[i64, i64]:
    """Return the depots beside a depot: the six stand in a ring."""
    return (depot - 2) % DEPOTS + 1, depot % DEPOTS + 1


class ChooseNeighbour(Step):
    """Monastery 5: the goods of a neighbouring depot as well."""

    __slots__ = ("depot",)

    def __init__(self, seat: i64, depot: i64) -> None:
        super().__init__(seat)
        self.depot: i64 = depot

    def options(self, state: State) -> list[int] | None:
        assert isinstance(state, Burgundy)
        found: list[int] = []
        for depot in sorted(neighbours(self.depot)):
            if state.crates[depot]:
                found.append(move(NEIGHBOUR, 0, depot, 0))
        found.append(SKIP)
        return found

    def resolve(self, state: State, action: int) -> None:
        depots = BIT[self.depot]
        if verb_of(action) != SKIP:
            depots |= BIT[what_of(action)]
        state.push(LoadGoods(self.seat, depots))

    def details(self) -> dict[str, object]:
        return {"depot": int(self.depot)}


class LoadGoods(Step):
    """Transfer of goods from the chosen depots to the store: colours already there stack, new ones need a free space;
    with too few, the player picks.
    """

    __slots__ = ("depots",)

    def __init__(self, seat: i64, depots: i64) -> None:
        super().__init__(seat)
        self.depots: i64 = depots

    def options(self, state: State) -> list[int] | None:
        assert isinstance(state, Burgundy)
        store = state.duchies[self.seat].store
        fresh = members(colours(self.goods_there(state)) & ~colours(store))
        free = state.good_spaces(self.seat) - good_types(store)
        return [move(LOAD, 0, good, 0) for good in fresh] if 0 < free < len(fresh) else None

    def goods_there(self, state: Burgundy) -> i64:
        """Return the goods on the chosen depots, packed."""
        packed: i64 = 0
        for depot in range(1, DEPOTS + 1):
            if self.depots & BIT[depot]:
                packed += state.crates[depot]
        return packed

    def resolve(self, state: State, action: int) -> None:
        assert isinstance(state, Burgundy)
        if action != NO_ACTION:
            self.load(state, what_of(action))
            state.push(self)
            return
        duchy = state.duchies[self.seat]
        for good in members(colours(self.goods_there(state))):
            known = goods_of(duchy.store, good) > 0
            if known or good_types(duchy.store) < state.good_spaces(self.seat):
                self.load(state, good)

    def load(self, state: Burgundy, good: i64) -> None:
        """Take a colour from the chosen depots."""
        count = goods_of(self.goods_there(state), good)
        for depot in range(1, DEPOTS + 1):
            if self.depots & BIT[depot]:
                state.crates[depot] &= ~(15 * ONE_GOOD[good])
        state.duchies[self.seat].store += count * ONE_GOOD[good]
        if state.recording:
            state.emit("goods_loaded", self.seat, {"good": GOOD_NAMES[good], "count": int(count)})

    def details(self) -> dict[str, object]:
        return {"depots": [depot for depot in range(1, DEPOTS + 1) if self.depots & BIT[depot]]}


class Advance(Step):
    """Ship: the marker moves one space along the bridge."""

    def resolve(self, state: State, action: int) -> None:
        assert isinstance(state, Burgundy)
        state.advance(self.seat)
        if state.recording:
            state.emit("marker_moved", self.seat, {"space": int(state.players[self.seat].bridge)})
        for module in state.modules:
            module.marker_moved(state, self.seat)
