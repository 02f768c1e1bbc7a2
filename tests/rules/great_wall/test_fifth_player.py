"""The fifth player. Booklet of the further games, pages 2 and 7; the official answers to questions, pages 6 and 7."""

from typing import Any

import pytest

import crenel
from crenel import bots
from crenel.games.great_wall.cardrows import Fault, check_row, row_kinds
from crenel.games.great_wall.modules import MODULES
from crenel.games.great_wall.modules.fifth_player.module import FifthPlayer
from tests.great_wall_cards import well_formed_and_told
from tests.great_wall_table import GREAT_WALL, Wall, side_of, wounded

rule = pytest.mark.rule
ROWS = [(kind, row) for kind, rows in FifthPlayer.rows.items() for row in rows]
NAMES = {kind: [str(row["name"]) for row in rows] for kind, rows in FifthPlayer.rows.items()}
QUIET = {"name": "quiet", "when": "killed", "do": [{"honor": 1}], "cost": 9, "boosted": [{"honor": 2}]}


def dumped(seats: int, seed: int = 1, **options: object) -> dict[str, Any]:
    found: Any = GREAT_WALL.new(seats, seed, options).dump()
    return dict(found)


def at_commands(seed: int = 1, **options: object) -> crenel.State:
    """A new table of five at its first choice of command cards."""
    state = GREAT_WALL.new(5, seed, options)
    while step(state) != "choose_commands":
        state.apply(state.actions(state.actors[0])[0], state.actors[0])
    return state


def step(state: crenel.State) -> str:
    asking: Any = state.observe(None)["asking"]
    return str(asking["step"])


# ---------------------------------------------------------------- set-up


@rule("great_wall.fifth_player.side")
def test_five_play_on_the_large_side() -> None:
    assert GREAT_WALL.seats == (1, 2, 3, 4, 5)
    places: Any = GREAT_WALL.new(5, 1).observe(None)["places"]
    four: Any = GREAT_WALL.new(4, 1).observe(None)["places"]
    assert [place["slots"] for place in places] == [place["slots"] for place in four]
    assert len(dumped(5)["sections"]) == 3


@rule("great_wall.fifth_player.years")
def test_time_starts_on_the_second_space() -> None:
    years: Any = GREAT_WALL.new(5, 1).observe(None)["years"]
    four: Any = GREAT_WALL.new(4, 1).observe(None)["years"]
    assert len(years) == 4
    assert years == [{**four[1], "hordes": 0}, *four[2:]]


@rule("great_wall.fifth_player.years")
def test_the_first_spring_moves_to_the_third_space() -> None:
    wall = Wall(5, year=1, season="winter").steps({"step": "spring"})
    assert wall.now["year"] == 2
    assert sum(len(wall.hordes(section)) for section in ("left", "middle", "right")) == int(side_of(4).hordes[2])


@rule("great_wall.fifth_player.years")
def test_the_fourth_year_is_the_last() -> None:
    assert not Wall(5, year=3, season="winter").steps({"step": "end_check"}).state.over
    wall = Wall(5, year=4, season="winter").steps({"step": "end_check"})
    assert wall.state.over


@rule("great_wall.fifth_player.hordes")
def test_five_hordes_come_at_the_start() -> None:
    for seed in range(6):
        found = at_commands(seed).dump()["sections"]
        assert isinstance(found, dict)
        counts = [len(row["hordes"]) for row in found.values()]
        assert sum(counts) == 5
        assert min(counts) >= 1


@rule("great_wall.fifth_player.coop")
def test_six_hordes_and_nine_requests_together() -> None:
    state = at_commands(coop=True)
    sections, view = state.dump()["sections"], state.observe(None)
    assert isinstance(sections, dict)
    assert sum(len(row["hordes"]) for row in sections.values()) == 6
    team: Any = view["coop"]
    assert (team["needed"], len([name for name in team["requests"] if name]), team["requests_left"]) == (9, 3, 9)
    years: Any = view["years"]
    assert [row["hordes"] for row in years] == [int(count) + 1 if count else 0 for count in side_of(5).hordes]


@rule("great_wall.fifth_player.cards")
@pytest.mark.parametrize(("coop", "generals", "tactics"), [(False, 17, 24), (True, 25, 36)])
def test_its_cards_join_the_decks(coop: bool, generals: int, tactics: int) -> None:
    layout = GREAT_WALL.layout(5, GREAT_WALL.new(5, 1, {"coop": coop}).options)
    assert [len(layout.deck.generals), len(layout.deck.tactics), len(layout.deck.advisors)] == [generals, tactics, 48]
    assert {kind: len(names) for kind, names in NAMES.items()} == {"general": 4, "advisor": 4, "tactic": 4}


