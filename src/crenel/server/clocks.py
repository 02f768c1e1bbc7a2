"""Clocks of a table, computed from the times of its log entries. Nothing ticks: the time left is computed on request.

A clock runs while its seat has to decide and the server runs. When a decision stops it, the extra of the table's pace
is added, up to a full bank. Undo and takebacks give no time back, and remove the extra of what they undo. Nobody loses
on time: a seat without time is late, and a bot may replace it.

A clock stands still while its player is away, as they told before, for as many days in a game as the pace allows
(`Pace.away`). Only days on which the others really waited are counted.
"""

from collections.abc import Collection, Sequence

from crenel.server.clock import now
from crenel.server.entries import Acted, AnyEntry, BotSeated, ChatSent, Clocks, Joined, Pace, TableSeat
from crenel.server.shapes import AwayShape, ClocksShape

SECOND = 1000
DAY = 24 * 3600 * SECOND
Away = tuple[int, int, int]  # seat, from, to


def new_clocks(pace: Pace | None, seats: int, at: int, more: Sequence[int] = ()) -> Clocks | None:
    """Return clocks with a full bank for everybody, or None without a pace."""
    if pace is None:
        return None
    full = [bank_of(pace, more, seat) for seat in range(seats)]
    return Clocks(at, full, [0] * seats, leave=[pace.away * DAY] * seats if pace.away else [])


def bank_of(pace: Pace, more: Sequence[int], seat: int) -> int:
    """Return the most milliseconds that a seat can have: the bank, and what it was given on top (`more`)."""
    return (pace.bank + (more[seat] if seat < len(more) else 0)) * SECOND


def extra_of(pace: Pace, more: Sequence[int], seat: int) -> int:
    """Return the milliseconds a decision brings back: all of them where the pace is a time per turn."""
    bank = bank_of(pace, more, seat)
    return bank if pace.extra >= pace.bank else pace.extra * SECOND


def running_clocks(seats: list[TableSeat], actors: Collection[int]) -> list[int]:
    """Return the seats whose clocks run: people who have to decide at a table with other people. Leaving stops no
    clock; a bot has none."""
    people = {seat.person for seat in seats if seat.kind == "human"}
    return [seat for seat in actors if seats[seat].kind == "human"] if len(people) > 1 else []


def advance(
    clocks: Clocks,
    pace: Pace,
    entry: AnyEntry,
    running: list[int],
    earns: bool = True,
    more: Sequence[int] = (),
    away: Sequence[Away] = (),
) -> Clocks:
    """Return the clocks after an entry; `running` are the clocks that run from then on, `earns` says whether a decision
    brings the extra, `more` are the seconds that seats have on top of the pace, `away` says when players are away."""
    if isinstance(entry, ChatSent):
        return clocks
    at = entry.at - max(0, entry.skipped - clocks.skipped)  # a table in memory knows of it, a stored log does not
    left = [left_at(clocks, seat, at) for seat in range(len(clocks.left))]
    leave = [rest - stood_still(clocks, seat, at) for seat, rest in enumerate(clocks.leave)]
    gained = list(clocks.gained)
    if isinstance(entry, Acted):
        if entry.seat in clocks.running and entry.seat not in running:
            room = bank_of(pace, more, entry.seat) - left[entry.seat]
            gained[entry.seat] = min(extra_of(pace, more, entry.seat), room) if earns else 0
            left[entry.seat] += gained[entry.seat]
    elif not isinstance(entry, Joined):
        for seat in set(running).difference(clocks.running):
            left[seat] -= min(gained[seat], left[seat])
            gained[seat] = 0
        if isinstance(entry, BotSeated):  # a player who takes the seat back has at least the extra
            left[entry.seat] = max(left[entry.seat], extra_of(pace, more, entry.seat))
            gained[entry.seat] = 0
    absences = [each for each in away if each[2] > entry.at] if leave else []
    return Clocks(max(clocks.since, entry.at), left, gained, running, away=absences, leave=leave)


def left_at(clocks: Clocks, seat: int, at: int) -> int:
    """Return the milliseconds a seat has left. No time passes while the server is down or its player is away."""
    passed = at - clocks.since - clocks.skipped - stood_still(clocks, seat, at) if seat in clocks.running else 0
    return max(0, clocks.left[seat] - max(0, passed))


def stood_still(clocks: Clocks, seat: int, at: int) -> int:
    """Return for how many milliseconds the clock of a seat has stood still since its player was to decide."""
    if not clocks.leave or seat not in clocks.running:
        return 0
    stood = sum(max(0, min(at, end) - max(start, clocks.since)) for who, start, end in clocks.away if who == seat)
    return min(stood, clocks.leave[seat])


def late_seats(clocks: Clocks | None) -> list[int]:
    """Return the seats that have to decide and have no time left."""
    if clocks is None:
        return []
    at = now()
    return [seat for seat in clocks.running if not left_at(clocks, seat, at)]


def clocks_shape(clocks: Clocks, seats: list[TableSeat]) -> ClocksShape:
    """Return the clocks as pages need them to count down themselves."""
    at = now()
    left = [left_at(clocks, n, at) if seat.kind != "bot" else None for n, seat in enumerate(seats)]
    away: list[AwayShape] = [
        {"seat": seat, "start": start, "end": end}
        for seat, start, end in clocks.away
        if end > at and seats[seat].person
    ]
    leave = [rest - stood_still(clocks, seat, at) for seat, rest in enumerate(clocks.leave)]
    return {"at": at, "left": left, "running": clocks.running, "away": away, "leave": leave}
