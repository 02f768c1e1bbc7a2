"""Passing on: requests and sockets that concern a table of another server go to its owner."""

import asyncio
import contextlib
import random

import structlog
from fastapi import Request, Response
from starlette.requests import HTTPConnection
from starlette.websockets import WebSocket, WebSocketDisconnect
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from crenel.server.addresses import FORWARDED
from crenel.server.channel import Channel, channel_of
from crenel.server.cluster.http_client import CONNECT, Header, Unreachable, ask
from crenel.server.cluster.internal import (
    CLIENT,
    OWN_HEADERS,
    PASSED_ON,
    PROXIED,
    SCHEME,
    SECRET,
    SERVER,
    host_and_port,
)
from crenel.server.errors import NotOwner
from crenel.server.registry import TableRegistry
from crenel.server.requests import HEADER, REQUEST
from crenel.server.settings import Settings
from crenel.server.store.leases import Leases

logger = structlog.get_logger()
ELSEWHERE = "x-crenel-elsewhere"  # in an answer of a server that has not got the table: id and address of who has
SERVICE_RESTART, TRY_AGAIN_LATER, MOVED = 1012, 1013, 4503  # close codes; MOVED is only said between servers
PAUSE = 0.1  # seconds between two looks for the owner of a table
SPARE = 2.0  # seconds for which it is looked for, beyond the length of a lease
LOOK = 0.02  # seconds between two looks whether a slow client has taken what waits
# What concerns one connection and not the request, and what the answer gets here anew.
HOP_BY_HOP = (b"connection", b"content-length", b"date", b"keep-alive", b"te", b"transfer-encoding", b"upgrade")
PASSED_TO_SOCKETS = ("cookie", "accept-language")


class PassingOn:
    """Everything that this server passes on to others."""

    def __init__(self, leases: Leases, registry: TableRegistry, settings: Settings, address: str) -> None:
        self.leases = leases
        self.registry = registry
        self.settings = settings
        self.address = address  # of this server
        self.secret = ""
        self.relays: set[Relay] = set()

    async def stop(self) -> None:
        """Let all clients connect again, elsewhere."""
        relays = list(self.relays)
        for relay in relays:
            relay.end(SERVICE_RESTART)
        await asyncio.gather(*(relay.ended.wait() for relay in relays))

    async def _look(self, table: str) -> NotOwner:
        """Return who has a table now: this server itself, if nobody else has it."""
        if not self.registry.draining:
            try:
                async with self.registry.pinned(table):
                    return NotOwner(table, self.leases.me, self.address)
            except NotOwner as found:
                return found
        others = [each for each in await self.leases.servers() if each.live and not each.draining]
        if not others:
            return NotOwner(table)
        chosen = random.choice(others)  # it takes the table, or knows who has it
        return NotOwner(table, chosen.id, chosen.address)

    async def _missed(self, found: NotOwner, dead: bool) -> None:
        """Note that the owner of a table could not be reached."""
        logger.warning("owner_unreachable", table=found.table, server=found.server, address=found.address, dead=dead)
        if dead and found.server != self.leases.me:
            await self.leases.bury(found.server)
        else:
            await asyncio.sleep(PAUSE)

    @property
    def patience(self) -> float:
        """Seconds after which a table is looked for in vain: the lease of a server that has gone ends before."""
        return self.settings.lease + SPARE

    def _headers(self, connection: HTTPConnection) -> dict[str, str]:
        """Return what the owner has to know of a client besides its own headers."""
        client = connection.client.host if connection.client else ""
        told = {
            SECRET: self.secret,
            SERVER: self.leases.me,
            CLIENT: client,
            SCHEME: connection.url.scheme,
            HEADER: connection.scope.get(REQUEST, ""),
        }
        return {**told, PROXIED: "1"} if connection.scope.get(FORWARDED) else told

    # ------------------------------------------------------------ HTTP

    async def answer(self, request: Request, found: NotOwner) -> Response:
        """Return the answer of a table's owner to a request; NotOwner if there is none."""
        target = request.scope["raw_path"] + (b"?" + query if (query := request.scope["query_string"]) else b"")
        return await self._answer(request, request.method, target, await request.body(), found)

    async def post(self, request: Request, found: NotOwner, what: str) -> Response:
        """Let a table's owner do something for the person of a request to another route; NotOwner if nobody does."""
        target = f"/api/tables/{found.table}/{what}".encode()
        return await self._answer(request, "POST", target, b"{}", found)

    async def _answer(self, request: Request, method: str, target: bytes, body: bytes, found: NotOwner) -> Response:
        if request.scope.get(PASSED_ON):  # the server that passed it on follows itself
            raise found
        given: list[Header] = [
            (name, value)
            for name, value in request.scope["headers"]
            if name not in HOP_BY_HOP and name.decode("latin-1") not in OWN_HEADERS
        ]
        given += [(name.encode(), value.encode()) for name, value in self._headers(request).items()]
        end = asyncio.get_running_loop().time() + self.patience
        while asyncio.get_running_loop().time() < end:
            if not found.address:
                await asyncio.sleep(PAUSE)
                found = await self._look(found.table)
                continue
            try:
                answer = await ask(*host_and_port(found.address), method, target, given, body)
            except Unreachable as error:
                await self._missed(found, error.dead)
            except OSError as error:
                if method != "GET":  # it may have been done
                    raise NotOwner(found.table) from error
            else:
                where = answer.header(ELSEWHERE.encode())
                if where is None:
                    response = Response(answer.body, answer.status)
                    response.raw_headers[:] = [each for each in answer.headers if each[0] not in HOP_BY_HOP]
                    response.headers["content-length"] = str(len(answer.body))
                    return response
                server, _, address = where.partition(" ")
                if address:
                    found = NotOwner(found.table, server, address)
                    await asyncio.sleep(PAUSE)
                    continue
            found = await self._look(found.table)
        raise NotOwner(found.table)

    # ------------------------------------------------------------ sockets

    async def relay(self, socket: WebSocket, found: NotOwner, since: float) -> bool:
        """Connect a client with the owner of its table until one of them ends. Return False if the owner is another
        now, and the table has to be looked for again."""
        if asyncio.get_running_loop().time() - since > self.patience:
            raise found
        if socket.scope.get(PASSED_ON):
            await socket.close(MOVED)
            return True
        if not found.address:
            await asyncio.sleep(PAUSE)
            return False
        passed = {name: value for name in PASSED_TO_SOCKETS if (value := socket.headers.get(name))}
        query = f"?{query}" if (query := socket.scope["query_string"].decode("latin-1")) else ""
        host, port = host_and_port(found.address)
        try:
            owner = await connect(
                f"ws://{f'[{host}]' if ':' in host else host}:{port}{socket.url.path}{query}",
                additional_headers={**passed, **self._headers(socket)},
                compression=None,
                max_size=None,
                ping_interval=None,
                open_timeout=CONNECT,
                proxy=None,
            )
        except (OSError, TimeoutError, InvalidHandshake, ConnectionClosed) as error:
            await self._missed(found, isinstance(error, ConnectionRefusedError))
            return False
        relay = Relay(socket, owner, self.settings)
        self.relays.add(relay)
        try:
            return await relay.run()
        finally:
            self.relays.discard(relay)


