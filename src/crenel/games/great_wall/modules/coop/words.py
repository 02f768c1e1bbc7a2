"""Moves of the co-op mode by their parts, and their notation."""

from crenel.games.great_wall.modules.coop.demands import ADVISOR, CLERK, SACRIFICE
from crenel.games.great_wall.modules.coop.part import coop_of
from crenel.games.great_wall.modules.coop.requests import AGREE, OFFER, PROPOSE, REFUSE
from crenel.games.great_wall.modules.coop.shame import REDEEM
from crenel.games.great_wall.moves import first_of, second_of, verb_of
from crenel.games.great_wall.stands import stand_parts
from crenel.games.great_wall.state import GreatWall


def fields(state: GreatWall, action: int, parts: dict[str, object]) -> bool:
    """Add the parts of an action by name; False if its verb is another's."""
    verb = int(verb_of(action))
    if verb == PROPOSE:
        parts["card"] = coop_of(state).request_in(first_of(action)).name
    elif verb == OFFER:
        parts["count"] = int(first_of(action))
    elif verb == SACRIFICE:
        parts.update(piece(state, action))
    return verb in (PROPOSE, OFFER, SACRIFICE, AGREE, REFUSE, REDEEM)


def piece(state: GreatWall, action: int) -> dict[str, object]:
    """What is sacrificed, and where it is taken from."""
    what, place = int(first_of(action)), int(second_of(action))
    if what == ADVISOR:
        return {"piece": "advisor", "advisor": state.deck.advisors[place].name}
    if what == CLERK:
        return {"piece": "clerk", "place": state.layout.places[place - 1].name if place else None}
    return stand_parts(state, what, action)


def notation(parts: dict[str, object]) -> str | None:
    """What stands behind the verb of a sacrifice: `spearman`, `archer left wall`, `clerk quarry`."""
    if parts["verb"] != "sacrifice":
        return None
    return " ".join(str(value) for name, value in parts.items() if name != "verb" and value is not None)
