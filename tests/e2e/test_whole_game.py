"""Whole games: two people in two browsers from the invitation to the end, and one against a bot."""

import re

from playwright.sync_api import expect

from tests.e2e.visitor import Visit, Visitor, play_out, sit_down


def die_first(visitor: Visitor) -> None:
    """A die, a tile it reaches, the preview, and then the button."""
    visitor.dice().first.click()
    expect(visitor.dice().first).to_have_attribute("aria-pressed", "true")
    visitor.offered().first.click()
    expect(visitor.bubble).to_be_visible()
    expect(visitor.stored()).to_have_count(0)
    visitor.commit()
    expect(visitor.stored()).to_have_count(1)
    expect(visitor.dice(used=True)).to_have_count(1)


def target_first(visitor: Visitor) -> None:
    """A tile, the preview, and the same tile once more."""
    before = visitor.version()
    stored = visitor.stored().count()
    visitor.offered().first.click()
    expect(visitor.hook("commit")).to_be_enabled()
    assert visitor.version() == before
    visitor.page.locator("#shared [aria-pressed=true]").click()
    visitor.settled(before)
    expect(visitor.stored()).to_have_count(stored + 1)


def result(visitor: Visitor) -> list[str]:
    return visitor.page.get_by_test_id("score-sheet").locator("td .num").all_inner_texts()


def test_two_people(visit: Visit) -> None:
    first, second = sit_down(visit)
    taken = second.page.get_by_test_id("log").get_by_text(" takes ")
    expect(second.status).to_have_attribute("data-turn", "theirs")
    die_first(first)
    target_first(first)
    expect(taken).to_have_count(2)
    first.press("undo")
    expect(first.stored()).to_have_count(1)
    expect(taken).to_have_count(1)
    target_first(first)
    first.press("end-turn")
    expect(first.status).to_have_attribute("data-turn", "theirs")

    expect(second.status).to_have_attribute("data-turn", "mine")
    target_first(second)
    second.hook("move-workers").click()
    second.commit()
    second.press("end-turn")
    expect(first.status).to_have_attribute("data-turn", "mine")

    play_out(first, second)
    assert result(first) == result(second)
    assert len(result(first)) > 10


def test_against_a_bot(visit: Visit) -> None:
    ada = visit().open()
    ada.game().get_by_test_id("play-now").click()
    expect(ada.status).to_be_visible()
    play_out(ada)
    bot, own = sorted(result(ada)[-2:], key=int)  # the totals
    expect(ada.page.get_by_test_id("end").get_by_role("status")).to_contain_text(
        re.compile(rf"wins? with {own} points")
    )
    assert int(bot) > 0
    expect(ada.page.get_by_test_id("proof")).to_have_attribute("data-state", "match")
