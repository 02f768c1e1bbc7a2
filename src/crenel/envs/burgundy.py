"""What a seat of Burgundy sees, as numbers. Everything lies open but the first castle, while it is chosen in secret.

`FIELDS` names the numbers in their order; docs/envs.md explains them.
"""

from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i16, i64

from crenel.envs.encoder import Encoder
from crenel.games.burgundy.bags import Bags
from crenel.games.burgundy.board import BOARDS, Board, members
from crenel.games.burgundy.central import DEPOTS, KEY_SPACES, ROUNDS
from crenel.games.burgundy.duchy import Duchy
from crenel.games.burgundy.moves import DICE, what_of
from crenel.games.burgundy.state import Burgundy
from crenel.games.burgundy.tiles import GOOD_MASK, GOOD_SHIFT, GOODS, KINDS, TILE_NAMES
from crenel.kernel.state import NO_ACTION, State

KEYS: Final = 12  # stored tiles in a vector
MOST_KEYS: Final = 24  # stored tiles whose actions have numbers
GROUNDS: Final[dict[str, list[int]]] = {}  # by name of a board: kind and number of each hex


def sizes(state: State) -> dict[str, int]:
    """Return how many there are of everything that fields of actions count."""
    table = cast(Burgundy, state)
    return {
        "dice": DICE,
        "spaces": len(table.market),
        "hexes": hexes_of(table),
        "keys": keys_of(table),
        "goods": GOODS,
        "depots": DEPOTS + 1,
        "tiles": len(TILE_NAMES),
        "seats": int(table.seats),
    }


def keys_of(state: Burgundy) -> int:
    """Return how many stored tiles a seat can have, up to MOST_KEYS; partners place what they share as well."""
    spaces: i64 = KEY_SPACES
    for module in state.modules:
        spaces = module.max_stored(state, 0, spaces)
    if state.duchy_count < state.seats:
        spaces += KEY_SPACES
    return int(min(spaces, MOST_KEYS))


def hexes_of(state: Burgundy) -> int:
    """Return the hexes of the largest duchy."""
    return max(int(duchy.board.size) for duchy in state.duchies)


def fields(state: State) -> list[tuple[str, int]]:
    """Return the fields of the vector and how many numbers each has."""
    table = cast(Burgundy, state)
    hexes = hexes_of(table)
    found = [
        ("phase", 1),
        ("round", 1),
        ("white_die", 1),
        ("market", len(table.market)),
        ("depot_goods", DEPOTS * GOODS),
        ("coming_goods", ROUNDS),
        ("bonus_tiles", KINDS),
        ("bags", KINDS + 1),
        ("castle", 1),
    ]
    for seat in range(int(table.seats)):
        found += [
            (f"{seat}.turn", 1),
            (f"{seat}.ready", 1),
            (f"{seat}.score", 1),
            (f"{seat}.workers", 1),
            (f"{seat}.silver", 1),
            (f"{seat}.dice", 2),
            (f"{seat}.dice_used", 1),
            (f"{seat}.bought", 1),
            (f"{seat}.bridge", 2),
            (f"{seat}.bonuses", 1),
            (f"{seat}.keys", KEYS),
            (f"{seat}.goods", GOODS),
            (f"{seat}.sold", GOODS),
            (f"{seat}.tiles", hexes),
            (f"{seat}.ground", 2 * hexes),
        ]
    return found


def observe(state: State, me: i64, hexes: i64) -> list[int]:
    """Return the vector of a seat. All seats follow in the order of play, this one first."""
    table = cast(Burgundy, state)
    values: list[int] = [int(table.phase + 1), int(table.round), int(table.white)]
    for tile in table.market:
        values.append(int(tile + 1))
    for depot in range(1, DEPOTS + 1):
        add_goods(values, table.crates[depot])
    for place in range(ROUNDS):
        values.append(table.coming[place] + 1 if place < len(table.coming) else 0)
    for bonus in table.bonuses:
        values.append(int(bonus))
    for bag in range(KINDS + 1):
        values.append(len(table.bags[bag]))
    waiting = table.secret
    answer: i64 = waiting[me] if waiting else NO_ACTION
    values.append(int(what_of(answer) + 1) if answer != NO_ACTION else 0)
    scores = table.scores()
    for offset in range(table.seats):
        seat: i64 = (me + offset) % table.seats
        add_player(values, table, seat, scores[seat])
        add_duchy(values, table, seat, hexes)
    return values


