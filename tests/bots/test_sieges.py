"""The greedy bot in the scenarios: it defends the fortress, buys peace, and haunts where others work."""

from crenel import bots
from crenel.bots.great_wall.evaluation import GreatWallEvaluation
from tests.great_wall_sieges import Fortress, Ghosts, Rebellion
from tests.great_wall_table import Wall


def chosen(wall: Wall, seat: int = 0) -> str:
    state = wall.state
    return state.text(bots.make("greedy", "great_wall", seed=1).choose(state, seat), seat)


def test_defence_of_the_fortress_counts_and_siege_tokens_weigh() -> None:
    evaluation = GreatWallEvaluation()
    strong, weak, beset = (
        evaluation.value(wall.state, 0) for wall in (Fortress(defence=9), Fortress(defence=3), Fortress(siege=4))
    )
    assert strong > weak
    assert strong > beset


def test_it_repairs_a_fortress_that_is_about_to_fall() -> None:
    wall = Fortress(defence=2, siege=3).clan(0, stock={"wood": 3, "stone": 3, "gold": 3})
    assert chosen(wall.steps({"step": "build", "seat": 0, "left": 1})) == "fortify"


def test_it_shoots_from_the_fortress() -> None:
    wall = Fortress(archers=[1], season="winter").section("left", ("vanguard-left", {"a1": "wound"}))
    assert chosen(wall.steps({"step": "fortress_volley", "clan": 0})) == "wound left 1 a2"


def test_it_offers_gold_for_peace_and_fights_without() -> None:
    rich = Rebellion(year=5, ask_all=True).clan(0, stock={"gold": 6}).talks()
    assert chosen(rich).startswith("peace ")
    rich.play("0: peace 1")
    assert chosen(rich) == "offer 3"
    poor = Rebellion(2, year=5, ask_all=True).clan(0, stock={}).talks()
    assert chosen(poor) == "war"


def test_a_breach_is_ruin_in_the_rebellion() -> None:
    evaluation = GreatWallEvaluation()
    safe, open_wall = (
        evaluation.value(Rebellion().section("left", "vanguard-left", wall=level).state, 0) for level in (3, 0)
    )
    assert safe > open_wall + 30


def test_it_haunts_where_its_own_clerks_are_not() -> None:
    wall = Ghosts().section("left", "infantry-left").haunting().clan(0, at={"quarry": 2}).clan(1, at={"temple": 1})
    assert chosen(wall) != "haunt quarry"
    rid = Ghosts(haunted=["quarry"]).steps({"step": "banish_ghost", "seat": 0})
    assert chosen(rid) == "banish quarry"
