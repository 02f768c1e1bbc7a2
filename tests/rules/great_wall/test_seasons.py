"""The four seasons. Spanish rulebook pages 8-10, Polish pages 9-11."""

from typing import Any

import pytest

import crenel
from crenel.games.great_wall.board import HOUSE_BOARD, SIDES
from tests.great_wall_table import COMMANDS, GREAT_WALL, Wall, deadly, wounded

rule = pytest.mark.rule


def spring(**parts: Any) -> Wall:
    return Wall(season="spring", **parts)


def invade(wall: Wall, count: int) -> Wall:
    return wall.steps({"step": "invade", "count": count})


def whole_game(seats: int) -> crenel.State:
    """Everybody takes the first thing there is."""
    state = GREAT_WALL.new(seats, "seasons")
    while state.actor is not None:
        state.apply(state.actions()[0])
    return state


@rule("great_wall.years.first")
def test_each_season_is_told() -> None:
    told = [line["season"] for line in whole_game(3).events if line["event"] == "season_started"]
    year = ["spring", "summer", "fall", "winter"]
    assert told == year[2:] + year * ((len(told) - 2) // 4)
    assert len(told) >= 6


@rule("great_wall.solo.setup")
def test_what_is_forced_is_forced_on_somebody() -> None:
    forced = [line for line in whole_game(1).events if line["event"] == "forced"]
    assert forced
    assert all("seat" in line for line in forced)


# ---------------------------------------------------------------- spring


@rule("great_wall.spring.time")
def test_the_time_marker_moves_and_says_how_many_hordes_come() -> None:
    """The rulebook shows a space of the track with 3 above the marker."""
    for year in range(2, 7):
        wall = Wall(year=year - 1)
        wall.data["stack"] = [{"step": "choose_commands", "seat": -1}, {"step": "spring", "seat": -1}]
        came = wall.events("horde_came") + wall.events("raid")
        assert wall.now["year"] == year
        assert len(came) == SIDES[3].hordes[year - 1]
    assert 3 in SIDES[3].hordes


@rule("great_wall.spring.hordes", "great_wall.ruling.34")
def test_empty_sections_are_filled_from_the_left() -> None:
    wall = invade(spring().section("middle", "brutes-left"), 2)
    assert [len(wall.hordes(name)) for name in ("left", "middle", "right")] == [1, 1, 1]
    assert [line["section"] for line in wall.events("horde_came")] == ["left", "right"]


@rule("great_wall.spring.hordes")
@pytest.mark.parametrize("back", ["left", "middle", "right"])
def test_then_the_back_of_the_next_card_decides(back: str) -> None:
    """Not the back of the card that comes: the top card comes, the one under it points."""
    wall = spring(top="raiders-right")
    for name in ("left", "middle", "right"):
        wall.section(name, f"brutes-{name}")
    wall.decks(hordes_discarded=[
        f"{kind}-{name}"
        for kind in ("leader", "infantry", "pyromaniacs", "spies", "lancers", "marauders", "raiders")
        for name in ("left", "middle", "right")
        if (kind, name) not in (("raiders", "right"), ("spies", back))
    ])  # fmt: skip
    invade(wall, 1)
    assert wall.hordes(back) == [f"brutes-{back}", "raiders-right"]


@rule("great_wall.spring.raid", "great_wall.ruling.7")
@pytest.mark.parametrize(("seats", "lost"), [(1, 1), (2, 2), (3, 3), (4, 4)])
def test_a_horde_without_room_raids(seats: int, lost: int) -> None:
    """A shame for each player leaves the game; automas do not count."""
    wall = spring(seats=seats, top="raiders-right")
    full = {
        "left": ["leader", "brutes", "spies"],
        "middle": ["leader", "brutes", "spies"],
        "right": ["leader", "brutes", "spies"],
    }
    for name, kinds in full.items():
        if seats > 2 or name != "left":
            wall.section(name, *[f"{kind}-{name}" for kind in kinds])
    pool = wall.side.shame
    invade(wall, 1)
    assert wall.tokens() == (pool - lost, lost)
    assert wall.now["decks"]["hordes_discarded"] == ["raiders-right"]
    assert [len(wall.hordes(name)) for name in ("middle", "right")] == [3, 3]


@rule("great_wall.spring.raid")
def test_a_raid_takes_only_the_shame_there_is() -> None:
    wall = spring(top="raiders-right").lose_shame(2)
    for name in ("left", "middle", "right"):
        wall.section(name, f"leader-{name}", f"brutes-{name}", f"spies-{name}")
    invade(wall, 1)
    assert wall.tokens() == (0, 30)


@rule("great_wall.ruling.33")
def test_an_empty_horde_deck_is_made_of_the_discarded_ones() -> None:
    discarded = ["raiders-left", "raiders-middle"]
    wall = spring(top="spies-left")
    kinds = ("leader", "infantry", "pyromaniacs", "brutes", "spies", "raiders", "lancers", "marauders")
    cards = [f"{kind}-{name}" for kind in kinds for name in ("left", "middle", "right")]
    wall.clan(0, claimed=[card for card in cards if card not in (*discarded, "spies-left")])
    wall.decks(hordes_discarded=discarded)
    invade(wall, 4)
    lying = [horde for name in ("left", "middle", "right") for horde in wall.hordes(name)]
    assert sorted(lying) == sorted([*discarded, "spies-left"])
    assert wall.now["decks"]["horde_on_top"] is None


@rule("great_wall.spring.row")
def test_the_two_advisors_on_the_left_go() -> None:
    wall = spring().table(row=["warden", "herald", "jinshi", "smuggler"]).steps({"step": "refresh_advisors"})
    assert wall.now["row"][:2] == ["jinshi", "smuggler"]
    assert len(wall.now["row"]) == 4
    assert wall.now["decks"]["advisors_discarded"] == ["warden", "herald"]


# ---------------------------------------------------------------- summer


@rule("great_wall.summer.income")
def test_every_overseer_brings_his_income() -> None:
    """The rulebook's example: the second space of the gold mine brings 2 gold."""
    wall = Wall(season="summer").clan(0, overseers={"gold-mine": 2, "temple": 1, "quarry": 3})
    wall.steps({"step": "income", "seat": 0})
    assert wall.stock(0) == {"wood": 0, "stone": 3, "gold": 2, "chi": 1}


def summer(**clan: Any) -> Wall:
    wall = Wall(season="summer").clan(0, **clan)
    wall.data["stack"] = [{"step": "choose_commands", "seat": -1}, {"step": "reclaim", "seat": 0}]
    return wall


@rule("great_wall.summer.shame")
def test_two_chi_discard_a_shame_from_anywhere_as_often_as_one_can_pay() -> None:
    wall = Wall(season="summer").clan(
        0, stock={"chi": 5}, shamed={"spearman": 2, "archer": 1}, claimed=[("spies-left", 2)]
    )
    wall.steps({"step": "buy_off_shame", "seat": 0})
    assert wall.options == ["done", "clear spearman", "clear archer", "clear spies-left"]
    assert wall.tokens() == (25, 0)
    wall.play("clear spies-left", "clear archer")
    assert wall.rests, "one chi is left"
    assert (wall.stock(0)["chi"], wall.tokens()) == (1, (27, 0))
    assert wall.seat(0)["claimed"] == [{"horde": "spies-left", "shame": 1}]
    assert wall.soldiers(0, "shamed") == {"spearman": 2}
    assert wall.soldiers(0, "pool") == {"spearman": 8, "archer": 4, "horseman": 2}


@rule("great_wall.summer.order")
def test_income_then_shame_then_the_track_then_reclaiming() -> None:
    """Chi of the income buys shame off; the card just discarded counts for the honor."""
    wall = Wall(season="spring").clan(0, overseers={"temple": 2}, shamed={"spearman": 1}, discarded=["economy"])
    wall.laid("despotism", "despotism", "despotism").steps({"step": "summer"})
    assert wall.options == ["done", "clear spearman"]
    wall.play("clear spearman")
    assert wall.now["track"] == [None, None, None]
    assert (wall.actor, wall.options) == (0, ["reclaim", "honor"])
    wall.play("honor")
    assert wall.honor(0, "commands") == 4
    assert wall.seat(0)["discarded"] == ["despotism", "economy"]


@rule("great_wall.summer.reclaim")
def test_reclaiming_brings_all_own_cards_back() -> None:
    wall = summer(discarded=["economy", "work-harder"]).clan(1, discarded=["economy"]).play("reclaim")
    assert sorted(wall.seat(0)["commands"]) == sorted(COMMANDS)
    assert (wall.seat(0)["discarded"], wall.honor(0)) == ([], 0)
    assert wall.seat(1)["discarded"] == ["economy"]


@rule("great_wall.summer.reclaim")
def test_two_honor_for_each_own_card_in_the_pile() -> None:
    wall = summer(discarded=["economy", "work-harder", "despotism"]).play("honor")
    assert wall.honor(0, "commands") == 6
    assert len(wall.seat(0)["discarded"]) == 3


@rule("great_wall.ruling.26", "great_wall.command.betrayal")
def test_betrayal_never_comes_back_but_counts_for_the_honor() -> None:
    discarded = ["economy", "betrayal"]
    assert "betrayal" not in summer(discarded=discarded).play("reclaim").seat(0)["commands"]
    assert summer(discarded=discarded).play("reclaim").seat(0)["discarded"] == ["betrayal"]
    assert summer(discarded=discarded).play("honor").honor(0, "commands") == 4


@rule("great_wall.summer.order")
def test_reclaiming_goes_by_tea() -> None:
    wall = Wall(season="summer", tea=[2, 0, 1]).laid("economy", "economy", "economy").steps({"step": "summer"})
    actors = []
    while not wall.rests:
        actors.append(wall.actor)
        wall.play("honor")
    assert actors == [2, 0, 1]


# ---------------------------------------------------------------- fall


@rule("great_wall.fall.choose")
def test_command_cards_are_chosen_in_secret_and_at_once() -> None:
    wall = Wall()
    assert wall.state.actors == (0, 1, 2)
    wall.play("2: command economy", "0: command despotism")
    assert wall.state.actors == (1,)
    assert "despotism" not in str(wall.state.observe(1)["clans"][0])  # type: ignore[index]
    assert wall.now["track"] == [None, None, None]


@rule("great_wall.fall.order")
def test_cards_are_laid_on_free_spaces_in_tea_order_and_resolved_by_number() -> None:
    wall = Wall(tea=[2, 0, 1])
    wall.data["stack"] = [{"step": "spring", "seat": -1}, {"step": "fall", "seat": -1}]
    wall.play("0: command economy", "1: command economy", "2: command economy")
    assert (wall.actor, wall.options) == (2, ["slot 1", "slot 2", "slot 3"])
    wall.play("slot 2")
    assert (wall.actor, wall.options) == (0, ["slot 1", "slot 3"])
    wall.play("slot 3")
    assert wall.now["track"] == [1, 2, 0], "the last space is taken without asking"
    assert (wall.now["active"], wall.actor, wall.asked) == (1, 1, "move_clerks")


@rule("great_wall.fall.turn")
def test_a_turn_is_boxes_then_places_then_hordes() -> None:
    """And the clerks of places that are not ready stay where they are."""
    wall = Wall().clan(0, at={"academy": 1, "quarry": 2}, support=["herald"], general="cai-xiang")
    wall.section("left", wounded("raiders-left", leave=["a1"]), wall=1).clan(0, firing={"left": 1})
    wall.turn("attack-order", None, None)
    wall.play("done", "use")
    order = [line["event"] for line in wall.state.events if line["event"] in ("struck", "activated", "horde_defeated")]
    assert order == ["struck", "activated", "horde_defeated"]
    assert wall.at(0) == {"quarry": 2}


@rule("great_wall.fall.turn")
def test_the_active_player_orders_all_places() -> None:
    wall = Wall().clan(1, at={"academy": 1}).clan(2, at={"embassy": 1}).activate(0)
    assert (wall.actor, wall.options) == (0, ["activate embassy", "activate academy"])
    wall.play("activate academy")
    assert [line["place"] for line in wall.events("activated")] == ["academy", "embassy"]


@rule("great_wall.fall.turn")
def test_every_card_has_its_turn_then_winter_comes() -> None:
    wall = Wall(year=3).laid("betrayal", "betrayal", "betrayal")
    wall.data["stack"] = [
        {"step": "spring", "seat": -1},
        {"step": "winter", "seat": -1},
        {"step": "next_card", "slot": -1, "seat": -1},
    ]
    actors = []
    while wall.now["year"] == 3:
        if wall.now["season"] == "fall":
            actors.append(wall.actor)
        wall.play("done" if "done" in wall.options else wall.options[-1])
    assert actors == [0, 1, 2]


# ---------------------------------------------------------------- winter


@rule("great_wall.winter.firing")
def test_archers_shoot_section_by_section_in_tea_order() -> None:
    wall = Wall(tea=[1, 0, 2]).clan(0, firing={"left": 1, "right": 1}).clan(1, firing={"left": 2})
    wall.section("left", "brutes-left", wall=3).section("right", "spies-right", wall=3)
    wall.steps({"step": "winter"})
    shots: list[tuple[int | None, str]] = []
    while wall.asked == "strike":
        shots.append((wall.actor, str(wall.now["stack"][-1]["section"])))
        assert "skip" not in wall.options
        wall.play(wall.options[0])
    assert shots == [(1, "left"), (1, "left"), (0, "left"), (0, "right")]


@rule("great_wall.winter.firing", "great_wall.ruling.24")
def test_shooting_is_a_duty_if_there_is_a_target() -> None:
    """Any horde of the section; archers in rest zones do not shoot."""
    wall = Wall().clan(0, firing={"left": 1}, rest={"left": {"archer": 1}})
    wall.section("left", wounded("raiders-left", leave=["a1"]), wounded("spies-left", leave=["a6"]), wall=3)
    wall.steps({"step": "winter"})
    assert wall.options == ["spot 1 a1", "spot 2 a6"]
    wall.play("spot 2 a6")
    assert wall.events("horde_defeated")[0]["horde"] == "spies"
    assert Wall().clan(0, firing={"left": 1}).section("left", wall=3).steps({"step": "winter"}).rests


@rule("great_wall.winter.firing")
def test_hordes_are_defeated_before_they_storm() -> None:
    wall = (
        Wall()
        .clan(0, firing={"left": 1})
        .section("left", wounded("brutes-left", leave=["a1"]))
        .steps({"step": "winter"})
    )
    assert wall.events("horde_defeated")
    assert not wall.events("assault")
    assert wall.tokens() == (30, 0)


def fourteen() -> tuple[int, int]:
    """A wall and barricades with a defence of 14, as in the rulebook's figure."""
    ways = [
        (level, count) for level in (1, 2, 3) for count in range(4) if HOUSE_BOARD.wall_defence[level] + 2 * count == 14
    ]
    return ways[0]


@rule("great_wall.winter.assault")
def test_power_15_against_14_is_a_breach() -> None:
    """The rulebook's example (page 9): Spies 7 and Brutes 8 before a defence of 14."""
    level, barricades = fourteen()
    wall = Wall().section("left", "spies-left", "brutes-left", wall=level, barricades=barricades)
    view: Any = wall.state.observe(0)["sections"]
    assert (view[0]["power"], view[0]["defence"], view[0]["breach"]) == (15, 14, True)
    wall.steps({"step": "assault", "section": "left"})
    wall._state = None
    assert wall.events("assault")[0] == {
        "event": "assault",
        "section": "left",
        "power": 15,
        "defence": 14,
        "hordes": ["spies", "brutes"],
        "powers": [7, 8],
        "present": [[], []],
        "level": level,
        "wall": 14 - 2 * barricades,
        "barricades": 2 * barricades,
        "undivided": 14,
        "halved": 0,
        "breach": True,
    }
    assert (wall.actor, wall.asked) == (0, "get_shame")


@rule("great_wall.winter.assault")
def test_an_assault_tells_what_it_is_made_of() -> None:
    """The Leader halves wall and barricades together; Lancers charge at the wall; who stands where is told by horde."""
    wall = Wall(seats=3).section("left", ("lancers-left", {"a2": "spearman 2"}), "leader-left", wall=1, barricades=2)
    wall.steps({"step": "assault", "section": "left"})
    wall._state = None
    told = wall.events("assault")[0]
    assert sum(told["powers"]) == told["power"]
    assert told["undivided"] == told["wall"] + told["barricades"]
    assert (told["halved"], told["defence"]) == (1, told["undivided"] // 2)
    assert told["present"] == [[2], []]


@rule("great_wall.winter.assault")
def test_an_equal_defence_holds() -> None:
    level, barricades = fourteen()
    wall = Wall().section("left", "infantry-left", "brutes-left", wall=level, barricades=barricades)
    wall.steps({"step": "assault", "section": "left"})
    assert wall.rests
    assert wall.events("assault")[0]["breach"] is False


@rule("great_wall.winter.assault")
def test_sections_are_stormed_from_the_left() -> None:
    wall = Wall(seats=4, year=1)
    for name in ("right", "left", "middle"):
        wall.section(name, f"raiders-{name}", barricades=2)
    wall.steps({"step": "winter"})
    assert [line["section"] for line in wall.events("assault")] == ["left", "middle", "right"]


@rule("great_wall.winter.barricades")
def test_all_barricades_are_gone_after_the_assault_and_walls_stay() -> None:
    wall = Wall(year=1).section("left", barricades=3, wall=2).section("right", barricades=1).steps({"step": "winter"})
    assert [wall.now["sections"][name]["barricades"] for name in ("left", "middle", "right")] == [0, 0, 0]
    assert wall.now["sections"]["left"]["wall"] == 2


# ---------------------------------------------------------------- the end


def ends(wall: Wall) -> bool:
    wall.data["stack"] = [{"step": "choose_commands", "seat": -1}, {"step": "end_check", "seat": -1}]
    return wall.state.over


@rule("great_wall.end.walls", "great_wall.ruling.18")
@pytest.mark.parametrize(("seats", "needed"), [(1, 2), (2, 2), (3, 2), (4, 3)])
def test_finished_walls_end_the_game(seats: int, needed: int) -> None:
    names = ["middle", "right", "left"]
    for built in range(len(names) if seats > 2 else 2):
        wall = Wall(seats)
        for number, name in enumerate(names):
            if seats > 2 or name != "left":
                wall.section(name, wall=3 if number <= built else 2)
        assert ends(wall) == (built + 1 >= needed)


@rule("great_wall.end.shame", "great_wall.ruling.30")
def test_an_empty_shame_pool_ends_the_game_only_at_the_winter_check() -> None:
    wall = (
        Wall()
        .clan(0, shamed={"spearman": 10, "archer": 4, "horseman": 2})
        .clan(1, shamed={"spearman": 10, "archer": 4})
    )
    assert wall.tokens() == (0, 0)
    assert ends(
        Wall()
        .clan(0, shamed={"spearman": 10, "archer": 4, "horseman": 2})
        .clan(1, shamed={"spearman": 10, "archer": 4})
    )
    bought = Wall(season="summer").clan(0, stock={"chi": 2}, shamed={"spearman": 10, "archer": 4, "horseman": 2})
    bought.clan(1, shamed={"spearman": 10, "archer": 4}).steps({"step": "buy_off_shame", "seat": 0})
    bought.play("clear archer")
    assert bought.tokens() == (1, 0)
    assert not bought.state.over


@rule("great_wall.end.time")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_the_last_year_ends_the_game(seats: int) -> None:
    last = len(SIDES[seats].hordes)
    assert last == {1: 6, 2: 6, 3: 6, 4: 5}[seats]
    assert [ends(Wall(seats, year=year)) for year in range(1, last + 1)] == [False] * (last - 1) + [True]


@rule("great_wall.end.time")
def test_a_game_ends_after_the_last_winter() -> None:
    state: crenel.State = GREAT_WALL.new(3, 6)
    while state.actor is not None:
        state.apply(state.actions()[-1])
    assert state.dump()["season"] == "winter"
    assert state.events[-1]["event"] == "game_over"


def test_years_grow_deadlier() -> None:
    """Lethality is ours, but for one space of the track that shows 2."""
    for seats in (3, 4):
        kills = [int(number) for number in SIDES[seats].lethality]
        assert kills == sorted(kills)
        assert deadly(2, seats) > 1
