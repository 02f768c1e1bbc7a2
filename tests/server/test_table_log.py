"""The log is the truth: rebuilding it, with or without a snapshot, gives the table that wrote it."""

import random
from pathlib import Path

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

import crenel
from crenel.kernel.errors import CrenelError
from crenel.server import build, views
from crenel.server.entries import (
    Acted,
    AnyEntry,
    BotSeated,
    ChatSent,
    Joined,
    Left,
    Snapshot,
    Stored,
    TableSeat,
    TakebackAsked,
    TakebackVoted,
    Undone,
)
from crenel.server.errors import HttpRefusal
from crenel.server.loading import rebuild
from crenel.server.registry import new_table_log
from crenel.server.table_log import TableLog

entry_codec = msgspec.json.Decoder(list[AnyEntry])
PEOPLE = ("ada", "bob", "cyd")


def through_storage(entries: list[AnyEntry]) -> list[AnyEntry]:
    return entry_codec.decode(msgspec.json.encode(entries))


def opened(seats: int, castle: str, seed: int = 0) -> tuple[TableLog, list[AnyEntry]]:
    """A table that has just begun. Real ones have secret seeds; here the same one gives the same game again."""
    seated = [TableSeat("human", "ada", "Ada"), *(TableSeat("open", invite=str(n)) for n in range(1, seats))]
    planned = new_table_log("burgundy", {"castle": castle, "confirm": True}, seated, "ada", "", True)
    log = TableLog(msgspec.structs.replace(planned.header, seed=f"{seed:064x}"))
    entries: list[AnyEntry] = [Joined(at=1, person=PEOPLE[n], seat=n, name=PEOPLE[n]) for n in range(1, seats)]
    for entry in entries:
        log.apply_entry(entry)
    return log, entries


def anything(log: TableLog, chance: random.Random, at: int) -> AnyEntry:
    """What somebody might do next, mostly moves."""
    state = log.state()
    seat = chance.choice(state.actors) if not log.over else 0
    person = log.seating.seats[seat].person
    lot = chance.random()
    if lot < 0.12 and log.undoable(seat):
        return Undone(at=at, person=person, seat=seat, count=chance.randint(1, len(log.undoable(seat))))
    if lot < 0.15:
        return ChatSent(at=at, person=person, name="x", text="hm")
    if lot < 0.19 and log.decisions and log.takebacks.request is None:
        return TakebackAsked(at=at, person=person, seat=seat, moves=chance.randrange(log.decisions))
    if lot < 0.3 and log.takebacks.request is not None:
        return TakebackVoted(at=at, seat=chance.randrange(len(log.seating.seats)), yes=chance.random() < 0.7)
    if lot < 0.31 and seat > 0:
        return Left(at=at, person=person)
    if lot < 0.32 and log.seating.seats[seat].left:
        return BotSeated(at=at, seat=seat, bot="random")
    move = state.text(chance.choice(state.actions(seat)), seat)
    return Acted(at=at, person=person, key=str(at), seat=seat, move=move)


def assert_same(one: TableLog, other: TableLog) -> None:
    assert one.state() == other.state()
    assert one.state().record() == other.state().record()
    assert one.state().events == other.state().events
    assert one.summary() == other.summary()
    for seat in range(len(one.seating.seats)):
        assert [moment.text for moment in one.undoable(seat)] == [moment.text for moment in other.undoable(seat)]
        assert views.events(one, seat, 0) == views.events(other, seat, 0)
    assert one.timeline.event_counts == other.timeline.event_counts
    for part in ("changed_at", "version", "entries", "acks", "chat", "rematch"):
        assert getattr(one, part) == getattr(other, part), part
    assert views.request(one) == views.request(other)
    assert one.takebacks.declined.counts == other.takebacks.declined.counts
    assert one.takebacks.declined.newest == other.takebacks.declined.newest


@given(st.integers(2, 3), st.sampled_from(["printed", "secret"]), st.integers(0, 10**6), st.integers(5, 160))
def test_promise_a_rebuilt_log_is_the_table(seats: int, castle: str, seed: int, length: int) -> None:
    log, entries = opened(seats, castle, seed)
    chance = random.Random(seed)
    snapshots: list[Snapshot] = []
    for at in range(length):
        if log.over:
            break
        entry = anything(log, chance, at)
        log.apply_entry(entry)
        entries.append(entry)
        if chance.random() < 0.5:  # who looks on is offered moves, and what was offered is remembered
            for seat in log.state().actors:
                assert log.timeline.offers(seat) == log.state().described(seat)
        frozen = log.snapshot()
        if frozen is not None and chance.random() < 0.2:
            snapshots.append(msgspec.json.decode(msgspec.json.encode(frozen), type=Snapshot))
    stored = through_storage(entries)
    assert_same(rebuild(Stored(log.header, stored)), log)
    for frozen in snapshots[-2:]:
        assert_same(rebuild(Stored(log.header, stored, frozen)), log)


