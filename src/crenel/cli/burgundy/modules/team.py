"""The team game: shared tiles, and the points of both teams."""

from rich.text import Text

from crenel.cli.burgundy.lines import nothing, titled
from crenel.cli.burgundy.module import ModuleDrawing, View
from crenel.cli.players import Players, Side
from crenel.locales import say, word


class TeamDrawing(ModuleDrawing):
    def own_lines(self, view: View, seat: int, players: Players) -> list[Text]:
        language = players.language
        tiles = ", ".join(word("tile", tile, language) for tile in view["players"][seat]["shared"])
        points = [
            Text(say("table-team", {"team": "AB"[team], "points": row["score"]}, language))
            for team, row in enumerate(view["teams"])
        ]
        return [
            titled("table-shared", Text(tiles) if tiles else nothing(language), language),
            Text(" · ").join(points),
        ]

    def sides(self, view: View, language: str) -> list[Side]:
        return [
            (say("table-team-name", {"team": "AB"[team]}, language), list(row["seats"]))
            for team, row in enumerate(view["teams"])
        ]
