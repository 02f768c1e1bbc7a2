"""Attacks, defeated hordes, deaths, breaches and shame. Spanish rulebook pages 6, 9, 10, 12, Polish pages 6, 9, 10."""

from typing import Any

import pytest

from crenel.games.great_wall.board import HOUSE_BOARD
from tests.great_wall_table import Wall, deadly, wounded

rule = pytest.mark.rule
KINDS = ["spearman", "archer", "horseman"]


def attack(wall: Wall, seat: int = 0, count: int = 1, soldier: str = "any", **how: Any) -> Wall:
    step = {"step": "attack_with", "seat": seat, "left": count, "soldier": soldier, "rest": True, "firing": True,
            "each": False, "forced": False, "sections": ["left", "middle", "right"], "shot": 0}  # fmt: skip
    return wall.steps({**step, **how}, {"step": "batch_over", "seat": seat})


def defeat(wall: Wall) -> Wall:
    return wall.steps({"step": "defeat_check"})


# ---------------------------------------------------------------- attacks


@rule("great_wall.attack.spearman")
def test_a_spearman_attacks_only_the_horde_at_the_wall() -> None:
    wall = attack(Wall().clan(0, rest={"left": {"spearman": 1}}).section("left", "raiders-left", "spies-left"))
    wall.play("attack spearman left")
    assert wall.options == [f"spot 1 {spot}" for spot in ("a1", "a2", "a5", "b1", "b2", "b4", "b5", "b6")]
    wall.play("spot 1 a5")
    assert (wall.cover("left"), wall.stock(0)["stone"]) == ({"a5": "spearman 0"}, 1)


@rule("great_wall.attack.spearman")
def test_a_spearman_waits_while_the_first_horde_is_covered() -> None:
    wall = attack(Wall().clan(0, rest={"left": {"spearman": 1}}).section("left", wounded("raiders-left"), "spies-left"))
    assert wall.rests


@rule("great_wall.attack.horseman")
def test_a_horseman_covers_two_neighbouring_spots_of_any_horde_and_takes_both_rewards() -> None:
    wall = attack(Wall().clan(0, rest={"left": {"horseman": 1}}).section("left", "raiders-left", "infantry-left"))
    wall.play("attack horseman left")
    assert [text for text in wall.options if text.startswith("spot 2")] == [
        "spot 2 a1 right", "spot 2 a2 down", "spot 2 a4 right", "spot 2 a5 down", "spot 2 b2 right", "spot 2 b5 right",
    ]  # fmt: skip
    wall.play("spot 2 a4 right")
    assert (wall.stock(0)["gold"], wall.stock(0)["wood"]) == (1, 1)
    assert wall.cover("left", 2) == {"a4": "horseman 0 right"}


@rule("great_wall.attack.horseman")
def test_a_horseman_needs_two_free_spots_side_by_side() -> None:
    """A diagonal does not do, nor a spot that is covered."""
    for leave, fits in ((["a1", "b2"], False), (["a1", "a2"], True), (["a2", "b2"], True), (["a1", "b5"], False)):
        wall = attack(
            Wall().clan(0, rest={"left": {"horseman": 1}}).section("left", wounded("infantry-left", leave=leave))
        )
        assert wall.rests == (not fits)


@rule("great_wall.attack.archer")
def test_an_archer_takes_a_firing_spot_and_wounds_any_horde_without_a_reward() -> None:
    wall = attack(Wall().clan(0, rest={"left": {"archer": 1}}).section("left", "raiders-left", "spies-left", wall=1))
    wall.play("attack archer left", "spot 2 a3")
    assert (wall.cover("left", 2), wall.firing(0, "left")) == ({"a3": "wound"}, 1)
    assert wall.stock(0) == {"wood": 0, "stone": 0, "gold": 0, "chi": 0}


@rule("great_wall.attack.archer")
def test_without_a_free_firing_spot_an_archer_cannot_attack() -> None:
    for others in range(int(HOUSE_BOARD.firing_spots[1]) + 1):
        wall = Wall().clan(0, rest={"left": {"archer": 1}}).clan(1, firing={"left": others})
        wall = attack(wall.section("left", "raiders-left", wall=1))
        assert wall.rests == (others == HOUSE_BOARD.firing_spots[1])


