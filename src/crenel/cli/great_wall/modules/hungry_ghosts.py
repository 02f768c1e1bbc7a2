"""The Hungry Ghost Festival: haunted places, and the dead."""

from rich.text import Text

from crenel.cli.great_wall.cards import letters, titled
from crenel.cli.great_wall.module import ModuleDrawing, View
from crenel.cli.players import Players
from crenel.locales import say, word

GHOST = "☠"


class GhostsDrawing(ModuleDrawing):
    def tracks(self, view: View, language: str) -> list[Text]:
        names = [word("place", place, language) for place in view["ghosts"]["haunted"]]
        return [titled("wall-ghosts", ", ".join(names) or say("wall-ghosts-none", None, language), language)]

    def on_place(self, view: View, place: View, language: str) -> Text:
        return Text(f" {GHOST}", "bold") if place.get("haunted") else Text()

    def own_lines(self, view: View, seat: int, players: Players) -> list[Text]:
        found = [
            f"{players.name(number)} {letters(dead, players.language)}"
            for number, dead in enumerate(view["ghosts"]["dead"][: view["seats"]])
            if dead
        ]
        return [titled("wall-ghosts-dead", ", ".join(found), players.language)] if found else []
