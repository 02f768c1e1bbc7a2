"""Orders: what some server has to do although nobody waits for it. They stand in the store until they are done, so a
restart loses none, and a command can give them to a running server."""

import asyncio
import secrets
from collections.abc import Awaitable, Callable
from typing import Final

import structlog
from sqlalchemy import Connection

from crenel.kernel.errors import CrenelError
from crenel.server.clock import now
from crenel.server.entries import Closed, Forgotten, Left, entry_without, header_without, summary_without
from crenel.server.errors import HttpRefusal, NotOwner
from crenel.server.operator import ACTS
from crenel.server.recurring import Recurring
from crenel.server.registry import TableRegistry
from crenel.server.seating import invite_token
from crenel.server.store import rights
from crenel.server.store.port import Change, NewSummary, Store, Taken
from crenel.server.store.rights import EntryReplaced, HeaderReplaced, Order, OrderDone, OrderGiven
from crenel.server.tables import Table

logger = structlog.get_logger()
LOOK: Final = 2.0  # seconds between two looks for orders
AT_ONCE: Final = 100  # orders that are looked at
SEARCHED: Final = 20  # people whose names are searched for in all logs together
CHORE: Final = "names"  # one server at a time searches all logs
LEASE: Final = 600_000  # milliseconds for which it may be at it
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
        self.rounds = Recurring(self.look, LOOK, "orders_wait")
        self.settled = SETTLED
        self.me = secrets.token_hex(8)
        self.searched: dict[str, float] = {}  # loop time of the last search for a person, by order

    def start(self) -> None:
        self.rounds.start()
        self.rounds.hasten()

    async def stop(self) -> None:
        await self.rounds.stop()

    def hasten(self) -> None:
        """Look at once: this server has given one."""
        self.rounds.hasten()

    async def look(self) -> None:
        """Do what can be done now, and learn what operators did."""
        acts = await self.store.ask(lambda read: rights.house_key(read, ACTS))
        if self.acts is not None and acts != self.acts:
            await self.on_acts()
        self.acts = acts
        forgotten = await self.store.ask(lambda read: rights.open_orders(read, AT_ONCE, True))
        await self._forget([order for order in forgotten if self._is_due(order)][:SEARCHED])
        for order in await self.store.ask(lambda read: rights.open_orders(read, AT_ONCE, False)):
            await self._try(order)

    async def _try(self, order: Order) -> None:
        """Do an order. One that fails for good is dropped, and none keeps the others waiting."""
        try:
            await self._do(order)
        except NotOwner:  # its owner looks too
            return
        except CrenelError as error:
            logger.error("order_failed", order=order.kind, table=order.table, error=error.key)
            if not isinstance(error, HttpRefusal) or error.status != 503:
                await self.store.commit(OrderDone(order.id))
        except Exception as error:  # the store is away, or a table is broken in a way that nobody thought of
            logger.error("order_failed", order=order.kind, table=order.table, error=repr(error))

    async def _do(self, order: Order) -> None:
        match order.kind:
            case "tidy":
                await self.on_tidy()
                await self.store.commit(OrderDone(order.id))
            case "erase":
                await self._erase_where_it_is(order)
            case "close":
                async with self.registry.pinned(order.table) as table:
                    await close(table, "operator", "", OrderDone(order.id))

    def _is_due(self, order: Order) -> bool:
        """Whether all logs are to be searched for a person: at once, and again now and then until nothing is found."""
        pause = self.settled / 1000
        last = self.searched.get(order.id)
        return last is None or asyncio.get_running_loop().time() - last >= pause

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

        if not orders or await self.store.take_chore(CHORE, self.me, LEASE) is None:
            return
        try:
            found = await self.store.ask(named)
        finally:
            await self.store.end_chore(CHORE, self.me, True)
        self.searched |= {order.id: asyncio.get_running_loop().time() for order in orders}
        for table, person in found:
            try:
                erase = Order(f"{table}-{person}", "erase", person, table, now())
                await self.store.commit(OrderGiven(erase))
            except Taken:  # it is under way
                continue
        left = {person for _, person in found}
        done = [each for each in orders if each.person not in left and now() - each.at >= self.settled]
        for order in done:
            del self.searched[order.id]
        if done:
            await self.store.commit(*(OrderDone(order.id) for order in done))
        if found:
            self.hasten()

    async def _erase_where_it_is(self, order: Order) -> None:
        """Take the name of a person out of a log. One that is too damaged to be opened loses what can be read of it."""
        try:
            async with self.registry.pinned(order.table) as table:
                await self._erase(table, order)
        except HttpRefusal as error:
            if error.key != "table-damaged":
                raise
            logs = await self.store.ask(lambda read: list(rights.logs_with(read, order.person)))
            changes: list[Change] = [OrderDone(order.id)]
            for table_id, header, found in logs:
                if table_id == order.table:
                    changes.append(HeaderReplaced(header_without(header, order.person)))
                    changes += [EntryReplaced(table_id, n, entry_without(each, order.person)) for n, each in found]
            summary = await self.store.summary(order.table)
            if summary is not None:
                changes.append(NewSummary(summary_without(summary, order.person), False))
            await self.store.commit(*changes)

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