@rule("great_wall.attack.archer")
def test_an_archer_on_the_wall_shoots_from_where_he_stands_once() -> None:
    wall = attack(Wall().clan(0, firing={"left": 1}).section("left", "raiders-left", wall=1), count=5)
    wall.play("attack archer left wall", "spot 1 a1")
    assert wall.rests
    assert (wall.firing(0, "left"), wall.cover("left")) == (1, {"a1": "wound"})


@rule("great_wall.attack.resting")
@pytest.mark.parametrize("soldier", KINDS)
def test_soldiers_attack_only_in_the_section_where_they_rest(soldier: str) -> None:
    wall = attack(Wall().clan(0, rest={"left": {soldier: 1}}).section("right", "raiders-right", wall=2))
    assert [text for text in ([] if wall.rests else wall.options) if "right" in text] == []


@rule("great_wall.attack.resting")
def test_soldiers_on_a_horde_and_in_the_pool_do_not_attack() -> None:
    wall = attack(Wall().section("left", ("raiders-left", {"a1": "spearman 0", "b4": "horseman 0 right"})))
    assert wall.rests


@rule("great_wall.attack")
def test_all_rewards_of_spots() -> None:
    """Resources, honor, tactics, and nothing."""
    gains = {"a1": "gold", "a2": 3, "a4": "tactic", "a5": 2, "a6": "stone"}
    for spot, gain in gains.items():
        wall = attack(Wall().clan(0, rest={"left": {"spearman": 1}}).section("left", "leader-left"))
        wall.play("attack spearman left", f"spot 1 {spot}")
        assert wall.stock(0).get(str(gain), 0) == (1 if gain in ("gold", "stone") else 0)
        assert wall.honor(0, "spots") == (gain if isinstance(gain, int) else 0)
        assert len(wall.seat(0)["tactics"]) == (gain == "tactic")
    empty = attack(Wall().clan(0, rest={"left": {"spearman": 1}}).section("left", "brutes-left"))
    empty.play("attack spearman left", "spot 1 a1")
    assert (empty.honor(0), sum(empty.stock(0).values())) == (0, 0)


# ---------------------------------------------------------------- defeated hordes


@rule("great_wall.defeat.when")
def test_a_horde_is_defeated_only_at_the_check() -> None:
    wall = attack(Wall().clan(0, rest={"left": {"spearman": 1}}).section("left", wounded("raiders-left", leave=["a1"])))
    wall.play("attack spearman left")
    assert wall.hordes("left") == ["raiders-left"]
    checked = attack(
        Wall(year=1).clan(0, rest={"left": {"spearman": 1}}).section("left", wounded("raiders-left", leave=["a1"]))
    )
    checked.data["stack"].insert(2, {"step": "defeat_check", "seat": -1})
    checked.play("attack spearman left")
    assert checked.hordes("left") == []


@rule("great_wall.defeat.honor")
def test_two_honor_for_being_there_and_two_for_each_archer_on_the_wall() -> None:
    wall = Wall().clan(0, firing={"left": 2}).clan(1, firing={"middle": 1}, rest={"left": {"archer": 1}})
    cover = {"a1": "spearman 0", "a2": "spearman 0", "a5": "spearman 2"}
    defeat(wall.section("left", wounded("raiders-left", **cover), wall=2))
    assert [wall.honor(clan, "battle") for clan in range(3)] == [6, 0, 2]


@rule("great_wall.defeat.claim")
def test_who_covers_most_spots_claims_whatever_dies() -> None:
    """A horseman counts for two spots, wounds for nobody."""
    wall = Wall(year=deadly(2)).section(
        "left", wounded("raiders-left", a1="horseman 1 right", a5="spearman 0"), "spies-left"
    )
    defeat(wall)
    assert wall.seat(1)["claimed"] == [{"horde": "raiders-left", "shame": 0}]
    assert wall.soldiers(1, "pool")["horseman"] == 2, "he died"
    assert wall.hordes("left") == ["spies-left"], "the one behind moved up"