@rule("great_wall.fifth_player.only_five")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_below_five_its_cards_stay_in_the_box(seats: int) -> None:
    rows = GREAT_WALL.layout(seats, GREAT_WALL.new(seats, 1).options).deck.rows
    for kind, names in NAMES.items():
        assert not {str(row["name"]) for row in rows[kind]} & set(names)


@rule("great_wall.fifth_player.clerks")
def test_four_clerks_are_in_the_pool() -> None:
    for clan in dumped(5)["clans"]:
        assert clan["clerks"] == {"pool": 4, "reserve": 4, "at": {}}
        assert clan["soldiers"]["pool"] == {"spearman": 10, "archer": 4, "horseman": 2}
        assert len(clan["commands"]) == 6
    assert {clan["clerks"]["pool"] for clan in dumped(4)["clans"]} == {5}


@rule("great_wall.fifth_player.shame")
def test_fifty_tokens_are_in_the_pool() -> None:
    assert dumped(5)["shame"] == {"pool": 50, "out": 0}


@rule("great_wall.fifth_player.track")
def test_all_five_spaces_of_the_track_are_used() -> None:
    state = at_commands()
    for seat in range(5):
        state.apply(state.parse("command economy", seat), seat)
    while step(state) != "place_card":
        state.apply(state.actions()[0])
    assert [state.text(action) for action in state.actions()] == [f"slot {number}" for number in range(1, 6)]
    state.apply(state.parse("slot 5"))
    track: Any = state.observe(None)["track"]
    assert [space and space["card"] for space in track] == [None, None, None, None, "economy"]


@rule("great_wall.fifth_player.as_four")
def test_three_complete_walls_end_the_game() -> None:
    two = Wall(5, year=2, season="winter").section("left", wall=3).section("right", wall=3).steps({"step": "end_check"})
    assert not two.state.over
    three = Wall(5, year=2, season="winter").steps({"step": "end_check"})
    for section in ("left", "middle", "right"):
        three.section(section, wall=3)
    assert three.state.over


@rule("great_wall.fifth_player.as_four")
def test_a_raid_removes_five_tokens() -> None:
    wall = Wall(5, top="raiders-right")
    for section in ("left", "middle", "right"):
        wall.section(section, *[f"{kind}-{section}" for kind in ("leader", "brutes", "spies")])
    wall.steps({"step": "invade", "count": 1})
    assert wall.tokens() == (45, 5)


def test_the_rat_comes_to_five() -> None:
    assert dumped(5, rat=True)["rat"]["place"] is None


def test_a_game_of_five_is_played_to_its_end_by_bots() -> None:
    state = GREAT_WALL.new(5, 4)
    players = [bots.make("greedy", "great_wall", seed=seat) for seat in range(5)]
    while state.actor is not None:
        state.apply(players[state.actor].choose(state, state.actor))
    assert len(state.ranking()) == 5
    assert min(state.scores()) > 0


# ---------------------------------------------------------------- cards


@pytest.mark.parametrize(("kind", "row"), ROWS, ids=[str(row["name"]) for _, row in ROWS])
@rule("great_wall.fifth_player.cards")
def test_every_card_is_well_formed_and_told_in_three_languages(kind: str, row: dict[str, Any]) -> None:
    well_formed_and_told(kind, row)


def test_its_generals_begin_with_twenty_resources_and_tea_of_their_own() -> None:
    teas = [card.tea for card in GREAT_WALL.layout(5, GREAT_WALL.new(5, 1, {"coop": True}).options).deck.generals]
    assert len(set(teas)) == len(teas)
    for row in FifthPlayer.rows["general"]:
        assert sum(row["setup"][name] for name in ("wood", "stone", "gold", "chi")) == 20


@rule("great_wall.general.su-dongpo")
def test_su_dongpo_gains_for_each_card_of_his_name() -> None:
    wall = Wall(5).clan(0, general="su-dongpo", support=["herald", "jinshi"])
    wall.play(*[f"{seat}: command {'economy' if seat < 3 else 'despotism'}" for seat in range(5)])
    assert wall.actor == 0
    wall.play("gain gold", "gain gold", "gain stone", "gain chi", "gain wood", "gain gold")
    assert wall.stock(0) == {"wood": 1, "stone": 1, "gold": 3, "chi": 1}
    assert wall.asked == "place_card"


def bi_sheng(support: list[str], **parts: Any) -> Wall:
    return Wall(5).clan(0, general="bi-sheng", support=support, **parts)


