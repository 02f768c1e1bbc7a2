"""A game of The Great Wall together: the team's line, requests that are agreed to or refused, its end; and pointing at
things, which is for all tables.
"""

from collections.abc import Callable
from functools import cache
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

import crenel
from crenel.games.great_wall.modules.coop.cards import OF_RESOURCE
from crenel.games.great_wall.modules.coop.demands import can_give
from crenel.games.great_wall.modules.coop.part import coop_of
from crenel.games.great_wall.modules.coop.requests import Consent
from crenel.games.great_wall.state import GreatWall
from crenel.kernel.state import BIT
from tests.e2e.conftest import Served
from tests.e2e.seeded import seeded_table
from tests.e2e.test_accessibility import inspect
from tests.e2e.test_layout import HIDDEN
from tests.e2e.test_phone import FINGER, PHONE
from tests.e2e.test_wall_moments import DESKS, FITS
from tests.e2e.visitor import Visit, Visitor
from tests.server.room import ME, OPEN, Message, Player, Seat, over
from tests.server.test_tables import join, token

SEEDS = range(1, 60)
TOGETHER: Message = {"coop": True}
Asked = Callable[..., tuple[Message, list[Player], Visitor, Visitor]]


def asks_us_both(state: crenel.State) -> bool:
    """A request that all can pay at once is proposed: the bot has agreed, Ada is asked, and after her Bob."""
    assert isinstance(state, GreatWall)
    if list(state.actors) != [0] or not isinstance(state.stack[-1], Consent):
        return False
    part = coop_of(state)
    lines = part.request_in(part.slot).lines
    payable = all(line.kind == OF_RESOURCE and can_give(state, seat, line) for line in lines for seat in (0, 1))
    return payable and part.agreed == BIT[2]


@cache  # one function for each reason, so that its games are played once
def has_ended(reason: str) -> Callable[[crenel.State], bool]:
    return lambda state: state.over and any(event.get("reason") == reason for event in state.events)


def found_table(server: Served, ada: Player, ready: Callable[[crenel.State], bool], **more: Player) -> Message:
    """The first of some games of bots that comes to it."""
    for seed in SEEDS:
        try:
            return seeded_table(server, ada, "great_wall", seed, ready=ready, options=TOGETHER, bot="greedy", **more)
        except AssertionError:
            continue
    raise AssertionError("none of the games came to it")


@pytest.fixture
def asked(server: Served, visit: Visit) -> Asked:
    """Both at a table that asks them for a request."""

    def sit(**more: object) -> tuple[Message, list[Player], Visitor, Visitor]:
        people = [server.guest("Ada"), server.guest("Bob")]
        table = found_table(server, people[0], asks_us_both, friend=people[1])
        ada, bob = (visit(player, **more).table(table["id"]) for player in people)
        return table, people, ada, bob

    return sit


def proposed(visitor: Visitor) -> Locator:
    """The request that is talked about, on the desk."""
    return visitor.hook("decision").locator("article:has([data-word='pays'])")


def fulfilled(visitor: Visitor) -> int:
    said = visitor.page.locator("[data-testid='team-line'], [data-testid='team-top']").filter(visible=True)
    return int(said.first.inner_text().split()[0])


def since(version: int) -> Callable[[Message], bool]:
    return lambda state: bool(state["v"] >= version)


def play_to_the_end(table: Message, people: list[Player]) -> None:
    """Without a browser: each makes the first legal decision, as long as there is one."""
    seats: list[Seat] = [player.sit(table) for player in people]
    newest = 0
    while not over(seats[0].state):
        acted = False
        for number, seat in enumerate(seats):
            seat.until(since(newest))
            if seat.moves(number):
                answer = seat.try_act(seat.moves(number)[0], number)
                newest = max(newest, answer.get("v", 0))
                acted = True
        if not acted and not over(seats[0].state):
            seats[0].wait("state")
            newest = seats[0].state["v"]
    for seat in seats:
        seat.close()


