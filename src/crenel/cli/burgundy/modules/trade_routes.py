"""The trade routes: how far a player has come, and the next spaces."""

from typing import Any

from rich.text import Text

from crenel import game
from crenel.cli.burgundy.lines import titled
from crenel.cli.burgundy.module import ModuleDrawing, View
from crenel.cli.players import Players
from crenel.locales import word

NUMBERS: dict[str, int] = game("burgundy").catalogue()["goods"]  # type: ignore[assignment]
AHEAD = 3  # spaces that are written out


class TradeRoutesDrawing(ModuleDrawing):
    def own_lines(self, view: View, seat: int, players: Players) -> list[Text]:
        """How much of the route is covered, and the next spaces with their bonuses."""
        spaces: list[dict[str, Any]] = view["players"][seat]["route"]
        free = [space for space in spaces if space["laid"] is None]
        coming = [
            f"{NUMBERS[space['good']]} {word('bonus', space['bonus'], players.language)}" for space in free[:AHEAD]
        ]
        line = Text.assemble((f"{len(spaces) - len(free)}/{len(spaces)} ", "dim"), (" · ".join(coming), "bold"))
        return [titled("table-route", line, players.language)]
