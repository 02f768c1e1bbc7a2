"""A new table that goes on from a moment of a finished game."""

from playwright.sync_api import expect

from tests.e2e.visitor import Visit
from tests.page_texts import on_page
from tests.server.room import Message, Player

CONTINUES = on_page("event-round_resumed", round=0, phase="").split(",")[0]  # up to when


def test_going_on_from_the_middle(visit: Visit, finished: tuple[Player, Message]) -> None:
    """From the replay to a table against a bot; a move; and the same after a reload."""
    player, old = finished
    ada = visit(player).open(f"/#/t/{old['id']}/at/30")
    expect(ada.page.get_by_test_id("replay-n")).to_contain_text("30 / ")
    ada.hook("replay-onward").click()
    expect(ada.page.get_by_test_id("after-note")).to_contain_text("moment 30")
    expect(ada.page.get_by_test_id("count-2")).to_have_count(0)
    ada.page.get_by_test_id("seat-0").select_option("me")
    ada.page.get_by_test_id("seat-1").select_option("bot-random")
    ada.hook("create").click()
    expect(ada.status).to_be_visible()

    table = player.get(f"/tables/{ada.table_id}")
    assert table["after"] == {"table": old["id"], "moment": 30}
    assert table["commitment"] != old["commitment"]
    expect(ada.page.get_by_test_id("log")).to_contain_text(CONTINUES)
    expect(ada.status).to_have_attribute("data-turn", "mine")
    before = ada.version()
    ada.play_on(1)
    assert ada.version() > before
    points = ada.page.get_by_test_id("my-points").first.inner_text()
    ada.page.reload()
    expect(ada.page.get_by_test_id("my-points").first).to_have_text(points)
    expect(ada.page.get_by_test_id("log")).to_contain_text(CONTINUES)

    # From its menu the way leads back to the moment.
    ada.hook("menu").click()
    ada.hook("after").click()
    expect(ada.page.get_by_test_id("replay-n")).to_contain_text("30 / ")


def test_the_end_is_no_place_to_go_on(visit: Visit, finished: tuple[Player, Message]) -> None:
    player, old = finished
    ada = visit(player).open(f"/#/t/{old['id']}/at/1")
    expect(ada.hook("replay-onward")).to_be_visible()
    ada.page.keyboard.press("End")
    expect(ada.hook("replay-onward")).to_have_count(0)


def test_what_goes_on_has_an_end(visit: Visit, finished_wall: tuple[Player, Message]) -> None:
    """Curve and score sheet of such a game begin with the points of that moment."""
    player, old = finished_wall
    count = player.get(f"/tables/{old['id']}/moment/0")["count"]
    after = {"table": old["id"], "moment": count - 2}
    table = player.open({"kind": "me"}, {"kind": "me"}, game="great_wall", after=after)
    with player.sit(table) as seat:
        seat.play_on(lambda state: state["table"]["status"] == "over")
    ada = visit(player).open(f"/#/t/{table['id']}")
    expect(ada.page.get_by_test_id("end")).to_be_visible()
    expect(ada.page.get_by_test_id("proof")).to_have_attribute("data-state", "match")
    ada.hook("replay").click()
    expect(ada.page.get_by_test_id("replay-n")).to_contain_text("0 / ")
