"""Everything a running server holds."""

import asyncio

import crenel
from crenel.locales import LANGUAGES, bundle
from crenel.server.analysis import Analyses
from crenel.server.registry import TableRegistry
from crenel.server.sessions import People
from crenel.server.settings import Settings, default_store
from crenel.server.sockets import Sockets
from crenel.server.store import Store, open_store
from crenel.server.throttle import Throttle


def get_ready() -> None:
    """All that is said, in every language, and all games: reading them takes longer than the event loop may wait."""
    for language in LANGUAGES:
        bundle(language)
    for name in crenel.games():
        crenel.game(name)


class Services:
    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.store: Store = open_store(settings.store or default_store())
        self.throttle = Throttle(settings.limits)
        self.people = People(self.store, settings.session)
        self.registry = TableRegistry(self.store, settings)
        self.analyses = Analyses(self.store, self.registry, settings.effort)
        self.sockets = Sockets(settings, self.throttle, self.people, self.registry)

    async def start(self) -> None:
        await asyncio.to_thread(get_ready)
        await self.store.start()
        await self.people.start()
        await self.registry.start()
        self.sockets.start()

    async def stop(self) -> None:
        await self.sockets.stop()
        await self.analyses.stop()
        await self.registry.stop()
        await asyncio.to_thread(self.people.close)
        await self.store.stop()
