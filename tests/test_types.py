"""The page's types are those that server and games declare, and what games show has them."""

import json
from typing import cast

import pytest

import crenel
import generate_types
from crenel.games.great_wall.game import GreatWallGame
from crenel.kernel import shapes as kernel_shapes
from tests.golden.views import moments
from tests.promises import LONGEST, MODES, Chooser, Mode, walk
from tests.shapes import Shapes

VIEWS = {"burgundy": "BurgundyView", "great_wall": "WallView"}
SHAPES = {game: Shapes(generate_types.composed(game)) for game in VIEWS}
MOVES = Shapes(generate_types.definitions(kernel_shapes))
GREAT_WALL = cast(GreatWallGame, crenel.game("great_wall"))
# Geese beside animals of several kinds; some of the soldiers on a horde who die.
RARE = {("Asking", name) for name in ("cell", "count", "horsemen", "row", "spearmen")} | {("HordeView", "row")}
SHOOTING = "great_wall/95-four-with-bombers"  # shots that hit soldiers, and others than archers on the walls
EVERY = 12  # decisions from view to view


def test_the_types_of_the_page_are_up_to_date() -> None:
    assert generate_types.stale(generate_types.files()) == [], "run make types"


def look(state: crenel.State) -> None:
    """Check what everybody sees, and each seat, and the moves of those who decide."""
    shapes = SHAPES[state.game.name]
    for seat in (None, *range(state.seats)):
        shapes.check(VIEWS[state.game.name], json.loads(json.dumps(state.observe(seat))))
    for seat in state.actors:
        for move in state.described(seat):
            MOVES.check("Move", move)


@pytest.mark.parametrize("game", VIEWS)
def test_every_view_has_its_shape_and_all_of_it_comes(game: str) -> None:
    """In all modes, so that what modules add is among it."""
    modes = [mode for mode in [*MODES, Mode("great_wall", 1, cards=GREAT_WALL.card_rows({}))] if mode.game == game]
    asked: set[str] = set()
    for mode in modes:
        watch(mode, 0, EVERY, asked)
    for seed in range(1, 5):  # questions that are rare
        for mode in modes:
            watch(mode, seed, LONGEST, asked)
    for number, state in enumerate(moments(SHOOTING) if game == "great_wall" else []):
        if number % EVERY == 0:
            look(state)
    SHAPES[game].check("Catalogue", json.loads(json.dumps(crenel.game(game).catalogue())))
    shapes = SHAPES[game].definitions
    missing = {(name, key) for name in shapes if "properties" in shapes[name] for key in SHAPES[game].missing(name)}
    assert missing - RARE == set()


def watch(mode: Mode, seed: int, every: int, asked: set[str]) -> None:
    """Check views of a random game: after so many decisions, of each new question, and while somebody has chosen."""
    for number, state in enumerate(walk(mode.new(seed), Chooser(bytes([seed])))):
        step = "" if state.over else state.game.step_name(state.stack[-1])
        if number % every == 0 or step not in asked or (state.secret and not seed):
            asked.add(step)
            look(state)
