"""Earlier moments of a running game: whoever looks back sees what they saw then, and no more."""

import json
import random
from dataclasses import replace
from pathlib import Path

import msgspec
import pytest
from hypothesis import strategies as st

from crenel.server import views
from crenel.server.entries import Acted, TableSeat, Undone
from crenel.server.registry import new_table_log
from crenel.server.replay import PastView
from crenel.server.table_log import TableLog
from tests.promises import MODES, Mode
from tests.server.room import ME, OPEN, QUICK, SECRET, Player, Server, bot, over, running
from tests.server.test_tables import join, token
from tests.shares import in_every_mode

Seen = tuple[bytes, list[dict[str, object]]]
every_mode = pytest.mark.parametrize("mode", MODES, ids=str)


def opened(mode: Mode, seed: int) -> TableLog:
    """A table of people, each with a seat of their own."""
    seats = [TableSeat("human", person(seat), person(seat)) for seat in range(mode.seats)]
    planned = new_table_log(mode.game, mode.options, seats, person(0), "", False)
    return TableLog(msgspec.structs.replace(planned.header, seed=f"{seed:064x}"))


def person(seat: int | None) -> str:
    return "" if seat is None else f"p{seat}"


def seen_now(log: TableLog) -> dict[int | None, Seen]:
    """What everybody is shown now: the view, and what the last decision did."""
    now = log.decisions
    first = log.timeline.event_counts[now - 1] if now else 0
    seats = (None, *range(len(log.seating.seats)))
    return {seat: (msgspec.json.encode(log.state().observe(seat)), views.events(log, seat, first)) for seat in seats}


def step(log: TableLog, chance: random.Random, at: int) -> int:
    """Somebody decides, or takes decisions back; up to which moment all stays as it was."""
    state = log.state()
    undoing = [seat for seat in range(len(log.seating.seats)) if log.undoable(seat)]
    before = state.moves()
    if undoing and chance.random() < 0.2:
        seat = chance.choice(undoing)
        count = chance.randint(1, len(log.undoable(seat)))
        log.apply_entry(Undone(at=at, person=person(seat), seat=seat, count=count))
    else:
        seat = chance.choice(state.actors)
        move = state.text(chance.choice(state.actions(seat)), seat)
        log.apply_entry(Acted(at=at, person=person(seat), key=str(at), seat=seat, move=move))
    after = log.state().moves()
    return next((n for n, (old, new) in enumerate(zip(before, after)) if old != new), min(len(before), len(after)))


@in_every_mode(seed=st.integers(0, 10**6), length=st.integers(1, 60))
def test_promise_looking_back_shows_what_was_seen_then(mode: Mode, seed: int, length: int) -> None:
    log = opened(mode, seed)
    chance = random.Random(seed)
    seen = {0: seen_now(log)}
    for at in range(length):
        same = step(log, chance, at)
        if log.over:
            return
        seen = {n: what for n, what in seen.items() if n <= same}
        if chance.random() < 0.15:
            seen[log.decisions] = seen_now(log)
    for n in chance.sample(sorted(seen), min(2, len(seen))):
        for seat, (view, events) in seen[n].items():
            moment = PastView(log, n, person(seat)).moment()
            assert msgspec.json.encode(moment["view"]) == view
            assert moment["events"] == events
            assert moment["count"] == log.decisions
            if moment["seat"] is not None:
                assert moment["seat"] == seat, "what another decided is told by the events alone"


def test_a_secret_choice_shows_only_when_all_are_in(ada: Player, bob: Player, server: Server) -> None:
    table = ada.open(ME, OPEN, options=SECRET)
    join(bob, table, invite=token(table, 1))
    path = f"/tables/{table['id']}/moment"
    with ada.sit(table) as first, bob.sit(table) as second:
        choice = first.moves(0)[2]
        first.act(choice, 0)
        own = ada.get(f"{path}/1")
        assert own["move"] == choice
        assert own["view"] == first.state["view"]
        for other in (bob, server.guest("Eve"), server.nobody()):
            moment = other.get(f"{path}/1")
            assert choice not in json.dumps(moment)
            assert moment["view"]["players"][0]["ready"]
        second.act(second.moves(1)[0], 1)
        shown = bob.get(f"{path}/2")
        assert shown["view"] == second.state["view"]
        founded = [event["seat"] for event in shown["events"] if event["event"] == "castle_founded"]
        assert sorted(founded) == [0, 1], "in the order of the turns"
        then = bob.get(f"{path}/1")
        assert choice not in json.dumps(then), "then it was a secret, and still is"


