"""Orders: what some server has to do although nobody waits for it. They stand in the store until they are done, so a
restart loses none, and a command can give them to a running server."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final

import structlog
from sqlalchemy import Connection

from crenel.kernel.errors import CrenelError
from crenel.server.clock import now
from crenel.server.entries import Closed, Forgotten, Left, entry_without, header_without
from crenel.server.errors import Elsewhere, HttpRefusal
from crenel.server.operator import ACTS
from crenel.server.registry import TableRegistry
from crenel.server.seating import invite_token
from crenel.server.store import rights
from crenel.server.store.port import Change, Store, Taken
from crenel.server.store.rights import EntryReplaced, HeaderReplaced, Order, OrderDone, OrderGiven
from crenel.server.tables import Table

logger = structlog.get_logger()
LOOK: Final = 2.0  # seconds between two looks for orders
AT_ONCE: Final = 100  # orders that are looked at
SEARCHED: Final = 20  # people whose names are searched for in all logs together
SETTLED: Final = 60_000  # milliseconds after which no server remembers somebody who has been deleted


class Orders:
    """Orders that this server does: those of tables that it has or may have, and those of nobody in particular."""

    def __init__(
        self,
        store: Store,
        registry: TableRegistry,
        on_acts: Callable[[], Awaitable[None]],
        on_tidy: Callable[[], Awaitable[None]],
    ) -> None:
        self.store = store
        self.registry = registry
        self.on_acts = on_acts  # called when an operator has done something that this server may not know
        self.on_tidy = on_tidy  # deletes what is kept for some days only
        self.acts: str | None = None  # the newest act that is known
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
        """Do what can be done now, and learn what operators did."""
        acts = await self.store.ask(lambda read: rights.house_key(read, ACTS))
        if self.acts is not None and acts != self.acts:
            await self.on_acts()
        self.acts = acts
        found = await self.store.ask(lambda read: rights.open_orders(read, AT_ONCE))
        await self._forget([order for order in found if order.kind == "forget"][:SEARCHED])
        for order in found:
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
            case "tidy":
                await self.on_tidy()
                await self.store.commit(OrderDone(order.id))
            case "erase":
                async with self.registry.pinned(order.table) as table:
                    await self._erase(table, order)
            case "close":
                async with self.registry.pinned(order.table) as table:
                    await close(table, "operator", "", OrderDone(order.id))

    async def _forget(self, orders: list[Order]) -> None:
        """Order the names of people out of each log that has them. It is done once nothing more is found, and no server
        can have written them again meanwhile."""
        people = [order.person for order in orders]

        def named(read: Connection) -> list[tuple[str, str]]:
            return [
                (table, person)
                for table, header, found in rights.logs_with(read, *people)
                for person in people
                if header_without(header, person) != header
                or any(entry_without(entry, person) != entry for _, entry in found)
            ]

        found = await self.store.ask(named) if people else []
        for table, person in found:
            try:
                erase = Order(f"{table}-{person}", "erase", person, table, now())
                await self.store.commit(OrderGiven(erase))
            except Taken:  # it is under way
                continue
        left = {person for _, person in found}
        done = [each for each in orders if each.person not in left and now() - each.at >= self.settled]
        if done:
            await self.store.commit(*(OrderDone(order.id) for order in done))
        if found:
            self.given.set()

    async def _erase(self, table: Table, order: Order) -> None:
        """Take a person from a table and their name out of its log. Seats that they have left others may fill."""
        person = order.person
        async with table.lock:
            held = table.log.seating.held_by(person) and not (table.log.over or table.log.closed)
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


async def close(table: Table, by: str, person: str, *also: Change) -> None:
    """Close a table for good, unless it is closed."""
    async with table.lock:
        closed = table.log.closed
    if closed:
        await table.store.commit(*also)
    else:
        await table.submit_shielded(Closed(at=now(), person=person, by=by), lambda log: None, None, *also)
