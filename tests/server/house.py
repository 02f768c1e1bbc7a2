"""Several servers of one house, each in a process of its own: to be killed, stopped and woken."""

import argparse
import asyncio
import itertools
import multiprocessing
import os
import random
import signal
import sys
from pathlib import Path
from typing import Final

from sqlalchemy.engine import make_url

from crenel.cli.serve import add_arguments, run
from tests.server.cluster import Cluster
from tests.server.network import Network, enter
from tests.server.room import PATIENCE, eventually

LEASE: Final = 3.0  # seconds: a busy machine seldom loses one by itself, and nobody waits for long for one to end
SETTINGS: Final = {
    "CRENEL_LIMITS": "off",
    "CRENEL_ANSWER_PAUSE": "0",
    "CRENEL_BOT_PAUSE": "0",
    "CRENEL_THINKERS": "1",
    "CRENEL_SNAPSHOT_EVERY": "16",
    "CRENEL_LEASE": str(LEASE),
}
# Notes each change of an owner or a fence, whoever made it.
WATCH: Final = """
CREATE TABLE fences_seen (
    number bigserial, table_id text, fence bigint, next_fence bigint, owner text, next_owner text
);
CREATE FUNCTION note_fence() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    INSERT INTO fences_seen (table_id, fence, next_fence, owner, next_owner)
    VALUES (NEW.id, OLD.fence, NEW.fence, OLD.owner, NEW.owner);
    RETURN NEW;
END $$;
CREATE TRIGGER note_fence AFTER UPDATE ON tables FOR EACH ROW
WHEN (OLD.fence IS DISTINCT FROM NEW.fence OR OLD.owner IS DISTINCT FROM NEW.owner) EXECUTE FUNCTION note_fence();
"""


FORKS = multiprocessing.get_context("forkserver")  # a server starts in a tenth of the time if its modules are loaded
FORKS.set_forkserver_preload(["tests.server.loaded"])


def serve(words: list[str], settings: dict[str, str], log: Path, namespace: str) -> None:
    """Be a server, in a process of its own."""
    if namespace:
        enter(namespace)
    os.environ |= settings
    with log.open("wb") as file:
        for stream in (1, 2):
            os.dup2(file.fileno(), stream)
    parser = argparse.ArgumentParser()
    add_arguments(parser)
    sys.exit(run(parser.parse_args(words), "en"))


class ServerProcess:
    """One server, in a network namespace if there is one."""

    def __init__(self, log: Path, store: str, redis: str, host: str = "127.0.0.1", namespace: str = "") -> None:
        self.log = log
        words = ["--host", host, "--port", "0", "--store", store, "--redis", redis]
        settings = {**SETTINGS, "CRENEL_INTERNAL_ADDRESS": f"{host}:0"}
        log.touch()
        self.process = FORKS.Process(target=serve, args=(words, settings, log, namespace))
        self.process.start()
        self.url = ""
        self.id = ""  # by which the house knows it

    def wait(self) -> None:
        """Wait until it takes connections."""

        def listens() -> bool:
            assert self.process.is_alive(), self.log.read_text()
            return " at http://" in self.log.read_text()

        eventually(listens, "a server does not start")
        self.url = self.log.read_text().split(" at ")[1].split()[0]

    def signal(self, number: signal.Signals) -> None:
        assert self.process.pid is not None
        os.kill(self.process.pid, number)

    def kill(self) -> None:
        self.process.kill()
        self.process.join(PATIENCE)

    def stop(self) -> None:
        """Let it stand still in whatever it does."""
        self.signal(signal.SIGSTOP)

    def wake(self) -> None:
        self.signal(signal.SIGCONT)

    def end(self) -> None:
        """End it as an operator does."""
        self.signal(signal.SIGTERM)
        self.process.join(3 * PATIENCE)  # a process for bots that is just starting is waited for
        assert self.process.exitcode == 0, self.log.read_text()


class House:
    """Servers on one PostgreSQL and one Redis, in a network of their own if there is one."""

    def __init__(self, cluster: Cluster, redis: str, folder: Path, network: Network | None = None) -> None:
        self.cluster = cluster
        self.store = cluster.database()
        self.database = make_url(self.store).database or ""
        self.redis = redis
        self.folder = folder
        self.network = network
        self.numbers = itertools.count()
        self.servers: list[ServerProcess] = []
        self.starting = asyncio.Lock()

    async def start(self) -> ServerProcess:
        """Start one more server."""
        async with self.starting:
            known = await asyncio.to_thread(self.ids) if self.servers else set()
            number = next(self.numbers)
            log = self.folder / f"server-{number}.log"
            if self.network is None:
                made = ServerProcess(log, self.store, self.redis)
            else:
                place = self.network.address(number), self.network.names[number]
                made = ServerProcess(log, self.store, self.redis, *place)
            try:
                await asyncio.to_thread(made.wait)
                (made.id,) = await asyncio.to_thread(self.ids) - known
            except BaseException:
                made.kill()
                raise
            self.servers.append(made)
            return made

    async def kill(self, server: ServerProcess) -> None:
        self.servers.remove(server)
        await asyncio.to_thread(server.kill)

    async def end(self) -> None:
        """End all servers, cleanly."""
        for server in list(self.servers):
            await asyncio.to_thread(server.end)
            self.servers.remove(server)

    def remove(self) -> None:
        """End whatever a failed test has left."""
        for server in self.servers:
            server.kill()

    def any_url(self, chance: random.Random, but: str = "") -> str:
        """Return the address of some server, whatever its state: a client does not know that either. Not that of one
        that has just been silent, if there is another."""
        urls = [each.url for each in self.servers]
        return chance.choice([each for each in urls if each != but] or urls or [""])

    # ------------------------------------------------------------ owners of tables

    def tell(self, statement: str) -> str:
        return self.cluster.tell(statement, self.database)

    def watch_fences(self) -> None:
        """Note from now on how owners and fences change."""
        self.tell(WATCH)

    def handed_over(self) -> int:
        """Return how often a table has got another owner."""
        return int(self.tell("SELECT count(*) FROM fences_seen WHERE owner <> next_owner AND owner <> ''"))

    def broken_fences(self) -> str:
        """Return the changes of owners or fences after which a fence was not higher than before."""
        return self.tell("SELECT * FROM fences_seen WHERE next_fence <= fence")

    def activity(self) -> str:
        """Return what the database says of servers, tables, and those who wait."""
        clock = "(extract(epoch FROM clock_timestamp()) * 1000)::bigint"
        asked = (
            f"SELECT id, address, until - {clock}, draining FROM servers",
            f"SELECT id, owner, fence, {clock} - touched FROM tables WHERE touched > {clock} - 120000",
            "SELECT pid, state, wait_event, clock_timestamp() - state_change, client_addr, query FROM pg_stat_activity"
            " WHERE datname = current_database()",
            "SELECT pid, relation::regclass, mode FROM pg_locks WHERE NOT granted",
        )
        return "\n\n".join(self.tell(each) for each in asked)

    def ids(self) -> set[str]:
        return set(self.tell("SELECT id FROM servers").split())

    def owners(self) -> dict[str, str]:
        """Return the id of the server that each table belongs to, or belonged to last."""
        return dict(row.split("|") for row in self.tell("SELECT id, owner FROM tables").splitlines())
