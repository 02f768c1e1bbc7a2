"""What a socket receives is the same in worlds that its person cannot tell apart, and nobody waits for those who have
nothing to decide.
"""

import asyncio
import secrets
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from crenel.kernel.game import without_chance
from crenel.server.clock import now
from crenel.server.entries import Acted, AnyEntry, Header, Pace, StartPosition, Stored, TableSeat, Undone
from crenel.server.read_only import ReadOnlyTable
from crenel.server.table_log import TableLog
from tests.rules.great_wall.test_secrets import HANDS, about_to_defeat
from tests.server.room import PATIENCE, QUICK, Message, Player, Seat, Server, running

AT_HAND = ("id", "touched", "created", "at", "who")


def seated(kind: str, player: Player | None = None, name: str = "") -> TableSeat:
    return TableSeat("bot", name="random", bot="random") if player is None else TableSeat(kind, me(player), name)


def me(player: Player) -> str:
    return str(player.get("/me")["id"])


def header_of(hand: list[str], seats: list[TableSeat], pace: Pace | None = None) -> Header:
    """A table at the moment before a blow fells a horde. Seat 1 has that hand, and chi if it fits."""
    state = about_to_defeat(hand, len(seats), 4 if hand == HANDS[0] else 0).state
    start = StartPosition("", 0, without_chance(state.dump()))
    name, rules, host = secrets.token_urlsafe(9), int(state.rules), seats[0].person
    return Header(name, "great_wall", rules, state.options, seats, host, "seed", now(), starts_from=start, pace=pace)


def table_of(server: Server, hand: list[str], seats: list[TableSeat]) -> Message:
    header = header_of(hand, seats)

    async def create() -> None:
        await server.services.registry.create(TableLog(header), "127.0.0.1")

    asyncio.run_coroutine_threadsafe(create(), server.loop).result(PATIENCE)
    return {"id": header.id}


def plain(message: Any) -> Any:
    """A message without what differs from table to table and from moment to moment."""
    if isinstance(message, dict):
        return {name: plain(part) for name, part in message.items() if name not in (*AT_HAND, "seq")}
    return [plain(part) for part in message] if isinstance(message, list) else message


def strike(seat: Seat) -> None:
    """The blow, and all that is asked of whoever strikes until another is."""
    while seat.state["view"]["actors"] == [0]:
        seat.act(seat.moves(0)[0])


def received(seat: Seat) -> list[Any]:
    return [plain(message) for message in seat.messages if message["t"] not in ("presence", "pong")]


@pytest.fixture
def three(server: Server) -> list[Player]:
    return [server.guest(name) for name in ("Ada", "Bob", "Cy")]


def test_nobody_learns_from_a_socket_who_could_have_reacted(server: Server, three: list[Player]) -> None:
    """Bob holds something that fits and lets it pass by hand; or nothing, and the server answers."""
    ada, bob, _ = three
    seen = []
    for hand in HANDS:
        table = table_of(server, hand, [seated("human", player, "") for player in three])
        with bob.sit(table) as his, ada.sit(table) as hers, server.nobody().sit(table) as onlooker:
            strike(hers)
            for _ in range(8):
                state = his.until(lambda state: state["v"] >= hers.state["v"])
                if state["view"]["asking"]["step"] not in ("react", "perish"):
                    break
                if state["moves"].get("1"):
                    assert hand == HANDS[0]
                    his.act(his.moves(1)[-1] if "skip" in his.moves(1) else "done", 1)
                hers.until(lambda state, old=hers.state["v"]: state["v"] > old)
            asks = {"t": "ask", "id": "same", "seat": 0}
            for question in ({"what": "why", "move": "tactic vigil"}, {"what": "score"}):
                hers.ask(**asks, **question)
            onlooker.until(lambda state: state["v"] >= hers.state["v"])
            assert hers.undo(0)["error"] == "nothing-to-undo"
            seen.append((received(hers), received(onlooker)))
    assert seen[0] == seen[1]
    assert any(message["t"] == "state" and message["view"]["asking"]["step"] == "react" for message in seen[0][0])


