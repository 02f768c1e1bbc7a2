"""At a desk nothing has to be scrolled for, and nothing lies below something else, in any language."""

import pytest
from playwright.sync_api import expect

import crenel
from crenel.locales import LANGUAGES
from tests.e2e.conftest import Served, advance, can_act
from tests.e2e.visitor import Visit
from tests.server.room import ME, bot

CLIPPED = """() => {
  const page = document.scrollingElement
  const columns = [...document.querySelectorAll('main > :not(.sr)')]
    .filter((each) => each.scrollHeight > each.clientHeight + 1)
  return {
    tall: page.scrollHeight - innerHeight,
    wide: page.scrollWidth - innerWidth,
    columns: columns.map((each) => each.id || each.className),
  }
}"""


@pytest.mark.parametrize("game", crenel.games())
def test_a_table_fits_a_desk(visit: Visit, server: Served, game: str) -> None:
    player = server.guest("Ada")
    table = player.open(ME, bot(), bot(), game=game)
    assert advance(player, table, 12, can_act)
    for language in LANGUAGES:
        ada = visit(player, locale=language).table(table["id"])
        expect(ada.page.get_by_test_id("table")).to_be_visible()
        assert ada.page.evaluate(CLIPPED) == {"tall": 0, "wide": 0, "columns": []}, language