def add_player(values: list[int], state: Burgundy, seat: i64, score: int) -> None:
    player = state.players[seat]
    duchy = state.duchies[seat]
    turn: i64 = 0
    for place in range(len(state.order)):
        if state.order[place] == seat:
            turn = place + 1
    values.append(int(turn))
    values.append(1 if state.secret and state.secret[seat] != NO_ACTION else 0)
    values.append(score)
    values.append(int(duchy.workers))
    values.append(int(duchy.silver))
    values.append(int(player.die1))
    values.append(int(player.die2))
    values.append(int(player.used))
    values.append(1 if player.bought else 0)
    values.append(int(player.bridge))
    values.append(int(player.height))
    values.append(int(duchy.bonuses))
    stored = state.stored(seat)
    for place in range(KEYS):
        values.append(int(stored[place] + 1) if place < len(stored) else 0)
    add_goods(values, duchy.store)
    add_goods(values, duchy.sold)


def add_duchy(values: list[int], state: Burgundy, seat: i64, hexes: i64) -> None:
    duchy = state.duchies[seat]
    rest: i64 = hexes - duchy.board.size
    for tile in duchy.tiles:
        values.append(int(tile + 1))
    if rest:
        values += [0] * rest
    values += ground_of(duchy.board)
    if rest:
        values += [0] * (2 * rest)


def add_goods(values: list[int], packed: i64) -> None:
    for good in range(GOODS):
        values.append(int((packed & GOOD_MASK[good]) >> GOOD_SHIFT[good]))


def ground_of(board: Board) -> list[int]:
    """Return the kind of each hex, from 1 on, then the number of each."""
    known = GROUNDS.get(board.name)
    if known is None or BOARDS.get(board.name) is not board:
        known = [int(kind + 1) for kind in board.kind] + [int(number) for number in board.number]
        GROUNDS[board.name] = known
    return known


# ---------------------------------------------------------------- the same, only what has changed

HEAD: Final = 3  # numbers before the market
PLAYER: Final = 12  # numbers of a seat before its stored tiles


