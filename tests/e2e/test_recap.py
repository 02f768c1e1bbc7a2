"""What the others did since my last turn; and what cannot be taken back, before one does it."""

import re

from playwright.sync_api import expect

from tests.e2e.conftest import Served, advance, reached
from tests.e2e.test_phone import PHONE
from tests.e2e.visitor import Visit, Visitor, sit_down
from tests.page_texts import on_page
from tests.server.room import ME, Message, Player, bot

# What lies in the depots.
DEPOTS = """() => [...document.querySelectorAll('#shared [data-depot]')].map((depot) =>
  [...depot.querySelectorAll('[data-tile]')].map((tile) => tile.dataset.tile).join()).join(';')"""
NUMBER = re.compile(r"^(\d+) / (\d+)$")


def turns_over(player: Player, table: Message) -> None:
    """End turns and let the others have theirs, until the last thing they did can be seen: a tile taken."""
    with player.sit(table) as seat:
        while True:
            while "end" not in seat.moves(0):
                seat.act(seat.moves(0)[0])
            told = len(seat.events)
            seat.act("end")
            seat.until(lambda state: "0" in state["moves"])
            # None, where the last of a round is the first of the next.
            theirs = [event for event in seat.events[told:] if event.get("seat", 0) != 0]
            if any(event["event"] == "tile_taken" for event in theirs if event["move"] == theirs[-1]["move"]):
                return


def read_through(ada: Visitor) -> list[str]:
    """Step to the end of the recap; the pieces that were pointed at on the way."""
    count = ada.page.get_by_test_id("recap-n")
    found = NUMBER.match(count.inner_text())
    assert found
    assert found[1] == "1"
    told = []
    for step in range(1, int(found[2]) + 1):
        expect(count).to_have_text(f"{step} / {found[2]}")
        told.append(ada.page.get_by_test_id("recap-panel").locator("[aria-current]").inner_text())
        if step < int(found[2]):
            ada.page.keyboard.press("ArrowRight")
    return told


def test_a_recap_when_one_comes_back(visit: Visit, server: Served) -> None:
    player = server.guest("Ada")
    table = player.open(ME, bot(), bot())
    advance(player, table, 30)
    turns_over(player, table)
    ada = visit(player).table(table["id"])
    offer = ada.hook("recap")
    expect(offer).to_have_accessible_name(re.compile("since your last turn"))
    rings = ada.page.locator("[data-newest]")
    expect(rings.first).to_be_visible()
    now = ada.page.evaluate(DEPOTS)
    ada.page.keyboard.press("r")
    expect(ada.status).to_have_attribute("data-turn", "past")
    ada.page.wait_for_function(f"(now) => ({DEPOTS})() !== now", arg=now)
    told = read_through(ada)
    assert len(told) >= 2
    assert not any(line.startswith("You ") for line in told)
    ada.page.wait_for_function(f"(now) => ({DEPOTS})() === now", arg=now)
    ada.page.keyboard.press("ArrowLeft")
    ada.hook("recap-play").click()
    expect(ada.hook("recap-n")).to_have_text(f"{len(told)} / {len(told)}")
    expect(ada.hook("recap-play")).to_be_disabled()
    ada.page.keyboard.press("Escape")
    expect(ada.page.get_by_test_id("recap-panel")).to_have_count(0)
    expect(ada.status).to_have_attribute("data-turn", "mine")

    ada.hook("move-workers").click()
    expect(rings).to_have_count(0)
    expect(offer).to_be_visible()
    ada.commit()
    expect(offer).to_have_count(0)


def test_a_recap_of_what_just_happened_on_a_phone(visit: Visit, server: Served) -> None:
    player = server.guest("Ada")
    table = player.open(ME, bot(), options={"confirm": True})
    advance(player, table, 20)
    ada = visit(player, **PHONE).table(table["id"])
    ada.play_on()
    expect(ada.status).to_have_attribute("data-turn", "mine")
    ada.hook("recap").tap()
    panel = ada.page.get_by_test_id("recap-panel")
    expect(panel).to_be_visible()
    expect(panel.get_by_role("listitem").filter(visible=True)).to_have_count(1)
    read_through(ada)
    ada.hook("recap-now").tap()
    expect(panel).to_have_count(0)


def test_the_way_back_is_named_before_it_closes(visit: Visit) -> None:
    """The first to end the turn of a round can still take it back; after the second the dice are rolled."""
    first, second = sit_down(visit)
    for visitor in (first, second):
        expect(visitor.status).to_have_attribute("data-turn", "mine")
        for _ in range(2):
            visitor.hook("move-workers").click()
            expect(visitor.bubble).not_to_contain_text(on_page("closes"))
            visitor.commit()
        end = visitor.hook("end-turn")
        if visitor is second:
            expect(end).to_have_attribute("data-closes", "true")
            expect(end).to_contain_text(on_page("closes"))
        else:
            expect(end).to_be_enabled()
            expect(end).not_to_have_attribute("data-closes", "true")
        visitor.press("end-turn")


LOST_RINGS = """() => [...document.querySelectorAll('[data-newest]')].filter((ring) => {
  const { left, top, width, height } = ring.getBoundingClientRect()
  return ![...document.querySelectorAll(`main [data-piece="${ring.dataset.newest}"]`)].some((piece) => {
    const box = piece.getBoundingClientRect()
    return Math.abs(box.left - left) < 4 && Math.abs(box.top - top) < 4 && Math.abs(box.right - left - width) < 4
  })
}).map((ring) => ring.dataset.newest)"""


def another_has_laid(state: Message) -> bool:
    """I lay a command card after somebody else, whose space is then marked."""
    return len([move for move in state["moves"].get("0", ()) if move["verb"] == "slot"]) == 2


def test_rings_follow_the_tabs_of_a_phone(visit: Visit, server: Served) -> None:
    """Whatever part of the table is in front, a ring stands around its piece or not at all."""
    player = server.guest("Ada")
    table = reached(player, another_has_laid, game="great_wall")
    ada = visit(player, **PHONE).table(table["id"])
    expect(ada.status).to_have_attribute("data-turn", "mine")
    rings = ada.page.locator("[data-newest]")
    expect(rings.first).to_be_visible()
    for tab in ("wall", "places", "mine", "story"):
        ada.page.locator(f'nav [data-tab="{tab}"]').tap()
        expect(ada.page.locator(f'main[data-tab="{tab}"]')).to_be_visible()
        ada.page.wait_for_function(f"() => ({LOST_RINGS})().length === 0")


def test_what_is_opened_covers_the_rings_below_it(visit: Visit, server: Served) -> None:
    player = server.guest("Ada")
    table = player.open(ME, bot(), bot())
    advance(player, table, 30)
    turns_over(player, table)
    ada = visit(player).table(table["id"])
    ring = ada.page.locator('[data-newest^="depot-"]').first
    expect(ring).to_be_visible()
    ada.page.get_by_test_id("rival-1").get_by_role("button").click()
    expect(ada.hook("opened")).to_be_visible()
    above = "(ring, opened) => Number(getComputedStyle(ring).zIndex) < Number(getComputedStyle(opened).zIndex)"
    assert ring.evaluate(above, ada.hook("opened").element_handle())
