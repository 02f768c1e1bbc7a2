"""The clocks of a table, folded from its log: every entry says when it happened. Nothing ticks here; whoever looks says
what time it is.

A clock runs while the others wait for that seat. When its decision ends the waiting, the seat gets the extra of the
table's pace, up to a full bank. Going back brings no time: what was used stays used, and an extra that came with what
is taken back goes again. Nobody loses on time: a seat that has none left is late, and a bot may stand in for it.
"""

from collections.abc import Collection

from crenel.server.entries import Acted, AnyEntry, BotSeated, ChatSent, Clocks, Joined, Pace, TableSeat, now
from crenel.server.shapes import ClocksShape

SECOND = 1000


def new_clocks(pace: Pace | None, seats: int, at: int) -> Clocks | None:
    """As a game begins: everybody has a full bank. None without a pace."""
    return None if pace is None else Clocks(at, [pace.bank * SECOND] * seats, [0] * seats)


def awaited(seats: list[TableSeat], actors: Collection[int]) -> list[int]:
    """Whose clocks run: people who are to decide, and only where somebody else is at the table. Leaving stops no
    clock; a bot has none."""
    people = {seat.person for seat in seats if seat.kind == "human"}
    return [seat for seat in actors if seats[seat].kind == "human"] if len(people) > 1 else []


def after(clocks: Clocks, pace: Pace, entry: AnyEntry, running: list[int]) -> Clocks:
    """The clocks after an entry that led to this waiting."""
    if isinstance(entry, ChatSent):
        return clocks
    left = [left_at(clocks, seat, entry.at) for seat in range(len(clocks.left))]
    gained = list(clocks.gained)
    full, extra = pace.bank * SECOND, min(pace.extra, pace.bank) * SECOND
    if isinstance(entry, Acted):
        if entry.seat in clocks.running and entry.seat not in running:
            gained[entry.seat] = min(extra, full - left[entry.seat])
            left[entry.seat] += gained[entry.seat]
    elif not isinstance(entry, Joined):
        for seat in set(running).difference(clocks.running):
            left[seat] -= min(gained[seat], left[seat])
            gained[seat] = 0
        if isinstance(entry, BotSeated):  # who has the seat back later has at least the time of a decision
            left[entry.seat] = max(left[entry.seat], extra)
            gained[entry.seat] = 0
    return Clocks(max(clocks.since, entry.at), left, gained, running)


def left_at(clocks: Clocks, seat: int, at: int) -> int:
    """The milliseconds a seat has left. Clocks of machines are set back now and then: no time passes then."""
    passed = max(0, at - clocks.since) if seat in clocks.running else 0
    return max(0, clocks.left[seat] - passed)


def late(clocks: Clocks | None) -> list[int]:
    """Who should have decided by now."""
    if clocks is None:
        return []
    at = now()
    return [seat for seat in clocks.running if not left_at(clocks, seat, at)]


def clocks_shape(clocks: Clocks, seats: list[TableSeat]) -> ClocksShape:
    """The clocks as pages need them to go on by themselves."""
    at = now()
    left = [left_at(clocks, n, at) if seat.kind != "bot" else None for n, seat in enumerate(seats)]
    return {"at": at, "left": left, "running": clocks.running}
