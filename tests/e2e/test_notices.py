"""Whoever wants it hears of their turn from the desktop while the page is out of sight; the tab says it anyway."""

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import Served
from tests.e2e.visitor import Visit, Visitor
from tests.page_texts import on_page
from tests.server.room import ME, bot

# Keeps notices instead of showing them, and lets a test turn away from the page.
DESKTOP = """(answer) => {
  window.asked = 0
  window.notices = []
  window.Notification = class {
    static requestPermission() {
      window.asked += 1
      return Promise.resolve(answer)
    }
    constructor(title, { body, tag }) { window.notices.push({ title, body, tag }) }
    close() { window.notices = [] }
  }
  Object.defineProperty(document, 'visibilityState', { get: () => (window.away ? 'hidden' : 'visible') })
}"""
TURN_AWAY = "() => { window.away = true; document.dispatchEvent(new Event('visibilitychange')) }"
TURN_BACK = "() => { window.away = false; document.dispatchEvent(new Event('visibilitychange')) }"
SWITCH = on_page("set-notices")


def desktop(visitor: Visitor, answer: str) -> Visitor:
    visitor.context.add_init_script(f"({DESKTOP})({answer!r})")
    return visitor


def notices(visitor: Visitor) -> list[dict[str, Any]]:
    return list(visitor.page.evaluate("() => window.notices"))


def a_turn(visitor: Visitor) -> None:
    """Mine, and the bot's after it."""
    before = visitor.version()
    visitor.play_on()
    visitor.settled(before)
    expect(visitor.status).to_have_attribute("data-turn", "mine")


def test_a_notice_of_my_turn(visit: Visit, server: Served) -> None:
    player = server.guest("Ada")
    table = player.open(ME, bot())
    ada = desktop(visit(player), "granted").open("/#/settings")
    switch = ada.page.get_by_label(SWITCH)
    expect(switch).not_to_be_checked()
    assert ada.page.evaluate("() => window.asked") == 0
    switch.check()
    expect(switch).to_be_checked()
    assert ada.page.evaluate("() => window.asked") == 1

    ada.table(table["id"])
    expect(ada.status).to_have_attribute("data-turn", "mine")
    a_turn(ada)
    assert notices(ada) == []  # who looks at the table sees it
    ada.page.evaluate(TURN_AWAY)
    a_turn(ada)
    ada.page.wait_for_function("() => window.notices.length")
    told = notices(ada)[-1]
    assert told["title"] == "Your turn: The Castles of Burgundy"
    assert told["body"]
    assert table["id"] in told["tag"]
    ada.page.evaluate(TURN_BACK)
    assert notices(ada) == []


def test_no_notices_unless_they_are_wanted(visit: Visit, server: Served) -> None:
    player = server.guest("Ada")
    ada = desktop(visit(player), "granted").table(player.open(ME, bot())["id"])
    expect(ada.status).to_have_attribute("data-turn", "mine")
    ada.page.evaluate(TURN_AWAY)
    a_turn(ada)
    assert notices(ada) == []
    assert ada.page.evaluate("() => window.asked") == 0


@pytest.mark.parametrize("answer", ["denied", "default"])
def test_a_browser_that_refuses(visit: Visit, answer: str) -> None:
    ada = desktop(visit(), answer).open("/#/settings")
    switch = ada.page.get_by_label(SWITCH)
    switch.click()
    expect(ada.page.get_by_text(on_page("set-notices-refused"))).to_be_visible()
    expect(switch).not_to_be_checked()


def test_the_tab_says_whose_turn_it_is(visit: Visit, server: Served) -> None:
    player = server.guest("Ada")
    table = player.open(ME, bot())
    ada = visit(player).table(table["id"])
    expect(ada.status).to_have_attribute("data-turn", "mine")
    expect(ada.page).to_have_title(re.compile("^● Your turn"))
    icon = ada.page.locator('head link[rel="icon"]').last
    expect(icon).to_have_attribute("href", "/icon-turn.svg")
    watching = visit().table(table["id"])
    expect(watching.page).to_have_title("The Castles of Burgundy · Crenel")
    expect(watching.page.locator('head link[rel="icon"]').last).to_have_attribute("href", "/icon.svg")


def test_a_table_can_be_muted(visit: Visit, server: Served) -> None:
    player = server.guest("Ada")
    table = player.open(ME, bot())
    ada = desktop(visit(player), "granted").open("/#/settings")
    ada.page.get_by_label(SWITCH).check()
    ada.table(table["id"])
    ada.hook("menu").click()
    ada.hook("mute").click()
    expect(ada.hook("mute")).to_have_attribute("aria-pressed", "true")
    ada.page.keyboard.press("Escape")
    ada.page.evaluate(TURN_AWAY)
    a_turn(ada)
    assert notices(ada) == []
    expect(ada.page).to_have_title(re.compile("Your turn"))  # the tab says it still
    ada.hook("menu").click()
    ada.hook("mute").click()
    a_turn(ada)
    ada.page.wait_for_function("() => window.notices.length")
