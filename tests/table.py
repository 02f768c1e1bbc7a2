"""A position of Burgundy, set up as one would at the table and played by notation.

    table = Table(seats=2).duchy(0, keys=["ship"], workers=3, dice=(5, 2)).depot(3, "church", goods={"red": 1})
    table.play("place ship d5 with 5")
    assert table.workers(0) == 3

What is not said is empty: no tiles on the central board, no goods, no workers, no silver, dice that show 1. Each duchy
is board 1 with its first castle on d4. A turn ends with `end`, unless `confirm` is off. Tiles that lie nowhere are out
of the game unless `bag` puts them into the bags.
"""

from collections.abc import Mapping, Sequence
from typing import Any, cast

import crenel
from crenel.games.burgundy.board import BOARDS, Board
from crenel.games.burgundy.central import BLACK_DEPOT, BLACK_SPACE, SIDES, SIDES_BESIDE
from crenel.games.burgundy.player import SOURCES
from crenel.games.burgundy.tiles import (
    BLACK,
    BUILDING,
    COLOURED,
    GOOD_NAMES,
    KIND_NAMES,
    TILE_KIND,
    TILE_NAMES,
    TILE_OF,
)
from tests.refusals import refusal

PHASES = "ABCDE"
BURGUNDY = crenel.game("burgundy")
# By kind of hex: tiles that change nothing while the game runs. Buildings follow the one-of-each rule.
QUIET = {
    "castle": ["castle"],
    "mine": ["mine"],
    "monastery": [f"monastery{number}" for number in (16, 17, 18, 19, 20, 21)],
    "ship": ["ship"],
    "pasture": ["sheep2", "cow2", "pig2", "goat2", "sheep3", "cow3"],
    "building": ["bank", "watchtower", "warehouse", "market", "church", "carpenter", "boarding-house", "town-hall"],
}


def covered(board: str = "1", *, leave: Sequence[str] = ()) -> dict[str, str]:
    """Every hex of a board with a tile on it, but for some."""
    printed = BOARDS[board]
    tiles: dict[str, str] = {}
    for area in printed.area_cells:
        kind = KIND_NAMES[printed.kind[area[0]]]
        for place, cell in enumerate(area):
            choices = QUIET[kind]
            earlier = sum(1 for tile in tiles.values() if tile in choices)
            tiles[printed.cells[cell]] = choices[place if kind == "building" else earlier % len(choices)]
    return {name: tile for name, tile in tiles.items() if name not in leave}


