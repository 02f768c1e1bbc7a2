"""The queue of bots' work in Redis, for those who ask and those who work. Only workers of the same build take a task,
because positions mean something within one build only."""

import asyncio
import contextlib
import secrets
from collections.abc import Sequence
from typing import Any

import msgspec
import structlog

from crenel.server.build import build_version
from crenel.server.errors import HttpRefusal
from crenel.server.shared.link import BLOCK, Link
from crenel.server.shared.port import Gone, Owner
from crenel.server.shared.scripts import Argument, script

logger = structlog.get_logger()
TEND = 1.0  # seconds between two looks at one's tasks
UNTENDED = 15  # seconds after which a task is dropped whose asker is not heard any more
HELD = 6.0  # seconds after which a task is another's whose worker is not heard any more
TRIES = 3  # times that a task is given to a worker
TURN_OF_OLDEST = 8  # every so many tasks the one that waits longest comes first, so that nobody waits for ever
OWNERS_KEPT = 10_000
RETRY_AFTER = 10  # seconds to wait when the queue is full
MISSED = 2  # looks at which a task is not there, until it counts as lost: its result may just be on its way


class Taken(msgspec.Struct):
    """Task that a worker has."""

    id: str
    kind: str
    data: bytes
    seconds: float  # that it may spend on it


class WorkQueue:
    """The queue as both sides know it."""

    def __init__(self, link: Link, build: str = "") -> None:
        self.link = link
        self.build = build  # "": this one, which takes a while to find out

    async def run(self, name: str, *arguments: Argument) -> Any:
        """Run one of the queue's scripts; Gone if Redis is not there."""
        if not self.build:
            self.build = await asyncio.to_thread(build_version)
        key = f"{self.link.prefix}work:{self.build}:"
        return await self.link.call(lambda client: script(name)(client, [key], *arguments))

    # ------------------------------------------------------------ workers

    async def hold(self, worker: str, ids: Sequence[str] = ()) -> None:
        """Say that a worker is alive and has these tasks."""
        await self.run("hold", worker, int(HELD * 1000), *ids)

    async def take(self, worker: str) -> Taken | None:
        """Return the task that is next, if one waits."""
        found = await self.run("take", worker, int(HELD * 1000), TRIES, TURN_OF_OLDEST, OWNERS_KEPT)
        if not found:
            return None
        id, kind, data, limit = found
        return Taken(id.decode(), kind.decode(), data, int(limit) / 1000)

    async def done(self, worker: str, id: str, result: bytes | None) -> None:
        """Return the result of a task; None if it has failed, so that another may try."""
        await self.run("done", worker, id, int(result is not None), result or b"", TRIES)

    async def wait(self) -> None:
        """Wait until a task may have come, for a second at most."""
        bell = f"{self.link.prefix}work:{self.build}:bell"
        await self.link.call(lambda client: client.blpop([bell], timeout=BLOCK), patient=True)


class Asked:
    """Task that has been asked for."""

    def __init__(self, task: object, owner: Owner) -> None:
        self.task = task
        self.owner = owner
        self.waits = True
        self.missed = 0
        self.result: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()


class SharedWork:
    """Asks workers elsewhere, as long as there are any."""

    def __init__(self, link: Link, server: str, most: int) -> None:
        self.queue = WorkQueue(link)
        self.link = link
        self.most = most  # tasks that may wait
        self.asked: dict[str, Asked] = {}
        self.replies = f"{link.prefix}replies:{server}"
        self.tasks: list[asyncio.Task[None]] = []

    def start(self) -> None:
        self.tasks = [asyncio.create_task(self._tend()), asyncio.create_task(self._read())]

    async def stop(self) -> None:
        self.link.stopping = True
        for task in self.tasks:
            task.cancel()
        if self.tasks:
            await asyncio.wait(self.tasks)

    async def ask(self, kind: str, task: object, owner: Owner, seconds: float) -> bytes:
        id, asked = secrets.token_hex(8), Asked(task, owner)
        who = (self.replies, owner.address, owner.person, owner.urgency())
        limits = (int(seconds * 1000), self.most, UNTENDED * 1000)
        self.asked[id] = asked  # before it is sent: the result may come at once
        wanted = True
        try:
            accepted = await self.queue.run("ask", id, kind, msgspec.json.encode(task), *who, *limits)
            wanted = accepted > 0
            if accepted == 0:
                raise HttpRefusal("bots-busy", 429, seconds=RETRY_AFTER)
            if accepted < 0:
                raise Gone
            result = await asked.result
            wanted = False
            return result
        finally:
            del self.asked[id]
            if not asked.result.cancel() and not asked.result.cancelled():
                asked.result.exception()  # given up before it was accepted, so nobody has waited for it
            if wanted:
                await self._withdraw(id)

    def waits(self, task: object) -> bool:
        return any(asked.waits for asked in self.asked.values() if asked.task is task)

    async def _withdraw(self, id: str) -> None:
        with contextlib.suppress(Gone):
            await self.queue.run("withdraw", id)

    async def _read(self) -> None:
        """Read results as they come."""
        while not self.link.stopping:
            try:
                found = await self.link.call(lambda client: client.blpop([self.replies], timeout=BLOCK), patient=True)
            except Gone:
                await asyncio.sleep(TEND)
                continue
            if found:
                id, word, result = found[1].split(b" ", 2)
                asked = self.asked.get(id.decode())
                if asked is not None and not asked.result.done():
                    if word == b"done":
                        asked.result.set_result(result)
                    else:
                        asked.result.set_exception(Gone())

    async def _tend(self) -> None:
        """Say again and again that the tasks are wanted, and how much; give up those that are lost."""
        while not self.link.stopping:
            await asyncio.sleep(TEND)
            if not self.asked:
                continue
            tended = dict(self.asked)
            words: list[Argument] = []
            for id, asked in tended.items():
                words += id, asked.owner.urgency()
            try:
                workers, *states = await self.queue.run("tend", UNTENDED * 1000, *words)
            except Gone:
                workers, states = 0, [0] * len(tended)
            for asked, state in zip(tended.values(), states):
                asked.waits = state == 1
                asked.missed = 0 if state else asked.missed + 1
                if (not workers or asked.missed >= MISSED) and not asked.result.done():
                    asked.result.set_exception(Gone())
