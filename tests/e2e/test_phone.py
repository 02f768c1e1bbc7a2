"""A turn by taps on a phone, and nothing that has to be scrolled sideways."""

import pytest
from playwright.sync_api import Locator, expect

import crenel
from tests.e2e.conftest import Served, advance, can_act
from tests.e2e.visitor import Visit, Visitor
from tests.server.room import ME, bot

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True, "device_scale_factor": 2}
FINGER = 44


def fits(visitor: Visitor) -> None:
    wide = visitor.page.evaluate("() => document.scrollingElement.scrollWidth")
    assert wide <= 390, f"{visitor.page.url} is {wide} pixels wide"


def tap(control: Locator) -> None:
    """Buttons are large enough for a finger."""
    control.scroll_into_view_if_needed()
    box = control.bounding_box()
    assert box
    assert min(box["width"], box["height"]) >= FINGER - 1, f"{control} is {box}"
    control.tap()


def test_a_turn_by_taps(visit: Visit, server: Served) -> None:
    ada = visit(**PHONE).open()
    expect(ada.game()).to_be_visible()
    fits(ada)
    tap(ada.game().get_by_test_id("play-now"))
    expect(ada.status).to_have_attribute("data-turn", "mine")
    fits(ada)

    ada.offered().first.tap()
    expect(ada.bubble).to_be_visible()
    fits(ada)
    before = ada.version()
    tap(ada.hook("commit"))
    before = ada.settled(before)
    expect(ada.stored()).to_have_count(1)
    tap(ada.hook("undo"))
    before = ada.settled(before)
    expect(ada.stored()).to_have_count(0)
    for _ in range(2):
        tap(ada.hook("move-workers"))
        tap(ada.hook("commit"))
        before = ada.settled(before)
    tap(ada.hook("end-turn"))
    ada.settled(before)
    fits(ada)


@pytest.mark.parametrize("game", crenel.games())
def test_no_screen_is_too_wide(visit: Visit, server: Served, request: pytest.FixtureRequest, game: str) -> None:
    player, table = request.getfixturevalue("finished" if game == "burgundy" else "finished_wall")
    running = player.open(ME, bot(), game=game)
    advance(player, running, 20, can_act)
    ada = visit(player, **PHONE)
    end = f"/#/t/{table['id']}"
    for path in ("/", f"/#/new/{game}", "/#/settings", "/#/help", f"/#/glossary/{game}", end, f"{end}/at/40"):
        ada.open(path)
        expect(ada.page.get_by_role("heading", level=1)).to_have_count(1)
        fits(ada)
    ada.table(running["id"])
    fits(ada)
