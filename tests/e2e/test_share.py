"""Links for the clipboard: to a seat, a table, a result, a moment."""

from playwright.sync_api import expect

from tests.e2e.conftest import Served
from tests.e2e.visitor import Visit, Visitor
from tests.page_texts import on_page
from tests.server.room import ME, OPEN, Message, Player, bot


def may_copy(visitor: Visitor) -> Visitor:
    visitor.context.grant_permissions(["clipboard-read", "clipboard-write"])
    return visitor


def copied(visitor: Visitor) -> str:
    return str(visitor.page.evaluate("() => navigator.clipboard.readText()"))


def test_a_link_for_a_seat(visit: Visit, server: Served) -> None:
    host = server.guest("Ada")
    table = host.open(ME, OPEN)
    ada = may_copy(visit(host).open(f"/#/t/{table['id']}"))
    ada.page.get_by_role("button", name=on_page("copy-link")).click()
    expect(ada.page.get_by_role("button", name=on_page("copied"))).to_be_visible()
    assert copied(ada) == ada.hook("invite-1").input_value()
    bob = visit().open(copied(ada))
    bob.hook("join-name").fill("Bob")
    bob.hook("join").click()
    expect(bob.status).to_be_visible()


def test_a_link_to_a_table(visit: Visit, server: Served) -> None:
    host = server.guest("Ada")
    ada = may_copy(visit(host).table(host.open(ME, bot())["id"]))
    ada.hook("menu").click()
    ada.hook("share").click()
    expect(ada.hook("share")).to_contain_text(on_page("copied"))
    eve = visit().open(copied(ada))
    expect(eve.status).to_be_visible()


def test_links_to_a_result_and_to_a_moment(visit: Visit, finished: tuple[Player, Message]) -> None:
    player, table = finished
    ada = may_copy(visit(player).open(f"/#/t/{table['id']}"))
    ada.page.get_by_test_id("end").get_by_test_id("share").click()
    expect(ada.page.get_by_test_id("end").get_by_test_id("share")).to_contain_text(on_page("copied"))
    eve = visit().open(copied(ada))
    expect(eve.page.get_by_test_id("end")).to_be_visible()

    ada.open(f"/#/t/{table['id']}/at/17")
    expect(ada.page.get_by_test_id("replay-n")).to_contain_text("17 / ")
    ada.hook("replay-share").click()
    expect(ada.hook("replay-share")).to_contain_text(on_page("copied"))
    eve.open(copied(ada))
    expect(eve.page.get_by_test_id("replay-n")).to_have_text(ada.page.get_by_test_id("replay-n").inner_text())
