"""Ancient Beasts: where they stand, their levels, what they do, and the active relic."""

from rich.text import Text

from crenel.cli.great_wall.cards import deck_in, describe_cards, in_short, titled
from crenel.cli.great_wall.module import ModuleDrawing, View
from crenel.cli.players import Players
from crenel.games.great_wall.cards import Deck
from crenel.locales import say, word

BEAST = "❖"


class BeastsDrawing(ModuleDrawing):
    def tracks(self, view: View, language: str) -> list[Text]:
        """Return where each beast stands."""
        found = []
        for beast in view["beasts"]["beasts"]:
            name = say("wall-beast", {"beast": beast["beast"], "level": beast["level"]}, language)
            where = (
                word("area", beast["area"], language) if beast["area"] else say("wall-beast-nowhere", None, language)
            )
            found.append(f"{name} ({where})")
        return [titled("wall-beasts", ", ".join(found), language)]

    def in_section(self, view: View, section: View, language: str) -> list[Text]:
        return [Text(f"{BEAST} {name}", "bold") for name in beasts_in(view, section["section"], language)]

    def on_place(self, view: View, place: View, language: str) -> Text:
        names = beasts_in(view, place["place"], language)
        return Text("".join(f" {BEAST} {name}" for name in names), "bold")

    def own_lines(self, view: View, seat: int, players: Players) -> list[Text]:
        """The cards of the beasts and the active relic, with their texts."""
        language, deck, beasts = players.language, deck_in(view), view["beasts"]
        lines = [in_short(deck, "beast", beast["card"], language) for beast in beasts["beasts"]]
        if beasts["relic"]:
            lines.append(titled("wall-relic", in_short(deck, "relic", beasts["relic"], language), language))
        return lines

    def describe(self, deck: Deck, name: str, language: str) -> list[str]:
        found: list[str] = []
        for kind in ("beast", "relic"):
            found += describe_cards(kind, deck.rows[kind], name, language)
        return found


def beasts_in(view: View, area: str, language: str) -> list[str]:
    """The beasts of an area, each with its level."""
    return [
        say("wall-beast", {"beast": beast["beast"], "level": beast["level"]}, language)
        for beast in view["beasts"]["beasts"]
        if beast["area"] == area
    ]
