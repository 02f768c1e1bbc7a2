"""Scenarios that are played together: no requests, and the team wins by lasting to the end of the last year."""

from mypy_extensions import i64

from crenel.games.great_wall.layout import Layout
from crenel.games.great_wall.modules.chronicles.part import all_win
from crenel.games.great_wall.modules.chronicles.scenario import SCENARIOS, Scenario
from crenel.games.great_wall.plans import Phase
from crenel.games.great_wall.setup import DrawArtifacts
from crenel.games.great_wall.state import GreatWall
from crenel.kernel.state import State, Step


class LastWinter(Phase):
    """The game may be won."""

    def push(self, state: GreatWall, clan: i64, section: i64, row: i64) -> None:
        state.push(Lasted(-1))


class Lasted(Step):
    """The last year is over, and the team has not lost: all win."""

    def resolve(self, state: State, action: int) -> None:
        assert isinstance(state, GreatWall)
        if state.year == len(state.layout.hordes) - 1:
            all_win(state, lasting(state.layout))


def lasting(layout: Layout) -> str:
    """The word for the win of the scenario that a table plays together."""
    for module in layout.modules:
        if isinstance(module, Scenario):
            for row in SCENARIOS:
                if row["name"] == module.name:
                    return str(row["endings"][0])
    raise AssertionError("no scenario")


def play_together(layout: Layout) -> None:
    """Lay artifacts out where requests would lie, and leave out whatever else requests bring."""
    layout.set_up.replace("artifacts", DrawArtifacts("artifacts"))
    layout.winter.leave_out("requests")
    layout.winter.leave_out("request_shame")
    layout.winter.replace("end", LastWinter("end"))
