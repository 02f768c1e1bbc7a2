"""Genghis Khan. Booklet of the further games, pages 2-3; the official answers to questions 14, 24, 25, 36, 37."""

from typing import Any

import pytest

import crenel
from crenel.games.great_wall.modules.khan.module import Khan
from tests.great_wall_coop import SPOTS as COOP_SPOTS
from tests.great_wall_khan import SKILLS, KhanWall
from tests.great_wall_table import GREAT_WALL, SECTION_NAMES, deadly, wounded

rule = pytest.mark.rule
SEATS = [2, 3, 4, 5]
HIS_HORDES = [str(row["name"]) for row in Khan.rows["horde"]]


def started(seats: int, seed: int = 1, **options: object) -> dict[str, Any]:
    table: Any = GREAT_WALL.new(seats, seed, {"khan": True, **options}).dump()
    return dict(table)


def claimed(clan: int = 0, **parts: Any) -> KhanWall:
    """A horde of the left section falls to a clan, whose spearman and horseman stand on it; one of them dies."""
    wall = KhanWall(parts.pop("seats", 3), **parts)
    fallen = wounded("leader-left", a1=f"spearman {clan}", a2=f"horseman {clan} right")
    return wall.section("left", fallen, "infantry-left").check()


def attacks(wall: KhanWall) -> list[str]:
    return wall.starting("khan")


# ---------------------------------------------------------------- set-up


@rule("great_wall.khan.award-draw")
def test_one_award_is_drawn_and_nobody_holds_it() -> None:
    seen = {started(3, seed)["khan"]["award"] for seed in range(40)}
    assert seen == {str(row["name"]) for row in Khan.rows["award"]}
    assert len(seen) == 6
    assert started(3)["khan"]["holder"] is None


@rule("great_wall.khan.bannerman-pool")
@pytest.mark.parametrize("seats", SEATS)
def test_each_player_has_a_bannerman_and_no_automa_has_one(seats: int) -> None:
    for clan in started(seats)["clans"]:
        assert clan["soldiers"]["pool"].get("bannerman", 0) == (1 if clan["kind"] == "player" else 0)


@rule("great_wall.khan.hordes")
@pytest.mark.parametrize(("seats", "cards"), [(2, 18), (3, 27), (4, 27), (5, 27)])
def test_two_kinds_of_hordes_are_out_and_three_of_his_are_in(seats: int, cards: int) -> None:
    """With two players no card has the left section on its back."""
    table = started(seats)
    decks, sections = table["decks"], table["sections"]
    deck = [*decks["hordes"], decks["horde_on_top"]]
    deck += [horde["horde"] for section in sections.values() for horde in section["hordes"]]
    kinds = {name.rsplit("-", 1)[0] for name in deck}
    assert len(deck) == len(set(deck)) == cards
    assert len(table["khan"]["out"]) == 2
    assert not kinds & set(table["khan"]["out"])
    assert set(HIS_HORDES) < kinds
    assert len(kinds) == 9
    assert seats > 2 or not any(name.endswith("-left") for name in deck)


@rule("great_wall.khan.hordes")
def test_any_kinds_but_his_may_be_out() -> None:
    out = {name for seed in range(60) for name in started(3, seed)["khan"]["out"]}
    assert len(out) == 8
    assert not out & set(HIS_HORDES)


@rule("great_wall.khan.hordes")
def test_playing_together_he_comes_into_the_hordes_of_that_game() -> None:
    out = {name for seed in range(60) for name in started(3, seed, coop=True)["khan"]["out"]}
    assert "vanguard" in out
    assert "infantry" not in out
    assert len(out) == 8


@rule("great_wall.khan.first-hordes")
@pytest.mark.parametrize("seats", SEATS)
def test_as_many_hordes_as_players_and_one_more_together(seats: int) -> None:
    for coop in (False, True):
        table = started(seats, coop=coop)
        assert sum(len(section["hordes"]) for section in table["sections"].values()) == seats + coop


