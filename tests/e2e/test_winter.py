"""The Great Wall: Winter is shown beat by beat, and stepped, skipped and closed; it holds nobody up."""

import re
from collections.abc import Callable
from datetime import UTC, datetime

import pytest
from playwright.sync_api import Locator, expect

from tests.e2e.conftest import TABLES, Served
from tests.e2e.test_phone import PHONE
from tests.e2e.visitor import Visit, Visitor
from tests.e2e.wall_moments import best, moves, step
from tests.server.room import ME, Message, Player, Seat, bot, over

DESKS = [(1440, 900), (1280, 720)]
SECTION = re.compile("left|middle|right")
# By how much the scene, and the page, are wider than their boxes.
STICKS_OUT = """(scene) => ({
  wide: scene.scrollWidth - scene.clientWidth, page: document.documentElement.scrollWidth - innerWidth
})"""

# Nine beats with long names: those whose words do not fit their box.
NINE_BEATS = """(steps) => {
  while (steps.children.length < 9) steps.append(steps.children[1].cloneNode(true))
  steps.style.setProperty('--beats', 9)
  steps.style.setProperty('--across', 5)
  for (const name of steps.querySelectorAll('b')) name.textContent = 'Recuento general'
  const wide = (each) => each.scrollWidth > each.clientWidth + 1
  return [...steps.querySelectorAll('li')].filter(wide).map((each) => each.outerHTML)
}"""


def storm(seat: Seat) -> Message | None:
    """The first assault since my last decision; none if I have decided since."""
    last = max((event["move"] for event in seat.events if event.get("seat") == 0), default=0)
    return next((event for event in seat.events if event["event"] == "assault" and event["move"] > last), None)


def winter_over(seat: Seat) -> bool:
    return bool(moves(seat.state)) and seat.state["view"]["year"] > 1


def shamed_in_winter(seat: Seat) -> bool:
    """I am asked something on the desk, in a section that has just been stormed."""
    return bool(moves(seat.state)) and step(seat.state) == "get_shame" and storm(seat) is not None


def brought_to(player: Player, ready: Callable[[Seat], bool], wish: str = "") -> Message:
    """A table that has come to it."""
    for _ in range(TABLES):
        table: Message = player.open(ME, bot(), bot(), game="great_wall")
        with player.sit(table) as seat:
            while not over(seat.state):
                if ready(seat):
                    return table
                if moves(seat.state):
                    seat.act(best(seat.state, [wish]))
                else:
                    seat.wait("state")
    raise AssertionError(f"none of {TABLES} tables came to it")


def scene(ada: Visitor) -> Locator:
    return ada.page.get_by_test_id("winter")


def at_the_reckoning(ada: Visitor) -> None:
    """By itself it gets there; nobody has to wait for it."""
    ada.page.keyboard.press("Escape")
    expect(scene(ada)).to_have_attribute("data-beat", "reckoning")


def test_a_winter_is_shown_once_and_skipped(visit: Visit, server: Served) -> None:
    player = server.guest("Ada")
    ada = visit(player).table(brought_to(player, winter_over)["id"])
    expect(scene(ada)).to_be_visible()
    expect(scene(ada)).to_have_attribute("data-full", "true")
    at_the_reckoning(ada)
    rows = scene(ada).locator("tbody tr")
    expect(rows).to_have_count(3)
    expect(scene(ada).get_by_role("heading", name="Winter of year 1")).to_be_visible()
    expect(scene(ada).get_by_role("status")).to_contain_text(re.compile("held|breach"))
    for width, height in DESKS:
        ada.page.set_viewport_size({"width": width, "height": height})
        ada.drawn()
        assert scene(ada).evaluate(STICKS_OUT) == {"wide": 0, "page": 0}, (width, height)
    ada.page.keyboard.press("Escape")
    expect(scene(ada)).to_have_count(0)
    ada.page.reload()
    expect(ada.status).to_be_visible()
    expect(ada.page.get_by_test_id("wall")).to_be_visible()
    expect(scene(ada)).to_have_count(0)


