"""The Red Turban Rebellion: peace or war this year."""

from rich.text import Text

from crenel.cli.great_wall.cards import titled
from crenel.cli.great_wall.module import ModuleDrawing, View
from crenel.locales import say


class TurbanDrawing(ModuleDrawing):
    def tracks(self, view: View, language: str) -> list[Text]:
        facts = {name: view["rebellion"][name] for name in ("stance", "spared")}
        return [titled("wall-rebellion", say("wall-rebellion-line", facts, language), language)]
