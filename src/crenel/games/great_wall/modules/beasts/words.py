"""Moves of beasts by their parts, what they cost, and why one is not possible:

raise yinglong · beast yinglong quarry · beast ao left      the next level; a beast and the area it goes to
"""

from crenel.games.great_wall.board import RESOURCE_NAMES, RESOURCES, SECTION_NAMES
from crenel.games.great_wall.dump import counts
from crenel.games.great_wall.modules.beasts.cards import BEASTS
from crenel.games.great_wall.modules.beasts.part import NOWHERE, area_name, area_names, beasts_of, open_areas
from crenel.games.great_wall.modules.beasts.steps import (
    BEAST,
    RAISE,
    MoveBeast,
    PlaceBeast,
    RaiseBeast,
    UseRelic,
    leave_of,
    relic_pays,
    relic_price,
)
from crenel.games.great_wall.moves import first_of, second_of, verb_of
from crenel.games.great_wall.state import GreatWall
from crenel.kernel.errors import Refusal

UPGRADE_RULE = "great_wall.beasts.upgrade"
MOVE_RULE = "great_wall.beasts.moves"
RELIC_RULE = "great_wall.beasts.relics"


def fields(state: GreatWall, action: int, parts: dict[str, object]) -> bool:
    """Add the parts of an action by name; False if its verb is another's."""
    if verb_of(action) not in (BEAST, RAISE):
        return False
    parts["beast"] = BEASTS[first_of(action)]
    if verb_of(action) == BEAST:
        parts["area"] = area_name(state.layout, second_of(action))
    return True


def price(state: GreatWall, action: int) -> dict[str, int] | None:
    """The price of the next level, or of the relic."""
    step = state.stack[-1] if state.stack else None
    if verb_of(action) == RAISE and isinstance(step, RaiseBeast):
        return counts(RESOURCE_NAMES, beasts_of(state).card(first_of(action)).price)
    if verb_of(action) == BEAST and isinstance(step, UseRelic) and relic_pays(state, step.number):
        return counts(RESOURCE_NAMES, relic_price(state, step.number))
    return None


def why_not(state: GreatWall, words: list[str], seat: int) -> Refusal | None:
    step = state.stack[-1]
    if words[0] not in ("beast", "raise") or len(words) < 2:
        return None
    if words[0] == "raise" and isinstance(step, RaiseBeast):
        return unknown(words) or raise_refusal(state, BEASTS.index(words[1]), seat)
    if words[0] == "beast" and isinstance(step, PlaceBeast | MoveBeast | UseRelic):
        return unknown(words) or move_refusal(state, step, words, seat)
    return None


def unknown(words: list[str]) -> Refusal | None:
    """Return a refusal if a word names none of the beasts."""
    if words[1] in BEASTS:
        return None
    return Refusal("beast-unknown", MOVE_RULE, None, {"beasts": BEASTS})


def raise_refusal(state: GreatWall, beast: int, seat: int) -> Refusal | None:
    part = beasts_of(state)
    if part.at_top(beast):
        return Refusal("beast-top", "great_wall.beasts.top", None, {"beast": BEASTS[beast]})
    return short(state, seat, [int(count) for count in part.card(beast).price], UPGRADE_RULE)


def short(state: GreatWall, seat: int, needed: list[int], rule: str) -> Refusal | None:
    """Return what is missing to pay a price; None if nothing is."""
    if state.can_pay(seat, needed):
        return None
    stock = state.clans[seat].stock
    lack = {
        RESOURCE_NAMES[each]: int(needed[each] - stock[each]) for each in range(RESOURCES) if needed[each] > stock[each]
    }
    counted = [(f"resource-{name}.count", {"count": count}) for name, count in lack.items()]
    return Refusal("resources-short", rule, lack, {"lack": counted})


def move_refusal(
    state: GreatWall, step: PlaceBeast | MoveBeast | UseRelic, words: list[str], seat: int
) -> Refusal | None:
    part, beast = beasts_of(state), BEASTS.index(words[1])
    said = {"beast": words[1]}
    if isinstance(step, PlaceBeast) and part.areas[beast] != NOWHERE:
        return Refusal("beast-placed", "great_wall.beasts.place", None, said)
    if isinstance(step, MoveBeast) and beast != step.number:
        return Refusal("beast-other", MOVE_RULE, None, {"beast": BEASTS[step.number]})
    if isinstance(step, UseRelic):
        leave = leave_of(state, step.number)
        if leave.beast not in (-1, beast):
            return Refusal("beast-other", RELIC_RULE, None, {"beast": BEASTS[leave.beast]})
    allowed = [area_name(state.layout, area) for area in open_areas(state, beast)]
    if len(words) < 3 or words[2] not in allowed:
        areas: list[tuple[str, dict[str, object]]] = [
            (f"{'section' if name in SECTION_NAMES else 'place'}-{name}", {}) for name in allowed
        ]
        return Refusal("beast-area", MOVE_RULE, None, {**said, "areas": areas})
    area = area_names(state.layout).index(words[2])
    if part.areas[beast] == area:
        return Refusal("beast-here", MOVE_RULE, None, said)
    if isinstance(step, UseRelic):
        missing = short(state, seat, [int(count) for count in relic_price(state, step.number)], RELIC_RULE)
        return missing or Refusal("beast-only-here", RELIC_RULE)
    return None
