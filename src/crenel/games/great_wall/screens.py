"""Questions whose answers depend on what lies behind a screen: tactics and resources."""

from crenel.games.great_wall.changes import ASKS_IN_SECRET
from crenel.kernel.state import State, Step


def asks_in_secret(state: State) -> bool:
    """Say whether there is somebody at the table who must not learn who has a choice."""
    return state.seats > 1 and state.rules >= ASKS_IN_SECRET


class Screened(Step):
    """A question that its player is asked also when there is nothing to choose, as long as the others cannot know that.
    Whoever is asked, and when, follows from what lies open.
    """

    __slots__ = ()

    def conceals(self, state: State) -> bool:
        return asks_in_secret(state)
