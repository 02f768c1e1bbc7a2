"""Evaluation of Burgundy: a player's points, and the points to expect from the rest of the player's table.

Expected points shrink with the die actions left, so that near the end only what still pays is worth anything. Only the
player's own table is judged: what an action takes from the others matters little in this game.
"""

from typing import Final

from mypy_extensions import i64

from crenel.bots.burgundy.module import ModuleWorth
from crenel.bots.burgundy.modules import worths_of
from crenel.bots.burgundy.terms import phrase_of, terms_of
from crenel.bots.burgundy.weights import WEIGHTS, Weights
from crenel.bots.evaluation import Evaluation
from crenel.games.burgundy.board import Board, members
from crenel.games.burgundy.central import AREA_POINTS, DEPOTS, LARGEST_AREA, PHASE_POINTS, PHASES, ROUNDS
from crenel.games.burgundy.duchy import Duchy
from crenel.games.burgundy.legal import may_place_wild
from crenel.games.burgundy.module import Module
from crenel.games.burgundy.phases import StartPhase
from crenel.games.burgundy.player import Player
from crenel.games.burgundy.powers import NUMBERS
from crenel.games.burgundy.scoring import livestock_points, monastery_points
from crenel.games.burgundy.state import Burgundy
from crenel.games.burgundy.tiles import (
    BUILDING,
    BUILDING_TYPE,
    CASTLE,
    EMPTY,
    GIVES_POINTS,
    GIVES_SILVER,
    GIVES_WORKERS,
    GOODS,
    HEADS,
    KIND_NAMES,
    KINDS,
    MINE,
    MONASTERIES,
    MONASTERY,
    MONASTERY_NUMBER,
    PASTURE,
    PLACES,
    SELLS,
    SHIP,
    TAKES,
    TILE_KIND,
    TILE_OF,
    WILD,
    good_types,
    goods_of,
)
from crenel.games.burgundy.turn import Turn
from crenel.kernel.state import BIT, State

ACTIONS: Final = 2 * PHASES * ROUNDS  # die actions of a player in a whole game
CACHED: Final = 5000  # coverages kept


class Coverage:
    """Values that follow from the covered hexes alone. Most actions tried in a turn cover none, so they are cached."""

    __slots__ = ("gains", "missing", "open", "worth")

    def __init__(self) -> None:
        self.worth: float = 0.0  # areas begun and open hexes
        self.open: float = 0.0  # open hexes, the part of it that is theirs
        self.gains: list[float] = []  # by area: what one more hex would bring
        self.missing: list[float] = []  # by kind: hexes still free


