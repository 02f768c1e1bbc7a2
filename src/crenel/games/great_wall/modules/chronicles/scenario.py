"""What the six scenarios share: a table plays one of them, chosen by the option `scenario`."""

from collections.abc import Mapping
from typing import Any, ClassVar, Final

from crenel.games.great_wall.board import read
from crenel.games.great_wall.module import Module

DATA: Final = "modules.chronicles"
SCENARIOS: Final[list[dict[str, Any]]] = read("scenarios.toml", DATA)["scenarios"]
NONE: Final = "none"


class Scenario(Module):
    """A scenario: in play where the table has chosen it. Its `name` is the value of the option, and it has a row in
    scenarios.toml. The Chronicles themselves (module.py) choose, refuse and bring the cards; where a scenario is played
    together they also take the requests out and let the team win by lasting to the end (together.py).
    """

    name: ClassVar[str] = ""

    @classmethod
    def in_play(cls, seats: int, options: Mapping[str, object]) -> bool:
        return options["scenario"] == cls.name


def endings() -> list[str]:
    """The words for how a game can end for all together, of all scenarios."""
    found: list[str] = []
    for row in SCENARIOS:
        found += [ending for ending in row["endings"] if ending not in found]
    return found
