"""The solo game: the order of what follows from a placement is the player's (rulebook, p. 14), and is asked for exactly
where it can end differently.
"""

import pytest

import crenel
from tests.rules.burgundy.solo import alone, pawns
from tests.table import Table

rule = pytest.mark.rule


def warehouse(counter: int, red: int = 3, **parts: object) -> Table:
    """A warehouse on a2, a city of one hex, in phase E: 1 and 2 points for the area, 2 for each good sold."""
    return (
        alone(phase="E", **parts)
        .duchy(0, tiles={"b2": "monastery16"}, keys=["warehouse"], goods={"red": red}, dice=(4, 1))
        .module("solo", counter=counter)
        .play("place warehouse a2 with 4")
    )


@rule("burgundy.solo.order")
def test_a_sale_that_reaches_the_goal_may_come_before_the_area() -> None:
    """At 45 of 50 with three red goods: the area first loses what is beyond the goal, the sale first keeps 3."""
    table = warehouse(45)
    assert table.options == ["first points 3", "first effect"]
    assert pawns(table.play("first effect", "sell red", "skip", "workers")) == (3, 45)
    assert pawns(warehouse(45).play("first points 3", "sell red", "workers")) == (0, 45)


@rule("burgundy.solo.order")
@pytest.mark.parametrize(
    ("counter", "red", "asked"),
    [
        (40, 3, False),  # 40 + 3 + 6, and a silver: the goal is reached with all of it or not at all
        (41, 3, False),
        (43, 3, True),  # 43 + 6, and the silver buys the last point
        (46, 0, False),
        (47, 1, True),
        (20, 6, False),
    ],
)
def test_an_order_is_asked_for_only_where_it_can_matter(counter: int, red: int, asked: bool) -> None:
    assert bool(warehouse(counter, red).starting("first")) == asked


@rule("burgundy.solo.order")
def test_under_the_first_rules_the_area_counted_first() -> None:
    table = (
        alone(phase="E")
        .duchy(0, tiles={"b2": "monastery16"}, keys=["warehouse"], goods={"red": 3}, dice=(4, 1))
        .module("solo", counter=45)
    )
    table.data["rules"] = 1
    assert table.play("place warehouse a2 with 4").starting("first") == []
    assert pawns(table)[0] == 48


def castle(counter: int, *, monastery: str = "monastery13", keys: tuple[str, ...] = ("castle",)) -> Table:
    """A castle on b3 of 13a, an area of one hex, in phase E: 3 points."""
    return (
        alone(phase="E")
        .duchy(0, tiles={"b2": monastery}, keys=keys, dice=(2, 1))
        .module("solo", counter=counter)
        .play("place castle b3 with 2")
    )


@rule("burgundy.solo.order")
def test_a_castle_may_bring_the_silver_that_buys_the_last_point() -> None:
    """Monastery 13: the castle's action takes workers and a silver, which buys the last point at 46 of 50."""
    table = castle(46)
    assert table.options == ["first points 3", "first action"]
    table.play("first action")  # nothing else to do: the workers come by themselves
    assert "points 1" in table.options
    assert pawns(table.play("points 1")) == (0, 45)


@rule("burgundy.solo.order")
def test_a_castle_without_it_is_not_asked_about() -> None:
    """No silver, nothing to sell or to place: the area counts, and then there is the action."""
    table = castle(46, monastery="monastery16")
    assert table.starting("first") == []
    assert pawns(table)[0] == 49
    assert castle(30).starting("first") == []
    assert castle(45).starting("first") == []


@rule("burgundy.solo.order")
def test_a_castle_may_place_a_tile_that_scores() -> None:
    """Sheep on a1, an area of one, count 3 for the area and 4 for themselves: 10 with the castle's own area."""
    for counter, asked in ((39, False), (40, True)):
        table = castle(counter, monastery="monastery16", keys=("castle", "sheep4"))
        assert bool(table.starting("first")) == asked, counter


@rule("burgundy.solo.order")
def test_a_town_hall_may_place_a_tile_that_scores() -> None:
    for counter, asked in ((39, False), (40, True)):
        table = (
            alone(phase="E")
            .duchy(0, tiles={"b2": "monastery16"}, keys=["town-hall", "sheep4"], dice=(4, 1))
            .module("solo", counter=counter)
        )
        assert bool(table.play("place town-hall a2 with 4").starting("first")) == asked, counter


@rule("burgundy.solo.order")
def test_two_scores_are_asked_about_where_one_of_them_reaches_the_goal() -> None:
    """Four sheep on a1 in phase A: 11 for the area and 4. From 35 neither reaches 50 alone: both orders end at 0."""
    for counter, asked in ((34, False), (35, False), (38, False), (39, True), (46, True)):
        table = alone().duchy(0, keys=["sheep4"], dice=(6, 1)).module("solo", counter=counter)
        assert bool(table.play("place sheep4 a1 with 6").starting("first")) == asked, counter


@rule("burgundy.solo.order")
def test_after_the_goal_its_action_and_the_effect_are_put_in_order() -> None:
    """The action may bring goods that the warehouse sells, so this is asked even with nothing to sell yet."""
    table = warehouse(47, 0)
    assert pawns(table) == (0, 45)
    assert table.options == ["first effect", "first action"]


@rule("burgundy.solo.order")
def test_a_position_with_an_order_to_choose_can_be_saved() -> None:
    table = warehouse(45)
    again = crenel.game("burgundy").load(table.state.dump())
    assert [again.text(action) for action in again.actions()] == table.options
    assert again.digest() == table.state.digest()
