"""Freezing Weather and the Great Famine on the page: their tracks, the sets for the Emperor, and who eats in Winter."""

from typing import Any, cast

from playwright.sync_api import expect

import crenel
from tests.e2e.conftest import Served
from tests.e2e.seeded import asked, seeded_table
from tests.e2e.test_boxes import BOXES
from tests.e2e.test_layout import HIDDEN
from tests.e2e.test_phone import PHONE
from tests.e2e.test_wall_moments import DESKS, FITS
from tests.e2e.visitor import Visit, Visitor, play_out
from tests.server.room import Message, Player

SEEDS = 30


def may_send(state: crenel.State) -> bool:
    return asked(state) and any(state.fields(action, 0)["verb"] == "send" for action in state.actions(0))


def feeds(state: crenel.State) -> bool:
    """Some must starve, and somebody can eat."""
    texts = [state.text(action, 0) for action in state.actions(0)] if asked(state) else []
    return len(texts) > 2 and all(text.startswith("starve") for text in texts)


def famished_table(server: Served, player: Player) -> Message:
    """A table whose player cannot feed all, of the first seed that comes to it."""
    for seed in range(1, SEEDS):
        try:
            return seeded_table(
                server,
                player,
                "great_wall",
                seed,
                ready=feeds,
                seats=5,
                options={"scenario": "great_famine"},
                bot="greedy",
            )
        except AssertionError:
            continue
    raise AssertionError(f"none of {SEEDS} games came to it")


def fits(visitor: Visitor) -> None:
    for width, height in DESKS:
        visitor.page.set_viewport_size({"width": width, "height": height})
        visitor.drawn()
        assert visitor.page.evaluate(HIDDEN) == FITS, (width, height)
        assert visitor.page.evaluate(BOXES) == [], (width, height)


def test_a_set_is_sent_to_the_emperor(visit: Visit, server: Served) -> None:
    player = server.guest("Ada")
    table = seeded_table(
        server, player, "great_wall", 3, ready=may_send, seats=4, options={"scenario": "freezing_weather"}
    )
    ada = visit(player).table(table["id"])
    card = ada.hook("freezing")
    expect(card).to_be_visible()
    expect(card.locator("[data-slot]")).to_have_count(4)
    fits(ada)
    phone = visit(player, **PHONE).table(table["id"])
    expect(phone.hook("freezing-top")).to_be_visible()
    assert phone.page.evaluate(BOXES) == []
    answer = ada.page.locator("[data-move^='send ']").first
    resource = str(answer.get_attribute("data-move")).split()[1]
    answer.press("Enter")
    expect(card.locator(f"[data-slot='{resource}'] svg")).to_have_count(2)


def test_who_starves_is_marked_and_the_rest_is_fed(visit: Visit, server: Served) -> None:
    player = server.guest("Ada")
    table = famished_table(server, player)
    phone = visit(player, **PHONE).table(table["id"])
    expect(phone.hook("famine-top")).to_be_visible()
    expect(phone.hook("feed")).to_be_visible()
    assert phone.page.evaluate(BOXES) == []
    ada = visit(player).table(table["id"])
    expect(ada.hook("capacity")).to_be_visible()
    expect(ada.page.locator("[data-place='market']")).to_be_visible()
    fits(ada)
    button = ada.hook("feed")
    marked = ada.page.locator("[data-mouth] input:checked")
    expect(marked.first).to_be_visible()
    expect(button).to_be_enabled()
    marked.first.press("Space")  # by keyboard, as by mouse
    expect(button).to_be_disabled()
    ada.page.locator("[data-mouth] input:not(:checked)").last.check()
    expect(button).to_be_enabled()
    button.click()
    expect(button).to_have_count(0)


def late(state: crenel.State) -> bool:
    """The player decides in the last Fall or after it."""
    view = cast(Any, state.observe(0)) if asked(state) else {}
    return bool(view) and view["year"] == len(view["years"]) and view["season"] in ("fall", "winter")


def test_a_competitive_scenario_is_played_to_its_end(visit: Visit, server: Served) -> None:
    """By clicks, to the sheet that says who has won, or that all have starved."""
    player = server.guest("Ada")
    options: Message = {"scenario": "great_famine"}
    table = seeded_table(server, player, "great_wall", 3, ready=late, options=options, bot="greedy")
    ada = visit(player).table(table["id"])
    play_out(ada)
    expect(ada.page.get_by_test_id("score-sheet")).to_be_visible()
