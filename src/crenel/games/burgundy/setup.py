"""Set-up of the table: boards, bags, first castles, start order."""

from collections.abc import Sequence

from mypy_extensions import i64

from crenel.games.burgundy.bags import FULL_BAGS
from crenel.games.burgundy.board import boards_of
from crenel.games.burgundy.central import (
    DEPOTS,
    SIDES,
    START_GOODS,
    START_SILVER,
    START_WORKERS,
)
from crenel.games.burgundy.changes import CASTLES_CHOSEN
from crenel.games.burgundy.duchy import Duchy
from crenel.games.burgundy.module import Module
from crenel.games.burgundy.moves import CASTLE as SETTLE
from crenel.games.burgundy.moves import move, what_of
from crenel.games.burgundy.options import boards_wanted, check, family_of, modules_of
from crenel.games.burgundy.own import board_named
from crenel.games.burgundy.phases import StartPhase, draw_goods
from crenel.games.burgundy.player import Player
from crenel.games.burgundy.state import Burgundy
from crenel.games.burgundy.tiles import (
    CASTLE_TILE,
    EMPTY,
    GOOD_COUNTS,
    GOOD_NAMES,
    KINDS,
    ONE_GOOD,
)
from crenel.kernel.game import Game
from crenel.kernel.state import NOBODY, State, Step, Together


def lay_out(game: Game, modules: Sequence[Module], seats: int, options: dict[str, object]) -> Burgundy:
    """Return the table before the first draw."""
    chosen = modules_of(modules, seats, options)
    check(game, chosen, seats, options)
    state = Burgundy(game, seats)
    state.options = options
    state.side = SIDES[max(seats, 2)]  # alone, one plays on the side for two
    state.modules = chosen
    for module in state.modules:
        state.duchy_count = module.duchy_count(state.duchy_count)
        state.side = module.side(state.side)
    state.market = [EMPTY] * state.side.spaces
    state.crates = [0] * (DEPOTS + 1)
    state.bags = FULL_BAGS[state.duchy_count]
    state.goods_bag = tuple(GOOD_COUNTS)
    state.bonuses = [2] * KINDS
    state.parts = [module.new_part(state) for module in state.modules]
    state.push(SetUp(NOBODY))
    return state


class SetUp(Step):
    """Set-up: start player, boards, workers, silver, goods; then the first castles."""

    def reveals(self) -> bool:
        return True

    def resolve(self, state: State, action: int) -> None:
        assert isinstance(state, Burgundy)
        self.found(state)
        endowed = [module.deal_start(state) for module in state.modules]
        if True not in endowed:
            self.deal_start(state)
        for module in state.modules:
            module.set_up(state)
        state.order = state.turn_order()
        if state.recording:
            self.announce(state)
        self.push_castles(state)

    def found(self, state: Burgundy) -> None:
        """Create a player for each seat, and a duchy for each group of partners."""
        names = deal_boards(state)
        for seat in range(state.seats):
            if state.is_owner(seat):
                duchy = Duchy(board_named(state.options, names[seat]))
                duchy.clear()
                state.duchies.append(duchy)
            else:
                state.duchies.append(state.duchies[seat % state.duchy_count])
            player = Player()
            player.clear()
            state.players.append(player)

    def deal_start(self, state: Burgundy) -> None:
        """Deal what players begin with, by their place in the order of play."""
        seats = len(state.duchies)
        starter = state.rng.below(seats)
        for place in range(seats):
            seat = (starter + place) % seats
            duchy = state.duchies[seat]
            duchy.workers = START_WORKERS[place]
            duchy.silver = START_SILVER
            state.players[seat].height = seats - 1 - place
            for good in draw_goods(state, START_GOODS):
                duchy.store += ONE_GOOD[good]

    def announce(self, state: Burgundy) -> None:
        boards = [duchy.board.name for duchy in state.duchies]
        goods = [
            [GOOD_NAMES[good] for good in range(6) for _ in range((duchy.store >> (4 * good)) & 15)]
            for duchy in state.duchies
        ]
        state.emit("set_up", NOBODY, {"boards": boards, "goods": goods, "order": list(state.order)})

    def push_castles(self, state: Burgundy) -> None:
        """Place the printed first castles and ask for the others: none is printed, the boards were dealt at random, or
        the table wants to choose.
        """
        state.push(StartPhase(NOBODY))
        how = state.options["castle"]
        if state.rules >= CASTLES_CHOSEN and not boards_wanted(state.modules, state.options, int(state.rules)):
            how = "open" if how == "printed" else how
        if how == "secret":
            state.push(SettleTogether(NOBODY))
            return
        for seat in reversed(state.order):
            if not state.is_owner(seat):
                continue
            start = state.duchies[seat].board.start
            if how == "printed" and start >= 0:
                settle(state, seat, start)
            else:
                state.push(Settle(seat))


def deal_boards(state: Burgundy) -> list[str]:
    """Return the name of each duchy's board: the same for all, one chosen for each, or different ones at random."""
    wanted = boards_wanted(state.modules, state.options, int(state.rules))
    if len(wanted) == 1:
        return wanted * int(state.duchy_count)
    if wanted:
        return wanted
    names = boards_of(family_of(state.modules))
    lots: list[int] = list(range(len(names)))
    state.rng.shuffle(lots)
    return [names[lot] for lot in lots[: state.duchy_count]]


def settle(state: Burgundy, seat: i64, cell: i64) -> None:
    """Place a first castle: no extra action, no points."""
    duchy = state.duchies[seat]
    duchy.put(CASTLE_TILE, cell)
    if state.recording:
        state.emit("castle_founded", seat, {"cell": duchy.board.cells[cell]})


def castle_hexes(state: Burgundy, seat: i64) -> list[int]:
    return [move(SETTLE, 0, cell, 0) for cell in state.duchies[seat].board.starts]


class Settle(Step):
    """Choice of a hex for the first castle, for all to see."""

    def options(self, state: State) -> list[int] | None:
        assert isinstance(state, Burgundy)
        return castle_hexes(state, self.seat)

    def resolve(self, state: State, action: int) -> None:
        assert isinstance(state, Burgundy)
        settle(state, self.seat, what_of(action))


class SettleTogether(Together):
    """Secret choice of a hex for the first castle by everybody; then all are shown."""

    def asks(self, state: State, seat: i64) -> bool:
        assert isinstance(state, Burgundy)
        return state.is_owner(seat)

    def options_of(self, state: State, seat: i64) -> list[int]:
        assert isinstance(state, Burgundy)
        return castle_hexes(state, seat)

    def reveal(self, state: State, answers: list[int]) -> None:
        assert isinstance(state, Burgundy)
        for seat in state.order:
            if state.is_owner(seat):
                settle(state, seat, what_of(answers[seat]))