@pytest.mark.parametrize("phone", [False, True])
def test_all_agree_and_the_request_is_fulfilled(asked: Asked, phone: bool) -> None:
    _, _, ada, bob = asked(**(PHONE if phone else {}))
    before = fulfilled(ada)
    expect(proposed(ada).locator("[data-seat='0']")).to_have_attribute("data-word", "asked")
    expect(proposed(bob).locator("[data-seat='0']")).to_have_attribute("data-word", "asked")
    expect(proposed(bob).locator("[data-move]")).to_have_count(0)
    proposed(ada).locator("[data-move='agree']").click()
    expect(proposed(ada).locator("[data-seat='0']")).to_have_attribute("data-word", "pays")
    proposed(bob).locator("[data-move='agree']").click()
    for visitor in (ada, bob):
        line = visitor.page.get_by_test_id("team-top" if phone else "team-line")
        expect(line).to_contain_text(f"{before + 1} of 7 requests")


def test_one_refuses_and_they_play_to_the_end(asked: Asked, axe: Path) -> None:
    table, people, ada, bob = asked()
    before = fulfilled(ada)
    name = proposed(ada).get_attribute("aria-label")
    proposed(ada).locator("[data-move='agree']").click()
    proposed(bob).locator("[data-move='refuse']").click()
    expect(ada.page.get_by_test_id("log")).to_contain_text(f"Bob refuses the request “{name}”")
    expect(ada.hook("team-line")).to_contain_text(f"{before} of 7 requests")
    play_to_the_end(table, people)
    ada.context.add_init_script(path=axe)
    ada.page.reload()
    close = ada.page.get_by_test_id("winter-close").or_(ada.page.get_by_test_id("score-sheet"))
    expect(close.first).to_be_visible()
    if ada.page.get_by_test_id("winter-close").count():
        ada.page.get_by_test_id("winter-close").click()
    expect(ada.page.get_by_test_id("deeds").locator("tbody tr")).to_have_count(3)
    inspect(ada)


@pytest.mark.parametrize("reason", ["requests", "disgrace"])
@pytest.mark.parametrize("phone", [False, True])
def test_the_end_says_why_and_how_near_it_was(
    visit: Visit, server: Served, axe: Path, reason: str, phone: bool
) -> None:
    player = server.guest("Ada")
    table = found_table(server, player, has_ended(reason))
    ada = visit(player, **(PHONE if phone else {}), color_scheme="dark" if phone else "light")
    ada.context.add_init_script(path=axe)
    ada.open(f"/#/t/{table['id']}")
    sheet = ada.page.get_by_test_id("score-sheet")
    expect(sheet).to_have_attribute("data-reason", reason)
    expect(sheet).to_have_attribute("data-won", "true" if reason == "requests" else "false")
    expect(ada.page.get_by_test_id("end-line")).to_contain_text("of 7 requests, shame")
    expect(ada.page.get_by_test_id("near").locator("li")).to_have_count(3)
    inspect(ada)


def test_the_desk_of_requests_fits(asked: Asked, axe: Path) -> None:
    _, _, ada, _ = asked()
    for width, height in DESKS:
        ada.page.set_viewport_size({"width": width, "height": height})
        ada.drawn()
        assert ada.page.evaluate(HIDDEN) == FITS, (width, height)
    ada.context.add_init_script(path=axe)
    ada.page.reload()
    expect(proposed(ada)).to_be_visible()
    inspect(ada)


def test_open_hands_are_seen(visit: Visit, server: Served) -> None:
    for options, count in (({"coop": True, "open_hands": True}, 1), (TOGETHER, 0)):
        player = server.guest("Ada")
        table = seeded_table(server, player, "great_wall", 3, 60, options=options, bot="greedy")
        ada = visit(player).table(table["id"])
        expect(ada.page.get_by_test_id("rival-1")).to_be_visible()
        expect(ada.page.get_by_test_id("open-hand-1")).to_have_count(count)


# ---------------------------------------------------------------- pointing at things


@pytest.fixture
def two(server: Served, visit: Visit) -> tuple[Visitor, Visitor]:
    host, friend = server.guest("Ada"), server.guest("Bob")
    table = host.open(ME, OPEN)
    join(friend, table, invite=token(table, 1))
    return visit(host).table(table["id"]), visit(friend).table(table["id"])


