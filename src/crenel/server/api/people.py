"""Routes for sessions."""

from fastapi import APIRouter, Request, Response

from crenel.server.api.dependencies import COOKIE, AppServices, CurrentPerson, OptionalPerson, address
from crenel.server.api.responses import error_responses, json_response, set_session_cookie
from crenel.server.bodies import AccountBody, ChangeBody, GuestBody
from crenel.server.errors import HttpRefusal
from crenel.server.sessions import language_from
from crenel.server.shapes import MeShape
from crenel.server.store.port import Person

router = APIRouter(tags=["people"])


def me(person: Person) -> MeShape:
    return {
        "id": person.id,
        "name": person.name,
        "account": person.login,
        "language": person.language,
        "mail": person.email,
        "operator": person.operator,
    }


@router.post("/guest", response_model=MeShape, status_code=201, responses=error_responses(429))
async def open_session(body: GuestBody, request: Request, services: AppServices) -> Response:
    """Open a session for a guest. An existing session gets the new name."""
    token = request.cookies.get(COOKIE)
    known = await services.people.of(token)
    if known is not None:
        return json_response(me(await services.people.change(known, body.name, None)), 201)
    await services.throttle.count("guest", address(request))
    language = language_from(request.headers.get("accept-language", ""))
    token, person = await services.people.guest(body.name, language)
    return set_session_cookie(json_response(me(person), 201), request, token)


@router.get("/me", response_model=MeShape | None)
async def who_am_i(person: OptionalPerson, request: Request) -> Response:
    """Return the person of the session, or null. Renews the cookie."""
    if person is None:
        return json_response(None)
    return set_session_cookie(json_response(me(person)), request, request.cookies[COOKIE])


@router.patch("/me", response_model=MeShape, responses=error_responses(401))
async def change_me(body: ChangeBody, person: CurrentPerson, services: AppServices) -> Response:
    """Change name or language."""
    return json_response(me(await services.people.change(person, body.name, body.language)))


@router.post("/login", response_model=MeShape, responses=error_responses(401, 429))
async def log_in(body: AccountBody, request: Request, services: AppServices) -> Response:
    # Wrong attempts count against the address they come from, never against the account: its owner must get in.
    await services.throttle.check("login", address(request))
    try:
        token, person = await services.people.login(body.login, body.password, request.cookies.get(COOKIE))
    except HttpRefusal:
        await services.throttle.count("login", address(request))
        raise
    return set_session_cookie(json_response(me(person)), request, token)


@router.post("/logout/everywhere", status_code=204, responses=error_responses(401))
async def log_out_everywhere(person: CurrentPerson, services: AppServices) -> Response:
    """End all sessions of the person, on every device."""
    await services.people.logout_everywhere(person)
    response = Response(status_code=204)
    response.delete_cookie(COOKIE)
    return response


@router.post("/logout", status_code=204, responses=error_responses())
async def log_out(request: Request, services: AppServices) -> Response:
    await services.people.logout(request.cookies.get(COOKIE))
    response = Response(status_code=204)
    response.delete_cookie(COOKIE)
    return response
