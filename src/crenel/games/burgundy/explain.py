"""Explanations why a move is not legal now: the reason, the rule, and what is short. Checked in the order a referee
would.
"""

import re

from crenel.games.burgundy.central import BLACK_DEPOT, BLACK_PRICE, DEPOTS
from crenel.games.burgundy.duchy import Duchy
from crenel.games.burgundy.effects import Effect, MakeRoom
from crenel.games.burgundy.moves import verb_of
from crenel.games.burgundy.notation import VERBS, name_stored, text, verbs_of
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
from crenel.kernel.errors import Refusal
from crenel.kernel.state import BIT

MOVE = re.compile(
    r"(?P<verb>[a-z]+)"
    r"(?: (?P<shared>shared))?"
    r"(?: (?P<tile>[a-z][a-z-]*\d*))?"
    r"(?: (?P<cell>[a-jl-n]\d{1,2}))?"
    r"(?: (?P<depot>\d|black))?"
    r"(?: with (?P<die>\d))?"
    r"(?: for (?P<workers>\d) workers?)?"
)

KEY = re.compile(r"k\d")  # a key space that holds nothing: others are named by their tile before


def why_not(state: Burgundy, words: str, seat: int) -> Refusal:
    """Return why this notation is no legal action of that seat."""
    words = name_stored(state, " ".join(words.lower().split()), seat)
    if state.over:
        return Refusal("game-over", "kernel.turn")
    if seat not in state.actors:
        return Refusal("not-your-turn", "kernel.turn", None, {"seat": seat, "actor": int(state.asked)})
    for module in state.modules:
        refusal = module.why_not(state, words, seat)
        if refusal is not None:
            return refusal
    if words.split(" ")[0] in verbs_of(state).values() and words.split(" ")[0] not in VERBS.values():
        return Refusal("not-now", "kernel.action", None, {"text": words, "example": _example(state, seat)})
    match = MOVE.fullmatch(words)
    if match is None or match["verb"] not in VERBS.values():
        return Refusal("no-such-notation", "kernel.notation", None, {"text": words, "example": _example(state, seat)})
    parts = {name: value for name, value in match.groupdict().items() if value is not None}
    return Explanation(state, seat, parts, words).refusal()


def _example(state: Burgundy, seat: int) -> str:
    return text(state, state.actions(seat)[0], seat)


class Explanation:
    """Question about one move."""

    def __init__(self, state: Burgundy, seat: int, parts: dict[str, str], words: str) -> None:
        self.state = state
        self.seat = seat
        self.parts = parts
        self.words = words
        self.player: Player = state.players[seat]
        self.duchy: Duchy = state.duchies[seat]
        self.step = state.stack[-1]

    def refusal(self) -> Refusal:
        verb = self.parts["verb"]
        allowed = {
            VERBS[int(verb_of(action))] for action in self.state.actions(self.seat) if int(verb_of(action)) in VERBS
        }
        if verb not in allowed:
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
            "ship": self.depot,
            "also": self.depot,
            "load": self.load,
        }
        reason = found[verb]() if verb in found else None
        return reason or self.other(verb)

    def other(self, verb: str) -> Refusal:
        """Refuse with an example of a legal move."""
        return Refusal(
            "not-now", "kernel.action", None, {"text": self.words, "example": _example(self.state, self.seat)}
        )

    def before(self, verb: str) -> Refusal | None:
        """Refuse moves of the wrong moment."""
        if verb == "end" and isinstance(self.step, Turn):
            return Refusal("dice-left", "burgundy.turn.end")
        if isinstance(self.step, MakeRoom) and verb != "discard":
            return Refusal("make-room-first", "burgundy.take.full-keys")
        if verb in ("take", "place", "sell", "workers", "buy", "discard") and isinstance(self.step, Turn | Effect):
            return None
        return self.other(verb)

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
            if int(self.parts["die"]) not in dice:
                return Refusal(
                    "no-such-die", "burgundy.turn.two-actions", None, {"die": self.parts["die"], "dice": _listed(dice)}
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
            return Refusal("key-empty", "burgundy.place.stored", None, {"space": named, "stored": self.stored()})
        if self.tile() == EMPTY:
            return Refusal("no-such-tile", "kernel.notation", None, {"tile": named})
        return None

    def stored(self) -> str:
        return _listed([TILE_NAMES[tile] for tile in self.player.keys])

    def take(self) -> Refusal | None:
        depot = self.parts.get("depot", "?")
        if depot == "black":
            return Refusal("black-is-bought", "burgundy.black-depot")
        if not depot.isdigit() or not 1 <= int(depot) <= DEPOTS:
            return Refusal("no-such-depot", "burgundy.take", None, {"depot": depot})
        return (
            self.unknown_tile()
            or self.absent(int(depot))
            or self.price(self.duchy.powers.take_price, int(depot), "burgundy.turn.workers")
        )

    def absent(self, depot: int) -> Refusal | None:
        """Refuse if the tile is not in the depot."""
        spaces = range(self.state.side.first[depot], self.state.side.after[depot])
        shown = [TILE_NAMES[self.state.market[space]] for space in spaces if self.state.market[space] != EMPTY]
        if self.parts["tile"] not in shown:
            where = "black" if depot == BLACK_DEPOT else str(depot)
            return Refusal(
                "not-in-depot",
                "burgundy.take",
                None,
                {"tile": self.parts["tile"], "depot": where, "shown": _listed(shown)},
            )
        return None

    def place(self) -> Refusal | None:
        wrong = self.unknown_tile() or self.not_stored()
        if wrong is None and "cell" not in self.parts:
            return self.nowhere()
        return wrong or self.bad_hex() or self.reach_hex()

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
        if self.tile() not in self.player.keys:
            details = {"tile": self.parts["tile"], "stored": self.stored()}
            return Refusal("not-stored", "burgundy.place.stored", None, details)
        return None

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
        doubled = kind == BUILDING and self.duchy.holds(board.area[cell], self.tile())
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
            return Refusal("no-such-good", "burgundy.sell", None, {"good": good, "goods": _listed(GOOD_NAMES)})
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
        if workers and not self.duchy.powers.buy_anywhere:
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
        return self.unknown_tile() or (self.absent(number) if number <= DEPOTS else None)

    def discard(self) -> Refusal | None:
        if isinstance(self.step, MakeRoom):
            return self.unknown_tile() or self.not_stored()
        return Refusal("no-bare-discard", "burgundy.take.full-keys")

    def castle(self) -> Refusal | None:
        return Refusal(
            "castle-hex-only",
            "burgundy.setup.experts",
            None,
            {"cell": self.parts.get("cell", self.parts.get("tile", "?"))},
        )

    def depot(self) -> Refusal | None:
        return Refusal("no-such-depot", "burgundy.ship.goods", None, {"depot": self.parts.get("depot", "?")})

    def load(self) -> Refusal | None:
        return Refusal("not-loadable", "burgundy.ship.goods", None, {"good": self.parts.get("tile", "?")})


def _listed(things: list[str] | list[int]) -> str:
    return ", ".join(str(thing) for thing in things) or "–"
