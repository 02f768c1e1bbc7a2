"""A network for servers that can be cut: each in a network namespace of its own, joined by a bridge. Root only.

The bridge stands in a namespace of its own, too, in which the test runs meanwhile: what comes and goes there is seen by
no other program of the machine (browsers give up what they load when a network changes).
Its addresses are among those that are kept for tests of networks (RFC 2544), and lead nowhere else."""

import ctypes
import os
import shutil
import socket
import subprocess
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Final

FIRST: Final = 10  # last number of the first server's address
NOWHERE: Final = "02:00:00:00:00:01"  # a hardware address that nobody has
NETWORK: Final = 0x40000000  # CLONE_NEWNET
LIBC: Final = ctypes.CDLL(None, use_errno=True)


class NoNetwork(Exception):
    """The machine does not let the test make a network."""


class Network:
    """Bridge and namespaces. What is not a server is where the bridge is: players at one address, PostgreSQL and Redis
    at another. This thread is there until `remove`, with all that it starts."""

    def __init__(self, servers: int) -> None:
        number = os.getpid()
        self.subnet = f"198.18.{number % 250}"
        self.bridge = f"cb{number}"
        self.names = [f"crenel-{number}-{each}" for each in range(servers)]
        self.lines = [f"cv{number}-{each}" for each in range(servers)]  # the outer ends
        self.lost: list[tuple[int, str]] = []  # server, and the address to which nothing of it gets
        self.down: list[int] = []
        self.store = f"{self.subnet}.2"
        if os.geteuid() != 0 or shutil.which("ip") is None:
            raise NoNetwork("network namespaces take root, and the command ip")
        self.outside = os.open("/proc/thread-self/ns/net", os.O_RDONLY)
        try:
            if LIBC.unshare(NETWORK) != 0:
                raise NoNetwork("no network namespace can be made")
            ip("link", "set", "lo", "up")
            self._make()
            self._try()
        except BaseException:
            self.remove()
            raise

    def _make(self) -> None:
        ip("link", "add", self.bridge, "type", "bridge")
        for last in (1, 2):
            ip("addr", "add", f"{self.subnet}.{last}/24", "dev", self.bridge)
        ip("link", "set", self.bridge, "up")
        for each, (name, line) in enumerate(zip(self.names, self.lines)):
            ip("netns", "add", name)
            ip("link", "add", line, "type", "veth", "peer", "name", "eth0", "netns", name)
            ip("link", "set", line, "master", self.bridge, "up")
            ip("-n", name, "addr", "add", f"{self.address(each)}/24", "dev", "eth0")
            ip("-n", name, "link", "set", "lo", "up")
            ip("-n", name, "link", "set", "eth0", "up")

    def _try(self) -> None:
        """Connect one place with another."""
        with (
            ThreadPoolExecutor(1, initializer=enter, initargs=(self.names[0],)) as one,
            ThreadPoolExecutor(1, initializer=enter, initargs=(self.names[1],)) as other,
            one.submit(socket.create_server, (self.address(0), 0)).result() as listening,
        ):
            try:
                other.submit(socket.create_connection, listening.getsockname(), 5.0).result().close()
            except OSError as error:
                raise NoNetwork("the machine does not let through what passes its bridges") from error

    def address(self, server: int) -> str:
        return f"{self.subnet}.{FIRST + server}"

    def remove(self) -> None:
        for name in self.names:
            subprocess.run(["ip", "netns", "del", name], capture_output=True, check=False)
        subprocess.run(["ip", "link", "del", self.bridge], capture_output=True, check=False)
        change_to(self.outside)
        os.close(self.outside)

    # ------------------------------------------------------------ cuts

    def lose(self, server: int, address: str) -> None:
        """Lose without a word what a server sends to an address, also on open connections."""
        ip("-n", self.names[server], "neigh", "replace", address, "lladdr", NOWHERE, "dev", "eth0", "nud", "permanent")
        self.lost.append((server, address))

    def part(self, one: int, other: int) -> None:
        """Let two servers not reach each other."""
        self.lose(one, self.address(other))
        self.lose(other, self.address(one))

    def cut(self, server: int) -> None:
        """Cut a server off from everybody."""
        ip("link", "set", self.lines[server], "down")
        self.down.append(server)

    def heal(self) -> None:
        for server, address in self.lost:
            ip("-n", self.names[server], "neigh", "del", address, "dev", "eth0")
        for server in self.down:
            ip("link", "set", self.lines[server], "up")
        self.lost, self.down = [], []


def enter(namespace: str) -> None:
    """Move this thread into a network namespace, with all that it starts."""
    with Path("/run/netns", namespace).open() as file:
        change_to(file.fileno())


def change_to(namespace: int) -> None:
    """Move this thread into an open network namespace."""
    if LIBC.setns(namespace, NETWORK) != 0:
        raise OSError(ctypes.get_errno(), "setns")


def ip(*words: str) -> None:
    done = subprocess.run(["ip", *words], capture_output=True, text=True, check=False)
    if done.returncode != 0:
        raise NoNetwork(f"ip {' '.join(words)}: {done.stderr.strip()}")
