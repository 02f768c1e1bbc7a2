"""The Ancient Chronicles on the page: a scenario is chosen as a story, and clerks go to the Emperor's warehouse."""

from playwright.sync_api import expect

from tests.e2e.conftest import Served, reached
from tests.e2e.test_layout import HIDDEN
from tests.e2e.test_wall_moments import DESKS, FITS
from tests.e2e.visitor import Visit
from tests.e2e.wall_moments import moves, step
from tests.server.room import Message


def test_a_scenario_is_chosen_as_a_story(visit: Visit, server: Served) -> None:
    """What does not go with it is barred and says so, and the other way round."""
    ada = visit(server.guest("Ada")).open("/#/new/great_wall")
    visits = ada.page.locator('[data-option="scenario"] [data-value="emperors_visit"]')
    rebellion = ada.page.locator('[data-option="scenario"] [data-value="red_turban"]')
    together = ada.page.locator('[data-option="coop"] input')
    rat = ada.page.locator('[data-option="rat"] input')
    visits.check()
    story = ada.hook("story")
    expect(story).to_contain_text("The Emperor travels along his wall")
    expect(story.locator("li")).to_have_count(4)
    expect(rat).to_be_disabled()
    expect(together).to_be_disabled()
    ada.page.locator('[data-option="scenario"] [data-value="none"]').check()
    expect(story).to_have_count(0)
    expect(rat).to_be_enabled()
    together.check()
    expect(visits).to_be_disabled()
    expect(rebellion).to_be_enabled()
    rebellion.check()
    expect(story).to_contain_text("men with red turbans")


def sends_clerks(state: Message) -> bool:
    return step(state) == "move_clerks" and any(move["move"] == "clerk > warehouse" for move in moves(state))


def test_clerks_go_to_the_warehouse(visit: Visit, server: Served) -> None:
    player = server.guest("Ada")
    table = reached(player, sends_clerks, game="great_wall", options={"scenario": "emperors_visit"})
    ada = visit(player).table(table["id"])
    ada.page.locator("[data-place='warehouse'][data-legal]").click()
    ada.hook("commit").click()
    clerks = ada.page.locator("[data-piece='place-warehouse'] [data-piece^='clerk-warehouse']")
    expect(clerks).to_have_count(1)
    expect(ada.hook("emperor").locator("[data-marked]")).to_have_count(1)
    expect(ada.hook("scenario")).to_contain_text("Emperor’s Visit")
    for width, height in DESKS:
        ada.page.set_viewport_size({"width": width, "height": height})
        ada.drawn()
        assert ada.page.evaluate(HIDDEN) == FITS, (width, height)
