"""The Ancient Beasts on the page: one is upgraded at the start of a turn and moved, on the desk and on the table."""

import pytest
from playwright.sync_api import expect

import crenel
from tests.e2e.conftest import Served
from tests.e2e.seeded import asked, seeded_table
from tests.e2e.test_layout import HIDDEN
from tests.e2e.test_phone import PHONE
from tests.e2e.test_wall_moments import DESKS, FITS
from tests.e2e.visitor import Visit


def asks_for_an_upgrade(state: crenel.State) -> bool:
    return asked(state) and any(state.text(action, 0) == "raise ao" for action in state.actions(0))


@pytest.mark.parametrize("phone", [False, True])
def test_one_is_upgraded_and_moved(visit: Visit, server: Served, phone: bool) -> None:
    player = server.guest("Ada")
    table = seeded_table(
        server, player, "great_wall", 2, ready=asks_for_an_upgrade, options={"beasts": True}, bot="greedy"
    )
    ada = visit(player, **(PHONE if phone else {})).table(table["id"])
    raise_ao = ada.page.locator("[data-move='raise ao']")
    expect(raise_ao).to_contain_text("level 2")
    if not phone:
        expect(ada.hook("beast-cards")).to_contain_text("Ao")
        expect(ada.hook("relic")).to_contain_text("beast")
        for width, height in DESKS:
            ada.page.set_viewport_size({"width": width, "height": height})
            ada.drawn()
            assert ada.page.evaluate(HIDDEN) == FITS, (width, height)
    raise_ao.press("Enter")  # by keyboard, as by mouse
    figure = ada.page.locator("[data-beast='ao'][data-level='2']")
    expect(figure).to_be_attached()
    goal = ada.page.locator("[data-move^='beast ao ']").first
    expect(goal).to_be_visible()
    area = str(goal.get_attribute("data-move")).split()[-1]
    if phone:
        goal.click()
    else:
        figure.click()  # on the table: the beast, then its area
        ada.page.locator(f"[data-beast-goal='{area}']").click()
        ada.hook("commit").click()
    expect(ada.page.locator(f"[data-section='{area}'] [data-beast='ao']")).to_be_attached()
