"""Routes for whoever moderates: the host of a table, whoever reports something, and the operator."""

import secrets
from typing import Annotated

from fastapi import APIRouter, Depends, Path, Query, Request, Response

from crenel.server import operator
from crenel.server.account_shapes import (
    AuditLineShape,
    BanBody,
    KnownShape,
    OverviewShape,
    ReportBody,
    ReportShape,
    SignupsBody,
)
from crenel.server.api.dependencies import AppServices, CurrentPerson, SeatedPerson, address
from crenel.server.api.responses import error_responses, json_response
from crenel.server.api.tables import TableId, seat_numbered
from crenel.server.clock import now
from crenel.server.errors import HttpRefusal
from crenel.server.operator import audited
from crenel.server.orders import close
from crenel.server.services import Services
from crenel.server.shapes import TableShape
from crenel.server.store import moderation as stored
from crenel.server.store.moderation import Known, Report, ReportFiled
from crenel.server.store.port import Person
from crenel.server.store.sql import read_summary
from crenel.server.table_log import TableLog
from crenel.server.views import handle, table_shape

router = APIRouter(tags=["moderation"])
SHOWN = 50  # lines of a page
OPEN_REPORTS = 2000  # that may wait for an operator
END = 2**53  # later than any time
Before = Annotated[int, Query(ge=0, le=END)]
Id = Annotated[str, Path(max_length=64)]


async def current_operator(person: CurrentPerson, services: AppServices) -> Person:
    """Return the person of the session; refused if they are no operator."""
    if not person.operator:
        raise HttpRefusal("operator-only", 403)
    await services.throttle.count("operate", person.id)
    return person


Operator = Annotated[Person, Depends(current_operator)]

# ------------------------------------------------------------ tables


@router.post("/tables/{table_id}/close", response_model=TableShape, responses=error_responses(401, 404, 409))
async def close_table(table_id: TableId, person: SeatedPerson, services: AppServices) -> Response:
    """Close a table for good. Its host may, and an operator."""
    async with services.registry.pinned(table_id) as table:
        async with table.lock:
            hosts = table.log.seating.host == person.id
        if hosts:
            await close(table, "host", person.id)
        elif person.operator:
            await close(table, "operator", "", *audited(person.login or "", "close", table_id))
        else:
            raise HttpRefusal("host-only", 403)
        return json_response(await table.shape_for(person.id))


@router.post("/tables/{table_id}/report", status_code=204, responses=error_responses(401, 404, 409, 429))
async def report(
    table_id: TableId, body: ReportBody, person: CurrentPerson, request: Request, services: AppServices
) -> Response:
    """Report a table, somebody at it, or a line of its chat to the operator."""
    await services.throttle.count("report", person.id, f"address:{address(request)}")
    async with services.registry.pinned(table_id) as table, table.lock:
        who, quote = reported(table.log, body)
    if await services.store.ask(stored.open_reports) >= OPEN_REPORTS:
        raise HttpRefusal("reports-full")
    filed = Report(secrets.token_hex(operator.ID_BYTES), now(), person.id, table_id, who, quote, body.text)
    await services.store.commit(ReportFiled(filed))
    return Response(status_code=204)


def reported(log: TableLog, body: ReportBody) -> tuple[str, str]:
    """Return who is meant by a report, and the line of the chat that is; empty if nobody or none."""
    if body.seat is not None:
        return seat_numbered(log, body.seat).person, ""
    if body.who is None:
        return "", ""
    people = {*log.seating.people(), *(line.person for line in log.chat)}
    who = next((each for each in people if handle(log.header.id, each) == body.who), None)
    if who is None:
        raise HttpRefusal("no-such-person", 404)
    return who, next((line.text for line in log.chat if line.person == who and line.at == body.at), "")


# ------------------------------------------------------------ the operator


@router.get("/admin", response_model=OverviewShape, responses=error_responses(401, 403, 429))
async def overview(person: Operator, services: AppServices) -> Response:
    """Return how the server and its tables are."""
    shape: OverviewShape = {
        "signups": await services.accounts.signups(),  # type: ignore[typeddict-item]
        "checks": await services.health.checks(),
        "counts": await services.store.ask(stored.counts),
        "sockets": len(services.sockets.open),
        "live": len(services.registry.live),
    }
    return json_response(shape)


