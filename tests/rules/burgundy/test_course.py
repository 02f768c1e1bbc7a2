"""Phases, rounds, the bridge and the end of a phase: rulebook pages 3, 4, 5 and 9."""

import random
from typing import cast

import pytest

import crenel
from tests.table import BURGUNDY, Table

rule = pytest.mark.rule


def random_game(seats: int, seed: int) -> list[dict[str, object]]:
    state = BURGUNDY.new(seats, seed)
    rng = random.Random(seed)
    while state.actor is not None:
        state.apply(rng.choice(state.actions()))
    return state.events


@rule("burgundy.phase.count", "burgundy.end.game", "burgundy.phase.coming")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_five_phases_of_five_rounds(seats: int) -> None:
    """25 rounds, 50 dice for each player."""
    events = random_game(seats, 4)
    assert [line["phase"] for line in events if line["event"] == "phase_started"] == list("ABCDE")
    assert [line["round"] for line in events if line["event"] == "dice_rolled"] == [1, 2, 3, 4, 5] * 5
    for seat in range(seats):
        assert sum(1 for line in events if line["event"] == "die_used" and line["seat"] == seat) == 50
    assert events[-1]["event"] == "game_over"


@rule("burgundy.round.roll", "burgundy.round.white-die")
def test_a_round_begins_with_all_dice() -> None:
    table = (
        Table(3, round=2, to_play=[2])
        .duchy(2, used=(True, False))
        .coming("red", "pink", "brown")
        .play("workers with 1", "end")
    )
    rolled = table.event("dice_rolled")
    assert [row["dice"] for row in table.now["duchies"]] == rolled["dice"]
    assert all(1 <= die <= 6 for row in table.now["duchies"] for die in row["dice"])
    assert [row["used"] for row in table.now["duchies"]] == [[False, False]] * 3
    assert rolled["good"] == "red"
    assert table.crates(table.now["white"]) == {"red": 1}
    assert table.now["coming"] == ["pink", "brown"]


@rule("burgundy.round.white-die")
def test_the_white_die_is_no_action() -> None:
    """Only the two own dice can be used, whatever the white die shows."""
    table = Table().duchy(0, dice=(5, 5)).depot(1, "ship").depot(5, "mine")
    assert table.now["white"] == 1
    assert table.starting("take") == ["take mine 5 with 5"]


@rule("burgundy.round.roll")
def test_dice_show_all_numbers_about_equally() -> None:
    counts = [0] * 7
    for seed in range(12):
        for line in random_game(2, seed):
            if line["event"] == "dice_rolled":
                for die in [line["white"], *line["dice"][0], *line["dice"][1]]:
                    counts[die] += 1
    assert counts[0] == 0
    assert all(190 < count < 310 for count in counts[1:])


@rule("burgundy.phase.tiles", "burgundy.phase.goods-stay", "burgundy.phase.coming", "burgundy.ruling.20")
def test_a_new_phase() -> None:
    """Hex tiles leave, also those of the black depot; goods stay; all spaces are filled and five goods laid out."""
    table = Table(round=5, to_play=[0]).depot(1, "bank").depot("black", "goat4").depot(3, goods={"red": 2}).bag()
    table.duchy(0, used=(True, False), keys=["mine"]).bag().play("workers with 1", "end")
    assert table.now["phase"] == "B"
    assert table.now["round"] == 1
    assert table.now["box"] == {"bank": 1, "goat4": 1}
    assert table.crates(3)["red"] >= 2
    assert [len(table.lying(depot)) for depot in (1, 2, 3, 4, 5, 6, "black")] == [2, 2, 2, 2, 2, 2, 4]
    assert len(table.now["coming"]) == 4
    assert table.keys(0) == ["mine"]


@rule("burgundy.phase.end", "burgundy.mine")
@pytest.mark.parametrize("phase", list("ABCDE"))
def test_mines_pay_after_every_phase(phase: str) -> None:
    """Also after phase E, before the points are counted."""
    table = Table(phase=phase, round=5, to_play=[1])
    table.duchy(0, tiles={"e3": "mine", "f2": "mine"}, silver=1).duchy(1, used=(True, False), tiles={"e3": "mine"})
    table.play("workers with 1", "end")
    assert [table.silver(0), table.silver(1)] == [3, 1]


