"""A table with clocks: chosen when it is set up, seen by all; and a bot stands in for whoever has no time left."""

import json
import re
import sqlite3
from pathlib import Path

from playwright.sync_api import expect

from tests.e2e.conftest import Served
from tests.e2e.visitor import Visit
from tests.page_texts import on_page
from tests.server.room import ME, OPEN

LONG_AGO = 3_600_000


def age(store: Path) -> None:
    """As if everything had happened an hour earlier."""
    with sqlite3.connect(store / "crenel.db") as tables:
        for where, what, when in (("tables", "header", "created"), ("entries", "entry", "at")):
            for (kept,) in tables.execute(f"select {what} from {where}").fetchall():
                told = json.loads(kept)
                aged = json.dumps({**told, when: told[when] - LONG_AGO}).encode()
                tables.execute(f"update {where} set {what} = ? where {what} = ?", (aged, kept))


def test_clocks_are_chosen_with_the_table_and_seen_by_all(visit: Visit, server: Served) -> None:
    ada = visit().new_table("great_wall")
    pace = ada.hook("pace")
    ada.hook("count-3").click()
    pace.select_option("fast")
    told = on_page("pace-bank-note", bank="5 minutes", extra="30 seconds")
    expect(pace).to_have_accessible_description(re.compile(re.escape(told)))
    ada.hook("seat-1").select_option("bot-random")
    ada.hook("seat-2").select_option("bot-random")
    expect(pace).to_have_count(0)  # nobody else could be kept waiting
    ada.hook("seat-2").select_option("open")
    expect(pace).to_have_value("fast")
    ada.hook("create").click()
    expect(ada.hook("pace-told")).to_contain_text(on_page("pace-late-note"))
    friend = server.guest("Bob")
    friend.post(f"/tables/{ada.table_id}/join", {"invite": ada.hook("invite-2").input_value().rsplit("/", 1)[1]})
    expect(ada.status.locator("[data-clock='0'][data-running]")).to_contain_text(re.compile("[45] minutes left"))
    rival = ada.page.get_by_test_id("rival-2")
    expect(rival.locator("[data-clock='2'][data-running]")).to_be_visible()
    expect(ada.page.locator("[data-clock='1']")).to_have_count(0)
    bob = visit(friend).open()
    row = bob.page.locator(f"[data-table='{ada.table_id}']")
    expect(row.get_by_test_id("pace-told")).to_contain_text(on_page("pace-bank", bank="5 min", extra="30 s"))
    expect(row.locator("[data-clock='2']")).to_be_visible()


def test_a_bot_stands_in_for_whoever_has_no_time_left(visit: Visit, page_folder: Path, tmp_path: Path) -> None:
    served = Served(tmp_path, page_folder)
    people = [served.guest("Ada"), served.guest("Bob")]
    table = people[0].open(ME, OPEN, pace={"bank": 300, "extra": 30})
    people[1].post(f"/tables/{table['id']}/join", {"invite": table["seats"][1]["invite"].rsplit("/", 1)[1]})
    (seat,) = people[0].table(table)["actors"]
    served.stop()
    age(tmp_path)
    served.start()
    try:
        slow = visit(people[seat], served.url).table(table["id"])
        waits = visit(people[1 - seat], served.url).table(table["id"])
        expect(slow.page.get_by_test_id("too-slow")).to_contain_text(on_page("you-are-late"))
        expect(slow.page).to_have_title(re.compile("^⏳"))
        expect(slow.status.locator(f"[data-clock='{seat}'][data-short]")).to_contain_text(on_page("clock-up"))
        missing = waits.page.get_by_test_id(f"missing-{seat}")
        expect(missing).to_contain_text(on_page("is-late", who=""))
        missing.get_by_label("bot").select_option("random")
        missing.get_by_role("button", name=on_page("replace-leaver", who="")).click()
        expect(missing).to_have_count(0)
        expect(waits.status).to_have_attribute("data-turn", "mine")
        slow.hook(f"take-back-{seat}").click()
        expect(slow.page.get_by_test_id("my-board").locator(f"[data-clock='{seat}']")).to_contain_text(
            "30 seconds left"
        )
    finally:
        served.stop()
