"""Two people at a table, on either server. `move` makes one legal move and returns once both have seen it."""

import asyncio
import json
import random
from collections.abc import Callable, Sequence
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

PATIENCE = 60.0


class Heard(msgspec.Struct):
    """What a player needs to know of a message of ours; the rest is skipped."""

    t: str
    v: int = -1
    moves: dict[str, list[dict[str, Any]]] = {}
    undo: dict[str, list[dict[str, Any]]] = {}
    table: dict[str, Any] = {}


read = msgspec.json.Decoder(Heard).decode


class CrenelTables:
    """Two guests who play at many tables, each opened at the next of the servers. `sockets` at each table: all but two
    look on. `apart`: they come to the servers in turns, and not to the one at which their table was opened."""

    def __init__(self, urls: Sequence[str], sockets: int = 2, apart: bool = False) -> None:
        self.urls = urls
        self.sockets = sockets
        self.apart = apart
        self.opened = 0
        # Shorter than the server keeps them, or a request now and then meets a connection that is just being closed.
        limits = httpx.Limits(keepalive_expiry=2.0)
        self.people = [httpx.AsyncClient(base_url=urls[0], timeout=PATIENCE, limits=limits) for _ in range(2)]

    async def start(self) -> None:
        for name, person in zip(("Ada", "Bob"), self.people):
            (await person.post("/api/guest", json={"name": name})).raise_for_status()

    async def create(self, game: str = "burgundy", url: str = "") -> str:
        """Return the id of a new table at which both sit."""
        host, guest = self.people
        seats = [{"kind": "me"}, {"kind": "open"}]
        table = (await host.post(f"{url}/api/tables", json={"game": game, "seats": seats})).json()
        invite = table["seats"][1]["invite"].rsplit("/", 1)[1]
        (await guest.post(f"{url}/api/tables/{table['id']}/join", json={"invite": invite})).raise_for_status()
        return str(table["id"])

    def cookies(self) -> list[str]:
        """Return the sessions of both, as headers."""
        return ["; ".join(f"{name}={value}" for name, value in person.cookies.items()) for person in self.people]

    async def open(self, seed: int, game: str = "burgundy") -> "CrenelTable":
        at = self.opened % len(self.urls)
        self.opened += 1
        return await self.sit(await self.create(game, self.urls[at]), seed, at)

    async def sit(self, table: str, seed: int, at: int = 0) -> "CrenelTable":
        """Return a table at a server, at which both are connected, and the onlookers."""
        sockets = []
        for number, cookie in enumerate([*self.cookies(), *[""] * (self.sockets - 2)]):
            url = self.urls[(at + number * self.apart) % len(self.urls)]
            address = f"{url.replace('http', 'ws')}/api/tables/{table}/socket"
            headers = {"Cookie": cookie} if cookie else {}
            sockets.append(await connect(address, additional_headers=headers, compression=None, ping_interval=None))
        made = CrenelTable(sockets, seed)
        await made.see(0)
        return made


