"""Routes for tables: create, list, join, leave, replace players, rematch, records and past positions."""

import asyncio
import contextlib
import secrets
from typing import Annotated, Any

from fastapi import APIRouter, Path, Query, Request, Response

from crenel import bots
from crenel.kernel.errors import BadSetup
from crenel.server.api.dependencies import AppServices, CurrentPerson, OptionalPerson, SeatedPerson, address
from crenel.server.api.games import game_named
from crenel.server.api.responses import error_responses, json_response
from crenel.server.bodies import (
    AfterBody,
    BotBody,
    BotSeat,
    JoinBody,
    MuteBody,
    MySeat,
    OpenSeat,
    RemoveBody,
    SeatNumber,
    TableBody,
)
from crenel.server.clock import now
from crenel.server.clocks import late_seats
from crenel.server.entries import BotSeated, Joined, Left, Muted, Pace, Removed, StartPosition, TableSeat
from crenel.server.errors import HttpRefusal, NotOwner
from crenel.server.registry import new_table_log
from crenel.server.replay import PastView, record, start_position
from crenel.server.seating import invite_token
from crenel.server.services import Services
from crenel.server.shapes import MomentShape, TableShape, TablesShape
from crenel.server.store.port import Person
from crenel.server.table_log import TableLog
from crenel.server.tables import Check, Table
from crenel.server.views import handle, table_shape

router = APIRouter(prefix="/tables", tags=["tables"])
LISTED = 100
TableId = Annotated[str, Path(max_length=64)]


@router.post("", response_model=TableShape, status_code=201, responses=error_responses(401, 404, 409, 429))
async def open_table(body: TableBody, person: CurrentPerson, request: Request, services: AppServices) -> Response:
    """Create a table for a new game, or for one that continues from a moment of a finished game with its options. The
    game starts when no seat is open."""
    game = game_named(body.game)
    await services.throttle.count("table", person.id, f"address:{address(request)}")
    seats = [requested_seat(seat, person, game.name) for seat in body.seats]
    if all(seat.kind == "bot" for seat in seats):
        services.registry.check_bot_tables(person.id, address(request))
    options, starts_from = {"confirm": True, **body.options}, None
    if body.after is not None:
        options, starts_from = await continued(body, body.after, services)
    basics = (game.name, options, seats, person.id, body.title, body.listed)
    if any(body.more_time) and (body.pace is None or len(body.more_time) != len(seats)):
        raise HttpRefusal("bad-more-time", 422, seats=len(seats), found=len(body.more_time))
    log = await asyncio.to_thread(
        new_table_log,
        *basics,
        starts_from=starts_from,
        hints=body.hints,
        hide_scores=body.hide_scores,
        pace=Pace(body.pace.bank, body.pace.extra, body.pace.away) if body.pace else None,
        more_time=body.more_time,
        undo=body.undo,
    )
    table = await services.registry.create(log, address(request))
    with contextlib.suppress(NotOwner):  # the table is there, and must not be opened once more elsewhere
        await services.absences.note(table, person.id)
    return json_response(await table.shape_for(person.id), 201)


async def continued(body: TableBody, after: AfterBody, services: Services) -> tuple[dict[str, Any], StartPosition]:
    """Return the options and the start position of a table that continues a finished game."""
    async with services.registry.pinned(after.table) as old, old.lock:
        check_over(old.log)
        header = old.log.header
        if body.game != header.game or body.options:
            raise HttpRefusal("onward-options", 422)
        if len(body.seats) != len(header.seats):
            raise BadSetup("bad-seats", game=header.game, seats=len(body.seats), allowed=len(header.seats))
        return header.options, await asyncio.to_thread(start_position, old.log, after.moment)


def requested_seat(seat: MySeat | OpenSeat | BotSeat, person: Person, game: str) -> TableSeat:
    if isinstance(seat, BotSeat):
        bots.make(seat.bot, game, 0)
        return TableSeat("bot", name=seat.bot, bot=seat.bot)
    if isinstance(seat, MySeat):
        return TableSeat("human", person.id, seat.name or person.name)
    return TableSeat("open", invite=invite_token())


