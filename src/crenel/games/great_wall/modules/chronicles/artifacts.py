"""Artifacts of the Chronicles: they lie open for all and act during the whole game, as advisors do."""

from mypy_extensions import i64

from crenel.games.great_wall.cards import Card, make_cards
from crenel.games.great_wall.layout import Layout, Standing
from crenel.games.great_wall.sets import CARD
from crenel.games.great_wall.state import GreatWall


class ActingArtifacts(Standing):
    """The artifacts of the game that act: those among the three listen for every person alike. Those that count
    something only score at the end; here they are cards without anything to do.
    """

    def active(self, state: GreatWall, seat: i64) -> int:
        if not state.clans[seat].rules.person:
            return 0
        found = 0
        for artifact in state.artifacts:
            found |= CARD[artifact]
        return found


def acting_artifacts(layout: Layout) -> ActingArtifacts:
    """All artifacts of a table by their numbers."""
    rows = [row if "when" in row else {"name": row["name"], "source": row["source"]} for row in layout.deck.artifacts]
    cards: list[Card] = make_cards("artifact", rows, layout.words)
    return ActingArtifacts("artifact", cards, layout.words)
