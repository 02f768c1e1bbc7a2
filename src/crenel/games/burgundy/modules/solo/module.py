"""Solo game as a module."""

from collections.abc import Mapping
from typing import Any, Final

from mypy_extensions import i64

from crenel.games.burgundy.board import add_boards
from crenel.games.burgundy.central import BLACK_DEPOT, DEPOTS, START_GOODS
from crenel.games.burgundy.changes import ORDER_ASKED
from crenel.games.burgundy.module import Module, Part
from crenel.games.burgundy.modules.building import BUILD, build_fields
from crenel.games.burgundy.modules.solo.pawns import (
    BLACK_TILE,
    GOAL,
    NAME,
    SOLO,
    TILES,
    WILD_PRICE,
    Pawns,
    pawns,
    rounds_left,
)
from crenel.games.burgundy.modules.solo.steps import (
    CountPoints,
    Following,
    FreeTile,
    SpendGoods,
    SwapGoods,
    name_of_group,
)
from crenel.games.burgundy.modules.solo.verbs import FIRST, POINTS, SPEND, SWAP
from crenel.games.burgundy.moves import verb_of, what_of
from crenel.games.burgundy.phases import draw_goods
from crenel.games.burgundy.player import AREAS, MONASTERY_POINTS, PHASES, SOURCES
from crenel.games.burgundy.scoring import monastery_points
from crenel.games.burgundy.state import Burgundy
from crenel.games.burgundy.tiles import (
    EMPTY,
    GOOD_NAMES,
    GOODS,
    KIND_NAMES,
    KINDS,
    MONASTERIES,
    MONASTERY,
    MONASTERY_NUMBER,
    ONE_GOOD,
    TILE_KIND,
    TILE_NAMES,
    all_goods,
    read,
)
from crenel.kernel.errors import BadState
from crenel.kernel.reading import one_of, whole
from crenel.kernel.state import NOBODY, Step

SCORED: Final = ("covered", "rounds")  # where the score comes from
STEPS: dict[str, type[Step]] = {"free_tile": FreeTile, "swap_goods": SwapGoods}

add_boards(read("modules/solo/boards.toml"), NAME)


