"""Two builds on one store: the schema is changed while servers of the old build serve, by a rule."""

import shutil
from dataclasses import replace
from pathlib import Path

import pytest
from sqlalchemy import create_engine, text

from crenel import CrenelError
from crenel.server import registry
from crenel.server.entries import Stored
from crenel.server.read_only import ReadOnlyTable
from crenel.server.store import looking_into, migrations, open_store
from crenel.server.table_log import TableLog
from tests.server.cluster import Cluster
from tests.server.room import ME, OPEN, PATIENCE, QUICK, Server, actor, running
from tests.server.test_cluster import at, owner, steal

ADDS = """
import sqlalchemy as sa
from alembic import op

revision = "tomorrow"
down_revision = {before!r}


def upgrade():
    op.add_column("tables", sa.Column("weather", sa.String, nullable=False, server_default="fair"))
    op.create_table("seasons", sa.Column("name", sa.String, primary_key=True))
"""
TAKES = """
from alembic import op

revision = "after"
down_revision = "tomorrow"
contracts = True


def upgrade():
    op.drop_table("seasons")
"""


def newer_build(folder: Path, *steps: str) -> Path:
    """Return the steps of a build that knows some more."""
    made = folder / f"steps{len(steps)}"
    shutil.copytree(migrations.FOLDER, made, ignore=shutil.ignore_patterns("__pycache__"))
    before = migrations._steps().get_current_head()
    for number, step in enumerate(steps):
        (made / "versions" / f"newer{number}.py").write_text(step.format(before=before), encoding="utf-8")
    return made


def test_old_servers_serve_while_the_schema_grows(
    cluster: Cluster, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And start again on a schema that is newer than they know."""
    url, old = cluster.database(), migrations.FOLDER
    settings = replace(QUICK, lease=3.0)
    with running(url, settings) as first:
        ada = first.guest("Ada")
        table = ada.open(ME, ME)
        with ada.sit(table) as seat:
            seat.act(seat.moves(actor(seat))[0], actor(seat))
            monkeypatch.setattr(migrations, "FOLDER", newer_build(tmp_path, ADDS))
            with running(url, settings) as second:
                seat.act(seat.moves(actor(seat))[0], actor(seat))
                assert ada.open(ME, OPEN)["status"] == "open"
                there = at(second, ada)
                assert there.table(table)["version"] == seat.state["v"]
                onward = there.open(ME, ME)
                monkeypatch.setattr(migrations, "FOLDER", old)
                with running(url, settings) as third:
                    steal(third, onward)
                    with at(third, ada).sit(onward) as other:
                        other.act(other.moves(actor(other))[0], actor(other))
            seat.act(seat.moves(actor(seat))[0], actor(seat))
    with pytest.raises(CrenelError) as refused, looking_into(url):
        pass
    assert refused.value.key == "store-version", "a copy by an old build would leave something out"


def test_a_step_that_takes_something_away_waits_for_the_old_servers(
    store_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    old = migrations.FOLDER
    server = Server(store_url).start()
    newer, newest = newer_build(tmp_path, ADDS), newer_build(tmp_path, ADDS, TAKES)
    monkeypatch.setattr(migrations, "FOLDER", newest)
    with pytest.raises(CrenelError) as refused:
        open_store(store_url)
    assert refused.value.key == ("store-in-use" if store_url.startswith("sqlite") else "store-contracts")
    server.stop()
    open_store(store_url).close()
    open_store(store_url).close()  # nothing is left to do
    for steps in (newer, old):
        monkeypatch.setattr(migrations, "FOLDER", steps)
        with pytest.raises(CrenelError) as refused:
            open_store(store_url)
        assert refused.value.key == "store-newer"


def test_a_new_store_knows_which_builds_may_use_it(
    store_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    old = migrations.FOLDER
    monkeypatch.setattr(migrations, "FOLDER", newer_build(tmp_path, ADDS, TAKES))
    open_store(store_url).close()
    monkeypatch.setattr(migrations, "FOLDER", old)
    with pytest.raises(CrenelError) as refused:
        open_store(store_url)
    assert refused.value.key == "store-newer"


def test_a_step_does_not_wait_behind_a_long_question(
    cluster: Cluster, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Everybody else would wait behind it: it gives up and tries again."""
    url = cluster.database()
    open_store(url).close()
    monkeypatch.setattr(migrations, "FOLDER", newer_build(tmp_path, ADDS))
    monkeypatch.setattr(migrations, "LOCK_PATIENCE", "10ms")
    engine = create_engine(url.replace("postgresql:", "postgresql+psycopg:"))
    tries: list[object] = []
    upgrade = migrations.upgrade
    with engine.connect() as long:
        long.execute(text("SELECT * FROM tables"))

        def counted(*given: object) -> None:
            tries.append(given)
            if len(tries) == 3:
                long.rollback()
            upgrade(*given)  # type: ignore[arg-type]

        monkeypatch.setattr(migrations, "upgrade", counted)
        open_store(url).close()
    engine.dispose()
    assert len(tries) == 3


def test_what_a_build_cannot_play_it_leaves_to_a_newer_one(cluster: Cluster, monkeypatch: pytest.MonkeyPatch) -> None:
    url = cluster.database()
    settings = replace(QUICK, lease=PATIENCE)
    with running(url, settings) as first:
        load = registry.load_table_log
        ada = first.guest("Ada")
        table = ada.open(ME, ME)
        monkeypatch.setattr("crenel.server.cluster.member.build_version", lambda: "zzz newer")
        with running(url, settings) as second:
            newer = second.services.registry

            def old_build(stored: Stored) -> TableLog:
                return load(stored) if table["id"] in newer.loading else ReadOnlyTable(stored)

            monkeypatch.setattr(registry, "load_table_log", old_build)
            live = first.services.registry.live[table["id"]]
            first.loop.call_soon_threadsafe(live.give_up)
            first.loop.call_soon_threadsafe(first.services.registry.live.pop, table["id"])
            with ada.sit(table) as seat:
                assert not seat.state["table"]["frozen"]
                seat.act(seat.moves(actor(seat))[0], actor(seat))
            assert owner(second, table)
        # Where no newer build is, people can at least read it.
        assert ada.table(table)["frozen"]
