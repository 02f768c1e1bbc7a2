"""Hints: what a bot would do in a player's place. It thinks in a worker, as about moves of its own, and knows what that
seat may know; the table goes on meanwhile."""

import structlog

from crenel import bots
from crenel.server.bots import thought_for
from crenel.server.errors import Refused
from crenel.server.tables import Check, Table

log = structlog.get_logger()


async def hint(table: Table, seat: int, check: Check) -> dict[str, object]:
    """The move that the adviser of the game would make for a seat; CrenelError if there is to be none."""
    async with table.lock:
        course = table.course
        check(course)
        state = course.state()
        if not course.face().hints:
            raise Refused("no-hints", 403)
        if seat not in state.actors:
            raise Refused("nothing-to-decide", seat=seat)
        version = course.version
        thought = thought_for(state, bots.adviser(course.header.game), seat)
    try:
        move = await table.thinkers.move(thought)
    except Exception as error:  # a bot that fails is no trouble of the table
        log.error("hint_failed", table=table.id, bot=thought.bot, error=repr(error))
        raise Refused("server-failed", 500) from error
    async with table.lock:
        table.course.check_fresh(seat, version)
    return {"hint": move, "bot": thought.bot}
