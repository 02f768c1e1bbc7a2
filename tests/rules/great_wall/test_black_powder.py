"""Black Powder: set-up, towers and war machines. Reference sheets; answers 9, 10, 16, 17, 19, 26, 33."""

from typing import Any

import pytest

import crenel
from crenel.games.great_wall.modules.black_powder.module import BlackPowder
from crenel.games.great_wall.modules.black_powder.pieces import SPECIALS
from tests.great_wall_powder import ROCKETS, PowderWall
from tests.great_wall_table import GREAT_WALL, wounded

rule = pytest.mark.rule
SEATS = [2, 3, 4, 5]
SIEGE_HORDES = [str(row["name"]) for row in BlackPowder.rows["horde"]]
RICH = {"wood": 9, "stone": 9, "gold": 9, "chi": 9}


def started(seats: int, seed: int = 1, **options: object) -> crenel.State:
    return GREAT_WALL.new(seats, seed, {"black_powder": True, **options})


def table(seats: int, seed: int = 1, **options: object) -> dict[str, Any]:
    return dict(started(seats, seed, **options).dump())


def led(seats: int, seed: int = 1, **options: object) -> crenel.State:
    """After everybody has chosen a general and an advisor."""
    state = started(seats, seed, **options)
    while state.asked < 0 or state.game.step_name(state.stack[-1]) != "post_overseer":
        state.decide(state.actors[0], state.actions(state.actors[0])[0])
    return state


# ---------------------------------------------------------------- set-up


@rule("great_wall.black_powder.time")
@pytest.mark.parametrize("seats", SEATS)
def test_one_more_horde_comes_at_the_start_and_each_spring(seats: int) -> None:
    plain: Any = GREAT_WALL.new(seats, 1).observe(0)
    for together in (False, True):
        state = started(seats, coop=together)
        view: Any = state.observe(0)
        assert sum(len(section["hordes"]) for section in view["sections"]) <= seats + 1
        (first, *_) = [event for event in state.events if event["event"] == "invasion"]
        assert first["count"] == seats + 1
        more = [now["hordes"] - then["hordes"] for now, then in zip(view["years"], plain["years"], strict=True)]
        assert more == [0] + [1] * (len(more) - 1)
        assert [year["lethality"] for year in view["years"]] == [year["lethality"] for year in plain["years"]]


@rule("great_wall.black_powder.specials", "great_wall.black_powder.q_clans", "great_wall.black_powder.q_automas")
@pytest.mark.parametrize("seats", SEATS)
def test_each_player_has_three_special_soldiers_of_a_clan_that_is_drawn(seats: int) -> None:
    row = table(seats)
    specials = row["black_powder"]["specials"]
    assert len(set(specials[:seats])) == seats
    for clan, special in zip(row["clans"], specials, strict=True):
        pool = {kind: count for kind, count in clan["soldiers"]["pool"].items() if kind in SPECIALS}
        assert pool == ({special: 3} if clan["kind"] == "player" else {})
    assert {table(2, seed)["black_powder"]["specials"][0] for seed in range(30)} == set(SPECIALS)


@rule("great_wall.black_powder.hordes")
@pytest.mark.parametrize(("seats", "khan", "cards"), [(2, False, 18), (3, False, 27), (2, True, 20), (4, True, 30)])
def test_kinds_of_hordes_leave_for_those_of_the_siege(seats: int, khan: bool, cards: int) -> None:
    row = table(seats, khan=khan)
    decks, sections = row["decks"], row["sections"]
    deck = [*decks["hordes"], decks["horde_on_top"], *decks["hordes_discarded"]]
    deck += [horde["horde"] for section in sections.values() for horde in section["hordes"]]
    kinds = {name.rsplit("-", 1)[0] for name in deck}
    out = row["black_powder"]["out"] + (row["khan"]["out"] if khan else [])
    assert len(deck) == len(set(deck)) == cards
    assert len(set(out)) == (5 if khan else 3)
    assert not kinds & set(out)
    assert set(SIEGE_HORDES) < kinds


@rule("great_wall.black_powder.hordes")
def test_only_kinds_of_no_expansion_leave() -> None:
    out = {name for seed in range(40) for name in table(3, seed, khan=True)["black_powder"]["out"]}
    assert len(out) == 8
    assert {name for seed in range(9) for name in table(3, seed, coop=True)["black_powder"]["out"]} & {"vanguard"}


