"""Opening, finding, joining and leaving tables."""

import asyncio
import secrets
from typing import Annotated, Any

from fastapi import APIRouter, Path, Request, Response

from crenel import bots
from crenel.kernel.errors import BadSetup
from crenel.server.api.asking import APerson, AppServices, Somebody, address, answer, errors
from crenel.server.api.games import game_named
from crenel.server.clocks import late
from crenel.server.entries import Beginning, BotSeated, Joined, Left, Pace, TableSeat, now
from crenel.server.errors import HttpRefusal
from crenel.server.registry import plan_table
from crenel.server.replay import PastView, beginning, record
from crenel.server.services import Services
from crenel.server.shapes import (
    AfterBody,
    BotBody,
    BotSeat,
    JoinBody,
    MomentShape,
    MySeat,
    OpenSeat,
    TableBody,
    TableShape,
    TablesShape,
)
from crenel.server.store.port import Person
from crenel.server.table_log import TableLog, invite_token
from crenel.server.tables import Check, Table
from crenel.server.views import table_shape

router = APIRouter(prefix="/tables", tags=["tables"])
LISTED = 100
TableId = Annotated[str, Path(max_length=64)]


@router.post("", response_model=TableShape, status_code=201, responses=errors(401, 404, 409, 429))
async def open_table(body: TableBody, person: APerson, request: Request, services: AppServices) -> Response:
    """Open a table: a new game, or one that goes on after a moment of a finished one, with that one's game and options.
    It starts by itself when no seat is open."""
    game = game_named(body.game)
    services.throttle.count("table", person.id, f"address:{address(request)}")
    seats = [plan_seat(seat, person, game.name) for seat in body.seats]
    options, begins = {"confirm": True, **body.options}, None
    if body.after is not None:
        options, begins = await go_on(body, body.after, services)
    wanted = (game.name, options, seats, person.id, body.title, body.listed)
    pace = Pace(body.pace.bank, body.pace.extra) if body.pace else None
    planned = await asyncio.to_thread(
        plan_table, *wanted, begins=begins, hints=body.hints, hide_scores=body.hide_scores, pace=pace
    )
    table = await services.registry.open(planned)
    return answer(await table.shape_for(person.id), 201)


async def go_on(body: TableBody, after: AfterBody, services: Services) -> tuple[dict[str, Any], Beginning]:
    """The options and the beginning of a table that goes on from a finished one."""
    async with services.registry.at(after.table) as old, old.lock:
        check_over(old.log)
        header = old.log.header
        if body.game != header.game or body.options:
            raise HttpRefusal("onward-options", 422)
        if len(body.seats) != len(header.seats):
            raise BadSetup("bad-seats", game=header.game, seats=len(body.seats), allowed=len(header.seats))
        return header.options, await asyncio.to_thread(beginning, old.log, after.moment)


def plan_seat(seat: MySeat | OpenSeat | BotSeat, person: Person, game: str) -> TableSeat:
    if isinstance(seat, BotSeat):
        bots.make(seat.bot, game, 0)
        return TableSeat("bot", name=seat.bot, bot=seat.bot)
    if isinstance(seat, MySeat):
        return TableSeat("human", person.id, person.name)
    return TableSeat("open", invite=invite_token())


@router.get("", response_model=TablesShape)
async def list_tables(asker: Somebody, services: AppServices) -> Response:
    """Listed tables with an open seat; and the asker's own, newest first."""
    mine = asker.id if asker else ""
    opened = await services.store.open_tables(LISTED)
    own = await services.store.tables_of(mine, LISTED) if mine else []
    here = services.registry.here
    shapes = [
        [table_shape(summary, mine, here(summary.header.id)) for summary in summaries] for summaries in (opened, own)
    ]
    return answer({"open": shapes[0], "mine": shapes[1]})


@router.get("/{table_id}", response_model=TableShape, responses=errors(404))
async def look_at_table(table_id: TableId, asker: Somebody, services: AppServices) -> Response:
    async with services.registry.at(table_id) as table:
        return answer(await table.shape_for(asker.id if asker else ""))


@router.post("/{table_id}/join", response_model=TableShape, responses=errors(401, 404, 409))
async def join_table(table_id: TableId, body: JoinBody, person: APerson, services: AppServices) -> Response:
    """Sit down: with an invite on its seat, at a listed table on any open one, or back on one's own."""
    async with services.registry.at(table_id) as table:
        await join(table, body, person)
        return answer(await table.shape_for(person.id))


async def join(table: Table, body: JoinBody, person: Person) -> None:
    for _ in range(len(table.log.seats) + 1):
        async with table.lock:
            seat = seat_to_join(table.log, body, person)
        if seat is None:
            return

        def check(log: TableLog, wanted: int = seat) -> None:
            if seat_to_join(log, body, person) != wanted:
                raise HttpRefusal("seat-taken")

        try:
            await table.submit_shielded(Joined(at=now(), person=person.id, seat=seat, name=person.name), check)
        except HttpRefusal as error:
            if error.key != "seat-taken" or body.seat is not None or body.invite is not None:
                raise
            continue  # somebody was quicker; there may be another seat
        return
    raise HttpRefusal("no-open-seat")


