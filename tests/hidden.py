"""What every game promises about hidden things, checked over a game of a mode (see promises.py): whatever a seat cannot
know is drawn anew for it.

The view of a seat does not say which parts of a dump it tells. So pieces change places in the dump: if the seat sees
the same table afterwards, it could not know where they were, and that part of the dump has to differ somewhere over
the determinizations of the game.
"""

import json
import random
from collections import defaultdict
from collections.abc import Iterator
from itertools import combinations_with_replacement
from typing import Any

import crenel
from tests.promises import MODES, Chooser, Mode, walk

MOMENTS = 8  # of a game: the first four, in which secret choices fall, and some later ones
GUESSES = 4  # at each moment
TRIES = 6  # exchanges between the same two parts
OPENING, STRIDE = 4, 23

Path = tuple[str | int, ...]

# What is no piece: how a game began, its generator, what comes next.
NO_PIECES = {"game", "rules", "seats", "options", "rng", "stack", "barrier"}

# By game: what a view leaves out although everybody has seen it. All tiles lie open before they are taken or thrown
# away, and goods too, so whoever counts knows what the bags hold. Clans have the same command cards, and show each one
# that they choose before they lay it on the track.
SEEN_BEFORE: dict[str, set[str]] = {
    "burgundy": {"bags.coloured", "bags.black", "bags.goods", "box", "modules.solo.goods"},
    "great_wall": {"clans.*.command", "clans.*.commands.*"},
}


def seen_before(mode: Mode) -> set[str]:
    """What a view of a mode leaves out although everybody has seen it. In freezing weather the supply lies open, so of
    two players each knows what the other holds.
    """
    counted = mode.options.get("scenario") == "freezing_weather" and mode.seats == 2
    return SEEN_BEFORE[mode.game] | ({"clans.*.stock"} if counted else set())


# Where something is hidden, or many kinds of pieces are in play.
HIDING = [
    mode
    for mode in MODES
    if mode.game == "great_wall" or mode.options.get("castle") == "secret" or len(mode.options) > 3
]


class Moment:
    """A position, a seat at it, and the parts of its dump."""

    def __init__(self, state: crenel.State, seat: int) -> None:
        self.state = state
        self.seat = seat
        self.plain = json.dumps(state.dump())
        self.parts = parts_of(state.dump())
        self.view = state.observe(seat)
        self.actions = state.actions(seat)
        self.places: dict[str, list[tuple[Path, Any]]] = defaultdict(list)
        for path, piece in pieces(state.dump()):
            self.places[part(path)].append((path, piece))

    def differing(self, other: crenel.State) -> set[str]:
        """The parts of another dump that are not as here."""
        parts = parts_of(other.dump())
        return {name for name in {*parts, *self.parts} if parts.get(name) != self.parts.get(name)}

    def exchanged(self, one: str, other: str, names: list[str], rng: random.Random) -> set[str]:
        """The parts that change if two pieces change places and the seat sees the same as before; none where that
        cannot be, or is seen.
        """
        data = json.loads(self.plain)
        here, there = rng.choice(self.places[one]), rng.choice(self.places[other])
        within = one == other and is_count(here[1])
        exchange(data, here, here if within else there, names, rng)
        try:
            again = self.state.game.load(data)
        except crenel.CrenelError:
            return set()
        same = again.actors == self.state.actors and again.actions(self.seat) == self.actions
        return self.differing(again) if same and again.observe(self.seat) == self.view else set()


def pieces(thing: object, path: Path = ()) -> Iterator[tuple[Path, Any]]:
    """Names of pieces, and counts of them by name, with the path to them."""
    if isinstance(thing, str) or is_count(thing):
        yield path, thing
    elif isinstance(thing, dict | list):
        for key, inside in thing.items() if isinstance(thing, dict) else enumerate(thing):
            if path or key not in NO_PIECES:
                yield from pieces(inside, (*path, key))


def is_count(thing: object) -> bool:
    """Whether it says how many there are of each kind."""
    return isinstance(thing, dict) and bool(thing) and all(type(number) is int for number in thing.values())


def part(path: Path) -> str:
    """The part of a dump in which a piece lies: its path without the places in lists and the names of hexes."""
    return ".".join("*" if isinstance(step, int) or any(map(str.isdigit, step)) else step for step in path)


def parts_of(data: dict[str, object]) -> dict[str, list[Any]]:
    found: dict[str, list[Any]] = defaultdict(list)
    for path, piece in pieces(data):
        found[part(path)].append((piece, path) if isinstance(piece, str) else piece)
    return found


def exchange(
    data: dict[str, Any], one: tuple[Path, Any], other: tuple[Path, Any], names: list[str], rng: random.Random
) -> None:
    """Exchange two names, or one piece of each of two counts; within one count a piece becomes another."""
    (path, piece), (goal, instead) = one, other
    here, there = inside(data, path), inside(data, goal)
    if isinstance(piece, str) or isinstance(instead, str):
        here[path[-1]], there[goal[-1]] = instead, piece
        return
    here, there = here[path[-1]], there[goal[-1]]
    given, taken = rng.choice(sorted(piece)), rng.choice(names if path == goal else sorted(instead))
    for count, less, more in ((here, given, taken), (there, taken, given)) if path != goal else ((here, given, taken),):
        count[less] -= 1
        count[more] = count.get(more, 0) + 1
        if not count[less]:
            del count[less]


def inside(data: Any, path: Path) -> Any:
    for step in path[:-1]:
        data = data[step]
    return data


def moments_of(mode: Mode, rng: random.Random) -> list[Moment]:
    moments: list[Moment] = []
    for number, state in enumerate(walk(mode.new("hidden"), Chooser(b"hidden"))):
        if not state.over and (number < OPENING or number % STRIDE == 0):
            moments.append(Moment(state.clone(), rng.randrange(state.seats)))
        if len(moments) == MOMENTS:
            break
    return moments


def draws_hidden_anew(mode: Mode) -> None:
    """Whatever a seat's view does not settle differs somewhere over the determinizations of a game."""
    rng = random.Random(str(mode))
    moments = moments_of(mode, rng)
    drawn = seen_before(mode)
    names: dict[str, set[str]] = defaultdict(set)
    for moment in moments:
        for _ in range(GUESSES):
            drawn |= moment.differing(moment.state.determinize(moment.seat, rng))
        for place, held in moment.places.items():
            names[place].update(*([piece] if isinstance(piece, str) else piece for _, piece in held))
    for one, other in combinations_with_replacement(sorted(names), 2):
        if {one, other} <= drawn or not names[one] & names[other]:
            continue
        fitting = [moment for moment in moments if one in moment.places and other in moment.places]
        for _ in range(TRIES if fitting else 0):
            moment = rng.choice(fitting)
            hidden = moment.exchanged(one, other, sorted(names[one]), rng)
            assert hidden <= drawn, f"{hidden - drawn}: hidden from seat {moment.seat}, and never drawn anew"
