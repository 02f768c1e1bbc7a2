"""What every request passes before anything looks at it: its origin, its size, and the headers of the answer."""

from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.exceptions import HTTPException
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from crenel.server.api.asking import refusal_in
from crenel.server.errors import HttpRefusal
from crenel.server.sessions import language_from
from crenel.server.settings import Settings
from crenel.server.static import HEADERS

SAFE = ("GET", "HEAD", "OPTIONS")
DEFAULT_PORTS = {"http": 80, "https": 443}


def same_origin(headers: Headers, allowed: tuple[str, ...]) -> bool:
    """Whether a browser sent this from our own page. What is no browser says nothing, and carries no cookie by
    accident."""
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
    """Pure ASGI: it never wraps a socket's messages and costs next to nothing."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        self.settings = settings

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        headers = Headers(scope=scope)

        async def sealed(message: Message) -> None:
            if message["type"] == "http.response.start":
                added = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    added.setdefault(name, value)
            await send(message)

        refused = self._refused(scope, headers)
        if refused is None:
            await self._within_size(scope, receive, sealed)
        else:
            language = language_from(headers.get("accept-language", ""))
            await refusal_in(language, refused)(scope, receive, sealed)

    def _refused(self, scope: Scope, headers: Headers) -> HttpRefusal | None:
        if scope["method"] not in SAFE and not same_origin(headers, self.settings.origins):
            return HttpRefusal("foreign-origin", 403)
        length = headers.get("content-length", "0")
        if not length.isdecimal() or int(length) > self.settings.body:
            return HttpRefusal("body-too-large", 413, largest=self.settings.body)
        return None

    async def _within_size(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Bodies without a length are counted as they come."""
        seen = 0

        async def counted() -> Message:
            nonlocal seen
            message = await receive()
            seen += len(message.get("body", b""))
            if seen > self.settings.body:
                raise HTTPException(413)
            return message

        await self.app(scope, counted, send)
