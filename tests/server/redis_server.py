"""Redis for tests: a throw-away server on a free port, in memory only. Killed and started again, it has
forgotten all."""

import itertools
import socket
import subprocess
import sys
import tempfile
import time

from tests.server.room import PATIENCE

WORK = """
import argparse, sys
from crenel.cli import worker
parser = argparse.ArgumentParser()
worker.add_arguments(parser)
sys.exit(worker.run(parser.parse_args(), "en"))
"""


class RedisServer:
    """One Redis, and as many databases as the tests want."""

    def __init__(self, program: str, host: str = "127.0.0.1") -> None:
        self.program = program
        self.host = host
        self.numbers = itertools.count()
        self.process: subprocess.Popen[bytes] | None = None
        with socket.create_server((host, 0)) as free:
            self.port: int = free.getsockname()[1]
        self.start()

    def database(self) -> str:
        """Return the URL of an empty database."""
        return f"redis://{self.host}:{self.port}/{next(self.numbers)}"

    def start(self) -> None:
        words = ["--port", str(self.port), "--bind", self.host, "--save", "", "--appendonly", "no"]
        words += ["--protected-mode", "no", "--databases", "1000", "--dir", tempfile.gettempdir(), "--daemonize", "no"]
        self.process = subprocess.Popen([self.program, *words], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        end = time.monotonic() + PATIENCE
        while not self._answers():
            assert self.process.poll() is None, "Redis does not start"
            assert time.monotonic() < end, "Redis does not answer"
            time.sleep(0.02)

    def _answers(self) -> bool:
        try:
            with socket.create_connection((self.host, self.port), PATIENCE) as line:
                line.sendall(b"PING\r\n")
                return line.recv(16).startswith(b"+PONG")
        except OSError:
            return False

    def kill(self) -> None:
        assert self.process is not None
        self.process.kill()
        self.process.wait(PATIENCE)


class WorkerProcess:
    """`crenel worker` with one process, to be killed."""

    def __init__(self, redis: str) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-c", WORK, "--redis", redis, "--processes", "1"], stdout=subprocess.PIPE, text=True
        )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        assert "1 process works" in line, line

    def kill(self) -> None:
        self.process.kill()
        self._close()

    def stop(self) -> None:
        self.process.terminate()
        self._close()
        assert self.process.returncode == 0

    def _close(self) -> None:
        self.process.wait(PATIENCE)
        assert self.process.stdout is not None
        self.process.stdout.close()