@rule("great_wall.defeat.claim")
@pytest.mark.parametrize("tea", [[0, 1, 2], [1, 0, 2], [2, 1, 0]])
def test_ties_go_to_the_higher_in_the_tea_order(tea: list[int]) -> None:
    wall = defeat(Wall(tea=tea).section("left", wounded("raiders-left", a1="spearman 0", a2="spearman 1")))
    winner = next(clan for clan in tea if clan < 2)
    assert len(wall.seat(winner)["claimed"]) == 1


@rule("great_wall.defeat.claim")
def test_nobody_claims_a_horde_without_soldiers() -> None:
    wall = defeat(Wall().clan(0, firing={"left": 1}).section("left", wounded("raiders-left"), wall=1))
    assert wall.now["decks"]["hordes_discarded"] == ["raiders-left"]
    assert (wall.honor(0, "battle"), [wall.seat(clan)["claimed"] for clan in range(3)]) == (2, [[], [], []])


@rule("great_wall.defeat.order", "great_wall.ruling.19")
def test_the_order_of_a_defeat() -> None:
    """Winner, presence, archers, deaths, survivors, claim, next horde."""
    wall = Wall(year=deadly(1)).clan(0, stock={"chi": 2}, firing={"left": 1})
    cover = {"a1": "spearman 0", "a2": "spearman 0", "a5": "spearman 1"}
    defeat(wall.section("left", wounded("raiders-left", **cover), "spies-left", wall=1))
    assert wall.asked == "perish"
    assert wall.honor(0, "battle") == 4, "honor before deaths"
    assert (wall.seat(0)["claimed"], wall.hordes("left")) == ([], ["raiders-left", "spies-left"]), (
        "deaths before claiming"
    )
    wall.play("done")
    names = [line["event"] for line in wall.state.events if line["event"] not in ("forced", "lost")]
    assert names == ["horde_defeated", "honor", "honor", "honor", "killed", "killed", "horde_claimed"]
    assert wall.soldiers(0, "rest", "left") == {"spearman": 1}


@rule("great_wall.ruling.20", "great_wall.ruling.21")
def test_survivors_rest_in_that_section_and_wounds_go() -> None:
    wall = Wall(year=deadly(1)).section(
        "middle", wounded("raiders-middle", a1="horseman 0 right", a5="spearman 0", b1="spearman 0")
    )
    defeat(wall)
    wall.play("lose spearman")
    assert wall.soldiers(0, "rest", "middle") == {"spearman": 1, "horseman": 1}
    assert wall.soldiers(0, "pool")["spearman"] == 9


@rule("great_wall.defeat.order")
def test_hordes_are_checked_row_by_row_from_the_wall_each_from_the_left() -> None:
    wall = Wall().section("left", "brutes-left", wounded("raiders-left")).section("middle", wounded("raiders-middle"))
    wall.section("right", wounded("raiders-right"))
    defeat(wall)
    assert [line["section"] for line in wall.events("horde_defeated")] == ["middle", "right", "left"]
    assert wall.hordes("left") == ["brutes-left"]


# ---------------------------------------------------------------- deaths


@rule("great_wall.deaths.lethality")
@pytest.mark.parametrize("kills", [1, 2, 3])
def test_the_time_track_says_how_many_of_everybody_die(kills: int) -> None:
    """The rulebook's example shows 2."""
    cover = {"a1": "spearman 0", "a2": "spearman 0", "a5": "spearman 0", "b1": "spearman 1"}
    wall = defeat(Wall(year=deadly(kills)).section("left", wounded("raiders-left", **cover)))
    assert wall.soldiers(0, "pool")["spearman"] == 7 + kills
    assert wall.soldiers(0, "rest", "left") == ({"spearman": 3 - kills} if kills < 3 else {})
    assert wall.soldiers(1, "pool")["spearman"] == 10


@rule("great_wall.deaths.choose")
def test_the_owner_says_who_dies() -> None:
    wall = defeat(Wall(year=deadly(1)).section("left", wounded("raiders-left", a1="horseman 0 right", a5="spearman 0")))
    assert wall.options == ["lose spearman", "lose horseman"]
    wall.play("lose horseman")
    assert wall.soldiers(0, "rest", "left") == {"spearman": 1}


