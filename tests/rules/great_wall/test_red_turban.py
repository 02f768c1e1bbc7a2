"""The Red Turban Rebellion. Booklet of the further games, page 7."""

from typing import Any

import pytest

import crenel
from crenel.games.great_wall.modules.red_turban.part import FIRST, MORE
from tests.great_wall_sieges import Rebellion
from tests.great_wall_table import GREAT_WALL, side_of

rule = pytest.mark.rule
OPTIONS: dict[str, object] = {"scenario": "red_turban", "coop": True}


# ---------------------------------------------------------------- set-up


@rule("great_wall.red_turban.years", "great_wall.red_turban.together", "great_wall.red_turban.hordes")
@pytest.mark.parametrize(("seats", "years"), [(2, 5), (3, 5), (4, 4), (5, 3)])
def test_the_game_is_a_year_shorter(seats: int, years: int) -> None:
    state = GREAT_WALL.new(seats, 1, OPTIONS)
    shown: Any = state.observe(0)["years"]
    printed = side_of(seats)
    assert [year["hordes"] for year in shown] == [0, *[count + 1 + MORE[seats] for count in printed.hordes[1:years]]]
    assert [year["lethality"] for year in shown] == printed.lethality[:years]
    came = [line for line in state.events if line["event"] == "horde_came"]
    assert len(came) == seats + 1 + FIRST[seats]
    table: Any = state.dump()
    assert table["coop"]["requests"] == []
    assert table["shame"]["pool"] == 10 * seats


@rule("great_wall.red_turban.overseers")
def test_no_overseer_at_the_gold_mine() -> None:
    wall = Rebellion().clan(0, at={"gold-mine": 2}, stock={"gold": 5, "stone": 5}, clerks=5).activate()
    wall.play("activate gold-mine") if wall.starting("activate") else None
    assert not wall.starting("upgrade")
    free = Rebellion().clan(0, stock={"wood": 9, "stone": 9, "gold": 9, "chi": 9})
    free.steps({"step": "upgrade_overseer", "seat": 0, "place": "any", "less": 1, "left": 1, "avoid": []})
    assert free.starting("upgrade")
    assert not [text for text in free.starting("upgrade") if "gold-mine" in text]
    assert free.refusal("upgrade gold-mine spearman").reason == "no-gold-overseer"


# ---------------------------------------------------------------- peace or war


def talks(seats: int = 3, **gold: int) -> Rebellion:
    wall = Rebellion(seats, year=YEAR, ask_all=True)
    for seat in range(seats):
        wall.clan(seat, stock={"gold": gold.get(f"of_{seat}", 3)})
    return wall.talks()


def came(wall: Rebellion) -> int:
    return len(wall.events("horde_came")) + len(wall.events("raid"))


YEAR = 5
DUE = int(side_of(3).hordes[YEAR - 1]) + 1 + MORE[3]


@rule("great_wall.red_turban.state", "great_wall.red_turban.peace", "great_wall.red_turban.talks")
def test_the_team_pays_for_fewer_hordes() -> None:
    """Two hordes fewer cost six gold, in any shares; stocks pay, not the warehouse."""
    wall = talks()
    assert list(wall.state.actors) == [0, 1, 2]
    assert wall.may(1) == [*[f"peace {count}" for count in range(1, DUE)], "war"]
    wall.play("1: peace 2")
    assert (wall.asked, wall.actor) == ("peace_offer", 0)
    assert wall.options == ["offer 0", "offer 1", "offer 2", "offer 3", "refuse"]
    wall.play("offer 3", "offer 0")
    assert wall.options == ["offer 3", "refuse"]
    wall.play("offer 3")
    assert [wall.stock(seat)["gold"] for seat in range(3)] == [0, 3, 0]
    assert wall.rebellion["stance"] == "peace"
    assert came(wall) == DUE - 2


@rule("great_wall.red_turban.talks")
def test_one_refusal_ends_a_proposal_and_each_proposes_once() -> None:
    wall = talks(of_2=0)
    wall.play("0: peace 1", "offer 0", "offer 0")
    assert wall.options == ["refuse"]  # asked all the same: nobody learns what another has
    wall.play("refuse")
    assert wall.asked == "peace_or_war"
    assert list(wall.state.actors) == [1, 2]
    assert [wall.stock(seat)["gold"] for seat in range(3)] == [3, 3, 0]
    wall.play("1: war", "2: war")
    assert wall.rebellion["stance"] == "war"
    assert came(wall) == DUE


@rule("great_wall.red_turban.peace")
def test_one_horde_comes_in_any_case() -> None:
    wall = talks()
    assert wall.refusal(f"peace {DUE}", 0).reason == "peace-too-far"
    wall.play("0: peace 1")
    assert wall.refusal("offer 9", 0).reason == "offer-over"
    assert wall.refusal("war", 0).reason == "peace-talked-about"
    few = talks(of_0=1)
    few.play("0: peace 1")
    assert few.refusal("offer 2", 0).reason == "offer-above-own"


@rule("great_wall.red_turban.war", "great_wall.red_turban.hired")
def test_war_brings_everybody_a_clerk_if_one_is_left() -> None:
    wall = talks().clan(2, clerks=8)
    wall.play("0: war", "1: war", "2: war")
    assert [wall.clerks(seat)["pool"] for seat in range(3)] == [6, 6, 8]
    assert sorted(line["seat"] for line in wall.events("clerk_hired")) == [0, 1]


