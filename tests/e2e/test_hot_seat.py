"""Several people at one screen, with something to hide."""

from playwright.sync_api import expect

from tests.e2e.visitor import Visit


def test_the_screen_is_handed_over_for_secrets(visit: Visit) -> None:
    ada = visit().open("/#/new/burgundy")
    ada.hook("seat-1").select_option("me")
    ada.page.get_by_label("chosen by all at once, in secret", exact=False).check()
    ada.page.get_by_label("Your name").fill("Ada")
    ada.hook("create").click()

    for name in ("Ada 1", "Ada 2"):
        expect(ada.page.get_by_role("dialog")).to_contain_text(f"Pass the screen to {name}")
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
