"""Attacks on Genghis Khan by their parts, what they cost, and why one is not possible:

khan spearman genghis-khan 3 · khan horseman no-retreat 1-2      a soldier, a card, a spot or two adjacent ones
"""

from crenel.games.great_wall.board import HORSEMAN, SOLDIER_NAMES, SPEARMAN
from crenel.games.great_wall.modules.khan.part import khan_of
from crenel.games.great_wall.modules.khan.steps import KHAN, PAIR, AttackKhan, tribute, width_of
from crenel.games.great_wall.moves import first_of, second_of, third_of, verb_of
from crenel.games.great_wall.state import GreatWall
from crenel.kernel.errors import Refusal

VERB = "khan"
RULE = "great_wall.khan.attack"
FIGHTERS = [SOLDIER_NAMES[SPEARMAN], SOLDIER_NAMES[HORSEMAN]]


def fields(state: GreatWall, action: int, parts: dict[str, object]) -> bool:
    """Add the parts of an action by name; False if its verb is another's."""
    if verb_of(action) != KHAN:
        return False
    first = int(third_of(action)) % PAIR + 1
    parts["soldier"] = state.layout.soldiers[first_of(action)].name
    parts["card"] = khan_of(state).cards()[second_of(action)].name
    parts["spots"] = str(first) if width_of(action) == 1 else f"{first}-{first + 1}"
    return True


def price(state: GreatWall, action: int) -> dict[str, int] | None:
    """The tribute, where it is due."""
    step = state.stack[-1] if state.stack else None
    if verb_of(action) != KHAN or not isinstance(step, AttackKhan):
        return None
    chi = int(tribute(state, step.section))
    return {"chi": chi} if chi else None


def why_not(state: GreatWall, words: list[str], seat: int) -> Refusal | None:
    step = state.stack[-1]
    if words[0] != VERB or not isinstance(step, AttackKhan) or len(words) < 2:
        return None
    if words[1] not in FIGHTERS:
        return Refusal("khan-fighters", RULE)
    soldier = SOLDIER_NAMES.index(words[1])
    if not step.present(state, soldier):
        return Refusal("khan-nobody", RULE, None, {"soldier": words[1]})
    chi = int(tribute(state, step.section))
    if not state.can_pay_chi(seat, chi):
        lack = {"chi": chi - int(state.clans[seat].stock[3])}
        counted = [(f"resource-{name}.count", {"count": count}) for name, count in lack.items()]
        return Refusal("resources-short", "great_wall.khan.tribute", lack, {"lack": counted})
    return spot_refusal(state, words, soldier)


def spot_refusal(state: GreatWall, words: list[str], soldier: int) -> Refusal | None:
    """Why these spots are none to cover."""
    part = khan_of(state)
    names = [card.name for card in part.cards()]
    if len(words) < 4 or words[2] not in names:
        return Refusal("khan-card", RULE, None, {"cards": names})
    place = names.index(words[2])
    first, _, second = words[3].partition("-")
    spots = [int(each) for each in (first, second) if each.isdecimal()]
    count = len(part.cover[place])
    if not spots or any(not 1 <= spot <= count for spot in spots):
        return Refusal("khan-no-spot", RULE, None, {"card": words[2], "count": count})
    if len(spots) > 1 and soldier != HORSEMAN:
        return Refusal("khan-one-spot", "great_wall.khan.horseman", None, {"soldier": words[1]})
    for spot in spots:
        number = int(part.cards()[place].spots[spot - 1])
        if number > state.seats:
            return Refusal("khan-inactive", "great_wall.khan.active", None, {"spot": spot, "count": number})
        if not part.free(place, spot - 1, state.seats):
            return Refusal("khan-covered", RULE, None, {"spot": spot, "card": words[2]})
    return Refusal("khan-apart", "great_wall.khan.horseman")
