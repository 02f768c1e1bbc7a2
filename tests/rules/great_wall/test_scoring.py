"""The end of the game. Spanish rulebook page 14, Polish page 11."""

from typing import Any

import pytest

from crenel.games.great_wall.cardrows import RANKED, rows_under
from crenel.games.great_wall.cards import HOUSE_DECK
from tests.great_wall_table import ADVISORS, CARDS, Wall

rule = pytest.mark.rule


def ended(wall: Wall) -> Wall:
    wall.data["stack"] = [{"step": "final_scoring", "seat": -1}]
    assert wall.state.over
    return wall


@rule("great_wall.scoring.shame")
def test_five_honor_lost_for_each_shame_under_a_soldier() -> None:
    wall = ended(Wall().clan(0, honor={"battle": 20}, shamed={"spearman": 2, "archer": 1}))
    assert (wall.honor(0), wall.honor(0, "shame")) == (5, -15)


@rule("great_wall.scoring.shame", "great_wall.ruling.31")
def test_the_loss_stops_at_0_before_hordes_are_counted() -> None:
    wall = ended(Wall().clan(0, honor={"battle": 4}, shamed={"spearman": 2}, claimed=["spies-left"]))
    assert wall.honor(0) == 8


@rule("great_wall.scoring.hordes")
def test_claimed_hordes_without_a_stain_bring_their_honor() -> None:
    """One stain is as bad as two, and costs nothing else."""
    claimed = ["spies-left", ("brutes-left", 1), ("brutes-right", 2), "leader-left"]
    wall = ended(Wall().clan(0, claimed=claimed))
    assert (wall.honor(0, "hordes"), wall.honor(0, "shame")) == (8 + 5, 0)


@rule("great_wall.scoring.ties")
@pytest.mark.parametrize("tea", [[0, 1, 2], [2, 1, 0], [1, 2, 0]])
def test_ties_go_to_the_higher_in_the_tea_order(tea: list[int]) -> None:
    wall = ended(Wall(tea=tea).clan(0, honor={"battle": 9}).clan(1, honor={"battle": 9}).clan(2, honor={"battle": 3}))
    assert wall.state.ranking() == [*[clan for clan in tea if clan != 2], 2]


@rule("great_wall.scoring.sum")
def test_the_parts_of_a_score_add_up() -> None:
    wall = Wall().clan(0, honor={"battle": 9, "walls": 5}, claimed=["spies-left"], shamed={"archer": 1}, clerks=8)
    ended(wall.table(artifacts=["stone-bells", "hou-yi-bow", "servant-statue"]))
    assert wall.state.breakdown(0) == {
        **dict.fromkeys(wall.state.breakdown(0), 0),
        "battle": 9,
        "walls": 5,
        "hordes": 8,
        "shame": -5,
        "artifacts": 21,
    }
    assert wall.state.scores()[0] == 9 + 5 + 8 - 5 + 21


@rule("great_wall.scoring.sum")
def test_the_same_in_the_middle_of_the_game_if_it_ended_now() -> None:
    """Neither the assault nor the shame of a winter to come is counted, and the table stays as it is."""
    wall = Wall().clan(0, honor={"battle": 9, "walls": 5}, claimed=["spies-left"], shamed={"archer": 1}, clerks=8)
    wall.table(artifacts=["stone-bells", "hou-yi-bow", "servant-statue"])
    ended = wall.state.scored_now().breakdown(0)
    assert {source: honor for source, honor in ended.items() if honor} == {
        "battle": 9,
        "walls": 5,
        "hordes": 8,
        "shame": -5,
        "artifacts": 21,
    }
    assert (wall.state.over, wall.honor(0)) == (False, 14)


# ---------------------------------------------------------------- artifacts


def worth(artifact: str, **clan: Any) -> int:
    wall = (
        Wall(cards={**CARDS}).clan(0, **clan).section("left", wall=2).section("middle", wall=2).section("right", wall=1)
    )
    return ended(wall.table(artifacts=[artifact])).honor(0, "artifacts")


@rule("great_wall.artifact.hou-yi-bow", "great_wall.ruling.35")
def test_the_bow_of_hou_yi_counts_archers_on_all_walls_that_share_the_highest_level() -> None:
    assert worth("hou-yi-bow", firing={"left": 1, "middle": 2, "right": 1}) == 18
    nothing = Wall().clan(0, firing={"left": 1}).table(artifacts=["hou-yi-bow"])
    assert ended(nothing).honor(0) == 0, "no wall is built"


@rule("great_wall.artifact.servant-statue")
def test_the_servant_statue_counts_advisors_beyond_2() -> None:
    assert worth("servant-statue", active=ADVISORS[:2]) == 0
    assert worth("servant-statue", active=ADVISORS[:2], support=ADVISORS[2:5]) == 21


@rule("great_wall.artifact.stone-bells")
def test_the_stone_bells_count_clerks_beyond_5() -> None:
    assert [worth("stone-bells", clerks=count) for count in (5, 6, 8)] == [0, 7, 21]