@rule("great_wall.black_powder.walls")
@pytest.mark.parametrize("seats", [2, 4])
def test_walls_of_level_one_stand_instead_of_barricades(seats: int) -> None:
    row = table(seats)
    assert [row["sections"][name]["wall"] for name in ("left", "middle", "right")] == [int(seats > 2), 1, 1]
    assert all(section["barricades"] == 0 for section in row["sections"].values())
    assert all(not any(clan["honor"].values()) for clan in row["clans"])


@rule("great_wall.black_powder.walls")
def test_lower_walls_hold_more_and_up_to_version_4_of_the_rules_did_not() -> None:
    for rules, more in ((4, [0, 0, 0, 0]), (5, [0, 5, 3, 1])):
        plain: Any = GREAT_WALL.new(2, 1, {}, rules).observe(0)
        view: Any = GREAT_WALL.new(2, 1, {"black_powder": True}, rules).observe(0)
        found = [now["defence"] - then["defence"] for now, then in zip(view["walls"], plain["walls"], strict=True)]
        assert found == more
        assert all(section["wall_defence"] == view["walls"][1]["defence"] for section in view["sections"])


@rule("great_wall.black_powder.hordes")
def test_siege_hordes_grow_by_year_and_up_to_version_4_of_the_rules_did_not() -> None:
    found = {}
    for rules in (4, 5):
        rows = BlackPowder.rows_under(rules)["horde"]
        found[rules] = {row["name"]: (row["power"], row.get("traits", {}).get("swells", 0)) for row in rows}
    assert found[4] == {"battering-ram": (4, 0), "ladders": (3, 0), "trebuchet": (4, 0), "veterans": (9, 0)}
    assert found[5] == {"battering-ram": (3, 3), "ladders": (3, 2), "trebuchet": (3, 3), "veterans": (8, 0)}


@rule("great_wall.black_powder.cards")
def test_advisors_generals_and_artifacts_join_the_decks() -> None:
    state: Any = started(3)
    for kind, count in {"advisor": 12, "general": 4, "artifact": 6}.items():
        names = [str(row["name"]) for row in BlackPowder.rows[kind]]
        assert len(names) == count
        assert set(names) <= {str(row["name"]) for row in state.deck.rows[kind]}
    assert table(3, coop=True)["artifacts"] == []


@rule("great_wall.black_powder.overseers")
def test_everybody_posts_three_overseers_for_free_in_tea_order() -> None:
    state: Any = led(3, 2)
    order = []
    stocks = [list(clan.stock) for clan in state.clans]
    while state.game.step_name(state.stack[-1]) == "post_overseer":
        order.append(state.actor)
        assert all(state.text(action).startswith("upgrade") for action in state.actions())
        state.play(state.actions()[0])
    assert len(order) >= 9
    assert list(dict.fromkeys(order)) == list(state.tea)
    assert [list(clan.stock) for clan in state.clans] == stocks
    assert all(sum(level > 0 for level in clan.levels) >= 3 for clan in state.clans)


@rule("great_wall.black_powder.overseers")
def test_cards_that_wait_for_an_upgrade_hear_of_it_and_bi_sheng_posts_none() -> None:
    wall = PowderWall(3).clan(0, general="song-ci", support=["herald"])
    wall.steps({"step": "post_overseer", "seat": 0, "left": 3, "avoid": []}).play("upgrade quarry with spearman")
    assert wall.honor(0) == 2
    assert "upgrade quarry with spearman" not in wall.options
    assert wall.refusal("upgrade quarry with spearman").reason == "overseer-there"
    five = PowderWall(5).clan(0, general="bi-sheng")
    assert five.steps({"step": "post_overseer", "seat": 0, "left": 3, "avoid": []}).rests


