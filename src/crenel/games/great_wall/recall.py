"""Taking back command cards one by one."""

from mypy_extensions import i64

from crenel.games.great_wall.cards import BETRAYAL
from crenel.games.great_wall.moves import RECALL, SKIP, first_of, move, verb_of
from crenel.games.great_wall.sets import CARD, bits
from crenel.games.great_wall.state import GreatWall
from crenel.games.great_wall.triggers import trigger
from crenel.games.great_wall.vocabulary import RECLAIMED
from crenel.kernel.state import State, Step


class Recall(Step):
    """One of one's own command cards comes back from the discard pile, if its owner likes. Betrayal never does."""

    def cards(self, state: GreatWall) -> list[i64]:
        return bits(state.clans[self.seat].discarded & ~CARD[BETRAYAL])

    def options(self, state: State) -> list[int] | None:
        assert isinstance(state, GreatWall)
        found: list[int] = [move(RECALL, card, 0, 0) for card in self.cards(state)]
        if found:
            found.append(SKIP)
        return found

    def resolve(self, state: State, action: int) -> None:
        assert isinstance(state, GreatWall)
        if verb_of(action) == SKIP:
            return
        card = first_of(action)
        clan = state.clans[self.seat]
        clan.discarded &= ~CARD[card]
        clan.commands |= CARD[card]
        if state.recording:
            state.emit("recalled", self.seat, {"card": state.deck.commands[card].name})
        trigger(state, self.seat, RECLAIMED)
