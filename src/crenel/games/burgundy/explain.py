"""Explanations why a move is not legal now: the reason, the rule, and what is short. Checked in the order a referee
would. A reason claims only what the position shows; where none fits, the moment of such a move is told, and what is
asked now.
"""

import re

from crenel.games.burgundy.central import BLACK_DEPOT, BLACK_PRICE, DEPOTS
from crenel.games.burgundy.duchy import Duchy
from crenel.games.burgundy.effects import (
    ChooseNeighbour,
    Effect,
    MakeRoom,
    PlaceTile,
    SellGoods,
    TakeTile,
    neighbours,
)
from crenel.games.burgundy.moves import verb_of
from crenel.games.burgundy.notation import HOW, VERBS, name_stored, plain, text, verbs_of
from crenel.games.burgundy.player import Player
from crenel.games.burgundy.powers import NUMBERS
from crenel.games.burgundy.state import Burgundy
from crenel.games.burgundy.tiles import (
    BUILDING,
    EMPTY,
    GOOD_NAMES,
    KIND_NAMES,
    TILE_KIND,
    TILE_NAMES,
    TILE_OF,
    WILD,
    goods_of,
)
from crenel.games.burgundy.turn import Turn
from crenel.kernel.constants import BIT, LARGEST
from crenel.kernel.errors import Refusal
from crenel.kernel.game import ambiguous

MOVE = re.compile(
    r"(?P<verb>[a-z]+)"
    r"(?: (?P<shared>shared))?"
    r"(?: (?!with |for )(?P<tile>[a-z][a-z-]*\d*))?"
    r"(?: (?P<cell>[a-jl-n]\d{1,2}))?"
    r"(?: (?P<depot>\d|black))?"
    r"(?: with (?P<die>\d))?"
    r"(?: for (?P<workers>\d) workers?)?"
)

KEY = re.compile(r"k\d")  # a key space that holds nothing: others are named by their tile before
DICE_VERBS = ("take", "place", "sell", "workers")


def why_not(state: Burgundy, words: str, seat: int) -> Refusal:
    """Return why this notation is no legal action of that seat."""
    words = name_stored(state, " ".join(words.lower().split()), seat)
    if state.over:
        return Refusal("game-over", "kernel.turn")
    if seat not in state.actors:
        return Refusal("not-your-turn", "kernel.turn", None, {"seat": seat, "actor": int(state.asked)})
    meant = _meant(state, words, seat)
    if meant is not None:
        return meant
    for module in state.modules:
        refusal = module.why_not(state, words, seat)
        if refusal is not None:
            return refusal
    verb = words.split(" ")[0]
    if verb in verbs_of(state).values() and verb not in VERBS.values():
        return other(state, verb, seat)
    match = MOVE.fullmatch(words)
    if match is None or match["verb"] not in VERBS.values():
        example = text(state, state.actions(seat)[0], seat)
        return Refusal("no-such-notation", "kernel.notation", None, {"text": words, "example": example})
    parts = {name: value for name, value in match.groupdict().items() if value is not None}
    return Explanation(state, seat, parts).refusal()


def _meant(state: Burgundy, words: str, seat: int) -> Refusal | None:
    """Refuse a shorthand that several moves fit."""
    texts = state.game.texts(state, seat)
    found = [each for each in texts if words in (plain(each), plain(HOW.sub("", each)))]
    return ambiguous(words, found) if len(found) > 1 else state.game.ambiguous(state, words, seat)


def refuse(state: Burgundy, action: int, seat: int) -> Refusal | None:
    """Return why this int is no legal action, as far as it can be told: the moment of its verb."""
    verb = verbs_of(state).get(int(verb_of(action))) if 0 <= action < LARGEST else None
    return other(state, verb, seat) if verb is not None else None


def other(state: Burgundy, verb: str, seat: int) -> Refusal:
    """Return the moment of a kind of move; or, if that is now, that this one is not among the choices."""
    if verb in open_verbs(state, seat):
        return state.game.not_offered(state, seat)
    return state.game.not_now(state, verb, seat)


def open_verbs(state: Burgundy, seat: int) -> set[str]:
    """Return the verbs of all legal moves."""
    verbs = verbs_of(state)
    return {verbs[int(verb_of(action))] for action in state.actions(seat)}


