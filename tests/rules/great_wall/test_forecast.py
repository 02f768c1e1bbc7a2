"""What lies open tells what a place will bring when it activates, and who is shamed."""

from typing import Any, cast

import pytest

from tests.great_wall_table import Wall

ONE = {"step": "move_clerks", "seat": 0, "clan": 0, "left": 8, "different": False, "moved": 0, "avoid": []}


def place(wall: Wall, name: str) -> dict[str, Any]:
    places = cast(list[dict[str, Any]], wall.state.observe(None)["places"])
    return next(each for each in places if each["place"] == name)


def slots(name: str, seats: int = 3) -> int:
    return int(place(Wall(seats), name)["slots"])


def filled(wall: Wall, move: str) -> list[dict[str, Any]]:
    state = wall.state
    return [event for event in state.preview(state.parse(move)) if event["event"] == "place_filled"]


def test_whoever_would_fill_a_place_alone_is_warned_of_the_shame() -> None:
    wall = Wall().clan(0, at={"quarry": slots("quarry") - 1}).steps(ONE)
    assert filled(wall, "clerk > quarry") == [{"event": "place_filled", "seat": 0, "place": "quarry", "alone": True}]
    assert filled(wall, "clerk > temple") == []


def test_with_others_there_nobody_is_warned() -> None:
    wall = Wall().clan(0, at={"quarry": slots("quarry") - 2}).clan(1, at={"quarry": 1}).steps(ONE)
    assert filled(wall, "clerk > quarry") == [{"event": "place_filled", "seat": 0, "place": "quarry", "alone": False}]


def test_nobody_is_shamed_at_the_tea_house() -> None:
    wall = Wall().clan(0, at={"tea-house": slots("tea-house") - 1}).steps(ONE)
    assert [event["alone"] for event in filled(wall, "clerk > tea-house")] == [False]


def test_the_warning_comes_true() -> None:
    wall = Wall().clan(0, at={"quarry": slots("quarry")}).activate()
    assert wall.state.observe(0)["asking"] == {"step": "get_shame", "seat": 0}


def test_a_place_says_what_each_will_gather() -> None:
    """A resource for each clerk, and what the overseer brings: what is told is what comes."""
    mine = slots("quarry") - 1
    wall = Wall().clan(0, at={"quarry": mine}, overseers={"quarry": 2}).clan(1, at={"quarry": 1})
    told = place(wall, "quarry")
    assert (told["brings"], told["activates"], told["shames"]) == ({"0": mine + 2, "1": 1}, True, False)
    wall = Wall().clan(0, at={"quarry": mine}, overseers={"quarry": 2}).clan(1, at={"quarry": 1}).activate()
    assert [wall.stock(clan)["stone"] for clan in (0, 1)] == [mine + 2, 1]


def test_who_is_alone_at_a_full_place_sees_the_shame_coming() -> None:
    assert place(Wall().clan(2, at={"barracks": slots("barracks")}), "barracks")["shames"]


@pytest.mark.parametrize(("tea", "up"), [([0, 1, 2], 0), ([1, 0, 2], 1), ([1, 2, 0], 2)])
def test_the_tea_house_says_how_far_one_moves_up(tea: list[int], up: int) -> None:
    """To the top with all slots, one place otherwise."""
    every = slots("tea-house")
    assert place(Wall(tea=tea).clan(0, at={"tea-house": every}), "tea-house")["brings"] == {"0": up}
    assert place(Wall(tea=tea).clan(0, at={"tea-house": every - 1}), "tea-house")["brings"] == {"0": min(up, 1)}


def test_other_places_bring_a_deed_for_each_clerk() -> None:
    assert place(Wall().clan(1, at={"academy": 2}), "academy")["brings"] == {"1": 2}


@pytest.mark.parametrize(("clerks", "left"), [(3, 3), (5, 5), (8, 8)])
def test_no_more_clerks_are_asked_for_than_there_are(clerks: int, left: int) -> None:
    asking = cast(dict[str, Any], Wall().clan(0, clerks=clerks).steps(ONE).state.observe(0)["asking"])
    assert asking["left"] == left


def test_clerks_that_cannot_leave_or_have_moved_do_not_count() -> None:
    """Eight clerks: those of a full place stay, and who has moved has moved."""
    wall = Wall().clan(0, clerks=8, at={"quarry": slots("quarry")}).steps(ONE)
    free = 8 - slots("quarry")
    assert cast(dict[str, Any], wall.state.observe(0)["asking"])["left"] == free
    wall.play("clerk > temple")
    assert cast(dict[str, Any], wall.state.observe(0)["asking"])["left"] == free - 1


def test_where_places_must_differ_they_count() -> None:
    full = {"quarry": slots("quarry")}
    wall = Wall().clan(0).clan(1, at=full).steps({**ONE, "different": True, "avoid": ["temple", "embassy", "academy",
        "builders", "logistics", "barracks"]})  # fmt: skip
    assert cast(dict[str, Any], wall.state.observe(0)["asking"])["left"] == 3  # lumber mill, gold mine, tea house