class Table:
    """A position, and the game that follows from it."""

    def __init__(
        self,
        seats: int = 2,
        *,
        board: str = "1",
        phase: str = "A",
        round: int = 1,
        order: Sequence[int] | None = None,
        to_play: Sequence[int] | None = None,
        confirm: bool = True,
        white: int = 1,
        **options: object,
    ) -> None:
        self.seats = seats
        self.side = (SIDES_BESIDE if options.get("inns") else SIDES)[max(seats, 2)]
        seated = list(order if order is not None else range(seats))
        last = round == 5
        turns = seated if to_play is None else list(to_play)
        stack = [{"step": "end_phase" if last else "start_round", "seat": -1}]
        stack += [{"step": "turn", "seat": seat} for seat in reversed(turns)]
        start = BURGUNDY.new(seats, "table", {"boards": board, "confirm": confirm, **options}).dump()
        self.phase = PHASES.index(phase)
        self.data: dict[str, Any] = {
            **start,
            "phase": phase,
            "round": round,
            "white": white,
            "order": seated,
            "bridge": [list(reversed(seated)), [], [], [], [], [], []],
            "depots": {
                name: {"tiles": [None] * int(self.side.after[number] - self.side.first[number]), "goods": {}}
                for number, name in enumerate(["black", "1", "2", "3", "4", "5", "6"])
            },
            "coming": [],
            "duchies": [self._empty_duchy(board) for _ in range(seats)],
            "stack": stack,
        }
        del self.data["bags"], self.data["box"]
        if options.get("team"):
            self._make_partners()
        if seats == 1:
            self.module("solo", goods={})
        if options.get("inns"):
            self.module("inns", pile=0)
        if options.get("shields"):
            self.module("shields", depots=[[] for _ in range(6)])
        self._state: crenel.State | None = None
        self._told = 0

    @staticmethod
    def _empty_duchy(board: str) -> dict[str, Any]:
        printed = BOARDS[board]
        first = printed.cells[printed.start if printed.start >= 0 else printed.spots[0][0]]
        return {
            "board": board,
            "tiles": {first: "castle"},
            "keys": [],
            "goods": {},
            "sold": {},
            "workers": 0,
            "silver": 0,
            "dice": [1, 1],
            "used": [False, False],
            "bought": False,
            "bonuses": {},
            "points": {},
        }

    def _make_partners(self) -> None:
        """Seats 2 and 3 have their own dice and key spaces, and the duchies of 0 and 1."""
        for seat in (0, 1):
            self.data["duchies"][seat]["shared"] = []
            row = self.data["duchies"][seat + 2]
            own = {name: row[name] for name in ("keys", "dice", "used", "bought", "points")}
            self.data["duchies"][seat + 2] = {"partner": seat, **own}

    # ------------------------------------------------------------ setting up

    def duchy(self, seat: int, **parts: Any) -> "Table":
        """Parts of a duchy as a dump names them; tiles lie beside the first castle, or `alone`."""
        row = self.data["duchies"][seat]
        board = parts.pop("board", row.get("board"))
        if board != row.get("board"):
            row = self.data["duchies"][seat] = self._empty_duchy(board)
        alone = parts.pop("alone", False)
        tiles = parts.pop("tiles", {})
        if "tiles" in row:
            row["tiles"] = dict(tiles) if alone else {**row["tiles"], **tiles}
        for kind, size in parts.get("bonuses", {}).items():
            left = self.data["bonuses"][kind]
            left.remove(size)
        for name, value in parts.items():
            if name not in row:
                raise KeyError(name)
            row[name] = list(value) if isinstance(value, tuple) else value
        return self

    def depot(self, number: int | str, *tiles: str, goods: Mapping[str, int] | None = None) -> "Table":
        """Tiles on the fitting free spaces of a depot (or "black"), and goods."""
        row = self.data["depots"][str(number)]
        depot = BLACK_DEPOT if number == "black" else int(number)
        first = int(self.side.first[depot])
        for tile in tiles:
            kinds = [int(self.side.kinds[first + place][self.phase % 2]) for place in range(len(row["tiles"]))]
            fitting = [
                place
                for place, kind in enumerate(kinds)
                if row["tiles"][place] is None and kind in (BLACK_SPACE, TILE_KIND[TILE_OF[tile]])
            ]
            assert fitting, f"depot {number} has no space for {tile}"
            row["tiles"][fitting[0]] = tile
        if goods:
            row["goods"] = dict(goods)
        return self

    def module(self, name: str, **parts: Any) -> "Table":
        """Parts of what a module keeps, as a dump names them."""
        self.data["modules"][name].update(parts)
        return self

    def inns(self, count: int) -> "Table":
        """Inns beside the black depot."""
        self.data["depots"]["black"]["tiles"][-1] = "inn" if count else None
        return self.module("inns", pile=count)

    def shields(self, lying: Mapping[int, Sequence[int]] | None = None, **hung: int) -> "Table":
        """Shields on depots, and those of seat 0 on its castles: `shields({3: [7]}, d4=12)`."""
        depots = [list((lying or {}).get(depot, [])) for depot in range(1, 7)]
        return self.module("shields", depots=depots, hung=[hung, *({} for _ in range(self.seats - 1))])

    def bridge(self, *stacks: Sequence[int]) -> "Table":
        """Seats on the spaces of the bridge from the start on, in a stack the lowest first."""
        self.data["bridge"] = [list(stack) for stack in stacks] + [[] for _ in range(7 - len(stacks))]
        return self

    def coming(self, *goods: str) -> "Table":
        self.data["coming"] = list(goods)
        return self

    def bag(self) -> "Table":
        """All tiles that lie nowhere else are in their bags."""
        lying = [tile for row in self.data["depots"].values() for tile in row["tiles"] if tile]
        for duchy in self.data["duchies"]:
            lying += [*duchy.get("tiles", {}).values(), *duchy["keys"], *duchy.get("shared", [])]
        coloured: dict[str, int] = {}
        black: dict[str, int] = {}
        for tile, name in enumerate(TILE_NAMES):
            out = lying.count(name)
            gone = min(out, COLOURED[tile])
            coloured[name] = COLOURED[tile] - gone
            black[name] = BLACK[tile] - (out - gone)
        self.data["bags"] = {"coloured": coloured, "black": black}
        return self

    # ------------------------------------------------------------ playing

    @property
    def state(self) -> crenel.State:
        if self._state is None:
            self._lay_goods()
            self._state = BURGUNDY.load(self.data)
        return self._state

    def _lay_goods(self) -> None:
        """Goods for the rounds to come that are not named: whatever there is most of."""
        rows = [*self.data["depots"].values()]
        used = [row["goods"] for row in rows]
        used += [row.get(pile, {}) for row in self.data["duchies"] for pile in ("goods", "sold")]
        left = {good: 7 - sum(pile.get(good, 0) for pile in used) for good in GOOD_NAMES}
        for good in self.data["coming"]:
            left[good] -= 1
        while len(self.data["coming"]) < 5 - self.data["round"]:
            most = max(GOOD_NAMES, key=lambda good: left[good])
            left[most] -= 1
            self.data["coming"].append(most)

    def play(self, *texts: str) -> "Table":
        """Moves of whoever is to decide, in notation."""
        for text in texts:
            state = self.state
            self._told = len(state.events)
            state.apply(state.parse(text))
        return self

    def refusal(self, text: str, seat: int | None = None) -> crenel.Refusal:
        return refusal(self.state, text, seat)

    # ------------------------------------------------------------ looking

    @property
    def options(self) -> list[str]:
        return [self.state.text(action) for action in self.state.actions()]

    def starting(self, word: str) -> list[str]:
        """The legal moves that begin with a word."""
        return [text for text in self.options if text.split()[0] == word]

    def cost(self, text: str) -> int:
        """Workers that a legal move takes."""
        fields = self.state.fields(self.state.parse(text))
        return cast(int, fields["workers"])

    @property
    def told(self) -> list[dict[str, object]]:
        """Events of the last move."""
        return self.state.events[self._told :]

    def event(self, name: str) -> dict[str, object]:
        """The one event of that name that the last move caused."""
        found = [line for line in self.told if line["event"] == name]
        assert len(found) == 1, f"{name}: {self.told}"
        return found[0]

    def names(self) -> list[object]:
        return [line["event"] for line in self.told]

    @property
    def actor(self) -> int | None:
        return self.state.actor

    @property
    def now(self) -> dict[str, Any]:
        return cast(dict[str, Any], self.state.dump())

    def seat(self, seat: int) -> dict[str, Any]:
        return cast(dict[str, Any], self.now["duchies"][seat])

    def workers(self, seat: int = 0) -> int:
        return cast(int, self.seat(seat)["workers"])

    def silver(self, seat: int = 0) -> int:
        return cast(int, self.seat(seat)["silver"])

    def keys(self, seat: int = 0) -> list[str]:
        return cast(list[str], self.seat(seat)["keys"])

    def goods(self, seat: int = 0) -> dict[str, int]:
        return cast(dict[str, int], self.seat(seat)["goods"])

    def tiles(self, seat: int = 0) -> dict[str, str]:
        return cast(dict[str, str], self.seat(seat)["tiles"])

    def points(self, source: str, seat: int = 0) -> int:
        assert source in SOURCES
        return self.state.breakdown(seat).get(source, 0)

    def score(self, seat: int = 0) -> int:
        return self.state.scores()[seat]

    def lying(self, depot: int | str) -> list[str]:
        """Tiles in a depot."""
        return [tile for tile in self.now["depots"][str(depot)]["tiles"] if tile]

    def crates(self, depot: int) -> dict[str, int]:
        """Goods on a depot."""
        return cast(dict[str, int], self.now["depots"][str(depot)]["goods"])


def city_sizes(board: Board) -> list[int]:
    return sorted(
        int(size)
        for size, cells in zip(board.area_size, board.area_cells, strict=True)
        if board.kind[cells[0]] == BUILDING
    )
