"""The shields: how they come, hang and go, and what each of the 18 does."""

from typing import Any

import pytest

import crenel
from tests.table import Table, covered

rule = pytest.mark.rule
ROWS: dict[str, dict[str, Any]] = crenel.game("burgundy").catalogue()["shields"]  # type: ignore[assignment]
TWO = {"c3": "watchtower", "b3": "castle", "c4": "monastery16"}  # a second castle, on b3


def shields(**options: Any) -> Table:
    return Table(shields=True, **options)


def hung(table: Table, seat: int = 0) -> dict[str, int]:
    row: dict[str, int] = table.now["modules"]["shields"]["hung"][seat]
    return row


def lying(table: Table) -> list[list[int]]:
    rows: list[list[int]] = table.now["modules"]["shields"]["depots"]
    return rows


def phase_end(**parts: Any) -> Table:
    """The last die of the last round of phase A, seat 0 alone to play."""
    phase = parts.pop("phase", "A")
    return shields(phase=phase, round=5, to_play=[0]).duchy(0, used=[True, False], **parts)


LAST = ("workers with 1", "end")


# ---------------------------------------------------------------- laying out, taking, hanging


@rule("burgundy.shields.pieces")
def test_eighteen_shields_and_their_points() -> None:
    assert [ROWS[str(number)]["points"] for number in range(1, 19)] == [12] * 6 + [8] * 6 + [4] * 6


@rule("burgundy.shields.layout")
@pytest.mark.parametrize(
    ("seats", "counts"), [(2, [1, 1, 1, 1, 1, 1]), (3, [1, 2, 1, 2, 1, 2]), (4, [2, 2, 2, 2, 2, 2])]
)
def test_shields_on_the_depots_by_player_count(seats: int, counts: list[int]) -> None:
    state = crenel.game("burgundy").new(seats, 9, {"shields": True})
    depots = state.observe(None)["shields"]
    assert isinstance(depots, list)
    assert [len(depot) for depot in depots] == counts
    shown = [shield for depot in depots for shield in depot]
    assert len(set(shown)) == len(shown)


@rule("burgundy.shields.take")
def test_doubles_take_a_shield_instead_of_both_actions() -> None:
    table = shields().shields({3: [7], 4: [9]}).duchy(0, dice=(3, 3))
    assert table.starting("shield") == ["shield 7"]
    table.play("shield 7")
    assert (hung(table), lying(table)[2], table.seat(0)["used"]) == ({"d4": 7}, [], [True, True])
    assert table.options == ["end"]


@rule("burgundy.shields.take")
def test_both_dice_are_needed() -> None:
    table = shields().shields({3: [7]}).duchy(0, dice=(3, 3)).play("workers with 3")
    assert table.refusal("shield 7").reason == "shield-needs-both-dice"
    assert table.refusal("shield 8").reason == "no-such-shield"


@rule("burgundy.shields.doubles")
def test_workers_make_doubles() -> None:
    """Two workers turn a 3 into a 5; both dice may change."""
    table = shields().shields({5: [7], 4: [9], 6: [10]}).duchy(0, dice=(3, 5), workers=2)
    assert [(text, table.cost(text)) for text in table.starting("shield")] == [("shield 9", 2), ("shield 7", 2)]
    refusal = table.refusal("shield 10")
    assert (refusal.reason, refusal.short) == ("workers-short", {"workers": 2})
    table.play("shield 9")
    assert (hung(table), table.workers()) == ({"d4": 9}, 0)


@rule("burgundy.shields.doubles", "burgundy.monastery.8")
def test_8_helps_to_make_doubles_and_12_does_not() -> None:
    table = shields().shields({5: [7]}).duchy(0, dice=(3, 5), workers=2, tiles={"c4": "monastery8"})
    assert table.cost("shield 7") == 1
    table = shields().shields({5: [7]}).duchy(0, dice=(4, 5), workers=2, tiles={"c4": "monastery12"})
    assert table.cost("shield 7") == 1


@rule("burgundy.shields.castles")
def test_the_prince_chooses_the_castle() -> None:
    table = shields().shields({3: [7]}, d4=9).duchy(0, dice=(3, 3), tiles=TWO).play("shield 7")
    assert table.options == ["hang b3", "hang d4"]
    table.play("hang b3")
    assert hung(table) == {"b3": 7, "d4": 9}


