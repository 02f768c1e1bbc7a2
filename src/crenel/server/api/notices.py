"""Routes for notices away from the page, and for the calendar of absence."""

import asyncio
import hmac
import secrets
from typing import Annotated

import msgspec
from fastapi import APIRouter, Path, Request, Response
from fastapi.responses import RedirectResponse

from crenel.locales import say
from crenel.server.api.dependencies import COOKIE, AppServices, CurrentPerson, address
from crenel.server.api.responses import error_responses, json_response
from crenel.server.clock import now
from crenel.server.errors import HttpRefusal, NotOwner
from crenel.server.notice_shapes import (
    AbsencesBody,
    AbsencesShape,
    DeviceBody,
    NoticesBody,
    NoticesShape,
    NoticeTestBody,
    NoticeTestShape,
    SpanShape,
    UnsubscribeBody,
    WebhookBody,
)
from crenel.server.notices.channels import Bundle, Outcome, mail_address
from crenel.server.notices.push import device_id, is_device
from crenel.server.notices.quiet import zone_named
from crenel.server.notices.texts import Words
from crenel.server.services import Services
from crenel.server.sessions import hash_of
from crenel.server.store import notices as stored
from crenel.server.store.notices import Channel, Choices, Device, DeviceGone, DeviceKept, Quiet
from crenel.server.store.port import Person

router = APIRouter(tags=["notices"])
DEVICES = 10  # of a person
SECRET_BYTES = 24
PATIENCE = 20.0  # seconds for a notice that is sent to try a channel
EndToken = Annotated[str, Path(max_length=200)]  # the person, a dot, and what only their mails know


async def shape(services: Services, person: Person, session: str) -> NoticesShape:
    book, push = services.notices.book, services.notices.push
    choices = await services.store.ask(lambda read: stored.choices_of(read, person.id))
    devices = await services.store.ask(lambda read: stored.devices_of(read, person.id))
    quiet = choices.quiet
    return {
        "offers": list(book.offers),
        "channels": choices.channels,
        "events": choices.events,
        "quiet": {"start": quiet.start, "end": quiet.end, "zone": quiet.zone} if quiet else None,
        "push_key": push.public_key if push else None,
        "devices": len(devices),
        "here": any(device.session == session for device in devices),
        "mail": mail_address(person) or None,
        "webhook": choices.webhook or None,
        "secret": choices.secret or None,
    }


@router.get("/notices", response_model=NoticesShape, responses=error_responses(401))
async def read_notices(person: CurrentPerson, request: Request, services: AppServices) -> Response:
    """Return what the server offers, and what the person has chosen."""
    return json_response(await shape(services, person, hash_of(request.cookies[COOKIE])))


@router.put("/notices", response_model=NoticesShape, responses=error_responses(401, 409))
async def choose_notices(body: NoticesBody, person: CurrentPerson, request: Request, services: AppServices) -> Response:
    """Choose channels, events and quiet hours."""
    old = await services.store.ask(lambda read: stored.choices_of(read, person.id))
    for channel in body.channels:
        if channel not in old.channels:
            check_channel(services, person, channel, old)
    quiet = None
    if body.quiet is not None:
        try:
            zone_named(body.quiet.zone)
        except ValueError:
            raise HttpRefusal("no-such-zone", 422) from None
        quiet = Quiet(body.quiet.start, body.quiet.end, body.quiet.zone)
    channels: list[Channel] = [each for each in stored.CHANNELS if each in body.channels]
    events = [each for each in stored.EVENTS if each in body.events]
    ends = old.ends or (secrets.token_urlsafe(SECRET_BYTES) if "mail" in channels else "")
    chosen = msgspec.structs.replace(old, channels=channels, events=events, quiet=quiet, ends=ends)
    await services.notices.book.keep(person.id, chosen)
    return json_response(await shape(services, person, hash_of(request.cookies[COOKIE])))


def check_channel(services: Services, person: Person, channel: Channel, choices: Choices) -> None:
    """Refuse a channel that the operator has not set up, or on which nobody would get anything."""
    if channel not in services.notices.book.offers:
        raise HttpRefusal("no-such-channel")
    if channel == "mail" and not mail_address(person):
        raise HttpRefusal("mail-not-verified")
    if channel == "webhook" and not choices.webhook:
        raise HttpRefusal("no-webhook")


@router.post("/notices/push", response_model=NoticesShape, status_code=201, responses=error_responses(401, 409, 429))
async def add_device(body: DeviceBody, person: CurrentPerson, request: Request, services: AppServices) -> Response:
    """Have notices pushed to this browser, until its session ends."""
    await services.throttle.count("notice", person.id)
    if services.notices.push is None:
        raise HttpRefusal("no-such-channel")
    if not is_device(body.key, body.auth):
        raise HttpRefusal("bad-device", 422)
    services.notices.outbound.target(body.endpoint)
    session = hash_of(request.cookies[COOKIE])
    device = Device(device_id(body.endpoint), session, person.id, body.endpoint, body.key, body.auth)
    known = await services.store.ask(lambda read: stored.devices_of(read, person.id))
    old = [each for each in known if each.session == session and each.id != device.id]
    spare = [each for each in known if each not in old and each.id != device.id][: -(DEVICES - 1) or None]
    gone = [DeviceGone(each.id, person.id) for each in (*old, *(spare if len(known) >= DEVICES else ()))]
    await services.store.commit(*gone, DeviceKept(device, now()))
    return json_response(await shape(services, person, session), 201)


