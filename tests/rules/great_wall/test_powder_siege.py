"""Black Powder: special soldiers and siege hordes. Reference sheets; answers 10, 12, 20, 29, 36, 39."""

from typing import Any

import pytest

from tests.great_wall_powder import PowderWall
from tests.great_wall_table import GREAT_WALL, deadly, wounded

rule = pytest.mark.rule
CLANS = {"monk": 0, "bomber": 1, "flamethrower": 2, "crossbowman": 3, "tank": 4}


def wall_of(special: str, seats: int = 3, **parts: Any) -> PowderWall:
    """The first clan has these special soldiers."""
    others = [name for name in CLANS if name != special]
    return PowderWall(seats, specials=[special, *others], **parts)


def resolved(wall: PowderWall) -> PowderWall:
    """All that is asked is answered with the last choice: leaving it."""
    while not wall.rests and wall.asked != "nothing":
        wall.play(wall.options[-1])
    return wall


# ---------------------------------------------------------------- special soldiers


@rule("great_wall.black_powder.monk", "great_wall.black_powder.rewards")
def test_a_monk_covers_a_spot_of_any_row() -> None:
    wall = wall_of("monk").section("left", "brutes-left", "leader-left", wall=1).recruit()
    wall.play("recruit monk", "attack monk left", "spot 2 a1")
    assert wall.cover("left", 2) == {"a1": "monk 0"}
    assert wall.stock(0) == {"wood": 18, "stone": 20, "gold": 21, "chi": 19}


@rule("great_wall.black_powder.bomber", "great_wall.black_powder.firing")
def test_a_bomber_shoots_at_any_row_and_may_drop_onto_the_first() -> None:
    wall = wall_of("bomber").section("left", "brutes-left", "leader-left", wall=1).recruit()
    wall.play("recruit bomber", "attack bomber left", "spot 2 a1")
    assert wall.cover("left", 2) == {"a1": "wound"}
    assert set(wall.starting("drop")) == {f"drop {spot}" for spot in wall_spots("brutes")}
    assert wall.refusal("drop a5").reason == "drop-no-spot"
    wall.play("drop a2")
    assert wall.cover("left", 1) == {"a2": "bomber 0"}
    assert wall.stock(0) == {"wood": 19, "stone": 21, "gold": 19, "chi": 19}
    assert wall.seat(0)["soldiers"].get("others_firing") is None


def wall_spots(horde: str) -> list[str]:
    return list(wounded(f"{horde}-left")[1])


@rule("great_wall.black_powder.bomber")
def test_a_bomber_who_stays_shoots_in_winter_and_may_drop_then() -> None:
    wall = wall_of("bomber").section("left", "brutes-left", wall=1).posted(0, "left", "bomber", 2)
    wall.data["season"] = "winter"
    wall.steps({"step": "volley", "clan": 0, "section": "left"})
    wall.play("spot 1 a1", "skip", "spot 1 a2", "drop a3")
    assert wall.cover("left") == {"a1": "wound", "a2": "wound", "a3": "bomber 0"}
    assert wall.seat(0)["soldiers"]["others_firing"] == {"left": {"bomber": 1}}


@rule("great_wall.black_powder.bomber")
def test_a_bomber_who_has_dropped_keeps_no_other_from_shooting() -> None:
    wall = wall_of("bomber").section("left", "brutes-left", wall=1).posted(0, "left", "bomber", 2)
    row = {"step": "attack_with", "seat": 0, "left": 9, "soldier": "any", "rest": True, "firing": True, "each": False}
    wall.steps({**row, "forced": False, "sections": ["left"], "shot": 0}, {"step": "batch_over", "seat": 0})
    wall.play("attack bomber left wall", "spot 1 a1", "drop a2")
    assert wall.starting("attack") == ["attack bomber left wall"]
    wall.play("attack bomber left wall", "spot 1 a3", "skip")
    assert wall.rests


