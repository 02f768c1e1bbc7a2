"""Trade routes: goods sold are laid on a row of spaces one by one, and matching colours pay at once."""

from collections.abc import Mapping
from typing import Any, Final

from mypy_extensions import i64

from crenel.games.burgundy.effects import ExtraAction, push_building
from crenel.games.burgundy.legal import list_die_actions
from crenel.games.burgundy.module import Module, Part
from crenel.games.burgundy.moves import ANY
from crenel.games.burgundy.state import Burgundy
from crenel.games.burgundy.tiles import CASTLE_TILE, GIVES_POINTS, GOOD_NAMES, TILE_OF, goods_of, read
from crenel.kernel.errors import BadState
from crenel.kernel.reading import one_of, whole
from crenel.kernel.state import State, Step

DATA: Final[dict[str, Any]] = read("modules/trade_routes/routes.toml")
BONUS_NAMES: Final[list[str]] = list(DATA["bonus"])
WORKS_LIKE: Final[list[int]] = [TILE_OF[tile] for tile in DATA["bonus"].values()]  # by bonus: the tile
SPACES: Final = 3  # on a route tile
ROUTES: Final = 12  # source of points
TILES: Final = len(DATA["route"])
# By space, SPACES for each route tile: the good and the bonus.
GOODS: Final[list[i64]] = [good - 1 for row in DATA["route"] for good, _ in row["spaces"]]
BONUSES: Final[list[i64]] = [BONUS_NAMES.index(bonus) for row in DATA["route"] for _, bonus in row["spaces"]]