@router.put("/admin/signups", response_model=OverviewShape, responses=error_responses(401, 403, 429))
async def choose_signups(body: SignupsBody, person: Operator, services: AppServices) -> Response:
    """Choose who may make an account."""
    await services.store.commit(*operator.choose_signups(person.login or "", body.signups))
    return await overview(person, services)


@router.get("/admin/reports", response_model=list[ReportShape], responses=error_responses(401, 403, 429))
async def list_reports(person: Operator, services: AppServices, before: Before = END) -> Response:
    """Return open reports, newest first."""
    found = await services.store.ask(lambda read: stored.reports_before(read, before, SHOWN))
    ids = sorted({each.person for each in found} | {each.reporter for each in found} - {""})
    known = await services.store.ask(lambda read: stored.people_with(read, ids))
    return json_response([report_shape(each, known) for each in found])


def report_shape(found: Report, known: dict[str, Known]) -> ReportShape:
    return {
        "id": found.id,
        "at": found.at,
        "table": found.table,
        "who": known[found.person].name if found.person in known else None,
        "person": found.person or None,
        "quote": found.quote,
        "said": found.said,
        "reporter": known[found.reporter].name if found.reporter in known else "",
    }


@router.post("/admin/reports/{report_id}/done", status_code=204, responses=error_responses(401, 403, 404, 429))
async def finish_report(report_id: Id, person: Operator, services: AppServices) -> Response:
    """Take a report off the list."""
    if await services.store.ask(lambda read: stored.report_of(read, report_id)) is None:
        raise HttpRefusal("no-such-report", 404)
    await services.store.commit(*operator.close_report(person.login or "", report_id))
    return Response(status_code=204)


@router.get("/admin/tables", response_model=list[TableShape], responses=error_responses(401, 403, 429))
async def recent_tables(person: Operator, services: AppServices, before: Before = END) -> Response:
    """Return the tables at which something happened last, as strangers see them."""
    faces = await services.store.ask(lambda read: stored.tables_before(read, before, SHOWN))
    return json_response([table_shape(read_summary(face), "", ()) for face in faces])


@router.get("/admin/people", response_model=list[KnownShape], responses=error_responses(401, 403, 429))
async def find_people(
    person: Operator, services: AppServices, text: Annotated[str, Query(max_length=64)] = ""
) -> Response:
    """Return people whose name or login begins with a text, or whose id it is; the newest first."""
    found = await services.store.ask(lambda read: stored.people_like(read, text, SHOWN))
    return json_response([known_shape(each) for each in found])


def known_shape(found: Known) -> KnownShape:
    return {
        "id": found.id,
        "name": found.name,
        "account": found.login,
        "created": found.created,
        "operator": found.operator,
        "banned": found.banned,
    }


@router.post(
    "/admin/people/{person_id}/ban", response_model=KnownShape, responses=error_responses(401, 403, 404, 409, 429)
)
async def ban(person_id: Id, body: BanBody, person: Operator, services: AppServices) -> Response:
    """Ban a person from this server, or let them in again."""
    found = await called(services, person_id)
    by = person.login or ""
    await services.store.commit(*(operator.ban(by, found, body.reason) if body.banned else operator.unban(by, found)))
    await services.sockets.end_stale()
    return json_response(known_shape(await called(services, person_id)))


async def called(services: Services, who: str) -> Known:
    found = await services.store.ask(lambda read: stored.person_called(read, who))
    if found is None:
        raise HttpRefusal("no-such-account", 404)
    return found


@router.get("/admin/audit", response_model=list[AuditLineShape], responses=error_responses(401, 403, 429))
async def list_acts(person: Operator, services: AppServices, before: Before = END) -> Response:
    """Return what operators did, newest first."""
    found = await services.store.ask(lambda read: stored.acts_before(read, before, SHOWN))
    return json_response([act_shape(each) for each in found])


def act_shape(found: stored.Act) -> AuditLineShape:
    return {
        "id": found.id,
        "at": found.at,
        "by": found.by,
        "act": found.act,
        "subject": found.subject,
        "detail": found.detail,
    }
