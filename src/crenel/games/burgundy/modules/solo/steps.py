"""Decisions of the solo game: points to buy, free tiles, goods for a wild tile, and the order of effects."""

from typing import Final

from mypy_extensions import i64

from crenel.games.burgundy.central import BLACK_DEPOT
from crenel.games.burgundy.changes import ORDER_ASKED
from crenel.games.burgundy.effects import Advance, ChooseDepot, Effect, ExtraAction, SellGoods, TakeTile, acquire
from crenel.games.burgundy.modules.building import build, list_builds
from crenel.games.burgundy.modules.solo.pawns import BLACK_TILE, GOAL, WILD_PRICE, pawns
from crenel.games.burgundy.modules.solo.verbs import FIRST, POINTS, SPEND, SWAP
from crenel.games.burgundy.moves import BUY, DISCARD, PLACE, SKIP, TAKE, extra_of, move, verb_of, what_of
from crenel.games.burgundy.player import SOURCES
from crenel.games.burgundy.state import Burgundy
from crenel.games.burgundy.tiles import (
    EMPTY,
    GOOD_NAMES,
    GOODS,
    MINE,
    ONE_GOOD,
    SHIP,
    TILE_KIND,
    TILE_NAMES,
    WILD,
    all_goods,
    goods_of,
)
from crenel.kernel.state import BIT, NO_ACTION, NOBODY, State, Step

# ---------------------------------------------------------------- the counter


class CountPoints(Step):
    """Points that move the counter. Silver may buy more, as far as the goal."""

    __slots__ = ("points", "source")

    def __init__(self, seat: i64, points: i64, source: i64) -> None:
        super().__init__(seat)
        self.points: i64 = points
        self.source: i64 = source  # where they come from, as in player.SOURCES

    def options(self, state: State) -> list[int] | None:
        assert isinstance(state, Burgundy)
        most = min(self.missing(state), state.duchies[self.seat].silver)
        if most <= 0:
            return None
        found: list[int] = [SKIP]
        for bought in range(1, most + 1):
            found.append(move(POINTS, 0, bought, 0))
        return found

    def missing(self, state: Burgundy) -> i64:
        """Return points to the goal after these."""
        return pawns(state).goal - pawns(state).counter - self.points

    def resolve(self, state: State, action: int) -> None:
        assert isinstance(state, Burgundy)
        mine = pawns(state)
        bought: i64 = 0 if action in (NO_ACTION, SKIP) else what_of(action)
        state.duchies[self.seat].silver -= bought
        mine.counter += self.points + bought
        if state.recording:
            counted: dict[str, object] = {"points": int(self.points), "bought": int(bought)}
            state.emit("points_counted", self.seat, {**counted, "counter": int(mine.counter), "aim": int(mine.goal)})
        if mine.counter >= mine.goal:
            reach_goal(state, self.seat)

    def details(self) -> dict[str, object]:
        return {"points": int(self.points), "source": SOURCES[self.source]}


def reach_goal(state: Burgundy, seat: i64) -> None:
    """Move the counter back to the start and the goal closer, and give one die action."""
    mine = pawns(state)
    mine.counter = 0
    mine.goal = max(mine.goal - GOAL["step"], GOAL["floor"])
    if state.recording:
        state.emit("goal_reached", seat, {"aim": int(mine.goal)})
    top = state.stack[len(state.stack) - 1] if state.stack else None
    if isinstance(top, Following):
        state.stack.pop()
        state.push(Following(seat, [*top.groups, [ExtraAction(seat)]]))
    else:
        state.push(ExtraAction(seat))


# ---------------------------------------------------------------- a completed colour


class FreeTile(Effect):
    """Free tile for a completed colour: a tile of the black depot goes straight into the duchy."""

    def answers(self, state: Burgundy, found: list[int]) -> None:
        list_builds(state, self.seat, BLACK_DEPOT, found)
        found.append(SKIP)

    def answer(self, state: Burgundy, action: i64) -> None:
        build(state, self.seat, action)


# ---------------------------------------------------------------- ships


class SwapGoods(Effect):
    """Offer after a ship: five goods for a tile of the black depot, which from then on is a black wild tile."""

    def answers(self, state: Burgundy, found: list[int]) -> None:
        if all_goods(state.duchies[self.seat].store) >= WILD_PRICE:
            for space in range(state.side.first[BLACK_DEPOT], state.side.filled):
                if state.offers & BIT[space] and state.market[space] != BLACK_TILE:
                    found.append(move(SWAP, 0, space, 0))
        found.append(SKIP)

    def answer(self, state: Burgundy, action: i64) -> None:
        state.push(SpendGoods(self.seat, what_of(action), WILD_PRICE, 0))


