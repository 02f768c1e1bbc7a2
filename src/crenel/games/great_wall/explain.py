"""Why a move is not legal now: the reason, the rule, and what is short. A reason claims only what the position shows;
where none fits, the moment of such a move is told, and what is asked now.
"""

from collections.abc import Callable
from typing import Final

from crenel.games.great_wall.board import (
    BARRICADE_COST,
    BARRICADES,
    BUILDING_RESOURCES,
    CLERK_GOLD,
    PRODUCTION,
    RESOURCE_NAMES,
    RESOURCES,
    SECTION_NAMES,
    TOP_OVERSEER,
    TOP_WALL,
)
from crenel.games.great_wall.cards import BETRAYAL
from crenel.games.great_wall.clerks import MoveClerks, activating_places
from crenel.games.great_wall.deaths import Perish, save_price
from crenel.games.great_wall.effects import Effect
from crenel.games.great_wall.moves import verb_of
from crenel.games.great_wall.notation import text
from crenel.games.great_wall.overseers import UpgradeOverseer, upgrade_price, without_overseers
from crenel.games.great_wall.places.activation import Activations, AdvancedActivation
from crenel.games.great_wall.places.builders import Build, PayFromWarehouse, PayOwn
from crenel.games.great_wall.places.embassy import Hire, gold
from crenel.games.great_wall.places.logistics import Logistics, March
from crenel.games.great_wall.places.production import Donate, Donations
from crenel.games.great_wall.recall import Recall
from crenel.games.great_wall.recruits import AttackWith, Deploy, Recruit, soldier_price
from crenel.games.great_wall.seasons.fall import ChooseCommands, PlaceCard
from crenel.games.great_wall.seasons.summer import BuyOffShame
from crenel.games.great_wall.sets import bits
from crenel.games.great_wall.shame import ClearShame, GetShame
from crenel.games.great_wall.state import GreatWall
from crenel.games.great_wall.triggers import DiscardTactic, React
from crenel.games.great_wall.vocabulary import ANYTHING
from crenel.kernel.constants import BIT, LARGEST
from crenel.kernel.errors import Refusal


def why_not(state: GreatWall, words: str, seat: int) -> Refusal:
    """Why this notation is no legal action of that seat."""
    words = " ".join(words.lower().split())
    if state.over:
        return Refusal("game-over", "kernel.turn")
    if seat not in state.actors:
        return Refusal("not-your-turn", "kernel.turn", None, {"seat": seat, "actor": int(state.asked)})
    verb = words.split(" ")[0]
    if verb not in state.layout.verbs.values():
        example = text(state, state.actions(seat)[0], seat)
        return Refusal("no-such-notation", "kernel.notation", None, {"text": words, "example": example})
    meant = state.game.ambiguous(state, words, seat)
    if meant is not None:
        return meant
    for module in state.modules:
        refusal = module.why_not(state, words.split(" "), seat)
        if refusal is not None:
            return refusal
    found = REASONS[verb](state, words.split(" "), seat) if verb in REASONS else None
    return found or other(state, verb, seat)


def refuse(state: GreatWall, action: int, seat: int) -> Refusal | None:
    """Why this int is no legal action, as far as it can be told: the moment of its verb."""
    verb = state.layout.verbs.get(int(verb_of(action))) if 0 <= action < LARGEST else None
    return other(state, verb, seat) if verb is not None else None


def other(state: GreatWall, verb: str, seat: int) -> Refusal:
    """The moment of a kind of move; or, if that is now, that this one is not among the choices."""
    open_verbs = {state.layout.verbs[int(verb_of(action))] for action in state.actions(seat)}
    return state.game.not_offered(state, seat) if verb in open_verbs else state.game.not_now(state, verb, seat)


# ---------------------------------------------------------------- clerks and places


def _clerk(state: GreatWall, words: list[str], seat: int) -> Refusal | None:
    """Whose clerks move is the step's to say: whoever decides for an automa moves its clerks too."""
    step = state.stack[-1]
    if not isinstance(step, MoveClerks) or ">" not in words or len(words) not in (3, 4):
        return None
    origin, goal = words[1], words[-1]
    names = state.layout.place_names()
    for named in (goal, origin):
        if named not in names and named != ">":
            return Refusal("no-such-place", "great_wall.clerks.move", None, {"place": named, "places": names})
    if origin == goal:
        return Refusal("same-place", "great_wall.clerks.move", None, {"place": goal})
    return _origin(state, step, origin) or _goal(state, step, goal)


