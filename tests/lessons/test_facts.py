"""Facts that the first lessons depend on, one by one: who tunes a board or a card sees which lesson to look at."""

import pytest

import crenel
from crenel.lessons import lesson
from tests.lessons.learners import model

WALL = "great_wall-first-year"
DUCHY = "burgundy-first-game"
ALONE = "burgundy-solo"
TEAM = "great_wall-coop"
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


def test_alone_the_areas_on_small_islands_bring_eleven_each_and_the_goal_comes_in_phase_b() -> None:
    """The counter that the prompts speak of: 11 at each count, 52 when the goal of 50 is reached, then one of 45."""
    *_, (_, state) = model(ALONE)
    counted = [each for each in state.events if each["event"] == "points_counted"]
    assert [each["points"] for each in counted[:3]] == [11, 11, 11]
    goal = next(place for place, each in enumerate(state.events) if each["event"] == "goal_reached")
    assert state.events[goal]["aim"] == 45
    assert state.events[goal - 1] | {"counter": 52, "aim": 50} == state.events[goal - 1]


def test_alone_the_lesson_ends_with_the_first_dice_of_round_two_in_phase_b() -> None:
    """Its last chapter knows them by the white die."""
    *_, (_, state) = model(ALONE)
    rolled = [(each["round"], each["white"]) for each in state.events if each["event"] == "dice_rolled"]
    assert (2, 1) in rolled
    assert rolled.index((2, 1)) == 6


def test_alone_a_ship_before_the_warehouse_sells_one_good_more() -> None:
    *_, (_, state) = model(ALONE)
    assert next(each["count"] for each in state.events if each["event"] == "goods_sold") == 2


def test_the_team_lacks_one_request_and_the_learner_one_gold() -> None:
    view = lesson(TEAM).start().observe(0)
    coop = view["coop"]
    assert coop["needed"] - len(coop["fulfilled"]) == 1  # type: ignore[index]
    assert view["year"] == len(view["years"])  # type: ignore[arg-type]
    stock = view["clans"][0]["stock"]  # type: ignore[index]
    assert (stock["gold"], stock["chi"] < 3) == (2, True)


def test_the_team_loses_when_the_learner_keeps_both_shames() -> None:
    """Four tokens are due and three are left: one has to be bought off."""
    state = lesson(TEAM).start()
    for _, seat, text in lesson(TEAM).model().moves:
        if text == "redeem":
            break
        state.apply(state.parse(text, seat), seat)
    assert state.observe(0)["shame"]["pool"] == 1  # type: ignore[index]
    state.apply(state.parse("shame spearman", 0), 0)
    assert state.over
    assert state.winners() == []


def test_the_team_wins_with_the_request_and_loses_without() -> None:
    found = lesson(TEAM)
    *_, (_, state) = model(TEAM)
    assert sorted(state.winners()) == [0, 1]
    again = found.start()
    for _, seat, text in found.model().moves:
        if text.startswith("propose"):
            again.apply(again.parse("done", 0), 0)
            break
        again.apply(again.parse(text, seat), seat)
    assert again.over
    assert again.winners() == []
