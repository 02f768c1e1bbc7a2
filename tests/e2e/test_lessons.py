"""Guided games on the page: the first turn of Burgundy by keyboard alone, The Great Wall's first year on a phone."""

import pytest
from playwright.sync_api import expect

from crenel.lessons import lesson
from crenel.locales import say
from tests.e2e.conftest import Served
from tests.e2e.test_phone import PHONE, fits
from tests.e2e.visitor import Visit, Visitor

DUCHY = "burgundy-first-game"
WALL = "great_wall-first-year"


def begun(visitor: Visitor, name: str) -> None:
    visitor.open()
    visitor.page.locator(f"[data-lesson='{name}']").first.click()  # where newcomers are asked it stands twice
    expect(visitor.hook("lesson")).to_be_visible()


def prompt(visitor: Visitor) -> str:
    return visitor.hook("lesson").get_attribute("data-prompt") or ""


def stands(visitor: Visitor, name: str) -> None:
    expect(visitor.hook("lesson")).to_have_attribute("data-prompt", name)


def test_a_first_game_of_burgundy_by_keyboard_alone(visit: Visit) -> None:
    """Enter reads on, h and ? help, Escape puts the card away; the first turn, with a hint, lights and undo."""
    ada = visit()
    begun(ada, DUCHY)
    keys = ada.page.keyboard
    ada.page.evaluate("() => document.activeElement?.blur()")
    stands(ada, "b01")
    keys.press("Enter")
    stands(ada, "b02")
    expect(ada.page.locator("[data-light='cell-0-c3']")).to_be_visible()
    keys.press("Enter")
    stands(ada, "b03")
    keys.press("h")
    expect(ada.hook("lesson")).to_contain_text(say(f"lesson-{DUCHY}-b03.hint"))
    expect(ada.page.get_by_test_id("lesson-said")).to_contain_text("Lit:")
    keys.press("?")
    rules = ada.hook("rule-panel")
    expect(rules.locator(".here[data-rule-text='burgundy.turn.two-actions']")).to_be_in_viewport()
    keys.press("Escape")
    expect(rules).to_have_count(0)
    keys.press("Escape")
    expect(ada.page.get_by_test_id("lesson")).to_have_count(0)
    # Another device, or a reload, goes on with the same prompt.
    ada.page.reload()
    stands(ada, "b03")


def test_a_lesson_leads_to_the_next_by_keyboard(visit: Visit, server: Served) -> None:
    """The recorded moves lead to the end of the phase; then the last turn of such a game, and its first goal."""
    ada = server.guest("Ada")
    table = ada.post(f"/lessons/{DUCHY}", status=201)
    moves = [text for _, seat, text in lesson(DUCHY).model().moves if seat == 0]
    with ada.sit(table) as seat:
        for move in moves:
            seat.until(lambda state, wanted=move: wanted in [each["move"] for each in state["moves"].get("0", [])])
            seat.act(move)
    page = visit(ada).table(table["id"])
    keys = page.page.keyboard
    stands(page, "b27")
    # Who comes back is told where the lesson was left, until it goes on.
    expect(page.hook("lesson-back")).to_contain_text("26")
    keys.press("Enter")
    stands(page, "b28")
    expect(page.hook("lesson-back")).to_have_count(0)
    keys.press("Enter")
    page.hook("lesson-on").focus()
    keys.press("Enter")
    stands(page, "b29")
    page.page.evaluate("() => document.activeElement?.blur()")
    keys.press("Enter")
    stands(page, "b30")
    expect(page.page.locator("[data-light='cell-0-e3']")).to_be_visible()


@pytest.mark.parametrize("language", ["pl"])
def test_a_first_year_of_the_great_wall_on_a_phone(visit: Visit, language: str) -> None:
    """The card takes a quarter of the height at most, and the lesson goes on where it was left."""
    ada = visit(**{**PHONE, "locale": language})
    begun(ada, WALL)
    stands(ada, "g01")
    box = ada.hook("lesson").bounding_box()
    assert box
    assert box["height"] <= 844 / 4 + 1
    fits(ada)
    ada.hook("lesson-next").tap()
    stands(ada, "g02")
    ada.hook("lesson-next").tap()
    stands(ada, "g03")
    expect(ada.hook("lesson")).to_contain_text(say(f"lesson-{WALL}-g03", None, language))
    fits(ada)
    ada.hook("lesson-more").tap()
    fits(ada)
    ada.hook("lesson-leave").tap()
    expect(ada.page.locator("[data-table] b")).to_contain_text(say(f"lesson-{WALL}", None, language))
    fits(ada)
    ada.page.locator(f"[data-lesson='{WALL}']").tap()
    stands(ada, "g03")
    assert lesson(WALL).prompts[2].id == prompt(ada)