@rule("burgundy.shields.replace")
def test_a_shield_takes_the_place_of_another() -> None:
    """The old one leaves the game and works no more."""
    table = shields().shields({3: [7]}, d4=4).duchy(0, dice=(3, 3), keys=["ship"] * 4)
    assert table.now["duchies"][0]["keys"] == ["ship"] * 4
    table.play("shield 7")
    assert hung(table) == {"d4": 7}
    assert table.event("shield_dropped")["shield"] == 4
    assert not any(4 in depot for depot in lying(table))
    assert table.state.observe(0)["players"][0]["key_spaces"] == 3  # type: ignore[index]


@rule("burgundy.shields.points")
def test_points_at_the_end() -> None:
    table = phase_end(phase="E", silver=3, tiles=TWO).shields(None, d4=1, b3=14).play(*LAST, "pay")
    assert (table.points("shields"), table.points("silver")) == (16, 1)


# ---------------------------------------------------------------- the tax


@rule("burgundy.shields.tax")
def test_a_silver_for_each_shield_before_the_mines_pay() -> None:
    """Two shields, one silver and two mines: the mines' silver comes too late."""
    tiles = {**TWO, "e3": "mine", "f2": "mine"}
    table = phase_end(silver=1, tiles=tiles).shields(None, d4=1, b3=12).play(*LAST)
    assert table.options == ["drop 1", "drop 12"]
    assert table.refusal("pay").reason == "tax-short"
    table.play("drop 12", "pay")
    assert (hung(table), table.silver()) == ({"d4": 1}, 2)


@rule("burgundy.shields.drop")
def test_nobody_has_to_pay() -> None:
    table = phase_end(silver=5).shields(None, d4=1).play(*LAST)
    assert table.options == ["pay", "drop 1"]
    assert hung(table.play("drop 1")) == {}
    assert table.silver() == 5


@rule("burgundy.shields.tax")
def test_who_cannot_pay_for_his_only_shield_is_not_asked() -> None:
    table = phase_end().shields(None, d4=1).play(*LAST)
    assert (hung(table), table.now["phase"]) == ({}, "B")


@rule("burgundy.shields.order", "burgundy.ruling.33")
def test_at_the_end_of_a_phase_tiles_come_first_then_tax_then_mines() -> None:
    tiles = {**TWO, "e3": "mine"}
    table = phase_end(silver=3, tiles=tiles).shields(None, d4=14, b3=15).depot(1, "bank").depot("black", "mine")
    table.play(*LAST, "build bank e4 1")
    assert (table.silver(), table.now["stack"][-1]["step"]) == (5, "phase_tile")
    table.play("build mine f2 black")
    assert table.now["stack"][-1]["step"] == "pay_tax"
    table.play("pay")
    assert table.silver() == 5 - 2 + 2


# ---------------------------------------------------------------- each of them


@rule("burgundy.shield.1")
def test_1_all_pastures_are_one() -> None:
    tiles = {"d5": "ship", "d6": "ship", "d3": "ship", "d2": "ship", "c2": "cow3"}
    table = shields().shields(None, d4=1).duchy(0, tiles=tiles, keys=["cow2"], dice=(2, 1))
    assert table.play("place cow2 e6 with 2").points("livestock") == 5


@rule("burgundy.shield.2", "burgundy.ruling.30")
def test_2_one_worker_whenever_another_receives_any() -> None:
    table = shields(order=[1, 0]).shields(None, d4=2).duchy(1, keys=["boarding-house"], dice=(3, 1))
    table.play("place boarding-house e4 with 3")
    assert (table.workers(1), table.workers(0)) == (4, 1)
    table.play("workers with 1")
    assert (table.workers(1), table.workers(0)) == (6, 2)


@rule("burgundy.shield.2")
def test_2_not_for_one_s_own() -> None:
    table = shields().shields(None, d4=2).duchy(0, dice=(1, 2)).play("workers with 1")
    assert table.workers() == 2


@rule("burgundy.shield.3")
def test_3_workers_pay_the_tax() -> None:
    table = phase_end(silver=1, workers=0, tiles=TWO).shields(None, d4=3, b3=1).play(*LAST)
    assert table.options == ["pay for 1 worker", "pay for 2 workers", "drop 1", "drop 3"]
    assert table.state.observe(0)["players"][0]["tax"] == 2
    parts = table.state.fields(table.state.parse("pay for 1 worker"))
    assert parts == {"verb": "pay", "workers": 1, "silver": 1}
    table.play("pay for 1 worker")
    assert (table.silver(), table.workers()) == (0, 1)


