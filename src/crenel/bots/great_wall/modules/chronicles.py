"""The Ancient Chronicles: what the artifacts that act add to what happens."""

from typing import TYPE_CHECKING

from crenel.bots.great_wall.module import ModuleWorth

if TYPE_CHECKING:
    from crenel.bots.great_wall.valuation import Valuation


class ChroniclesWorth(ModuleWorth):
    def ask(self, valuation: "Valuation") -> None:
        """Artifacts that act answer events as one's own cards do."""
        state = valuation.state
        echo = valuation.echo[:]  # the valuation's own list is shared with others
        for standing in state.layout.standing:
            if standing.kind == "artifact":
                for artifact in state.artifacts:
                    card = standing.cards[artifact]
                    echo[card.when] += valuation.cards.effect(card.ops)
        valuation.echo = echo