@rule("great_wall.black_powder.flamethrower", "great_wall.black_powder.rewards")
def test_a_flamethrower_burns_the_empty_spots_next_to_it() -> None:
    horde = ("leader-left", {"a2": "spearman 1"})
    wall = wall_of("flamethrower").section("left", horde, "brutes-left", wall=1).recruit()
    wall.play("recruit flamethrower", "attack flamethrower left")
    assert all(text.startswith("spot 1 ") for text in wall.starting("spot")), "only the first row"
    wall.play("spot 1 a3")
    assert wall.cover("left") == {"a2": "spearman 1", "a3": "flamethrower 0", "a4": "wound"}
    assert wall.stock(0) == {"wood": 17, "stone": 20, "gold": 21, "chi": 19}
    below = wall_of("flamethrower").section("left", "brutes-left", wall=1).recruit()
    below.play("recruit flamethrower", "attack flamethrower left", "spot 1 b2")
    assert below.cover("left") == {"a2": "wound", "b2": "flamethrower 0", "b3": "wound"}


@rule("great_wall.black_powder.crossbowman", "great_wall.black_powder.firing")
def test_a_crossbowman_leaves_snake_tokens() -> None:
    wall = wall_of("crossbowman").section("left", "brutes-left", "leader-left", wall=1).recruit()
    wall.play("recruit crossbowman", "attack crossbowman left", "spot 2 a1")
    assert wall.cover("left", 2) == {"a1": "snake 0"}
    assert wall.seen["snakes"] == 5
    assert wall.stock(0) == {"wood": 20, "stone": 20, "gold": 18, "chi": 18}
    assert wall.seat(0)["soldiers"]["others_firing"] == {"left": {"crossbowman": 1}}


@rule("great_wall.black_powder.q_no_snake")
def test_without_tokens_left_a_crossbowman_leaves_a_wound() -> None:
    six = dict.fromkeys(["a1", "a2", "a3", "a4", "a5", "a6"], "snake 0")
    wall = wall_of("crossbowman").section("right", ("leader-right", six)).section("left", "brutes-left", wall=1)
    wall.posted(0, "left", "crossbowman").steps({"step": "volley", "clan": 0, "section": "left"}).play("spot 1 a1")
    assert wall.cover("left") == {"a1": "wound"}


@rule("great_wall.black_powder.tank", "great_wall.black_powder.rewards")
def test_a_tank_covers_a_block_with_missing_spots_and_wounds() -> None:
    horde = ("infantry-left", {"a1": "wound", "b6": "spearman 1"})
    wall = wall_of("tank").section("left", horde, wall=1).recruit()
    wall.play("recruit tank", "attack tank left")
    assert (
        wall.starting("spot")
        == [
            "spot 1 a1 right",  # a1 a2 b2
            "spot 1 a2 right",  # a2 b2 b3
            "spot 1 a4 right",  # a4 a5 b5
            "spot 1 a4 left",  # a4 b3
            "spot 1 b2 right",  # missing: it begins with a spot above it
        ][:4]
    )
    wall.play("spot 1 a1 right")
    assert wall.cover("left") == {"a1": "tank 0 right", "b6": "spearman 1"}
    assert wall.stock(0) == {"wood": 18, "stone": 19, "gold": 18, "chi": 20}, "nothing for the wounded spot"


@rule("great_wall.black_powder.tank")
def test_a_tank_covers_no_soldier_and_needs_a_spot() -> None:
    horde = ("leader-left", {"a2": "spearman 1", "a5": "snake 1"})
    wall = wall_of("tank").section("left", horde, wall=1).recruit().play("recruit tank", "attack tank left")
    assert wall.cover("left")["a3"] == "tank 0 right", "the only block"
    only = wounded("leader-left", leave=[])
    late = wall_of("tank").section("left", only, wall=1).recruit().play("recruit tank", "attack tank left")
    assert "spot 1 a1 right" in late.options, "wounds are spots too"


