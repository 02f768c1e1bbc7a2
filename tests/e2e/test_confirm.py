"""The Great Wall: what a player did last waits for their word, and a clerk that brings shame says so before."""

from playwright.sync_api import expect

from tests.e2e.conftest import Served
from tests.e2e.visitor import Visit
from tests.e2e.wall_moments import asks, brought, moves, step
from tests.page_texts import on_page
from tests.server.room import Message


def alone(state: Message) -> str | None:
    """A place that my next clerk would fill alone."""
    if step(state) != "move_clerks":
        return None
    ways = [(move["to"], move["from"]) for move in moves(state) if move["verb"] == "clerk"]
    goals = {to for to, since in ways if since is None}
    asked = {to for to, since in ways if since is not None}  # from where, too
    for place in state["view"]["places"]:
        if place["shame"] and place["place"] in goals - asked and place["clerks"] == {"0": (place["slots"] or 0) - 1}:
            return str(place["place"])
    return None


def served(state: Message) -> bool:
    """My clerk is at a place that will activate, and I am asked for my word."""
    return asks("confirm")(state) and any(
        place["activates"] and place["place"] == "embassy" and "0" in place["brings"]
        for place in state["view"]["places"]
    )


def test_the_last_clerk_waits_for_a_word_and_undo_is_open_until_then(visit: Visit, server: Served) -> None:
    player = server.guest("Ada")
    ada = visit(player).table(brought(player, asks("confirm"), "clerk >")["id"])
    table = ada.page.get_by_test_id("table")
    expect(table).to_have_attribute("data-step", "confirm")
    expect(ada.hook("end-turn")).to_contain_text(on_page("w-confirm"))
    expect(ada.status).to_contain_text(on_page("asking-confirm", ends="no"))
    ada.press("undo")
    expect(table).to_have_attribute("data-step", "move_clerks")
    ada.page.locator("[data-place][data-legal]").filter(visible=True).first.click()
    ada.commit()
    expect(table).to_have_attribute("data-step", "confirm")
    ada.press("end-turn")
    expect(table).not_to_have_attribute("data-step", "confirm")


def test_who_wants_no_question_is_not_asked(visit: Visit, server: Served) -> None:
    """The setting of this device, at a table that confirms."""
    player = server.guest("Ada")
    ada = visit(player)
    ada.open("/#/settings")
    ada.page.get_by_role("checkbox", name=on_page("set-confirmEnd")).uncheck()
    ada.table(brought(player, asks("confirm"), "clerk >")["id"])
    expect(ada.page.get_by_test_id("table")).not_to_have_attribute("data-step", "confirm")


def test_a_clerk_that_fills_a_place_alone_warns_of_the_shame(visit: Visit, server: Served) -> None:
    player = server.guest("Ada")
    found: list[str] = []

    def ready(state: Message) -> bool:
        found[:] = [place] if (place := alone(state)) else []
        return bool(found)

    ada = visit(player).table(brought(player, ready, "clerk > quarry", "clerk >", bots=2)["id"])
    card = ada.page.locator(f'.place:has([data-place="{found[0]}"])').filter(visible=True)
    expect(card.locator("[data-shames]")).to_have_count(0)
    card.locator("[data-place]").click()
    warning = on_page("event-place_filled.then", you="yes", place_at=on_page(f"place-{found[0]}.at"), alone="yes")
    expect(ada.bubble).to_contain_text(warning[:1].upper() + warning[1:])
    expect(card.locator("[data-shames]")).to_have_count(1)


def test_a_place_about_to_activate_says_what_each_will_get(visit: Visit, server: Served) -> None:
    player = server.guest("Ada")
    table = brought(player, served, "clerk > embassy", "clerk >")
    with player.sit(table) as seat:
        embassy = next(place for place in seat.state["view"]["places"] if place["place"] == "embassy")
    ada = visit(player).table(table["id"])
    ada.page.locator('[data-place="embassy"]').filter(visible=True).hover()
    expect(ada.page.get_by_role("tooltip")).to_contain_text(on_page("w-brings-embassy", count=embassy["brings"]["0"]))
