"""Routes for analyses of finished games."""

from fastapi import APIRouter, Request, Response

from crenel.server.api.dependencies import AppServices, CurrentPerson, address
from crenel.server.api.responses import error_responses, json_response
from crenel.server.api.tables import TableId
from crenel.server.shapes import AnalysisStateShape

router = APIRouter(prefix="/tables", tags=["tables"])


@router.get("/{table_id}/analysis", response_model=AnalysisStateShape, responses=error_responses(404, 409))
async def read_analysis(table_id: TableId, services: AppServices) -> Response:
    """Return the analysis of a finished game, as far as it is done."""
    async with services.registry.pinned(table_id) as table:
        return json_response(await services.analyses.status(table))


@router.post("/{table_id}/analysis", response_model=AnalysisStateShape, responses=error_responses(401, 404, 409, 429))
async def request_analysis(
    table_id: TableId, person: CurrentPerson, request: Request, services: AppServices
) -> Response:
    """Request the analysis of a finished game. It is made once, for everybody."""
    async with services.registry.pinned(table_id) as table:
        found = await services.analyses.status(table)
        if found["status"] in ("none", "failed"):
            await services.throttle.count("analysis", person.id, f"address:{address(request)}")
            services.analyses.request(table, person.id, address(request))
            found = await services.analyses.status(table)
        return json_response(found)