@rule("great_wall.khan.skills-draw")
def test_two_of_six_skills() -> None:
    seen = set()
    for seed in range(40):
        skills = started(3, seed)["khan"]["skills"]
        assert len(set(skills)) == 2
        seen.update(skills)
    assert seen == set(SKILLS)


@rule("great_wall.khan.first-place")
@pytest.mark.parametrize("seats", SEATS)
def test_he_begins_where_the_top_card_points(seats: int) -> None:
    for seed in range(8):
        table = started(seats, seed)
        assert table["khan"]["section"] == table["decks"]["horde_on_top"].rsplit("-", 1)[1]


@rule("great_wall.khan.advisors")
def test_fifty_advisors() -> None:
    table = started(2)
    advisors = table["decks"]["advisors"] + [name for clan in table["clans"] for name in clan["dealt"]["advisors"]]
    assert len(advisors) == 50
    assert {str(row["name"]) for row in Khan.rows["advisor"]} < set(advisors)


@rule("great_wall.khan.solo")
def test_not_alone() -> None:
    with pytest.raises(crenel.BadSetup) as refused:
        GREAT_WALL.new(1, 1, {"khan": True})
    assert refused.value.key == "khan-solo"


# ---------------------------------------------------------------- his spots


@rule("great_wall.khan.spots")
def test_each_spot_is_worth_six_honor_and_he_adds_no_power() -> None:
    wall = claimed(section="middle").play("lose horseman")
    before = wall.honor(0)
    assert wall.state.observe(0)["sections"][1]["power"] == 0  # type: ignore[index]
    wall.play("khan spearman genghis-khan 1")
    assert wall.honor(0) == before + 6
    assert wall.khan["cover"][0] == {"1": "spearman 0"}


@rule("great_wall.khan.active")
@pytest.mark.parametrize(("seats", "active"), [(2, [2, 1, 1]), (3, [3, 2, 2]), (4, [4, 2, 2]), (5, [5, 2, 2])])
def test_numbers_above_the_players_are_not_there(seats: int, active: list[int]) -> None:
    """The Reed clan is no player."""
    wall = KhanWall(seats)
    assert [sum(card["active"]) for card in wall.seen["cards"]] == active
    assert wall.seen["open"] == sum(active)


@rule("great_wall.khan.active")
def test_an_inactive_spot_cannot_be_covered() -> None:
    wall = claimed().play("lose horseman")
    assert attacks(wall) == [
        *[f"khan spearman genghis-khan {spot}" for spot in (1, 2, 3)],
        *[f"khan spearman {skill} {spot}" for skill in ("crush-them", "no-mercy") for spot in (1, 2)],
    ]
    assert wall.refusal("khan spearman genghis-khan 4").reason == "khan-inactive"
    assert wall.refusal("khan spearman genghis-khan 6").reason == "khan-no-spot"
    assert wall.refusal("khan spearman no-retreat 1").reason == "khan-card"


# ---------------------------------------------------------------- where he stands


@rule("great_wall.khan.moves")
@pytest.mark.parametrize("here", SECTION_NAMES)
def test_he_goes_where_the_top_card_points_also_if_he_is_there(here: str) -> None:
    wall = KhanWall(section=here, season="spring", top="infantry-middle").steps({"step": "khan_moves"})
    assert wall.khan["section"] == "middle"
    assert wall.state.events[0]["event"] == ("khan_stays" if here == "middle" else "khan_moved")


@rule("great_wall.khan.moves")
def test_every_spring_after_the_hordes_and_not_in_the_first_year() -> None:
    state = GREAT_WALL.new(3, 3, {"khan": True})
    while state.actor is not None:
        state.apply(state.actions(state.actors[0])[0], state.actors[0])
    told = [str(line["event"]) for line in state.events]
    rides = [place for place, event in enumerate(told) if event in ("khan_moved", "khan_stays")]
    years = [place for place, event in enumerate(told) if event == "year_started"]
    assert len(rides) == len(years) + 1  # the first is the set-up
    for ride, year in zip(rides[1:], years, strict=True):
        assert "horde_came" in told[year:ride] or "raid" in told[year:ride]
        assert "season_started" not in told[year + 2 : ride]


