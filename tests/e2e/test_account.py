"""An account: registered here, logged in elsewhere, and one's games are there; what its owner and operators may do."""

import re
from uuid import uuid4

import pytest
from playwright.sync_api import expect

from crenel.cli import main
from tests.e2e.conftest import Served
from tests.e2e.visitor import Visit, Visitor
from tests.page_texts import on_page
from tests.server.room import ME, eventually


def fill(visitor: Visitor, login: str, password: str, button: str) -> None:
    visitor.page.get_by_label(on_page("account-name")).fill(login)
    visitor.page.get_by_label(on_page("account-password")).fill(password)
    visitor.page.get_by_role("button", name=button).click()


def store_of(server: Served) -> str:
    return f"sqlite:///{server.store / 'crenel.db'}"


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
    elsewhere.page.get_by_role("button", name=on_page("log-out"), exact=True).click()
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


def test_an_account_gets_a_new_password_and_goes(visit: Visit, server: Served) -> None:
    login = f"cyd-{uuid4().hex[:12]}"
    cyd = server.guest("Cyd")
    cyd.post("/account", {"login": login, "password": "correct horse"}, 201)
    visitor = visit(cyd).open("/#/settings")
    visitor.page.get_by_text(on_page("account-change")).click()
    visitor.hook("password-now").fill("correct horse")
    visitor.hook("password-new").fill("battery staple")
    visitor.page.get_by_role("button", name=on_page("account-password-change")).click()
    expect(visitor.page.get_by_text(on_page("account-password-changed"))).to_be_visible()
    visitor.hook("password-now").fill("battery staple")
    visitor.page.on("dialog", lambda dialog: dialog.accept())
    visitor.hook("delete-account").click()
    expect(visitor.page.get_by_label(on_page("account-name"))).to_be_visible()
    server.guest("Eve").post("/login", {"login": login, "password": "battery staple"}, 401)


def test_a_link_leads_to_a_new_password(visit: Visit, server: Served, capsys: pytest.CaptureFixture[str]) -> None:
    login = f"dan-{uuid4().hex[:12]}"
    server.guest("Dan").post("/account", {"login": login, "password": "correct horse"}, 201)
    assert main(["admin", "reset", login, "--store", store_of(server)]) == 0
    link = capsys.readouterr().out.strip().partition("/#/")[2]
    visitor = visit().open(f"/#/{link}")
    visitor.hook("password-new").fill("battery staple")
    visitor.page.get_by_role("button", name=on_page("account-password-change")).click()
    expect(visitor.page.get_by_text(on_page("account-in", name=login))).to_be_visible()
    again = visit().open(f"/#/{link}")
    again.hook("password-new").fill("battery staple")
    again.page.get_by_role("button", name=on_page("account-password-change")).click()
    expect(again.page.get_by_text(on_page("bad-token"))).to_be_visible()
    again.forgive("403")


def test_an_operator_sees_reports_and_closes_a_table(visit: Visit, server: Served) -> None:
    login = f"olga-{uuid4().hex[:12]}"
    olga, eve = server.guest("Olga"), server.guest("Eve")
    olga.post("/account", {"login": login, "password": "correct horse"}, 201)
    assert main(["admin", "operator", login, "--store", store_of(server)]) == 0
    eventually(lambda: olga.get("/me")["operator"])
    reporter = visit(eve).open(f"/#/t/{eve.open(ME, ME)['id']}")
    reporter.hook("chat-tab").click()
    report = reporter.hook("report")
    report.locator("summary").click()
    word = uuid4().hex
    reporter.hook("report-text").fill(word)
    report.get_by_role("button", name=on_page("report-send")).click()
    expect(report.get_by_role("status")).to_have_text(on_page("report-sent"))

    operator = visit(olga).open("/#/settings")
    operator.hook("to-operator").click()
    row = operator.hook("a-report").filter(has_text=word)
    expect(row).to_be_visible()
    operator.page.on("dialog", lambda dialog: dialog.accept())
    operator.page.locator(f'[data-table="{reporter.table_id}"]').get_by_test_id("close-table").click()
    expect(reporter.hook("closed")).to_have_text(on_page("closed-operator"))
    row.get_by_test_id("report-done").click()
    expect(row).to_have_count(0)
