"""Points: for areas and colours when they are completed, for livestock when it is placed, and at the end."""

from mypy_extensions import i64

from crenel.games.burgundy.central import (
    AREA_POINTS,
    LARGEST_AREA,
    POINTS_PER_GOOD,
    POINTS_PER_SILVER,
    WORKERS_PER_POINT,
)
from crenel.games.burgundy.duchy import Duchy
from crenel.games.burgundy.player import (
    AREAS,
    COLOURS,
    GOODS_LEFT,
    LIVESTOCK,
    MONASTERY_POINTS,
    PHASES,
    SILVER_LEFT,
    WORKERS_LEFT,
)
from crenel.games.burgundy.state import Burgundy
from crenel.games.burgundy.tiles import (
    ANIMAL,
    ANIMAL_NAMES,
    EMPTY,
    END_MONASTERIES,
    GIVES_POINTS,
    HEADS,
    JOINS,
    KIND_NAMES,
    KINDS,
    MONASTERIES,
    MONASTERY,
    MONASTERY_TILE,
    PASTURE,
    TILE_KIND,
    TILE_NAMES,
    TILE_OF,
    TILE_ROWS,
    all_goods,
    good_types,
)
from crenel.kernel.state import BIT


def score_completion(state: Burgundy, seat: i64, cell: i64) -> None:
    """Score the area and the colour of a hex that has just been covered, if they are now complete."""
    duchy = state.duchies[seat]
    area = duchy.board.area[cell]
    if not duchy.whole_area(area):
        return
    points = area_points(state, seat, area)
    state.score(seat, AREAS, points)
    state.score(seat, PHASES, state.phase_points())
    if state.recording:
        details: dict[str, object] = {
            "kind": KIND_NAMES[duchy.board.kind[cell]],
            "cells": [duchy.board.cells[each] for each in duchy.board.area_cells[area]],
            "points": int(points),
            "phase_points": int(state.phase_points()),
        }
        state.emit("area_completed", seat, details)
    kind = duchy.board.kind[cell]
    if duchy.whole_kind(kind):
        score_colour(state, seat, kind)


def area_points(state: Burgundy, seat: i64, area: i64) -> i64:
    """Return the points of an area by its size, once it is complete."""
    size = state.duchies[seat].board.area_size[area]
    for module in state.modules:
        size = module.area_size(state, seat, area, size)
    return AREA_POINTS[min(size, LARGEST_AREA)]


def score_colour(state: Burgundy, seat: i64, kind: i64) -> None:
    """Give the bonus tile of a completed kind: the large one to the first, the small one to the second."""
    for module in state.modules:
        if module.colour_completed(state, seat, kind):
            return
    left = state.bonuses[kind]
    if left == 0:
        return
    points = (state.side.large if left == 2 else state.side.small) * state.duchies[seat].powers.bonus_factor
    state.bonuses[kind] = left - 1
    state.duchies[seat].bonuses += (3 - left) * BIT[2 * kind]
    state.score(seat, COLOURS, points)
    if state.recording:
        size = "large" if left == 2 else "small"
        state.emit("colour_completed", seat, {"kind": KIND_NAMES[kind], "bonus": size, "points": int(points)})


def livestock_points(duchy: Duchy, tile: i64, cell: i64) -> i64:
    """Return the points of a livestock tile on this hex: its animals, and again those of its kind already in the same
    pasture.
    """
    extra = duchy.powers.livestock_points
    points = HEADS[tile] + extra
    for other in pasture_of(duchy, cell):
        there = duchy.tiles[other]
        if other != cell and there != EMPTY and (ANIMAL[there] == ANIMAL[tile] or JOINS[there]):
            points += HEADS[there] + extra
    return points


def pasture_of(duchy: Duchy, cell: i64) -> list[i64]:
    """Return the hexes that count as one pasture with this one."""
    if duchy.powers.one_pasture:
        return duchy.board.spots[PASTURE]
    return duchy.board.area_cells[duchy.board.area[cell]]


