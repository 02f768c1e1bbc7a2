"""Alone against Qin Jiushao. Spanish rulebook pages 16 and 17, Polish pages 12 and 13."""

from typing import Any

import pytest

from crenel.games.great_wall.board import SIDES
from crenel.games.great_wall.modules.solo.module import Solo
from tests.great_wall_table import GREAT_WALL, Wall, deadly, wounded

rule = pytest.mark.rule
QIN, REED = 1, 2
TRACK = ["lumber-mill", "quarry", "gold-mine", "temple", "barracks"]  # the highest first


def solo(**parts: Any) -> Wall:
    return Wall(1, **parts)


def qin_card(*lines: dict[str, int]) -> dict[str, Any]:
    """A card of his with these lines instead of the house's."""
    return {"cards": {"solo": [{"name": "economy", "source": "house", "do": list(lines)}]}}


def qin_turn(wall: Wall, card: str = "economy") -> Wall:
    wall.laid(None, card, None)
    return wall.steps({"step": "next_card", "slot": 0})


@rule("great_wall.solo.setup")
@pytest.mark.parametrize("honor", [0, 50, 100])
def test_the_table_of_the_solo_game(honor: int) -> None:
    state = GREAT_WALL.new(1, 4, {"rival_honor": honor})
    state.apply(state.actions()[0])
    table: Any = state.dump()
    qin = table["clans"][QIN]
    assert [clan["kind"] for clan in table["clans"]] == ["player", "qin-jiushao", "reed"]
    assert table["tea"] == [0, QIN, REED]
    assert table["shame"]["pool"] == 10
    assert qin["clerks"] == {"pool": 8, "reserve": 0, "at": {}}
    overseers = qin["soldiers"]["overseers"]
    assert {place: row["level"] for place, row in overseers.items()} == dict.fromkeys(TRACK[:4], 1)
    assert sorted(row["soldier"] for row in overseers.values()) == ["horseman", "horseman", "spearman", "spearman"]
    assert len(qin["support"]) == 2
    assert sorted(table["qin_track"]) == sorted(TRACK)
    assert (state.scores(), state.rivals()) == ([0], [("qin-jiushao", honor)])
    assert table["clans"][REED]["clerks"]["at"] == {"lumber-mill": 1, "quarry": 1, "gold-mine": 1}


@rule("great_wall.solo.setup")
def test_his_track_is_random() -> None:
    tracks = {str(GREAT_WALL.new(1, seed).dump()["qin_track"]) for seed in range(8)}
    assert len(tracks) > 3


# ---------------------------------------------------------------- cards and clerks


@rule("great_wall.solo.card")
def test_each_fall_he_plays_another_card_in_the_first_free_space() -> None:
    state = GREAT_WALL.new(1, 4)
    seen = []
    while state.actor is not None:
        before = len([line for line in state.events if line["event"] == "command_placed"])
        state.apply(state.actions()[-1])
        placed = [line for line in state.events if line["event"] == "command_placed"][before:]
        seen += [line["card"] for line in placed if line.get("seat") == QIN]
    assert len(seen) == state.dump()["year"]
    assert len(set(seen)) == len(seen)


@rule("great_wall.solo.card")
def test_his_cards_count_for_the_players_bonuses() -> None:
    """The rulebooks' example: he played Economy, so Despotism moves two more."""
    wall = solo().clan(0, clerks=8).turn("despotism", "economy", None)
    moves = 0
    while wall.asked == "move_clerks" and wall.now["stack"][-1]["clan"] == 0:
        wall.play("clerk > academy")
        moves += 1
    assert moves == 6


@rule("great_wall.solo.clerks")
def test_in_other_turns_he_sends_two_clerks_to_his_two_lowest_places() -> None:
    wall = solo().turn("economy", None, None).play("done")
    assert wall.at(QIN) == {"temple": 1, "barracks": 1}


@rule("great_wall.solo.clerks")
def test_a_full_place_sends_him_to_the_next_higher() -> None:
    slots = int(SIDES[1].slots[4])
    wall = solo().clan(0, at={"barracks": slots}).turn("economy", None, None).play("done")
    assert wall.at(QIN) == {"temple": 1, "gold-mine": 1}


@rule("great_wall.solo.clerks")
def test_with_all_clerks_out_he_takes_them_from_his_highest_place() -> None:
    wall = (
        solo()
        .clan(QIN, at={"lumber-mill": 3, "quarry": 3, "gold-mine": 2})
        .clan(REED, at={"academy": 1, "embassy": 1, "builders": 1})
    )
    wall.turn("economy", None, None).play("done")
    assert wall.at(QIN) == {"lumber-mill": 1, "quarry": 3, "gold-mine": 2, "temple": 1, "barracks": 1}


