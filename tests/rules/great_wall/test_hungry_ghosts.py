"""The Hungry Ghost Festival. Booklet of the further games, page 5; the official answers to questions, page 5."""

from typing import Any

import pytest

import crenel
from tests.great_wall_sieges import Ghosts
from tests.great_wall_table import GREAT_WALL, PLACE_NAMES, wounded

rule = pytest.mark.rule
SPARED = ("barracks", "tea-house")


# ---------------------------------------------------------------- haunting


@rule("great_wall.hungry_ghosts.come", "great_wall.hungry_ghosts.place")
def test_a_ghost_for_each_row_with_a_horde_placed_in_the_order_of_tea() -> None:
    """Two hordes in the first row count once; the second row has one."""
    wall = Ghosts(tea=[2, 0, 1]).section("left", "infantry-left", "spies-left").section("right", "brutes-right")
    wall.haunting()
    assert (wall.asked, wall.actor) == ("place_ghost", 2)
    assert wall.tokens() == (28, 0)
    assert wall.options == [f"haunt {place}" for place in PLACE_NAMES if place not in SPARED]
    wall.play("haunt quarry")
    assert wall.actor == 0
    assert "haunt quarry" not in wall.options
    wall.play("haunt academy")
    assert wall.rests
    assert wall.haunted == ["quarry", "academy"]
    assert wall.refusal("haunt temple", 1).reason != "place-spared"


@rule("great_wall.hungry_ghosts.come")
def test_without_hordes_no_ghosts_come() -> None:
    wall = Ghosts().haunting()
    assert wall.rests
    assert wall.tokens() == (30, 0)


@rule("great_wall.hungry_ghosts.round")
def test_two_players_go_round_again() -> None:
    wall = Ghosts(2, tea=[1, 0, 2]).section("right", "infantry-right", "spies-right", "brutes-right").haunting()
    asked = []
    for place in ("quarry", "temple", "academy"):
        asked.append(wall.actor)
        wall.play(f"haunt {place}")
    assert asked == [1, 0, 1]


@rule("great_wall.hungry_ghosts.home", "great_wall.hungry_ghosts.reed")
def test_clerks_go_home_at_once_those_of_the_reed_clan_too() -> None:
    """Also from a full location; it does not activate."""
    wall = Ghosts(2).section("right", "infantry-right").haunting()
    wall.clan(0, at={"quarry": 2, "academy": 1}).clan(1, at={"quarry": 1})
    wall.play("haunt quarry")
    assert wall.at(0) == {"academy": 1}
    assert wall.at(1) == {}
    assert (wall.clerks(0)["pool"], wall.clerks(1)["pool"], wall.clerks(2)["pool"]) == (4, 5, 1)
    assert not wall.events("activated")
    assert wall.stock(0)["stone"] == 0


@rule("great_wall.hungry_ghosts.closed", "great_wall.hungry_ghosts.lasting")
def test_no_clerk_enters_a_haunted_location() -> None:
    wall = Ghosts(haunted=["quarry"]).turn("economy", None, None)
    assert wall.starting("clerk")
    assert not [text for text in wall.options if text.endswith("quarry")]
    assert wall.refusal("clerk quarry").reason == "place-haunted"
    assert wall.state.observe(0)["ghosts"]["haunted"] == ["quarry"]  # type: ignore[index]


@rule("great_wall.hungry_ghosts.few", "great_wall.hungry_ghosts.end")
def test_with_few_tokens_fewer_ghosts_come_and_an_empty_pool_ends_the_game() -> None:
    wall = Ghosts().section("left", "infantry-left", "spies-left").lose_shame(1)
    wall.data["season"] = "winter"
    wall.steps({"step": "ghosts_come"}, {"step": "end_check"})
    wall.play("haunt quarry")
    assert wall.state.over
    assert wall.events("game_ended")[0]["reason"] == "shame"


# ---------------------------------------------------------------- they leave


