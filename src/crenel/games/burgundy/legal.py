"""Legal actions with a die, an effect or silver: each function adds its actions to a list. A die of value ANY (0)
stands for a die of any number: every price in the tables is then 0. `hands` is the place of a die and the workers at
hand in the tables of reach; for ANY the workers make no difference. A tile or stored tile that equals one already
listed for the same depot or key spaces is left out, since it would be the same action.
"""

from typing import Final

from mypy_extensions import i64

from crenel.games.burgundy.board import members
from crenel.games.burgundy.central import BLACK_DEPOT, BLACK_PRICE, DEPOTS
from crenel.games.burgundy.duchy import Duchy
from crenel.games.burgundy.moves import ANY, CELLS, DICE, DIE, EXTRA, PLACE, SELL, TAKE, WHAT, WORKERS, menu, move
from crenel.games.burgundy.powers import HANDS
from crenel.games.burgundy.state import Burgundy
from crenel.games.burgundy.tiles import BUILDING, BUILDING_TYPE, GOODS, KINDS, TILE_KIND, WILD, colours
from crenel.kernel.state import BIT

# By die and set of colours (a bit each).
SALES: Final[list[list[list[int]]]] = [menu([move(SELL, die, good, 0) for good in range(GOODS)]) for die in range(DICE)]
# By key space and die: placements by hex. To look an action up is quicker than to make a new int.
STORED: Final = 12
PLACES: Final[list[list[int]]] = [
    [move(PLACE, die, cell, key) for cell in range(CELLS)] for key in range(STORED) for die in range(DICE)
]
HIRES: Final[list[int]] = [move(WORKERS, die, 0, 0) for die in range(DICE)]  # by die


def list_die_actions(state: Burgundy, seat: i64, die: i64, found: list[int]) -> None:
    """List the four die actions: tiles of the depots that the die reaches, places, sales, workers."""
    duchy = state.duchies[seat]
    hands = die * HANDS + min(duchy.workers, HANDS - 1)
    spaces = state.offers & state.side.numbered[duchy.powers.take_reach[hands]]
    if spaces:
        for eight in state.side.takes[die]:
            if spaces & 255:
                found += eight[spaces & 255]
            spaces >>= 8
    list_places(state, seat, die, hands, found)
    if duchy.store:
        list_sales(duchy, die, hands, found)
    found.append(HIRES[die])


def list_actions_of_dice(state: Burgundy, seat: i64, first: i64, second: i64, found: list[int]) -> None:
    """List the actions of two different dice. Enough workers bring any die to any number: then the second can do all
    that the first can.
    """
    list_die_actions(state, seat, first, found)
    if state.duchies[seat].workers < HANDS - 1:
        list_die_actions(state, seat, second, found)
    else:
        other = int((second - first) * DIE)
        found += [action + other for action in found]


def list_takes_of(state: Burgundy, kinds: i64, found: list[int]) -> None:
    """List tiles of certain kinds (a bit each) in any numbered depot, without a die."""
    for space in range(state.side.first[BLACK_DEPOT]):
        if state.offers & BIT[space] and kinds & BIT[TILE_KIND[state.market[space]]]:
            found.append(move(TAKE, ANY, space, 0))


def list_places(state: Burgundy, seat: i64, die: i64, hands: i64, found: list[int]) -> None:
    """List stored tiles on free hexes of their kind beside a tile, where the die reaches the number. A city holds each
    building type once.
    """
    keys = state.players[seat].keys
    shared = state.duchies[seat].keys
    _list_places_of(state, seat, keys, die, hands, 0, found)
    if shared:
        _list_places_of(state, seat, shared, die, hands, len(keys), found)


