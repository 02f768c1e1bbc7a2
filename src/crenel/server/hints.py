"""Hints: the move a bot would make for a player, and why. The bot runs in a worker and knows only what that seat may
know; the game continues meanwhile."""

import structlog

from crenel import bots
from crenel.server.bot_queue import PLAYING
from crenel.server.bots import bot_task
from crenel.server.errors import HttpRefusal
from crenel.server.tables import Check, Table

logger = structlog.get_logger()


async def hint(table: Table, seat: int, check: Check) -> dict[str, object]:
    """Return what the game's adviser would do in a seat, with reasons; CrenelError if no hint may be given."""
    async with table.lock:
        log = table.log
        check(log)
        state = log.state()
        if not log.summary().hints:
            raise HttpRefusal("no-hints", 403)
        if seat not in state.actors:
            raise HttpRefusal("nothing-to-decide", seat=seat)
        version = log.version
        task = bot_task(state, bots.adviser(log.header.game), seat)
    try:
        address, host = table.address, log.seating.host
        thought = await table.bot_queue.advise(task, address, host, lambda: PLAYING)
    except HttpRefusal:
        raise
    except Exception as error:  # a bot that fails must not stop the table
        logger.error("hint_failed", table=table.id, bot=task.bot, error=repr(error))
        raise HttpRefusal("server-failed", 500) from error
    async with table.lock:
        table.log.check_fresh(seat, version)
    reasons = [{"term": term, "points": points} for term, points in thought.reasons]
    return {"hint": thought.move, "bot": task.bot, "reasons": reasons}