def seat_to_join(log: TableLog, body: JoinBody, person: Person) -> int | None:
    """Which seat this person would take; None if they already sit."""
    own = log.seats_of(person.id)
    mine = [number for number, seat in enumerate(log.seats) if belongs(seat, person)]
    back = [seat for seat in mine if body.seat in (None, seat)]
    if back and not log.over:
        return back[0]
    if body.invite is not None:
        return invited_seat(log, body.invite, own)
    if own and body.seat in (None, *own):
        return None
    if body.seat is not None and body.seat >= len(log.seats):
        raise HttpRefusal("no-such-seat", 404, seat=body.seat)
    seats = log.seats if body.seat is None else [log.seats[body.seat]]
    free = [seat for seat in seats if seat.kind == "open" and seat.kept in ("", person.id)]
    if not free:
        raise HttpRefusal("no-open-seat" if body.seat is None else "seat-taken")
    kept = [seat for seat in free if seat.kept == person.id]
    if not kept and not log.header.listed and log.host != person.id:
        raise HttpRefusal("invite-needed", 403)
    return log.seats.index((kept or free)[0])


def belongs(seat: TableSeat, person: Person) -> bool:
    """Whether this person may come back to a seat: one they left, or one where a bot plays for them."""
    return (seat.left and seat.person == person.id) or (seat.kind == "bot" and seat.kept == person.id)


def invited_seat(log: TableLog, invite: str, own: list[int]) -> int | None:
    for number, seat in enumerate(log.seats):
        if seat.kind == "open" and secrets.compare_digest(seat.invite.encode(), invite.encode()):
            return number
    if own:
        return None
    raise HttpRefusal("bad-invite", 403)


@router.post("/{table_id}/bot", response_model=TableShape, responses=errors(401, 404, 409))
async def seat_bot(table_id: TableId, body: BotBody, person: APerson, services: AppServices) -> Response:
    """The host gives an open seat to a bot."""

    def check(log: TableLog) -> None:
        if log.host != person.id:
            raise HttpRefusal("host-only", 403)
        if the_seat(log, body.seat).kind != "open":
            raise HttpRefusal("seat-taken")

    async with services.registry.at(table_id) as table:
        return await sit_bot(table, body, person, check)


@router.post("/{table_id}/replace", response_model=TableShape, responses=errors(401, 404, 409))
async def replace_person(table_id: TableId, body: BotBody, person: APerson, services: AppServices) -> Response:
    """Those who stay let a bot play for somebody who has left, has been away for long, or has no time left."""

    def check(log: TableLog) -> None:
        if not log.held_by(person.id):
            raise HttpRefusal("not-seated", 403)
        if log.over:
            raise HttpRefusal("game-over")
        missing = the_seat(log, body.seat).left or body.seat in (*table.absent, *late(log.clocks))
        if not missing:
            raise HttpRefusal("not-left", seat=body.seat)

    async with services.registry.at(table_id) as table:
        return await sit_bot(table, body, person, check)


def the_seat(log: TableLog, seat: int) -> TableSeat:
    if seat >= len(log.seats):
        raise HttpRefusal("no-such-seat", 404, seat=seat)
    return log.seats[seat]


async def sit_bot(table: Table, body: BotBody, person: Person, check: Check) -> Response:
    bots.make(body.bot, table.log.header.game, 0)
    await table.submit_shielded(BotSeated(at=now(), person=person.id, seat=body.seat, bot=body.bot), check)
    return answer(await table.shape_for(person.id))


@router.post("/{table_id}/leave", response_model=TableShape, responses=errors(401, 404, 409))
async def leave_table(table_id: TableId, person: APerson, services: AppServices) -> Response:
    """Get up from all one's seats. Before the game starts they are open again."""

    def check(log: TableLog) -> None:
        if not log.seats_of(person.id):
            raise HttpRefusal("not-seated", 403)

    async with services.registry.at(table_id) as table:
        async with table.lock:
            check(table.log)
            seats = table.log.seats_of(person.id)
            gone = all(table.log.seats[seat].left for seat in seats)
        if not gone:
            invites = {str(seat): invite_token() for seat in range(len(table.log.seats))}
            await table.submit_shielded(Left(at=now(), person=person.id, invites=invites), check)
        return answer(await table.shape_for(person.id))


@router.post("/{table_id}/rematch", response_model=TableShape, responses=errors(401, 404, 409))
async def rematch(table_id: TableId, person: APerson, services: AppServices) -> Response:
    """The same people again. Who asks sits down at the new table, which is the same for all."""
    async with services.registry.at(table_id) as old:
        new_id = await services.registry.rematch(old, person)
    async with services.registry.at(new_id) as new:
        while any(seat.kept == person.id for seat in new.log.seats):
            await join(new, JoinBody(), person)
        return answer(await new.shape_for(person.id))


@router.get(
    "/{table_id}/record",
    response_class=Response,
    responses={200: {"content": {"text/plain": {"schema": {"type": "string"}}}}, **errors(404, 409)},
)
async def read_record(table_id: TableId, services: AppServices) -> Response:
    """The finished game as text, with the seed and its commitment."""
    async with services.registry.at(table_id) as table, table.lock:
        check_over(table.log)
        text = await asyncio.to_thread(record, table.log)
    headers = {"cache-control": "no-cache", "content-disposition": f'inline; filename="{table_id}.crenel.txt"'}
    return Response(text, headers=headers, media_type="text/plain")


@router.get("/{table_id}/moment/{n}", response_model=MomentShape, responses=errors(404, 409, 429))
async def look_back(
    table_id: TableId,
    n: Annotated[int, Path(ge=0, le=100_000)],
    asker: Somebody,
    request: Request,
    services: AppServices,
) -> Response:
    """The position after the first n decisions: as the asker's seat saw it then, and to all alike once it is over."""
    services.throttle.count("moment", asker.id if asker else f"address:{address(request)}")
    async with services.registry.at(table_id) as table:
        async with table.lock:
            past_view = PastView(table.log, n, asker.id if asker else "")
        found = await asyncio.to_thread(past_view.moment)
    return answer(found)


def check_over(log: TableLog) -> None:
    if not log.over:
        raise HttpRefusal("not-over", 403)
