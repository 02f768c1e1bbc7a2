"""Moves of Freezing Weather by their parts, and why one is not possible:

send wood · forfeit gold              a set for the Emperor; a resource instead of shame
"""

from crenel.games.great_wall.board import RESOURCE_NAMES
from crenel.games.great_wall.modules.freezing_weather.part import SET, freezing_of
from crenel.games.great_wall.modules.freezing_weather.steps import FORFEIT, SEND, BreachToll, HelpEmperor
from crenel.games.great_wall.moves import first_of, verb_of
from crenel.games.great_wall.state import GreatWall
from crenel.kernel.errors import Refusal
from crenel.kernel.state import BIT

HELP = "great_wall.freezing_weather.help"


def fields(action: int, parts: dict[str, object]) -> bool:
    """Add the parts of an action by name; False if its verb is another's."""
    if verb_of(action) not in (SEND, FORFEIT):
        return False
    parts["resource"] = RESOURCE_NAMES[first_of(action)]
    return True


def price(action: int) -> dict[str, int] | None:
    """Return what leaves the game."""
    if verb_of(action) not in (SEND, FORFEIT):
        return None
    return {RESOURCE_NAMES[first_of(action)]: int(SET) if verb_of(action) == SEND else 1}


def why_not(state: GreatWall, words: list[str], seat: int) -> Refusal | None:
    """Return why a set cannot be sent, or a resource not be given."""
    if len(words) < 2 or words[1] not in RESOURCE_NAMES:
        return None
    resource = RESOURCE_NAMES.index(words[1])
    have = int(state.clans[seat].stock[resource])
    step = state.stack[-1]
    if words[0] == "send" and isinstance(step, HelpEmperor):
        if freezing_of(state).sent[seat] & BIT[resource]:
            return Refusal("set-sent-already", HELP, None, {"resource": words[1]})
        return short(words[1], int(SET) - have, HELP)
    if words[0] == "forfeit" and isinstance(step, BreachToll):
        return short(words[1], 1 - have, "great_wall.freezing_weather.breach")
    return None


def short(name: str, missing: int, rule: str) -> Refusal | None:
    if missing <= 0:
        return None
    return Refusal("resources-short", rule, {name: missing}, {"lack": [(f"resource-{name}.count", {"count": missing})]})
