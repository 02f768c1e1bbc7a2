"""Guided games played from home to their end on the page, and on into a free game: by mouse, on a phone, by keyboard
alone, in each language. Each game is played once in each language and once in each way; `make soak` tries all ways in
all languages.
"""

from itertools import product

import pytest
from playwright.sync_api import expect

from crenel.lessons import lesson
from crenel.locales import LANGUAGES
from tests.e2e.conftest import Served
from tests.e2e.learner import Learner
from tests.e2e.test_phone import PHONE, fits
from tests.e2e.visitor import Visit
from tests.shares import SOAK

DUCHY = "burgundy-first-game"
WALL = "great_wall-first-year"
WAYS = ("mouse", "touch", "keys")
USUAL = [
    (DUCHY, "keys", "en"),
    (DUCHY, "mouse", "es"),
    (DUCHY, "touch", "pl"),
    (WALL, "touch", "en"),
    (WALL, "keys", "es"),
    (WALL, "mouse", "pl"),
]


@pytest.mark.parametrize(("name", "how", "language"), list(product((DUCHY, WALL), WAYS, LANGUAGES)) if SOAK else USUAL)
def test_a_guided_game_to_its_end(visit: Visit, server: Served, name: str, how: str, language: str) -> None:
    phone = PHONE if how == "touch" else {}
    ada = visit(**{**phone, "locale": language}).open()
    learner = Learner(ada, how, language)
    learner.use(ada.page.locator(f"[data-lesson='{name}']").filter(visible=True).first)
    while name:
        learner.learn(name)
        table = ada.table_id
        learner.use(ada.hook("lesson-on"))
        ada.page.wait_for_function("(before) => !location.hash.includes(before)", arg=table)
        name = lesson(name).next
    # A free game against the easy opponent.
    expect(ada.status).to_be_visible()
    expect(ada.page.get_by_test_id("lesson")).to_have_count(0)
    if phone:
        fits(ada)


def test_each_game_is_played_in_each_language_and_in_each_way() -> None:
    for game in (DUCHY, WALL):
        assert {language for name, _, language in USUAL if name == game} == set(LANGUAGES)
        assert {how for name, how, _ in USUAL if name == game} == set(WAYS)