@rule("great_wall.solo.clerks", "great_wall.tea.order")
def test_he_moves_when_his_turn_in_tea_comes() -> None:
    """In the Reed clan's turn the player, who is higher, moves first."""
    wall = solo().laid(None, None, "reed").steps({"step": "next_card", "slot": 1})
    assert (wall.actor, wall.at(QIN)) == (0, {})
    wall.play("clerk > barracks", "done")
    assert wall.at(QIN) == {"temple": 1, "barracks": 1}


@rule("great_wall.solo.clerks")
def test_his_own_card_sends_clerks_from_the_lowest_up() -> None:
    wall = qin_turn(solo(**qin_card({"send": 6})))
    assert wall.events("clerk_sent")[0]["goal"] == "barracks"
    assert wall.at(QIN) == {"barracks": 2, "temple": 1, "gold-mine": 1, "quarry": 1, "lumber-mill": 1}


@rule("great_wall.solo.track", "great_wall.ruling.6")
def test_after_an_activation_the_token_jumps_to_the_top_and_his_clerks_return() -> None:
    wall = solo().clan(QIN, at={"temple": 2}).clan(0, at={"temple": 2}).activate()
    assert wall.now["qin_track"] == ["temple", "lumber-mill", "quarry", "gold-mine", "barracks"]
    assert wall.clerks(QIN) == {"pool": 8, "reserve": 0, "at": {}}
    other = solo().clan(0, at={"temple": 4}).activate().play("shame archer")
    assert other.now["qin_track"] == TRACK


# ---------------------------------------------------------------- what he gains


@rule("great_wall.solo.production", "great_wall.ruling.5")
def test_he_gains_his_overseers_level_for_each_clerk() -> None:
    """The rulebooks' example: two clerks and level 2 make 4 honor. Nothing in summer."""
    wall = (
        solo().clan(QIN, at={"temple": 2}, overseers={"temple": (2, "spearman")}).clan(0, at={"temple": 2}).activate()
    )
    assert wall.honor(QIN, "production") == 4
    assert wall.seat(QIN)["stock"] == {}
    summer = solo(season="summer").clan(QIN, overseers={"temple": (2, "spearman")}).steps({"step": "summer"})
    while not summer.rests:
        summer.play(summer.options[0])
    assert summer.honor(QIN) == 0


@rule("great_wall.solo.activation", "great_wall.ruling.1")
def test_in_his_turn_his_places_activate_first_the_highest_before_the_lowest() -> None:
    slots = [int(number) for number in SIDES[1].slots]
    wall = solo(**qin_card({"others": 0})).clan(QIN, at={"quarry": slots[1] - 1, "barracks": slots[4]}, clerks=8)
    wall.clan(0, at={"academy": 1}).clan(REED, at={"quarry": 1, "academy": 1, "temple": 1}).table(qin_track=TRACK)
    qin_turn(wall)
    assert [line["place"] for line in wall.events("activated")] == ["quarry", "barracks", "academy"]


@rule("great_wall.solo.activation", "great_wall.ruling.2")
def test_where_he_activates_one_place_it_is_his_highest() -> None:
    wall = solo(**qin_card({"activate": 1})).clan(QIN, at={"gold-mine": 1, "temple": 2})
    qin_turn(wall)
    assert [line["place"] for line in wall.events("activated")] == ["gold-mine"]
    assert (wall.honor(QIN), wall.at(QIN)) == (1, {"temple": 2})


@rule("great_wall.solo.attack")
def test_he_recruits_a_spearman_for_each_clerk_where_the_invasion_points() -> None:
    """He fills spots from the top and from the left, and has 2 honor for each instead of its reward."""
    wall = solo(top="infantry-right").clan(QIN, at={"barracks": 2}).clan(0, at={"barracks": 1})
    wall.section("middle", "brutes-middle").section("right", "raiders-right").activate()
    assert wall.cover("right") == {"a1": "spearman 1", "a2": "spearman 1"}
    assert (wall.honor(QIN, "spots"), wall.cover("middle")) == (4, {})


@rule("great_wall.solo.attack")
def test_else_he_attacks_in_the_other_section_else_not_at_all() -> None:
    wall = solo(top="infantry-right").clan(QIN, at={"barracks": 2}).clan(0, at={"barracks": 1})
    wall.section("middle", "brutes-middle").section("right", wounded("raiders-right", leave=["b6"])).activate()
    assert wall.cover("middle") == {"a1": "spearman 1"}
    assert wall.soldiers(QIN, "pool")["spearman"] == 6
    none = solo().clan(QIN, at={"barracks": 2}).clan(0, at={"barracks": 1}).activate()
    assert none.soldiers(QIN, "pool")["spearman"] == 8


