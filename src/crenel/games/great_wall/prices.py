"""What a legal move costs now, for whoever shows it. The steps pay by the same functions."""

from typing import Final

from mypy_extensions import i64

from crenel.games.great_wall.board import BARRICADE_COST, CLEAR_CHI, RESOURCE_NAMES
from crenel.games.great_wall.deaths import Perish, save_price
from crenel.games.great_wall.dump import counts
from crenel.games.great_wall.moves import (
    BARRICADE,
    CLEAR,
    RECRUIT,
    SAVE,
    TACTIC,
    UPGRADE,
    USE,
    WALL,
    first_of,
    second_of,
    verb_of,
)
from crenel.games.great_wall.overseers import UpgradeOverseer, upgrade_price
from crenel.games.great_wall.places.builders import Build
from crenel.games.great_wall.places.embassy import Hire, hire_price
from crenel.games.great_wall.recruits import Recruit, soldier_price
from crenel.games.great_wall.seasons.summer import BuyOffShame
from crenel.games.great_wall.state import GreatWall
from crenel.games.great_wall.triggers import UseCard, card_of
from crenel.kernel.state import Step

BUILDING: Final = "building"  # so many of wood, stone and gold, from the warehouse first
ANY: Final = "any"  # so many resources of any kind
HONOR: Final = "honor"


def price_of(state: GreatWall, action: int, seat: int) -> dict[str, int] | None:
    """Return what a move costs by resource, BUILDING, ANY or HONOR; nothing if free now, None if it never costs."""
    for module in state.modules:
        told = module.price(state, action, seat)
        if told is not None:
            return told
    if not state.stack:
        return None
    step, verb = state.stack[-1], verb_of(action)
    if isinstance(step, Build) and verb == WALL:
        return {BUILDING: int(state.wall_cost(first_of(action)))}
    if isinstance(step, Build) and verb == BARRICADE:
        return {BUILDING: int(BARRICADE_COST)}
    if isinstance(step, Recruit) and verb == RECRUIT and step.price:
        return {ANY: int(step.price)}
    price = _price(state, step, action, seat)
    return None if price is None else counts(RESOURCE_NAMES, price)


def _price(state: GreatWall, step: Step, action: int, seat: i64) -> list[i64] | None:
    """Return a price in certain resources."""
    verb, first = verb_of(action), first_of(action)
    if verb == TACTIC:
        return chi(state.deck.tactics[first].cost) if second_of(action) == 1 else None
    if isinstance(step, UpgradeOverseer) and verb == UPGRADE:
        return upgrade_price(state, seat, first, step.less)
    if isinstance(step, Recruit) and verb == RECRUIT:
        return soldier_price(state, seat, first)
    if isinstance(step, Hire):
        return hire_price(state, seat, action)
    if isinstance(step, Perish) and verb == SAVE:
        return chi(0 if step.free else save_price(state, seat, step.section))
    if isinstance(step, BuyOffShame) and verb == CLEAR:
        return chi(CLEAR_CHI)
    if isinstance(step, UseCard) and verb == USE:
        return card_of(state, step.kind, step.card).pay
    return None


def chi(count: i64) -> list[i64]:
    return [0, 0, 0, count]
