"""Great Famine: everybody's food against those who eat, and how much the stores hold."""

from rich.text import Text

from crenel.cli.great_wall.cards import titled
from crenel.cli.great_wall.module import ModuleDrawing, View
from crenel.cli.players import COLOURS, SYMBOLS
from crenel.locales import say


class FamineDrawing(ModuleDrawing):
    def tracks(self, view: View, language: str) -> list[Text]:
        """`●8/6`: a player's food, and the mouths it is for."""
        famine = view["great_famine"]
        line = Text()
        for seat, (food, mouths) in enumerate(zip(famine["food"], famine["mouths"], strict=True)):
            line.append(f"{SYMBOLS[seat]}{food}/{mouths} ", COLOURS[seat])
        facts = {name: famine[name] for name in ("capacity", "lost", "price")}
        line.append(say("wall-famine-capacity", facts, language))
        return [titled("wall-famine", line, language)]
