"""The evaluation of Burgundy: each belief on its own."""

from itertools import pairwise
from typing import cast

import crenel
from crenel import bots
from crenel.bots.burgundy.evaluation import ACTIONS, BurgundyEvaluation, actions_left
from crenel.bots.catalogue import EVALUATIONS
from crenel.bots.evaluation import Evaluation
from crenel.games.burgundy.player import AREAS
from crenel.games.burgundy.state import Burgundy
from crenel.games.burgundy.tiles import MINE, TILE_OF

JUDGE = BurgundyEvaluation()


def table(phase: int = 0) -> Burgundy:
    """The first turn of a phase. The seat to move has both dice and an empty key."""
    state = cast(Burgundy, crenel.game("burgundy").new(2, 11).clone())
    bot = bots.make("random", "burgundy", 1)
    while state.phase < phase:
        state.play(bot.choose(state, int(state.asked)))
    return state


def worth(state: Burgundy, **changes: int) -> float:
    """The value for the seat to move, after changes to its duchy."""
    copy = state.clone()
    duchy = copy.duchies[copy.asked]
    for name, value in changes.items():
        setattr(duchy, name, value)
    return JUDGE.value(copy, int(copy.asked))


def with_keys(state: Burgundy, *tiles: str) -> float:
    copy = state.clone()
    copy.players[copy.asked].keys = [TILE_OF[name] for name in tiles]
    return JUDGE.value(copy, int(copy.asked))


def test_a_finished_game_is_worth_its_points() -> None:
    state = table()
    bot = bots.make("random", "burgundy", 1)
    while state.actor is not None:
        state.play(bot.choose(state, state.actor))
    assert [JUDGE.value(state, seat) for seat in range(2)] == state.scores()


def test_a_point_is_worth_a_point() -> None:
    state = table()
    before = JUDGE.value(state, 0)
    state.score(0, AREAS, 7)
    assert abs(JUDGE.value(state, 0) - before - 7) < 1e-9


def test_all_die_actions_are_left_at_the_start() -> None:
    state = table()
    assert actions_left(state, state.players[0]) == ACTIONS


def test_silver_and_workers_are_worth_more_than_they_score_but_less_and_less() -> None:
    state = table()
    for name, final in (("silver", 1.0), ("workers", 0.5)):
        gains = [worth(state, **{name: count + 1}) - worth(state, **{name: count}) for count in range(12)]
        assert gains[1] > final
        assert gains[11] < gains[1]
        assert all(gain > 0 for gain in gains)


def test_a_mine_is_worth_more_in_early_phases() -> None:
    gains = [worth(state, mines=1) - worth(state, mines=0) for state in (table(0), table(2), table(4))]
    assert gains[0] > gains[1] > gains[2] > 0


def test_promise_of_an_area_grows_with_each_hex_and_fades_with_time() -> None:
    for size in range(2, 9):
        promises = JUDGE.promise[30][size]
        assert all(less < more for less, more in pairwise(promises[:-1]))
        assert JUDGE.promise[40][size][1] > JUDGE.promise[10][size][1] > JUDGE.promise[1][size][1]
        assert JUDGE.promise[0][size][size - 1] == 0


def test_a_stored_tile_is_worth_something_only_while_there_is_a_hex_for_it() -> None:
    state = table()
    assert with_keys(state, "mine") > with_keys(state)
    full = state.clone()
    duchy = full.duchies[full.asked]
    duchy.covered[MINE] = duchy.board.full[MINE]
    duchy.open[MINE] = 0
    assert with_keys(full, "mine") == with_keys(full)


def test_a_monastery_for_a_building_type_is_worth_more_with_that_building() -> None:
    state = table(2)
    plain = state.clone()
    plain.duchies[plain.asked].tiles[0] = TILE_OF["church"]
    fitting = state.clone()
    fitting.duchies[fitting.asked].tiles[0] = TILE_OF["bank"]
    assert worth(fitting, monasteries=2**22) > worth(plain, monasteries=2**22)


def test_a_game_without_its_own_evaluation_is_judged_by_the_difference_in_points() -> None:
    assert "chess" not in EVALUATIONS
    state = table(2)
    mine, other = state.scores()
    assert Evaluation().value(state, 0) == mine - other
    assert Evaluation().value(state, 1) == other - mine
    assert bots.make("greedy", "chess", 1).choose(state, int(state.asked)) in state.actions()
