"""Several people at one screen, with something to hide."""

import re

from playwright.sync_api import expect

from tests.e2e.visitor import Visit
from tests.page_texts import on_page


def test_the_screen_is_handed_over_for_secrets(visit: Visit) -> None:
    ada = visit().open("/#/new/burgundy")
    ada.hook("seat-1").select_option("me")
    ada.hook("more-options").locator("summary").first.click()
    ada.page.get_by_label(on_page("setting-castle-secret"), exact=False).check()
    ada.page.get_by_label(on_page("your-name")).fill("Ada")
    ada.hook("create").click()

    for name in ("Ada 1", "Ada 2"):
        expect(ada.page.get_by_role("dialog")).to_contain_text(on_page("handover", who=name))
        ada.hook("handover").click()
        expect(ada.page.get_by_role("dialog")).to_have_count(0)
        expect(ada.status).to_contain_text(name)
        # Nothing of what the other one chose can be seen.
        expect(ada.mine('[data-tile="castle"]')).to_have_count(0)
        assert " castle on " not in ada.page.get_by_test_id("log").inner_text()
        ada.mine("[data-cell][data-legal]").nth(1).click()
        ada.commit()

    expect(ada.mine('[data-tile="castle"]')).to_have_count(1)
    expect(ada.page.get_by_test_id("log")).to_contain_text("castle on")
    expect(ada.page.get_by_role("dialog")).to_have_count(0)
    # From here on all is open: the turns follow one another without a word.
    expect(ada.dice()).to_have_count(2)
    names = []
    for _ in range(2):
        names.append(ada.status.locator("b").inner_text())
        while ada.hook("end-turn").get_attribute("aria-disabled") == "true":
            ada.play_on(1)
        ada.press("end-turn")
    assert sorted(names) == ["Ada 1:", "Ada 2:"]


def test_those_at_one_screen_have_names(visit: Visit) -> None:
    ada = visit().open("/#/new/burgundy")
    expect(ada.hook("name-0")).to_have_count(0)
    ada.hook("seat-1").select_option("me")
    ada.hook("name-0").fill("Ada")
    ada.hook("name-1").fill("Grace")
    ada.hook("create").click()
    first = ada.status.locator("b")
    expect(first).to_have_text(re.compile("^(Ada|Grace):$"))
    other = "Grace" if first.inner_text() == "Ada:" else "Ada"
    expect(ada.page.get_by_test_id(re.compile("^rival-"))).to_contain_text(other)
