"""Four extra tiles: the bridge (27), the workers (28), the crane, the geese."""

from collections.abc import Mapping
from typing import Any, Final

from mypy_extensions import i64

from crenel.games.burgundy.changes import CRANE_ONCE
from crenel.games.burgundy.duchy import Duchy
from crenel.games.burgundy.effects import Effect, gain_workers, push_building
from crenel.games.burgundy.module import Module, Part
from crenel.games.burgundy.modules.supply import count_tiles, fill_bags
from crenel.games.burgundy.moves import SKIP, move, verb_of, what_of
from crenel.games.burgundy.player import LIVESTOCK
from crenel.games.burgundy.scoring import pasture_of
from crenel.games.burgundy.state import Burgundy
from crenel.games.burgundy.texts import NUMBER_NAMES
from crenel.games.burgundy.tiles import (
    ANIMAL,
    ANIMAL_NAMES,
    BLACK,
    BUILDING,
    COLOURED,
    EMPTY,
    HEADS,
    JOINS,
    MONASTERIES,
    PASTURE,
    TILE_NAMES,
    TILES_OF_KIND,
    add_tiles,
    read,
)
from crenel.games.burgundy.turn import in_turn
from crenel.kernel.errors import BadState, Refusal
from crenel.kernel.state import BIT, State, Step

TILES: Final[list[int]] = add_tiles(read("modules/extra_tiles/tiles.toml"))
BRIDGE_TILE: Final[int] = TILES[0]
CRANE: Final[int] = TILES[2]
GEESE: Final[int] = TILES[3]
# verbs
COPY: Final = 18  # building tile
COUNT: Final = 19  # animal
HIRE: Final = 28  # workers for silver

NUMBER_NAMES.update({"copy": "", "hire": "workers", "on_top": ""})


class CraneMemory(Part):
    """Where monasteries pay when they are placed: whether the crane has counted for one."""

    __slots__ = ("counted",)

    def __init__(self) -> None:
        self.counted: bool = False

    def clone(self) -> Part:
        copy = CraneMemory()
        copy.counted = self.counted
        return copy

    def dump(self, state: Burgundy) -> dict[str, object]:
        return {"crane_counted": True} if self.counted else {}


class ExtraTiles(Module):
    def __init__(self) -> None:
        super().__init__("extra_tiles")
        self.decisions = read("modules/extra_tiles/lengths.toml")["decisions"]
        self.rules = read("modules/extra_tiles/rules.toml")["rules"]

    def tiles(self) -> list[int]:
        return TILES

    def set_up(self, state: Burgundy) -> None:
        fill_bags(state, TILES)

    def count_printed(self, state: Burgundy, counts: list[int]) -> None:
        count_tiles(TILES, counts)

    # ------------------------------------------------------------ the bridge

    def marker_moved(self, state: Burgundy, seat: i64) -> None:
        raise_markers(state)

    def tile_placed(self, state: Burgundy, seat: i64, tile: i64, cell: i64) -> None:
        if tile == BRIDGE_TILE:
            raise_markers(state)
        elif tile == GEESE:
            state.push(ChooseAnimal(seat, cell, state.duchies[seat].board.cells[cell]))

    # ------------------------------------------------------------ the workers

    def free_actions(self, state: Burgundy, seat: i64, found: list[int]) -> None:
        duchy = state.duchies[seat]
        if duchy.silver and "hire" in duchy.powers.numbers and in_turn(state, seat):
            found.append(HIRE)

    def free_action(self, state: Burgundy, seat: i64, action: int) -> bool:
        if verb_of(action) != HIRE:
            return False
        duchy = state.duchies[seat]
        duchy.silver -= 1
        if state.recording:
            state.emit("workers_hired", seat, {"silver": 1})
        gain_workers(state, seat, duchy.powers.numbers["hire"])
        return True

    # ------------------------------------------------------------ the crane

    def building_effect(self, state: Burgundy, seat: i64, tile: i64) -> None:
        if tile == CRANE:
            state.push(CopyBuilding(seat))

    def monastery_count(self, state: Burgundy, seat: i64, effect: dict[str, object], count: int) -> int:
        """The crane counts as one building more, of the type that pays best; where monasteries pay when they are
        placed, of the first type that does.
        """
        if CRANE not in state.duchies[seat].tiles:
            return count
        if state.rules >= CRANE_ONCE and pay_when_placed(state):
            return count if self.memory(state).counted or effect["per"] != "building" else count + 1
        return count + 1 if crane_pays(state.monasteries(seat)) is effect else count

    def monastery_paid(self, state: Burgundy, seat: i64, effect: dict[str, object]) -> None:
        counts = effect["per"] == "building" and CRANE in state.duchies[seat].tiles
        if counts and state.rules >= CRANE_ONCE and pay_when_placed(state):
            self.memory(state).counted = True

    def memory(self, state: Burgundy) -> CraneMemory:
        part = state.part(self.name)
        assert isinstance(part, CraneMemory)
        return part

    # ------------------------------------------------------------ notation and dumps

    def verbs(self) -> dict[int, str]:
        return {HIRE: "hire", COPY: "copy", COUNT: "count"}

    def fields(self, state: Burgundy, action: int, seat: int, parts: dict[str, object]) -> None:
        verb = verb_of(action)
        if verb == HIRE:
            parts["silver"] = 1
        elif verb == COPY:
            parts["tile"] = TILE_NAMES[what_of(action)]
        elif verb == COUNT:
            parts["animal"] = ANIMAL_NAMES[what_of(action)]
            parts["words"] = [parts["animal"]]

    def why_not(self, state: Burgundy, words: str, seat: int) -> Refusal | None:
        verb = words.partition(" ")[0]
        if verb == "hire":
            if "hire" not in state.duchies[seat].powers.numbers:
                return Refusal("hire-without-tile", "burgundy.extra-tiles.workers")
            if not state.duchies[seat].silver:
                return Refusal("hire-without-silver", "burgundy.extra-tiles.workers", {"silver": 1})
        if verb == "copy" and isinstance(state.stack[-1], CopyBuilding):
            return Refusal("no-building-to-copy", "burgundy.extra-tiles.crane", None, {"text": words})
        return None

    def new_part(self, state: Burgundy) -> Part:
        return CraneMemory()

    def load_part(self, state: Burgundy, data: Mapping[str, Any], where: str) -> Part:
        part = CraneMemory()
        if "crane_counted" in data:
            lies = any(CRANE in duchy.tiles for duchy in state.duchies)
            if data["crane_counted"] is not True or not lies:
                raise BadState("state-crane", where=f"{where}.crane_counted")
            part.counted = True
        return part

    def steps(self) -> dict[str, type[Step]]:
        return {"copy_building": CopyBuilding}

    def load_step(self, state: Burgundy, name: str, seat: int, row: Mapping[str, Any], where: str) -> Step | None:
        if name != "choose_animal":
            return None
        board = state.duchies[seat].board
        cell = board.cell_named(row["cell"])
        if cell < 0 or board.kind[cell] != PASTURE:
            raise BadState("state-hex", where=where, value=str(row["cell"]))
        return ChooseAnimal(seat, cell, str(row["cell"]))


