"""`crenel serve`: the table in the browser."""

import argparse
import asyncio
import contextlib
import dataclasses
import signal
import socket
import sys
from typing import TYPE_CHECKING

from crenel import CrenelError
from crenel.locales import say

if TYPE_CHECKING:
    import uvicorn

    from crenel.server.services import Services


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--host", default="127.0.0.1")
    parser.add_argument("--port", default="8000")
    parser.add_argument("--store", default="")
    parser.add_argument("--redis", default="")
    parser.add_argument("--proxy", action="append", default=[])


def usage(language: str) -> str:
    return say("help-serve", None, language)


def run(found: argparse.Namespace, language: str) -> int:
    """Serve until told to stop."""
    if not found.port.isdecimal() or int(found.port) > 65535:
        raise CrenelError("bad-port", port=found.port)
    # Late, so that the other commands start quickly.
    from crenel.server import garbage_collection  # noqa: PLC0415
    from crenel.server.addresses import network_addresses  # noqa: PLC0415
    from crenel.server.app import create_app  # noqa: PLC0415
    from crenel.server.channel import uvicorn_config  # noqa: PLC0415
    from crenel.server.gate import raise_file_limit  # noqa: PLC0415
    from crenel.server.logs import configure_logs  # noqa: PLC0415
    from crenel.server.serving import TableServer  # noqa: PLC0415
    from crenel.server.settings import default_store, from_environment  # noqa: PLC0415

    settings = from_environment()
    configure_logs(sys.stderr, settings.log_json)
    proxies = tuple(found.proxy) or settings.proxies
    store = found.store or settings.store or default_store()
    redis = found.redis or settings.redis
    raise_file_limit()
    listening = listen(found.host, int(found.port))
    host, port = listening.getsockname()[:2]
    addresses = settings.addresses or network_addresses(host, port)
    settings = dataclasses.replace(settings, store=store, redis=redis, proxies=proxies, addresses=addresses)
    app = create_app(settings)
    config = uvicorn_config(app, settings, log_level="warning", timeout_graceful_shutdown=5)
    server = TableServer(config, app.state.services)
    signal.signal(signal.SIGTERM, lambda *_: None)  # uvicorn raises it again once all is shut down
    garbage_collection.configure_gc()
    with contextlib.suppress(KeyboardInterrupt), asyncio.Runner(loop_factory=config.get_loop_factory()) as runner:
        runner.run(_serve(server, listening, app.state.services, language))
    return 0 if server.started else 1


def listen(host: str, port: int) -> socket.socket:
    try:
        return socket.create_server((host, port), family=socket.AF_INET6 if ":" in host else socket.AF_INET)
    except OSError as error:
        raise CrenelError("bad-address", host=host, port=str(port), detail=error.strerror or str(error)) from error


async def _serve(server: "uvicorn.Server", listening: socket.socket, services: "Services", language: str) -> None:
    from crenel.server.addresses import reachable, web_address  # noqa: PLC0415

    serving = asyncio.create_task(server.serve([listening]))
    while not server.started and not serving.done():
        await asyncio.sleep(0.02)
    if server.started:
        host, port = listening.getsockname()[:2]
        first, *others = [web_address(each, port) for each in reachable(host)]
        print(say("serving", {"address": first, "store": services.store.name}, language), flush=True)
        for address in others:
            print(say("serving-also", {"address": address}, language), flush=True)
        doubt = services.uptime.clock_doubt()
        if doubt is not None:
            print(say(*doubt, language), file=sys.stderr, flush=True)
    await serving
