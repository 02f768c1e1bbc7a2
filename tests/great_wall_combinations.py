"""What the rulebooks of The Great Wall let a table play together, and every such way to play as a mode."""

from itertools import chain, combinations
from typing import Any

from tests.great_wall_table import GREAT_WALL
from tests.promises import Mode

EXPANSIONS = ("rat", "khan", "black_powder", "beasts")
TOGETHER = ("diaoyucheng", "red_turban")  # scenarios for teams
RULES: dict[str, Any] = GREAT_WALL.options["properties"]  # type: ignore[assignment]
SCENARIOS: list[str] = RULES["scenario"]["enum"]
SEATS = tuple(GREAT_WALL.seats)

Choice = tuple[str, tuple[str, ...]]  # a scenario or none, and the options that are switched on


def subsets(names: tuple[str, ...]) -> list[tuple[str, ...]]:
    return list(chain.from_iterable(combinations(names, count) for count in range(len(names) + 1)))


ALL: list[Choice] = [(scenario, chosen) for scenario in SCENARIOS for chosen in subsets(("coop", *EXPANSIONS))]


def in_the_books(seats: int, scenario: str, chosen: tuple[str, ...]) -> bool:
    if seats == 1:  # the base game only
        return scenario == "none" and not chosen
    if scenario == "none":  # any expansions, apart or together
        return True
    return chosen == (("coop",) if scenario in TOGETHER else ())


def mode_of(seats: int, choice: Choice) -> Mode:
    scenario, chosen = choice
    options: dict[str, object] = dict.fromkeys(chosen, True)
    return Mode("great_wall", seats, **options, **({} if scenario == "none" else {"scenario": scenario}))


MODES: list[Mode] = [mode_of(seats, choice) for choice in ALL for seats in SEATS if in_the_books(seats, *choice)]
