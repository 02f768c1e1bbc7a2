"""Tables that come out the same each time: played by bots with fixed seeds, and put into the store of a server."""

import json
import secrets
import sqlite3
from collections.abc import Callable
from functools import cache

from sqlalchemy import create_engine

import crenel
from crenel import bots
from crenel.server.clock import now
from crenel.server.entries import Acted, Header, TableSeat
from crenel.server.sessions import hash_of
from crenel.server.store.port import NewEntry
from crenel.server.store.statements import write
from crenel.server.table_log import TableLog
from crenel.server.tables import creation_changes
from tests.e2e.conftest import Served
from tests.server.room import Message, Player

Ready = Callable[[crenel.State], bool]


def asked(state: crenel.State) -> bool:
    """The first seat has something to decide, and nobody else."""
    return list(state.actors) == [0] and not state.for_show and len(state.actions(0)) > 1


def at_end(state: crenel.State) -> bool:
    return state.over


def seeded_table(
    server: Served,
    player: Player,
    game: str,
    seed: int,
    decisions: int = 0,
    ready: Ready = asked,
    seats: int = 3,
    options: Message | None = None,
    bot: str = "random",
    friend: Player | None = None,
) -> Message:
    """A table of a player, perhaps a friend, and bots after so many decisions, and then on until it is ready."""
    own = TableSeat("human", person=_person(server, player), name="Ada")
    others = [TableSeat("bot", name=f"Bot {seat}", bot="random") for seat in range(1, seats)]
    if friend:
        others[0] = TableSeat("human", person=_person(server, friend), name="Bob")
    found = crenel.game(game)
    header = Header(
        id=secrets.token_urlsafe(9),
        game=game,
        rules=found.rules,
        options=found.new(seats, 0, options or {}).options,
        seats=[own, *others],
        host=own.person,
        seed=str(seed),
        created=now(),
    )
    decided = decisions_until(game, seed, decisions, ready, seats, json.dumps(header.options, sort_keys=True), bot)
    assert decided is not None, f"{game}, seed {seed}: it never came to it"
    log = TableLog(header)
    entries = []
    for number, (seat, move, for_show) in enumerate(decided):
        entry = Acted(at=header.created, seat=seat, move=move, for_show=for_show)
        log.apply_entry(entry)
        entries.append(NewEntry(header.id, number, entry))
    created, summary, places = creation_changes(log)
    engine = create_engine(f"sqlite:///{server.store / 'crenel.db'}")
    with engine.begin() as connection:
        write(connection, [created, summary, places, *entries])
    engine.dispose()
    return {"id": header.id}


@cache
def decisions_until(
    game: str, seed: int, decisions: int, ready: Ready, seats: int, options: str, bot: str
) -> list[tuple[int, str, bool]] | None:
    """What bots decide until a table is ready, as seat, move and whether it is only for show; None if it never is.
    Worked out once for all tests of a process that begin there.
    """
    state = crenel.game(game).new(seats, str(seed), json.loads(options))
    mover = bots.make(bot, game, str(seed))
    made: list[tuple[int, str, bool]] = []
    while len(made) < decisions or not ready(state):
        if state.over:
            return None
        seat = state.actors[0]
        action = mover.choose(state, seat)
        made.append((seat, state.text(action, seat), state.for_show))
        state.apply(action, seat)
    return made


def _person(server: Served, player: Player) -> str:
    token = next(iter(player.http.cookies.values()))
    with sqlite3.connect(server.store / "crenel.db") as store:
        found = store.execute("select person from sessions where token = ?", (hash_of(token),)).fetchone()
    return str(found[0])
