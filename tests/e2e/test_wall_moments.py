"""The Great Wall: in the moments that decide, what is decided about can be read, and nothing has to be scrolled to."""

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import Served
from tests.e2e.test_layout import HIDDEN
from tests.e2e.test_phone import PHONE
from tests.e2e.visitor import Visit
from tests.e2e.wall_moments import QUESTIONS, asks, brought, moves, step
from tests.server.room import Message

DESKS = [(1440, 900), (1280, 720)]
LOG = 180  # pixels that are left to the log, at least, at a large desk
FITS = {"tall": 0, "wide": 0, "seen": True, "out": []}
# Boxes of command cards (or other texts) that are cut, or not on the screen.
CUT = """(texts) => texts.filter((each) => {
  const box = each.getBoundingClientRect()
  return !box.width || box.top < 0 || box.left < 0 || box.right > innerWidth || box.bottom > innerHeight
    || each.scrollHeight > each.clientHeight + 1 || each.scrollWidth > each.clientWidth + 1
}).map((each) => each.innerText)"""


def asked_late(state: Message) -> bool:
    """Four cards lie on the track, and something is asked on the desk."""
    return (
        bool(moves(state)) and step(state) in QUESTIONS and len([card for card in state["view"]["track"] if card]) == 4
    )


def test_a_question_is_never_clipped(visit: Visit, server: Served) -> None:
    player = server.guest("Ada")
    ada = visit(player).table(brought(player, asked_late, "barracks")["id"])
    expect(ada.page.get_by_test_id("decision")).to_be_visible()
    for width, height in DESKS:
        ada.page.set_viewport_size({"width": width, "height": height})
        ada.drawn()
        assert ada.page.evaluate(HIDDEN) == FITS, (width, height)
        log = ada.page.get_by_test_id("log").bounding_box()
        assert log
        assert log["height"] >= (LOG if height == 900 else 60), (width, height)
    # What is mine has folded to a line, and comes when it is wanted.
    expect(ada.hook("my-line")).to_be_visible()
    expect(ada.hook("my-board")).to_have_count(0)
    ada.hook("my-cards").click()
    expect(ada.hook("my-board")).to_be_visible()


def test_command_cards_are_chosen_in_words(visit: Visit, server: Served) -> None:
    player = server.guest("Ada")
    table = brought(player, asks("choose_commands"))
    ada = visit(player).table(table["id"])
    cards = ada.mine("[data-kind='command']")
    expect(cards).to_have_count(6)
    for width, height in DESKS:
        ada.page.set_viewport_size({"width": width, "height": height})
        ada.drawn()
        boxes = cards.locator(".words .box")
        assert boxes.count() >= 12
        assert boxes.evaluate_all(CUT) == [], (width, height)
        assert ada.page.evaluate(HIDDEN) == FITS, (width, height)
    # A digit reads and picks a card; its name stands on the button.
    ada.page.keyboard.press("3")
    expect(cards.nth(2)).to_have_attribute("aria-pressed", "true")
    expect(ada.hook("commit")).to_contain_text(str(cards.nth(2).locator(".name").inner_text()))
    expect(ada.bubble).to_have_count(0)
    ada.commit()


def test_all_cards_lie_open_when_one_is_laid(visit: Visit, server: Served) -> None:
    player = server.guest("Ada")
    ada = visit(player).table(brought(player, asks("place_card"))["id"])
    expect(ada.page.get_by_test_id("table")).to_have_attribute("data-moment", "track")
    tray = ada.hook("my-board")
    expect(tray.locator(".words")).to_have_count(4)
    for width, height in DESKS:
        ada.page.set_viewport_size({"width": width, "height": height})
        ada.drawn()
        assert tray.locator(".box").evaluate_all(CUT) == [], (width, height)
    tray.locator("[data-slot][data-legal]").first.click()
    ada.commit()


def hires(state: Message) -> bool:
    return any(move["verb"] == "advisor" for move in moves(state)) and any(
        move["verb"] == "hire" for move in moves(state)
    )


def test_advisors_are_read_where_one_hires(visit: Visit, server: Served) -> None:
    player = server.guest("Ada")
    table = brought(player, hires, "clerk > embassy", "activate embassy", "gold-mine")
    ada = visit(player).table(table["id"])
    for width, height in DESKS:
        ada.page.set_viewport_size({"width": width, "height": height})
        ada.drawn()
        advisors = ada.shared("[data-card][data-legal]")
        assert advisors.locator(".text").evaluate_all(CUT) == [], (width, height)
        expect(advisors.first.locator(".price")).to_be_visible()
    expect(ada.hook("move-hire")).to_contain_text("gold")


def many_tactics(state: Message) -> bool:
    return bool(moves(state)) and len(state["view"]["clans"][0]["tactics"] or ()) >= 4 and step(state) == "move_clerks"


@pytest.mark.parametrize("phone", [False, True])
def test_many_tactics_keep_their_words(visit: Visit, server: Served, phone: bool) -> None:
    player = server.guest("Ada")
    table = brought(player, many_tactics, "clerk > academy", "activate academy")
    ada = visit(player, **(PHONE if phone else {})).table(table["id"])
    if phone:
        ada.page.locator("nav [data-tab='mine']").tap()
    texts = ada.mine("[data-kind='tactic'] .text")
    expect(texts.first).to_be_visible()
    cut = texts.evaluate_all("(all) => all.filter((each) => each.scrollHeight > each.clientHeight + 1).length")
    assert cut == 0


def test_the_first_target_comes_into_sight_on_a_phone(visit: Visit, server: Served) -> None:
    player = server.guest("Ada")
    table = brought(player, hires, "clerk > embassy", "activate embassy", "gold-mine")
    ada = visit(player, **PHONE).table(table["id"])
    target = ada.shared("[data-card][data-legal]").first
    expect(target).to_be_in_viewport()
    assert target.evaluate(
        """(each) => {
          const { left, top, width, height } = each.getBoundingClientRect()
          return each.contains(document.elementFromPoint(left + width / 2, top + height / 2))
        }"""
    )


def test_artifacts_say_what_they_score(visit: Visit, server: Served) -> None:
    player = server.guest("Ada")
    ada = visit(player).table(brought(player, asks("move_clerks"), bots=2)["id"])
    ada.page.set_viewport_size({"width": 1440, "height": 1200})  # where nothing folds, whatever the cards drawn
    artifacts = ada.page.get_by_role("region", name="Artifacts")
    expect(artifacts.locator("li p").filter(visible=True)).to_have_count(3)
