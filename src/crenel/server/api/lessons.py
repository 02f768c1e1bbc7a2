"""Routes for lessons: which there are, and a table of one's own for each."""

import asyncio
from typing import Annotated

from fastapi import APIRouter, Path, Request, Response

from crenel.lessons import lesson, lessons
from crenel.server.api.dependencies import AppServices, CurrentPerson, address
from crenel.server.api.responses import FOR_ALL, error_responses, json_response
from crenel.server.errors import HttpRefusal
from crenel.server.registry import new_lesson_log
from crenel.server.shapes import LessonInfoShape, TableShape

router = APIRouter(prefix="/lessons", tags=["lessons"])
Name = Annotated[str, Path(max_length=60)]


@router.get("", response_model=list[LessonInfoShape])
async def list_lessons() -> Response:
    found = [lesson(name) for name in lessons()]
    return json_response(
        [{"name": each.name, "game": each.game, "seats": each.seats, "teaches": each.teaches} for each in found],
        headers=FOR_ALL,
    )


@router.post("/{name}", response_model=TableShape, status_code=201, responses=error_responses(401, 404, 429))
async def open_lesson(name: Name, person: CurrentPerson, request: Request, services: AppServices) -> Response:
    """Open a table for a lesson. It counts for nothing, for its seed is known."""
    if name not in lessons():
        raise HttpRefusal("unknown-lesson", 404, name=name, known=", ".join(lessons()))
    await services.throttle.count("table", person.id, f"address:{address(request)}")
    log = await asyncio.to_thread(new_lesson_log, name, person)
    table = await services.registry.create(log, address(request))
    return json_response(await table.shape_for(person.id), 201)