@rule("great_wall.artifacts")
@pytest.mark.parametrize(
    "row", [row for row in HOUSE_DECK.artifacts if "ranks" not in row], ids=lambda row: row["name"]
)
def test_every_artifact_counts_what_its_row_says(row: dict[str, Any]) -> None:
    """So many of everything; each artifact counts its own, beyond what is free."""
    clan: dict[str, Any] = {
        "firing": {"left": 2, "right": 1},
        "active": ADVISORS[:3],
        "support": ADVISORS[3:7],
        "clerks": 8,
        "overseers": {"quarry": 3, "temple": 2},
        "claimed": ["spies-left", ("brutes-left", 1), "leader-left", "leader-right"],
    }
    counts = {"archer_on_highest_wall": 2, "advisor": 7, "clerk": 8, "overseer_level": 5, "horde": 4}
    assert worth(row["name"], **clan) == (counts[row["per"]] - row.get("above", 0)) * row["honor"]


HAVE = {
    "overseer_level": [{"quarry": 3, "temple": 2}, {"quarry": 3}, {"temple": 1}],
    "horde": [["spies-left", "leader-left"], ["brutes-left"], []],
    "soldier": [{"left": {"spearman": 2}}, {"right": {"archer": 1}}, {}],
}
TIED = {
    "overseer_level": [{"quarry": 2}, {"temple": 2}],
    "horde": [["brutes-left"], ["brutes-right"]],
    "soldier": [{"left": {"horseman": 1}}, {"middle": {"spearman": 1}}],
}
PART = {"overseer_level": "overseers", "horde": "claimed", "soldier": "rest"}


def ranked(row: dict[str, Any], have: list[Any], tea: list[int]) -> list[int]:
    wall = Wall(tea=tea, cards={"artifact": [row]}).table(artifacts=[row["name"]])
    for clan, pieces in enumerate(have):
        wall.clan(clan, **{PART[row["per"]]: pieces})
    return [ended(wall).honor(clan, "artifacts") for clan in range(3)]


@rule("great_wall.artifacts")
@pytest.mark.parametrize("per", [per for per in RANKED if per != "clerk"])  # everybody has clerks
def test_a_ranking_artifact_is_for_the_first_and_the_second(per: str) -> None:
    """Ties go to the higher in the tea order, and nobody is honored for nothing."""
    row = {"name": "jade-seal", "per": per, "ranks": [24, 12]}
    have = HAVE[per]
    assert ranked(row, have, [0, 1, 2]) == [24, 12, 0]
    assert ranked(row, [*TIED[per], have[0]], [1, 0, 2]) == [0, 12, 24]
    nothing = [] if per == "horde" else {}
    assert ranked(row, [nothing, nothing, have[1]], [0, 1, 2]) == [0, 0, 24]


@rule("great_wall.artifacts")
def test_all_who_tie_get_the_lowest_of_the_places_they_share() -> None:
    """Where the artifact says so; otherwise the order of tea decides."""
    tied, more = TIED["overseer_level"], HAVE["overseer_level"][0]
    row = {"name": "jade-seal", "per": "overseer_level", "ranks": [24, 12], "shared": True}
    for tea in ([0, 1, 2], [1, 0, 2]):
        assert ranked(row, [*tied, {}], tea) == [12, 12, 0]
        assert ranked(row, [*tied, more], tea) == [0, 0, 24]
        assert ranked(row, [*tied, tied[0]], tea) == [0, 0, 0]
    assert ranked({**row, "shared": False}, [*tied, {}], [1, 0, 2]) == [12, 24, 0]
    assert ranked(row, HAVE["overseer_level"], [2, 1, 0]) == [24, 12, 0]


@rule("great_wall.artifacts")
def test_the_jade_seal_is_shared_since_version_3() -> None:
    for rules, shared in ((2, False), (3, True)):
        seal = next(row for row in rows_under(rules)["artifact"] if row["name"] == "jade-seal")
        assert seal.get("shared", False) == shared


@rule("great_wall.artifacts")
def test_clans_can_be_ranked_by_clerks() -> None:
    wall = Wall(cards={"artifact": [{"name": "jade-seal", "per": "clerk", "ranks": [24, 12]}]})
    wall.table(artifacts=["jade-seal"]).clan(0, clerks=6).clan(1, clerks=5).clan(2, clerks=8)
    assert [ended(wall).honor(clan, "artifacts") for clan in range(3)] == [12, 0, 24]


@rule("great_wall.artifacts")
def test_the_jade_seal_ranks_overseers() -> None:
    seal = next(row for row in HOUSE_DECK.artifacts if row["name"] == "jade-seal")
    assert (seal["per"], len(seal["ranks"])) == ("overseer_level", 2)
    assert ranked(dict(seal), HAVE["overseer_level"], [0, 1, 2])[:2] == seal["ranks"]


@rule("great_wall.scoring.hordes", "great_wall.artifacts")
def test_the_last_lines_name_the_horde_or_the_artifact() -> None:
    wall = ended(Wall().clan(0, claimed=["spies-left"], clerks=8).table(artifacts=["stone-bells"]))
    told = [event for event in wall.events("honor") if event["seat"] == 0]
    assert [(event["source"], event.get("horde"), event.get("artifact")) for event in told] == [
        ("hordes", "spies", None),
        ("artifacts", None, "stone-bells"),
    ]