class Routes(Part):
    """Route of each seat, and the goods that lie on it. Tuples are replaced whole, so that copies share them."""

    __slots__ = ("laid", "tiles")

    def __init__(self, seats: i64) -> None:
        self.tiles: list[tuple[int, ...]] = [() for _ in range(seats)]  # by seat: route tiles from left to right
        self.laid: list[tuple[int, ...]] = [() for _ in range(seats)]  # by seat: goods on its spaces, from the left

    def clone(self) -> Part:
        copy = Routes(0)
        copy.tiles = self.tiles
        copy.laid = self.laid[:]
        return copy

    def dump(self, state: Burgundy) -> dict[str, object]:
        rows: list[object] = [
            {"tiles": [tile + 1 for tile in tiles], "laid": [GOOD_NAMES[good] for good in laid]}
            for tiles, laid in zip(self.tiles, self.laid)
        ]
        return {"routes": rows}

    def next_space(self, seat: i64) -> i64:
        """Return the space that the next good comes to, as an index of GOODS; -1 if the route is full."""
        place = len(self.laid[seat])
        tiles = self.tiles[seat]
        if place >= len(tiles) * SPACES:
            return -1
        return tiles[place // SPACES] * SPACES + place % SPACES


class TradeRoutes(Module):
    def __init__(self) -> None:
        super().__init__("trade_routes")
        self.seats = [2, 3, 4]
        self.decisions = read("modules/trade_routes/lengths.toml")["decisions"]
        self.rules = read("modules/trade_routes/rules.toml")["rules"]

    def rule_table(self, name: str) -> tuple[list[object], list[list[object]]] | None:
        if name != "route-bonuses":
            return None
        return ["bonus", "works-like"], [
            [(f"bonus-{bonus}", {}), (f"tile-{tile}", {})] for bonus, tile in DATA["bonus"].items()
        ]

    def sources(self) -> dict[int, str]:
        return {ROUTES: "routes"}

    def event_points(self) -> dict[str, dict[str, list[str]]]:
        return {"route_bonus": {"routes": ["points"]}}

    def set_up(self, state: Burgundy) -> None:
        """Deal random tiles in random order to each seat."""
        part = routes_of(state)
        lots: list[int] = list(range(TILES))
        state.rng.shuffle(lots)
        each = tiles_each(state)
        part.tiles = [tuple(lots[seat * each : (seat + 1) * each]) for seat in range(int(state.seats))]

    def goods_sold(self, state: Burgundy, seat: i64, good: i64, count: i64) -> None:
        state.push(LayGoods(seat, good, count))

    # ------------------------------------------------------------ dumps and views

    def new_part(self, state: Burgundy) -> Part:
        return Routes(state.seats)

    def load_part(self, state: Burgundy, data: Mapping[str, Any], where: str) -> Part:
        part = Routes(state.seats)
        dealt = tiles_each(state) if state.players else 0
        if len(data["routes"]) != state.seats:
            raise BadState("state-seats", where=where, found=len(data["routes"]), seats=int(state.seats))
        for seat, row in enumerate(data["routes"]):
            here = f"{where}.routes[{seat}]"
            part.tiles[seat] = tuple(whole(tile, here, 1, TILES) - 1 for tile in row["tiles"])
            whole(len(part.tiles[seat]), here, dealt, dealt)
            part.laid[seat] = tuple(one_of(good, GOOD_NAMES, here) for good in row["laid"])
            whole(len(part.laid[seat]), here, 0, dealt * SPACES)
        given = [tile for tiles in part.tiles for tile in tiles]
        for tile in given:
            if given.count(tile) > 1:
                raise BadState("state-count", piece=f"route {tile + 1}", found=given.count(tile), printed=1)
        check_laid(state, part, where)
        return part

    def load_step(self, state: Burgundy, name: str, seat: int, row: Mapping[str, Any], where: str) -> Step | None:
        if name == "lay_goods":
            return LayGoods(seat, one_of(row["good"], GOOD_NAMES, where), whole(row["count"], where, 1, 7))
        return None

    def steps(self) -> dict[str, type[Step]]:
        return {"route_action": RouteAction}

    def catalogue(self) -> dict[str, object]:
        rows: list[object] = [
            {
                "spaces": [{"good": GOOD_NAMES[good - 1], "bonus": bonus} for good, bonus in row["spaces"]],
                "source": row["source"],
            }
            for row in DATA["route"]
        ]
        return {"routes": rows, "route_bonuses": {name: str(tile) for name, tile in DATA["bonus"].items()}}

    def observe_player(self, state: Burgundy, seat: int, row: dict[str, object]) -> None:
        part = routes_of(state)
        spaces = [tile * SPACES + place for tile in part.tiles[seat] for place in range(SPACES)]
        laid = part.laid[seat]
        row["route"] = [
            {
                "good": GOOD_NAMES[GOODS[space]],
                "bonus": BONUS_NAMES[BONUSES[space]],
                "laid": GOOD_NAMES[laid[place]] if place < len(laid) else None,
            }
            for place, space in enumerate(spaces)
        ]


def routes_of(state: Burgundy) -> Routes:
    part = state.part("trade_routes")
    assert isinstance(part, Routes)
    return part


def tiles_each(state: Burgundy) -> int:
    return int(DATA["tiles_each"][str(int(state.seats))])


def check_laid(state: Burgundy, part: Routes, where: str) -> None:
    """Check that what lies on routes has been sold."""
    for owner in range(len(state.duchies)):
        laid = [good for seat in range(owner, len(state.duchies), int(state.duchy_count)) for good in part.laid[seat]]
        for good in range(len(GOOD_NAMES)):
            sold = int(goods_of(state.duchies[owner].sold, good))
            if owner < state.duchy_count and laid.count(good) > sold:
                raise BadState("state-routes", where=where, good=GOOD_NAMES[good], found=laid.count(good), sold=sold)


class LayGoods(Step):
    """Laying of sold goods on the route, one by one; a matching colour pays before the next is laid. What does not fit
    lies with the other goods sold.
    """

    __slots__ = ("count", "good")

    def __init__(self, seat: i64, good: i64, count: i64) -> None:
        super().__init__(seat)
        self.good: i64 = good
        self.count: i64 = count

    def resolve(self, state: State, action: int) -> None:
        assert isinstance(state, Burgundy)
        part = routes_of(state)
        space = part.next_space(self.seat)
        if space < 0:
            return
        part.laid[self.seat] = (*part.laid[self.seat], int(self.good))
        if state.recording:
            state.emit("good_laid", self.seat, {"good": GOOD_NAMES[self.good], "place": len(part.laid[self.seat])})
        if self.count > 1:
            state.push(LayGoods(self.seat, self.good, self.count - 1))
        if GOODS[space] == self.good:
            pay_bonus(state, self.seat, BONUSES[space])

    def details(self) -> dict[str, object]:
        return {"good": GOOD_NAMES[self.good], "count": int(self.count)}


def pay_bonus(state: Burgundy, seat: i64, bonus: i64) -> None:
    """Pay a bonus, which works like a building or a castle."""
    tile = WORKS_LIKE[bonus]
    if state.recording:
        told: dict[str, object] = {"bonus": BONUS_NAMES[bonus]}
        if GIVES_POINTS[tile]:
            told["points"] = int(GIVES_POINTS[tile])
        state.emit("route_bonus", seat, told)
    if tile == CASTLE_TILE:
        state.push(RouteAction(seat))
    elif GIVES_POINTS[tile]:
        state.score(seat, ROUTES, GIVES_POINTS[tile])
    else:
        push_building(state, seat, tile)


class RouteAction(ExtraAction):
    """One more action, with a die of any number. No castle is placed, so what needs that does not help."""

    def answers(self, state: Burgundy, found: list[int]) -> None:
        list_die_actions(state, self.seat, ANY, found)
