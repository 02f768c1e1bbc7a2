"""The greedy bot and Genghis Khan: it attacks him, saves whom it can send, and values the Emperor's award."""

from crenel import bots
from crenel.bots.great_wall.evaluation import GreatWallEvaluation
from tests.great_wall_khan import KhanWall
from tests.great_wall_table import wounded


def choice(wall: KhanWall, seat: int = 0) -> str:
    return wall.state.text(bots.make("greedy", "great_wall", seed=1).choose(wall.state, seat), seat)


def test_it_attacks_him_with_a_horseman_on_two_spots() -> None:
    wall = KhanWall().section("left", wounded("leader-left", a1="spearman 0", a2="horseman 0 right")).check()
    assert choice(wall) == "lose spearman"
    wall.play("lose spearman")
    chosen = choice(wall)
    assert chosen.startswith("khan horseman")
    assert chosen.endswith("1-2")


def test_it_saves_the_one_it_can_send() -> None:
    wall = KhanWall(section="middle").clan(0, stock={"chi": 2})
    wall.section("left", wounded("leader-left", a1="spearman 0")).check()
    assert choice(wall) == "save spearman"


def test_the_award_is_worth_having() -> None:
    """A wall that brings the figure is worth more than one that leaves it where it is."""
    evaluation = GreatWallEvaluation()
    held = KhanWall(holder=0, award="imperial-stipend").state
    lost = KhanWall(holder=1, award="imperial-stipend").state
    free = KhanWall(award="imperial-stipend").state
    assert evaluation.value(held, 0) > evaluation.value(free, 0) > evaluation.value(lost, 0)


def test_a_bannerman_where_soldiers_rest_is_worth_more_than_elsewhere() -> None:
    evaluation = GreatWallEvaluation()
    values = []
    for section in ("left", "middle"):
        rest = {"left": {"spearman": 2}, section: {"bannerman": 1}}
        if section == "left":
            rest = {"left": {"spearman": 2, "bannerman": 1}}
        wall = KhanWall().clan(0, rest=rest).section("left", "brutes-left", wall=3)
        values.append(evaluation.value(wall.state, 0))
    assert values[0] > values[1]
