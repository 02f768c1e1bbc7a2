"""Genghis Khan: his card and skills with who stands on their spots, where he is, and the Emperor's award."""

from rich.text import Text

from crenel.cli.great_wall.cards import deck_in, describe_cards, in_short, named, titled
from crenel.cli.great_wall.module import ModuleDrawing, View
from crenel.cli.players import COLOURS, SYMBOLS, Players
from crenel.games.great_wall.cards import Deck
from crenel.locales import say, word

KHAN = "♞"
OPEN = "○"
INACTIVE = "×"


class KhanDrawing(ModuleDrawing):
    def tracks(self, view: View, language: str) -> list[Text]:
        khan = view["khan"]
        facts = {"section": khan["section"], "open": khan["open"]}
        where = say("wall-khan-where", facts, language) if khan["section"] else say("wall-nothing", None, language)
        return [titled("wall-khan", where, language)]

    def in_section(self, view: View, section: View, language: str) -> list[Text]:
        if view["khan"]["section"] != section["section"]:
            return []
        return [Text(f"{KHAN} {say('wall-khan-here', None, language)}", "bold")]

    def own_lines(self, view: View, seat: int, players: Players) -> list[Text]:
        """His card and the skills that work, with their spots; the award and who holds its figure."""
        language, deck, khan = players.language, deck_in(view), view["khan"]
        lines = [Text.assemble(spots(card, language), " ", self.about(deck, card, language)) for card in khan["cards"]]
        if khan["award"]:
            holder = say("wall-khan-unheld", None, language)
            if khan["holder"] is not None:
                holder = say("wall-khan-holder", {"player": players.name(khan["holder"])}, language)
            award = Text.assemble(in_short(deck, "award", khan["award"], language), f" ({holder})")
            lines.append(titled("wall-khan-award", award, language))
        return lines

    def about(self, deck: Deck, card: View, language: str) -> Text:
        """The name of a card, and what it does as long as it works."""
        if card["card"] not in [row["name"] for row in deck.rows["skill"]]:
            return Text(named(deck, "khan", card["card"], language), "bold")
        if card["open"] == 0:
            return Text(named(deck, "skill", card["card"], language), "dim strike")
        return in_short(deck, "skill", card["card"], language)

    def describe(self, deck: Deck, name: str, language: str) -> list[str]:
        found: list[str] = []
        for kind in ("khan", "skill", "award"):
            found += describe_cards(kind, deck.rows[kind], name, language)
        return found


def spots(card: View, language: str) -> Text:
    """`1● 2○ 3×`: who stands on each spot, by its number; those that are not active are crossed out."""
    line = Text()
    second = False
    for place, active in enumerate(card["active"]):
        number = str(place + 1)
        piece = card["cover"].get(number)
        line.append(f"{' ' if place else ''}{number}", "dim")
        if piece:
            soldier, clan, *way = piece.split()
            line.append(SYMBOLS[int(clan)] + word("soldier", soldier, language, "short"), COLOURS[int(clan)])
            second = bool(way)
        elif second:
            line.append("←", "dim")
            second = False
        else:
            line.append(OPEN if active else INACTIVE, "" if active else "dim")
    return line