def test_what_was_taken_back_is_no_moment(ada: Player) -> None:
    table = ada.open(ME, ME, options={"confirm": True})
    with ada.sit(table) as seat:
        first = int(next(iter(seat.state["moves"])))
        seat.act(seat.moves(first)[0], first)
        path = f"/tables/{table['id']}/moment/1"
        assert ada.get(path)["view"] == seat.state["view"]
        assert seat.undo(first)["t"] == "ack"
        assert ada.get(path, 404)["error"] == "no-such-moment"


def test_a_glance_does_not_mind_what_happens_later() -> None:
    log = opened(MODES[1], 5)
    chance = random.Random(5)
    while not any(log.undoable(seat) for seat in range(2)):
        step(log, chance, 1)
    seen = seen_now(log)[None][0]
    past_view = PastView(log, log.decisions, "")
    seat = next(seat for seat in range(2) if log.undoable(seat))
    log.apply_entry(Undone(at=2, person=person(seat), seat=seat, count=1))
    assert msgspec.json.encode(past_view.moment()["view"]) == seen


def test_hot_seat_looks_back_through_the_seat_that_acts(ada: Player) -> None:
    table = ada.open(ME, ME, ME, game="great_wall")
    with ada.sit(table) as seat:
        seat.play_on(lambda state: state["v"] > 20 and state["moves"])
        moment = ada.get(f"/tables/{table['id']}/moment/5")
        assert moment["view"]["me"] == seat.state["view"]["me"]


def test_who_looks_back_too_often_has_to_wait(tmp_path: Path) -> None:
    with running(tmp_path, replace(QUICK, limits={"moment": "2/hour"})) as server:
        ada, stranger = server.guest("Ada"), server.nobody()
        table = ada.open(ME, bot())
        for looker in (ada, stranger):
            path = f"/tables/{table['id']}/moment/0"
            looker.get(path)
            looker.get(path)
            assert looker.get(path, 429)["error"] == "too-often"


def test_once_it_is_over_all_see_the_same(ada: Player, server: Server) -> None:
    table = ada.open(ME, ME)
    with ada.sit(table) as seat:
        seat.play_on(over)
    path = f"/tables/{table['id']}/moment/7"
    moment = ada.get(path)
    assert moment == server.nobody().get(path)
    assert moment["view"]["me"] is None


@every_mode
def test_once_it_is_over_any_seat_can_be_looked_through(mode: Mode) -> None:
    """What a seat saw at a moment is what is shown for it later, to whoever asks."""
    log = opened(mode, 3)
    chance = random.Random(3)
    seen = {0: seen_now(log)}
    while not log.over:
        state = log.state()
        seat = chance.choice(state.actors)
        move = state.text(chance.choice(state.actions(seat)), seat)
        log.apply_entry(Acted(at=1, person=person(seat), key=str(log.decisions), seat=seat, move=move))
        if not log.over and chance.random() < 0.01:
            seen[log.decisions] = seen_now(log)
    for n in chance.sample(sorted(seen), min(3, len(seen))):
        for seat in range(mode.seats):
            moment = PastView(log, n, "", seat).moment()
            assert msgspec.json.encode(moment["view"]) == seen[n][seat][0]
            assert moment["events"] == seen[n][seat][1]


def test_all_hands_lie_open_once_it_is_over(ada: Player, server: Server) -> None:
    table = ada.open(ME, bot(), bot(), game="great_wall")
    path = f"/tables/{table['id']}/moment/40"
    with ada.sit(table) as seat:
        seat.play_on(over)
    own = [ada.get(f"{path}?seat={seat}") for seat in range(3)]
    for looker in (ada, server.nobody()):
        opened = looker.get(f"{path}?open=true")
        assert opened["view"]["me"] is None
        for seat in range(3):
            assert own[seat]["view"]["me"] == seat
            assert own[seat]["view"]["clans"][seat]["stock"] is not None
            assert opened["view"]["clans"][seat] == own[seat]["view"]["clans"][seat]
            assert all(clan["stock"] is None for each, clan in enumerate(own[seat]["view"]["clans"]) if each != seat)
    # As a seat saw it, with the others' hands beside its own.
    both = ada.get(f"{path}?seat=1&open=true")["view"]
    assert both == {**opened["view"], "me": 1}
    assert ada.get(f"{path}?seat=3", 404)["error"] == "no-such-seat"


def test_while_it_runs_nobody_sees_through_another_seat(ada: Player, bob: Player) -> None:
    table = ada.open(ME, OPEN, game="great_wall")
    join(bob, table, invite=token(table, 1))
    path = f"/tables/{table['id']}/moment/0"
    for wish in ("seat=0", "seat=1", "open=true"):
        for looker in (ada, bob):
            assert looker.get(f"{path}?{wish}", 403)["error"] == "not-over"
    assert ada.get(path)["view"]["me"] == 0