def _origin(state: GreatWall, step: MoveClerks, name: str) -> Refusal | None:
    clan = state.clans[step.clan]
    own = {"own": step.clan == step.seat}
    if name == ">":
        return None if clan.free_clerks else Refusal("no-clerk-left", "great_wall.clerks.move", None, own)
    place = state.layout.place_names().index(name)
    if clan.at[place] == 0:
        return Refusal("no-clerk-there", "great_wall.clerks.move", None, {"place": name, **own})
    if state.locked(place):
        return Refusal("place-locked", "great_wall.clerks.full", None, {"place": name})
    if activating_places(state) & BIT[place]:
        return Refusal("place-resolving", "great_wall.own.17", None, {"place": name})
    if clan.at[place] <= (step.moved >> (4 * place)) & 15:
        return Refusal("clerk-moved", "great_wall.clerks.move", None, {"place": name})
    return None


def _goal(state: GreatWall, step: MoveClerks, name: str) -> Refusal | None:
    place = state.layout.place_names().index(name)
    if state.locked(place):
        return Refusal("place-full", "great_wall.clerks.full", None, {"place": name})
    if not state.open_to(step.clan, place):
        return Refusal("place-closed", "great_wall.clerks.move", None, {"place": name})
    if step.avoid & BIT[place]:
        return Refusal("place-used", "great_wall.clerks.different", None, {"place": name})
    return None


def _activate(state: GreatWall, words: list[str], seat: int) -> Refusal | None:
    step = state.stack[-1]
    names = state.layout.place_names()
    if not isinstance(step, Activations | AdvancedActivation) or len(words) < 2:
        return None
    if words[1] not in names:
        return Refusal("no-such-place", "great_wall.clerks.move", None, {"place": words[1], "places": names})
    place = names.index(words[1])
    if isinstance(step, Activations) and step.done & BIT[place]:
        return Refusal("activated-already", "great_wall.fall.turn", None, {"place": words[1]})
    if state.clerks_at(place) == 0:
        return Refusal("place-empty", "great_wall.fall.turn", None, {"place": words[1]})
    if isinstance(step, Activations) and not state.activates(place):
        return Refusal("place-not-ready", "great_wall.fall.turn", None, {"place": words[1]})
    return None


def _upgrade(state: GreatWall, words: list[str], seat: int) -> Refusal | None:
    step = state.stack[-1]
    places = state.layout.place_names()[:PRODUCTION]
    if without_overseers(state, seat):
        return Refusal("overseers-none", "great_wall.overseers.cost", None, {})
    if not isinstance(step, UpgradeOverseer) or len(words) < 2 or words[1] not in places:
        return None
    place = places.index(words[1])
    clan = state.clans[seat]
    if step.place not in (ANYTHING, place):
        return Refusal("upgrade-here-only", "great_wall.overseers.cost", None, {"place": places[step.place]})
    if step.avoid & BIT[place]:
        return Refusal("upgraded-already", "great_wall.overseers.cost", None, {"place": words[1]})
    if clan.levels[place] == TOP_OVERSEER:
        return Refusal("overseer-top", "great_wall.overseers.cost", None, {"place": words[1]})
    price = upgrade_price(state, seat, place, step.less)
    if not state.can_pay(seat, price):
        return _short(state, seat, price, "great_wall.overseers.cost")
    if words[-1] in state.layout.soldier_names() and not clan.levels[place]:
        return _no_soldier_left(state, words[-1], seat)
    return None


def _donate(state: GreatWall, words: list[str], seat: int) -> Refusal | None:
    step = state.stack[-1]
    if isinstance(step, Donations) and words[-1] in RESOURCE_NAMES[:BUILDING_RESOURCES]:
        price = [int(name == words[-1]) for name in RESOURCE_NAMES]
        return _short(state, seat, price, "great_wall.production.donate")
    if not isinstance(step, Donate) or len(words) < 2 or words[1] not in RESOURCE_NAMES:
        return None
    return Refusal("donate-only", "great_wall.production.donate", None, {"resource": RESOURCE_NAMES[step.place]})


