"""An account: registered here, logged in elsewhere, and one's games are there."""

import re
from uuid import uuid4

from playwright.sync_api import expect

from tests.e2e.conftest import Served
from tests.e2e.visitor import Visit, Visitor
from tests.page_texts import on_page


def fill(visitor: Visitor, login: str, password: str, button: str) -> None:
    visitor.page.get_by_label(on_page("account-name")).fill(login)
    visitor.page.get_by_label(on_page("account-password")).fill(password)
    visitor.page.get_by_role("button", name=button).click()


def test_my_games_are_where_i_log_in(visit: Visit) -> None:
    login = f"ada-{uuid4().hex[:12]}"
    ada = visit().open()
    ada.game().get_by_test_id("play-now").click()
    expect(ada.status).to_be_visible()
    table = ada.table_id
    ada.open("/#/settings")
    fill(ada, login, "correct horse", on_page("register"))
    expect(ada.page.get_by_text(on_page("account-in", name=login))).to_be_visible()

    elsewhere = visit().open("/#/settings")
    fill(elsewhere, login, "wrong horse", on_page("log-in"))
    expect(elsewhere.page.get_by_text(on_page("wrong-password"))).to_be_visible()
    elsewhere.forgive("401")
    fill(elsewhere, login, "correct horse", on_page("log-in"))
    expect(elsewhere.page.get_by_text(on_page("account-in", name=login))).to_be_visible()
    elsewhere.open("/")
    row = elsewhere.page.locator(f'[data-table="{table}"]')
    row.get_by_role("link", name=on_page("resume")).click()
    expect(elsewhere.status).to_have_attribute("data-turn", "mine")

    elsewhere.open("/#/settings")
    elsewhere.page.get_by_role("button", name=on_page("log-out")).click()
    expect(elsewhere.page.get_by_label(on_page("account-name"))).to_be_visible()
    elsewhere.open("/")
    expect(elsewhere.game()).to_be_visible()
    expect(row).to_have_count(0)


def test_somebody_who_has_just_come_creates_an_account(visit: Visit) -> None:
    login = f"bob-{uuid4().hex[:12]}"
    bob = visit().open("/#/settings")
    expect(bob.hook("me")).to_have_count(0)
    fill(bob, login, "correct horse", on_page("register"))
    expect(bob.page.get_by_text(on_page("account-in", name=login))).to_be_visible()
    # The header says who I am, here and at home.
    expect(bob.hook("me")).to_have_text(re.compile(login))
    bob.open("/")
    expect(bob.hook("me")).to_have_text(re.compile(login))


def test_the_header_says_under_which_name_i_play(visit: Visit, server: Served) -> None:
    ada = visit(server.guest("Ada")).open("/")
    expect(ada.hook("me")).to_contain_text("Ada")
    ada.hook("me").click()
    ada.page.get_by_role("textbox", name=on_page("your-name")).fill("Lovelace")
    ada.page.get_by_role("button", name=on_page("save")).click()
    expect(ada.hook("me")).to_contain_text("Lovelace")
