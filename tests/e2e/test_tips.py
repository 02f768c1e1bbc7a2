"""Tooltips stay out of the way: they cover no target, take no click, and none opens under a pointer that rests."""

import pytest
from playwright.sync_api import ElementHandle, ViewportSize, expect

import crenel
from tests.e2e.conftest import DESK, SMALL_DESK, Served
from tests.e2e.seeded import seeded_table
from tests.e2e.visitor import Visit, Visitor

HOVER = 900  # milliseconds, three times as long as a tooltip waits
COVERED = """() => {
  const tip = document.querySelector('[role="tooltip"]')
  if (!tip || getComputedStyle(tip).opacity === '0') return []
  const box = tip.getBoundingClientRect()
  return [...document.querySelectorAll('[data-legal]')].filter((each) => {
    const other = each.getBoundingClientRect()
    return other.width && box.left < other.right - 1 && box.right > other.left + 1
      && box.top < other.bottom - 1 && box.bottom > other.top + 1
  }).map((each) => each.outerHTML.slice(0, 100))
}"""


# A button of the same size and place as the tooltip.
BELOW = """() => {
  const { left, top, width, height } = document.querySelector('[role="tooltip"]').getBoundingClientRect()
  const each = document.createElement('button')
  each.id = 'below'
  each.style.position = 'fixed'
  for (const [side, by] of Object.entries({ left, top, width, height })) each.style[side] = `${by}px`
  %s
  document.querySelector('main').append(each)
}"""


def put_below(ada: Visitor, what: str) -> None:
    ada.page.evaluate(BELOW % what)


# The table's seed, how far it has come, and the screen.
POSITIONS = [(1, 8, DESK), (2, 60, SMALL_DESK), (3, 160, DESK), (4, 60, SMALL_DESK)]


def at_table(visit: Visit, server: Served, game: str, seed: int = 1, decisions: int = 14, **more: object) -> Visitor:
    player = server.guest("Ada")
    table = seeded_table(server, player, game, seed, decisions)
    ada = visit(player, **more).table(table["id"])
    expect(ada.status).to_have_attribute("data-turn", "mine")
    return ada.drawn()


@pytest.mark.parametrize(("seed", "decisions", "size"), POSITIONS, ids=str)
@pytest.mark.parametrize("game", crenel.games())
def test_a_tooltip_covers_no_target(
    visit: Visit, server: Served, game: str, seed: int, decisions: int, size: ViewportSize
) -> None:
    ada = at_table(visit, server, game, seed, decisions, viewport=size)
    shown = 0
    targets = ada.page.locator("main [data-legal]").filter(visible=True).all()
    others = ada.page.locator("main [data-card], main [data-tile]").filter(visible=True).all()
    for piece in targets[:6] + others[:: max(1, len(others) // 4)]:
        ada.page.mouse.move(2, 2)
        piece.hover(force=True)
        ada.page.wait_for_timeout(HOVER)
        assert ada.page.evaluate(COVERED) == []
        shown += ada.page.get_by_role("tooltip").count()
    assert shown


def test_a_tooltip_gives_way_to_targets_that_come_later(visit: Visit, server: Served) -> None:
    ada = at_table(visit, server, "burgundy")
    ada.mine("[data-cell]").first.hover(force=True)
    tip = ada.page.get_by_role("tooltip")
    expect(tip).to_be_visible()
    put_below(ada, "each.dataset.legal = ''")
    ada.drawn()
    assert ada.page.evaluate(COVERED) == []


def telling(ada: Visitor) -> ElementHandle:
    """A piece that has something to tell, and the pointer elsewhere again."""
    for piece in ada.page.locator("main button, main [data-cell]").filter(visible=True).all():
        piece.hover(force=True)
        ada.page.wait_for_timeout(HOVER)
        found = ada.page.get_by_role("tooltip").count()
        ada.page.mouse.move(2, 2)
        expect(ada.page.get_by_role("tooltip")).to_have_count(0)
        if found:
            return piece.element_handle()
    raise AssertionError("no piece has a tooltip")


@pytest.mark.parametrize("game", crenel.games())
def test_none_opens_under_a_pointer_that_rests(visit: Visit, server: Served, game: str) -> None:
    ada = at_table(visit, server, game)
    tip = ada.page.get_by_role("tooltip")
    piece = telling(ada)
    box = piece.bounding_box()
    assert box
    # A key is pressed while the pointer rests where the piece then appears.
    piece.evaluate("(each) => { each.style.visibility = 'hidden' }")
    ada.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    ada.page.keyboard.press("Shift")
    expect(tip).to_have_count(0)
    piece.evaluate("(each) => { each.style.visibility = '' }")
    ada.page.wait_for_timeout(HOVER)
    expect(tip).to_have_count(0)
    # Once it moves, the piece speaks.
    for by in (1, 3, 6):
        ada.page.mouse.move(box["x"] + box["width"] / 2 + by, box["y"] + box["height"] / 2)
    expect(tip).to_have_count(1)


def test_a_click_on_a_tooltip_reaches_what_lies_below(visit: Visit, server: Served) -> None:
    ada = at_table(visit, server, "burgundy")
    ada.mine("[data-cell]").first.hover(force=True)
    tip = ada.page.get_by_role("tooltip")
    expect(tip).to_be_visible()
    put_below(ada, "each.onclick = () => { each.textContent = 'heard' }")
    tip.click(position={"x": 30, "y": 60})
    expect(ada.page.locator("#below")).to_have_text("heard")
    expect(tip).to_have_count(0)


# Tracks and numbers of Burgundy, and whether what they tell names a page of the rules.
FACTS = [
    ('#shared [data-phase="B"]', True),
    ('#shared [data-round="3"]', True),
    ('#shared [data-testid="bridge"]', True),
    ('#shared [data-testid="goods-die"]', True),
    ('#mine [data-supply="storage"]', True),
    ('#mine [data-supply="worker"]', True),
    ('#mine [data-supply="silver"]', True),
    ('#mine [data-supply="sold"]', True),
    ('[data-testid="my-points"]', False),
    ('[data-testid="rival-1"] [data-supply="points"]', False),
    ('[data-testid="rival-1"] [data-supply="worker"]', True),
    ('[data-testid="rival-1"] [data-supply="silver"]', True),
    ('[data-testid="rival-1"] [data-supply="sold"]', True),
    ('[data-testid="rival-1"] [data-supply="filled"]', False),
    ('[data-testid="rival-1"] [data-supply="storage"]', True),
]


@pytest.mark.parametrize("size", [DESK, SMALL_DESK], ids=lambda size: str(size["width"]))
def test_the_tracks_and_numbers_of_burgundy_say_what_they_are(visit: Visit, server: Served, size: ViewportSize) -> None:
    ada = at_table(visit, server, "burgundy", seed=2, decisions=60, viewport=size)
    tip = ada.page.get_by_role("tooltip")
    for place, paged in FACTS:
        ada.page.mouse.move(2, 2)
        expect(tip).to_have_count(0)
        ada.page.locator(place).filter(visible=True).first.hover()
        expect(tip, place).to_have_count(1)
        expect(tip.get_by_role("heading")).not_to_be_empty()
        expect(tip.get_by_test_id("tip-page")).to_have_count(int(paged))
