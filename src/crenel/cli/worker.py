"""`crenel worker`: thinks for the bots of servers that share a Redis."""

import argparse
import asyncio
import logging
import signal
import sys
from typing import TYPE_CHECKING

from crenel import CrenelError
from crenel.cli.arguments import whole
from crenel.locales import say

if TYPE_CHECKING:
    from crenel.server.shared.worker import Worker

MOST = 1024  # processes


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--redis", default="")
    parser.add_argument("--processes", default="0")


def usage(language: str) -> str:
    return say("help-worker", None, language)


def run(found: argparse.Namespace, language: str) -> int:
    """Work until told to stop."""
    processes = whole("--processes", found.processes, 0, MOST)
    # Late, so that the other commands start quickly.
    import structlog  # noqa: PLC0415

    from crenel.server.settings import from_environment  # noqa: PLC0415
    from crenel.server.shared import check_url, hidden  # noqa: PLC0415

    url = found.redis or from_environment().redis
    if not url:
        raise CrenelError("worker-redis")
    check_url(url)
    from crenel.server.shared.worker import Worker  # noqa: PLC0415

    quiet = structlog.make_filtering_bound_logger(logging.INFO)
    structlog.configure(wrapper_class=quiet, logger_factory=structlog.PrintLoggerFactory(sys.stderr))
    worker = Worker(url, processes)
    print(say("working", {"redis": hidden(url), "processes": len(worker.pools)}, language), flush=True)
    asyncio.run(_work(worker))
    return 0


async def _work(worker: "Worker") -> None:
    stop = asyncio.Event()
    for each in (signal.SIGTERM, signal.SIGINT):
        asyncio.get_running_loop().add_signal_handler(each, stop.set)
    await worker.run(stop)
