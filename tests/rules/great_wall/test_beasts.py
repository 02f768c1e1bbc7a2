"""Ancient Beasts: how they are placed, upgraded and moved, and what they do. Booklet of the further games; the official
answers to questions 27, 28, 32 and pages 4, 6 and 7.
"""

from typing import Any

import pytest

import crenel
from crenel.games.great_wall.modules.beasts.module import Beasts
from tests.great_wall_beasts import BeastWall
from tests.great_wall_table import GREAT_WALL, deadly, wounded

rule = pytest.mark.rule
UNPLACED = ("yinglong", "white-tiger", "ao")  # all but Fenghuang


def opened(seats: int, **options: object) -> crenel.State:
    """A game in which the first beast is to be placed."""
    state = GREAT_WALL.new(seats, 5, {"beasts": True, **options})
    while not any(state.text(action).startswith("beast ") for action in state.actions()):
        state.apply(state.actions(state.actors[0])[0], state.actors[0])
    return state


# ---------------------------------------------------------------- set-up


@rule("great_wall.beasts.decks")
def test_tactics_and_advisors_are_shuffled_in() -> None:
    state: Any = GREAT_WALL.new(3, 1, {"beasts": True})
    assert len(state.deck.tactics) == 28
    assert len(state.deck.advisors) == 56
    assert {"zealot", "lament"} <= {card.name for card in state.deck.tactics}


@rule("great_wall.beasts.relic", "great_wall.beasts.piles")
def test_a_relic_lies_open_and_all_beasts_begin_at_level_1() -> None:
    shown = set()
    for seed in range(12):
        table: Any = GREAT_WALL.new(3, seed, {"beasts": True}).dump()["beasts"]
        assert len({table["relic"], *table["deck"]}) == 10
        assert set(table["levels"].values()) == {1}
        assert set(table["areas"].values()) == {None}
        shown.add(table["relic"])
    assert len(shown) > 2


@rule("great_wall.beasts.place", "great_wall.beasts.any", "great_wall.beasts.five")
@pytest.mark.parametrize(
    ("seats", "order"), [(2, [0, 1, 0, 1]), (3, [0, 1, 2, 0]), (4, [0, 1, 2, 3]), (5, [0, 1, 2, 3])]
)
def test_players_place_them_in_the_order_of_tea(seats: int, order: list[int]) -> None:
    state = opened(seats)
    start: Any = state.dump()
    people = [clan for clan in start["tea"] if clan < seats]
    areas: dict[str, str] = {}
    for place in order:
        assert state.actor == people[place]
        beasts = {state.text(action).split()[1] for action in state.actions()}
        assert beasts == {"yinglong", "white-tiger", "ao", "fenghuang"} - set(areas)
        _, beast, area = state.text(state.actions()[-1]).split()
        areas[beast] = area
        state.apply(state.actions()[-1])
    table: Any = state.dump()
    assert table["beasts"]["areas"] == areas
    assert areas["ao"] == areas["white-tiger"] == "right", "two may share an area"


@rule("great_wall.beasts.closed")
@pytest.mark.parametrize(("seats", "sections"), [(2, {"middle", "right"}), (3, {"left", "middle", "right"})])
def test_a_closed_section_is_no_area(seats: int, sections: set[str]) -> None:
    state = opened(seats)
    assert {text.split()[2] for text in map(state.text, state.actions()) if text.startswith("beast ao")} == sections


@rule("great_wall.beasts.solo")
def test_not_alone() -> None:
    with pytest.raises(crenel.BadSetup) as refused:
        GREAT_WALL.new(1, 1, {"beasts": True})
    assert refused.value.key == "beasts-solo"


# ---------------------------------------------------------------- upgrading and moving


@rule("great_wall.beasts.upgrade", "great_wall.beasts.once", "great_wall.beasts.stock")
def test_whoever_begins_a_turn_may_pay_for_one_level_of_their_own() -> None:
    """The warehouse pays nothing, and one upgrade is all."""
    wall = BeastWall().clan(0, stock={"gold": 5, "chi": 2}).table(warehouse={"wood": 9, "stone": 9}).turn("economy")
    assert wall.options == ["raise yinglong", "raise ao", "skip"]
    wall.play("raise yinglong")
    assert wall.stock(0) == {"wood": 0, "stone": 0, "gold": 3, "chi": 2}
    assert wall.beasts["levels"]["yinglong"] == 2
    wall.play("skip")
    assert wall.asked == "move_clerks"
    assert wall.beasts["upgraded"]


