"""Middleware for every request: checks origin and size, adds security headers to the response."""

import asyncio
from urllib.parse import urlsplit

import structlog
from starlette.datastructures import Headers, MutableHeaders
from starlette.exceptions import HTTPException
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from crenel.server import metrics
from crenel.server.api.responses import error_response
from crenel.server.errors import HttpRefusal
from crenel.server.requests import HEADER, begin
from crenel.server.sessions import language_from
from crenel.server.settings import Settings
from crenel.server.static import HEADERS

logger = structlog.get_logger()
SAFE = ("GET", "HEAD", "OPTIONS")
DEFAULT_PORTS = {"http": 80, "https": 443}


def same_origin(headers: Headers, allowed: tuple[str, ...]) -> bool:
    """Whether a browser sent this from our own page. Other clients send no origin, and no cookie by accident."""
    origin = headers.get("origin")
    if origin is None:
        return headers.get("sec-fetch-site", "none") in ("same-origin", "none")
    if origin in allowed:
        return True
    try:
        asked, own = urlsplit(origin), urlsplit(f"//{headers.get('host', '')}")
        port = DEFAULT_PORTS[asked.scheme]
        return (asked.hostname, asked.port or port) == (own.hostname, own.port or port)
    except (ValueError, KeyError):
        return False


class Guard:
    """Plain ASGI middleware, so that WebSocket messages are not wrapped."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        self.settings = settings
        self.warned = False  # whether somebody was told about forwarded addresses

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        request = begin(scope)
        if scope["type"] == "websocket":
            await self.app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        if "x-forwarded-for" in headers and not (self.settings.proxies or self.warned):
            self.warned = True
            logger.warning("forwarded_address_ignored", proxy=scope["client"], hint="CRENEL_PROXIES")

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                added = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    added.setdefault(name, value)
                added.setdefault(HEADER, request)
                metrics.REQUESTS.labels(f"{message['status'] // 100}xx").inc()
            await send(message)

        refusal = self._refusal(scope, headers)
        if refusal is None:
            await self._limit_body(scope, receive, send_with_headers)
        else:
            language = language_from(headers.get("accept-language", ""))
            await error_response(language, refusal)(scope, receive, send_with_headers)

    def _refusal(self, scope: Scope, headers: Headers) -> HttpRefusal | None:
        if scope["method"] not in SAFE and not same_origin(headers, self.settings.origins):
            return HttpRefusal("foreign-origin", 403)
        length = headers.get("content-length", "0")
        if not length.isdecimal() or int(length) > self.settings.body:
            return HttpRefusal("body-too-large", 413, largest=self.settings.body)
        return None

    async def _limit_body(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Count the body as it arrives: it may have no declared length, and it may never end."""
        size, more = 0, True
        deadline = asyncio.get_running_loop().time() + self.settings.body_time

        async def receive_counted() -> Message:
            nonlocal size, more
            try:
                async with asyncio.timeout_at(deadline if more else None):
                    message = await receive()
            except TimeoutError:
                raise HTTPException(408) from None
            more = message.get("more_body", False)
            size += len(message.get("body", b""))
            if size > self.settings.body:
                raise HTTPException(413)
            return message

        await self.app(scope, receive_counted, send)
