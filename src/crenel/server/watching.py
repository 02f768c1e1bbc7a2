"""Who watches a table, as the table knows them."""

from typing import Protocol


class Watcher(Protocol):
    """Connection of a player or a spectator."""

    person: str
    away: bool
    asks_always: bool  # whether the person wants to be asked also when there is nothing to decide
    viewed: int | None  # seat of the last view

    def tell(self, message: bytes) -> None:
        """Send news of the table without waiting. A watcher who is too far behind gets the full state later instead."""

    def reconnect(self) -> None:
        """Close, so that the page connects again and the table is loaded anew."""