def score_livestock(state: Burgundy, seat: i64, tile: i64, cell: i64) -> None:
    points = livestock_points(state.duchies[seat], tile, cell)
    state.score(seat, LIVESTOCK, points)
    if state.recording:
        state.emit("livestock_scored", seat, {"tile": TILE_NAMES[tile], "points": int(points)})


def score_end(state: Burgundy, seat: i64) -> None:
    """Score leftovers, and the monasteries that pay at the end."""
    for module in state.modules:
        if not module.scores_leftovers():
            return
    score_leftovers(state, seat)
    paying = state.monasteries(seat) & END_MONASTERIES[0]
    for number in range(1, len(MONASTERIES) + 1):
        if paying & BIT[number]:
            effect: dict[str, object] = MONASTERIES[number - 1]["effect"]
            points = monastery_points(state, seat, effect)
            state.score(seat, MONASTERY_POINTS, points)
            if state.recording:
                name = TILE_NAMES[MONASTERY_TILE[number]]
                state.emit("monastery_scored", seat, {"tile": name, "points": points})
            for module in state.modules:
                module.monastery_paid(state, seat, effect)
    for module in state.modules:
        module.final_scoring(state, seat)


def score_leftovers(state: Burgundy, seat: i64) -> None:
    duchy = state.duchies[seat]
    goods = all_goods(duchy.store) * POINTS_PER_GOOD
    silver = duchy.silver * POINTS_PER_SILVER
    workers = duchy.workers // WORKERS_PER_POINT
    state.score(seat, GOODS_LEFT, goods)
    state.score(seat, SILVER_LEFT, silver)
    state.score(seat, WORKERS_LEFT, workers)
    points = goods + silver + workers
    if state.recording and points > 0:
        parts: dict[str, object] = {"goods": int(goods), "silver": int(silver), "workers": int(workers)}
        state.emit("leftovers_scored", seat, {**parts, "points": int(points)})


def monastery_points(state: Burgundy, seat: i64, effect: dict[str, object]) -> int:
    """Return the points of a monastery that pays at the end, as the duchy stands."""
    duchy = state.duchies[seat]
    points = effect["points"]
    assert isinstance(points, int)
    count = monastery_count(duchy, effect)
    for module in state.modules:
        count = module.monastery_count(state, seat, effect, count)
    return points * count * int(duchy.powers.monastery_factor)


def tile_points(state: Burgundy, seat: i64, tile: i64) -> int | None:
    """Return the points that a tile would score by itself as things stand, at best; None where that depends on more, or
    is nothing.
    """
    if TILE_KIND[tile] == PASTURE:
        return None if JOINS[tile] else best_livestock(state.duchies[seat], tile)
    if TILE_KIND[tile] == MONASTERY:
        effect: dict[str, object] = TILE_ROWS[tile].get("effect", {})
        if "points" in effect:
            return monastery_points(state, seat, effect)
    return int(GIVES_POINTS[tile]) or None


def best_livestock(duchy: Duchy, tile: i64) -> int | None:
    """Return the points of a livestock tile in the pasture that is best for it; None if all hexes are covered."""
    best: i64 = 0
    tried: i64 = 0
    for cell in duchy.board.spots[PASTURE]:
        pasture = BIT[duchy.board.area[cell]]
        if duchy.tiles[cell] == EMPTY and not tried & pasture:
            tried |= pasture
            best = max(best, livestock_points(duchy, tile, cell))
    return int(best) if tried else None


def monastery_count(duchy: Duchy, effect: dict[str, object]) -> int:
    """Return how often a monastery pays."""
    per = effect["per"]
    if per == "sold_type":
        return int(good_types(duchy.sold))
    if per == "sold_good":
        return int(all_goods(duchy.sold))
    if per == "building":
        return duchy.tiles.count(TILE_OF[str(effect["building"])])
    if per == "animal":
        kept = [ANIMAL[tile] for tile in duchy.tiles if tile != EMPTY and ANIMAL[tile] != EMPTY]
        return sum(1 for animal in range(len(ANIMAL_NAMES)) if animal in kept)
    assert per == "bonus"
    return sum(1 for kind in range(KINDS) if (duchy.bonuses >> (2 * kind)) & 3)
