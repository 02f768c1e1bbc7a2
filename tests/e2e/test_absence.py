"""A bot plays for somebody who is away, who then takes the seat back."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import Served
from tests.e2e.visitor import Visit
from tests.page_texts import on_page
from tests.server.room import ME, OPEN


@pytest.fixture
def impatient(page_folder: Path, tmp_path: Path) -> Iterator[Served]:
    served = Served(tmp_path, page_folder, CRENEL_ABSENT="1")
    yield served
    served.stop()


def test_a_bot_stands_in_and_gives_the_seat_back(visit: Visit, impatient: Served) -> None:
    host, friend = impatient.guest("Ada"), impatient.guest("Bob")
    table = host.open(ME, OPEN)
    friend.post(f"/tables/{table['id']}/join", {"invite": table["seats"][1]["invite"].rsplit("/", 1)[1]})
    bob = visit(friend, impatient.url).table(table["id"])
    ada = visit(host, impatient.url).table(table["id"])
    missing = ada.page.get_by_test_id("missing-1")
    expect(missing).to_have_count(0)
    bob.open("/")
    expect(missing).to_contain_text(on_page("is-absent", who="Bob"))
    missing.get_by_label("bot").select_option("random")
    missing.get_by_role("button", name=on_page("replace-leaver", who="Bob")).click()
    expect(missing).to_have_count(0)
    expect(ada.page.get_by_test_id("rival-1")).to_contain_text("Random")
    expect(ada.status).to_have_attribute("data-turn", "mine")

    bob.table(table["id"])
    expect(bob.page.get_by_test_id("bot-plays")).to_contain_text(on_page("bot-plays-for-you"))
    bob.hook("take-back-1").click()
    expect(bob.page.get_by_test_id("bot-plays")).to_have_count(0)
    expect(ada.page.get_by_test_id("rival-1")).to_contain_text("Bob")
    ada.play_on()
    expect(bob.status).to_have_attribute("data-turn", "mine")
    bob.play_on()


def test_who_left_may_sit_down_again(visit: Visit, server: Served) -> None:
    """As long as no bot has the seat. Meanwhile only those who stayed are asked what is to be done."""
    host, friend = server.guest("Ada"), server.guest("Bob")
    table = host.open(ME, OPEN)
    friend.post(f"/tables/{table['id']}/join", {"invite": table["seats"][1]["invite"].rsplit("/", 1)[1]})
    friend.post(f"/tables/{table['id']}/leave")
    ada, bob = visit(host).table(table["id"]), visit(friend).table(table["id"])
    expect(ada.page.get_by_test_id("missing-1")).to_contain_text(on_page("has-left", who="Bob"))
    expect(bob.page.get_by_test_id("missing-1")).to_have_count(0)
    expect(bob.page.get_by_test_id("bot-plays")).to_contain_text(on_page("you-left"))
    bob.hook("take-back-1").click()
    expect(bob.page.get_by_test_id("bot-plays")).to_have_count(0)
    expect(ada.page.get_by_test_id("missing-1")).to_have_count(0)
    ada.play_on()
    expect(bob.status).to_have_attribute("data-turn", "mine")
