"""What a seat of Burgundy sees, as numbers. Everything lies open but the first castle, while it is chosen in secret.

`FIELDS` names the numbers in their order; docs/envs.md explains them.
"""

from typing import Final, cast

from mypy_extensions import i64

from crenel.games.burgundy.board import BOARDS, Board
from crenel.games.burgundy.central import DEPOTS, KEY_SPACES, ROUNDS
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
