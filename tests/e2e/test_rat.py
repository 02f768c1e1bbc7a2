"""The Rat on the page: it is placed on a location, sits there, and its card says who moves it next."""

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import Served, reached
from tests.e2e.test_layout import HIDDEN
from tests.e2e.test_phone import PHONE
from tests.e2e.test_wall_moments import DESKS, FITS
from tests.e2e.visitor import Visit
from tests.e2e.wall_moments import moves, step
from tests.server.room import Message


def asks_for_the_rat(state: Message) -> bool:
    return bool(moves(state)) and step(state) == "place_rat" and state["view"]["rat"]["place"] != "temple"


@pytest.mark.parametrize("phone", [False, True])
def test_it_is_placed_and_sits_there(visit: Visit, server: Served, phone: bool) -> None:
    player = server.guest("Ada")
    table = reached(player, asks_for_the_rat, game="great_wall", options={"rat": True})
    ada = visit(player, **(PHONE if phone else {})).table(table["id"])
    place = ada.page.locator("[data-place='temple'][data-legal]")
    expect(place).to_be_visible()
    place.click()
    ada.hook("commit").click()
    expect(ada.page.locator("[data-piece='place-temple']").get_by_test_id("rat")).to_be_attached()
    if not phone:
        expect(ada.hook("rat-card")).to_contain_text("moves the rat")
        for width, height in DESKS:
            ada.page.set_viewport_size({"width": width, "height": height})
            ada.drawn()
            assert ada.page.evaluate(HIDDEN) == FITS, (width, height)
