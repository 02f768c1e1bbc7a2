"""Where modules meet: each pair that could be read in two ways, as docs/rulings.md decides it."""

from typing import Any

import pytest

import crenel
from tests.table import Table, covered

rule = pytest.mark.rule
LAST = ("workers with 1", "end")
ALL = ("extra_tiles", "white_castles", "inns", "trade_routes", "shields")


def phase_end(phase: str = "A", **options: Any) -> Table:
    return Table(phase=phase, round=5, to_play=[0], **options).duchy(0, used=[True, False])


def route(table: Table, *tiles: int) -> Table:
    """Seat 0's route begins with these tiles."""
    others = [tile for tile in range(1, 13) if tile not in tiles]
    mine = [*tiles, *others[: 5 - len(tiles)]]
    rest = [tile for tile in others if tile not in mine]
    return table.module("trade_routes", routes=[{"tiles": mine, "laid": []}, {"tiles": rest[:5], "laid": []}])


@rule("burgundy.meet.crane-white-castle")
def test_the_crane_copies_a_white_castle_where_there_are_any() -> None:
    table = Table(extra_tiles=True, white_castles=True, white=5).duchy(0, keys=["crane", "ship"], dice=(3, 1))
    table.play("place crane e4 with 3")
    assert "copy white-castle" in table.options
    table.play("copy white-castle")
    assert table.options == ["place ship d5 with 5", "workers with 5"]


@rule("burgundy.meet.crane-white-castle", "burgundy.ruling.24")
def test_the_crane_counts_as_a_white_castle_for_29() -> None:
    table = phase_end("E", extra_tiles=True, white_castles=True)
    table.duchy(0, tiles={"c4": "monastery29", "e4": "crane", "e5": "white-castle"}).play(*LAST)
    assert table.points("monasteries") == 8


@rule("burgundy.meet.crane-shields")
def test_the_crane_with_shields_6_and_10() -> None:
    """It counts for a monastery that shield 6 lends, and shield 10 doubles that."""
    table = phase_end("E", extra_tiles=True, shields=True).shields(None, d4=6)
    table.module("shields", followed=[1, None]).duchy(0, tiles={"e4": "crane"}, silver=1)
    table.duchy(1, tiles={"c4": "monastery16"}).play(*LAST, "pay")
    assert (table.points("monasteries"), table.points("monasteries", 1)) == (4, 0)
    table = phase_end("E", extra_tiles=True, shields=True).shields(None, d4=10)
    table.duchy(0, tiles={"e4": "crane", "c4": "monastery16"}, silver=1).play(*LAST, "pay")
    assert table.points("monasteries") == 8


@rule("burgundy.meet.crane-routes")
def test_goods_sold_through_the_crane_go_to_the_route() -> None:
    """Tile 10: orange pays four points."""
    table = route(Table(extra_tiles=True, trade_routes=True), 10)
    table.duchy(0, keys=["crane"], goods={"orange": 1}, dice=(3, 1))
    table.play("place crane e4 with 3", "copy warehouse", "sell orange")
    assert (table.points("routes"), table.points("sales")) == (4, 2)


@rule("burgundy.meet.geese-shield-1")
def test_geese_with_shield_1() -> None:
    """All pastures are one: for the kind that is counted, and for livestock that comes later."""
    tiles = {"d5": "ship", "d6": "ship", "d3": "ship", "d2": "ship", "c2": "cow3"}
    table = Table(extra_tiles=True, shields=True).shields(None, d4=1)
    table.duchy(0, tiles=tiles, keys=["geese", "pig4"], dice=(2, 5))
    assert table.play("place geese e6 with 2").points("livestock") == 5
    assert table.play("place pig4 c1 with 5").points("livestock") == 5 + 4 + 2


@rule("burgundy.meet.bridge-shield-6", "burgundy.ruling.31")
def test_shield_6_does_not_lend_the_bridge() -> None:
    table = Table(extra_tiles=True, shields=True, order=[1, 0]).shields(None, d4=6)
    table.module("shields", followed=[1, None]).duchy(1, keys=["monastery27"], dice=(1, 1)).bridge([0, 1])
    table.play("place monastery27 c4 with 1")
    assert table.now["bridge"][0] == [0, 1]
    table = Table(extra_tiles=True, shields=True).shields(None, d4=6).bridge([0, 1])
    table.duchy(1, tiles={"c4": "monastery27"}).duchy(0, dice=(1, 1)).play("follow 1")
    assert table.now["bridge"][0] == [0, 1]


