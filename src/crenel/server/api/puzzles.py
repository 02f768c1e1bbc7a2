"""Routes for puzzles: which there are, which is today's, and a table of one's own for each."""

import asyncio
from typing import Annotated

from fastapi import APIRouter, Path, Request, Response

from crenel.puzzles import puzzle_named
from crenel.server.api.dependencies import AppServices, CurrentPerson, address
from crenel.server.api.responses import error_responses, json_response
from crenel.server.errors import HttpRefusal
from crenel.server.puzzles import listed
from crenel.server.registry import new_puzzle_log
from crenel.server.shapes import PuzzlesShape, TableShape

router = APIRouter(prefix="/puzzles", tags=["puzzles"])
Name = Annotated[str, Path(max_length=60)]


@router.get("", response_model=PuzzlesShape)
async def list_puzzles() -> Response:
    return json_response(await asyncio.to_thread(listed))


@router.post("/{name}", response_model=TableShape, status_code=201, responses=error_responses(401, 404, 429))
async def open_puzzle(name: Name, person: CurrentPerson, request: Request, services: AppServices) -> Response:
    """Open a table for a puzzle. It counts for nothing."""
    found = await asyncio.to_thread(listed)
    if name not in [each["name"] for each in found["puzzles"]]:
        raise HttpRefusal("no-such-puzzle", 404, name=name)
    await services.throttle.count("table", person.id, f"address:{address(request)}")
    log = await asyncio.to_thread(new_puzzle_log, puzzle_named(name).name, person)
    table = await services.registry.create(log, address(request))
    return json_response(await table.shape_for(person.id), 201)
