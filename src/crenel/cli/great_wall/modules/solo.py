"""The solo game: Qin Jiushao's track of places, and his cards."""

from rich.text import Text

from crenel.cli.great_wall.cards import describe_cards, titled
from crenel.cli.great_wall.module import ModuleDrawing, View
from crenel.games.great_wall.cards import Deck
from crenel.locales import word


class SoloDrawing(ModuleDrawing):
    def tracks(self, view: View, language: str) -> list[Text]:
        """His places, the highest first."""
        names = " > ".join(word("place", place, language) for place in view["qin_track"])
        return [titled("wall-qin-track", names, language)]

    def describe(self, deck: Deck, name: str, language: str) -> list[str]:
        return describe_cards("solo", deck.rows["solo"], name, language)
