"""An account: registered here, logged in elsewhere, and one's games are there."""

from uuid import uuid4

from playwright.sync_api import expect

from tests.e2e.visitor import Visit, Visitor


def fill(visitor: Visitor, login: str, password: str, button: str) -> None:
    visitor.page.get_by_label("Account name").fill(login)
    visitor.page.get_by_label("Password").fill(password)
    visitor.page.get_by_role("button", name=button).click()


def test_my_games_are_where_i_log_in(visit: Visit) -> None:
    login = f"ada-{uuid4().hex[:12]}"
    ada = visit().open()
    ada.game().get_by_test_id("play-now").click()
    expect(ada.status).to_be_visible()
    table = ada.table_id
    ada.open("/#/settings")
    fill(ada, login, "correct horse", "Create account")
    expect(ada.page.get_by_text(f"You are logged in as {login}.")).to_be_visible()

    elsewhere = visit().open("/#/settings")
    fill(elsewhere, login, "wrong horse", "Log in")
    expect(elsewhere.page.get_by_text("Login and password do not fit together.")).to_be_visible()
    elsewhere.forgive("401")
    fill(elsewhere, login, "correct horse", "Log in")
    expect(elsewhere.page.get_by_text(f"You are logged in as {login}.")).to_be_visible()
    elsewhere.open("/")
    row = elsewhere.page.locator(f'[data-table="{table}"]')
    row.get_by_role("link", name="Resume").click()
    expect(elsewhere.status).to_have_attribute("data-turn", "mine")

    elsewhere.open("/#/settings")
    elsewhere.page.get_by_role("button", name="Log out").click()
    expect(elsewhere.page.get_by_label("Account name")).to_be_visible()
    elsewhere.open("/")
    expect(elsewhere.game()).to_be_visible()
    expect(row).to_have_count(0)
