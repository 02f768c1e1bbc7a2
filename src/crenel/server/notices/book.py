"""Who wants notices, kept in memory so that a move of others costs nothing."""

import asyncio

import structlog

from crenel.server.store import notices as stored
from crenel.server.store.notices import Channel, Choices
from crenel.server.store.port import Store

logger = structlog.get_logger()
REFRESH = 60.0  # seconds after which choices made at another server are known here


class NoticeBook:
    """Choices of all who have any. `offers` are the channels that the operator has set up."""

    def __init__(self, store: Store, offers: tuple[Channel, ...]) -> None:
        self.store = store
        self.offers = offers
        self.choices: dict[str, Choices] = {}
        self.refreshing: asyncio.Task[None] | None = None

    async def start(self) -> None:
        if self.offers:
            self.choices = await self.store.ask(stored.all_choices)
            self.refreshing = asyncio.create_task(self._refresh())

    def stop(self) -> None:
        if self.refreshing is not None:
            self.refreshing.cancel()

    def channels(self, person: str) -> list[Channel]:
        """Return the channels on which a person gets notices."""
        found = self.choices.get(person)
        return [each for each in found.channels if each in self.offers] if found else []

    async def keep(self, person: str, choices: Choices) -> None:
        await self.store.commit(stored.ChoicesKept(person, choices))
        self.choices[person] = choices

    async def _refresh(self) -> None:
        while True:
            await asyncio.sleep(REFRESH)
            try:
                self.choices = await self.store.ask(stored.all_choices)
            except Exception as error:  # the store may come back
                logger.warning("notices_not_read", error=repr(error))
