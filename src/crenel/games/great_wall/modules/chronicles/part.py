"""How a scenario has ended for all together, and who was saved from the horde that is being defeated."""

from mypy_extensions import i64

from crenel.games.great_wall.module import Part
from crenel.games.great_wall.scoring import end_game
from crenel.games.great_wall.state import ALL_LOSE, ALL_WIN, GreatWall


class ChroniclesPart(Part):
    def __init__(self, ending: str, saved: i64) -> None:
        self.ending: str = ending  # a word of scenarios.toml when the game is over; empty as long as it is not
        self.saved: i64 = saved  # bits of clans

    def clone(self) -> "ChroniclesPart":
        return ChroniclesPart(self.ending, self.saved)


def chronicles_of(state: GreatWall) -> ChroniclesPart:
    part = state.part("chronicles")
    assert isinstance(part, ChroniclesPart)
    return part


def all_lose(state: GreatWall, ending: str) -> None:
    """End the game now: nobody wins. `ending` is a word of the scenario's row."""
    chronicles_of(state).ending = ending
    end_game(state, ALL_LOSE, ending)


def all_win(state: GreatWall, ending: str) -> None:
    """End the game now: all win together."""
    chronicles_of(state).ending = ending
    end_game(state, ALL_WIN, ending)
