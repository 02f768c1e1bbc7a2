"""Course of the game: five phases of five rounds, and the end."""

from typing import Final

from mypy_extensions import i64

from crenel.games.burgundy.central import PHASE_NAMES, PHASES, ROUNDS
from crenel.games.burgundy.effects import gain_silver, gain_workers
from crenel.games.burgundy.scoring import score_end
from crenel.games.burgundy.state import Burgundy
from crenel.games.burgundy.tiles import EMPTY, GOOD_NAMES, ONE_GOOD
from crenel.games.burgundy.turn import TURNS
from crenel.kernel.state import NOBODY, State, Step


class StartPhase(Step):
    """Start of a phase: clear the hex tiles off the central board, refill it, and lay out five goods for the rounds.
    Goods on depots stay.
    """

    def reveals(self) -> bool:
        return True

    def resolve(self, state: State, action: int) -> None:
        assert isinstance(state, Burgundy)
        state.phase += 1
        state.round = 0
        clear_market(state)
        fill_market(state)
        state.coming = draw_goods(state, ROUNDS)
        if state.recording:
            state.emit("phase_started", NOBODY, {"phase": PHASE_NAMES[state.phase]})
        for module in state.modules:
            module.phase_started(state)
        state.push(START_ROUND)


def clear_market(state: Burgundy) -> None:
    for space in range(state.side.filled):
        tile = state.market[space]
        if tile != EMPTY:
            state.discard_tile(tile)
            state.market[space] = EMPTY


def fill_market(state: Burgundy) -> None:
    """Draw a random tile of its kind for every space, as long as there are any."""
    bags = [list(bag) for bag in state.bags]
    for space, number in enumerate(state.side.bags[state.phase % 2]):
        bag = bags[number]
        state.market[space] = bag.pop(state.rng.below(len(bag))) if bag else EMPTY
    state.bags = tuple([tuple(bag) for bag in bags])
    state.update_offers()


def draw_goods(state: Burgundy, count: i64) -> tuple[int, ...]:
    """Draw random goods from the bag."""
    bag = list(state.goods_bag)
    total = sum(bag)
    drawn: list[int] = []
    for left in range(total, total - count, -1):
        lot = state.rng.below(left)
        good = 0
        while lot >= bag[good]:
            lot -= bag[good]
            good += 1
        bag[good] -= 1
        drawn.append(good)
    state.goods_bag = tuple(bag)
    return tuple(drawn)


class StartRound(Step):
    """Start of a round: everybody rolls; the white die sends the next goods tile to its depot; then each has a turn in
    the order of the bridge.
    """

    def reveals(self) -> bool:
        return True

    def resolve(self, state: State, action: int) -> None:
        assert isinstance(state, Burgundy)
        state.round += 1
        state.push(END_PHASE if state.round == ROUNDS else START_ROUND)
        state.order = state.turn_order()
        roll(state)
        for place in range(len(state.order) - 1, -1, -1):
            state.push(TURNS[state.order[place]])
        for module in state.modules:
            module.dice_rolled(state)


def roll(state: Burgundy) -> None:
    rng = state.rng
    state.white = rng.die()
    for player in state.players:
        player.die1 = rng.die()
        player.die2 = rng.die()
        player.used = 0
    good = state.coming[0]
    state.coming = state.coming[1:]
    state.crates[state.white] += ONE_GOOD[good]
    if state.recording:
        dice = [[int(player.die1), int(player.die2)] for player in state.players]
        facts: dict[str, object] = {"round": int(state.round), "dice": dice, "white": int(state.white)}
        state.emit("dice_rolled", NOBODY, {**facts, "good": GOOD_NAMES[good], "order": list(state.order)})


START_ROUND: Final = StartRound(NOBODY)


class EndPhase(Step):
    """End of a phase: mines pay. After the last phase the game ends."""

    def resolve(self, state: State, action: int) -> None:
        assert isinstance(state, Burgundy)
        state.push(FinalScoring(NOBODY) if state.phase == PHASES - 1 else StartPhase(NOBODY))
        state.push(MineIncome(NOBODY))
        for module in state.modules:
            module.phase_ended(state)


END_PHASE: Final = EndPhase(NOBODY)


class MineIncome(Step):
    """Income of mines: a silver each; with the right monastery a worker as well."""

    def resolve(self, state: State, action: int) -> None:
        assert isinstance(state, Burgundy)
        for seat in state.order:
            duchy = state.duchies[seat]
            if duchy.mines and state.is_owner(seat):
                gain_silver(state, seat, duchy.mines * duchy.powers.mine_silver)
                if duchy.powers.mine_workers:
                    gain_workers(state, seat, duchy.mines * duchy.powers.mine_workers)


class FinalScoring(Step):
    def resolve(self, state: State, action: int) -> None:
        assert isinstance(state, Burgundy)
        for seat in range(state.duchy_count):
            score_end(state, seat)
        if state.recording:
            state.emit("game_over", NOBODY, {"scores": state.scores(), "ranking": state.ranking()})
