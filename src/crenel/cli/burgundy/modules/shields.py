"""The shields: at their depots and in a duchy."""

from rich.text import Text

from crenel.cli.burgundy.lines import nothing, titled
from crenel.cli.burgundy.module import ModuleDrawing, View
from crenel.cli.players import Players
from crenel.games.burgundy.modules.shields.texts import shield_texts
from crenel.locales import say

STYLE = "bold #FFFFFF on #7A2E3A"
SHIELDS = 18


class ShieldsDrawing(ModuleDrawing):
    def on_depot(self, view: View, depot: int) -> Text:
        return Text("").join(Text.assemble(" ", shield(number)) for number in view["shields"][depot - 1])

    def own_lines(self, view: View, seat: int, players: Players) -> list[Text]:
        mine = view["players"][seat]
        hung = [Text.assemble(shield(number), f" {cell}") for cell, number in mine["shields"].items()]
        if mine["follows"] is not None:
            hung.append(Text(f"→ {players.name(mine['follows'])}"))
        return [titled("table-shields", Text(" ").join(hung) or nothing(players.language), players.language)]

    def describe(self, name: str, language: str) -> list[str]:
        """Asked for as `shield 7` or `§7`."""
        number = name.lower().removeprefix("shield").removeprefix("§").strip()
        if name[:1].isdecimal() or not number.isdecimal() or not 1 <= int(number) <= SHIELDS:
            return []
        return [f"§{number}", *(say(key, details, language) for key, details in shield_texts(int(number)))]


def shield(number: int) -> Text:
    """A shield as a small block: §7."""
    return Text(f"§{number}", STYLE)
