"""The greedy bot in Freezing Weather and in the Great Famine."""

from crenel import bots
from tests.great_wall_supply import FamineWall, FreezingWall
from tests.great_wall_table import Wall


def choice(wall: Wall, seat: int = 0) -> str:
    return wall.state.text(bots.make("greedy", "great_wall", seed=1).choose(wall.state, seat), seat)


def test_it_sends_a_set_when_no_fall_is_to_be_lost() -> None:
    wall = FreezingWall(year=5).clan(0, stock={"wood": 4, "stone": 5}).help()
    assert choice(wall) == "send stone"


def test_it_keeps_a_set_that_it_needs_as_long_as_there_is_time() -> None:
    wall = FreezingWall(year=1).clan(0, stock={"wood": 4}).help()
    assert choice(wall) == "skip"


def test_it_gives_up_a_resource_rather_than_take_shame() -> None:
    wall = FreezingWall(season="winter").clan(0, stock={"wood": 9}).section("left", "brutes-left")
    assert choice(wall.steps({"step": "assault", "section": "left"})) == "forfeit wood"


def test_it_buys_food_for_those_who_would_starve() -> None:
    wall = FamineWall(food=[1, 8, 8]).clan(0, at={"market": 1}, stock={"gold": 6}, overseers={"quarry": 2, "temple": 2})
    assert choice(wall.activate()) == "buy"


def test_clerks_starve_before_overseers() -> None:
    wall = FamineWall(food=[1, 8, 8]).clan(0, at={"quarry": 1}, overseers={"temple": 2}).feed()
    assert choice(wall) == "starve clerk quarry"


def test_it_feeds_all_it_can() -> None:
    assert choice(FamineWall().clan(0, at={"quarry": 2}).feed()) == "done"
