"""HTTP server of the tables: stops in an order in which nobody who plays is held up."""

import asyncio
from socket import socket

import uvicorn

from crenel.server.services import Services


class TableServer(uvicorn.Server):
    """Server that lets its clients go before it stops: first it takes no new ones, so that those who connect again
    come to another server, then others may take its tables, then it sends its clients away."""

    def __init__(self, config: uvicorn.Config, services: Services) -> None:
        super().__init__(config)
        self.services = services

    async def shutdown(self, sockets: list[socket] | None = None) -> None:
        for server in self.servers:
            server.close()
        await asyncio.sleep(0)  # connections that are being accepted
        await self.services.drain()
        await super().shutdown(sockets)
