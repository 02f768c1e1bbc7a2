"""Dependencies of the routes: services, the current person, their language."""

from typing import Annotated

from fastapi import Depends, Request

from crenel.server.errors import HttpRefusal
from crenel.server.services import Services
from crenel.server.sessions import language_from
from crenel.server.store.port import Person

COOKIE = "crenel"


def services_of(request: Request) -> Services:
    services: Services = request.app.state.services
    return services


async def optional_person(request: Request, services: Annotated[Services, Depends(services_of)]) -> Person | None:
    """Return the person of the session, or None without one."""
    return await services.people.of(request.cookies.get(COOKIE))


async def current_person(person: Annotated[Person | None, Depends(optional_person)]) -> Person:
    """Return the person of the session; refused without one."""
    if person is None:
        raise HttpRefusal("no-session", 401)
    return person


async def request_language(request: Request, person: Annotated[Person | None, Depends(optional_person)]) -> str:
    """Return the language to answer in: the person's, else the browser's."""
    return person.language if person else language_from(request.headers.get("accept-language", ""))


async def counted(request: Request, services: Annotated[Services, Depends(services_of)]) -> None:
    """Count a request for the address that it comes from."""
    if request.method not in ("GET", "HEAD", "OPTIONS"):
        await services.throttle.count("change", address(request))
    await services.throttle.count("request", address(request))


async def seated_person(
    person: Annotated[Person, Depends(current_person)], services: Annotated[Services, Depends(services_of)]
) -> Person:
    """Return the person of the session, who is about to add to the log of a table."""
    await services.throttle.count("seat", person.id)
    return person


AppServices = Annotated[Services, Depends(services_of)]
OptionalPerson = Annotated[Person | None, Depends(optional_person)]
CurrentPerson = Annotated[Person, Depends(current_person)]
SeatedPerson = Annotated[Person, Depends(seated_person)]
RequestLanguage = Annotated[str, Depends(request_language)]


def address(request: Request) -> str:
    return request.client.host if request.client else ""