class BurgundyEncoder(Encoder):
    """Vector of a seat. What is replaced whole, or packed, is compared with what was written last."""

    def __init__(self, size: i64, hexes: i64) -> None:
        super().__init__(size, hexes)
        self._begin()

    def _begin(self) -> None:
        self.begun: bool = False
        self.plain: bool = False  # points are no more than what players made
        self.coming: tuple[int, ...] = ()
        self.bags: Bags = ()
        self.order: tuple[int, ...] = ()
        self.market_changes: i64 = -1
        self.crates: vec[i64] = vec[i64]([0] * (DEPOTS + 1))
        # By place, one's own seat first:
        self.boards: list[Board] = []
        self.laid: vec[i64] = vec[i64]()
        self.covered: vec[i64] = vec[i64]()  # and by kind
        self.store: vec[i64] = vec[i64]()
        self.sold: vec[i64] = vec[i64]()
        self.stored: vec[i64] = vec[i64]()  # how many tiles

    def forget(self) -> None:
        super().forget()
        self._begin()

    def write(self, state: State, me: i64) -> None:
        table = cast(Burgundy, state)
        if not self.begun:
            self._begin_with(table, me)
        values = self.values
        values[0] = i16(table.phase + 1)
        values[1] = i16(table.round)
        values[2] = i16(table.white)
        at: i64 = HEAD
        if table.market_changes != self.market_changes:
            self.market_changes = table.market_changes
            for tile in table.market:
                values[at] = i16(tile + 1)
                at += 1
            at = HEAD
        at += len(table.market)
        known = self.crates
        for depot in range(1, DEPOTS + 1):
            packed = table.crates[depot]
            if packed != known[depot]:
                known[depot] = packed
                write_goods(values, at, packed)
            at += GOODS
        if table.coming is not self.coming:
            self._write_coming(table.coming, at)
        at += ROUNDS
        for bonus in table.bonuses:
            values[at] = i16(bonus)
            at += 1
        if table.bags is not self.bags:
            self.bags = table.bags
            for bag in range(KINDS + 1):
                values[at + bag] = i16(len(self.bags[bag]))
        at += KINDS + 1
        waiting = table.secret
        answer: i64 = waiting[me] if waiting else NO_ACTION
        values[at] = i16(what_of(answer) + 1) if answer != NO_ACTION else i16(0)
        self._write_seats(table, me, at + 1)

    def _begin_with(self, state: Burgundy, me: i64) -> None:
        """Take what does not change during a game, and make room for what does."""
        self.begun = True
        self.plain = not state.modules and not state.options.get("handicap")
        seats = int(state.seats)
        self.laid = vec[i64]([0] * seats)
        self.covered = vec[i64]([0] * (seats * KINDS))
        self.store = vec[i64]([0] * seats)
        self.sold = vec[i64]([0] * seats)
        self.stored = vec[i64]([0] * seats)
        self.boards = [state.duchies[(me + place) % state.seats].board for place in range(state.seats)]
        width: i64 = PLAYER + KEYS + 2 * GOODS + 3 * self.hexes
        at: i64 = len(self.values) - state.seats * width
        values = self.values
        for board in self.boards:
            at += width
            ground = at - 2 * self.hexes
            for number in ground_of(board):
                values[ground] = i16(number)
                ground += 1

    def _write_coming(self, coming: tuple[int, ...], at: i64) -> None:
        self.coming = coming
        for place in range(ROUNDS):
            self.values[at + place] = i16(coming[place] + 1) if place < len(coming) else i16(0)

    def _write_seats(self, state: Burgundy, me: i64, at: i64) -> None:
        """Write all seats, this one first."""
        values = self.values
        seats = state.seats
        width: i64 = PLAYER + KEYS + 2 * GOODS + 3 * self.hexes
        if state.order is not self.order:
            self.order = state.order
            for place in range(seats):
                values[at + place * width] = 0
            for turn in range(len(state.order)):
                seat: i64 = state.order[turn]
                values[at + (seat + seats - me) % seats * width] = i16(turn + 1)
        scores = None if self.plain else state.scores()
        waiting = state.secret
        seat = me
        for place in range(seats):
            player = state.players[seat]
            duchy = state.duchies[seat]
            values[at + 1] = i16(1) if waiting and waiting[seat] != NO_ACTION else i16(0)
            values[at + 2] = i16(player.total) if scores is None else i16(scores[seat])
            values[at + 3] = i16(duchy.workers)
            values[at + 4] = i16(duchy.silver)
            values[at + 5] = i16(player.die1)
            values[at + 6] = i16(player.die2)
            values[at + 7] = i16(player.used)
            values[at + 8] = i16(1) if player.bought else i16(0)
            values[at + 9] = i16(player.bridge)
            values[at + 10] = i16(player.height)
            values[at + 11] = i16(duchy.bonuses)
            self._write_stored(at + PLAYER, place, player.keys, duchy.keys)
            self._write_duchy(at + PLAYER + KEYS, place, duchy)
            at += width
            seat += 1
            if seat == seats:
                seat = 0

    def _write_stored(self, at: i64, place: i64, own: list[i64], shared: list[i64]) -> None:
        """Write the first stored tiles, one's own before those of partners, and remove what was written behind them."""
        values = self.values
        count: i64 = 0
        for tile in own:
            if count < KEYS:
                values[at + count] = i16(tile + 1)
                count += 1
        for tile in shared:
            if count < KEYS:
                values[at + count] = i16(tile + 1)
                count += 1
        for behind in range(count, self.stored[place]):
            values[at + behind] = 0
        self.stored[place] = count

    def _write_duchy(self, at: i64, place: i64, duchy: Duchy) -> None:
        """Write goods and tiles where they have changed."""
        if duchy.store != self.store[place]:
            self.store[place] = duchy.store
            write_goods(self.values, at, duchy.store)
        if duchy.sold != self.sold[place]:
            self.sold[place] = duchy.sold
            write_goods(self.values, at + GOODS, duchy.sold)
        if duchy.laid != self.laid[place]:
            self._write_tiles(at + 2 * GOODS, place, duchy)

    def _write_tiles(self, at: i64, place: i64, duchy: Duchy) -> None:
        """Write the tiles on hexes that were free. Where one was put upon another, write all."""
        values = self.values
        covered = self.covered
        board = duchy.board
        new = duchy.laid - self.laid[place]
        self.laid[place] = duchy.laid
        for kind in range(KINDS):
            known = place * KINDS + kind
            hexes = duchy.covered[kind]
            if hexes != covered[known]:
                for spot in members(hexes & ~covered[known]):
                    cell = board.spots[kind][spot]
                    values[at + cell] = i16(duchy.tiles[cell] + 1)
                    new -= 1
                covered[known] = hexes
        if new:
            for cell, tile in enumerate(duchy.tiles):
                values[at + cell] = i16(tile + 1)


def write_goods(values: vec[i16], at: i64, packed: i64) -> None:
    for good in range(GOODS):
        values[at + good] = i16((packed >> (4 * good)) & 15)
