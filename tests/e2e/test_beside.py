"""What one looks up while playing stands beside the board, not over it."""

from playwright.sync_api import expect

from tests.e2e.conftest import Served, advance, can_act
from tests.e2e.visitor import Visit
from tests.page_texts import on_page
from tests.server.room import ME, bot

OVERLAP = """([one, other]) => {
  const [a, b] = [one, other].map((each) => document.querySelector(each).getBoundingClientRect())
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
}"""


def test_pieces_are_looked_up_beside_the_board(visit: Visit, server: Served) -> None:
    player = server.guest("Ada")
    table = player.open(ME, bot())
    advance(player, table, 30)
    ada = visit(player).table(table["id"])
    ada.hook("pieces-tab").click()
    ada.hook("glossary-search").fill("town hall")
    found = ada.page.locator('[data-tile="town-hall"]').filter(has_text="place another stored tile")
    expect(found).to_be_visible()
    assert not ada.page.evaluate(OVERLAP, ["[data-testid='glossary-search']", "#mine"])
    ada.page.keyboard.press("Escape")
    ada.offered().first.click()  # and the table goes on
    expect(ada.bubble).to_be_visible()


def test_free_spaces_of_a_rival_by_kind(visit: Visit, server: Served) -> None:
    player = server.guest("Ada")
    table = player.open(ME, bot("greedy"))
    advance(player, table, 60)
    ada = visit(player).table(table["id"])
    rival = ada.page.get_by_test_id("rival-1")
    filled, cells = (int(number) for number in rival.locator(".of").inner_text().split(" of "))
    rival.get_by_role("button", name="Open").click()
    free = [int(each) for each in ada.hook("free-1").locator(".num").all_inner_texts()]
    assert len(free) == 6
    assert sum(free) == cells - filled
    assert not ada.page.evaluate(OVERLAP, ["[data-testid='opened']", "#mine"])


def test_the_roll_is_told_in_words(visit: Visit, server: Served) -> None:
    player = server.guest("Ada")
    table = player.open(ME, bot())
    advance(player, table, 1)
    ada = visit(player).table(table["id"])
    dice = [ada.mine("[data-die]").nth(index).get_attribute("data-die") for index in range(2)]  # one may be used
    expect(ada.hook("log")).to_contain_text(f"Dice: You {dice[0]} {dice[1]}, ")


def test_lines_that_others_do_not_read_are_marked(visit: Visit, server: Served) -> None:
    player = server.guest("Ada")
    table = player.open(ME, bot(), game="great_wall")
    advance(player, table, 1, can_act)
    ada, looker = visit(player).table(table["id"]), visit().table(table["id"])
    expect(ada.hook("log").get_by_test_id("secret").first).to_have_text(on_page("only-you"))
    expect(looker.hook("log")).to_be_visible()
    expect(looker.page.get_by_test_id("secret")).to_have_count(0)
