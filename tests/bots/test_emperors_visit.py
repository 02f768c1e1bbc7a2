"""The greedy bot and the Emperor: it keeps what he asks for, and asks for what it has."""

from crenel import bots
from crenel.bots.great_wall.evaluation import GreatWallEvaluation
from tests.great_wall_table import Wall


def visited(space: str) -> Wall:
    return Wall(3, scenario="emperors_visit").table(emperor={"space": space})


def test_what_he_asks_for_is_worth_more() -> None:
    evaluation = GreatWallEvaluation()
    asked, other = (visited(space).clan(0, stock={"wood": 6}).state for space in ("wood", "stone"))
    assert evaluation.value(asked, 0) > evaluation.value(other, 0) + 5


def test_so_are_tactics() -> None:
    evaluation = GreatWallEvaluation()
    asked, other = (
        visited(space).clan(0, tactics=["war-cry", "spoils", "vigil"]).state for space in ("tactics", "wood")
    )
    assert evaluation.value(asked, 0) > evaluation.value(other, 0)


def test_it_moves_the_marker_to_what_it_has() -> None:
    wall = visited("wood").clan(0, stock={"gold": 6}, at={"warehouse": 1}).steps({"step": "marker_moves"})
    assert wall.state.text(bots.make("greedy", "great_wall", seed=1).choose(wall.state, 0)) == "emperor gold"


def test_artifacts_that_act_count() -> None:
    """Hiring is worth more where it brings something."""
    evaluation = GreatWallEvaluation()
    acting, still = (visited("wood").table(artifacts=names).state for names in (["tally-tiger"], []))
    with_it, without = (evaluation.valuation(state, 0).echo for state in (acting, still))  # type: ignore[arg-type]
    assert sum(with_it) > sum(without)
