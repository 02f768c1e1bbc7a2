"""What every game promises about plans, checked on any state of any mode as the promises of promises.py are."""

import random

import crenel
from tests.promises import CHANCE, Chooser

# The parts of a view that say whose turn it is.
TURN: dict[str, set[str]] = {
    "burgundy": {"actor", "actors", "asking"},
    "great_wall": {"actor", "actors", "asking", "active", "resolving"},
}


def plans(state: crenel.State, rng: random.Random) -> int:
    """A seat that waits may have its turn beforehand, on a copy that holds no more than it may know and tells nothing
    of what comes. How many seats could plan here.
    """
    before, moves = state.dump(), state.moves()
    found = 0
    for seat in range(state.seats):
        sketch = state.plan_state(seat)
        if sketch is None:
            continue
        found += 1
        assert state.plannable(seat)
        assert seat not in state.actors
        assert sketch.actions(seat)
        assert but_turn(sketch.observe(seat), state) == but_turn(state.observe(seat), state)
        guess = state.determinize(seat, rng).plan_state(seat)
        assert guess == sketch
        chooser = Chooser(b"plan")
        while seat in sketch.actors:
            action = chooser.pick(sketch.actions(seat))
            sketch.apply(action, seat)
        assert not any(line["event"] in CHANCE[state.game.name] for line in sketch.events)
    assert (state.dump(), state.moves()) == (before, moves)
    return found


def but_turn(view: dict[str, object], state: crenel.State) -> dict[str, object]:
    rest = {part: value for part, value in view.items() if part not in TURN[state.game.name]}
    if isinstance(places := rest.get("places"), list):  # what a place brings may depend on the card of the turn
        rest["places"] = [{name: value for name, value in place.items() if name != "brings"} for place in places]
    return rest
