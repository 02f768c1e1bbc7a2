"""Takebacks: requests to go back in the game, the votes on them, and the wait after declined ones."""

from crenel.server.entries import AnyEntry, ChatSent, TakebackAsked, TakebackVoted
from crenel.server.errors import HttpRefusal
from crenel.server.seating import Seating

FIRST_WAIT = 30  # seconds until a player whose takeback was declined a second time may ask again
LONGEST_WAIT = 600


class TakebackRequest:
    """Open request to go back to after the first `moves` decisions."""

    def __init__(self, by: int, moves: int, yes: set[int]) -> None:
        self.by = by
        self.moves = moves
        self.yes = yes


class DeclinedTakebacks:
    """Count of declined takebacks by seat. The wait doubles with each one after the first."""

    def __init__(self) -> None:
        self.asker = -1
        self.counts: dict[int, int] = {}
        self.last: dict[int, int] = {}
        self.newest: tuple[int, int] | None = None  # asker and decliner, until the next entry that is not chat

    def note(self, entry: AnyEntry) -> None:
        if isinstance(entry, ChatSent):
            return
        self.newest = None
        if isinstance(entry, TakebackAsked):
            self.asker = entry.seat
        elif isinstance(entry, TakebackVoted) and not entry.yes and entry.seat != self.asker:
            self.counts[self.asker] = self.counts.get(self.asker, 0) + 1
            self.last[self.asker] = entry.at
            self.newest = (self.asker, entry.seat)

    def check(self, seat: int, at: int) -> None:
        """Refuse a request that comes too soon after the last declined one. The first decline costs no wait."""
        repeated = self.counts.get(seat, 0) - 2
        if repeated < 0:
            return
        left = self.last[seat] + min(FIRST_WAIT << repeated, LONGEST_WAIT) * 1000 - at
        if left > 0:
            raise HttpRefusal("asked-too-often", 429, seconds=-(-left // 1000))


class Takebacks:
    """Open takeback request of a table, with its votes, and the declined ones."""

    def __init__(self, seating: Seating) -> None:
        self.seating = seating
        self.request: TakebackRequest | None = None
        self.declined = DeclinedTakebacks()

    def ask(self, entry: TakebackAsked, decisions: int) -> None:
        """Open a request in a game with this many decisions. The asker agrees with all their seats."""
        if self.request is not None:
            raise HttpRefusal("request-open")
        if not 0 <= entry.moves < decisions:
            raise HttpRefusal("no-such-moment", count=entry.moves, moves=decisions)
        self.request = TakebackRequest(entry.seat, entry.moves, {entry.seat, *self.seating.seats_with(entry.seat)})

    def vote(self, entry: TakebackVoted) -> None:
        """Count a vote for all seats of the voter. One "no" closes the request."""
        if self.request is None:
            raise HttpRefusal("no-request")
        if entry.yes:
            self.request.yes |= {entry.seat, *self.seating.seats_with(entry.seat)}
        else:
            self.request = None

    def close(self) -> None:
        self.request = None

    def missing_votes(self) -> list[int]:
        """Return the seats that still have to vote. Bots agree, and players who have left are not asked."""
        if self.request is None:
            return []
        return [seat for seat in self.seating.present_people() if seat not in self.request.yes]

    def take_agreed(self) -> int | None:
        """Close a request that all have agreed to; return how many decisions stay, or None if there is none."""
        if self.request is None or self.missing_votes():
            return None
        moves = self.request.moves
        self.request = None
        return moves
