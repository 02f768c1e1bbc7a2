"""Why a move is not legal now: the reason, the rule, and what is short."""

from crenel.games.great_wall.board import (
    PRODUCTION,
    RESOURCE_NAMES,
    RESOURCES,
    SECTION_NAMES,
    TOP_OVERSEER,
    TOP_WALL,
)
from crenel.games.great_wall.notation import text
from crenel.games.great_wall.overseers import upgrade_price
from crenel.games.great_wall.recruits import soldier_price
from crenel.games.great_wall.sets import bits
from crenel.games.great_wall.state import GreatWall
from crenel.kernel.errors import Refusal


def why_not(state: GreatWall, words: str, seat: int) -> Refusal:
    """Why this notation is no legal action of that seat."""
    words = " ".join(words.lower().split())
    if state.over:
        return Refusal("game-over", "kernel.turn")
    if seat not in state.actors:
        return Refusal("not-your-turn", "kernel.turn", None, {"seat": seat, "actor": int(state.asked)})
    legal = state.actions(seat)
    example = text(state, legal[0], seat)
    verb = words.split(" ")[0]
    if verb not in state.layout.verbs.values():
        return Refusal("no-such-notation", "kernel.notation", None, {"text": words, "example": example})
    for module in state.modules:
        refusal = module.why_not(state, words.split(" "), seat)
        if refusal is not None:
            return refusal
    found = _short(state, words.split(" "), seat)
    return found or Refusal("not-now", "kernel.action", None, {"text": words, "example": example})


def _short(state: GreatWall, words: list[str], seat: int) -> Refusal | None:
    """The reasons a player meets most, each for the questions that its verb could answer."""
    step = state.game.step_name(state.stack[-1])
    if words[0] == "clerk" and step == "move_clerks":
        return _clerk(state, words, seat)
    if words[0] == "recruit" and step == "recruit":
        return _recruit(state, words, seat)
    if words[0] == "attack" and step in ("deploy", "attack_with"):
        return no_target(state, words)
    if words[0] == "wall" and step == "build":
        return _wall(state, words, seat)
    if words[0] == "upgrade" and step == "upgrade_overseer":
        return _upgrade(state, words, seat)
    if words[0] == "tactic" and step in ("react", "perish"):
        return _tactic(state, words, seat)
    if words[0] == "advisor" and step == "hire":
        return _advisor(state, words, seat)
    if words[0] == "command" and step == "choose_commands":
        return _command(state, words, seat)
    return None


def _clerk(state: GreatWall, words: list[str], seat: int) -> Refusal | None:
    goal = words[-1]
    places = state.layout.place_names()
    if goal not in places:
        return Refusal("no-such-place", "great_wall.clerks.move", None, {"place": goal, "allowed": ", ".join(places)})
    if state.locked(places.index(goal)):
        return Refusal("place-full", "great_wall.clerks.full", None, {"place": goal})
    if words[1] == ">" and state.clans[seat].free_clerks == 0:
        return Refusal("no-clerk-left", "great_wall.clerks.move")
    if words[1] in places:
        origin = places.index(words[1])
        if state.locked(origin):
            return Refusal("place-locked", "great_wall.clerks.full", None, {"place": words[1]})
        if state.clans[seat].at[origin] == 0:
            return Refusal("no-clerk-there", "great_wall.clerks.move", None, {"place": words[1]})
    return Refusal("place-used", "great_wall.clerks.different", None, {"place": goal})


def _lack(state: GreatWall, seat: int, price: list[int]) -> dict[str, int]:
    stock = state.clans[seat].stock
    return {
        RESOURCE_NAMES[each]: int(price[each] - stock[each]) for each in range(RESOURCES) if price[each] > stock[each]
    }


def _recruit(state: GreatWall, words: list[str], seat: int) -> Refusal | None:
    if len(words) < 2 or words[1] not in state.layout.soldier_names():
        return None
    soldier = state.layout.soldier_names().index(words[1])
    if state.clans[seat].pool[soldier] == 0:
        return Refusal("no-soldier-left", "great_wall.barracks.cost", None, {"soldier": words[1]})
    lack = _lack(state, seat, soldier_price(state, seat, soldier))
    if lack and not state.can_pay(seat, soldier_price(state, seat, soldier)):
        return Refusal("resources-short", "great_wall.barracks.cost", lack, {"lack": _counted(lack)})
    return None


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


def _wall(state: GreatWall, words: list[str], seat: int) -> Refusal | None:
    if words[-1] not in SECTION_NAMES:
        return None
    section = SECTION_NAMES.index(words[-1])
    level = int(state.wall[section])
    if level == TOP_WALL:
        return Refusal("wall-finished", "great_wall.walls.cost", None, {"section": words[-1]})
    cost = int(state.wall_cost(section))
    lack = cost - int(state.building_stock(seat))
    if lack > 0:
        details = {"cost": cost, "have": int(state.building_stock(seat))}
        return Refusal("wall-short", "great_wall.walls.cost", {"resources": lack}, details)
    return None


def _upgrade(state: GreatWall, words: list[str], seat: int) -> Refusal | None:
    places = state.layout.place_names()[:PRODUCTION]
    if len(words) < 2 or words[1] not in places:
        return None
    place = places.index(words[1])
    if state.clans[seat].levels[place] == TOP_OVERSEER:
        return Refusal("overseer-top", "great_wall.overseers.cost", None, {"place": words[1]})
    lack = _lack(state, seat, upgrade_price(state, seat, place, 0))
    if lack and not state.can_pay(seat, upgrade_price(state, seat, place, 0)):
        return Refusal("resources-short", "great_wall.overseers.cost", lack, {"lack": _counted(lack)})
    return None


def _tactic(state: GreatWall, words: list[str], seat: int) -> Refusal | None:
    held = [state.deck.tactics[card].name for card in bits(state.clans[seat].tactics)]
    if len(words) < 2 or words[1] not in held:
        return Refusal(
            "no-such-tactic", "great_wall.tactics.play", None, {"card": words[-1], "held": ", ".join(held) or "–"}
        )
    card = next(card for card in state.deck.tactics if card.name == words[1])
    if words[-1] == "boosted" and not state.can_pay_chi(seat, card.cost):
        short = int(card.cost - state.clans[seat].stock[-1])
        return Refusal("resources-short", "great_wall.tactics.play", {"chi": short}, {"lack": _counted({"chi": short})})
    return Refusal("tactic-not-now", "great_wall.tactics.play", None, {"card": words[1]})


def _advisor(state: GreatWall, words: list[str], seat: int) -> Refusal | None:
    shown = [state.deck.advisors[card].name for card in state.row]
    if len(words) < 2 or words[1] not in shown:
        return Refusal("not-in-row", "great_wall.embassy.advisor", None, {"card": words[-1], "shown": ", ".join(shown)})
    short = int(state.clans[seat].advisors() + 1 - state.clans[seat].stock[2])
    if short > 0:
        return Refusal(
            "resources-short", "great_wall.embassy.advisor", {"gold": short}, {"lack": _counted({"gold": short})}
        )
    return None


def _command(state: GreatWall, words: list[str], seat: int) -> Refusal | None:
    held = [state.deck.commands[card].name for card in bits(state.clans[seat].commands)]
    return Refusal("no-such-command", "great_wall.fall.choose", None, {"card": words[-1], "held": ", ".join(held)})


def _counted(lack: dict[str, int]) -> list[tuple[str, dict[str, object]]]:
    """`2 gold and 1 wood`, in the reader's words."""
    return [(f"resource-{name}.count", {"count": count}) for name, count in lack.items()]