# ---------------------------------------------------------------- what things cost


def _lack(state: GreatWall, seat: int, price: list[int]) -> dict[str, int]:
    stock = state.clans[seat].stock
    return {
        RESOURCE_NAMES[each]: int(price[each] - stock[each]) for each in range(RESOURCES) if price[each] > stock[each]
    }


def _short(state: GreatWall, seat: int, price: list[int], rule: str) -> Refusal:
    lack = _lack(state, seat, price)
    return Refusal("resources-short", rule, lack, {"lack": _counted(lack)})


def _counted(lack: dict[str, int]) -> list[tuple[str, dict[str, object]]]:
    """`2 gold and 1 wood`, in the reader's words."""
    return [(f"resource-{name}.count", {"count": count}) for name, count in lack.items()]


def _wall(state: GreatWall, words: list[str], seat: int) -> Refusal | None:
    if not isinstance(state.stack[-1], Build) or words[-1] not in SECTION_NAMES:
        return None
    section = SECTION_NAMES.index(words[-1])
    have = int(state.building_stock(seat))
    if words[0] == "barricade":
        if state.barricades[section] == BARRICADES:
            return Refusal("barricades-full", "great_wall.walls.cost", None, {"section": words[-1]})
        cost = int(BARRICADE_COST)
    else:
        if state.wall[section] == TOP_WALL:
            return Refusal("wall-finished", "great_wall.walls.cost", None, {"section": words[-1]})
        cost = int(state.wall_cost(section))
    if cost > have:
        details = {"cost": cost, "have": have, "what": words[0]}
        return Refusal("wall-short", "great_wall.walls.cost", {"resources": cost - have}, details)
    return None


def _mix(state: GreatWall, words: list[str], seat: int) -> Refusal | None:
    """A payment that is not what is owed, or more than there is."""
    step = state.stack[-1]
    from_stock = words[0] == "stock"
    if not isinstance(step, PayFromWarehouse if from_stock else PayOwn) or len(words) % 2 == 0:
        return None
    stock = state.warehouse if from_stock else state.clans[seat].stock
    paid = dict.fromkeys(RESOURCE_NAMES[:3], 0)
    for count, name in zip(words[1::2], words[2::2], strict=True):
        if name not in paid or not count.isdecimal():
            return None
        paid[name] += int(count)
    owed = int(step.cost)
    if from_stock:
        owed = min(owed, int(sum(stock[:3])))
    if sum(paid.values()) != owed:
        return Refusal("wrong-total", "great_wall.walls.cost", None, {"cost": owed, "paid_count": sum(paid.values())})
    lack = {name: count - int(stock[at]) for at, (name, count) in enumerate(paid.items()) if count > stock[at]}
    return Refusal("resources-short", "great_wall.walls.cost", lack, {"lack": _counted(lack)}) if lack else None


def _hire(state: GreatWall, words: list[str], seat: int) -> Refusal | None:
    if not isinstance(state.stack[-1], Hire):
        return None
    if state.clans[seat].reserve == 0:
        return Refusal("no-clerk-to-hire", "great_wall.embassy.clerk")
    price = gold(CLERK_GOLD)
    return None if state.can_pay(seat, price) else _short(state, seat, price, "great_wall.embassy.clerk")


def _advisor(state: GreatWall, words: list[str], seat: int) -> Refusal | None:
    if not isinstance(state.stack[-1], Hire):
        return None
    shown = [state.deck.advisors[card].name for card in state.row]
    if len(words) < 2 or words[1] not in shown:
        return Refusal("not-in-row", "great_wall.embassy.advisor", None, {"card": words[-1], "cards": shown})
    price = gold(state.clans[seat].advisors() + 1)
    return None if state.can_pay(seat, price) else _short(state, seat, price, "great_wall.embassy.advisor")


# ---------------------------------------------------------------- soldiers


def _no_soldier_left(state: GreatWall, name: str, seat: int) -> Refusal | None:
    if state.clans[seat].pool[state.layout.soldier_names().index(name)]:
        return None
    return Refusal("no-soldier-left", "great_wall.barracks.cost", None, {"soldier": name})