class CrenelTable:
    def __init__(self, sockets: list[ClientConnection], seed: int) -> None:
        self.sockets = sockets
        self.chance = random.Random(seed)
        self.latest = [Heard("") for _ in sockets]
        self.count = 0

    async def see(self, version: int) -> None:
        """All read until they have seen a version."""
        for seat, socket in enumerate(self.sockets):
            while self.latest[seat].v < version:
                heard = read(await socket.recv(decode=False))
                if heard.t == "refused":
                    raise RuntimeError("a legal move was refused")
                if heard.t == "state":
                    self.latest[seat] = heard

    async def move(self) -> bool:
        """False if the game is over."""
        seat = next((seat for seat, heard in enumerate(self.latest) if heard.moves.get(str(seat))), None)
        if seat is None:
            return False
        heard = self.latest[seat]
        self.count += 1
        wish = {
            "t": "act",
            "id": str(self.count),
            "v": heard.v,
            "seat": seat,
            "move": self.chance.choice(heard.moves[str(seat)])["move"],
        }
        await self.sockets[seat].send(json.dumps(wish))
        await self.see(heard.v + 1)
        return True

    async def undo(self) -> None:
        """Take back the last decision, if one may."""
        seat = next((seat for seat, heard in enumerate(self.latest) if heard.undo.get(str(seat))), None)
        if seat is not None:
            version = self.latest[seat].v
            self.count += 1
            wish = {"t": "undo", "id": str(self.count), "v": version, "seat": seat, "count": 1}
            await self.sockets[seat].send(json.dumps(wish))
            await self.see(version + 1)

    async def ping(self) -> None:
        for socket in self.sockets:
            await socket.send('{"t":"ping"}')

    async def say(self, text: str) -> None:
        self.count += 1
        await self.sockets[0].send(json.dumps({"t": "chat", "id": str(self.count), "text": text}))

    async def ask_score(self) -> None:
        self.count += 1
        await self.sockets[1].send(json.dumps({"t": "ask", "id": str(self.count), "what": "score"}))

    async def close(self) -> None:
        for socket in self.sockets:
            await socket.close()


class PeerTables:
    """boardgame.io speaks socket.io: `42/load,["event", ...]` over a plain socket."""

    def __init__(self, urls: Sequence[str], sockets: int = 2, apart: bool = False) -> None:
        self.address = f"{urls[0].replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket"
        self.seats = ['"0"', '"1"', *["null"] * (sockets - 2)]

    async def start(self) -> None:
        pass

    async def open(self, seed: int) -> "PeerTable":
        sockets = []
        for seat in self.seats:
            socket = await connect(self.address, compression=None, ping_interval=None, max_size=None)
            await socket.recv()
            await socket.send("40/load,")
            await socket.recv()
            await socket.send(f'42/load,["sync","table-{seed}",{seat},null,2]')
            sockets.append(socket)
        table = PeerTable(sockets, seed)
        await table.see(0)
        return table


class PeerTable:
    def __init__(self, sockets: list[ClientConnection], seed: int) -> None:
        self.sockets = sockets
        self.match = f"table-{seed}"
        self.chance = random.Random(seed)
        self.version = -1
        self.state: dict[str, Any] = {}

    async def see(self, version: int) -> None:
        for socket in self.sockets:
            while True:
                frame = await socket.recv()
                assert isinstance(frame, str)
                if frame == "2":
                    await socket.send("3")
                if not frame.startswith("42/load,"):
                    continue
                event, _, told, *_ = [*json.loads(frame[8:]), None]
                if event in ("sync", "update"):
                    state = told["state"] if event == "sync" else told
                    if state["_stateID"] >= version:
                        self.state = state
                        break
        self.version = version

    async def move(self) -> bool:
        seat = int(self.state["ctx"]["currentPlayer"])
        choice = self.chance.choice(self.state["G"]["choices"])
        move = {"type": "take", "args": [choice], "playerID": str(seat), "credentials": None}
        action = {"type": "MAKE_MOVE", "payload": move}
        wish = ["update", action, self.version, self.match, str(seat)]
        await self.sockets[seat].send("42/load," + json.dumps(wish))
        await self.see(self.state["_stateID"] + 1)
        return True

    async def ping(self) -> None:
        """Its server asks, and `see` answers."""

    async def close(self) -> None:
        for socket in self.sockets:
            await socket.close()


TABLES: dict[str, Callable[[Sequence[str], int, bool], Any]] = {"crenel": CrenelTables, "boardgame.io": PeerTables}


async def gather_some(count: int, make: Callable[[int], Any], at_once: int = 20) -> list[Any]:
    gate = asyncio.Semaphore(at_once)

    async def one(number: int) -> Any:
        async with gate:
            return await make(number)

    return list(await asyncio.gather(*(one(number) for number in range(count))))
