"""Bots whose work is done elsewhere: by workers that share a Redis with the servers, in fair shares, and by the
server's own pool where those cannot."""

import asyncio
import gc
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path

import msgspec
import pytest

from crenel.bots.analysis import split
from crenel.cli import main
from crenel.server.bot_queue import ANALYSED, PLAYING, TURN_OF_OLDEST, UNWATCHED, WATCHED, BotQueue
from crenel.server.bots import BotPool, BotTask, bot_task
from crenel.server.entries import Acted, Stored
from crenel.server.errors import HttpRefusal
from crenel.server.loading import rebuild
from crenel.server.shared import link, work
from crenel.server.shared.link import Link
from crenel.server.shared.port import Gone, Owner
from crenel.server.shared.together import Together
from crenel.server.shared.work import SharedWork, Taken, WorkQueue
from crenel.server.shared.worker import Worker
from tests.server.redis_server import RedisServer, WorkerProcess
from tests.server.room import ME, PATIENCE, QUICK, Seat, bot, over, run_in_thread, running
from tests.server.test_crash import stored_tables
from tests.server.test_table_log import assert_same, opened


class Hand:
    """Worker that does what a test says."""

    def __init__(self, url: str, name: str = "hand") -> None:
        self.link = Link(url)
        self.queue = WorkQueue(self.link)
        self.name = name

    async def hold(self, seconds: float) -> None:
        """Count as alive for so long."""
        await self.queue.run("hold", self.name, int(seconds * 1000))

    async def take(self) -> Taken:
        """Take the next task."""
        async with asyncio.timeout(PATIENCE):
            while True:
                found = await self.queue.take(self.name)
                if found is not None:
                    return found
                await self.queue.wait()

    async def done(self, task: Taken, result: object = "move") -> None:
        await self.queue.done(self.name, task.id, msgspec.json.encode(result))


@asynccontextmanager
async def hand_at(url: str, name: str = "hand") -> AsyncIterator[Hand]:
    hand = Hand(url, name)
    await hand.link.start()
    await hand.hold(600)
    try:
        yield hand
    finally:
        await hand.link.stop()


@asynccontextmanager
async def server_at(url: str, most: int = 100) -> AsyncIterator[Together]:
    found = Together(url, most)
    await found.start()
    try:
        yield found
    finally:
        await found.stop()


def owner(address: str = "", person: str = "", urgency: int = PLAYING) -> Owner:
    return Owner(address, person, lambda: urgency)


def task(name: str) -> BotTask:
    return BotTask("burgundy", name, 0, "", {})


def name_of(taken: Taken) -> str:
    return msgspec.json.decode(taken.data, type=BotTask).bot


def order(url: str, *jobs: tuple[str, str, str, int, float]) -> list[str]:
    """Return the order in which a worker gets tasks that all wait: name, address, person, urgency, seconds."""
    found: list[str] = []
    seconds = {job[0]: job[4] for job in jobs}

    async def story() -> None:
        async with server_at(url) as one, server_at(url) as other, hand_at(url) as hand:
            asked = []
            for number, (name, address, person, urgency, _) in enumerate(jobs):
                server = (one, other)[number % 2]
                asked.append(
                    asyncio.create_task(server.work.ask("move", task(name), owner(address, person, urgency), 60))
                )
                await asyncio.sleep(0.02)  # they arrive in this order
            for _ in jobs:
                taken = await hand.take()
                found.append(name_of(taken))
                await asyncio.sleep(seconds[found[-1]])
                await hand.done(taken)
            assert [msgspec.json.decode(each) for each in await asyncio.gather(*asked)] == ["move"] * len(jobs)

    run_in_thread(story())
    return found


# ------------------------------------------------------------ fair shares, over all servers


def test_tables_at_which_people_wait_come_first(redis: RedisServer) -> None:
    jobs = [
        ("analysis", "d", "v", ANALYSED, 0.0),
        ("bots", "a", "x", UNWATCHED, 0.0),
        ("watched", "b", "y", WATCHED, 0.0),
        ("people", "c", "z", PLAYING, 0.0),
    ]
    assert order(redis.database(), *jobs) == ["people", "watched", "bots", "analysis"]


def test_addresses_take_turns_however_much_one_of_them_wants(redis: RedisServer) -> None:
    greedy = [(f"many {n}", "evil", f"guest {n}", UNWATCHED, 0.05) for n in range(4)]
    assert order(redis.database(), *greedy, ("one", "good", "ada", UNWATCHED, 0.05))[:2] == ["many 0", "one"]