def test_a_signal_by_keys_is_seen_told_and_kept(two: tuple[Visitor, Visitor], axe: Path) -> None:
    ada, bob = two
    ada.page.locator("[data-piece^='depot-3-']").first.focus()
    ada.page.keyboard.press("g")
    expect(ada.hook("point-menu")).to_be_visible()
    ada.page.keyboard.press("w")
    expect(ada.page.get_by_test_id("point-menu")).to_have_count(0)
    for visitor in (ada, bob):
        pill = visitor.hook("pointed")
        expect(pill).to_have_attribute("data-kind", "will")
        expect(pill).to_contain_text("I will")
        expect(visitor.page.get_by_test_id("point-said")).to_have_text("Ada: I will: depot 3")
    bob.hook("chat-tab").click()
    line = bob.page.locator("[data-point-line='will']")
    expect(line).to_contain_text("I will: depot 3")
    expect(bob.page.get_by_test_id("pointed")).to_have_count(0)  # after some seconds
    line.click()
    expect(bob.hook("pointed")).to_be_visible()


def test_a_signal_first_and_the_piece_after_it(two: tuple[Visitor, Visitor]) -> None:
    ada, bob = two
    ada.hook("chat-tab").click()
    ada.page.locator("[data-arm='please']").click()
    expect(ada.hook("point-strip")).to_be_visible()
    version = ada.version()
    ada.page.locator("[data-piece^='depot-2-']").first.click()
    expect(bob.hook("pointed")).to_have_attribute("data-kind", "please")
    expect(ada.page.get_by_test_id("point-strip")).to_have_count(0)
    expect(ada.bubble).to_have_count(0)
    assert ada.version() == version
    ada.page.locator("[data-piece^='depot-4-']").first.click(button="right")
    ada.hook("point-menu").locator("[data-point='look']").click()
    expect(bob.page.locator("[data-testid='pointed'][data-kind='look']")).to_be_visible()


def test_the_menu_of_signals_by_keys_alone(two: tuple[Visitor, Visitor], axe: Path) -> None:
    ada, _ = two
    ada.context.add_init_script(path=axe)
    ada.page.reload()
    piece, menu = (
        ada.page.locator("[data-piece^='depot-3-'][tabindex='0']").first,
        ada.page.get_by_test_id("point-menu"),
    )
    kinds = [menu.locator(f"[data-point='{kind}']") for kind in ("look", "will", "please")]
    piece.focus()
    ada.page.keyboard.press("g")
    for key, at in (("ArrowDown", 1), ("ArrowDown", 2), ("ArrowDown", 0), ("ArrowUp", 2)):
        ada.page.keyboard.press(key)
        expect(kinds[at]).to_be_focused()
    inspect(ada)
    ada.page.keyboard.press("Escape")
    expect(menu).to_have_count(0)
    expect(piece).to_be_focused()
    ada.page.keyboard.press("g")
    expect(kinds[0]).to_be_focused()
    ada.page.keyboard.press("Shift+Tab")  # away from the piece, not from the end of the page
    expect(menu).to_have_count(0)
    assert ada.page.evaluate("document.activeElement.closest('main') !== null")


def test_a_long_press_on_a_phone_has_the_signals(server: Served, visit: Visit) -> None:
    host, friend = server.guest("Ada"), server.guest("Bob")
    table = host.open(ME, OPEN)
    join(friend, table, invite=token(table, 1))
    ada, bob = visit(host, **PHONE).table(table["id"]), visit(friend).table(table["id"])
    piece = ada.page.locator("main [data-piece^='depot-3-']").first
    piece.dispatch_event("pointerdown", {"pointerType": "touch"})
    actions = ada.hook("tip-actions")
    expect(actions.get_by_role("button")).to_have_count(3)
    small = [button.bounding_box() for button in actions.get_by_role("button").all()]
    assert all(box and min(box["width"], box["height"]) >= FINGER for box in small), small
    actions.locator("[data-point='please']").tap()
    expect(bob.page.get_by_test_id("point-said")).to_have_text("Ada: please: depot 3")
    expect(ada.page.get_by_test_id("tip-actions")).to_have_count(0)


def test_whoever_does_not_want_signals_only_reads_them(two: tuple[Visitor, Visitor]) -> None:
    ada, bob = two
    bob.page.evaluate("() => localStorage.setItem('crenel.settings', JSON.stringify({ pointing: false }))")
    bob.page.reload()
    expect(bob.status).to_be_visible()
    ada.page.locator("[data-piece^='depot-3-']").first.focus()
    ada.page.keyboard.press("g")
    ada.page.keyboard.press("l")
    expect(bob.hook("chat-tab")).to_contain_text("1")
    expect(bob.page.get_by_test_id("pointed")).to_have_count(0)
