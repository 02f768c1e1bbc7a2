"""State of the table during a game of Burgundy."""

from typing import Final

from mypy_extensions import i64

from crenel.games.burgundy.bags import Bags
from crenel.games.burgundy.central import (
    BRIDGE,
    DEPOTS,
    GOOD_SPACES,
    KEY_SPACES,
    PHASE_POINTS,
    ROUNDS,
    SIDES,
    Side,
)
from crenel.games.burgundy.duchy import Duchy
from crenel.games.burgundy.module import Module, Part
from crenel.games.burgundy.player import Player
from crenel.games.burgundy.tiles import EMPTY, ONE_TILE
from crenel.kernel.constants import NO_NUMBERS
from crenel.kernel.game import Game
from crenel.kernel.state import BIT, State

BEYOND: Final = 1 << 20  # no marker stands so far


class Burgundy(State):
    """Central board, bags, and a duchy for each seat. Tuples are replaced whole, so that copies share them."""

    __slots__ = (
        "bags",
        "bonuses",
        "box",
        "coming",
        "crates",
        "duchies",
        "goods_bag",
        "market",
        "market_changes",
        "modules",
        "offers",
        "order",
        "parts",
        "phase",
        "players",
        "duchy_count",
        "round",
        "side",
        "white",
    )

    def __init__(self, game: Game, seats: i64) -> None:
        super().__init__(game, seats)
        self.side: Side = SIDES[2]
        self.duchy_count: i64 = seats  # how many duchies there are: seat s rules duchy s % duchy_count
        self.players: list[Player] = []  # by seat
        self.duchies: list[Duchy] = []  # by seat; partners have the same one
        self.market: list[i64] = NO_NUMBERS  # tile on each space of the central board; see `update_offers`
        self.market_changes: i64 = 0  # how many there were: while it stays, so does the market
        self.offers: i64 = 0  # spaces with a tile (a bit each); of equal tiles in a depot only the first
        self.crates: list[i64] = NO_NUMBERS  # goods on each depot, packed; index 0 is unused
        self.coming: tuple[int, ...] = ()  # goods on the round spaces, next first
        self.bags: Bags = ()  # tiles face down
        self.goods_bag: tuple[int, ...] = ()  # goods face down, by colour
        self.box: int = 0  # tiles out of the game, packed
        self.bonuses: list[i64] = NO_NUMBERS  # by kind: bonus tiles left, 2 large and small, 1 small, 0 none
        self.phase: i64 = -1
        self.round: i64 = 0
        self.white: i64 = 0
        self.order: tuple[int, ...] = ()  # seats in the order of this round
        self.modules: list[Module] = []
        self.parts: list[Part] = []  # what the modules keep, one each

    def clone(self) -> "Burgundy":
        copy = Burgundy(self.game, self.seats)
        self.carry(copy)
        copy.side = self.side
        copy.players = [player.clone() for player in self.players]
        copy.duchy_count = self.duchy_count
        if self.duchy_count == self.seats:
            copy.duchies = [duchy.clone() for duchy in self.duchies]
        else:
            copy.duchies = [duchy.clone() for duchy in self.duchies[: self.duchy_count]] * (
                self.seats // self.duchy_count
            )
        copy.market = self.market[:]
        copy.market_changes = self.market_changes
        copy.offers = self.offers
        copy.crates = self.crates[:]
        copy.coming = self.coming
        copy.bags = self.bags
        copy.goods_bag = self.goods_bag
        copy.box = self.box
        copy.bonuses = self.bonuses[:]
        copy.phase = self.phase
        copy.round = self.round
        copy.white = self.white
        copy.order = self.order
        copy.modules = self.modules
        copy.parts = [part.clone() for part in self.parts]
        return copy

    def rounds_begun(self) -> i64:
        return self.phase * ROUNDS + self.round

    # ------------------------------------------------------------ small questions and changes

    def is_owner(self, seat: i64) -> bool:
        """Return whether a seat stands for its duchy where it must count once: a player alone, or the first of
        partners.
        """
        return seat < self.duchy_count

    def part(self, name: str) -> Part:
        """Return the state of the module of that name."""
        for place in range(len(self.modules)):
            if self.modules[place].name == name:
                return self.parts[place]
        raise KeyError(name)

    def stored(self, seat: i64) -> list[i64]:
        """Return tiles that a seat may place from key spaces: its own, then those it shares with a partner."""
        shared = self.duchies[seat].keys
        return self.players[seat].keys + shared if shared else self.players[seat].keys

    def drop_key(self, seat: i64, index: i64) -> i64:
        """Take a stored tile from its key space; the later ones move up."""
        own = len(self.players[seat].keys)
        if index < own:
            return self.players[seat].drop_key(index)
        shared = self.duchies[seat].keys
        tile = shared[index - own]
        del shared[index - own]
        return tile

    def phase_points(self) -> i64:
        return PHASE_POINTS[self.phase]

    def key_spaces(self, seat: i64) -> i64:
        spaces: i64 = KEY_SPACES
        for module in self.modules:
            spaces = module.key_spaces(self, seat, spaces)
        return spaces

    def good_spaces(self, seat: i64) -> i64:
        spaces: i64 = GOOD_SPACES
        for module in self.modules:
            spaces = module.good_spaces(self, seat, spaces)
        return spaces

    def monasteries(self, seat: i64) -> i64:
        """Return the monasteries (a bit each) that count for a seat."""
        held = self.duchies[seat].monasteries
        for module in self.modules:
            held = module.monasteries(self, seat, held)
        return held

    def score(self, seat: i64, source: i64, points: i64) -> None:
        """Score points for a seat, from one of `player.SOURCES`."""
        self.players[seat].gain(source, points)
        for module in self.modules:
            module.points_scored(self, seat, source, points)

    def discard_tile(self, tile: i64) -> None:
        """Remove a tile from the game."""
        self.box += ONE_TILE[tile]

    def put_tile(self, space: i64, tile: i64) -> None:
        """Put a tile on a space of the central board, in the place of the one there."""
        self.market[space] = tile
        self.update_offers()

    def update_offers(self) -> None:
        """Work out `offers`: tiles have been laid out."""
        side = self.side
        self.market_changes += 1
        self.offers = 0
        for depot in range(DEPOTS + 1):
            seen: i64 = 0
            for space in range(side.first[depot], side.after[depot]):
                tile = self.market[space]
                if tile != EMPTY and not seen & BIT[tile]:
                    seen |= BIT[tile]
                    self.offers |= BIT[space]

    def remove_tile(self, space: i64) -> i64:
        """Take the tile from a space of the central board."""
        tile = self.market[space]
        self.market[space] = EMPTY
        self.market_changes += 1
        bit = BIT[space]
        if self.offers & bit:
            self.offers -= bit
            for other in self.side.alike[space]:
                if self.market[other] == tile:
                    self.offers |= BIT[other]
                    break
        for module in self.modules:
            module.tile_removed(self, space)
        return tile

    def advance(self, seat: i64) -> None:
        """Move a seat's marker one space along the bridge, on top of any that stand there."""
        mine = self.players[seat]
        ahead: i64 = min(mine.bridge + 1, BRIDGE - 1)
        height: i64 = 0
        for player in self.players:
            if player is not mine:
                if player.bridge == mine.bridge and player.height > mine.height:
                    player.height -= 1
                if player.bridge == ahead:
                    height += 1
        mine.bridge = ahead
        mine.height = height

    def turn_order(self) -> tuple[int, ...]:
        """Return the seats as their markers stand on the bridge: the furthest first, in a stack the upper one. While
        that stays, it is the same tuple.
        """
        order: list[int] = []
        before: i64 = BEYOND
        for _ in self.players:
            next_one: i64 = -1
            for seat, player in enumerate(self.players):
                standing: i64 = player.bridge * 64 + player.height * 8 + seat
                if next_one < standing < before:
                    next_one = standing
            order.append(int(next_one & 7))
            before = next_one
        for place, seat_then in enumerate(self.order):
            if order[place] != seat_then:
                return tuple(order)
        return self.order or tuple(order)

    def goods_on_depots(self) -> bool:
        return any(self.crates[depot] != 0 for depot in range(1, DEPOTS + 1))
