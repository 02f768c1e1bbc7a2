"""Five clans at one table: all of them fit on desks and phones, and the form for new tables offers their seats."""

import re

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import Served, advance, can_act
from tests.e2e.seeded import seeded_table
from tests.e2e.test_boxes import BOXES
from tests.e2e.test_layout import HIDDEN
from tests.e2e.test_phone import PHONE, fits
from tests.e2e.test_wall_moments import CUT, FITS
from tests.e2e.visitor import Visit
from tests.e2e.wall_moments import asks, brought
from tests.server.room import ME, bot

DESKS = [(1024, 768), (1280, 720), (1440, 900), (1920, 1080)]


@pytest.mark.parametrize("options", [{}, {"coop": True}, {"rat": True}], ids=["apart", "together", "with-the-rat"])
def test_five_clans_fit_every_desk(visit: Visit, server: Served, options: dict[str, bool]) -> None:
    player = server.guest("Ada")
    table = seeded_table(server, player, "great_wall", 5, decisions=15, seats=5, options=options)
    ada = visit(player, locale="es").table(table["id"])
    expect(ada.page.get_by_test_id("table")).to_be_visible()
    for width, height in DESKS:
        ada.page.set_viewport_size({"width": width, "height": height})
        assert ada.drawn().page.evaluate(HIDDEN) == FITS, (width, height)


def test_everything_at_once_fits_a_desk(visit: Visit, server: Served) -> None:
    """Five clans with all expansions: nothing lies over something else, at a small desk neither."""
    player = server.guest("Ada")
    options = dict.fromkeys(("rat", "khan", "black_powder", "beasts"), True)
    ada = visit(player).table(seeded_table(server, player, "great_wall", 4, 60, seats=5, options=options)["id"])
    for width, height in DESKS:
        ada.page.set_viewport_size({"width": width, "height": height})
        assert ada.drawn().page.evaluate(HIDDEN) == FITS, (width, height)
        # The Khan's prices carry a number on their edge, beasts at a place their level.
        found = [each for each in ada.page.evaluate(BOXES) if not re.search("khan: small|beast: b ", each)]
        assert found == [], (width, height)


def test_five_cards_lie_open_on_the_track(visit: Visit, server: Served) -> None:
    player = server.guest("Ada")
    ada = visit(player).table(brought(player, asks("place_card"), bots=4)["id"])
    tray = ada.hook("my-board")
    expect(tray.locator(".words")).to_have_count(5)
    for width, height in DESKS[1:]:
        ada.page.set_viewport_size({"width": width, "height": height})
        ada.drawn()
        assert tray.locator(".box").evaluate_all(CUT) == [], (width, height)
    ada.page.set_viewport_size({"width": 1024, "height": 768})
    assert ada.drawn().page.evaluate(HIDDEN) == FITS
    tray.locator("[data-slot][data-legal]").last.click()  # which are left depends on the bots
    ada.commit()


def test_five_clans_share_a_line_on_a_phone(visit: Visit, server: Served) -> None:
    player = server.guest("Ada")
    table = player.open(ME, *[bot()] * 4, game="great_wall")
    assert advance(player, table, 8, can_act)
    ada = visit(player, **PHONE).table(table["id"])
    strip = ada.hook("phone-clans")
    expect(strip.locator(".who")).to_have_count(5)
    fits(ada)
    for box in strip.locator(".who, b").all():
        there = box.bounding_box()
        assert there
        assert there["x"] >= 0
        assert there["x"] + there["width"] <= 390


def test_five_seats_are_offered(visit: Visit) -> None:
    ada = visit().open()
    game = ada.game("great_wall")
    game.get_by_test_id("count-5").click()
    game.get_by_test_id("play-now").click()
    expect(ada.page.get_by_test_id("table")).to_be_visible()
    for seat in range(1, 5):
        expect(ada.page.get_by_test_id(f"rival-{seat}")).to_be_attached()


def test_the_form_for_a_new_table_has_five_seats(visit: Visit) -> None:
    ada = visit().new_table("great_wall")
    ada.hook("count-5").click()
    for seat in range(5):
        expect(ada.hook(f"seat-{seat}")).to_be_visible()
