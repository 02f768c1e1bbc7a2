"""The greedy bot and Black Powder: towers, machines and special soldiers, and the fear of ladders and lost levels."""

from crenel import bots
from crenel.bots.great_wall.evaluation import GreatWallEvaluation
from tests.great_wall_powder import PowderWall
from tests.great_wall_table import wounded


def choice(wall: PowderWall, seat: int = 0) -> str:
    return wall.state.text(bots.make("greedy", "great_wall", seed=1).choose(wall.state, seat), seat)


def value(wall: PowderWall) -> float:
    return GreatWallEvaluation().value(wall.state, 0)


def test_it_mans_a_tower_where_the_wall_holds() -> None:
    assert choice(PowderWall(3).man(0, "left")).startswith("man")


def test_it_shoots_where_that_fells_a_horde_it_wins_and_not_at_its_own_soldiers() -> None:
    wall = PowderWall(3, machines={"left": ["ballista"]})
    wall.section("left", wounded("leader-left", leave=["a1", "a2"], a3="spearman 0"), wall=1).shoot(0, "left")
    assert choice(wall) == "shoot left ballista 1"
    own = PowderWall(3, machines={"left": ["ballista"]})
    own.section("left", ("leader-left", {"a1": "spearman 0", "a2": "spearman 0"}), wall=1).shoot(0, "left")
    assert choice(own) == "skip"


def test_ladders_at_the_wall_are_worse_than_behind() -> None:
    rest = {"left": {"spearman": 2}}
    front = PowderWall(3).section("left", "ladders-left", "leader-left", wall=3).clan(0, rest=rest)
    behind = PowderWall(3).section("left", "leader-left", "ladders-left", wall=3).clan(0, rest=rest)
    assert value(front) < value(behind)


def test_it_fears_that_no_level_is_left() -> None:
    doomed = PowderWall(3).walls(0).section("left", "trebuchet-left", wall=1).gap("left", 3)
    safe = PowderWall(3).walls(1).section("left", "trebuchet-left", wall=1).gap("left", 3)
    assert value(doomed) < value(safe) - 20


def test_towers_of_ones_own_are_worth_something_and_those_of_others_cost() -> None:
    own, other = PowderWall(3, towers={"far-left": 0}), PowderWall(3, towers={"far-left": 1})
    assert value(own) > value(PowderWall(3)) > value(other)


def test_a_crossbowman_on_a_wall_is_worth_more_than_one_in_the_pool() -> None:
    specials = ["crossbowman", "monk", "tank"]
    posted = PowderWall(3, specials=specials).section("left", "brutes-left", wall=3).posted(0, "left", "crossbowman")
    home = PowderWall(3, specials=specials).section("left", "brutes-left", wall=3)
    assert value(posted) > value(home)


def test_it_posts_overseers_by_soldiers_of_whom_it_has_most() -> None:
    wall = PowderWall(3).steps({"step": "post_overseer", "seat": 0, "left": 3, "avoid": []})
    assert choice(wall).endswith("with spearman")
