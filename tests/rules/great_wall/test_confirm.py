"""At a table that confirms, the last clerk, the last donation and the end of a turn wait for the player's word."""

import json
import random

import pytest

import crenel
from crenel.kernel.timeline import Timeline
from tests.great_wall_table import GREAT_WALL, Wall
from tests.worlds import World

TWO_CLERKS = {"step": "move_clerks", "seat": 0, "clan": 0, "left": 2, "different": False, "moved": 0, "avoid": []}
MINE = {"step": "move_clerks", "seat": 0, "clan": 0, "left": 1, "different": False, "moved": 0, "avoid": []}
OTHERS = {"step": "move_clerks", "seat": 1, "clan": 1, "left": 1, "different": False, "moved": 0, "avoid": []}

ACTIVATIONS = {"step": "activations", "seat": 0, "done": []}
QUARRY = next(place["slots"] for place in Wall(3).state.observe(0)["places"] if place["place"] == "quarry")


def asked(state: crenel.State) -> tuple[str, int | None]:
    return state.game.step_name(state.stack[-1]), state.actor


def test_the_last_clerk_waits_for_the_players_word_and_can_be_undone_until_then() -> None:
    timeline = Timeline(Wall(confirm=True).steps(TWO_CLERKS, OTHERS).state)
    for text in ("clerk > quarry", "clerk > temple"):
        timeline.apply(timeline.state.parse(text))
    assert asked(timeline.state) == ("confirm", 0)
    assert [timeline.state.text(action) for action in timeline.state.actions()] == ["done"]
    assert timeline.undoable(0)
    timeline.undo(0)
    assert asked(timeline.state) == ("move_clerks", 0)
    timeline.apply(timeline.state.parse("clerk > barracks"))
    timeline.apply(timeline.state.parse("done"))
    assert asked(timeline.state) == ("move_clerks", 1)


def test_who_says_that_they_are_done_is_not_asked_again() -> None:
    wall = Wall(confirm=True).steps(TWO_CLERKS, OTHERS).play("clerk > quarry", "done")
    assert asked(wall.state) == ("move_clerks", 1)


def test_nobody_is_asked_for_a_word_before_a_question_of_their_own() -> None:
    """Undo is open there as well."""
    wall = Wall(confirm=True).steps(MINE, TWO_CLERKS).play("clerk > quarry")
    assert asked(wall.state) == ("move_clerks", 0)


def test_a_donation_waits_for_the_players_word() -> None:
    wall = Wall(confirm=True).clan(0, stock={"wood": 1}).clan(1, stock={"wood": 1})
    wall.steps(
        {"step": "donate", "seat": 0, "place": "lumber-mill"}, {"step": "donate", "seat": 1, "place": "lumber-mill"}
    )
    timeline = Timeline(wall.state)
    timeline.apply(timeline.state.parse("donate wood"))
    assert asked(timeline.state) == ("confirm", 0)
    timeline.undo(0)
    assert asked(timeline.state) == ("donate", 0)
    timeline.apply(timeline.state.parse("donate wood"))
    timeline.apply(timeline.state.parse("done"))
    assert asked(timeline.state) == ("donate", 1)
    assert timeline.undoable(0) == []


def test_a_turn_ends_with_the_players_word() -> None:
    """After the places have activated, before hordes are defeated: the last blow can still be undone."""
    wall = Wall(confirm=True).clan(0, at={"tea-house": 1}).clan(1, at={"tea-house": 1}, stock={}).clan(2)
    wall.table(tea=[1, 0, 2], active=0)
    wall.steps({"step": "tea_house", "seat": 0, "clan": 0}, {"step": "turn_over", "clan": 0}, OTHERS)
    timeline = Timeline(wall.state)
    timeline.apply(timeline.state.parse("use"))
    assert asked(timeline.state) == ("confirm", 0)
    asking = timeline.state.observe(0)["asking"]
    assert asking == {"step": "confirm", "seat": 0, "ends": True}
    timeline.undo(0)
    assert asked(timeline.state) == ("tea_house", 0)
    timeline.apply(timeline.state.parse("use"))
    timeline.apply(timeline.state.parse("done"))
    assert asked(timeline.state) == ("move_clerks", 1)