@rule("great_wall.black_powder.tank")
def test_a_tank_counts_all_spots_under_it_and_leaves_wounds_when_it_dies() -> None:
    cover = {"a1": "tank 0 right", "a3": "spearman 1", "a4": "wound", "a5": "wound", "a6": "wound"}
    wall = wall_of("tank").section("left", ("leader-left", cover), "brutes-left", wall=1).check()
    resolved(wall)
    assert [claim["horde"] for claim in wall.seat(0)["claimed"]] == ["leader-left"]
    assert wall.soldiers(0, "pool")["tank"] == 3, "it was the one that died"


@rule("great_wall.black_powder.snakes", "great_wall.black_powder.firing")
def test_snake_tokens_count_as_soldiers_and_return_when_the_horde_falls() -> None:
    fallen = wounded("leader-left", a1="snake 0", a2="snake 0", a3="spearman 1")
    wall = wall_of("crossbowman").section("left", fallen, wall=1).posted(0, "left", "crossbowman").check()
    resolved(wall)
    assert [claim["horde"] for claim in wall.seat(0)["claimed"]] == ["leader-left"]
    assert wall.honor(0, "battle") == 2, "for being there; none for a crossbowman on the wall"
    assert wall.seen["snakes"] == 6


@rule("great_wall.black_powder.snakes", "great_wall.black_powder.firing")
def test_a_token_saves_from_shame_and_stays_after_a_breach() -> None:
    wall = wall_of("crossbowman").section("left", ("brutes-left", {"a1": "snake 0"}), "veterans-left", wall=1)
    wall.posted(0, "left", "crossbowman").winter()
    resolved(wall)
    assert wall.shames(0) == 1, "for the second horde only"
    assert wall.cover("left") == {"a1": "snake 0"}
    assert wall.seat(0)["soldiers"].get("others_firing") is None
    assert wall.events("killed")[0]["soldiers"] == {"crossbowman": 1}


@rule("great_wall.black_powder.killed")
def test_killed_special_soldiers_return_to_the_pool_or_are_saved() -> None:
    fallen = wounded("leader-left", a1="monk 0", a2="monk 0")
    wall = wall_of("monk", year=deadly(1)).section("left", fallen, wall=1).clan(0, stock={"chi": 2}).check()
    wall.play("done", "skip")
    assert wall.soldiers(0, "pool")["monk"] == 2
    assert wall.soldiers(0, "rest", "left") == {"monk": 1}


# ---------------------------------------------------------------- siege hordes


@rule("great_wall.black_powder.ram")
def test_a_ram_moves_up_and_breaks_the_wall_where_it_arrives() -> None:
    hordes = [("leader-left", {"a1": "wound"}), ("battering-ram-left", {"a1": "spearman 1"})]
    wall = PowderWall(3).section("left", *hordes, wall=2).winter()
    resolved(wall)
    assert wall.hordes("left") == ["battering-ram-left", "leader-left"]
    assert wall.cover("left", 1) == {"a1": "spearman 1"}
    assert wall.cover("left", 2) == {"a1": "wound"}
    assert wall.wall_level("left") == 1
    third = PowderWall(3).section("left", "leader-left", "leader-right", "battering-ram-left", wall=3).winter()
    resolved(third)
    assert third.hordes("left")[1] == "battering-ram-left"
    assert third.wall_level("left") == 3


@rule("great_wall.black_powder.ram")
def test_two_rams_do_not_swap_and_break_one_level() -> None:
    rams = ["battering-ram-left", "battering-ram-middle"]
    wall = PowderWall(3).section("left", *rams, "leader-left", wall=3).winter()
    resolved(wall)
    assert wall.hordes("left")[:2] == rams
    assert wall.wall_level("left") == 2
    apart = PowderWall(3).section("left", rams[0], "leader-left", rams[1], wall=3).winter()
    resolved(apart)
    assert apart.hordes("left") == [rams[0], rams[1], "leader-left"]
    assert apart.wall_level("left") == 2