def _recruit(state: GreatWall, words: list[str], seat: int) -> Refusal | None:
    step = state.stack[-1]
    names = state.layout.soldier_names()
    if not isinstance(step, Recruit) or len(words) < 2 or words[1] not in names:
        return None
    soldier = names.index(words[1])
    if step.soldier not in (ANYTHING, soldier):
        only = {"soldier": names[step.soldier]}
        return Refusal("recruit-only", "great_wall.barracks.cost", None, only)
    lacks = _no_soldier_left(state, words[1], seat)
    if lacks is not None or step.price:
        return lacks
    price = soldier_price(state, seat, soldier)
    return None if state.can_pay(seat, price) else _short(state, seat, price, "great_wall.barracks.cost")


def _attack(state: GreatWall, words: list[str], seat: int) -> Refusal | None:
    step = state.stack[-1]
    names = state.layout.soldier_names()
    if not isinstance(step, Deploy | AttackWith) or len(words) < 3 or words[1] not in names:
        return None
    if words[2] not in SECTION_NAMES:
        return None
    soldier, section = names.index(words[1]), SECTION_NAMES.index(words[2])
    where = {"soldier": words[1], "section": words[2]}
    if isinstance(step, Deploy):
        if step.ready[soldier] == 0:
            return Refusal("no-such-recruit", "great_wall.attack", None, {"soldier": words[1]})
    elif words[-1] == "wall":
        if state.clans[seat].on_wall(section, soldier) == 0:
            return Refusal("nobody-on-wall", "great_wall.attack", None, where)
    elif state.clans[seat].resting(section, soldier) == 0:
        return Refusal("nobody-resting", "great_wall.attack", None, where)
    return None if words[0] == "rest" else no_target(state, words)


def no_target(state: GreatWall, words: list[str]) -> Refusal | None:
    """Why an attack is not possible, if there is nothing to strike at."""
    names = state.layout.soldier_names()
    if len(words) < 3 or words[1] not in names or words[2] not in SECTION_NAMES:
        return None
    soldier, section = state.layout.soldiers[names.index(words[1])], SECTION_NAMES.index(words[2])
    can = soldier.has_target(state, section) if words[-1] == "wall" else soldier.can_attack(state, section)
    if section in state.layout.sections and can:
        return None
    return Refusal("no-target", "great_wall.attack", None, {"soldier": words[1], "section": words[2]})


def _march(state: GreatWall, words: list[str], seat: int) -> Refusal | None:
    step = state.stack[-1]
    if not isinstance(step, Logistics) or len(words) != 4 or not {words[1], words[3]} <= set(SECTION_NAMES):
        return None
    if words[1] == words[3]:
        return Refusal("same-section", "great_wall.logistics", None, {"section": words[1]})
    if not step.stationed(state, SECTION_NAMES.index(words[1])):
        return Refusal("nobody-stationed", "great_wall.logistics", None, {"section": words[1]})
    return None


def _carry(state: GreatWall, words: list[str], seat: int) -> Refusal | None:
    step = state.stack[-1]
    names = state.layout.soldier_names()
    if not isinstance(step, March) or len(words) < 2 or words[1] not in names:
        return None
    soldier, clan = names.index(words[1]), state.clans[seat]
    where = {"soldier": words[1], "section": SECTION_NAMES[step.origin]}
    if len(words) == 2:
        rests = clan.resting(step.origin, soldier) > 0
        return None if rests else Refusal("nobody-resting", "great_wall.logistics", None, where)
    if clan.on_wall(step.origin, soldier) == 0:
        return Refusal("nobody-on-wall", "great_wall.logistics", None, where)
    if words[2] == "wall" and state.free_firing_spots(step.goal) <= 0:
        there = {"section": SECTION_NAMES[step.goal]}
        return Refusal("no-firing-spot", "great_wall.logistics", None, there)
    return None


def _save(state: GreatWall, words: list[str], seat: int) -> Refusal | None:
    step = state.stack[-1]
    names = state.layout.soldier_names()
    if not isinstance(step, Perish) or len(words) < 2 or words[1] not in names:
        return None
    if step.fallen[names.index(words[1])] == 0:
        return Refusal("nobody-dying", "great_wall.deaths.save", None, {"soldier": words[1]})
    price = [0, 0, 0, int(save_price(state, seat, step.section))]
    return None if step.free or state.can_pay(seat, price) else _short(state, seat, price, "great_wall.deaths.save")