@rule("burgundy.shield.4")
def test_4_any_number_of_stored_tiles() -> None:
    table = shields().shields(None, d4=4).duchy(0, keys=["ship", "mine", "castle"], dice=(1, 1)).depot(1, "bank")
    assert table.play("take bank 1 with 1").keys() == ["ship", "mine", "castle", "bank"]


@rule("burgundy.ruling.34")
def test_4_lost_tiles_stay_and_none_comes_before_fewer_than_three_are_left() -> None:
    table = shields().duchy(0, keys=["ship", "mine", "castle", "bank"], dice=(1, 5)).depot(1, "market")
    table.play("take market 1 with 1", "discard mine")
    assert table.now["stack"][-1]["step"] == "make_room"
    table.play("discard castle")
    assert table.keys() == ["ship", "bank", "market"]


@rule("burgundy.shield.5")
def test_5_a_ship_also_brings_a_colour_from_everywhere() -> None:
    table = shields().shields(None, d4=5).duchy(0, keys=["ship"], dice=(5, 1))
    table.depot(1, goods={"red": 1}).depot(2, goods={"pink": 2, "brown": 1}).depot(6, goods={"pink": 1})
    table.play("place ship d5 with 5", "ship 1")
    assert table.options == ["fetch pink", "fetch brown", "skip"]
    table.play("fetch pink")
    assert (table.goods(), table.crates(2), table.crates(6)) == ({"pink": 3, "red": 1}, {"brown": 1}, {})


@rule("burgundy.shield.5", "burgundy.ship.store")
def test_5_needs_room_for_a_new_colour() -> None:
    table = shields().shields(None, d4=5).duchy(0, keys=["ship"], goods={"red": 1, "orange": 1, "purple": 1})
    table.duchy(0, dice=(5, 1)).depot(1, goods={"red": 1}).depot(2, goods={"pink": 2, "orange": 1})
    table.play("place ship d5 with 5", "ship 1")
    assert table.options == ["fetch orange", "skip"]


@rule("burgundy.shield.6", "burgundy.ruling.31")
def test_6_another_s_monasteries_count_too() -> None:
    table = shields(seats=3).shields(None, d4=6).duchy(0, dice=(1, 2), workers=0)
    table.duchy(1, tiles={"c4": "monastery14"}).duchy(2, tiles={"c4": "monastery13"})
    assert table.starting("follow") == ["follow 1", "follow 2"]
    table.play("follow 1", "workers with 1")
    assert (table.workers(), table.silver(), table.starting("follow")) == (4, 0, [])


@rule("burgundy.shield.6")
def test_6_new_monasteries_of_his_as_well() -> None:
    table = shields(order=[1, 0]).shields(None, d4=6).module("shields", followed=[1, None])
    table.duchy(1, keys=["monastery14"], dice=(1, 2)).duchy(0, dice=(1, 2))
    table.play("place monastery14 c4 with 1", "workers with 2", "end", "workers with 1")
    assert table.workers(0) == 4


@rule("burgundy.shield.6", "burgundy.ruling.31")
def test_6_scores_them_with_one_s_own_buildings() -> None:
    table = (
        phase_end(phase="E", silver=1, tiles={"e4": "bank"}).shields(None, d4=6).module("shields", followed=[1, None])
    )
    table.duchy(1, tiles={"c4": "monastery22", "e4": "bank", "c3": "bank"}).play(*LAST, "pay")
    assert (table.points("monasteries"), table.points("monasteries", 1)) == (4, 8)


@rule("burgundy.shield.6")
def test_6_gone_the_others_monasteries_are_gone() -> None:
    table = (
        shields().shields({1: [12]}, d4=6).module("shields", followed=[1, None]).duchy(0, dice=(1, 1), keys=["bank"])
    )
    table.duchy(0, tiles={"e4": "bank"}).duchy(1, tiles={"c4": "monastery1"})
    assert "place bank e5 with 1" in table.options
    table.play("shield 12")
    assert table.now["modules"]["shields"]["followed"] == [None, None]