@rule("burgundy.meet.workers-shield-6")
def test_shield_6_lends_28() -> None:
    table = Table(extra_tiles=True, shields=True).shields(None, d4=6).duchy(0, silver=1, dice=(1, 1))
    table.duchy(1, tiles={"c4": "monastery28"}).play("follow 1", "hire")
    assert (table.silver(), table.workers()) == (0, 2)


@rule("burgundy.meet.workers-shield-2")
def test_hired_workers_are_workers_for_shield_2() -> None:
    """Each purchase is one time."""
    table = Table(extra_tiles=True, shields=True, order=[1, 0]).shields(None, d4=2)
    table.duchy(1, tiles={"c4": "monastery28"}, silver=2).play("hire", "hire")
    assert (table.workers(1), table.workers(0)) == (4, 2)


@rule("burgundy.meet.workers-shield-3")
def test_no_hiring_while_the_tax_is_paid() -> None:
    """28 works in one's own turn only."""
    table = (
        phase_end(extra_tiles=True, shields=True).shields(None, d4=3).duchy(0, tiles={"c4": "monastery28"}, silver=2)
    )
    table.play(*LAST)
    assert table.options == ["pay", "pay for 1 worker", "drop 3"]


@rule("burgundy.meet.white-castle-shield-6")
def test_shield_6_lends_29_for_one_s_own_white_castles() -> None:
    table = phase_end("E", white_castles=True, shields=True).shields(None, d4=6).module("shields", followed=[1, None])
    table.duchy(0, tiles={"e4": "white-castle"}, silver=1)
    table.duchy(1, tiles={"c4": "monastery29", "e4": "white-castle", "c3": "white-castle"}).play(*LAST, "pay")
    assert (table.points("monasteries"), table.points("monasteries", 1)) == (4, 8)


@rule("burgundy.meet.white-castle-shield-16")
def test_shield_16_turns_only_one_s_own_dice() -> None:
    table = Table(white_castles=True, shields=True, white=5).shields(None, d4=16).duchy(0, keys=["white-castle"])
    table.duchy(0, dice=(3, 1)).depot(5, "mine").play("place white-castle e4 with 3")
    assert table.options == ["take mine 5 with 5", "workers with 5"]


@rule("burgundy.meet.white-castle-doubles")
def test_the_white_die_makes_no_doubles() -> None:
    table = Table(white_castles=True, shields=True, white=1).shields({1: [7]}).duchy(0, keys=["white-castle"])
    table.duchy(0, dice=(3, 1)).depot(1, "bank").play("place white-castle e4 with 3")
    assert table.starting("shield") == []


@rule("burgundy.meet.white-castle-shield-14")
def test_a_white_castle_at_the_end_of_a_phase_uses_the_last_white_die() -> None:
    table = phase_end(white_castles=True, shields=True, white=5).shields(None, d4=14).depot(1, "white-castle")
    table.duchy(0, keys=["ship"]).play(*LAST, "build white-castle e4 1", "place ship d5 with 5")
    assert table.tiles()["d5"] == "ship"


@rule("burgundy.meet.inn-shield-17", "burgundy.ruling.35")
def test_an_inn_and_shield_17_add_up_to_eight_at_most() -> None:
    table = Table(inns=True, shields=True).shields(None, d4=17).duchy(0, keys=["inn"], dice=(3, 1))
    assert table.play("place inn c3 with 3").points("areas") == 6
    tiles = covered("10", leave=["d4"])
    tiles["d1"] = "inn"
    table = Table(inns=True, shields=True, board="10").duchy(0, tiles=tiles, alone=True, keys=["market"], dice=(6, 1))
    table.module("shields", hung=[{"a4": 17}, {}]).play("place market d4 with 6")
    assert table.event("area_completed")["points"] == 36


@rule("burgundy.meet.inn-shield-15", "burgundy.ruling.31")
def test_shield_15_may_take_an_inn() -> None:
    table = phase_end(inns=True, shields=True).shields(None, d4=15).inns(1).duchy(0, silver=1).play(*LAST)
    beside = ["e3", "c4", "d3", "d5", "c3", "e4"]  # by kind of hex
    assert table.options == [*(f"build inn {cell} black" for cell in beside), "skip"]
    table.play("build inn c3 black")
    assert (table.tiles()["c3"], table.now["modules"]["inns"]["pile"]) == ("inn", 0)
    table.play("pay")
    assert table.now["modules"]["inns"]["pile"] == 1


