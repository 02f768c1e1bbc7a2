"""Bells: a toy expansion of The Castles of Burgundy.

Everybody is dealt a tune from 1 to 6 that nobody else knows. A belfry brings a worker when it is placed. Once per phase
whoever has a belfry may ring for 1 silver and scores the tune, which all know from then on. At the end of a phase a
worker may toll the bells for a point each. At the end of the game every belfry is worth 2 points.
"""

import random
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from mypy_extensions import i64

from crenel.games.burgundy.effects import gain_workers
from crenel.games.burgundy.module import Module, Part
from crenel.games.burgundy.modules.supply import count_tiles, fill_bags
from crenel.games.burgundy.moves import SKIP, verb_of
from crenel.games.burgundy.state import Burgundy
from crenel.games.burgundy.tiles import add_tiles
from crenel.kernel.errors import BadState, Refusal
from crenel.kernel.reading import whole
from crenel.kernel.state import NO_ACTION, State, Step

NAME = "bells"
TILES = add_tiles(tomllib.loads(Path(__file__).with_name("tiles.toml").read_text(encoding="utf-8")))
BELFRY = TILES[0]
RING, TOLL = 17, 27  # verbs
POINTS = 13  # source of points
WORTH = 2  # points of a belfry at the end


class Tunes(Part):
    """By seat: its tune, whether all know it, and whether it has rung in this phase."""

    def __init__(self, seats: int) -> None:
        self.tunes = [0] * seats
        self.known = [False] * seats
        self.rung = [False] * seats

    def clone(self) -> "Tunes":
        copy = Tunes(0)
        copy.tunes, copy.known, copy.rung = self.tunes[:], self.known[:], self.rung[:]
        return copy

    def dump(self, state: Burgundy) -> dict[str, object]:
        return {"tunes": self.tunes[:], "known": self.known[:], "rung": self.rung[:]}


def tunes_of(state: Burgundy) -> Tunes:
    part = state.part(NAME)
    assert isinstance(part, Tunes)
    return part


def belfries(state: Burgundy, seat: int) -> int:
    return state.duchies[seat].tiles.count(BELFRY)


class Bells(Module):
    def __init__(self) -> None:
        super().__init__(NAME)
        self.seats = [2, 3, 4]
        self.excludes = {"team": "bells-team"}
        self.rules = [{"id": "burgundy.bells.ring", "page": 99}]

    def tiles(self) -> list[int]:
        return TILES

    def sources(self) -> dict[int, str]:
        return {POINTS: "bells"}

    def event_points(self) -> dict[str, dict[str, list[str]]]:
        return {event: {"bells": ["points"]} for event in ("bell_rung", "bells_tolled", "belfries_scored")}

    def catalogue(self) -> dict[str, object]:
        return {"belfry_points": WORTH}

    # ------------------------------------------------------------ rules

    def set_up(self, state: Burgundy) -> None:
        fill_bags(state, TILES)
        tunes_of(state).tunes = [int(state.rng.die()) for _ in range(state.seats)]

    def phase_started(self, state: Burgundy) -> None:
        tunes_of(state).rung = [False] * int(state.seats)

    def building_effect(self, state: Burgundy, seat: i64, tile: i64) -> None:
        if tile == BELFRY:
            gain_workers(state, seat, 1)

    def turn_actions(self, state: Burgundy, seat: i64, found: list[int]) -> None:
        if belfries(state, seat) and state.duchies[seat].silver and not tunes_of(state).rung[seat]:
            found.append(RING)

    def turn_action(self, state: Burgundy, seat: i64, action: int) -> bool:
        if verb_of(action) != RING:
            return False
        part = tunes_of(state)
        part.known[seat] = part.rung[seat] = True
        state.duchies[seat].silver -= 1
        give_points(state, seat, "bell_rung", part.tunes[seat])
        return True

    def phase_ended(self, state: Burgundy) -> None:
        for seat in reversed(state.order):
            state.push(Toll(seat))

    def final_scoring(self, state: Burgundy, seat: i64) -> None:
        if belfries(state, seat):
            give_points(state, seat, "belfries_scored", WORTH * belfries(state, seat))

    # ------------------------------------------------------------ notation, dumps, views

    def verbs(self) -> dict[int, str]:
        return {RING: "ring", TOLL: "toll"}

    def why_not(self, state: Burgundy, words: str, seat: int) -> Refusal | None:
        if words == "ring" and not state.duchies[seat].silver:
            return Refusal("purchase-short", "burgundy.bells.ring", {"silver": 1})
        return None

    def steps(self) -> dict[str, type[Step]]:
        return {"toll": Toll}

    def count_printed(self, state: Burgundy, counts: list[int]) -> None:
        count_tiles(TILES, counts)

    def new_part(self, state: Burgundy) -> Part:
        return Tunes(int(state.seats))

    def load_part(self, state: Burgundy, data: Mapping[str, Any], where: str) -> Part:
        part = Tunes(int(state.seats))
        part.tunes = [whole(tune, f"{where}.tunes", int(bool(state.players)), 6) for tune in data["tunes"]]
        part.known = [bool(known) for known in data["known"]]
        part.rung = [bool(rung) for rung in data["rung"]]
        for found in (len(part.tunes), len(part.known), len(part.rung)):
            if found != state.seats:
                raise BadState("state-seats", where=where, found=found, seats=int(state.seats))
        return part

    def observe(self, state: Burgundy, view: dict[str, object]) -> None:
        view["tolling"] = [seat for seat in range(len(state.players)) if belfries(state, seat)]

    def observe_player(self, state: Burgundy, seat: int, row: dict[str, object]) -> None:
        part = tunes_of(state)
        row["tune"] = part.tunes[seat] if part.known[seat] else None
        row["rung"] = part.rung[seat]

    def observe_own(self, state: Burgundy, seat: int, view: dict[str, object]) -> None:
        view["my_tune"] = tunes_of(state).tunes[seat]

    def forget(self, state: Burgundy, seat: int, rng: random.Random) -> None:
        part = tunes_of(state)
        for other in range(int(state.seats)):
            if other != seat and not part.known[other]:
                part.tunes[other] = rng.randint(1, 6)


def give_points(state: Burgundy, seat: i64, event: str, points: int) -> None:
    state.score(seat, POINTS, points)
    if state.recording:
        state.emit(event, seat, {"points": points})


class Toll(Step):
    """A worker may toll all bells of a duchy."""

    def options(self, state: State) -> list[int] | None:
        assert isinstance(state, Burgundy)
        return [TOLL, SKIP] if belfries(state, self.seat) and state.duchies[self.seat].workers else None

    def resolve(self, state: State, action: int) -> None:
        assert isinstance(state, Burgundy)
        if action in (NO_ACTION, SKIP):
            return
        state.duchies[self.seat].workers -= 1
        give_points(state, self.seat, "bells_tolled", belfries(state, self.seat))