@rule("great_wall.general.bi-sheng")
@pytest.mark.parametrize(("support", "wood"), [([], 2), (["herald"], 4), (["herald", "jinshi", "warden"], 6)])
def test_each_clerk_of_bi_sheng_counts_for_more(support: list[str], wood: int) -> None:
    wall = bi_sheng(support, at={"lumber-mill": 2}).clan(1, at={"lumber-mill": 3}).activate().play("skip", "skip")
    assert wall.stock(0)["wood"] == wood
    assert wall.stock(1)["wood"] == 3


@rule("great_wall.general.bi-sheng")
def test_not_at_the_gold_mine_nor_for_slots() -> None:
    wall = bi_sheng(["herald"], at={"gold-mine": 2}).clan(1, at={"gold-mine": 3}).activate().play("skip", "skip")
    assert wall.stock(0)["gold"] == 2
    # Three clerks, though each of them counts as two, do not fill four slots.
    few = bi_sheng(["herald"], at={"lumber-mill": 3}).activate()
    assert few.rests


@rule("great_wall.general.bi-sheng")
def test_effects_that_count_clerks_see_the_true_number() -> None:
    cards = {"advisor": [{"name": "scribe", "source": "own", "when": "crowded", "do": [{"honor": 9}]}]}
    wall = Wall(5, cards=cards).clan(0, general="bi-sheng", support=["herald"], active=["scribe"], at={"academy": 1})
    assert wall.activate().honor(0) == 0


@rule("great_wall.general.bi-sheng")
def test_raise_banners_does_not_add_to_it() -> None:
    wall = bi_sheng(["herald"], at={"barracks": 2}, stock={"stone": 20, "wood": 20}).clan(1, at={"barracks": 2})
    wall.table(banners=1).activate()
    assert wall.now["stack"][-1]["left"] == 4


@rule("great_wall.general.bi-sheng")
def test_bi_sheng_has_no_overseers() -> None:
    rich = {"wood": 9, "stone": 9, "gold": 9, "chi": 9}
    wall = bi_sheng(["herald"], stock=rich, at={"quarry": 2}).clan(1, at={"quarry": 3}).activate()
    assert wall.asked == "donate"
    assert wall.refusal("upgrade quarry spearman").reason == "overseers-none"
    assert bi_sheng(["herald"], stock=rich).steps({**UPGRADE, "seat": 0}).rests


UPGRADE = {"step": "upgrade_overseer", "avoid": [], "left": 1, "less": 0, "place": "any"}


@rule("great_wall.general.she-saihua")
@pytest.mark.parametrize(("support", "moves"), [([], 6), (["herald"], 8)])
def test_partner_cards_count_more_times_for_she_saihua(support: list[str], moves: int) -> None:
    wall = Wall(5).clan(0, general="she-saihua", support=support, clerks=8)
    wall.turn("despotism", "economy", "work-harder")
    assert wall.now["stack"][-1]["left"] == moves


@rule("great_wall.general.she-saihua")
def test_with_two_advisors_one_partner_card_counts_up_to_three_times() -> None:
    wall = Wall(5).clan(
        0, general="she-saihua", support=["herald", "jinshi"], at={"quarry": 1, "temple": 1, "tea-house": 1}
    )
    wall.turn("work-harder", "attack-order").play("done")
    while wall.asked == "move_clerks":
        wall.play("done")
    steps = [row for row in wall.now["stack"] if row["step"] == "advanced_activation"]
    assert len(steps) == 3
    assert {row["seat"] for row in steps} == {0}


@rule("great_wall.general.she-saihua")
def test_the_cards_of_others_count_as_printed() -> None:
    wall = Wall(5).clan(0, general="she-saihua", support=["herald"]).clan(1, clerks=8)
    wall.turn("economy", "despotism", slot=2)
    assert (wall.actor, wall.now["stack"][-1]["left"]) == (1, 6)


@rule("great_wall.advisor.court-musician")
def test_the_court_musician_discards_for_a_chi_each() -> None:
    wall = Wall(5).clan(0, active=["court-musician"], stock={"chi": 1})
    wall.steps({"step": "get_shame", "seat": 0}, {"step": "get_shame", "seat": 0})
    wall.play("shame spearman", "use")
    assert (wall.shames(0), wall.stock(0)["chi"]) == (0, 0)
    wall.play("shame archer")
    assert wall.shames(0) == 1


@rule("great_wall.advisor.landowner")
def test_the_landowner_takes_what_overseers_bring_as_a_mix() -> None:
    wall = Wall(5).clan(0, active=["landowner"], at={"temple": 2}, overseers={"temple": 3}).clan(1, at={"temple": 3})
    wall.activate()
    assert wall.asked == "mix"
    assert wall.options == ["done", "gain wood", "gain stone", "gain gold"]
    wall.play("gain gold", "gain stone", "done")
    assert wall.stock(0) == {"wood": 0, "stone": 1, "gold": 1, "chi": 3}