class BurgundyEvaluation(Evaluation):
    """Values a duchy by weights."""

    def __init__(self, weights: Weights = WEIGHTS) -> None:
        self.w: Weights = weights
        self.modules: list[Module] = []  # of the table judged last
        self.worths: list[ModuleWorth] = []  # theirs
        self.promise: list[list[list[float]]] = []  # by die actions left, size of the area, hexes covered
        for left in range(ACTIONS + 1):
            rows = [
                [self._promise(left, size, covered) for covered in range(size + 1)] for size in range(LARGEST_AREA + 1)
            ]
            self.promise.append(rows)
        self.coverages: dict[tuple[str, int, int, tuple[i64, ...]], Coverage] = {}

    def _promise(self, left: int, size: int, covered: int) -> float:
        """Points to expect from an area that is not complete yet."""
        w = self.w
        if covered == size or left == 0:
            return 0.0
        need = (size - covered) * w.pace
        phase = min((ACTIONS - left + need) / (2 * ROUNDS), PHASES - 1)
        points = float(AREA_POINTS[size] + PHASE_POINTS[0]) - float(PHASE_POINTS[0] - PHASE_POINTS[1]) * phase
        chance = 1 / (1 + (need / left) ** w.doubt)
        part = (covered + w.head_start) / (size + w.head_start)
        return float(w.hope * points * chance * part**w.focus)

    def worths_at(self, state: Burgundy) -> list[ModuleWorth]:
        """The worth of the table's modules, looked up once per table: copies of a state share their list of modules."""
        if self.modules is not state.modules:
            self.modules = state.modules
            self.worths = worths_of(state.modules)
        return self.worths

    def settled(self, state: State, seat: int) -> bool:
        assert isinstance(state, Burgundy)
        settled = not state.stack or isinstance(state.stack[len(state.stack) - 1], Turn)
        for module in self.worths_at(state):
            settled = module.settled(settled)
        return settled

    def value(self, state: State, seat: int) -> float:
        assert isinstance(state, Burgundy)
        duchy = state.duchies[seat]
        player = state.players[seat]
        left = actions_left(state, player)
        worths = self.worths_at(state)
        for module in worths:
            whole = module.value(self, state, seat, left)
            if whole is not None:
                return whole
        points = 0.0
        for other in range(seat % int(state.duchy_count), int(state.seats), int(state.duchy_count)):
            points += float(state.players[other].total)  # partners win together
        if not state.stack:
            return points
        coverage = self.coverage(duchy, left, int(state.phase))
        added = 0.0
        for module in worths:
            added += module.worth(state, seat, left)
        return (
            points
            + coverage.worth
            + self.colours(state, seat, coverage, left)
            + self.herds(duchy, left)
            + self.stored(state, seat, coverage, left)
            + self.resources(float(duchy.silver), float(duchy.workers), left)
            + self.goods(state, duchy, left)
            + self.turn_order(state, seat, left)
            + float(duchy.mines) * self.mine(state)
            + self.monasteries(state, seat, coverage, left)
            + self.w.action * dice_left(player)
            + added
        )

    def terms(self, state: State, seat: int) -> dict[str, float]:
        assert isinstance(state, Burgundy)
        return terms_of(self, state, seat, actions_left(state, state.players[seat]), dice_left(state.players[seat]))

    def phrase(self, term: str, state: State, other: State, seat: int) -> str:
        return phrase_of(term, state, other, seat)

    def shortlist(self, state: State, seat: int, actions: list[int]) -> list[int]:
        assert isinstance(state, Burgundy)
        for module in self.worths_at(state):
            actions = module.shortlist(state, seat, actions)
        return actions

    # ------------------------------------------------------------ the duchy

    def coverage(self, duchy: Duchy, left: int, phase: int) -> Coverage:
        key = (duchy.board.name, left, phase, tuple(duchy.covered))
        coverage = self.coverages.get(key)
        if coverage is None:
            if len(self.coverages) > CACHED:
                self.coverages.clear()
            coverage = Coverage()
            self._survey(coverage, duchy, left, max(phase, 0))
            self.coverages[key] = coverage
        return coverage

    def _survey(self, coverage: Coverage, duchy: Duchy, left: int, phase: int) -> None:
        board = duchy.board
        promise = self.promise[left]
        for area in range(len(board.area_mask)):
            size = board.area_size[area]
            covered = int(duchy.covered[board.kind[board.area_cells[area][0]]] & board.area_mask[area]).bit_count()
            promised = promise[size][covered]
            coverage.worth += promised
            if covered + 1 < size:
                coverage.gains.append(promise[size][covered + 1] - promised)
            else:
                coverage.gains.append(float(AREA_POINTS[size] + PHASE_POINTS[phase]) - promised)
        for kind in range(KINDS):
            coverage.missing.append(float(missing(duchy, kind)))
            opening = self._opening(board, kind, duchy.open[kind]) * left / ACTIONS
            coverage.open += opening
            coverage.worth += opening

    def _opening(self, board: Board, kind: i64, places: i64) -> float:
        """Open hexes of a kind: different numbers keep every roll useful."""
        if places == 0:
            return 0.0
        numbers: i64 = 0
        for place in members(places):
            numbers |= BIT[board.number[board.spots[kind][place]]]
        return self.w.opening + self.w.number * int(numbers).bit_count()

    def colours(self, state: Burgundy, seat: int, coverage: Coverage, left: int) -> float:
        """Bonus tiles in reach: the small one if another player is ahead in that colour."""
        total = 0.0
        for kind in range(KINDS):
            bonuses = state.bonuses[kind]
            free = coverage.missing[kind]
            if bonuses == 0 or free == 0 or free * self.w.pace > left + 2:
                continue
            bonus = state.side.large if bonuses == 2 else state.side.small
            for other in range(len(state.duchies)):
                if other != seat and missing(state.duchies[other], kind) < free:
                    bonus = state.side.small
            total += float(bonus) * self.w.bonus_step**free
        return total

    def herds(self, duchy: Duchy, left: int) -> float:
        """Animals in pastures that are not full: they may score again."""
        board = duchy.board
        if duchy.covered[PASTURE] == 0:
            return 0.0
        total = 0.0
        for cell in board.spots[PASTURE]:
            tile = duchy.tiles[cell]
            if tile != EMPTY and not duchy.whole_area(board.area[cell]):
                total += float(HEADS[tile])
        return self.w.herd * total * left / ACTIONS

    def stored(self, state: Burgundy, seat: int, coverage: Coverage, left: int) -> float:
        """Stored tiles: what they bring once they are placed."""
        duchy = state.duchies[seat]
        player = state.players[seat]
        keys = state.stored(seat)
        if not keys or left == 0:
            return 0.0
        w = self.w
        total = 0.0
        wanted: list[i64] = []  # hexes that earlier stored tiles will take
        for tile in keys:
            if TILE_KIND[tile] == WILD:
                total += self._best_wild(state, seat, tile, coverage, wanted)
                continue
            if coverage.missing[TILE_KIND[tile]] == 0:
                continue
            effect = self.effect(state, seat, tile, coverage, left)
            best = self._best_spot(duchy, player, tile, effect, coverage.gains, wanted)
            total += best if best > 0 else w.blocked * (w.blocked_gain + float(HEADS[tile]) + effect)
        if len(player.keys) >= state.key_spaces(seat):
            total -= w.crowded
        return total if left > 1 else w.last_die * total

    def _best_spot(
        self, duchy: Duchy, player: Player, tile: i64, effect: float, gains: list[float], wanted: list[i64]
    ) -> float:
        """The worth of a stored tile on its best hex, which is added to `wanted`."""
        kind = TILE_KIND[tile]
        board = duchy.board
        price = duchy.powers.place_price[kind]
        first = player.first_die()
        second = player.second_die()
        once = kind == BUILDING and not duchy.powers.any_building
        best = 0.0
        spot: i64 = -1
        for place in members(duchy.open[kind]):
            cell = board.spots[kind][place]
            area = board.area[cell]
            if cell in wanted or (once and duchy.cities[BUILDING_TYPE[tile]] & BIT[place]):
                continue
            worth = gains[area] + effect
            if kind == PASTURE:
                worth += float(livestock_points(duchy, tile, cell))
            number = board.number[cell]
            ready = first != 0 and price[first * NUMBERS + number] <= duchy.workers
            if not ready:
                ready = second != 0 and price[second * NUMBERS + number] <= duchy.workers
            worth *= self.w.now if ready else self.w.later
            if worth > best:
                best, spot = worth, cell
        if spot >= 0:
            wanted.append(spot)
        return best

    def _best_wild(self, state: Burgundy, seat: int, tile: i64, coverage: Coverage, wanted: list[i64]) -> float:
        """A wild tile fills whatever hex brings most."""
        duchy = state.duchies[seat]
        board = duchy.board
        best = 0.0
        spot: i64 = -1
        for kind in range(KINDS):
            for place in members(duchy.open[kind]):
                cell = board.spots[kind][place]
                area = board.area[cell]
                if cell in wanted or not may_place_wild(state, seat, tile, cell):
                    continue
                worth = coverage.gains[area]
                for module in self.worths_at(state):
                    worth += module.wild_tile(duchy, tile, area)
                if worth > best:
                    best, spot = worth, cell
        if spot >= 0:
            wanted.append(spot)
        return self.w.later * best

    def effect(self, state: Burgundy, seat: int, tile: i64, coverage: Coverage, left: int) -> float:
        """The worth of a tile's effect when it is placed."""
        kind = TILE_KIND[tile]
        if kind == CASTLE:
            return self.w.extra_action
        if kind == MINE:
            return self.mine(state)
        if kind == MONASTERY:
            return self.monastery(state, seat, int(MONASTERY_NUMBER[tile]) - 1, coverage, left)
        if kind == SHIP:
            return self.w.order * left / ACTIONS + self._best_load(state, seat)
        if kind == BUILDING:
            return self._building(state, seat, tile, left)
        return 0.0

    def _building(self, state: Burgundy, seat: int, tile: i64, left: int) -> float:
        w = self.w
        if TAKES[tile]:
            return w.free_take
        if SELLS[tile]:
            return w.free_sale if state.duchies[seat].store else w.free_sale / 2
        if PLACES[tile]:
            return w.free_place if len(state.players[seat].keys) > 1 else w.free_place / 2
        if GIVES_WORKERS[tile]:
            return w.lodger * float(GIVES_WORKERS[tile])
        if GIVES_SILVER[tile]:
            return self._silver(left) * float(GIVES_SILVER[tile])
        worth = float(GIVES_POINTS[tile])
        for module in self.worths_at(state):
            worth += module.building(tile)
        return worth

    # ------------------------------------------------------------ resources, goods, turn order

    def _silver(self, left: int) -> float:
        """The worth of one silver while there is little."""
        return 1.0 + (self.w.silver - 1.0) * min(1.0, left / self.w.spend_time)

    def resources(self, silver: float, workers: float, left: int) -> float:
        """Silver and workers: the first few are worth more than they score at the end."""
        w = self.w
        extra = (w.silver - 1.0) * _some(silver, w.silver_enough) + (w.worker - 0.5) * _some(workers, w.worker_enough)
        return silver + 0.5 * workers + extra * min(1.0, left / w.spend_time)

    def mine(self, state: Burgundy) -> float:
        """The silver that a mine will still pay. The current phase has paid once the next one is about to start."""
        paid = isinstance(state.stack[len(state.stack) - 1], StartPhase)
        incomes = int(PHASES - max(state.phase, 0)) - (1 if paid else 0)
        return self._silver(2 * ROUNDS * (incomes - 1)) * self.w.mine * incomes

    def goods(self, state: Burgundy, duchy: Duchy, left: int) -> float:
        """Stored goods: one action sells a whole pile, however large."""
        w = self.w
        silver = self._silver(left) * float(duchy.powers.sale_silver)
        total = 0.0
        piles: list[float] = []
        store = duchy.store
        while store:
            count = float(store & 15)
            if count:
                total += count
                piles.append(max(0.0, w.good * (count * float(state.side.sale) + silver - w.sale_cost) - count))
            store >>= 4
        if left < 2 * len(piles):
            piles.sort(reverse=True)
            piles = piles[: (left + 1) // 2]
        for pile in piles:
            total += pile
        return total

    def _best_load(self, state: Burgundy, seat: int) -> float:
        """The most goods that a ship could take now, as points from their sale."""
        duchy = state.duchies[seat]
        room = state.good_spaces(seat) - good_types(duchy.store)
        most: i64 = 0
        for depot in range(1, DEPOTS + 1):
            count: i64 = 0
            fresh: i64 = 0
            crates = state.crates[depot]
            if crates == 0:
                continue
            for good in range(GOODS):
                here = goods_of(crates, good)
                if here and goods_of(duchy.store, good) == 0:
                    fresh += 1
                    if fresh > room:
                        continue
                count += here
            most = max(most, count)
        return self.w.load * float(state.side.sale * most)

    def turn_order(self, state: Burgundy, seat: int, left: int) -> float:
        """Turn order: the markers behind this player's on the bridge."""
        mine = state.players[seat].bridge * 8 + state.players[seat].height
        behind = 0
        for player in state.players:
            if player.bridge * 8 + player.height < mine:
                behind += 1
        return self.w.order * behind * left / ACTIONS

    # ------------------------------------------------------------ monasteries

    def monasteries(self, state: Burgundy, seat: int, coverage: Coverage, left: int) -> float:
        total = 0.0
        placed = state.monasteries(seat) >> 1
        row: i64 = 0
        while placed:
            if placed & 1:
                total += self.monastery(state, seat, row, coverage, left)
            placed >>= 1
            row += 1
        return total

    def monastery(self, state: Burgundy, seat: int, row: i64, coverage: Coverage, left: int) -> float:
        """What a monastery will bring from now on, by its row of data."""
        duchy = state.duchies[seat]
        effect = MONASTERIES[row]["effect"]
        w = self.w
        if "points" in effect:
            return float(monastery_points(state, seat, effect)) + float(effect["points"]) * self._more(
                state.players[seat], effect, left
            )
        if "mine_workers" in effect:
            return w.mine_workers * (
                float(duchy.mines) * float(PHASES - state.phase) + coverage.missing[MINE] * left / ACTIONS
            )
        if "ship_neighbour" in effect:
            return w.ship_neighbour * float(state.side.sale) * min(coverage.missing[SHIP], left / 8)
        if "livestock_points" in effect:
            return w.livestock_points * min(coverage.missing[PASTURE], left / 8)
        if "take" in effect:
            return w.free_step_take * left
        if "place" in effect:
            hexes = 0.0
            for kind in effect["place"]:
                hexes += coverage.missing[KIND_NAMES.index(kind)]
            return w.free_step_place * min(hexes, left / 4)
        worth = self._lasting(effect, left)
        for module in self.worths_at(state):
            worth += module.monastery(effect, left)
        return worth

    def _lasting(self, effect: dict[str, object], left: int) -> float:
        """Monasteries that help a little all the time; nothing for those of modules."""
        w = self.w
        if "sale_silver" in effect:
            return w.sale_silver * left
        if "sale_workers" in effect:
            return w.sale_workers * left
        if "buy_anywhere" in effect:
            return w.buy_anywhere * left
        if "worker_reach" in effect:
            return w.worker_reach * left
        if "any_building" in effect:
            return w.any_building * left
        if "workers_silver" in effect:
            return w.workers_silver * left
        if "workers_taken" in effect:
            return w.workers_taken * left
        return 0.0

    def _more(self, player: Player, effect: dict[str, object], left: int) -> float:
        """How much more often than now a monastery will pay at the end of the game."""
        w = self.w
        per = effect["per"]
        if per == "building":
            stored = player.keys.count(TILE_OF[str(effect["building"])]) if left else 0
            return w.later * stored + w.more_buildings * left
        if per == "sold_type":
            return w.more_types * left
        if per == "sold_good":
            return w.more_goods * left
        if per == "animal":
            return w.more_animals * left
        return w.more_bonuses * left


def dice_left(player: Player) -> int:
    """Dice that a player can still use this turn."""
    return (1 if player.first_die() else 0) + (1 if player.second_die() else 0)


def actions_left(state: Burgundy, player: Player) -> int:
    """Die actions that a player still has in the game."""
    if state.phase < 0:
        return ACTIONS
    rounds = (PHASES - 1 - state.phase) * ROUNDS + ROUNDS - state.round
    return 2 * int(rounds) + dice_left(player)


def missing(duchy: Duchy, kind: i64) -> int:
    """Free hexes of a kind."""
    return int(duchy.board.full[kind] & ~duchy.covered[kind]).bit_count()


def _some(count: float, enough: float) -> float:
    """Diminishing returns: up to `enough` each counts in full, each further one less."""
    return count if count <= enough else enough + (count - enough) / (1 + (count - enough) / enough)
