"""The greedy bot and the Ancient Beasts: an upgrade must pay, and a beast serves its own side, not rivals."""

from crenel import bots
from crenel.bots.great_wall.evaluation import GreatWallEvaluation
from tests.great_wall_beasts import BeastWall


def choice(wall: BeastWall, seat: int = 0) -> str:
    return wall.state.text(bots.make("greedy", "great_wall", seed=1).choose(wall.state, seat), seat)


def test_it_pays_for_a_beast_where_its_clerks_are() -> None:
    wall = BeastWall(year=1, levels={"fenghuang": 2}, areas={"fenghuang": "barracks"})
    wall.clan(0, stock={"wood": 9}, at={"barracks": 3}).laid("economy", "economy", "economy")
    wall.data["active"] = 0
    wall.steps({"step": "raise_beast", "seat": 0}, {"step": "next_card", "slot": 0})
    assert choice(wall) == "raise fenghuang"


def test_it_moves_a_beast_to_where_its_soldiers_are() -> None:
    wall = BeastWall(relic="jade-whistle", levels={"white-tiger": 2}, areas={"white-tiger": "left"})
    wall.clan(0, stock={"chi": 6}, rest={"right": {"spearman": 2}}).clan(1, rest={"left": {"spearman": 2}})
    wall.section("left", "brutes-left").section("right", "brutes-right")
    wall.steps({"step": "step_over", "clan": 0, "when": "command_over"})
    assert choice(wall) == "beast white-tiger right"


def test_a_beast_beside_a_rival_is_a_loss() -> None:
    evaluation = GreatWallEvaluation()
    values = []
    for clan in (0, 1):
        wall = BeastWall(levels={"fenghuang": 3}, areas={"fenghuang": "quarry"}).clan(clan, at={"quarry": 2})
        plain = BeastWall().clan(clan, at={"quarry": 2})
        values.append(evaluation.value(wall.state, 0) - evaluation.value(plain.state, 0))
    assert values[0] > values[1]