def test_people_of_one_address_take_turns_by_time(redis: RedisServer) -> None:
    jobs = [
        ("long 1", "hall", "ada", PLAYING, 0.4),
        ("long 2", "hall", "ada", PLAYING, 0.0),
        ("short 1", "hall", "bob", PLAYING, 0.02),
        ("short 2", "hall", "bob", PLAYING, 0.02),
    ]
    assert order(redis.database(), *jobs) == ["long 1", "short 1", "short 2", "long 2"]


def test_nobody_waits_for_ever(redis: RedisServer) -> None:
    people = [(f"people {n}", "a", "x", PLAYING, 0.0) for n in range(TURN_OF_OLDEST)]
    found = order(redis.database(), ("bots", "b", "y", UNWATCHED, 0.0), *people)
    assert found.index("bots") < TURN_OF_OLDEST


def test_urgency_is_asked_again(redis: RedisServer, monkeypatch: pytest.MonkeyPatch) -> None:
    """People come and go while a task waits, and it is told whether it still waits."""
    monkeypatch.setattr(work, "TEND", 0.05)

    async def story() -> None:
        url = redis.database()
        urgency = UNWATCHED
        async with server_at(url) as server, hand_at(url) as hand:
            first, second = task("first"), task("second")
            asked = [
                asyncio.create_task(server.work.ask("move", first, owner(urgency=WATCHED), 60)),
                asyncio.create_task(server.work.ask("move", second, Owner("", "", lambda: urgency), 60)),
            ]
            await until(lambda: len(server.work.asked) == 2)
            assert server.work.waits(second)
            await asyncio.sleep(4 * work.TEND)
            urgency = PLAYING
            await asyncio.sleep(8 * work.TEND)
            taken = await hand.take()
            assert name_of(taken) == "second"
            await until(lambda: not server.work.waits(second))
            assert server.work.waits(first)
            await hand.done(taken)
            await hand.done(await hand.take())
            await asyncio.gather(*asked)

    run_in_thread(story())


