"""Home is light: what a browser fetches for it, compressed with gzip, stays below a bound. Sizes, no times."""

import gzip

from playwright.sync_api import Response, expect

from tests.e2e.visitor import Visit

HOME = 100_000  # bytes
TABLE = 260_000


def weigh(responses: list[Response]) -> int:
    files = [each for each in responses if "/api/" not in each.url and each.ok]
    return sum(len(gzip.compress(each.body(), 9)) for each in files)


def test_home_and_a_table_are_light(visit: Visit) -> None:
    ada = visit()
    fetched: list[Response] = []

    def note(response: Response) -> None:
        fetched.append(response)

    ada.page.on("response", note)
    ada.open()
    for game in ("burgundy", "great_wall"):
        expect(ada.game(game).locator(".pieces svg").nth(12)).to_be_attached()  # the drawings have come too
    home = weigh(fetched)
    assert 0 < home < HOME, home
    # What only a game needs has not come yet, nor any language but one.
    names = [each.url for each in fetched]
    assert not any("TablePage" in name for name in names)
    ada.game().get_by_test_id("play-now").click()
    expect(ada.status).to_be_visible()
    expect(ada.page.get_by_test_id("my-board")).to_be_visible()
    assert home < weigh(fetched) < TABLE


def test_the_page_describes_itself(visit: Visit) -> None:
    ada = visit().open()
    described = ada.page.locator('meta[name="description"]').get_attribute("content")
    assert described
    assert len(described) > 50
