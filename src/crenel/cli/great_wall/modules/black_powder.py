"""Black Powder: towers above the wall, war machines and dangers in the sections, special soldiers, shot cards."""

from rich.text import Text

from crenel.cli.great_wall.cards import describe_cards, letters, titled
from crenel.cli.great_wall.module import ModuleDrawing, View
from crenel.cli.players import COLOURS, SYMBOLS, Players
from crenel.games.great_wall.cards import Deck
from crenel.locales import say, word

ALARM = "bold #FF7A66"
EMPTY = "□"


class PowderDrawing(ModuleDrawing):
    def tracks(self, view: View, language: str) -> list[Text]:
        """The towers from the left, between the letters of their sections: whose spearman is in each."""
        line = Text()
        for tower in view["black_powder"]["towers"]:
            clan = tower["clan"]
            line.append(EMPTY if clan is None else SYMBOLS[clan], "dim" if clan is None else COLOURS[clan])
            line.append(" ")
        return [titled("wall-towers", line, language)]

    def in_section(self, view: View, section: View, language: str) -> list[Text]:
        lines: list[Text] = []
        machines = [word("machine", machine, language) for machine in section["machines"]]
        if machines:
            lines.append(Text(", ".join(machines)))
        others = Text()
        for clan in view["clans"]:
            posted = clan["soldiers"].get("others_firing", {}).get(section["section"])
            if posted:
                others.append(SYMBOLS[clan["clan"]], COLOURS[clan["clan"]]).append(letters(posted, language) + " ")
        if others.plain:
            lines.append(titled("wall-archers", others, language))
        if section["ladders"]:
            lines.append(Text(say("wall-ladders-here", None, language), ALARM))
        if section["falling"]:
            lines.append(Text(say("wall-falling", {"count": section["falling"]}, language), ALARM))
        return lines

    def own_lines(self, view: View, seat: int, players: Players) -> list[Text]:
        """Return whose special soldiers are whose, and what is left of machines and tokens."""
        language, powder = players.language, view["black_powder"]
        specials = [
            Text.assemble((SYMBOLS[clan], COLOURS[clan]), " ", word("soldier", special, language))
            for clan, special in enumerate(powder["specials"])
            if special
        ]
        left = ", ".join(f"{count} {word('machine', name, language)}" for name, count in powder["machines"].items())
        lines = [
            titled("wall-specials", Text("  ").join(specials), language),
            titled("wall-machines-left", left, language),
        ]
        if "crossbowman" in powder["specials"]:
            lines.append(Text(say("wall-snakes", {"count": powder["snakes"]}, language)))
        return lines

    def note(self, view: View, seat: int, move: View, language: str) -> str:
        """Return who is in a tower."""
        powder = view["black_powder"]
        if move["verb"] == "man":
            tower = next(each for each in powder["towers"] if each["tower"] == move["tower"])
            return say("wall-tower-free", None, language) if tower["clan"] is None else SYMBOLS[tower["clan"]]
        return ""

    def describe(self, deck: Deck, name: str, language: str) -> list[str]:
        return describe_cards("shot", deck.rows["shot"], name, language)
