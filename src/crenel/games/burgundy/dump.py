"""Dumps: a state as plain data, with names instead of codes."""

from collections.abc import Sequence

from crenel.games.burgundy.bags import black_counts, coloured_counts
from crenel.games.burgundy.central import BESIDE, BLACK_DEPOT, BLACK_SPACE, BRIDGE, DEPOTS, PHASE_NAMES
from crenel.games.burgundy.duchy import Duchy
from crenel.games.burgundy.player import BASE_SOURCES, SOURCES, Player
from crenel.games.burgundy.state import Burgundy
from crenel.games.burgundy.tiles import EMPTY, GOOD_NAMES, GOODS, KIND_NAMES, KINDS, TILE_NAMES, goods_of, tile_counts
from crenel.kernel.options import written
from crenel.kernel.state import NO_ACTION

BONUS_NAMES = ["", "large", "small"]


def goods_dict(packed: int) -> dict[str, int]:
    return {GOOD_NAMES[good]: int(goods_of(packed, good)) for good in range(GOODS) if goods_of(packed, good)}


def tiles_dict(duchy: Duchy) -> dict[str, str]:
    return {duchy.board.cells[cell]: TILE_NAMES[tile] for cell, tile in enumerate(duchy.tiles) if tile != EMPTY}


def counts_dict(counts: Sequence[int]) -> dict[str, int]:
    return {TILE_NAMES[tile]: count for tile, count in enumerate(counts) if count}


def bonus_names(duchy: Duchy) -> dict[str, str]:
    held = [(kind, int(duchy.bonuses >> (2 * kind)) & 3) for kind in range(KINDS)]
    return {KIND_NAMES[kind]: BONUS_NAMES[bonus] for kind, bonus in held if bonus}


def bridge_stacks(state: Burgundy) -> list[list[int]]:
    """Return seats on each space of the bridge, in a stack the lowest first."""
    stacks: list[list[int]] = []
    for space in range(BRIDGE):
        here = [(int(player.height), seat) for seat, player in enumerate(state.players) if player.bridge == space]
        stacks.append([seat for _, seat in sorted(here)])
    return stacks


def whereabouts(state: Burgundy) -> dict[str, object]:
    """Return phase and round; the phase is None while first castles are founded."""
    return {"phase": PHASE_NAMES[state.phase] if state.phase >= 0 else None, "round": int(state.round)}


def dump(state: Burgundy) -> dict[str, object]:
    return {
        "game": state.game.name,
        "rules": state.game.rules,
        "seats": int(state.seats),
        "options": written(state.game.options, state.options),
        "rng": state.rng.dump(),
        **whereabouts(state),
        "white": int(state.white),
        "order": list(state.order),
        "bridge": bridge_stacks(state),
        "depots": {name_of(depot): _dump_depot(state, depot) for depot in [*range(1, DEPOTS + 1), BLACK_DEPOT]},
        "coming": [GOOD_NAMES[good] for good in state.coming],
        "bonuses": {KIND_NAMES[kind]: ["small", "large"][: state.bonuses[kind]] for kind in range(KINDS)},
        "duchies": [_dump_seat(state, seat) for seat in range(len(state.players))],
        "bags": {
            "coloured": counts_dict(coloured_counts(state.bags)),
            "black": counts_dict(black_counts(state.bags)),
            "goods": {GOOD_NAMES[good]: count for good, count in enumerate(state.goods_bag) if count},
        },
        "box": counts_dict(tile_counts(state.box)),
        "stack": [
            {"step": state.game.step_name(step), "seat": int(step.seat), **step.details()} for step in state.stack
        ],
        "secret": [
            None if action == NO_ACTION else state.text(action, seat) for seat, action in enumerate(state.secret)
        ],
        "barrier": int(state.barrier),
        **_dump_parts(state),
    }


def _dump_parts(state: Burgundy) -> dict[str, object]:
    """Return the state of the modules."""
    if not state.modules:
        return {}
    kept = zip(state.modules, state.parts, strict=True)
    return {"modules": {module.name: part.dump(state) for module, part in kept}}


def points_dict(player: Player) -> dict[str, int]:
    """Return points by source; those of modules only where there are any."""
    return {
        name: int(player.points[source])
        for source, name in enumerate(SOURCES[: len(player.points)])
        if source < BASE_SOURCES or player.points[source]
    }


def name_of(depot: int) -> str:
    return "black" if depot == BLACK_DEPOT else str(depot)


def space_kind(kind: int) -> str:
    """Return the name of the kind that a space of the central board takes."""
    if kind == BLACK_SPACE:
        return "black"
    return "wild" if kind == BESIDE else KIND_NAMES[kind]


def _dump_depot(state: Burgundy, depot: int) -> dict[str, object]:
    spaces = range(state.side.first[depot], state.side.after[depot])
    tiles = [None if state.market[space] == EMPTY else TILE_NAMES[state.market[space]] for space in spaces]
    return {"tiles": tiles, "goods": goods_dict(state.crates[depot])}


def _dump_seat(state: Burgundy, seat: int) -> dict[str, object]:
    """Return a player with their duchy; of partners the first has the duchy, the others say whose it is."""
    player = state.players[seat]
    duchy = state.duchies[seat]
    if not state.is_owner(seat):
        return {"partner": seat % int(state.duchy_count), **_dump_player(player)}
    land: dict[str, object] = {
        "board": duchy.board.name,
        "tiles": tiles_dict(duchy),
        "goods": goods_dict(duchy.store),
        "sold": goods_dict(duchy.sold),
        "workers": int(duchy.workers),
        "silver": int(duchy.silver),
        "bonuses": bonus_names(duchy),
    }
    if state.duchy_count < state.seats:
        land["shared"] = [TILE_NAMES[tile] for tile in duchy.keys]
    return {**land, **_dump_player(player)}


def _dump_player(player: Player) -> dict[str, object]:
    return {
        "keys": [TILE_NAMES[tile] for tile in player.keys],
        "dice": [int(player.die1), int(player.die2)],
        "used": [bool(player.used & 1), bool(player.used & 2)],
        "bought": player.bought,
        "points": points_dict(player),
    }