def _list_places_of(
    state: Burgundy, seat: i64, keys: list[i64], die: i64, hands: i64, first: i64, found: list[int]
) -> None:
    duchy = state.duchies[seat]
    board = duchy.board
    powers = duchy.powers
    seen: i64 = 0
    key = first
    for tile in keys:
        kind = TILE_KIND[tile]
        if kind == WILD:
            if not seen & BIT[tile]:
                seen |= BIT[tile]
                list_wild(state, seat, tile, hands, move(PLACE, die, 0, key), found)
        else:
            places = duchy.open[kind] & board.numbered[kind][powers.place_reach[kind][hands]]
            if places and kind == BUILDING and not powers.any_building:
                places &= ~duchy.cities[BUILDING_TYPE[tile]]
            if places and not seen & BIT[tile]:
                seen |= BIT[tile]
                spots = board.spots[kind]
                actions = PLACES[key * DICE + die] if key < STORED else _placements(key, die)
                for place in members(places):
                    found.append(actions[spots[place]])
        key += 1


def _placements(key: i64, die: i64) -> list[int]:
    """Return placements by hex from a key space beyond those of PLACES."""
    return [move(PLACE, die, cell, key) for cell in range(CELLS)]


def list_hexes(state: Burgundy, seat: i64, tile: i64, base: int, found: list[int]) -> None:
    """List the hexes for a tile that is not stored, whatever their number."""
    duchy = state.duchies[seat]
    kind = TILE_KIND[tile]
    if kind == WILD:
        list_wild(state, seat, tile, ANY, base, found)
    else:
        places = duchy.open[kind]
        if kind == BUILDING and not duchy.powers.any_building:
            places &= ~duchy.cities[BUILDING_TYPE[tile]]
        for place in members(places):
            found.append(base + duchy.board.spots[kind][place] * WHAT)


def list_wild(state: Burgundy, seat: i64, tile: i64, hands: i64, base: int, found: list[int]) -> None:
    """List the free hexes beside a tile whose number the die reaches, for a wild tile."""
    duchy = state.duchies[seat]
    board = duchy.board
    reach = duchy.powers.place_reach[WILD][hands]
    for kind in range(KINDS):
        for place in members(duchy.open[kind] & board.numbered[kind][reach]):
            cell = board.spots[kind][place]
            if may_place_wild(state, seat, tile, cell):
                found.append(base + cell * WHAT)


def may_place_wild(state: Burgundy, seat: i64, tile: i64, cell: i64) -> bool:
    """Return whether no module forbids a wild tile on that hex."""
    return all(module.may_place_wild(state, seat, tile, cell) for module in state.modules)


def list_sales(duchy: Duchy, die: i64, hands: i64, found: list[int]) -> None:
    """List the colours of stored goods whose number the die reaches."""
    goods = colours(duchy.store) & (duchy.powers.sell_reach[hands] >> 1)
    if goods:
        found += SALES[die][goods]


def list_free_actions(state: Burgundy, seat: i64, found: list[int]) -> None:
    """List the free actions of one's own turn: the purchase, and what modules allow besides."""
    duchy = state.duchies[seat]
    if (duchy.silver >= BLACK_PRICE or duchy.powers.buy_anywhere) and not state.players[seat].bought:
        list_purchases(state, duchy, found)
    for module in state.modules:
        module.free_actions(state, seat, found)


def list_purchases(state: Burgundy, duchy: Duchy, found: list[int]) -> None:
    """List the one purchase of a turn: a tile of the black depot for silver; with the right monastery of any depot,
    workers paying as well.
    """
    if not duchy.powers.buy_anywhere:
        black = state.offers >> state.side.first[BLACK_DEPOT]
        if black:
            found += state.side.buys[0][BLACK_DEPOT][black]
        return
    for depot in range(DEPOTS + 1):
        for workers in range(BLACK_PRICE + 1):
            if workers <= duchy.workers and BLACK_PRICE - workers <= duchy.silver:
                spaces = (state.offers & state.side.inside[depot]) >> state.side.first[depot]
                found += state.side.buys[workers][depot][spaces]


def list_stored(state: Burgundy, seat: i64, verb: i64, found: list[int]) -> None:
    """List each different stored tile."""
    own: i64 = len(state.players[seat].keys)
    seen: i64 = 0
    for key, tile in enumerate(state.stored(seat)):
        if key == own:
            seen = 0
        if not seen & BIT[tile]:
            seen |= BIT[tile]
            found.append(verb + key * EXTRA)
