"""`crenel serve`: the table in the browser."""

import argparse
import asyncio
import contextlib
import dataclasses
import os
import signal
import socket
import sys
from typing import TYPE_CHECKING

from crenel import CrenelError
from crenel.cli.arguments import whole
from crenel.locales import say

if TYPE_CHECKING:
    import uvicorn

    from crenel.server.cluster.processes import Parent
    from crenel.server.services import Services
    from crenel.server.settings import Settings

MOST = 256  # processes


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--host", default="127.0.0.1")
    parser.add_argument("--port", default="8000")
    parser.add_argument("--store", default="")
    parser.add_argument("--redis", default="")
    parser.add_argument("--proxy", action="append", default=[])
    parser.add_argument("--processes", default="1")
    parser.add_argument("--child", default="")  # what the process that started this one says to it


def usage(language: str) -> str:
    return say("help-serve", None, language)


def run(found: argparse.Namespace, language: str) -> int:
    """Serve until told to stop."""
    if not found.port.isdecimal() or int(found.port) > 65535:
        raise CrenelError("bad-port", port=found.port)
    processes = whole("--processes", found.processes, 1, MOST)
    # Late, so that the other commands start quickly.
    from crenel.server.cluster.processes import Parent  # noqa: PLC0415
    from crenel.server.gate import raise_file_limit  # noqa: PLC0415
    from crenel.server.logs import configure_logs  # noqa: PLC0415
    from crenel.server.settings import default_store, from_environment  # noqa: PLC0415

    parent = Parent(found.child) if found.child else None
    settings = from_environment()
    configure_logs(sys.stderr, settings.log_json, parent.number if parent is not None else None)
    settings = dataclasses.replace(
        settings,
        store=found.store or settings.store or default_store(),
        redis=found.redis or settings.redis,
        proxies=tuple(found.proxy) or settings.proxies,
    )
    if processes > 1:
        return _run_several(settings, found.host, int(found.port), processes, language)
    raise_file_limit()
    return _run_one(settings, parent, parent.listening if parent else listen(found.host, int(found.port)), language)


def _run_one(settings: "Settings", parent: "Parent | None", listening: socket.socket, language: str) -> int:
    from crenel.server import garbage_collection  # noqa: PLC0415
    from crenel.server.addresses import network_addresses  # noqa: PLC0415
    from crenel.server.app import create_app  # noqa: PLC0415
    from crenel.server.channel import uvicorn_config  # noqa: PLC0415
    from crenel.server.serving import TableServer  # noqa: PLC0415

    host, port = listening.getsockname()[:2]
    settings = dataclasses.replace(settings, addresses=settings.addresses or network_addresses(host, port))
    app = create_app(settings)
    config = uvicorn_config(app, settings, log_level="warning", timeout_graceful_shutdown=5)
    server = TableServer(config, app.state.services)
    signal.signal(signal.SIGTERM, lambda *_: None)  # uvicorn raises it again once all is shut down
    garbage_collection.configure_gc()
    with contextlib.suppress(KeyboardInterrupt), asyncio.Runner(loop_factory=config.get_loop_factory()) as runner:
        runner.run(_serve(server, listening, app.state.services, parent, language))
    return 0 if server.started else 1


def _run_several(settings: "Settings", host: str, port: int, count: int, language: str) -> int:
    """Run several servers, each in a process of its own, on one socket."""
    from crenel.server.cluster.internal import host_and_port  # noqa: PLC0415
    from crenel.server.cluster.processes import Processes  # noqa: PLC0415
    from crenel.server.store import hidden, is_postgres, store_errors  # noqa: PLC0415

    with store_errors(settings.store):
        if not is_postgres(settings.store):
            raise CrenelError("processes-need-postgres", store=hidden(settings.store))
    if host_and_port(settings.internal_bind or settings.internal_address)[1]:
        raise CrenelError("processes-need-ports")
    listening = listen(host, port)
    thinkers = settings.thinkers or max(1, ((os.cpu_count() or 1) - 1) // count)
    told = {"STORE": settings.store, "REDIS": settings.redis, "PROXIES": " ".join(settings.proxies)}
    told["THINKERS"] = str(thinkers)
    environment = {**os.environ, **{f"CRENEL_{name}": value for name, value in told.items()}}

    def tell() -> None:
        _tell_where(listening, hidden(settings.store), language)
        print(say("serving-processes", {"count": count, "process": str(os.getpid())}, language), flush=True)

    return asyncio.run(Processes(["serve", "--language", language], environment, listening, count).run(tell))


def listen(host: str, port: int) -> socket.socket:
    try:
        return socket.create_server((host, port), family=socket.AF_INET6 if ":" in host else socket.AF_INET)
    except OSError as error:
        raise CrenelError("bad-address", host=host, port=str(port), detail=error.strerror or str(error)) from error


async def _serve(
    server: "uvicorn.Server",
    listening: socket.socket,
    services: "Services",
    parent: "Parent | None",
    language: str,
) -> None:
    serving = asyncio.create_task(server.serve([listening]))
    while not server.started and not serving.done():
        await asyncio.sleep(0.02)
    if server.started:
        if parent is None:
            _tell_where(listening, services.store.name, language)
        else:
            parent.ready(lambda: setattr(server, "should_exit", True))
        doubt = services.uptime.clock_doubt()
        if doubt is not None:
            print(say(*doubt, language), file=sys.stderr, flush=True)
    await serving


def _tell_where(listening: socket.socket, store: str, language: str) -> None:
    from crenel.server.addresses import reachable, web_address  # noqa: PLC0415

    host, port = listening.getsockname()[:2]
    first, *others = [web_address(each, port) for each in reachable(host)]
    print(say("serving", {"address": first, "store": store}, language), flush=True)
    for address in others:
        print(say("serving-also", {"address": address}, language), flush=True)
