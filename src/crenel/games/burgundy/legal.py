"""What a prince may do with a die, an effect or silver: each function adds its legal actions to a list.

A die of value ANY (0) stands for a die of any number: every price in the tables is then 0. A tile or stored tile that
equals one already listed for the same depot or key spaces is left out, since it would be the same action.
"""

from mypy_extensions import i64

from crenel.games.burgundy.board import members
from crenel.games.burgundy.central import BLACK_DEPOT, BLACK_PRICE, DEPOTS
from crenel.games.burgundy.duchy import Duchy
from crenel.games.burgundy.moves import ANY, BUY, DIE, EXTRA, PLACE, SELL, TAKE, WHAT, WORKERS, move
from crenel.games.burgundy.powers import HANDS
from crenel.games.burgundy.state import Burgundy
from crenel.games.burgundy.tiles import BUILDING, EMPTY, GOOD_MASK, KINDS, TILE_KIND, WILD
from crenel.kernel.state import BIT


def list_die_actions(state: Burgundy, seat: i64, die: i64, found: list[int]) -> None:
    """The four die actions."""
    duchy = state.duchies[seat]
    list_takes(state, duchy, die, found)
    list_places(state, seat, die, found)
    list_sales(duchy, die, found)
    found.append(WORKERS + die * DIE)


def list_actions_of_dice(state: Burgundy, seat: i64, first: i64, second: i64, found: list[int]) -> None:
    """What two different dice can do. Enough workers bring any die to any number: then the second can do all that the
    first can.
    """
    list_die_actions(state, seat, first, found)
    if state.duchies[seat].workers < HANDS - 1:
        list_die_actions(state, seat, second, found)
    else:
        other = int((second - first) * DIE)
        found += [action + other for action in found]


def list_takes(state: Burgundy, duchy: Duchy, die: i64, found: list[int]) -> None:
    """Tiles of the numbered depots that this die reaches."""
    market = state.market
    depot = state.side.depot
    base = TAKE + die * DIE
    reach = duchy.powers.take_reach[die * HANDS + min(duchy.workers, HANDS - 1)]
    for space in state.side.numbered[reach]:
        tile = market[space]
        # Equal tiles of a depot lie side by side.
        if tile != EMPTY and (tile != market[space - 1] or depot[space] != depot[space - 1]):
            found.append(base + space * WHAT)


def list_takes_of(state: Burgundy, kinds: i64, found: list[int]) -> None:
    """Tiles of certain kinds (a bit each) in any numbered depot, without a die."""
    side = state.side
    last: i64 = EMPTY
    for space in range(side.first[BLACK_DEPOT]):
        tile = state.market[space]
        if (
            tile != EMPTY
            and kinds & BIT[TILE_KIND[tile]]
            and (tile != last or side.depot[space] != side.depot[space - 1])
        ):
            found.append(move(TAKE, 0, space, 0))
        last = tile


def list_places(state: Burgundy, seat: i64, die: i64, found: list[int]) -> None:
    """Stored tiles on free hexes of their kind beside a tile, where the die reaches the number."""
    duchy = state.duchies[seat]
    board = duchy.board
    keys = state.stored(seat)
    own: i64 = len(state.princes[seat].keys)
    hands = die * HANDS + min(duchy.workers, HANDS - 1)
    for key in range(len(keys)):
        tile = keys[key]
        kind = TILE_KIND[tile]
        if kind == WILD:
            if not _stored_before(keys, own, key):
                list_wild(state, seat, tile, hands, PLACE + die * DIE + key * EXTRA, found)
            continue
        places = duchy.open[kind] & board.numbered[kind][duchy.powers.place_reach[kind][hands]]
        if places == 0 or _stored_before(keys, own, key):
            continue
        spots = board.spots[kind]
        base = PLACE + die * DIE + key * EXTRA
        if kind == BUILDING and not duchy.powers.any_building:
            _list_building(duchy, tile, places, base, found)
        else:
            for place in members(places):
                found.append(base + spots[place] * WHAT)