def test_a_turn_in_which_others_decided_last_ends_by_itself() -> None:
    wall = Wall(confirm=True).steps({**OTHERS, "left": 2}, {"step": "turn_over", "clan": 0}, MINE)
    wall.play("clerk > quarry", "done")
    assert asked(wall.state) == ("move_clerks", 0)


def test_a_whole_turn_asks_once_for_each_part() -> None:
    """Despotism: my clerks, theirs, and one place that I activate."""
    wall = Wall(3, confirm=True).turn("despotism", "raise-banners", "work-harder")
    words = []
    for text in ("clerk > tea-house", "clerk > quarry", "clerk > quarry", "clerk > temple", "done"):
        wall.play(text)
        words.append(asked(wall.state))
    assert words[-2:] == [("confirm", 0), ("move_clerks", 1)]
    wall.play("clerk > lumber-mill", "clerk > gold-mine")
    assert asked(wall.state) == ("confirm", 1)
    wall.play("done", "clerk > gold-mine", "done", "skip")
    assert asked(wall.state) == ("confirm", 0)
    assert wall.state.observe(0)["asking"] == {"step": "confirm", "seat": 0, "ends": True}


@pytest.mark.parametrize("rules", [1, 2])
@pytest.mark.parametrize("confirm", [False, True])
def test_no_table_is_asked_that_does_not_confirm_or_began_under_rules_1(rules: int, confirm: bool) -> None:
    state = GREAT_WALL.new(2, "words", {"confirm": confirm}, rules)
    rng = random.Random(7)
    steps = set()
    while not state.over and len(state.moves()) < 400:
        steps.add(state.game.step_name(state.stack[-1]))
        state.apply(rng.choice(state.actions(state.actor)), state.actor)
    assert ("confirm" in steps) == (confirm and rules >= 2)


def test_previews_and_plans_look_past_the_word() -> None:
    """A clerk that fills a place shows what comes of it, whether the table confirms or not."""
    shown = []
    for confirm in (False, True):
        state = Wall(3, confirm=confirm).clan(0, at={"quarry": QUARRY - 1}).steps(MINE, ACTIVATIONS).state
        shown.append(state.preview(state.parse("clerk > quarry")))
    assert shown[0] == shown[1]
    assert "activated" in {event["event"] for event in shown[0]}


def test_a_dump_that_waits_for_a_word_goes_on_as_the_game_does() -> None:
    state = Wall(confirm=True).steps(MINE, OTHERS).play("clerk > quarry").state
    again = GREAT_WALL.load(json.loads(json.dumps(state.dump())))
    assert asked(again) == ("confirm", 0)
    for each in (state, again):
        each.apply(each.parse("done"))
    assert again == state


def test_it_is_one_answer_of_the_player_alone() -> None:
    state = Wall(confirm=True).steps(MINE, OTHERS).play("clerk > quarry").state
    assert state.actors == (0,)
    assert not state.concealed
    assert not state.for_show


@pytest.mark.parametrize("held", [{"wood": 2}, {"chi": 2}])
def test_what_others_hold_does_not_tell_whether_a_word_is_asked_for(held: dict[str, int]) -> None:
    """The next question is concealed: clan 1 donates, or has nothing to donate."""
    wall = Wall(confirm=True, ask_all=True).clan(0, stock={"wood": 1}).clan(1, stock=held)
    wall.steps(
        {"step": "donate", "seat": 0, "place": "lumber-mill"}, {"step": "donate", "seat": 1, "place": "lumber-mill"}
    )
    wall.play("donate wood")
    assert asked(wall.state) == ("confirm", 0)
    assert World(wall.state, wall.state.rng).shown(2)
