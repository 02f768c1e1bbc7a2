"""Why a move of the siege is not legal now. A reason claims only what the position shows the seat."""

from typing import Final

from crenel.games.great_wall.board import BUILDING_RESOURCES, RESOURCE_NAMES, SECTION_NAMES, WOOD
from crenel.games.great_wall.modules.diaoyucheng.part import MOST, REPAIR, fortress_of
from crenel.games.great_wall.modules.diaoyucheng.steps import FortressShot, garrison_price, has_room
from crenel.games.great_wall.places.builders import Build
from crenel.games.great_wall.places.logistics import Logistics
from crenel.games.great_wall.recruits import Deploy
from crenel.games.great_wall.state import GreatWall
from crenel.kernel.errors import Refusal

GARRISON: Final = "great_wall.diaoyucheng.garrison"
REPAIRS: Final = "great_wall.diaoyucheng.repair"
FIRING: Final = "great_wall.diaoyucheng.firing"


def why_not(state: GreatWall, words: list[str], seat: int) -> Refusal | None:
    """Return why this notation is not legal, if the siege knows."""
    step = state.stack[-1]
    if words[0] == "garrison" and isinstance(step, Deploy | Logistics):
        return no_garrison(state, seat)
    if words[0] == "fortify" and isinstance(step, Build):
        return no_repair(state, seat)
    if words[0] == "wound" and isinstance(step, FortressShot) and len(words) > 1 and words[1] in SECTION_NAMES:
        if state.horde_at(SECTION_NAMES.index(words[1]), 0) is None:
            return Refusal("no-first-horde", FIRING, None, {"section": words[1]})
        return Refusal("spot-not-open", FIRING)
    return None


def no_garrison(state: GreatWall, seat: int) -> Refusal | None:
    if not has_room(state):
        return Refusal("fortress-full", GARRISON)
    if not state.can_pay(seat, garrison_price()):
        return short({RESOURCE_NAMES[WOOD]: 1 - int(state.clans[seat].stock[WOOD])}, GARRISON)
    return Refusal("no-archer-there", GARRISON)


def no_repair(state: GreatWall, seat: int) -> Refusal | None:
    if fortress_of(state).defence >= MOST:
        return Refusal("fortress-whole", REPAIRS, None, {"count": MOST})
    own = sum(int(state.clans[seat].stock[resource]) for resource in range(BUILDING_RESOURCES))
    if own < REPAIR:
        return Refusal("own-stock-short", REPAIRS, None, {"cost": REPAIR, "have": own})
    return None


def short(lack: dict[str, int], rule: str) -> Refusal:
    counted = [(f"resource-{name}.count", {"count": count}) for name, count in lack.items()]
    return Refusal("resources-short", rule, lack, {"lack": counted})
