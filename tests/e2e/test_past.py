"""Any earlier moment of a running game, from a line of its log."""

import re

from playwright.sync_api import expect

from tests.e2e.conftest import Served, advance
from tests.e2e.visitor import Visit
from tests.page_texts import on_page
from tests.server.room import ME, Message, Player, bot

TILES = "() => document.querySelectorAll('#mine [data-cell][data-tile]').length"


def test_looking_back_by_keyboard_and_back_to_now(visit: Visit, server: Served) -> None:
    player = server.guest("Ada")
    table = player.open(ME, bot())
    advance(player, table, 120)
    ada = visit(player).table(table["id"])
    keys = ada.page.keyboard
    expect(ada.status).to_have_attribute("data-turn", "mine")
    laid = ada.page.evaluate(TILES)
    assert laid > 1

    keys.press("l")
    keys.press("Tab")
    keys.press("Enter")
    strip = ada.hook("past-strip")
    number = ada.hook("past-n")
    expect(strip).to_contain_text(on_page("past-after", what="").strip())
    expect(ada.status).to_have_attribute("data-turn", "past")
    expect(ada.status).to_contain_text(on_page("past-your-turn"))
    expect(ada.page.locator("[data-legal]")).to_have_count(0)
    count = int(number.inner_text().split("/")[1])
    expect(number).to_have_text(f"{count} / {count}")
    keys.press("ArrowLeft")
    expect(number).to_have_text(f"{count - 1} / {count}")
    keys.press("Home")
    ada.page.wait_for_function(f"() => ({TILES})() === 1")  # the castle everybody begins with
    expect(number).to_have_text(f"1 / {count}")
    expect(ada.page.locator("[data-look][aria-current]")).to_have_count(1)
    for key in ("e", "u", "1"):  # nothing can be done here
        keys.press(key)
    expect(ada.hook("past-news")).to_have_count(0)

    # Something happens meanwhile: it is said, and shown on the way back.
    with player.sit(table) as seat:
        seat.act(next(move for move in seat.moves(0) if move.startswith("workers")))
        version = seat.state["v"]
    expect(ada.hook("past-news")).to_be_visible()
    expect(number).to_have_text(re.compile(r"^1 / "))
    keys.press("Escape")
    expect(ada.status).to_have_attribute("data-version", str(version))
    expect(ada.page.locator("[data-legal]").first).to_be_visible()
    assert ada.page.evaluate(TILES) == laid


def test_a_line_of_a_finished_game_leads_to_its_moment(visit: Visit, finished: tuple[Player, Message]) -> None:
    player, table = finished
    ada = visit(player).open(f"/#/t/{table['id']}")
    ada.page.get_by_role("button", name=on_page("look-at-table")).click()
    ada.page.locator("[data-look]").nth(5).click()
    expect(ada.page.get_by_test_id("replay-n")).to_be_visible()