@rule("great_wall.hungry_ghosts.leave")
def test_all_ghosts_leave_before_the_assault() -> None:
    """Two tokens are back in the pool before the breach takes some."""
    wall = Ghosts(haunted=["quarry", "temple"], season="winter").section("left", "brutes-left").lose_shame(1)
    wall.steps({"step": "ghosts_leave"}, {"step": "assault", "section": "left"})
    assert wall.haunted == []
    assert wall.tokens()[0] == 3
    plan = GREAT_WALL.new(3, 1, {"scenario": "hungry_ghosts"}).layout.winter.names()  # type: ignore[attr-defined]
    assert plan.index("ghosts_leave") == plan.index("assault") - 1 > plan.index("defeats")
    assert plan.index("barricades") < plan.index("ghosts_come") < plan.index("end")


@rule("great_wall.hungry_ghosts.banish")
def test_whoever_claims_a_horde_may_send_a_ghost_away() -> None:
    wall = Ghosts(haunted=["quarry", "temple"]).section("left", wounded("raiders-left", a1="spearman 1"))
    wall.clan(1, stock={"chi": 0}).steps({"step": "defeat_check"})
    assert (wall.asked, wall.actor) == ("banish_ghost", 1)
    assert wall.options == ["banish quarry", "banish temple", "skip"]
    assert wall.refusal("banish academy").reason == "no-ghost-there"
    wall.play("banish temple")
    assert wall.haunted == ["quarry"]
    assert wall.tokens() == (29, 0)


@rule("great_wall.hungry_ghosts.banish")
def test_a_horde_that_nobody_claims_leaves_it_to_the_highest_in_tea() -> None:
    wall = Ghosts(haunted=["quarry"], tea=[2, 0, 1]).section("left", wounded("raiders-left"))
    wall.steps({"step": "defeat_check"})
    assert (wall.asked, wall.actor) == ("banish_ghost", 2)
    wall.play("skip")
    assert wall.haunted == ["quarry"]


# ---------------------------------------------------------------- the dead


@rule("great_wall.hungry_ghosts.dead")
def test_the_dead_leave_the_game_and_the_saved_do_not() -> None:
    perish = {"step": "perish", "clan": 0, "section": "left", "fallen": [2, 0, 0], "free": 0, "played": False}
    wall = Ghosts().clan(0, stock={"chi": 2}).steps({**perish, "seat": 0})
    wall.play("save spearman")
    assert wall.dead[0] == {"spearman": 1}
    assert wall.soldiers(0, "rest", "left") == {"spearman": 1}
    assert wall.soldiers(0, "pool")["spearman"] == 8
    again = GREAT_WALL.load(wall.state.dump())
    assert again.dump() == wall.state.dump()


@rule("great_wall.hungry_ghosts.reed")
def test_the_dead_of_the_reed_clan_leave_the_game_too() -> None:
    perish = {"step": "perish", "clan": 2, "section": "right", "fallen": [1, 0, 0], "free": 0, "played": False}
    wall = Ghosts(2).steps(perish)
    assert wall.dead[2] == {"spearman": 1}


# ---------------------------------------------------------------- refusals


@rule("great_wall.hungry_ghosts.place")
def test_barracks_and_tea_house_are_spared() -> None:
    wall = Ghosts().section("left", "infantry-left").haunting()
    assert wall.refusal("haunt barracks").reason == "place-spared"
    assert wall.refusal("haunt tea-house").reason == "place-spared"
    two = Ghosts().section("left", "infantry-left", "spies-left").haunting().play("haunt quarry")
    assert two.refusal("haunt quarry").reason == "place-haunted-already"


@pytest.mark.parametrize(
    ("part", "value"),
    [
        ("haunted", ["barracks"]),
        ("haunted", ["quarry", "quarry"]),
        ("waiting", 1),
        ("dead", []),
        ("dead", [{"x": 1}] * 3),
    ],
)
def test_a_dump_that_cannot_be_is_refused(part: str, value: Any) -> None:
    wall = Ghosts()
    wall.data["ghosts"][part] = value
    with pytest.raises(crenel.BadState):
        assert wall.state