@rule("burgundy.shield.7", "burgundy.ruling.31")
def test_7_new_bonus_tiles_pay_double() -> None:
    table = shields().shields(None, d4=7).duchy(0, tiles=covered(leave=["g1"]), alone=True, keys=["mine"], dice=(3, 1))
    assert table.state.observe(0)["players"][0]["bonus_factor"] == 2
    assert table.play("place mine g1 with 3").points("colours") == 10


@rule("burgundy.shield.8", "burgundy.monastery.2")
def test_8_mines_pay_double_silver_but_not_double_workers() -> None:
    tiles = {"e3": "mine", "f2": "mine", "c4": "monastery2"}
    table = phase_end(silver=1, tiles=tiles).shields(None, d4=8).play(*LAST, "pay")
    assert (table.silver(), table.workers()) == (4, 4)


@rule("burgundy.shield.9", "burgundy.shields.precedence", "burgundy.ruling.32")
def test_9_a_silver_for_each_good_and_3_adds_nothing() -> None:
    table = shields().shields(None, d4=9).duchy(0, goods={"red": 3}, dice=(4, 1))
    assert table.play("sell red with 4").silver() == 3
    table = shields().shields(None, d4=9).duchy(0, goods={"red": 1}, dice=(4, 1), tiles={"c4": "monastery3"})
    assert table.play("sell red with 4").silver() == 1


@rule("burgundy.shield.10")
def test_10_monasteries_pay_double_at_the_end() -> None:
    table = phase_end(phase="E", silver=1, tiles={"e4": "bank", "c4": "monastery22"}).shields(None, d4=10)
    assert table.play(*LAST, "pay").points("monasteries") == 8


@rule("burgundy.shield.11")
def test_11_a_castle_may_bring_a_shield() -> None:
    tiles = {"c3": "watchtower", "c4": "monastery16"}
    table = shields().shields({2: [5], 6: [12]}, d4=11).duchy(0, tiles=tiles, keys=["castle"], dice=(6, 1))
    table.play("place castle b3 with 6")
    assert table.starting("shield") == ["shield 5", "shield 12"]
    assert table.cost("shield 5") == 0
    table.play("shield 5", "hang b3")
    assert (hung(table), table.seat(0)["used"]) == ({"b3": 5, "d4": 11}, [True, False])


@rule("burgundy.shield.11")
def test_without_11_a_castle_brings_none() -> None:
    tiles = {"c3": "watchtower", "c4": "monastery16"}
    table = shields().shields({2: [5]}, d4=12).duchy(0, tiles=tiles, keys=["castle"], dice=(6, 1))
    assert table.play("place castle b3 with 6").starting("shield") == []


@rule("burgundy.shield.12")
def test_12_goods_sold_score_double() -> None:
    table = shields().shields(None, d4=12).duchy(0, goods={"red": 3}, dice=(4, 1))
    assert table.state.observe(0)["players"][0]["sale"] == 4
    table.play("sell red with 4")
    assert (table.points("sales"), table.silver()) == (12, 1)


@rule("burgundy.shield.13")
def test_13_shields_score_double_itself_too() -> None:
    table = phase_end(phase="E", silver=2, tiles=TWO).shields(None, d4=13, b3=7).play(*LAST, "pay")
    assert table.points("shields") == 8 + 16


@rule("burgundy.shield.14", "burgundy.ruling.31")
def test_14_a_tile_of_a_numbered_depot_without_a_die() -> None:
    """By the rules of placing, and with its effect; any number."""
    table = phase_end(silver=1).shields(None, d4=14).depot(1, "boarding-house", "ship").depot("black", "mine")
    table.play(*LAST)
    assert table.options == [
        "build boarding-house c3 1",
        "build boarding-house e4 1",
        "build ship d3 1",
        "build ship d5 1",
        "skip",
    ]
    table.play("build boarding-house e4 1")
    assert (table.workers(), table.tiles()["e4"]) == (2 + 4, "boarding-house")


@rule("burgundy.shield.14", "burgundy.black-depot")
def test_14_is_no_turn_so_nothing_is_bought() -> None:
    table = phase_end(silver=5, tiles={"c3": "watchtower", "c4": "monastery16"}).shields(None, d4=14)
    table.depot(1, "bank").depot(2, "castle").depot("black", "mine").play(*LAST, "build castle b3 2")
    assert table.now["stack"][-1]["step"] == "extra_action"
    assert table.starting("buy") == []
    table.play("workers")
    assert table.seat(0)["bought"] is False