@rule("great_wall.black_powder.first_machines", "great_wall.black_powder.q_machines")
@pytest.mark.parametrize(("seats", "turns"), [(2, [0, 1, 0]), (3, [0, 1, 2]), (4, [0, 1, 2]), (5, [0, 1, 2])])
def test_one_machine_of_each_kind_is_placed_in_tea_order(seats: int, turns: list[int]) -> None:
    wall = PowderWall(seats, tea=[*range(seats), *([2] if seats == 2 else [])])
    wall.steps({"step": "garrison"})
    while wall.asked == "post_overseer":
        wall.play(wall.options[0])
    who = []
    for machine in ("ballista", "cannon", "rockets"):
        if wall.rests:  # one section is left for the last one
            break
        who.append(wall.actor)
        if machine == "cannon":
            assert wall.refusal("emplace ballista right").reason == "machine-placed"
        wall.play(f"emplace {machine} middle" if machine != "rockets" else "emplace rockets right")
        if machine == "cannon" and seats > 2:
            assert wall.refusal("emplace rockets middle").reason == "machine-crowded"
    assert who == turns[: len(who)]
    placed = [event["seat"] for event in wall.events("machine_placed")]
    assert placed == turns
    assert wall.rests
    assert wall.powder["machines"] == {"middle": ["ballista", "cannon"], "right": ["rockets"]}
    assert wall.seen["machines"] == {"ballista": 1, "cannon": 1, "rockets": 1}


# ---------------------------------------------------------------- towers


@rule("great_wall.black_powder.towers")
def test_inner_towers_touch_two_sections_and_two_players_use_three() -> None:
    shown = {tower["tower"]: tower["sections"] for tower in PowderWall(3).seen["towers"]}
    assert shown == {
        "far-left": ["left"],
        "left-middle": ["left", "middle"],
        "middle-right": ["middle", "right"],
        "far-right": ["right"],
    }
    two = {tower["tower"]: tower["sections"] for tower in PowderWall(2).seen["towers"]}
    assert two == {"left-middle": ["middle"], "middle-right": ["middle", "right"], "far-right": ["right"]}


@rule("great_wall.black_powder.tower")
def test_a_built_level_and_a_claimed_horde_let_one_man_a_tower_next_to_it() -> None:
    wall = PowderWall(3).clan(0, stock=RICH).build()
    wall.play("wall left")
    wall.play(wall.options[0])
    assert wall.options == ["man far-left", "man left-middle", "skip"]
    assert wall.refusal("man far-right").reason == "tower-far"
    wall.play("man left-middle")
    assert wall.towers == {"left-middle": 0}
    assert wall.soldiers(0, "pool")["spearman"] == 9
    fallen = PowderWall(3).section("right", wounded("leader-right", a1="spearman 1"), wall=1).check()
    assert (fallen.actor, fallen.options) == (1, ["man middle-right", "man far-right", "skip"])


@rule("great_wall.black_powder.tower", "great_wall.black_powder.q_replace")
def test_whoever_is_in_a_tower_goes_home_also_ones_own() -> None:
    wall = PowderWall(3, towers={"far-left": 1}).man(0, "left").play("man far-left")
    assert wall.towers == {"far-left": 0}
    assert (wall.soldiers(0, "pool")["spearman"], wall.soldiers(1, "pool")["spearman"]) == (9, 10)
    again = PowderWall(3, towers={"far-left": 0}, machines={"left": ["ballista"]}).section("left", "brutes-left")
    again.man(0, "left").play("man far-left")
    assert again.soldiers(0, "pool")["spearman"] == 9
    assert again.options == ["shoot left ballista 1", "skip"]


@rule("great_wall.black_powder.tower")
def test_without_a_spearman_in_the_pool_no_tower_is_manned() -> None:
    wall = PowderWall(3).clan(0, rest={"left": {"spearman": 10}}).man(0, "left")
    assert wall.rests


@rule("great_wall.black_powder.tower_shot")
def test_a_tower_lets_one_shoot_with_a_machine_of_either_section() -> None:
    wall = PowderWall(3, machines={"left": ["ballista"], "middle": ["ballista"], "right": ["cannon"]})
    for name in ("left", "middle", "right"):
        wall.section(name, f"brutes-{name}", wall=1)
    wall.clan(0, stock=RICH).man(0, "left").play("man left-middle")
    assert wall.options == ["shoot left ballista 1", "shoot middle ballista 1", "skip"]
    assert wall.refusal("shoot right cannon 1").reason == "shot-not-this"
    wall.play("shoot middle ballista 1")
    assert wall.rests