def _shame(state: GreatWall, words: list[str], seat: int) -> Refusal | None:
    """A token goes under a soldier of the pool, and comes from where one lies."""
    names = state.layout.soldier_names()
    if len(words) < 2 or words[1] not in names:
        return None
    if words[0] == "shame":
        return _no_soldier_left(state, words[1], seat) if isinstance(state.stack[-1], GetShame) else None
    if isinstance(state.stack[-1], ClearShame | BuyOffShame) and not state.clans[seat].shamed[names.index(words[1])]:
        return Refusal("no-shame-there", "great_wall.summer.shame", None, {"soldier": words[1]})
    return None


# ---------------------------------------------------------------- cards


def _tactic(state: GreatWall, words: list[str], seat: int) -> Refusal | None:
    step = state.stack[-1]
    if not isinstance(step, React | Perish | DiscardTactic):
        return None
    held = [state.deck.tactics[card].name for card in bits(state.clans[seat].tactics)]
    if len(words) < 2 or words[1] not in held:
        details = {"card": words[1] if len(words) > 1 else "?", "cards": held or None}
        return Refusal("no-such-tactic", "great_wall.tactics.play", None, details)
    if isinstance(step, DiscardTactic):
        return None
    card = next(card for card in state.deck.tactics if card.name == words[1])
    if words[-1] == "boosted" and not state.can_pay_chi(seat, card.cost):
        return _short(state, seat, [0, 0, 0, int(card.cost)], "great_wall.tactics.play")
    return Refusal("tactic-not-now", "great_wall.tactics.play", None, {"card": words[1]})


def _command(state: GreatWall, words: list[str], seat: int) -> Refusal | None:
    if not isinstance(state.stack[-1], ChooseCommands):
        return None
    held = [state.deck.commands[card].name for card in bits(state.clans[seat].commands)]
    return Refusal("no-such-command", "great_wall.fall.choose", None, {"card": words[-1], "cards": held})


def _slot(state: GreatWall, words: list[str], seat: int) -> Refusal | None:
    if not isinstance(state.stack[-1], PlaceCard) or len(words) < 2 or not words[1].isdecimal():
        return None
    slot = int(words[1])
    if not 1 <= slot <= len(state.track):
        return Refusal("no-such-slot", "great_wall.fall.order", None, {"slot": slot, "most": len(state.track)})
    return Refusal("slot-taken", "great_wall.fall.order", None, {"slot": slot}) if state.track[slot - 1] >= 0 else None


def _recall(state: GreatWall, words: list[str], seat: int) -> Refusal | None:
    """Only what is discarded comes back, and Betrayal never does."""
    step = state.stack[-1]
    if not isinstance(step, Recall) or len(words) < 2:
        return None
    if words[1] == state.deck.commands[BETRAYAL].name:
        return Refusal("betrayal-stays", "great_wall.command.betrayal", None, {"card": words[1]})
    shown = [state.deck.commands[card].name for card in step.cards(state)]
    return Refusal("not-discarded", "great_wall.summer.reclaim", None, {"card": words[1], "cards": shown})


def _choose(state: GreatWall, words: list[str], seat: int) -> Refusal | None:
    """An effect helps another player, if it can."""
    if not isinstance(state.stack[-1], Effect) or len(words) < 2 or not words[1].isdecimal():
        return None
    own = int(words[1]) == seat
    return Refusal("helps-another" if own else "helps-not-them", "great_wall.tactics.play")


Reason = Callable[[GreatWall, list[str], int], Refusal | None]
# The reasons that a player meets, by verb: each answers only for the questions that its verb could answer.
REASONS: Final[dict[str, Reason]] = {
    "activate": _activate,
    "advisor": _advisor,
    "attack": _attack,
    "barricade": _wall,
    "carry": _carry,
    "choose": _choose,
    "clear": _shame,
    "clerk": _clerk,
    "command": _command,
    "discard": _tactic,
    "donate": _donate,
    "hire": _hire,
    "march": _march,
    "pay": _mix,
    "recall": _recall,
    "recruit": _recruit,
    "rest": _attack,
    "save": _save,
    "shame": _shame,
    "slot": _slot,
    "stock": _mix,
    "tactic": _tactic,
    "upgrade": _upgrade,
    "wall": _wall,
}
