"""Planning: a seat that waits has its next turn now, on a copy. See also tests/plans.py."""

from typing import Any, cast

import pytest

import crenel
from crenel.games.burgundy.state import Burgundy
from crenel.games.great_wall.seasons.fall import NextCard
from tests.kernel.toy import TOY
from tests.promises import Chooser, walk


def begun(seats: int = 2, **options: object) -> tuple[crenel.State, list[int]]:
    """A game of Burgundy at its first turn, and the order of the round."""
    state = crenel.game("burgundy").new(seats, "plan", {"confirm": True, **options})
    assert isinstance(state, Burgundy)
    return state, list(state.order)


def end_turn(state: crenel.State) -> None:
    who = state.actor
    while state.actor == who:
        texts = [state.text(action) for action in state.actions()]
        wanted = [text for text in texts if text == "end" or text.startswith("workers")]
        state.apply(state.parse((wanted or texts)[0]))


def test_until_the_dice_of_the_round_are_used() -> None:
    state, (first, second) = begun()
    assert state.plan_state(first) is None, "it is their turn"
    sketch = state.plan_state(second)
    assert sketch is not None
    assert sketch.actors == (second,)
    dice = cast(list[dict[str, Any]], state.observe(second)["players"])[second]["dice"]
    used = {cast(int, sketch.fields(action)["die"]) for action in sketch.actions() if "die" in sketch.fields(action)}
    assert used == {die["value"] for die in dice}
    end_turn(state)
    assert state.actors == (second,)
    assert state.plan_state(first) is None, "what comes with the next dice nobody knows"


def test_those_before_are_left_out_and_those_after_come_next() -> None:
    state, order = begun(3)
    sketch = state.plan_state(order[1])
    assert sketch is not None
    end_turn(sketch)
    assert sketch.actors == (order[2],)
    assert not sketch.halted
    last = state.plan_state(order[2])
    assert last is not None
    end_turn(last)
    assert last.halted, "the next round rolls"
    assert last.actors == ()


def test_partners_plan_as_well() -> None:
    """The team game: whoever comes later in the round, for the duchy that both have."""
    state, order = begun(4, team=True)
    assert [seat for seat in order if state.plannable(seat)] == order[1:]


def test_the_first_castle_can_be_planned_where_it_is_chosen_in_turn() -> None:
    state, (first, second) = begun(castle="open", boards="2")
    assert state.observe(None)["asking"] == {"step": "settle"}
    waits = second if state.actor == first else first
    sketch = state.plan_state(waits)
    assert sketch is not None
    assert all(sketch.text(action).startswith("castle") for action in sketch.actions())


def test_not_while_all_choose_in_secret() -> None:
    state, (first, second) = begun(castle="secret")
    state.apply(state.actions(first)[0], first)
    assert state.actors == (second,)
    assert state.plan_state(first) is None


def test_alone_nobody_waits() -> None:
    state, _ = begun(1)
    assert not any(here.plannable(0) for here in walk(state, Chooser(b"alone"), 60))


def test_nobody_and_nothing_to_plan() -> None:
    state, _ = begun()
    assert state.plan_state(-1) is None
    assert state.plan_state(2) is None
    for _ in walk(state, Chooser(b"over")):
        pass
    assert state.over
    assert [state.plan_state(seat) for seat in range(2)] == [None, None]


def test_a_game_that_cannot_say_has_no_plans() -> None:
    for here in walk(TOY.new(3, "toy"), Chooser(b"toy")):
        assert [here.plan_state(seat) for seat in range(3)] == [None] * 3


def test_the_great_wall_a_card_further_along_the_track() -> None:
    """As if it lay first: its owner moves clerks with as many as the card says."""
    state = crenel.game("great_wall").new(3, "plan")
    for here in walk(state, Chooser(b"track"), 400):
        step = here.stack[-1]
        view = here.observe(None)
        track = cast(list[dict[str, Any] | None], view["track"])
        placed = [slot for slot in track if slot is not None]
        if view["active"] is None or len(placed) < 3 or step.seat != view["active"]:
            continue
        slots = [slot["clan"] if slot else None for slot in track]
        later = slots[slots.index(view["active"]) + 1 :]
        for clan in (clan for clan in later if here.plannable(clan)):
            sketch = here.plan_state(clan)
            assert sketch is not None
            if sketch.observe(clan)["active"] != clan:
                continue
            assert any(isinstance(under, NextCard) and under.slot == slots.index(clan) for under in sketch.stack)
            assert {str(sketch.fields(action)["verb"]) for action in sketch.actions(clan)} & {"clerk", "copy"}
            return
    pytest.fail("no card ever waited")
