"""At a desk nothing has to be scrolled for, and nothing lies below something else, in any language."""

import pytest
from playwright.sync_api import expect

import crenel
from crenel.locales import LANGUAGES
from tests.e2e.conftest import Served, advance, can_act
from tests.e2e.visitor import Visit
from tests.server.room import ME, bot

SMALL_DESKS = [(1024, 768), (1180, 820), (1280, 720), (1366, 768)]
CROWDED = {"team": True, "shields": True, "trade_routes": True, "inns": True}
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

# Columns at the side may scroll in themselves; what is asked for every turn lies on the screen, whole and on top.
HIDDEN = """() => {
  const page = document.scrollingElement
  const board = '[data-testid="wall"], [data-testid="places"], [data-duchy][role="group"], [data-depot], [data-die]'
  const seen = [...document.querySelectorAll(`${board}, #shared [data-legal], .ask [data-legal]`)]
  const boxes = seen.map((each) => [each, each.getBoundingClientRect()]).filter(([, box]) => box.width)
  const onTop = (each, { left, top, width, height }) => {
    const found = document.elementFromPoint(left + width / 2, top + height / 2)
    return found && (each.contains(found) || found.contains(each) || each.closest('[data-piece]')?.contains(found))
  }
  const out = boxes.filter(([each, box]) => box.left < 0 || box.top < 0 || box.right > innerWidth
    || box.bottom > innerHeight || (each.matches('[data-legal]') && !onTop(each, box)))
  return {
    tall: page.scrollHeight - innerHeight,
    wide: page.scrollWidth - innerWidth,
    seen: boxes.length > 0,
    out: out.map(([each]) => each.outerHTML.slice(0, 120)),
  }
}"""

STATUS = """() => document.querySelector('[data-testid="status"]').offsetHeight"""
LENGTHEN = """() => {
  const sentence = document.querySelector('[data-testid="status"] .sentence')
  while (sentence.offsetHeight < 80) sentence.append(' and more')
}"""


@pytest.mark.parametrize("game", crenel.games())
def test_a_table_fits_a_desk(visit: Visit, server: Served, game: str) -> None:
    player = server.guest("Ada")
    table = player.open(ME, bot(), bot(), game=game)
    assert advance(player, table, 12, can_act)
    for language in LANGUAGES:
        ada = visit(player, locale=language).table(table["id"])
        expect(ada.page.get_by_test_id("table")).to_be_visible()
        assert ada.drawn().page.evaluate(CLIPPED) == {"tall": 0, "wide": 0, "columns": []}, language


@pytest.mark.parametrize(
    ("game", "bots", "options"),
    [("great_wall", 3, {}), ("great_wall", 0, {}), ("burgundy", 3, CROWDED)],
)
def test_a_small_desk_shows_what_a_turn_needs(
    visit: Visit, server: Served, game: str, bots: int, options: dict[str, bool]
) -> None:
    """Also a tablet and low laptops, in the language with the longest words there."""
    player = server.guest("Ada")
    table = player.open(ME, *[bot()] * bots, game=game, options=options)
    assert advance(player, table, 8, can_act)
    ada = visit(player, locale="es").table(table["id"])
    expect(ada.page.get_by_test_id("table")).to_be_visible()
    for width, height in SMALL_DESKS:
        ada.page.set_viewport_size({"width": width, "height": height})
        found = ada.drawn().page.evaluate(HIDDEN)
        assert found == {"tall": 0, "wide": 0, "seen": True, "out": []}, (width, height)


@pytest.mark.parametrize("game", crenel.games())
def test_a_long_sentence_takes_its_room_from_the_table(visit: Visit, server: Served, game: str) -> None:
    """What may be done now is a longer list at some times than at others."""
    player = server.guest("Ada")
    table = player.open(ME, bot(), game=game)
    assert advance(player, table, 8, can_act)
    ada = visit(player).table(table["id"])
    ada.page.set_viewport_size({"width": 1024, "height": 768})
    usual = ada.drawn().page.evaluate(STATUS)
    ada.page.evaluate(LENGTHEN)
    assert ada.drawn().page.evaluate(STATUS) > usual
    assert ada.page.evaluate(HIDDEN) == {"tall": 0, "wide": 0, "seen": True, "out": []}
