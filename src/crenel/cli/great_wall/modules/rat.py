"""The Rat: where it sits, and its card."""

from rich.text import Text

from crenel.cli.great_wall.cards import deck_in, describe_cards, in_short, titled
from crenel.cli.great_wall.module import ModuleDrawing, View
from crenel.games.great_wall.cards import Deck
from crenel.locales import say, word

RAT = "~@"  # its tail and its back


class RatDrawing(ModuleDrawing):
    def tracks(self, view: View, language: str) -> list[Text]:
        rat = view["rat"]
        where = word("place", rat["place"], language) if rat["place"] else say("wall-rat-nowhere", None, language)
        return [
            titled(
                "wall-rat", Text.assemble(where, ". ", in_short(deck_in(view), "rat", rat["card"], language)), language
            )
        ]

    def on_place(self, view: View, place: View, language: str) -> Text:
        return Text(f" {RAT}", "bold") if view["rat"]["place"] == place["place"] else Text()

    def describe(self, deck: Deck, name: str, language: str) -> list[str]:
        return describe_cards("rat", deck.rows["rat"], name, language)