@rule("burgundy.meet.inn-shield-15")
def test_one_inn_in_an_area_holds_for_shield_15_too() -> None:
    table = phase_end("B", inns=True, shields=True).shields(None, d4=15).inns(1)
    table.duchy(0, tiles={"e4": "inn"}, silver=1).play(*LAST)
    assert "build inn e5 black" not in table.options
    assert "build inn c3 black" in table.options


@rule("burgundy.meet.inn-shield-18")
def test_shield_18_helps_inns_too() -> None:
    table = Table(inns=True, shields=True).shields(None, d4=18).duchy(0, keys=["inn"], dice=(6, 1))
    assert "place inn a1 with 6" in table.options


@rule("burgundy.meet.inn-castle-hex")
def test_no_shield_hangs_on_an_inn() -> None:
    """An inn on a castle's hex is no castle."""
    tiles = {"c3": "watchtower", "c4": "monastery16", "b3": "inn"}
    table = Table(inns=True, shields=True).shields({1: [7]}, d4=9).duchy(0, tiles=tiles, dice=(1, 1)).play("shield 7")
    assert table.now["modules"]["shields"]["hung"][0] == {"d4": 7}


@rule("burgundy.meet.inn-white-castle")
def test_an_inn_is_no_building_of_its_city() -> None:
    """It keeps no white castle out, and geese do not count it."""
    table = Table(inns=True, white_castles=True).duchy(0, tiles={"e4": "inn"}, keys=["white-castle"], dice=(1, 1))
    assert "place white-castle e5 with 1" in table.options


@rule("burgundy.meet.inn-geese")
def test_geese_do_not_count_an_inn() -> None:
    tiles = {"d3": "ship", "d2": "ship", "c2": "inn"}
    table = Table(inns=True, extra_tiles=True).duchy(0, tiles=tiles, keys=["geese"], dice=(1, 5))
    assert table.play("place geese c1 with 5").points("livestock") == 2


@rule("burgundy.meet.routes-shield-12")
def test_shield_12_doubles_the_sale_and_not_the_route() -> None:
    table = route(Table(trade_routes=True, shields=True), 10).shields(None, d4=12)
    table.duchy(0, goods={"orange": 2}, dice=(6, 1)).play("sell orange with 6")
    assert (table.points("sales"), table.points("routes")) == (8, 4)


@rule("burgundy.meet.routes-shield-9")
def test_shield_9_counts_goods_and_not_the_route_s_silver() -> None:
    """Tile 9: turquoise pays two silver."""
    table = route(Table(trade_routes=True, shields=True), 9).shields(None, d4=9)
    table.duchy(0, goods={"turquoise": 3}, dice=(1, 1)).play("sell turquoise with 1")
    assert table.silver() == 3 + 2


@rule("burgundy.meet.routes-shield-2")
def test_the_workers_of_a_route_are_workers_for_shield_2() -> None:
    """Tile 6: red pays four workers, which is one time."""
    table = route(Table(trade_routes=True, shields=True), 6).module("shields", hung=[{}, {"d4": 2}])
    table.duchy(0, goods={"red": 1}, dice=(4, 1)).play("sell red with 4")
    assert (table.workers(0), table.workers(1)) == (4, 1)


@rule("burgundy.meet.routes-shield-11")
def test_the_action_of_a_route_is_no_castle() -> None:
    """Tile 7: brown pays an action; shield 11 is for castles that are placed."""
    table = route(Table(trade_routes=True, shields=True), 7).shields({1: [5]}, d4=11).depot(1, "bank")
    table.duchy(0, goods={"brown": 1}, dice=(5, 1)).play("sell brown with 5")
    assert table.now["stack"][-1]["step"] == "route_action"
    assert table.options == ["take bank 1", "workers"]


@rule("burgundy.meet.shield-11-14")
def test_a_castle_of_shield_14_may_bring_a_shield_with_11() -> None:
    """The tax then counts the new one as well."""
    tiles = {"c3": "watchtower", "c4": "monastery16", "b3": "castle"}
    table = phase_end(shields=True).duchy(0, tiles=tiles, silver=5)
    table.shields({2: [5]}, d4=11, b3=14).depot(2, "castle").play(*LAST, "build castle a2 2", "shield 5", "hang a2")
    assert table.options[0] == "pay"
    assert table.play("pay").silver() == 2


