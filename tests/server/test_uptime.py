"""Time: the system's clock may be set, or be wrong after a start. Nobody loses a session or thinking time by it."""

import asyncio
from dataclasses import replace
from pathlib import Path

import pytest
import structlog
from hypothesis import given
from hypothesis import strategies as st

from crenel.locales import LANGUAGES, say
from crenel.server import clock, clocks, uptime
from crenel.server.clock import Clock, now
from crenel.server.entries import Acted, Clocks
from crenel.server.store import open_store
from crenel.server.uptime import Uptime, outages
from tests.server.room import ME, OPEN, QUICK, Player, Server, running
from tests.server.test_clocks import LIVE, acts, paced
from tests.server.test_tables import join, token

HOUR = 3600_000
DAY = 24 * HOUR
NS = 1_000_000


class Hands:
    """Clocks of a system that a test sets, in nanoseconds."""

    def __init__(self) -> None:
        self.wall = 1_800_000_000_000 * NS
        self.steady = 5 * NS

    def clock(self) -> Clock:
        return Clock(lambda: self.wall, lambda: self.steady)


@pytest.fixture
def hands(monkeypatch: pytest.MonkeyPatch) -> Hands:
    """The clock of the server, started with a wall clock that a test sets."""
    found = Hands()
    monkeypatch.setattr(clock, "CLOCK", found.clock())
    monkeypatch.setattr(uptime, "CLOCK", clock.CLOCK)
    return found


def restart(hands: Hands, monkeypatch: pytest.MonkeyPatch, wall: int) -> None:
    """Start the clock anew while the system's is off by so many milliseconds."""
    hands.wall += wall * NS
    monkeypatch.setattr(clock, "CLOCK", hands.clock())
    monkeypatch.setattr(uptime, "CLOCK", clock.CLOCK)


def test_setting_the_systems_clock_moves_nothing() -> None:
    hands = Hands()
    ours = hands.clock()
    start = ours.now()
    for jump in (100 * DAY, -200 * DAY):
        hands.wall += jump * NS
        assert ours.now() == start
    hands.steady += 7 * NS
    assert ours.now() == start + 7
    assert ours.not_before(start) == 0
    assert ours.not_before(start + 1007) == 1000
    assert ours.now() == start + 1007


def test_outages_are_the_gaps_between_runs() -> None:
    assert outages([], 0, 50) == []
    assert outages([], 30, 50) == [(30, 50)]
    assert outages([(0, 10), (20, 30)], 35, 50) == [(10, 20), (35, 50)]
    assert outages([(0, 10), (10, 30)], 30, 30) == []
    assert outages([(0, 50), (10, 20), (30, 60), (70, 80)], 80, 80) == [(60, 70)], "several servers ran at once"


def test_time_before_outages() -> None:
    known = Uptime(None)  # type: ignore[arg-type]
    known.outages = [(100, 200), (300, 400)]
    assert known.outage(0, 500) == 200
    assert known.outage(150, 350) == 100
    assert known.outage(400, 500) == 0
    assert [known.earlier(500, running) for running in (50, 100, 150, 250, 350)] == [450, 400, 250, 50, -50]


