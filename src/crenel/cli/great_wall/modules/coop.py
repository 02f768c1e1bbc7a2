"""The co-op mode: how far the team is, open requests, and the events that came."""

from rich.text import Text

from crenel.cli.great_wall.cards import deck_in, describe_cards, in_short, titled
from crenel.cli.great_wall.module import ModuleDrawing, View
from crenel.cli.players import Players, Side
from crenel.games.great_wall.cards import Deck
from crenel.locales import say, word


class CoopDrawing(ModuleDrawing):
    def tracks(self, view: View, language: str) -> list[Text]:
        """The line of the team: requests, if there are any, shame, years."""
        coop, shame = view["coop"], view["shame"]
        facts = {
            "done": len(coop["fulfilled"]),
            "needed": coop["needed"],
            "shame": shame["of"] - shame["pool"],
            "of": shame["of"],
            "year": view["year"],
            "years": len(view["years"]),
        }
        key = "wall-team-line" if coop["needed"] else "wall-team-holding"
        return [titled("wall-team", say(key, facts, language), language)]

    def own_lines(self, view: View, seat: int, players: Players) -> list[Text]:
        """Open requests and events with their texts, and the request that is talked about."""
        language, deck, coop = players.language, deck_in(view), view["coop"]
        lines = [
            titled("wall-requests", in_short(deck, "request", name, language), language)
            for name in coop["requests"]
            if name
        ]
        lines += [titled("wall-events", in_short(deck, "event", name, language), language) for name in coop["events"]]
        if coop["proposed"]:
            lines.append(titled("wall-proposed", word("card", coop["proposed"], language), language))
        return lines

    def sides(self, view: View, language: str) -> list[Side]:
        return [(say("wall-team-name", None, language), list(range(view["seats"])))]

    def describe(self, deck: Deck, name: str, language: str) -> list[str]:
        found: list[str] = []
        for kind in ("request", "event"):
            found += describe_cards(kind, deck.rows[kind], name, language)
        return found
