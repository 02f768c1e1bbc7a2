"""Bots: what they are told, and what happens when one of their processes dies or one of them fails."""

import asyncio
import os
import signal
from pathlib import Path

import msgspec
import pytest

import crenel
from crenel.server import tables
from crenel.server.bots import Thinkers, Thought, think, thought_for
from tests.server.room import ME, bot, over, run_apart, running
from tests.server.test_course import opened


def test_a_bot_is_asked_about_a_position_without_secrets() -> None:
    course, _ = opened(2, "secret")
    state = course.state()
    state.apply(state.parse(state.text(state.actions(0)[1], 0), 0), 0)
    asked = msgspec.json.encode(thought_for(state, "random", 1))
    assert course.header.seed.encode() not in asked
    assert state.rng.key.hex().encode() not in asked
    seen = {str(thought_for(state, "random", 1).position["secret"]) for _ in range(60)}
    assert len(seen) > 1, "another's secret answer is drawn anew"
    shown = crenel.game("burgundy").load(msgspec.json.decode(asked, type=Thought).position)
    assert shown.observe(1) == state.observe(1)
    assert state.parse(think(asked), 1) in state.actions(1)


def test_a_lost_worker_is_replaced() -> None:
    state = opened(2, "printed")[0].state()
    seat = state.actors[0]

    async def story() -> None:
        thinkers = Thinkers(1)
        try:
            first = await thinkers.move(thought_for(state, "greedy", seat))
            assert thinkers.pool is not None
            for pid in list(thinkers.pool._processes):
                os.kill(pid, signal.SIGKILL)
            again = await thinkers.move(thought_for(state, "greedy", seat))
            assert state.parse(first, seat)
            assert state.parse(again, seat)
        finally:
            thinkers.close()

    run_apart(story())


def test_a_thought_that_is_lost_late_leaves_the_new_worker_alone() -> None:
    state = opened(2, "printed")[0].state()
    seat = state.actors[0]

    async def story() -> None:
        thinkers = Thinkers(1)
        try:
            await thinkers.move(thought_for(state, "random", seat))
            assert thinkers.pool is not None
            worker = next(iter(thinkers.pool._processes))
            os.kill(worker, signal.SIGSTOP)
            late = asyncio.create_task(thinkers.move(thought_for(state, "random", seat)))
            await asyncio.sleep(0)
            thinkers.pool = None  # as another thought that noticed it earlier leaves it
            await thinkers.move(thought_for(state, "random", seat))
            second = thinkers.pool
            os.kill(worker, signal.SIGKILL)
            assert state.parse(await late, seat) in state.actions(seat)
            assert thinkers.pool is second
        finally:
            thinkers.close()

    run_apart(story())


def test_a_bot_that_fails_does_not_stop_the_table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tables, "RETRY", 0.01)
    with running(tmp_path) as server:
        answers = ["nonsense", "", None]

        async def confused(thought: Thought) -> str:
            """Wrong notation first, then no answer at all."""
            answers.append(answers.pop(0))
            if answers[-1] is None:
                raise RuntimeError("lost my mind")
            return answers[-1]

        monkeypatch.setattr(server.house.hall.thinkers, "move", confused)
        ada = server.guest("Ada")
        with ada.sit(ada.open(ME, bot(), options={"confirm": False})) as seat:
            seat.play_on(over)
