"""Every pair of Burgundy's expansions, all of them together, and each with team and solo keep the promises in random
games; so does whatever may be played together at The Great Wall, with each number of players.

A game of each runs here; `make soak` plays 200 (CRENEL_GAMES says how many).
"""

import itertools
import os
import random

import pytest

from crenel.games.burgundy.modules import MODULES
from tests import promises
from tests.great_wall_combinations import MODES as COMBINATIONS
from tests.promises import Chooser, Mode, walk

EXPANSIONS = tuple(module.name for module in MODULES if module.decisions)
IN_TEAMS = [module.name for module in MODULES if module.decisions and "team" not in module.excludes]
SOLO = [module.name for module in MODULES if module.decisions and 1 in module.seats]
GAMES = int(os.environ.get("CRENEL_GAMES", "1"))
PAIRS = [*[(name,) for name in EXPANSIONS], *itertools.combinations(EXPANSIONS, 2), EXPANSIONS]
LOOKS = 60  # decisions between two close looks
COUNTS = 20  # decisions between two counts of all pieces, where a game is looked at once


@pytest.mark.parametrize("names", PAIRS, ids="+".join)
def test_expansions_keep_the_promises_together(names: tuple[str, ...]) -> None:
    for number in range(GAMES):
        rng = random.Random(f"{names} {number}")
        mode = Mode("burgundy", rng.choice([2, 3, 4]), **dict.fromkeys(names, True))
        keeps_promises(mode, number, rng)


@pytest.mark.parametrize("name", IN_TEAMS)
def test_expansions_in_the_team_game(name: str) -> None:
    for number in range(GAMES):
        keeps_promises(Mode("burgundy", 4, team=True, **{name: True}), number, random.Random(f"team {name} {number}"))


@pytest.mark.parametrize("name", SOLO)
def test_expansions_alone(name: str) -> None:
    for number in range(GAMES):
        keeps_promises(Mode("burgundy", 1, **{name: True}), number, random.Random(f"alone {name} {number}"))


@pytest.mark.parametrize("mode", COMBINATIONS, ids=str)
def test_modules_of_the_great_wall_together(mode: Mode) -> None:
    for number in range(GAMES):
        keeps_promises_once(mode, number, random.Random(f"{mode} {number}"))


def keeps_promises_once(mode: Mode, number: int, rng: random.Random) -> None:
    """One game: pieces and points now and then, everything else at one moment, and the record at the end."""
    state = mode.new(f"the seed of table {number}")
    look = rng.randrange(2 * LOOKS)
    for place, here in enumerate(walk(state, Chooser(rng.randbytes(8)))):
        if place % COUNTS == 0 or here.actor is None:
            promises.conserves(here)
            promises.adds_up(here)
        if place == look:
            looked_at(here.clone(), rng)
            promises.hides(here, f"the seed of table {number}")
    assert state.actor is None
    promises.replays(state)


def keeps_promises(mode: Mode, number: int, rng: random.Random) -> None:
    """One game: pieces and points after every decision, everything else now and then and at the end."""
    state = mode.new(f"the seed of table {number}")
    look = rng.randrange(LOOKS)
    for place, here in enumerate(walk(state, Chooser(rng.randbytes(8)))):
        promises.conserves(here)
        promises.adds_up(here)
        if place % LOOKS == look or here.actor is None:
            looked_at(here.clone(), rng)
            promises.hides(here, f"the seed of table {number}")
    assert state.actor is None
    promises.replays(state)


def looked_at(state: promises.crenel.State, rng: random.Random) -> None:
    promises.loads(state)
    promises.lists_actions(state)
    promises.reads_back(state)
    promises.previews(state)
    promises.determinizes(state, rng)
    promises.refuses(state, [rng.randrange(2**20)], ["shield 19", "hire now", "build inn k9", ""])
    promises.survives_edits(state, rng)
    promises.clones(state)