def test_who_has_nothing_to_decide_is_offered_nothing_and_need_not_be_there(
    server: Server, three: list[Player]
) -> None:
    """Nor is it their turn: pages notify those who have a move."""
    ada, bob, _ = three
    table = table_of(server, HANDS[1], [seated("human", player, "") for player in three])
    with bob.sit(table) as his, ada.sit(table) as hers:
        strike(hers)
        hers.until(lambda state: state["view"]["asking"]["step"] not in ("react", "perish"))
        his.until(lambda state: state["v"] >= hers.state["v"])
        reactions = [
            m for m in his.messages if m["t"] == "state" and m["view"]["asking"]["step"] in ("react", "perish")
        ]
        assert reactions
        assert all(not message["moves"] for message in reactions)


def test_who_wants_to_be_asked_always_is(server: Server, three: list[Player]) -> None:
    ada, bob, _ = three
    table = table_of(server, HANDS[1], [seated("human", player, "") for player in three])
    asked = Seat(server.url, f"{table['id']}", {"Cookie": bob.cookie()}, "?ask=always")
    with asked as his, ada.sit(table) as hers:
        strike(hers)
        his.until(lambda state: state["moves"].get("1"))
        assert his.moves(1) == ["skip"]
        hers.silence()
        his.act("skip", 1)


def test_alone_with_bots_nobody_waits_for_a_reaction(tmp_path: Path) -> None:
    """However long reactions are held among people."""
    with running(tmp_path, replace(QUICK, answer_pause=PATIENCE, bot_pause=0.0)) as server:
        ada = server.guest("Ada")
        seats = [seated("human", ada, ""), seated("bot"), seated("bot")]
        with ada.sit(table_of(server, HANDS[1], seats)) as hers:
            strike(hers)
            hers.until(lambda state: state["view"]["asking"]["step"] not in ("react", "perish"))


def give_up_waiting(server: Server) -> None:
    """Let the server stop, which carries through what it has begun."""
    for table in server.services.registry.live.values():
        for task in table.tasks:
            task.cancel()


def test_quick_answers_of_several_people_are_shown_after_the_same_pause(tmp_path: Path) -> None:
    """By hand or by the server: nobody else sees either before."""
    with running(tmp_path, replace(QUICK, answer_pause=PATIENCE)) as server:
        people = [server.guest(name) for name in ("Ada", "Bob", "Cy")]
        for hand in HANDS:
            table = table_of(server, hand, [seated("human", player, "") for player in people])
            with people[1].sit(table) as his, people[0].sit(table) as hers:
                strike(hers)
                state = his.until(lambda state: state["view"]["actors"] == [1])
                if hand == HANDS[0]:
                    his.send(t="act", id="quick", v=state["v"], seat=1, move="skip")
                hers.silence()
                assert hers.state["view"]["actors"] == [1]
        server.loop.call_soon_threadsafe(give_up_waiting, server)


@pytest.mark.parametrize("hand", HANDS)
def test_a_reaction_brings_no_time(hand: list[str]) -> None:
    """Or those who have nothing to decide would gain by it, and clocks would tell who they are."""
    log = TableLog(header_of(hand, [TableSeat("human", str(number), "") for number in range(3)], Pace(600, 60)))
    at = log.header.created
    while log.state().actor == 0:
        at += 5_000
        log.apply_entry(Acted(at=at, seat=0, move=log.state().text(log.state().actions()[0])))
    assert log.clocks is not None
    assert log.clocks.left[0] == 600_000, "the extra of a turn"
    log.apply_entry(Acted(at=at + 5_000, seat=1, move="skip"))
    assert log.clocks.left[1] == 595_000


def test_a_table_that_can_only_be_read_knows_what_undo_passed_over() -> None:
    header = header_of(HANDS[1], [TableSeat("human", str(number), "") for number in range(3)])
    entries: list[AnyEntry] = [
        Acted(at=1, seat=0, move="recruit spearman"),
        Acted(at=2, seat=0, move="done"),
        Acted(at=3, seat=0, move="skip", for_show=True),
        Undone(at=4, seat=0, count=1),
    ]
    assert ReadOnlyTable(Stored(header, entries)).taken == [(0, "recruit spearman")]


def test_the_log_says_what_was_asked_for_show() -> None:
    log = TableLog(header_of(HANDS[1], [TableSeat("human", str(number), "") for number in range(3)]))
    shows = []
    while log.state().actor is not None and len(shows) < 6:
        seat = log.state().actor
        assert seat is not None
        entry = Acted(at=1, seat=seat, move=log.state().text(log.state().actions()[0]))
        shows.append(log.state().for_show)
        log.apply_entry(entry)
        assert entry.for_show == shows[-1]
    assert True in shows
    assert False in shows
