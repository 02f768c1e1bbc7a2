"""A position of a co-op game of The Great Wall, as tests/great_wall_table.py has them for the others.

wall = team(3, open=["timber-for-the-fleet"]).winter_requests()
wall.play("0: propose timber-for-the-fleet", "agree", ...)
"""

from collections.abc import Sequence
from typing import Any, Self, cast

from crenel.games.great_wall.modules.coop.module import Coop
from tests.great_wall_table import GREAT_WALL, Wall

# Requests and hordes that the tests know, whatever the cards of the house look like.
REQUESTS: dict[str, list[dict[str, int]]] = {
    "timber-for-the-fleet": [{"each_wood": 2}],
    "stones-for-the-canal": [{"team_stone": 2}],
    "gold-for-the-court": [{"each_any": 2}],
    "incense-for-the-temples": [{"team_any": 1}],
    "warriors-for-emperors-guard": [{"each_soldier": 2}],
    "royal-escort": [{"each_clerk": 1}, {"each_archer": 1}],
    "glory-belongs-to-the-emperor": [{"each_honor": 6}],
    "taunt-them-and-prevail": [{"team_horde": 1}],
    "scholars-for-the-academy": [{"each_advisor": 1}],
    "a-wall-without-gaps": [{"team_walls": 1}],
}
EVENTS: list[str] = [str(row["name"]) for row in Coop.rows["event"]]
NAMES: list[str] = [str(row["name"]) for row in Coop.rows["request"]]
# What two players leave out.
FOR_MORE = {
    str(row["name"]): {key: value for key, value in row.items() if key == "not_for_two"} for row in Coop.rows["request"]
}
SPOTS = ["w - . . . .", ". . . . . ."]


class CoopWall(Wall):
    """A table of a team."""

    def __init__(self, seats: int = 3, open: Sequence[str | None] = (), **parts: Any) -> None:
        rows = {
            "request": [{**FOR_MORE[name], "name": name, "do": lines} for name, lines in REQUESTS.items()],
            "horde": [{"name": "vanguard", "power": 6, "honor": 7, "spots": SPOTS}],
        }
        own = {**rows, **parts.pop("cards", {})}
        super().__init__(seats, coop=True, top="vanguard-middle", cards=own, **parts)
        slots = 2 if seats == 2 else 3
        self.coop(requests=[*open, *[None] * (slots - len(open))], fulfilled=[], events=[])

    def coop(self, **parts: Any) -> Self:
        """Parts of what lies on the table, as a dump names them."""
        self.data["coop"] = {**self.data["coop"], **parts}
        return self

    def winter_requests(self) -> Self:
        """The step of winter in which requests are fulfilled."""
        self.data["season"] = "winter"
        self.steps({"step": "begin_requests"})
        return self

    @property
    def team(self) -> dict[str, Any]:
        return cast(dict[str, Any], self.now["coop"])

    def seats_asked(self) -> list[int]:
        return list(self.state.actors)

    def may(self, seat: int) -> list[str]:
        return [self.state.text(action, seat) for action in self.state.actions(seat)]

    @property
    def reason(self) -> str:
        """Why the game has ended."""
        return str(self.events("game_ended")[0]["reason"])


def fallen(section: str = "left", **cover: str) -> tuple[str, dict[str, str]]:
    """A horde whose two spots are covered: a1="spearman 0"; wounds where nothing else stands."""
    return f"vanguard-{section}", {"a1": "wound", "a2": "wound", **cover}


def layout_of(seats: int) -> Any:
    return cast(Any, GREAT_WALL.new(seats, 1, {"coop": True})).layout
