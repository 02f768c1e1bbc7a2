"""Plans: seasons, a turn, the set-up, a defeat and a breach as lists of named phases.

The base game writes each plan once (compose.py); a module adds phases before or after one, replaces one or leaves one
out, by name. Plans are made once for a table, so following one costs nothing.
"""

from typing import TYPE_CHECKING

from mypy_extensions import i64

if TYPE_CHECKING:
    from crenel.games.great_wall.state import GreatWall


class Phase:
    """A named part of a plan."""

    def __init__(self, name: str) -> None:
        self.name: str = name

    def push(self, state: "GreatWall", clan: i64, section: i64, row: i64) -> None:
        """Push the steps of this phase, the last one first. Of clan, section and row, -1 where the plan has none."""


class Plan:
    """Phases in their order."""

    def __init__(self, name: str, phases: list[Phase]) -> None:
        self.name: str = name
        self.phases: list[Phase] = phases

    def push(self, state: "GreatWall", clan: i64 = -1, section: i64 = -1, row: i64 = -1) -> None:
        """Push all phases, so that the first one comes first."""
        for place in range(len(self.phases) - 1, -1, -1):
            self.phases[place].push(state, clan, section, row)

    def carry_out(self, state: "GreatWall") -> None:
        """Carry out a plan whose phases act at once, such as laying out the table."""
        for phase in self.phases:
            phase.push(state, -1, -1, -1)

    # ------------------------------------------------------------ what modules do

    def names(self) -> list[str]:
        return [phase.name for phase in self.phases]

    def find(self, name: str) -> int:
        assert name in self.names(), f"{self.name} has no phase {name}: {self.names()}"
        return self.names().index(name)

    def before(self, name: str, phase: Phase) -> None:
        self.phases.insert(self.find(name), phase)

    def after(self, name: str, phase: Phase) -> None:
        self.phases.insert(self.find(name) + 1, phase)

    def replace(self, name: str, phase: Phase) -> None:
        """Put another phase in the place of one. It keeps the name, so that others can still stand beside it."""
        phase.name = name
        self.phases[self.find(name)] = phase

    def leave_out(self, name: str) -> None:
        """Leave a phase out; its name stays, with nothing to do."""
        self.replace(name, Phase(name))
