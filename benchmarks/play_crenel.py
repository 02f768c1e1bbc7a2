"""Crenel: the bare loops that a researcher would write, through the public API alone."""

import random
import time
from array import array
from functools import partial

import crenel
from benchmarks.worker import Counts, Task
from crenel import bots
from crenel.bots import catalogue
from crenel.envs import Batch, Table
from crenel.kernel.playouts import Policy
from crenel.kernel.rng import Rng

MIDDLE = 70  # decisions into a game: somewhere in the middle
REPEATS = 2000
PLAYOUTS = [
    ("burgundy2", "burgundy", 2),
    ("burgundy4", "burgundy", 4),
    ("wall3", "great_wall", 3),
    ("wall4", "great_wall", 4),
    ("together4", "great_wall", 4),
    ("wall5", "great_wall", 5),
    ("everything5", "great_wall", 5),
    ("everything-together5", "great_wall", 5),
]
ALL: dict[str, object] = {"rat": True, "khan": True, "black_powder": True, "beasts": True}
OPTIONS: dict[str, dict[str, object]] = {  # of playouts; the others have none
    "together4": {"coop": True},
    "everything5": ALL,
    "everything-together5": {**ALL, "coop": True},
}
INSIDE = [("inside-burgundy2", "burgundy", 2), ("inside-wall4", "great_wall", 4)]  # playouts in the engine
BATCH = 20  # of them
MANY = [("many-burgundy2", "burgundy", 2), ("many-wall4", "great_wall", 4)]  # games stepped together
TOGETHER = 256  # of them
STEPS = 20  # of all of them
GREEDY = [("greedy-burgundy2", "burgundy", 2), ("greedy-wall4", "great_wall", 4)]
CHOICES = 20  # of a bot
MIDDLES = [("burgundy", "burgundy", 2), ("wall", "great_wall", 4)]
SAMPLE = 20  # games to see how often the engine takes the only legal action by itself


def about() -> str:
    """Which engine this is."""
    import crenel.kernel.state as engine  # noqa: PLC0415

    return "interpreted" if str(engine.__file__).endswith(".py") else "compiled"


def tasks() -> dict[str, Task]:
    draw = random.Random(1)
    found: dict[str, Task] = {}
    for name, game, seats in PLAYOUTS:
        options = OPTIONS.get(name, {})
        found[name] = partial(playout, game, seats, options, draw, executed(game, seats, options))
    for name, game, seats in INSIDE:
        found[name] = partial(inside, game, seats, draw, executed(game, seats, {}))
    for name, game, seats in MANY:
        found[name] = partial(many, stepped(game, seats), draw, executed(game, seats, {}))
    for name, game, seats in GREEDY:
        found[name] = Greedy(game, seats).play
    found["rollouts"] = partial(rollouts, _middle("burgundy", 2), catalogue.mind("burgundy").policy, draw)
    for name, game, seats in MIDDLES:
        middle = _middle(game, seats)
        found[f"clone-{name}"] = partial(clones, middle)
        found[f"actions-{name}"] = partial(listings, middle)
        found[f"worlds-{name}"] = partial(worlds, middle, draw)
    return found


def executed(game: str, seats: int, options: dict[str, object]) -> float:
    """Actions for each decision: the events tell of those that were taken because they were the only one."""
    lots = random.Random(1)
    decisions = forced = 0
    for seed in range(SAMPLE):
        state = crenel.game(game).new(seats, seed, options)
        while state.actor is not None:
            state.play(lots.choice(state.actions()))
            decisions += 1
        forced += sum(event["event"] == "forced" for event in state.events)
    return 1 + forced / decisions


def playout(game: str, seats: int, options: dict[str, object], lots: random.Random, each: float) -> Counts:
    """A whole game at random, `each` actions a decision. It is played on a copy, because copies keep no events."""
    state = crenel.game(game).new(seats, lots.getrandbits(60), options).clone()
    draw = lots.random
    decisions = 0
    while state.actor is not None:
        actions = state.actions()
        state.play(actions[int(draw() * len(actions))])
        decisions += 1
    return {"games": 1, "decisions": decisions, "actions": decisions * each}


def inside(game: str, seats: int, lots: random.Random, each: float) -> Counts:
    """Whole games at random, with the loop in the engine."""
    state = crenel.game(game).new(seats, lots.getrandbits(60)).clone()
    decisions = 0
    for _ in range(BATCH):
        copy = state.clone()
        copy.rng = Rng(lots.randbytes(32))
        decisions += copy.playout()
    return {"games": BATCH, "decisions": decisions, "actions": decisions * each}


def stepped(game: str, seats: int, games: int = TOGETHER) -> Batch:
    """Many games at once, with arrays for masks, vectors, rewards, seats and ends."""
    table = Table(game, seats)
    batch = Batch(table, games, "bench")
    sizes = [table.actions, 2 * table.size, 4 * seats, 1, 1]
    batch.bind(*[bytearray(games * size) for size in sizes])
    return batch


def many(batch: Batch, lots: random.Random, each: float) -> Counts:
    """Steps of many games, from numbers of actions to masks and vectors. What a trainer does itself, to choose the
    numbers, is not counted: here a lot among the legal ones.
    """
    draw = lots.random
    start = sum(batch.played)
    outside = 0.0
    for _ in range(STEPS):
        begun = time.process_time()
        chosen = array("i", [numbers.numbers[int(draw() * numbers.count)] for numbers in batch.numbers])
        outside += time.process_time() - begun
        batch.step(chosen)
    decisions = STEPS * batch.games
    games = sum(batch.played) - start
    return {"games": games, "decisions": decisions, "actions": decisions * each, "outside": outside}


class Greedy:
    """Games of greedy bots, one after the other."""

    def __init__(self, game: str, seats: int) -> None:
        self.game = game
        self.seats = seats
        self.seed = -1
        self._begin()

    def _begin(self) -> None:
        self.seed += 1
        self.state = crenel.game(self.game).new(self.seats, self.seed).clone()
        self.bots = [bots.make("greedy", self.game, f"{self.seed}/{seat}") for seat in range(self.seats)]

    def play(self) -> Counts:
        ended = 0
        for _ in range(CHOICES):
            seat = self.state.actor
            if seat is None:
                ended += 1
                self._begin()
                seat = self.state.actor
            assert seat is not None
            self.state.play(self.bots[seat].choose(self.state, seat))
        return {"games": ended, "decisions": CHOICES, "actions": CHOICES}


def rollouts(state: crenel.State, policy: Policy, lots: random.Random) -> Counts:
    """One round after the present one, by the priority policy; each counts as a game here."""
    decisions = 0
    for _ in range(BATCH):
        copy = state.clone()
        copy.rng = Rng(lots.randbytes(32))
        decisions += copy.playout(policy, 1)
    return {"games": BATCH, "decisions": decisions, "actions": decisions}


def _middle(game: str, seats: int) -> crenel.State:
    lots = random.Random(7)
    state = crenel.game(game).new(seats, 7).clone()
    for _ in range(MIDDLE):
        state.play(lots.choice(state.actions()))
    return state


def clones(state: crenel.State) -> Counts:
    for _ in range(REPEATS):
        state.clone()
    return {"clones": REPEATS}


def listings(state: crenel.State) -> Counts:
    for _ in range(REPEATS):
        state.actions()
    return {"listings": REPEATS}


def worlds(state: crenel.State, lots: random.Random) -> Counts:
    """States that the seat to move could not tell from the true one."""
    seat = state.actor
    assert seat is not None
    for _ in range(REPEATS):
        state.determinize(seat, lots)
    return {"worlds": REPEATS}
