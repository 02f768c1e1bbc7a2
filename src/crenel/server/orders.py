"""Orders: what some server has to do although nobody waits for it. They stand in the store until they are done, so a
restart loses none, and a command can give them to a running server."""

import asyncio
from typing import Final

import structlog
from sqlalchemy import Connection

from crenel.kernel.errors import CrenelError
from crenel.server.clock import now
from crenel.server.entries import Forgotten, Left, entry_without, header_without
from crenel.server.errors import Elsewhere, HttpRefusal
from crenel.server.registry import TableRegistry
from crenel.server.seating import invite_token
from crenel.server.store import rights
from crenel.server.store.port import Change, Store, Taken
from crenel.server.store.rights import EntryReplaced, HeaderReplaced, Order, OrderDone, OrderGiven
from crenel.server.tables import Table

logger = structlog.get_logger()
LOOK: Final = 2.0  # seconds between two looks for orders
AT_ONCE: Final = 100  # orders that are looked at
SETTLED: Final = 60_000  # milliseconds after which no server remembers somebody who has been deleted


class Orders:
    """Orders that this server does: those of tables that it has or may have, and those of nobody in particular."""

    def __init__(self, store: Store, registry: TableRegistry) -> None:
        self.store = store
        self.registry = registry
        self.looking: asyncio.Task[None] | None = None
        self.given = asyncio.Event()  # this server has given one
        self.settled = SETTLED

    def start(self) -> None:
        self.looking = asyncio.create_task(self._keep_looking())

    async def stop(self) -> None:
        if self.looking is not None:
            self.looking.cancel()
            await asyncio.wait({self.looking})

    async def _keep_looking(self) -> None:
        while True:
            self.given.clear()
            try:
                await self.look()
            except Exception as error:  # the store is away
                logger.error("orders_wait", error=repr(error))
            try:
                async with asyncio.timeout(LOOK):
                    await self.given.wait()
            except TimeoutError:
                pass

    async def look(self) -> None:
        """Do what can be done now."""
        for order in await self.store.ask(lambda read: rights.open_orders(read, AT_ONCE)):
            try:
                await self._do(order)
            except Elsewhere:  # its owner looks too
                continue
            except CrenelError as error:
                logger.error("order_failed", order=order.kind, table=order.table, error=error.key)
                if isinstance(error, HttpRefusal) and error.status == 503:
                    continue
                await self.store.commit(OrderDone(order.id))

    async def _do(self, order: Order) -> None:
        match order.kind:
            case "forget":
                await self._forget(order)
            case "erase":
                async with self.registry.pinned(order.table) as table:
                    await self._erase(table, order)

    async def _forget(self, order: Order) -> None:
        """Order the name of a person out of each log that has it. It is done once nothing more is found, and no server
        can have written it again meanwhile."""

        def named(read: Connection) -> list[str]:
            return [
                table
                for table, header, found in rights.logs_with(read, order.person)
                if header_without(header, order.person) != header
                or any(entry_without(entry, order.person) != entry for _, entry in found)
            ]

        found = await self.store.ask(named)
        for table in found:
            try:
                erase = Order(f"{order.id}-{table}", "erase", order.person, table, order.at)
                await self.store.commit(OrderGiven(erase))
            except Taken:  # it is under way
                continue
        if found:
            self.given.set()
        elif now() - order.at >= self.settled:
            await self.store.commit(OrderDone(order.id))

    async def _erase(self, table: Table, order: Order) -> None:
        """Take a person from a table and their name out of its log. Seats that they have left others may fill."""
        person = order.person
        async with table.lock:
            held = table.log.seating.held_by(person) and not table.log.over
        if held:
            invites = {str(seat): invite_token() for seat in range(len(table.log.seating.seats))}
            await table.submit_shielded(Left(at=now(), person=person, invites=invites), lambda log: None)
        stored = await self.store.table(table.id)
        if stored is None:
            raise HttpRefusal("no-such-table", 404)
        changes: list[Change] = [OrderDone(order.id)]
        header = header_without(stored.header, person)
        if header != stored.header:
            changes.append(HeaderReplaced(header))
        for number, entry in enumerate(stored.entries, 1):
            erased = entry_without(entry, person)
            if erased != entry:
                changes.append(EntryReplaced(table.id, number, erased))
        await table.submit_shielded(Forgotten(at=now(), who=person), lambda log: None, None, *changes)
        for watcher in list(table.watchers):  # whose page still has the old lines of the chat
            table.spawn(table.send_state(watcher))
