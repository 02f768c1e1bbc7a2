"""Decisions of the solo game: points to buy, free tiles, goods for a wild tile, and the order of effects."""

from mypy_extensions import i64

from crenel.games.burgundy.central import BLACK_DEPOT
from crenel.games.burgundy.effects import Effect, ExtraAction, acquire
from crenel.games.burgundy.modules.building import build, list_builds
from crenel.games.burgundy.modules.solo.pawns import BLACK_TILE, GOAL, WILD_PRICE, pawns
from crenel.games.burgundy.modules.solo.verbs import FIRST, POINTS, SPEND, SWAP
from crenel.games.burgundy.moves import SKIP, move, what_of
from crenel.games.burgundy.player import SOURCES
from crenel.games.burgundy.state import Burgundy
from crenel.games.burgundy.tiles import GOOD_NAMES, GOODS, ONE_GOOD, TILE_NAMES, all_goods, goods_of
from crenel.kernel.state import BIT, NO_ACTION, State, Step

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
    """Effects of a placement, in the order that the player chooses."""

    __slots__ = ("groups",)

    def __init__(self, seat: i64, groups: list[list[Step]]) -> None:
        super().__init__(seat)
        self.groups: list[list[Step]] = groups  # each group: steps, the last one first

    def options(self, state: State) -> list[int] | None:
        if len(self.groups) == 1:
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
