"""Static files of the built page, and the security headers of every response."""

import os
from pathlib import Path

from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.responses import PlainTextResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import Receive, Scope, Send

from crenel.locales import say

PACKAGED = Path(__file__).parent / "page"
BUILT = Path(__file__).parents[3] / "web" / "dist"

POLICY = {
    "default-src": "'self'",
    "base-uri": "'none'",
    "form-action": "'self'",
    "frame-ancestors": "'none'",
    "img-src": "'self' data:",
    "object-src": "'none'",
    "script-src": "'self'",
    "style-src": "'self'",
}
HEADERS = {
    "content-security-policy": "; ".join(f"{name} {value}" for name, value in POLICY.items()),
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
}
ENCODINGS = {"br": ".br", "gzip": ".gz"}  # smallest first; the build compresses, nobody waits for it
IMMUTABLE = "public, max-age=31536000, immutable"  # for files whose names contain a hash of their content


def page_folder(chosen: str) -> Path | None:
    """Return the folder of the page: from the settings, in the package, or beside the sources."""
    places = [Path(chosen)] if chosen else [PACKAGED, BUILT]
    return next((place for place in places if (place / "index.html").is_file()), None)


class PageFiles(StaticFiles):
    """Files of the page. Every other path gets index.html: the page has its own router."""

    def file_response(
        self, full_path: str | os.PathLike[str], stat_result: os.stat_result, scope: Scope, status_code: int = 200
    ) -> Response:
        """Return a file, or what the build made of it that is smaller and that the browser accepts."""
        accepted = Headers(scope=scope).get("accept-encoding", "")
        for encoding, suffix in ENCODINGS.items():
            packed = Path(f"{os.fspath(full_path)}{suffix}")
            if encoding in accepted and packed.is_file():
                response = super().file_response(packed, packed.stat(), scope, status_code)
                response.headers["content-encoding"] = encoding
                response.headers.add_vary_header("accept-encoding")
                return response
        return super().file_response(full_path, stat_result, scope, status_code)

    async def get_response(self, path: str, scope: Scope) -> Response:
        try:
            response = await super().get_response(path, scope)
        except HTTPException as error:
            if error.status_code != 404 or Path(path).suffix:
                raise
            response = await super().get_response("index.html", scope)
        hashed = path.startswith("assets/") and response.status_code in (200, 304)
        response.headers["cache-control"] = IMMUTABLE if hashed else "no-cache"
        return response


class SpaFallback:
    """Handler of paths without a route: 404 under /api, the page everywhere else."""

    def __init__(self, folder: Path | None) -> None:
        self.page = PageFiles(directory=folder, html=True) if folder else None

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            await send({"type": "websocket.close", "code": 1008})
        elif scope["path"].startswith("/api/"):
            raise HTTPException(404)
        elif self.page is not None:
            await self.page(scope, receive, send)
        else:  # in development, before the page is built
            await PlainTextResponse(say("page-not-built") + "\n", 404)(scope, receive, send)
