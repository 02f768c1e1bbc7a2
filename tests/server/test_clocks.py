"""Clocks are part of the log: the same log gives the same time. Nobody loses on time; a bot may stand in."""

import random
from pathlib import Path

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from crenel.server import clocks
from crenel.server.clock import now
from crenel.server.entries import (
    Acted,
    AnyEntry,
    BotSeated,
    ChatSent,
    Clocks,
    Header,
    Joined,
    Left,
    Pace,
    Snapshot,
    Stored,
    TakebackAsked,
    TakebackVoted,
    Undone,
)
from crenel.server.loading import rebuild
from crenel.server.read_only import ReadOnlyTable
from crenel.server.table_log import TableLog
from tests.server.room import ME, OPEN, Message, Player, Server, bot, running
from tests.server.test_restart import restarted
from tests.server.test_table_log import PEOPLE, anything, assert_same, opened, through_storage
from tests.server.test_tables import join, token

MINUTE = 60_000
LIVE = Pace(bank=600, extra=30)
DAILY = Pace(bank=86_400, extra=86_400)
FULL = LIVE.bank * 1000


def paced(seats: int, pace: Pace | None = LIVE, castle: str = "printed", seed: int = 0) -> TableLog:
    """A table with clocks at which all sat down at 1000."""
    plain, _ = opened(seats, castle, seed)
    log = TableLog(msgspec.structs.replace(plain.header, pace=pace, created=0))
    for seat in range(1, seats):
        log.apply_entry(Joined(at=1000, person=PEOPLE[seat], seat=seat, name=PEOPLE[seat]))
    return log


def acts(log: TableLog, at: int, seat: int | None = None, move: str = "") -> None:
    """A decision of whoever is asked."""
    state = log.state()
    who = state.actors[0] if seat is None else seat
    said = move or state.text(state.actions(who)[0], who)
    log.apply_entry(Acted(at=at, person=log.seating.seats[who].person, seat=who, move=said))


def plays_turn(log: TableLog, at: int) -> int:
    """All decisions of a turn, at the same moment; whose turn it was."""
    who = log.state().actors[0]
    while who in log.state().actors:
        acts(log, at)
    return who


def the_clocks(log: TableLog) -> Clocks:
    assert log.clocks is not None
    return log.clocks


def left(log: TableLog, seat: int, at: int = 0) -> int:
    return clocks.left_at(the_clocks(log), seat, at)


def at_turn(log: TableLog) -> int:
    (seat,) = the_clocks(log).running
    return seat


# ------------------------------------------------------------ clocks from the log


def test_no_clock_runs_before_the_game_begins() -> None:
    plain, _ = opened(3, "printed")
    log = TableLog(msgspec.structs.replace(plain.header, pace=LIVE, created=0))
    log.apply_entry(Joined(at=50 * MINUTE, person="bob", seat=1, name="Bob"))
    assert the_clocks(log).running == []
    log.apply_entry(Joined(at=99 * MINUTE, person="cyd", seat=2, name="Cyd"))
    assert the_clocks(log).left == [FULL] * 3
    assert left(log, at_turn(log), 100 * MINUTE) == FULL - MINUTE


def test_only_whoever_is_asked_uses_time_and_gets_the_extra_at_the_end_of_the_waiting() -> None:
    log = paced(2)
    first = at_turn(log)
    acts(log, 61_000)
    assert at_turn(log) == first, "the turn has not ended"
    assert left(log, first, 61_000) == FULL - MINUTE
    plays_turn(log, 121_000)
    assert left(log, first) == FULL - 2 * MINUTE + 30_000
    assert left(log, 1 - first, 121_000) == FULL
    assert at_turn(log) == 1 - first


def test_nobody_ever_has_more_than_a_full_bank() -> None:
    log = paced(2)
    first = plays_turn(log, 3000)
    assert left(log, first) == FULL


def test_an_extra_as_large_as_the_bank_gives_all_of_it_for_each_turn() -> None:
    log = paced(2, DAILY)
    first = plays_turn(log, 23 * 60 * MINUTE)
    assert left(log, first) == DAILY.bank * 1000


def test_chat_touches_no_clock() -> None:
    log = paced(2)
    before = log.clocks
    log.apply_entry(ChatSent(at=300_000, person="ada", name="Ada", text="hm"))
    assert log.clocks == before


def test_all_who_choose_at_the_same_time_use_their_own_time() -> None:
    log = paced(3, castle="secret")
    assert the_clocks(log).running == [0, 1, 2]
    acts(log, 61_000, 1)
    assert the_clocks(log).running == [0, 2]
    assert left(log, 1) == FULL - MINUTE + 30_000
    assert left(log, 0, 121_000) == FULL - 2 * MINUTE
    log.apply_entry(Undone(at=91_000, person="bob", seat=1, count=1))
    assert the_clocks(log).running == [0, 1, 2]
    assert left(log, 1, 91_000) == FULL - MINUTE, "what came with the answer went with it"


