"""The card of Genghis Khan and his skills: their vital spots, and what a skill does where he stands."""

from collections.abc import Mapping
from typing import Any, Final

from mypy_extensions import i64

from crenel.games.great_wall.cardrows import Fault, check_ability, number, one_of, rows_in

# What a skill does in his section; the numbers of two skills add up.
SKILL_LINES: Final[list[str]] = ["tribute", "contempt", "slaughter", "power", "ransom", "silence"]
TRIBUTE: Final = 0  # chi to attack him after a horde of his section has fallen
CONTEMPT: Final = 1  # soldiers on breaching hordes save nobody from shame
SLAUGHTER: Final = 2  # all soldiers on hordes die in the assault
POWER: Final = 3  # of each horde
RANSOM: Final = 4  # chi that saving costs more
SILENCE: Final = 5  # nobody shoots in winter

PLAYERS_AT_MOST: Final = 5
SPOTS_AT_MOST: Final = 6


class KhanCard:
    """A card with vital spots in a line; neighbours are adjacent."""

    def __init__(self, row: Mapping[str, Any]) -> None:
        self.name: str = row["name"]
        self.spots: list[i64] = row["spots"]  # the number of players from which on each is active
        self.levers: list[i64] = [0] * len(SKILL_LINES)
        for line in row.get("do", []):
            for word, count in line.items():
                self.levers[SKILL_LINES.index(word)] += count


def check_spots(row: Mapping[str, Any]) -> None:
    """Fault if a card has no spots, or none that is always active."""
    spots = row["spots"]
    if not isinstance(spots, list) or not 1 <= len(spots) <= SPOTS_AT_MOST:
        raise Fault("spots", "cards-value", key="spots", value=str(spots), allowed="[0, 3, …]")
    for players in spots:
        number("spots", players, 0, PLAYERS_AT_MOST)
    if 0 not in spots:
        raise Fault("spots", "cards-value", key="spots", value=str(spots), allowed="[0, …]")


def check_skill(row: Mapping[str, Any]) -> None:
    """Fault if a skill cannot be."""
    check_spots(row)
    for line in rows_in("do", row["do"]):
        for word, count in line.items():
            one_of("do", word, SKILL_LINES)
            number("do", count, 1)


def check_award(row: Mapping[str, Any]) -> None:
    """Fault if an award cannot be: it waits for an event, as advisors do."""
    check_ability(row)