def _list_building(duchy: Duchy, tile: i64, places: i64, base: i64, found: list[int]) -> None:
    """A city holds each building type once."""
    spots = duchy.board.spots[BUILDING]
    area = duchy.board.area
    for place in members(places):
        cell = spots[place]
        if not duchy.built[area[cell]] & BIT[tile]:
            found.append(base + cell * WHAT)


def list_hexes(state: Burgundy, seat: i64, tile: i64, base: int, found: list[int]) -> None:
    """The hexes where a tile that is not stored may lie, whatever their number."""
    duchy = state.duchies[seat]
    kind = TILE_KIND[tile]
    if kind == WILD:
        list_wild(state, seat, tile, ANY, base, found)
    elif kind == BUILDING and not duchy.powers.any_building:
        _list_building(duchy, tile, duchy.open[kind], base, found)
    else:
        for place in members(duchy.open[kind]):
            found.append(base + duchy.board.spots[kind][place] * WHAT)


def list_wild(state: Burgundy, seat: i64, tile: i64, hands: i64, base: int, found: list[int]) -> None:
    """A wild tile goes to any free hex beside a tile whose number the die reaches."""
    duchy = state.duchies[seat]
    board = duchy.board
    reach = duchy.powers.place_reach[WILD][hands]
    for kind in range(KINDS):
        for place in members(duchy.open[kind] & board.numbered[kind][reach]):
            cell = board.spots[kind][place]
            if may_lie(state, seat, tile, cell):
                found.append(base + cell * WHAT)


def may_lie(state: Burgundy, seat: i64, tile: i64, cell: i64) -> bool:
    """Whether no module forbids a wild tile on that hex."""
    return all(module.may_lie(state, seat, tile, cell) for module in state.modules)


def _stored_before(keys: list[i64], own: i64, key: i64) -> bool:
    """Whether an equal tile lies on an earlier key space of the same owner."""
    first: i64 = 0 if key < own else own
    return key > first and keys.index(keys[key], first) < key


def list_sales(duchy: Duchy, die: i64, found: list[int]) -> None:
    """Colours of stored goods whose number the die reaches."""
    store = duchy.store
    if store == 0:
        return
    reach = duchy.powers.sell_reach[die * HANDS + min(duchy.workers, HANDS - 1)]
    base = SELL + die * DIE
    for good in members(reach >> 1):
        if store & GOOD_MASK[good]:
            found.append(base + good * WHAT)


def list_moment_actions(state: Burgundy, seat: i64, found: list[int]) -> None:
    """What may be done at any moment of one's own turn: the purchase, and what modules allow besides."""
    list_purchases(state, seat, found)
    for module in state.modules:
        module.moment_actions(state, seat, found)


def list_purchases(state: Burgundy, seat: i64, found: list[int]) -> None:
    """The one purchase of a turn: a tile of the black depot for silver; with the right monastery of any depot, workers
    paying as well.
    """
    if state.princes[seat].bought:
        return
    duchy = state.duchies[seat]
    if not duchy.powers.buy_anywhere:
        if duchy.silver >= BLACK_PRICE:
            _list_purchases_in(state, BLACK_DEPOT, 0, found)
        return
    for depot in range(DEPOTS + 1):
        for workers in range(BLACK_PRICE + 1):
            if workers <= duchy.workers and BLACK_PRICE - workers <= duchy.silver:
                _list_purchases_in(state, depot, workers, found)


def _list_purchases_in(state: Burgundy, depot: i64, workers: i64, found: list[int]) -> None:
    side = state.side
    market = state.market
    first = side.first[depot]
    base = BUY + workers * EXTRA
    for space in range(first, side.after[depot]):
        tile = market[space]
        if tile != EMPTY and market.index(tile, first) == space:
            found.append(base + space * WHAT)


def list_stored(state: Burgundy, seat: i64, verb: i64, found: list[int]) -> None:
    """Each different stored tile."""
    keys = state.stored(seat)
    own: i64 = len(state.princes[seat].keys)
    for key in range(len(keys)):
        if not _stored_before(keys, own, key):
            found.append(verb + key * EXTRA)
