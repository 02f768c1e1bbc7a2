"""Bounds on what a stranger can flood or page through: every operation, by the document that lists them all."""

import re
from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from pathlib import Path

import pytest

from crenel.server.api import moderation, tables
from crenel.server.settings import LIMITS
from crenel.server.store import moderation as stored
from tests.server.room import ME, OPEN, QUICK, Server, running
from tests.server.test_accounts import on_loop
from tests.server.test_guard import limited
from tests.server.test_host import act_on, seat_of
from tests.server.test_moderation import sat
from tests.server.test_openapi import OPERATIONS

NAMED = re.compile(r'throttle\.(?:count|check)\(\s*"(\w+)"')


@pytest.fixture(scope="module")
def narrow(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that takes two requests from an address, and one that changes something."""
    settings = replace(limited(request="2/hour", change="1/hour"), proxies=("127.0.0.1",))
    with running(tmp_path_factory.mktemp("store"), settings) as started:
        yield started


@pytest.mark.parametrize(
    ("number", "operation"), list(enumerate(OPERATIONS)), ids=[" ".join(each) for each in OPERATIONS]
)
def test_an_address_has_its_share_of_requests(narrow: Server, number: int, operation: tuple[str, str]) -> None:
    method, path = operation
    headers = {"x-forwarded-for": f"10.0.0.{number}", "content-type": "application/json"}
    for name in ("{table_id}", "{game}", "{name}", "{option}", "{language}", "{n}", "{report_id}", "{person_id}"):
        path = path.replace(name, "1")
    stranger = narrow.nobody().http
    statuses = [stranger.request(method, path, headers=headers).status_code for _ in range(3)]
    free = 2 if method == "GET" else 1
    assert 429 not in statuses[:free]
    assert set(statuses[free:]) == {429}


def test_a_log_grows_only_so_fast(tmp_path: Path) -> None:
    with running(tmp_path, limited(seat="4/hour")) as server:
        ada, bob = server.guest("Ada"), server.guest("Bob")
        table = sat(ada, bob)
        who = seat_of(ada, table, 1)["who"]
        for muted in (True, False, True, False):
            act_on(ada, table, "mute", who=who, muted=muted)
        for what, body in (("mute", {"who": who}), ("remove", {"who": who}), ("bot", {"seat": 1, "bot": "easy"})):
            assert act_on(ada, table, what, 429, **body)["error"] == "too-often"
        for what in ("leave", "close", "rematch", "join"):
            act_on(ada, table, what, 429)
        assert act_on(bob, table, "leave")["seats"][1]["left"], "others have their own share"


def test_lists_have_an_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tables, "LISTED", 3)
    monkeypatch.setattr(moderation, "SHOWN", 2)
    with running(tmp_path, QUICK) as server:
        ada = server.guest("Ada")
        made = [ada.open(ME, OPEN, listed=True)["id"] for _ in range(5)]
        for table in made:
            ada.post(f"/tables/{table}/report", {"text": "x"}, 204)
        listed = ada.get("/tables")
        assert [len(listed[each]) for each in ("open", "mine")] == [3, 3]
        for question in (stored.reports_before, stored.tables_before):
            ask = partial(question, before=moderation.END, limit=moderation.SHOWN)
            assert len(on_loop(server, partial(server.services.store.ask, ask))) == 2


def test_every_rate_is_known_to_the_settings() -> None:
    """What is counted under a name without a rate is not bounded at all."""
    source = Path(moderation.__file__).parents[1]
    counted = {name for file in source.rglob("*.py") for name in NAMED.findall(file.read_text(encoding="utf-8"))}
    assert counted <= set(LIMITS)
    assert {"request", "change", "seat", "report", "reset"} <= counted