@rule("great_wall.deaths.save")
def test_two_chi_save_a_soldier_into_the_rest_zone() -> None:
    cover = {"a1": "spearman 0", "a2": "spearman 0"}
    wall = defeat(Wall(year=deadly(2)).clan(0, stock={"chi": 3}).section("left", wounded("raiders-left", **cover)))
    assert wall.options == ["done", "save spearman"]
    wall.play("save spearman")
    assert wall.rests, "one chi saves nobody"
    assert wall.stock(0)["chi"] == 1
    assert (wall.soldiers(0, "rest", "left"), wall.soldiers(0, "pool")["spearman"]) == ({"spearman": 1}, 9)


@rule("great_wall.deaths.save")
def test_the_saved_are_not_killed() -> None:
    def honored(moves: list[str]) -> int:
        wall = Wall(year=deadly(1)).clan(0, stock={"chi": 2}, general="liang-hongyu", support=["herald", "jinshi"])
        defeat(wall.section("left", wounded("raiders-left", a1="spearman 0"))).play(*moves)
        return wall.honor(0, "cards")

    assert (honored(["done"]), honored(["save spearman"])) == (4, 0)


@rule("great_wall.deaths.wounds")
def test_whoever_leaves_a_horde_leaves_wounds() -> None:
    wall = Wall(year=deadly(1)).clan(0, stock={"chi": 2})
    wall.section("left", ("brutes-left", {"a2": "horseman 0 right"})).steps({"step": "assault", "section": "left"})
    while wall.asked == "get_shame":
        wall.play(wall.options[0])
    wall.play("save horseman")
    assert wall.cover("left") == {"a2": "wound", "a3": "wound"}
    assert wall.soldiers(0, "rest", "left") == {"horseman": 1}


# ---------------------------------------------------------------- breaches


def breach(wall: Wall, section: str = "left") -> Wall:
    """A breach, all shame under spearmen."""
    wall.steps({"step": "assault", "section": section})
    while wall.asked == "get_shame":
        wall.play("shame spearman")
    return wall


@rule("great_wall.breach.shame")
def test_a_shame_for_each_horde_where_one_has_nobody() -> None:
    wall = Wall().section(
        "left", ("brutes-left", {"a1": "spearman 0"}), "spies-left", ("raiders-left", {"a1": "spearman 2"})
    )
    breach(wall.clan(1, firing={"left": 1}))
    assert [wall.shames(clan) for clan in range(3)] == [2, 3, 2]


@rule("great_wall.breach.order")
def test_shame_comes_in_tea_order_before_the_deaths() -> None:
    wall = Wall(tea=[2, 0, 1]).section("left", ("brutes-left", {"a1": "spearman 1"}))
    wall.steps({"step": "assault", "section": "left"})
    assert (wall.actor, wall.cover("left")) == (2, {"a1": "spearman 1"})
    wall.play("shame archer")
    assert wall.actor == 0
    wall.play("shame archer")
    assert wall.cover("left") == {"a1": "wound"}


@rule("great_wall.breach.deaths")
def test_each_horde_kills_as_many_as_the_track_says_and_survivors_stay() -> None:
    cover = {"a1": "spearman 0", "a2": "spearman 0", "a3": "spearman 0"}
    wall = Wall(year=deadly(2)).section("left", ("brutes-left", cover), ("spies-left", {"a1": "spearman 0"}))
    breach(wall)
    assert sorted(wall.cover("left").values()) == ["spearman 0", "wound", "wound"]
    assert wall.cover("left", 2) == {"a1": "wound"}
    assert wall.soldiers(0, "pool")["spearman"] == 9
    assert wall.soldiers(0, "rest", "left") == {}


@rule("great_wall.breach.archers")
def test_all_archers_of_the_section_die_and_those_who_rest_do_not() -> None:
    wall = (
        Wall()
        .clan(0, firing={"left": 2, "right": 1}, rest={"left": {"archer": 1}})
        .section("left", "brutes-left", "spies-left", wall=1)
    )
    breach(wall.section("right", wall=1))
    assert (wall.firing(0, "left"), wall.firing(0, "right")) == (0, 1)
    assert wall.soldiers(0, "pool")["archer"] == 2
    assert wall.soldiers(0, "rest", "left") == {"archer": 1}