@rule("burgundy.shield.14")
def test_14_may_be_left() -> None:
    table = phase_end(silver=1).shields(None, d4=14).depot(1, "bank").play(*LAST, "skip", "pay")
    assert table.tiles() == {"d4": "castle"}


@rule("burgundy.shield.15")
def test_15_a_tile_of_the_black_depot() -> None:
    table = phase_end(silver=1).shields(None, d4=15).depot(1, "bank").depot("black", "mine", "mine").play(*LAST)
    assert table.options == ["build mine e3 black", "skip"]
    table.play("build mine e3 black", "pay")
    assert (table.tiles()["e3"], table.silver()) == ("mine", 1)


@rule("burgundy.shield.16", "burgundy.shields.once", "burgundy.ruling.31")
def test_16_one_die_once_a_turn() -> None:
    table = shields().shields({5: [7]}, d4=16).duchy(0, dice=(2, 5))
    assert len(table.starting("turn")) == 10
    table.play("turn 2 to 5")
    assert table.seat(0)["dice"] == [5, 5]
    assert table.refusal("turn 5 to 1").reason == "turned-already"
    assert table.starting("shield") == ["shield 7"]
    table.play("workers with 5", "workers with 5", "end")
    assert table.now["modules"]["shields"]["turned"] == []


@rule("burgundy.shield.16")
def test_16_only_an_unused_die_and_only_with_the_shield() -> None:
    table = shields().shields(None, d4=16).duchy(0, dice=(2, 5)).play("workers with 2")
    assert table.starting("turn") == [f"turn 5 to {number}" for number in (1, 2, 3, 4, 6)]
    assert shields().duchy(0, dice=(2, 5)).refusal("turn 2 to 5").reason == "turn-without-shield"


@rule("burgundy.shield.17")
def test_17_areas_count_one_larger() -> None:
    table = shields().shields(None, d4=17).duchy(0, keys=["bank"], dice=(3, 1)).play("place bank c3 with 3")
    assert table.points("areas") == 3


@rule("burgundy.shield.17")
def test_17_eight_is_the_most() -> None:
    last = covered("10")["d4"]
    tiles = covered("10", leave=["d4"])
    table = shields(board="10").duchy(0, tiles=tiles, alone=True, keys=[last], dice=(6, 1))
    table.module("shields", hung=[{"a4": 17}, {}]).play(f"place {last} d4 with 6")
    assert table.event("area_completed")["points"] == 36


@rule("burgundy.shield.18")
def test_18_tiles_need_no_neighbour() -> None:
    """Colour and number still hold, and tiles placed so stay when the shield goes."""
    table = shields().shields({1: [7]}, d4=18).duchy(0, keys=["mine", "bank"], dice=(1, 3), workers=2)
    assert "place mine f2 with 1" in table.options
    assert "place mine g1 with 3" in table.options
    assert table.refusal("place mine a1 with 1").reason == "wrong-kind"
    table.play("place mine g1 with 3")
    again = crenel.game("burgundy").load(table.state.dump())
    assert again == table.state


@rule("burgundy.shield.18")
def test_18_gone_only_neighbours_count() -> None:
    table = phase_end(tiles={"g1": "mine"}, keys=["bank"]).shields(None, d4=18).play(*LAST)
    assert (hung(table), table.now["phase"], table.actor) == ({}, "B", 0)
    assert table.refusal("place bank e1").reason == "not-adjacent"
    assert table.tiles() == {"d4": "castle", "g1": "mine"}


# ---------------------------------------------------------------- positions


@rule("burgundy.shields.castles")
@pytest.mark.parametrize(
    "parts",
    [
        {"hung": [{"c4": 7}, {}]},
        {"hung": [{"d4": 7}, {"d4": 7}]},
        {"depots": [[7], [7], [], [], [], []]},
        {"followed": [1, None]},
        {"hung": [{"d4": 19}, {}]},
    ],
)
def test_impossible_positions(parts: dict[str, Any]) -> None:
    table = shields().module("shields", **parts)
    with pytest.raises(crenel.BadState):
        _ = table.state
