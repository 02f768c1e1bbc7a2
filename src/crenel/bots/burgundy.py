"""How good a state of Burgundy is for a player: the points he has, and what the rest of his table promises.

All promises are in points. They shrink with the die actions left, so that near the end only what still pays is worth
anything. Only the player's own table is judged: what an action takes from the others matters little in this game.
"""

from typing import Final

from mypy_extensions import i64

from crenel.bots.burgundy_modules import COPIED_BUILDING, HIRE, ON_TOP, WHITE_ACTION, inn_gain, module_worth
from crenel.bots.burgundy_solo import solo_shortlist, solo_value
from crenel.bots.burgundy_weights import WEIGHTS, Weights
from crenel.bots.evaluation import Evaluation
from crenel.games.burgundy.board import Board, members
from crenel.games.burgundy.central import (
    AREA_POINTS,
    DEPOTS,
    LARGEST_AREA,
    PHASE_POINTS,
    PHASES,
    ROUNDS,
)
from crenel.games.burgundy.duchy import Duchy
from crenel.games.burgundy.legal import may_place_wild
from crenel.games.burgundy.modules.extra_tiles.module import CRANE
from crenel.games.burgundy.modules.inns.module import INN
from crenel.games.burgundy.modules.white_castles.module import WHITE_CASTLE
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

FURTHER_BUILDINGS: Final[dict[int, float]] = {WHITE_CASTLE: WHITE_ACTION, CRANE: COPIED_BUILDING}
ACTIONS: Final = 2 * PHASES * ROUNDS  # die actions of a player in a whole game
REMEMBERED: Final = 5000


class Ground:
    """What follows from the hexes covered alone. Most actions tried in a turn cover none, so these are remembered."""

    __slots__ = ("gains", "missing", "worth")

    def __init__(self) -> None:
        self.worth: float = 0.0  # areas begun and open hexes
        self.gains: list[float] = []  # by area: what one more hex would bring
        self.missing: list[float] = []  # by kind: hexes still free


