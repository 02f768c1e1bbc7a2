"""Screens of accounts and operators with something on them: words that fit, targets for a finger, nothing for axe."""

from pathlib import Path
from uuid import uuid4

import pytest
from playwright.sync_api import expect

from crenel.cli import main
from crenel.locales import LANGUAGES
from tests.e2e.conftest import Served
from tests.e2e.test_accessibility import inspect
from tests.e2e.test_account import store_of
from tests.e2e.test_boxes import check
from tests.e2e.test_phone import PHONE, fits
from tests.e2e.test_touch import too_small
from tests.e2e.visitor import Visit, Visitor
from tests.page_texts import on_page
from tests.server.room import ME, OPEN, Player, bot, eventually
from tests.server.test_host import seat_of
from tests.server.test_tables import join, token

LONG = "Wilhelmina von Hohenberg"
SAID = "This player writes the same long line again and again, and calls us names: " + "o" * 60
SCREENS = ("/#/admin", "/#/settings", "/#/notices", "/#/reset/none", "/#/prove/none", "/#/invited/none")
READ = ("/#/lesson/burgundy-first-game", "/#/lesson/great_wall-first-year")


@pytest.fixture(scope="module")
def olga(server: Served) -> Player:
    """An operator who has something to do: reports, people with long names, one of them banned, tables of all kinds."""
    operator, eve = server.guest("Olga"), server.guest(LONG)
    login = f"olga-{uuid4().hex}"[:40]
    operator.post("/account", {"login": login, "password": "correct horse"}, 201)
    assert main(["admin", "operator", login, "--store", store_of(server)]) == 0
    eventually(lambda: operator.get("/me")["operator"])
    table = eve.open(ME, OPEN)
    join(server.guest(LONG[::-1]), table, invite=token(table, 1))
    for _ in range(2):
        eve.post(f"/tables/{table['id']}/report", {"text": SAID, "who": seat_of(eve, table, 1)["who"]}, 204)
    eve.open(ME, bot(), bot(), bot(), game="great_wall")
    operator.post(f"/admin/people/{server.guest(LONG[::-1]).get('/me')['id']}/ban", {"banned": True, "reason": SAID})
    return operator


def shown(visitor: Visitor, path: str) -> None:
    """A screen with everything that folds open, once what it asks the server for is there."""
    visitor.open(path)
    expect(visitor.page.get_by_role("heading", level=1)).to_be_visible()
    if path == "/#/admin":
        expect(visitor.hook("a-report").first).to_be_visible()
    if path == "/#/settings":
        visitor.page.get_by_text(on_page("account-change", language_of(visitor))).click()
        expect(visitor.hook("password-now")).to_be_visible()


def language_of(visitor: Visitor) -> str:
    return str(visitor.page.evaluate("() => document.documentElement.lang"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_fit(visit: Visit, olga: Player, language: str) -> None:
    visitor = visit(olga, locale=language)
    for path in SCREENS:
        shown(visitor, path)
        check(visitor)


def test_a_finger_hits_everything(visit: Visit, olga: Player) -> None:
    visitor = visit(olga, **PHONE)
    rules = (f"/#/rules/{game}" for game in ("burgundy", "great_wall"))
    for path in (*SCREENS, *READ, *rules):
        shown(visitor, path)
        assert too_small(visitor) == [], path
        fits(visitor)


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_has_nothing_to_say(visit: Visit, olga: Player, axe: Path, scheme: str) -> None:
    visitor = visit(olga, color_scheme=scheme)
    visitor.context.add_init_script(path=axe)
    for path in SCREENS:
        shown(visitor, path)
        inspect(visitor)
