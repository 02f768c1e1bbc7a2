"""Services of a running server, created and stopped together."""

import asyncio
from collections.abc import Collection

import crenel
from crenel.locales import LANGUAGES, bundle
from crenel.server.absences import Absences
from crenel.server.accounts import Accounts
from crenel.server.analysis import Analyses
from crenel.server.build import build_version
from crenel.server.cluster.member import Member
from crenel.server.health import Health
from crenel.server.housekeeping import Housekeeping
from crenel.server.mail import Mail
from crenel.server.notices.service import Notices
from crenel.server.orders import Orders
from crenel.server.reading import OptionReader
from crenel.server.recurring import Recurring
from crenel.server.registry import TableRegistry
from crenel.server.sessions import People
from crenel.server.settings import Settings, default_store
from crenel.server.shared import open_shared
from crenel.server.sockets import Sockets
from crenel.server.store import Store, open_store
from crenel.server.throttle import Throttle
from crenel.server.uptime import Uptime

TELL = 1.0  # seconds between two words to other servers about who is here


def preload() -> None:
    """Load all catalogues and games. It takes too long for the event loop."""
    for language in LANGUAGES:
        bundle(language)
    for name in crenel.games():
        crenel.game(name)
    build_version()


class Services:
    """Store, people, tables, analyses and connections of one server."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.store: Store = open_store(settings.store or default_store())
        self.shared = open_shared(settings.redis, settings.bot_queue)
        self.throttle = Throttle(settings.limits, self.shared.counts)
        self.uptime = Uptime(self.store)
        self.health = Health(self.uptime, self.store.folder, settings.disk)
        self.people = People(self.store, settings.session, self.uptime)
        self.registry = TableRegistry(self.store, settings, self.uptime, self.shared.work)
        self.analyses = Analyses(self.store, self.registry, settings.effort, self.shared.work)
        self.reader = OptionReader()
        self.mail = Mail(settings.smtp_url, settings.mail_from)
        self.sockets = Sockets(settings, self.throttle, self.people, self.registry)
        self.telling = Recurring(self._tell_presence, TELL, "presence_not_told")
        self.notices = Notices(settings, self.store, self.uptime, self.mail, self.sockets.looks)
        self.registry.notices = self.notices
        self.absences = Absences(self.store, self.registry)
        self.accounts = Accounts(self.store, self.people, self.mail, settings)
        self.housekeeping = Housekeeping(self.store, self.registry, self.people, self.uptime, settings)
        self.orders = Orders(self.store, self.registry, self.sockets.end_stale, self.tidy)
        self.member = self._member()
        self.people.on_end = lambda session: self.sockets.dismiss(lambda each: each.session == session, "session-ended")
        self.people.on_end_all = lambda person, but: self.sockets.dismiss(
            lambda each: each.person == person and each.session != but, "session-ended"
        )

    def _member(self) -> Member | None:
        """Return the membership of this server among those on its store, if there may be others."""
        leases = self.store.leases
        return Member(leases, self.settings, self.registry, self.sockets) if leases else None

    async def start(self) -> None:
        await asyncio.to_thread(preload)
        await self.store.start()
        await self.uptime.start()
        if self.member is not None:
            await self.member.start()
        await self.people.start()
        await self.shared.start()
        await self.notices.start()
        await self.registry.start()
        self.orders.start()
        self.housekeeping.start()
        self.sockets.start()
        self.telling.start()

    async def drain(self) -> None:
        """Let all clients go, and other servers take the tables. Whoever comes now is sent away."""
        self.health.stopping = True
        await self.telling.stop()
        self.registry.draining = True
        if self.member is not None:
            await self.member.drain()
        await self.sockets.stop()

    async def stop(self) -> None:
        await self.drain()
        await self.orders.stop()
        await self.housekeeping.stop()
        await self.accounts.stop()
        await self.analyses.stop()
        await self.notices.stop()
        self.reader.close()
        self.mail.close()
        await self.registry.stop()
        if self.member is not None:
            await self.member.stop()
        await self.shared.stop()
        await asyncio.to_thread(self.people.close)
        await self.uptime.stop()
        await self.store.stop()

    async def present_seats(self, tables: Collection[str]) -> dict[str, list[int]]:
        """Return the seats whose players are at these tables, here or at another server."""
        own = {table: self.registry.present_seats(table) for table in tables if table in self.registry.live}
        return {**await self.shared.presence.seats([table for table in tables if table not in own]), **own}

    async def tidy(self) -> None:
        """Delete what is kept for some days only, without waiting for the next day."""
        await self.housekeeping.tidy()

    @property
    def presence_partial(self) -> bool:
        """Whether other servers may have tables of which nobody knows now who is there."""
        return self.member is not None and bool(self.shared.degraded())

    async def _tell_presence(self) -> None:
        """Tell other servers who is at the tables of this one."""
        await self.shared.presence.tell({table.id: table.here for table in self.registry.live.values() if table.here})