def raise_markers(state: Burgundy) -> None:
    """Move the markers of players with the bridge to the top of their stacks."""
    for seat in reversed(state.turn_order()):  # of two partners the upper one stays the upper one
        mine = state.players[seat]
        if "on_top" not in state.duchies[seat].powers.numbers:
            continue
        top = mine.height
        for player in state.players:
            if player is not mine and player.bridge == mine.bridge and player.height > mine.height:
                top = max(top, player.height)
                player.height -= 1
        if top != mine.height:
            mine.height = top
            if state.recording:
                state.emit("marker_raised", seat, {"space": int(mine.bridge)})


def pay_when_placed(state: Burgundy) -> bool:
    """Return whether monasteries pay when they are placed, and not at the end."""
    return not all(module.scores_leftovers() for module in state.modules)


def crane_pays(held: i64) -> dict[str, Any] | None:
    """Return the effect of the best among these monasteries that count buildings, if there is one."""
    best: dict[str, Any] | None = None
    for row in MONASTERIES:
        effect: dict[str, Any] = row["effect"]
        if (
            held & BIT[row["number"]]
            and effect.get("per") == "building"
            and (best is None or effect["points"] > best["points"])
        ):
            best = effect
    return best


def buildings_in_play(state: Burgundy) -> list[int]:
    """Return the building types of this game whose effect can be copied."""
    counts = [coloured + black for coloured, black in zip(COLOURED, BLACK)]
    for module in state.modules:
        module.count_printed(state, counts)
    return [int(tile) for tile in TILES_OF_KIND[BUILDING] if tile != CRANE and counts[tile]]


class CopyBuilding(Effect):
    """Crane: the effect of any building."""

    def answers(self, state: Burgundy, found: list[int]) -> None:
        for tile in buildings_in_play(state):
            found.append(move(COPY, 0, tile, 0))
        found.append(SKIP)

    def answer(self, state: Burgundy, action: i64) -> None:
        tile = what_of(action)
        if state.recording:
            state.emit("building_copied", self.seat, {"tile": TILE_NAMES[tile]})
        push_building(state, self.seat, tile)


class ChooseAnimal(Step):
    """Geese: the animals of one other kind in the same pasture score as well."""

    __slots__ = ("cell", "name")

    def __init__(self, seat: i64, cell: i64, name: str) -> None:
        super().__init__(seat)
        self.cell: i64 = cell
        self.name: str = name  # of the hex

    def options(self, state: State) -> list[int] | None:
        assert isinstance(state, Burgundy)
        duchy = state.duchies[self.seat]
        found = [move(COUNT, 0, animal, 0) for animal in range(len(ANIMAL_NAMES)) if herd(duchy, self.cell, animal)]
        return found or None

    def resolve(self, state: State, action: int) -> None:
        assert isinstance(state, Burgundy)
        if action < 0:
            return
        points = herd(state.duchies[self.seat], self.cell, what_of(action))
        state.score(self.seat, LIVESTOCK, points)
        if state.recording:
            state.emit("livestock_scored", self.seat, {"tile": TILE_NAMES[GEESE], "points": int(points)})

    def details(self) -> dict[str, object]:
        return {"cell": self.name}


def herd(duchy: Duchy, cell: i64, animal: i64) -> i64:
    """Return what the animals of a kind in the pasture of this hex score, the geese themselves not counted."""
    points: i64 = 0
    for other in pasture_of(duchy, cell):
        tile = duchy.tiles[other]
        if tile != EMPTY and ANIMAL[tile] == animal and not JOINS[tile]:
            points += HEADS[tile] + duchy.powers.livestock_points
    return points
