"""The Siege of Diaoyucheng: the fortress in a line."""

from rich.text import Text

from crenel.cli.great_wall.cards import titled
from crenel.cli.great_wall.module import ModuleDrawing, View
from crenel.locales import say


class FortressDrawing(ModuleDrawing):
    def tracks(self, view: View, language: str) -> list[Text]:
        fortress = view["fortress"]
        facts = {name: fortress[name] for name in ("defence", "most", "siege", "spots", "night")}
        facts["archers"] = sum(fortress["archers"])
        return [titled("wall-fortress", say("wall-fortress-line", facts, language), language)]