class BurgundyEvaluation(Evaluation):
    """Judges a duchy by its weights."""

    def __init__(self, weights: Weights = WEIGHTS) -> None:
        self.w: Weights = weights
        self.promise: list[list[list[float]]] = []  # by die actions left, size of the area, hexes covered
        for left in range(ACTIONS + 1):
            rows = [
                [self._promise(left, size, covered) for covered in range(size + 1)] for size in range(LARGEST_AREA + 1)
            ]
            self.promise.append(rows)
        self.grounds: dict[tuple[str, int, int, tuple[i64, ...]], Ground] = {}

    def _promise(self, left: int, size: int, covered: int) -> float:
        """What an area that is not yet complete will probably bring."""
        w = self.w
        if covered == size or left == 0:
            return 0.0
        need = (size - covered) * w.pace
        phase = min((ACTIONS - left + need) / (2 * ROUNDS), PHASES - 1)
        points = float(AREA_POINTS[size] + PHASE_POINTS[0]) - float(PHASE_POINTS[0] - PHASE_POINTS[1]) * phase
        chance = 1 / (1 + (need / left) ** w.doubt)
        part = (covered + w.head_start) / (size + w.head_start)
        return float(w.hope * points * chance * part**w.focus)

    def settled(self, state: State, seat: int) -> bool:
        if state.seats == 1:
            return True
        return not state.stack or isinstance(state.stack[len(state.stack) - 1], Turn)

    def value(self, state: State, seat: int) -> float:
        assert isinstance(state, Burgundy)
        duchy = state.duchies[seat]
        player = state.players[seat]
        left = actions_left(state, player)
        if state.seats == 1:
            return solo_value(self, state, left)
        points = 0.0
        for other in range(seat % int(state.duchy_count), int(state.seats), int(state.duchy_count)):
            points += float(state.players[other].score())  # partners win together
        if not state.stack:
            return points
        ground = self.ground(duchy, left, int(state.phase))
        return (
            points
            + ground.worth
            + self._colours(state, seat, ground, left)
            + self._herds(duchy, left)
            + self._stored(state, seat, ground, left)
            + self._resources(duchy, left)
            + self._goods(state, duchy, left)
            + self._standing(state, seat, left)
            + float(duchy.mines) * self.mine(state)
            + self._monasteries(state, seat, ground, left)
            + self.w.action * dice_left(player)
            + (module_worth(state, seat, left) if state.modules else 0.0)
        )

    def shortlist(self, state: State, seat: int, actions: list[int]) -> list[int]:
        assert isinstance(state, Burgundy)
        return solo_shortlist(state, actions) if state.seats == 1 else actions

    # ------------------------------------------------------------ the duchy

    def ground(self, duchy: Duchy, left: int, phase: int) -> Ground:
        key = (duchy.board.name, left, phase, tuple(duchy.covered))
        ground = self.grounds.get(key)
        if ground is None:
            if len(self.grounds) > REMEMBERED:
                self.grounds.clear()
            ground = Ground()
            self._survey(ground, duchy, left, max(phase, 0))
            self.grounds[key] = ground
        return ground

    def _survey(self, ground: Ground, duchy: Duchy, left: int, phase: int) -> None:
        board = duchy.board
        promise = self.promise[left]
        for area in range(len(board.area_mask)):
            size = board.area_size[area]
            covered = int(duchy.covered[board.kind[board.area_cells[area][0]]] & board.area_mask[area]).bit_count()
            promised = promise[size][covered]
            ground.worth += promised
            if covered + 1 < size:
                ground.gains.append(promise[size][covered + 1] - promised)
            else:
                ground.gains.append(float(AREA_POINTS[size] + PHASE_POINTS[phase]) - promised)
        for kind in range(KINDS):
            ground.missing.append(float(missing(duchy, kind)))
            ground.worth += self._opening(board, kind, duchy.open[kind]) * left / ACTIONS

    def _opening(self, board: Board, kind: i64, places: i64) -> float:
        """Hexes of a kind to place on: different numbers keep every roll useful."""
        if places == 0:
            return 0.0
        numbers: i64 = 0
        for place in members(places):
            numbers |= BIT[board.number[board.spots[kind][place]]]
        return self.w.opening + self.w.number * int(numbers).bit_count()

    def _colours(self, state: Burgundy, seat: int, ground: Ground, left: int) -> float:
        """Bonus tiles in reach. Who is behind another in a colour hopes for the small one."""
        total = 0.0
        for kind in range(KINDS):
            bonuses = state.bonuses[kind]
            free = ground.missing[kind]
            if bonuses == 0 or free == 0 or free * self.w.pace > left + 2:
                continue
            bonus = state.side.large if bonuses == 2 else state.side.small
            for other in range(len(state.duchies)):
                if other != seat and missing(state.duchies[other], kind) < free:
                    bonus = state.side.small
            total += float(bonus) * self.w.bonus_step**free
        return total

    def _herds(self, duchy: Duchy, left: int) -> float:
        """Animals in pastures that are not full may be scored again."""
        board = duchy.board
        if duchy.covered[PASTURE] == 0:
            return 0.0
        total = 0.0
        for cell in board.spots[PASTURE]:
            tile = duchy.tiles[cell]
            if tile != EMPTY and not duchy.whole_area(board.area[cell]):
                total += float(HEADS[tile])
        return self.w.herd * total * left / ACTIONS

    def _stored(self, state: Burgundy, seat: int, ground: Ground, left: int) -> float:
        """Tiles on key spaces: what they would bring if they were placed."""
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
                total += self._best_wild(state, seat, tile, ground, wanted)
                continue
            if ground.missing[TILE_KIND[tile]] == 0:
                continue
            effect = self.effect(state, seat, tile, ground, left)
            best = self._best_spot(duchy, player, tile, effect, ground.gains, wanted)
            total += best if best > 0 else w.blocked * (w.blocked_gain + float(HEADS[tile]) + effect)
        if len(player.keys) >= state.key_spaces(seat):
            total -= w.crowded
        return total if left > 1 else w.last_die * total

    def _best_spot(
        self, duchy: Duchy, player: Player, tile: i64, effect: float, gains: list[float], wanted: list[i64]
    ) -> float:
        """What a stored tile is worth on the best hex for it; that hex is wanted from now on."""
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

    def _best_wild(self, state: Burgundy, seat: int, tile: i64, ground: Ground, wanted: list[i64]) -> float:
        """A wild tile fills whatever hex brings most; an inn makes its area larger as well."""
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
                worth = ground.gains[area] + (inn_gain(int(board.area_size[area])) if tile == INN else 0.0)
                if worth > best:
                    best, spot = worth, cell
        if spot >= 0:
            wanted.append(spot)
        return self.w.later * best

    def effect(self, state: Burgundy, seat: int, tile: i64, ground: Ground, left: int) -> float:
        """What a tile does when it is placed, besides filling its hex."""
        kind = TILE_KIND[tile]
        if kind == CASTLE:
            return self.w.extra_action
        if kind == MINE:
            return self.mine(state)
        if kind == MONASTERY:
            return self.monastery(state, seat, int(MONASTERY_NUMBER[tile]) - 1, ground, left)
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
        return float(GIVES_POINTS[tile]) or FURTHER_BUILDINGS.get(tile, 0.0)

    # ------------------------------------------------------------ resources, goods, standing

    def _silver(self, left: int) -> float:
        """A piece of silver, as long as there is not too much of it."""
        return 1.0 + (self.w.silver - 1.0) * min(1.0, left / self.w.spend_time)

    def _resources(self, duchy: Duchy, left: int) -> float:
        """Silver and workers: the first few are worth more than they score at the end."""
        w = self.w
        silver = float(duchy.silver)
        workers = float(duchy.workers)
        extra = (w.silver - 1.0) * _some(silver, w.silver_enough) + (w.worker - 0.5) * _some(workers, w.worker_enough)
        return silver + 0.5 * workers + extra * min(1.0, left / w.spend_time)

    def mine(self, state: Burgundy) -> float:
        """The silver that a mine will still pay; the current phase has paid once the next one is about to start."""
        paid = isinstance(state.stack[len(state.stack) - 1], StartPhase)
        incomes = int(PHASES - max(state.phase, 0)) - (1 if paid else 0)
        return self._silver(2 * ROUNDS * (incomes - 1)) * self.w.mine * incomes

    def _goods(self, state: Burgundy, duchy: Duchy, left: int) -> float:
        """Stored goods: one action sells a whole pile, the large as well as the small."""
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
        """The most that a ship could fetch now, as points from its sale."""
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

    def _standing(self, state: Burgundy, seat: int, left: int) -> float:
        """Turn order on the bridge."""
        mine = state.players[seat].bridge * 8 + state.players[seat].height
        behind = 0
        for player in state.players:
            if player.bridge * 8 + player.height < mine:
                behind += 1
        return self.w.order * behind * left / ACTIONS

    # ------------------------------------------------------------ monasteries

    def _monasteries(self, state: Burgundy, seat: int, ground: Ground, left: int) -> float:
        total = 0.0
        placed = state.monasteries(seat) >> 1
        row: i64 = 0
        while placed:
            if placed & 1:
                total += self.monastery(state, seat, row, ground, left)
            placed >>= 1
            row += 1
        return total

    def monastery(self, state: Burgundy, seat: int, row: i64, ground: Ground, left: int) -> float:
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
                float(duchy.mines) * float(PHASES - state.phase) + ground.missing[MINE] * left / ACTIONS
            )
        if "ship_neighbour" in effect:
            return w.ship_neighbour * float(state.side.sale) * min(ground.missing[SHIP], left / 8)
        if "livestock_points" in effect:
            return w.livestock_points * min(ground.missing[PASTURE], left / 8)
        if "take" in effect:
            return w.free_step_take * left
        if "place" in effect:
            hexes = 0.0
            for kind in effect["place"]:
                hexes += ground.missing[KIND_NAMES.index(kind)]
            return w.free_step_place * min(hexes, left / 4)
        return self._lasting(effect, left)

    def _lasting(self, effect: dict[str, object], left: int) -> float:
        """Monasteries that help a little all the time."""
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
        if "on_top" in effect:
            return ON_TOP * left
        if "hire" in effect:
            return HIRE * left
        return w.workers_taken * left

    def _more(self, player: Player, effect: dict[str, object], left: int) -> float:
        """How often a monastery that pays at the end will pay more than it would now."""
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
    """The first ones count whole, each further one less."""
    return count if count <= enough else enough + (count - enough) / (1 + (count - enough) / enough)