@rule("great_wall.black_powder.tower_winter", "great_wall.black_powder.tower_breach")
def test_towers_bring_honor_or_shame_by_who_was_there_when_the_assault_began() -> None:
    towers = {"far-left": 1, "left-middle": 0, "far-right": 2}
    wall = PowderWall(3, towers=towers).section("left", "brutes-left", "veterans-left", wall=1)
    wall.clan(0, rest={}).winter()
    while not wall.rests and wall.asked != "nothing":
        wall.play(wall.options[0])
    assert wall.honor(0, "towers") == 2, "the middle section held"
    assert wall.honor(1, "towers") == 0
    assert wall.honor(2, "towers") == 2
    assert wall.shames(0) == 2 + 1, "two hordes, and the tower"
    assert wall.shames(1) == 2 + 1
    assert wall.towers == {"far-right": 2}
    assert wall.soldiers(0, "pool")["spearman"] + wall.soldiers(0, "shamed").get("spearman", 0) == 10


# ---------------------------------------------------------------- building machines


@rule("great_wall.black_powder.build", "great_wall.black_powder.machines")
def test_a_clerk_builds_a_machine_from_the_warehouse_first_for_honor_and_a_shot() -> None:
    wall = PowderWall(3, machines={"right": ["cannon", "rockets"]}).section("left", "brutes-left", wall=1)
    wall.clan(0, stock={"wood": 3, "stone": 1, "gold": 3}).table(warehouse={"wood": 1, "stone": 1}).build()
    assert set(wall.starting("machine")) == {
        f"machine {machine} {name}" for machine in ("ballista", "cannon") for name in ("left", "middle")
    }
    assert wall.refusal("machine rockets left").reason == "resources-short"
    assert wall.refusal("machine ballista right").reason == "machine-crowded"
    built = wall.state.parse("machine cannon left", 0)
    assert wall.state.fields(built, 0)["price"] == {"wood": 2, "stone": 2}
    wall.play("machine cannon left")
    assert wall.honor(0, "machines") == 4
    assert wall.stock(0) == {"wood": 2, "stone": 0, "gold": 3, "chi": 0}
    assert wall.now["warehouse"] == {}
    assert wall.machines("left") == ["cannon"]
    assert wall.rests, "a cannon costs stone, and there is none"


@rule("great_wall.black_powder.build")
def test_there_are_two_of_each_kind_and_gold_may_stand_in() -> None:
    wall = PowderWall(3, machines={"left": ["ballista", "ballista"]}).clan(0, stock={"wood": 8}).build()
    assert wall.starting("machine") == []
    assert wall.refusal("machine ballista middle").reason == "machine-none-left"
    rich = PowderWall(3).clan(0, general="keng-hsien-seng", stock={"gold": 4}).build()
    assert len(rich.starting("machine")) == 9


@rule("great_wall.black_powder.build")
def test_a_built_machine_may_shoot_at_once_for_its_cost() -> None:
    wall = PowderWall(3).section("left", "infantry-left", wall=1).clan(0, stock={"gold": 5}).build()
    wall.play("machine rockets left")
    assert wall.options == ["shoot left rockets 1", "skip"]
    wall.play("shoot left rockets 1")
    assert wall.stock(0)["gold"] == 0
    assert wall.honor(0, "machines") == 4 + 2


# ---------------------------------------------------------------- shots


def armed(machine: str, *hordes: Any, seats: int = 3, **parts: Any) -> PowderWall:
    wall = PowderWall(seats, machines={"left": [machine]}, **parts).section("left", *hordes, wall=1)
    return wall.clan(0, stock=RICH).shoot(0, "left")


@rule("great_wall.black_powder.shot")
@pytest.mark.parametrize(
    ("machine", "paid", "honor", "cover"),
    [
        ("ballista", 0, 0, ["a1", "a2"]),
        ("cannon", 2, 1, ["a1", "a2", "a5", "b6"]),
        ("rockets", 1, 2, ["a1", "b2"]),
    ],
)
def test_what_a_shot_costs_brings_and_wounds(machine: str, paid: int, honor: int, cover: list[str]) -> None:
    wall = armed(machine, "brutes-left", "infantry-left").play(f"shoot left {machine} 2")
    if machine == "rockets":
        wall.play("spend gold")
    assert sum(RICH.values()) - sum(wall.stock(0).values()) == paid
    assert wall.honor(0, "machines") == honor
    assert wall.cover("left", 2) == dict.fromkeys(cover, "wound")
    assert wall.cover("left", 1) == {}
    assert wall.rests


