"""Health: alive if the server answers, ready if it can save. What fails is named."""

import shutil
from pathlib import Path
from types import SimpleNamespace
from typing import cast

import pytest
from sqlalchemy import create_engine, text

from crenel.server import health
from crenel.server.store.port import Change, ServerRan
from tests.server.room import running


def test_ready_writes_for_real(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(health, "KEPT", 0.0)
    with running(tmp_path) as server:
        assert server.nobody().get("/health/live") == {"status": "ok"}
        saved = server.services.store.commit
        writes: list[Change] = []
        monkeypatch.setattr(
            server.services.store, "commit", lambda *changes: (writes.extend(changes), saved(*changes))[1]
        )
        for path in ("/health", "/health/ready"):
            found = server.nobody().get(path)
            assert found == {"status": "ok", "checks": {"store": "ok", "disk": "ok", "server": "ok"}}
        assert len(writes) == 2
        with create_engine(f"sqlite:///{tmp_path / 'crenel.db'}").connect() as read:
            assert read.execute(text("SELECT alive FROM runs")).scalars().all() == [cast(ServerRan, writes[-1]).alive]


def test_a_full_disk_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(health, "KEPT", 0.0)
    with running(tmp_path) as server:

        async def full(*_: object) -> None:
            raise OSError("database or disk is full")

        monkeypatch.setattr(server.services.store, "commit", full)
        refused = server.nobody().get("/health/ready", 503)
        assert refused["error"] == "not-ready"
        assert refused["details"]["store"] == "database or disk is full"
        assert server.nobody().get("/health/live") == {"status": "ok"}, "a restart would not help"
        monkeypatch.undo()
        monkeypatch.setattr(health, "KEPT", 0.0)
        monkeypatch.setattr(shutil, "disk_usage", lambda _: SimpleNamespace(free=1000))
        refused = server.nobody().get("/health", 503)
        assert refused["details"]["store"] == "ok"
        assert refused["details"]["disk"].startswith("1000 bytes free")


def test_a_store_that_does_not_answer_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(health, "PATIENCE", 0.05)
    with running(tmp_path) as server:
        loop = server.loop
        monkeypatch.setattr(server.services.store, "commit", lambda *_: loop.create_future())
        assert server.nobody().get("/health", 503)["details"]["store"].startswith("no answer")
        monkeypatch.undo()


def test_asking_often_costs_one_write(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(health, "KEPT", 10**6)
    with running(tmp_path) as server:
        beats: list[int] = []
        beat = server.services.uptime.beat

        async def counted() -> None:
            beats.append(1)
            await beat()

        monkeypatch.setattr(server.services.uptime, "beat", counted)
        server.services.health.checked = -(10**7)
        for _ in range(5):
            server.nobody().get("/health")
        assert len(beats) == 1
        monkeypatch.undo()


def test_a_server_that_stops_is_not_ready(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        server.services.health.stopping = True
        assert server.nobody().get("/health", 503)["details"]["server"] == "stopping"
