"""The rules reference: a screen of its own, and beside the board at the rule in question."""

from playwright.sync_api import expect

import crenel
from crenel.kernel.reference import sections
from tests.e2e.conftest import Served, advance
from tests.e2e.visitor import Visit
from tests.page_texts import on_page
from tests.server.room import ME, bot


def test_the_rules_are_read_and_searched(visit: Visit) -> None:
    ada = visit().open()
    ada.hook("learn-rules").get_by_role("link").first.click()
    expect(ada.page.get_by_role("heading", name="Livestock", exact=True)).to_be_visible()
    ada.hook("rules-search").fill("once per turn")
    expect(ada.page.locator("[data-rule-text='burgundy.black-depot']")).to_be_visible()
    expect(ada.page.locator("[data-rule-text='burgundy.livestock']")).to_have_count(0)
    ada.open("/#/rules/burgundy/option.shields")
    expect(ada.page.locator("[id='burgundy.section.shields']")).to_be_in_viewport()
    ada.open("/#/rules/burgundy/livestock")
    heading = ada.page.locator("[id='burgundy.section.livestock']")
    expect(heading).to_be_in_viewport()
    expect(heading).to_be_focused()


def test_each_option_leads_to_its_rules(visit: Visit) -> None:
    ada = visit().new_table()
    expect(ada.hook("rules-boards")).to_have_attribute("href", "#/rules/burgundy/option.boards")


def test_the_rules_open_beside_the_board(visit: Visit, server: Served) -> None:
    """From a refusal, and at the decision that is asked; Escape closes them, and the table goes on."""
    player = server.guest("Ada")
    table = player.open(ME, bot())
    advance(player, table, 30)
    ada = visit(player).table(table["id"])
    expect(ada.status).to_have_attribute("data-turn", "mine")
    panel = ada.hook("rule-panel")
    ada.page.keyboard.press("e")
    ada.bubble.locator("[data-rule]").click()
    expect(panel.locator(".here[data-rule-text='burgundy.turn.end']")).to_be_in_viewport()
    ada.page.keyboard.press("Escape")
    expect(panel).to_have_count(0)
    ada.hook("menu").click()
    ada.hook("step-help").click()
    expect(panel).to_contain_text(on_page("rules-wrong"))
    expect(ada.hook("table")).to_be_visible()


def test_a_line_of_the_log_leads_to_its_rule(visit: Visit, server: Served) -> None:
    """By mouse, and with arrows from the line that the keyboard comes to."""
    player = server.guest("Ada")
    table = player.open(ME, bot())
    advance(player, table, 6)
    ada = visit(player).table(table["id"])
    panel = ada.hook("rule-panel")
    ada.page.locator("[data-line-rule='dice_rolled']").first.click()
    expect(panel.locator(".here[data-rule-text='burgundy.round.roll']")).to_be_in_viewport()
    ada.page.keyboard.press("Escape")
    expect(panel).to_have_count(0)
    line = ada.page.locator("[data-look][tabindex='0']")
    line.focus()
    for key in ("ArrowRight", "Enter"):
        ada.page.keyboard.press(key)
    expect(panel.locator(".here").first).to_be_in_viewport()
    ada.page.keyboard.press("Escape")
    expect(panel).to_have_count(0)
    assert ada.page.evaluate("() => 'lineRule' in document.activeElement.dataset")
    ada.page.keyboard.press("ArrowLeft")
    expect(line).to_be_focused()


def test_the_rules_are_one_document_by_keyboard_and_on_paper(visit: Visit) -> None:
    """All sections at once: the contents lead by Enter to a heading; on paper only the text is left."""
    for game in crenel.games():
        ada = visit().open(f"/#/rules/{game}")
        contents = ada.hook("rules-contents")
        expect(contents.get_by_role("link")).to_have_count(len(sections(game)))
        expect(ada.page.locator("main section[aria-labelledby]")).to_have_count(len(sections(game)))
        contents.get_by_role("link").nth(4).focus()
        ada.page.keyboard.press("Enter")
        heading = ada.page.locator("main section :is(h2, h3)").nth(4)
        expect(heading).to_be_focused()
        expect(heading).to_be_in_viewport()
        ada.page.emulate_media(media="print")
        expect(heading).to_be_visible()
        expect(contents).to_have_count(0)
        expect(ada.hook("rules-search")).to_have_count(0)
