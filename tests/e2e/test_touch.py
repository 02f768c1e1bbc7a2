"""On a phone, everything one taps is large enough for a finger."""

import pytest
from playwright.sync_api import expect

import crenel
from tests.e2e.conftest import Served, advance, can_act, can_take, reached
from tests.e2e.test_expansions import ALL
from tests.e2e.test_phone import FINGER, PHONE
from tests.e2e.visitor import Visit, Visitor
from tests.page_texts import on_page
from tests.server.room import ME, OPEN, Message, bot

# What a tap finds around the middle of a drawn piece: all that lies within a finger's reach belongs to it.
AROUND = """(piece, reach) => {
  piece.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
  const { left, top, width, height } = (piece.querySelector('.hit') ?? piece).getBoundingClientRect()
  const [x, y] = [left + width / 2, top + height / 2]
  return [[0, 0], [-reach, 0], [reach, 0], [0, -reach], [0, reach]].filter(([across, down]) => {
    return document.elementFromPoint(x + across, y + down)?.closest('[role="button"]') !== piece
  })
}"""
SHIELD = 32  # two of them beside four tiles have no more room
# Visible controls with their size. What stands in a label is tapped through the label.
CONTROLS = """() => {
  const all = 'button, a[href], select, input, summary, label:has(input), [role="button"]'
  const tapped = (each) => !each.disabled && !each.closest('.sr, [inert]')
    && !(each.matches('input') && each.closest('label')) && !(each.matches('a') && each.closest('p'))
  return [...document.querySelectorAll(all)].filter(tapped).map((each) => {
    const { width, height } = each.getBoundingClientRect()
    return { width, height, shield: each.dataset.shield !== undefined, name: each.outerHTML.slice(0, 160) }
  }).filter(({ width }) => width > 2)
}"""


def too_small(visitor: Visitor) -> list[str]:
    controls = visitor.page.evaluate(CONTROLS)
    assert controls
    small = []
    for each in controls:
        if not each["shield"] and min(each["width"], each["height"]) < FINGER - 0.5:
            small.append(each["name"])
    return small


def can_move_on(state: Message) -> bool:
    """A clerk who stands somewhere may go elsewhere."""
    return any(move["verb"] == "clerk" and move["from"] for move in state["moves"].get("0", ()))


def test_a_clerk_who_may_move_on_is_large_enough(visit: Visit, server: Served) -> None:
    player = server.guest("Ada")
    table = reached(player, can_move_on, game="great_wall")
    ada = visit(player, **PHONE)
    ada.table(table["id"])
    expect(ada.page.locator("[data-clerk]").first).to_be_visible()
    assert too_small(ada) == []


@pytest.mark.parametrize("game", crenel.games())
def test_controls_are_large_enough(visit: Visit, server: Served, request: pytest.FixtureRequest, game: str) -> None:
    player, table = request.getfixturevalue("finished" if game == "burgundy" else "finished_wall")
    running = player.open(ME, bot(), game=game)
    advance(player, running, 30, can_act)
    ada = visit(player, **PHONE)
    room = player.open(ME, OPEN, game=game)
    end = f"/#/t/{table['id']}"
    for path in ("/", f"/#/new/{game}", "/#/settings", "/#/help", f"/#/glossary/{game}", f"/#/t/{room['id']}", end):
        ada.open(path)
        expect(ada.page.get_by_role("heading", level=1)).to_have_count(1)
        assert too_small(ada) == [], path
    ada.open(f"{end}/at/40")
    expect(ada.page.get_by_test_id("replay-n")).to_contain_text("40 / ")
    assert too_small(ada) == []
    ada.table(running["id"])
    expect(ada.status).to_have_attribute("data-turn", "mine")
    assert too_small(ada) == []
    for tab in ada.page.locator("nav [data-tab]").all():
        tab.tap()
        assert too_small(ada) == [], tab.get_attribute("data-tab")
    ada.hook("menu").tap()
    assert too_small(ada) == []
    ada.hook("score-now-menu").tap()
    expect(ada.hook("score-now")).to_be_visible()
    assert too_small(ada) == []


@pytest.mark.parametrize(("bots", "options"), [(1, {}), (3, {}), (1, ALL), (2, ALL), (3, ALL)])
def test_pieces_in_the_depots_are_apart(visit: Visit, server: Served, bots: int, options: dict[str, bool]) -> None:
    """With two to four players: the more of them, the more tiles lie in a depot."""
    player = server.guest("Ada")
    table = player.open(ME, *[bot()] * bots, options=options)
    assert advance(player, table, 1, can_take)
    ada = visit(player, **PHONE).table(table["id"])
    expect(ada.shared("[data-depot] [data-tile]").first).to_be_visible()
    for what, size in (("[data-tile]", FINGER), ("[data-shield]", SHIELD)):
        for piece in ada.shared(f"[data-depot] {what}").all():
            missed = piece.evaluate(f"(piece) => ({AROUND})(piece, {size // 2 - 1})")
            assert missed == [], piece.get_attribute("aria-label")


def test_a_long_press_explains_and_picks_nothing(visit: Visit, server: Served) -> None:
    player = server.guest("Ada")
    table = player.open(ME, bot())
    assert advance(player, table, 1, can_take)
    ada = visit(player, **PHONE).table(table["id"])
    piece = ada.mine("[data-cell]").first
    box = piece.bounding_box()
    assert box
    finger = ada.context.new_cdp_session(ada.page)
    at = [{"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}]
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": at})
    tip = ada.page.get_by_role("tooltip")
    expect(tip).to_be_visible()
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    tip.get_by_role("button", name=on_page("tip-close")).tap()  # it stays until it is closed
    expect(tip).to_have_count(0)
    expect(ada.bubble).to_have_count(0)
    piece.tap()  # a tap is a tap again
    expect(ada.bubble).to_be_visible()


def test_a_covered_hex_says_what_lies_there(visit: Visit, server: Served) -> None:
    """And with a stored tile in hand, that there is no room."""
    player = server.guest("Ada")
    table = reached(player, lambda state: any(move["verb"] == "place" for move in state["moves"].get("0", ())))
    ada = visit(player, **PHONE).table(table["id"])
    castle = ada.mine("[data-cell][data-tile]:not([data-legal])").first
    castle.tap()
    tip = ada.page.get_by_role("tooltip")
    expect(tip).to_be_visible()
    ada.mine("[data-key][data-legal]").first.tap()
    expect(tip).to_have_count(0)
    castle.tap()
    expect(ada.bubble).to_contain_text(on_page("hex-taken", cell="", tile="").split("(")[0].strip())