@router.get("", response_model=TablesShape)
async def list_tables(asker: OptionalPerson, services: AppServices) -> Response:
    """List the listed tables with an open seat, and the tables of the session; newest first."""
    mine = asker.id if asker else ""
    opened = await services.store.open_tables(LISTED)
    own = await services.store.tables_of(mine, LISTED) if mine else []
    for summary in (*opened, *own):
        summary.clocks = services.uptime.counted(summary.clocks)
    here = await services.present_seats({summary.header.id for summary in (*opened, *own)})
    shapes = [
        [table_shape(summary, mine, here.get(summary.header.id, ())) for summary in summaries]
        for summaries in (opened, own)
    ]
    partial = {"partial": True} if services.presence_partial else {}
    return json_response({"open": shapes[0], "mine": shapes[1], **partial})


@router.get("/{table_id}", response_model=TableShape, responses=error_responses(404))
async def read_table(table_id: TableId, asker: OptionalPerson, services: AppServices) -> Response:
    async with services.registry.pinned(table_id) as table:
        return json_response(await table.shape_for(asker.id if asker else ""))


@router.post("/{table_id}/join", response_model=TableShape, responses=error_responses(401, 404, 409))
async def join_table(table_id: TableId, body: JoinBody, person: SeatedPerson, services: AppServices) -> Response:
    """Take a seat: that of an invite, any open one at a listed table, or one's own again."""
    async with services.registry.pinned(table_id) as table:
        await join(table, body, person)
        await services.absences.note(table, person.id)
        return json_response(await table.shape_for(person.id))


async def join(table: Table, body: JoinBody, person: Person) -> None:
    for _ in range(len(table.log.seating.seats) + 1):
        async with table.lock:
            seat = seat_to_join(table.log, body, person)
        if seat is None:
            return

        entry = Joined(at=now(), person=person.id, seat=seat, name=person.name)

        def check(log: TableLog, wanted: Joined = entry) -> None:
            if seat_to_join(log, body, person) != wanted.seat:
                raise HttpRefusal("seat-taken")
            wanted.name = log.seating.name_for(person.id, person.name)

        try:
            await table.submit_shielded(entry, check)
        except HttpRefusal as error:
            if error.key != "seat-taken" or body.seat is not None or body.invite is not None:
                raise
            continue  # another player was faster; there may be another seat
        return
    raise HttpRefusal("no-open-seat")


def seat_to_join(log: TableLog, body: JoinBody, person: Person) -> int | None:
    """Return the seat this person would take; None if they have it already."""
    if person.id in log.seating.removed:
        raise HttpRefusal("removed", 403)
    own = log.seating.seats_of(person.id)
    mine = [number for number, seat in enumerate(log.seating.seats) if may_return(seat, person)]
    back = [seat for seat in mine if body.seat in (None, seat)]
    if back and not log.over:
        return back[0]
    if body.invite is not None:
        return invited_seat(log, body.invite, own)
    if own and body.seat in (None, *own):
        return None
    if body.seat is not None and body.seat >= len(log.seating.seats):
        raise HttpRefusal("no-such-seat", 404, seat=body.seat)
    seats = log.seating.seats if body.seat is None else [log.seating.seats[body.seat]]
    free = [seat for seat in seats if seat.kind == "open" and seat.reserved_for in ("", person.id)]
    if not free:
        raise HttpRefusal("no-open-seat" if body.seat is None else "seat-taken")
    reserved = [seat for seat in free if seat.reserved_for == person.id]
    if not reserved and not log.header.listed and log.seating.host != person.id:
        raise HttpRefusal("invite-needed", 403)
    return log.seating.seats.index((reserved or free)[0])


def may_return(seat: TableSeat, person: Person) -> bool:
    """Whether a person may return to a seat: they left it, or a bot plays for them."""
    return (seat.left and seat.person == person.id) or (seat.kind == "bot" and seat.reserved_for == person.id)


