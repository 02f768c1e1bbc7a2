"""The log is the truth: folding it, with or without a snapshot, gives the table that wrote it."""

import random

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from crenel.kernel.errors import CrenelError
from crenel.server import views
from crenel.server.course import Course, fold
from crenel.server.entries import (
    Acted,
    AnyEntry,
    Asked,
    BotSat,
    Joined,
    Left,
    Said,
    SeatPlan,
    Snapshot,
    Stored,
    TookBack,
    Voted,
)
from crenel.server.errors import Refused
from crenel.server.hall import plan

entry_codec = msgspec.json.Decoder(list[AnyEntry])
PEOPLE = ("ada", "bob", "cyd")


def through_storage(entries: list[AnyEntry]) -> list[AnyEntry]:
    return entry_codec.decode(msgspec.json.encode(entries))


def opened(seats: int, castle: str, seed: int = 0) -> tuple[Course, list[AnyEntry]]:
    """A table that has just begun. Real ones have secret seeds; here the same one gives the same game again."""
    seated = [SeatPlan("human", "ada", "Ada"), *(SeatPlan("open", invite=str(n)) for n in range(1, seats))]
    planned = plan("burgundy", {"castle": castle, "confirm": True}, seated, "ada", "", True)
    course = Course(msgspec.structs.replace(planned.header, seed=f"{seed:064x}"))
    entries: list[AnyEntry] = [Joined(at=1, person=PEOPLE[n], seat=n, name=PEOPLE[n]) for n in range(1, seats)]
    for entry in entries:
        course.take(entry)
    return course, entries


def anything(course: Course, chance: random.Random, at: int) -> AnyEntry:
    """What somebody might do next, mostly moves."""
    state = course.state()
    seat = chance.choice(state.actors) if not course.over else 0
    person = course.seats[seat].person
    lot = chance.random()
    if lot < 0.12 and course.undoable(seat):
        return TookBack(at=at, person=person, seat=seat, count=chance.randint(1, len(course.undoable(seat))))
    if lot < 0.15:
        return Said(at=at, person=person, name="x", text="hm")
    if lot < 0.19 and course.decisions and course.request is None:
        return Asked(at=at, person=person, seat=seat, moves=chance.randrange(course.decisions))
    if lot < 0.3 and course.request is not None:
        return Voted(at=at, seat=chance.randrange(len(course.seats)), yes=chance.random() < 0.7)
    if lot < 0.31 and seat > 0:
        return Left(at=at, person=person)
    if lot < 0.32 and course.seats[seat].left:
        return BotSat(at=at, seat=seat, bot="random")
    move = state.text(chance.choice(state.actions(seat)), seat)
    return Acted(at=at, person=person, key=str(at), seat=seat, move=move)


def the_same(one: Course, other: Course) -> None:
    assert one.state() == other.state()
    assert one.state().record() == other.state().record()
    assert one.state().events == other.state().events
    assert one.face() == other.face()
    for seat in range(len(one.seats)):
        assert [moment.text for moment in one.undoable(seat)] == [moment.text for moment in other.undoable(seat)]
        assert views.events(one, seat, 0) == views.events(other, seat, 0)
    for part in ("bounds", "matters", "version", "entries", "acks", "chat", "host", "rematch"):
        assert getattr(one, part) == getattr(other, part), part
    assert views.request(one) == views.request(other)
    assert one.refusals.counts == other.refusals.counts
    assert one.refusals.newest == other.refusals.newest


@given(st.integers(2, 3), st.sampled_from(["printed", "secret"]), st.integers(0, 10**6), st.integers(5, 160))
def test_promise_a_folded_log_is_the_table(seats: int, castle: str, seed: int, length: int) -> None:
    course, entries = opened(seats, castle, seed)
    chance = random.Random(seed)
    snapshots: list[Snapshot] = []
    for at in range(length):
        if course.over:
            break
        entry = anything(course, chance, at)
        course.take(entry)
        entries.append(entry)
        if chance.random() < 0.5:  # who looks on is offered moves, and what was offered is remembered
            for seat in course.state().actors:
                assert course.offers(seat) == course.state().described(seat)
        frozen = course.snapshot()
        if frozen is not None and chance.random() < 0.2:
            snapshots.append(msgspec.json.decode(msgspec.json.encode(frozen), type=Snapshot))
    stored = through_storage(entries)
    the_same(fold(Stored(course.header, stored)), course)
    for frozen in snapshots[-2:]:
        the_same(fold(Stored(course.header, stored, frozen)), course)


def test_a_snapshot_of_another_build_or_a_broken_one_is_ignored() -> None:
    course, entries = opened(2, "printed")
    chance = random.Random(5)
    frozen: Snapshot | None = None
    while frozen is None:
        entry = anything(course, chance, len(entries))
        course.take(entry)
        entries.append(entry)
        frozen = course.snapshot()
    for broken in (
        msgspec.structs.replace(frozen, build="older"),
        msgspec.structs.replace(frozen, digest="0" * 16),
        msgspec.structs.replace(frozen, position={**frozen.position, "rules": 0}),
    ):
        the_same(fold(Stored(course.header, through_storage(entries), broken)), course)


@given(st.integers(0, 10**6), st.integers(1, 60))
def test_what_is_refused_changes_nothing(seed: int, length: int) -> None:
    course, entries = opened(2, "secret", seed)
    chance = random.Random(seed)
    for at in range(length):
        entry = anything(course, chance, at)
        course.take(entry)
        entries.append(entry)
        if course.over:
            return
    wrong: list[AnyEntry] = [
        Acted(at=0, seat=0, move="nonsense"),
        Acted(at=0, seat=1, move="end the game"),
        TookBack(at=0, seat=0, count=99),
        TookBack(at=0, seat=0, count=0),
        Asked(at=0, seat=0, moves=course.decisions),
    ]
    for entry in wrong:
        try:
            course.take(entry)
        except CrenelError:
            pass
        else:
            raise AssertionError(entry)
    the_same(fold(Stored(course.header, entries)), course)


def test_private_events_reach_only_those_they_are_for() -> None:
    course, _ = opened(3, "printed")
    state = course.state()
    told = len(state.events)
    state.emit("peeked", 0, {"card": "ace", "to": [0, 2]})
    state.emit("waved", 1, {})
    course.bounds.append(len(state.events))
    for seat, names in ((0, ["peeked", "waved"]), (1, ["waved"]), (2, ["peeked", "waved"]), (None, ["waved"])):
        shown = views.events(course, seat, told)
        assert [event["event"] for event in shown] == names
        assert [event["n"] for event in shown][-1] == told + 1
        assert {event["move"] for event in shown} == {1}
        assert views.events(course, seat, 0)[-len(names) :] == shown


def test_insisting_takes_longer_each_time() -> None:
    """No wait after the first refusal, then 30 s, 60 s, 120 s … and never more than ten minutes."""
    course, _ = opened(2, "printed")
    course.take(Acted(at=1, person="ada", seat=0, move=course.state().text(course.state().actions(0)[0], 0)))
    at = 1000
    for wait in (0, 30, 60, 120, 240, 480, 600, 600):
        course.take(Asked(at=at, person="ada", seat=0, moves=0))
        course.take(Voted(at=at, person="bob", seat=1, yes=False))
        course.refusals.check(1, at)  # nobody else has to wait
        if wait:
            with pytest.raises(Refused) as refused:
                course.refusals.check(0, at + wait * 1000 - 1)
            assert refused.value.details["seconds"] == 1
        at += wait * 1000
        course.refusals.check(0, at)
