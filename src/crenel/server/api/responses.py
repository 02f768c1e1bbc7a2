"""Responses of the routes: JSON, errors, and the session cookie."""

import math
from collections.abc import Mapping
from typing import Any

import msgspec
from fastapi import Request, Response

from crenel.kernel.errors import CrenelError
from crenel.server.api.dependencies import COOKIE, optional_person, request_language, services_of
from crenel.server.errors import error_fields, status_of, utf8_safe
from crenel.server.requests import HEADER, current
from crenel.server.shapes import HttpErrorShape

encode = msgspec.json.Encoder().encode
FOR_ALL = {"cache-control": "no-cache"}  # of what everybody may see: a page may keep it for when there is no server


def json_response(content: object, status: int = 200, headers: Mapping[str, str] | None = None) -> Response:
    sent = {"cache-control": "no-store", **(headers or {})}
    return Response(encode(content), status, headers=sent, media_type="application/json")


def set_session_cookie(response: Response, request: Request, token: str) -> Response:
    """Set the cookie of a session. The browser keeps it as long as an unused session lives."""
    life = math.ceil(services_of(request).people.life / 1000)
    secure = request.url.scheme == "https"
    response.set_cookie(COOKIE, token, max_age=life, httponly=True, samesite="lax", secure=secure)
    return response


async def error_response_for(request: Request, error: CrenelError) -> Response:
    """Return an error in the language of the request."""
    try:
        person = await optional_person(request, services_of(request))
    except Exception:  # the error may be a failure of the store itself
        person = None
    return error_response(await request_language(request, person), error)


def error_response(language: str, error: CrenelError) -> Response:
    status = status_of(error)
    headers: dict[str, str] = {}
    if status == 429:
        headers["retry-after"] = str(error.details.get("seconds", 1))
    elif status in (408, 413):  # the rest of the body is not read
        headers["connection"] = "close"
    details = {name: utf8_safe(str(value)) for name, value in error.details.items()}
    if status >= 500:  # what people tell the operator, who finds it in the log
        details["request"] = headers[HEADER] = current()
    return json_response({**error_fields(error, language), "details": details}, status, headers)


def error_responses(*statuses: int) -> dict[int | str, dict[str, Any]]:
    """Return the OpenAPI description of the errors of a route, besides those of every route."""
    return {status: {"model": HttpErrorShape} for status in (400, 403, 413, 422, 429, *statuses)}
