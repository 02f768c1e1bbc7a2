"""Route for invitations: where others reach this server."""

from fastapi import APIRouter, Request, Response

from crenel.server.addresses import addresses_for
from crenel.server.api.dependencies import AppServices
from crenel.server.api.responses import json_response
from crenel.server.shapes import AddressesShape

router = APIRouter(tags=["server"])


@router.get("/addresses", response_model=AddressesShape)
async def addresses(request: Request, services: AppServices) -> Response:
    """Return the addresses to invite others to: the public one of a proxy, or those of this machine's networks."""
    return json_response(addresses_for(request, services.settings))
