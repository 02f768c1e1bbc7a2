"""A whole expansion in one folder: tests/toys/drums. No file of the game names it."""

import json
import random
from typing import Any, cast

import pytest

import crenel
from crenel.games.great_wall import GAME
from crenel.games.great_wall.game import GreatWallGame
from crenel.games.great_wall.modules import MODULES
from crenel.games.great_wall.seasons.spring import place_horde
from crenel.kernel import state as engine
from tests import promises
from tests.promises import Chooser, walk
from tests.toys.drums import START, Drums, drums_of

pytestmark = pytest.mark.skipif(
    not str(engine.__file__).endswith(".py"), reason="interpreted code cannot subclass compiled classes"
)
TOY = GreatWallGame([*MODULES, Drums])
GAMES = 4


@pytest.fixture(autouse=True)
def _known(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(crenel._GAMES, "great_wall", TOY)


def drums(state: crenel.State) -> Any:
    return cast(dict[str, Any], state.dump())["drums"]


def play_until(state: Any, step: str, chooser: Chooser) -> None:
    """Play at random until a step asks."""
    for here in walk(state, chooser):
        if here.over or here.game.step_name(here.stack[-1]) == step:
            return


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_random_games_keep_the_promises(seats: int) -> None:
    for number in range(GAMES):
        seed = f"the seed of the drums {seats} {number}"
        state = TOY.new(seats, seed, {"drums": True})
        rng = random.Random(seed)
        for place, here in enumerate(walk(state, Chooser(rng.randbytes(8)))):
            if place % 40 == number or here.over:
                copy = here.clone()
                promises.loads(copy)
                promises.lists_actions(copy)
                promises.reads_back(copy)
                promises.determinizes(copy, rng)
                promises.hides(here, seed)
        assert state.over
        promises.replays(state)
        promises.undoes(TOY.new(seats, seed, {"drums": True}), Chooser(rng.randbytes(8)))


def test_without_it_nothing_changes() -> None:
    plain, toy = GAME.new(3, 7), TOY.new(3, 7)
    for state in (plain, toy):
        for _ in walk(state, Chooser(b"same")):
            pass
    assert plain.dump() == toy.dump()
    assert plain.record() == toy.record()


def test_the_drummer_strikes_any_row() -> None:
    data = json.loads(json.dumps(TOY.new(3, 1, {"drums": True}).dump()))
    del data["decks"]  # all cards that are nowhere else
    sections = data["sections"]
    hordes = [horde for section in sections.values() for horde in section["hordes"]]
    for section in sections.values():
        section["hordes"] = []
    sections["left"]["hordes"] = hordes[:2]
    state: Any = TOY.load(data)
    drummer = next(kind for kind in state.layout.soldiers if kind.name == "drummer")
    found: list[int] = []
    drummer.list_targets(state, 0, found)
    assert {(action >> 8) & 255 for action in found} == {0, 1}


def test_a_clerk_at_the_drum_hall_beats_the_drums() -> None:
    state: Any = TOY.new(3, 2, {"drums": True})
    place = state.layout.place_names().index("drum-hall")
    assert state.layout.slots[place] == 0
    before = drums(state)["beats"]
    state.layout.places[place].service.serve(state, 0, 2)
    assert drums(state)["beats"] == before + 2
    assert state.breakdown(0)["drums"] == 2
    assert "clerk > drum-hall" in {
        here.text(action)
        for here in walk(state, Chooser(b"\0"), 60)
        if here.actor is not None
        for action in here.actions()
    }


def test_the_drums_answer_each_horde_that_comes_and_none_that_raids() -> None:
    state: Any = TOY.new(3, 3, {"drums": True})
    beats, hordes = drums_of(state).beats, sum(map(len, state.hordes))
    for _ in range(20):
        place_horde(state)
    came = sum(map(len, state.hordes)) - hordes
    assert drums_of(state).beats - beats == came
    assert 0 < came < 20


def test_an_omen_listens() -> None:
    state: Any = TOY.new(3, 3, {"drums": True})
    drums_of(state).omen = 0  # gathering brings a honor
    state.clans[0].rules.gather(state, 0, 1)
    state.settle()
    assert state.breakdown(0)["cards"] == 1
    assert [line["card"] for line in state.events if line["event"] == "card_used"] == ["red-moon"]


def test_all_lose_when_the_drums_fall_silent_in_the_middle_of_winter() -> None:
    state: Any = TOY.new(3, 4, {"drums": True})
    play_until(state, "beat_drums", Chooser(b"winter"))
    assert not state.over
    assert drums(state)["beats"] >= START
    drums_of(state).beats = 2
    while not state.over:
        state.apply(state.parse("skip"))
    assert state.winners() == []
    assert state.ranking() == sorted(state.ranking(), key=lambda seat: (-state.scores()[seat], state.tea.index(seat)))
    assert state.stack == []
    assert state.year == 0, "the year did not go on"
    assert [line["reason"] for line in state.events if line["event"] == "game_ended"] == ["silence"]
    assert TOY.load(json.loads(json.dumps(state.dump()))) == state
