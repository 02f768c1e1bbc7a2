"""PostgreSQL for tests: a throw-away cluster in a temporary folder, on a socket that nobody else can open."""

import contextlib
import itertools
import os
import shutil
import signal
import subprocess
import tempfile
from collections.abc import Iterator, Mapping
from pathlib import Path
from types import MappingProxyType
from typing import Final

from crenel.server.store import open_store
from crenel.server.store.postgres import PostgresStore
from tests.server.room import PATIENCE, eventually

OWNER: Final = "postgres"  # PostgreSQL does not run as root: the user that its Debian package makes, or nobody
# The tests kill the database, never the machine: what the system has not written yet is not lost.
SETTINGS: Final = {
    "fsync": "off",
    "full_page_writes": "off",
    "max_connections": "60",
    "shared_buffers": "16MB",
    "wal_level": "minimal",
    "max_wal_senders": "0",
}


def programs() -> Path | None:
    """Return the folder of PostgreSQL's programs; Debian does not have them in the path."""
    found = shutil.which("initdb")
    if found:
        return Path(found).resolve().parent
    debian = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=lambda each: int(each.parts[-3]))
    return debian[-1].parent if debian else None


class Cluster:
    """One database server, and as many databases as the tests want."""

    def __init__(self, bin: Path, address: str = "", settings: Mapping[str, str] = MappingProxyType({})) -> None:
        """`address`: where it listens besides its socket, for the network around. `settings`: beside SETTINGS."""
        self.bin = bin
        self.address = address
        self.folder = Path(tempfile.mkdtemp(prefix="crenel-", dir="/tmp"))  # the path of a socket has to be short
        self.user = self._user()
        if self.user is not None:
            shutil.chown(self.folder, self.user)
        self.numbers = itertools.count()
        self.process: subprocess.Popen[bytes] | None = None
        self._run("initdb", "-D", str(self.data), "-U", OWNER, "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync")
        with (self.data / "postgresql.conf").open("a") as config:
            for name, value in {**SETTINGS, "listen_addresses": address, **settings}.items():
                config.write(f"{name} = '{value}'\n")
        if address:
            with (self.data / "pg_hba.conf").open("a") as access:
                access.write(f"host all all {address}/24 trust\n")
        self.start()

    @property
    def data(self) -> Path:
        return self.folder / "data"

    def _user(self) -> str | None:
        """Return the user to run as, where this one is root."""
        if os.geteuid() != 0:
            return None
        with contextlib.suppress(LookupError):
            shutil.chown(self.folder, OWNER)
            return OWNER
        return "nobody"

    def _run(self, program: str, *arguments: str) -> None:
        done = subprocess.run(
            [self.bin / program, *arguments], user=self.user, cwd="/", capture_output=True, text=True, check=False
        )
        assert done.returncode == 0, done.stderr

    def start(self) -> None:
        with (self.folder / "log").open("ab") as log:
            self.process = subprocess.Popen(
                [self.bin / "postgres", "-D", self.data, "-k", self.folder], user=self.user, stdout=log, stderr=log
            )
        eventually(self._ready, "PostgreSQL does not start")

    def _ready(self) -> bool:
        asked = [self.bin / "pg_isready", "-q", "-h", self.folder, "-U", OWNER, "-d", OWNER]
        return subprocess.run(asked, check=False).returncode == 0

    def kill(self) -> None:
        """End the server as if its machine had stopped: nothing is finished, nobody is told."""

        self._end(signal.SIGQUIT)  # SIGKILL would leave shared memory and processes to the machine

    def stop(self) -> None:
        """End the server as for a restart: open transactions are rolled back, connections closed."""
        self._end(signal.SIGINT)

    def _end(self, how: signal.Signals) -> None:
        assert self.process is not None
        self.process.send_signal(how)
        self.process.wait(PATIENCE)

    def remove(self) -> None:
        self.kill()
        shutil.rmtree(self.folder)

    def database(self) -> str:
        """Return the URL of a new, empty database."""
        name = f"house{next(self.numbers)}"
        self.tell(f"CREATE DATABASE {name}")
        if self.address:
            return f"postgresql://{OWNER}@{self.address}/{name}"
        return f"postgresql://{OWNER}@/{name}?host={self.folder}"

    def tell(self, statement: str, database: str = OWNER) -> str:
        """Run a statement and return what psql prints."""
        asked = [self.bin / "psql", "-XqAt", "-h", self.folder, "-U", OWNER, "-d", database, "-c", statement]
        done = subprocess.run(asked, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stderr
        return done.stdout.strip()


@contextlib.contextmanager
def half_a_commit(url: str) -> Iterator[None]:
    """Hold the rows of all tables, as a server does that is stopped before it has sent all of a commit."""
    stopped = open_store(url)
    assert isinstance(stopped, PostgresStore)
    stopped._claim(stopped.writing)
    driver = stopped.writing.connection.driver_connection
    assert driver is not None
    driver.pgconn.enter_pipeline_mode()
    for statement in (b"BEGIN", b"UPDATE tables SET touched = touched + 1"):
        driver.pgconn.send_query_params(statement, None)
    while driver.pgconn.flush():
        pass
    try:
        yield
    finally:
        driver.close()
        stopped.writing.invalidate()
        stopped.close()
