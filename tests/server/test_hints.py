"""Hints: who may have one, and that nothing waits for a bot that thinks about it."""

import asyncio
from dataclasses import replace
from pathlib import Path

import msgspec
import pytest

import crenel
from crenel import bots
from crenel.locales import known
from crenel.server.bots import BotTask
from crenel.server.entries import Header, TableSeat
from crenel.server.registry import new_table_log
from tests.server.room import ME, OPEN, QUICK, Message, Player, Seat, Server, bot, over, running
from tests.server.test_tables import join, token


def ask(seat: Seat, who: int) -> Message:
    return seat.ask(t="ask", what="hint", seat=who)


def mine(seat: Seat) -> int:
    """One of my seats, when it is its turn."""
    seat.until(lambda state: any(state["moves"].values()))
    return int(next(who for who, moves in seat.state["moves"].items() if moves))


@pytest.mark.parametrize("game", crenel.games())
def test_alone_against_bots(ada: Player, game: str) -> None:
    """A legal move of the strongest bot at hand, and nothing has happened."""
    table = ada.open(ME, bot(), game=game)
    assert table["hints"]
    with ada.sit(table) as seat:
        who = mine(seat)
        offered = seat.moves(who)
        answer = ask(seat, who)
        assert answer["t"] == "answer"
        assert answer["hint"] in offered
        assert answer["bot"] == bots.adviser(game)
        assert 1 <= len(answer["reasons"]) <= 3
        assert all(known(reason["term"]) for reason in answer["reasons"])
        assert seat.moves(who) == offered  # the bot may have chosen its card meanwhile, but I have not
        assert ask(seat, 1)["error"] == "not-your-seat"


def test_hot_seat(ada: Player) -> None:
    table = ada.open(ME, ME)
    with ada.sit(table) as seat:
        who = mine(seat)
        assert ask(seat, who)["hint"] in seat.moves(who)
        assert ask(seat, 1 - who)["error"] == "nothing-to-decide"
        seat.play_on(over)
        assert ask(seat, who)["error"] == "nothing-to-decide"


@pytest.mark.parametrize("agreed", [False, True])
def test_with_other_people_only_where_all_know(ada: Player, bob: Player, agreed: bool) -> None:
    table = ada.open(ME, OPEN, hints=agreed)
    assert table["hints"] is agreed
    table = join(bob, table, invite=token(table, 1))
    assert table["hints"] is agreed
    with ada.sit(table) as one, bob.sit(table) as two:
        who = one.state["table"]["actors"][0]
        answer = ask((one, two)[who], who)
        assert ("hint" in answer) is agreed
        assert agreed or answer["error"] == "no-hints"


def test_a_spectator_gets_none(ada: Player, bob: Player) -> None:
    with bob.sit(ada.open(ME, bot())) as seat:
        assert ask(seat, 0)["error"] == "not-your-seat"


def seated(*seats: TableSeat, hints: bool = False) -> bool:
    return new_table_log("burgundy", {}, list(seats), "ada", "", False, hints=hints).summary().hints


def test_who_counts_as_somebody_else() -> None:
    ada, friend, machine = TableSeat("human", "ada"), TableSeat("human", "bob"), TableSeat("bot", bot="greedy")
    assert seated(ada, ada)
    assert seated(ada, machine)
    assert not seated(ada, friend)
    assert not seated(ada, msgspec.structs.replace(friend, left=True)), "they may come back"
    assert not seated(ada, msgspec.structs.replace(machine, reserved_for="bob")), "a bot only stands in"
    assert not seated(ada, TableSeat("open", invite="x"))
    assert seated(ada, friend, hints=True)
    header = new_table_log("burgundy", {}, [ada, friend], "ada", "", False, hints=True).header
    assert msgspec.json.decode(msgspec.json.encode(header), type=Header).hints


def test_nothing_waits_for_a_hint(server: Server, ada: Player, monkeypatch: pytest.MonkeyPatch) -> None:
    """One at a time; moves go on meanwhile, and a hint for what is past is not given."""
    awake = asyncio.Event()

    async def slow(task: BotTask) -> str:
        await awake.wait()
        return "whatever"

    with ada.sit(ada.open(ME, ME)) as seat:
        who = mine(seat)
        monkeypatch.setattr(server.services.registry.bot_queue.pool, "advise", slow)
        seat.send(t="ask", id="first", what="hint", seat=who)
        assert ask(seat, who)["error"] == "hint-under-way"
        assert seat.act(seat.moves(who)[0], who)["t"] == "ack"
        server.loop.call_soon_threadsafe(awake.set)
        assert seat.answer("first")["error"] == "stale"


def test_a_bot_that_fails(server: Server, ada: Player, monkeypatch: pytest.MonkeyPatch) -> None:
    async def lost(task: BotTask) -> str:
        raise RuntimeError("lost my mind")

    with ada.sit(ada.open(ME, ME)) as seat:
        who = mine(seat)
        monkeypatch.setattr(server.services.registry.bot_queue.pool, "advise", lost)
        assert ask(seat, who)["error"] == "server-failed"
        monkeypatch.undo()
        assert ask(seat, who)["hint"] in seat.moves(who)


def test_not_too_often(tmp_path: Path) -> None:
    with running(tmp_path, replace(QUICK, limits={"hint": "2/hour"})) as server:
        ada = server.guest("Ada")
        with ada.sit(ada.open(ME, ME)) as seat:
            who = mine(seat)
            assert ["hint" in ask(seat, who) for _ in range(3)] == [True, True, False]
            assert ask(seat, who)["error"] == "too-often"


def test_whoever_goes_away_leaves_no_thought_behind(
    server: Server, ada: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    gone = asyncio.Event()

    async def patient(task: BotTask) -> str:
        try:
            await asyncio.Event().wait()
        finally:
            gone.set()
        return ""

    table = ada.open(ME, ME)
    monkeypatch.setattr(server.services.registry.bot_queue.pool, "advise", patient)
    with ada.sit(table) as seat:
        seat.send(t="ask", id="first", what="hint", seat=mine(seat))
        assert ask(seat, 0)["error"] in ("hint-under-way", "nothing-to-decide")
    asyncio.run_coroutine_threadsafe(gone.wait(), server.loop).result(60)
