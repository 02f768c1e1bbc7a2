"""Actions as text. One form each, stable across versions; the places, sections, cards and soldiers bear their names:

command despotism · slot 2            the card for this fall, and its space on the track
clerk > quarry · clerk temple > quarry
activate quarry · upgrade quarry with spearman · donate wood
recruit archer · rest spearman > middle · attack horseman left · attack archer left wall
spot 1 a3 · spot 2 a3 right           row and vital spot; a horseman also covers the next one right or down
wall left · barricade left · stock 2 wood · pay 1 stone 1 gold
march left > right · carry spearman · carry archer wall · carry archer down
hire clerk · advisor herald active · advisor herald support
shame spearman · shame spies-left · clear spearman · lose spearman · save archer
tactic withdrawal · tactic withdrawal boosted · use · skip · done
recall economy · choose 2             a command card back to the hand; a clan, by its number
"""

from crenel.games.great_wall.battle import Strike
from crenel.games.great_wall.board import RESOURCE_NAMES, SECTION_NAMES, SECTIONS
from crenel.games.great_wall.horde import SPOT_NAMES
from crenel.games.great_wall.moves import (
    ACTIVATE,
    ADVISOR,
    ATTACK,
    BARRICADE,
    CARRY,
    CHOOSE,
    CLEAR,
    CLERK,
    COMMAND,
    COPY,
    DISCARD,
    DONATE,
    GAIN,
    INCOME,
    LEAD,
    LOSE,
    MARCH,
    PAY,
    RECALL,
    RECRUIT,
    REST,
    SAVE,
    SHAME,
    SLOT,
    SPEND,
    SPOT,
    STOCK,
    TACTIC,
    UPGRADE,
    WALL,
    WOUND,
    first_of,
    second_of,
    third_of,
    verb_of,
)
from crenel.games.great_wall.state import GreatWall

CARRIES = ["rest", "wall", "down"]


def horde_name(state: GreatWall, number: int) -> str:
    """A horde card: its kind and the section on its back."""
    return f"{state.deck.hordes[number // SECTIONS].name}-{SECTION_NAMES[number % SECTIONS]}"


def fields(state: GreatWall, action: int, seat: int) -> dict[str, object]:
    """The parts of an action by name."""
    verb = int(verb_of(action))
    parts: dict[str, object] = {"verb": state.layout.verbs[verb]}
    for module in state.modules:
        if module.fields(state, action, seat, parts):
            return parts
    parts.update(_parts(state, verb, action, seat))
    return parts


def _parts(state: GreatWall, verb: int, action: int, seat: int) -> dict[str, object]:
    first, second, third = int(first_of(action)), int(second_of(action)), int(third_of(action))
    soldiers, places = state.layout.soldier_names(), state.layout.place_names()
    if verb in (ACTIVATE, INCOME):
        return {"place": places[first]}
    if verb in (DONATE, GAIN, SPEND):
        return {"resource": RESOURCE_NAMES[first]}
    if verb == REST:
        return {"soldier": soldiers[first], "section": SECTION_NAMES[second]}
    if verb == ATTACK:
        return {"soldier": soldiers[first], "section": SECTION_NAMES[second], "wall": bool(third)}
    if verb in (RECRUIT, LOSE, SAVE):
        return {"soldier": soldiers[first]}
    if verb in (BARRICADE, WALL):
        return {"section": SECTION_NAMES[first]}
    if verb in (STOCK, PAY):
        counts = zip(RESOURCE_NAMES, (first, second, third), strict=False)
        return {"paid": {name: count for name, count in counts if count}}
    if verb in (SPOT, WOUND):
        return _spot(state, verb, first, second, third)
    if verb in (SHAME, CLEAR):
        if first:
            return {"soldier": soldiers[first - 1]}
        return {"horde": horde_name(state, state.clans[seat].claimed[second]), "place": second}
    return _card_parts(state, verb, first, second)