@rule("great_wall.beasts.upgrade")
def test_it_comes_before_the_command_card_in_each_turn() -> None:
    wall = BeastWall().clan(0, stock={"chi": 2}).clan(1, stock={"chi": 9}).turn("economy", "economy")
    assert (wall.asked, wall.actor) == ("raise_beast", 0)
    wall.play("raise ao", "skip")
    while wall.asked != "raise_beast":
        wall.play(next((text for text in wall.options if text in ("done", "skip")), wall.options[0]))
    assert wall.actor == 1
    assert wall.beasts["levels"]["ao"] == 2


@rule("great_wall.beasts.moves", "great_wall.beasts.stays")
def test_the_upgraded_beast_may_go_where_its_new_card_allows_or_stay() -> None:
    wall = BeastWall(areas={"yinglong": "lumber-mill"}).clan(0, stock={"gold": 2}).raises()
    wall.play("raise yinglong")
    assert wall.options == ["beast yinglong quarry", "beast yinglong gold-mine", "skip"]
    stays = BeastWall(areas={"yinglong": "lumber-mill"}).clan(0, stock={"gold": 2}).raises().play("raise yinglong")
    assert stays.play("skip").beasts["areas"]["yinglong"] == "lumber-mill"
    assert GREAT_WALL.load(stays.state.dump()) == stays.state
    wall.play("beast yinglong gold-mine")
    assert wall.beasts["areas"]["yinglong"] == "gold-mine"
    assert wall.rests


@rule("great_wall.beasts.top")
def test_level_3_is_the_last() -> None:
    wall = BeastWall(levels={"ao": 3, "yinglong": 2}).clan(0, stock={"chi": 9, "gold": 9}).raises()
    assert wall.options == ["raise yinglong", "skip"]
    assert wall.refusal("raise ao").reason == "beast-top"
    everything = dict.fromkeys(("yinglong", "white-tiger", "ao", "fenghuang"), 3)
    assert BeastWall(levels=everything, ask_all=True).clan(0, stock={"chi": 9}).raises().rests, "nothing to hide"


@rule("great_wall.beasts.upgrade")
def test_who_cannot_pay_is_asked_for_show() -> None:
    wall = BeastWall(ask_all=True).raises()
    assert (wall.asked, wall.options) == ("raise_beast", ["skip"])
    assert wall.state.for_show


@rule("great_wall.beasts.automas")
def test_nobody_upgrades_in_the_turn_of_the_reed_clan() -> None:
    wall = BeastWall(2).clan(0, stock={"chi": 9}).clan(1, stock={"chi": 9})
    wall.data["active"] = 2
    wall.data["clans"][2]["command"] = "reed"
    wall.data["track"][0] = 2
    wall.steps({"step": "next_card", "slot": -1})
    assert wall.asked != "raise_beast"
    assert "raise_beast" not in [row["step"] for row in wall.now["stack"]]


@rule("great_wall.beasts.window")
def test_an_upgrade_comes_before_or_after_a_card_for_the_start_of_the_turn() -> None:
    first = BeastWall().clan(0, active=["tongji"], stock={"chi": 2}).turn("economy")
    first.play("raise ao", "skip")
    assert first.asked == "effect"
    first.play("gain wood")
    assert first.asked == "move_clerks", "no second upgrade"
    second = BeastWall().clan(0, active=["tongji"], stock={"chi": 1}).turn("economy")
    assert second.asked == "effect", "not yet rich enough, which was answered for show"
    second.play("gain chi")
    assert second.options == ["raise ao", "skip"]


# ---------------------------------------------------------------- relics


@rule("great_wall.beasts.summer")
def test_the_next_relic_covers_the_last_at_the_end_of_summer() -> None:
    wall = BeastWall(season="summer").steps({"step": "next_relic"})
    assert wall.beasts["relic"] != "turtle-plastron"
    assert len(wall.beasts["deck"]) == 8
    for options, plan in (({}, ["reclaim", "relic", "rat"]), ({"coop": True}, ["reclaim", "relic", "rat"])):
        state: Any = GREAT_WALL.new(3, 1, {"beasts": True, "rat": True, **options})
        names = state.layout.summer.names()
        assert [name for name in names if name in plan] == plan
    five: Any = GREAT_WALL.new(5, 1, {"beasts": True, "rat": True})
    assert five.layout.summer.names()[-4:] == ["reclaim", "aside", "relic", "rat"]


