"""A module that stands nowhere but in its own file is asked by the evaluation of its game."""

from typing import cast

import pytest

import crenel
from crenel.bots.burgundy import module as burgundy
from crenel.bots.burgundy import modules as burgundy_modules
from crenel.bots.burgundy.evaluation import BurgundyEvaluation
from crenel.bots.great_wall import module as great_wall
from crenel.bots.great_wall import modules as great_wall_modules
from crenel.bots.great_wall.evaluation import GreatWallEvaluation
from crenel.bots.great_wall.places import PlaceValuation
from crenel.bots.great_wall.valuation import Valuation
from crenel.games.burgundy.duchy import Duchy
from crenel.games.burgundy.state import Burgundy
from crenel.games.burgundy.tiles import TILE_OF
from crenel.games.great_wall.board import PLACE_NAMES
from crenel.games.great_wall.moves import DONE, REST, move
from crenel.games.great_wall.state import GreatWall
from crenel.kernel.state import Step


def border_table() -> Burgundy:
    """A table with a module that the bots have no file for."""
    state = cast(Burgundy, crenel.game("burgundy").new(2, 5, {"border_posts": True}).clone())
    while state.phase < 0:
        state.play(state.actions()[0])
    return state


def table_of_two() -> GreatWall:
    return cast(GreatWall, crenel.game("great_wall").new(2, 5).clone())


# ---------------------------------------------------------------- Burgundy


class Toy(burgundy.ModuleWorth):
    def settled(self, settled: bool) -> bool:
        return not settled

    def shortlist(self, state: Burgundy, seat: int, actions: list[int]) -> list[int]:
        return actions[:1]

    def worth(self, state: Burgundy, seat: int, left: int) -> float:
        return 1000.0 + seat

    def building(self, tile: int) -> float:
        return 10.0 if tile == TILE_OF["white-castle"] else 0.0

    def monastery(self, effect: dict[str, object], left: int) -> float:
        return 20.0 if "hire" in effect else 0.0

    def wild_tile(self, duchy: Duchy, tile: int, area: int) -> float:
        return 30.0


class Winner(burgundy.ModuleWorth):
    def value(self, evaluation: BurgundyEvaluation, state: Burgundy, seat: int, left: int) -> float | None:
        return 77.0


def test_burgundy_adds_the_worth_of_a_module(monkeypatch: pytest.MonkeyPatch) -> None:
    state = border_table()
    before = [BurgundyEvaluation().value(state, seat) for seat in (0, 1)]
    monkeypatch.setitem(burgundy_modules.WORTHS, "border_posts", Toy())
    after = [BurgundyEvaluation().value(state, seat) for seat in (0, 1)]
    assert [new - old for new, old in zip(after, before)] == pytest.approx([1000, 1001])


def test_burgundy_asks_a_module_for_the_worth_of_its_tiles(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(burgundy_modules.WORTHS, "border_posts", Toy())
    state, judge = border_table(), BurgundyEvaluation()
    coverage = judge.coverage(state.duchies[0], 40, 0)
    assert judge.effect(state, 0, TILE_OF["white-castle"], coverage, 40) == 10
    assert judge.effect(state, 0, TILE_OF["monastery28"], coverage, 40) == 20
    usual = judge.value(state, 0)
    state.players[0].keys = [TILE_OF["inn"]]
    assert judge.value(state, 0) - usual > 10


def test_a_module_of_burgundy_may_judge_the_whole_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(burgundy_modules.WORTHS, "border_posts", Winner())
    assert BurgundyEvaluation().value(border_table(), 0) == 77


def test_a_module_of_burgundy_shortens_the_list_and_says_what_is_settled(monkeypatch: pytest.MonkeyPatch) -> None:
    state = border_table()
    seat, actions = int(state.asked), state.actions()
    assert BurgundyEvaluation().shortlist(state, seat, actions) == actions
    assert BurgundyEvaluation().settled(state, seat)
    monkeypatch.setitem(burgundy_modules.WORTHS, "border_posts", Toy())
    assert BurgundyEvaluation().shortlist(state, seat, actions) == actions[:1]
    assert not BurgundyEvaluation().settled(state, seat)


def test_modules_are_looked_up_anew_at_another_table(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(burgundy_modules.WORTHS, "border_posts", Toy())
    judge = BurgundyEvaluation()
    plain = crenel.game("burgundy").new(2, 5)
    assert judge.value(border_table(), 0) > 900
    assert judge.value(plain, 0) < 900
    assert judge.value(border_table(), 0) > 900


# ---------------------------------------------------------------- The Great Wall


ELEVENTH = len(PLACE_NAMES)


class Market(great_wall.ModuleWorth):
    def worth(self, valuation: Valuation) -> float:
        return 1000.0 + valuation.seat

    def rival(self, state: GreatWall, seat: int, clan: int, rival: bool) -> bool:
        return False

    def settled(self, step: Step, settled: bool) -> bool:
        return not settled

    def shortlist(
        self, evaluation: GreatWallEvaluation, state: GreatWall, seat: int, actions: list[int]
    ) -> list[int] | None:
        return actions[-1:]

    def verb(self, valuation: Valuation, action: int) -> float:
        return 500.0

    def place(self, places: PlaceValuation, place: int, most: int) -> list[float] | None:
        return [2.0 * clerks for clerks in range(most + 1)] if place == ELEVENTH else None


def test_the_great_wall_adds_the_worth_of_a_module(monkeypatch: pytest.MonkeyPatch) -> None:
    state = table_of_two()
    before = [GreatWallEvaluation().value(state, seat) for seat in (0, 1)]
    monkeypatch.setitem(great_wall_modules.WORTHS, "reed", Market())
    after = [GreatWallEvaluation().value(state, seat) for seat in (0, 1)]
    assert [new - old for new, old in zip(after, before)] == pytest.approx([1000, 1001])


def test_a_module_of_the_great_wall_says_who_is_a_rival(monkeypatch: pytest.MonkeyPatch) -> None:
    state = table_of_two()
    assert GreatWallEvaluation().valuation(state, 0).rivals == [False, True, False], "the Reed clan keeps nothing"
    monkeypatch.setitem(great_wall_modules.WORTHS, "reed", Market())
    assert GreatWallEvaluation().valuation(state, 0).rivals == [False, False, False]


def test_a_module_of_the_great_wall_shortens_the_list_and_says_what_is_settled(monkeypatch: pytest.MonkeyPatch) -> None:
    state = table_of_two()
    actions = state.actions(0)
    settled = GreatWallEvaluation().settled(state, 0)
    monkeypatch.setitem(great_wall_modules.WORTHS, "reed", Market())
    assert GreatWallEvaluation().shortlist(state, 0, actions) == actions[-1:]
    assert GreatWallEvaluation().settled(state, 0) != settled


def test_the_great_wall_asks_a_module_for_the_worth_of_its_place_and_its_verb(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(great_wall_modules.WORTHS, "reed", Market())
    judge, state = GreatWallEvaluation(), table_of_two()
    valuation = judge.valuation(state, 0)
    assert PlaceValuation(valuation).use(ELEVENTH, 3) == 6
    rest = move(REST, 0, int(state.layout.sections[0]), 0)
    assert judge._deployments(valuation, [rest, DONE])[0] == DONE, "a verb that the base game has not here"


def test_a_place_that_nobody_values_is_worth_nothing() -> None:
    valuation = GreatWallEvaluation().valuation(table_of_two(), 0)
    assert PlaceValuation(valuation).use(ELEVENTH, 3) == 0
