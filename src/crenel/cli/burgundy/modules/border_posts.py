"""The border posts: how many are joined, and the hexes before each."""

from rich.text import Text

from crenel.cli.burgundy.lines import titled
from crenel.cli.burgundy.module import ModuleDrawing, View
from crenel.cli.players import Players


class BorderPostsDrawing(ModuleDrawing):
    def own_lines(self, view: View, seat: int, players: Players) -> list[Text]:
        hexes = view["posts"]["hexes"]
        listed = " · ".join("/".join(cells) for cells in hexes.values())
        joined = Text(f"{view['players'][seat]['posts']['joined']}/{len(hexes)} ({listed})")
        return [titled("table-posts", joined, players.language)]
