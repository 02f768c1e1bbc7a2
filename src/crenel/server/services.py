"""Services of a running server, created and stopped together."""

import asyncio

import crenel
from crenel.locales import LANGUAGES, bundle
from crenel.server.absences import Absences
from crenel.server.analysis import Analyses
from crenel.server.build import build_version
from crenel.server.health import Health
from crenel.server.mail import Mail
from crenel.server.notices.service import Notices
from crenel.server.reading import OptionReader
from crenel.server.registry import TableRegistry
from crenel.server.sessions import People
from crenel.server.settings import Settings, default_store
from crenel.server.sockets import Sockets
from crenel.server.store import Store, open_store
from crenel.server.throttle import Throttle
from crenel.server.uptime import Uptime


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
        self.throttle = Throttle(settings.limits)
        self.uptime = Uptime(self.store)
        self.health = Health(self.uptime, self.store.folder, settings.disk)
        self.people = People(self.store, settings.session, self.uptime)
        self.registry = TableRegistry(self.store, settings, self.uptime)
        self.analyses = Analyses(self.store, self.registry, settings.effort)
        self.reader = OptionReader()
        self.mail = Mail(settings.smtp_url, settings.mail_from)
        self.sockets = Sockets(settings, self.throttle, self.people, self.registry)
        self.notices = Notices(settings, self.store, self.uptime, self.mail, self.sockets.looks)
        self.registry.notices = self.notices
        self.absences = Absences(self.store, self.registry)
        self.people.on_end = lambda session: self.sockets.dismiss(lambda each: each.session == session, "session-ended")
        self.people.on_end_all = lambda person, but: self.sockets.dismiss(
            lambda each: each.person == person and each.session != but, "session-ended"
        )

    async def start(self) -> None:
        await asyncio.to_thread(preload)
        await self.store.start()
        await self.uptime.start()
        await self.people.start()
        await self.notices.start()
        await self.registry.start()
        self.sockets.start()

    async def stop(self) -> None:
        self.health.stopping = True
        await self.sockets.stop()
        await self.analyses.stop()
        await self.notices.stop()
        self.reader.close()
        self.mail.close()
        await self.registry.stop()
        await asyncio.to_thread(self.people.close)
        await self.uptime.stop()
        await self.store.stop()
