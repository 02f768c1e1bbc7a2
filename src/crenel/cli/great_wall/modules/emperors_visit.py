"""Emperor's Visit: what he asks for, and whether one could show it."""

from rich.text import Text

from crenel.cli.great_wall.cards import titled
from crenel.cli.great_wall.module import ModuleDrawing, View
from crenel.cli.players import Players
from crenel.locales import say


class EmperorsVisitDrawing(ModuleDrawing):
    def tracks(self, view: View, language: str) -> list[Text]:
        emperor = view["emperor"]
        asked = [space for space in emperor["spaces"] if space["thing"] == emperor["space"]]
        others = [say("emperor-asks", space, language) for space in emperor["spaces"] if space not in asked]
        wants = say("wall-emperor-wants", {**asked[0], "honor": emperor["honor"]}, language)
        rest = say("wall-emperor-others", {"things": ", ".join(others)}, language)
        return [titled("wall-emperor", f"{wants}; {rest}", language)]

    def own_lines(self, view: View, seat: int, players: Players) -> list[Text]:
        emperor, own = view["emperor"], view["clans"][seat]
        if "shows" not in own:
            return []
        thing = emperor["space"]
        amount = next(space["amount"] for space in emperor["spaces"] if space["thing"] == thing)
        have = len(own["tactics"]) if thing == "tactics" else own["stock"].get(thing, 0)
        able = "yes" if thing in own["shows"] else "no"
        return [Text(say("wall-emperor-shows", {"able": able, "have": have, "amount": amount}, players.language))]