def _spot(state: GreatWall, verb: int, row: int, spot: int, third: int) -> dict[str, object]:
    parts: dict[str, object] = {"row": row + 1, "spot": SPOT_NAMES[spot]}
    if verb == WOUND:
        parts["section"] = SECTION_NAMES[third]
        return parts
    step = state.stack[-1]
    assert isinstance(step, Strike)
    parts["section"] = SECTION_NAMES[step.section]
    way = state.layout.soldiers[step.soldier].shape.ways[third]
    if way:
        parts["way"] = way
    return parts


def _card_parts(state: GreatWall, verb: int, first: int, second: int) -> dict[str, object]:
    deck = state.deck
    soldiers, places = state.layout.soldier_names(), state.layout.place_names()
    if verb == LEAD:
        return {"general": deck.generals[first].name, "advisor": deck.advisors[second].name}
    if verb in (COMMAND, RECALL):
        return {"card": deck.commands[first].name}
    if verb == CHOOSE:
        return {"clan": first}
    if verb == SLOT:
        return {"slot": first + 1}
    if verb == CLERK:
        return {"from": places[first - 1] if first else None, "to": places[second]}
    if verb == UPGRADE:
        return {"place": places[first], "soldier": soldiers[second - 1] if second else None}
    if verb == MARCH:
        return {"from": SECTION_NAMES[first], "to": SECTION_NAMES[second]}
    if verb == CARRY:
        return {"soldier": soldiers[first], "how": CARRIES[second]}
    if verb == ADVISOR:
        return {"advisor": deck.advisors[state.row[first]].name, "active": bool(second)}
    return _hand_parts(state, verb, first, second)


def _hand_parts(state: GreatWall, verb: int, first: int, second: int) -> dict[str, object]:
    deck = state.deck
    if verb == DISCARD:
        return {"tactic": deck.tactics[first].name}
    if verb == TACTIC:
        return {"tactic": deck.tactics[first].name, "boosted": bool(second)}
    if verb == COPY:
        return {"clan": first, "card": state.command_name(first)}
    return {}


def text(state: GreatWall, action: int, seat: int) -> str:
    parts = fields(state, action, seat)
    verb = int(verb_of(action))
    words = [str(parts["verb"])]
    for module in state.modules:
        told = module.words(state, action, parts)
        if told is not None:
            return f"{words[0]} {told}".strip()
    if verb == LEAD:
        words.append(f"{parts['general']} with {parts['advisor']}")
    elif verb in (CLERK, MARCH):
        words += [str(parts["from"])] if parts["from"] else []
        words.append(f"> {parts['to']}")
    elif verb == UPGRADE:
        words.append(str(parts["place"]))
        words += [f"with {parts['soldier']}"] if parts["soldier"] else []
    elif verb == REST:
        words.append(f"{parts['soldier']} > {parts['section']}")
    elif verb in (STOCK, PAY):
        paid = parts["paid"]
        assert isinstance(paid, dict)
        words += [f"{count} {name}" for name, count in paid.items()] or ["nothing"]
    elif verb in (SPOT, WOUND):
        words += [str(parts["section"])] if verb == WOUND else []
        words += [str(parts["row"]), str(parts["spot"])] + ([str(parts["way"])] if "way" in parts else [])
    elif verb in (SHAME, CLEAR):
        words.append(str(parts["soldier"]) if "soldier" in parts else f"{parts['horde']}")
    elif verb == COPY:
        words.append(f"{parts['card']} of {parts['clan']}")
    else:
        words += _simple_words(parts)
    return " ".join(words)


def _simple_words(parts: dict[str, object]) -> list[str]:
    """Names in order, and flags as words."""
    words = [str(value) for name, value in parts.items() if name != "verb" and not isinstance(value, bool)]
    if parts["verb"] == "hire":
        words.append("clerk")
    if parts.get("wall"):
        words.append("wall")
    if parts.get("boosted"):
        words.append("boosted")
    if parts["verb"] == "carry" and parts["how"] == "rest":
        words.remove("rest")
    if "active" in parts:
        words.append("active" if parts["active"] else "support")
    return words
