"""Freezing Weather: the production track, what is short, and the sets that were sent to the Emperor."""

from rich.text import Text

from crenel.cli.great_wall.cards import titled
from crenel.cli.great_wall.module import ModuleDrawing, View
from crenel.cli.players import Players
from crenel.locales import say, word

HERE = "[{}]"


class FreezingDrawing(ModuleDrawing):
    def tracks(self, view: View, language: str) -> list[Text]:
        """The values of all years, this year's in brackets, and kinds of which few are left."""
        cold = view["freezing_weather"]
        years = [
            HERE.format(value) if year == view["year"] else str(value) for year, value in enumerate(cold["track"], 1)
        ]
        facts = {"now": cold["now"], "track": " ".join(years)}
        line = Text(say("wall-freezing-now", facts, language))
        for name, left in cold["supply"].items():
            if left is not None:
                line.append(
                    f" {word('resource', name, language)} {say('wall-freezing-short', None, language)} ({left})"
                )
        return [titled("wall-freezing", line, language)]

    def own_lines(self, view: View, seat: int, players: Players) -> list[Text]:
        sent = [
            f"{players.name(who)} {', '.join(word('resource', name, players.language) for name in names)}"
            for who, names in enumerate(view["freezing_weather"]["sent"])
            if names
        ]
        return [titled("wall-freezing-sent", "; ".join(sent), players.language)] if sent else []
