"""A new table: short at first, more for those who want it; what the table agrees on is told to everybody."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import Served, advance
from tests.e2e.visitor import Visit
from tests.page_texts import on_page
from tests.server.room import ME, bot


def test_it_is_short_at_first(visit: Visit) -> None:
    ada = visit().open("/#/new/burgundy")
    more = ada.hook("more-options")
    for name in ("pace", "hints", "hide-scores", "allow-undo", "handicap"):
        expect(ada.page.get_by_test_id(name)).to_be_hidden()
    expect(ada.page.locator('[data-option="castle"]')).to_be_hidden()
    expect(ada.page.locator('[data-option="boards"]')).to_be_visible()
    more.locator("summary").first.press("Enter")  # by keyboard
    for name in ("pace", "hints", "hide-scores", "allow-undo", "handicap"):
        expect(ada.page.get_by_test_id(name)).to_be_visible()
    expect(ada.page.locator('[data-option="castle"]')).to_be_visible()
    expect(ada.page.get_by_test_id("more-options-changed")).to_have_count(0)
    ada.hook("allow-undo").uncheck()
    expect(ada.hook("more-options-changed")).to_have_text(on_page("options-used", count=1))


def test_what_is_agreed_is_told_and_holds(visit: Visit, server: Served) -> None:
    player = server.guest("Ada")
    ada = visit(player).new_table()
    ada.hook("pace").select_option("fast")
    ada.hook("allow-undo").uncheck()
    ada.hook("points-1").fill("12")
    ada.hook("time-1").fill("3")
    ada.hook("create").click()
    expect(ada.hook("undo-told")).to_be_visible()
    expect(ada.hook("handicap-told")).to_contain_text("+12")
    expect(ada.hook("more-time-told")).to_contain_text("3")
    table = player.get(f"/tables/{ada.table_id}")
    assert (table["undo"], table["more_time"], table["options"]["handicap"]) == (False, [0, 180], [0, 12])
    bob = visit(server.guest("Bob")).open(ada.hook("invite-1").input_value())
    for told in ("undo-told", "handicap-told", "more-time-told"):
        expect(bob.hook(told)).to_be_visible()
    bob.hook("join").click()
    expect(bob.page.locator("[data-clock='1']").filter(visible=True).first).to_contain_text(re.compile("[78] min"))


def test_what_the_rules_refuse_says_so_at_its_switch(visit: Visit) -> None:
    ada = visit().new_table("great_wall")
    option = {name: ada.page.locator(f'[data-option="{name}"]') for name in ("coop", "open_hands", "rat")}
    expect(option["open_hands"]).to_contain_text(on_page("open-hands-apart"))
    expect(option["open_hands"].get_by_role("checkbox")).to_be_disabled()
    option["coop"].get_by_role("checkbox").check()
    expect(option["open_hands"].get_by_role("checkbox")).to_be_enabled()
    expect(ada.hook("points-0")).to_be_disabled()
    expect(ada.page.get_by_test_id("handicap")).to_contain_text(on_page("coop-handicap"))
    option["coop"].get_by_role("checkbox").uncheck()
    ada.hook("points-0").fill("5")
    ada.hook("points-0").blur()
    expect(option["coop"].get_by_role("checkbox")).to_be_disabled()
    expect(option["coop"]).to_contain_text(on_page("coop-handicap"))
    ada.hook("points-0").fill("0")
    ada.hook("points-0").blur()
    option["coop"].get_by_role("checkbox").check()
    ada.hook("create").click()
    expect(ada.hook("invite-1")).to_be_visible()


def test_without_undo_the_page_says_why_it_is_gone(visit: Visit, server: Served) -> None:
    player = server.guest("Ada")
    table = player.open(ME, bot(), undo=False)
    ada = visit(player).table(table["id"])
    expect(ada.status).to_have_attribute("data-turn", "mine")
    none = ada.hook("no-undo")
    expect(none).to_contain_text(on_page("no-undo"))
    expect(none).to_have_attribute("title", on_page("no-undo-told"))
    expect(ada.page.get_by_test_id("undo")).to_have_count(0)
    expect(ada.page.get_by_test_id("undo-list")).to_have_count(0)


def test_a_handicap_has_a_row_of_its_own_in_the_score(visit: Visit, server: Served) -> None:
    player = server.guest("Ada")
    table = player.open(ME, bot(), options={"handicap": [0, 200]})
    advance(player, table, 100_000)
    ada = visit(player).open(f"/#/t/{table['id']}")
    sheet = ada.hook("score-sheet")
    expect(sheet).to_have_attribute("data-filling", "false")
    expect(sheet.locator('[data-trace="handicap-1"]')).to_have_text("200")
    sheet.locator('[data-trace="handicap-1"]').click()
    expect(ada.hook("traces").locator("[data-points]")).to_have_attribute("data-points", "200")
    expect(ada.hook("traces")).to_contain_text(on_page("trace-start"))
    total = player.get(f"/tables/{table['id']}")["scores"][1]
    expect(sheet.locator("tr.total").first.locator("td").first).to_have_text(str(total))


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_own_select_boxes_work_with_keys(visit: Visit, theme: str) -> None:
    ada = visit().open("/#/new/burgundy")
    ada.page.evaluate("(theme) => { document.documentElement.dataset.theme = theme }", theme)
    box = ada.hook("seat-1")
    expect(box).to_have_value("open")
    box.focus()
    ada.page.keyboard.press("ArrowDown")
    if box.input_value() == "open":  # a list opened, in which keys choose
        ada.page.keyboard.press("ArrowDown")
        ada.page.keyboard.press("Enter")
    expect(box).to_have_value(re.compile("bot-"))


def test_an_invitation_has_a_code_for_a_phone(visit: Visit, server: Served) -> None:
    ada = visit(server.guest("Ada")).open("/#/new/burgundy")
    ada.hook("create").click()
    reach = ada.hook("reach")
    expect(reach).to_have_attribute("data-reach", "machine")
    expect(reach).to_contain_text(on_page("reach-machine"))
    expect(ada.page.get_by_test_id("qr-1")).to_have_count(0)
    ada.hook("qr-button-1").click()
    expect(ada.page.get_by_role("img", name=on_page("invite-qr-label", seat=2))).to_be_visible()
    assert ada.page.locator('[data-testid="qr-1"] path').get_attribute("d")


def test_the_room_says_which_addresses_reach_it(visit: Visit, page_folder: Path, tmp_path: Path) -> None:
    home = ("http://192.168.7.5:8000", "http://10.7.0.5:8000")
    served = Served(tmp_path, page_folder, CRENEL_ADDRESSES=" ".join(home))
    try:
        ada = visit(served.guest("Ada"), served.url).open("/#/new/burgundy")
        ada.hook("create").click()
        expect(ada.hook("reach")).to_have_attribute("data-reach", "network")
        expect(ada.hook("invite-1")).to_have_value(re.compile(re.escape(home[0]) + "/#/t/.*/join/"))
        ada.hook("reach-address").select_option(home[1])
        expect(ada.hook("invite-1")).to_have_value(re.compile(re.escape(home[1])))
    finally:
        served.stop()
