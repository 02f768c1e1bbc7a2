"""What `great_wall_balance` counts and tells of games played together, of Genghis Khan, Black Powder and the Ancient
Beasts.

A request that was left though everybody could pay it is looked up in the state when nobody has anything more to
propose; all else is counted from events.
"""

from collections.abc import Callable

from benchmarks.great_wall_tables import BySeats, Counts, columns, names, percent, share, won_share
from crenel.games.great_wall.modules.black_powder.part import powder_of
from crenel.games.great_wall.modules.black_powder.pieces import SPECIALS
from crenel.games.great_wall.modules.coop.cards import OF_WALLS, Request
from crenel.games.great_wall.modules.coop.demands import held, looks_possible
from crenel.games.great_wall.modules.coop.part import coop_of
from crenel.games.great_wall.modules.coop.requests import Fulfil
from crenel.games.great_wall.state import GreatWall

NAMED = {  # events that tell of one card
    "request_came": ("request", "came"),
    "request_fulfilled": ("request", "fulfilled"),
    "request_refused": ("request", "refused"),
    "event_came": ("event", "came"),
    "award_taken": ("award", "taken"),
    "khan_attacked": ("spots", "covered"),
    "skill_ended": ("skill", "ended"),
    "relic_came": ("relic", "came"),
}
POWDER = {
    "machine_built": " built",
    "shot": " shots",
    "machine_lost": " lost",
    "manned": "towers manned",
    "tower_left": "towers left",
    "dropped": "bombers dropped",
    "wall_destroyed": "wall levels destroyed",
}
BEASTS = {"beast_upgraded": "upgraded", "beast_moved": "moved"}
# Why shame comes, by the event before it.
CAUSES = {
    "place_filled": "places filled alone",
    "activated": "places filled alone",
    "assault": "breaches",
    "requests_open": "open requests",
    "event_came": "events",
}


class Watch:
    """What events do not tell: requests that could be paid and were left."""

    def __init__(self) -> None:
        self.payable: dict[tuple[int, str], bool] = {}  # by year and request, when it was last asked

    def look(self, state: GreatWall) -> None:
        if not isinstance(state.stack[len(state.stack) - 1], Fulfil):
            return
        part = coop_of(state)
        for slot in range(len(part.requests)):
            if part.requests[slot] >= 0:
                request = part.request_in(slot)
                self.payable[int(state.year), request.name] = can_pay(state, request)

    def count(self, state: GreatWall, found: Counts) -> None:
        """Add what this game has shown."""
        if not self.payable:
            return
        year = 0
        for event in state.events:
            if event["event"] == "year_started":
                year = int(str(event["year"])) - 1
            elif event["event"] == "request_fulfilled":
                self.payable.pop((year, str(event["card"])), None)
        for (_year, name), payable in self.payable.items():
            found["request", name, "left"] += payable
            found["request", name, "open"] += 1


def can_pay(state: GreatWall, request: Request) -> bool:
    """Whether all who have to pay a request have what it asks for."""
    if not looks_possible(state, request):
        return False
    for line in request.lines:
        if line.kind == OF_WALLS:
            continue
        have = [int(held(state, seat, line)) for seat in range(int(state.seats))]
        if sum(have) < line.count * len(have) if line.team else min(have) < line.count:
            return False
    return True


def count_specials(state: GreatWall, winner: int, found: Counts) -> None:
    """Whose special soldiers won, where there are any and somebody has won."""
    if not any(module.name == "black_powder" for module in state.modules) or not state.winners():
        return
    for seat in range(int(state.seats)):
        special = SPECIALS[powder_of(state).specials[seat]]
        found["special", special, "won" if seat == winner else "lost"] += 1


