"""What everybody may see, and what only one seat may. Everything lies open in this game but the bags, the rolls to
come, and first castles chosen in secret.
"""

from collections.abc import Sequence
from typing import Final, cast

from crenel.games.burgundy.bags import BLACK_BAG
from crenel.games.burgundy.board import BOARDS, Board, boards_of
from crenel.games.burgundy.central import (
    AREA_POINTS,
    BLACK_DEPOT,
    BLACK_PRICE,
    BRIDGE,
    DEPOTS,
    PHASE_NAMES,
    PHASE_POINTS,
    PHASES,
    ROUNDS,
)
from crenel.games.burgundy.dump import (
    bonus_names,
    bridge_stacks,
    goods_dict,
    points_dict,
    space_kind,
    tiles_dict,
    whereabouts,
)
from crenel.games.burgundy.module import Module
from crenel.games.burgundy.options import families
from crenel.games.burgundy.own import own_boards
from crenel.games.burgundy.player import BASE_SOURCES, SOURCES
from crenel.games.burgundy.scoring import area_points, tile_points
from crenel.games.burgundy.state import Burgundy
from crenel.games.burgundy.tiles import (
    BASE_TILES,
    EMPTY,
    GOOD_NAMES,
    KIND_LETTERS,
    KIND_NAMES,
    KINDS,
    TILE_NAMES,
    TILE_ROWS,
)
from crenel.kernel.copies import copied
from crenel.kernel.state import NO_ACTION, SEATS_AT_MOST
from crenel.kernel.view_cache import ViewCache

# By event and source: the details of the event that are points, so that a score can be traced to what brought it.
EVENT_POINTS: dict[str, dict[str, list[str]]] = {
    "area_completed": {"areas": ["points"], "phases": ["phase_points"]},
    "colour_completed": {"colours": ["points"]},
    "livestock_scored": {"livestock": ["points"]},
    "points_gained": {"watchtowers": ["points"]},
    "goods_sold": {"sales": ["points"]},
    "monastery_scored": {"monasteries": ["points"]},
    "leftovers_scored": {"goods": ["goods"], "silver": ["silver"], "workers": ["workers"]},
}

DEPOT_PARTS: Final[list[str]] = [f"depot {depot}" for depot in range(DEPOTS + 1)]
PLAYER_PARTS: Final[list[str]] = [f"player {seat}" for seat in range(SEATS_AT_MOST)]


def observe(state: Burgundy, kept: ViewCache | None = None) -> dict[str, object]:
    view: dict[str, object] = {
        "game": state.game.name,
        "seats": int(state.seats),
        "options": options_part(state, kept),
        "over": state.over,
        "actor": state.actor,
        "actors": list(state.actors),
        "asking": asking(state),
        **whereabouts(state),
        "white": int(state.white),
        "order": list(state.order),
        "bridge": bridge_stacks(state),
        "coming": [GOOD_NAMES[good] for good in state.coming],
        "depots": [depot_part(state, depot, kept) for depot in range(1, DEPOTS + 1)],
        "black": depot_part(state, BLACK_DEPOT, kept),
        "bags": bags_view(state),
        "bonuses": {KIND_NAMES[kind]: ["small", "large"][: state.bonuses[kind]] for kind in range(KINDS)},
        "sale": int(state.side.sale),
        "bonus_points": {"large": int(state.side.large), "small": int(state.side.small)},
        "players": players_view(state, kept),
        "ranking": state.ranking() if state.over else None,
    }
    if state.options["duchies"]:
        view["boards"] = {board.name: board_view(board) for board in own_boards(state.options)}
    for module in state.modules:
        module.observe(state, view)
    return view


def observe_own(state: Burgundy, seat: int, view: dict[str, object]) -> None:
    if state.players and not state.over:
        view["worth"] = worth_view(state, seat)
    observe_secrets(state, seat, view)


def observe_secrets(state: Burgundy, seat: int, view: dict[str, object]) -> None:
    """Add what only this seat knows. What things are worth to it stays in its own view."""
    if state.secret and state.secret[seat] != NO_ACTION:
        players = cast(list[dict[str, object]], view["players"])[:]
        players[seat] = {**players[seat], "secret": state.text(state.secret[seat], seat)}
        view["players"] = players
    for module in state.modules:
        module.observe_own(state, seat, view)


def asking(state: Burgundy) -> dict[str, object] | None:
    """What is asked now: the step and its details."""
    if state.over:
        return None
    step = state.stack[-1]
    return {"step": state.game.step_name(step), **step.details()}


def options_part(state: Burgundy, kept: ViewCache | None) -> object:
    if kept is None:
        return copied(state.options)
    return kept.part("options", None) or kept.keep("options", None, state.options)


def depot_part(state: Burgundy, depot: int, kept: ViewCache | None) -> object:
    """A depot, made anew if something came or went."""
    if kept is None:
        return depot_view(state, depot)
    side = state.side
    shown = (state.phase, state.crates[depot], state.market[side.first[depot] : side.after[depot]])
    name = DEPOT_PARTS[depot]
    return kept.part(name, shown) or kept.keep(name, shown, depot_view(state, depot))


def players_view(state: Burgundy, kept: ViewCache | None) -> list[object]:
    """All players. What modules and secret choices add to them is not kept."""
    scores = state.scores()
    if kept is None or state.modules or state.secret:
        return [player_view(state, seat, scores[seat]) for seat in range(len(state.players))]
    return [player_part(state, seat, scores[seat], kept) for seat in range(len(state.players))]


