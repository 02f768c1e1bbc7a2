"""Burgundy in other company: two against two, and alone."""

import re

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import Served, advance, can_act
from tests.e2e.visitor import Visit, Visitor, follow_invitation, play_out
from tests.page_texts import on_page
from tests.server.room import ME, bot

PHONE = {"width": 390, "height": 844}


def sit_in_teams(visit: Visit) -> tuple[Visitor, Visitor]:
    """Ada makes a table for two teams, Bob follows her link and is against her; each has a bot for a partner."""
    ada, bob = visit(), visit()
    ada.new_table()
    team = ada.page.get_by_role("checkbox", name=on_page("option-team"))
    expect(team).to_be_disabled()
    expect(ada.page.locator('[data-option="team"]')).to_contain_text(on_page("team-of-four", seats=2))
    ada.hook("count-4").click()
    for seat in (2, 3):
        ada.hook(f"seat-{seat}").select_option("bot-random")
    team.check()
    expect(ada.page.get_by_role("checkbox", name=on_page("option-border_posts"))).to_be_disabled()
    expect(ada.page.locator('[data-option="boards"] select')).to_have_value("12a")
    follow_invitation(ada, bob)
    for visitor in (ada, bob):
        expect(visitor.status).to_be_visible()
    return ada, bob


def test_two_against_two(visit: Visit) -> None:
    ada, bob = sit_in_teams(visit)
    expect(ada.mine("[data-cell]")).to_have_count(73)
    expect(ada.page.get_by_test_id("team-1")).to_contain_text("Team B")
    expect(bob.page.get_by_test_id("team-0")).to_contain_text("Ada")
    # Ada begins; both of the other team wait for her, by her side.
    expect(bob.status).to_contain_text("Ada (Team A)")

    # A tile goes to a key space of one's own or to a shared one.
    ada.offered().first.click()
    ada.commit()
    ada.page.locator('[data-offer="keep"]').filter(has_text="Share").click()
    ada.commit()
    expect(ada.page.get_by_role("group", name="Shared").locator("[data-tile]").first).to_be_visible()

    play_out(ada, bob)
    totals = ada.page.get_by_test_id("side-total").all_inner_texts()
    assert totals == bob.page.get_by_test_id("side-total").all_inner_texts()
    first, second = (int(total) for total in totals)
    assert first >= second
    for visitor in (ada, bob):
        expect(visitor.page.get_by_test_id("end").get_by_role("status")).to_contain_text(
            re.compile(rf"Team [AB] (wins )?with {first} points")
        )


def test_alone_from_home(visit: Visit) -> None:
    """From the first click to the end. Whoever takes the first legal move does not cover all of it."""
    ada = visit().open()
    card = ada.game()
    card.get_by_test_id("count-1").click()
    expect(card.get_by_label(on_page("against"))).to_have_count(0)
    card.get_by_test_id("play-now").click()
    expect(ada.status).to_have_attribute("data-turn", "mine")
    expect(ada.mine("[data-cell]")).to_have_count(37)
    expect(ada.page.get_by_test_id("solo")).to_have_attribute("data-goal", "50")
    play_out(ada)
    said = ada.page.get_by_test_id("end").get_by_role("status")
    sheet = ada.page.get_by_test_id("score-sheet")
    if sheet.get_attribute("data-won") == "true":
        expect(said).to_contain_text(on_page("b-solo-won", you="yes", who="", cells=37, rounds=0).split(",")[0])
    else:
        covered = sheet.locator(".sum b").inner_text()
        expect(said).to_contain_text(on_page("b-solo-lost", you="yes", who="", covered=covered, cells=37))
    expect(ada.page.get_by_text("1st")).to_have_count(0)


def test_options_of_a_game_alone(visit: Visit) -> None:
    ada = visit().new_table()
    expect(ada.page.get_by_label(on_page("option-goal"))).to_have_count(0)
    ada.hook("count-1").click()
    ada.page.get_by_role("spinbutton", name=on_page("option-goal")).fill("45")
    ada.page.get_by_role("spinbutton", name=on_page("option-goal")).blur()
    ada.page.get_by_role("combobox", name=on_page("option-boards")).select_option("13b")
    ada.page.get_by_role("checkbox", name=on_page("option-inns")).check()
    expect(ada.page.get_by_role("checkbox", name=on_page("option-shields"))).to_be_disabled()
    ada.hook("create").click()
    expect(ada.page.get_by_test_id("solo")).to_have_attribute("data-goal", "45")
    expect(ada.page.get_by_test_id("my-board")).to_contain_text("Archipelago")


BOARD = """[board.1]
name = "The Marsh"
rows = [
    "S6 M5 B4 C3", "P2 M1 B6 K5 B4", "B5 P4 P3 C1 B2 B3", "K6 B1 M2 P6 P5 K4 C1",
    "K2 B5 S4 S3 K1 S2", "C6 S1 P2 K5 B6", "B3 S4 B1 B3",
]
"""


def test_a_board_of_ones_own(visit: Visit) -> None:
    ada = visit().new_table()
    ada.hook("seat-1").select_option("bot-random")
    own = ada.hook("file-duchies")
    own.locator("summary").click()
    own.get_by_role("textbox").fill(BOARD)
    own.get_by_role("button", name=on_page("file-use")).click()
    expect(own.get_by_role("status")).to_contain_text("The Marsh")
    expect(ada.page.locator('[data-option="boards"] select')).to_be_disabled()
    ada.hook("create").click()
    expect(ada.page.get_by_test_id("my-board")).to_contain_text("The Marsh")


@pytest.mark.parametrize(
    ("seats", "options"),
    [(4, {"team": True}), (4, {"team": True, "boards": "12b"}), (1, {}), (1, {"boards": "13b"})],
    ids=["12a", "12b", "13a", "13b"],
)
def test_large_maps_on_a_phone(visit: Visit, server: Served, seats: int, options: dict[str, object]) -> None:
    """Every hex can be brought into sight and touched, and the page itself does not move sideways."""
    ada = server.guest("Ada")
    table = ada.open(ME, *[bot() for _ in range(seats - 1)], options=options)
    advance(ada, table, 10, can_act)
    visitor = visit(ada, viewport=PHONE).table(table["id"])
    assert visitor.page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    for cell in (visitor.mine("[data-cell]").first, visitor.mine("[data-cell]").last):
        cell.scroll_into_view_if_needed()
        box = cell.bounding_box()
        assert box
        assert box["width"] >= 44
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= PHONE["width"]
