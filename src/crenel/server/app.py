"""ASGI application: routes, error handlers, middleware, and the lifespan of the services."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from secrets import compare_digest

import prometheus_client
import structlog
from fastapi import APIRouter, Depends, FastAPI, Request, Response, WebSocket
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware

from crenel.kernel.errors import CrenelError
from crenel.server import garbage_collection, metrics
from crenel.server.addresses import is_own
from crenel.server.api import (
    accounts,
    addresses,
    analysis,
    games,
    health,
    lessons,
    moderation,
    notices,
    people,
    puzzles,
    tables,
)
from crenel.server.api.dependencies import COOKIE, address, counted
from crenel.server.api.responses import error_response, error_response_for
from crenel.server.cluster.internal import PASSED_ON
from crenel.server.cluster.passing import ELSEWHERE
from crenel.server.errors import HttpRefusal, NotOwner
from crenel.server.guard import Guard, same_origin
from crenel.server.services import Services
from crenel.server.sessions import hash_of, language_from
from crenel.server.settings import Settings, from_environment
from crenel.server.static import SpaFallback, page_folder

logger = structlog.get_logger()
HTTP_ERRORS = {408: "body-too-slow", 404: "no-such-page", 405: "no-such-method", 413: "body-too-large"}


def create_app(settings: Settings | None = None) -> FastAPI:
    """Create the application. It opens the store; all else begins with its lifespan."""
    chosen = settings or from_environment()
    services = Services(chosen)

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        await services.start()
        if services.member is not None:
            services.member.listen(app)
        collecting = asyncio.create_task(garbage_collection.collect_when_idle(lambda: not services.sockets.open))
        yield
        collecting.cancel()
        await services.stop()

    app = FastAPI(title="Crenel", openapi_url="/api/openapi.json", docs_url=None, redoc_url=None, lifespan=lifespan)
    app.state.services = services
    api = APIRouter(prefix="/api", dependencies=[Depends(counted)])
    for each in (people, accounts, games, lessons, puzzles, tables, analysis, addresses, health, notices, moderation):
        api.include_router(each.router)
    app.include_router(api)
    app.add_api_websocket_route("/api/tables/{table_id}/socket", table_socket)
    if chosen.metrics:
        app.add_route("/metrics", show_metrics)
    app.router.redirect_slashes = False
    app.router.default = SpaFallback(page_folder(chosen.page))
    _add_errors(app, chosen)
    app.add_middleware(GZipMiddleware, minimum_size=2048, compresslevel=4)
    app.add_middleware(Guard, settings=chosen)
    return app


async def table_socket(socket: WebSocket, table_id: str) -> None:
    services: Services = socket.app.state.services
    language = language_from(socket.headers.get("accept-language", ""))
    if not same_origin(socket.headers, services.settings.origins):
        await socket.send_denial_response(error_response(language, HttpRefusal("foreign-origin", 403)))
        return
    token = socket.cookies.get(COOKIE, "")
    person = await services.people.of(token)
    await services.sockets.serve(socket, table_id, person, hash_of(token) if person else "", language)


async def show_metrics(request: Request) -> Response:
    """Return the metrics to the machine itself, and to whoever sends the token. Where a proxy that nobody has named is
    on the same machine, everybody seems to be the machine itself."""
    settings: Settings = request.app.state.services.settings
    sent = request.headers.get("authorization", "")
    knows = bool(settings.metrics_token) and compare_digest(sent.encode(), f"Bearer {settings.metrics_token}".encode())
    passed_on = "x-forwarded-for" in request.headers and not settings.proxies
    if not knows and (passed_on or not is_own(address(request))):
        raise HttpRefusal("metrics-guarded", 403)
    content = prometheus_client.generate_latest(metrics.REGISTRY)
    return Response(content, media_type=prometheus_client.CONTENT_TYPE_LATEST)


def _add_errors(app: FastAPI, chosen: Settings) -> None:
    """Make every error a response of the same shape."""

    @app.exception_handler(NotOwner)
    async def elsewhere(request: Request, error: NotOwner) -> Response:
        services: Services = request.app.state.services
        if services.member is not None:
            try:
                return await services.member.passing.answer(request, error)
            except NotOwner as last:
                error = last
        response = await error_response_for(request, error)
        if request.scope.get(PASSED_ON):
            response.headers[ELSEWHERE] = f"{error.server} {error.address}"
        return response

    @app.exception_handler(CrenelError)
    async def refused(request: Request, error: CrenelError) -> Response:
        return await error_response_for(request, error)

    @app.exception_handler(RequestValidationError)
    async def invalid(request: Request, error: RequestValidationError) -> Response:
        first = error.errors()[0]
        where = ".".join(str(part) for part in first["loc"])
        return await error_response_for(request, HttpRefusal("bad-request", 422, where=where, detail=first["msg"]))

    @app.exception_handler(HTTPException)
    async def missing(request: Request, error: HTTPException) -> Response:
        key = HTTP_ERRORS.get(error.status_code, "bad-request")
        details = {
            "where": request.url.path,
            "detail": error.detail,
            "largest": chosen.body,
            "seconds": chosen.body_time,
        }
        return await error_response_for(request, HttpRefusal(key, error.status_code, **details))

    @app.exception_handler(Exception)
    async def failed(request: Request, error: Exception) -> Response:
        logger.error("request_failed", path=request.url.path, error=repr(error))
        return await error_response_for(request, HttpRefusal("server-failed", 500))