@router.post("/notices/push/end", response_model=NoticesShape, responses=error_responses(401))
async def remove_device(
    body: UnsubscribeBody, person: CurrentPerson, request: Request, services: AppServices
) -> Response:
    """Push no more notices to a browser."""
    await services.store.commit(DeviceGone(device_id(body.endpoint), person.id))
    return json_response(await shape(services, person, hash_of(request.cookies[COOKIE])))


@router.put("/notices/webhook", response_model=NoticesShape, responses=error_responses(401, 409, 429))
async def choose_webhook(body: WebhookBody, person: CurrentPerson, request: Request, services: AppServices) -> Response:
    """Name the address that gets notices, with a new secret to sign them; or none. Only for accounts."""
    await services.throttle.count("notice", person.id)
    if "webhook" not in services.notices.book.offers:
        raise HttpRefusal("no-such-channel")
    if person.login is None:
        raise HttpRefusal("no-account")
    old = await services.store.ask(lambda read: stored.choices_of(read, person.id))
    channels: list[Channel] = [each for each in old.channels if each != "webhook"]
    if body.url is None:
        choices = msgspec.structs.replace(old, channels=channels, webhook="", secret="")
    else:
        await services.notices.outbound.check(body.url)
        secret = secrets.token_urlsafe(SECRET_BYTES)
        choices = msgspec.structs.replace(old, channels=[*channels, "webhook"], webhook=body.url, secret=secret)
    await services.notices.book.keep(person.id, choices)
    return json_response(await shape(services, person, hash_of(request.cookies[COOKIE])))


@router.post("/notices/test", response_model=NoticeTestShape, responses=error_responses(401, 409, 429))
async def try_channel(body: NoticeTestBody, person: CurrentPerson, services: AppServices) -> Response:
    """Send a notice at once, to try a channel."""
    await services.throttle.count("notice", person.id)
    choices = await services.store.ask(lambda read: stored.choices_of(read, person.id))
    check_channel(services, person, body.channel, choices)
    words = Words(say("notice-test", None, person.language), [])
    bundle = Bundle(secrets.token_hex(SECRET_BYTES), person, choices, words)
    outcome: Outcome = "later"
    try:
        async with asyncio.timeout(PATIENCE):
            outcome = await services.notices.outbox.senders[body.channel].send(bundle)
    except TimeoutError:
        pass
    shown: NoticeTestShape = {"outcome": outcome}
    return json_response(shown)


@router.post("/notices/end/{token}", status_code=204, responses=error_responses(404, 429))
async def end_mails(token: EndToken, request: Request, services: AppServices) -> Response:
    """End the mails of a person, with the token that stands in each of them. Mail programs do so with one click."""
    await services.throttle.count("notice", f"address:{address(request)}")
    person, _, given = token.partition(".")
    choices = await services.store.ask(lambda read: stored.choices_of(read, person))
    if not choices.ends or not hmac.compare_digest(given.encode(), choices.ends.encode()):
        raise HttpRefusal("no-such-mails", 404)
    left: list[Channel] = [each for each in choices.channels if each != "mail"]
    await services.notices.book.keep(person, msgspec.structs.replace(choices, channels=left))
    return Response(status_code=204)


@router.get("/notices/end/{token}", include_in_schema=False)
async def ask_to_end_mails(token: EndToken) -> Response:
    """Lead whoever opens the address in a browser to the page, which asks first: programs follow links, too."""
    return RedirectResponse(f"/#/notices/{token}", 303)


@router.get("/absences", response_model=AbsencesShape, responses=error_responses(401))
async def read_absences(person: CurrentPerson, services: AppServices) -> Response:
    """Return when the person is away, as they told."""
    return json_response(absences_shape(await services.absences.of(person.id)))


@router.put("/absences", response_model=AbsencesShape, responses=error_responses(401, 429))
async def tell_absences(body: AbsencesBody, person: CurrentPerson, request: Request, services: AppServices) -> Response:
    """Tell when the person is away, in place of what they told before. Their tables know at once."""
    await services.throttle.count("absence", person.id)
    spans = [(each.start, each.end) for each in body.absences]

    async def pass_on(found: NotOwner) -> None:
        if services.member is None:
            raise found
        await services.member.passing.post(request, found, "absence")

    return json_response(absences_shape(await services.absences.tell(person, spans, pass_on)))


def absences_shape(spans: list[tuple[int, int]]) -> AbsencesShape:
    found: list[SpanShape] = [{"start": start, "end": end} for start, end in spans]
    return {"absences": found}