@given(st.integers(0, 1000), st.lists(st.integers(0, 1000), max_size=8, unique=True))
def test_earlier_undoes_outage(running: int, marks: list[int]) -> None:
    known = Uptime(None)  # type: ignore[arg-type]
    marks = sorted(marks[: len(marks) // 2 * 2])
    known.outages = list(zip(marks[::2], marks[1::2]))
    since = known.earlier(1000, running)
    assert 1000 - since - known.outage(since, 1000) == running


@pytest.mark.parametrize("jump", [100 * DAY, 2 * HOUR, -100 * DAY, -2 * HOUR])
def test_a_wrong_clock_at_the_start_takes_nothing_from_anybody(
    tmp_path: Path, hands: Hands, monkeypatch: pytest.MonkeyPatch, jump: int
) -> None:
    pace = {"bank": 600, "extra": 30}
    with running(tmp_path) as server:
        ada, bob = server.guest("Ada"), server.guest("Bob")
        table = ada.open(ME, OPEN, pace=pace)
        join(bob, table, invite=token(table, 1))
        before = ada.table(table)["clocks"]
    restart(hands, monkeypatch, jump)
    with running(tmp_path) as server:
        again = back(server, ada)
        for shown in (again.get("/tables")["mine"][0]["clocks"], again.table(table)["clocks"]):
            assert (shown["left"], shown["running"]) == (before["left"], before["running"])
        hands.steady += 10_000 * NS  # ten seconds that count
        with back(server, ada).sit(table) as seat, back(server, bob).sit(table) as other:
            (who,) = before["running"]
            shown = seat.state["table"]["clocks"]
            assert shown["left"][who] == before["left"][who] - 10_000
            mover = seat if who == 0 else other
            mover.act(mover.moves(who)[0], who)
    restart(hands, monkeypatch, jump)
    with running(tmp_path) as server:  # the log knows what did not count
        left = back(server, ada).table(table)["clocks"]["left"]
        assert before["left"][who] - 10_000 <= left[who] <= before["left"][who] - 10_000 + 30_000
        assert left[1 - who] == before["left"][1 - who]


@pytest.mark.parametrize(
    ("jump", "told"),
    [
        (0, None),
        (5 * HOUR, None),  # the next morning
        (20 * DAY, None),  # after a holiday
        (100 * DAY, "100 days ahead of the stored tables"),
        (-HOUR // 2, None),
        (-2 * HOUR, "2 hours behind the stored tables"),
    ],
)
def test_only_a_clock_that_is_likely_wrong_is_told_of_and_in_a_sentence(
    tmp_path: Path, hands: Hands, monkeypatch: pytest.MonkeyPatch, jump: int, told: str | None
) -> None:
    def started() -> tuple[str, dict[str, int]] | None:
        """Run once on the store, and return what is told."""

        async def run() -> tuple[str, dict[str, int]] | None:
            store = open_store(f"sqlite:///{tmp_path / 'crenel.db'}")
            await store.start()
            known = Uptime(store)
            await known.start()
            await known.stop()
            await store.stop()
            return known.clock_doubt()

        return asyncio.run(run())

    with structlog.testing.capture_logs() as log:
        assert started() is None
        restart(hands, monkeypatch, jump)
        doubt = started()
    assert log == []
    assert (doubt is None) == (told is None)
    if doubt and told:
        assert told in say(*doubt, "en")
        assert all(say(*doubt, language).endswith(".") for language in LANGUAGES)


def back(server: Server, player: Player) -> Player:
    """Return a player of an earlier run with the same session."""
    again = Player(server.url, dict(player.http.cookies))
    again.post("/tables", {}, 422)  # 401 without a session
    return again


def test_sessions_end_after_their_time_on_a_running_server(
    tmp_path: Path, hands: Hands, monkeypatch: pytest.MonkeyPatch
) -> None:
    with running(tmp_path, replace(QUICK, session=2.0)) as server:
        ada = server.guest("Ada")
    restart(hands, monkeypatch, 50 * DAY)
    with running(tmp_path, replace(QUICK, session=2.0)) as server:
        hands.steady += DAY * NS
        hands.wall += DAY * NS
    restart(hands, monkeypatch, 0)
    with running(tmp_path, replace(QUICK, session=2.0)) as server:
        back(server, ada)  # one day of running
        hands.steady += 3 * DAY * NS
        hands.wall += 3 * DAY * NS
    restart(hands, monkeypatch, 0)
    with running(tmp_path, replace(QUICK, session=2.0)) as server:
        assert Player(server.url, dict(ada.http.cookies)).get("/me") is None


def test_what_did_not_count_is_in_the_log() -> None:
    log, same = paced(2), paced(2)
    log.clocks = Clocks(**{**fields(log.clocks), "skipped": 5000})
    who = log.state().actors[0]
    state = log.state()
    entry = Acted(at=8000, person="", seat=who, move=state.text(state.actions(who)[0], who), skipped=5000)
    log.apply_entry(entry)
    same.apply_entry(entry)
    assert log.clocks == same.clocks
    assert clocks.left_at(same.clocks or log.clocks, who, 8000) == LIVE.bank * 1000 - 2000
    acts(log, 9000)
    acts(same, 9000)
    assert log.clocks == same.clocks


def fields(found: Clocks | None) -> dict[str, object]:
    assert found is not None
    return {name: getattr(found, name) for name in found.__struct_fields__}


def test_time_is_that_of_the_clock(hands: Hands) -> None:
    assert now() == hands.wall // NS
