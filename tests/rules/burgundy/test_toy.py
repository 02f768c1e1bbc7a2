"""A toy expansion lives in its own folder, touches no base file and keeps all promises."""

import random
from typing import Any, cast

import pytest

import crenel
from crenel.games.burgundy.game import BurgundyGame
from crenel.games.burgundy.modules import MODULES
from tests import points, promises, table
from tests.promises import Chooser, Mode, walk
from tests.table import Table
from tests.toys.burgundy_bells import Bells

PLAIN = Mode("burgundy", 2, bells=True)
MODES = [PLAIN, Mode("burgundy", 4, bells=True, confirm=True, castle="secret", boards="random")]
MODES.append(Mode("burgundy", 3, bells=True, shields=True, extra_tiles=True, white_castles=True, inns=True))


@pytest.fixture(autouse=True)
def game(monkeypatch: pytest.MonkeyPatch) -> BurgundyGame:
    """The game with one more line in its list of modules."""
    with_bells = BurgundyGame([*MODULES, Bells()])
    monkeypatch.setitem(crenel._GAMES, "burgundy", with_bells)
    monkeypatch.setattr(table, "BURGUNDY", with_bells)
    monkeypatch.setattr(points, "TOLD_POINTS", with_bells.catalogue()["told_points"])
    return with_bells


@pytest.mark.parametrize("mode", MODES, ids=str)
def test_random_games_keep_the_promises(mode: Mode) -> None:
    rng = random.Random(str(mode))
    state = mode.new("bells in a random game")
    for place, here in enumerate(walk(state, Chooser(b"bells"))):
        promises.adds_up(here)
        if place % 40 == 7 or here.actor is None:
            promises.conserves(here)
            promises.loads(here.clone())
            promises.lists_actions(here.clone())
            promises.reads_back(here.clone())
            promises.previews(here.clone())
            promises.determinizes(here.clone(), rng)
            promises.survives_edits(here.clone(), rng)
            promises.clones(here.clone())
            promises.hides(here, "bells in a random game")
            promises.refuses(here, [17, 27], ["ring twice", "toll", "belfry"])
            points.foretells_the_end(here, rng)
    points.tells_points(state)
    promises.replays(state)
    assert state.breakdown(0).get("bells", 0) + state.breakdown(1).get("bells", 0) > 0


def test_undo() -> None:
    promises.undoes(promises.played(PLAIN, 3, b"bells", 40), Chooser(b"undo"), 200)


def test_a_game_goes_on_from_a_position() -> None:
    promises.goes_on(promises.played(PLAIN, 3, b"bells", 90), 60, "bells onward")


def test_tunes_are_hidden_and_drawn_anew() -> None:
    state = PLAIN.new(5)
    mine = state.observe(0)["my_tune"]
    players = cast(list[dict[str, Any]], state.observe(1)["players"])
    assert [row["tune"] for row in players] == [None, None]
    assert "my_tune" not in state.observe(None)
    guesses = [state.determinize(0, random.Random(number)).dump()["modules"] for number in range(30)]
    tunes = [cast(Any, guess)["bells"]["tunes"] for guess in guesses]
    assert {tune[0] for tune in tunes} == {mine}
    assert len({tune[1] for tune in tunes}) > 1


def test_the_worked_example() -> None:
    """A belfry placed, rung, tolled and scored."""
    played = Table(round=5, phase="E", bells=True, to_play=[0])
    played.duchy(0, keys=["belfry"], silver=2, dice=(3, 3)).module("bells", tunes=[4, 6])
    played.play("place belfry c3 with 3")
    assert (played.workers(0), played.points("bells")) == (1, 0)
    played.play("ring")
    assert (played.silver(0), played.points("bells"), played.event("bell_rung")["points"]) == (1, 4, 4)
    assert cast(Any, played.state.observe(1))["players"][0]["tune"] == 4
    assert played.refusal("ring").reason == "not-now"
    played.play("workers with 3", "end")
    assert played.options == ["toll", "skip"]
    played.play("toll")
    assert played.points("bells") == 4 + 1 + 2
    assert played.state.over


def test_its_option_follows_from_its_class(game: BurgundyGame) -> None:
    properties = cast(dict[str, dict[str, object]], game.options["properties"])
    assert list(properties).index("bells") == list(properties).index("goal") + 1
    assert (properties["bells"]["seats"], properties["bells"]["excludes"]) == ([2, 3, 4], ["team"])
    assert game.page_of("burgundy.bells.ring") == 99
    for seats, options in ((1, {}), (4, {"team": True})):
        with pytest.raises(crenel.BadSetup) as refused:
            game.new(seats, 1, {"bells": True, **options})
        assert refused.value.key in ("not-alone", "bells-team")


def test_the_game_without_it_does_not_know_it() -> None:
    catalogue = BurgundyGame().catalogue()
    assert "belfry" not in cast(dict[str, object], catalogue["tiles"])
    assert "bells" not in cast(list[str], catalogue["sources"])
    with pytest.raises(crenel.BadSetup):
        BurgundyGame().new(2, 1, {"bells": True})
