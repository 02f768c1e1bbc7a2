"""What people agree on at a table: whether there is undo, who has more time, who has points from the start."""

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import msgspec
import pytest

import crenel
from crenel.server import clocks
from crenel.server.entries import Header, Joined, Pace
from crenel.server.table_log import TableLog
from tests.server.room import ME, OPEN, Message, Player, Server, bot, over, running
from tests.server.test_clocks import DAILY, LIVE, left, paced, plays_turn, the_clocks
from tests.server.test_restart import restarted
from tests.server.test_tables import join, token

TWO_PEOPLE = [ME, OPEN]
PACE = {"bank": 600, "extra": 30, "away": 0}


# ------------------------------------------------------------ no undo


def test_a_table_without_undo_offers_none_and_refuses_it(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        ada = server.guest()
        seat = ada.sit(ada.open(ME, ME, undo=False))
        assert seat.state["table"]["undo"] is False
        who = seat.state["table"]["actors"][0]
        seat.act(seat.moves(who)[0], who)
        assert all(not offered for offered in seat.state["undo"].values())
        version = seat.state["v"]
        for answer in (seat.undo(who), seat.ask(t="takeback", v=version, seat=who, moves=0)):
            assert (answer["t"], answer["error"]) == ("refused", "undo-forbidden")
            assert answer["said"]
        assert seat.state["v"] == version


def test_with_undo_the_same_decision_can_be_undone(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        ada = server.guest()
        seat = ada.sit(ada.open(ME, ME))
        assert seat.state["table"]["undo"] is True
        who = seat.state["table"]["actors"][0]
        seat.act(seat.moves(who)[0], who)
        assert any(seat.state["undo"].values())


# ------------------------------------------------------------ time


def test_a_seat_with_more_time_has_it_at_the_start_and_at_most() -> None:
    log = more_timed(LIVE, [0, 120])
    full = [600_000, 720_000]
    assert the_clocks(log).left == full
    at = 1000
    for _ in range(4):
        who = plays_turn(log, at)  # at once: nothing is used, nothing above the bank comes back
        assert left(log, who) == full[who]
    used = more_timed(LIVE, [0, 120])
    running_seat = the_clocks(used).running[0]
    plays_turn(used, 1000 + 20_000)
    assert left(used, running_seat) == full[running_seat]  # 30 s come back, but no more than there were


def test_more_time_comes_back_whole_where_the_pace_is_a_time_per_turn() -> None:
    log = more_timed(DAILY, [3600, 3600])
    at = 1000
    for _ in range(4):
        at += 86_400_000 + 1_800_000  # a day and half an hour
        who = plays_turn(log, at)
        assert left(log, who) == 90_000_000


def more_timed(pace: Pace, more: list[int]) -> TableLog:
    """A table of two at which everybody sat down at 1000, with more time for some."""
    plain = paced(2, pace)
    log = TableLog(msgspec.structs.replace(plain.header, more_time=more))
    second = plain.seating.seats[1]
    log.apply_entry(Joined(at=1000, person=second.person, seat=1, name=second.name))
    assert log.clocks is not None
    assert log.clocks.left == [clocks.bank_of(pace, more, seat) for seat in range(2)]
    return log


@pytest.mark.parametrize(
    "wrong", [{"more_time": [0, 60]}, {"pace": PACE, "more_time": [60]}, {"pace": PACE, "more_time": [1, 2, 3]}]
)
def test_more_time_is_for_every_seat_of_a_table_with_clocks(tmp_path: Path, wrong: dict[str, object]) -> None:
    with running(tmp_path) as server:
        answer = server.guest().open(*TWO_PEOPLE, status=422, **wrong)
        assert answer["error"] == "bad-more-time"


# ------------------------------------------------------------ all of them are kept


def test_a_restart_keeps_the_terms(tmp_path: Path) -> None:
    server = Server(tmp_path / "crenel.db").start()
    ada, bob = server.guest(), server.guest("Bob")
    terms = {"pace": PACE, "more_time": [0, 120], "undo": False, "options": {"handicap": [0, 15]}}
    opened = ada.open(*TWO_PEOPLE, **terms)
    join(bob, opened, invite=token(opened, 1))
    before = ada.table(opened)
    server = restarted(server, ada)
    try:
        after = ada.table(opened)
    finally:
        server.stop()
    for name in ("undo", "more_time", "pace", "options", "scores"):
        assert after[name] == before[name]
    assert (after["undo"], after["more_time"], after["scores"]) == (False, [0, 120], [0, 15])
    assert 600_000 < after["clocks"]["left"][1] <= 720_000  # who begins may have thought for a moment


def played_to_the_end(server: Server, **terms: Any) -> tuple[Player, Message]:
    ada = server.guest()
    table = ada.open(bot(), bot(), **terms)
    seat = ada.sit(table)
    seat.until(lambda state: state["table"]["status"] == "over")
    return ada, ada.table(table)


def test_the_end_and_the_record_tell_the_truth(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        ada, table = played_to_the_end(server, undo=False, options={"handicap": [0, 200]})
        assert table["ranking"] == [1, 0]  # random players make less than 200 points
        text = ada.get(f"/tables/{table['id']}/record")
        assert 'terms: {"undo":false}' in text
        again = crenel.replay(text)
        assert again.scores() == table["scores"]
        assert again.breakdown(1)["handicap"] == 200
        assert again.winners() == [1]


NEW_IN_A_REMATCH = {"id", "seats", "seed", "created", "host", "listed"}


def test_a_rematch_keeps_the_terms(tmp_path: Path) -> None:
    """All that a header says but who sits where, the seed and the id; what it will say one day, too."""
    with running(tmp_path) as server:
        ada, bob = server.guest(), server.guest("Bob")
        options = {"handicap": [0, 15], "castle": "secret"}
        terms = {"pace": PACE, "more_time": [0, 120], "undo": False, "hints": True, "hide_scores": True}
        old = ada.open(ME, OPEN, options=options, **terms)
        join(bob, old, invite=token(old, 1))
        with ada.sit(old) as first, bob.sit(old) as second, ThreadPoolExecutor(2) as pool:
            list(pool.map(lambda seat: seat.play_on(over), (first, second)))
        new = bob.post(f"/tables/{old['id']}/rematch")
        ada.post(f"/tables/{old['id']}/rematch")
        before, after = ada.table(old), ada.table(new)
        for name, agreed in terms.items():
            assert after[name] == before[name] == agreed
        assert after["options"] == before["options"]
        assert after["options"]["handicap"] == [0, 15]
        assert after["scores"] == [0, 15]
        live = server.services.registry.live
        headers = [live[each["id"]].log.header for each in (old, new)]
        for field in set(Header.__struct_fields__) - NEW_IN_A_REMATCH:
            one, other = (getattr(header, field) for header in headers)
            assert one == other, field