@rule("great_wall.khan.empty-deck")
def test_the_discarded_hordes_are_shuffled_if_the_deck_is_spent() -> None:
    wall = spent(discarded=["brutes-left"]).steps({"step": "khan_moves"})
    assert wall.khan["section"] == "left"
    assert wall.now["decks"]["horde_on_top"] == "brutes-left"


@rule("great_wall.khan.empty-deck")
def test_without_any_card_he_stays() -> None:
    wall = spent(discarded=[]).steps({"step": "khan_moves"})
    assert wall.khan["section"] == "right"
    assert not wall.events("khan_moved")


def spent(discarded: list[str]) -> KhanWall:
    """All hordes are with clan 0, or discarded."""
    wall = KhanWall(season="spring")
    kinds = ["leader", "infantry", "pyromaniacs", "brutes", "spies", "raiders", *HIS_HORDES]
    names = [f"{kind}-{section}" for kind in kinds for section in SECTION_NAMES]
    wall.clan(0, claimed=[name for name in names if name not in discarded])
    return wall.decks(horde_on_top=None, hordes_discarded=discarded)


# ---------------------------------------------------------------- attacking him


@rule("great_wall.khan.attack")
def test_with_one_soldier_who_lives_wherever_he_is() -> None:
    """He stands in the right section, the horde falls in the left one."""
    wall = claimed().play("lose spearman")
    assert wall.asked == "attack_khan"
    assert all(text.startswith("khan horseman") for text in attacks(wall))
    wall.play("khan horseman no-mercy 1")
    assert wall.rests
    assert wall.soldiers(0, "rest", "left") == {}


@rule("great_wall.khan.attack")
def test_he_may_be_left_alone() -> None:
    wall = claimed().play("lose spearman", "skip")
    assert wall.rests
    assert wall.khan["cover"] == [{}, {}, {}]
    assert wall.soldiers(0, "rest", "left") == {"horseman": 1}


@rule("great_wall.khan.attack")
def test_one_who_was_saved_may_attack_him() -> None:
    """Alone on the horde, he dies and is saved; others who rest there may not."""
    wall = KhanWall().clan(0, stock={"chi": 2}, rest={"left": {"horseman": 1}})
    wall.section("left", wounded("leader-left", a1="spearman 0")).check().play("save spearman")
    assert {text.split()[1] for text in attacks(wall)} == {"spearman"}
    assert wall.refusal("khan horseman genghis-khan 1").reason == "khan-nobody"


@rule("great_wall.khan.attack")
def test_nobody_who_died_attacks_him() -> None:
    wall = KhanWall().clan(0, rest={"left": {"spearman": 1}})
    wall.section("left", wounded("leader-left", a1="spearman 0")).check()
    assert wall.rests


@rule("great_wall.khan.attack")
def test_those_saved_in_a_breach_do_not() -> None:
    wall = KhanWall(section="middle").clan(0, stock={"chi": 9}).clan(1, stock={"chi": 9})
    wall.section("left", ("brutes-left", {"a1": "spearman 0"})).assault("left")
    while wall.asked in ("get_shame", "perish"):
        wall.play(next((text for text in wall.options if text.startswith("save")), wall.options[0]))
    assert "saved" not in wall.khan
    assert wall.rests


@rule("great_wall.khan.attack", "great_wall.khan.bannerman-kind")
def test_a_bannerman_and_archers_do_not() -> None:
    wall = KhanWall(year=deadly(1)).clan(0, firing={"left": 1})
    wall.section("left", wounded("leader-left", a1="bannerman 0", a2="spearman 0")).check().play("lose spearman")
    assert wall.rests
    assert wall.soldiers(0, "rest", "left") == {"bannerman": 1}
    again = claimed().play("lose spearman")
    assert again.refusal("khan bannerman genghis-khan 1").reason == "khan-fighters"


