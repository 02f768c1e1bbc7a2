"""Why a move of the rebellion is not legal now. A reason claims only what the position shows the seat."""

from typing import Final

from crenel.games.great_wall.board import GOLD, PLACE_NAMES
from crenel.games.great_wall.modules.red_turban.part import LEVY_HONOR, turban_of
from crenel.games.great_wall.modules.red_turban.steps import Levy, PeaceOffer, PeaceOrWar, most_spared
from crenel.games.great_wall.overseers import UpgradeOverseer
from crenel.games.great_wall.state import GreatWall
from crenel.kernel.errors import Refusal

PEACE: Final = "great_wall.red_turban.peace"
OVERSEERS: Final = "great_wall.red_turban.overseers"


def why_not(state: GreatWall, words: list[str], seat: int) -> Refusal | None:
    """Return why this notation is not legal, if the rebellion knows."""
    step = state.stack[-1]
    if words[:2] == ["upgrade", PLACE_NAMES[GOLD]] and isinstance(step, UpgradeOverseer):
        return Refusal("no-gold-overseer", OVERSEERS)
    if words[0] == "peace" and isinstance(step, PeaceOrWar) and len(words) > 1 and words[1].isdecimal():
        return Refusal("peace-too-far", PEACE, None, {"count": int(most_spared(state))})
    if words[0] in ("peace", "war") and isinstance(step, PeaceOffer):
        return Refusal("peace-talked-about", PEACE)
    if words[0] == "offer" and isinstance(step, PeaceOffer) and len(words) > 1 and words[1].isdecimal():
        return no_offer(state, step, int(words[1]), seat)
    if words[0] == "levy" and isinstance(step, Levy):
        return Refusal("levy-short", "great_wall.red_turban.levy", None, {"cost": LEVY_HONOR})
    return None


def no_offer(state: GreatWall, step: PeaceOffer, count: int, seat: int) -> Refusal | None:
    missing, have = int(turban_of(state).missing()), int(state.clans[seat].stock[GOLD])
    if count > missing:
        return Refusal("offer-over", PEACE, None, {"count": missing})
    if count > have:
        return Refusal("offer-above-own", PEACE, None, {"have": have})
    return Refusal("offer-under", PEACE, None, {"least": int(step.least(state))})
