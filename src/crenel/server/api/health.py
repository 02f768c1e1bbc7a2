"""Routes for whoever watches over the server."""

from fastapi import APIRouter, Response

from crenel.server.api.dependencies import AppServices
from crenel.server.api.responses import error_responses, json_response
from crenel.server.errors import HttpRefusal
from crenel.server.health import OK
from crenel.server.shapes import HealthShape, LiveShape

router = APIRouter(prefix="/health", tags=["server"])


@router.get("/live", response_model=LiveShape)
async def live() -> Response:
    """Return "ok" as long as the server answers at all. Restart it if it does not."""
    return json_response({"status": OK})


@router.get("", response_model=HealthShape, responses=error_responses(503))
@router.get("/ready", response_model=HealthShape, responses=error_responses(503))
async def ready(services: AppServices) -> Response:
    """Return "ok" if the server can save what people do; else 503 and what fails."""
    checks = await services.health.checks()
    if set(checks.values()) != {OK}:
        raise HttpRefusal("not-ready", 503, **checks)
    degraded = services.shared.degraded()
    return json_response({"status": OK, "checks": checks, **({"degraded": degraded} if degraded else {})})
