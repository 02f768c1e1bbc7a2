"""The Great Wall to its end: three clans in two browsers and a bot, and a clan alone against Qin Jiushao."""

import re

from playwright.sync_api import expect

from tests.e2e.visitor import Visit, follow_invitation, play_out


def test_three_clans(visit: Visit) -> None:
    ada, bob = visit(), visit()
    ada.open("/#/new/great_wall")
    ada.hook("count-3").click()
    follow_invitation(ada, bob)
    for visitor in (ada, bob):
        expect(visitor.page.get_by_test_id("table")).to_be_visible()
    play_out(ada, bob)
    # Both read the same figures, each under the others' names.
    mine, his = (visitor.page.get_by_test_id("score-sheet").inner_text() for visitor in (ada, bob))
    assert re.findall(r"\d+", mine) == re.findall(r"\d+", his)
    for sheet, other in ((mine, "Bob"), (his, "Ada")):
        assert {"You", "Greedy", other} <= set(sheet.split())
    # What stands behind the screens of others is on nobody's wire before the end.
    for visitor, seat in ((ada, 0), (bob, 1)):
        views = [frame["view"] for frame in visitor.frames if frame.get("view") and not frame["view"].get("over")]
        assert any(view["clans"][seat].get("stock") and view["clans"][seat].get("tactics") for view in views)
        for clan in (clan for view in views for clan in view["clans"] if clan["clan"] != seat):
            assert not clan.get("stock"), clan
            assert not clan.get("tactics"), clan


def test_alone(visit: Visit) -> None:
    ada = visit().open()
    card = ada.game("great_wall")
    card.get_by_test_id("count-1").click()
    card.get_by_test_id("play-now").click()
    expect(ada.status).to_have_attribute("data-turn", "mine")
    play_out(ada)
    expect(ada.page.get_by_test_id("score-sheet")).to_contain_text("Qin Jiushao")
