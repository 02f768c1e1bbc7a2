"""A table that the rules no longer lead to: a clear word, and all that was kept."""

import json
import sqlite3
from pathlib import Path

from playwright.sync_api import expect

from tests.e2e.conftest import Served, advance
from tests.e2e.visitor import Visit
from tests.page_texts import on_page
from tests.server.room import ME, bot


def spoil(store: Path) -> None:
    """As if the third decision had been made under other rules."""
    with sqlite3.connect(store / "crenel.db") as tables:
        rows = tables.execute("select number, entry from entries order by number").fetchall()
        number, entry = next((number, json.loads(entry)) for number, entry in rows[2:] if b'"act"' in entry)
        spoilt = json.dumps({**entry, "move": "take nothing from nowhere"}).encode()
        tables.execute("update entries set entry = ? where number = ?", (spoilt, number))
        tables.execute('update snapshots set snapshot = replace(snapshot, \'"build":"\', \'"build":"old\')')


def test_a_frozen_table_can_be_read(visit: Visit, page_folder: Path, tmp_path: Path) -> None:
    served = Served(tmp_path, page_folder)
    player = served.guest("Ada")
    table = player.open(ME, bot())
    advance(player, table, 150)
    count, points = player.table(table)["version"], player.table(table)["scores"][0]
    served.stop()
    spoil(tmp_path)
    served.start()
    try:
        ada = visit(player, served.url).open(f"/#/t/{table['id']}")
        note = ada.page.get_by_test_id("frozen")
        expect(note).to_contain_text(on_page("table-frozen"))
        seats = ada.page.get_by_role("region", name=on_page("seats"))
        expect(seats.get_by_role("listitem").first).to_contain_text(str(points))
        moves = ada.page.get_by_role("list", name=on_page("frozen-moves", count=count))
        expect(moves.get_by_role("listitem")).to_have_count(count)
        ada.hook("look").click()
        expect(ada.page.get_by_test_id("my-board")).to_be_visible()
        expect(ada.status).to_contain_text(on_page("table-frozen"))
        expect(ada.page.locator("[data-legal]")).to_have_count(0)
    finally:
        served.stop()