def test_a_snapshot_of_another_build_or_a_broken_one_is_ignored() -> None:
    log, entries = opened(2, "printed")
    chance = random.Random(5)
    frozen: Snapshot | None = None
    while frozen is None:
        entry = anything(log, chance, len(entries))
        log.apply_entry(entry)
        entries.append(entry)
        frozen = log.snapshot()
    for broken in (
        msgspec.structs.replace(frozen, build="older"),
        msgspec.structs.replace(frozen, digest="0" * 16),
        msgspec.structs.replace(frozen, position={**frozen.position, "rules": 0}),
    ):
        assert_same(rebuild(Stored(log.header, through_storage(entries), broken)), log)


@given(st.integers(0, 10**6), st.integers(1, 60))
def test_what_is_refused_changes_nothing(seed: int, length: int) -> None:
    log, entries = opened(2, "secret", seed)
    chance = random.Random(seed)
    for at in range(length):
        entry = anything(log, chance, at)
        log.apply_entry(entry)
        entries.append(entry)
        if log.over:
            return
    wrong: list[AnyEntry] = [
        Acted(at=0, seat=0, move="nonsense"),
        Acted(at=0, seat=1, move="end the game"),
        Undone(at=0, seat=0, count=99),
        Undone(at=0, seat=0, count=0),
        TakebackAsked(at=0, seat=0, moves=log.decisions),
    ]
    for entry in wrong:
        try:
            log.apply_entry(entry)
        except CrenelError:
            pass
        else:
            raise AssertionError(entry)
    assert_same(rebuild(Stored(log.header, entries)), log)


def test_private_events_reach_only_those_they_are_for() -> None:
    log, _ = opened(3, "printed")
    state = log.state()
    told = len(state.events)
    state.emit("peeked", 0, {"card": "ace", "to": [0, 2]})
    state.emit("waved", 1, {})
    log.timeline.event_counts.append(len(state.events))
    for seat, names in ((0, ["peeked", "waved"]), (1, ["waved"]), (2, ["peeked", "waved"]), (None, ["waved"])):
        shown = views.events(log, seat, told)
        assert [event["event"] for event in shown] == names
        assert [event["n"] for event in shown][-1] == told + 1
        assert {event["move"] for event in shown} == {1}
        assert views.events(log, seat, 0)[-len(names) :] == shown


def test_insisting_takes_longer_each_time() -> None:
    """No wait after the first refusal, then 30 s, 60 s, 120 s … and never more than ten minutes."""
    log, _ = opened(2, "printed")
    log.apply_entry(Acted(at=1, person="ada", seat=0, move=log.state().text(log.state().actions(0)[0], 0)))
    at = 1000
    for wait in (0, 30, 60, 120, 240, 480, 600, 600):
        log.apply_entry(TakebackAsked(at=at, person="ada", seat=0, moves=0))
        log.apply_entry(TakebackVoted(at=at, person="bob", seat=1, yes=False))
        log.takebacks.declined.check(1, at)  # nobody else has to wait
        if wait:
            with pytest.raises(HttpRefusal) as refused:
                log.takebacks.declined.check(0, at + wait * 1000 - 1)
            assert refused.value.details["seconds"] == 1
        at += wait * 1000
        log.takebacks.declined.check(0, at)


def test_stored_fields_keep_the_names_that_older_stores_have() -> None:
    snapshot = opened(2, "printed")[0].snapshot()
    stored = msgspec.json.encode(snapshot)
    assert {"bounds", "matters"} <= set(msgspec.json.decode(stored))
    assert msgspec.json.encode(msgspec.json.decode(stored, type=Snapshot)) == stored
    seat = TableSeat("bot", name="random", bot="random", reserved_for="ada")
    assert msgspec.json.decode(msgspec.json.encode(seat))["kept"] == "ada"


def test_a_build_is_named_by_its_files(tmp_path: Path) -> None:
    """Two builds of one version are told apart, so that neither reads the other's snapshots."""
    assert build.build_version().startswith(crenel.__version__ + "+")
    files = build.engine_files()
    assert any(file.parts[-3:-1] == ("crenel", "kernel") for file in files)
    rule = tmp_path / "rule.py"
    rule.write_text("PRICE = 2")
    before = build.digest([rule])
    rule.write_text("PRICE = 3")
    assert build.digest([rule]) != before


def test_a_snapshot_of_another_build_is_not_read() -> None:
    log, entries = opened(2, "printed")
    snapshot = log.snapshot()
    assert snapshot is not None
    assert snapshot.build == build.build_version()
    marked = msgspec.structs.replace(snapshot, changed_at=[7, 7])
    assert rebuild(Stored(log.header, entries, marked)).changed_at == [7, 7]
    foreign = msgspec.structs.replace(marked, build=crenel.__version__ + "+another")
    assert rebuild(Stored(log.header, entries, foreign)).changed_at == log.changed_at != [7, 7]
