"""Undo reaches back to the last roll and not beyond; beyond it all must agree."""

from playwright.sync_api import expect

from tests.e2e.conftest import Served
from tests.e2e.visitor import Visit, sit_down
from tests.server.room import ME, bot


def test_up_to_the_roll_and_not_past_it(visit: Visit, server: Served) -> None:
    player = server.guest("Ada")
    ada = visit(player).table(player.open(ME, bot())["id"])
    expect(ada.status).to_have_attribute("data-turn", "mine")
    expect(ada.hook("undo")).to_have_count(0)
    ada.play_on(2)
    ada.hook("undo-list").click()
    steps = ada.page.get_by_role("group", name="What can be taken back")
    expect(steps.get_by_role("button")).to_have_count(3)
    expect(steps).to_contain_text("Before that, the dice were rolled.")
    steps.get_by_role("button", name="Start the turn again").click()
    expect(ada.dice()).to_have_count(2)
    expect(ada.hook("undo")).to_have_count(0)
    before = ada.version()
    ada.page.keyboard.press("u")
    ada.play_on(1)
    assert ada.version() == before + 1  # the key did nothing: there is only the one new decision


def test_past_the_roll_all_must_agree(visit: Visit) -> None:
    first, second = sit_down(visit)
    first.play_on()
    expect(second.status).to_have_attribute("data-turn", "mine")
    expect(first.hook("undo")).to_be_visible()  # even the end of the turn, while nobody else has acted
    second.play_on(1)
    expect(first.hook("undo")).to_have_count(0)
    first.hook("undo-list").click()
    first.page.get_by_role("button", name="Ask all to go back").click()
    question = second.page.get_by_role("alert")
    expect(question).to_contain_text("asks to go back")
    question.get_by_role("button", name="Agree").click()
    expect(first.status).to_have_attribute("data-turn", "mine")
    expect(second.status).to_have_attribute("data-turn", "theirs")
    expect(second.page.get_by_role("alert")).to_have_count(0)