@rule("great_wall.black_powder.shot")
def test_whoever_cannot_pay_does_not_shoot() -> None:
    wall = PowderWall(3, machines={"left": ["cannon", "rockets"]}).section("left", "brutes-left", wall=1)
    wall.clan(0, stock={"chi": 1}).shoot(0, "left")
    assert wall.options == ["shoot left rockets 1", "skip"]
    assert wall.refusal("shoot left cannon 1").reason == "resources-short"
    assert wall.refusal("shoot left rockets 2").reason == "shot-no-row"
    assert wall.refusal("shoot middle cannon 1").reason == "shot-no-machine"
    poor = PowderWall(3, machines={"left": ["cannon"]}, ask_all=True).section("left", "brutes-left", wall=1)
    assert poor.shoot(0, "left").options == ["skip"], "whether one could is nobody's business"


@rule("great_wall.black_powder.no_target")
def test_without_a_horde_nobody_shoots() -> None:
    wall = PowderWall(3, machines={"left": ["ballista"], "middle": ["ballista"]}).section("middle", "brutes-middle")
    assert wall.shoot(0, "left", "middle").starting("shoot") == ["shoot middle ballista 1"]
    assert wall.refusal("shoot left ballista 1").reason == "shot-no-horde"


@rule("great_wall.black_powder.rockets")
def test_rockets_draw_a_card_and_are_shuffled_when_none_is_left() -> None:
    wall = armed("rockets", "brutes-left", rockets=ROCKETS[:1]).play("shoot left rockets 1", "spend wood")
    assert (wall.powder["shot"], wall.powder["rockets"]) == (ROCKETS[0], [])
    again = armed("rockets", "brutes-left", rockets=ROCKETS[:1])
    again.data["black_powder"]["rockets"] = []
    again.play("shoot left rockets 1", "spend wood")
    assert len(again.powder["rockets"]) == len(ROCKETS) - 1


@rule("great_wall.black_powder.wounds", "great_wall.black_powder.shot_shame")
def test_soldiers_who_are_hit_die_whole_and_bring_one_shame() -> None:
    horde = ("leader-left", {"a1": "spearman 1", "a2": "horseman 2 right", "a5": "spearman 0"})
    wall = armed("cannon", horde).clan(1, stock={"chi": 2})
    (target,) = wall.seen["targets"]
    assert target["hits"] == [
        {"clan": 1, "soldier": "spearman"},
        {"clan": 2, "soldier": "horseman"},
        {"clan": 0, "soldier": "spearman"},
    ]
    assert (target["wounds"], target["wasted"]) == ([], 1)
    wall.play("shoot left cannon 1", "done", "save spearman")
    assert wall.cover("left") == dict.fromkeys(["a1", "a2", "a3", "a5"], "wound")
    assert wall.soldiers(1, "rest", "left") == {"spearman": 1}
    assert wall.asked == "get_shame"
    wall.play("shame spearman")
    assert (wall.shames(0), wall.rests) == (1, True)


@rule("great_wall.black_powder.q_own")
def test_own_soldiers_and_those_of_automas_bring_no_shame() -> None:
    wall = PowderWall(2, machines={"middle": ["ballista"]}, tea=[0, 1, 2])
    wall.section("middle", ("leader-middle", {"a1": "spearman 2", "a2": "spearman 0"}), wall=1).shoot(0, "middle")
    wall.play("shoot middle ballista 1")
    assert (wall.shames(0), wall.rests) == (0, True)
    assert wall.cover("middle") == {"a1": "wound", "a2": "wound"}


@rule("great_wall.black_powder.wounds")
def test_tanks_and_snake_tokens_are_immune() -> None:
    horde = ("leader-left", {"a1": "snake 1", "a2": "tank 2 right"})
    wall = armed("ballista", horde, specials=["monk", "crossbowman", "tank"]).play("shoot left ballista 1")
    assert wall.cover("left") == {"a1": "snake 1", "a2": "tank 2 right"}
    assert (wall.shames(0), wall.rests) == (0, True)


@rule("great_wall.black_powder.q_last_wound")
def test_a_last_wound_calls_advisors_but_no_tactic() -> None:
    wall = armed("ballista", wounded("leader-left", leave=["a1", "a2"]))
    wall.clan(0, stock=RICH, active=["glory-stealer"], shamed={"spearman": 1}, tactics=["killing-blow"])
    wall.play("shoot left ballista 1")
    while not wall.rests:
        assert wall.asked != "react"
        wall.play(wall.options[0])
    assert wall.shames(0) == 0