COMMAND = {"step": "step_over", "clan": 0, "when": "command_over"}


@rule("great_wall.beasts.relics")
def test_a_relic_with_a_price_moves_any_beast_anywhere_its_card_allows() -> None:
    wall = BeastWall(relic="jade-whistle").clan(0, stock={"chi": 1}).steps(COMMAND)
    moves = wall.starting("beast")
    assert {text.split()[1] for text in moves} == {"yinglong", "white-tiger", "ao", "fenghuang"}
    assert "beast yinglong quarry" not in moves, "it is there"
    assert wall.state.fields(wall.state.actions()[0], 0)["price"] == {"chi": 1}
    wall.play("beast ao left")
    assert wall.stock(0)["chi"] == 0
    assert wall.beasts["areas"]["ao"] == "left"
    poor = BeastWall(relic="jade-whistle", ask_all=True).steps(COMMAND)
    assert poor.options == ["skip"]


def defeated(relic: str, section: str = "left") -> BeastWall:
    wall = BeastWall(relic=relic, year=deadly(1))
    wall.section(section, wounded(f"raiders-{section}", a1="spearman 0"), wall=1)
    wall.steps({"step": "defeat_check"})
    while wall.asked in ("perish", "casualty", "react"):
        wall.play(wall.options[0])
    return wall


@rule("great_wall.beasts.relics")
@pytest.mark.parametrize(
    ("relic", "wall", "moves"),
    [
        ("tiger-tally", lambda: defeated("tiger-tally"), ["beast white-tiger left", "beast ao left", "skip"]),
        (
            "dragon-pearl",
            lambda: BeastWall(relic="dragon-pearl")
            .clan(0, stock={"chi": 2})
            .steps(
                {"step": "upgrade_overseer", "seat": 0, "place": "lumber-mill", "less": 0, "left": 1, "avoid": []}
            )
            .play("upgrade lumber-mill with spearman"),
            ["beast yinglong lumber-mill", "skip"],
        ),
        (
            "phoenix-feather",
            lambda: BeastWall(relic="phoenix-feather")
            .clan(0, tactics=["requisition"])
            .happens(0, "command_over")
            .play("tactic requisition", "gain wood", "gain wood"),
            ["beast fenghuang barracks", "beast fenghuang tea-house", "skip"],
        ),
        (
            "turtle-plastron",
            lambda: BeastWall().steps({"step": "raise_wall", "seat": 0, "section": "left", "clan": 0}),
            ["beast ao left", "skip"],
        ),
        (
            "bone-drum",
            lambda: BeastWall(relic="bone-drum")
            .clan(0, stock={"wood": 1, "stone": 2})
            .steps(
                {"step": "recruit", "seat": 0, "left": 1, "soldier": "spearman", "price": 0, "ready": [0, 0, 0]},
                {"step": "batch_over", "seat": 0},
            )
            .play("recruit spearman", "rest spearman > right"),
            ["beast white-tiger right", "skip"],
        ),
        (
            "bronze-bell",
            lambda: BeastWall(relic="bronze-bell", areas={"yinglong": None, "white-tiger": None, "ao": None})
            .clan(0, stock={"gold": 1})
            .steps({"step": "step_over", "clan": 0, "when": "activation_over"}),
            ["beast fenghuang barracks", "beast fenghuang tea-house", "skip"],
        ),
        (
            "incense-burner",
            lambda: BeastWall(relic="incense-burner", areas={"fenghuang": None, "white-tiger": None, "ao": None})
            .clan(0, stock={"wood": 1, "stone": 1})
            .steps({"step": "donate", "seat": 0, "place": "quarry"})
            .play("donate stone"),
            ["beast yinglong lumber-mill", "skip"],
        ),
        (
            "silver-mirror",
            lambda: BeastWall(relic="silver-mirror", tea=[1, 0, 2], areas=dict.fromkeys(UNPLACED))
            .clan(0, at={"tea-house": 1})
            .steps({"step": "tea_house", "seat": 0, "clan": 0})
            .play("use"),
            ["beast fenghuang barracks", "beast fenghuang tea-house", "skip"],
        ),
        (
            "painted-scroll",
            lambda: BeastWall(relic="painted-scroll", areas={"fenghuang": None, "white-tiger": None, "ao": None})
            .clan(0, stock={"gold": 2})
            .steps({"step": "hire", "seat": 0, "left": 1})
            .play("hire clerk"),
            ["beast yinglong lumber-mill", "skip"],
        ),
    ],
)  # fmt: skip
def test_each_relic_has_its_moment_and_its_beasts(relic: str, wall: Any, moves: list[str]) -> None:
    here = wall()
    assert here.beasts["relic"] == relic
    assert (here.asked, here.actor, here.options) == ("use_relic", 0, moves)
    assert GREAT_WALL.load(here.state.dump()) == here.state
    before = here.beasts["areas"]
    assert here.play("skip").beasts["areas"] == before


