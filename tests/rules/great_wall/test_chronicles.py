"""The Ancient Chronicles: what all scenarios share. Booklet of the further games, pages 2 and 4."""

from typing import Any

import pytest

import crenel
from crenel.games.great_wall.modules.chronicles.module import Chronicles
from crenel.games.great_wall.modules.chronicles.scenario import SCENARIOS
from crenel.games.great_wall.plans import Phase
from tests.great_wall_table import GREAT_WALL, Wall

rule = pytest.mark.rule
APART = [str(row["name"]) for row in SCENARIOS if not row["together"]]
TOGETHER = [str(row["name"]) for row in SCENARIOS if row["together"]]


def refused(seats: int, **options: object) -> str:
    with pytest.raises(crenel.BadSetup) as found:
        GREAT_WALL.new(seats, 1, options)
    return found.value.key


@rule("great_wall.chronicles.one")
@pytest.mark.parametrize("scenario", APART)
def test_a_table_plays_one_scenario(scenario: str) -> None:
    state = GREAT_WALL.new(3, 1, {"scenario": scenario})
    names = [module.name for module in GREAT_WALL.layout(3, dict(state.options)).modules]
    assert [name for name in names if name in {*APART, *TOGETHER}] == [scenario]
    assert "chronicles" in names


@rule("great_wall.chronicles.alone")
@pytest.mark.parametrize("scenario", [*APART, *TOGETHER])
def test_never_solo(scenario: str) -> None:
    assert refused(1, scenario=scenario) == "scenario-alone"


@rule("great_wall.chronicles.modes")
@pytest.mark.parametrize("scenario", [*APART, *TOGETHER])
def test_only_in_the_mode_of_its_card(scenario: str) -> None:
    together = scenario in TOGETHER
    assert refused(3, scenario=scenario, coop=not together) == ("scenario-together" if together else "scenario-apart")


@rule("great_wall.chronicles.alone")
@pytest.mark.parametrize("option", ["rat", "khan"])
def test_never_with_other_expansions(option: str) -> None:
    assert refused(3, scenario=APART[0], **{option: True}) == f"scenario-no-{option}"


@rule("great_wall.chronicles.alone")
@pytest.mark.parametrize("option", ["rat", "khan", "black_powder", "beasts"])
def test_every_other_expansion_has_its_reason(option: str) -> None:
    settled = {"scenario": APART[0], "coop": False, option: True}
    found = Chronicles.refusal(3, settled)
    assert found is not None
    assert found.key == f"scenario-no-{option}"


def test_the_choice_tells_of_each_scenario() -> None:
    schema = GREAT_WALL.options["properties"]["scenario"]  # type: ignore[index]
    assert schema["enum"] == ["none", *(str(row["name"]) for row in SCENARIOS)]
    for row in SCENARIOS:
        told = schema["about"][row["name"]]
        assert told.get("needs", []) == (["coop"] if row["together"] else [])
        assert told.get("excludes", []) == ([] if row["together"] else ["coop"])
        assert all(count > 0 for count in told["decisions"])


# ---------------------------------------------------------------- scenarios that are played together


@rule("great_wall.chronicles.together-artifacts")
@pytest.mark.parametrize("scenario", TOGETHER)
def test_together_three_artifacts_that_act_lie_out(scenario: str) -> None:
    own = {str(row["name"]) for row in Chronicles.rows["artifact"]}
    for seed in range(5):
        table: Any = GREAT_WALL.new(3, seed, {"scenario": scenario, "coop": True}).dump()
        assert len(set(table["artifacts"])) == 3
        assert set(table["artifacts"]) <= own


@rule("great_wall.chronicles.no-requests")
@pytest.mark.parametrize("scenario", TOGETHER)
def test_together_there_are_no_requests_but_events(scenario: str) -> None:
    state = GREAT_WALL.new(3, 1, {"scenario": scenario, "coop": True})
    view: Any = state.observe(None)
    assert (view["coop"]["requests"], view["coop"]["requests_left"], view["coop"]["needed"]) == ([], 0, 0)
    assert view["coop"]["events_left"] > 0
    phases = {phase.name: type(phase) for phase in GREAT_WALL.layout(3, dict(state.options)).winter.phases}
    assert phases["requests"] is phases["request_shame"] is Phase
    assert phases["event"] is not Phase


@rule("great_wall.chronicles.last")
@pytest.mark.parametrize("scenario", TOGETHER)
@pytest.mark.parametrize("before", [0, 1])
def test_together_the_end_of_the_last_year_is_a_win(scenario: str, before: int) -> None:
    years = len(GREAT_WALL.layout(3, dict(GREAT_WALL.new(3, 1, {"scenario": scenario, "coop": True}).options)).hordes)
    wall = Wall(3, scenario=scenario, coop=True, year=years - before, top="vanguard-middle")
    wall.kept = wall.data.get("fortress", {}).get("siege", 0)
    wall.steps({"step": "lasted"})
    assert wall.state.over == (before == 0)
    if wall.state.over:
        assert wall.state.winners() == [0, 1, 2]
        row = next(row for row in SCENARIOS if row["name"] == scenario)
        assert GREAT_WALL.ending(wall.state) == row["endings"][0]