def test_beats_are_stepped_with_arrows_and_paused(visit: Visit, server: Served) -> None:
    player = server.guest("Ada")
    ada = visit(player).table(brought_to(player, winter_over)["id"])
    at_the_reckoning(ada)
    scene(ada).locator("ol button[data-beat='archers']").click()
    expect(scene(ada)).to_have_attribute("data-beat", "archers")
    ada.page.keyboard.press("ArrowRight")
    expect(scene(ada)).to_have_attribute("data-beat", SECTION)
    duel = scene(ada).get_by_test_id("duel")
    expect(duel).to_have_attribute("data-verdict", re.compile("holds|tie|breach"))
    # A step by hand pauses: it stays until one goes on.
    expect(ada.hook("winter-pause")).to_have_attribute("aria-pressed", "true")
    told = scene(ada).get_by_role("status").inner_text()
    for side in ("power", "defence"):
        assert duel.locator(f"[data-figure='{side}']").inner_text() in told
    ada.page.keyboard.press("ArrowLeft")
    expect(scene(ada)).to_have_attribute("data-beat", "archers")
    ada.page.evaluate("document.activeElement?.blur()")
    ada.page.keyboard.press(" ")
    expect(scene(ada)).to_have_attribute("data-beat", "reckoning")
    ada.hook("winter-again").click()
    expect(ada.hook("winter-again")).to_have_count(0)
    expect(scene(ada)).to_have_attribute("data-beat", "reckoning")


def test_a_question_stops_the_scene_and_can_be_answered(visit: Visit, server: Served) -> None:
    player = server.guest("Ada")
    ada = visit(player).table(brought_to(player, shamed_in_winter)["id"])
    desk = ada.page.get_by_test_id("decision")
    expect(desk).to_be_visible()
    ada.hook("winter-skip").click()
    expect(scene(ada)).to_have_attribute("data-beat", SECTION)
    expect(scene(ada).get_by_test_id("duel")).to_have_attribute("data-verdict", "breach")
    before = ada.version()
    desk.locator("[data-legal]").first.click()
    if ada.hook("commit").count():
        ada.hook("commit").click()
    ada.settled(before)


def test_the_recap_shows_the_winter(visit: Visit, server: Served) -> None:
    player = server.guest("Ada")
    ada = visit(player).table(brought_to(player, shamed_in_winter)["id"])
    ada.page.keyboard.press("r")
    lines = ada.page.get_by_test_id("recap-panel").locator("li button")
    lines.filter(has_text="Assault").first.click()
    expect(scene(ada)).to_have_attribute("data-beat", SECTION)
    expect(scene(ada).get_by_test_id("duel")).to_be_visible()
    expect(ada.hook("winter-skip")).to_have_count(0)
    ada.page.get_by_test_id("recap-now").click()
    expect(ada.page.get_by_test_id("decision")).to_be_visible()


def test_winter_on_a_phone(visit: Visit, server: Served) -> None:
    player = server.guest("Ada")
    ada = visit(player, **PHONE).table(brought_to(player, winter_over)["id"])
    ada.page.locator("nav [data-tab='wall']").tap()
    expect(scene(ada)).to_be_visible()
    assert scene(ada).evaluate(STICKS_OUT)["page"] == 0
    if ada.hook("winter-skip").count():
        ada.hook("winter-skip").tap()
    expect(scene(ada)).to_have_attribute("data-beat", "reckoning")
    assert scene(ada).evaluate(STICKS_OUT)["page"] == 0
    assert ada.hook("winter-steps").evaluate(NINE_BEATS) == []  # as many as modules may bring
    assert scene(ada).evaluate(STICKS_OUT)["page"] == 0
    ada.hook("winter-close").tap()
    expect(scene(ada)).to_have_count(0)
    expect(ada.page.get_by_test_id("wall")).to_be_visible()


# All that has come to the page has been looked at.
HEARD = """() => new Promise((go) => {
  const { port1, port2 } = new MessageChannel()
  port1.onmessage = () => go()
  port2.postMessage(0)
})"""
SETTINGS = """(chosen) => localStorage.setItem('crenel.settings', JSON.stringify(chosen))"""


@pytest.mark.parametrize("game", ["burgundy", "great_wall"])
def test_bots_are_shown_at_the_chosen_pace(visit: Visit, server: Served, game: str) -> None:
    """The page's clock stands still: bots' moves wait there until a click, whatever the server has sent."""
    player = server.guest("Ada")
    table = player.open(ME, bot(), bot(), bot(), game=game)
    ada = visit(player)
    ada.page.clock.install()
    ada.open("/")
    ada.page.evaluate(SETTINGS, {"botPace": "slow"})
    ada.page.reload()
    ada.table(table["id"])
    soon = ada.page.evaluate("Date.now()") / 1000 + 5
    ada.page.clock.pause_at(datetime.fromtimestamp(soon, UTC))
    with player.sit(table) as seat:
        for _ in range(200):
            seat.until(lambda state: over(state) or moves(state))
            if ada.frames and ada.version() < seat.state["v"] <= max(frame.get("v", 0) for frame in ada.frames):
                break
            seat.act(moves(seat.state)[0]["move"])
    ada.page.evaluate(HEARD)
    assert ada.version() < seat.state["v"]
    ada.page.mouse.click(2, 2)
    expect(ada.status).to_have_attribute("data-version", str(seat.state["v"]))