@rule("great_wall.beasts.relics", "great_wall.beasts.all")
def test_every_relic_of_the_box_is_tested_and_only_the_active_one_works() -> None:
    assert len(Beasts.rows["relic"]) == 10
    other = BeastWall(relic="silver-mirror").clan(0, stock={"chi": 1}).steps(COMMAND)
    assert other.rests


# ---------------------------------------------------------------- what beasts do


def donating(levels: dict[str, int], at: int, stone: int, area: str = "quarry") -> BeastWall:
    wall = BeastWall(levels=levels, areas={"yinglong": area}, relic="silver-mirror")
    wall.clan(0, at={"quarry": at}, stock={"stone": stone}).clan(1, at={"quarry": 3 - at}).activate()
    while wall.asked in ("upgrade_overseer", "activations") and not wall.rests:
        wall.play(wall.options[0] if wall.options[0] == "activate quarry" else "skip")
    return wall


@rule("great_wall.beasts.power")
@pytest.mark.parametrize(("level", "honor"), [(1, 1), (2, 2)])
def test_a_donation_at_yinglongs_location_brings_more(level: int, honor: int) -> None:
    wall = donating({"yinglong": level}, 2, 2).play("donate stone")
    assert wall.honor(0, "beasts") == honor
    assert wall.honor(0, "donations") == 2
    assert wall.actor != 0
    elsewhere = donating({"yinglong": level}, 2, 2, "gold-mine" if level == 2 else "lumber-mill").play("donate stone")
    assert elsewhere.honor(0, "beasts") == 0


@rule("great_wall.beasts.yinglong", "great_wall.beasts.all")
def test_yinglong_3_lets_a_player_donate_once_per_own_clerk() -> None:
    wall = donating({"yinglong": 3}, 2, 2)
    wall.play("donate stone")
    assert (wall.actor, wall.options) == (0, ["donate stone", "skip"])
    assert GREAT_WALL.load(wall.state.dump()) == wall.state
    wall.play("donate stone")
    assert wall.actor == 1, "two clerks, two donations; the other has one clerk"
    wall.play("donate stone")
    assert wall.rests
    assert (wall.honor(0, "beasts"), wall.honor(1, "beasts")) == (2, 1)
    assert (wall.honor(0, "donations"), wall.honor(1, "donations")) == (4, 2)


@rule("great_wall.beasts.yinglong")
def test_whoever_stops_is_not_asked_again() -> None:
    assert donating({"yinglong": 3}, 2, 2).play("skip").actor == 1


def fallen(level: int, count: int, chi: int, section: str = "middle", **options: Any) -> BeastWall:
    wall = BeastWall(levels={"white-tiger": level}, **options).clan(0, stock={"chi": chi})
    step = {"step": "perish", "seat": 0, "clan": 0, "section": section, "fallen": [count, 0, 0], "free": 0}
    return wall.steps({**step, "played": False})


@rule("great_wall.beasts.tiger")
def test_white_tiger_3_makes_saving_1_chi_cheaper_each_time_not_each_soldier() -> None:
    wall = fallen(3, 3, 5)
    assert wall.state.fields(wall.state.actions()[1], 0)["price"] == {"chi": 1}
    wall.play("save spearman")
    assert wall.stock(0)["chi"] == 4
    assert GREAT_WALL.load(wall.state.dump()) == wall.state
    wall.play("save spearman")
    assert wall.stock(0)["chi"] == 2
    wall.play("save spearman")
    assert wall.stock(0)["chi"] == 0
    assert "spared" not in wall.beasts, "the next time it is cheaper again"
    assert fallen(3, 1, 1, "left").rests, "elsewhere it costs 2"


