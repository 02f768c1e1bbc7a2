"""Reload, loss of the network, and the end of the server, in the middle of a turn; and leaving before it begins."""

import signal
from pathlib import Path

from playwright.sync_api import Route, expect

from tests.e2e.conftest import Served
from tests.e2e.visitor import GLANCE, Visit, Visitor
from tests.server.room import ME, OPEN, bot


def in_mid_turn(visit: Visit, server: Served) -> Visitor:
    """At a table, with one die used."""
    player = server.guest("Ada")
    ada = visit(player, server.url).table(player.open(ME, bot())["id"])
    expect(ada.status).to_have_attribute("data-turn", "mine")
    ada.offered().first.click()
    ada.commit()
    return ada


def goes_on(ada: Visitor, version: int) -> None:
    """Nothing is lost: the tile is there, can be taken back, and the turn can be ended."""
    expect(ada.page.get_by_test_id("link")).to_have_attribute("data-state", "saved")
    expect(ada.stored()).to_have_count(1)
    assert ada.version() == version
    ada.press("undo")
    expect(ada.stored()).to_have_count(0)
    ada.play_on()
    expect(ada.status).not_to_have_attribute("data-version", str(version))


def test_a_reload(visit: Visit, server: Served) -> None:
    ada = in_mid_turn(visit, server)
    version = ada.version()
    ada.page.reload()
    goes_on(ada, version)


def test_what_was_half_picked_survives_a_reload(visit: Visit, server: Served) -> None:
    player = server.guest("Ada")
    ada = visit(player, server.url).table(player.open(ME, bot())["id"])
    expect(ada.status).to_have_attribute("data-turn", "mine")
    ada.dice().first.click()
    ada.offered().first.click()
    picked = ada.page.locator('[data-piece][aria-pressed="true"]').filter(visible=True)
    expect(ada.hook("commit")).to_be_enabled()
    pieces = [piece.get_attribute("data-piece") for piece in picked.all()]
    assert {str(piece).split("-")[0] for piece in pieces} == {"die", "depot"}
    ada.page.reload()
    expect(ada.hook("commit")).to_be_enabled()
    assert [piece.get_attribute("data-piece") for piece in picked.all()] == pieces
    ada.commit()  # and once it is done, it is no longer picked
    ada.page.reload()
    expect(ada.stored()).to_have_count(1)
    expect(picked).to_have_count(0)
    expect(ada.bubble).to_have_count(0)


def test_a_lost_network(visit: Visit, server: Served) -> None:
    ada = in_mid_turn(visit, server)
    version = ada.version()
    ada.cut_off = True
    ada.context.set_offline(True)
    expect(ada.page.get_by_test_id("link")).to_have_attribute("data-state", "lost")
    expect(ada.page.get_by_role("alert")).to_be_visible()
    ada.context.set_offline(False)
    goes_on(ada, version)


def test_a_killed_server(visit: Visit, page_folder: Path, tmp_path: Path) -> None:
    server = Served(tmp_path, page_folder)
    try:
        ada = in_mid_turn(visit, server)
        version = ada.version()
        ada.cut_off = True
        server.stop(signal.SIGKILL)
        expect(ada.page.get_by_test_id("link")).to_have_attribute("data-state", "lost")
        # What is decided meanwhile is sent once the server is back.
        ada.hook("undo").click()
        server.start()
        expect(ada.page.get_by_test_id("link")).to_have_attribute("data-state", "saved")
        expect(ada.stored()).to_have_count(0)
        assert ada.version() == version + 1
        ada.play_on()
    finally:
        server.stop()


def test_who_leaves_while_a_table_loads_is_not_there(visit: Visit, server: Served) -> None:
    player = server.guest("Ada")
    table = player.open(ME, OPEN)
    ada = visit(player).open()
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    ada.page.route("**/catalogue", hold)
    with ada.page.expect_request("**/catalogue"):
        ada.page.goto(f"{ada.url}/#/t/{table['id']}")
    ada.open("/#/")
    expect(ada.game()).to_be_visible()
    with ada.page.expect_request_finished(lambda request: request.url.endswith("/catalogue")):
        held[0].continue_()
    ada.page.wait_for_timeout(10 * GLANCE)
    assert ada.frames == []
    assert not player.table(table)["seats"][0]["here"]