@rule("burgundy.ruling.20", "burgundy.end.silver")
def test_the_last_mine_income_scores() -> None:
    table = Table(phase="E", round=5, to_play=[0]).duchy(0, tiles={"e3": "mine"}, used=(True, False))
    table.play("workers with 1", "end")
    assert table.state.actor is None
    assert table.points("silver") == 1


@rule("burgundy.phase.end")
@pytest.mark.parametrize("round_", [1, 2, 3, 4])
def test_mines_do_not_pay_after_other_rounds(round_: int) -> None:
    table = (
        Table(round=round_, to_play=[0])
        .duchy(0, tiles={"e3": "mine"}, used=(True, False))
        .play("workers with 1", "end")
    )
    assert table.silver(0) == 0


# ---------------------------------------------------------------- the bridge


@rule("burgundy.round.order")
def test_order_by_the_bridge() -> None:
    """The furthest marker first; in a stack the upper one."""
    table = (
        Table(4, to_play=[0]).bridge([3], [0], [], [1, 2]).duchy(0, used=(True, False)).play("workers with 1", "end")
    )
    assert table.now["order"] == [2, 1, 0, 3]
    assert table.actor == 2


@rule("burgundy.ship.marker", "burgundy.round.order", "burgundy.ruling.12")
def test_a_ship_changes_the_next_round_only() -> None:
    """Player 0 sails first, player 1 lands on top of him; this round still goes 0, 1, 2, the next 1, 0, 2."""
    table = Table(3)
    for seat in range(3):
        table.duchy(seat, keys=["ship"], dice=(5, 5))
    table.play("place ship d5 with 5")
    assert table.event("marker_moved") == {"event": "marker_moved", "seat": 0, "space": 1}
    assert table.actor == 0
    table.play("workers with 5", "end")
    assert table.actor == 1
    table.play("place ship d5 with 5", "workers with 5", "end")
    assert table.actor == 2
    assert table.now["order"] == [0, 1, 2]
    assert table.now["bridge"][:2] == [[2], [0, 1]]
    table.play("workers with 5", "workers with 5", "end")
    assert table.now["order"] == [1, 0, 2]
    assert table.actor == 1


@rule("burgundy.ship.marker")
def test_a_marker_leaves_from_inside_a_stack() -> None:
    """Those above it move down and keep their order."""
    table = Table(4, order=[3, 2, 1, 0], to_play=[1]).bridge([0, 1, 2], [3]).duchy(1, keys=["ship"], dice=(5, 5))
    table.play("place ship d5 with 5")
    assert table.now["bridge"][:2] == [[0, 2], [3, 1]]


@rule("burgundy.ruling.13")
def test_the_end_of_the_bridge() -> None:
    """Seven spaces. A marker that stands on the last one goes to the top of its stack."""
    table = Table(3).bridge([], [], [], [], [], [], [0, 1, 2]).duchy(0, keys=["ship"], dice=(5, 5))
    assert len(table.now["bridge"]) == 7
    table.play("place ship d5 with 5")
    assert table.now["bridge"][6] == [1, 2, 0]


@rule("burgundy.ruling.13")
def test_six_ships_reach_the_last_space() -> None:
    tiles = {"d5": "ship", "d6": "ship", "d7": "ship", "d3": "ship", "d2": "ship"}
    table = Table().bridge([1], [], [], [], [], [0]).duchy(0, tiles=tiles, keys=["ship"], dice=(6, 6))
    table.play("place ship d1 with 6")
    assert table.now["bridge"] == [[1], [], [], [], [], [], [0]]


def stack_of(state: crenel.State) -> list[str]:
    return [str(step["step"]) for step in cast(list[dict[str, object]], state.dump()["stack"])]


@rule("burgundy.phase.count")
@pytest.mark.parametrize(("place", "name"), [(0, "end_phase"), (0, "start_phase"), (0, "turn"), (1, "start_round")])
def test_a_position_goes_on_as_its_round_wants(place: int, name: str) -> None:
    """In the first round only the next round can be what lies below the turns."""
    state = BURGUNDY.new(2, 3)
    assert stack_of(state) == ["start_round", "turn", "turn"]
    data = state.dump()
    cast(list[dict[str, object]], data["stack"])[place] = {"step": name, "seat": 0 if name == "turn" else -1}
    with pytest.raises(crenel.BadState, match="stack"):
        BURGUNDY.load(data)