def test_undo_gives_no_time_back_and_earns_none() -> None:
    log = paced(2)
    first = at_turn(log)
    plays_turn(log, 121_000)
    for _ in range(3):  # ending the turn again and again would otherwise fill the bank
        log.apply_entry(Undone(at=131_000, person=log.seating.seats[first].person, seat=first, count=1))
        assert at_turn(log) == first
        assert left(log, first, 131_000) == FULL - 2 * MINUTE
        assert left(log, 1 - first) == FULL - 10_000, "the others waited in vain"
        plays_turn(log, 131_000)
    assert left(log, first) == FULL - 2 * MINUTE + 30_000


def test_a_take_back_by_all_works_like_undo() -> None:
    log = paced(2)
    first = plays_turn(log, 121_000)
    second = 1 - first
    people = [seat.person for seat in log.seating.seats]
    log.apply_entry(TakebackAsked(at=121_000, person=people[first], seat=first, moves=0))
    assert at_turn(log) == second, "asking changes nothing"
    log.apply_entry(TakebackVoted(at=151_000, person=people[second], seat=second, yes=True))
    assert at_turn(log) == first
    assert left(log, first, 151_000) == FULL - 2 * MINUTE
    assert left(log, second) == FULL - 30_000


def test_who_has_no_time_left_is_late_and_plays_on_with_the_extra() -> None:
    log = paced(2)
    first = at_turn(log)
    assert left(log, first, 1000 + FULL) == 0 == left(log, first, 1000 + 9 * FULL)
    plays_turn(log, 1000 + 2 * FULL)
    assert left(log, first) == 30_000


def test_lateness_is_a_matter_of_the_moment(monkeypatch: pytest.MonkeyPatch) -> None:
    log = paced(2)
    first = at_turn(log)
    for at, late in ((1000 + FULL - 1, []), (1000 + FULL, [first])):
        monkeypatch.setattr(clocks, "now", lambda at=at: at)
        assert clocks.late_seats(log.clocks) == late
    assert clocks.late_seats(None) == []


def test_bots_have_no_clock_and_nobody_is_hurried_when_alone() -> None:
    log = paced(2)
    first = at_turn(log)
    person = log.seating.seats[first].person
    log.apply_entry(BotSeated(at=1000 + 2 * FULL, person="", seat=first, bot="random"))
    assert the_clocks(log).running == []
    plays_turn(log, 1000 + 2 * FULL)
    assert the_clocks(log).running == [], "only bots wait for the other"
    log.apply_entry(Joined(at=1000 + 3 * FULL, person=person, seat=first, name="back"))
    assert left(log, first) == 30_000, "enough for a decision"
    assert at_turn(log) == 1 - first
    assert left(log, 1 - first, 1000 + 3 * FULL) == FULL


def test_leaving_stops_no_clock_and_coming_back_brings_no_time() -> None:
    log = paced(2, DAILY)
    first = at_turn(log)
    person = log.seating.seats[first].person
    log.apply_entry(Left(at=61_000, person=person))
    assert at_turn(log) == first
    log.apply_entry(Joined(at=121_000, person=person, seat=first, name="back"))
    assert left(log, first, 181_000) == DAILY.bank * 1000 - 3 * MINUTE


def test_a_clock_that_was_set_back_gives_no_time() -> None:
    log = paced(2)
    first = at_turn(log)
    acts(log, 121_000)
    acts(log, 61_000)
    assert left(log, first, 61_000) == FULL - 2 * MINUTE
    assert left(log, first, 121_000) == FULL - 2 * MINUTE


def test_no_clock_runs_once_the_game_is_over() -> None:
    log = paced(2)
    while not log.over:
        acts(log, 2000)
    assert the_clocks(log).running == []


def test_tables_without_a_pace_have_no_clocks() -> None:
    log = paced(2, None)
    assert log.clocks is None
    assert b"clocks" not in msgspec.json.encode(log.summary())
    assert b"pace" not in msgspec.json.encode(log.header)
    old = msgspec.json.decode(msgspec.json.encode(log.header), type=Header)
    assert old.pace is None


def test_a_frozen_table_has_none_either() -> None:
    log = paced(2)
    assert ReadOnlyTable(Stored(log.header, [])).summary().clocks is None


@given(st.sampled_from([LIVE, DAILY, Pace(60, 0)]), st.sampled_from(["printed", "secret"]), st.integers(0, 10**6))
def test_promise_a_rebuilt_log_has_the_same_clocks(pace: Pace, castle: str, seed: int) -> None:
    """With or without a snapshot; and no bank is ever overdrawn or overfull, nor time made of nothing."""
    chance = random.Random(seed)
    plain, entries = opened(3, castle, seed)
    log = TableLog(msgspec.structs.replace(plain.header, pace=pace, created=0))
    for entry in entries:
        log.apply_entry(entry)
    at, snapshots = 1, list[Snapshot]()
    for _ in range(chance.randint(5, 90)):
        at += chance.choice([0, 40, 5000, 200_000])
        entry = anything(log, chance, at)
        before = [left(log, seat, at) for seat in range(3)]
        log.apply_entry(entry)
        entries.append(entry)
        check_banks(log, pace, entry, before)
        frozen = log.snapshot()
        if frozen is not None and chance.random() < 0.2:
            snapshots.append(msgspec.json.decode(msgspec.json.encode(frozen), type=Snapshot))
    for snapshot in [None, *snapshots[-2:]]:
        rebuilt = rebuild(Stored(log.header, through_storage(entries), snapshot))
        assert_same(rebuilt, log)
        assert rebuilt.clocks == log.clocks