def invited_seat(log: TableLog, invite: str, own: list[int]) -> int | None:
    for number, seat in enumerate(log.seating.seats):
        if seat.kind == "open" and secrets.compare_digest(seat.invite.encode(), invite.encode()):
            return number
    if own:
        return None
    if invite in log.seating.used_invites:
        raise HttpRefusal("invite-used")
    raise HttpRefusal("bad-invite", 403)


@router.post("/{table_id}/bot", response_model=TableShape, responses=error_responses(401, 404, 409))
async def seat_bot(table_id: TableId, body: BotBody, person: SeatedPerson, services: AppServices) -> Response:
    """Give an open seat to a bot. Only the host may."""

    def check(log: TableLog) -> None:
        check_host(log, person)
        if seat_numbered(log, body.seat).kind != "open":
            raise HttpRefusal("seat-taken")

    async with services.registry.pinned(table_id) as table:
        return await submit_bot(table, body, person, check)


@router.post("/{table_id}/replace", response_model=TableShape, responses=error_responses(401, 404, 409))
async def replace_person(table_id: TableId, body: BotBody, person: SeatedPerson, services: AppServices) -> Response:
    """Let a bot play for a player who has left, is absent, or has no time left."""

    def check(log: TableLog) -> None:
        if not log.seating.held_by(person.id):
            raise HttpRefusal("not-seated", 403)
        if log.over:
            raise HttpRefusal("game-over")
        missing = seat_numbered(log, body.seat).left or body.seat in (*table.absent, *late_seats(log.clocks))
        if not missing:
            raise HttpRefusal("not-left", seat=body.seat)

    async with services.registry.pinned(table_id) as table:
        return await submit_bot(table, body, person, check)


def seat_numbered(log: TableLog, seat: int) -> TableSeat:
    if seat >= len(log.seating.seats):
        raise HttpRefusal("no-such-seat", 404, seat=seat)
    return log.seating.seats[seat]


async def submit_bot(table: Table, body: BotBody, person: Person, check: Check) -> Response:
    bots.make(body.bot, table.log.header.game, 0)
    await table.submit_shielded(BotSeated(at=now(), person=person.id, seat=body.seat, bot=body.bot), check)
    return json_response(await table.shape_for(person.id))


@router.post("/{table_id}/leave", response_model=TableShape, responses=error_responses(401, 404, 409))
async def leave_table(table_id: TableId, person: SeatedPerson, services: AppServices) -> Response:
    """Leave all one's seats. Before the game starts they become open."""

    def check(log: TableLog) -> None:
        if not log.seating.seats_of(person.id):
            raise HttpRefusal("not-seated", 403)

    async with services.registry.pinned(table_id) as table:
        async with table.lock:
            check(table.log)
            seats = table.log.seating.seats_of(person.id)
            has_left = all(table.log.seating.seats[seat].left for seat in seats)
        if not has_left:
            invites = {str(seat): invite_token() for seat in range(len(table.log.seating.seats))}
            await table.submit_shielded(Left(at=now(), person=person.id, invites=invites), check)
        return json_response(await table.shape_for(person.id))


@router.post("/{table_id}/absence", response_model=TableShape, responses=error_responses(401, 404, 409))
async def note_absence(table_id: TableId, person: CurrentPerson, services: AppServices) -> Response:
    """Let a table know when one is away, as one's calendar says."""
    async with services.registry.pinned(table_id) as table:
        await services.absences.note(table, person.id)
        return json_response(await table.shape_for(person.id))


@router.post("/{table_id}/mute", response_model=TableShape, responses=error_responses(401, 404, 409))
async def mute(table_id: TableId, body: MuteBody, person: SeatedPerson, services: AppServices) -> Response:
    """Mute somebody in the chat, or let them speak again. Only the host may."""
    async with services.registry.pinned(table_id) as table:
        who = await named(table, body.who, person)
        entry = Muted(at=now(), person=person.id, who=who, muted=body.muted)
        await table.submit_shielded(entry, lambda log: check_host(log, person))
        return json_response(await table.shape_for(person.id))


