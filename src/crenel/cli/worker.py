"""`crenel worker`: thinks for the bots of servers that share a Redis."""

import argparse
import asyncio
import multiprocessing
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
    from crenel.server.logs import configure_logs  # noqa: PLC0415
    from crenel.server.settings import from_environment  # noqa: PLC0415
    from crenel.server.shared import check_url, hidden  # noqa: PLC0415

    url = found.redis or from_environment().redis
    if not url:
        raise CrenelError("worker-redis")
    check_url(url)
    from crenel.server.shared.worker import Worker  # noqa: PLC0415

    configure_logs(sys.stderr, from_environment().log_json)
    worker = Worker(url, processes)
    print(say("working", {"redis": hidden(url), "processes": len(worker.pools)}, language), flush=True)
    asyncio.run(_work(worker))
    for child in multiprocessing.active_children():  # or this process would wait until they have done what nobody wants
        child.kill()
    return 0


async def _work(worker: "Worker") -> None:
    stop = asyncio.Event()
    for each in (signal.SIGTERM, signal.SIGINT):
        asyncio.get_running_loop().add_signal_handler(each, stop.set)
    await worker.run(stop)
