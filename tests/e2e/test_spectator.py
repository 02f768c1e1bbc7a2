"""Who only looks sees no secret and can do nothing."""

import json

from playwright.sync_api import expect

from tests.e2e.conftest import Served
from tests.e2e.visitor import Visit
from tests.page_texts import on_page
from tests.server.room import ME, OPEN, SECRET


def test_a_spectator_sees_no_secret_and_cannot_act(visit: Visit, server: Served) -> None:
    host, friend = server.guest("Ada"), server.guest("Bob")
    table = host.open(ME, OPEN, options=SECRET)
    token = table["seats"][1]["invite"].rsplit("/", 1)[1]
    friend.post(f"/tables/{table['id']}/join", {"invite": token})
    ada, bob, eve = visit(host), visit(friend), visit()
    for visitor in (ada, bob, eve):
        visitor.table(table["id"])

    cell = ada.mine("[data-cell][data-legal]").nth(1)
    name = cell.get_attribute("data-cell")
    cell.click()
    ada.commit()
    for other in (bob, eve):
        expect(other.status).to_have_attribute("data-version", str(ada.version()))
        expect(other.page.locator('[data-tile="castle"][data-cell]')).to_have_count(0)
        assert f"castle {name}" not in json.dumps([frame.get("view") for frame in other.frames])
        assert not [frame for frame in other.frames for event in frame.get("events", ()) if event.get("cell")]
    assert f"castle {name}" in json.dumps([frame for frame in ada.frames if frame.get("view")][-1])

    expect(eve.status).to_contain_text(on_page("you-watch"))
    expect(bob.status).not_to_contain_text(on_page("you-watch"))
    before = eve.version()
    expect(eve.page.locator("[data-legal]")).to_have_count(0)
    for control in ("end-turn", "undo", "undo-list", "move-workers", "commit"):
        expect(eve.page.get_by_test_id(control)).to_have_count(0)
    eve.page.get_by_test_id("my-board").locator("svg").first.click()
    eve.page.keyboard.press("e")
    expect(eve.bubble).to_have_count(0)

    bob.mine("[data-cell][data-legal]").first.click()
    bob.commit()
    expect(eve.page.get_by_test_id("log")).to_contain_text(f"castle on {name}")
    assert eve.version() == before + 1
    assert all(not frame.get("moves") and not frame.get("undo") for frame in eve.frames)
