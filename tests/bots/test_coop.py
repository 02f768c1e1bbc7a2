"""The greedy bot in a team: it pays for requests, offers what is missing, and buys off shame."""

from typing import cast

import crenel
from crenel import bots
from crenel.bots.great_wall.modules.coop import CoopWorth
from crenel.games.great_wall.state import GreatWall
from tests.great_wall_coop import CoopWall


def chosen(wall: CoopWall, seat: int) -> str:
    state = wall.state
    return state.text(bots.make("greedy", "great_wall", 1).choose(state, seat), seat)


def test_it_proposes_what_it_can_pay_and_agrees() -> None:
    wall = CoopWall(3, ["timber-for-the-fleet"])
    for seat in range(3):
        wall.clan(seat, stock={"wood": 3})
    wall.winter_requests()
    assert chosen(wall, 0) == "propose timber-for-the-fleet"
    wall.play("0: propose timber-for-the-fleet")
    assert chosen(wall, 0) == "agree"


def test_it_proposes_nothing_that_it_cannot_pay() -> None:
    wall = CoopWall(3, ["timber-for-the-fleet"]).clan(1, stock={"wood": 3})
    assert chosen(wall.winter_requests(), 0) == "done"


def test_it_gives_all_that_is_missing() -> None:
    wall = CoopWall(3, ["stones-for-the-canal"]).clan(0, stock={"stone": 4})
    wall = wall.winter_requests()
    wall.play("0: propose stones-for-the-canal")
    assert chosen(wall, 0) == "offer 4"


def test_it_buys_off_shame_rather_than_keep_its_honor() -> None:
    wall = CoopWall(3).clan(0, honor={"walls": 30}).steps({"step": "take_shame", "seat": 0})
    assert chosen(wall, 0) == "redeem"


def test_it_hurries_when_requests_are_behind() -> None:
    state = cast(GreatWall, CoopWall(3).state)
    worth = CoopWorth()
    assert [worth.pace(state, winters) for winters in (7, 6, 4, 1)] == [1.0, 7 / 6, 7 / 4, 3.0]


def test_a_team_of_bots_plays_to_an_end_that_is_the_same_for_all() -> None:
    state = crenel.game("great_wall").new(2, 5, {"coop": True})
    players = [bots.make("greedy", "great_wall", seat) for seat in range(2)]
    while not state.over:
        seat = cast(int, state.actor)
        state.apply(players[seat].choose(state, seat), seat)
    assert state.winners() in ([], [0, 1])
    assert isinstance(state, GreatWall)
    assert len(cast(dict[str, list[str]], state.dump()["coop"])["fulfilled"]) > 0