class SpendGoods(Step):
    """Choice of the goods for the wild tile. They are asked for in the order of their colours."""

    __slots__ = ("least", "left", "space")

    def __init__(self, seat: i64, space: i64, left: i64, least: i64) -> None:
        super().__init__(seat)
        self.space: i64 = space
        self.left: i64 = left  # goods still to give
        self.least: i64 = least  # the first colour that may still be given

    def options(self, state: State) -> list[int] | None:
        assert isinstance(state, Burgundy)
        stored = state.duchies[self.seat].store
        found: list[int] = []
        enough: i64 = 0
        for good in range(GOODS - 1, self.least - 1, -1):
            count = goods_of(stored, good)
            enough += count
            if count and enough >= self.left:
                found.append(move(SPEND, 0, good, 0))
        found.reverse()
        return found

    def resolve(self, state: State, action: int) -> None:
        assert isinstance(state, Burgundy)
        good = what_of(action)
        state.duchies[self.seat].store -= ONE_GOOD[good]
        pawns(state).goods += ONE_GOOD[good]
        if self.left > 1:
            state.push(SpendGoods(self.seat, self.space, self.left - 1, good))
            return
        turn_over(state, self.space)
        acquire(state, self.seat, self.space)

    def details(self) -> dict[str, object]:
        return {"space": int(self.space), "left": int(self.left), "good": GOOD_NAMES[self.least]}


def turn_over(state: Burgundy, space: i64) -> None:
    """Turn a tile of the black depot into a black wild tile."""
    mine = pawns(state)
    tile = state.market[space]
    under = list(mine.under)
    under[tile] += 1
    mine.under = tuple(under)
    state.put_tile(space, BLACK_TILE)
    if state.recording:
        state.emit("tile_turned", 0, {"tile": TILE_NAMES[tile]})


# ---------------------------------------------------------------- what comes first


class Following(Step):
    """Effects of a placement, in the order that the player chooses. Points that wait to be counted come first unless
    that can matter.
    """

    __slots__ = ("groups",)

    def __init__(self, seat: i64, groups: list[list[Step]]) -> None:
        super().__init__(seat)
        self.groups: list[list[Step]] = groups  # each group: steps, the last one first

    def options(self, state: State) -> list[int] | None:
        assert isinstance(state, Burgundy)
        if len(self.groups) == 1:
            return None
        if state.rules >= ORDER_ASKED and not order_matters(state, self.seat, self.groups):
            return None
        found: list[int] = []
        names = [name_of_group(group) for group in self.groups]
        for place in range(len(names)):
            if names.index(names[place]) == place:
                found.append(move(FIRST, 0, place, 0))
        return found if len(found) > 1 else None

    def resolve(self, state: State, action: int) -> None:
        place: i64 = 0 if action == NO_ACTION else what_of(action)
        rest = [group for number, group in enumerate(self.groups) if number != place]
        if rest:
            state.push(Following(self.seat, rest))
        for step in self.groups[place]:
            state.push(step)

    def details(self) -> dict[str, object]:
        return {
            "names": [name_of_group(group) for group in self.groups],
            "groups": [[written(step) for step in group] for group in self.groups],
        }


def written(step: Step) -> dict[str, object]:
    """Return a step as dumps have it."""
    name = type(step).__name__
    plain = "".join("_" + letter.lower() if letter.isupper() else letter for letter in name)[1:]
    return {"step": plain, "seat": int(step.seat), **step.details()}


def name_of_group(group: list[Step]) -> str:
    """Return how an effect to come is called in notation."""
    step = group[len(group) - 1]
    if isinstance(step, CountPoints):
        return f"points {int(step.points)}"
    if isinstance(step, FreeTile):
        return "tile"
    if isinstance(step, ExtraAction):
        return "action"
    return "effect"


# ---------------------------------------------------------------- whether an order matters

FAR: Final = 1_000_000  # a goal that nothing reaches
MOST_TRIED: Final = 500  # positions looked at; a player with more ways than that is asked


