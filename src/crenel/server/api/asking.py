"""Who asks, and in which language they are answered."""

import math
from collections.abc import Mapping
from typing import Annotated, Any

import msgspec
from fastapi import Depends, Request, Response

from crenel.kernel.errors import CrenelError
from crenel.server.errors import HttpRefusal, plain, status_of, told
from crenel.server.services import Services
from crenel.server.sessions import language_from
from crenel.server.shapes import ErrorShape
from crenel.server.store.port import Person

COOKIE = "crenel"
encode = msgspec.json.Encoder().encode


def services_of(request: Request) -> Services:
    services: Services = request.app.state.services
    return services


async def somebody(request: Request, services: Annotated[Services, Depends(services_of)]) -> Person | None:
    """Whoever asks, if they have a session."""
    return await services.people.of(request.cookies.get(COOKIE))


async def person(asker: Annotated[Person | None, Depends(somebody)]) -> Person:
    """Whoever asks; refused if they have no session."""
    if asker is None:
        raise HttpRefusal("no-session", 401)
    return asker


async def language(request: Request, asker: Annotated[Person | None, Depends(somebody)]) -> str:
    """In which language to answer."""
    return asker.language if asker else language_from(request.headers.get("accept-language", ""))


AppServices = Annotated[Services, Depends(services_of)]
Somebody = Annotated[Person | None, Depends(somebody)]
APerson = Annotated[Person, Depends(person)]
Language = Annotated[str, Depends(language)]


def address(request: Request) -> str:
    return request.client.host if request.client else ""


def answer(content: object, status: int = 200, headers: Mapping[str, str] | None = None) -> Response:
    kept = {"cache-control": "no-store", **(headers or {})}
    return Response(encode(content), status, headers=kept, media_type="application/json")


def sign_in(response: Response, request: Request, token: str) -> Response:
    """The browser keeps the token as long as the session lives unused."""
    life = math.ceil(services_of(request).people.life / 1000)
    secure = request.url.scheme == "https"
    response.set_cookie(COOKIE, token, max_age=life, httponly=True, samesite="lax", secure=secure)
    return response


async def refusal(request: Request, error: CrenelError) -> Response:
    """An error in the language of whoever asked."""
    services = services_of(request)
    try:
        asker = await services.people.of(request.cookies.get(COOKIE))
    except Exception:  # the store itself may be what fails
        asker = None
    return refusal_in(await language(request, asker), error)


def refusal_in(language: str, error: CrenelError) -> Response:
    status = status_of(error)
    headers = {"retry-after": str(error.details.get("seconds", 1))} if status == 429 else {}
    details = {name: plain(str(value)) for name, value in error.details.items()}
    return answer({**told(error, language), "details": details}, status, headers)


def errors(*statuses: int) -> dict[int | str, dict[str, Any]]:
    """For the OpenAPI document: what may be refused, besides what any request may."""
    return {status: {"model": ErrorShape} for status in (400, 403, 413, 422, *statuses)}
