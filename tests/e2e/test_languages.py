"""Spanish and Polish: every screen speaks the language, and no key or variable shows through."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

import crenel.locales
from tests.e2e.conftest import advance, can_act
from tests.e2e.test_accessibility import MODES
from tests.e2e.test_expansions import ALL
from tests.e2e.visitor import Visit, Visitor
from tests.server.room import ME, Message, Player, bot

CATALOGUES = [*Path(crenel.locales.__file__).parent.glob("en/*.ftl"), *Path("web/src").rglob("locales/**/en.ftl")]
KEYS = {
    key
    for catalogue in CATALOGUES
    for key in re.findall(r"^([a-z][\w-]*) =", catalogue.read_text("utf-8"), re.MULTILINE)
}
STEMS = {key.split("-")[0] for key in KEYS if "-" in key}


def keys_in(text: str) -> list[str]:
    """Words that look like keys of the catalogues, and variables nobody filled in. Paths of files are none."""
    words = re.findall(r"(?<![\w/-])([a-z]+)((?:-[a-z0-9_]+)+)(?![\w-])", text)
    like_keys = [stem + rest for stem, rest in words if stem in STEMS]
    return [*like_keys, *re.findall(r".{0,60}(?:\{ ?\$\w+ ?\}|\bundefined\b|\bNaN\b)", text)]


def check(visitor: Visitor, language: str) -> str:
    expect(visitor.page.locator("html")).to_have_attribute("lang", language)
    expect(visitor.page.locator("main")).not_to_have_attribute("aria-busy", "true")
    text = visitor.everything_said()
    assert keys_in(text) == []
    return text


def test_what_a_key_looks_like() -> None:
    assert keys_in("b-ask-die\nand { $name }") == ["b-ask-die", "and { $name }"]
    assert keys_in("SHA-256, czarno-biały, e-mail, docs/own-content.md") == []


@pytest.mark.parametrize("language", ["es", "pl"])
def test_every_screen(visit: Visit, finished: tuple[Player, Message], language: str) -> None:
    player, over = finished
    running = player.open(ME, bot())
    advance(player, running, 30)
    ada = visit(player).open()
    expect(ada.game()).to_be_visible()
    english = ada.everything_said()
    ada.hook("language").select_option(language)
    assert check(ada, language) != english
    look_around(ada, language, "burgundy", over)
    ada.table(running["id"])
    expect(ada.status).to_have_attribute("data-turn", "mine")
    ada.shared("[data-tile]").first.click()  # a preview, or why not
    expect(ada.bubble).to_be_visible()
    assert "Your turn" not in check(ada, language)
    ada.play_on()
    check(ada, language)
    ada.page.reload()  # the choice of language is kept
    check(ada, language)


@pytest.mark.parametrize("language", ["es", "pl"])
def test_the_wall(visit: Visit, finished_wall: tuple[Player, Message], language: str) -> None:
    player, over = finished_wall
    ada = visit(player).open()
    ada.hook("language").select_option(language)
    look_around(ada, language, "great_wall", over)
    ada.table(player.open(ME, bot(), game="great_wall")["id"])
    for _ in range(6):
        expect(ada.status).to_have_attribute("data-turn", "mine")
        assert "Your turn" not in check(ada, language)
        ada.play_on(4)


@pytest.mark.parametrize("language", ["es", "pl"])
def test_the_expansions(visit: Visit, finished: tuple[Player, Message], language: str) -> None:
    player = finished[0]
    ada = visit(player, locale=language)
    ada.table(player.open(ME, bot(), options=ALL)["id"])
    for _ in range(6):
        expect(ada.status).to_have_attribute("data-turn", "mine")
        assert "Your turn" not in check(ada, language)
        ada.play_on(4)


@pytest.mark.parametrize("language", ["es", "pl"])
@pytest.mark.parametrize("mode", MODES)
def test_teams_and_alone(visit: Visit, finished: tuple[Player, Message], mode: str, language: str) -> None:
    player = finished[0]
    seats, options = MODES[mode]
    table = player.open(*seats, options=options)
    advance(player, table, 30, can_act)
    ada = visit(player, locale=language).table(table["id"])
    for _ in range(4):
        expect(ada.status).to_have_attribute("data-turn", "mine")
        assert "Your turn" not in check(ada, language)
        ada.play_on(4)
    ada.open("/")
    advance(player, table, 100_000)
    ada.open(f"/#/t/{table['id']}")
    expect(ada.page.get_by_test_id("score-sheet")).to_be_visible()
    check(ada, language)


def look_around(ada: Visitor, language: str, game: str, over: Message) -> None:
    for path in (f"/#/new/{game}", "/#/settings", "/#/help", f"/#/glossary/{game}", f"/#/t/{over['id']}"):
        ada.open(path)
        expect(ada.page.get_by_role("heading", level=1)).to_be_visible()
        text = check(ada, language)
        assert "Your name" not in text
        assert "Final score" not in text
    ada.open(f"/#/t/{over['id']}/at/20")
    expect(ada.hook("replay-bar")).to_be_visible()
    expect(ada.page.get_by_test_id("my-board")).to_be_visible()
    check(ada, language)


def test_the_language_of_the_browser_comes_first(visit: Visit) -> None:
    for locale, language in (("pl-PL", "pl"), ("es-AR", "es"), ("fi-FI", "en")):
        visitor = visit(locale=locale).open()
        expect(visitor.game()).to_be_visible()
        check(visitor, language)
