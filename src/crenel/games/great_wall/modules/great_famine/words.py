"""Moves of the Great Famine by their parts, and why one is not possible:

buy · starve clerk quarry · starve overseer temple · starve spearman left rest · starve horseman right horde 2
"""

from crenel.games.great_wall.board import GOLD, RESOURCE_NAMES
from crenel.games.great_wall.modules.great_famine.part import famine_of, mouths
from crenel.games.great_wall.modules.great_famine.steps import (
    BUY,
    CLERK,
    OVERSEER,
    STARVE,
    BuyFood,
    Feed,
    food_price,
)
from crenel.games.great_wall.moves import first_of, second_of, verb_of
from crenel.games.great_wall.stands import stand_parts
from crenel.games.great_wall.state import GreatWall
from crenel.kernel.errors import Refusal

MARKET = "great_wall.great_famine.market"
FEEDING = "great_wall.great_famine.feeding"


def fields(state: GreatWall, action: int, parts: dict[str, object]) -> bool:
    """Add the parts of an action by name; False if its verb is another's."""
    if verb_of(action) == STARVE:
        parts.update(piece(state, action))
    return verb_of(action) in (BUY, STARVE)


def piece(state: GreatWall, action: int) -> dict[str, object]:
    what = first_of(action)
    if what in (CLERK, OVERSEER):
        kind = "clerk" if what == CLERK else "overseer"
        return {"piece": kind, "place": state.layout.places[second_of(action)].name}
    return stand_parts(state, what, action)


def price(state: GreatWall, action: int) -> dict[str, int] | None:
    if verb_of(action) != BUY:
        return None
    return {RESOURCE_NAMES[GOLD]: int(food_price(state)[GOLD])}


def why_not(state: GreatWall, words: list[str], seat: int) -> Refusal | None:
    step, part = state.stack[-1], famine_of(state)
    if words[0] == "buy" and isinstance(step, BuyFood):
        if part.food[seat] >= part.capacity:
            return Refusal("stores-full", MARKET, None, {"count": int(part.capacity)})
        lack = int(food_price(state)[GOLD] - state.clans[seat].stock[GOLD])
        if lack > 0:
            counted = [("resource-gold.count", {"count": lack})]
            return Refusal("resources-short", MARKET, {"gold": lack}, {"lack": counted})
    if words[0] == "done" and isinstance(step, Feed):
        missing = int(mouths(state, seat) - part.food[seat])
        if missing > 0:
            return Refusal("food-short", FEEDING, {"food": missing}, {"missing": missing})
    if words[0] == "starve" and isinstance(step, Feed) and len(words) > 1:
        return Refusal("nobody-to-starve", FEEDING)
    return None
