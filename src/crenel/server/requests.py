"""Ids of requests: in every log line of a request, in its answer, and passed on between servers."""

import re
import secrets
from typing import Final

from starlette.datastructures import Headers
from starlette.types import Scope
from structlog.contextvars import bind_contextvars, get_contextvars

from crenel.server.addresses import FORWARDED

HEADER: Final = "x-request-id"
REQUEST: Final = "crenel.request"  # in the scope of a request: the id that another server of the house gave it
ID_BYTES: Final = 8
PLAIN: Final = re.compile(r"[A-Za-z0-9_.:-]{1,64}")  # nothing that could make a line of a log


def begin(scope: Scope) -> str:
    """Return the id of a request, and bind it to what is logged from now on: that of a named proxy, or of another
    server, or a new one. Nobody else's word is taken."""
    found: str | None = scope.get(REQUEST)
    if found is None and scope.get(FORWARDED):
        found = Headers(scope=scope).get(HEADER)
    if found is None or not PLAIN.fullmatch(found):
        found = secrets.token_hex(ID_BYTES)
    scope[REQUEST] = found
    bind_contextvars(request=found)
    return found


def current() -> str:
    """Return the id of the request that is being answered; empty if none is."""
    return str(get_contextvars().get("request", ""))