@rule("great_wall.breach.one-event", "great_wall.deaths.save")
def test_one_boosted_withdrawal_saves_all_soldiers_of_a_breach() -> None:
    """The rulebooks' example: soldiers on two hordes and archers, all at once."""
    wall = Wall(year=deadly(2)).clan(0, firing={"left": 1}, stock={"chi": 2}, tactics=["withdrawal"])
    cover = {"a2": "horseman 0 right", "a1": "spearman 0"}
    breach(wall.section("left", ("brutes-left", cover), ("spies-left", {"a1": "spearman 0"}), wall=1))
    assert wall.asked == "perish"
    wall.play("tactic withdrawal boosted")
    assert wall.rests
    assert wall.soldiers(0, "rest", "left") == {"spearman": 2, "archer": 1, "horseman": 1}
    assert (wall.stock(0)["chi"], wall.events("killed")) == (0, [])
    assert sorted(wall.cover("left").values()) == ["wound", "wound", "wound"]


@rule("great_wall.ruling.25", "great_wall.breach.one-event")
def test_many_deaths_of_one_event_are_one_event() -> None:
    wall = Wall(year=deadly(2)).clan(
        0, firing={"left": 2}, general="liang-hongyu", support=["herald", "jinshi", "warden"]
    )
    breach(wall.section("left", ("brutes-left", {"a1": "spearman 0"}), ("spies-left", {"a1": "spearman 0"}), wall=1))
    assert wall.honor(0, "cards") == 6
    two = Wall(year=deadly(1)).clan(0, general="liang-hongyu", support=["herald"])
    two.section("left", wounded("raiders-left", a1="spearman 0")).section(
        "right", wounded("raiders-right", a1="spearman 0")
    )
    assert defeat(two).honor(0, "cards") == 4, "each defeated horde is its own event"


# ---------------------------------------------------------------- shame


def shame(wall: Wall, seat: int = 0) -> Wall:
    return wall.steps({"step": "get_shame", "seat": seat})


@rule("great_wall.shame.places")
def test_a_shame_goes_under_a_soldier_of_the_pool_or_on_a_claimed_horde() -> None:
    wall = Wall().clan(
        0, claimed=["spies-left", ("raiders-left", 1), ("brutes-left", 2)], rest={"left": {"horseman": 2}}
    )
    shame(wall)
    assert wall.options == ["shame spearman", "shame archer", "shame spies-left", "shame raiders-left"]
    wall.play("shame raiders-left")
    assert wall.seat(0)["claimed"][1] == {"horde": "raiders-left", "shame": 2}
    assert wall.tokens() == (26, 0)


@rule("great_wall.shame.frozen")
def test_a_shamed_soldier_cannot_be_used() -> None:
    wall = Wall().clan(
        0, shamed={"horseman": 2}, stock={"wood": 9, "gold": 9, "chi": 2}, at={"barracks": 1, "lumber-mill": 2}
    )
    wall.clan(1, at={"barracks": 2, "lumber-mill": 2}).activate(2).play("activate lumber-mill")
    assert wall.starting("upgrade") == ["upgrade lumber-mill with spearman", "upgrade lumber-mill with archer"]
    wall.play("skip", "skip", "skip")
    assert (wall.asked, wall.options) == ("recruit", ["done", "recruit archer"])
    assert wall.refusal("recruit horseman").reason == "no-soldier-left"


@rule("great_wall.shame.empty")
def test_an_empty_pool_costs_5_honor_instead() -> None:
    wall = shame(Wall().lose_shame(0).clan(0, honor={"battle": 12}))
    assert (wall.honor(0), wall.tokens(), wall.shames(0)) == (7, (0, 30), 0)


@rule("great_wall.shame.nowhere")
def test_without_a_place_the_token_leaves_the_game_and_costs_5_honor() -> None:
    clan: dict[str, Any] = {"shamed": {"spearman": 10, "archer": 4}, "rest": {"left": {"horseman": 2}}}
    wall = shame(Wall().clan(0, **clan, claimed=[("spies-left", 2)], honor={"battle": 12}))
    assert (wall.honor(0), wall.tokens()) == (7, (13, 1))


@rule("great_wall.ruling.31")
def test_honor_never_falls_below_0() -> None:
    wall = shame(Wall().lose_shame(0).clan(0, honor={"battle": 3}))
    assert wall.honor(0) == 0
