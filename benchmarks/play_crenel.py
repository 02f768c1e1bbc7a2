"""Crenel: the bare loops that a researcher would write, through the public API alone."""

import random
from functools import partial

import crenel
from benchmarks.worker import Counts, Task
from crenel.bots import catalogue
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
    found["rollouts"] = partial(rollouts, _middle("burgundy", 2), catalogue.mind("burgundy").policy, draw)
    for name, game, seats in MIDDLES:
        middle = _middle(game, seats)
        found[f"clone-{name}"] = partial(clones, middle)
        found[f"actions-{name}"] = partial(listings, middle)
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
