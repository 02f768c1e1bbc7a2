"""Notices of a running server: the channels that its operator has set up, who wants them, and the outbox."""

from collections.abc import Callable

from crenel.kernel.errors import CrenelError
from crenel.server.mail import Mail
from crenel.server.notices.book import NoticeBook
from crenel.server.notices.channels import MailChannel, PushChannel, WebhookChannel
from crenel.server.notices.outbound import Outbound
from crenel.server.notices.outbox import Outbox, Sender
from crenel.server.notices.push import Push
from crenel.server.notices.recorder import TableNotices
from crenel.server.settings import Settings
from crenel.server.store.notices import Channel
from crenel.server.store.port import Store
from crenel.server.table_log import TableLog
from crenel.server.uptime import Uptime


class Notices:
    """Notices of one server. Without a channel it does nothing at all."""

    def __init__(
        self, settings: Settings, store: Store, uptime: Uptime, mail: Mail, looks: Callable[[str], bool]
    ) -> None:
        address = settings.public_address.rstrip("/")
        if address and not address.startswith(("https://", "http://")):
            raise CrenelError("bad-public-address", setting="CRENEL_PUBLIC_ADDRESS")
        self.outbound = Outbound(settings.private_hosts)
        self.push = Push(settings.push_key, settings.push_contact, self.outbound) if settings.push_key else None
        senders: dict[Channel, Sender] = {}
        if self.push is not None:
            senders["push"] = PushChannel(self.push, store)
        if mail.on and address:
            senders["mail"] = MailChannel(mail, address)
        if settings.webhooks and address:
            senders["webhook"] = WebhookChannel(self.outbound)
        self.pause = settings.notice_pause
        self.book = NoticeBook(store, tuple(senders))
        self.outbox = Outbox(store, self.book, uptime, senders, address, self.pause, looks)

    @property
    def on(self) -> bool:
        return bool(self.book.offers)

    def of(self, log: TableLog) -> TableNotices | None:
        """Return what tells the people of a table; None where no channel is set up."""
        return TableNotices(self.book, log, self.pause) if self.on else None

    async def start(self) -> None:
        await self.book.start()
        self.outbox.start()

    async def stop(self) -> None:
        await self.book.stop()
        await self.outbox.stop()
