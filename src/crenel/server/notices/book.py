"""Who wants notices, kept in memory so that a move of others costs nothing."""

from crenel.server.recurring import Recurring
from crenel.server.store import notices as stored
from crenel.server.store.notices import Channel, Choices
from crenel.server.store.port import Store

REFRESH = 60.0  # seconds after which choices made at another server are known here


class NoticeBook:
    """Choices of all who have any. `offers` are the channels that the operator has set up."""

    def __init__(self, store: Store, offers: tuple[Channel, ...]) -> None:
        self.store = store
        self.offers = offers
        self.choices: dict[str, Choices] = {}
        self.rounds = Recurring(self._read, REFRESH, "notices_not_read")

    async def start(self) -> None:
        if self.offers:
            await self._read()
            self.rounds.start()

    async def stop(self) -> None:
        await self.rounds.stop()

    def channels(self, person: str) -> list[Channel]:
        """Return the channels on which a person gets notices."""
        found = self.choices.get(person)
        return [each for each in found.channels if each in self.offers] if found else []

    async def keep(self, person: str, choices: Choices) -> None:
        await self.store.commit(stored.ChoicesKept(person, choices))
        self.choices[person] = choices

    async def _read(self) -> None:
        self.choices = await self.store.ask(stored.all_choices)
