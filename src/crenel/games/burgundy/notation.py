"""Actions as text. One form each, stable across versions:

take church 3 with 5      the church of depot 3, with the die that shows 5 (no `with`: any number, no die)
place ship d5 with 3      a stored ship on hex d5
sell red with 4           all red goods
workers with 2            take workers
buy mine black            the purchase of the turn; `buy ship 4 for 1 worker` where workers may pay
discard sheep2            a stored tile makes room
ship 3 · also 4 · load red    goods of a depot, of its neighbour, and which colour to keep
castle c3                 hex of the first castle
skip · end
"""

import re
from collections.abc import Sequence
from typing import Final, cast

from crenel.games.burgundy.central import BLACK_DEPOT, BLACK_PRICE
from crenel.games.burgundy.effects import workers_for
from crenel.games.burgundy.module import Module
from crenel.games.burgundy.moves import (
    BUY,
    CASTLE,
    DIE,
    DISCARD,
    END,
    FIRST_MODULE_VERB,
    LOAD,
    NEIGHBOUR,
    PLACE,
    SELL,
    SHIP,
    SKIP,
    TAKE,
    WORKERS,
    die_of,
    extra_of,
    verb_of,
    what_of,
)
from crenel.games.burgundy.state import Burgundy
from crenel.games.burgundy.tiles import GOOD_NAMES, TILE_NAMES

VERBS = {
    END: "end",
    SKIP: "skip",
    TAKE: "take",
    PLACE: "place",
    SELL: "sell",
    WORKERS: "workers",
    BUY: "buy",
    DISCARD: "discard",
    SHIP: "ship",
    NEIGHBOUR: "also",
    LOAD: "load",
    CASTLE: "castle",
}
NAMED: Final = ("tile", "good", "cell")
HOW = re.compile(r" (with [1-6]|for [12] workers?)$")  # what a short form may leave out
KEY_SPACE = re.compile(r"\bk([1-9])\b")


def fields(state: Burgundy, action: int, seat: int) -> dict[str, object]:
    """Return the parts of an action by name."""
    parts: dict[str, object] = {}
    name_parts(state, action, seat, parts)
    return parts


def name_parts(state: Burgundy, action: int, seat: int, parts: dict[str, object]) -> None:
    verb = int(verb_of(action))
    what = int(what_of(action))
    parts["verb"] = verbs_of(state)[verb]
    if verb in (TAKE, BUY):
        parts["tile"] = TILE_NAMES[state.market[what]]
        parts["depot"] = int(state.side.depot[what])
        parts["space"] = what - int(state.side.first[state.side.depot[what]])
    elif verb in (PLACE, DISCARD):
        parts["tile"] = TILE_NAMES[state.stored(seat)[extra_of(action)]]
        parts["key"] = int(extra_of(action))
    elif verb in (SELL, LOAD):
        parts["good"] = GOOD_NAMES[what]
    elif verb in (SHIP, NEIGHBOUR):
        parts["depot"] = what
    if verb in (PLACE, CASTLE):
        parts["cell"] = state.duchies[seat].board.cells[what]
    if verb in (TAKE, PLACE, SELL, WORKERS):
        parts["die"] = int(die_of(action))
        parts["workers"] = int(workers_for(state, seat, verb_of(action), action))
    if verb == BUY:
        parts["workers"] = int(extra_of(action))
        parts["silver"] = int(BLACK_PRICE - extra_of(action))
    for module in state.modules:
        module.fields(state, action, seat, parts)


def check_verbs(modules: Sequence[Module]) -> None:
    """Check that the verbs of a game's modules have numbers and words of their own; several may share a verb."""
    words = dict(VERBS)
    for module in modules:
        for number, word in module.verbs().items():
            if not FIRST_MODULE_VERB <= number < DIE or words.setdefault(number, word) != word:
                raise ValueError(f"{module.name}: {number} cannot be the verb {word}")
    if len(set(words.values())) < len(words):
        raise ValueError(f"two verbs have one word: {sorted(words.values())}")


def verbs_of(state: Burgundy) -> dict[int, str]:
    """Return all verbs of this table."""
    verbs = VERBS
    for module in state.modules:
        verbs = {**verbs, **module.verbs()}
    return verbs


def text(state: Burgundy, action: int, seat: int) -> str:
    return worded(fields(state, action, seat))


def described(state: Burgundy, seat: int) -> list[dict[str, object]]:
    """Return all legal actions as text and parts, each looked at once."""
    found: list[dict[str, object]] = []
    for action in state.actions(seat):
        offer: dict[str, object] = {"move": ""}  # stands first
        name_parts(state, action, seat, offer)
        offer["move"] = worded(offer)
        found.append(offer)
    return found


def worded(parts: dict[str, object]) -> str:
    """Return the notation of an action by its parts. Removes `words`, which repeat other parts."""
    words = str(parts["verb"])
    if parts.get("shared"):
        words += " shared"
    for name in NAMED:
        if name in parts:
            words += f" {parts[name]}"
    if "depot" in parts:
        words += " black" if parts["depot"] == BLACK_DEPOT else f" {parts['depot']}"
    if "number" in parts:
        words += f" {parts['number']}"
    if "words" in parts:
        for word in cast(list[object], parts.pop("words")):
            words += f" {word}"
    if parts.get("die"):
        words += f" with {parts['die']}"
    if parts["verb"] == "buy" and parts["workers"]:
        words += f" for {parts['workers']} worker{'s' if parts['workers'] != 1 else ''}"
    return words


def plain(words: str) -> str:
    """Return notation without the word for a shared key space."""
    return words.replace(" shared ", " ", 1)


def name_stored(state: Burgundy, words: str, seat: int) -> str:
    """Write `k2` out as the tile on the second key space."""
    keys = state.stored(seat) if 0 <= seat < len(state.players) else []

    def name(match: re.Match[str]) -> str:
        place = int(match[1]) - 1
        if place >= len(keys):
            return match[0]
        shared = "shared " if place >= len(state.players[seat].keys) else ""
        return shared + TILE_NAMES[keys[place]]

    return KEY_SPACE.sub(name, words)


def parse_short(state: Burgundy, words: str, seat: int) -> int | None:
    """Parse short forms: `k2` for a stored tile, no `with` where one die is cheapest, no `for` where
    there is one way to pay, and no `shared` where no tile of
    one's own could be meant.
    """
    words = name_stored(state, words, seat)
    fitting: list[tuple[int, int]] = []
    for action in state.actions(seat):
        full = text(state, action, seat)
        if full == words:
            return action
        if words in (plain(full), plain(HOW.sub("", full))):
            fitting.append((int(workers_for(state, seat, verb_of(action), action)), action))
    own = [each for each in fitting if not fields(state, each[1], seat).get("shared")]
    fitting = sorted(own or fitting)
    if not fitting or (len(fitting) > 1 and fitting[0][0] == fitting[1][0]):
        return None
    return fitting[0][1]
