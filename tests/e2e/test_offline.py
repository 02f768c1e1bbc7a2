"""The page without its server: what can be read, what says that it cannot, and how it comes back by itself. And how a
newer build takes over."""

import re
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

import crenel
from crenel.locales import LANGUAGES
from tests.e2e.conftest import Served
from tests.e2e.visitor import Visit, Visitor
from tests.page_texts import on_page
from tests.server.room import ME, bot, eventually

LESSON = "burgundy-first-game"
KEPT = """async () => {
  const found = []
  for (const name of await caches.keys())
    for (const { url } of await (await caches.open(name)).keys()) found.push(new URL(url).pathname)
  return found
}"""
CONTROLLED = "() => navigator.serviceWorker.controller !== null"


@pytest.fixture
def own(page_folder: Path, tmp_path: Path) -> Iterator[Served]:
    served = Served(tmp_path, page_folder)
    yield served
    if served.process.poll() is None:
        served.stop()


def rules(language: str) -> list[str]:
    return [f"/api/games/{game}/rules/{language}" for game in crenel.games()]


def wait_for_kept(visitor: Visitor, *paths: str) -> None:
    eventually(lambda: set(paths) <= set(visitor.page.evaluate(KEPT)), "kept by the service worker")


def with_worker(visit: Visit, served: Served, **more: object) -> Visitor:
    """Somebody whose service worker has kept what there is to read."""
    player = served.guest("Ada")
    player.open(ME, bot())
    ada = visit(player, served.url, service_workers="allow", **more).open()
    ada.page.wait_for_function(CONTROLLED)
    language = str(ada.page.evaluate("() => document.documentElement.lang"))
    wait_for_kept(ada, *rules(language), "/api/games", "/api/lessons")
    return ada


def test_without_the_server_one_reads_and_with_it_one_plays_again(visit: Visit, own: Served) -> None:
    ada = with_worker(visit, own)
    expect(ada.hook("offline")).to_have_count(0)
    kept = ada.page.evaluate(KEPT)
    assert not [path for path in kept if re.match("/api/(me|tables|notices|absences|health)", path)], "it is personal"

    own.stop()
    ada.cut_off = True
    ada.page.reload()
    expect(ada.hook("offline")).to_contain_text(on_page("offline-text"))
    expect(ada.game().get_by_test_id("play-now")).to_be_disabled()
    expect(ada.page.locator(f'[data-lesson="{LESSON}"]').last).to_be_disabled()
    ada.page.locator(f'[data-read="{LESSON}"]').click()
    expect(ada.hook("lesson-texts")).to_contain_text("You rule a duchy of 37 hexes.")
    for game in crenel.games():
        ada.open(f"/#/rules/{game}")
        expect(ada.page.get_by_test_id("rules-contents").locator("li").nth(5)).to_be_visible()
        ada.open(f"/#/glossary/{game}")
        expect(ada.page.get_by_role("heading", level=1)).to_be_visible()
    ada.open("/#/new/burgundy")
    expect(ada.page.get_by_text(on_page("unreached-text"))).to_be_visible()

    own.start()
    expect(ada.hook("create")).to_be_visible()
    expect(ada.hook("offline")).to_have_count(0)
    ada.open("/")
    expect(ada.page.get_by_role("heading", name=on_page("my-tables"))).to_be_visible()
    ada.game().get_by_test_id("play-now").click()
    expect(ada.status).to_be_visible()


def test_the_page_notices_that_the_server_has_gone_and_is_back(visit: Visit, own: Served) -> None:
    """Without a reload, and in the language that was chosen since."""
    ada = with_worker(visit, own)
    ada.page.get_by_test_id("language").select_option("pl")
    wait_for_kept(ada, *rules("pl"))
    own.stop()
    ada.cut_off = True
    ada.page.locator('a[href="#/rules/burgundy"]').first.click()
    expect(ada.page.get_by_role("heading", level=1)).to_contain_text("Zasady")
    ada.page.locator(".brand").click()
    expect(ada.hook("offline")).to_be_visible()
    own.start()
    expect(ada.hook("offline")).to_have_count(0)
    expect(ada.game().get_by_test_id("play-now")).to_be_enabled()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_is_read_offline(visit: Visit, server: Served, language: str) -> None:
    """By a browser that has lost its network."""
    ada = with_worker(visit, server, locale=language)
    ada.cut_off = True
    ada.context.set_offline(True)
    ada.page.reload()
    expect(ada.hook("offline")).to_be_visible()
    ada.open("/#/rules/great_wall")
    assert ada.page.get_by_test_id("rules-contents").locator("li").count() > 5
    ada.context.set_offline(False)
    expect(ada.hook("offline")).to_have_count(0)


def newer(page: Path) -> None:
    """Make a build that differs in its version and in a word of its page."""
    for name in ("worker.js", "index.html"):
        for packed in (page / f"{name}.gz", page / f"{name}.br"):
            packed.unlink(missing_ok=True)
    worker = page / "worker.js"
    worker.write_text(re.sub(r'"version":"\w+"', '"version":"newer"', worker.read_text("utf-8")), "utf-8")
    index = page / "index.html"
    index.write_text(index.read_text("utf-8").replace("<html", '<html data-build="newer"'), "utf-8")


def test_a_newer_build_takes_over_at_the_next_screen_and_says_so(
    visit: Visit, page_folder: Path, tmp_path: Path
) -> None:
    page = tmp_path / "page"
    shutil.copytree(page_folder, page)
    (tmp_path / "store").mkdir()
    served = Served(tmp_path / "store", page)
    try:
        ada = with_worker(visit, served)
        html = ada.page.locator("html")
        expect(html).not_to_have_attribute("data-build", "newer")
        newer(page)
        ada.page.evaluate("async () => void (await (await navigator.serviceWorker.getRegistration()).update())")
        expect(ada.hook("build-fresh")).to_be_visible()
        expect(html).not_to_have_attribute("data-build", "newer")
        ada.page.get_by_role("link", name=on_page("help")).click()
        expect(html).to_have_attribute("data-build", "newer")
        expect(ada.hook("build-updated")).to_be_visible()
        expect(ada.page.get_by_role("heading", name=on_page("help"), level=1)).to_be_visible()
        assert len(ada.page.evaluate("() => caches.keys()")) == 2, "the older one, for windows that still show it"

        ada.cut_off = True  # and offline it is the newer one, too
        served.stop()
        ada.page.reload()
        expect(html).to_have_attribute("data-build", "newer")
        expect(ada.page.get_by_role("heading", name=on_page("help"), level=1)).to_be_visible()
    finally:
        if served.process.poll() is None:
            served.stop()


def test_the_page_can_be_installed(visit: Visit, page_folder: Path) -> None:
    """What browsers ask for: a manifest with a name, a start, a display and icons that are what they say."""
    ada = visit().open()
    manifest = ada.page.evaluate("async () => (await fetch(document.querySelector('link[rel=manifest]').href)).json()")
    assert (manifest["name"], manifest["start_url"], manifest["display"]) == ("Crenel", "/", "standalone")
    sizes = "async (path) => { const image = new Image(); image.src = path; await image.decode(); return image.width }"
    purposes = set()
    for icon in manifest["icons"]:
        purposes.add(icon.get("purpose", "any"))
        if icon["sizes"] != "any":
            assert ada.page.evaluate(sizes, icon["src"]) == int(icon["sizes"].split("x")[0])
    assert purposes == {"any", "maskable"}
    session = ada.context.new_cdp_session(ada.page)
    assert session.send("Page.getAppManifest")["errors"] == []
    assert session.send("Page.getInstallabilityErrors")["installabilityErrors"] == []