async def until(condition: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not condition():
            await asyncio.sleep(0.01)


def test_a_bound_on_what_waits_and_who_gives_up_makes_room(redis: RedisServer) -> None:
    async def story() -> None:
        url = redis.database()
        async with server_at(url, 1) as server, hand_at(url) as hand:
            waiting = asyncio.create_task(server.work.ask("move", task("a"), owner(), 60))
            await until(lambda: bool(server.work.asked))
            await asyncio.sleep(0.1)
            with pytest.raises(HttpRefusal) as refused:
                await server.work.ask("move", task("b"), owner(), 60)
            assert (refused.value.key, refused.value.status) == ("bots-busy", 429)
            waiting.cancel()
            await asyncio.wait([waiting])
            last = asyncio.create_task(server.work.ask("move", task("c"), owner(), 60))
            taken = await hand.take()
            assert name_of(taken) == "c"
            await hand.done(taken)
            await last

    run_in_thread(story())


# ------------------------------------------------------------ what is lost is done again


def test_a_task_of_a_silent_worker_is_anothers(redis: RedisServer, monkeypatch: pytest.MonkeyPatch) -> None:
    """And what the first one says late counts for nothing."""
    monkeypatch.setattr(work, "HELD", 0.5)

    async def story() -> None:
        url = redis.database()
        async with server_at(url) as server, hand_at(url, "first") as first, hand_at(url, "second") as second:
            asked = asyncio.create_task(server.work.ask("move", task("a"), owner(), 60))
            lost = await first.take()
            again = await second.take()
            assert again.id == lost.id
            await first.done(lost, "late")
            await second.done(again, "right")
            await second.done(again, "twice")
            assert msgspec.json.decode(await asked) == "right"

    run_in_thread(story())


def test_a_task_is_not_tried_for_ever(redis: RedisServer) -> None:
    async def story() -> None:
        url = redis.database()
        async with server_at(url) as server, hand_at(url) as hand:
            asked = asyncio.create_task(server.work.ask("move", task("a"), owner(), 60))
            for _ in range(work.TRIES):
                taken = await hand.take()
                await hand.queue.done(hand.name, taken.id, None)
            with pytest.raises(Gone):
                await asked

    run_in_thread(story())


def test_tasks_of_a_server_that_died_are_dropped(redis: RedisServer, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(work, "UNTENDED", 1)

    async def story() -> None:
        url = redis.database()
        async with server_at(url) as server, hand_at(url) as hand:
            for each in server.work.tasks:
                each.cancel()
            asked = asyncio.create_task(server.work.ask("move", task("a"), owner(), 60))
            await asyncio.sleep(1.5)
            await hand.hold(600)
            assert await hand.queue.take(hand.name) is None
            asked.cancel()
            await asyncio.wait([asked])

    run_in_thread(story())


def test_without_workers_or_redis_nobody_waits(mortal_redis: RedisServer, monkeypatch: pytest.MonkeyPatch) -> None:
    """A task that waits is given back when the last worker, or Redis, goes; also if Redis is there again at once and
    has forgotten it."""
    monkeypatch.setattr(work, "TEND", 0.05)
    monkeypatch.setattr(link, "LOOK", 0.05)

    async def story() -> None:
        url = mortal_redis.database()
        async with server_at(url) as server:
            with pytest.raises(Gone):
                await server.work.ask("move", task("nobody"), owner(), 60)
            async with hand_at(url) as hand:
                asked = asyncio.create_task(server.work.ask("move", task("a"), owner(), 60))
                await until(lambda: bool(server.work.asked))
                await hand.hold(0.5)
                with pytest.raises(Gone):
                    await asked
                await hand.hold(600)
                asked = asyncio.create_task(server.work.ask("move", task("b"), owner(), 60))
                await until(lambda: bool(server.work.asked))
                await asyncio.to_thread(mortal_redis.kill)
                with pytest.raises(Gone):
                    await asked
                await asyncio.to_thread(mortal_redis.start)
                await until(lambda: server.link.there and hand.link.there)
                await hand.hold(600)
                asked = asyncio.create_task(server.work.ask("move", task("c"), owner(), 60))
                await until(lambda: bool(server.work.asked))
                await asyncio.sleep(0.2)
                await server.link.client.flushall()
                await hand.hold(600)
                with pytest.raises(Gone):
                    await asked

    run_in_thread(story())


def test_another_build_takes_no_tasks(redis: RedisServer) -> None:
    async def story() -> None:
        url = redis.database()
        async with server_at(url) as server, hand_at(url) as hand:
            other = WorkQueue(hand.link, "another build")
            await other.hold("other")
            asked = asyncio.create_task(server.work.ask("move", task("a"), owner(), 60))
            await until(lambda: bool(server.work.asked))
            await asyncio.sleep(0.1)
            assert await other.take("other") is None
            await hand.done(await hand.take())
            await asked

    run_in_thread(story())


# ------------------------------------------------------------ real workers


def test_what_goes_to_redis_has_no_secrets(redis: RedisServer) -> None:
    log, _ = opened(2, "secret")
    state = log.state()
    state.apply(state.parse(state.text(state.actions(0)[1], 0), 0), 0)

    async def story() -> None:
        url = redis.database()
        async with server_at(url) as server, hand_at(url) as hand:
            queue = BotQueue(BotPool(1), 10, work=server.work)
            asked = asyncio.create_task(queue.move(bot_task(state, "random", 1), "1.2.3.4", "ada", lambda: PLAYING))
            taken = await hand.take()
            assert log.header.seed.encode() not in taken.data
            assert state.rng.key.hex().encode() not in taken.data
            shown = state.game.load(msgspec.json.decode(taken.data, type=BotTask).position)
            assert shown.observe(1) == state.observe(1)
            move = state.text(state.actions(1)[0], 1)
            await hand.done(taken, move)
            assert await asked == move
            assert queue.pool.pool is None, "its own pool has nothing to do"

    run_in_thread(story())


def endless() -> dict[str, object]:
    """Return a task that nobody finishes."""
    end = opened(2, "printed")[0].state().clone()
    while end.actor is not None:
        end.play(end.actions(end.actor)[0])
    return {**next(split(end)), "games": 10**6}


@pytest.mark.parametrize("end", [WorkerProcess.kill, WorkerProcess.stop], ids=["killed", "stopped"])
def test_the_task_of_a_worker_that_ends_is_anothers(
    redis: RedisServer, monkeypatch: pytest.MonkeyPatch, end: Callable[[WorkerProcess], None]
) -> None:
    monkeypatch.setattr(work, "TEND", 0.05)

    async def story() -> None:
        url = redis.database()
        async with server_at(url) as server:
            worker = await asyncio.to_thread(WorkerProcess, url)
            try:
                await workers_at(server)
                asked = asyncio.create_task(server.work.ask("analyse", endless(), owner(), 600))
                await until(lambda: any(not each.waits for each in server.work.asked.values()))
            finally:
                await asyncio.to_thread(end, worker)
            async with hand_at(url) as hand:
                taken = await hand.take()
                assert taken.kind == "analyse"
                await hand.done(taken, "by another")
                assert msgspec.json.decode(await asked) == "by another"

    run_in_thread(story())


async def workers_at(server: Together) -> None:
    """Wait for a worker."""
    async with asyncio.timeout(PATIENCE):
        while not (await server.work.queue.run("tend", 1))[0]:
            await asyncio.sleep(0.05)


def test_a_task_that_takes_too_long_is_given_up(redis: RedisServer, monkeypatch: pytest.MonkeyPatch) -> None:
    """And the worker goes on with the next one."""
    monkeypatch.setattr(work, "TRIES", 1)
    state = opened(2, "printed")[0].state()
    seat = state.actors[0]

    async def story() -> None:
        url = redis.database()
        stop = asyncio.Event()
        worker = Worker(url, 1)
        working = asyncio.create_task(worker.run(stop))
        async with server_at(url) as server:
            await workers_at(server)
            with pytest.raises(Gone):
                await server.work.ask("analyse", endless(), owner(), 0.5)
            found = await server.work.ask("move", bot_task(state, "random", seat), owner(), 60)
            assert state.parse(msgspec.json.decode(found), seat) in state.actions(seat)
        stop.set()
        await working

    run_in_thread(story())


def test_redis_and_workers_go_and_come_in_the_middle_of_play(
    mortal_redis: RedisServer, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nothing is lost: every move that was acknowledged is in the log, in order, and the game goes on."""
    monkeypatch.setattr(link, "LOOK", 0.05)
    settings = replace(QUICK, redis=mortal_redis.database())
    worker = WorkerProcess(settings.redis)
    with running(tmp_path, settings) as server:
        services = server.services
        queue = services.registry.bot_queue
        thought: list[str] = []
        ask = queue.work.ask

        async def counted(kind: str, task: object, owner: Owner, seconds: float) -> bytes:
            found = await ask(kind, task, owner, seconds)
            thought.append(kind)
            return found

        monkeypatch.setattr(queue.work, "ask", counted)
        ada = server.guest("Ada")
        table = ada.open(ME, bot(), bot())
        acked: list[tuple[int, str]] = []
        with ada.sit(table) as seat:
            play(seat, acked, lambda: len(thought) >= 4)
            assert queue.pool.pool is None, "workers do it all"
            mortal_redis.kill()
            play(seat, acked, lambda: queue.pool.pool is not None)
            play(seat, acked, some_more(acked))
            mortal_redis.start()
            done = len(thought)
            play(seat, acked, lambda: len(thought) >= done + 4)
            worker.kill()
            play(seat, acked, some_more(acked))
            version = seat.state["v"]
        assert services.shared.degraded() == {}
    stored = stored_tables(f"sqlite:///{tmp_path / 'crenel.db'}")[table["id"]]
    log = rebuild(Stored(stored.header, stored.entries))
    assert_same(log, rebuild(stored))
    assert log.version >= version, "what was shown is there"
    own = [entry for entry in stored.entries if isinstance(entry, Acted) and entry.person]
    assert [entry.move for entry in own] == [move for _, move in acked]
    assert [log.acks[entry.person, entry.key] for entry in own] == [number for number, _ in acked]


def play(seat: Seat, acked: list[tuple[int, str]], done: Callable[[], bool]) -> None:
    """Make moves until a condition holds, and note what was acknowledged."""
    while not done():
        assert not over(seat.state)
        moves = seat.moves(0)
        if not moves:
            seat.wait("state")
            continue
        acked.append((seat.act(moves[0])["v"], moves[0]))


def some_more(acked: list[tuple[int, str]], count: int = 4) -> Callable[[], bool]:
    enough = len(acked) + count
    return lambda: len(acked) >= enough


# ------------------------------------------------------------ the command


def test_a_worker_needs_a_redis(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("CRENEL_REDIS", raising=False)
    assert main(["worker"]) == 2
    assert "--redis" in capsys.readouterr().err
    assert main(["worker", "--redis", "http://moria"]) == 2
    assert "http://moria" in capsys.readouterr().err


def test_a_task_that_is_given_up_while_it_is_asked_for_is_no_error(monkeypatch: pytest.MonkeyPatch) -> None:
    """Redis does not answer, and the tasks are looked at meanwhile."""

    async def story() -> None:
        errors: list[object] = []
        asyncio.get_running_loop().set_exception_handler(lambda _, context: errors.append(context))
        shared = SharedWork(Link("redis://127.0.0.1:9"), "server", 5)

        async def silent(name: str, *_: object) -> int:
            if name == "ask":
                for asked in shared.asked.values():
                    asked.result.set_exception(Gone())
            return -1

        monkeypatch.setattr(shared.queue, "run", silent)
        with pytest.raises(Gone):
            await shared.ask("move", {}, Owner("", "", lambda: 0), 1.0)
        gc.collect()
        assert not errors

    run_in_thread(story())