def player_part(state: Burgundy, seat: int, score: int, kept: ViewCache) -> object:
    """A player without modules, made anew if something changed. Powers come from tiles."""
    player = state.players[seat]
    duchy = state.duchies[seat]
    shown = (
        (duchy.tiles[:], player.keys[:], player.points[:], duchy.bonuses),
        (duchy.store, duchy.sold, duchy.workers, duchy.silver),
        (player.die1, player.die2, player.used, player.bought, player.bridge),
    )
    name = PLAYER_PARTS[seat]
    return kept.part(name, shown) or kept.keep(name, shown, player_view(state, seat, score))


def depot_view(state: Burgundy, depot: int) -> dict[str, object]:
    side = state.side
    spaces: list[object] = []
    for space in range(side.first[depot], side.after[depot]):
        kind = side.kinds[space][state.phase % 2 if state.phase >= 0 else 0]
        tile = state.market[space]
        spaces.append(
            {
                "kind": space_kind(int(kind)),
                "tile": None if tile == EMPTY else TILE_NAMES[tile],
            }
        )
    return {"depot": depot, "spaces": spaces, "goods": goods_dict(state.crates[depot])}


def worth_view(state: Burgundy, seat: int) -> dict[str, int]:
    """Points of tiles that a seat can come by, as far as they can be told."""
    worth: dict[str, int] = {}
    for tile in state.market + state.stored(seat):
        if tile != EMPTY and TILE_NAMES[tile] not in worth:
            points = tile_points(state, seat, tile)
            if points is not None:
                worth[TILE_NAMES[tile]] = points
    return worth


def bags_view(state: Burgundy) -> dict[str, int]:
    """How many tiles of each back are still face down."""
    left = {name: len(state.bags[kind]) for kind, name in enumerate(KIND_NAMES)}
    left["black"] = len(state.bags[BLACK_BAG])
    return left


def player_view(state: Burgundy, seat: int, score: int) -> dict[str, object]:
    player = state.players[seat]
    duchy = state.duchies[seat]
    row: dict[str, object] = {
        "seat": seat,
        "board": duchy.board.name,
        "tiles": tiles_dict(duchy),
        "keys": [TILE_NAMES[tile] for tile in player.keys],
        "key_spaces": int(state.key_spaces(seat)),
        "goods": goods_dict(duchy.store),
        "good_spaces": int(state.good_spaces(seat)),
        "sold": goods_dict(duchy.sold),
        "workers": int(duchy.workers),
        "silver": int(duchy.silver),
        "dice": [
            {"value": int(die), "used": bool(player.used & bit)}
            for die, bit in ((player.die1, 1), (player.die2, 2))
            if die
        ],
        "bought": player.bought,
        "bonuses": bonus_names(duchy),
        "bridge": int(player.bridge),
        "sale": int(state.side.sale * duchy.powers.sale_factor),
        "bonus_factor": int(duchy.powers.bonus_factor),
        "area_points": [int(area_points(state, seat, area)) for area in range(len(duchy.board.area_size))],
        "score": score,
        "points": state.with_handicap(seat, points_dict(player)),
    }
    if state.secret:
        row["ready"] = state.secret[seat] != NO_ACTION
    for module in state.modules:
        module.observe_player(state, seat, row)
    return row


def board_view(board: Board) -> dict[str, object]:
    return {
        "name": board.name,
        "title": board.title,
        "family": board.family,
        "source": board.source,
        "start": board.cells[board.start] if board.start >= 0 else None,
        "starts": [board.cells[cell] for cell in board.starts],
        "rivers": [
            [board.cells[cell], board.cells[other]]
            for cell, across in enumerate(board.rivers)
            for other in across
            if cell < other
        ],
        "cells": [
            {
                "cell": name,
                "kind": KIND_NAMES[board.kind[cell]],
                "number": int(board.number[cell]),
                "area": int(board.area[cell]),
                "row": board.spot[cell][0],
                "x": board.spot[cell][1],
                "near": [board.cells[other] for other in board.near[cell]],
            }
            for cell, name in enumerate(board.cells)
        ],
    }


def catalogue(modules: Sequence[Module]) -> dict[str, object]:
    """Return what never changes: boards, tiles, goods, tables, and the pieces of modules."""
    boards = [BOARDS[name] for family in families(modules) for name in boards_of(family)]
    tiles = [*range(BASE_TILES), *[tile for module in modules for tile in module.tiles()]]
    rows = [TILE_ROWS[tile] for tile in tiles]
    sources = sorted(number for module in modules for number in module.sources())
    points: dict[str, object] = dict(copied(EVENT_POINTS))
    for module in modules:
        points |= module.event_points()
    told: dict[str, object] = {
        "boards": {board.name: board_view(board) for board in boards},
        "tiles": {row["name"]: {key: value for key, value in row.items() if key != "name"} for row in rows},
        "kinds": dict(zip(KIND_NAMES, KIND_LETTERS, strict=True)),
        "goods": {name: number for number, name in enumerate(GOOD_NAMES, 1)},
        "phases": dict(zip(PHASE_NAMES, PHASE_POINTS, strict=True)),
        "rounds": ROUNDS,
        "last_phase": PHASE_NAMES[PHASES - 1],
        "area_points": list(AREA_POINTS),
        "bridge": BRIDGE,
        "black_price": int(BLACK_PRICE),
        "sources": [*SOURCES[:BASE_SOURCES], *[SOURCES[number] for number in sources]],
        "told_points": points,
    }
    for module in modules:
        told |= module.catalogue()
    return told