@rule("great_wall.solo.attack")
def test_his_archers_only_go_where_the_invasion_points() -> None:
    wall = solo(top="infantry-right", **qin_card({"archers": 2})).section("middle", "brutes-middle", wall=3)
    qin_turn(wall.section("right", wounded("raiders-right", leave=["b6"]), "spies-right", wall=1))
    assert (wall.firing(QIN, "right"), wall.firing(QIN, "middle")) == (2, 0)
    assert wall.honor(QIN, "spots") == 4
    assert wall.cover("right", 1) == {"a1": "wound"}, "the raiders were finished, then the spies were hit and moved up"
    full = (
        solo(top="infantry-right", **qin_card({"archers": 2}))
        .clan(0, firing={"right": 2})
        .section("right", "raiders-right", wall=1)
    )
    qin_turn(full)
    assert full.soldiers(QIN, "pool")["archer"] == 4


@rule("great_wall.solo.winter")
def test_his_archers_shoot_in_winter_at_the_horde_closest_to_the_wall() -> None:
    wall = (
        solo()
        .clan(QIN, firing={"right": 1})
        .section("right", "raiders-right", "spies-right", wall=3)
        .steps({"step": "winter"})
    )
    assert wall.events("struck")[0]["spot"] == "a1"
    assert (wall.honor(QIN, "spots"), wall.cover("right")) == (2, {"a1": "wound"})


@rule("great_wall.solo.never")
def test_he_gets_no_shame_saves_nobody_and_rests_nowhere() -> None:
    wall = solo(year=deadly(1, 1)).section(
        "right", ("brutes-right", {"a1": f"spearman {QIN}", "a2": f"spearman {QIN}"}), "spies-right"
    )
    wall.steps({"step": "assault", "section": "right"})
    while wall.asked == "get_shame":
        wall.play(wall.options[0])
    assert wall.shames(QIN) == 0
    assert sorted(wall.cover("right").values()) == ["spearman 1", "wound"]
    won = solo(year=1).section("right", wounded("raiders-right", a1="spearman 1", a2="spearman 1"))
    won.steps({"step": "defeat_check"})
    assert won.soldiers(QIN, "pool")["spearman"] == 8
    assert won.soldiers(QIN, "rest") == {}
    assert (won.honor(QIN, "battle"), won.seat(QIN)["claimed"]) == (2, [{"horde": "raiders-right", "shame": 0}])


# ---------------------------------------------------------------- walls, advisors, overlord


@rule("great_wall.ruling.3", "great_wall.ruling.4")
def test_work_harder_builds_the_lowest_wall_from_the_warehouse_and_the_rest_is_free() -> None:
    wall = solo(top="infantry-middle", **qin_card({"wall": 1})).section("middle", wall=2).section("right", wall=1)
    wall.table(warehouse={"wood": 1, "stone": 2})
    qin_turn(wall)
    assert (wall.now["sections"]["right"]["wall"], wall.honor(QIN, "walls"), wall.now["warehouse"]) == (2, 10, {})
    tie = qin_turn(solo(top="infantry-right", **qin_card({"wall": 1})).table(warehouse={"gold": 9}))
    assert (tie.now["sections"]["right"]["wall"], tie.honor(QIN, "walls"), tie.now["warehouse"]) == (1, 5, {"gold": 4})
    full = qin_turn(solo(**qin_card({"wall": 1})).section("middle", wall=3).section("right", wall=3))
    assert full.honor(QIN) == 0


@rule("great_wall.ruling.8")
def test_each_spring_the_player_gives_him_one_of_the_two_advisors_that_go() -> None:
    wall = (
        solo(season="spring").table(row=["herald", "jinshi", "warden", "smuggler"]).steps({"step": "refresh_advisors"})
    )
    assert (wall.actor, wall.options) == (0, ["take herald", "take jinshi"])
    wall.play("take jinshi")
    assert (wall.seat(QIN)["support"], wall.now["decks"]["advisors_discarded"]) == (["jinshi"], ["herald"])
    assert wall.now["row"][:2] == ["warden", "smuggler"]
    hard = solo(season="spring", rival_advisors=2).table(row=["herald", "jinshi", "warden", "smuggler"])
    hard.steps({"step": "refresh_advisors"})
    assert hard.seat(QIN)["support"] == ["jinshi", "herald"]


@rule("great_wall.ruling.9")
def test_his_cards_grow_with_his_advisors() -> None:
    """At least one of the house's cards does, and it says how."""
    assert any("honor_per_support" in line for row in Solo.rows["solo"] for line in row["do"])
    wall = qin_turn(solo(**qin_card({"honor_per_support": 2})).clan(QIN, support=["herald", "jinshi", "warden"]))
    assert wall.honor(QIN, "cards") == 6


