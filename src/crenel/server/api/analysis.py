"""What bots find in finished games."""

from fastapi import APIRouter, Request, Response

from crenel.server.api.asking import APerson, AppServices, address, answer, errors
from crenel.server.api.tables import TableId
from crenel.server.shapes import AnalysisShape

router = APIRouter(prefix="/tables", tags=["tables"])


@router.get("/{table_id}/analysis", response_model=AnalysisShape, responses=errors(404, 409))
async def look_at_analysis(table_id: TableId, services: AppServices) -> Response:
    """The analysis of a finished game, or as much of it as there is."""
    async with services.registry.at(table_id) as table:
        return answer(await services.analyses.look(table))


@router.post("/{table_id}/analysis", response_model=AnalysisShape, responses=errors(401, 404, 409, 429))
async def ask_for_analysis(table_id: TableId, person: APerson, request: Request, services: AppServices) -> Response:
    """Have a finished game analysed, once for all."""
    async with services.registry.at(table_id) as table:
        found = await services.analyses.look(table)
        if found["status"] in ("none", "failed"):
            services.throttle.count("analysis", person.id, f"address:{address(request)}")
            services.analyses.ask(table)
            found = await services.analyses.look(table)
        return answer(found)
