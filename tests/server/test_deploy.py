"""The examples for operators in deploy/ work: a game through nginx, with TLS; a unit that systemd accepts."""

import os
import re
import shlex
import shutil
import socket
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import NoReturn

import httpx

from crenel.cli import serve
from crenel.cli.arguments import COMMANDS, Parser
from crenel.server.store.copying import restore
from tests.server.cluster import Cluster
from tests.server.room import ME, OPEN, QUICK, Player, Server, actor, bot, eventually, running

DEPLOY = Path(__file__).parents[2] / "deploy"
NGINX = shutil.which("nginx") or shutil.which("nginx", path="/usr/sbin")
Missing = Callable[[str, str], NoReturn]


@contextmanager
def nginx_before(folder: Path, *ports: int) -> Iterator[str]:
    """Run nginx with the example for so many servers, on a free port instead of 80; yield its address."""
    with socket.create_server(("127.0.0.1", 0)) as free:
        own = free.getsockname()[1]
    several = len(ports) > 1
    site = (DEPLOY / ("nginx-several.conf" if several else "nginx.conf")).read_text(encoding="utf-8")
    for port, example in zip(ports, ("10.0.0.5:8000", "10.0.0.6:8000") if several else ("127.0.0.1:8000",)):
        assert example in site
        site = site.replace(example, f"127.0.0.1:{port}")
    assert "listen 80;" in site
    site = site.replace("listen 80;", f"listen 127.0.0.1:{own};")
    paths = "".join(
        f"{each}_temp_path {folder}/{each};\n" for each in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    config = folder / "nginx.conf"
    config.write_text(
        f"daemon off;\npid {folder}/nginx.pid;\nerror_log {folder}/error.log;\nevents {{}}\n"
        f"http {{\naccess_log off;\n{paths}{site}}}\n",
        encoding="utf-8",
    )
    process = subprocess.Popen([str(NGINX), "-p", str(folder), "-c", str(config), "-e", str(folder / "error.log")])

    def answers() -> bool:
        with socket.socket() as probe:
            return process.poll() is not None or probe.connect_ex(("127.0.0.1", own)) == 0

    try:
        eventually(answers, "nginx does not start")
        assert process.poll() is None, (folder / "error.log").read_text()
        yield f"http://127.0.0.1:{own}"
    finally:
        process.terminate()
        process.wait()


def test_a_game_is_played_through_nginx(tmp_path: Path, missing: Missing) -> None:
    if NGINX is None:
        missing("nginx", "nginx is not installed")
    folder = tmp_path / "nginx"
    folder.mkdir()
    tmp_path.chmod(0o755)  # its workers are another user
    with running(tmp_path, replace(QUICK, proxies=("127.0.0.1",))) as server, nginx_before(folder, server.port) as url:
        ada = Player(url)
        ada.post("/guest", {"name": "Ada"}, 201)
        table = ada.open(ME, bot())
        seat = ada.sit(table)
        seat.until(lambda state: state["moves"].get("0"))
        seat.act(seat.moves(0)[0])
        answer = httpx.get(f"{url}/", headers={"x-request-id": "mine"})
        assert answer.status_code in (200, 404)  # 404 where the page is not built
        assert len(answer.headers["x-request-id"]) == 32, "the id is that of nginx"


def test_what_concerns_a_table_goes_to_one_server(cluster: Cluster, tmp_path: Path, missing: Missing) -> None:
    """And when that server stops, to another one. Nobody has to know."""
    if NGINX is None:
        missing("nginx", "nginx is not installed")
    folder = tmp_path / "nginx"
    folder.mkdir()
    tmp_path.chmod(0o755)
    url, settings = cluster.database(), replace(QUICK, proxies=("127.0.0.1",))
    with running(url, settings) as first:
        second = Server(url, settings).start()
        with nginx_before(folder, first.port, second.port) as address:
            ada = Player(address)
            ada.post("/guest", {"name": "Ada"}, 201)
            tables = [ada.open(ME, ME) for _ in range(6)]
            seats = [ada.sit(table) for table in tables]
            for seat in seats:
                seat.act(seat.moves(actor(seat))[0], actor(seat))
            second.stop()
            for seat in seats:
                seat.close()
            for table, before in zip(tables, seats):
                with ada.sit(table) as seat:
                    assert seat.state["v"] == before.state["v"]
                    seat.act(seat.moves(actor(seat))[0], actor(seat))


def test_behind_a_named_proxy_with_tls_the_cookie_is_secure(tmp_path: Path) -> None:
    forwarded = {"X-Forwarded-Proto": "https", "X-Forwarded-For": "203.0.113.7"}
    for proxies, secure in ((("127.0.0.1",), True), ((), False)):
        folder = tmp_path / str(secure)
        folder.mkdir()
        with running(folder, replace(QUICK, proxies=proxies)) as server:
            answer = httpx.post(f"{server.url}/api/guest", json={"name": "Ada"}, headers=forwarded)
            assert answer.status_code == 201
            assert ("secure" in answer.headers["set-cookie"].lower()) == secure


def test_systemd_accepts_the_unit_and_crenel_its_words(tmp_path: Path, missing: Missing) -> None:
    for name, processes in (("crenel.service", "1"), ("crenel-several.service", "4")):
        unit = (DEPLOY / name).read_text(encoding="utf-8")
        command = next(line for line in unit.splitlines() if line.startswith("ExecStart=")).removeprefix("ExecStart=")
        program, what, *words = shlex.split(command)
        assert (Path(program).name, what) == ("crenel", "serve")
        parser = Parser("serve")
        serve.add_arguments(parser)
        found = parser.read(words)
        assert (found.host, found.proxy, found.processes) == ("127.0.0.1", ["127.0.0.1"], processes)
    if shutil.which("systemd-analyze") is None:
        missing("systemd", "systemd-analyze is not installed")
    units = [tmp_path / each.name for each in (*DEPLOY.glob("*.service"), *DEPLOY.glob("*.timer"))]
    for copy in units:
        text = (DEPLOY / copy.name).read_text(encoding="utf-8")
        copy.write_text(text.replace(program, shutil.which("true") or "/bin/true"), encoding="utf-8")
    done = subprocess.run(
        ["systemd-analyze", "verify", "--man=no", *map(str, units)], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    assert not any(f"{copy.name}:" in done.stderr for copy in units), done.stderr


def test_the_nightly_backup_is_one_that_can_be_restored(tmp_path: Path) -> None:
    """Its command, as systemd would hand it to the shell."""
    unit = (DEPLOY / "crenel-backup.service").read_text(encoding="utf-8")
    backups, store = tmp_path / "backups", tmp_path / "crenel.db"
    backups.mkdir()
    steps = []
    for name in ("ExecStart=", "ExecStartPost="):
        line = next(line for line in unit.splitlines() if line.startswith(name)).removeprefix(name)
        line = line.replace("%%", "%").replace("/opt/crenel/bin/crenel", str(Path(sys.executable).with_name("crenel")))
        line = line.replace("/var/lib/crenel-backups", str(backups)).replace("/var/lib/crenel/crenel.db", str(store))
        steps.append(shlex.split(line))
    with running(tmp_path) as server:
        table = server.guest("Ada").open(ME, OPEN)
        old = backups / "crenel-20000101-043000.db"
        old.touch()
        os.utime(old, (0, 0))
        for step in steps:
            subprocess.run(step, check=True, capture_output=True)
    (made,) = backups.iterdir()
    restore(made, f"sqlite:///{tmp_path / 'restored.db'}")
    with running(f"sqlite:///{tmp_path / 'restored.db'}") as server:
        assert server.nobody().table(table)["id"] == table["id"]


def test_the_guide_for_operators_names_commands_that_exist() -> None:
    guide = (DEPLOY.parent / "docs" / "operating.md").read_text(encoding="utf-8")
    words = set(re.findall(r"\bcrenel ([a-z]+) ", guide))
    assert {"backup", "check", "restore", "store"} <= words <= set(COMMANDS)


def test_the_container_file_names_what_is_there() -> None:
    """It is not built here: there is no registry of images."""
    lines = (DEPLOY / "Containerfile").read_text(encoding="utf-8").splitlines()
    command = next(line for line in lines if line.startswith("CMD ")).removeprefix("CMD ")
    program, name, *words = [word.strip(' "') for word in command.strip("[]").split(",")]
    assert (program, name) == ("crenel", "serve")
    parser = Parser("serve")
    serve.add_arguments(parser)
    assert parser.read(words).host == "0.0.0.0"
    assert (DEPLOY.parent / "constraints.txt").exists()
