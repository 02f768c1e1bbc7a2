"""Soldiers set aside, by clan."""

from rich.text import Text

from crenel.cli.great_wall.cards import letters, titled
from crenel.cli.great_wall.module import ModuleDrawing, View
from crenel.cli.players import Players


class LoansDrawing(ModuleDrawing):
    def own_lines(self, view: View, seat: int, players: Players) -> list[Text]:
        found = [
            f"{players.name(number)} {letters(clan['aside'], players.language)}"
            for number, clan in enumerate(view["clans"])
            if clan.get("aside")
        ]
        return [titled("wall-aside", ", ".join(found), players.language)] if found else []
