"""The greedy bot in a team: it pays for requests, offers what is missing, and buys off shame."""

from typing import cast

import crenel
from crenel import bots
from crenel.bots.great_wall.evaluation import GreatWallEvaluation
from crenel.bots.great_wall.modules.coop import CoopWorth
from crenel.bots.great_wall.places import PlaceValuation
from crenel.games.great_wall.board import ARCHER, WOOD
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


def evaluated(wall: CoopWall, seat: int = 0) -> float:
    state = wall.state
    assert isinstance(state, GreatWall)
    return GreatWallEvaluation().value(state, seat)


def test_what_a_request_asks_for_is_worth_more_up_to_what_it_asks() -> None:
    def gained(open: list[str], wood: int) -> float:
        less, more = (CoopWall(3, open).clan(0, stock={"wood": count}) for count in (wood, wood + 1))
        return evaluated(more) - evaluated(less)

    asked, plain = ["timber-for-the-fleet"], ["stones-for-the-canal"]
    assert gained(asked, 0) > gained(plain, 0) + 1
    assert gained(asked, 1) > gained(plain, 1) + 1
    assert abs(gained(asked, 2) - gained(plain, 2)) < 1e-6


def test_clerks_are_sent_for_what_a_request_asks() -> None:
    def planned(open: list[str]) -> float:
        state = CoopWall(3, open).clan(0, stock={}).state
        assert isinstance(state, GreatWall)
        return PlaceValuation(GreatWallEvaluation().valuation(state, 0)).use(WOOD, 2)

    assert planned(["timber-for-the-fleet"]) > planned(["stones-for-the-canal"]) + 1


def test_a_resource_is_worth_as_much_to_who_has_much_shame() -> None:
    def gained(shame: int) -> float:
        less, more = (CoopWall(3).clan(0, shamed={"spearman": shame}, stock={"wood": count}) for count in (1, 2))
        return evaluated(more) - evaluated(less)

    assert gained(0) > 1
    assert abs(gained(8) - gained(0)) < 1e-6


def test_a_wound_helps_against_a_horde_that_another_will_claim() -> None:
    state = CoopWall(3).section("left", ("vanguard-left", {"a1": "spearman 1"})).state
    assert isinstance(state, GreatWall)
    horde = state.hordes[0][0]
    assert GreatWallEvaluation().valuation(state, 0).cover(horde, 0, ARCHER) > 0


def test_a_team_of_bots_plays_to_an_end_that_is_the_same_for_all() -> None:
    state = crenel.game("great_wall").new(2, 5, {"coop": True})
    players = [bots.make("greedy", "great_wall", seat) for seat in range(2)]
    while not state.over:
        seat = cast(int, state.actor)
        state.apply(players[seat].choose(state, seat), seat)
    assert state.winners() in ([], [0, 1])
    assert isinstance(state, GreatWall)
    assert len(cast(dict[str, list[str]], state.dump()["coop"])["fulfilled"]) > 0