def check_banks(log: TableLog, pace: Pace, entry: AnyEntry, before: list[int]) -> None:
    for seat in range(3):
        has = left(log, seat, entry.at)
        assert 0 <= has <= pace.bank * 1000
        if has > before[seat]:
            assert isinstance(entry, Acted | BotSeated)
            assert entry.seat == seat


# ------------------------------------------------------------ the server

PACE = {"bank": 600, "extra": 30}


def two_with_clocks(server: Server, **more: object) -> tuple[Player, Player, Message]:
    ada, bob = server.guest("Ada"), server.guest("Bob")
    table = ada.open(ME, OPEN, pace=PACE, **more)
    join(bob, table, invite=token(table, 1))
    return ada, bob, ada.table(table)


@pytest.mark.parametrize(
    "pace",
    [
        {"bank": 59, "extra": 0},
        {"bank": 30 * 86_400 + 1, "extra": 0},
        {"bank": 600, "extra": -1},
        {"bank": 600, "extra": 30 * 86_400 + 1},
        {"bank": 600},
        {"bank": 600, "extra": 0.5},
        {"bank": 600, "extra": 30, "delay": 3},
        600,
    ],
)
def test_a_pace_out_of_bounds_is_refused(ada: Player, pace: object) -> None:
    ada.open(ME, OPEN, pace=pace, status=422)


def test_everybody_sees_the_clocks(server: Server) -> None:
    ada, _, table = two_with_clocks(server)
    assert table["pace"] == {**PACE, "away": 0}
    assert ada.open(ME, bot())["clocks"] is None is ada.open(ME, bot())["pace"]
    shown = table["clocks"]
    assert shown["running"] == table["actors"]
    assert shown["left"][1 - shown["running"][0]] == FULL
    assert 0 < shown["left"][shown["running"][0]] <= FULL
    assert abs(shown["at"] - now()) < 10 * MINUTE
    assert [each["clocks"]["running"] for each in ada.get("/tables")["mine"] if each["id"] == table["id"]] == [
        table["actors"]
    ]
    with server.guest("Eve").sit(table) as watching:
        assert watching.state["table"]["clocks"]["running"] == table["actors"]


def test_a_bot_may_stand_in_once_the_time_is_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with running(tmp_path) as server:
        people = two_with_clocks(server)
        table = people[2]
        (slow,) = table["actors"]
        late, waiting = people[slow], people[1 - slow]
        replace = f"/tables/{table['id']}/replace"
        with late.sit(table) as theirs, waiting.sit(table) as seat:
            assert waiting.post(replace, {"seat": slow, "bot": "random"}, 409)["error"] == "not-left"
            monkeypatch.setattr(clocks, "now", lambda: now() + FULL)
            told = seat.until_presence(lambda message: message["clocks"]["left"][slow] == 0)["clocks"]
            assert told["running"] == [slow]
            assert waiting.post(replace, {"seat": 1 - slow, "bot": "random"}, 409)["error"] == "not-left"
            replaced = waiting.post(replace, {"seat": slow, "bot": "random"})
            assert replaced["clocks"]["left"][slow] is None
            assert replaced["clocks"]["running"] == []
            theirs.until(lambda state: state["table"]["seats"][slow].get("back"))
            seat.play_on(lambda state: state["table"]["actors"] == [1 - slow])
            back = join(late, table, seat=slow)
            assert back["seats"][slow]["mine"]
            assert back["clocks"]["left"][slow] >= 30_000


def test_a_decision_in_the_last_moment_counts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Late is who has not decided: the seat is safe as soon as others are to move."""
    with running(tmp_path) as server:
        people = two_with_clocks(server)
        table = people[2]
        (slow,) = table["actors"]
        with people[slow].sit(table) as theirs:
            monkeypatch.setattr(clocks, "now", lambda: now() + FULL)
            theirs.play_on(lambda state: slow not in state["table"]["actors"])
            refused = people[1 - slow].post(f"/tables/{table['id']}/replace", {"seat": slow, "bot": "random"}, 409)
            assert refused["error"] == "not-left"


def test_a_restart_keeps_the_clocks_and_the_time_meanwhile_does_not_count(tmp_path: Path) -> None:
    server = Server(tmp_path / "crenel.db").start()
    ada, bob, table = two_with_clocks(server)
    with (ada, bob)[table["actors"][0]].sit(table) as seat:
        seat.play_on(lambda state: not state["moves"])
    before = ada.table(table)["clocks"]
    server = restarted(server, ada, bob)
    after = ada.table(table)["clocks"]
    server.stop()
    (seat_now,) = after["running"]
    assert after["running"] == before["running"]
    assert after["left"][1 - seat_now] == before["left"][1 - seat_now]
    assert before["left"][seat_now] + before["at"] <= after["left"][seat_now] + after["at"]
    assert after["left"][seat_now] <= before["left"][seat_now]
