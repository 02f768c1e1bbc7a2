"""Hints: what a bot would do in a player's place. It thinks in a worker, as about moves of its own, and knows what that
seat may know; the table goes on meanwhile."""

import structlog

from crenel import bots
from crenel.server.bots import bot_task
from crenel.server.errors import HttpRefusal
from crenel.server.tables import Check, Table

logger = structlog.get_logger()


async def hint(table: Table, seat: int, check: Check) -> dict[str, object]:
    """The move that the adviser of the game would make for a seat; CrenelError if there is to be none."""
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
        move = await table.bot_pool.move(task)
    except Exception as error:  # a bot that fails is no trouble of the table
        logger.error("hint_failed", table=table.id, bot=task.bot, error=repr(error))
        raise HttpRefusal("server-failed", 500) from error
    async with table.lock:
        table.log.check_fresh(seat, version)
    return {"hint": move, "bot": task.bot}
