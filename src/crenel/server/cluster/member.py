"""Membership: this server among those that share its store."""

import asyncio
import contextlib
import socket

import structlog
from starlette.types import ASGIApp

from crenel.kernel.errors import CrenelError
from crenel.server.addresses import is_own
from crenel.server.build import build_version
from crenel.server.cluster.internal import InternalListener
from crenel.server.cluster.passing import PassingOn
from crenel.server.registry import TableRegistry
from crenel.server.settings import Settings
from crenel.server.sockets import Sockets
from crenel.server.store.leases import STANDSTILL, Leases

logger = structlog.get_logger()
BEATS = 6  # signs of life during a lease
LOOKS = 5  # every so many beats the server looks whether it has missed something


class Member:
    """Signs of life of this server, and what it has to learn from the store because others changed it."""

    def __init__(self, leases: Leases, settings: Settings, registry: TableRegistry, sockets: Sockets) -> None:
        self.leases = leases
        self.settings = settings
        self.registry = registry
        self.sockets = sockets
        self.listener = InternalListener(settings)
        self.passing = PassingOn(leases, registry, settings, self.listener.address)
        sockets.passing = self.passing
        self.machine = socket.gethostname()
        self.renewed = 0.0  # loop time of the last sign of life
        self.cut_off = False  # whether all leases may have ended
        self.beating: asyncio.Task[None] | None = None
        self.looking: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Join the others: from now on this server may own tables."""
        self.passing.secret = await self.leases.secret()
        for other in await self.leases.servers():
            if other.live and other.machine != self.machine:
                self._check_reach(other.address, other.machine)
        await self._register()
        self.renewed = asyncio.get_running_loop().time()
        self.beating = asyncio.create_task(self._keep_beating())

    def _check_reach(self, address: str, machine: str) -> None:
        """Refuse to start where another machine could not reach this server, or this one the other."""
        if is_own(self.listener.host) or is_own(address.rpartition(":")[0]):
            raise CrenelError("internal-address-needed", machine=machine)

    async def _register(self) -> None:
        await self.leases.register(self.listener.address, self.machine, build_version(), self.settings.lease)

    def listen(self, app: ASGIApp) -> None:
        """Take what other servers pass on."""
        self.listener.serve(app, self.passing.secret)

    async def drain(self) -> None:
        """Let the others take the tables, and tell all clients to connect to another server."""
        with contextlib.suppress(Exception):  # the store may be what failed, and then nobody can take them
            await self.leases.drain()
        for table in list(self.registry.live.values()):
            table.move()
        await self.passing.stop()

    async def stop(self) -> None:
        if self.beating is not None:
            tasks = {each for each in (self.beating, self.looking) if each is not None}
            for each in tasks:
                each.cancel()
            await asyncio.wait(tasks)
            with contextlib.suppress(Exception):  # the leases end by themselves
                await self.leases.end()
        await self.listener.stop()

    # ------------------------------------------------------------ signs of life

    async def _keep_beating(self) -> None:
        count = 0
        while True:
            await asyncio.sleep(self.settings.lease / BEATS)
            count += 1
            try:
                await self._look_meanwhile(asyncio.create_task(self._beat(count % LOOKS == 0)))
            except Exception as error:  # the database is away; what has to be done is done once it is back
                logger.warning("no_sign_of_life", error=repr(error))
                self._look_at_leases()

    async def _look_meanwhile(self, beat: asyncio.Task[None]) -> None:
        """Wait for a sign of life. The database may be silent for much longer than a lease, without an error."""
        try:
            while not beat.done():
                await asyncio.wait({beat}, timeout=self.settings.lease / BEATS)
                self._look_at_leases()
            beat.result()
        finally:
            beat.cancel()

    async def _beat(self, look: bool) -> None:
        """Renew all leases. Look what has changed now and then, and whenever the leases had ended."""
        unbroken = await self.leases.beat(self.settings.lease)
        if unbroken is None:
            await self._register()
        self.renewed = asyncio.get_running_loop().time()
        if not (look or not unbroken or self.cut_off):
            return
        self.cut_off = False
        if ended := await self.leases.end_standing(STANDSTILL):
            logger.warning("standing_commit_ended", count=ended)
        if self.looking is None or self.looking.done():
            self.looking = asyncio.create_task(self._look())

    async def _look(self) -> None:
        """Learn what others have changed. No sign of life waits for it: readers may all wait for locked rows."""
        try:
            await self._give_up_lost_tables()
            await self.sockets.end_stale()
        except Exception as error:
            logger.warning("changes_unknown", error=repr(error))

    def _look_at_leases(self) -> None:
        """Once all leases may have ended, let the clients go: they might not see what happens at their tables."""
        if self.cut_off or asyncio.get_running_loop().time() - self.renewed < self.settings.lease:
            return
        self.cut_off = True
        for table in list(self.registry.live.values()):
            table.move()

    async def _give_up_lost_tables(self) -> None:
        """Give up the tables that others have taken. Their commits would be refused, but their watchers see nothing
        new."""
        tables = list(self.registry.live.values())
        fences = await self.leases.fences([table.id for table in tables])
        for table in tables:
            if table.lease.fence != fences.get(table.id) and not table.out_of_sync:
                logger.warning("lease_lost", table=table.id)
                table.move()
