"""Why a move of the co-op mode is not legal now. A reason claims only what the position shows the seat."""

from collections.abc import Callable
from typing import Final

from crenel.games.great_wall.board import RESOURCE_NAMES
from crenel.games.great_wall.modules.coop.cards import (
    OF_ADVISOR,
    OF_CLERK,
    OF_RESOURCE,
    OF_SOLDIER,
    OF_WALLS,
    Request,
)
from crenel.games.great_wall.modules.coop.demands import can_give, held, looks_possible, wall_levels
from crenel.games.great_wall.modules.coop.order import NameOrder
from crenel.games.great_wall.modules.coop.part import SLOTS, coop_of
from crenel.games.great_wall.modules.coop.requests import Consent, Fulfil, Offer, PayLine, least_offer, still_open
from crenel.games.great_wall.modules.coop.shame import REDEEM_HONOR, Redeem, TakeShame
from crenel.games.great_wall.state import GreatWall
from crenel.games.great_wall.vocabulary import ANYTHING
from crenel.kernel.errors import Refusal
from crenel.kernel.state import BIT

FULFIL: Final = "great_wall.coop.fulfil"
CONSENT: Final = "great_wall.coop.consent"
EACH: Final = "great_wall.coop.each"
TEAM: Final = "great_wall.coop.team"


def why_not(state: GreatWall, words: list[str], seat: int) -> Refusal | None:
    """Why this notation is not legal, if the co-op mode knows."""
    return REASONS[words[0]](state, words, seat) if words[0] in REASONS else None


# ---------------------------------------------------------------- requests


def _propose(state: GreatWall, words: list[str], seat: int) -> Refusal | None:
    if not isinstance(state.stack[-1], Fulfil) or len(words) < 2:
        return None
    part = coop_of(state)
    names = ["" if number < 0 else part.request_cards[number].name for number in part.requests]
    if words[1] not in names:
        shown = [name for name in names if name]
        return Refusal("no-such-request", FULFIL, None, {"card": words[1], "cards": shown or None})
    slot = names.index(words[1])
    if part.tried & BIT[seat * SLOTS + slot]:
        return Refusal("proposed-already", CONSENT, None, {"card": words[1]})
    return _impossible(state, part.request_in(slot))


def _impossible(state: GreatWall, request: Request) -> Refusal | None:
    """What everybody can see to be missing."""
    if looks_possible(state, request):
        return None
    line = request.lines[0]
    if line.kind == OF_WALLS:
        missing = int(line.count * state.seats - wall_levels(state))
        return Refusal("walls-missing", FULFIL, None, {"card": request.name, "missing": missing})
    if line.team:
        total = sum(int(held(state, clan, line)) for clan in range(state.seats))
        details = {"card": request.name, "have": total, "cost": int(line.count * state.seats)}
        return Refusal("team-short", TEAM, None, details)
    return Refusal("player-short", EACH, None, {"card": request.name})


def _agree(state: GreatWall, words: list[str], seat: int) -> Refusal | None:
    step = state.stack[-1]
    if isinstance(step, Offer):
        return Refusal("share-asked", TEAM, None, {"card": step.request(state).name})
    if not isinstance(step, Consent):
        return _nothing_proposed(state)
    request = step.request(state)
    for line in request.lines:
        if can_give(state, seat, line):
            continue
        if line.kind == OF_RESOURCE:
            name = RESOURCE_NAMES[line.what]
            lack = {name: int(line.count - held(state, seat, line))}
            counted = [(f"resource-{name}.count", {"count": lack[name]})]
            return Refusal("resources-short", EACH, lack, {"lack": counted})
        return Refusal("own-part-short", EACH, None, {"card": request.name})
    return None


def _refuse(state: GreatWall, words: list[str], seat: int) -> Refusal | None:
    return _nothing_proposed(state)


def _offer(state: GreatWall, words: list[str], seat: int) -> Refusal | None:
    step = state.stack[-1]
    if isinstance(step, Consent):
        return Refusal("share-not-asked", EACH, None, {"card": step.request(state).name})
    if not isinstance(step, Offer):
        return _nothing_proposed(state)
    if len(words) < 2 or not words[1].isdecimal():
        return None
    count, missing = int(words[1]), int(still_open(state, coop_of(state)))
    have, least = int(held(state, seat, step.request(state).lines[0])), int(least_offer(state, seat))
    if count > missing:
        return Refusal("offer-over", TEAM, None, {"count": missing})
    if count > have:
        return Refusal("offer-above-own", TEAM, None, {"have": have})
    return Refusal("offer-under", TEAM, None, {"least": least}) if count < least else None


def _nothing_proposed(state: GreatWall) -> Refusal | None:
    return Refusal("nothing-proposed", CONSENT) if isinstance(state.stack[-1], Fulfil) else None


# ---------------------------------------------------------------- pieces


def _sacrifice(state: GreatWall, words: list[str], seat: int) -> Refusal | None:
    step = state.stack[-1]
    if not isinstance(step, PayLine) or len(words) < 2:
        return None
    line = step.asked_for(state)
    kinds = {"clerk": OF_CLERK, "advisor": OF_ADVISOR}
    names = state.layout.soldier_names()
    rule = "great_wall.coop.sacrifice"
    if words[1] not in kinds and words[1] not in names:
        return None
    asked = kinds.get(words[1], OF_SOLDIER) == line.kind and (
        words[1] in kinds or line.what in (ANYTHING, names.index(words[1]))
    )
    if not asked:
        return Refusal("sacrifice-other", rule, None, {"card": coop_of(state).request_in(coop_of(state).slot).name})
    if len(words) == 2 and words[1] in names and state.clans[seat].shamed[names.index(words[1])]:
        return Refusal("only-shamed", rule, None, {"soldier": words[1]})
    return Refusal("no-such-piece", rule)


# ---------------------------------------------------------------- shame and order


def _redeem(state: GreatWall, words: list[str], seat: int) -> Refusal | None:
    have = int(state.clans[seat].score())
    if not isinstance(state.stack[-1], TakeShame) or have >= REDEEM_HONOR:
        return None
    details = {"cost": REDEEM_HONOR, "have": have}
    return Refusal("honor-short", "great_wall.coop.redeem", {"honor": REDEEM_HONOR - have}, details)


def _clear(state: GreatWall, words: list[str], seat: int) -> Refusal | None:
    names = state.layout.soldier_names()
    if not isinstance(state.stack[-1], Redeem) or len(words) < 2 or words[1] not in names:
        return None
    if state.clans[seat].shamed[names.index(words[1])]:
        return None
    return Refusal("no-shame-there", "great_wall.coop.redeem", None, {"soldier": words[1]})


def _choose(state: GreatWall, words: list[str], seat: int) -> Refusal | None:
    """A clan that is named already, or does not act now."""
    if not isinstance(state.stack[-1], NameOrder) or len(words) < 2 or not words[1].isdecimal():
        return None
    named = int(words[1]) in coop_of(state).order
    return Refusal("order-named" if named else "clan-not-acting", "great_wall.coop.name-order")


Reason = Callable[[GreatWall, list[str], int], Refusal | None]
REASONS: Final[dict[str, Reason]] = {
    "agree": _agree,
    "choose": _choose,
    "clear": _clear,
    "offer": _offer,
    "propose": _propose,
    "redeem": _redeem,
    "refuse": _refuse,
    "sacrifice": _sacrifice,
}