@rule("great_wall.black_powder.veterans")
def test_veterans_are_the_strongest_and_do_nothing() -> None:
    state: Any = PowderWall(3).state
    (card,) = [card for card in state.deck.hordes if card.name == "veterans"]
    assert "traits" not in card.row
    assert card.power == max(other.power for other in state.deck.hordes)


@rule("great_wall.black_powder.ladders")
def test_ladders_breach_any_wall_kill_everybody_and_take_the_machines() -> None:
    wall = PowderWall(3, machines={"left": ["cannon", "ballista"]}, towers={"far-left": 2})
    wall.section("left", ("ladders-left", {"a1": "spearman 0"}), "leader-left", wall=3, barricades=3)
    wall.clan(0, rest={"left": {"spearman": 2}, "right": {"spearman": 1}}, stock={"chi": 2}).clan(1, firing={"left": 1})
    wall.winter()
    while wall.asked == "get_shame":
        wall.play(wall.options[0])
    assert (wall.actor, wall.starting("save")) == (0, ["save spearman"])
    wall.play("save spearman")
    resolved(wall)
    assert wall.soldiers(0, "rest", "left") == {"spearman": 1}, "saved, and safe"
    assert wall.soldiers(0, "rest", "right") == {"spearman": 1}
    assert wall.cover("left") == {"a1": "wound"}
    assert wall.firing(1, "left") == 0
    assert wall.machines("left") == []
    assert wall.towers == {}
    assert wall.shames(0) == 1, "the horde where nobody stood"


@rule("great_wall.black_powder.ladders")
def test_ladders_behind_do_nothing_until_they_move_up() -> None:
    first: Any = PowderWall(3).section("left", "ladders-left", "leader-left", wall=3, barricades=3).state.observe(0)
    assert first["sections"][0]["ladders"]
    assert first["sections"][0]["breach"]
    assert not first["sections"][0]["hordes"][0]["without"]["breach"]
    wall = PowderWall(3).section("left", "leader-left", "ladders-left", wall=3)
    view: Any = wall.state.observe(0)
    assert not view["sections"][0]["ladders"]
    assert not view["sections"][0]["breach"]
    assert view["sections"][0]["hordes"][0]["without"]["breach"], "they would be at the wall then"


@rule("great_wall.black_powder.trebuchet", "great_wall.black_powder.q_rows")
def test_a_trebuchet_stands_in_the_third_row_and_breaks_a_level_each_winter() -> None:
    wall = PowderWall(3, top="trebuchet-left").section("left", wall=2).steps({"step": "invade", "count": 1})
    assert (wall.hordes("left"), wall.row("left", 0)) == (["trebuchet-left"], 3)
    wall = PowderWall(3).section("left", "trebuchet-left", wall=2).gap("left", 3).winter()
    resolved(wall)
    assert wall.wall_level("left") == 1
    assert wall.row("left", 0) == 3
    assert wall.powder["destroyed"] == [1, 0, 0]


@rule("great_wall.black_powder.q_rows")
def test_rows_before_a_trebuchet_count_as_empty_and_a_taken_row_is_a_raid() -> None:
    lone = PowderWall(3, top="infantry-middle").section("left", "trebuchet-left", wall=1).gap("left", 3)
    lone.steps({"step": "invade", "count": 1})
    assert lone.hordes("left") == ["infantry-middle", "trebuchet-left"]
    assert (lone.row("left", 0), lone.row("left", 1)) == (1, 3)
    full = PowderWall(3, top="trebuchet-left")
    for name in ("left", "middle", "right"):
        full.section(name, f"infantry-{name}", f"brutes-{name}", f"spies-{name}", wall=1)
    full.steps({"step": "invade", "count": 1})
    assert full.tokens() == (30 - 3, 3)
    assert full.powder["destroyed"] == [0, 0, 0]


