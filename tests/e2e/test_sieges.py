"""Scenarios on the page: ghosts are placed on locations, the fortress stands over the wall to the end of the game, and
peace is made together.
"""

import pytest
from playwright.sync_api import expect

import crenel
from tests.e2e.conftest import Served, reached
from tests.e2e.seeded import seeded_table
from tests.e2e.test_layout import HIDDEN
from tests.e2e.test_phone import PHONE
from tests.e2e.test_wall_moments import DESKS, FITS
from tests.e2e.visitor import Visit
from tests.e2e.wall_moments import moves, step
from tests.server.room import Message

FORTRESS: Message = {"scenario": "diaoyucheng", "coop": True}
REBELLION: Message = {"scenario": "red_turban", "coop": True}


def asks_for_a_ghost(state: Message) -> bool:
    return bool(moves(state)) and step(state) == "place_ghost" and "temple" not in state["view"]["ghosts"]["haunted"]


def asks_for_peace(state: crenel.State) -> bool:
    return 0 in state.actors and {"war", "peace 1"} <= {state.text(action, 0) for action in state.actions(0)}


@pytest.mark.parametrize("phone", [False, True])
def test_a_ghost_is_placed_on_a_location(visit: Visit, server: Served, phone: bool) -> None:
    player = server.guest("Ada")
    table = reached(player, asks_for_a_ghost, game="great_wall", options={"scenario": "hungry_ghosts"})
    ada = visit(player, **(PHONE if phone else {})).table(table["id"])
    place = ada.page.locator("[data-place='temple'][data-legal]")
    expect(place).to_be_visible()
    place.click()
    ada.hook("commit").click()
    expect(ada.page.locator("[data-piece='place-temple']").get_by_test_id("ghost")).to_be_attached()


def test_the_fortress_stands_over_the_wall_to_the_end(visit: Visit, server: Served) -> None:
    """The last night of a game of bots, and the sheet that says why it was lost or won."""
    player = server.guest("Ada")
    table = seeded_table(server, player, "great_wall", 1, decisions=30, options=FORTRESS)
    ada = visit(player).table(table["id"])
    expect(ada.hook("fortress")).to_be_visible()
    expect(ada.hook("team-line")).not_to_contain_text("request")
    for width, height in DESKS:
        ada.page.set_viewport_size({"width": width, "height": height})
        ada.drawn()
        assert ada.page.evaluate(HIDDEN) == FITS, (width, height)
    over = seeded_table(server, player, "great_wall", 1, ready=lambda state: state.over, options=FORTRESS)
    ada.open(f"/#/t/{over['id']}")
    sheet = ada.hook("score-sheet")
    expect(sheet).to_be_visible()
    assert sheet.get_attribute("data-reason") in ("held", "fortress", "disgrace")
    expect(sheet).not_to_contain_text("request")


def test_war_is_chosen_on_the_desk(visit: Visit, server: Served) -> None:
    """Another person shares the decision: a bot would propose something meanwhile."""
    player, friend = server.guest("Ada"), server.guest("Bob")
    table = seeded_table(
        server, player, "great_wall", 3, ready=asks_for_peace, seats=2, options=REBELLION, bot="greedy", friend=friend
    )
    ada = visit(player).table(table["id"])
    desk = ada.hook("decision")
    expect(desk).to_be_visible()
    desk.locator("[data-move='peace 1']").click()
    expect(ada.hook("decision")).to_contain_text("gold")
