"""The solo game: the two pawns."""

from rich.text import Text

from crenel.cli.burgundy.module import ModuleDrawing, View
from crenel.cli.players import Players
from crenel.locales import say


class SoloDrawing(ModuleDrawing):
    def own_lines(self, view: View, seat: int, players: Players) -> list[Text]:
        pawns = {"counter": view["solo"]["counter"], "aim": view["solo"]["goal"]}
        return [Text(say("table-pawns", pawns, players.language))]