class Solo(Module):
    def __init__(self) -> None:
        super().__init__(NAME)
        self.seats = [1]
        self.rules = read("modules/solo/rules.toml")["rules"]
        self.family = NAME
        self.usual_board = "13a"
        self.own_boards = False

    def is_on(self, seats: int, options: Mapping[str, object]) -> bool:
        return seats == 1

    def table_options(self) -> dict[str, dict[str, object]]:
        """Offer where the goal pawn begins; lower is easier."""
        goal: dict[str, object] = {"minimum": GOAL["least"], "maximum": GOAL["most"], "default": GOAL["start"]}
        return {"goal": {"type": "integer", **goal, "expansion": True}}

    def board_case(self) -> dict[str, object]:
        return {"seats": self.seats}

    def tiles(self) -> list[int]:
        return TILES

    # ------------------------------------------------------------ laying out and rounds

    def deal_start(self, state: Burgundy) -> bool:
        duchy = state.duchies[0]
        duchy.workers = SOLO["start"]["workers"]
        duchy.silver = SOLO["start"]["silver"]
        for good in draw_goods(state, START_GOODS):
            duchy.store += ONE_GOOD[good]
        return True

    def dice_rolled(self, state: Burgundy) -> None:
        """Remove a tile from the depot that the white die shows; if that is empty, from the next one clockwise."""
        for turn in range(DEPOTS):
            depot = (state.white - 1 + turn) % DEPOTS + 1
            for space in range(state.side.first[depot], state.side.after[depot]):
                if state.market[space] != EMPTY:
                    tile = state.remove_tile(space)
                    state.discard_tile(tile)
                    if state.recording:
                        state.emit("tile_removed", NOBODY, {"tile": TILE_NAMES[tile], "depot": int(depot)})
                    return

    # ------------------------------------------------------------ goods

    def good_spaces(self, state: Burgundy, seat: i64, spaces: i64) -> i64:
        return GOODS

    def marker_moved(self, state: Burgundy, seat: i64) -> None:
        """Remove the goods of all other depots after a ship; then five goods may go for a wild tile."""
        for depot in range(1, DEPOTS + 1):
            if state.crates[depot]:
                if state.recording:
                    state.emit("goods_removed", NOBODY, {"count": int(all_goods(state.crates[depot])), "depot": depot})
                pawns(state).goods += state.crates[depot]
                state.crates[depot] = 0
        if all_goods(state.duchies[seat].store) >= WILD_PRICE:
            state.push(SwapGoods(seat))

    # ------------------------------------------------------------ points

    def points_scored(self, state: Burgundy, seat: i64, source: i64, points: i64) -> None:
        """Count points at once, those for an area and for the phase together."""
        if points == 0:
            return
        top = state.stack[len(state.stack) - 1] if state.stack else None
        if source == PHASES and isinstance(top, CountPoints) and top.source == AREAS:
            state.stack.pop()
            points += top.points
        state.push(CountPoints(seat, points, source))

    def colour_completed(self, state: Burgundy, seat: i64, kind: i64) -> bool:
        if state.recording:
            state.emit("colour_covered", seat, {"kind": KIND_NAMES[kind]})
        state.push(FreeTile(seat))
        return True

    def tile_placed(self, state: Burgundy, seat: i64, tile: i64, cell: i64) -> None:
        """Score monasteries when they are placed that pay at the end elsewhere."""
        if TILE_KIND[tile] != MONASTERY:
            return
        effect = MONASTERIES[MONASTERY_NUMBER[tile] - 1]["effect"]
        if "points" not in effect:
            return
        duchy = state.duchies[seat]
        if effect["per"] == "bonus":
            whole_kinds = sum(1 for kind in range(KINDS) if duchy.whole_kind(kind))
            points = int(effect["points"]) * whole_kinds
        else:
            points = monastery_points(state, seat, effect)
        if state.recording:
            state.emit("monastery_scored", seat, {"tile": TILE_NAMES[tile], "points": points})
        state.score(seat, MONASTERY_POINTS, points)
        for module in state.modules:
            module.monastery_paid(state, seat, effect)

    def arrange_effects(self, state: Burgundy, seat: i64, before: i64) -> None:
        """Win if all hexes are covered. Otherwise put in order what follows."""
        if state.duchies[seat].occupied() == state.duchies[seat].board.size:
            self.win(state)
            return
        pushed = state.stack[before:]
        if not pushed:
            return
        del state.stack[before:]
        counts = [step for step in pushed if isinstance(step, CountPoints)]
        groups = groups_of(pushed)
        if state.rules >= ORDER_ASKED:
            each: list[list[Step]] = [[step] for step in counts]
            state.push(Following(seat, each + groups))
            return
        reach = pawns(state).counter + state.duchies[seat].silver
        for step in counts:
            reach += step.points
        if reach >= pawns(state).goal:
            first: list[list[Step]] = [[step] for step in counts]
            groups = first + groups
            counts = []
        if groups:
            state.push(Following(seat, groups))
        for step in reversed(counts):
            state.push(step)

    def win(self, state: Burgundy) -> None:
        pawns(state).won = True
        state.stack.clear()
        if state.recording:
            state.emit("duchy_covered", 0, {"rounds": rounds_left(state)})
            state.emit("game_over", NOBODY, {"scores": state.scores(), "ranking": state.ranking()})

    def scores_leftovers(self) -> bool:
        return False

    def breakdown(self, state: Burgundy, seat: int) -> dict[str, int]:
        """Count a point for each covered hex, and after a win for each round not needed. Whoever has covered all hexes
        has won.
        """
        covered = int(state.duchies[seat].occupied())
        unneeded = rounds_left(state) if pawns(state).won else 0
        return dict(zip(SCORED, (covered, unneeded), strict=True))

    def winners(self, state: Burgundy) -> list[int]:
        return [0] if pawns(state).won else []

    def catalogue(self) -> dict[str, object]:
        return {"solo": {"goal": dict(GOAL), "wild_price": WILD_PRICE, "sources": list(SCORED)}}

    # ------------------------------------------------------------ notation

    def verbs(self) -> dict[int, str]:
        return {POINTS: "points", SWAP: "swap", SPEND: "spend", FIRST: "first", BUILD: "build"}

    def fields(self, state: Burgundy, action: int, seat: int, parts: dict[str, object]) -> None:
        verb = verb_of(action)
        what = int(what_of(action))
        build_fields(state, action, seat, parts)
        if verb == POINTS:
            parts["number"] = what
        elif verb == SWAP:
            parts["tile"] = TILE_NAMES[state.market[what]]
            parts["depot"] = BLACK_DEPOT
            parts["space"] = what - int(state.side.first[BLACK_DEPOT])
        elif verb == SPEND:
            parts["good"] = GOOD_NAMES[what]
        elif verb == FIRST:
            step = state.stack[-1]
            assert isinstance(step, Following)
            parts["first"] = name_of_group(step.groups[what])
            parts["words"] = [parts["first"]]

    # ------------------------------------------------------------ dumps and views

    def new_part(self, state: Burgundy) -> Part:
        part = Pawns()
        goal = state.options["goal"]
        assert isinstance(goal, int)
        part.goal = goal
        return part

    def load_part(self, state: Burgundy, data: Mapping[str, Any], where: str) -> Part:
        part = Pawns()
        part.goal = whole(data["goal"], f"{where}.goal", GOAL["floor"], GOAL["most"])
        part.counter = whole(data["counter"], f"{where}.counter", 0, int(part.goal) - 1)
        part.won = bool(state.duchies) and state.duchies[0].occupied() == state.duchies[0].board.size
        if data["won"] is not part.won:
            raise BadState("state-won", where=f"{where}.won")
        under = list(part.under)
        for name, count in data["under"].items():
            under[one_of(name, TILE_NAMES, f"{where}.under")] = whole(count, f"{where}.under.{name}", 0, 40)
        part.under = tuple(under)
        for name, count in data["goods"].items():
            good = one_of(name, GOOD_NAMES, f"{where}.goods")
            part.goods += whole(count, f"{where}.goods.{name}", 0, 7) * ONE_GOOD[good]
        return part

    def count_printed(self, state: Burgundy, counts: list[int]) -> None:
        counts[BLACK_TILE] += sum(pawns(state).under)

    def count_kept(self, state: Burgundy, counts: list[int]) -> None:
        for tile, count in enumerate(pawns(state).under):
            counts[tile] += count

    def kept_goods(self, state: Burgundy) -> list[int]:
        return [int(pawns(state).goods)]

    def steps(self) -> dict[str, type[Step]]:
        return STEPS

    def load_step(self, state: Burgundy, name: str, seat: int, row: Mapping[str, Any], where: str) -> Step | None:
        if name == "count_points":
            source = one_of(row["source"], SOURCES, f"{where}.source")
            return CountPoints(seat, whole(row["points"], f"{where}.points", 1), source)
        if name == "spend_goods":
            first, after = int(state.side.first[BLACK_DEPOT]), int(state.side.filled)
            space = whole(row["space"], f"{where}.space", first, after - 1)
            left = whole(row["left"], f"{where}.left", 1, min(WILD_PRICE, int(all_goods(state.duchies[0].store))))
            if state.market[space] in (EMPTY, BLACK_TILE):
                raise BadState("state-spaces", where=where, found=0, spaces=1)
            return SpendGoods(seat, space, left, one_of(row["good"], GOOD_NAMES, f"{where}.good"))
        if name == "following":
            whole(min(len(group) for group in row["groups"]), f"{where}.groups", 1)
            return Following(seat, row["groups"])
        return None

    def observe(self, state: Burgundy, view: dict[str, object]) -> None:
        mine = pawns(state)
        view["solo"] = {
            "counter": int(mine.counter),
            "goal": int(mine.goal),
            "won": mine.won,
            "rounds_left": rounds_left(state) if state.phase >= 0 else None,
        }


def groups_of(pushed: list[Step]) -> list[list[Step]]:
    """Group what follows besides counting: each free tile alone, the rest together as it was pushed."""
    effect = [step for step in pushed if not isinstance(step, (CountPoints, FreeTile))]
    groups: list[list[Step]] = [[step] for step in pushed if isinstance(step, FreeTile)]
    return [effect, *groups] if effect else groups