class Explanation:
    """Question about one move of the base game."""

    def __init__(self, state: Burgundy, seat: int, parts: dict[str, str]) -> None:
        self.state = state
        self.seat = seat
        self.parts = parts
        self.player: Player = state.players[seat]
        self.duchy: Duchy = state.duchies[seat]
        self.step = state.stack[-1]
        self.open_verbs: set[str] = open_verbs(state, seat)

    def refusal(self) -> Refusal:
        verb = self.parts["verb"]
        if verb not in self.open_verbs:
            early = self.before(verb)
            if early is not None:
                return early
        found = {
            "take": self.take,
            "place": self.place,
            "sell": self.sell,
            "workers": self.workers,
            "buy": self.buy,
            "discard": self.discard,
            "castle": self.castle,
            "ship": self.ship,
            "also": self.neighbour,
            "load": self.load,
        }
        reason = found[verb]() if verb in found else None
        return reason or self.not_now(verb)

    def not_now(self, verb: str) -> Refusal:
        return other(self.state, verb, self.seat)

    def before(self, verb: str) -> Refusal | None:
        """Refuse moves of the wrong moment."""
        if verb == "end" and isinstance(self.step, Turn):
            return Refusal("dice-left", "burgundy.turn.end")
        if isinstance(self.step, MakeRoom) and verb != "discard":
            return Refusal("make-room-first", "burgundy.take.full-keys")
        if verb == "discard":
            return Refusal("no-bare-discard", "burgundy.take.full-keys")
        if verb == "buy":
            return None if isinstance(self.step, Turn | Effect) else self.not_now(verb)
        return None if verb in DICE_VERBS and self.allows(verb) else self.not_now(verb)

    def allows(self, verb: str) -> bool:
        """Return whether what waits is for such a move, so that there is a nearer reason: the turn, an extra action
        (which can always take workers), or the effect of a building.
        """
        if isinstance(self.step, Turn) or "workers" in self.open_verbs:
            return True
        effects = {"take": TakeTile, "place": PlaceTile, "sell": SellGoods}
        return verb in effects and isinstance(self.step, effects[verb])

    # ------------------------------------------------------------ dice and workers

    def dice(self) -> list[int]:
        """Return dice that may still be used; [0] where the action needs none."""
        if isinstance(self.step, Effect):
            return [int(self.step.die(self.state))]
        return [int(die) for die in (self.player.first_die(), self.player.second_die()) if die]

    def price(self, table: list[int], number: int, rule: str) -> Refusal | None:
        """Refuse if there is no die for it, or too few workers."""
        dice = self.dice()
        if not dice:
            return Refusal("no-dice-left", "burgundy.turn.two-actions")
        if "die" in self.parts:
            if dice == [0]:
                return Refusal("no-die-needed", "burgundy.turn.two-actions", None, {"die": self.parts["die"]})
            if isinstance(self.step, Effect) and int(self.parts["die"]) not in dice:
                return Refusal("other-die", "burgundy.turn.two-actions", None, {"die": dice[0]})
            if int(self.parts["die"]) not in dice:
                return Refusal(
                    "no-such-die", "burgundy.turn.two-actions", None, {"die": self.parts["die"], "dice": dice}
                )
            dice = [int(self.parts["die"])]
        need = min(int(table[die * NUMBERS + number]) for die in dice)
        have = int(self.duchy.workers)
        if need > have:
            details = {"need": need, "have": have, "number": number}
            return Refusal("workers-short", rule, {"workers": need - have}, details)
        return None

    # ------------------------------------------------------------ one verb each

    def tile(self) -> int:
        return TILE_OF.get(self.parts.get("tile", ""), EMPTY)

    def unknown_tile(self) -> Refusal | None:
        named = self.parts.get("tile", "?")
        if KEY.fullmatch(named):
            return Refusal("key-empty", "burgundy.place.stored", None, {"space": named[1:], "tiles": self.stored()})
        if self.tile() == EMPTY:
            return Refusal("no-such-tile", "kernel.notation", None, {"tile": named})
        return None

    def stored(self) -> list[str] | None:
        """Return the names of the stored tiles, own and shared; None if there are none."""
        return [TILE_NAMES[tile] for tile in self.state.stored(self.seat)] or None

    def take(self) -> Refusal | None:
        depot = self.parts.get("depot", "?")
        if depot == "black":
            return Refusal("black-is-bought", "burgundy.black-depot")
        if not depot.isdigit() or not 1 <= int(depot) <= DEPOTS:
            return Refusal("no-such-depot", "burgundy.take", None, {"depot": depot})
        return (
            self.unknown_tile()
            or self.absent(int(depot))
            or self.unwanted()
            or self.price(self.duchy.powers.take_price, int(depot), "burgundy.turn.workers")
        )

    def unwanted(self) -> Refusal | None:
        """Refuse tiles of other kinds than a building takes."""
        if isinstance(self.step, TakeTile) and not self.step.kinds & BIT[TILE_KIND[self.tile()]]:
            kinds = self.step.details()["kinds"]
            return Refusal("kind-not-taken", "burgundy.take", None, {"tile": self.parts["tile"], "kinds": kinds})
        return None

    def absent(self, depot: int) -> Refusal | None:
        """Refuse if the tile is not in the depot."""
        spaces = range(self.state.side.first[depot], self.state.side.after[depot])
        shown = [TILE_NAMES[self.state.market[space]] for space in spaces if self.state.market[space] != EMPTY]
        if self.parts["tile"] not in shown:
            where = "black" if depot == BLACK_DEPOT else str(depot)
            details = {"tile": self.parts["tile"], "depot": where, "tiles": shown or None}
            return Refusal("not-in-depot", "burgundy.take", None, details)
        return None

    def place(self) -> Refusal | None:
        if "tile" in self.parts and "cell" not in self.parts and self.duchy.board.cell_named(self.parts["tile"]) >= 0:
            self.parts["cell"] = self.parts.pop("tile")
        if "cell" in self.parts and "tile" not in self.parts:
            return self.no_tile_for_hex()
        wrong = self.unknown_tile() or self.not_stored()
        if wrong is None and "cell" not in self.parts:
            return self.nowhere()
        return wrong or self.bad_hex() or self.reach_hex()

    def no_tile_for_hex(self) -> Refusal | None:
        """Return why nothing can be placed on a hex, no tile being named: what the nearest stored tile lacks."""
        cell = self.duchy.board.cell_named(self.parts["cell"])
        stored = self.stored()
        if cell >= 0 and self.duchy.tiles[cell] == EMPTY:
            kind = self.duchy.board.kind[cell]
            if stored is None:
                return Refusal("storage-empty", "burgundy.place.stored")
            stored = [name for name in stored if TILE_KIND[TILE_OF[name]] in (kind, WILD)]
            if not stored:
                details = {"cell": self.parts["cell"], "hex": KIND_NAMES[kind]}
                return Refusal("no-tile-for-hex", "burgundy.place.kind", None, details)
        lacks: list[Refusal] = []
        for name in stored or [TILE_NAMES[0]]:
            self.parts["tile"] = name
            lack = self.bad_hex() or self.reach_hex()
            if lack is not None:
                lacks.append(lack)
        return min(lacks, key=lambda lack: sum((lack.short or {"": 9}).values())) if lacks else None

    def nowhere(self) -> Refusal:
        """Return why a stored tile goes to no hex at all: what the nearest one lacks, where it lacks only workers or a
        die.
        """
        lacks: list[Refusal] = []
        for cell in self.duchy.board.cells:
            self.parts["cell"] = cell
            lack = self.bad_hex() or self.reach_hex()
            if lack is not None and lack.reason in ("workers-short", "no-dice-left"):
                lacks.append(lack)
        del self.parts["cell"]
        if lacks:
            return min(lacks, key=lambda lack: sum((lack.short or {}).values()))
        return Refusal("no-hex-for-it", "burgundy.place.adjacent", None, {"tile": self.parts["tile"]})

    def not_stored(self) -> Refusal | None:
        """Refuse if the tile is on no key space, own or shared, or not on the shared ones if it is said to be."""
        stored = self.duchy.keys if "shared" in self.parts else self.state.stored(self.seat)
        if self.tile() in stored:
            return None
        details = {"tile": self.parts["tile"], "tiles": self.stored(), "shared": "shared" in self.parts}
        return Refusal("not-stored", "burgundy.place.stored", None, details)

    def bad_hex(self) -> Refusal | None:
        """Refuse if the hex is taken, of another kind, beside no tile, or in a city that has the building."""
        board = self.duchy.board
        name = self.parts.get("cell", "?")
        cell = board.cell_named(name)
        if cell < 0:
            return Refusal("no-such-hex", "burgundy.place.free", None, {"cell": name})
        if self.duchy.tiles[cell] != EMPTY:
            there = TILE_NAMES[self.duchy.tiles[cell]]
            return Refusal("hex-taken", "burgundy.place.free", None, {"cell": name, "tile": there})
        kind = board.kind[cell]
        if TILE_KIND[self.tile()] not in (kind, WILD):
            kinds: dict[str, object] = {"kind": KIND_NAMES[TILE_KIND[self.tile()]], "hex": KIND_NAMES[kind]}
            return Refusal(
                "wrong-kind", "burgundy.place.kind", None, {"cell": name, "tile": self.parts["tile"], **kinds}
            )
        if not self.duchy.open[kind] & BIT[board.place[cell]]:
            return Refusal("not-adjacent", "burgundy.place.adjacent", None, {"cell": name})
        doubled = TILE_KIND[self.tile()] == BUILDING and self.duchy.holds(board.area[cell], self.tile())
        if doubled and not self.duchy.powers.any_building:
            return Refusal("building-doubled", "burgundy.building.once", None, {"tile": self.parts["tile"]})
        return None

    def reach_hex(self) -> Refusal | None:
        board = self.duchy.board
        number = int(board.number[board.cell_named(self.parts["cell"])])
        return self.price(self.duchy.powers.place_price[TILE_KIND[self.tile()]], number, "burgundy.turn.workers")

    def sell(self) -> Refusal | None:
        good = self.parts.get("tile", "?")
        if good not in GOOD_NAMES:
            return self.no_such_good(good)
        number = GOOD_NAMES.index(good)
        if not goods_of(self.duchy.store, number):
            return Refusal("no-goods", "burgundy.sell", None, {"good": good})
        return self.price(self.duchy.powers.sell_price, number + 1, "burgundy.turn.workers")

    def workers(self) -> Refusal | None:
        return self.price([0] * 64, 1, "burgundy.workers-action")

    def buy(self) -> Refusal | None:
        if self.player.bought:
            return Refusal("bought-already", "burgundy.black-depot")
        depot = self.parts.get("depot", "black")
        if depot != "black" and not self.duchy.powers.buy_anywhere:
            return Refusal("buy-black-only", "burgundy.black-depot")
        workers = int(self.parts.get("workers", "0"))
        if self.duchy.powers.buy_anywhere and "workers" not in self.parts:  # as many as it takes
            workers = min(int(BLACK_PRICE), int(self.duchy.workers))
        elif workers and not self.duchy.powers.buy_anywhere:
            return Refusal("buy-with-silver", "burgundy.black-depot")
        short = {
            name: lack
            for name, lack in (
                ("silver", int(BLACK_PRICE) - workers - int(self.duchy.silver)),
                ("workers", workers - int(self.duchy.workers)),
            )
            if lack > 0
        }
        if short:
            have = {"have_silver": int(self.duchy.silver), "have_workers": int(self.duchy.workers)}
            return Refusal("purchase-short", "burgundy.black-depot", short, have)
        number = BLACK_DEPOT if depot == "black" else int(depot)
        if depot == "0" or number > DEPOTS:
            return Refusal("no-such-depot", "burgundy.take", None, {"depot": depot})
        return self.unknown_tile() or self.absent(number)

    def discard(self) -> Refusal | None:
        return self.unknown_tile() or self.not_stored()

    def castle(self) -> Refusal | None:
        """Refuse hexes that are not among those where the first castle may stand."""
        cells = [self.duchy.board.cells[cell] for cell in self.duchy.board.starts]
        cell = self.parts.get("cell", self.parts.get("tile", "?"))
        return Refusal("castle-hex-only", "burgundy.setup.experts", None, {"cell": cell, "cells": cells})

    def ship(self) -> Refusal | None:
        return Refusal("no-such-depot", "burgundy.ship.goods", None, {"depot": self.parts.get("depot", "?")})

    def neighbour(self) -> Refusal | None:
        """Refuse depots that are not beside the first, or hold no goods."""
        depot = self.parts.get("depot", "?")
        if not depot.isdigit() or not 1 <= int(depot) <= DEPOTS:
            return Refusal("no-such-depot", "burgundy.ship.goods", None, {"depot": depot})
        if not isinstance(self.step, ChooseNeighbour):
            return None
        if int(depot) not in neighbours(self.step.depot):
            details = {"depot": depot, "first": int(self.step.depot)}
            return Refusal("depot-not-beside", "burgundy.ship.goods", None, details)
        return Refusal("depot-without-goods", "burgundy.ship.goods", None, {"depot": depot})

    def load(self) -> Refusal | None:
        good = self.parts.get("tile", "?")
        if good not in GOOD_NAMES:
            return self.no_such_good(good)
        return Refusal("not-loadable", "burgundy.ship.goods", None, {"good": good})

    def no_such_good(self, good: str) -> Refusal:
        return Refusal("no-such-good", "burgundy.sell", None, {"value": good, "goods": list(GOOD_NAMES)})