@rule("great_wall.khan.horseman")
def test_a_horseman_covers_one_spot_or_two_adjacent_ones_of_a_card() -> None:
    wall = claimed(cover=[{"2": "spearman 1"}, {}, {"1": "spearman 1"}]).play("lose spearman")
    assert attacks(wall) == [
        "khan horseman genghis-khan 1",
        "khan horseman genghis-khan 3",
        "khan horseman crush-them 1",
        "khan horseman crush-them 1-2",
        "khan horseman crush-them 2",
        "khan horseman no-mercy 2",
    ]
    assert wall.refusal("khan horseman genghis-khan 1-3").reason == "khan-apart"
    assert wall.refusal("khan horseman genghis-khan 1-2").reason == "khan-covered"
    wall.play("khan horseman crush-them 1-2")
    assert wall.honor(0, "khan") == 12
    assert wall.khan["cover"][1] == {"1": "horseman 0 right"}
    assert wall.events("skill_ended")[0]["card"] == "crush-them"


@rule("great_wall.khan.horseman")
def test_a_spearman_covers_one() -> None:
    wall = claimed().play("lose horseman")
    assert wall.refusal("khan spearman genghis-khan 1-2").reason == "khan-one-spot"


@rule("great_wall.khan.tribute")
def test_two_chi_if_the_horde_was_in_his_section() -> None:
    fear = ("let-them-fear-us", "no-mercy")
    wall = claimed(section="left", skills=fear).clan(0, stock={"chi": 3}).play("lose horseman", "done")
    assert {move["price"]["chi"] for move in wall.state.described(0) if move["verb"] == "khan"} == {2}  # type: ignore[index]
    wall.play("khan spearman genghis-khan 1")
    assert wall.stock(0)["chi"] == 1
    away = claimed(section="middle", skills=fear).clan(0, stock={"chi": 3}).play("lose horseman", "done")
    away.play("khan spearman genghis-khan 1")
    assert away.stock(0)["chi"] == 3


@rule("great_wall.khan.tribute")
def test_without_the_chi_the_others_do_not_learn_it() -> None:
    """Whoever could attack is asked, with nothing but a skip."""
    fear = ("let-them-fear-us", "no-mercy")
    wall = claimed(section="left", skills=fear, ask_all=True).clan(0, stock={"chi": 1})
    wall.play("lose horseman")
    while wall.asked == "perish":
        wall.play("done")
    assert wall.options == ["skip"]
    assert wall.refusal("khan spearman genghis-khan 1").short == {"chi": 1}


@rule("great_wall.khan.tribute", "great_wall.khan.skills")
def test_no_tribute_once_its_spots_are_covered() -> None:
    wall = claimed(
        section="left",
        skills=("let-them-fear-us", "no-mercy"),
        cover=[{}, {"1": "horseman 1 right"}, {}],
    ).play("lose horseman")
    assert "khan spearman genghis-khan 1" in wall.options


@rule("great_wall.khan.stay")
def test_they_stay_there_for_good() -> None:
    """No attack, march or cost takes them back; they count for nobody's pool."""
    wall = KhanWall(cover=[{"1": "spearman 0", "2": "horseman 0 right"}, {}, {}]).clan(0, at={"logistics": 1})
    assert wall.seat(0)["soldiers"]["pool"] == {"spearman": 9, "archer": 4, "horseman": 1, "bannerman": 1}
    wall.data["stack"] = [{"step": "final_scoring", "seat": -1}]
    assert wall.khan["cover"][0] == {"1": "spearman 0", "2": "horseman 0 right"}


@rule("great_wall.khan.unclaimed")
def test_wounds_alone_claim_nothing() -> None:
    wall = KhanWall().clan(0, rest={"left": {"spearman": 2}}).section("left", wounded("leader-left")).check()
    assert wall.rests


@rule("great_wall.khan.unclaimed", "great_wall.khan.automas")
def test_the_reed_clan_claims_nothing_and_never_attacks_him() -> None:
    wall = KhanWall(2).clan(0, rest={"middle": {"spearman": 2}})
    wall.section("middle", wounded("leader-middle", a1="spearman 2", a2="spearman 2", a3="spearman 0")).check()
    assert wall.rests
    assert wall.khan["cover"] == [{}, {}, {}]