@rule("great_wall.black_powder.q_rows")
@pytest.mark.parametrize(
    ("special", "reaches"), [("monk", True), ("flamethrower", False), ("tank", False), ("bomber", True)]
)
def test_who_reaches_a_lone_trebuchet(special: str, reaches: bool) -> None:
    wall = wall_of(special).section("left", "trebuchet-left", wall=1).gap("left", 3).recruit(0, 2)
    wall.play(f"recruit {special}", "recruit horseman")
    attacks = wall.starting("attack")
    assert "attack horseman left" in attacks
    assert (f"attack {special} left" in attacks) == reaches
    if special == "bomber":
        wall.play("attack bomber left", "spot 3 a1")
        assert wall.asked == "deploy", "there is nothing to drop onto"


@rule("great_wall.black_powder.q_rows")
def test_hordes_move_up_past_nobody_and_a_trebuchet_stays() -> None:
    wall = PowderWall(3).section("left", wounded("leader-left", a1="spearman 0"), "brutes-left", "trebuchet-left")
    wall.walls(1).gap("left", 3).check()
    resolved(wall)
    assert (wall.row("left", 0), wall.row("left", 1)) == (1, 3)


@rule("great_wall.black_powder.destroyed")
def test_soldiers_on_firing_spots_come_down_when_a_level_goes() -> None:
    wall = wall_of("bomber").section("left", "trebuchet-left", wall=2).gap("left", 3).posted(0, "left", "bomber")
    wall.clan(1, firing={"left": 1}).winter()
    resolved(wall)
    assert wall.soldiers(0, "rest", "left") == {"bomber": 1}
    assert wall.soldiers(1, "rest", "left") == {"archer": 1}
    assert wall.firing(1, "left") == 0


@rule("great_wall.black_powder.rubble")
@pytest.mark.parametrize("coop", [False, True])
def test_without_any_wall_level_all_lose_at_once(coop: bool) -> None:
    wall = PowderWall(3, coop=True, top="vanguard-middle") if coop else PowderWall(3)
    wall.walls(0).section("left", "trebuchet-left", wall=1).gap("left", 3).winter()
    resolved(wall)
    assert wall.state.over
    assert wall.state.winners() == []
    assert wall.state.game.ending(wall.state) == "rubble"
    assert wall.powder["lost"]
    assert wall.events("game_ended")[-1]["reason"] == "rubble"
    assert wall.now["outcome"] == "lost"


@rule("great_wall.black_powder.rubble", "great_wall.black_powder.q_rebuilt")
def test_one_section_without_a_wall_is_no_loss_and_it_may_be_built_again() -> None:
    wall = PowderWall(3).section("left", "trebuchet-left", wall=1).gap("left", 3).winter()
    resolved(wall)
    assert (wall.wall_level("left"), wall.state.over) == (0, False)
    again = PowderWall(3).section("left", wall=0).clan(0, stock={"wood": 5}).build().play("wall left")
    assert again.honor(0, "walls") == 5
    assert again.asked == "man"


@rule("great_wall.black_powder.order")
def test_towers_come_before_barricades_and_barricades_before_rams() -> None:
    wall = PowderWall(3)
    state: Any = wall.state
    names = [phase.name for phase in state.layout.winter.phases]
    assert names == ["cards", "firing", "defeats", "watch", "assault", "towers", "barricades", "siege", "end"]
    together: Any = PowderWall(3, coop=True, top="vanguard-middle").state
    order = [phase.name for phase in together.layout.winter.phases]
    assert order.index("siege") < order.index("requests") < order.index("end")
    claims = [phase.name for phase in state.layout.claim.phases]
    assert claims == ["rally", "card", "tower", "rows"]


@rule("great_wall.black_powder.order")
def test_with_the_khan_the_tower_comes_after_the_attack_on_him() -> None:
    state: Any = GREAT_WALL.new(3, 1, {"khan": True, "black_powder": True})
    claims = [phase.name for phase in state.layout.claim.phases]
    assert claims == ["rally", "card", "khan", "tower", "rows"]
