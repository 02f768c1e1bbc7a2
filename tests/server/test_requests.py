"""Ids of requests: who may choose them, and that log, answer and other servers have the same."""

import json
import re
from collections.abc import Iterator
from dataclasses import replace
from io import StringIO
from pathlib import Path

import prometheus_client
import pytest
import structlog

from crenel.server import metrics
from crenel.server.logs import configure_logs
from crenel.server.requests import HEADER
from crenel.server.tables import Table
from tests.server.cluster import Cluster
from tests.server.room import QUICK, Message, Server, running
from tests.server.test_cluster import at, house, shared_table

NAMED = re.compile(r"\bcrenel_\w+")
PROXIED = replace(QUICK, proxies=("127.0.0.1",))


@pytest.fixture
def log() -> Iterator[StringIO]:
    """What servers log meanwhile, as JSON."""
    stream = StringIO()
    before = structlog.get_config()
    configure_logs(stream, True)
    yield stream
    structlog.configure(**before)


def lines(log: StringIO, event: str) -> list[Message]:
    found = [json.loads(line) for line in log.getvalue().splitlines()]
    return [each for each in found if each["event"] == event]


def broken(*_: object) -> None:
    raise RuntimeError("of a test")


def test_each_answer_has_an_id_of_its_own(server: Server) -> None:
    sent: list[dict[str, str]] = [{}, {HEADER: "mine"}, {HEADER: "evil\tline"}]
    found = [server.nobody().http.get("/api/me", headers=headers).headers[HEADER] for headers in sent]
    assert len(set(found)) == 3
    assert all(len(each) == 16 for each in found), "nobody chooses it who is no named proxy"


def test_a_named_proxy_chooses_it(tmp_path: Path) -> None:
    with running(tmp_path, PROXIED) as server:
        for given, taken in (("from-proxy:1", True), ("a b", False), ("x" * 65, False), ("", False)):
            answer = server.nobody().http.get("/api/me", headers={HEADER: given})
            assert (answer.headers[HEADER] == given) is taken


def test_a_failure_tells_the_id_under_which_the_log_has_it(
    tmp_path: Path, log: StringIO, monkeypatch: pytest.MonkeyPatch
) -> None:
    with running(tmp_path) as server:
        monkeypatch.setattr(server.services.store, "open_tables", broken)
        answers = [server.nobody().http.get("/api/tables") for _ in range(2)]
    ids = [answer.headers[HEADER] for answer in answers]
    assert [answer.json()["details"]["request"] for answer in answers] == ids
    assert [line["request"] for line in lines(log, "request_failed")] == ids
    assert ids[0] != ids[1]


def test_the_owner_of_a_table_logs_the_same_id(
    cluster: Cluster, log: StringIO, monkeypatch: pytest.MonkeyPatch
) -> None:
    with house(cluster) as (first, second):
        table, ada, _ = shared_table(first, second)
        monkeypatch.setattr(Table, "shape_for", broken)
        answer = at(second, ada).http.get(f"/api/tables/{table['id']}")
    assert answer.status_code == 500
    (line,) = lines(log, "request_failed")
    assert line["request"] == answer.headers[HEADER] == answer.json()["details"]["request"]


def test_the_dashboard_and_the_alerts_name_metrics_that_exist() -> None:
    deploy = Path(__file__).parents[2] / "deploy"
    metrics.REQUESTS.labels("2xx").inc(0)
    exported = {sample.name for family in metrics.REGISTRY.collect() for sample in family.samples}
    assert b"crenel_moves_total" in prometheus_client.generate_latest(metrics.REGISTRY)
    board = json.loads((deploy / "dashboard.json").read_text(encoding="utf-8"))
    shown = " ".join(target["expr"] for panel in board["panels"] for target in panel["targets"])
    alerts = (deploy / "alerts.yml").read_text(encoding="utf-8")
    rules = " ".join(line for line in alerts.splitlines() if line.strip().startswith("expr:"))
    for text in (shown, rules):
        named = set(NAMED.findall(text))
        assert named
        assert named <= exported
    assert len({panel["id"] for panel in board["panels"]}) == len(board["panels"])
