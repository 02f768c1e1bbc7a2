"""Several servers on one host: a process that starts them on one listening socket, starts those again that end, and
replaces them one by one. It imports as little of the server as it can, and takes no connection itself: whoever connects
while servers come and go waits in the queue of the socket for the next one that is free."""

import asyncio
import contextlib
import os
import signal
import socket
import sys
from collections.abc import Callable, Mapping
from typing import Final

import structlog

logger = structlog.get_logger()
READY: Final = b"ready"
START = 120.0  # seconds in which a server has to be ready
END = 30.0  # seconds in which one has to end
FAREWELL = 5.0  # seconds in which one that has failed ends by itself
AGAIN = 0.2  # seconds before a server that has ended is started again; twice as long each time
LONGEST = 10.0  # seconds of such a pause at most, and of life after which the next one is short again
COMMAND = "import sys; from crenel.cli import main; sys.exit(main())"


class Child:
    """Process of one server. `link` is how it says that it is ready, and how it hears that nobody needs it any more: it
    ends when the other end is closed, also because this process is gone."""

    def __init__(self, number: int, process: asyncio.subprocess.Process, link: socket.socket) -> None:
        self.number = number
        self.process = process
        self.link = link
        self.ready = False

    async def wait_until_ready(self) -> None:
        with contextlib.suppress(OSError, TimeoutError):
            async with asyncio.timeout(START):
                said = await asyncio.get_running_loop().sock_recv(self.link, len(READY))
                self.ready = said == READY

    async def failed(self) -> int:
        """Wait until a server that could not start has said why and ended; return its exit code."""
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self.process.wait(), FAREWELL)
        await self.end()
        return max(self.process.returncode or 0, 1)

    async def end(self) -> None:
        """Tell it to stop, and wait until it has."""
        self.link.close()
        with contextlib.suppress(ProcessLookupError):
            self.process.terminate()
        try:
            await asyncio.wait_for(self.process.wait(), END)
        except TimeoutError:
            logger.error("process_killed", number=self.number, process=self.process.pid)
            with contextlib.suppress(ProcessLookupError):
                self.process.kill()
            await self.process.wait()


class Processes:
    """Servers by number, from 1 on. `words` are those of the command line after `crenel`."""

    def __init__(self, words: list[str], environment: Mapping[str, str], listening: socket.socket, count: int) -> None:
        self.words = words
        self.environment = environment
        self.listening = listening
        self.count = count
        self.children: dict[int, Child] = {}
        self.living: set[Child] = set()  # also those that are about to take the place of another
        self.stopping = asyncio.Event()
        self.wanted = asyncio.Event()  # set when all are to be replaced

    async def run(self, tell: Callable[[], None]) -> int:
        """Run until told to stop; `tell` is called once all are ready. Return the exit code of a server that could not
        start."""
        loop = asyncio.get_running_loop()
        for each in (signal.SIGTERM, signal.SIGINT):
            loop.add_signal_handler(each, self.stopping.set)
        loop.add_signal_handler(signal.SIGHUP, self.wanted.set)
        work = asyncio.create_task(self._work(tell))
        stop = asyncio.create_task(self.stopping.wait())
        try:
            await asyncio.wait({work, stop}, return_when=asyncio.FIRST_COMPLETED)
            return work.result() if work.done() else 0
        finally:
            for task in (work, stop):
                task.cancel()
            await asyncio.wait({work, stop})
            await asyncio.gather(*(child.end() for child in self.living))

    async def _work(self, tell: Callable[[], None]) -> int:
        # The first one alone: it brings the store up to date, and says what is wrong with it.
        started = [await self._start(1)]
        if started[0].ready:
            started += await asyncio.gather(*(self._start(number) for number in range(2, self.count + 1)))
        for child in started:
            if not child.ready:
                return await child.failed()
        self.children = {child.number: child for child in started}
        tell()
        async with asyncio.TaskGroup() as tasks:
            for number in self.children:
                tasks.create_task(self._keep(number))
            tasks.create_task(self._replace())
        raise AssertionError("unreachable")

    async def _start(self, number: int) -> Child:
        """Start a server, and wait until it is ready or has failed."""
        ours, theirs = socket.socketpair()
        ours.setblocking(False)
        child = f"{number}:{self.listening.fileno()}:{theirs.fileno()}"
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-c", COMMAND, *self.words, "--child", child),
            stdin=asyncio.subprocess.DEVNULL,
            env=dict(self.environment),
            pass_fds=(self.listening.fileno(), theirs.fileno()),
            start_new_session=True,  # Ctrl-C comes here, and from here to them
        )
        theirs.close()
        started = Child(number, process, ours)
        self.living.add(started)
        await started.wait_until_ready()
        if started.ready:
            logger.info("process_ready", number=number, process=process.pid)
        return started

    async def _keep(self, number: int) -> None:
        """Start a server again whenever it ends without being told to."""
        loop, pause = asyncio.get_running_loop(), AGAIN
        began = loop.time()
        while True:
            child = self.children[number]
            code = await child.process.wait()
            self.living.discard(child)
            if self.children[number] is not child:  # it was replaced
                continue
            logger.warning("process_ended", number=number, process=child.process.pid, code=code)
            child.link.close()
            pause = AGAIN if loop.time() - began > LONGEST else min(2 * pause, LONGEST)
            await asyncio.sleep(pause)
            began = loop.time()
            self.children[number] = started = await self._start(number)
            if not started.ready:
                await started.failed()

    async def _replace(self) -> None:
        """Replace all servers, one after the other, whenever somebody asks for it. The new one is ready before the old
        one is told to stop. If one does not start, the rest stays as it is."""
        while True:
            await self.wanted.wait()
            self.wanted.clear()
            for number in range(1, self.count + 1):
                new = await self._start(number)
                if not new.ready:
                    logger.error("process_not_replaced", number=number, code=await new.failed())
                    self.living.discard(new)
                    break
                old, self.children[number] = self.children[number], new
                await old.end()
            else:
                logger.info("processes_replaced", count=self.count)


class Parent:
    """The other end of the link, in a server."""

    def __init__(self, child: str) -> None:
        number, listening, link = map(int, child.split(":"))
        self.number = number
        self.listening = socket.socket(fileno=listening)
        self.link = socket.socket(fileno=link)
        for each in (self.listening, self.link):  # processes of bots must not have them
            os.set_inheritable(each.fileno(), False)

    def ready(self, stop: Callable[[], None]) -> None:
        """Say that this server is ready. `stop` is called when the parent has no need of it any more."""
        self.link.setblocking(False)
        self.link.send(READY)
        loop = asyncio.get_running_loop()

        def closed() -> None:
            loop.remove_reader(self.link)
            stop()

        loop.add_reader(self.link, closed)