def order_matters(state: Burgundy, seat: i64, groups: list[list[Step]]) -> bool:
    """Return whether these effects can end differently if the points among them are not counted first.

    They can only where the goal comes within reach: points beyond it are lost, silver that comes first buys more of
    them, and the goal's action may come between. If all that follows is single scores, the goal must be reached before
    the last of them.
    """
    points: list[i64] = []
    others: list[list[Step]] = []
    for group in groups:
        step = group[len(group) - 1]
        if isinstance(step, CountPoints):
            points.append(step.points)
        else:
            others.append(group)
    if not points or pawns(state).goal == FAR:
        return not points
    if len(others) == 1 and len(others[0]) == 1 and isinstance(others[0][0], SellGoods):
        best = best_sale(state, seat)
        if best:
            points.append(best)
        others = []
    missing = pawns(state).goal - pawns(state).counter - state.duchies[seat].silver
    total: i64 = 0
    for each in points:
        total += each
    if others:
        gain = most_gained(state, seat, others, max(missing - total, 1))
        if gain > 0:
            return total + gain >= missing
    return len(points) > 1 and total - min(points) >= missing


def best_sale(state: Burgundy, seat: i64) -> i64:
    """Return the points and the silver of the best sale of stored goods; the silver may buy points at once."""
    duchy = state.duchies[seat]
    best: i64 = 0
    for good in range(GOODS):
        count = goods_of(duchy.store, good)
        if count:
            silver = duchy.powers.good_silver * count if duchy.powers.good_silver else duchy.powers.sale_silver
            best = max(best, count * state.side.sale * duchy.powers.sale_factor + silver)
    return best


class Pause(Step):
    """End of a look ahead, which stops here as a preview stops before new information."""

    def reveals(self) -> bool:
        return True


def is_fruitless(stack: list[Step]) -> bool:
    """Return whether all that comes before the pause only brings goods and tiles to keep."""
    place = len(stack) - 1
    while isinstance(stack[place], (TakeTile, ChooseDepot, Advance, SwapGoods, SpendGoods)):
        place -= 1
    return isinstance(stack[place], Pause)


class LookAhead:
    """Search for the most points and silver that effects can bring, no goal being in the way."""

    __slots__ = ("enough", "left", "most", "seat")

    def __init__(self, seat: i64, enough: i64) -> None:
        self.seat: i64 = seat
        self.enough: i64 = enough
        self.most: i64 = 0
        self.left: i64 = MOST_TRIED

    def explore(self, state: Burgundy, bought: bool) -> None:
        """Try every decision that could bring something, until the pause or until there is enough. A tile that has just
        been bought is bought to be placed.
        """
        self.most = max(self.most, pawns(state).counter + state.duchies[self.seat].silver)
        if state.asked == NOBODY or self.most >= self.enough:
            return
        place = len(state.stack) - 1
        if is_fruitless(state.stack):
            return
        step = state.stack[place]
        if isinstance(step, CountPoints):  # bought points are silver as well
            state.play(SKIP)
            self.explore(state, False)
            return
        last = isinstance(state.stack[place - 1], Pause)
        newest: i64 = len(state.players[self.seat].keys) - 1
        for action in state.legal:
            verb = verb_of(action)
            if last and self.brings_nothing(state, verb, action):
                continue
            if bought and verb != DISCARD and (verb != PLACE or extra_of(action) != newest):
                continue
            if self.left == 0:
                self.most = self.enough
                return
            self.left -= 1
            copy = state.clone()
            assert isinstance(copy, Burgundy)
            copy.previewing = True
            copy.play(action)
            self.explore(copy, verb == BUY or (bought and verb == DISCARD))
            if self.most >= self.enough:
                return

    def brings_nothing(self, state: Burgundy, verb: i64, action: int) -> bool:
        """Return whether a last action cannot bring points or silver: a tile to keep, or one that scores nothing in an
        area that stays open.
        """
        if verb == TAKE:
            return True
        if verb != PLACE:
            return False
        duchy = state.duchies[self.seat]
        kind = TILE_KIND[state.stored(self.seat)[extra_of(action)]]
        if kind not in (SHIP, MINE, WILD):
            return False
        area = duchy.board.area[what_of(action)]
        return sum(1 for cell in duchy.board.area_cells[area] if duchy.tiles[cell] == EMPTY) > 1


def most_gained(state: Burgundy, seat: i64, groups: list[list[Step]], enough: i64) -> i64:
    """Return how many points and silver these effects can bring. More than `enough` makes no difference."""
    copy = state.clone()
    assert isinstance(copy, Burgundy)
    copy.previewing = True
    pawns(copy).goal = FAR
    before = pawns(copy).counter + copy.duchies[seat].silver
    copy.push(Pause(seat))
    copy.push(Following(seat, groups))
    copy.settle()
    ahead = LookAhead(seat, before + enough)
    ahead.explore(copy, False)
    return ahead.most - before