@rule("great_wall.beasts.power", "great_wall.beasts.attacks")
def test_white_tiger_rewards_saving_and_attacks_in_its_section() -> None:
    assert fallen(1, 1, 2).play("save spearman").honor(0, "beasts") == 1
    assert fallen(1, 1, 2, "left").play("save spearman").honor(0, "beasts") == 0
    for soldier, firing, honor in (("spearman", False, 1), ("archer", True, 0)):
        wall = BeastWall(levels={"white-tiger": 2}).section("middle", "brutes-middle", wall=1)
        wall.clan(0, rest={"middle": {"spearman": 1}}, firing={"middle": 1})
        step = {"step": "attack_with", "seat": 0, "left": 1, "soldier": soldier, "rest": not firing, "firing": firing,
                "each": False, "forced": True, "sections": ["middle"], "shot": 0}  # fmt: skip
        wall.steps(step)
        while not wall.rests:
            wall.play(wall.options[0])
        assert wall.honor(0, "beasts") == honor


@rule("great_wall.beasts.power")
def test_ao_rewards_building_and_shields_its_section() -> None:
    for step, section, honor in (
        ("raise_wall", "right", 2),
        ("raise_barricade", "right", 2),
        ("raise_wall", "left", 0),
    ):
        more = {"clan": 0} if step == "raise_wall" else {}
        wall = BeastWall(levels={"ao": 2}, relic=None).steps({"step": step, "seat": 0, "section": section, **more})
        assert wall.honor(0, "beasts") == honor
    table: Any = BeastWall(levels={"ao": 2}).section("right", wall=1).state
    plain: Any = BeastWall().section("right", wall=1).state
    assert [table.defence(section) - plain.defence(section) for section in range(3)] == [0, 0, 1]


@rule("great_wall.beasts.ao", "great_wall.beasts.adds")
def test_ao_3_gives_honor_for_own_resources_on_top_of_the_wall() -> None:
    for section, honor in (("right", 3), ("left", 0)):
        wall = BeastWall(levels={"ao": 3}, relic=None).clan(0, stock={"wood": 3}).table(warehouse={"stone": 2})
        wall.steps({"step": "build", "seat": 0, "left": 1}).play(f"wall {section}")
        assert wall.honor(0, "walls") == 5
        assert wall.honor(0, "beasts") == honor
    wall = BeastWall(levels={"ao": 3}, relic=None).clan(0, stock={"wood": 2})
    wall.steps({"step": "build", "seat": 0, "left": 1}).play("barricade right")
    assert wall.honor(0, "beasts") == 0, "a barricade is no wall"


@rule("great_wall.beasts.fenghuang", "great_wall.beasts.all")
@pytest.mark.parametrize(("level", "place", "honor"), [(1, "temple", [1, 1, 0]), (2, "academy", [2, 1, 0])])
def test_fenghuang_gives_honor_after_its_location_has_activated(level: int, place: str, honor: list[int]) -> None:
    """However many the clerks count for."""
    wall = BeastWall(levels={"fenghuang": level}, areas={"fenghuang": place}, relic="silver-mirror")
    wall.clan(0, at={place: 2}, active=["examiner"]).clan(1, at={place: 1}).activate()
    while not wall.rests:
        wall.play("skip" if "skip" in wall.options else wall.options[0])
    assert [wall.honor(clan, "beasts") for clan in range(3)] == honor


@rule("great_wall.beasts.all")
def test_automas_get_nothing() -> None:
    wall = BeastWall(2, levels={"fenghuang": 3}, areas={"fenghuang": "quarry"}, relic=None)
    wall.clan(0, at={"quarry": 2}).activate()
    while not wall.rests:
        wall.play("skip" if "skip" in wall.options else wall.options[0])
    assert wall.now["clans"][2]["kind"] == "reed"
    assert wall.honor(0, "beasts") == 4
    assert not sum(wall.now["clans"][2]["honor"].values())


@rule("great_wall.beasts.all")
def test_together_and_with_the_others() -> None:
    """With all of them at once the beasts come before the rat."""
    state = opened(5, khan=True, rat=True)
    asked = []
    while len(asked) < 5:
        asked.append(state.text(state.actions()[0]).split()[0])
        state.apply(state.actions()[0])
    assert asked == ["beast"] * 4 + ["rat"]
    assert opened(3, coop=True).dump()["beasts"]