@router.post("/{table_id}/remove", response_model=TableShape, responses=error_responses(401, 404, 409))
async def remove(table_id: TableId, body: RemoveBody, person: SeatedPerson, services: AppServices) -> Response:
    """Send somebody away from the table, for good unless they may return. Only the host may. Before the game starts
    their seats become open; after that a bot may take them."""
    async with services.registry.pinned(table_id) as table:
        who = await named(table, body.who, person)
        invites = {str(seat): invite_token() for seat in range(len(table.log.seating.seats))}
        entry = Removed(at=now(), person=person.id, who=who, invites=invites, may_return=body.may_return)
        await table.submit_shielded(entry, lambda log: check_host(log, person))
        services.sockets.dismiss(lambda connection: connection.table is table and connection.person == who, "removed")
        return json_response(await table.shape_for(person.id))


async def named(table: Table, who: str, host: Person) -> str:
    """Return the person behind a handle; refused if the asker is not the host, or it is the host's own."""
    async with table.lock:
        log = table.log
        check_host(log, host)
        people = {*log.seating.people(), *(line.person for line in log.chat)}
        found = next((each for each in people if handle(table.id, each) == who), None)
    if found is None or found == host.id:
        raise HttpRefusal("no-such-person", 404)
    return found


def check_host(log: TableLog, person: Person) -> None:
    if log.seating.host != person.id:
        raise HttpRefusal("host-only", 403)


@router.post("/{table_id}/rematch", response_model=TableShape, responses=error_responses(401, 404, 409))
async def rematch(table_id: TableId, person: SeatedPerson, request: Request, services: AppServices) -> Response:
    """Create the rematch, or take one's seat in it: it is the same table for everybody who asks."""
    async with services.registry.pinned(table_id) as old:
        new_id = await services.registry.rematch(old, person)
    try:
        return await join_rematch(new_id, person, services)
    except NotOwner as found:  # it was made before the old table came here
        if services.member is None or found.table != new_id:
            raise
        return await services.member.passing.post(request, found, "join")


async def join_rematch(table_id: str, person: Person, services: Services) -> Response:
    async with services.registry.pinned(table_id) as new:
        while any(seat.reserved_for == person.id for seat in new.log.seating.seats):
            await join(new, JoinBody(), person)
        return json_response(await new.shape_for(person.id))


@router.get(
    "/{table_id}/record",
    response_class=Response,
    responses={200: {"content": {"text/plain": {"schema": {"type": "string"}}}}, **error_responses(404, 409)},
)
async def read_record(table_id: TableId, request: Request, services: AppServices) -> Response:
    """Return the record of a finished game as text, with the seed and its commitment."""
    await services.throttle.count("moment", f"address:{address(request)}")
    async with services.registry.pinned(table_id) as table, table.lock:
        check_over(table.log)
        text = await asyncio.to_thread(record, table.log)
    headers = {"cache-control": "no-cache", "content-disposition": f'inline; filename="{table_id}.crenel.txt"'}
    return Response(text, headers=headers, media_type="text/plain")


@router.get("/{table_id}/moment/{n}", response_model=MomentShape, responses=error_responses(403, 404, 409, 429))
async def read_moment(
    table_id: TableId,
    n: Annotated[int, Path(ge=0, le=100_000)],
    asker: OptionalPerson,
    request: Request,
    services: AppServices,
    seat: SeatNumber | None = None,
    opened: Annotated[bool, Query(alias="open")] = False,
) -> Response:
    """Return the position after the first n decisions as one's seat saw it then; once the game is over, as a spectator
    did, as any seat did (`seat`), or with all hands open (`open`)."""
    await services.throttle.count("moment", asker.id if asker else f"address:{address(request)}")
    async with services.registry.pinned(table_id) as table:
        async with table.lock:
            past_view = PastView(table.log, n, asker.id if asker else "", seat, opened)
        found = await asyncio.to_thread(past_view.moment)
    return json_response(found)


def check_over(log: TableLog) -> None:
    if not log.over:
        raise HttpRefusal("not-over", 403)