@rule("great_wall.advisor.landowner")
def test_the_landowner_mixes_summer_income_too() -> None:
    wall = Wall(5).clan(0, active=["landowner", "abbot"], overseers={"quarry": 2, "gold-mine": 1})
    wall.steps({"step": "income", "seat": 0})
    wall.play("done", "gain wood", "gain wood")
    assert wall.stock(0) == {"wood": 2, "stone": 0, "gold": 1, "chi": 3}


@rule("great_wall.advisor.landowner")
def test_what_clerks_gather_is_not_mixed() -> None:
    wall = Wall(5).clan(0, active=["landowner"], at={"quarry": 2}).clan(1, at={"quarry": 3}).activate()
    assert wall.asked == "donate"
    assert wall.stock(0)["stone"] == 2


@rule("great_wall.advisor.sifu")
def test_nobody_declines_the_sifu() -> None:
    wall = (
        Wall(5).clan(0, active=["sifu"], at={"barracks": 2}, stock={"stone": 2, "wood": 1}).clan(1, at={"barracks": 2})
    )
    wall.section("left", "infantry-left").activate().play("recruit spearman", "rest spearman > left")
    assert len(wall.seat(0)["tactics"]) == 1
    assert wall.honor(0) == 1


def test_the_innkeeper_gains_honor_from_the_cards_of_others() -> None:
    wall = Wall(5).clan(0, active=["innkeeper"]).turn(None, "economy", slot=2)
    wall.play("done", "done")
    assert wall.honor(0) == 1


def test_its_tactics() -> None:
    wall = Wall(5).clan(0, tactics=["bamboo-grove"], stock={"chi": 1}).happens(0, "command_over")
    wall.play("tactic bamboo-grove boosted")
    assert (wall.stock(0)["wood"], wall.stock(0)["chi"], wall.honor(0)) == (3, 2, 3)
    wall = Wall(5).clan(0, tactics=["swift-couriers"], discarded=["economy"]).happens(0, "command_over")
    wall.play("tactic swift-couriers", "recall economy")
    assert "economy" in wall.seat(0)["commands"]
    assert wall.honor(0) == 2
    wall = Wall(5).clan(0, tactics=["second-wave"], rest={"left": {"spearman": 1}}).section("left", "infantry-left")
    wall.happens(0, "recruit").play("tactic second-wave", "attack spearman left")
    assert wall.asked == "strike"


def test_united_front_discards_shame() -> None:
    wall = Wall(5).clan(0, tactics=["united-front"], shamed={"spearman": 2}, stock={"chi": 2})
    wall.section("left", wounded("infantry-left", a1="spearman 0"))
    wall.happens(0, "horde_defeated", where=["left"]).play("tactic united-front boosted")
    assert wall.shames(0) == 0
    assert wall.honor(0) >= 5


# ---------------------------------------------------------------- their words on own cards


@pytest.mark.parametrize(
    ("kind", "parts"),
    [
        ("general", {"counts": {"each": 0}}),
        ("general", {"counts": {"each": 1, "place": "quarry"}}),
        ("general", {"cross": -1}),
        ("general", {"aside": "many"}),
        ("general", {"no_overseers": "perhaps"}),
        ("advisor", {"mix": {}}),
        ("advisor", {"mix": {"but": "tea"}}),
        ("advisor", {"cross": 1}),
    ],
)
def test_words_that_cannot_be_are_refused(kind: str, parts: dict[str, Any]) -> None:
    row = {"name": "own", "setup": {"tea": 1}, **parts} if kind == "general" else {"name": "own", **parts}
    with pytest.raises(Fault):
        check_row(kind, row, row_kinds(MODULES)[kind])


def test_own_cards_stand_in_for_those_of_five() -> None:
    own = {"advisor": [{"name": "sifu", "when": "income", "do": [{"gold": 7}]}], "tactic": [QUIET]}
    wall = Wall(5, cards=own).clan(0, active=["sifu"]).steps({"step": "income", "seat": 0})
    assert wall.stock(0)["gold"] == 7
    assert len(GREAT_WALL.layout(5, wall.state.options).deck.advisors) == 48


def test_words_of_five_work_at_any_table() -> None:
    own = {"general": [{"name": "own-one", "setup": {"tea": 1}, "counts": {"each": 2}}]}
    wall = Wall(3, cards=own).clan(0, general="own-one", support=["herald"], at={"gold-mine": 1})
    wall.clan(1, at={"gold-mine": 3}).activate().play("skip", "skip")
    assert wall.stock(0)["gold"] == 3
