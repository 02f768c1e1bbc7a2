"""The Castles of Burgundy with all its expansions, played by the page."""

import re

import pytest
from playwright.sync_api import expect

from crenel.games.burgundy.modules import MODULES
from tests.e2e.conftest import Served, reached
from tests.e2e.visitor import TURN, Visit, Visitor
from tests.page_texts import on_page
from tests.server.room import ME, Message, Player, bot

ALL = {module.name: True for module in MODULES if module.group == "expansions" and 2 in module.seats}
DECISIONS = 30


@pytest.fixture
def table(server: Served) -> tuple[Player, Message]:
    ada = server.guest("Ada")
    return ada, ada.open(ME, bot("greedy"), options=ALL)


def play_rounds(ada: Visitor, decisions: int) -> None:
    while decisions > 0 and ada.turn() != "over":
        ada.page.wait_for_function(f"() => {TURN}() !== 'theirs'")
        decisions -= ada.play_on(min(decisions, 5))


def test_some_rounds_with_all_of_them(visit: Visit, table: tuple[Player, Message]) -> None:
    """Decisions by clicking, from the first castle on; then everything that the modules bring lies there."""
    ada = visit(table[0]).table(table[1]["id"])
    expect(ada.shared("[data-shield]")).to_have_count(6)
    expect(ada.mine("[data-post]")).to_have_count(3)
    expect(ada.mine("[data-route]")).to_have_count(15)
    expect(ada.mine("[data-route][data-laid]")).to_have_count(0)
    play_rounds(ada, DECISIONS)
    expect(ada.mine("[data-cell][data-tile]").first).to_be_visible()
    assert ada.version() > DECISIONS


def test_a_shield_cannot_be_taken_and_the_page_says_why(visit: Visit, table: tuple[Player, Message]) -> None:
    ada = visit(table[0]).table(table[1]["id"])
    play_rounds(ada, 1)  # the first castle
    expect(ada.status).to_have_attribute("data-turn", "mine")
    ada.shared("[data-shield]:not([data-legal])").first.click()
    expect(ada.bubble.get_by_role("alert")).to_contain_text("worker")


def can_take_a_shield(state: Message) -> bool:
    return any(move["verb"] == "shield" for move in state["moves"].get("0", ()))


def test_a_shield_is_taken_and_hung_by_keyboard(visit: Visit, server: Served) -> None:
    player = server.guest("Ada")
    opened = reached(player, can_take_a_shield, options=ALL)
    with player.sit(opened) as seat:
        wanted = next(move for move in seat.state["moves"]["0"] if move["verb"] == "shield")
    ada = visit(player).table(opened["id"])
    ada.shared(f'[data-shield="{wanted["shield"]}"]').focus()
    ada.page.keyboard.press("Enter")
    expect(ada.bubble).to_contain_text(on_page("b-title-shield", shield=wanted["shield"]))
    before = ada.version()
    ada.page.keyboard.press("Enter")
    ada.settled(before)
    expect(ada.shared(f'[data-shield="{wanted["shield"]}"]')).to_have_count(0)
    castle = ada.mine('[data-tile="castle"][data-legal]')
    steps = 1
    if castle.count():  # several castles: one is chosen; a single one takes the shield at once
        steps = 2
        castle.first.focus()
        ada.page.keyboard.press("Enter")
        ada.commit()
    expect(ada.mine(f'[aria-label*="shield {wanted["shield"]}"][data-tile="castle"]')).to_have_count(1)
    for _ in range(steps):
        ada.press("undo")
    expect(ada.shared(f'[data-shield="{wanted["shield"]}"]')).to_have_count(1)


POSTS = "|".join(on_page(f"b-post-{where}") for where in ("northwest", "northeast", "south"))


def test_the_keyboard_comes_to_border_posts(visit: Visit, table: tuple[Player, Message]) -> None:
    """Each says where it stands and whether it is joined, and what posts are about."""
    ada = visit(table[0]).table(table[1]["id"])
    expect(ada.status).to_have_attribute("data-turn", "mine")
    ada.page.keyboard.press("b")
    for _ in range(3):
        ada.page.keyboard.press("Tab")
        post = ada.page.locator("#mine [data-post]:focus-visible")
        expect(post).to_have_accessible_name(re.compile(f"^({POSTS}): "))
        expect(ada.page.get_by_role("tooltip")).to_contain_text(on_page("b-tip-posts"))


def can_buy_an_inn(state: Message) -> bool:
    """And there is room for it, and none yet."""
    offered = any(move.get("tile") == "inn" and move["verb"] == "buy" for move in state["moves"].get("0", ()))
    keys = state["view"]["players"][0]["keys"]
    return offered and len(keys) < 3 and "inn" not in keys


def test_an_inn_is_bought_beside_the_black_depot(visit: Visit, server: Served) -> None:
    player = server.guest("Ada")
    opened = reached(player, can_buy_an_inn, options=ALL)
    ada = visit(player).table(opened["id"])
    ada.shared('[data-tile="inn"]').click()
    expect(ada.bubble).to_contain_text(on_page("b-title-buy", tile_object=on_page("tile-inn.object")))
    ada.commit()
    expect(ada.mine('[data-key][data-tile="inn"]')).to_have_count(1)