@rule("great_wall.red_turban.state")
def test_it_is_decided_anew_each_spring_from_the_second_year_on() -> None:
    wall = talks()
    wall.data["rebellion"].update(stance="peace", spared=1)
    assert list(wall.state.actors) == [0, 1, 2]
    assert wall.rebellion["stance"] == "undecided"
    state = GREAT_WALL.new(3, 1, OPTIONS)
    names = state.layout.spring.names()  # type: ignore[attr-defined]
    assert names.index("hordes") < names.index("advisors")
    assert not [line for line in state.events if str(line["event"]).startswith(("peace", "war"))]


# ---------------------------------------------------------------- clerks


@rule("great_wall.red_turban.levy", "great_wall.red_turban.hired")
def test_a_clerk_for_twenty_honor() -> None:
    wall = Rebellion(season="summer").clan(0, honor={"battle": 25}).steps({"step": "levy", "seat": 0})
    assert wall.options == ["levy", "skip"]
    wall.play("levy")
    assert wall.honor(0) == 5
    assert wall.clerks(0)["pool"] == 6
    assert wall.events("clerk_hired")
    assert wall.rests
    for parts in ({"honor": {"battle": 19}}, {"honor": {"battle": 25}, "clerks": 8}):
        poor = Rebellion(season="summer").clan(0, **parts).steps({"step": "levy", "seat": 0})
        assert poor.rests
    plan = GREAT_WALL.new(3, 1, OPTIONS).layout.summer.names()  # type: ignore[attr-defined]
    assert plan.index("levy") == plan.index("income") + 1


@rule("great_wall.red_turban.desert", "great_wall.red_turban.tie")
@pytest.mark.parametrize(("at", "who"), [((1, 2, 0), 1), ((1, 1, 0), 1), ((2, 1, 0), 0)])
def test_the_player_with_most_clerks_loses_one(at: tuple[int, ...], who: int) -> None:
    """In a tie the lowest in the tea order. The clerk has gathered before."""
    wall = Rebellion(tea=[2, 0, 1])
    for seat, count in enumerate(at):
        wall.clan(seat, at={"temple": count} if count else {})
    wall.steps({"step": "send_home", "place": "temple"})
    assert [wall.clerks(seat)["reserve"] for seat in range(3)] == [3 + (seat == who) for seat in range(3)]
    assert [wall.clerks(seat)["pool"] for seat in range(3)] == [5 - (seat == who) for seat in range(3)]
    other = Rebellion().clan(0, at={"academy": 2}).steps({"step": "send_home", "place": "academy"})
    assert other.clerks(0)["pool"] == 5


@rule("great_wall.red_turban.desert", "great_wall.red_turban.tie")
def test_the_clerk_gathers_first_and_the_reed_clan_is_ignored() -> None:
    wall = Rebellion(2).clan(0, at={"temple": 1}).clan(1, at={"temple": 1}).activate()
    for _ in range(3):
        if wall.asked != "choose_commands":
            wall.play(wall.options[0] if wall.starting("activate") else wall.options[-1])
    assert wall.clerks(2) == {"pool": 0, "reserve": 0, "at": {"lumber-mill": 1, "quarry": 1, "gold-mine": 1}}


@rule("great_wall.red_turban.raid")
def test_a_raid_takes_a_clerk_of_every_pool() -> None:
    wall = Rebellion(season="spring").clan(2, at={"temple": 2, "academy": 3})
    wall.section("left", "vanguard-left", "keshig-left", "sappers-left").section("right", "keshig-right")
    wall.section("middle", "keshig-middle", "sappers-middle", "night-riders-middle")
    wall.steps({"step": "invade", "count": 1})
    assert len(wall.events("raid")) == 1
    assert [wall.clerks(seat)["pool"] for seat in range(3)] == [4, 4, 0]
    assert [wall.clerks(seat)["reserve"] for seat in range(3)] == [4, 4, 3]
    assert wall.tokens() == (27, 3)


# ---------------------------------------------------------------- the end


@rule("great_wall.red_turban.breach")
def test_the_first_breach_loses_at_once() -> None:
    wall = Rebellion(season="winter").section("left", "vanguard-left").section("right", "vanguard-right")
    wall.clan(0, firing={})
    wall.steps({"step": "assault", "section": "left"}, {"step": "assault", "section": "right"})
    assert wall.state.over
    assert (wall.reason, wall.state.winners()) == ("breach", [])
    assert len(wall.events("assault")) == 1
    assert wall.tokens() == (30, 0)
    assert not wall.events("shamed")


@rule("great_wall.red_turban.disgrace")
def test_shame_from_an_empty_pool_loses_too() -> None:
    wall = Rebellion().lose_shame(0).steps({"step": "take_shame", "seat": 0})
    assert wall.reason == "disgrace"


@rule("great_wall.red_turban.won")
def test_all_win_when_the_last_year_is_over() -> None:
    wall = Rebellion(year=5, season="winter").steps({"step": "lasted"})
    assert (wall.reason, wall.state.winners()) == ("unbroken", [0, 1, 2])
    assert Rebellion(year=4, season="winter").steps({"step": "lasted"}).rests


@pytest.mark.parametrize(
    ("part", "value"),
    [("stance", "truce"), ("spared", 9), ("proposed", 9), ("offers", [0]), ("offers", [5, 0, 0]), ("agreed", [7])],
)
def test_a_dump_that_cannot_be_is_refused(part: str, value: Any) -> None:
    wall = Rebellion()
    wall.data["rebellion"][part] = value
    with pytest.raises(crenel.BadState):
        assert wall.state
