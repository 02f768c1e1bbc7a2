"""A bot's hint: picked as if the player had, and done only by them."""

import re

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import Served
from tests.e2e.visitor import Visit
from tests.server.room import ME, OPEN, bot


@pytest.mark.parametrize("game", ["burgundy", "great_wall"])
def test_a_hint_is_shown_and_done_by_the_player(visit: Visit, server: Served, game: str) -> None:
    player = server.guest("Ada")
    table = player.open(ME, bot(), game=game)
    ada = visit(player).table(table["id"])
    expect(ada.status).to_have_attribute("data-turn", "mine")
    ada.hook("menu").click()
    ada.hook("hint").click()
    expect(ada.page.get_by_test_id("advice")).to_contain_text("Hard")
    expect(ada.page.get_by_test_id("hint-reasons")).to_have_text(re.compile("[.]$"))
    expect(ada.page.get_by_test_id("hint-reasons")).not_to_contain_text("reason-")
    expect(ada.page.get_by_test_id("announcements")).to_contain_text("Hard")
    expect(ada.page.get_by_test_id("hint")).to_have_count(0)
    expect(ada.status).to_have_attribute("data-turn", "mine")  # nothing is done yet
    ada.page.keyboard.press("Escape")
    expect(ada.bubble).to_have_count(0)
    ada.page.keyboard.press("h")
    expect(ada.page.get_by_test_id("advice")).to_be_visible()
    expect(ada.hook("commit")).to_be_focused()
    ada.page.keyboard.press("Enter")
    expect(ada.bubble).to_have_count(0)


def test_among_people_only_where_it_was_agreed(visit: Visit, server: Served) -> None:
    player, friend = server.guest("Ada"), server.guest("Bob")
    ada = visit(player).new_table()
    ada.page.get_by_test_id("hints").check()
    ada.hook("create").click()
    expect(ada.page.get_by_test_id("hints-told")).to_be_visible()
    assert player.get(f"/tables/{ada.table_id}")["hints"]
    invited = visit(friend).open(ada.page.get_by_test_id("invite-1").input_value())
    expect(invited.page.get_by_test_id("hints-told")).to_be_visible()

    table = player.open(ME, OPEN)
    friend.post(f"/tables/{table['id']}/join", {"invite": table["seats"][1]["invite"].rsplit("/", 1)[1]})
    ada.table(table["id"])
    ada.hook("menu").click()
    expect(ada.hook("share")).to_be_visible()
    expect(ada.page.get_by_test_id("hint")).to_have_count(0)
