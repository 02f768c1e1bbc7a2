"""Facts that the first lessons depend on, one by one: who tunes a board or a card sees which lesson to look at."""

import pytest

import crenel
from crenel.lessons import lesson
from tests.lessons.learners import model

WALL = "great_wall-first-year"
DUCHY = "burgundy-first-game"
DICE = {1: [3, 6], 2: [2, 1], 3: [5, 1], 4: [3, 3], 5: [4, 1]}  # of the learner, by round


def section(view: dict[str, object], name: str) -> dict[str, object]:
    return next(each for each in view["sections"] if each["section"] == name)  # type: ignore[attr-defined]


@pytest.fixture(scope="module")
def wall() -> dict[str, object]:
    return lesson(WALL).start().observe(0)


def test_the_dice_of_phase_a_are_those_that_the_prompts_name() -> None:
    *_, (_, state) = model(DUCHY)
    rolled = {each["round"]: each["dice"][0] for each in state.events if each["event"] == "dice_rolled"}
    assert {number: rolled[number] for number in (2, 3, 4, 5)} == {number: DICE[number] for number in (2, 3, 4, 5)}
    assert next(each["dice"][0] for each in state.events if each["event"] == "dice_rolled") == DICE[1]


@pytest.mark.parametrize(
    ("depot", "tile"), [(6, "market"), (6, "sheep4"), (3, "sheep3"), (2, "castle"), (4, "ship"), (1, "ship")]
)
def test_the_tiles_that_prompts_name_lie_where_they_say(depot: int, tile: str) -> None:
    view = lesson(DUCHY).start().observe(0)
    depots = {each["depot"]: [space["tile"] for space in each["spaces"]] for each in view["depots"]}  # type: ignore[attr-defined]
    assert tile in depots[depot]


def test_the_black_depot_has_the_monastery_that_is_bought() -> None:
    view = lesson(DUCHY).start().observe(0)
    assert "monastery25" in [space["tile"] for space in view["black"]["spaces"]]  # type: ignore[index]


def test_the_first_area_brings_eleven_points() -> None:
    state = next(state for course, state in model(DUCHY) if "b04" in course.reached)
    assert state.scores()[0] == 11


def test_only_the_mine_wins_the_last_turn() -> None:
    """With the red sale 175 to 173."""
    *_, (_, state) = model("burgundy-last-turn")
    assert state.scores() == [175, 173]


def test_only_the_middle_breaks_at_first(wall: dict[str, object]) -> None:
    assert [each["breach"] for each in wall["sections"]] == [False, True, False]  # type: ignore[attr-defined]


def test_the_horde_on_the_right_has_three_spots(wall: dict[str, object]) -> None:
    assert section(wall, "right")["hordes"][0]["open"] == 3  # type: ignore[index]


def test_the_learner_is_dealt_the_general_and_the_advisor(wall: dict[str, object]) -> None:
    dealt = wall["clans"][0]["dealt"]  # type: ignore[index]
    assert "yang-miaozhen" in dealt["generals"]
    assert "herald" in dealt["advisors"]


def test_despotism_moves_four_clerks_and_opens_one_place() -> None:
    boxes = crenel.game("great_wall").catalogue()["commands"]["despotism"]["boxes"]  # type: ignore[index]
    assert (boxes[0]["move"], boxes[2]["advanced"]) == (4, 1)


def test_barracks_and_quarry_have_three_slots_and_the_mill_four(wall: dict[str, object]) -> None:
    slots = {each["place"]: each["slots"] for each in wall["places"]}  # type: ignore[attr-defined]
    assert (slots["barracks"], slots["quarry"], slots["lumber-mill"]) == (3, 3, 4)


def test_one_level_holds_the_middle_and_costs_what_the_learner_has() -> None:
    before = next(state.observe(0) for course, state in model(WALL) if course.asked == "build")
    stock = before["clans"][0]["stock"]  # type: ignore[index]
    assert section(before, "middle")["next_cost"] <= stock["wood"] + stock["stone"] + stock["gold"] - 2
    *_, (_, state) = model(WALL)
    assaults = [each for each in state.events if each["event"] == "assault" and each["section"] == "middle"]
    assert [each["breach"] for each in assaults] == [False]


def test_an_overseer_at_the_quarry_costs_the_two_wood_that_are_kept() -> None:
    view = next(state.observe(0) for course, state in model(WALL) if course.asked == "upgrade_overseer")
    assert view["clans"][0]["stock"]["wood"] >= 2  # type: ignore[index]


def test_one_soldier_falls_with_a_horde_in_the_first_year_and_two_chi_save_him() -> None:
    view = next(state.observe(0) for course, state in model(WALL) if course.asked == "perish")
    assert view["years"][0]["lethality"] == 1  # type: ignore[index]
    assert view["clans"][0]["stock"]["chi"] >= 2  # type: ignore[index]