@rule("great_wall.solo.overlord")
def test_as_overlord_he_moves_reed_clerks_to_his_lowest_places() -> None:
    """First from places that he does not use, then from higher to lower ones."""
    wall = solo(**qin_card({"others": 2})).clan(REED, at={"academy": 1, "lumber-mill": 1, "temple": 1})
    qin_turn(wall).play("done")
    assert wall.at(REED) == {"gold-mine": 1, "temple": 1, "barracks": 1}


@rule("great_wall.solo.overlord")
def test_as_overlord_he_directs_reed_soldiers_and_barricades_where_the_invasion_points() -> None:
    wall = solo(top="infantry-right", tea=[QIN, 0, REED]).clan(REED, at={"barracks": 1, "builders": 1, "temple": 1})
    wall.clan(0, at={"barracks": 2, "builders": 1}).section("middle", "brutes-middle").section("right", "raiders-right")
    wall.activate(REED).play("activate barracks")
    assert wall.cover("right") == {"a1": f"spearman {REED}"}
    assert wall.now["sections"]["right"]["barricades"] == 1
    assert wall.honor(QIN) == 0, "he gains nothing by it"


@rule("great_wall.solo.betrayal")
def test_a_copied_card_of_his_is_the_players_card_of_that_name() -> None:
    wall = solo().clan(0, clerks=8).turn("betrayal", "despotism", None)
    wall.play("copy despotism of 1")
    moves = 0
    while wall.asked == "move_clerks" and wall.now["stack"][-1]["clan"] == 0:
        wall.play("clerk > academy")
        moves += 1
    assert moves == 4
    wall.play("done")
    assert wall.asked == "advanced_activation"


# ---------------------------------------------------------------- the end


def finished(left: int | None = None, mine: int = 0, his: int = 0, **parts: Any) -> Wall:
    wall = solo(year=6, **parts).clan(0, honor={"battle": mine}).clan(QIN, honor={"battle": his})
    if left is not None:
        wall.lose_shame(left)
    wall.data["stack"] = [{"step": "end_check", "seat": -1}]
    return wall


@rule("great_wall.solo.artifacts")
def test_each_artifact_is_worth_20_to_him() -> None:
    wall = finished().table(artifacts=["stone-bells", "hou-yi-bow", "servant-statue"])
    assert (wall.state.scores(), wall.state.all_scores()) == ([0], [0, 60])
    assert wall.honor(QIN, "artifacts") == 60


@rule("great_wall.solo.end")
def test_the_player_needs_more_honor_and_some_shame_in_the_pool() -> None:
    results = {
        (11, 10, None): True,
        (10, 10, None): False,
        (10, 11, None): False,
        (99, 10, 0): False,
    }
    for (mine, his, left), won in results.items():
        state = finished(left, mine, his).state
        assert (state.ranking(), state.winners()) == ([0], [0] if won else [])
        assert state.standings() == ([0, QIN] if won else [QIN, 0])


@rule("great_wall.solo.cards")
@pytest.mark.parametrize("name", [row["name"] for row in Solo.rows["solo"]])
def test_every_card_of_his_does_what_its_lines_say(name: str) -> None:
    """Each line once: clerks sent, overseers raised, soldiers sent, walls, tea, activations, honor."""
    row = next(row for row in Solo.rows["solo"] if row["name"] == name)
    wall = Wall(1, top="infantry-right", tea=[0, REED, QIN]).clan(
        QIN, support=["herald", "jinshi"], at={"lumber-mill": 1}
    )
    wall.section("right", "brutes-right", wall=2).laid(None, name, None).steps({"step": "next_card", "slot": 0})
    while wall.now["active"] == QIN and not wall.rests:
        wall.play("done" if "done" in wall.options else wall.options[-1])
    told = wall.state.events
    sent = [line for line in told if line["event"] == "clerk_sent" and line.get("seat") == QIN]
    lines = {key: value for line in row["do"] for key, value in line.items()}
    assert set(lines) <= {
        "send",
        "others",
        "activate",
        "overseers",
        "wall",
        "archers",
        "spearmen",
        "tea",
        "honor_per_support",
    }
    assert len(sent) == lines.get("send", 0)
    assert len(wall.events("overseer")) == lines.get("overseers", 0)
    assert len(wall.events("wall_built")) == lines.get("wall", 0)
    assert len([line for line in wall.events("struck") if line["soldier"] == "spearman"]) == lines.get("spearmen", 0)
    assert len([line for line in wall.events("struck") if line["soldier"] == "archer"]) == lines.get("archers", 0)
    assert (wall.now["tea"][0] == QIN) == ("tea" in lines)
    assert any(line["advanced"] for line in wall.events("activated")) == ("activate" in lines)
    assert wall.honor(QIN, "cards") == 2 * lines.get("honor_per_support", 0)