def count_event(event: dict[str, object], name: str, year: str, found: Counts) -> None:
    """An event of a game together, about Genghis Khan or about beasts."""
    if name in NAMED:
        kind, what = NAMED[name]
        found[kind, str(event["card"]), what] += int(str(event.get("count", 1)))
        if name == "request_fulfilled":
            found["year", year, "fulfilled"] += 1
    elif name in POWDER:
        found["powder", str(event.get("machine", "")) + POWDER[name]] += 1
        if name == "wall_destroyed":
            found["year", year, "levels lost"] += 1
    elif name == "raid":
        found["shame by", "raids"] += int(str(event["shame"]))
    elif name in ("shame_redeemed", "shame_cleared"):
        found["year", year, name] += 1
    elif name in BEASTS:
        found["beast", str(event["beast"]), BEASTS[name]] += 1
    elif name == "khan_defeated":
        found["khan", "defeated"] += 1
        found["khan", "defeated in year", year] += 1


# ---------------------------------------------------------------- tables


def of_games(*key: str) -> Callable[[Counts], str]:
    return lambda found: percent(found[key], found["games",])


OVERVIEW: list[tuple[str, Callable[[Counts], str]]] = [
    ("games ended by the Khan", of_games("end", "khan")),
    ("the Khan defeated", lambda found: share(found["khan", "defeated"], found["games",])),
    ("together: won", lambda found: share(found["won",], found["games",])),
    ("lost by shame", of_games("end", "disgrace")),
    ("lost by time", of_games("end", "late")),
    ("lost by walls", of_games("end", "rubble")),
]


def tables(runs: BySeats) -> list[str]:
    return [
        columns(
            "requests: came a game, fulfilled, open at the end of a winter, of those could be paid",
            runs,
            names(runs, "request"),
            request,
        ),
        columns("requests fulfilled, by year", runs, names(runs, "year"), by_year),
        columns("shame tokens a game, by cause", runs, names(runs, "shame by"), a_time("shame by")),
        columns("events a game", runs, names(runs, "event"), a_time("event", "came")),
        columns("the Khan defeated, by year", runs, names(runs, "year"), fell),
        columns("his spots covered a game", runs, names(runs, "spots"), a_time("spots", "covered")),
        columns("special soldiers: win share", runs, names(runs, "special"), special_share),
        columns("wall levels destroyed, by year", runs, names(runs, "year"), levels_lost),
        columns("machines, towers and walls, a game", runs, names(runs, "powder"), a_time("powder")),
        columns("awards taken a game", runs, names(runs, "award"), a_time("award", "taken")),
        columns("beasts upgraded a game", runs, names(runs, "beast"), a_time("beast", "upgraded")),
        columns("beasts moved a game", runs, names(runs, "beast"), a_time("beast", "moved")),
        columns("relics used a game in which they came up later", runs, names(runs, "relic"), relic),
        columns(
            "wins by upgrades of beasts",
            runs,
            names(runs, "raised"),
            lambda found, name: won_share(found, "raised", name),
        ),
    ]


def count_upgrades(events: list[dict[str, object]], seats: int, winner: int, found: Counts) -> None:
    """How many beasts each player has upgraded, and who has won."""
    raised = [str(event["seat"]) for event in events if event["event"] == "beast_upgraded"]
    if raised:
        for seat in range(seats):
            found["raised", str(raised.count(str(seat))), "won" if seat == winner else "lost"] += 1


def relic(found: Counts, name: str) -> str:
    return f"{found['relic', name, 'used'] / max(1, found['relic', name, 'came']):.2f}"


def a_time(kind: str, *what: str) -> Callable[[Counts, str], str]:
    return lambda found, name: f"{found[(kind, name, *what)] / found['games',]:.2f}"


def special_share(found: Counts, name: str) -> str:
    won = found["special", name, "won"]
    return percent(won, won + found["special", name, "lost"])


def levels_lost(found: Counts, year: str) -> str:
    return f"{found['year', year, 'levels lost'] / found['games',]:.2f}"


def request(found: Counts, name: str) -> str:
    came = found["request", name, "came"]
    done = percent(found["request", name, "fulfilled"], came)
    left = found["request", name, "open"]
    return f"{came / found['games',]:.2f}, {done}, {left / max(1, came):.2f}, {found['request', name, 'left']}"


def by_year(found: Counts, year: str) -> str:
    return f"{found['year', year, 'fulfilled'] / found['games',]:.2f}"


def fell(found: Counts, year: str) -> str:
    return percent(found["khan", "defeated in year", year], found["games",])
