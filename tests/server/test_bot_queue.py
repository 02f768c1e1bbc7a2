"""Fair shares of the bots: people's tables first, then whoever has had least, a bound on what waits, and an honest
word to those who wait."""

import asyncio
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from crenel.server.bot_queue import PLAYING, TURN_OF_OLDEST, UNWATCHED, WATCHED, BotQueue
from crenel.server.bots import BotPool, BotTask
from crenel.server.errors import HttpRefusal
from tests.server.room import ME, QUICK, bot, eventually, run_in_thread, running


class Pool(BotPool):
    """One worker that moves when a test says so, and takes as long as it says."""

    def __init__(self) -> None:
        super().__init__(1)
        self.thinking: list[str] = []  # names of the tasks, in the order in which they began
        self.ready = asyncio.Event()
        self.time = 0.0

    async def move(self, task: BotTask) -> str:
        self.thinking.append(task.bot)
        await self.ready.wait()
        self.time += task.seat
        return "move"


def task(name: str, seconds: int = 1) -> BotTask:
    return BotTask("burgundy", name, seconds, "", {})


def order(*jobs: tuple[str, str, str, int, int]) -> list[str]:
    """Return the order in which jobs begin that all wait: name, address, person, urgency, seconds."""
    found: list[str] = []

    async def story() -> None:
        pool = Pool()
        queue = BotQueue(pool, 1000, lambda: pool.time)
        first = asyncio.create_task(queue.move(task("first"), "", "", lambda: PLAYING))
        await asyncio.sleep(0)
        urgencies: list[Callable[[], int]] = [lambda job=job: job[3] for job in jobs]  # type: ignore[misc]
        moves = [
            asyncio.create_task(queue.move(task(job[0], job[4]), job[1], job[2], urgency))
            for job, urgency in zip(jobs, urgencies)
        ]
        await asyncio.sleep(0)
        assert len(queue.waiting) == len(jobs)
        pool.ready.set()
        await asyncio.gather(first, *moves)
        assert (queue.running, queue.waiting) == (0, [])
        found.extend(pool.thinking[1:])

    run_in_thread(story())
    return found


def test_a_job_that_is_given_up_while_another_ends_takes_nothing_with_it() -> None:
    async def story() -> None:
        pool = Pool()
        queue = BotQueue(pool, 1000, lambda: pool.time)
        first, second, third = (
            asyncio.create_task(queue.move(task(name), "", "", lambda: PLAYING))
            for name in ("first", "second", "third")
        )
        while len(queue.waiting) < 2:
            await asyncio.sleep(0)
        pool.ready.set()
        second.cancel()
        assert await first == await third == "move"
        assert (queue.running, queue.waiting) == (0, [])

    run_in_thread(story())


def test_tables_at_which_people_wait_come_first() -> None:
    jobs = [("bots", "a", "x", UNWATCHED, 1), ("watched", "b", "y", WATCHED, 1), ("people", "c", "z", PLAYING, 1)]
    assert order(*jobs) == ["people", "watched", "bots"]


def test_addresses_take_turns_however_much_one_of_them_wants() -> None:
    greedy = [(f"many {n}", "evil", f"guest {n}", UNWATCHED, 1) for n in range(4)]
    assert order(*greedy, ("one", "good", "ada", UNWATCHED, 1))[:2] == ["many 0", "one"]


def test_people_of_one_address_take_turns_by_time() -> None:
    jobs = [
        ("long 1", "hall", "ada", PLAYING, 5),
        ("long 2", "hall", "ada", PLAYING, 5),
        ("short 1", "hall", "bob", PLAYING, 1),
        ("short 2", "hall", "bob", PLAYING, 1),
    ]
    assert order(*jobs) == ["long 1", "short 1", "short 2", "long 2"]


def test_nobody_waits_for_ever() -> None:
    people = [(f"people {n}", "a", "x", PLAYING, 1) for n in range(2 * TURN_OF_OLDEST)]
    found = order(("bots", "b", "y", UNWATCHED, 1), *people)
    assert found.index("bots") < TURN_OF_OLDEST


def test_a_bound_on_what_waits_and_who_gives_up_makes_room() -> None:
    async def story() -> None:
        pool = Pool()
        queue = BotQueue(pool, 1)
        running_move = asyncio.create_task(queue.move(task("a"), "", "", lambda: PLAYING))
        await asyncio.sleep(0)
        waiting = asyncio.create_task(queue.move(task("b"), "", "", lambda: PLAYING))
        await asyncio.sleep(0)
        with pytest.raises(HttpRefusal) as refused:
            await queue.move(task("c"), "", "", lambda: PLAYING)
        assert (refused.value.key, refused.value.status) == ("bots-busy", 429)
        waiting.cancel()
        await asyncio.wait([waiting])
        assert queue.waiting == []
        last = asyncio.create_task(queue.move(task("d"), "", "", lambda: PLAYING))
        pool.ready.set()
        await asyncio.gather(running_move, last)
        assert pool.thinking == ["a", "d"]

    run_in_thread(story())


def test_tables_without_people_are_bounded(tmp_path: Path) -> None:
    with running(tmp_path, replace(QUICK, bot_tables=2)) as server:
        queue = server.services.registry.bot_queue
        queue.pool.count = 0  # nothing moves, so no game ends
        ada = server.guest("Ada")
        for _ in range(2):
            ada.open(bot(), bot())
        refused = ada.open(bot(), bot(), status=429)
        assert refused["error"] == "too-many-bot-tables"
        assert "2" in refused["said"]
        ada.open(ME, bot())  # with people there is no such bound
        server.guest("Bob").open(bot(), bot())


def test_people_are_told_that_a_bot_waits(tmp_path: Path) -> None:
    with running(tmp_path, replace(QUICK, bot_wait=0.05)) as server:
        queue = server.services.registry.bot_queue
        workers, queue.pool.count = queue.pool.count, 0
        ada = server.guest("Ada")
        table = ada.open(ME, bot(), bot(), bot())
        with ada.sit(table) as seat:
            while seat.state["moves"]:
                seat.act(seat.moves(0)[0])
            seat.until_presence(lambda presence: presence.get("busy"))
            eventually(lambda: len(queue.waiting) == 1)
            queue.pool.count = workers
            server.loop.call_soon_threadsafe(queue._start_next)
            seat.until_presence(lambda presence: not presence.get("busy"))
            seat.until(lambda state: state["moves"])