@rule("great_wall.khan.order")
def test_after_the_claim_and_before_the_hordes_move_up() -> None:
    wall = claimed().play("lose horseman")
    assert wall.seat(0)["claimed"] == [{"horde": "leader-left", "shame": 0}]
    assert wall.now["sections"]["left"]["hordes"][0]["row"] == 2
    wall.play("skip")
    assert "row" not in wall.now["sections"]["left"]["hordes"][0]


@rule("great_wall.khan.order")
def test_together_the_honor_of_the_horde_comes_first() -> None:
    rows = {"horde": [{"name": "keshig", "power": 6, "honor": 7, "spots": COOP_SPOTS}]}
    wall = KhanWall(3, coop=True, cards=rows, top="keshig-middle")
    wall.section("left", ("keshig-left", {"a1": "spearman 0", "a2": "spearman 0"})).check()
    assert wall.honor(0, "hordes") == 7
    wall.play("khan spearman genghis-khan 1")
    assert wall.honor(0, "khan") == 6


# ---------------------------------------------------------------- the end

ALL_BUT_ONE = [
    {"1": "spearman 0", "2": "horseman 1 right"},
    {"1": "horseman 0 right"},
    {"1": "spearman 1"},
]


@rule("great_wall.khan.end")
@pytest.mark.parametrize(("last", "ends"), [({}, False), ({"2": "spearman 2"}, True)])
def test_his_fall_ends_the_game_with_the_year(last: dict[str, str], ends: bool) -> None:
    wall = KhanWall(cover=[*ALL_BUT_ONE[:2], {**ALL_BUT_ONE[2], **last}]).steps({"step": "end_check"})
    assert wall.state.over == ends
    if ends:
        assert wall.events("game_ended")[0]["reason"] == "khan"


@rule("great_wall.khan.end")
def test_the_year_is_played_to_its_end() -> None:
    wall = claimed(cover=ALL_BUT_ONE).play("lose horseman", "khan spearman no-mercy 2")
    assert wall.events("khan_defeated")
    assert wall.rests
    assert wall.seen["open"] == 0


@rule("great_wall.khan.end")
def test_together_his_fall_ends_nothing() -> None:
    full = [*ALL_BUT_ONE[:2], {"1": "spearman 1", "2": "spearman 2"}]
    wall = KhanWall(cover=full, coop=True, top="keshig-middle").steps({"step": "end_check"})
    assert not wall.state.over


@rule("great_wall.khan.end")
def test_once_he_has_fallen_nobody_is_asked() -> None:
    full = [*ALL_BUT_ONE[:2], {"1": "spearman 1", "2": "spearman 2"}]
    assert claimed(cover=full).play("lose horseman").rests


# ---------------------------------------------------------------- dumps


@pytest.mark.parametrize(
    "parts",
    [
        {"skills": ["no-mercy"]},
        {"skills": ["no-mercy", "no-mercy"]},
        {"cover": [{}, {}]},
        {"cover": [{"4": "spearman 0"}, {}, {}]},
        {"cover": [{"1": "archer 0"}, {}, {}]},
        {"cover": [{"1": "spearman 0 right"}, {}, {}]},
        {"cover": [{"1": "horseman 0 right", "2": "spearman 1"}, {}, {}]},
        {"cover": [{"1": "spearman 7"}, {}, {}]},
        {"holder": 9},
        {"out": ["tumen", "lancers"]},
        {"out": ["lancers"]},
        {"award": "jade-seal"},
        {"section": "roof"},
        {"saved": [1]},
    ],
)
def test_a_dump_that_cannot_be_is_refused(parts: dict[str, Any]) -> None:
    wall = KhanWall()
    assert wall.state
    again = KhanWall()
    again.data["khan"].update(parts)
    with pytest.raises(crenel.BadState):
        assert again.state
