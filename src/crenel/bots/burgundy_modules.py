"""What the pieces of Burgundy's expansions promise a player, in points: beliefs, as in burgundy_weights.py."""

from typing import Final

from crenel.games.burgundy.central import AREA_POINTS, LARGEST_AREA, PHASES
from crenel.games.burgundy.duchy import Duchy
from crenel.games.burgundy.modules.inns.module import INN
from crenel.games.burgundy.modules.shields.part import DOUBLES_SHIELDS, EFFECTS, POINTS, shields_of
from crenel.games.burgundy.modules.shields.steps import PayTax
from crenel.games.burgundy.modules.trade_routes.module import GOODS, SPACES, routes_of
from crenel.games.burgundy.phases import EndPhase, StartRound
from crenel.games.burgundy.scoring import monastery_points
from crenel.games.burgundy.state import Burgundy
from crenel.games.burgundy.tiles import MONASTERIES, goods_of
from crenel.kernel.state import BIT

# Shields: what their effect brings with each die action left.
SHIELD_RATES: Final[dict[str, float]] = {
    "one_pasture": 0.04,
    "joins_workers": 0.14,
    "tax_workers": 0.03,
    "any_keys": 0.05,
    "fetch_colour": 0.08,
    "follows": 0.03,
    "bonus_factor": 0.08,
    "good_silver": 0.1,
    "castle_shield": 0.06,
    "sale_factor": 0.25,
    "turn_die": 0.2,
    "area_step": 0.16,
    "place_anywhere": 0.12,
}
PHASE_TILE_WORTH: Final = 4.0  # a tile placed at the end of a phase
KEPT: Final = 0.9  # part of a shield's points that is believed in
TAX_WORTH: Final = 1.3  # a silver that the tax will take

ROUTE_BONUS: Final = 2.8  # a bonus of a trade route
ROUTE_AHEAD: Final = 3  # spaces that are looked at
ROUTE_CHANCE: Final = 0.45  # that a stored good comes to the next space; half of that for the one after

WHITE_ACTION: Final = 3.3  # the action of a white castle
COPIED_BUILDING: Final = 4.2  # the best of all buildings: the crane
ON_TOP: Final = 0.03  # monastery 27, for each die action left
HIRE: Final = 0.08  # monastery 28, likewise
INN_SHARE: Final = 0.55  # part of the larger size that an inn's area will score


def inn_gain(size: int) -> float:
    """What an inn adds to an area of that size."""
    return INN_SHARE * float(AREA_POINTS[min(size + 1, LARGEST_AREA)] - AREA_POINTS[min(size, LARGEST_AREA)])


def placed_inns(duchy: Duchy) -> float:
    """Areas with an inn that are not complete yet."""
    board = duchy.board
    total = 0.0
    for area in range(len(board.area_size)):
        if duchy.holds(area, INN) and not duchy.whole_area(area):
            kind = board.kind[board.area_cells[area][0]]
            covered = int(duchy.covered[kind] & board.area_mask[area]).bit_count()
            total += inn_gain(int(board.area_size[area])) * covered / int(board.area_size[area])
    return total


def module_worth(state: Burgundy, seat: int, left: int) -> float:
    """What a seat's pieces of expansions promise besides the points they have brought."""
    total = 0.0
    for module in state.modules:
        if module.name == "shields":
            total += shields_worth(state, seat, left)
        elif module.name == "trade_routes":
            total += route_worth(state, seat, left)
        elif module.name == "inns":
            total += placed_inns(state.duchies[seat])
    return total


def shields_worth(state: Burgundy, seat: int, left: int) -> float:
    part = shields_of(state)
    if not part.hung:
        return 0.0
    realm = seat % int(state.duchy_count)
    taxes = taxes_left(state, realm)
    factor = 2 if part.holds(realm, DOUBLES_SHIELDS) else 1
    total = 0.0
    for _, shield in part.hung[realm]:
        worth = KEPT * float(POINTS[shield]) * factor - TAX_WORTH * taxes
        total += max(0.0, worth + shield_effect(state, realm, EFFECTS[shield], left, taxes))
    return total


def taxes_left(state: Burgundy, realm: int) -> int:
    """How often the tax will still be asked for."""
    due = any(
        isinstance(step, StartRound | EndPhase) or (isinstance(step, PayTax) and step.seat == realm)
        for step in state.stack
    )
    return PHASES - 1 - max(int(state.phase), 0) + (1 if due else 0)


def shield_effect(state: Burgundy, realm: int, effect: str, left: int, taxes: int) -> float:
    if effect in ("phase_tile", "phase_black"):
        return PHASE_TILE_WORTH * taxes
    if effect == "mine_silver":
        return TAX_WORTH * float(state.duchies[realm].mines) * taxes
    if effect == "monastery_factor":
        rows = [row["effect"] for row in MONASTERIES if state.monasteries(realm) & BIT[row["number"]]]
        return sum((monastery_points(state, realm, row) / 2 for row in rows if "points" in row), 0.03 * left)
    return SHIELD_RATES.get(effect, 0.0) * left


def route_worth(state: Burgundy, seat: int, left: int) -> float:
    """Stored goods whose colour lies ahead on the route."""
    part = routes_of(state)
    store = state.duchies[seat].store
    tiles, laid = part.tiles[seat], len(part.laid[seat])
    if not store or not left:
        return 0.0
    total = 0.0
    chance = ROUTE_CHANCE
    for place in range(laid, min(laid + ROUTE_AHEAD, len(tiles) * SPACES)):
        if goods_of(store, GOODS[tiles[place // SPACES] * SPACES + place % SPACES]):
            total += chance * ROUTE_BONUS
        chance /= 2
    return total
