"""Connection to Redis or Valkey, which may go and come back at any time."""

import asyncio
import contextlib
import time
from collections.abc import Awaitable, Callable
from typing import Any
from urllib.parse import urlsplit

import structlog
from redis.asyncio import Redis
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import RedisError

from crenel.server import metrics
from crenel.server.shared.port import Gone

logger = structlog.get_logger()
ANSWER = 2.0  # seconds in which Redis has to answer
BLOCK = 1.0  # seconds that a question may wait at Redis for something to happen
LOOK = 1.0  # seconds between two looks whether it is there


class Link:
    """A Redis that is there or not. While it is not, nobody waits for it: one task looks for it every second."""

    def __init__(self, url: str) -> None:
        options: dict[str, Any] = {"retry": Retry(NoBackoff(), 0), "socket_connect_timeout": ANSWER}
        self.client: Redis = Redis.from_url(url, socket_timeout=ANSWER, **options)
        self.patient: Redis = Redis.from_url(url, socket_timeout=ANSWER + BLOCK, **options)  # for what may wait there
        # Numbers of databases separate keys and not channels, so the number is part of all names.
        self.prefix = f"crenel:{urlsplit(url).path.strip('/') or '0'}:" if url.startswith("redis") else "crenel:"
        self.there = False
        self.lost_at = time.monotonic()
        self.looking: asyncio.Task[None] | None = None
        self.stopping = False  # asked by all loops on it: redis-py swallows a cancellation now and then
        self.on_return: list[Callable[[], None]] = []  # called when it is there (again): it may have forgotten all

    async def start(self) -> None:
        """Look for Redis once, then again and again. A server starts without it too."""
        await self._look()
        if not self.there:
            logger.warning("redis_gone")
        self.looking = asyncio.create_task(self._look_on())

    async def stop(self) -> None:
        self.there, self.stopping = False, True
        if self.looking is not None:
            self.looking.cancel()
            await asyncio.wait([self.looking])
        for client in (self.client, self.patient):
            with contextlib.suppress(RedisError, OSError):
                await client.aclose()

    async def call(self, question: Callable[[Redis], Awaitable[Any]], patient: bool = False) -> Any:
        """Ask Redis something; Gone if it is not there, or does not answer as it should."""
        if not self.there:
            raise Gone
        try:
            return await question(self.patient if patient else self.client)
        except (RedisError, OSError) as error:
            self._lost(error)
            raise Gone from error

    async def _look_on(self) -> None:
        while not self.stopping:
            await asyncio.sleep(LOOK)
            await self._look()

    async def _look(self) -> None:
        """Write something: a Redis that is full, or only reads, is of no use."""
        try:
            await self.client.set(f"{self.prefix}seen", 1, ex=60)
        except (RedisError, OSError) as error:
            self._lost(error)
            return
        if not self.there:
            self.there = True
            logger.info("redis_there", gone_for=round(time.monotonic() - self.lost_at, 1))
            metrics.REDIS.set(1)
            for tell in self.on_return:
                tell()

    def _lost(self, error: Exception) -> None:
        if self.there:
            self.there = False
            self.lost_at = time.monotonic()
            logger.warning("redis_gone", error=repr(error))
            metrics.REDIS.set(0)
            metrics.REDIS_LOST.inc()