class Relay:
    """One client whose table is another server's, and the connection to that server."""

    def __init__(self, socket: WebSocket, owner: ClientConnection, settings: Settings) -> None:
        self.socket = socket
        self.owner = owner
        self.settings = settings
        self.channel: Channel = channel_of(socket)
        self.passed = 0  # messages of the client
        self.code: int | None = None  # with which the client's connection is closed
        self.stopping = asyncio.Event()
        self.ended = asyncio.Event()

    def end(self, code: int) -> None:
        self.code = code
        self.stopping.set()

    async def run(self) -> bool:
        """Pass on messages both ways until one side ends. Return False if the owner never had the table."""
        up, down = asyncio.create_task(self._up()), asyncio.create_task(self._down())
        told = asyncio.create_task(self.stopping.wait())
        try:
            await asyncio.wait({up, down, told}, return_when=asyncio.FIRST_COMPLETED)
            if not (up.done() and up.result()):
                if self.code is None and self.owner.close_code == MOVED and not self.passed:
                    return False
                await self._close(self.code or self._code_of_owner())
            return True
        finally:
            tasks = {up, down, told}
            for task in tasks:
                task.cancel()
            await asyncio.wait(tasks)
            await self._leave()
            self.ended.set()

    def _code_of_owner(self) -> int:
        """Return the code with which the owner closed. If it broke off, the page is to connect again at once."""
        code = self.owner.close_code
        return SERVICE_RESTART if code in (None, 1005, 1006, MOVED) else code

    async def _up(self) -> bool:
        """Pass on what the client sends. Return True once it has gone, False once the owner has."""
        while True:
            received = await self.socket.receive()
            if received["type"] == "websocket.disconnect":
                return True
            self.passed += 1
            message = received.get("text")
            try:
                await self.owner.send(received.get("bytes") or b"" if message is None else message)
            except ConnectionClosed:
                return False

    async def _down(self) -> None:
        """Pass on what the owner sends, no faster than the client takes it."""
        with contextlib.suppress(ConnectionClosed):
            while True:
                message = await self.owner.recv(decode=False)
                self.channel.push(message)
                if self.channel.unsent > self.settings.backlog:
                    await self._wait_for_client()

    async def _wait_for_client(self) -> None:
        clock = asyncio.get_running_loop().time
        end = clock() + self.settings.slow
        while self.channel.unsent > self.settings.backlog:
            if clock() > end:
                self.end(TRY_AGAIN_LATER)
                return
            await asyncio.sleep(LOOK)

    async def _close(self, code: int) -> None:
        with contextlib.suppress(TimeoutError, RuntimeError, WebSocketDisconnect):
            async with asyncio.timeout(self.settings.farewell if code != SERVICE_RESTART else 1.0):
                await self.channel.drain()
                await self.socket.close(code)
        if self.channel.unsent:  # a client that never reads would keep it in memory for ever
            asyncio.get_running_loop().call_later(self.settings.farewell, self.channel.abort)

    async def _leave(self) -> None:
        """End the connection to the owner. One that does not answer is not waited for."""
        with contextlib.suppress(TimeoutError, OSError):
            async with asyncio.timeout(1.0):
                await self.owner.close()
