"""Bots: what they are told, and what happens when one of their processes dies or one of them fails."""

import asyncio
import gc
import os
import signal
import threading
from collections.abc import Awaitable
from pathlib import Path

import msgspec
import pytest

import crenel
from crenel.bots.garbage import SELDOM
from crenel.server import tables
from crenel.server.bots import BotPool, BotTask, bot_task, choose_move
from crenel.server.store.port import Change, NewEntry
from tests.server.room import ME, PATIENCE, bot, eventually, over, run_in_thread, running
from tests.server.test_table_log import opened


def test_a_bot_is_asked_about_a_position_without_secrets() -> None:
    log, _ = opened(2, "secret")
    state = log.state()
    state.apply(state.parse(state.text(state.actions(0)[1], 0), 0), 0)
    asked = msgspec.json.encode(bot_task(state, "random", 1))
    assert log.header.seed.encode() not in asked
    assert state.rng.key.hex().encode() not in asked
    seen = {str(bot_task(state, "random", 1).position["secret"]) for _ in range(60)}
    assert len(seen) > 1, "another's secret answer is drawn anew"
    shown = crenel.game("burgundy").load(msgspec.json.decode(asked, type=BotTask).position)
    assert shown.observe(1) == state.observe(1)
    assert state.parse(choose_move(asked), 1) in state.actions(1)


def thresholds(_: bytes) -> tuple[int, int, int]:
    return gc.get_threshold()


def test_a_worker_collects_garbage_seldom() -> None:
    async def story() -> None:
        bot_pool = BotPool(1)
        try:
            assert await bot_pool.run(thresholds, b"") == SELDOM
        finally:
            bot_pool.close()

    run_in_thread(story())


def test_a_lost_worker_is_replaced() -> None:
    state = opened(2, "printed")[0].state()
    seat = state.actors[0]

    async def story() -> None:
        bot_pool = BotPool(1)
        try:
            first = await bot_pool.move(bot_task(state, "greedy", seat))
            assert bot_pool.pool is not None
            for pid in list(bot_pool.pool._processes):
                os.kill(pid, signal.SIGKILL)
            again = await bot_pool.move(bot_task(state, "greedy", seat))
            assert state.parse(first, seat)
            assert state.parse(again, seat)
        finally:
            bot_pool.close()

    run_in_thread(story())


def test_a_thought_that_is_lost_late_leaves_the_new_worker_alone() -> None:
    state = opened(2, "printed")[0].state()
    seat = state.actors[0]

    async def story() -> None:
        bot_pool = BotPool(1)
        try:
            await bot_pool.move(bot_task(state, "random", seat))
            assert bot_pool.pool is not None
            worker = next(iter(bot_pool.pool._processes))
            os.kill(worker, signal.SIGSTOP)
            late = asyncio.create_task(bot_pool.move(bot_task(state, "random", seat)))
            await asyncio.sleep(0)
            bot_pool.pool = None  # as another thought that noticed it earlier leaves it
            await bot_pool.move(bot_task(state, "random", seat))
            second = bot_pool.pool
            os.kill(worker, signal.SIGKILL)
            assert state.parse(await late, seat) in state.actions(seat)
            assert bot_pool.pool is second
        finally:
            bot_pool.close()

    run_in_thread(story())


def test_a_bot_plays_on_after_a_commit_that_failed(store_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also at a table that nobody looks at: it is loaded again by itself."""
    with running(store_url) as server:
        store = server.services.store
        commit, failed = store.commit, threading.Event()

        def fail_once(*changes: Change) -> Awaitable[None]:
            moves = any(isinstance(each, NewEntry) for each in changes)
            if moves and not failed.is_set():
                failed.set()
                raise OSError("disk full")
            return commit(*changes)

        monkeypatch.setattr(store, "commit", fail_once)
        server.guest("Ada").open(bot(), bot(), options={"confirm": False})
        assert failed.wait(PATIENCE)
        eventually(lambda: any(table.log.over for table in list(server.services.registry.live.values())))


def test_a_bot_that_fails_does_not_stop_the_table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tables, "RETRY", 0.01)
    with running(tmp_path) as server:
        answers = ["nonsense", "", None]

        async def confused(task: BotTask) -> str:
            """Wrong notation first, then no answer at all."""
            answers.append(answers.pop(0))
            if answers[-1] is None:
                raise RuntimeError("lost my mind")
            return answers[-1]

        monkeypatch.setattr(server.services.registry.bot_queue.pool, "move", confused)
        ada = server.guest("Ada")
        with ada.sit(ada.open(ME, bot(), options={"confirm": False})) as seat:
            seat.play_on(over)
