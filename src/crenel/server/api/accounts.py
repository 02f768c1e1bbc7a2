"""Routes for accounts: sign-up, passwords, addresses, export and deletion."""

from typing import Any

from fastapi import APIRouter, Request, Response

from crenel.server.account_shapes import (
    DeleteBody,
    ExportShape,
    ForgottenBody,
    MailBody,
    ProofBody,
    ResetBody,
    SignupBody,
    SignupsShape,
)
from crenel.server.api.dependencies import COOKIE, AppServices, CurrentPerson, address
from crenel.server.api.people import me
from crenel.server.api.responses import error_responses, json_response, set_session_cookie
from crenel.server.bodies import PasswordBody
from crenel.server.errors import HttpRefusal
from crenel.server.services import Services
from crenel.server.shapes import MeShape
from crenel.server.store.port import Person

router = APIRouter(prefix="/account", tags=["people"])
MADE_LATER: dict[int | str, dict[str, Any]] = {202: {"model": MeShape}}  # once the address is proved


@router.get("/signups", response_model=SignupsShape)
async def read_signups(services: AppServices) -> Response:
    """Return who may make an account, and whether the server sends mails."""
    return json_response({"signups": await services.accounts.signups(), "mails": services.accounts.mails})


@router.post(
    "", response_model=MeShape, status_code=201, responses={**MADE_LATER, **error_responses(401, 403, 409, 429)}
)
async def make_account(body: SignupBody, person: CurrentPerson, request: Request, services: AppServices) -> Response:
    """Create an account for the person of the session, who keeps all games. Where addresses have to be proved (202), it
    is made once the link in the mail is opened."""
    await services.throttle.count("account", address(request))
    if await services.accounts.signups() == "verified":
        await services.throttle.count("mail", person.id, f"address:{address(request)}")
    made = await services.accounts.register(person, body.login, body.password, body.invite or "", body.mail or "")
    return json_response(me(made or person), 201 if made else 202)


@router.post("/password", status_code=204, responses=error_responses(401, 403, 409, 429))
async def change_password(
    body: PasswordBody, person: CurrentPerson, request: Request, services: AppServices
) -> Response:
    """Change the password. All other sessions end."""
    await services.throttle.check("login", address(request))
    try:
        await services.people.change_password(person, body.old, body.new, request.cookies[COOKIE])
    except HttpRefusal:
        await services.throttle.count("login", address(request))
        raise
    return Response(status_code=204)


@router.post("/forgotten", status_code=204, responses=error_responses(409, 429))
async def forget_password(body: ForgottenBody, request: Request, services: AppServices) -> Response:
    """Send a mail with which a new password can be chosen. The answer tells nobody whether there is such an account."""
    if not services.accounts.mails:
        raise HttpRefusal("no-mail-server")
    who = body.who.strip().lower() if "@" not in body.who else body.who.strip()
    await services.throttle.count("reset", address(request), f"account:{who}")
    services.accounts.forgotten(who)
    return Response(status_code=204)


@router.post("/reset", response_model=MeShape, responses=error_responses(403, 429))
async def reset_password(body: ResetBody, request: Request, services: AppServices) -> Response:
    """Choose a new password with a token, which is used up. All sessions end, and a new one is opened."""
    await services.throttle.count("proof", address(request))
    token, person = await services.accounts.reset(body.token, body.password)
    return set_session_cookie(json_response(me(person)), request, token)


@router.put("/mail", response_model=MeShape, status_code=202, responses=error_responses(401, 403, 409, 429))
async def choose_mail(body: MailBody, person: CurrentPerson, request: Request, services: AppServices) -> Response:
    """Send a mail to a new address of the account, which counts once the link in it is opened; or drop the address."""
    await check_password(body.password, person, request, services)
    if body.mail is not None:
        await services.throttle.count("mail", person.id, f"address:{address(request)}")
    return json_response(me(await services.accounts.choose_mail(person, body.mail)), 202)


@router.post("/prove", status_code=204, responses=error_responses(403, 409, 429))
async def prove_mail(body: ProofBody, request: Request, services: AppServices) -> Response:
    """Take the token from a mail: the address is proved, or the account that waited for it is made."""
    await services.throttle.count("proof", address(request))
    await services.accounts.prove(body.token)
    return Response(status_code=204)


@router.get("/export", response_model=ExportShape, responses=error_responses(401, 429))
async def export_account(person: CurrentPerson, request: Request, services: AppServices) -> Response:
    """Return all that is stored of the person, as a file."""
    await services.throttle.count("export", person.id, f"address:{address(request)}")
    headers = {"content-disposition": 'attachment; filename="crenel-export.json"'}
    return json_response(await services.accounts.export(person), headers=headers)


@router.post("/delete", status_code=204, responses=error_responses(401, 403, 429))
async def delete_account(body: DeleteBody, person: CurrentPerson, request: Request, services: AppServices) -> Response:
    """Delete the person of the session for good. Their games stay, without their name and what they wrote."""
    if person.login is not None:
        await check_password(body.password, person, request, services)
    await services.throttle.count("delete", address(request))
    await services.accounts.delete(person)
    services.orders.hasten()
    response = Response(status_code=204)
    response.delete_cookie(COOKIE)
    return response


async def check_password(password: str | None, person: Person, request: Request, services: Services) -> None:
    """Check the password of an account once more; wrong ones count like those of a login."""
    if password is None:
        raise HttpRefusal("password-needed", 403)
    await services.throttle.check("login", address(request))
    try:
        await services.people.check_password(person, password, "wrong-old-password")
    except HttpRefusal:
        await services.throttle.count("login", address(request))
        raise
