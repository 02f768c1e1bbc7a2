"""The trade routes: bonuses ahead for goods that are stored."""

from typing import Final

from crenel.bots.burgundy.module import ModuleWorth
from crenel.games.burgundy.modules.trade_routes.module import GOODS, SPACES, routes_of
from crenel.games.burgundy.state import Burgundy
from crenel.games.burgundy.tiles import goods_of

BONUS: Final = 2.8  # a bonus of a route
AHEAD: Final = 3  # spaces that are looked at
CHANCE: Final = 0.45  # that a stored good comes to the next space; half of that for the one after


class TradeRoutesWorth(ModuleWorth):
    def worth(self, state: Burgundy, seat: int, left: int) -> float:
        """Stored goods whose colour lies ahead on the route."""
        part = routes_of(state)
        store = state.duchies[seat].store
        tiles, laid = part.tiles[seat], len(part.laid[seat])
        if not store or not left:
            return 0.0
        total = 0.0
        chance = CHANCE
        for place in range(laid, min(laid + AHEAD, len(tiles) * SPACES)):
            if goods_of(store, GOODS[tiles[place // SPACES] * SPACES + place % SPACES]):
                total += chance * BONUS
            chance /= 2
        return total