@rule("burgundy.meet.all")
def test_all_modules_at_once() -> None:
    """They can be dealt together, and say so in the options."""
    state = crenel.game("burgundy").new(4, 1, dict.fromkeys(ALL, True))
    modules: dict[str, Any] = state.dump()["modules"]  # type: ignore[assignment]
    assert set(modules) == set(ALL)


@rule("burgundy.meet.alone")
@pytest.mark.parametrize("option", ["trade_routes", "shields"])
def test_what_is_dealt_by_player_count_needs_two(option: str) -> None:
    with pytest.raises(crenel.BadSetup):
        crenel.game("burgundy").new(1, 1, {option: True})


# ---------------------------------------------------------------- border posts

ROW_B = {"b1": "monastery16", "b2": "monastery17", "b3": "monastery18", "b4": "monastery19"}


@rule("burgundy.meet.border-inn")
def test_an_inn_joins_border_posts_like_any_tile() -> None:
    table = Table(board="11a", border_posts=True, inns=True).duchy(0, tiles=ROW_B, keys=["inn"], dice=(4, 1))
    assert table.play("place inn b5 with 4").points("borders") == 10


@rule("burgundy.meet.border-shield-7")
def test_shield_7_does_not_double_the_bonus_of_border_posts() -> None:
    """It is for bonus tiles of colours."""
    tiles = {**ROW_B, "b5": "monastery20", "c2": "sheep2", "d2": "ship", "e2": "ship", "f2": "ship"}
    table = Table(board="11a", border_posts=True, shields=True, phase="C").duchy(0, tiles=tiles, keys=["ship"])
    table.module("border_posts", joined=[2, 0]).shields(None, a1=7).duchy(0, dice=(4, 1)).play("place ship g2 with 4")
    assert table.points("borders") == 6 + 5


@rule("burgundy.meet.border-shield-18")
def test_tiles_far_away_join_no_posts_before_they_hang_together() -> None:
    """b3 is missing: with shield 18 both ends are there, but they join only with the last tile."""
    tiles = {"b1": "monastery16", "b2": "monastery17", "b4": "monastery19"}
    table = Table(board="11a", border_posts=True, shields=True).shields(None, a1=18)
    table.duchy(0, tiles=tiles, keys=["monastery20", "monastery18"], dice=(4, 6))
    assert table.play("place monastery20 b5 with 4").points("borders") == 0
    assert table.play("place monastery18 b3 with 6").points("borders") == 10


# ---------------------------------------------------------------- the team game


def team(**options: Any) -> Table:
    return Table(4, board="12a", team=True, **options)


@rule("burgundy.meet.team-shields")
def test_partners_share_the_shields_of_their_duchy() -> None:
    """Seats 0 and 2 are partners: the shield that hangs in their duchy works for both, and is taxed once."""
    table = team(shields=True, order=[2, 1, 0, 3]).module("shields", hung=[{"d7": 12}, {}])
    table.duchy(0, goods={"red": 1}).duchy(2, dice=(4, 1)).play("sell red with 4")
    assert (table.actor, table.points("sales", 2)) == (2, 8)
    table = team(shields=True, round=5, to_play=[2]).module("shields", hung=[{"d7": 12}, {}]).duchy(0, silver=3)
    table.duchy(2, used=[True, False]).play(*LAST)
    assert (table.actor, table.options) == (0, ["pay", "drop 12"])
    table.play("pay")
    assert table.silver(0) == 2


@rule("burgundy.meet.team-shields")
def test_a_partner_s_workers_are_one_s_own_for_shield_2() -> None:
    table = team(shields=True, order=[2, 1, 0, 3]).module("shields", hung=[{"d7": 2}, {}])
    table.duchy(2, dice=(1, 1)).play("workers with 1")
    assert table.workers(0) == 2
    table = team(shields=True, order=[1, 0, 2, 3]).module("shields", hung=[{"d7": 2}, {}])
    table.duchy(1, dice=(1, 1)).play("workers with 1")
    assert (table.workers(1), table.workers(0)) == (2, 1)


@rule("burgundy.meet.team-routes")
def test_each_partner_has_a_route_of_his_own() -> None:
    table = team(trade_routes=True, order=[2, 1, 0, 3])
    table.duchy(0, goods={"red": 1}).duchy(2, dice=(4, 1)).play("sell red with 4")
    rows = table.now["modules"]["trade_routes"]["routes"]
    assert [row["laid"] for row in rows] == [[], [], ["red"], []]
