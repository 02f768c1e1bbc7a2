"""Random games over every mode, every pair of Burgundy's expansions, and whatever may be played together at The Great
Wall with each number of players, on all cores. All are played to their end, where pieces and points must be right; one
of ten is looked at closely on its way, one of a hundred is recorded and replayed. Says what was played, and how to play
again what broke.

    python -m tests.soak --games 1000000
    python -m tests.soak --mode burgundy-2 --number 17
"""

import argparse
import os
import random
import sys
import time
import traceback
from collections import Counter
from collections.abc import Iterator
from functools import cache

from crenel.arena.pool import in_processes
from crenel.envs import Table
from crenel.envs.codes import NO_INDEX
from crenel.kernel.playouts import TO_THE_END, RandomPolicy, play_on
from tests import great_wall_combinations, promises
from tests.digests import engine_kind
from tests.promises import LONGEST, MODES, Mode
from tests.test_modules import IN_TEAMS, PAIRS, SOLO

CHUNK = 50  # games of a task
CLOSELY = 10  # games between two that are looked at on their way
RARELY = 100  # games between two that are recorded and replayed
TOLD = 10  # broken games that are told

ALL = {
    str(mode): mode
    for mode in [
        *MODES,
        *[Mode("burgundy", seats, **dict.fromkeys(names, True)) for names in PAIRS for seats in (2, 3, 4)],
        *[Mode("burgundy", 4, team=True, **{name: True}) for name in IN_TEAMS],
        *[Mode("burgundy", 1, **{name: True}) for name in SOLO],
        *great_wall_combinations.MODES,
    ]
}


class Broken:
    """A game that broke a promise."""

    def __init__(self, mode: str, number: int, why: str) -> None:
        self.mode = mode
        self.number = number
        self.why = why


Task = tuple[str, int, int]  # a mode, and the numbers of its games: first, and after the last


def play_some(task: Task) -> tuple[int, list[Broken]]:
    """Play games of a mode; the decisions, and what broke."""
    name, first, after = task
    table = table_of(name)
    decisions = 0
    broken: list[Broken] = []
    for number in range(first, after):
        try:
            decisions += play(ALL[name], number, table)
        except Exception:  # whatever it is, the other games are played
            broken.append(Broken(name, number, traceback.format_exc()))
    return decisions, broken


@cache
def table_of(name: str) -> Table:
    """Return the table of a mode. Only a few of its tasks come to a process, but all of them have the same."""
    return Table(ALL[name].game, ALL[name].seats, ALL[name].options)


def play(mode: Mode, number: int, table: Table) -> int:
    """Play one game; how many decisions it had."""
    if number % CLOSELY == 0:
        return play_closely(mode, number, table)
    state = table.new(f"soak {number}")
    decisions = play_on(state, RandomPolicy(number), TO_THE_END, most=LONGEST)
    assert state.actor is None, f"more than {LONGEST} decisions"
    ends_well(state)
    return decisions


def ends_well(state: promises.crenel.State) -> None:
    promises.conserves(state)
    promises.adds_up(state)


def play_closely(mode: Mode, number: int, table: Table) -> int:
    """Play one game, whoever may decide, with an eye on all its actions and on one of its moments."""
    rng = random.Random(f"soak {mode} {number}")
    rare = number % RARELY == 0
    state = mode.new(f"soak {number}")
    if not rare:
        state = state.clone()  # keeps no events
    look = rng.randrange(120)
    for decisions in range(LONGEST):
        if state.actor is None:
            ends_well(state)
            if rare:
                promises.replays(state)
            return decisions
        if decisions == look:
            looked_at(state.clone(), rng)
        seat = rng.choice(state.actors)
        actions = state.actions(seat)
        numbers = table.code.indices(actions)
        assert actions
        assert len(set(numbers)) == len(numbers), "two actions have one number"
        assert NO_INDEX not in numbers, "an action has no number"
        state.decide(seat, rng.choice(actions))
    raise AssertionError(f"more than {LONGEST} decisions")


def looked_at(state: promises.crenel.State, rng: random.Random) -> None:
    """Look closely, at one moment of a game."""
    promises.conserves(state)
    promises.adds_up(state)
    promises.loads(state)
    promises.lists_actions(state)
    promises.determinizes(state, rng)
    promises.clones(state)


def tasks(games: int) -> Iterator[Task]:
    """Share the games out, the modes in turn."""
    each, more = divmod(games, len(ALL))
    wanted = {name: each + (place < more) for place, name in enumerate(ALL)}
    for first in range(0, each + 1, CHUNK):
        for name, count in wanted.items():
            if first < count:
                yield name, first, min(first + CHUNK, count)


def main() -> int:
    parser = argparse.ArgumentParser(description="Random games over every mode.")
    parser.add_argument("--games", type=int, default=1_000_000)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--mode", choices=list(ALL), metavar="MODE", help="play one game of this mode again")
    parser.add_argument("--number", type=int, default=0)
    args = parser.parse_args()
    if args.mode:
        mode = ALL[args.mode]
        print(play(mode, args.number, table_of(args.mode)), "decisions, no broken promise")
        return 0
    games, decisions = Counter[str](), Counter[str]()
    broken: list[Broken] = []
    start = time.perf_counter()
    for (name, first, after), (took, found) in in_processes(play_some, tasks(args.games), args.jobs):
        games[name] += after - first
        decisions[name] += took
        broken += found
        if sys.stderr.isatty():
            print(f"\r{games.total():,} games, {len(broken)} broken", end="", file=sys.stderr, flush=True)
    seconds = time.perf_counter() - start
    for name in ALL:
        print(f"{games[name]:9,} games {decisions[name]:13,} decisions  {name}")
    for each in broken[:TOLD]:
        print(f"\npython -m tests.soak --mode {each.mode} --number {each.number}\n{each.why}")
    print(
        f"{games.total():,} games of {len(ALL)} modes, {decisions.total():,} decisions, {engine_kind()} engine, "
        f"{seconds:,.0f} s on {args.jobs} processes: {len(broken)} games broke a promise"
    )
    return 1 if broken else 0


if __name__ == "__main__":
    sys.exit(main())
